import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BIRTH, createClient, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestPlatform } from '../harness/platform.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { createWebhookOwner, openEvents } from '../harness/webhooks.ts';

describe('deliveries', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  const receivers: Receiver[] = [];

  beforeAll(async () => {
    // On a slow machine receivers hang for longer than an attempt may take. What they miss is soon sent again.
    platform = await startPlatform({ WEBHOOK_TIMEOUT_MS: '50000', WEBHOOK_RETRY_DELAYS_MS: '1000,1000,1000,1000' });
    apiServer = await platform.startApiServer();
    // The limit holds over all workers.
    await Promise.all(['webhook', 'webhook', 'maintenance'].map((pool) => platform.startWorker(pool)));
  });
  afterAll(async () => {
    await Promise.all(receivers.map((receiver) => receiver.close()));
    await platform.stop();
  });

  const newReceiver = async () => {
    const receiver = await startReceiver();
    receivers.push(receiver);
    return receiver;
  };

  it('of twenty webhooks, callbacks and tests of both modes at one host are never more than forty at once', async () => {
    const receiver = await newReceiver();
    const { account, call, createWebhook } = await createWebhookOwner(platform, apiServer, receiver);
    const test = createClient(apiServer.url, { key: account.testKey });
    const paths = Array.from({ length: 20 }, (_, index) => `/cannon/${index}`);
    for (const path of [...paths, '/test-mode', '/callback']) receiver.behave(path, { kind: 'hang' });
    const hooks = await Promise.all(paths.map((path) => createWebhook(path)));
    // Another port is the same host.
    const second = await newReceiver();
    second.behave('/second', { kind: 'hang' });
    const body = { url: `${second.url}/second`, events: ['profile.created'] };
    expect((await test('POST', '/v1/webhooks', { body })).status).toBe(201);
    const both = () => receiver.mostAtOnce + second.mostAtOnce;

    for (let count = 0; count < 4; count += 1) {
      await Promise.all([call('POST', '/v1/profiles', { body: BIRTH }), test('POST', '/v1/profiles', { body: BIRTH })]);
    }
    const emitting = openEvents(platform);
    const callbackUrl = `${receiver.url}/callback`;
    const owner = { accountId: account.accountId, livemode: true };
    for (let count = 0; count < 10; count += 1) {
      await emitting.events.emit(owner, 'daily.reset', { date: '2026-11-21' }, { callbackUrl });
    }
    const { db } = platform.admin;
    await until('all slots for deliveries are taken', async () => both() === 36);
    const ofAccount = { accountId: account.accountId };
    await until('all deliveries are recorded', async () => (await db.deliveries.countDocuments(ofAccount)) === 94);
    const tests = Array.from({ length: 8 }, () => call('POST', `/v1/webhooks/${hooks[0]?.id}/test`));
    await until('all slots for tests are taken', async () => both() === 40);

    // The slots go on to what waits for them, of every webhook, and to no more.
    await until('every delivery was made', async () => {
      for (const path of [...paths, '/callback']) receiver.respond(path);
      second.respond('/second');
      return (await db.deliveries.countDocuments({ ...ofAccount, status: 'success' })) >= 94;
    });
    await Promise.all(tests);
    expect(receiver.mostAtOnce).toBeLessThanOrEqual(40);
    for (const path of paths) expect(receiver.received(path).length).toBeGreaterThanOrEqual(4);
  });

  it('of which a hanging receiver lets hundreds wait are a bounded number in Redis, and are all sent when it answers', async () => {
    const receiver = await newReceiver();
    const { account, createWebhook } = await createWebhookOwner(platform, apiServer, receiver);
    receiver.behave('/backlog', { kind: 'hang' });
    await createWebhook('/backlog', ['daily.reset']);
    const { events, producer } = openEvents(platform);
    const owner = { accountId: account.accountId, livemode: true };
    const all = 700;
    for (let count = 0; count < all; count += 1) await events.emit(owner, 'daily.reset', { date: '2026-11-21' });
    const { db } = platform.admin;
    const ofAccount = { accountId: account.accountId };
    await until('all are recorded', async () => (await db.deliveries.countDocuments(ofAccount)) === all);
    await until('no job waits', async () => {
      const { prioritized = 0, delayed = 0 } = await producer.counts('webhook-delivery');
      return prioritized + delayed === 0;
    });
    const [parked = ''] = await platform.redis.keys(`{deliveries:${account.accountId}}:parked:*`);
    expect(await platform.redis.zcard(parked)).toBeGreaterThanOrEqual(100);
    expect(await platform.redis.zcard(parked)).toBeLessThanOrEqual(200);
    receiver.behave('/backlog', { kind: 'status', status: 200 });
    receiver.respond('/backlog');
    await until(
      'every delivery was made',
      async () => {
        // As the scheduler does.
        await producer.add('maintenance', 'queue-due-deliveries', {}, { priority: 1, dedupId: 'queue-due-deliveries' });
        return (await db.deliveries.countDocuments({ ...ofAccount, status: 'success' })) === all;
      },
      240_000,
    );
  });

  it('reach a receiver that needs more than three seconds for each 2xx with at least twenty at once', async () => {
    const receiver = await newReceiver();
    const { createWebhook, createProfile } = await createWebhookOwner(platform, apiServer, receiver);
    receiver.behave('/slow', { kind: 'hang' });
    await createWebhook('/slow');
    for (let count = 0; count < 80; count += 1) await createProfile();
    await until('twenty wait at once', async () => {
      const since = receiver.waitingSince('/slow');
      if (since.length >= 20) return true;
      if (since.length > 0 && since.every((atMs) => Date.now() - atMs > 3_000)) receiver.respond('/slow');
      return false;
    });
    expect(receiver.mostAtOnce).toBeGreaterThanOrEqual(20);
    expect(receiver.mostAtOnce).toBeLessThanOrEqual(40);
  });
});
