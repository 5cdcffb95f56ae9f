import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../scripts/emulator/index.ts';
import { batchEnded, createBatch, createProfiles } from '../harness/batches.ts';
import { runCli } from '../harness/cli.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import { untilNothingIsGenerated } from '../harness/jobs.ts';
import {
  type ApiServer,
  chargesOf,
  QUICK_RECOVERY,
  startPlatform,
  type TestAccount,
  type TestPlatform,
} from '../harness/platform.ts';
import { providerSettings } from '../harness/providers.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { named, ROUTES } from '../harness/routes.ts';

const SLOTS = 3;
/** A model whose pool has no worker. */
const IDLE_MODEL = 'gemini';

describe('a suspended account', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServers: ApiServer[];
  let receiver: Receiver;
  let account: TestAccount;
  let call: Client;

  beforeAll(async () => {
    emulator = await startEmulator({ port: 0, latencyMs: 200 });
    platform = await startPlatform({ ...QUICK_RECOVERY, ...providerSettings(emulator.url) });
    apiServers = await Promise.all([platform.startApiServer(), platform.startApiServer()]);
    await platform.startWorker('maintenance,webhook', { arguments: ['--schedules'] });
    await platform.startWorker('haiku', { concurrency: SLOTS, settings: { JOB_LOCK_MS: '60000' } });
  });
  beforeEach(async () => {
    receiver = await startReceiver();
    account = await platform.account();
    call = createClient(apiServers[0]?.url ?? '', { key: account.liveKey });
  });
  afterEach(async () => {
    emulator.reset();
    await untilNothingIsGenerated(platform);
    await receiver.close();
  });
  afterAll(async () => {
    await platform.stop();
    await emulator.close();
  });

  const cli = async (command: 'suspend' | 'resume', { accountId }: TestAccount) =>
    JSON.parse((await runCli(platform, 'accounts', command, accountId, '--json')).stdout);
  const statusOf = async (server: ApiServer, key: string) =>
    (await createClient(server.url, { key })('GET', '/v1/profiles')).status;
  const everywhere = async (status: number, { liveKey, testKey }: TestAccount = account) => {
    for (const server of apiServers)
      for (const key of [liveKey, testKey])
        await until(`${server.url} answers ${status}`, async () => (await statusOf(server, key)) === status);
  };
  /** The worker of the model reads it too. */
  const untilNothingStarts = async () => {
    const calls = () => emulator.stats().total;
    await until('no provider call starts any more', async () => {
      const seen = calls();
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return calls() === seen;
    });
  };

  it('is suspended and resumed by the command line, with the operator on record', async () => {
    await everywhere(200);
    expect(await cli('suspend', account)).toMatchObject({
      account_id: account.accountId,
      suspended_at: expect.stringMatching(/Z$/),
    });
    await everywhere(403);
    expect(await cli('resume', account)).toMatchObject({ suspended_at: null });
    await everywhere(200);
    const { stdout } = await runCli(platform, 'audit', 'tail', '--operators', '--json');
    const mine = JSON.parse(stdout).filter(({ target }: { target: string }) => target === account.accountId);
    expect(mine.map(({ action }: { action: string }) => action)).toEqual(['account.resumed', 'account.suspended']);
  });

  describe('gets 403 with its reason', () => {
    let refused: TestAccount;
    beforeAll(async () => {
      refused = await platform.account();
      await platform.admin.operations.suspend('test', refused.accountId);
      await everywhere(403, refused);
    });

    it.each(named(ROUTES.filter(({ access }) => access.kind !== 'public')))('on $name', async ({ route }) => {
      const { liveKey: key, accessToken: bearer } = refused;
      const path = route.path.replaceAll(/\{\w+\}/g, 'unknown');
      const answer = await createClient(apiServers[0]?.url ?? '', { key, bearer })(route.method, path);
      expect(answer.status).toBe(403);
      if (route.group === 'legacy') {
        expect(answer.at('error')).toMatchObject({ code: 'insufficient_permissions', reason: 'suspended' });
      } else expect(answer.body).toMatchObject({ code: 'forbidden', reason: 'suspended', type: '/errors/forbidden' });
    });

    it('but not on /v1/health', async () => {
      const { liveKey: key } = refused;
      expect((await createClient(apiServers[0]?.url ?? '', { key })('GET', '/v1/health')).status).toBe(200);
    });
  });

  it('has its batches ended: what is at the provider is stored and charged, the rest fails and can be retried', async () => {
    const profiles = await createProfiles(call, 60);
    // However long the suspension takes on a busy machine, no more than the slots are at the provider.
    emulator.behave({ mode: 'held' });
    emulator.behave({ times: SLOTS });
    const id = await createBatch(call, profiles, { webhook_url: `${receiver.url}/callback` });
    const idle = await createBatch(call, profiles.slice(0, 5), { model: IDLE_MODEL });
    const { batchItems, batches } = platform.admin.db;
    const itemsIn = (state: 'success') => batchItems.countDocuments({ batchId: id, state });
    await until('some items have succeeded', async () => (await itemsIn('success')) >= SLOTS);
    await platform.admin.operations.suspend('test', account.accountId);
    await until('what has not begun fails', async () => batchItems.exists({ batchId: id, state: 'failed' }));
    emulator.release();
    for (const _id of [id, idle]) {
      await until('the batch has ended', async () => (await batches.findById(_id).lean())?.completedAt ?? null);
    }
    await untilNothingStarts();
    const completed = await itemsIn('success');
    const failed = await batchItems.find({ batchId: { $in: [id, idle] }, state: 'failed' }).lean();
    expect(completed).toBeLessThan(60);
    expect(failed).toHaveLength(65 - completed);
    for (const { error } of failed) expect(error).toMatchObject({ code: 'forbidden', reason: 'suspended' });
    expect(await chargesOf(platform, account)).toHaveLength(completed);
    // What has happened is still told.
    const [callback] = await until('the callback is received', async () => {
      const received = receiver.received('/callback');
      return received.length > 0 && received;
    });
    expect(callback?.body).toMatchObject({ completed_count: completed, failed_count: 60 - completed });
    await platform.admin.operations.resume('test', account.accountId);
    await everywhere(200);
    expect((await batchEnded(call, id)).body).toMatchObject({ failed_count: 60 - completed });
    await until('the retry is accepted by the worker too', async () => {
      const retried = await call('POST', `/v1/fortunes/batch/${id}/retry`);
      if (retried.status === 409) return true;
      return (await batchEnded(call, id)).at('failed_count') === 0;
    });
    expect((await batchEnded(call, id)).body).toMatchObject({ completed_count: 60, failed_count: 0 });
    expect(await chargesOf(platform, account)).toHaveLength(60);
  });

  it('gets no provider call for its queued generations, and is charged for those that have begun', async () => {
    emulator.behave({ mode: 'held' });
    const profiles = await createProfiles(call, 2 * SLOTS);
    const headers = { Prefer: 'respond-async' };
    const { generations } = platform.admin.db;
    for (const profile_id of profiles) {
      const answer = await call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily' }, headers });
      expect(answer.status).toBe(202);
    }
    const mine = { accountId: account.accountId };
    await until('the provider has as many as there are slots', async () => emulator.stats().in_flight === SLOTS);
    await platform.admin.operations.suspend('test', account.accountId);
    emulator.release();
    await until('all have ended', async () => (await generations.countDocuments({ ...mine, open: true })) === 0);
    const kinds = (await generations.find(mine).lean()).map(({ error }) => error?.kind ?? 'succeeded');
    const begun = kinds.filter((kind) => kind === 'succeeded').length;
    // A slow worker may have read the suspension after its first calls.
    expect(begun).toBeGreaterThanOrEqual(SLOTS);
    expect(kinds.filter((kind) => kind === 'account_suspended')).toHaveLength(2 * SLOTS - begun);
    expect(await chargesOf(platform, account)).toHaveLength(begun);
    await platform.admin.operations.resume('test', account.accountId);
  });

  it('is left out by the runs of a day', async () => {
    const other = await platform.account();
    const date = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
    for (const { liveKey: key } of [account, other]) {
      const own = createClient(apiServers[0]?.url ?? '', { key });
      await own('POST', '/v1/profiles', { body: BIRTH });
      const events = ['cache.warmed', 'daily.reset'];
      await own('POST', '/v1/webhooks', { body: { url: `${receiver.url}/hook`, events } });
      await own('POST', '/v1/fortunes/daily', { body: { birth_date: '1990-05-15' } });
      expect((await own('PUT', '/v1/schedules/daily', { body: { enabled: true, warm_sections: true } })).status).toBe(
        200,
      );
    }
    await platform.admin.operations.suspend('test', account.accountId);
    const { batches, events, scheduleRuns } = platform.admin.db;
    for (const schedule of ['daily-reset', 'daily-bulk', 'cache-warm']) {
      const before = await scheduleRuns.countDocuments({
        schedule,
        period: date,
        state: 'done',
        _id: /^[^:]+:[^:]+:\d+$/,
      });
      await runCli(platform, 'schedules', 'run', schedule, '--force', '--json');
      await until(`${schedule} is done`, async () => {
        const done = await scheduleRuns.countDocuments({
          schedule,
          period: date,
          state: 'done',
          _id: /^[^:]+:[^:]+:\d+$/,
        });
        return done > before;
      });
    }
    const countsOf = async ({ accountId }: TestAccount) => [
      await batches.countDocuments({ accountId, kind: 'schedule' }),
      await events.countDocuments({ accountId, type: 'cache.warmed' }),
      await events.countDocuments({ accountId, type: 'daily.reset' }),
    ];
    expect(await countsOf(account)).toEqual([0, 0, 0]);
    expect(await countsOf(other)).toEqual([1, 1, 1]);
  });
});
