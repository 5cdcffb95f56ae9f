import type { ClientSession } from 'mongoose';
import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import { isDatabaseAway } from '../core/outages.ts';
import { accountsOf, ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { DeliveryRecord } from '../db/models/deliveries.ts';
import { CALLBACK } from '../db/models/events.ts';
import { NOT_FAILING } from '../db/models/webhooks.ts';
import { rawCollection } from '../db/records.ts';
import { bulkWrite, updateWrite, type WriteOperation } from '../db/writes.ts';
import type { Emit, EventService } from '../events/events.ts';
import type { MailService } from '../mail/mail.ts';
import { type Attempted, type AttemptOutcome, attemptDeletion, attemptWrite } from './attempt-log.ts';
import { afterFailures } from './failing.ts';

export interface AttemptDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly events: EventService;
  readonly mail: MailService;
  readonly config: Pick<Config, 'webhookRetryDelaysMs' | 'webhookDisableAfterMs'>;
}

/** Upper bound of the delay that a receiver may ask for. */
const MAX_RETRY_AFTER_MS = 24 * 3_600_000;
/** The receiver wants nothing more, ever. */
const GONE = 410;

export type Planned = Attempted & {
  /** Null: there is no further attempt. */
  readonly nextAttemptAt: Date | null;
};

/** How an attempt was recorded. */
export interface Recorded {
  /** How it ended its delivery; null: it did not. */
  readonly ended: 'success' | 'failed' | null;
  /** When the delivery is tried again; null: never. */
  readonly nextAttemptAt: Date | null;
}

/** Decides the next step after an attempt. */
export function planned(deps: Pick<AttemptDeps, 'clock' | 'config'>, attempted: Attempted): Planned {
  return { ...attempted, nextAttemptAt: nextAttempt(deps.config, attempted, deps.clock.now()) };
}

/**
 * Time of the next attempt: the schedule's wait from the end of this attempt, or later when the receiver asks for it.
 * Null after a success, after the last attempt of the round, and after 410, which switches the webhook off.
 */
export function nextAttempt(
  config: Pick<Config, 'webhookRetryDelaysMs'>,
  { delivery, outcome }: Pick<Attempted, 'delivery' | 'outcome'>,
  now: Date,
): Date | null {
  const scheduled = config.webhookRetryDelaysMs[delivery.roundAttempts];
  if (outcome.ok || scheduled === undefined || isGone(delivery, outcome)) return null;
  const requestedMs = Math.min(outcome.retryAfterMs ?? 0, MAX_RETRY_AFTER_MS);
  return new Date(now.getTime() + Math.max(scheduled, requestedMs));
}

function isGone({ webhookId }: DeliveryRecord, { responseCode }: AttemptOutcome): boolean {
  return webhookId !== null && responseCode === GONE;
}

/** Records attempts that succeeded; their webhooks are not failing any more. */
export async function recordSuccesses({ db }: AttemptDeps, attempts: readonly Planned[]): Promise<readonly Recorded[]> {
  // Webhooks and events first, so that a reader of a delivery's outcome also sees them.
  const before = [...touchWrites(db, attempts), ...attempts.map((each) => deliveredWrite(db, each))];
  const outcomes = await writeOutcomes(db, attempts, { before });
  return recordedAs(db, attempts, outcomes);
}

/**
 * Records attempts that failed, with what follows from them, in one transaction: their webhooks count them and are
 * switched off if need be, and their owners get mails.
 * @returns the result of each, in order; if they cannot be recorded together, each is recorded alone and may fail alone
 */
export async function recordFailures(
  deps: AttemptDeps,
  attempts: readonly Planned[],
): Promise<readonly (Recorded | Promise<Recorded>)[]> {
  try {
    return await recordFailuresTogether(deps, attempts);
  } catch (error) {
    if (attempts.length === 1 || isDatabaseAway(error)) throw error;
    const alone = attempts.map(async (each) => {
      const [recorded] = await recordFailuresTogether(deps, [each]);
      if (recorded === undefined) throw new Error('an attempt was recorded without a result');
      return recorded;
    });
    await Promise.allSettled(alone);
    return alone;
  }
}

async function recordFailuresTogether(deps: AttemptDeps, attempts: readonly Planned[]): Promise<Recorded[]> {
  const { db, events, mail } = deps;
  const owners = attempts.map(({ delivery }) => delivery);
  const { outcomes, mailIds } = await events.transaction(owners, async (session, emit) => {
    const outcomes = await writeOutcomes(db, attempts, { session });
    const counted = attempts.filter((_, index) => outcomes[index] !== 'known');
    const isFinal = (each: Planned) => outcomes[attempts.indexOf(each)] === 'usual' && each.nextAttemptAt === null;
    const mailIds = new Set<string>();
    for (const failures of byTarget(counted)) {
      for (const id of await countFailures(deps, failures, failures.filter(isFinal), session, emit)) mailIds.add(id);
    }
    return { outcomes, mailIds };
  });
  for (const mailId of mailIds) await mail.enqueue(mailId);
  return recordedAs(db, attempts, outcomes);
}

/**
 * `usual`: as planned. `overtaken`: the delivery was redelivered in the meantime, so the attempt counts and the
 * redelivery stays due. `known`: another run of the same attempt was recorded before, or the delivery has ended.
 */
type WrittenAs = 'usual' | 'overtaken' | 'known';

/** Each under the count that its attempt started with: of two runs of the same attempt only one counts. */
async function writeOutcomes(
  db: Database,
  attempts: readonly Planned[],
  { before = [], session }: { readonly before?: readonly WriteOperation[]; readonly session?: ClientSession },
): Promise<readonly WrittenAs[]> {
  const usual = attempts.map((each) => outcomeWrite(db, each, 'usual'));
  const first = [...before, ...attempts.map((each) => attemptWrite(db, each))];
  const matched = (await bulkWrite(db, [...first, ...usual], session)).slice(first.length);
  const left = attempts.filter((_, index) => matched[index] === 0);
  if (left.length === 0) return attempts.map(() => 'usual');
  const overtaken = await bulkWrite(
    db,
    left.map((each) => outcomeWrite(db, each, 'overtaken')),
    session,
  );
  await dropOrphans(
    db,
    left.filter((_, index) => overtaken[index] === 0),
    session,
  );
  return attempts.map((each, index) => {
    if (matched[index] !== 0) return 'usual';
    return overtaken[left.indexOf(each)] === 0 ? 'known' : 'overtaken';
  });
}

/** Of a delivery that was deleted during the attempt, with its webhook or account, nothing is kept. */
async function dropOrphans(db: Database, attempts: readonly Planned[], session?: ClientSession): Promise<void> {
  if (attempts.length === 0) return;
  const deliveries = attempts.map(({ delivery }) => delivery);
  const which = { accountId: accountsOf(deliveries), _id: { $in: deliveries.map(({ _id }) => _id) } };
  const options = session === undefined ? {} : { session };
  const existing = new Set(await rawCollection(db.deliveries).distinct('_id', which, options));
  const orphans = deliveries.filter(({ _id }) => !existing.has(_id));
  await bulkWrite(
    db,
    orphans.map((delivery) => attemptDeletion(db, delivery)),
    session,
  );
}

function outcomeWrite(
  db: Database,
  { delivery, outcome, at, nextAttemptAt }: Planned,
  as: 'usual' | 'overtaken',
): WriteOperation {
  const made = {
    attempts: delivery.attempts + 1,
    attemptedAt: at,
    responseCode: outcome.responseCode,
    responseTimeMs: outcome.responseTimeMs,
    errorMessage: outcome.errorMessage,
  };
  if (as === 'overtaken') return updateWrite(db.deliveries, beforeAttempt(delivery), { $set: made });
  const ended = outcome.ok ? 'success' : 'failed';
  return updateWrite(db.deliveries, inRound(delivery), {
    $set: {
      ...made,
      status: nextAttemptAt === null ? ended : 'pending',
      roundAttempts: delivery.roundAttempts + 1,
      nextAttemptAt,
    },
  });
}

/** Matches a delivery as long as no attempt of it was recorded since it was read. */
function beforeAttempt({ _id, accountId, attempts }: DeliveryRecord) {
  return { _id, accountId, status: 'pending', attempts } as const;
}

/** The same, as long as it was not redelivered either. */
function inRound(delivery: DeliveryRecord) {
  return { ...beforeAttempt(delivery), round: delivery.round ?? { $exists: false } };
}

type StoredOutcome = Pick<DeliveryRecord, '_id' | 'status' | 'nextAttemptAt' | 'attemptedAt'>;

async function recordedAs(
  db: Database,
  attempts: readonly Planned[],
  outcomes: readonly WrittenAs[],
): Promise<Recorded[]> {
  const others = attempts.filter((_, index) => outcomes[index] !== 'usual').map(({ delivery }) => delivery);
  const stored =
    others.length === 0
      ? []
      : await rawCollection(db.deliveries)
          .find({ accountId: accountsOf(others), _id: { $in: others.map(({ _id }) => _id) } })
          .project<StoredOutcome>({ status: 1, nextAttemptAt: 1, attemptedAt: 1 })
          .toArray();
  return attempts.map(({ delivery, outcome, nextAttemptAt, at }, index) => {
    if (outcomes[index] === 'usual') {
      const ended = outcome.ok ? 'success' : 'failed';
      return { ended: nextAttemptAt === null ? ended : null, nextAttemptAt };
    }
    const record = stored.find(({ _id }) => _id === delivery._id);
    if (record === undefined) return { ended: null, nextAttemptAt: null };
    if (record.status === 'pending') return { ended: null, nextAttemptAt: record.nextAttemptAt };
    // Recorded by an earlier try of this run, whose answer was lost.
    const isOwn = record.attemptedAt?.getTime() === at.getTime();
    return { ended: isOwn ? record.status : null, nextAttemptAt: null };
  });
}

/** `last_triggered_at` of a busy webhook lags by this at most: otherwise every group of deliveries would write it. */
const TOUCH_EVERY_MS = 1_000;

/** A success ends a series of failures, every attempt updates the last use. One write per webhook. */
function touchWrites(db: Database, attempts: readonly Planned[]): WriteOperation[] {
  return byTarget(attempts).flatMap((group) => {
    const [{ delivery, url }] = group;
    if (delivery.webhookId === null) return [];
    const lastTriggeredAt = latest(group);
    const isDue = {
      $or: [
        { failureCount: { $gt: 0 } },
        { lastTriggeredAt: null },
        { lastTriggeredAt: { $lt: new Date(lastTriggeredAt.getTime() - TOUCH_EVERY_MS) } },
      ],
    };
    return updateWrite(
      db.webhooks,
      { _id: delivery.webhookId, accountId: delivery.accountId, url, ...isDue },
      { $max: { lastTriggeredAt }, $set: { ...NOT_FAILING } },
    );
  });
}

/** The event has reached its receiver. */
function deliveredWrite(db: Database, { delivery }: Planned): WriteOperation {
  const { eventId, accountId, webhookId } = delivery;
  return updateWrite(db.events, { _id: eventId, accountId }, { $pull: { undelivered: webhookId ?? CALLBACK } });
}

type Group = readonly [Planned, ...Planned[]];

/** The attempts at each address of a webhook, or of callbacks. */
function byTarget(attempts: readonly Planned[]): Group[] {
  const groups = new Map<string, [Planned, ...Planned[]]>();
  for (const each of attempts) {
    const { webhookId, accountId, livemode } = each.delivery;
    const target = `${accountId} ${livemode} ${webhookId} ${each.url}`;
    const group = groups.get(target);
    if (group === undefined) groups.set(target, [each]);
    else group.push(each);
  }
  return [...groups.values()];
}

function latest(group: Group): Date {
  return new Date(Math.max(...group.map(({ at }) => at.getTime())));
}

/**
 * What follows from failed attempts at one target.
 * @param final those that ended their deliveries
 * @returns the ids of the mails to send
 */
async function countFailures(
  deps: AttemptDeps,
  failures: Group,
  final: readonly Planned[],
  session: ClientSession,
  emit: Emit,
): Promise<readonly string[]> {
  const { db, clock, mail } = deps;
  const [{ delivery, url }] = failures;
  const [firstFinal] = final;
  const { accountId, webhookId } = delivery;
  const account = await db.accounts.findById(accountId).session(session).lean();
  const countFinal = async (slot: number | null): Promise<string[]> => {
    if (account === null || firstFinal === undefined) return [];
    const { outcome } = firstFinal;
    const about = {
      accountId,
      to: account.email,
      host: new URL(url).host,
      slot,
      delivery: firstFinal.delivery,
      count: final.length,
      ...outcome,
    };
    return [await mail.countFailedDeliveries(about, session)];
  };
  if (webhookId === null) return countFinal(null);
  const webhook = await db.webhooks.findOne({ _id: webhookId, accountId }).session(session).lean();
  // No mail about a webhook that was deleted in the meantime.
  if (webhook === null) return [];
  // What an address answers after the webhook has left it says nothing of the webhook.
  if (webhook.url !== url) return webhook.active ? countFinal(webhook.slot) : [];
  const now = clock.now();
  const { disable, isHalfway, disableAt, ...failing } = afterFailures(
    deps.config,
    webhook,
    {
      attempts: failures.length,
      deliveryIds: failures.map((each) => each.delivery._id),
      since: new Date(Math.min(...failures.map(({ at }) => at.getTime()))),
      isGone: failures.some((each) => isGone(each.delivery, each.outcome)),
    },
    now,
  );
  const off = disable === null ? {} : { active: false, disabledReason: disable, disabledAt: now, updatedAt: now };
  await db.webhooks.updateOne(
    { _id: webhookId, accountId },
    { $max: { lastTriggeredAt: latest(failures) }, $set: { ...failing, ...off } },
    { session },
  );
  if (disable !== null) {
    const data = { webhook_id: webhookId, url: webhook.url, failure_count: failing.failureCount };
    await emit(ownedBy(delivery), 'webhook.disabled', data);
  }
  if (account === null) return [];
  const notice = {
    accountId,
    to: account.email,
    webhookId,
    host: new URL(webhook.url).host,
    ...failing,
    errorMessage: failures[failures.length - 1]?.outcome.errorMessage ?? null,
  };
  if (disable !== null) return mail.noteDisabled({ ...notice, livemode: webhook.livemode, reason: disable }, session);
  const warned = isHalfway ? await mail.noteFailing({ ...notice, disableAt }, session) : [];
  // One that is switched off is known to fail.
  return [...warned, ...(webhook.active ? await countFinal(webhook.slot) : [])];
}

/**
 * Ends a delivery whose webhook is deleted or inactive: nothing is sent, and it does not count as a failure.
 * @returns false when it had ended already
 */
export async function abandonDelivery(deps: AttemptDeps, delivery: DeliveryRecord): Promise<boolean> {
  const { modifiedCount } = await deps.db.deliveries.updateOne(inRound(delivery), {
    $set: { status: 'failed', nextAttemptAt: null, errorMessage: 'The webhook is not active: nothing more is sent' },
  });
  return modifiedCount > 0;
}

/** Records the single attempt of a test; tests do not change the webhook's count of failures. */
export async function recordTest({ db }: AttemptDeps, attempted: Attempted): Promise<void> {
  await writeOutcomes(db, [{ ...attempted, nextAttemptAt: null }], {});
}
