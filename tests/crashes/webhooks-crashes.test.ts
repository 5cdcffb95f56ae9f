import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runReconciler } from '../harness/cli.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import { jobsLeft, untilEventsAreDispatched } from '../harness/jobs.ts';
import {
  type ApiServerProcess,
  QUICK_RECOVERY,
  startPlatform,
  type TestAccount,
  type TestPlatform,
  type TestProcess,
  type WorkerOptions,
} from '../harness/platform.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { watchRedis } from '../harness/redis-monitor.ts';

describe('deliveries', () => {
  let platform: TestPlatform;
  let apiServer: ApiServerProcess | null = null;
  let receiver: Receiver;
  let account: TestAccount;
  let call: Client;
  const workers: TestProcess[] = [];

  beforeAll(async () => {
    platform = await startPlatform({
      ...QUICK_RECOVERY,
      WEBHOOK_RETRY_DELAYS_MS: '60000,60000,60000,60000',
      LOG_LEVEL: 'trace',
    });
  });
  beforeEach(async () => {
    receiver = await startReceiver();
    apiServer ??= await platform.spawnApiServer();
    account = await platform.account();
    call = createClient(apiServer.url, { key: account.liveKey });
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.kill()));
    await receiver.close();
    const { events, deliveries, webhooks } = platform.admin.db;
    await Promise.all([events.deleteMany(), deliveries.deleteMany(), webhooks.deleteMany(), platform.redis.flushdb()]);
  });
  afterAll(() => platform.stop());

  const startWorker = async (options?: WorkerOptions) => {
    const worker = await platform.spawnWorker('webhook', options);
    workers.push(worker);
    return worker;
  };

  const createWebhook = async (path: string) => {
    const body = { url: `${receiver.url}${path}`, events: ['profile.created'] };
    return (await call('POST', '/v1/webhooks', { body })).textAt('id');
  };
  const createProfiles = (count: number) =>
    Promise.all(Array.from({ length: count }, () => call('POST', '/v1/profiles', { body: BIRTH })));
  const eventIds = (path: string) => receiver.received(path).map(({ headers }) => headers['webhook-id']);
  const past = (ms: number) => new Date(Date.now() - ms);

  it('survive kill -9 of their worker: its running attempts are repeated with the same event id', async () => {
    const worker = await startWorker();
    receiver.behave('/', { kind: 'hang' });
    await createWebhook('/');
    await createProfiles(6);
    await until('four attempts at the endpoint are in flight', async () => eventIds('/').length === 4);
    await worker.kill();
    receiver.behave('/', { kind: 'status', status: 200 });
    await startWorker();
    const { db } = platform.admin;
    await until(
      'all events are delivered',
      async () => (await db.deliveries.countDocuments({ status: 'success' })) === 6,
    );
    const ids = eventIds('/');
    expect(ids).toHaveLength(10);
    expect(ids.slice(4)).toEqual(expect.arrayContaining(ids.slice(0, 4)));
    expect(new Set(ids).size).toBe(6);
    expect(await db.deliveries.distinct('attempts')).toEqual([1]);
  });

  it('survive kill -9 of the API server right after its response', async () => {
    await createWebhook('/');
    const created = await createProfiles(10);
    await apiServer?.kill();
    apiServer = null;
    expect(created.map(({ status }) => status)).toEqual(Array(10).fill(201));
    await platform.admin.db.events.updateMany({}, { $set: { createdAt: past(10_000) } });
    // Older than the events, which have just been aged.
    await platform.admin.db.webhooks.updateMany({}, { $set: { createdAt: past(20_000) } });
    await startWorker();
    await runReconciler(platform);
    await until('all events are delivered', async () => new Set(eventIds('/')).size === 10);
  });

  it('survive the loss of all data in Redis, before they are dispatched and between two attempts', async () => {
    const { db } = platform.admin;
    await createWebhook('/');
    await createProfiles(10);
    await platform.redis.flushdb();
    await db.events.updateMany({}, { $set: { createdAt: past(10_000) } });
    await db.webhooks.updateMany({}, { $set: { createdAt: past(20_000) } });
    receiver.behave('/', { kind: 'status', status: 500 });
    const worker = await startWorker();
    await runReconciler(platform);
    await until(
      'all deliveries have failed once',
      async () => (await db.deliveries.countDocuments({ attempts: 1 })) === 10,
    );
    const first = eventIds('/').sort();
    await worker.stop();

    await platform.redis.flushdb();
    receiver.behave('/', { kind: 'status', status: 200 });
    await db.deliveries.updateMany({}, { $set: { nextAttemptAt: past(60_000) } });
    await startWorker();
    await Promise.all([runReconciler(platform), runReconciler(platform)]);
    await until(
      'all events are delivered',
      async () => (await db.deliveries.countDocuments({ status: 'success' })) === 10,
    );
    expect(eventIds('/').slice(10).sort()).toEqual(first);
    expect(await db.deliveries.distinct('attempts')).toEqual([2]);
    expect(await db.events.countDocuments({ pending: true })).toBe(0);
  });

  it('are recorded once per event and webhook, however often an event is dispatched', async () => {
    const { db } = platform.admin;
    await createWebhook('/a');
    await createWebhook('/b');
    await startWorker();
    await createProfiles(3);
    await until(
      'all events are delivered',
      async () => (await db.deliveries.countDocuments({ status: 'success' })) === 6,
    );
    // The state after a dispatcher died between recording the deliveries and marking the events. The events' times stay as
    // they are, for deliveries' ids follow from them; the reconciler leaves those of the last two seconds alone.
    await until('the events are settled', async () => {
      return (await db.events.countDocuments({ createdAt: { $gt: past(2_500) } })) === 0;
    });
    await db.events.updateMany({}, { $set: { pending: true } });
    await runReconciler(platform);
    await untilEventsAreDispatched(platform);
    await until('no delivery is under way', async () => (await jobsLeft(platform, 'webhook-delivery')) === 0);
    expect(await db.deliveries.countDocuments()).toBe(6);
    expect([eventIds('/a').length, eventIds('/b').length]).toEqual([3, 3]);
  });

  it('reach no private address when private targets are forbidden, whatever URL a webhook was created with', async () => {
    await createWebhook('/private');
    const strict = { WEBHOOK_ALLOW_PRIVATE_TARGETS: 'false' };
    await startWorker({ settings: strict });
    await createProfiles(1);
    const { db } = platform.admin;
    const refused = await until('an attempt was made', async () => db.deliveries.findOne({ attempts: 1 }).lean());
    expect(refused).toMatchObject({
      status: 'pending',
      responseCode: null,
      errorMessage: 'The address is not on the public internet: nothing was sent',
    });
    expect(receiver.received('/private')).toEqual([]);
    const strictServer = await platform.spawnApiServer(strict);
    const strictCall = createClient(strictServer.url, { key: account.liveKey });
    for (const url of [
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://localhost/',
      'https://[::ffff:10.0.0.1]/',
    ]) {
      const answer = await strictCall('POST', '/v1/webhooks', { body: { url, events: ['profile.created'] } });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'validation_error', errors: [{ path: 'url' }] });
      const batch = { profile_ids: ['prf_x'], fortune_type: 'daily', webhook_url: url };
      const refusedBatch = await strictCall('POST', '/v1/fortunes/batch', { body: batch });
      expect(refusedBatch.status).toBe(400);
      expect(refusedBatch.body).toMatchObject({ code: 'validation_error', errors: [{ path: 'webhook_url' }] });
    }
    const webhook = await db.webhooks.findOne().lean();
    const change = await strictCall('PATCH', `/v1/webhooks/${webhook?._id}`, { body: { url: 'https://10.0.0.1/' } });
    expect(change.status).toBe(400);
  });

  it('hold no name, birth data or external id, and leave none of their contents in Redis and logs', async () => {
    const canary = { ...BIRTH, name: '독고카나리아', external_id: 'canary-4712', birth_year: 1907, birth_month: 11 };
    await createWebhook('/canary');
    await startWorker();
    const monitor = await watchRedis(platform.environment['REDIS_URL'] ?? '');
    await call('POST', '/v1/profiles', { body: canary });
    await until('the event is delivered', async () => eventIds('/canary').length === 1);
    const { db } = platform.admin;
    await until(
      'the delivery is recorded',
      async () => (await db.deliveries.countDocuments({ status: 'success' })) === 1,
    );
    monitor.stop();
    const { email } = (await db.accounts.findById(account.accountId).lean()) ?? { email: 'none' };
    const sent = receiver.received('/canary').map(({ raw }) => raw.toString());
    const places = {
      events: JSON.stringify(await db.events.find().lean()),
      deliveries: JSON.stringify(await db.deliveries.find().lean()),
      attempts: JSON.stringify(await db.deliveryAttempts.find().lean()),
      sent: sent.join(),
      Redis: monitor.seen.join('\n'),
      logs: platform.logs(),
    };
    expect(places.Redis).toContain('webhook-delivery');
    for (const [place, content] of Object.entries(places)) {
      for (const text of [canary.name, '독고', canary.external_id, email]) {
        expect({ place, text, found: content.includes(text) }).toEqual({ place, text, found: false });
      }
      // The year alone is no leak: times, ids and ports may hold its digits.
      expect({ place, found: /"?birth_?year"?\W+1907/i.test(content) }).toEqual({ place, found: false });
    }
    for (const place of [places.Redis, places.logs]) {
      expect(place).not.toMatch(/[갑을병정무기경신임계][목화토금수]/);
      expect(place).not.toContain(receiver.url);
      expect(place).not.toContain('whsec_');
    }
  });
});
