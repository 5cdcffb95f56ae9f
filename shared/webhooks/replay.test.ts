import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deliveryRecord, newOwner, webhookRecord } from '../../tests/harness/records.ts';
import { openDatabase, openProducer, testClock } from '../../tests/harness/stores.ts';
import { newId } from '../core/ids.ts';
import { ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { EventRecord } from '../db/models/events.ts';
import type { WebhookRecord } from '../db/models/webhooks.ts';
import type { Producer } from '../queues/producer.ts';
import { deliveryIdOf, enqueueDeliveries } from './dispatch.ts';
import { MAX_REPLAYED, replayEvents } from './replay.ts';

describe('a replay', () => {
  const clock = testClock();
  const since = new Date(0);
  let db: Database;
  let producer: Producer;

  beforeAll(async () => {
    db = await openDatabase();
    producer = await openProducer({ empty: true });
  });
  afterAll(async () => {
    await producer.close();
    await db.close();
  });

  const newWebhook = async () => {
    const webhook = webhookRecord(clock, newOwner());
    await db.webhooks.create([webhook]);
    return webhook;
  };
  /** Events that the webhook has not got, fifty in each millisecond. */
  const undelivered = async (webhook: WebhookRecord, count: number, firstMs = clock.now().getTime()) => {
    const events = Array.from({ length: count }, (_, index): EventRecord => {
      const createdAt = new Date(firstMs + Math.floor(index / 50));
      return {
        _id: newId('evt'),
        ...ownedBy(webhook),
        type: 'daily.reset',
        body: '{"data":{}}',
        callbackUrl: null,
        onceKey: null,
        receivers: [webhook._id],
        undelivered: [webhook._id],
        createdAt,
      };
    });
    await db.events.insertMany(events);
    return events;
  };
  const pending = (webhook: WebhookRecord) =>
    db.deliveries.find({ accountId: webhook.accountId, webhookId: webhook._id, status: 'pending' }).lean();

  it('queues each of hundreds of failed and missed events once, also when three ask at once', async () => {
    const webhook = await newWebhook();
    const missed = await undelivered(webhook, 450);
    const failed = await undelivered(webhook, 450);
    await db.deliveries.insertMany(
      failed.map((event) =>
        deliveryRecord(ownedBy(webhook), event.createdAt, {
          _id: deliveryIdOf(event, webhook._id),
          webhookId: webhook._id,
          eventId: event._id,
          status: 'failed',
          nextAttemptAt: null,
        }),
      ),
    );
    const deps = { db, clock, producer };
    const counts = await Promise.all([1, 2, 3].map(() => replayEvents(deps, webhook, { since })));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(900);
    const eventIds = (await pending(webhook)).map(({ eventId }) => eventId);
    expect(eventIds.sort()).toEqual([...missed, ...failed].map(({ _id }) => _id).sort());
    expect(await replayEvents(deps, webhook, { since })).toBe(0);
  });

  it('of all sends also what a replay of the failed ones of the same period has delivered', async () => {
    const webhook = await newWebhook();
    await undelivered(webhook, 3);
    const deps = { db, clock, producer };
    expect(await replayEvents(deps, webhook, { since })).toBe(3);
    const sent = { status: 'success', attempts: 1, roundAttempts: 1, nextAttemptAt: null };
    await db.deliveries.updateMany({ webhookId: webhook._id }, { $set: sent });
    expect(await replayEvents(deps, webhook, { since, status: 'all' })).toBe(3);
    await db.deliveries.updateMany({ webhookId: webhook._id }, { $set: sent });
    expect(await replayEvents(deps, webhook, { since, status: 'all' })).toBe(0);
  });

  it('of what was delivered waits until the deliveries of the account’s earlier replay were attempted', async () => {
    const webhook = await newWebhook();
    const [event] = await undelivered(webhook, 1);
    const other = webhookRecord(clock, ownedBy(webhook), { slot: 1 });
    await db.webhooks.create([other]);
    const deps = { db, clock, producer };
    const all = { since, status: 'all' } as const;
    const later = { ...all, until: new Date(clock.now().getTime() + 1) };
    const refusal = { kind: 'conflict', options: { retryAfterSeconds: 10 } };
    expect(await replayEvents(deps, webhook, all)).toBe(1);
    await expect(replayEvents(deps, webhook, later)).rejects.toMatchObject(refusal);
    await expect(replayEvents(deps, other, all)).rejects.toMatchObject(refusal);
    // A repetition, and what does not send anything twice, is not refused; nor is another account.
    expect(await replayEvents(deps, webhook, all)).toBe(0);
    expect(await replayEvents(deps, webhook, { since })).toBe(0);
    expect(await replayEvents(deps, await newWebhook(), later)).toBe(0);
    const sent = { status: 'success', attempts: 1, roundAttempts: 1, nextAttemptAt: null };
    await db.deliveries.updateOne({ eventId: event?._id ?? '' }, { $set: sent });
    expect(await replayEvents(deps, webhook, later)).toBe(1);
  });

  it('puts two hundred into the queue at once, behind the first attempts of all accounts', async () => {
    const webhook = await newWebhook();
    await undelivered(webhook, 900);
    expect(await replayEvents({ db, clock, producer }, webhook, { since })).toBe(900);
    const jobs = (await producer.queue('webhook-delivery').getPrioritized()).filter(
      ({ data }) => data.accountId === webhook.accountId,
    );
    expect(jobs).toHaveLength(200);
    const first = { ...deliveryRecord(newOwner(), clock.now()), _id: newId('dlv') };
    await enqueueDeliveries(producer, [first]);
    const [next] = await producer.queue('webhook-delivery').getPrioritized(0, 0);
    expect(next?.data.deliveryId).toBe(first._id);
  });

  it('queues the oldest ten thousand, and the rest when it is repeated', async () => {
    const webhook = await newWebhook();
    const events = await undelivered(webhook, MAX_REPLAYED);
    const newest = await undelivered(webhook, 3, clock.now().getTime() + 3_600_000);
    const deps = { db, clock, producer };
    expect(await replayEvents(deps, webhook, { since })).toBe(MAX_REPLAYED);
    const queued = new Set((await pending(webhook)).map(({ eventId }) => eventId));
    expect(events.every(({ _id }) => queued.has(_id))).toBe(true);
    expect(newest.some(({ _id }) => queued.has(_id))).toBe(false);
    expect(await replayEvents(deps, webhook, { since })).toBe(3);
    expect(await replayEvents(deps, webhook, { since })).toBe(0);
  });
});
