import { Command } from 'commander';
import type { Clock } from '../../../shared/core/clock.ts';
import { createLogger } from '../../../shared/core/logger.ts';
import type { CommandContext } from '../context.ts';
import { FailedResult } from '../exit-codes.ts';
import { type Output, print, printLines } from '../output.ts';
import { MAX_COLUMNS, wrapped } from '../text-table.ts';
import { type Check, type CheckResult, runChecks } from './check.ts';
import { readSettings, settingsChecks } from './settings.ts';
import { databaseChecks, redisChecks, type StoreChecks } from './stores.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** `doctor`: everything that an installation needs, also while a store is away. Exit code 1 when something is wrong. */
export function doctorCommand(context: CommandContext): Command {
  return new Command('doctor')
    .description('check settings, versions, stores, indexes, clocks, credentials, addresses, workers and the work')
    .option('--json', 'one line of JSON')
    .action(async (options: Output) => {
      const checks = await diagnose(context.environment, context.clock);
      const ok = checks.every((check) => check.ok);
      if (options.json === true) print(context, { ok, checks }, options);
      else printLines(context, [...checks.flatMap(linesOf), ok ? 'all is well' : summaryOf(checks)]);
      if (!ok) throw new FailedResult();
    });
}

export async function diagnose(environment: Environment, clock: Clock): Promise<CheckResult[]> {
  const settings = readSettings(environment);
  const stores = storeChecks(environment, settings.config, clock);
  try {
    return await runChecks([
      ...settingsChecks(settings, stores.find(({ fleet }) => fleet)?.fleet),
      ...stores.flatMap(({ checks }) => checks),
    ]);
  } finally {
    await Promise.all(stores.map((store) => store.close().catch(() => undefined)));
  }
}

/** Stores are checked by their addresses alone when other settings are bad. */
function storeChecks(
  environment: Environment,
  config: ReturnType<typeof readSettings>['config'],
  clock: Clock,
): StoreChecks[] {
  const logger = createLogger({ level: 'silent', service: 'cli' });
  const mongodbUrl = config?.mongodbUrl ?? environment['MONGODB_URL'] ?? '';
  const redisUrl = config?.redisUrl ?? environment['REDIS_URL'] ?? '';
  const sentinelPassword = config?.sentinelPassword ?? environment['SENTINEL_PASSWORD'] ?? null;
  return [
    openOr('mongodb', mongodbUrl, 'MONGODB_URL', () => databaseChecks(mongodbUrl, clock)),
    openOr('redis', redisUrl, 'REDIS_URL', () => redisChecks({ redisUrl, sentinelPassword }, clock, logger)),
  ];
}

/** An address that cannot be read is a finding too. */
function openOr(name: string, url: string, variable: string, open: () => StoreChecks): StoreChecks {
  const failing = (reason: string): StoreChecks => {
    const fix = `start the services with npm start, or set ${variable}`;
    const check: Check = { name, fix, run: () => ({ detail: reason, fix }) };
    return { checks: [check], close: async () => undefined };
  };
  if (url === '') return failing(`${variable} is not set, and no services of npm start run on this DATA_DIR`);
  try {
    return open();
  } catch (error) {
    return failing(error instanceof Error ? error.message : String(error));
  }
}

const NAME_WIDTH = 24;

function linesOf({ name, ok, detail, fix }: CheckResult): string[] {
  const indent = ' '.repeat('ok    '.length + NAME_WIDTH);
  const lines = wrapped(detail, MAX_COLUMNS - indent.length).map((line, index) =>
    index === 0 ? `${ok ? 'ok    ' : 'FAIL  '}${name.padEnd(NAME_WIDTH)}${line}` : `${indent}${line}`,
  );
  const fixes = fix === null ? [] : wrapped(`-> ${fix}`, MAX_COLUMNS - indent.length);
  return [...lines, ...fixes.map((line) => `${indent}${line}`)];
}

function summaryOf(checks: readonly CheckResult[]): string {
  const failed = checks.filter(({ ok }) => !ok).length;
  return `${failed} of ${checks.length} checks failed`;
}
