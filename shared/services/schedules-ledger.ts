import { randomUUID } from 'node:crypto';
import { type Clock, kstDate } from '../clock.ts';
import { type Database, insertRecord, isDuplicateKey } from '../models/index.ts';

/** The runs of a day, in the order in which midnight starts them. */
export const SCHEDULES = ['daily-reset', 'daily-bulk', 'cache-warm', 'retention'] as const;
export type ScheduleName = (typeof SCHEDULES)[number];

interface LedgerDeps {
  readonly db: Database;
  readonly clock: Clock;
}

export interface Run {
  readonly id: string;
  readonly token: string;
  /** Where an interrupted run of another process had got to. */
  readonly cursor: string;
}

const LEASE_MS = 120_000;

/** Takes a line of the ledger. Null: it is done, or another process is at it. */
export async function claimRun(
  deps: LedgerDeps,
  id: string,
  about: { readonly schedule: ScheduleName; readonly date: string },
): Promise<Run | null> {
  const { db, clock } = deps;
  const token = randomUUID();
  const now = clock.now();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  try {
    const { schedule, date } = about;
    const state = 'open' as const;
    const line = { _id: id, schedule, date, state, token, leaseUntil, cursor: '', startedAt: now, finishedAt: null };
    await insertRecord(db.scheduleRuns, line);
    return { id, token, cursor: '' };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  const taken = await db.scheduleRuns
    .findOneAndUpdate(
      { _id: id, state: 'open', leaseUntil: { $lt: now } },
      { $set: { token, leaseUntil } },
      { returnDocument: 'after' },
    )
    .lean();
  return taken === null ? null : { id, token, cursor: taken.cursor };
}

/** Keeps the line. @throws when another process has taken it: this one was given up */
export async function renewRun(deps: LedgerDeps, run: Run): Promise<void> {
  const leaseUntil = new Date(deps.clock.now().getTime() + LEASE_MS);
  const kept = await deps.db.scheduleRuns.updateOne(
    { _id: run.id, token: run.token, state: 'open' },
    { $set: { leaseUntil } },
  );
  if (kept.matchedCount === 0) throw new Error(`the run ${run.id} was taken over`);
}

export async function finishRun(deps: LedgerDeps, run: Run): Promise<void> {
  await deps.db.scheduleRuns.updateOne(
    { _id: run.id, token: run.token, state: 'open' },
    { $set: { state: 'done', token: null, leaseUntil: null, finishedAt: deps.clock.now() } },
  );
}

/** Gives an unfinished line back, so that the next look takes it up at once. */
export async function releaseRun(deps: LedgerDeps, run: Run): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - 1);
  await deps.db.scheduleRuns.updateOne(
    { _id: run.id, token: run.token, state: 'open' },
    { $set: { leaseUntil: before } },
  );
}

/** The day's ordinary run is number 1; `--force` adds further ones. */
export function runId(schedule: ScheduleName, date: string, number = 1): string {
  return `${schedule}:${date}:${number}`;
}

/**
 * The runs that today still lacks: never begun, or left unfinished. A database without a ledger is new, not behind:
 * its first look marks today as done.
 */
export async function dueRuns(deps: LedgerDeps): Promise<{ readonly schedule: ScheduleName; readonly date: string }[]> {
  const { db, clock } = deps;
  const now = clock.now();
  const date = kstDate(now);
  const due: { schedule: ScheduleName; date: string }[] = [];
  for (const schedule of SCHEDULES) {
    const today = await db.scheduleRuns.findById(runId(schedule, date)).lean();
    if (today === null && (await db.scheduleRuns.exists({ schedule })) === null) {
      await markDone(deps, schedule, date);
    } else if (today === null || (today.state === 'open' && today.leaseUntil !== null && today.leaseUntil < now)) {
      due.push({ schedule, date });
    }
  }
  return due;
}

async function markDone({ db, clock }: LedgerDeps, schedule: ScheduleName, date: string): Promise<void> {
  const now = clock.now();
  const line = { schedule, date, state: 'done' as const, token: null, leaseUntil: null, cursor: '' };
  try {
    await insertRecord(db.scheduleRuns, { _id: runId(schedule, date), ...line, startedAt: now, finishedAt: now });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
