import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../scripts/emulator/index.ts';
import { type CollectedSpan, type Collector, startCollector } from '../harness/collector.ts';
import { createClient, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { freePort } from '../harness/ports.ts';
import { providerSettings } from '../harness/providers.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { receivedAt } from '../harness/webhooks.ts';

/** Values that no span may hold. */
const PERSON = {
  external_id: 'canary-traces-4712',
  name: '독고추적',
  birth_year: 1904,
  birth_month: 10,
  birth_day: 28,
  birth_hour: 4,
  gender: 'male',
} as const;

/** The spans of one generation and of its webhook: the name, or its beginning, and the service. */
const EXPECTED = [
  ['POST /v1/fortunes', 'saju-api'],
  ['add generation-haiku', 'saju-api'],
  ['process generation-haiku', 'saju-worker'],
  ['settle', 'saju-worker'],
  ['deliver', 'saju-worker'],
] as const;

describe('traces', () => {
  let collector: Collector;
  let emulator: Emulator;
  let receiver: Receiver;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let account: TestAccount;

  beforeAll(async () => {
    [collector, emulator, receiver] = await Promise.all([
      startCollector(),
      startEmulator({ port: 0 }),
      startReceiver(),
    ]);
    platform = await startPlatform({
      ...providerSettings(emulator.url),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '100',
      // No span is lost on a machine that is busy for a second.
      OTEL_EXPORTER_OTLP_TIMEOUT: '60000',
    });
    // Processes: one traces all that runs in it under one name.
    apiServer = await platform.spawnApiServer();
    await platform.spawnWorker('haiku,maintenance');
    await platform.spawnWorker('webhook');
    account = await platform.account();
  });
  afterAll(async () => {
    await receiver?.close();
    await platform?.stop();
    await emulator?.close();
    await collector?.close();
  });

  const client = (traceparent?: string) =>
    createClient(apiServer.url, {
      key: account.liveKey,
      ...(traceparent === undefined
        ? {}
        : { headers: { traceparent, baggage: 'name=canary-traces-4712', tracestate: 'a=canary-traces-4712' } }),
    });
  const spansOf = (traceId: string) => collector.spans().filter((span) => span.traceId === traceId);
  const parentOf = (span: CollectedSpan) => collector.spans().find(({ spanId }) => spanId === span.parentSpanId);

  it('follow a request through the queue, the provider, the settlement and the webhook, over three processes', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const call = client(`00-${traceId}-b7ad6b7169203331-00`);
    await client()('POST', '/v1/webhooks', {
      body: { url: `${receiver.url}/hook/secret-path`, events: ['fortune.generated'] },
    });
    const profile_id = (await client()('POST', '/v1/profiles', { body: PERSON })).textAt('id');
    const answer = await call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily', model: 'haiku' } });
    expect(answer.status).toBe(201);
    const [delivery] = await receivedAt(receiver, '/hook/secret-path', 1);
    const find = (name: string, service: string) => {
      const ofService = spansOf(traceId).filter((each) => each.service === service);
      return ofService.find((each) => each.name === name) ?? ofService.find((each) => each.name.startsWith(name));
    };
    // Each process sends its spans at its own time, and a span after those within it.
    const missing = () => EXPECTED.filter(([name, service]) => find(name, service) === undefined).map(([name]) => name);
    const posts = () => spansOf(traceId).filter(({ name }) => name === 'POST');
    await until(
      () => `all spans have arrived: ${posts().length} POST, and all but ${missing().join(', ')}`,
      async () => missing().length === 0 && posts().length >= 2,
    );
    const named = (name: string, service: string) => {
      const span = find(name, service);
      if (span === undefined) throw new Error(`no ${name}`);
      return span;
    };
    const request = named('POST /v1/fortunes', 'saju-api');
    expect(request.parentSpanId).toBe('b7ad6b7169203331');
    expect(request.attributes).toMatchObject({
      'http.route': '/v1/fortunes',
      'saju.request_id': answer.headers.get('x-request-id'),
      'http.response.status_code': 201,
    });
    const added = named('add generation-haiku', 'saju-api');
    const processed = named('process generation-haiku', 'saju-worker');
    const settled = named('settle', 'saju-worker');
    const delivered = named('deliver', 'saju-worker');
    expect([added.parentSpanId, processed.parentSpanId, settled.parentSpanId, delivered.parentSpanId]).toEqual([
      request.spanId,
      added.spanId,
      processed.spanId,
      request.spanId,
    ]);
    expect(
      posts()
        .map((span) => parentOf(span)?.name)
        .sort(),
    ).toEqual([delivered.name, processed.name].sort());
    expect(delivery?.headers['traceparent']).toContain(traceId);

    const line = await until('the lines are logged', async () => {
      const lines = platform.logs().split('\n');
      return (
        platform.logged('"message":"request"', traceId, '/v1/fortunes') > 0 &&
        lines.find((each) => each.includes('"message":"generation succeeded"') && each.includes(traceId))
      );
    });
    expect(JSON.parse(line)).toMatchObject({ trace_id: traceId, span_id: processed.spanId });
    expect(platform.logged('"message":"request"', traceId, '/v1/fortunes')).toBe(1);
  });

  it('hold nothing personal, no path or query of an address, and nothing that a caller sends along', async () => {
    const call = client('00-1af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01');
    await call('GET', `/v1/profiles?external_id=${PERSON.external_id}`);
    await until('the request’s span has arrived', async () =>
      spansOf('1af7651916cd43dd8448eb211c80319c').some(({ name }) => name === 'GET /v1/profiles'),
    );
    // Not in ids and times, whose digits are any.
    const all = collector.received().replace(/[0-9a-f]{16,}|\d{13,}/g, '');
    for (const secret of [
      PERSON.external_id,
      PERSON.name,
      encodeURIComponent(PERSON.name),
      '1904',
      'secret-path',
      account.liveKey,
    ]) {
      expect([secret, all.includes(secret)]).toEqual([secret, false]);
    }
    const requests = JSON.stringify([
      emulator.requests(),
      receiver.received('/hook/secret-path').map(({ headers }) => headers),
    ]);
    expect(requests).not.toMatch(/baggage|tracestate/);
    const keys = await platform.redis.keys('*');
    const jobs = await Promise.all(keys.map((key) => platform.redis.hgetall(key).catch(() => ({}))));
    expect(JSON.stringify(jobs)).not.toMatch(/canary-traces|독고/);
  });

  it('are not made of work that no request or job has caused', async () => {
    const roots = collector.spans().filter(({ parentSpanId }) => parentSpanId === undefined);
    expect(roots.filter(({ name }) => /getNextJob|extendLocks|Stalled/.test(name))).toEqual([]);
  });

  it('are recorded by the ratio that is set, whatever the caller asks for', async () => {
    const off = await platform.startApiServer({ OTEL_TRACES_SAMPLER_ARG: '0' });
    const traceId = '2af7651916cd43dd8448eb211c80319c';
    const call = createClient(off.url, {
      key: account.liveKey,
      headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    });
    expect((await call('GET', '/v1/profiles')).status).toBe(200);
    expect(await off.stop()).toBe(0);
    expect(spansOf(traceId)).toEqual([]);
  });

  it('delay no stop and change no exit code while the collector is away or hangs', async () => {
    const serverWith = (endpoint: string) =>
      platform.startApiServer({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_TIMEOUT: '1000' });
    const away = await serverWith(`http://127.0.0.1:${await freePort()}`);
    expect((await createClient(away.url, { key: account.liveKey })('GET', '/v1/profiles')).status).toBe(200);
    expect(await away.stop()).toBe(0);
    receiver.behave('/v1/traces', { kind: 'hang' });
    const hanging = await serverWith(receiver.url);
    expect((await createClient(hanging.url, { key: account.liveKey })('GET', '/v1/profiles')).status).toBe(200);
    expect(await hanging.stop()).toBe(0);
  });
});
