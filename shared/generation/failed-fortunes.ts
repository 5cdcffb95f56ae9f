import type { ClientSession, QueryFilter } from 'mongoose';
import { freeAnswers } from '../accounts/stored-answers.ts';
import { type Clock, DAY_MS } from '../core/clock.ts';
import type { ModelName } from '../core/models.ts';
import type { Database } from '../db/connect.ts';
import type { FailedFortuneRecord } from '../db/models/failed-fortunes.ts';
import type { FortuneRecord } from '../db/models/fortunes.ts';
import { rawCollection } from '../db/records.ts';
import { bulkWrite, deleteWrite, upsertWrite, type WriteOperation } from '../db/writes.ts';

export interface GenerationFailure {
  /** A provider error's kind, `not_started`, `cancelled`, `queue_unavailable`, `account_suspended` … */
  readonly kind: string;
  readonly retryAfterSeconds: number | null;
  /** HTTP status and machine-readable word of the provider's answer, for operators; absent without one. */
  readonly providerStatus?: number;
  readonly providerErrorType?: string;
  /** The model that has answered in its place, of one that was outrun by a call of the same request. */
  readonly answeredBy?: ModelName;
  /** The model of a fortune that was reserved. */
  readonly model?: ModelName;
}

/** What operators see of a provider's error. */
export function providerAnswer(
  error: { readonly status: number | null; readonly errorType: string | null } | undefined,
): Pick<GenerationFailure, 'providerStatus' | 'providerErrorType'> {
  return {
    ...(error === undefined || error.status === null ? {} : { providerStatus: error.status }),
    ...(error === undefined || error.errorType === null ? {} : { providerErrorType: error.errorType }),
  };
}

const FAILED_FORTUNE_RETENTION_MS = DAY_MS;

/**
 * Removes reserved fortunes that will never be filled, and stores the reason for a day: callers may have their ids. A
 * repeat of the request that announced one starts anew. In the transaction that closes the generation: a call whose
 * reservation it did not see cannot have shared the generation.
 */
export async function failFortunes(
  db: Database,
  clock: Clock,
  which: QueryFilter<FortuneRecord> & Pick<FortuneRecord, 'accountId'>,
  failure: GenerationFailure,
  session: ClientSession,
): Promise<void> {
  const { writes, ids } = await failedFortunes(db, clock, which, failure, session);
  await bulkWrite(db, writes, session);
  await freeAnswers(db, which.accountId, ids, session);
}

/** The writes of `failFortunes`, and the ids of the fortunes. */
export async function failedFortunes(
  db: Database,
  clock: Clock,
  which: Parameters<typeof failFortunes>[2],
  { kind: errorKind, retryAfterSeconds, providerStatus, providerErrorType, answeredBy }: GenerationFailure,
  session: ClientSession,
): Promise<{ readonly ids: readonly string[]; readonly writes: readonly WriteOperation[] }> {
  const reserved = await db.fortunes
    .find({ ...which, state: 'pending' })
    .session(session)
    .lean();
  const { accountId } = which;
  const expiresAt = new Date(clock.now().getTime() + FAILED_FORTUNE_RETENTION_MS);
  const answered = providerAnswer({ status: providerStatus ?? null, errorType: providerErrorType ?? null });
  const winner = answeredBy === undefined ? {} : { answeredBy };
  const failed = { accountId, errorKind, retryAfterSeconds, ...answered, ...winner, expiresAt };
  return {
    ids: reserved.map(({ _id }) => _id),
    writes: reserved.flatMap(({ _id, livemode, model, createdAt }) => [
      deleteWrite(db.fortunes, { _id, accountId, state: 'pending' }),
      upsertWrite<FailedFortuneRecord>(db.failedFortunes, { _id, livemode, model, reservedAt: createdAt, ...failed }),
    ]),
  };
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
  const { errorKind: kind, retryAfterSeconds = null, providerStatus = null, providerErrorType = null } = failed;
  const answered = providerAnswer({ status: providerStatus, errorType: providerErrorType });
  const { answeredBy, model } = failed;
  return { kind, retryAfterSeconds, ...answered, ...(answeredBy && { answeredBy }), ...(model && { model }) };
}
