import { Command, InvalidArgumentError } from 'commander';
import { type Clock, kstDate } from '../../shared/core/clock.ts';
import { type ScheduleView, viewSchedules } from '../../shared/operations/schedules.ts';
import { enqueueRun } from '../../shared/schedules/enqueue.ts';
import { periodOf, runId, SCHEDULES, type ScheduleName } from '../../shared/schedules/ledger.ts';
import { type CommandContext, withPlatform } from './context.ts';
import { date, requestedDay } from './dates.ts';
import { type Output, print, printLines, printRows } from './output.ts';
import { withQueues } from './queues.ts';

interface RunOptions {
  readonly date?: string;
  readonly force: boolean;
  readonly json?: boolean;
}

/** `schedules list | run <name>`: what ran and runs next; starts a run by hand, and returns once it is queued. */
export function scheduleCommands(context: CommandContext): Command {
  const list = new Command('list')
    .description("each schedule's last run, next run, whether one is overdue, and how far the day's fortunes are")
    .option('--json', 'one line of JSON')
    .action(async (options: Output) => {
      const { schedules } = await withPlatform(context, viewSchedules);
      printRows(context, schedules.map(presentSchedule), options, COLUMNS);
      const progress = schedules.flatMap(progressLines);
      if (options.json !== true && progress.length > 0) printLines(context, progress);
    });
  const run = new Command('run')
    .description(`queue one scheduled run: ${SCHEDULES.join(', ')}`)
    .argument('<schedule>', 'its name', scheduleName)
    .option('--date <YYYY-MM-DD>', 'the KST day, at most 366 days away; default: today', date)
    .option('--force', 'even if the day ledger already has it', false)
    .option('--json', 'one line of JSON')
    .action(async (schedule: ScheduleName, options: RunOptions) => {
      const report = await withPlatform(context, async (platform) => {
        const { db, clock } = platform;
        const period = requestedPeriod(schedule, options.date, clock);
        const runs = await db.scheduleRuns.find({ schedule, period }).lean();
        const numbers = runs.map(({ _id }) => Number(_id.split(':')[2]));
        const number = options.force ? Math.max(0, ...numbers) + 1 : 1;
        const known = runs.some(({ _id, state }) => state === 'done' && _id === runId(schedule, period, number));
        if (!known) await withQueues(platform, ({ producer }) => enqueueRun(producer, { schedule, period, number }));
        return { schedule, date: period, enqueued: !known };
      });
      print(context, report, options);
    });
  return new Command('schedules').description('scheduled runs').addCommand(list).addCommand(run);
}

const COLUMNS = ['schedule', 'every', 'last_run', 'last_finished_at', 'next_run_at', 'overdue'] as const;

function progressLines({ schedule, progress }: ScheduleView): string[] {
  if (progress === null) return [];
  const { ended, fortunes, estimatedEndAt } = progress;
  const until = estimatedEndAt === null ? '' : `; at this pace the last ends at ${estimatedEndAt.toISOString()}`;
  return [`${schedule}: ${ended} of ${fortunes} fortunes of today have ended${until}`];
}

function presentSchedule({ schedule, every, last, nextAt, due, progress }: ScheduleView) {
  return {
    schedule,
    every,
    last_run: last?.period ?? null,
    last_finished_at: last?.finishedAt?.toISOString() ?? null,
    next_run_at: nextAt.toISOString(),
    overdue: due,
    ...(progress && {
      fortunes: progress.fortunes,
      fortunes_ended: progress.ended,
      estimated_end_at: progress.estimatedEndAt?.toISOString() ?? null,
    }),
  };
}

/** @throws for a day more than 366 days away, and for an hourly schedule with any day but today */
function requestedPeriod(schedule: ScheduleName, given: string | undefined, clock: Clock): string {
  const now = clock.now();
  const present = periodOf(schedule, now);
  const isDaily = present.length === 'YYYY-MM-DD'.length;
  if (isDaily) return requestedDay(clock, given);
  if (given !== undefined && given !== kstDate(now))
    throw new Error(`${schedule} runs every hour and for the current hour only: omit --date`);
  return present;
}

function scheduleName(text: string): ScheduleName {
  const known = SCHEDULES.find((name) => name === text);
  if (known === undefined) throw new InvalidArgumentError(`It must be one of ${SCHEDULES.join(', ')}.`);
  return known;
}
