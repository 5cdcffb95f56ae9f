import { randomUUID } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { type Clock, DAY_MS, HOUR_MS, kstDate, kstHour } from '../core/clock.ts';
import type { Database } from '../db/connect.ts';
import type { ScheduleRunRecord } from '../db/models/schedule-runs.ts';
import { insertRecord, isDuplicateKey } from '../db/records.ts';

/** The automatic runs at the start of each KST day or hour. */
export const SCHEDULES = [
  'daily-reset',
  'daily-bulk',
  'cache-warm',
  'retention',
  'analytics-refresh',
  'report-sums',
  'models-watch',
] as const;
export type ScheduleName = (typeof SCHEDULES)[number];

/** A day starts with its reset; the rest follows when the reset is done. */
const PLAN: Readonly<Record<ScheduleName, { readonly every: 'day' | 'hour'; readonly after?: ScheduleName }>> = {
  'daily-reset': { every: 'day' },
  'daily-bulk': { every: 'day', after: 'daily-reset' },
  'cache-warm': { every: 'day', after: 'daily-reset' },
  retention: { every: 'day', after: 'daily-reset' },
  'analytics-refresh': { every: 'hour' },
  'report-sums': { every: 'hour' },
  'models-watch': { every: 'day', after: 'daily-reset' },
};

export function isHourly(schedule: ScheduleName): boolean {
  return PLAN[schedule].every === 'hour';
}

/** The KST day (`YYYY-MM-DD`) or hour (`YYYY-MM-DDTHH`) of a run at that time. */
export function periodOf(schedule: ScheduleName, now: Date): string {
  return PLAN[schedule].every === 'day' ? kstDate(now) : kstHour(now);
}

interface LedgerDeps {
  readonly db: Database;
  readonly clock: Clock;
}

export interface Run {
  readonly id: string;
  readonly token: string;
  /** When it first started. */
  readonly startedAt: Date;
  /** Where an interrupted run of another process stopped. */
  readonly cursor: string;
}

const LEASE_MS = 120_000;
/** Most steps are far shorter and need not each write the line. */
const RENEW_EVERY_MS = 5_000;

/** Claims a line of the ledger. Null: it is done, or another process holds it. */
export async function claimRun(
  deps: LedgerDeps,
  id: string,
  about: { readonly schedule: ScheduleName; readonly period: string },
): Promise<Run | null> {
  const { db, clock } = deps;
  const token = randomUUID();
  const now = clock.now();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  try {
    const { schedule, period } = about;
    const state = 'open' as const;
    const line = { _id: id, schedule, period, state, token, leaseUntil, cursor: '', startedAt: now, finishedAt: null };
    await insertRecord(db.scheduleRuns, line);
    return { id, token, startedAt: now, cursor: '' };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  // A skipped line has never run: it starts now.
  const started = { state: 'open', token, leaseUntil, cursor: '', startedAt: now, finishedAt: null } as const;
  const options = { returnDocument: 'after' } as const;
  const taken =
    (await db.scheduleRuns.findOneAndUpdate({ _id: id, state: 'skipped' }, { $set: started }, options).lean()) ??
    (await db.scheduleRuns
      .findOneAndUpdate({ _id: id, state: 'open', leaseUntil: { $lt: now } }, { $set: { token, leaseUntil } }, options)
      .lean());
  return taken === null ? null : { id, token, startedAt: taken.startedAt, cursor: taken.cursor };
}

/** Called between two steps, however small. @throws to stop the work */
export type Checkpoint = () => Promise<void>;

/**
 * Renews the lease of a claimed line as long as the result is called.
 * @returns throws when this lease has expired and another process has taken the line
 */
export function leaseRenewer({ db, clock }: LedgerDeps, run: Run): Checkpoint {
  let renewedMs = clock.now().getTime();
  return async () => {
    const now = clock.now().getTime();
    if (now - renewedMs < RENEW_EVERY_MS) return;
    renewedMs = now;
    const renewed = await db.scheduleRuns.updateOne(
      { _id: run.id, token: run.token, state: 'open' },
      { $set: { leaseUntil: new Date(now + LEASE_MS) } },
    );
    if (renewed.matchedCount === 0) throw new Error(`the run ${run.id} was taken over`);
  };
}

/** Stores the cursor of a run, in the transaction of the work up to it. @throws as the renewer */
export async function advanceRun(
  { db, clock }: LedgerDeps,
  run: Run,
  cursor: { readonly from: string; readonly to: string },
  session: ClientSession,
): Promise<void> {
  const leaseUntil = new Date(clock.now().getTime() + LEASE_MS);
  const advanced = await db.scheduleRuns.updateOne(
    { _id: run.id, token: run.token, cursor: cursor.from },
    { $set: { cursor: cursor.to, leaseUntil } },
    { session },
  );
  if (advanced.matchedCount === 0) throw new Error(`the run ${run.id} was taken over`);
}

/** Executes a claimed line: it is done when `work` is, and released when that fails. @throws what `work` throws */
export async function executeRun(deps: LedgerDeps, run: Run, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await releaseRun(deps, run);
    throw error;
  }
  await finishRun(deps, run);
}

export async function finishRun(deps: LedgerDeps, run: Run): Promise<void> {
  await deps.db.scheduleRuns.updateOne(
    { _id: run.id, token: run.token, state: 'open' },
    { $set: { state: 'done', token: null, leaseUntil: null, finishedAt: deps.clock.now() } },
  );
}

/** Releases an unfinished line, so that the next pass claims it at once. */
async function releaseRun(deps: LedgerDeps, run: Run): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - 1);
  await deps.db.scheduleRuns.updateOne(
    { _id: run.id, token: run.token, state: 'open' },
    { $set: { leaseUntil: before } },
  );
}

/** A period's ordinary run is number 1; `--force` adds further ones. */
export function runId(schedule: ScheduleName, period: string, number = 1): string {
  return `${schedule}:${period}:${number}`;
}

export interface DueRun {
  readonly schedule: ScheduleName;
  readonly period: string;
}

/**
 * The runs that the current day and hour lack: never started, or interrupted. A database without a ledger is new, not
 * behind: the first pass marks the current runs as skipped, and they are run by hand only.
 * @param options.dryRun marks nothing.
 */
export async function dueRuns(deps: LedgerDeps, options: { readonly dryRun?: boolean } = {}): Promise<DueRun[]> {
  const { db, clock } = deps;
  const now = clock.now();
  const due: DueRun[] = [];
  for (const schedule of SCHEDULES) {
    const period = periodOf(schedule, now);
    // Read before the line: the start marker is written after the line, so a reader of the marker also finds the line.
    if ((await db.scheduleRuns.exists({ _id: startMarkerOf(schedule) })) === null) {
      if (options.dryRun !== true) await markStart(deps, schedule, period);
      continue;
    }
    const line = await db.scheduleRuns.findById(runId(schedule, period)).lean();
    const { after } = PLAN[schedule];
    if (after !== undefined && !(await isOver(deps, after, period))) continue;
    const isAbandoned = line?.state === 'open' && line.leaseUntil !== null && line.leaseUntil < now;
    if (line === null || isAbandoned) due.push({ schedule, period });
  }
  return due;
}

/** Periods in which a last success is looked for; an older one is as bad as none. */
const SUCCESS_PERIODS = { day: { count: 7, lengthMs: DAY_MS }, hour: { count: 48, lengthMs: HOUR_MS } } as const;

/**
 * When each schedule last succeeded; when schedules started on this database, if it has not succeeded since, or not for
 * a week (hourly ones: for two days). Schedules that no scheduler has planned yet are absent.
 */
export async function lastSuccesses({ db, clock }: LedgerDeps): Promise<ReadonlyMap<ScheduleName, Date>> {
  const now = clock.now().getTime();
  const ids = SCHEDULES.flatMap((schedule) => {
    const { count, lengthMs } = SUCCESS_PERIODS[PLAN[schedule].every];
    const times = Array.from({ length: count }, (_, index) => new Date(now - index * lengthMs));
    return [startMarkerOf(schedule), ...times.map((at) => runId(schedule, periodOf(schedule, at)))];
  });
  const lines = await db.scheduleRuns.find({ _id: { $in: ids }, state: 'done' }, { finishedAt: 1 }).lean();
  const latest = new Map<ScheduleName, Date>();
  for (const { _id, finishedAt } of lines) {
    const schedule = SCHEDULES.find((name) => _id === startMarkerOf(name) || _id.startsWith(`${name}:`));
    if (schedule === undefined || finishedAt === null) continue;
    const known = latest.get(schedule);
    if (known === undefined || known < finishedAt) latest.set(schedule, finishedAt);
  }
  return latest;
}

/** When schedulers began to plan the schedule on this database; null: not yet. */
export async function plannedSince({ db }: LedgerDeps, schedule: ScheduleName): Promise<Date | null> {
  return (await db.scheduleRuns.findById(startMarkerOf(schedule)).lean())?.finishedAt ?? null;
}

/** The runs that depend on it need not wait (any more). */
async function isOver({ db }: LedgerDeps, schedule: ScheduleName, period: string): Promise<boolean> {
  const _id = runId(schedule, period);
  return (await db.scheduleRuns.exists({ _id, state: { $in: ['done', 'skipped'] } })) !== null;
}

/** The id of the start marker, which records that a schedule has been planned. */
function startMarkerOf(schedule: ScheduleName): string {
  return `since:${schedule}`;
}

/** Exempts the start marker from the ledger's retention. */
const FAR_FUTURE = new Date('9999-12-31T00:00:00Z');

async function markStart(deps: LedgerDeps, schedule: ScheduleName, period: string): Promise<void> {
  const now = deps.clock.now();
  const fields = { period, token: null, leaseUntil: null, cursor: '', finishedAt: now };
  // The line may exist: an operator may have run it before the first pass.
  await insertOnce(deps, { _id: runId(schedule, period), schedule, ...fields, state: 'skipped', startedAt: now });
  // Written last: a reader that finds it also finds the line of the current period.
  await insertOnce(deps, {
    _id: startMarkerOf(schedule),
    schedule: 'since',
    ...fields,
    state: 'done',
    startedAt: FAR_FUTURE,
  });
}

async function insertOnce({ db }: LedgerDeps, line: ScheduleRunRecord): Promise<void> {
  try {
    await insertRecord(db.scheduleRuns, line);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
