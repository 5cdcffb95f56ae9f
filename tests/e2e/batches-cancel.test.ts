import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Emulator } from '../../scripts/emulator/index.ts';
import { cancelUnstarted } from '../../shared/batches/cancel-unstarted.ts';
import { GENERATION_QUEUES } from '../../shared/queues/catalogue.ts';
import { batchEnded, createBatch, createProfiles } from '../harness/batches.ts';
import { runCli } from '../harness/cli.ts';
import { dayFromNow } from '../harness/dates.ts';
import { type Client, createClient, until } from '../harness/http.ts';
import { activeJobs, untilNothingIsGenerated } from '../harness/jobs.ts';
import { type ApiServer, chargesOf, QUICK_RECOVERY, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { startProviderPlatform } from '../harness/providers.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';

/** Models by the slots of their worker; the last has no worker. */
const [TWENTY_SLOTS, FIVE_SLOTS, IDLE] = ['haiku', 'sonnet', 'gemini'] as const;

describe('batches', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let receiver: Receiver;
  let account: TestAccount;
  let call: Client;

  beforeAll(async () => {
    ({ emulator, platform, apiServer } = await startProviderPlatform({ settings: QUICK_RECOVERY, latencyMs: 300 }));
    // A worker that gets no processor for the time of a lock loses its jobs, and they call the provider again.
    const settings = { JOB_LOCK_MS: '60000' };
    await Promise.all([
      platform.startWorker('maintenance,webhook'),
      platform.startWorker(TWENTY_SLOTS, { concurrency: 20, settings }),
      platform.startWorker(FIVE_SLOTS, { concurrency: 5, settings }),
    ]);
  });
  beforeEach(async () => {
    receiver = await startReceiver();
    account = await platform.account();
    call = createClient(apiServer.url, { key: account.liveKey });
  });
  afterEach(async () => {
    emulator.reset();
    await untilNothingIsGenerated(platform);
    await receiver.close();
  });
  afterAll(() => platform.stop());

  const create = (profile_ids: readonly string[], more?: Parameters<typeof createBatch>[2]) =>
    createBatch(call, profile_ids, more);
  const mine = () => ({ accountId: account.accountId });
  const itemsIn = (state: 'started' | 'success' | 'canceled') =>
    platform.admin.db.batchItems.countDocuments({ ...mine(), state });

  it('of a schedule are canceled when it is switched off while they run, and cost nothing', async () => {
    await createProfiles(call, 5);
    const schedule = (enabled: boolean) => call('PUT', '/v1/schedules/daily', { body: { enabled, model: IDLE } });
    await schedule(true);
    await runCli(platform, 'schedules', 'run', 'daily-bulk', '--force', '--json');
    await until('they are started', async () => (await itemsIn('started')) === 5);
    expect((await schedule(false)).status).toBe(200);
    await until('they are canceled', async () => (await itemsIn('canceled')) === 5);
    const open = { ...mine(), kind: 'schedule', completedAt: null } as const;
    await until('their batch has ended', async () => (await platform.admin.db.batches.countDocuments(open)) === 0);
    expect(await platform.admin.db.fortunes.countDocuments(mine())).toBe(0);
    expect(await chargesOf(platform, account)).toEqual([]);
  });

  it('can be canceled: items not yet started become canceled, are counted in the sum, and are not charged', async () => {
    const more = { model: FIVE_SLOTS, webhook_url: `${receiver.url}/callback` };
    emulator.behave({ mode: 'held' });
    emulator.behave({ times: 5 });
    const id = await create(await createProfiles(call, 60), more);
    await until('some items have succeeded', async () => (await itemsIn('success')) >= 5);
    const canceled = await call('POST', `/v1/fortunes/batch/${id}/cancel`);
    expect(canceled.status).toBe(200);
    expect(Number(canceled.at('canceled_count'))).toBeGreaterThan(0);
    emulator.release();
    const answer = await batchEnded(call, id);
    const counts = ['completed_count', 'failed_count', 'canceled_count'].map((name) => Number(answer.at(name)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(60);
    expect(answer.body).toMatchObject({ status: 'completed', failed_count: 0 });
    const statuses = (answer.at('results') as { status: string }[]).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'canceled')).toHaveLength(counts[2] ?? 0);
    expect(await chargesOf(platform, account)).toHaveLength(counts[0] ?? 0);
    const [callback] = await until('the callback is received', async () => {
      const received = receiver.received('/callback');
      return received.length > 0 && received;
    });
    expect(callback?.body).toMatchObject({
      status: 'completed',
      total_count: 60,
      completed_count: counts[0],
      canceled_count: counts[2],
    });
    expect((await call('POST', `/v1/fortunes/batch/${id}/cancel`)).status).toBe(409);
  });

  it('cancel every item except those already at the provider, including items prefetched before a slot is free', async () => {
    emulator.behave({ mode: 'held' });
    const id = await create(await createProfiles(call, 40), { model: FIVE_SLOTS });
    const { generations } = platform.admin.db;
    await until('five hold slots and others are prefetched', async () => {
      const [active, holding] = await Promise.all([
        activeJobs(platform, GENERATION_QUEUES[FIVE_SLOTS]),
        generations.countDocuments({ ...mine(), startedAt: { $ne: null }, open: true }),
      ]);
      if (active === 10 && holding === 5) return true;
      // The worker prefetches when a call ends after it has seen a job that had to wait.
      if (active === 5 && emulator.stats().in_flight === 5) {
        emulator.release();
        emulator.behave({ mode: 'held' });
      }
      return null;
    });
    const begun = await generations.countDocuments({ ...mine(), startedAt: { $ne: null } });
    expect((await call('POST', `/v1/fortunes/batch/${id}/cancel`)).at('canceled_count')).toBe(40 - begun);
    emulator.release();
    const answer = await batchEnded(call, id);
    const counts = { completed_count: begun, failed_count: 0, canceled_count: 40 - begun };
    expect(answer.body).toMatchObject({ status: 'completed', ...counts });
    expect(await chargesOf(platform, account)).toHaveLength(begun);
  });

  it('restart no item that a cancel has closed and not yet published', async () => {
    const id = await create(await createProfiles(call, 2), { model: IDLE });
    await until('both items are queued', async () => (await itemsIn('started')) === 2);
    const { db, clock } = platform.admin;
    // The state in the middle of a cancel, which the check of started items may find.
    await db.batchItems.updateMany({ batchId: id }, { $set: { cancelAsked: true } });
    const items = await db.batchItems.find({ batchId: id }).lean();
    const hashes = items.map(({ contentHash }) => contentHash);
    await cancelUnstarted({ db, clock, publishFailures: async () => undefined }, account.accountId, hashes);
    expect((await batchEnded(call, id)).body).toMatchObject({ completed_count: 0, failed_count: 0, canceled_count: 2 });
    expect(await chargesOf(platform, account)).toEqual([]);
  });

  it('cancel nothing that another batch waits for, until that one is canceled too', async () => {
    const profiles = await createProfiles(call, 2);
    const [one, other] = [await create(profiles, { model: IDLE }), await create(profiles, { model: IDLE })];
    await until('the items of both are queued', async () => (await itemsIn('started')) === 4);
    const canceled = await call('POST', `/v1/fortunes/batch/${one}/cancel`);
    expect([canceled.status, canceled.at('canceled_count')]).toEqual([200, 0]);
    expect([await itemsIn('started'), await itemsIn('canceled')]).toEqual([4, 0]);
    expect((await call('POST', `/v1/fortunes/batch/${other}/cancel`)).status).toBe(200);
    for (const id of [one, other])
      expect((await batchEnded(call, id)).body).toMatchObject({
        completed_count: 0,
        failed_count: 0,
        canceled_count: 2,
      });
    expect(await chargesOf(platform, account)).toEqual([]);
  });

  it("cancel no item that a worker is at, whatever another host's clock says of an earlier cancel of the same", async () => {
    const profiles = await createProfiles(call, 1);
    const { generations } = platform.admin.db;
    const cancel = async (id: string) => (await call('POST', `/v1/fortunes/batch/${id}/cancel`)).at('canceled_count');
    const first = await create(profiles, { model: IDLE });
    await until('the item is queued', async () => (await itemsIn('started')) === 1);
    expect(await cancel(first)).toBe(1);
    await generations.updateMany(mine(), { $set: { finishedAt: new Date(Date.now() + 60_000) } });
    const second = await create(profiles, { model: IDLE });
    await until('the item is queued again', async () => (await itemsIn('started')) === 1);
    await generations.updateOne({ ...mine(), open: true }, { $set: { startedAt: new Date() } });
    expect(await cancel(second)).toBe(0);
    expect(await itemsIn('started')).toBe(1);
    await generations.updateOne({ ...mine(), open: true }, { $set: { startedAt: null } });
    expect(await cancel(second)).toBe(1);
  });

  it('charge nothing for items that are canceled while they are being started', async () => {
    const profiles = await createProfiles(call, 15);
    let completed = 0;
    for (const fortune_date of [1, 2, 3].map(dayFromNow)) {
      const id = await create(profiles, { fortune_date });
      await until('the first item is being started', async () => {
        const reserved = await platform.admin.db.fortunes.countDocuments({ ...mine(), fortuneDate: fortune_date });
        return reserved > 0;
      });
      await call('POST', `/v1/fortunes/batch/${id}/cancel`);
      completed += Number((await batchEnded(call, id)).at('completed_count'));
    }
    await until('no generation is running', async () => {
      return (await platform.admin.db.generations.countDocuments({ ...mine(), open: true })) === 0;
    });
    expect(await chargesOf(platform, account)).toHaveLength(completed);
  });
});
