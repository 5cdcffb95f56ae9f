import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Emulator } from '../../scripts/emulator/index.ts';
import { GENERATION_QUEUES } from '../../shared/queues/catalogue.ts';
import { createProducer } from '../../shared/queues/producer.ts';
import { createProfiles } from '../harness/batches.ts';
import { BIRTH, type Client, createClient, type HttpAnswer, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { startProviderPlatform } from '../harness/providers.ts';
import { deferred, silentLogger } from '../harness/stores.ts';

const PERSON = { birth_year: 1990, birth_month: 5, birth_day: 5, gender: 'male' };

describe('an API server of which one account asks for much', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  beforeAll(async () => {
    platform = await startPlatform();
    apiServer = await platform.startApiServer();
  });
  afterAll(() => platform.stop());

  // What waits for nothing may be over before a store has answered.
  it.each<[string, (call: Client, index: number) => Promise<HttpAnswer>, readonly number[], string]>([
    ['requests', (call) => call('POST', '/v1/profiles', { body: BIRTH }), [201], '/v1/profiles/prof_unknown'],
    [
      'requests that wait for nothing',
      (call) => call('POST', '/v1/calculations/saju', { body: PERSON }),
      [200],
      '/v1/health',
    ],
    ['searches without a key', (call, index) => call('GET', `/docs/search?q=${index}`), [200], '/v1/health'],
    ['requests that are refused', (call) => call('GET', '/v1/profiles'), [200, 429], '/v1/profiles/prof_unknown'],
  ])('answers a request of another account between hundreds of %s of one', async (_, ask, expected, path) => {
    const plan = expected.includes(429) ? 'free' : 'enterprise';
    const [large, other] = await Promise.all([platform.account({ plan }), platform.account()]);
    const many = 400;
    let answered = 0;
    const first = deferred();
    const call = createClient(apiServer.url, { key: large.liveKey });
    // Known keys need no look-up, of which an address gets few at once.
    await Promise.all(
      [large, other].map(({ liveKey: key }) => createClient(apiServer.url, { key })('GET', '/v1/profiles')),
    );
    const flood = Array.from({ length: many }, async (_, index) => {
      const { status } = await ask(call, index);
      answered += 1;
      first.resolve();
      return status;
    });
    await first.promise;
    const before = answered;
    const answer = await createClient(apiServer.url, { key: other.liveKey })('GET', path);
    expect(answer.status).toBe(path === '/v1/health' ? 200 : 404);
    // Each of its steps waits for a step of those at work; without turns nearly all were answered before it.
    expect(answered - before).toBeLessThan(many / 2);
    expect(new Set(await Promise.all(flood))).toEqual(new Set(expected));
  });

  it('answers an account while hundreds of its bodies arrive slowly', async () => {
    const { liveKey: key } = await platform.account();
    const headers = { 'X-API-Key': key, 'Content-Type': 'application/json', 'Content-Length': '2' };
    const slow = Array.from({ length: 400 }, () => {
      const sent = request(`${apiServer.url}/v1/profiles`, { method: 'POST', headers });
      sent.on('error', () => undefined).write('{');
      return sent;
    });
    const call = createClient(apiServer.url, { key });
    let slowestMs = 0;
    try {
      await until('all are counted, which is before their bodies are read', async () => {
        const sentAt = performance.now();
        const { headers, status } = await call('GET', '/v1/fallbacks');
        slowestMs = Math.max(slowestMs, performance.now() - sentAt);
        const used = Number(headers.get('x-ratelimit-limit')) - Number(headers.get('x-ratelimit-remaining'));
        return used > slow.length && status === 200;
      });
      // A turn ends after 250 ms: behind 400 bodies in turns of eight one would wait for twelve seconds at least.
      expect(slowestMs).toBeLessThan(11_000);
    } finally {
      for (const sent of slow) sent.destroy();
    }
  });
});

const FLOOD = 60;
const WORKERS = 2;
const SLOTS_PER_WORKER = 2;

describe('a pool that one account has filled with interactive calls', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let large: TestAccount;
  let flood: Promise<HttpAnswer>[];

  beforeAll(async () => {
    ({ emulator, platform, apiServer } = await startProviderPlatform({ latencyMs: 1_000 }));
    for (let each = 0; each < WORKERS; each += 1)
      await platform.startWorker('haiku', { concurrency: SLOTS_PER_WORKER });
  });
  beforeEach(async () => {
    large = await platform.account();
    const call = clientOf(large.liveKey);
    const profiles = await createProfiles(call, FLOOD);
    flood = profiles.map((profile) => ask(call, profile));
    await until('the flood is queued', async () => (await ofFlood({})) > FLOOD - 5);
  });
  afterEach(async () => {
    emulator.behave({ latency_ms: 0 });
    for (const answer of await Promise.all(flood)) expect(answer.status).toBe(201);
    emulator.behave({ latency_ms: 1_000 });
  });
  afterAll(() => platform.stop());

  const clientOf = (key: string) => createClient(apiServer.url, { key });
  const ask = (call: Client, profile: string) =>
    call('POST', '/v1/fortunes', { body: { profile_id: profile, type: 'daily' } });
  const ofFlood = (filter: Readonly<Record<string, unknown>>) =>
    platform.admin.db.generations.countDocuments({ accountId: large.accountId, livemode: true, ...filter });
  /** Requests one fortune while the flood waits. @returns how many of the flood started between its record and its start */
  const overtakenBy = async (owner: { readonly accountId: string; readonly livemode: boolean }, key: string) => {
    const call = clientOf(key);
    const [profile = ''] = await createProfiles(call, 1);
    const { db } = platform.admin;
    const producer = createProducer(platform.redis, silentLogger);
    // The flood stands still, however long a busy machine takes from the record to the queue.
    emulator.behave({ mode: 'held' });
    const asked = ask(call, profile);
    await until('it is queued', async () => {
      const own = await db.generations.findOne(owner).lean();
      const jobs = await producer.queue(GENERATION_QUEUES.haiku).getJobs(['prioritized', 'active']);
      return own !== null && (own.startedAt !== null || jobs.some(({ data }) => data.generationId === own._id));
    });
    await producer.close();
    emulator.release();
    expect((await asked).status).toBe(201);
    expect(await ofFlood({ startedAt: null })).toBeGreaterThan(0);
    const own = await db.generations.findOne(owner).lean();
    return ofFlood({ startedAt: { $gt: own?.createdAt, $lt: own?.startedAt } });
  };
  /** The prefetched jobs, and those that start between the record and the queue and in one turn. */
  const AT_MOST = 3 * SLOTS_PER_WORKER * WORKERS;

  it('gives the next turn to a call of another account', async () => {
    const { accountId, liveKey } = await platform.account();
    expect(await overtakenBy({ accountId, livemode: true }, liveKey)).toBeLessThanOrEqual(AT_MOST);
  });

  it('gives the next turn to a test call of the same account', async () => {
    const { accountId, testKey } = large;
    expect(await overtakenBy({ accountId, livemode: false }, testKey)).toBeLessThanOrEqual(AT_MOST);
  });
});
