import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../scripts/emulator/index.ts';
import { type ServiceHandle, startRedis } from '../../scripts/local/services/index.mjs';
import type { ModelName } from '../../shared/content/index.ts';
import type { QueueName } from '../../shared/queues/catalogue.ts';
import { modelKey } from '../../shared/status/model-health.ts';
import type { PoolSettingsChange } from '../../shared/status/pool-settings.ts';
import { batchEnded, createBatch, createProfiles } from '../harness/batches.ts';
import { runCli } from '../harness/cli.ts';
import { type Client, createClient, keepsWithin, until } from '../harness/http.ts';
import { countJobs, enqueueReconciler } from '../harness/jobs.ts';
import { type ApiServer, OPS_LOGIN, QUICK_RECOVERY, startPlatform, type TestPlatform } from '../harness/platform.ts';
import { steerPool } from '../harness/pool-settings.ts';
import { providerSettings } from '../harness/providers.ts';

const WORKERS = 3;
const SURE = ['--reason', 'maintenance of the provider', '--yes'];

describe('the steering of pools', () => {
  let dataDir: string;
  let redis: ServiceHandle;
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let call: Client;
  let profiles: string[];

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'saju-steering-'));
    redis = await startRedis({ dir: dataDir, throwaway: true, log: () => undefined });
    emulator = await startEmulator({ port: 0 });
    platform = await startPlatform({
      ...providerSettings(emulator.url),
      ...QUICK_RECOVERY,
      REDIS_URL: redis.url,
      CONCURRENCY_HAIKU: '20',
    });
    apiServer = await platform.spawnApiServer();
    const { liveKey } = await platform.account();
    call = createClient(apiServer.url, { key: liveKey });
    profiles = await createProfiles(call, 200);
    for (let each = 1; each < WORKERS; each += 1) await platform.spawnWorker('haiku,sonnet');
    await platform.spawnWorker('haiku,maintenance');
  });
  afterAll(async () => {
    await platform.stop();
    await emulator.close();
    await redis.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  afterEach(() => emulator.reset());

  const cli = async (...args: string[]): Promise<unknown> =>
    JSON.parse((await runCli(platform, ...args, '--json')).stdout);
  const set = (change: PoolSettingsChange, model: ModelName = 'haiku') => steerPool(platform.admin, model, change);
  const calls = () => emulator.stats().total;
  const take = () => profiles.splice(0, 1)[0] ?? '';
  const request = (profileId: string, model: string, headers: Readonly<Record<string, string>> = {}) =>
    call('POST', '/v1/fortunes', { body: { profile_id: profileId, type: 'daily', model }, headers });
  /** Background fortunes, each of which needs one provider call. @returns their addresses */
  const order = (count: number, model = 'haiku') =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const answer = await request(take(), model, { Prefer: 'respond-async' });
        expect(answer.status).toBe(202);
        return answer.headers.get('location') ?? '';
      }),
    );
  const untilMade = async (locations: readonly string[]) => {
    for (const location of locations)
      await until('it is made', async () => (await call('GET', location)).status === 200);
  };
  const waitForPermits = async (queue: QueueName) => (await countJobs(platform, queue))['delayed'] !== 0;
  /** The API server and every worker log a change when they have read it. */
  const untilAllRead = (logged: string) =>
    until(
      'all processes have read the settings',
      async () => platform.logged("a pool's settings have changed", logged) === WORKERS + 1,
    );
  const modelStatus = async () => (await call('GET', '/v1/status')).at('components.ai_models.haiku');
  const metrics = async () => {
    const login = Buffer.from(`${OPS_LOGIN.user}:${OPS_LOGIN.password}`).toString('base64');
    return (await fetch(`${apiServer.opsUrl}/metrics`, { headers: { Authorization: `Basic ${login}` } })).text();
  };

  it('pauses a model: every worker follows, one that starts later too, until it is resumed', async () => {
    const cached = take();
    expect((await request(cached, 'haiku')).status).toBe(201);
    expect(await cli('models', 'pause', 'haiku', ...SURE)).toMatchObject({ model: 'haiku', paused: true });
    await untilAllRead('"paused":true');
    expect(await modelStatus()).toMatchObject({
      status: 'degraded',
      paused: true,
      message: 'An operator has paused it.',
    });
    const refused = { status: 503, body: { code: 'service_unavailable', reason: 'pool_paused' } };
    const waiting = take();
    expect(await request(waiting, 'haiku')).toMatchObject(refused);
    expect((await request(cached, 'haiku')).status).toBe(200);
    expect(await metrics()).toContain('saju_queue_paused{queue="generation-haiku"} 1');
    const before = calls();
    const [location = ''] = await order(1);

    const late = await platform.spawnWorker('haiku,gemini');
    // It takes jobs of its other pool.
    expect((await request(take(), 'gemini')).status).toBe(201);
    expect(calls()).toBe(before + 1);
    expect(await cli('queues', 'list')).toContainEqual({
      queue: 'generation-haiku',
      pool: 'haiku',
      paused: true,
      waiting: expect.any(Number),
      active: 0,
      delayed: expect.any(Number),
      failed: 0,
    });
    const listed = (await cli('models', 'list')) as unknown[];
    expect(listed).toContainEqual({
      model: 'haiku',
      paused: true,
      concurrency: null,
      rate_per_minute: null,
      paused_for: { reason: 'maintenance of the provider', until: null },
      limited_for: null,
      why: 'An operator has paused haiku (maintenance of the provider).',
      paused_on_board: false,
      held: null,
      shutdown_date: null,
      workers: WORKERS + 1,
      waiting: expect.any(Number),
      active: 0,
    });
    await late.stop();

    await cli('models', 'resume', 'haiku', ...SURE);
    await untilMade([location]);
    await until('it is served again', async () => (await request(waiting, 'haiku')).status === 201);
    expect(await modelStatus()).not.toHaveProperty('paused');
    const audited = await cli('audit', 'tail', '--operators');
    const states = [{ paused: true }, { paused: false }];
    const actor = userInfo().username;
    expect(audited).toMatchObject([
      { action: 'model.resumed', target: 'haiku', actor, before: states[0], after: states[1] },
      { action: 'model.paused', target: 'haiku', actor, before: states[1], after: states[0] },
    ]);
  });

  it('is followed by the API server and every worker within two seconds', async () => {
    let concurrency = 100;
    await keepsWithin(2_000, async () => {
      concurrency += 1;
      await set({ concurrency });
      const changedAt = performance.now();
      await untilAllRead(`"concurrency":${concurrency}`);
      return performance.now() - changedAt;
    });
    await set({ concurrency: null });
  });

  it('changes the calls at once of every running worker', async () => {
    emulator.behave({ mode: 'held' });
    expect(await cli('models', 'set', 'haiku', '--concurrency', '2', ...SURE)).toMatchObject({ concurrency: 2 });
    await untilAllRead('"concurrency":2');
    emulator.clearRequests();
    const ordered = await order(30);
    await until('each makes two', async () => emulator.stats().in_flight === 2 * WORKERS);
    await set({ concurrency: 4 });
    await until('each makes four', async () => emulator.stats().in_flight === 4 * WORKERS);
    expect(emulator.stats().max_in_flight).toBe(4 * WORKERS);
    emulator.release();
    await untilMade(ordered);
    await set({ concurrency: null });
  });

  it('limits the calls per minute over all workers, spread over the minute', async () => {
    await set({ ratePerMinute: 60 });
    await untilAllRead('"rate_per_minute":60');
    emulator.clearRequests();
    const batch = await createBatch(call, Array.from({ length: 24 }, take), { model: 'haiku' });
    await until('some are made', async () => calls() >= 4 && (await waitForPermits('generation-haiku')));
    expect(await metrics()).toContain('saju_model_rate_limit_per_minute{model="haiku"} 60');
    await set({ ratePerMinute: null });
    const log = await platform.redis.zrange(modelKey('haiku', 'permits'), '0', '-1', 'WITHSCORES');
    const times = log.filter((_, index) => index % 2 === 1).map(Number);
    // Of 60 a fifth is left to calls that callers wait for; the other 48 are as far apart as 61 s allow.
    for (const [index, at] of times.slice(1).entries()) expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(1_270);
    expect((await batchEnded(call, batch)).at('completed_count')).toBe(24);
    expect(calls()).toBe(24);
  });

  it('loses nothing and exceeds no limit when Redis is away and has lost its data', async () => {
    await set({ ratePerMinute: 1 }, 'sonnet');
    await untilAllRead('"rate_per_minute":1');
    emulator.clearRequests();
    const ordered = await order(12, 'sonnet');
    await until('the limit is used up', async () => calls() === 1);
    await redis.kill();
    await redis.start();
    await until('the reconciler has queued the rest, which waits', async () => {
      await enqueueReconciler(platform);
      return waitForPermits('generation-sonnet');
    });
    expect(calls()).toBe(1);
    await set({ ratePerMinute: null }, 'sonnet');
    await untilMade(ordered);
    expect(calls()).toBe(12);
  });
});
