import { Command, InvalidArgumentError } from 'commander';
import { MODEL_NAMES, type ModelName } from '../../shared/core/models.ts';
import type { Steering } from '../../shared/db/models/pool-settings.ts';
import { MAX_COST_DAYS, type ModelCost, viewCosts } from '../../shared/operations/costs.ts';
import { holdsOfModel } from '../../shared/operations/holds.ts';
import { type PoolReading, readPools } from '../../shared/operations/pools.ts';
import { holdSentence } from '../../shared/operations/words.ts';
import { GENERATION_QUEUES } from '../../shared/queues/catalogue.ts';
import {
  changePoolSettings,
  MAX_POOL_CONCURRENCY,
  MAX_RATE_PER_MINUTE,
  MAX_REASON,
  type PoolSettings,
  type PoolSettingsChange,
  readPoolSettings,
  steeringOf,
} from '../../shared/status/pool-settings.ts';
import { type CommandContext, confirm, withPlatform } from './context.ts';
import { timeOrDelay } from './dates.ts';
import { operatorName } from './operator.ts';
import { type Output, print, printRows } from './output.ts';
import { type Queues, withQueues } from './queues.ts';

/** `models list | pause | resume | set | costs`: steers the pools of the running workers, which follow within two seconds. */
export function modelCommands(context: CommandContext): Command {
  const models = new Command('models').description("the models' pools of the running workers, which follow within 2 s");
  models
    .command('list')
    .description(
      'pauses, settings of operators, live workers, jobs and why they wait; one that waits for a slot is active',
    )
    .option('--json', 'one line of JSON')
    .action(async (options: Output) => {
      const rows: readonly Readonly<Record<string, unknown>>[] = await withPlatform(context, async (platform) => {
        const settings = await readPoolSettings(platform);
        const pools = await withQueues(platform, (queues) => readPools({ ...platform, ...queues })).catch(() => null);
        return MODEL_NAMES.map((model) => ({
          ...present(model, settings[model]),
          ...figuresOf(pools?.[model]),
          why: holdsOfModel(model, settings[model], pools?.[model] ?? null)
            .map((hold) => holdSentence(hold, 'en'))
            .join(' '),
        }));
      });
      printRows(context, rows, options, MODEL_COLUMNS);
    });
  steering(models.command('pause'))
    .description('let no worker take its jobs; calls that need it get 503, cached content is served')
    .option('--until <time>', UNTIL, timeOrDelay)
    .action((model: ModelName, options: Steered) => change(context, model, { paused: true }, options));
  steering(models.command('resume'))
    .description('end its pause, also one of its queue on the board; calls pass within 2 s')
    .action(async (model: ModelName, options: Steered) => {
      await change(context, model, { paused: false }, options);
      const resume = ({ producer }: Queues) => producer.queue(GENERATION_QUEUES[model]).resume();
      await withPlatform(context, (platform) => withQueues(platform, resume)).catch(() => {
        context.stderr.write('Redis does not answer: a pause that was made on the board stays.\n');
      });
    });
  steering(models.command('set'))
    .description('change the size of its pool, or how often its provider may be called')
    .option(
      '--concurrency <count>',
      'provider calls at once in each worker process; default: as the process is set',
      concurrency,
    )
    .option('--rate <count>', 'provider calls per minute over all workers; none: without limit', rate)
    .option('--until <time>', UNTIL, timeOrDelay)
    .action(async (model: ModelName, options: Steered & Limits) => {
      const { concurrency: count, rate: perMinute } = options;
      if (count === undefined && perMinute === undefined)
        throw new Error('Nothing to set: use --concurrency or --rate');
      const wanted = {
        ...(count === undefined ? {} : { concurrency: count === 'default' ? null : count }),
        ...(perMinute === undefined ? {} : { ratePerMinute: perMinute === 'none' ? null : perMinute }),
      };
      await change(context, model, wanted, options);
    });
  models
    .command('costs')
    .description('what providers took for each model and KST day, at TOKEN_PRICES_…, against the charges of live calls')
    .option('--days <count>', `the last is today; up to ${MAX_COST_DAYS}`, (text) => count(text, MAX_COST_DAYS), 7)
    .option('--json', 'one line of JSON')
    .action(async ({ days, ...options }: Output & { days: number }) => {
      const costs = await withPlatform(context, (platform) => viewCosts(platform, days));
      printRows(context, costs.map(presentCost), options, COST_COLUMNS);
    });
  return models;
}

interface Steered extends Output {
  readonly reason: string;
  readonly until?: (now: Date) => Date;
  readonly yes?: boolean;
}

interface Limits {
  readonly concurrency?: number | 'default';
  readonly rate?: number | 'none';
}

const UNTIL = 'when it ends by itself: a time in ISO 8601, or a span such as 2h';

/** What all commands that steer a model ask for. */
function steering(command: Command): Command {
  return command
    .argument('<model>', MODEL_NAMES.join(', '), modelName)
    .requiredOption('--reason <text>', `is kept and shown; up to ${MAX_REASON} characters`)
    .option('--yes', 'do not ask for confirmation')
    .option('--json', 'one line of JSON');
}

function presentCost(cost: ModelCost) {
  return {
    day: cost.day,
    model: cost.model,
    provider_models: cost.providerModels,
    calls: cost.calls,
    failed: cost.failed,
    unreported: cost.unreported,
    input_tokens: cost.inputTokens,
    cached_tokens: cost.cachedTokens,
    output_tokens: cost.outputTokens,
    cost_usd: cost.costUsd,
    failed_cost_usd: cost.failedCostUsd,
    charges_usd: cost.chargesUsd,
    margin_usd: cost.marginUsd,
  };
}

/** Of a table, where `why` names the rest; JSON has more. */
const MODEL_COLUMNS = ['model', 'paused', 'concurrency', 'rate_per_minute', 'workers', 'waiting', 'active', 'why'];

const COST_COLUMNS = [
  'day',
  'model',
  'calls',
  'failed',
  'unreported',
  'output_tokens',
  'cost_usd',
  'charges_usd',
  'margin_usd',
] as const;

async function change(context: CommandContext, model: ModelName, wanted: PoolSettingsChange, options: Steered) {
  const steering = steeringOf(context.clock, options.reason, options.until?.(context.clock.now()) ?? null);
  const words = Object.entries(wanted).map(([name, value]) => `${name} ${value ?? 'not set'}`);
  const end = steering.until === null ? '' : `, until ${steering.until.toISOString()}`;
  await confirm(context, `${model}: ${words.join(', ')}${end}. Do it?`, options.yes);
  const { after } = await withPlatform(context, (platform) =>
    changePoolSettings(platform, operatorName(platform), model, wanted, steering),
  );
  print(context, present(model, after), options);
}

function present(model: ModelName, settings: PoolSettings) {
  const { paused, pausedFor, concurrency, ratePerMinute, limitedFor } = settings;
  const why = { paused_for: presentSteering(pausedFor), limited_for: presentSteering(limitedFor) };
  return { model, paused, concurrency, rate_per_minute: ratePerMinute, ...why };
}

function presentSteering(steering: Steering | null) {
  return steering && { reason: steering.reason, until: steering.until?.toISOString() ?? null };
}

/** What Redis has of a model; all null while it does not answer. */
function figuresOf(pool: PoolReading | undefined) {
  return {
    paused_on_board: pool?.pausedOnBoard ?? null,
    held: pool?.held ?? null,
    shutdown_date: pool?.shutdownAt?.toISOString() ?? null,
    workers: pool?.workers ?? null,
    waiting: pool?.waiting ?? null,
    active: pool?.running ?? null,
  };
}

function modelName(text: string): ModelName {
  const known = MODEL_NAMES.find((name) => name === text);
  if (known === undefined) throw new InvalidArgumentError(`It must be one of ${MODEL_NAMES.join(', ')}.`);
  return known;
}

function concurrency(text: string): number | 'default' {
  return text === 'default' ? text : count(text, MAX_POOL_CONCURRENCY);
}

function rate(text: string): number | 'none' {
  return text === 'none' ? text : count(text, MAX_RATE_PER_MINUTE);
}

function count(text: string, max: number): number {
  const value = Number(text);
  if (!/^[1-9]\d*$/.test(text) || value > max) throw new InvalidArgumentError(`It must be from 1 to ${max}.`);
  return value;
}
