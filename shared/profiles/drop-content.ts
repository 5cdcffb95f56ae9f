import type { ClientSession, QueryFilter } from 'mongoose';
import type { Caller } from '../accounts/caller.ts';
import { eraseAnswers } from '../accounts/stored-answers.ts';
import { FORTUNE_TYPES, fortunePeriod } from '../content/index.ts';
import { type Clock, kstDate } from '../core/clock.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { FortuneRecord } from '../db/models/fortunes.ts';
import type { ProfileRecord } from '../db/models/profiles.ts';
import { BIRTH_FIELDS } from '../generation/claims.ts';
import { cancelGenerations, cancelOpen, cancelReservations, type PublishFailures } from '../generation/close.ts';
import { CANCELLED_KIND } from '../generation/end-calls.ts';
import type { EndedWork } from '../generation/end-races.ts';
import { chartsOf, profilesOf } from '../generation/own-contents.ts';
import { UNCOUNT_FIELDS, uncount } from '../reports/fortune-counts.ts';

export interface DropDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Wakes the callers of cancelled generations. */
  readonly publishFailures: PublishFailures;
}

/** Deletes the fortunes whose period has not ended, and cancels their generations. */
export async function dropCurrentFortunes(
  deps: Pick<DropDeps, 'db' | 'clock'>,
  caller: Caller,
  profile: ProfileRecord,
  session: ClientSession,
): Promise<{ fortunes: number; ended: EndedWork }> {
  const { db, clock } = deps;
  const today = kstDate(clock.now());
  const notEnded = FORTUNE_TYPES.map((type) => ({
    fortuneType: type,
    fortuneDate: { $gte: fortunePeriod(type, today).first },
  }));
  const ended = await cancelGenerations(db, clock, caller.owner, profile, session);
  await cancelReservations(db, clock, profile, session);
  await deleteUnusedContents(db, ownedBy(caller.owner), chartsOf(profile), session);
  return { fortunes: await deleteFortunes(db, { ...fortunesOf(profile), $or: notEnded }, session), ended };
}

/**
 * Deletes contents that are for no profile any more. A worker that generates one goes on with what it has read; the record
 * forgets the birth. @param charts of contents (`chartsOf`) @returns how many contents
 */
export async function deleteUnusedContents(
  db: Database,
  owner: Owner,
  charts: readonly string[],
  session: ClientSession,
): Promise<number> {
  const unused = await unusedOf(db, owner, charts, session);
  if (unused.length === 0) return 0;
  const ofChart = { ...owner, chart: { $in: unused } };
  await db.recentCharts.deleteMany(ofChart, { session });
  // The write also makes the settlement of these generations conflict with this transaction.
  const running = { ...ofChart, open: true, profilesOnly: true } as const;
  await db.generations.updateMany(running, { $set: { fortune: null }, $unset: BIRTH_FIELDS }, { session });
  return (await db.contents.deleteMany(ofChart, { session })).deletedCount;
}

async function unusedOf(db: Database, owner: Owner, charts: readonly string[], session: ClientSession) {
  const unused: string[] = [];
  for (const chart of charts) {
    if ((await db.profiles.exists({ ...owner, ...profilesOf(chart) }).session(session)) === null) unused.push(chart);
  }
  return unused;
}

/** Without the mode: with it the embedded engine would read all fortunes of the mode by another index. */
export function fortunesOf({ _id, accountId }: ProfileRecord) {
  return { accountId, profileId: _id };
}

/** Their calls keep the result and the charge, for reports. @returns how many fortunes */
export async function deleteFortunes(
  db: Database,
  which: QueryFilter<FortuneRecord> & Pick<Owner, 'accountId'>,
  session: ClientSession,
): Promise<number> {
  // No `distinct`: transactions on sharded collections refuse it.
  const found = await db.fortunes
    .find(which)
    .select({ ...UNCOUNT_FIELDS, callId: 1 })
    .session(session)
    .lean();
  const ids = found.map(({ _id }) => _id);
  await eraseAnswers(db, which.accountId, ids, session);
  await markDeleted(db, which, { $in: found.map(({ callId }) => callId) }, session);
  await uncount(db, found, session);
  const deleted = await db.fortunes.deleteMany(which, { session });
  return deleted.deletedCount;
}

/** Marks in the call that its fortune is deleted. The figures stay. @param callId of the fortune's call */
export async function markDeleted(
  db: Database,
  { accountId }: Pick<Owner, 'accountId'>,
  callId: string | { readonly $in: readonly (string | null)[] },
  session: ClientSession,
): Promise<void> {
  const made = { accountId, _id: callId, 'fortune.type': { $exists: true } } as QueryFilter<CallRecord>;
  await db.calls.updateMany(made, { $set: { 'fortune.deleted': true } }, { session });
}

/**
 * Cancels what was opened for charts, and deletes what was stored for them, while the transaction ran that took their last
 * profile away: the transaction's snapshot did not hold that. What is opened later finds no profile.
 */
export async function dropMissed(deps: DropDeps, caller: Caller, charts: readonly string[]): Promise<void> {
  if (charts.length === 0) return;
  const { db, clock } = deps;
  const owner = ownedBy(caller.owner);
  const ofChart = { ...owner, chart: { $in: [...charts] } };
  const missed = await Promise.all([
    db.generations.exists({ ...ofChart, open: true }),
    db.contents.exists(ofChart),
    db.recentCharts.exists(ofChart),
  ]);
  if (missed.every((found) => found === null)) return;
  const ended = await db.transaction(owner.accountId, async (session) => {
    const unused = await unusedOf(db, owner, charts, session);
    if (unused.length === 0) return { closed: [] };
    const cancelled = await cancelOpen(db, clock, { ...owner, chart: { $in: unused }, profilesOnly: true }, session);
    await deleteUnusedContents(db, owner, unused, session);
    return cancelled;
  });
  await deps.publishFailures(ended, CANCELLED_KIND);
}

/** Of requests that gave the birth themselves, and whose charts were noted after the deletion. */
export async function forgetSightings(db: Database, owner: Owner, charts: readonly string[]): Promise<void> {
  if ((await db.recentCharts.exists({ ...ownedBy(owner), chart: { $in: [...charts] } })) === null) return;
  await db.transaction(owner.accountId, async (session) => {
    const unused = await unusedOf(db, owner, charts, session);
    await db.recentCharts.deleteMany({ ...ownedBy(owner), chart: { $in: unused } }, { session });
  });
}
