import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deliveryRecord, newOwner } from '../../tests/harness/records.ts';
import { openDatabase, openRedis, silentLogger } from '../../tests/harness/stores.ts';
import { newSecretBox, newWebhook } from '../../tests/harness/webhooks.ts';
import type { Database } from '../db/connect.ts';
import { createEventService } from '../events/events.ts';
import { createMailService } from '../mail/mail.ts';
import { createProducer, type Producer } from '../queues/producer.ts';
import type { RedisClient } from '../queues/redis.ts';
import { type AttemptDeps, failDelivery, nextAttempt, recordAttempts } from './attempts.ts';

const config = { webhookRetryDelaysMs: [60_000, 300_000, 1_800_000, 7_200_000] };
const now = new Date('2026-11-21T03:00:00Z');

/** Milliseconds until the attempt after one that failed. */
function waitMs(roundAttempts: number, retryAfterMs: number | null = null): number | null {
  const outcome = { ok: false, responseCode: 500, responseTimeMs: 1, errorMessage: 'HTTP 500', retryAfterMs };
  const next = nextAttempt(
    config,
    { delivery: deliveryRecord(newOwner(), now, { roundAttempts }), webhook: null, outcome, at: now },
    now,
  );
  return next === null ? null : next.getTime() - now.getTime();
}

describe('nextAttempt', () => {
  it('waits 1 min, 5 min, 30 min and 2 h, and stops after the fifth attempt of the round', () => {
    expect([0, 1, 2, 3, 4].map((made) => waitMs(made))).toEqual([60_000, 300_000, 1_800_000, 7_200_000, null]);
  });

  it('waits as long as the receiver asks for, never less than the schedule and never more than a day', () => {
    expect(waitMs(0, 90_000)).toBe(90_000);
    expect(waitMs(1, 90_000)).toBe(300_000);
    expect(waitMs(0, 1_000_000_000_000)).toBe(86_400_000);
    expect(waitMs(4, 90_000)).toBeNull();
  });
});

describe('an attempt', () => {
  const clock = { now: () => new Date() };
  let db: Database;
  let redis: RedisClient;
  let producer: Producer;
  let deps: AttemptDeps;

  beforeAll(async () => {
    db = await openDatabase();
    redis = await openRedis({ empty: true });
    producer = createProducer(redis, silentLogger);
    const common = { db, clock, producer, logger: silentLogger };
    const mail = createMailService({ ...common, config: { smtpUrl: null } });
    deps = { db, clock, config, mail, events: createEventService(common) };
  });
  afterAll(async () => {
    await producer.close();
    redis.disconnect();
    await db.close();
  });

  const failed = { ok: false, responseCode: 500, responseTimeMs: 1, errorMessage: 'HTTP 500', retryAfterMs: null };

  it('that succeeds resets the count of those that failed while it waited for its response', async () => {
    const { caller, webhook } = await newWebhook(db, clock, newSecretBox());
    const [slow, quick] = ['dlv_slow', 'dlv_quick'].map((_id) => {
      return deliveryRecord(caller.owner, clock.now(), { _id, webhookId: webhook._id, roundAttempts: 4 });
    });
    if (slow === undefined || quick === undefined) throw new Error('two were made');
    await db.deliveries.create([slow, quick]);
    const at = clock.now();
    expect(await failDelivery(deps, { delivery: quick, webhook, outcome: failed, at, nextAttemptAt: null })).toBe(true);
    expect(await db.webhooks.findById(webhook._id).lean()).toMatchObject({ failureCount: 1 });
    const outcome = { ...failed, ok: true, responseCode: 200, responseTimeMs: 9_000, errorMessage: null };
    await recordAttempts(deps, [{ delivery: slow, webhook, outcome, at, nextAttemptAt: null }]);
    expect(await db.webhooks.findById(webhook._id).lean()).toMatchObject({ failureCount: 0 });
  });

  it('that fails finally sends no mail about a webhook that was deleted meanwhile', async () => {
    const { caller, webhook, webhooks } = await newWebhook(db, clock, newSecretBox());
    const delivery = deliveryRecord(caller.owner, clock.now(), { _id: 'dlv_gone', webhookId: webhook._id });
    await db.deliveries.create([delivery]);
    await webhooks.remove({ ...caller }, webhook._id);
    const at = clock.now();
    expect(await failDelivery(deps, { delivery, webhook, outcome: failed, at, nextAttemptAt: null })).toBe(true);
    expect(await db.deliveries.findById(delivery._id).lean()).toMatchObject({ status: 'failed' });
    expect(await db.mails.countDocuments({ accountId: caller.owner.accountId })).toBe(0);
  });
});
