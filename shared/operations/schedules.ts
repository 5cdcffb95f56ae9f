import { addDays, type Clock, DAY_MS, HOUR_MS, kstDate, kstDayStart } from '../core/clock.ts';
import type { Database } from '../db/connect.ts';
import type { ScheduleRunRecord } from '../db/models/schedule-runs.ts';
import { rawCollection } from '../db/records.ts';
import { dueRuns, periodOf, runId, SCHEDULES, type ScheduleName } from '../schedules/ledger.ts';

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
  const [lines, due, dailyRuns] = await Promise.all([
    rawCollection(db.scheduleRuns)
      .find({ _id: { $in: ids } })
      .toArray(),
    dueRuns(deps, { dryRun: true }),
    db.schedules.countDocuments({ enabled: true }),
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
    };
  });
  return { schedules, dailyRuns };
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
