import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../../shared/core/ids.ts';
import { createMetrics } from '../../shared/core/metrics.ts';
import type { Database } from '../../shared/db/connect.ts';
import { createEventService } from '../../shared/events/events.ts';
import { createMailService } from '../../shared/mail/mail.ts';
import { PRIORITY } from '../../shared/queues/catalogue.ts';
import type { Producer } from '../../shared/queues/producer.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';
import { DUE_SOON_MS, endpointIdOf, MAX_QUEUED } from '../../shared/webhooks/backlog.ts';
import { deliveryRecord, newOwner } from '../../tests/harness/records.ts';
import { openDatabase, openProducer, openRedis, silentLogger, testClock } from '../../tests/harness/stores.ts';
import { newSecretBox } from '../../tests/harness/webhooks.ts';
import { createEndpointConcurrency } from './endpoint-concurrency.ts';
import { createWebhookHandlers } from './handlers.ts';

describe('deliveries that wait', () => {
  const clock = testClock();
  let db: Database;
  let redis: RedisClient;
  let producer: Producer;
  let queueDue: () => Promise<void>;
  let deliver: (deliveryId: string, accountId: string) => Promise<unknown>;
  /** How many jobs of deliveries were added, also in vain. */
  let added = 0;

  beforeAll(async () => {
    db = await openDatabase();
    producer = await openProducer({ empty: true });
    redis = await openRedis();
    const config = {
      webhookRetryDelaysMs: [60_000],
      webhookDisableAfterMs: 432_000_000,
      webhookTimeoutMs: 15_000,
      mailRetryDelaysMs: [60_000],
      smtpUrl: null,
    };
    const counting: Producer = Object.create(producer, {
      addMany: {
        value: (...args: Parameters<Producer['addMany']>) => {
          added += args[2].length;
          return producer.addMany(...args);
        },
      },
    });
    const common = { db, clock, producer: counting, logger: silentLogger };
    const handlers = createWebhookHandlers({
      ...common,
      config,
      redis,
      agents: null,
      secrets: newSecretBox(),
      metrics: createMetrics(),
      events: createEventService(common),
      mail: createMailService({ ...common, config } as never),
    });
    queueDue = async () => {
      await handlers['queue-due-deliveries']({}, {} as never);
    };
    deliver = (deliveryId, accountId) => handlers.deliver({ deliveryId, accountId }, {} as never);
  });
  afterAll(async () => {
    await producer.close();
    redis.disconnect();
    await db.close();
  });

  /** Deliveries of one webhook. */
  const waiting = async (count: number, dueInMs: number, changes: object = {}) => {
    const owner = newOwner();
    const webhookId = newId('whk');
    const nextAttemptAt = new Date(clock.now().getTime() + dueInMs);
    const record = () =>
      deliveryRecord(owner, clock.now(), { _id: newId('dlv'), webhookId, nextAttemptAt, ...changes });
    const records = Array.from({ length: count }, record);
    await db.deliveries.insertMany(records);
    return records.map(({ _id }) => _id);
  };
  const queued = async (ids: readonly string[]) =>
    (await producer.queue('webhook-delivery').getJobs(['prioritized', 'delayed'])).filter(({ data }) =>
      ids.includes(data.deliveryId),
    );

  it('are queued when they are due within half a minute, once and behind first attempts', async () => {
    const soon = await waiting(3, DUE_SOON_MS - 1_000);
    const callbacks = await waiting(2, 1_000, { kind: 'callback', webhookId: null, url: 'https://partner.example/' });
    const later = await waiting(3, DUE_SOON_MS + 1_000);
    for (let time = 0; time < 2; time += 1) await queueDue();
    const jobs = await queued([...soon, ...callbacks, ...later]);
    expect(jobs.map(({ data }) => data.deliveryId).sort()).toEqual([...soon, ...callbacks].sort());
    expect(new Set(jobs.map(({ priority }) => priority))).toEqual(new Set([PRIORITY.liveBatch]));
  });

  it('are at most two hundred of a webhook in the queue, the longest due first, however many wait', async () => {
    const older = await waiting(MAX_QUEUED, -3_600_000);
    const backlog = await waiting(450, -60_000);
    const other = await waiting(1, 5_000);
    for (let time = 0; time < 3; time += 1) await queueDue();
    expect(await queued(backlog)).toHaveLength(MAX_QUEUED);
    expect(await queued(older)).toHaveLength(MAX_QUEUED);
    expect(await queued(other)).toHaveLength(1);
  });

  it('are queued of every account, however many addresses one has named', async () => {
    const owner = newOwner();
    const nextAttemptAt = new Date(clock.now().getTime() + 5_000);
    const named = Array.from({ length: 2_500 }, (_, port) => {
      const callback = { kind: 'callback', webhookId: null, url: `https://many.example:${port + 1}/` } as const;
      const endpoint = endpointIdOf({ ...callback, livemode: owner.livemode });
      return deliveryRecord(owner, clock.now(), { _id: newId('dlv'), ...callback, endpoint, nextAttemptAt });
    });
    await db.deliveries.insertMany(named);
    const distant = await waiting(1, DUE_SOON_MS + 60_000);
    const other = await waiting(1, 5_000);
    await queueDue();
    expect((await queued(named.map(({ _id }) => _id))).length).toBeLessThan(2_000);
    expect(await queued([...other, ...distant])).toHaveLength(1);
    await db.deliveries.deleteMany({ accountId: owner.accountId });
  });

  it('wait for no slot of one whose outcome was recorded by a worker that died then', async () => {
    const owner = newOwner();
    const callback = { kind: 'callback', webhookId: null, url: 'https://sound.example/', ...owner } as const;
    const endpoint = { accountId: owner.accountId, endpoint: endpointIdOf(callback), host: 'sound.example' };
    const recorded = await waiting(4, 0, { ...callback, endpoint: endpoint.endpoint, status: 'success' });
    const slots = createEndpointConcurrency(redis);
    for (const _id of recorded) expect(await slots.acquire(endpoint, { _id, livemode: true })).toBe(true);
    const later = { _id: newId('dlv'), livemode: true };
    expect(await slots.acquire(endpoint, later)).toBe(false);
    for (const id of recorded) await deliver(id, owner.accountId);
    expect(await slots.acquire(endpoint, later)).toBe(true);
  });

  it('are started again where all slots are those of a worker that died, as soon as these have expired', async () => {
    const owner = newOwner();
    const callback = { kind: 'callback', webhookId: null, url: 'https://sound.example/', ...owner } as const;
    const endpoint = { accountId: owner.accountId, endpoint: endpointIdOf(callback), host: 'sound.example' };
    const parked = await waiting(3, -60_000, { ...callback, endpoint: endpoint.endpoint });
    const slots = createEndpointConcurrency(redis);
    for (const _id of ['one', 'two', 'three', 'four']) await slots.acquire(endpoint, { _id, livemode: true });
    for (const _id of parked) expect(await slots.acquire(endpoint, { _id, livemode: true })).toBe(false);
    await queueDue();
    // It acquires a slot, and its release queues the others.
    expect(await queued(parked)).toHaveLength(1);
  });

  it('are queued in spite of many to another origin that hangs', async () => {
    const owner = newOwner();
    const to = async (url: string, count: number, dueInMs: number) => {
      const callback = { kind: 'callback', webhookId: null, url, ...owner } as const;
      return waiting(count, dueInMs, { ...callback, endpoint: endpointIdOf(callback) });
    };
    await to('https://hangs.example/', 450, -60_000);
    const sound = await to('https://sound.example/', 1, 5_000);
    for (let time = 0; time < 3; time += 1) await queueDue();
    expect(await queued(sound)).toHaveLength(1);
  });

  it('of a webhook that is gone end without queueing its whole backlog for each of them', async () => {
    const ids = await waiting(1_000, -60_000);
    const { accountId } = (await db.deliveries.findById(ids[0] ?? '').lean()) ?? { accountId: '' };
    await queueDue();
    added = 0;
    await Promise.all(ids.slice(0, MAX_QUEUED).map((id) => deliver(id, accountId)));
    expect(await db.deliveries.countDocuments({ _id: ids, status: 'failed' })).toBe(MAX_QUEUED);
    expect(added).toBeLessThanOrEqual(2 * MAX_QUEUED);
  });
});
