import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from './index.ts';

const CLOSED = { type: 'object', properties: { a: { type: 'integer' } }, required: ['a'], additionalProperties: false };
const MESSAGES = [{ role: 'user', content: '안녕' }];
const CHAT = '/v1/chat/completions';
const CLAUDE = '/v1/messages';
const GEMINI = '/v1beta/models/g:generateContent';
const BEARER = { authorization: 'Bearer k' };
const ANTHROPIC = { ...BEARER, 'anthropic-version': '2026-10-21' };
const GOOGLE = { 'x-goog-api-key': 'k' };

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterEach(() => {
  emulator.reset();
  emulator.clearRequests();
});
afterAll(() => emulator.close());

describe('requests that the real providers reject', () => {
  const strict = (schema: object) => ({
    model: 'm',
    messages: MESSAGES,
    response_format: { type: 'json_schema', json_schema: { name: 's', strict: true, schema } },
  });
  const claude = (schema: object) => ({
    model: 'm',
    max_tokens: 9,
    messages: MESSAGES,
    output_config: { format: { type: 'json_schema', schema } },
  });
  const gemini = (responseSchema: object) => ({
    contents: [{ role: 'user', parts: [{ text: '안녕' }] }],
    generationConfig: { responseMimeType: 'application/json', responseSchema },
  });

  it.each<[string, string, Record<string, string>, unknown, number, string]>([
    ['OpenAI without key', CHAT, {}, strict(CLOSED), 401, "didn't provide an API key"],
    ['OpenAI with a wrong key', CHAT, { authorization: 'Bearer invalid' }, strict(CLOSED), 401, 'invalid_api_key'],
    ['OpenAI with no JSON', CHAT, BEARER, '{', 400, 'could not parse'],
    ['OpenAI without model', CHAT, BEARER, { messages: MESSAGES }, 400, 'model parameter'],
    ['OpenAI with an unknown model', CHAT, BEARER, { model: 'no-such-x', messages: MESSAGES }, 404, 'model_not_found'],
    ['OpenAI without messages', CHAT, BEARER, { model: 'm' }, 400, "'messages'"],
    [
      'OpenAI with an open object',
      CHAT,
      BEARER,
      strict({ ...CLOSED, additionalProperties: true }),
      400,
      'additionalProperties',
    ],
    ['OpenAI with an optional property', CHAT, BEARER, strict({ ...CLOSED, required: [] }), 400, "Missing 'a'"],
    [
      'OpenAI with a list at the top',
      CHAT,
      BEARER,
      strict({ type: 'array', items: CLOSED }),
      400,
      'type: \\"object\\"',
    ],
    ['Responses without input', '/v1/responses', BEARER, { model: 'm' }, 400, "'input'"],
    ['Anthropic without key', CLAUDE, { 'anthropic-version': 'x' }, claude(CLOSED), 401, 'authentication_error'],
    ['Anthropic without version', CLAUDE, BEARER, claude(CLOSED), 400, 'anthropic-version'],
    [
      'Anthropic without max_tokens',
      CLAUDE,
      ANTHROPIC,
      { model: 'm', messages: MESSAGES },
      400,
      'max_tokens: Field required',
    ],
    ['Anthropic without model', CLAUDE, ANTHROPIC, { max_tokens: 9, messages: MESSAGES }, 400, 'model: Field required'],
    [
      'Anthropic with an unknown model',
      CLAUDE,
      ANTHROPIC,
      { ...claude(CLOSED), model: 'no-such-x' },
      404,
      'not_found_error',
    ],
    [
      'Anthropic with an open object',
      CLAUDE,
      ANTHROPIC,
      claude({ type: 'object', properties: {} }),
      400,
      'additionalProperties',
    ],
    [
      'Anthropic with a range',
      CLAUDE,
      ANTHROPIC,
      claude({ ...CLOSED, properties: { a: { type: 'integer', minimum: 0 } } }),
      400,
      'minimum are not supported',
    ],
    ['Gemini without key', GEMINI, {}, gemini({ type: 'STRING' }), 403, 'PERMISSION_DENIED'],
    [
      'Gemini with a wrong key',
      GEMINI,
      { 'x-goog-api-key': 'invalid' },
      gemini({ type: 'STRING' }),
      400,
      'API_KEY_INVALID',
    ],
    ['Gemini without contents', GEMINI, GOOGLE, {}, 400, 'INVALID_ARGUMENT'],
    [
      'Gemini with a field it does not know',
      GEMINI,
      GOOGLE,
      gemini(CLOSED),
      400,
      'Unknown name \\"additionalProperties\\"',
    ],
    [
      'Gemini with an empty object',
      GEMINI,
      GOOGLE,
      gemini({ type: 'OBJECT', properties: {} }),
      400,
      'should be non-empty',
    ],
    ['an unknown path', '/v1/embeddings', BEARER, {}, 404, 'Invalid URL'],
  ])('%s', async (_, path, headers, body, status, part) => {
    const answer = await post(path, headers, body);
    expect({ status: answer.status, text: await answer.text() }).toEqual({
      status,
      text: expect.stringContaining(part),
    });
  });
});

describe('behaviour', () => {
  it('applies to a provider and a model, for a number of times, and then ends', async () => {
    expect(await control('POST', 'behaviour', { provider: 'openai', model: 'm', times: 2, error_status: 500 })).toEqual(
      {
        rules: [{ provider: 'openai', model: 'm', times: 2, error_status: 500 }],
      },
    );
    expect((await chat('other')).status).toBe(200);
    expect((await message()).status).toBe(200);
    const statuses = [await chat(), await chat(), await chat()].map((answer) => answer.status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('with a limit takes precedence over one without', async () => {
    await control('POST', 'behaviour', { error_status: 503 });
    await control('POST', 'behaviour', { error_status: 429, times: 1 });
    expect([(await chat()).status, (await chat()).status]).toEqual([429, 503]);
    await control('DELETE', 'behaviour');
    expect((await chat()).status).toBe(200);
  });

  it('sends a retry delay in the headers, and for Gemini as RetryInfo', async () => {
    await control('POST', 'behaviour', { retry_after_ms: 1500 });
    const answer = await chat();
    expect(answer.status).toBe(429);
    expect([answer.headers.get('retry-after'), answer.headers.get('retry-after-ms')]).toEqual(['2', '1500']);
    const gemini = await post(GEMINI, GOOGLE, { contents: [{ parts: [{ text: 'x' }] }] });
    expect(await gemini.json()).toMatchObject({
      error: { status: 'RESOURCE_EXHAUSTED', details: [{ retryDelay: '1.5s' }] },
    });
  });

  it('fails the given share of the requests, the same ones for the same seed', async () => {
    const runs = await Promise.all(
      [0, 1].map(async () => {
        const seeded = await startEmulator({ seed: 42, errorStatus: 500, errorRate: 0.3 });
        const statuses: number[] = [];
        for (let at = 0; at < 200; at += 1) statuses.push((await chat('m', seeded.url)).status);
        await seeded.close();
        return statuses;
      }),
    );
    expect(runs[0]).toEqual(runs[1]);
    const failed = runs[0]?.filter((status) => status === 500).length;
    expect(failed).toBeGreaterThan(40);
    expect(failed).toBeLessThan(80);
  });

  it('delays by the latency', async () => {
    await control('POST', 'behaviour', { latency_ms: 60 });
    const startedAt = performance.now();
    await chat();
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(58);
  });

  it('that is unknown is rejected and named', async () => {
    const answer = await fetch(`${emulator.url}/__emulator/behaviour`, { method: 'POST', body: '{"latency":5}' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('latency');
  });
});

describe('records', () => {
  it('have provider, model, path, body and outcome of each request, oldest first', async () => {
    await chat('first');
    emulator.behave({ error_status: 429 });
    await message();
    expect(await control('GET', 'requests')).toEqual({
      requests: [
        {
          provider: 'openai',
          model: 'first',
          path: CHAT,
          body: JSON.stringify({ model: 'first', messages: MESSAGES }),
          received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          state: 'ok',
          usage: { input_tokens: expect.any(Number), output_tokens: expect.any(Number) },
        },
        expect.objectContaining({ provider: 'anthropic', model: 'm', path: CLAUDE, state: 'error:429', usage: null }),
      ],
    });
  });

  it('are found by model, provider and content', async () => {
    for (const model of ['a', 'b', 'canary']) await chat(model);
    const found = async (query: string) =>
      (await control('GET', `requests?${query}`)) as { requests: { model: string }[] };
    expect((await found('model=b')).requests.map(({ model }) => model)).toEqual(['b']);
    expect((await found('contains=canary')).requests.map(({ model }) => model)).toEqual(['canary']);
    expect((await found('limit=2')).requests.map(({ model }) => model)).toEqual(['b', 'canary']);
    expect((await found('provider=google')).requests).toEqual([]);
  });

  it('include only the newest above the limit, and none when disabled', async () => {
    const small = await startEmulator({ recordLimit: 2 });
    const none = await startEmulator({ recordLimit: 0 });
    for (const model of ['a', 'b', 'c']) await Promise.all([chat(model, small.url), chat(model, none.url)]);
    expect(small.requests().map(({ model }) => model)).toEqual(['b', 'c']);
    expect(none.requests()).toEqual([]);
    expect(none.stats().total).toBe(3);
    await Promise.all([small.close(), none.close()]);
  });

  it('are counted in total, by model and by state, with the most ever in flight', async () => {
    emulator.behave({ mode: 'held' });
    const calls = [chat('a'), chat('a'), chat('b')];
    while (emulator.stats().in_flight < 3) await new Promise(setImmediate);
    emulator.release();
    await Promise.all(calls);
    const a = { total: 2, in_flight: 0, max_in_flight: 2, by_state: { ok: 2 } };
    const b = { total: 1, in_flight: 0, max_in_flight: 1, by_state: { ok: 1 } };
    const stats = { total: 3, in_flight: 0, max_in_flight: 3, by_state: { ok: 3 }, by_model: { a, b } };
    expect(await control('GET', 'stats')).toEqual(stats);
    await control('DELETE', 'requests');
    expect(await control('GET', 'stats')).toEqual({
      total: 0,
      in_flight: 0,
      max_in_flight: 0,
      by_state: {},
      by_model: {},
    });
  });

  it('hold their answers until they are released, those of one provider alone', async () => {
    emulator.behave({ mode: 'held', provider: 'anthropic' });
    emulator.behave({ mode: 'held', provider: 'openai' });
    let isAnswered = false;
    const call = chat('m').then(({ status }) => {
      isAnswered = true;
      return status;
    });
    while (emulator.stats().in_flight === 0) await new Promise(setImmediate);
    emulator.release('anthropic');
    expect(await control('GET', 'behaviour')).toEqual({ rules: [{ mode: 'held', provider: 'openai' }] });
    expect(isAnswered).toBe(false);
    emulator.release('openai');
    expect(await call).toBe(200);
    expect((await chat('m')).status).toBe(200);
    expect(emulator.stats().by_state).toEqual({ ok: 2 });
  });

  it('hold an error too', async () => {
    emulator.behave({ mode: 'held', error_status: 400, times: 1 });
    let isAnswered = false;
    const call = chat('m').then(({ status }) => {
      isAnswered = true;
      return status;
    });
    while (emulator.stats().in_flight === 0) await new Promise(setImmediate);
    expect((await chat('m')).status).toBe(200);
    expect(isAnswered).toBe(false);
    emulator.release();
    expect(await call).toBe(400);
  });

  it('answer what is held although it is released before its latency has passed', async () => {
    emulator.behave({ mode: 'held', latency_ms: 100 });
    const call = chat('m');
    while (emulator.stats().in_flight === 0) await new Promise(setImmediate);
    emulator.release();
    expect((await call).status).toBe(200);
  });

  it('record a client that disconnects', async () => {
    emulator.behave({ mode: 'hang' });
    const controller = new AbortController();
    const call = chat('m', emulator.url, controller.signal).catch(() => null);
    while (emulator.stats().in_flight === 0) await new Promise(setImmediate);
    controller.abort();
    await call;
    while (emulator.stats().in_flight > 0) await new Promise(setImmediate);
    expect(emulator.requests()[0]?.state).toBe('client_gone');
  });
});

it('closes in spite of hanging requests', async () => {
  const hanging = await startEmulator({ mode: 'hang' });
  const call = chat('m', hanging.url).then(
    () => 'answered',
    () => 'cut',
  );
  while (hanging.stats().in_flight === 0) await new Promise(setImmediate);
  await hanging.close();
  expect(await call).toBe('cut');
});

function chat(model = 'm', url = emulator.url, signal: AbortSignal | null = null): Promise<Response> {
  return post(CHAT, BEARER, { model, messages: MESSAGES }, url, signal);
}

function message(): Promise<Response> {
  return post(CLAUDE, ANTHROPIC, { model: 'm', max_tokens: 99, messages: MESSAGES });
}

function post(
  path: string,
  headers: Record<string, string>,
  body: unknown,
  url = emulator.url,
  signal: AbortSignal | null = null,
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
    signal,
  });
}

async function control(method: string, path: string, body?: object): Promise<unknown> {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  const answer = await fetch(`${emulator.url}/__emulator/${path}`, init);
  return await answer.json();
}
