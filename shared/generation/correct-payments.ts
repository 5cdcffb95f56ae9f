import type { Clock } from '../core/clock.ts';
import type { Metrics } from '../core/metrics.ts';
import { accountsOf, modeOf } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { rawCollection } from '../db/records.ts';
import { isPaidEnd } from './end-calls.ts';
import { awaitedBy } from './pass-on.ts';

interface PaymentDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly metrics?: Pick<Metrics, 'charged'>;
}

const CHECKED_FOR_MS = 15 * 60_000;
const CHECKED_AT_ONCE = 1_000;

/** The newest calls that may violate the invariant below. Older ones were checked before. */
export async function findRecentlyFailed({ db, clock }: PaymentDeps): Promise<CallRecord[]> {
  const since = new Date(clock.now().getTime() - CHECKED_FOR_MS);
  return db.calls
    .find({ state: 'failed', lost: { $exists: false }, settledAt: { $gte: since }, 'caused.done': true })
    .sort({ settledAt: -1 })
    .limit(CHECKED_AT_ONCE)
    .lean();
}

/**
 * Restores the invariant of what was delivered: a call that has stored a section and ended uncharged was ended by a
 * failure of ours or of a provider, or has lost its race, which the transaction that decided it has paid for, and its fortune says that it costs nothing. Every transaction that ends a call
 * keeps it; processes of an earlier version, which run beside this one during an update, do not.
 * @param calls from `findRecentlyFailed`
 * @returns how many needed a correction
 */
export async function correctPayments(
  deps: PaymentDeps,
  calls: readonly CallRecord[],
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<number> {
  const undone = calls.flatMap(awaitedBy);
  const accountId = accountsOf(calls);
  const [generations, costly] = await Promise.all([
    rawCollection(deps.db.generations)
      .find({ accountId, _id: { $in: undone } })
      .project<Pick<GenerationRecord, '_id' | 'state' | 'error'>>({ state: 1, error: 1 })
      .toArray(),
    rawCollection(deps.db.fortunes)
      .find({ accountId, _id: { $in: calls.flatMap(({ fortuneId }) => fortuneId ?? []) }, costUsd: { $gt: 0 } })
      .project<{ callId: string | null }>({ callId: 1 })
      .toArray(),
  ]);
  const ends = new Map(generations.map((generation) => [generation._id, generation]));
  const costing = new Set(costly.map(({ callId }) => callId));
  let corrected = 0;
  for (const call of calls) {
    const isUnpaid = isEndedByOwner(call, ends);
    if (!isUnpaid && !costing.has(call._id)) continue;
    corrected += 1;
    const due = isUnpaid ? ({ state: 'charged', chargedUsd: call.priceUsd } as const) : UNCHARGED;
    if (!dryRun) await correct(deps, call, due);
  }
  return corrected;
}

/** Generations that are gone excuse the call: why it ended is no longer known. */
function isEndedByOwner(
  call: CallRecord,
  ends: ReadonlyMap<string, Pick<GenerationRecord, 'state' | 'error'>>,
): boolean {
  const left = awaitedBy(call).map((generationId) => ends.get(generationId));
  const failed = left.filter((generation) => generation?.state === 'failed');
  return failed.length > 0 && failed.every((generation) => isPaidEnd(generation?.error?.kind));
}

type Due = Pick<CallRecord, 'state' | 'chargedUsd'>;
const UNCHARGED: Due = { state: 'failed', chargedUsd: 0 };

async function correct({ db, metrics }: PaymentDeps, call: CallRecord, due: Due): Promise<void> {
  const { _id, accountId, fortuneId, model } = call;
  const { chargedUsd: costUsd } = due;
  const isCorrected = await db.transaction(accountId, async (session) => {
    const { matchedCount } = await db.calls.updateOne(
      { _id, accountId, state: 'failed' },
      { $set: { ...due, changed: true } },
      { session },
    );
    if (matchedCount === 0) return false;
    const stored = { _id: fortuneId ?? '', accountId, callId: _id };
    await db.fortunes.updateOne(stored, { $set: { costUsd } }, { session });
    return true;
  });
  if (isCorrected && costUsd > 0) metrics?.charged(model, modeOf(call), costUsd);
}
