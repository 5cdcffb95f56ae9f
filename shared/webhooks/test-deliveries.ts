import type { Caller } from '../accounts/caller.ts';
import { type Clock, kstDate } from '../core/clock.ts';
import { AppError, type UnavailableReason } from '../core/errors.ts';
import type { EventType } from '../core/event-types.ts';
import { newId } from '../core/ids.ts';
import { isDatabaseAway } from '../core/outages.ts';
import { ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { DeliveryRecord } from '../db/models/deliveries.ts';
import { SWITCHED_ON, type WebhookRecord } from '../db/models/webhooks.ts';
import { deliveryPriority } from '../events/enqueue.ts';
import { envelope } from '../events/events.ts';
import type { Producer } from '../queues/producer.ts';
import { requireSubscribed, type WebhookService } from './webhooks.ts';

export interface TestRequest {
  /** `test.ping` or one of the webhook's events. */
  readonly eventType: EventType | 'test.ping';
  /** Activate an inactive webhook if the test is answered with 2xx in time. */
  readonly reactivate: boolean;
}

export interface TestResult {
  readonly webhookId: string;
  readonly delivery: DeliveryRecord;
  readonly payload: unknown;
  readonly reactivated: boolean;
  readonly message: string | null;
}

export interface WebhookTests {
  /**
   * Sends a test event and waits for the result. A job of the webhook pool sends it, because the API server opens no
   * connections to foreign hosts.
   * @throws not_found, validation_error, service_unavailable when no worker took it in time
   */
  run(caller: Caller, webhookId: string, request: TestRequest): Promise<TestResult>;
}

/** A receiver has 30 s; the rest is for queue and worker. */
const WAIT_MS = 35_000;
const POLL_MS = { first: 10, max: 200 } as const;

export interface WebhookTestDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly producer: Producer;
  readonly webhooks: WebhookService;
}

export function createWebhookTests(deps: WebhookTestDeps): WebhookTests {
  const { db, clock, producer, webhooks } = deps;
  return {
    async run(caller, webhookId, { eventType, reactivate }) {
      const webhook = await webhooks.get(caller, webhookId);
      requireSubscribed(webhook, eventType);
      const { delivery, payload } = testDelivery(clock, webhook, eventType, caller.actor.requestId);
      await db.deliveries.create([delivery]);
      try {
        await producer.add(
          'webhook-test',
          'test-webhook',
          { deliveryId: delivery._id, accountId: delivery.accountId },
          { priority: deliveryPriority(webhook.livemode) },
        );
      } catch (error) {
        throw unavailable('store_unavailable', error);
      }
      const done = await waitForEnd(deps, delivery);
      const reactivated = reactivate && done.status === 'success' && (await switchOn(db, clock, webhook));
      return {
        webhookId,
        delivery: done,
        payload,
        reactivated,
        message: reactivated
          ? 'The webhook is active again and its failure count is 0.'
          : messageOf(await db.webhooks.findOne({ _id: webhookId, ...ownedBy(caller.owner) }).lean(), done, reactivate),
      };
    },
  };
}

function testDelivery(
  clock: Clock,
  webhook: WebhookRecord,
  eventType: TestRequest['eventType'],
  requestId: string,
): { readonly delivery: DeliveryRecord; readonly payload: unknown } {
  const now = clock.now();
  const eventId = newId('evt');
  const data = { test: true, message: 'This is a test event from Saju.', ...sampleData(eventType, webhook, now) };
  const payload = {
    ...envelope({ id: eventId, type: eventType, createdAt: now, livemode: webhook.livemode, data }),
    test: true,
  };
  const delivery: DeliveryRecord = {
    _id: newId('dlv'),
    ...ownedBy(webhook),
    kind: 'test',
    webhookId: webhook._id,
    url: null,
    eventId,
    eventType,
    requestId,
    body: JSON.stringify(payload),
    status: 'pending',
    attempts: 0,
    roundAttempts: 0,
    nextAttemptAt: null,
    attemptedAt: null,
    responseCode: null,
    responseTimeMs: null,
    errorMessage: null,
    createdAt: now,
  };
  return { delivery, payload };
}

const SAMPLE_ULID = '00000000000000000000000000';

/** The data of a real event, with ids that do not exist. */
function sampleData(eventType: TestRequest['eventType'], webhook: WebhookRecord, now: Date): Record<string, unknown> {
  const [fortune_id, profile_id, date] = [`ftn_${SAMPLE_ULID}`, `prf_${SAMPLE_ULID}`, kstDate(now)];
  const samples: Readonly<Record<TestRequest['eventType'], Record<string, unknown>>> = {
    'test.ping': {},
    'fortune.generated': {
      fortune_id,
      profile_id,
      fortune_type: 'daily',
      dayMaster: '경금',
      date,
      score: 77,
      model: 'haiku',
    },
    'fortune.deleted': { fortune_id, profile_id },
    'profile.created': { profile_id, day_master: '경금' },
    'profile.updated': { profile_id, day_master: '경금' },
    'profile.deleted': {
      profile_id,
      day_master: '경금',
      related_data_deleted: { fortunes: 0, cached_calculations: 0 },
    },
    'batch.completed': {
      id: `evt_${SAMPLE_ULID}`,
      event: 'batch.completed',
      batch_id: `batch_${SAMPLE_ULID}`,
      status: 'completed',
      total_count: 1,
      completed_count: 1,
      failed_count: 0,
      canceled_count: 0,
      completed_at: now.toISOString(),
    },
    'daily.reset': { date },
    'cache.warmed': { date, warmed: 0, skipped: 0, failed: 0, duration_ms: 0 },
    'rate_limit.warning': { limit: 100_000, used: 80_000, resets_at: now.toISOString() },
    'webhook.disabled': { webhook_id: webhook._id, url: webhook.url, failure_count: 5 },
  };
  return samples[eventType];
}

async function waitForEnd(
  { db, producer }: WebhookTestDeps,
  { _id, accountId }: DeliveryRecord,
): Promise<DeliveryRecord> {
  const deadline = performance.now() + WAIT_MS;
  for (let pauseMs: number = POLL_MS.first; ; pauseMs = Math.min(pauseMs * 1.5, POLL_MS.max)) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const isLast = performance.now() > deadline;
    const delivery = await db.deliveries
      .findOne({ _id, accountId })
      .lean()
      .catch((error: unknown) => {
        // The attempt goes on during an outage: read again.
        if (isLast || !isDatabaseAway(error)) throw error;
        return null;
      });
    if (delivery !== null && delivery.status !== 'pending') return delivery;
    if (isLast) {
      // The caller has its answer: a worker that takes the job later must not send the test.
      await db.deliveries.deleteOne({ _id, accountId, status: 'pending' });
      const reason = producer.isConnected() ? 'no_worker' : 'store_unavailable';
      throw unavailable(reason, 'no worker of the webhook pool took the test in time');
    }
  }
}

function unavailable(reason: UnavailableReason, cause: unknown): AppError {
  return new AppError('service_unavailable', 'Test deliveries are not available at the moment.', {
    reason,
    retryAfterSeconds: 5,
    internal: 'the test delivery was not sent',
    cause,
  });
}

/** @param tested as it was before the test: one that was changed since, by its address or a command, was not tested */
async function switchOn(db: Database, clock: Clock, tested: WebhookRecord): Promise<boolean> {
  const { _id, accountId, updatedAt } = tested;
  const { modifiedCount } = await db.webhooks.updateOne(
    { _id, accountId, updatedAt, active: false },
    { $set: { ...SWITCHED_ON, updatedAt: clock.now() } },
  );
  return modifiedCount > 0;
}

/** @param webhook as it is after the test; other calls may have changed it in the meantime */
function messageOf(webhook: WebhookRecord | null, delivery: DeliveryRecord, reactivate: boolean): string | null {
  if (webhook === null) return 'The webhook was deleted during the test.';
  if (delivery.status === 'failed') {
    return webhook.active
      ? 'The test failed: the receiver must answer with 2xx within 30 seconds.'
      : 'The test failed, so the webhook stays inactive: the receiver must answer with 2xx within 30 seconds.';
  }
  if (webhook.active) return reactivate ? 'The webhook was active already.' : null;
  return 'The test succeeded. The webhook is inactive: repeat with "reactivate": true to switch it on.';
}
