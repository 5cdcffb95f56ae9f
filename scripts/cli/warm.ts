import { Command, InvalidArgumentError } from 'commander';
import { recordAct } from '../../shared/accounts/operator-actions.ts';
import { MODEL_NAMES, type ModelName } from '../../shared/content/index.ts';
import { AppError } from '../../shared/core/errors.ts';
import { newId } from '../../shared/core/ids.ts';
import { createSectionCallService } from '../../shared/generation/sections.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';
import { warmAccount } from '../../shared/schedules/warm-account.ts';
import { createFleet, liveSettings } from '../../shared/status/fleet.ts';
import { accountId } from './accounts.ts';
import { type CommandContext, withPlatform } from './context.ts';
import { date, requestedDay } from './dates.ts';
import { operatorName } from './operator.ts';
import { print } from './output.ts';
import type { Platform } from './platform.ts';
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
      'enqueue the missing sections of charts used in the last 7 days, at the lowest priority; charged at the terms of the service, whose settings of the models this shell needs',
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
          if (owner.livemode) await requireTermsOfFleet(context, { ...platform, redis });
          const what = { models: options.models, date: day, livemode: owner.livemode };
          await recordAct(platform, operatorName(platform), 'account.warmed', { accountId: owner.accountId, ...what });
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
 * The calls are opened with the settings of this shell: without those of the service it would write the built-in texts, at
 * other prices, and charge them.
 * @throws when no process of the service runs, ConfigError when one has a setting that this shell lacks
 */
async function requireTermsOfFleet(
  { environment }: CommandContext,
  deps: Pick<Platform, 'config' | 'logger'> & { readonly redis: RedisClient },
): Promise<void> {
  if ((await liveSettings(deps.redis, 'maintenance')) === null) {
    throw new AppError(
      'conflict',
      'No process of the service runs: the charged calls would take the terms of this shell.',
    );
  }
  await createFleet({ ...deps, environment }).requireSame(['maintenance']);
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
