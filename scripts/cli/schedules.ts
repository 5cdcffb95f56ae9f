import { Command, InvalidArgumentError } from 'commander';
import { isIsoDate, kstDate } from '../../shared/clock.ts';
import { SCHEDULES, type ScheduleName } from '../../shared/services/schedules-ledger.ts';
import { enqueueRun } from '../../shared/services/schedules-queue.ts';
import { print } from './output.ts';
import { type OpenPlatform, withPlatform } from './platform.ts';
import { withQueues } from './queues.ts';

interface RunOptions {
  readonly date?: string;
  readonly force: boolean;
  readonly json?: boolean;
}

/** `schedules run <name>`: a daily run by hand; it returns once the run is queued. */
export function scheduleCommands(open: OpenPlatform): Command {
  const run = new Command('run')
    .description(`queue one daily run: ${SCHEDULES.join(', ')}`)
    .argument('<schedule>', 'its name', scheduleName)
    .option('--date <YYYY-MM-DD>', 'the KST day; without it today', date)
    .option('--force', 'although the day ledger has it', false)
    .option('--json', 'one line of JSON')
    .action(async (schedule: ScheduleName, options: RunOptions) => {
      const report = await withPlatform(open, async (platform) => {
        const { db, clock } = platform;
        const day = options.date ?? kstDate(clock.now());
        const runs = await db.scheduleRuns.find({ schedule, date: day }).lean();
        const numbers = runs.map(({ _id }) => Number(_id.split(':')[2]));
        const number = options.force ? Math.max(0, ...numbers) + 1 : 1;
        const known = runs.some(({ _id, state }) => state === 'done' && _id === `${schedule}:${day}:${number}`);
        if (!known) await withQueues(platform, ({ producer }) => enqueueRun(producer, { schedule, date: day, number }));
        return { schedule, date: day, enqueued: !known };
      });
      print(report, options);
    });
  return new Command('schedules').description('daily runs').addCommand(run);
}

function scheduleName(text: string): ScheduleName {
  const known = SCHEDULES.find((name) => name === text);
  if (known === undefined) throw new InvalidArgumentError(`It must be one of ${SCHEDULES.join(', ')}.`);
  return known;
}

function date(text: string): string {
  if (!isIsoDate(text)) throw new InvalidArgumentError('It must be an existing date, YYYY-MM-DD.');
  return text;
}
