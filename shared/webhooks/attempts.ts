import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import { accountsOf } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { DeliveryRecord } from '../db/models/deliveries.ts';
import { rawCollection } from '../db/records.ts';
import type { EventService } from '../events/events.ts';
import type { MailService } from '../mail/mail.ts';
import type { Target } from './pending-deliveries.ts';

export interface AttemptDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly events: EventService;
  readonly mail: MailService;
  readonly config: Pick<Config, 'webhookRetryDelaysMs'>;
}

/** The result of an attempt. */
export interface AttemptOutcome {
  readonly ok: boolean;
  readonly responseCode: number | null;
  readonly responseTimeMs: number | null;
  readonly errorMessage: string | null;
  readonly retryAfterMs: number | null;
}

/** The webhook is deactivated after this many deliveries marked failed in a row. */
const MAX_FAILURES = 5;
/** Upper bound of the delay that a receiver may ask for. */
const MAX_RETRY_AFTER_MS = 24 * 3_600_000;

export interface Attempted {
  readonly delivery: DeliveryRecord;
  readonly webhook: NonNullable<Target>['webhook'];
  readonly outcome: AttemptOutcome;
  /** When the attempt started. */
  readonly at: Date;
}

export type Planned = Attempted & {
  /** Null: there is no further attempt. */
  readonly nextAttemptAt: Date | null;
};

/** Decides the next step after an attempt. */
export function planned(deps: Pick<AttemptDeps, 'clock' | 'config'>, attempted: Attempted): Planned {
  return { ...attempted, nextAttemptAt: nextAttempt(deps.config, attempted, deps.clock.now()) };
}

/**
 * Records attempts that succeeded or that will be retried, each under the attempt count that it started with: of two
 * runs of the same attempt only one counts. `failDelivery` records the others.
 */
export async function recordAttempts({ db }: AttemptDeps, attempts: readonly Planned[]): Promise<readonly Recorded[]> {
  // First, so that a reader of a delivery's outcome also sees its webhook's `last_triggered_at`.
  await touchWebhooks(db, attempts);
  const { matchedCount } = await rawCollection(db.deliveries).bulkWrite(
    attempts.map((each) => ({ updateOne: attemptUpdate(each, each.outcome.ok ? 'success' : 'pending') })),
    { ordered: false },
  );
  if (matchedCount !== attempts.length) return recordOvertaken(db, attempts);
  return attempts.map(({ nextAttemptAt }) => ({ nextAttemptAt, isRecorded: true }));
}

export interface Recorded {
  /** When the delivery is tried again; null: never. */
  readonly nextAttemptAt: Date | null;
  /** False: another run of the attempt was recorded. */
  readonly isRecorded: boolean;
}

/**
 * Records attempts whose deliveries were redelivered in the meantime: they count, and the redelivery's schedule stays.
 * Attempts that are already recorded do not match.
 */
async function recordOvertaken(db: Database, attempts: readonly Planned[]): Promise<Recorded[]> {
  await rawCollection(db.deliveries).bulkWrite(
    attempts.map((each) => {
      const { filter, update } = attemptUpdate(each, each.outcome.ok ? 'success' : 'pending');
      const { nextAttemptAt: _set, ...sameAttempt } = filter;
      const { nextAttemptAt, roundAttempts, ...outcome } = update.$set;
      const $set = each.outcome.ok ? { ...outcome, nextAttemptAt, roundAttempts } : outcome;
      return { updateOne: { filter: sameAttempt, update: { $set } } };
    }),
    { ordered: false },
  );
  const ids = attempts.map(({ delivery }) => delivery._id);
  const stored = await rawCollection(db.deliveries)
    .find({ accountId: accountsOf(attempts.map(({ delivery }) => delivery)), _id: { $in: ids } })
    .project<Pick<DeliveryRecord, '_id' | 'status' | 'nextAttemptAt' | 'attemptedAt'>>({
      status: 1,
      nextAttemptAt: 1,
      attemptedAt: 1,
    })
    .toArray();
  return attempts.map(({ delivery, at }) => {
    const record = stored.find(({ _id }) => _id === delivery._id);
    return {
      nextAttemptAt: record?.status === 'pending' ? record.nextAttemptAt : null,
      isRecorded: record?.attemptedAt?.getTime() === at.getTime(),
    };
  });
}

/**
 * Time of the next attempt: the schedule's wait from the end of this attempt, or later when the receiver asks for it.
 * Null after a success and after the last attempt of the round.
 */
export function nextAttempt(
  config: Pick<Config, 'webhookRetryDelaysMs'>,
  { delivery, outcome }: Attempted,
  now: Date,
): Date | null {
  const scheduled = config.webhookRetryDelaysMs[delivery.roundAttempts];
  if (outcome.ok || scheduled === undefined) return null;
  const requestedMs = Math.min(outcome.retryAfterMs ?? 0, MAX_RETRY_AFTER_MS);
  return new Date(now.getTime() + Math.max(scheduled, requestedMs));
}

function attemptUpdate({ delivery, outcome, at, nextAttemptAt }: Planned, status: DeliveryRecord['status']) {
  return {
    filter: {
      _id: delivery._id,
      accountId: delivery.accountId,
      status: 'pending',
      attempts: delivery.attempts,
      // A redelivery in the meantime sets it anew.
      nextAttemptAt: delivery.nextAttemptAt,
    },
    update: {
      $set: {
        status,
        attempts: delivery.attempts + 1,
        roundAttempts: delivery.roundAttempts + 1,
        nextAttemptAt,
        attemptedAt: at,
        responseCode: outcome.responseCode,
        responseTimeMs: outcome.responseTimeMs,
        errorMessage: outcome.errorMessage,
      },
    },
  } as const;
}

/** `last_triggered_at` of a busy webhook lags by this at most: otherwise every delivery would write the same record. */
const TOUCH_EVERY_MS = 1_000;

/** A success resets the count of failures; every attempt updates the last use. At most one write per webhook. */
async function touchWebhooks(db: Database, attempted: readonly Planned[]): Promise<void> {
  const touched = new Map<string, { accountId: string; at: Date; resets: boolean }>();
  for (const { delivery, webhook, outcome, at } of attempted) {
    if (delivery.webhookId === null || webhook === null) continue;
    // The record was read before the attempt: it lacks failures recorded since.
    const mayHaveFailed = webhook.failureCount > 0 || (outcome.responseTimeMs ?? 0) > TOUCH_EVERY_MS;
    const resets = outcome.ok && mayHaveFailed;
    const isFresh =
      webhook.lastTriggeredAt !== null && at.getTime() - webhook.lastTriggeredAt.getTime() < TOUCH_EVERY_MS;
    if (isFresh && !resets) continue;
    const before = touched.get(delivery.webhookId);
    touched.set(delivery.webhookId, {
      accountId: delivery.accountId,
      at: before === undefined || before.at < at ? at : before.at,
      resets: resets || (before?.resets ?? false),
    });
  }
  if (touched.size === 0) return;
  await db.webhooks.bulkWrite(
    [...touched].map(([_id, { accountId, at, resets }]) => ({
      updateOne: {
        filter: { _id, accountId },
        update: { $max: { lastTriggeredAt: at }, ...(resets ? { $set: { failureCount: 0 } } : {}) },
      },
    })),
    { ordered: false },
  );
}

/**
 * Marks a delivery failed. Its webhook counts the failure, is deactivated at the fifth in a row, and its owner gets a
 * mail.
 * @returns false when the attempt is already recorded, or the delivery was redelivered in the meantime
 */
export async function failDelivery(deps: AttemptDeps, failed: Planned): Promise<boolean> {
  const { db, clock, events, mail } = deps;
  const { delivery, outcome } = failed;
  const account = await db.accounts.findById(delivery.accountId).lean();
  const { mailId, marked } = await events.transaction(async (session, emit) => {
    const { filter, update } = attemptUpdate(failed, 'failed');
    const { modifiedCount } = await db.deliveries.updateOne(filter, update, { session });
    if (modifiedCount === 0) return { mailId: null, marked: false };
    const webhook =
      delivery.webhookId === null
        ? null
        : await db.webhooks
            .findOneAndUpdate(
              { _id: delivery.webhookId, accountId: delivery.accountId },
              { $inc: { failureCount: 1 }, $max: { lastTriggeredAt: failed.at } },
              { session, returnDocument: 'after' },
            )
            .lean();
    const disabled = webhook?.active === true && webhook.failureCount >= MAX_FAILURES;
    if (disabled) {
      await db.webhooks.updateOne(
        { _id: webhook._id, accountId: webhook.accountId },
        { $set: { active: false, updatedAt: clock.now() } },
        { session },
      );
      await emit(delivery, 'webhook.disabled', {
        webhook_id: webhook._id,
        url: webhook.url,
        failure_count: webhook.failureCount,
      });
    }
    // No mail about a webhook that was deleted in the meantime.
    if (account === null || (webhook === null && delivery.webhookId !== null)) return { mailId: null, marked: true };
    const counted = await mail.countFailedDelivery(
      {
        accountId: account._id,
        to: account.email,
        url: webhook?.url ?? delivery.url ?? '',
        delivery,
        responseCode: outcome.responseCode,
        errorMessage: outcome.errorMessage,
        disabled,
      },
      session,
    );
    return { mailId: counted, marked: true };
  });
  if (mailId !== null) await mail.enqueue(mailId);
  return marked;
}

/**
 * Ends a delivery whose webhook is deleted or inactive: nothing is sent, and it does not count as a failure.
 * @returns false when it had ended already
 */
export async function abandonDelivery(deps: AttemptDeps, delivery: DeliveryRecord): Promise<boolean> {
  const { modifiedCount } = await deps.db.deliveries.updateOne(
    { _id: delivery._id, accountId: delivery.accountId, status: 'pending', attempts: delivery.attempts },
    { $set: { status: 'failed', nextAttemptAt: null, errorMessage: 'The webhook is not active: nothing was sent' } },
  );
  return modifiedCount > 0;
}

/** Records the single attempt of a test; tests do not change the webhook's count of failures. */
export async function recordTest(deps: AttemptDeps, attempted: Attempted): Promise<void> {
  const { filter, update } = attemptUpdate(
    { ...attempted, nextAttemptAt: null },
    attempted.outcome.ok ? 'success' : 'failed',
  );
  await deps.db.deliveries.updateOne(filter, update);
}
