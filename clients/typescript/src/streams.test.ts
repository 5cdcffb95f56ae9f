import { afterEach, describe, expect, it } from '@jest/globals';
import { until } from '../../../tests/harness/http.ts';
import {
  type Answer,
  eventStream,
  hangUp,
  json,
  type ScriptedServer,
  startScriptedServer,
} from '../../../tests/harness/scripted-server.ts';
import { Saju } from './index.ts';

const BODY = { profile_id: 'prf_1', type: 'daily' } as const;

const character = block('call_1.character', 'character', { title: '바위산' });
const tendency = block('call_1.character+tendency', 'tendency', { summary: '신중한 편' });
const complete = block('call_1.character+tendency+complete', 'complete', { cached: false, cost: 0.013 });
/** A reconnection without a pause. */
const AT_ONCE = 'retry: 0\n';

describe('a stream', () => {
  let server: ScriptedServer | null = null;

  afterEach(async () => {
    await server?.close();
    server = null;
  });

  async function clientOf(answers: readonly Answer[]) {
    const started = await startScriptedServer(answers);
    server = started;
    return { started, saju: new Saju({ apiKey: 'bs_test_x', baseUrl: started.url }) };
  }

  it('gives its events to the last one, then ends', async () => {
    const { started, saju } = await clientOf([
      eventStream(`: connected\n\n${character}${tendency}${complete}`, 'open'),
    ]);
    const events = await all(saju.fortunes.stream(BODY));
    expect(events.map(({ event }) => event)).toEqual(['character', 'tendency', 'complete']);
    expect(events[0]).toEqual({ event: 'character', id: 'call_1.character', data: { title: '바위산' } });
    expect(started.requests).toHaveLength(1);
    expect(started.requests[0]).toMatchObject({ method: 'POST', body: JSON.stringify(BODY) });
    expect(started.requests[0]?.headers).toMatchObject({ accept: 'text/event-stream', 'x-api-key': 'bs_test_x' });
    expect(started.requests[0]?.headers['last-event-id']).toBeUndefined();
    await until('the connection is closed', async () => started.connections === 0);
  });

  it('loses and repeats nothing wherever its bytes are cut, inside Hangul too', async () => {
    const whole = Buffer.from(`${AT_ONCE}\n${character}${tendency}${complete}`);
    const boundaries = [character, tendency, complete].map((_each, index, blocks) =>
      Buffer.byteLength(`${AT_ONCE}\n${blocks.slice(0, index + 1).join('')}`),
    );
    for (let at = 1; at < whole.length; at += 1) {
      const had = boundaries.filter((boundary) => boundary <= at).length;
      const rest = [character, tendency, complete].slice(had).join('');
      const { started, saju } = await clientOf([eventStream(whole.subarray(0, at), 'cut'), eventStream(rest, 'end')]);
      const events = await all(saju.fortunes.stream(BODY));
      const wanted = [{ title: '바위산' }, { summary: '신중한 편' }, { cached: false, cost: 0.013 }];
      expect({ at, data: events.map(({ data }) => data) }).toEqual({ at, data: wanted });
      expect({ at, asked: started.requests[1]?.headers['last-event-id'] }).toEqual({
        at,
        asked: [undefined, 'call_1.character', 'call_1.character+tendency'][had],
      });
      await started.close();
    }
  });

  it('decodes Hangul that comes byte by byte', async () => {
    const bytes = Buffer.from(`${character}${complete}`);
    const slowly: Answer = async (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      for (const byte of bytes) await new Promise((resolve) => response.write(Buffer.of(byte), resolve));
      response.end();
    };
    const { saju } = await clientOf([slowly]);
    expect((await all(saju.fortunes.stream(BODY)))[0]?.data).toEqual({ title: '바위산' });
  });

  it('continues after an orderly end with the position that the service named, also before the first event', async () => {
    const stopping = eventStream(': connected\n\nretry: 1\nid: call_1.\n\n', 'end');
    const { started, saju } = await clientOf([stopping, eventStream(`${character}${complete}`, 'end')]);
    expect(await all(saju.fortunes.stream(BODY))).toHaveLength(2);
    expect(started.requests[1]?.headers['last-event-id']).toBe('call_1.');
    expect(started.requests[1]?.body).toBe(JSON.stringify(BODY));
  });

  it('passes no section on twice, whatever the service sends', async () => {
    const again = eventStream(`${AT_ONCE}${character}${tendency}`, 'cut');
    const { saju } = await clientOf([again, again, eventStream(`${character}${tendency}${complete}`, 'end')]);
    const events = await all(saju.fortunes.stream(BODY));
    expect(events.map(({ event }) => event)).toEqual(['character', 'tendency', 'complete']);
  });

  it('gives up when connections fail one after another, and not for as many with progress between them', async () => {
    const none = eventStream(`${AT_ONCE}\n`, 'cut');
    const one = (event: string) => eventStream(`${AT_ONCE}${event}`, 'cut');
    const first = await clientOf([one(character), none, one(tendency), none, one(complete)]);
    expect(await all(first.saju.fortunes.stream(BODY, { maxRetries: 2 }))).toHaveLength(3);
    await first.started.close();
    const second = await clientOf([one(character), none]);
    await expect(all(second.saju.fortunes.stream(BODY, { maxRetries: 2 }))).rejects.toMatchObject({
      code: 'connection_failed',
    });
    expect(second.started.requests).toHaveLength(3);
  });

  it('ends a service that repeats the same section for ever', async () => {
    const { started, saju } = await clientOf([eventStream(`${AT_ONCE}${character}`, 'cut')]);
    await expect(all(saju.fortunes.stream(BODY, { maxRetries: 2 }))).rejects.toMatchObject({
      code: 'connection_failed',
    });
    expect(started.requests.length).toBeLessThanOrEqual(4);
  });

  it('reconnects after a retryable error event, from the event before it', async () => {
    const error = { code: 'service_unavailable', message: 'It goes on.', reason: 'still_running', retryable: true };
    const failing = eventStream(`${AT_ONCE}${character}${block('call_1.character', 'error', error)}`, 'end');
    const { started, saju } = await clientOf([failing, eventStream(`${tendency}${complete}`, 'end')]);
    expect(await all(saju.fortunes.stream(BODY))).toHaveLength(3);
    expect(started.requests[1]?.headers['last-event-id']).toBe('call_1.character');
  });

  it('throws an error event that is not retryable', async () => {
    const error = { code: 'not_found', message: 'No such profile.', retryable: false };
    const failing: Answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Request-Id': 'req_7' });
      response.end(`${character}${block('call_1.character', 'error', error)}`);
    };
    const { started, saju } = await clientOf([failing]);
    const seen: string[] = [];
    const reading = (async () => {
      for await (const { event } of saju.fortunes.stream(BODY)) seen.push(event);
    })();
    await expect(reading).rejects.toMatchObject({ code: 'not_found', message: 'No such profile.', requestId: 'req_7' });
    expect(seen).toEqual(['character']);
    expect(started.requests).toHaveLength(1);
  });

  it('throws a refusal at once, and repeats a 503 and a lost connection', async () => {
    const refused = await clientOf([json(404, { code: 'not_found', detail: 'No such profile.' })]);
    await expect(all(refused.saju.fortunes.stream(BODY))).rejects.toMatchObject({ code: 'not_found', status: 404 });
    await refused.started.close();
    const busy = json(503, { code: 'service_unavailable', reason: 'no_worker' }, { 'Retry-After': '0' });
    const page = json(200, 'Please log in to the proxy');
    const later = await clientOf([busy, hangUp, page, eventStream(complete, 'end')]);
    expect(await all(later.saju.fortunes.stream(BODY))).toHaveLength(1);
  });

  it('reconnects after a silence, and never while the caller handles an event', async () => {
    const quiet = eventStream(`${AT_ONCE}${character}`, 'open');
    const { started, saju } = await clientOf([quiet, eventStream(`${tendency}${complete}`, 'open')]);
    const events: string[] = [];
    for await (const { event } of saju.fortunes.stream(BODY, { idleTimeoutMs: 2_000 })) {
      events.push(event);
      if (event !== 'character') continue;
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      expect(started.requests).toHaveLength(1);
    }
    expect(events).toEqual(['character', 'tendency', 'complete']);
    expect(started.requests).toHaveLength(2);
  });

  it('closes the connection when the caller leaves the loop', async () => {
    const { started, saju } = await clientOf([eventStream(character, 'open')]);
    for await (const { event } of saju.fortunes.stream(BODY)) {
      expect(event).toBe('character');
      break;
    }
    await until('the connection is closed', async () => started.connections === 0);
  });

  it.each<[string, Answer]>([
    ['waits for an event', eventStream(character, 'open')],
    ['waits to reconnect', eventStream(`retry: 50000\n${character}`, 'cut')],
  ])('ends when it is aborted while it %s', async (_when, answering) => {
    const { started, saju } = await clientOf([answering]);
    const leaving = new AbortController();
    const seen: string[] = [];
    const reading = (async () => {
      for await (const { event } of saju.fortunes.stream(BODY, { signal: leaving.signal })) seen.push(event);
    })();
    await until('the first event was handled', async () => seen.length === 1);
    leaving.abort(new Error('the page was left'));
    await expect(reading).rejects.toThrow('the page was left');
    await until('the connection is closed', async () => started.connections === 0);
    expect(started.requests).toHaveLength(1);
  });

  it('of a batch tells each state once, over any number of connections', async () => {
    const counts = (completed_count: number) => ({ batch_id: 'batch_1', status: 'processing', completed_count });
    const at = (number: number) => block(`batch_1.${number}`, 'progress', counts(number));
    const cut = (...events: string[]) => eventStream(`${AT_ONCE}${events.join('')}`, 'cut');
    const ended = block('batch_1.2', 'complete', { id: 'batch_1', status: 'completed' });
    // More connections than maxRetries, most of them without a change.
    const { started, saju } = await clientOf([
      cut(at(1), at(2)),
      cut(at(2)),
      cut(at(2)),
      cut(at(2)),
      cut(at(2)),
      cut(at(3)),
      eventStream(ended, 'end'),
    ]);
    const events = await all(saju.batches.follow('batch_1', { maxRetries: 1 }));
    expect(events.map(({ event, id }) => `${event} ${id}`)).toEqual([
      'progress batch_1.1',
      'progress batch_1.2',
      'progress batch_1.3',
      'complete batch_1.2',
    ]);
    expect(
      started.requests.every(({ method, url }) => `${method} ${url}` === 'GET /v1/fortunes/batch/batch_1/events'),
    ).toBe(true);
  });
});

function block(id: string, event: string, data: unknown): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

async function all<Event>(stream: AsyncIterable<Event>): Promise<Event[]> {
  const events: Event[] = [];
  for await (const event of stream) events.push(event);
  return events;
}
