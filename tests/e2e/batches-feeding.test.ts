import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { enqueueFeeding } from '../../shared/batches/turns.ts';
import { createProducer } from '../../shared/queues/producer.ts';
import { batchEnded, createBatch, createProfiles } from '../harness/batches.ts';
import { createClient, until } from '../harness/http.ts';
import {
  type ApiServer,
  chargesOf,
  QUICK_RECOVERY,
  type Running,
  startPlatform,
  type TestAccount,
  type TestPlatform,
  type WorkerOptions,
} from '../harness/platform.ts';
import { databaseFails } from '../harness/services.ts';
import { silentLogger } from '../harness/stores.ts';

describe('batches of an account with more items than a pool takes', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let workers: Running[] = [];

  beforeAll(async () => {
    platform = await startPlatform();
    apiServer = await platform.startApiServer();
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    workers = [];
  });
  afterAll(() => platform.stop());

  const startWorker = async (pools: string, options?: WorkerOptions) => {
    const worker = await platform.startWorker(pools, options);
    workers.push(worker);
    return worker;
  };

  it('check for free capacity every few seconds in one chain of jobs while no item ends, and start more when items end', async () => {
    const waiting = await startWorker('maintenance', { settings: { RECONCILE_AFTER_MS: '10000' } });
    const { accountId, liveKey } = await platform.account();
    const call = createClient(apiServer.url, { key: liveKey });
    const itemsIn = (state: 'started' | 'success') => platform.admin.db.batchItems.countDocuments({ accountId, state });
    const profiles = await createProfiles(call, 280);
    for (const from of [0, 100, 200]) await createBatch(call, profiles.slice(from, from + 100));
    await until('200 items have started', async () => (await itemsIn('started')) === 200);

    const producer = createProducer(platform.redis, silentLogger);
    for (let each = 0; each < 50; each += 1) {
      await enqueueFeeding(producer, { accountId, livemode: true, model: 'haiku' });
    }
    await until('these turns have ended', async () => {
      const { active = 0, prioritized = 0 } = await producer.counts('batches');
      return active + prioritized === 0;
    });
    const from = Date.now();
    const added = await until('the items have been checked twice more', async () => {
      const completed = await producer.queue('batches').getJobs(['completed']);
      const jobs = completed.filter(({ timestamp }) => timestamp > from);
      return jobs.filter(({ name }) => name === 'watch-batches').length >= 2 && jobs;
    });
    await producer.close();
    expect(added.map(({ name }) => name)).not.toContain('feed-batches');
    const [second = 0, first = 0] = added.map(({ timestamp }) => timestamp);
    // One chain: its job adds the next one, which waits 3 s.
    expect(Math.abs(second - first)).toBeGreaterThanOrEqual(2_900);

    await waiting.stop();
    // Its job checks only every three minutes. A signal that the database did not let through waits for that job.
    const settings = { RECONCILE_AFTER_MS: databaseFails ? '4000' : '600000' };
    await startWorker('maintenance', { settings });
    await startWorker('haiku', { concurrency: 50 });
    await until('all items have succeeded', async () => (await itemsIn('success')) === 280);
  });

  it('never queue more than 200 items of an account in a pool, and let no account starve another', async () => {
    await startWorker('maintenance', { settings: QUICK_RECOVERY });
    const [large, small] = [await platform.account(), await platform.account()];
    const call = createClient(apiServer.url, { key: large.liveKey });
    const other = createClient(apiServer.url, { key: small.liveKey });
    const itemsIn = (state: 'waiting' | 'started' | 'success', { accountId }: TestAccount) =>
      platform.admin.db.batchItems.countDocuments({ accountId, state });
    const profile_ids = await createProfiles(call, 230);
    for (const from of [0, 100, 200]) await createBatch(call, profile_ids.slice(from, from + 100));
    await until('200 items have started', async () => (await itemsIn('started', large)) === 200);
    const second = await createBatch(other, await createProfiles(other, 30));
    await until("the other account's items have started", async () => (await itemsIn('started', small)) === 30);
    expect([await itemsIn('started', large), await itemsIn('waiting', large)]).toEqual([200, 30]);
    const ofBoth = { accountId: { $in: [large.accountId, small.accountId] }, open: true } as const;
    const openOnes = () => platform.admin.db.generations.countDocuments(ofBoth);
    await until('their generations are open, which follows', async () => (await openOnes()) === 230);
    // Waiting items are queued as capacity becomes free, and both batches end.
    await startWorker('haiku', { concurrency: 50 });
    let most = 0;
    await until('all are done', async () => {
      most = Math.max(most, await itemsIn('started', large));
      return (await itemsIn('success', large)) === 230;
    });
    expect(most).toBeLessThanOrEqual(200);
    expect((await batchEnded(other, second)).body).toMatchObject({ status: 'completed', completed_count: 30 });
    expect(await chargesOf(platform, large)).toHaveLength(230);
  });
});
