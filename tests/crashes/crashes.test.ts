import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../scripts/emulator/index.ts';
import { failGeneration } from '../../shared/generation/close.ts';
import { createProducer } from '../../shared/queues/producer.ts';
import { runReconciler } from '../harness/cli.ts';
import { kstToday } from '../harness/dates.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import { enqueueReconciler } from '../harness/jobs.ts';
import {
  type ApiServerProcess,
  chargesOf,
  QUICK_RECOVERY,
  startPlatform,
  type TestAccount,
  type TestPlatform,
  type TestProcess,
  type WorkerOptions,
} from '../harness/platform.ts';
import { providerSettings } from '../harness/providers.ts';
import { newHash, reservedFortune } from '../harness/records.ts';
import { databaseFails } from '../harness/services.ts';
import { readStream } from '../harness/sse.ts';
import { silentLogger } from '../harness/stores.ts';

describe('processes that are killed', () => {
  let emulator: Emulator;
  let platform: TestPlatform;

  let account: TestAccount;
  let own: { readonly accountId: string };
  /** A test that kills it puts another in its place. */
  let apiServer: ApiServerProcess;
  let call: Client;
  const workers: TestProcess[] = [];

  beforeAll(async () => {
    emulator = await startEmulator({ port: 0, latencyMs: 400 });
    platform = await startPlatform({
      ...QUICK_RECOVERY,
      ...providerSettings(emulator.url),
    });
    apiServer = await platform.spawnApiServer();
  });
  beforeEach(async () => {
    account = await platform.account();
    own = { accountId: account.accountId };
    call = createClient(apiServer.url, { key: account.liveKey });
  });
  afterEach(async () => {
    emulator.reset();
    await Promise.all(workers.splice(0).map((worker) => worker.kill()));
  });
  afterAll(async () => {
    await platform.stop();
    await emulator.close();
  });

  const startWorker = async (pools: string, options?: WorkerOptions) => {
    const started = await platform.spawnWorker(pools, options);
    workers.push(started);
    return started;
  };

  it('are followed by repeats that queue what they had only recorded, without a reconciler', async () => {
    const profile_id = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
    const fortune = () => call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily' } });
    const birth = { birth_date: '1990-05-17', gender: 'female', name: '김하나' };
    const sections = () => call('POST', '/v1/fortunes/daily', { body: birth });
    const first = [fortune(), sections()];
    const { db } = platform.admin;
    const isOpen = async (count: number) => (await db.generations.countDocuments({ ...own, open: true })) === count;
    await until('the fortune and the three sections are open', () => isOpen(4));
    // As if the API server had died before it queued the jobs.
    const producer = createProducer(platform.redis, silentLogger);
    const jobs = async () => (await producer.counts('generation-haiku'))['prioritized'];
    await until('their jobs are queued', async () => (await jobs()) === 4);
    await producer.queue('generation-haiku').obliterate({ force: true });
    const repeats = [fortune(), sections()];
    await until('they are queued again', async () => (await jobs()) === 4);
    await startWorker('haiku');
    for (const answer of await Promise.all([...first, ...repeats])) expect([200, 201]).toContain(answer.status);
    expect(emulator.requests()).toHaveLength(4);
    await producer.close();
  });

  it('lose none of fifty generations to kill -9 of their worker, repeat none, and charge each once', async () => {
    emulator.behave({ latency_ms: 1_000 });
    const worker = await startWorker('haiku', { concurrency: 10 });
    const ids = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const birth = { ...BIRTH, birth_month: 1 + Math.floor(index / 25), birth_day: 1 + (index % 25) };
        return (await call('POST', '/v1/profiles', { body: birth })).textAt('id');
      }),
    );
    const answering = ids.map((profile_id) => call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily' } }));
    const { db } = platform.admin;
    await until(
      'some fortunes are ready',
      async () => (await db.fortunes.countDocuments({ ...own, state: 'ready' })) >= 10,
    );
    await worker.kill();
    await startWorker('haiku', { concurrency: 10 });
    const answers = await Promise.all(answering);
    // A request that is repeated after a 503 may find its own fortune.
    const expected = databaseFails ? [200, 201] : [201];
    const refused = answers.filter(({ status }) => !expected.includes(status));
    expect(refused.map(({ text }) => text)).toEqual([]);
    expect(await db.fortunes.countDocuments({ ...own, state: 'ready' })).toBe(50);
    expect(await db.fortunes.countDocuments(own)).toBe(50);
    expect(await chargesOf(platform, account)).toEqual(Array(50).fill(0.013));
    expect(await db.generations.countDocuments({ ...own, open: true })).toBe(0);
  });

  it('leave a queued generation to finish after its API server was killed', async () => {
    await startWorker('haiku');
    const id = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
    const accepted = await call('POST', '/v1/fortunes', {
      body: { profile_id: id, type: 'daily' },
      headers: { Prefer: 'respond-async' },
    });
    expect(accepted.status).toBe(202);
    await apiServer.kill();
    apiServer = await platform.spawnApiServer();
    const again = createClient(apiServer.url, { key: account.liveKey });
    const location = accepted.headers.get('location') ?? '';
    await until('the fortune is ready', async () => (await again('GET', location)).status === 200);
    expect(await chargesOf(platform, account)).toEqual([0.013]);
  });

  it('leave generations that the reconciler finishes after Redis lost all its data', async () => {
    const id = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
    const accepted = await call('POST', '/v1/fortunes', {
      body: { profile_id: id, type: 'daily' },
      headers: { Prefer: 'respond-async' },
    });
    await platform.redis.flushdb();
    const { db } = platform.admin;
    // Age the record until no process can still hold it.
    await db.generations.updateMany(own, { $set: { createdAt: new Date(Date.now() - 60_000) } });
    await startWorker('haiku,maintenance', { arguments: ['--schedules'] });
    await enqueueReconciler(platform);
    const location = accepted.headers.get('location') ?? '';
    await until('the fortune is ready', async () => (await call('GET', location)).status === 200);
    expect(await chargesOf(platform, account)).toEqual([0.013]);
  });

  it('leave a reservation whose waiting calls get 503 and whose fortune is generated for the next call', async () => {
    await startWorker('haiku');
    const id = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
    const { db, clock } = platform.admin;
    // The state left by an API server that dies between reserving a fortune and opening its generation.
    const profile = await db.profiles.findById(id).lean();
    if (profile === null) throw new Error('no profile');
    await db.fortunes.create([reservedFortune(clock, profile, { contentHash: newHash(), fortuneDate: kstToday() })]);
    const ask = () => call('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily' } });
    const waiting = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(waiting.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    expect(waiting.map(({ headers }) => headers.get('retry-after'))).toEqual(['1', '1', '1', '1']);
    expect((await ask()).status).toBe(201);
    expect(await chargesOf(platform, account)).toEqual([0.013]);
  });

  it.each([
    ['/v1/fortunes/stream', ['character', 'complete', 'fortune', 'tendency']],
    ['/v1/fortunes/daily-stream', ['character', 'complete', 'fortune', 'tendency']],
  ])(
    'leave a stream of %s that resumes although API server and worker died and its generations were abandoned',
    async (path, expected) => {
      const worker = await startWorker('haiku', { concurrency: 1 });
      const second = await platform.spawnApiServer();
      const key = account.liveKey;
      const profile_id = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
      const body = path.endsWith('daily-stream') ? { profile_id } : { profile_id, type: 'daily' };
      emulator.behave({ latency_ms: 3_000 });
      const first = await readStream(`${apiServer.url}${path}`, { key, body, disconnectAfter: 1 });
      await Promise.all([apiServer.kill(), worker.kill()]);
      apiServer = second;
      const { db, clock } = platform.admin;
      // What the reconciler does after their deadline.
      for (const generation of await db.generations.find({ ...own, open: true }).lean()) {
        await failGeneration(db, clock, generation, { kind: 'interrupted', retryAfterSeconds: 5 });
      }
      emulator.reset();
      await startWorker('haiku');
      const lastEventId = first.events[0]?.id ?? '';
      const rest = await readStream(`${second.url}${path}`, { key, body, lastEventId });
      expect(rest.status).toBe(200);
      expect([...first.events, ...rest.events].map(({ event }) => event).sort()).toEqual(expected);
      expect(await db.calls.countDocuments({ ...own, state: 'charged', chargedUsd: 0.013 })).toBe(1);
    },
  );

  it('leave no call open and no content without its call when API servers are killed while equal streams race', async () => {
    emulator.behave({ latency_ms: 100 });
    await startWorker('haiku');
    const { admin, redis } = platform;
    const { calls, generations } = admin.db;
    for (let round = 0; round < 5; round += 1) {
      const victim = await platform.spawnApiServer();
      const body = { birth_date: `1981-03-0${round + 1}`, gender: 'male', name: '김하나' };
      const streams = [victim, victim, apiServer, victim, victim, apiServer].map(({ url }) =>
        readStream(`${url}/v1/fortunes/daily-stream`, { key: account.liveKey, body }).catch(() => null),
      );
      await until('calls are being written', async () => (await calls.countDocuments(own)) > 5 * round);
      await victim.kill();
      await Promise.all(streams);
    }
    const producer = createProducer(redis, silentLogger);
    // A generation without a job stays open and has not started; one with a job could start during the reconciliation.
    await until('every queued job has ended', async () => {
      const counts = await producer
        .queue('generation-haiku')
        .getJobCounts('prioritized', 'waiting', 'delayed', 'active');
      return Object.values(counts).every((count) => count === 0);
    });
    await producer.close();
    // What the minute job does a quarter of an hour later: abandon jobs that were never queued.
    await runReconciler(platform, { now: () => new Date(Date.now() + 15 * 60_000) });
    expect(await calls.countDocuments({ ...own, state: 'open' })).toBe(0);
    const made = await generations.find({ ...own, state: 'succeeded' }).lean();
    const charged = await calls.find({ ...own, state: 'charged' }).lean();
    const paid = charged.flatMap(({ caused }) => caused.map(({ generationId }) => generationId));
    const failed = await calls.find({ ...own, state: 'failed' }).lean();
    const unpaid = failed.flatMap(({ caused }) => caused.map(({ generationId }) => generationId));
    expect(new Set(paid).size).toBe(paid.length);
    for (const { _id } of made) expect([...paid, ...unpaid]).toContain(_id);
    for (const call of charged) expect(call.chargedUsd).toBe(call.caused.length === 0 ? 0 : 0.013);
  });

  it('finish their running requests and jobs on SIGTERM and lose nothing', async () => {
    const worker = await startWorker('haiku');
    const stopping = await platform.spawnApiServer();
    const id = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
    const lastCall = createClient(stopping.url, { key: account.liveKey });
    const answering = lastCall('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily' } });
    const { db } = platform.admin;
    await until('the worker has started', async () =>
      db.generations.findOne({ ...own, startedAt: { $ne: null } }).lean(),
    );
    const codes = Promise.all([stopping.stop(), worker.stop()]);
    expect((await answering).status).toBe(201);
    expect(await codes).toEqual([0, 0]);
  });
});
