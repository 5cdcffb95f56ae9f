import type { ClientSession, QueryFilter } from 'mongoose';
import { type Clock, DAY_MS } from '../core/clock.ts';
import { accountsOf, type Owner, ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { FailedFortuneRecord } from '../db/models/failed-fortunes.ts';
import type { FortuneRecord } from '../db/models/fortunes.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { rawCollection } from '../db/records.ts';
import { bulkWrite, upsertWrite } from '../db/writes.ts';
import { type CallFields, closing } from './claims.ts';

/** The kind of a generation that its account's suspension ended before a provider call. */
export const SUSPENDED_KIND = 'account_suspended';

/** The kind of a reservation whose process died before its generation was open. */
export const ABANDONED_KIND = 'abandoned';

export interface GenerationFailure {
  /** A provider error's kind, `not_started`, `cancelled`, `queue_unavailable`, `account_suspended` … */
  readonly kind: string;
  readonly retryAfterSeconds: number | null;
}

/**
 * Closes a generation as failed: its calls fail uncharged, its reserved fortunes are removed. Idempotent.
 * @param condition narrows the match, e.g. to the attempt's token or to a generation that has not started.
 * @param calls those of the attempt that ends it
 * @returns whether this call closed it.
 */
export async function failGeneration(
  db: Database,
  clock: Clock,
  generation: Pick<GenerationRecord, '_id' | 'accountId' | 'contentHash'>,
  failure: GenerationFailure,
  condition: Readonly<Record<string, unknown>> = {},
  calls: CallFields = {},
): Promise<boolean> {
  const { _id, accountId, contentHash } = generation;
  return db.transaction(async (session) => {
    const closed = await db.generations
      .findOneAndUpdate(
        { ...condition, _id, accountId, open: true },
        closing(clock, { ...calls, state: 'failed', error: { ...failure } }),
        { session },
      )
      .lean();
    if (closed === null) return false;
    await failCalls(db, clock, [closed], session);
    await failFortunes(db, clock, { accountId, contentHash }, failure, session);
    return true;
  });
}

const FAILED_FORTUNE_RETENTION_MS = DAY_MS;

/**
 * Removes reserved fortunes that will never be filled, and stores the reason for a day: callers may have their ids. In
 * the transaction that closes the generation: a call whose reservation it did not see cannot have shared the generation.
 */
export async function failFortunes(
  db: Database,
  clock: Clock,
  which: QueryFilter<FortuneRecord> & Pick<FortuneRecord, 'accountId'>,
  { kind: errorKind, retryAfterSeconds }: GenerationFailure,
  session: ClientSession,
): Promise<void> {
  const reserved = await db.fortunes
    .find({ ...which, state: 'pending' })
    .session(session)
    .lean();
  if (reserved.length === 0) return;
  const { accountId } = which;
  const ids = reserved.map(({ _id }) => _id);
  await db.fortunes.deleteMany({ accountId, _id: { $in: ids }, state: 'pending' }, { session });
  const expiresAt = new Date(clock.now().getTime() + FAILED_FORTUNE_RETENTION_MS);
  const failed = reserved.map(({ _id, livemode, createdAt }): FailedFortuneRecord => {
    return { _id, accountId, livemode, errorKind, retryAfterSeconds, reservedAt: createdAt, expiresAt };
  });
  await bulkWrite(
    db,
    failed.map((record) => upsertWrite(db.failedFortunes, record)),
    session,
  );
}

/**
 * Why a reserved fortune is gone; null: its generation did not fail. Found by the fortune and not by the time of the
 * failure, because the hosts' clocks differ.
 * @param reservedAt of the reservation, if the id may have been reserved before
 */
export async function failureOfFortune(
  db: Database,
  { fortuneId, accountId }: { readonly fortuneId: string; readonly accountId: string },
  reservedAt?: Date,
): Promise<GenerationFailure | null> {
  const failed = await rawCollection(db.failedFortunes).findOne({ _id: fortuneId, accountId });
  if (failed === null) return null;
  if (reservedAt !== undefined && failed.reservedAt?.getTime() !== reservedAt.getTime()) return null;
  return { kind: failed.errorKind, retryAfterSeconds: failed.retryAfterSeconds ?? null };
}

/** A generation that ended without content, as signalled to waiting callers. */
export type EndedGeneration = Pick<GenerationRecord, '_id' | 'contentHash' | 'section' | 'model'>;
/** @param kind of the failure, for all of them; each generation is passed once, by what has closed it */
export type PublishFailures = (generations: readonly EndedGeneration[], kind: string) => Promise<void>;

/** Cancels the open generations that only a deleted or changed profile needs. @returns these generations */
export async function cancelGenerations(
  db: Database,
  clock: Clock,
  owner: Owner,
  profile: { readonly _id: string; readonly chart: string },
  session: ClientSession,
): Promise<EndedGeneration[]> {
  const others = await db.profiles
    .exists({ ...ownedBy(owner), chart: profile.chart, _id: { $ne: profile._id } })
    .session(session);
  if (others !== null) return [];
  return cancelOpen(db, clock, { ...ownedBy(owner), chart: profile.chart, profilesOnly: true }, session);
}

/** Why open generations are closed: the calls or profiles that needed them are gone, or the account is suspended. */
export type CancelKind = 'cancelled' | typeof SUSPENDED_KIND;

/**
 * Closes the matching open generations: their calls fail uncharged, their reserved fortunes are removed. If one of them
 * changes first (a worker starts it, or a call shares it), the transaction repeats and reads again.
 * @returns the closed generations
 */
export async function cancelOpen(
  db: Database,
  clock: Clock,
  which: QueryFilter<GenerationRecord> & Pick<GenerationRecord, 'accountId'>,
  session: ClientSession,
  kind: CancelKind = 'cancelled',
): Promise<EndedGeneration[]> {
  const open = await db.generations
    .find({ ...which, open: true })
    .session(session)
    .lean();
  if (open.length === 0) return [];
  const { accountId } = which;
  const failure = { kind, retryAfterSeconds: null };
  await db.generations.updateMany(
    { _id: { $in: open.map(({ _id }) => _id) }, accountId, open: true },
    closing(clock, { state: 'failed', error: failure }),
    { session },
  );
  await failCalls(db, clock, open, session);
  const contentHashes = open.map(({ contentHash }) => contentHash);
  await failFortunes(db, clock, { accountId, contentHash: { $in: contentHashes } }, failure, session);
  return open;
}

/**
 * Turns a generation that this transaction closed into a cancelled one: the last profile that needed it is gone. Its
 * calls fail uncharged.
 */
export async function cancelClosed(
  db: Database,
  clock: Clock,
  generation: GenerationRecord,
  session: ClientSession,
): Promise<void> {
  const error = { kind: 'cancelled', retryAfterSeconds: null };
  const { _id, accountId, contentHash } = generation;
  await db.generations.updateOne({ _id, accountId }, { $set: { state: 'failed', error } }, { session });
  await failCalls(db, clock, [generation], session);
  await db.fortunes.deleteMany({ accountId, contentHash, state: 'pending' }, { session });
}

async function failCalls(
  db: Database,
  clock: Clock,
  generations: readonly GenerationRecord[],
  session: ClientSession,
): Promise<void> {
  const ids = generations.map(({ _id }) => _id);
  const ofThem = { accountId: accountsOf(generations), 'caused.generationId': { $in: ids }, state: 'open' } as const;
  await db.calls.updateMany(ofThem, { $set: { state: 'failed', settledAt: clock.now() } }, { session });
}
