import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { enqueueFeeding } from '../../shared/batches/feed.ts';
import { createProducer } from '../../shared/queues/producer.ts';
import { createProfiles } from '../support/batches.ts';
import { createClient, until } from '../support/http.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';
import { silentLogger } from '../support/stores.ts';

describe('batches of an account with more items than a pool takes', () => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = await startPlatform();
  });
  afterAll(() => platform.stop());

  it('check for free capacity every few seconds in one chain of jobs while no item ends, and start more when items end', async () => {
    const [apiServer, waiting] = await Promise.all([
      platform.startApiServer(),
      platform.startWorker('maintenance', { settings: { RECONCILE_AFTER_MS: '10000' } }),
    ]);
    const { accountId, liveKey } = await platform.account();
    const call = createClient(apiServer.url, { key: liveKey });
    const itemsIn = (state: 'started' | 'success') => platform.admin.db.batchItems.countDocuments({ accountId, state });
    const profiles = await createProfiles(call, 280);
    for (const from of [0, 100, 200]) {
      const body = { profile_ids: profiles.slice(from, from + 100), fortune_type: 'daily' };
      expect((await call('POST', '/v1/fortunes/batch', { body })).status).toBe(202);
    }
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
    await new Promise((resolve) => setTimeout(resolve, 7_000));
    const completed = await producer.queue('batches').getJobs(['completed']);
    const names = completed.filter(({ timestamp }) => timestamp > from).map(({ name }) => name);
    await producer.close();
    // The job that checks the items every 3 s.
    expect(names.length).toBeLessThanOrEqual(3);
    expect(names).not.toContain('feed-batches');

    await waiting.stop();
    // Its job checks only every three minutes.
    await platform.startWorker('maintenance', { settings: { RECONCILE_AFTER_MS: '600000' } });
    await platform.startWorker('haiku', { concurrency: 50 });
    await until('all items have succeeded', async () => (await itemsIn('success')) === 280, 120_000);
  }, 240_000);
});
