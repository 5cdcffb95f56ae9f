import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sajuInput } from '../harness/charts.ts';
import { BIRTH, type Client, createClient, type HttpAnswer, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';

const SAJU = { birthYear: 1990, birthMonth: 5, birthDay: 15, gender: 'female', includeAnalysis: false };
const statuses = (answers: readonly HttpAnswer[]) => {
  const counts: Record<string, number> = {};
  for (const { status, text } of answers) {
    const name = status < 500 ? String(status) : `${status} ${text}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};
/** Sends a request many times on one connection without waiting. @returns the status of each response */
function pipelined(url: string, request: string, count: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(request.repeat(count)));
    let rest = '';
    const found: string[] = [];
    socket.on('error', reject);
    // A missing response shows in the number of statuses.
    socket.on('close', () => resolve(found));
    socket.on('data', (chunk) => {
      const text = rest + chunk.toString('latin1');
      const matches = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)];
      found.push(...matches.map(([, status = '']) => status));
      const last = matches.at(-1);
      // A status line may span two chunks.
      rest = text.slice(Math.max(text.length - 12, last === undefined ? 0 : last.index + 13));
      if (found.length < count) return;
      socket.destroy();
      resolve(found);
    });
  });
}
const number = (answer: HttpAnswer | undefined, header: string) => Number(answer?.headers.get(header) ?? Number.NaN);

describe('limits over two API servers', () => {
  let platform: TestPlatform;
  let receiver: Receiver;
  let apiServers: readonly [ApiServer, ApiServer];

  beforeAll(async () => {
    // Requests that a slow machine delays are still counted in Redis.
    platform = await startPlatform({ TRUST_PROXY: 'true', LOG_LEVEL: 'error', LIMITER_PATIENCE_MS: '60000' });
    receiver = await startReceiver();
    apiServers = [await platform.startApiServer(), await platform.startApiServer()];
    await platform.startWorker('all');
  });
  afterAll(async () => {
    await platform.stop();
    await receiver.close();
  });

  /** A client that calls the two API servers in turn. */
  const inTurn = (key: string): Client => {
    const clients = apiServers.map(({ url }) => createClient(url, { key }));
    let turn = 0;
    return (...call) => {
      turn += 1;
      const client = clients[turn % 2];
      if (client === undefined) throw new Error('no API server');
      return client(...call);
    };
  };
  const times = (count: number, call: (index: number) => Promise<HttpAnswer>) =>
    Promise.all(Array.from({ length: count }, (_, index) => call(index)));
  const withLimits = async (limits: { perMinute?: number; perDay?: number | null }): Promise<TestAccount> => {
    const account = await platform.account();
    await platform.admin.operations.setLimits('test', account.accountId, limits);
    return account;
  };

  it('accept 120 calculations a minute on /api/saju, by any path, and leave other routes free', async () => {
    const account = await platform.account();
    const call = inTurn(account.liveKey);
    const answers = await times(130, (index) =>
      call('POST', `${index % 3 === 0 ? '/v1' : ''}/api/saju`, { body: SAJU }),
    );
    expect(statuses(answers)).toEqual({ 200: 120, 429: 10 });
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ success: false, error: { code: 'rate_limited' } });
    expect(number(refused, 'retry-after')).toBe(refused?.at('error.retryAfter'));
    expect(number(refused, 'retry-after')).toBeLessThanOrEqual(60);
    expect(number(refused, 'x-ratelimit-limit')).toBe(1_000);
    expect(number(refused, 'x-ratelimit-remaining')).toBe(880);
    expect(refused?.headers.get('ratelimit-policy')).toBe('"minute";q=1000;w=60, "saju";q=120;w=60');
    expect(refused?.headers.get('ratelimit')).toMatch(/^"minute";r=880;t=\d+, "saju";r=0;t=\d+$/);
    expect((await call('GET', '/v1/profiles')).status).toBe(200);
    expect((await call('POST', '/api/saju', { body: SAJU, key: account.testKey })).status).toBe(200);
  });

  it('accept 30 legacy streams a minute', async () => {
    const call = inTurn((await platform.account()).testKey);
    // Limits precede the body: a refused request counts, and starts no stream.
    const answers = await times(35, () => call('POST', '/api/daily-fortune-stream', { body: {} }));
    expect(statuses(answers)).toEqual({ 400: 30, 429: 5 });
  });

  it('accept ten comparisons an hour, not counting other types or refused bodies', async () => {
    const call = inTurn((await platform.account()).testKey);
    const body = { saju: sajuInput(7), userName: '홍길동' };
    expect((await call('POST', '/api/daily-fortune', { body: { ...body, type: 'compare', saju: 1 } })).status).toBe(
      400,
    );
    const answers = await times(13, () => call('POST', '/api/daily-fortune', { body: { ...body, type: 'compare' } }));
    expect(statuses(answers)).toEqual({ 200: 10, 429: 3 });
    const refused = answers.find(({ status }) => status === 429);
    expect(number(refused, 'retry-after')).toBeGreaterThan(3_000);
    expect(number(refused, 'x-ratelimit-limit')).toBe(100);
    expect(refused?.headers.get('ratelimit')).toMatch(/"compare";r=0;t=3\d{3}$/);
    expect((await call('POST', '/api/daily-fortune', { body })).status).toBe(200);
  });

  it('accept exactly the limit out of much faster requests', async () => {
    const { liveKey } = await platform.account();
    const startedAt = performance.now();
    // An unknown parameter: an accepted request gets 400 and reads no database.
    const request = `GET /v1/profiles?x=1 HTTP/1.1\r\nHost: x\r\nX-API-Key: ${liveKey}\r\n\r\n`;
    const answered = await Promise.all(
      Array.from({ length: 100 }, (_, index) => pipelined(apiServers[index % 2]?.url ?? '', request, 20)),
    );
    const seconds = (performance.now() - startedAt) / 1_000;
    const answers = answered.flat();
    const allowed = answers.filter((status) => status === '400').length;
    process.stdout.write(
      `limits: ${Math.round(answers.length / seconds)} requests/s, ${allowed} of 1000 let through\n`,
    );
    const others = answers.filter((status) => status !== '429' && status !== '400');
    expect([...new Set(others)]).toEqual([]);
    expect(answers).toHaveLength(2_000);
    // A slow machine may need more than a window.
    expect(allowed).toBeGreaterThanOrEqual(1_000);
    expect(allowed).toBeLessThanOrEqual(1_000 * Math.ceil(seconds / 60));
  }, 300_000);

  it('hold the daily limit over both API servers, batch items included, and warn of it once', async () => {
    const account = await withLimits({ perDay: 50 });
    const call = inTurn(account.liveKey);
    const body = { url: `${receiver.url}/warned`, events: ['rate_limit.warning'] };
    expect((await call('POST', '/v1/webhooks', { body })).status).toBe(201);
    const profile = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
    const ids = Array.from({ length: 50 }, (_, index) => (index === 0 ? profile : `prf_${index}`));
    const tooMany = await call('POST', '/v1/fortunes/batch', { body: { profile_ids: ids, fortune_type: 'daily' } });
    expect(tooMany.status).toBe(429);
    expect(number(tooMany, 'retry-after')).toBeLessThanOrEqual(86_400);
    expect(tooMany.headers.get('ratelimit')).toMatch(/"day";r=47;t=\d+$/);
    const batch = { profile_ids: ids.slice(0, 31), fortune_type: 'daily' };
    const accepted = await call('POST', '/v1/fortunes/batch', { body: batch });
    expect(accepted.status).toBe(202);
    // Three requests and a batch of 31: 34.
    expect(accepted.headers.get('ratelimit')).toMatch(/"day";r=16;t=\d+$/);
    // The next ones race across 40.
    const answers = await times(30, () => call('GET', '/v1/profiles'));
    expect(statuses(answers)).toEqual({ 200: 16, 429: 14 });
    const refused = answers.find(({ status }) => status === 429);
    expect(number(refused, 'x-ratelimit-remaining')).toBe(0);
    expect(number(refused, 'retry-after')).toBeGreaterThan(0);

    const received = await until('the warning is received', async () => receiver.received('/warned')[0]);
    const data = { limit: 50, used: expect.any(Number), resets_at: expect.stringMatching(/T15:00:00\.000Z$/) };
    expect(received.body).toMatchObject({ type: 'rate_limit.warning', livemode: true, data });
    const used = (received.body as { data: { used: number } }).data.used;
    expect(used).toBeGreaterThanOrEqual(40);
    const { accountId } = account;
    expect(await platform.admin.db.events.countDocuments({ accountId, type: 'rate_limit.warning' })).toBe(1);
    expect(receiver.received('/warned')).toHaveLength(1);
  });

  it('show the same figures in the headers and in GET /api/usage', async () => {
    const account = await withLimits({ perMinute: 40, perDay: 70 });
    const call = inTurn(account.liveKey);
    await times(6, () => call('GET', '/v1/nothing'));
    const answer = await call('GET', '/api/usage');
    expect(answer.at('rateLimit')).toMatchObject({ current: 7, limit: 40 });
    expect(answer.at('usage.today')).toMatchObject({ requests: 7, limit: 70 });
    expect(number(answer, 'x-ratelimit-remaining')).toBe(33);
    const resetsAt = Date.parse(answer.textAt('rateLimit.resetsAt')) / 1_000;
    expect(number(answer, 'x-ratelimit-reset')).toBe(Math.ceil(resetsAt));
  });

  it('follow a change by the operator within seconds on running API servers', async () => {
    const account = await platform.account({ plan: 'starter' });
    const clients = apiServers.map(({ url }) => createClient(url, { key: account.liveKey }));
    for (const client of clients) expect(number(await client('GET', '/v1/webhooks'), 'x-ratelimit-limit')).toBe(60);
    await platform.admin.operations.setLimits('test', account.accountId, { perMinute: 77, perDay: null });
    for (const client of clients) {
      await until('the new limit applies', async () => {
        const answer = await client('GET', '/v1/webhooks');
        return answer.headers.get('ratelimit-policy') === '"minute";q=77;w=60';
      });
    }
  });

  it('accept sixty calls a minute from an address without a valid key, whatever the failure', async () => {
    const account = await platform.account();
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    const clients = apiServers.map(({ url }) => createClient(url));
    const failing = (index: number) => {
      const headers = from('203.0.113.77');
      const client = clients[index % 2] ?? createClient('');
      if (index % 8 === 7) return client('GET', '/v1/nothing', { headers });
      if (index % 8 === 3) return client('PUT', '/v1/profiles', { headers });
      if (index % 4 === 0) return client('GET', '/v1/profiles', { headers });
      if (index % 4 === 1)
        return client('POST', '/v1/profiles', { headers, key: `bs_live_${'A'.repeat(44)}`, body: {} });
      if (index % 4 === 2) return client('GET', '/api/keys', { headers, bearer: 'bs_at_nobody' });
      return client('GET', '/v1/profiles', { headers, key: 'nonsense' });
    };
    // Calls with a valid key neither count towards the address nor are limited by it.
    const valid = () => createClient(apiServers[0].url, { key: account.liveKey, headers: from('203.0.113.77') });
    expect(statuses(await times(20, () => valid()('GET', '/v1/profiles')))).toEqual({ 200: 20 });
    const { 429: above, ...counted } = statuses(await times(70, failing));
    expect(above).toBe(10);
    expect(Object.keys(counted)).toEqual(['401', '404', '405']);
    const refused = await failing(0);
    expect(refused.body).toMatchObject({ code: 'rate_limited', retry_after: number(refused, 'retry-after') });
    expect(refused.headers.get('ratelimit-policy')).toBe('"minute";q=60;w=60');
    expect((await valid()('GET', '/v1/profiles')).status).toBe(200);
    const neighbour = await createClient(apiServers[0].url)('GET', '/v1/profiles', { headers: from('203.0.113.78') });
    expect(neighbour.status).toBe(401);
    expect((await platform.redis.keys('*')).filter((key) => key.includes('203.0.113'))).toEqual([]);
  });
});
