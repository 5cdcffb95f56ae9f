import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deliveryRecord, newOwner, webhookRecord } from '../../tests/harness/records.ts';
import { openDatabase, openRedis, silentLogger, testClock } from '../../tests/harness/stores.ts';
import { newSecretBox, newWebhook } from '../../tests/harness/webhooks.ts';
import { newId } from '../core/ids.ts';
import type { Database } from '../db/connect.ts';
import type { DeliveryRecord } from '../db/models/deliveries.ts';
import { createEventService } from '../events/events.ts';
import { createMailService } from '../mail/mail.ts';
import { createProducer, type Producer } from '../queues/producer.ts';
import type { RedisClient } from '../queues/redis.ts';
import {
  type AttemptDeps,
  abandonDelivery,
  nextAttempt,
  planned,
  recordFailures,
  recordSuccesses,
} from './attempts.ts';
import { createDeliveryService } from './deliveries.ts';

const config = { webhookRetryDelaysMs: [60_000, 300_000, 1_800_000, 7_200_000] };
const now = new Date('2026-11-21T03:00:00Z');

/** Milliseconds until the attempt after one that failed. */
function waitMs(roundAttempts: number, retryAfterMs: number | null = null, responseCode = 500): number | null {
  const outcome = { ok: false, responseCode, responseTimeMs: 1, errorMessage: 'HTTP 500', retryAfterMs };
  const next = nextAttempt(config, { delivery: deliveryRecord(newOwner(), now, { roundAttempts }), outcome }, now);
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

  it('stops after 410', () => {
    expect(waitMs(0, 90_000, 410)).toBeNull();
  });
});

const DISABLE_AFTER_MS = 100_000;

describe('an attempt', () => {
  const clock = testClock();
  let db: Database;
  let redis: RedisClient;
  let producer: Producer;
  let deps: AttemptDeps;

  beforeAll(async () => {
    db = await openDatabase();
    redis = await openRedis({ empty: true });
    producer = createProducer(redis, silentLogger);
    const common = { db, clock, producer, logger: silentLogger };
    const mail = createMailService({ ...common, config: { smtpUrl: null, mailFrom: 'saju@operator.example' } });
    deps = {
      db,
      clock,
      config: { ...config, webhookDisableAfterMs: DISABLE_AFTER_MS },
      mail,
      events: createEventService(common),
    };
  });
  afterAll(async () => {
    await producer.close();
    redis.disconnect();
    await db.close();
  });

  /** A webhook of an account of its own. */
  const newTarget = async () => {
    const { caller, webhook, webhooks } = await newWebhook(db, clock, newSecretBox());
    const { owner } = caller;
    return {
      owner,
      webhookId: webhook._id,
      webhooks,
      caller,
      webhook: async () => db.webhooks.findById(webhook._id).lean(),
      delivery: async (changes: Partial<DeliveryRecord> = {}) => {
        const made = { _id: newId('dlv'), webhookId: webhook._id, attempts: 0, roundAttempts: 0, ...changes };
        const record = deliveryRecord(owner, clock.now(), made);
        await db.deliveries.create([record]);
        return record;
      },
      mails: () => db.mails.find({ accountId: owner.accountId }).sort({ _id: 1 }).lean(),
      events: () => db.events.find({ accountId: owner.accountId }).lean(),
    };
  };
  const attempted = (delivery: DeliveryRecord, responseCode = 500) => {
    const ok = responseCode === 200;
    const errorMessage = ok ? null : `HTTP ${responseCode}`;
    const outcome = { ok, responseCode, responseTimeMs: 1, errorMessage, retryAfterMs: null };
    return planned(deps, {
      delivery,
      url: 'http://127.0.0.1:9/',
      outcome,
      at: clock.now(),
      exchange: null,
      secrets: [],
    });
  };
  const stored = async ({ _id }: DeliveryRecord) => db.deliveries.findById(_id).lean();

  it('that fails counts for its webhook once, however often and by however many it is recorded', async () => {
    const { delivery, webhook } = await newTarget();
    const deliveries = await Promise.all(Array.from({ length: 12 }, () => delivery()));
    const attempts = deliveries.map((each) => attempted(each));
    await Promise.all([
      recordFailures(deps, attempts.slice(0, 6)),
      recordFailures(deps, attempts.slice(6)),
      recordFailures(deps, attempts),
    ]);
    expect(await webhook()).toMatchObject({ failureCount: 12, failingDeliveries: expect.any(Array), active: true });
    expect(await db.deliveries.countDocuments({ _id: { $in: deliveries.map(({ _id }) => _id) }, attempts: 1 })).toBe(
      12,
    );
  });

  it('counts for no webhook that was moved meanwhile, whatever its old address answers', async () => {
    const { delivery, webhook, webhooks, caller, webhookId } = await newTarget();
    const [gone, failing] = [attempted(await delivery(), 410), attempted(await delivery())];
    await webhooks.change({ ...caller, attempt: null }, webhookId, { url: 'https://moved.example/in' });
    await recordFailures(deps, [gone, failing]);
    expect(await webhook()).toMatchObject({ active: true, failureCount: 0 });
    await recordFailures(deps, [{ ...attempted(await delivery()), url: 'https://moved.example/in' }]);
    await recordSuccesses(deps, [attempted(await delivery(), 200)]);
    expect(await webhook()).toMatchObject({ active: true, failureCount: 1 });
  });

  it('is not given up when its delivery was redelivered after its webhook was found switched off', async () => {
    const { delivery } = await newTarget();
    const found = await delivery();
    await db.deliveries.updateOne({ _id: found._id }, { $set: { roundAttempts: 0 }, $inc: { round: 1 } });
    expect(await abandonDelivery(deps, found)).toBe(false);
    expect(await stored(found)).toMatchObject({ status: 'pending', round: 1 });
  });

  it('that succeeds ends the series of those that failed while it waited for its response', async () => {
    const { delivery, webhook } = await newTarget();
    const [slow, quick] = [await delivery(), await delivery()];
    const success = attempted(slow, 200);
    await recordFailures(deps, [attempted(quick)]);
    expect(await webhook()).toMatchObject({ failureCount: 1, failingSince: clock.now() });
    expect(await recordSuccesses(deps, [success])).toEqual([{ ended: 'success', nextAttemptAt: null }]);
    expect(await webhook()).toMatchObject({ failureCount: 0, failingSince: null, failingDeliveries: [] });
  });

  it.each([[200], [500]])('that ends with %i after a redelivery counts, and the redelivery stays due', async (code) => {
    const { delivery, caller, webhooks, webhookId } = await newTarget();
    const deliveries = createDeliveryService({ db, clock, producer, webhooks, logger: silentLogger });
    for (const roundAttempts of [0, 4]) {
      const record = await delivery({ roundAttempts });
      const running = attempted(record, code);
      // In the same millisecond.
      for (let count = 0; count < 5; count += 1) await deliveries.redeliver(caller, webhookId, record._id);
      const record200 = code === 200 ? recordSuccesses : recordFailures;
      expect(await record200(deps, [running])).toEqual([{ ended: null, nextAttemptAt: clock.now() }]);
      expect(await stored(record)).toMatchObject({
        status: 'pending',
        attempts: 1,
        roundAttempts: 0,
        nextAttemptAt: clock.now(),
        responseCode: code,
      });
    }
  });

  it('that fails finally is told to the owner once an hour, by id and host', async () => {
    const { delivery, mails, webhookId } = await newTarget();
    const last = await Promise.all([delivery({ roundAttempts: 4 }), delivery({ roundAttempts: 4 })]);
    const recorded = await recordFailures(
      deps,
      last.map((each) => attempted(each)),
    );
    expect(recorded).toEqual(Array(2).fill({ ended: 'failed', nextAttemptAt: null }));
    await recordFailures(deps, [attempted(await delivery({ roundAttempts: 4 })), attempted(await delivery())]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'webhook.failed', count: 3, params: { webhookId, host: '127.0.0.1:9' } });
    expect(JSON.stringify(mail)).not.toContain('http://');
  });

  it('that fails after half of the time warns the owner once, and at its end switches the webhook off', async () => {
    const { delivery, mails, events, webhook, webhookId, owner } = await newTarget();
    await db.webhooks.create([webhookRecord(clock, owner, { events: ['webhook.disabled'], slot: -1 })]);
    const fail = async () => recordFailures(deps, [attempted(await delivery())]);
    const since = clock.now();
    for (let count = 0; count < 5; count += 1) await fail();
    clock.advance(DISABLE_AFTER_MS / 2 - 1);
    await fail();
    expect(await mails()).toEqual([]);
    clock.advance(1);
    await fail();
    await fail();
    const params = { webhookId, host: '127.0.0.1:9', failingSince: since, errorMessage: 'HTTP 500' };
    expect(await mails()).toMatchObject([
      {
        kind: 'webhook.failing',
        params: { ...params, failureCount: 7, disableAt: new Date(since.getTime() + DISABLE_AFTER_MS) },
      },
    ]);
    clock.advance(DISABLE_AFTER_MS / 2 - 1);
    await fail();
    expect(await webhook()).toMatchObject({ active: true, failureCount: 9 });
    clock.advance(1);
    await Promise.all([fail(), fail()]);
    expect(await webhook()).toMatchObject({
      active: false,
      failureCount: 11,
      disabledReason: 'failing',
      disabledAt: clock.now(),
    });
    const [, end, ...others] = await mails();
    expect(others).toEqual([]);
    expect(end).toMatchObject({ kind: 'webhook.disabled', params: { ...params, reason: 'failing' } });
    const [event] = await events();
    expect(JSON.parse(event?.body ?? '')).toMatchObject({
      type: 'webhook.disabled',
      data: {
        webhook_id: webhookId,
        url: 'http://127.0.0.1:9/',
        failure_count: end?.kind === 'webhook.disabled' ? end.params.failureCount : 0,
      },
    });
  });

  it('that is answered with 410 switches the webhook off at once', async () => {
    const { delivery, mails, webhook } = await newTarget();
    const record = await delivery();
    expect(await recordFailures(deps, [attempted(record, 410)])).toEqual([{ ended: 'failed', nextAttemptAt: null }]);
    expect(await webhook()).toMatchObject({
      active: false,
      disabledReason: 'gone',
      disabledAt: clock.now(),
      failureCount: 1,
    });
    // Others that were on their way.
    await recordFailures(deps, [attempted(await delivery(), 410), attempted(await delivery({ roundAttempts: 4 }))]);
    expect(await mails()).toMatchObject([{ kind: 'webhook.disabled', params: { reason: 'gone' } }]);
  });

  it('that fails finally sends no mail about a webhook that was deleted meanwhile', async () => {
    const { delivery, caller, webhooks, webhookId, mails } = await newTarget();
    const record = await delivery({ roundAttempts: 4 });
    await webhooks.remove({ ...caller }, webhookId);
    expect(await recordFailures(deps, [attempted(record)])).toEqual([{ ended: 'failed', nextAttemptAt: null }]);
    expect(await stored(record)).toMatchObject({ status: 'failed' });
    expect(await mails()).toEqual([]);
  });

  it.each([200, 500])(
    'that is answered with %i after the deletion of its delivery is not kept',
    async (responseCode) => {
      const { delivery } = await newTarget();
      const [deleted, other] = [await delivery(), await delivery()];
      await db.deliveries.deleteOne({ _id: deleted._id });
      const record = responseCode === 200 ? recordSuccesses : recordFailures;
      await record(deps, [attempted(deleted, responseCode), attempted(other, responseCode)]);
      const kept = await db.deliveryAttempts.find({ accountId: deleted.accountId }).lean();
      expect(kept.map(({ _id }) => _id.split(':')[0])).toEqual([other._id]);
    },
  );

  it('that cannot be recorded with others fails alone', async () => {
    const { delivery, webhook } = await newTarget();
    const [sound, faulty] = [await delivery({ roundAttempts: 4 }), await delivery({ roundAttempts: 4 })];
    const callback = {
      ...attempted({ ...faulty, kind: 'callback', webhookId: null, url: 'http://127.0.0.1:9/', body: 'no JSON' }),
    };
    const [first, second] = await recordFailures(deps, [attempted(sound), callback]);
    await expect(Promise.resolve(second)).rejects.toThrow('JSON');
    expect(await first).toEqual({ ended: 'failed', nextAttemptAt: null });
    expect(await stored(faulty)).toMatchObject({ status: 'pending', attempts: 0 });
    expect(await webhook()).toMatchObject({ failureCount: 1 });
  });
});
