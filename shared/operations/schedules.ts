import { addDays, type Clock, DAY_MS, HOUR_MS, kstDate, kstDayStart } from '../core/clock.ts';
import { firstIdAt } from '../core/ids.ts';
import type { Database } from '../db/connect.ts';
import { UNENDED } from '../db/models/batches.ts';
import type { ScheduleRunRecord } from '../db/models/schedule-runs.ts';
import { rawCollection } from '../db/records.ts';
import { dueRuns, periodOf, runId, SCHEDULES, type ScheduleName } from '../schedules/ledger.ts';
import { ACROSS_ACCOUNTS } from './across-accounts.ts';

/** A line of the ledger. */
export interface LedgerLine {
  readonly id: string;
  readonly period: string;
  readonly state: ScheduleRunRecord['state'];
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

export interface ScheduleView {
  readonly schedule: ScheduleName;
  readonly every: 'day' | 'hour';
  /** The newest run that has ended; null: none in the periods shown. */
  readonly last: LedgerLine | null;
  readonly nextAt: Date;
  /** The present period's run is missing or was interrupted. */
  readonly due: boolean;
  /** The newest periods first. */
  readonly ledger: readonly LedgerLine[];
  /** Of the present day's fortunes; null: none have begun, and for other schedules. */
  readonly progress: RunProgress | null;
}

/** How far the batches of a run are, in fortunes. */
export interface RunProgress {
  readonly startedAt: Date;
  /** Recorded so far. */
  readonly fortunes: number;
  /** Of batches that have ended. */
  readonly ended: number;
  /** At the pace until now; null: all have ended, none has, or more are being recorded. */
  readonly estimatedEndAt: Date | null;
}

export interface SchedulesView {
  readonly schedules: readonly ScheduleView[];
  /** Accounts and modes whose partners have switched the daily run on. */
  readonly dailyRuns: number;
}

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

const PERIODS = 7;
/** Runs of a period that are looked for: the ordinary one, and those forced by hand. */
const RUNS = 3;

export async function viewSchedules(deps: Deps): Promise<SchedulesView> {
  const { db, clock } = deps;
  const now = clock.now();
  const ids = SCHEDULES.flatMap((schedule) =>
    periodsOf(schedule, now).flatMap((period) =>
      Array.from({ length: RUNS }, (_, index) => runId(schedule, period, index + 1)),
    ),
  );
  const [lines, due, dailyRuns, progress] = await Promise.all([
    rawCollection(db.scheduleRuns)
      .find({ _id: { $in: ids } })
      .toArray(),
    dueRuns(deps, { dryRun: true }),
    db.schedules.countDocuments({ enabled: true }),
    readDailyProgress(deps),
  ]);
  const schedules = SCHEDULES.map((schedule): ScheduleView => {
    const ledger = lines
      .filter((line) => line.schedule === schedule)
      .map(({ _id: id, period, state, startedAt, finishedAt }) => ({ id, period, state, startedAt, finishedAt }))
      .toSorted((a, b) => (a.id < b.id ? 1 : -1));
    const every = periodOf(schedule, now).length === 'YYYY-MM-DD'.length ? 'day' : 'hour';
    return {
      schedule,
      every,
      last: ledger.find(({ state }) => state === 'done') ?? null,
      nextAt: nextStart(every, now),
      due: due.some((run) => run.schedule === schedule),
      ledger,
      progress: schedule === 'daily-bulk' ? progress : null,
    };
  });
  return { schedules, dailyRuns };
}

/** Of the present day's run of `daily-bulk`; null: it has recorded nothing. */
export async function readDailyProgress({ db, clock }: Deps): Promise<RunProgress | null> {
  const now = clock.now();
  const period = periodOf('daily-bulk', now);
  const ids = Array.from({ length: RUNS }, (_, index) => runId('daily-bulk', period, index + 1));
  const runs = await rawCollection(db.scheduleRuns)
    .find({ _id: { $in: ids } })
    .sort({ startedAt: 1 })
    .toArray();
  const [first] = runs;
  if (first === undefined) return null;
  const { startedAt } = first;
  const recorded = { _id: { $gte: firstIdAt('batch', startedAt) }, kind: 'schedule', fortuneDate: period } as const;
  const sums = await rawCollection(db.batches)
    .aggregate<{ _id: boolean; fortunes: number }>(
      [{ $match: recorded }, { $group: { _id: { $in: ['$state', [...UNENDED]] }, fortunes: { $sum: '$totalCount' } } }],
      ACROSS_ACCOUNTS,
    )
    .toArray();
  const ended = sums.find(({ _id }) => !_id)?.fortunes ?? 0;
  const fortunes = ended + (sums.find(({ _id }) => _id)?.fortunes ?? 0);
  if (fortunes === 0) return null;
  const isPredictable = runs.every(({ state }) => state === 'done') && ended > 0 && ended < fortunes;
  const tookMs = now.getTime() - startedAt.getTime();
  const estimatedEndAt = isPredictable ? new Date(startedAt.getTime() + (tookMs * fortunes) / ended) : null;
  return { startedAt, fortunes, ended, estimatedEndAt };
}

/** The present period and those before it. */
function periodsOf(schedule: ScheduleName, now: Date): string[] {
  const stepMs = periodOf(schedule, now).length === 'YYYY-MM-DD'.length ? DAY_MS : HOUR_MS;
  return Array.from({ length: PERIODS }, (_, index) => periodOf(schedule, new Date(now.getTime() - index * stepMs)));
}

/** Periods start at midnight and on the hour of KST; those of a day follow its reset. */
function nextStart(every: 'day' | 'hour', now: Date): Date {
  if (every === 'hour') return new Date(Math.floor(now.getTime() / HOUR_MS + 1) * HOUR_MS);
  return kstDayStart(addDays(kstDate(now), 1));
}
