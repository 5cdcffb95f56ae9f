import { afterEach, describe, expect, it } from '@jest/globals';
import { until } from '../../../tests/harness/http.ts';
import {
  type Answer,
  hangUp,
  json,
  type ScriptedServer,
  silence,
  startScriptedServer,
} from '../../../tests/harness/scripted-server.ts';
import { SajuError } from './errors.ts';
import { Saju, type SajuOptions } from './index.ts';

const PROFILE = { id: 'prf_1', name: '홍**' };
const BODY = { name: '홍길동', birth_year: 1990, birth_month: 5, birth_day: 15, gender: 'female' } as const;

describe('a call', () => {
  let server: ScriptedServer | null = null;

  afterEach(async () => {
    await server?.close();
    server = null;
  });

  /** A client of a server that answers so. */
  async function clientOf(answers: readonly Answer[], options: Partial<SajuOptions> = {}) {
    const started = await startScriptedServer(answers);
    server = started;
    return { started, saju: new Saju({ apiKey: 'bs_test_x', baseUrl: started.url, ...options }) };
  }

  it('sends the key, and no Idempotency-Key with a read', async () => {
    const { started, saju } = await clientOf([json(200, PROFILE)]);
    expect(await saju.profiles.get('prf_1')).toEqual(PROFILE);
    expect(started.requests[0]).toMatchObject({ method: 'GET', url: '/v1/profiles/prf_1' });
    expect(started.requests[0]?.headers['x-api-key']).toBe('bs_test_x');
    expect(started.requests[0]?.headers['idempotency-key']).toBeUndefined();
  });

  it('follows no redirect with the key', async () => {
    const { started, saju } = await clientOf([json(302, {}, { Location: '/elsewhere' }), json(200, PROFILE)]);
    await expect(saju.profiles.create(BODY)).rejects.toMatchObject({ status: 302, retryable: false });
    expect(started.requests).toHaveLength(1);
  });

  it('is repeated after Retry-After with the same Idempotency-Key and body', async () => {
    const busy = json(503, problem(503, { reason: 'circuit_open' }), { 'Retry-After': '1' });
    const { started, saju } = await clientOf([busy, busy, json(201, PROFILE)]);
    expect(await saju.profiles.create(BODY)).toEqual(PROFILE);
    const [first, second, third] = started.requests;
    expect(started.requests).toHaveLength(3);
    expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(started.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(new Set(started.requests.map(({ body }) => body))).toEqual(new Set([JSON.stringify(BODY)]));
    expect((second?.atMs ?? 0) - (first?.atMs ?? 0)).toBeGreaterThanOrEqual(990);
    expect((third?.atMs ?? 0) - (second?.atMs ?? 0)).toBeGreaterThanOrEqual(990);
  });

  it('has a key of its own, or the given one', async () => {
    const { started, saju } = await clientOf([json(201, PROFILE)]);
    await saju.profiles.create(BODY);
    await saju.profiles.create(BODY);
    await saju.profiles.create(BODY, { idempotencyKey: 'order-4711-profile' });
    const keys = started.requests.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe('order-4711-profile');
  });

  it('waits for the first attempt when that is still running', async () => {
    const running = json(409, problem(409, { code: 'conflict' }), { 'Retry-After': '0' });
    const { started, saju } = await clientOf([hangUp, running, json(201, PROFILE)]);
    expect(await saju.profiles.create(BODY)).toEqual(PROFILE);
    expect(new Set(started.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('is not repeated after a conflict, which lasts', async () => {
    const { started, saju } = await clientOf([json(409, problem(409, { code: 'conflict' }))]);
    const error = await failureOf(saju.profiles.create(BODY));
    expect(error).toMatchObject({ code: 'conflict', status: 409, retryable: false });
    expect(started.requests).toHaveLength(1);
  });

  it.each([400, 401, 403, 404, 413])('is not repeated after %i', async (status) => {
    const { started, saju } = await clientOf([json(status, problem(status))]);
    expect(await failureOf(saju.profiles.get('prf_1'))).toMatchObject({ status });
    expect(started.requests).toHaveLength(1);
  });

  it.each<[string, Answer]>([
    ['a closed connection', hangUp],
    ['an answer that is cut', (response) => cut(response, '{"id": "prf_', 4_000)],
    ['a page of a proxy', (response) => void response.writeHead(502).end('<html>Bad Gateway</html>')],
    ['408', json(408, {})],
  ])('is repeated after %s', async (_what, failing) => {
    const { started, saju } = await clientOf([failing, json(200, PROFILE)]);
    expect(await saju.profiles.get('prf_1')).toEqual(PROFILE);
    expect(started.requests).toHaveLength(2);
  });

  it('is repeated after a silence, and says so in the end', async () => {
    const { started, saju } = await clientOf([silence], { timeoutMs: 2_000, maxRetries: 1 });
    expect(await failureOf(saju.profiles.get('prf_1'))).toMatchObject({ code: 'timeout', retryable: true });
    expect(started.requests).toHaveLength(2);
  });

  it('gives up after maxRetries with the last error', async () => {
    const busy = json(503, problem(503, { reason: 'no_worker' }), { 'Retry-After': '0' });
    const { started, saju } = await clientOf([busy], { maxRetries: 2 });
    expect(await failureOf(saju.profiles.get('prf_1'))).toMatchObject({ reason: 'no_worker', retryAfterMs: 0 });
    expect(started.requests).toHaveLength(3);
    expect(await failureOf(saju.profiles.get('prf_1', { maxRetries: 0 }))).toMatchObject({ status: 503 });
    expect(started.requests).toHaveLength(4);
  });

  it.each([
    ['a wait of hours', { reason: 'day' }, '31204'],
    ['a model without credentials', { reason: 'not_configured' }, '1'],
  ])('does not wait for %s', async (_what, facts, retryAfter) => {
    const { started, saju } = await clientOf([json(429, problem(429, facts), { 'Retry-After': retryAfter })]);
    const error = await failureOf(saju.profiles.get('prf_1'));
    expect(error).toMatchObject({ ...facts, retryAfterMs: Number(retryAfter) * 1_000 });
    expect(started.requests).toHaveLength(1);
  });

  it('that makes a key, which has no Idempotency-Key, is repeated when it was refused only', async () => {
    const busy = json(503, problem(503, { reason: 'store_unavailable' }), { 'Retry-After': '0' });
    const { started, saju } = await clientOf([busy, hangUp], { accessToken: 'bs_at_x' });
    const creating = saju.keys.create({ name: 'server', type: 'test' });
    expect(await failureOf(creating)).toMatchObject({ code: 'connection_failed' });
    expect(started.requests).toHaveLength(2);
    expect(started.requests[0]?.headers.authorization).toBe('Bearer bs_at_x');
  });

  it('ends at once when it is aborted in the middle of a wait', async () => {
    const { started, saju } = await clientOf([json(503, problem(503), { 'Retry-After': '50' })]);
    const leaving = new AbortController();
    const call = saju.profiles.create(BODY, { signal: leaving.signal });
    await until('the first attempt has failed', async () => started.requests.length === 1);
    leaving.abort(new Error('the page was left'));
    await expect(call).rejects.toThrow('the page was left');
    expect(started.requests).toHaveLength(1);
  });

  it('closes its connection when it is aborted before the answer', async () => {
    const { started, saju } = await clientOf([silence]);
    const leaving = new AbortController();
    const call = saju.profiles.get('prf_1', { signal: leaving.signal });
    await until('the request has arrived', async () => started.requests.length === 1);
    leaving.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await until('the connection is closed', async () => started.connections === 0);
  });

  it('sends nothing when it is aborted before', async () => {
    const { started, saju } = await clientOf([json(200, PROFILE)]);
    await expect(saju.profiles.get('prf_1', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(started.requests).toHaveLength(0);
  });

  it('tells all that the problem details say', async () => {
    const facts = { hint: 'Mend the field.', errors: [{ path: 'birth_month', message: 'must be at most 12' }] };
    const refused = json(400, problem(400, { code: 'validation_error', ...facts }), { 'X-Request-Id': 'req_2' });
    const { saju } = await clientOf([refused]);
    const error = await failureOf(saju.profiles.create(BODY));
    expect(error).toMatchObject({ code: 'validation_error', status: 400, requestId: 'req_2', ...facts });
    expect(error.message).toBe('In words.');
    expect(error.reason).toBeUndefined();
    expect(error.retryAfterMs).toBeUndefined();
  });

  it('reads Retry-After as a date', async () => {
    const at = new Date(Date.now() + 3_600_000).toUTCString();
    const { saju } = await clientOf([json(429, problem(429, { reason: 'day' }), { 'Retry-After': at })]);
    expect((await failureOf(saju.profiles.get('prf_1'))).retryAfterMs).toBeGreaterThan(3_000_000);
  });
});

function problem(status: number, facts: Readonly<Record<string, unknown>> = {}) {
  return {
    type: '/errors/x',
    title: 'X',
    status,
    detail: 'In words.',
    code: 'some_code',
    request_id: 'req_1',
    ...facts,
  };
}

/** Promises more bytes than it sends. */
function cut(response: Parameters<Answer>[0], bytes: string, promised: number): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': String(promised) });
  response.write(bytes, () => response.destroy());
}

async function failureOf(call: Promise<unknown>): Promise<SajuError> {
  const failure = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (failure instanceof SajuError) return failure;
  throw new Error(`it did not fail with a SajuError: ${failure}`);
}
