import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../scripts/emulator/index.ts';
import { systemClock } from '../../shared/core/clock.ts';
import { readModel } from '../../shared/status/model-health.ts';
import { batchEnded, createBatch, createProfiles } from '../harness/batches.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import {
  type ApiServer,
  startPlatform,
  type TestAccount,
  type TestPlatform,
  type TestProcess,
} from '../harness/platform.ts';
import { providerSettings } from '../harness/providers.ts';
import { shiftedBy } from '../harness/shifted.ts';

/** Settings of a worker without a provider key. */
const NO_CREDENTIALS = { ANTHROPIC_API_KEY: '', ANTHROPIC_BASE_URL: '' };

describe('a worker that is started beside a fleet', () => {
  let platform: TestPlatform;
  const unsettled = { ...NO_CREDENTIALS, GEMINI_API_KEY: '', GEMINI_BASE_URL: '', WEBHOOK_ALLOW_PRIVATE_TARGETS: '' };

  beforeAll(async () => {
    // These tests do not call the provider.
    platform = await startPlatform({ ...providerSettings('http://127.0.0.1:9'), PRICE_SONNET: '0.07' });
  });
  afterAll(() => platform.stop());

  const isShown = async () => (await platform.redis.zcard('{pool:haiku}:settings')) === 1;

  it('refuses to start without the settings that its pools have in the fleet, and names them', async () => {
    const apiServer = await platform.spawnApiServer();
    await until('the API server has published its settings', isShown);
    const start = (pools: string, settings: Record<string, string>) => platform.spawnWorker(pools, { settings });
    await expect(start('gemini,webhook', unsettled)).rejects.toThrow(
      /worker cannot start: bad settings:\n {2}GEMINI_API_KEY is missing: .*\n {2}GEMINI_BASE_URL is missing: .*\n {2}WEBHOOK_ALLOW_PRIVATE_TARGETS is missing: running processes of the same pools have it\n$/,
    );
    await expect(start('maintenance', { PRICE_SONNET: '' })).rejects.toThrow(
      /settings:\n {2}PRICE_SONNET is missing: .*\n$/,
    );
    // Settings that its pools do not need may be missing.
    await (await start('gemini', NO_CREDENTIALS)).stop();
    await apiServer.stop();
  });

  it('reads the settings of processes whose clocks are behind that of another', async () => {
    const apiServers = [await platform.spawnApiServer(shiftedBy(60_000)), await platform.spawnApiServer()];
    const shown = () => platform.redis.zcard('{pool:haiku}:settings');
    await until('both have published their settings', async () => (await shown()) === 2);
    const counts = [];
    // For longer than the interval in which each renews its entry.
    for (const endsAt = Date.now() + 3_000; Date.now() < endsAt; await delay(50)) counts.push(await shown());
    expect(new Set(counts)).toEqual(new Set([2]));
    await Promise.all(apiServers.map((apiServer) => apiServer.stop()));
  });

  it('starts beside the entry that a killed process left behind', async () => {
    const apiServer = await platform.spawnApiServer();
    await until('the API server has published its settings', isShown);
    await apiServer.kill();
    expect(await isShown()).toBe(true);
    await (await platform.spawnWorker('haiku', { settings: NO_CREDENTIALS })).stop();
  });
});

describe('a worker without the key that API servers have, which started before them', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let account: TestAccount;
  let profileId: string;

  beforeAll(async () => {
    emulator = await startEmulator({ port: 0 });
    platform = await startPlatform(providerSettings(emulator.url));
    await platform.spawnWorker('haiku', { settings: NO_CREDENTIALS });
    account = await platform.account();
  });
  afterAll(async () => {
    await platform.stop();
    await emulator.close();
  });

  const clientWaiting = async (waitMs: number) => {
    const { url } = await platform.spawnApiServer({ GENERATION_WAIT_MS: String(waitMs) });
    return createClient(url, { key: account.liveKey });
  };
  const fortune = (call: Client) =>
    call('POST', '/v1/fortunes', { body: { profile_id: profileId, type: 'daily', model: 'haiku' } });

  it('ends no call: each waits for a worker with the key, and counts as no failure of the model', async () => {
    const hasty = await clientWaiting(2_000);
    profileId = (await hasty('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
    const unanswered = await fortune(hasty);
    expect([unanswered.status, unanswered.at('reason')]).toEqual([503, 'no_worker']);
    const patient = await clientWaiting(120_000);
    const waiting = fortune(patient);
    const { generations } = platform.admin.db;
    await until('it is asked for again', async () => (await generations.countDocuments({ open: true })) === 1);
    expect(emulator.stats().total).toBe(0);
    await platform.spawnWorker('haiku');
    expect((await waiting).status).toBe(201);
    expect(platform.logged('this worker has no ANTHROPIC_API_KEY')).toBe(1);
    expect(emulator.stats().total).toBe(1);
    await until('the call is reported', async () => (await platform.redis.hvals('{model:haiku}:calls')).length > 0);
    const figures = await readModel(platform.redis, systemClock, 'haiku');
    expect(figures).toMatchObject({ recent: { succeeded: 1, failed: 0 }, breakerOpen: false, workers: 1 });
  });
});

describe('a worker whose credentials the provider refuses', () => {
  let emulator: Emulator;
  let refusing: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let account: TestAccount;
  let call: Client;
  let good: TestProcess;
  let births = 0;

  beforeAll(async () => {
    emulator = await startEmulator({ port: 0 });
    refusing = await startEmulator({ port: 0 });
    refusing.behave({ error_status: 401 });
    platform = await startPlatform(providerSettings(emulator.url));
    apiServer = await platform.spawnApiServer();
    good = await platform.spawnWorker('haiku,maintenance,webhook', { concurrency: 5 });
    await platform.spawnWorker('haiku', { settings: { ANTHROPIC_API_KEY: 'wrong', ANTHROPIC_BASE_URL: refusing.url } });
    account = await platform.account();
    call = createClient(apiServer.url, { key: account.liveKey });
  });
  afterEach(() => emulator.reset());
  afterAll(async () => {
    await platform.stop();
    await Promise.all([emulator.close(), refusing.close()]);
  });

  const profile = async () => {
    births += 1;
    const birth = { ...BIRTH, birth_year: 1930 + Math.floor(births / 28), birth_day: 1 + (births % 28) };
    return (await call('POST', '/v1/profiles', { body: birth })).textAt('id');
  };
  const fortune = async () =>
    call('POST', '/v1/fortunes', { body: { profile_id: await profile(), type: 'daily', model: 'haiku' } });

  it('fails no request while another worker is alive, and leaves the jobs to it', async () => {
    emulator.behave({ latency_ms: 100 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => fortune()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const refused = refusing.stats().total;
    expect(refused).toBeGreaterThan(0);
    const profileIds = await Promise.all(Array.from({ length: 12 }, () => profile()));
    const batch = await call('POST', '/v1/fortunes/batch', {
      body: { profile_ids: profileIds, fortune_type: 'daily', model: 'haiku' },
    });
    const ended = await until('the batch has ended', async () => {
      const answer = await call('GET', `/v1/fortunes/batch/${batch.textAt('id')}`);
      return answer.at('status') === 'completed' && answer;
    });
    expect(ended.body).toMatchObject({ completed_count: 12, failed_count: 0 });
    // It does not call the provider for every job.
    expect(refusing.stats().total).toBe(refused);
    const status = await call('GET', '/v1/status');
    expect(status.at('components.ai_models.haiku.status')).toBe('operational');
  });

  it('calls the provider again when it is the last worker, and then the call fails', async () => {
    await good.stop();
    const answer = await until('the call fails at the provider', async () => {
      const failed = await fortune();
      return failed.at('reason') === 'provider_failed' && failed;
    });
    expect(answer.status).toBe(503);
  });
});

describe('parts that have their own secrets only', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  beforeAll(async () => {
    emulator = await startEmulator({ port: 0 });
    platform = await startPlatform(providerSettings(emulator.url));
  });
  afterAll(async () => {
    await platform.stop();
    await emulator.close();
  });

  const TOLD = { ANTHROPIC_API_KEY: 'set', OPENAI_API_KEY: 'set', GEMINI_API_KEY: 'set' };
  const OTHERS = { SECRETS_KEY: '', OPS_PASSWORD: '', OPENAI_API_KEY: '', GEMINI_API_KEY: '' };

  it('make fortunes: the worker with the credentials of its model, the others told that there are some', async () => {
    await platform.startWorker('haiku', { settings: OTHERS });
    await platform.startWorker('maintenance', { settings: TOLD });
    const apiServer = await platform.startApiServer(TOLD);
    const call = createClient(apiServer.url, { key: (await platform.account()).liveKey });
    const [first = '', ...others] = await createProfiles(call, 3);
    const made = await call('POST', '/v1/fortunes', { body: { profile_id: first, type: 'daily', model: 'haiku' } });
    expect({ status: made.status, text: made.text }).toMatchObject({ status: 201 });
    const ended = await batchEnded(call, await createBatch(call, others, { model: 'haiku' }));
    expect(ended.body).toMatchObject({ completed_count: 2, failed_count: 0 });
    expect(emulator.stats().total).toBe(3);
  });

  it.each(['webhook', 'haiku,maintenance'])('need the SECRETS_KEY in the pools %s', async (pools) => {
    const started = platform.spawnWorker(pools, { settings: { SECRETS_KEY: '' } });
    await expect(started).rejects.toThrow('SECRETS_KEY is missing');
  });

  it('start no worker of a model that was only told of its credentials', async () => {
    await expect(platform.spawnWorker('haiku', { settings: TOLD })).rejects.toThrow("the anthropic key is 'set'");
  });
});
