import { Command, InvalidArgumentError } from 'commander';
import { MODEL_NAMES, type ModelName } from '../../shared/core/models.ts';
import { MAX_COST_DAYS, type ModelCost, viewCosts } from '../../shared/operations/costs.ts';
import { GENERATION_QUEUES } from '../../shared/queues/catalogue.ts';
import { readModel } from '../../shared/status/model-health.ts';
import {
  changePoolSettings,
  MAX_POOL_CONCURRENCY,
  MAX_RATE_PER_MINUTE,
  type PoolSettings,
  type PoolSettingsChange,
  readPoolSettings,
} from '../../shared/status/pool-settings.ts';
import { type CommandContext, withPlatform } from './context.ts';
import { operatorName } from './operator.ts';
import { type Output, print, printRows } from './output.ts';
import type { Platform } from './platform.ts';
import { type Queues, withQueues } from './queues.ts';

/** `models list | pause | resume | set | costs`: steers the pools of the running workers, which follow within two seconds. */
export function modelCommands(context: CommandContext): Command {
  const models = new Command('models').description("the models' pools of the running workers, which follow within 2 s");
  models
    .command('list')
    .description('pauses, settings of operators, live workers and queued jobs')
    .option('--json', 'one line of JSON')
    .action(async (options: Output) => {
      const rows: readonly Readonly<Record<string, unknown>>[] = await withPlatform(context, async (platform) => {
        const settings = await readPoolSettings(platform.db);
        const seen = await figuresOf(platform);
        return MODEL_NAMES.map((model) => ({ ...present(model, settings[model]), ...seen[model] }));
      });
      printRows(context, rows, options, MODEL_COLUMNS);
    });
  models
    .command('pause')
    .description('let no worker take its jobs; calls that need it get 503, cached content is served')
    .argument('<model>', MODEL_NAMES.join(', '), modelName)
    .option('--json', 'one line of JSON')
    .action((model: ModelName, options: Output) => change(context, model, { paused: true }, options));
  models
    .command('resume')
    .description('end its pause, also one of its queue on the board; calls pass within 2 s')
    .argument('<model>', MODEL_NAMES.join(', '), modelName)
    .option('--json', 'one line of JSON')
    .action(async (model: ModelName, options: Output) => {
      await change(context, model, { paused: false }, options);
      const resume = ({ producer }: Queues) => producer.queue(GENERATION_QUEUES[model]).resume();
      await withPlatform(context, (platform) => withQueues(platform, resume)).catch(() => {
        context.stderr.write('Redis does not answer: a pause that was made on the board stays.\n');
      });
    });
  models
    .command('set')
    .description('change the size of its pool, or how often its provider may be called')
    .argument('<model>', MODEL_NAMES.join(', '), modelName)
    .option(
      '--concurrency <count>',
      'provider calls at once in each worker process; default: as the process is set',
      concurrency,
    )
    .option('--rate <count>', 'provider calls per minute over all workers; none: without limit', rate)
    .option('--json', 'one line of JSON')
    .action(
      async (model: ModelName, options: Output & { concurrency?: number | 'default'; rate?: number | 'none' }) => {
        const { concurrency: count, rate: perMinute } = options;
        if (count === undefined && perMinute === undefined)
          throw new Error('Nothing to set: use --concurrency or --rate');
        const wanted = {
          ...(count === undefined ? {} : { concurrency: count === 'default' ? null : count }),
          ...(perMinute === undefined ? {} : { ratePerMinute: perMinute === 'none' ? null : perMinute }),
        };
        await change(context, model, wanted, options);
      },
    );
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

/** Of a table; JSON has more. */
const MODEL_COLUMNS = [
  'model',
  'paused',
  'concurrency',
  'rate_per_minute',
  'paused_on_board',
  'held',
  'workers',
  'waiting',
  'active',
];

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

async function change(context: CommandContext, model: ModelName, wanted: PoolSettingsChange, options: Output) {
  const { after } = await withPlatform(context, (platform) =>
    changePoolSettings(platform, operatorName(platform), model, wanted),
  );
  print(context, present(model, after), options);
}

function present(model: ModelName, { paused, concurrency, ratePerMinute }: PoolSettings) {
  return { model, paused, concurrency, rate_per_minute: ratePerMinute };
}

/** What Redis has of each model; all null while it does not answer. */
async function figuresOf(platform: Platform) {
  const read = async ({ redis, producer }: Queues, model: ModelName) => {
    const [figures, counts] = await Promise.all([
      readModel(redis, platform.clock, model),
      producer.counts(GENERATION_QUEUES[model]),
    ]);
    const { waiting = 0, prioritized = 0, active = 0 } = counts;
    return {
      paused_on_board: figures.paused,
      held: figures.held,
      shutdown_date: figures.shutdownAt?.toISOString() ?? null,
      workers: figures.workers,
      waiting: waiting + prioritized,
      active,
    };
  };
  const unknown = {
    paused_on_board: null,
    held: null,
    shutdown_date: null,
    workers: null,
    waiting: null,
    active: null,
  };
  const all = await withQueues(platform, (queues) =>
    Promise.all(MODEL_NAMES.map((model) => read(queues, model))),
  ).catch(() => []);
  return Object.fromEntries(MODEL_NAMES.map((model, index) => [model, all[index] ?? unknown]));
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
