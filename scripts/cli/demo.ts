import { Command, InvalidArgumentError } from 'commander';
import { AppError } from '../../shared/core/errors.ts';
import { accountId } from './accounts.ts';
import { type CommandContext, withPlatform } from './context.ts';
import { seedDemo } from './demo/seed.ts';
import { print } from './output.ts';
import type { Platform } from './platform.ts';
import { createProgress } from './progress.ts';

interface SeedCommandOptions {
  readonly profiles: number;
  readonly account?: string;
  readonly type: 'live' | 'test';
  readonly fortunes: number;
  readonly seed: string;
  readonly json?: boolean;
}

/** `demo seed`: data for trying analytics, lists and reports. */
export function demoCommands(context: CommandContext): Command {
  const demo = new Command('demo').description('sample data for trying the service');
  demo
    .command('seed')
    .description("create demo profiles and today's fortunes; existing ones are unchanged")
    .option('--profiles <count>', '1 to 999999', profileCount, 10_000)
    .option('--account <id or e-mail>', 'default: the demo account, or the only one')
    .option('--type <type>', "the account's live or test mode", mode, 'test')
    .option('--fortunes <percent>', 'share of profiles with a fortune for today', percent, 5)
    .option('--seed <text>', 'the same seed creates the same people', 'saju')
    .option('--json', 'one line of JSON')
    .action((options: SeedCommandOptions) => withPlatform(context, (platform) => seed(context, platform, options)));
  return demo;
}

async function seed(context: CommandContext, platform: Platform, options: SeedCommandOptions): Promise<void> {
  const id = await chosenAccount(platform, options.account);
  const startedAtMs = performance.now();
  const progress = createProgress({
    total: options.profiles,
    unit: 'profiles',
    stream: context.stderr,
    elapsedMs: () => performance.now() - startedAtMs,
  });
  const counts = await seedDemo(
    platform,
    { accountId: id, livemode: options.type === 'live' },
    { profiles: options.profiles, fortunesPercent: options.fortunes, seed: options.seed },
    (done) => progress.update(done),
  );
  progress.end();
  const seconds = (performance.now() - startedAtMs) / 1000;
  print(
    context,
    {
      account_id: id,
      type: options.type,
      seed: options.seed,
      profiles_made: counts.profilesMade,
      profiles_existed: counts.profilesExisted,
      fortunes_made: counts.fortunesMade,
      fortunes_existed: counts.fortunesExisted,
      seconds: Math.round(seconds * 10) / 10,
      profiles_per_second: Math.round(options.profiles / seconds),
    },
    options,
  );
}

const DEMO_EMAIL = 'demo@saju.localhost';

async function chosenAccount(platform: Platform, named: string | undefined): Promise<string> {
  if (named !== undefined) return accountId(platform, named);
  const all = await platform.accounts.list();
  const only = all.length === 1 ? all[0] : undefined;
  const chosen = all.find(({ email }) => email === DEMO_EMAIL) ?? only;
  if (chosen === undefined) {
    throw new AppError('not_found', 'Which account? Name it with --account (see: accounts list, accounts create).');
  }
  return chosen._id;
}

function profileCount(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It must be from 1 to 999999.');
  return Number(text);
}

function percent(text: string): number {
  if (!/^(100|\d{1,2})$/.test(text)) throw new InvalidArgumentError('It must be from 0 to 100.');
  return Number(text);
}

function mode(text: string): 'live' | 'test' {
  if (text !== 'live' && text !== 'test') throw new InvalidArgumentError('It must be live or test.');
  return text;
}
