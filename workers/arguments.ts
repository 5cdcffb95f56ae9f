import { Command } from 'commander';
import { SETTINGS_HELP } from '../shared/core/settings.ts';
import { POOL_NAMES, type PoolName } from '../shared/queues/catalogue.ts';

export interface WorkerArguments {
  readonly pools: readonly PoolName[];
  /** Concurrent jobs per queue; null: the settings decide. */
  readonly concurrency: number | null;
  readonly schedules: boolean;
  /** Port of this process' metrics; null: none. 0 takes a free port. */
  readonly opsPort: number | null;
}

/**
 * Parses the arguments of a worker process.
 * @param argv as in `process.argv`: the first two are skipped
 * @throws an Error naming the bad argument; commander ends the process for an unknown option
 */
export function parseArguments(argv: readonly string[]): WorkerArguments {
  const program = new Command('npm run worker --')
    .description(
      'Runs the jobs of some or all pools. `npm run scheduler` is one of the pool maintenance with --schedules.',
    )
    .option('--pools <names>', `comma-separated, of ${POOL_NAMES.join(', ')}; or all`, 'all')
    .option('--concurrency <count>', 'jobs at once per queue, 1 to 1000; without it the settings decide')
    .option('--schedules', 'also run the schedules', false)
    .option('--ops-port <port>', "this process's /metrics, /livez and /readyz on OPS_HOST; without it there are none")
    .addHelpText('after', SETTINGS_HELP)
    .allowExcessArguments(false)
    .parse(argv);
  const { pools, concurrency, schedules, opsPort } = program.opts<{
    pools: string;
    concurrency?: string;
    schedules: boolean;
    opsPort?: string;
  }>();
  return { pools: poolsOf(pools), concurrency: concurrencyFrom(concurrency), schedules, opsPort: portFrom(opsPort) };
}

function poolsOf(text: string): readonly PoolName[] {
  if (text === 'all') return POOL_NAMES;
  return text.split(',').map((name) => {
    const pool = POOL_NAMES.find((known) => known === name.trim());
    if (pool === undefined) throw new Error(`--pools: '${name}' is not one of ${POOL_NAMES.join(', ')}, all`);
    return pool;
  });
}

function concurrencyFrom(text: string | undefined): number | null {
  if (text === undefined) return null;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 1_000) throw new Error('--concurrency must be from 1 to 1000');
  return value;
}

function portFrom(text: string | undefined): number | null {
  if (text === undefined) return null;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error('--ops-port must be a port number');
  return port;
}
