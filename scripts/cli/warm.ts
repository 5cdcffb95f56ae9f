import { Command, InvalidArgumentError } from 'commander';
import { MODEL_NAMES, type ModelName } from '../../shared/content/index.ts';
import { type Config, ConfigError } from '../../shared/core/config.ts';
import { AppError } from '../../shared/core/errors.ts';
import { newId } from '../../shared/core/ids.ts';
import { createSectionCallService } from '../../shared/generation/sections.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';
import { warmAccount } from '../../shared/schedules/warm-account.ts';
import { liveSettings, settingsOf } from '../../shared/status/fleet.ts';
import { accountId } from './accounts.ts';
import { type CommandContext, withPlatform } from './context.ts';
import { date, requestedDay } from './dates.ts';
import { recordAct } from './operator.ts';
import { print } from './output.ts';
import { createProgress, type Progress } from './progress.ts';
import { withQueues } from './queues.ts';

interface WarmOptions {
  readonly account: string;
  readonly date?: string;
  readonly models: ModelName[];
  readonly test: boolean;
  readonly json?: boolean;
}

/** `warm`: generates the streams' sections of an account's recent charts before they are requested. */
export function warmCommand(context: CommandContext): Command {
  return new Command('warm')
    .description(
      'enqueue the missing sections of charts used in the last 7 days, at the lowest priority; charged. Run it with the settings that the service has for its models',
    )
    .requiredOption('--account <id or e-mail>', 'whose charts')
    .option('--date <YYYY-MM-DD>', 'the KST day of the sections, at most 366 days away; default: today', date)
    .option('--models <names>', 'comma-separated', models, ['haiku'])
    .option('--test', "the account's test mode", false)
    .option('--json', 'one line of JSON')
    .action(async (options: WarmOptions) => {
      const report = await withPlatform(context, async (platform) => {
        const owner = { accountId: await accountId(platform, options.account), livemode: !options.test };
        const actor = { ip: '', apiKey: 'command line', requestId: newId('req') };
        const day = requestedDay(platform.clock, options.date);
        return withQueues(platform, async (queues) => {
          const { redis } = queues;
          if (owner.livemode) await requireSettingsOfService(platform.config, redis);
          const what = { models: options.models, date: day, livemode: owner.livemode };
          await recordAct(platform, 'account.warmed', { accountId: owner.accountId, ...what });
          const sections = createSectionCallService({ ...platform, ...queues });
          const deps = { db: platform.db, clock: platform.clock, sections };
          return withProgress(context, (onProgress) =>
            warmAccount(deps, { owner, actor }, { date: day, models: options.models, onProgress }),
          );
        });
      });
      print(context, { ...report }, options);
    });
}

/**
 * The calls are opened with the settings of this shell: without those of the service it would write the built-in texts, or
 * charge other prices. Processes publish the names of their settings and no values.
 * @throws when no process of the service runs, or when this shell does not have the same settings
 */
async function requireSettingsOfService(config: Config, redis: RedisClient): Promise<void> {
  const settings = await liveSettings(redis, 'maintenance');
  if (settings === null) {
    throw new AppError('conflict', 'No process of the service runs, so its settings are not known. Start it first.');
  }
  const own = settingsOf(config, 'maintenance');
  const missing = [...settings].filter((name) => !own.includes(name)).sort();
  const extra = own.filter((name) => !settings.has(name)).sort();
  const problems = [
    ...missing.map((name) => `${name} is missing or the default here: the service has it`),
    ...extra.map((name) => `${name} is set here: the service does not have it`),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
}

/** On stderr, so that the report on stdout stays clean. The work knows the total when the first call is done. */
async function withProgress<T>(
  context: CommandContext,
  work: (onProgress: (done: number, total: number) => void) => Promise<T>,
): Promise<T> {
  const startedAtMs = performance.now();
  const elapsedMs = () => performance.now() - startedAtMs;
  let progress: Progress | undefined;
  try {
    return await work((done, total) => {
      progress ??= createProgress({ total, unit: 'calls', stream: context.stderr, elapsedMs });
      progress.update(done);
    });
  } finally {
    progress?.end();
  }
}

function models(text: string): ModelName[] {
  return text.split(',').map((name) => {
    const known = MODEL_NAMES.find((model) => model === name.trim());
    if (known === undefined) throw new InvalidArgumentError(`'${name}' is not one of ${MODEL_NAMES.join(', ')}.`);
    return known;
  });
}
