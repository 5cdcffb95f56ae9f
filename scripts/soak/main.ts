import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { withContext, withServices } from '../bench/lib/context.ts';
import { lineChart } from '../bench/lib/line-chart.ts';
import { type BenchPlatform, openBenchPlatform } from '../bench/lib/platform.ts';
import { ROOT } from '../bench/lib/processes.ts';
import { createProgress } from '../cli/progress.ts';
import type { Tenant } from './kinds.ts';
import { createSampler, gatewayPid, type Sample } from './samples.ts';
import { seededRandom, soak } from './soak.ts';
import { isFailure, steadySoak } from './steady.ts';
import { createTenants } from './tenants.ts';
import { trends, trendTable } from './trend.ts';

/** The approximate maximum of requests a minute in one account's live mode: few are rejected. */
const REQUESTS_PER_ACCOUNT = 800;

/** Accounts of a steady soak. */
const STEADY_ACCOUNTS = 5;

/**
 * `npm run soak -- --requests 100000`. With `--minutes 60 --rate 20` it watches memory, connections and keys instead.
 * @returns the exit code: 1 when a report differs from the requests sent
 */
export function main(argv: readonly string[]): Promise<number> {
  const options = parseArguments(argv);
  let firstAnswerAtMs: number | null = null;
  const progress = createProgress({
    total: options.requests,
    unit: 'requests',
    stream: process.stderr,
    elapsedMs: () => (firstAnswerAtMs === null ? 0 : performance.now() - firstAnswerAtMs),
  });
  return withServices(progress.log, (services, stopped) =>
    withContext('soak', stopped, progress.log, async (ambient) => {
      const { log, scratch } = ambient;
      const context = { ...ambient, services, nodeArgs: [] };
      const platform = await openBenchPlatform(context, { DATA_DIR: scratch, LOG_LEVEL: 'warn' });
      if (options.minutes !== undefined) return steady(platform, { ...options, minutes: options.minutes }, log);
      const result = await soak(
        {
          startApiServer: platform.startApiServer,
          startWorker: () => platform.startWorker('--pools', 'all'),
          newTenants: () => createTenants(platform.admin),
        },
        {
          ...options,
          accounts: Math.max(3, Math.ceil(options.requests / REQUESTS_PER_ACCOUNT)),
          settleMs: 5_000,
          log,
          onProgress(answered) {
            firstAnswerAtMs ??= performance.now();
            progress.update(answered);
          },
        },
      );
      progress.end();
      process.stdout.write(`${JSON.stringify({ seed: options.seed, ...result }, null, 2)}\n`);
      return result.differences.length > 0 ? 1 : 0;
    }),
  );
}

/** Prints the figures by thirds of the time and draws them. */
async function steady(
  platform: BenchPlatform,
  options: { readonly minutes: number; readonly rate: number; readonly seed: number },
  log: (line: string) => void,
): Promise<number> {
  const { minutes, rate, seed } = options;
  const worker = await platform.startWorker('--pools', 'all', '--schedules');
  const servers = await Promise.all([platform.startApiServer(), platform.startApiServer()]);
  const gateway = gatewayPid(process.env['DATA_DIR']);
  const tenants: Tenant[] = [];
  for (let index = 0; index < STEADY_ACCOUNTS; index += 1) tenants.push(...(await createTenants(platform.admin)));
  const sampler = createSampler({
    ...platform,
    processes: {
      'API server 1': servers[0].pid,
      'API server 2': servers[1].pid,
      worker: worker.pid,
      ...(gateway === null ? {} : { "database's gateway": gateway }),
    },
  });
  const { samples, outcomes, unanswered } = await steadySoak(
    servers.map(({ url }) => url),
    // Test keys may send a tenth.
    tenants.filter(({ name }) => name === 'live'),
    sampler,
    { minutes, rate, random: seededRandom(seed), sampleEveryMs: (minutes * 60_000) / SAMPLES, log },
  );
  sampler.close();
  process.stdout.write(`${trendTable(trends(samples))}\n${JSON.stringify({ outcomes, unanswered })}\n`);
  const folder = path.join(ROOT, 'docs/images');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'soak-memory.svg'), memoryChart(samples, minutes));
  return unanswered > 0 || Object.keys(outcomes).some(isFailure) ? 1 : 0;
}

const SAMPLES = 60;

function memoryChart(samples: readonly Sample[], minutes: number): string {
  const names = Object.keys(samples[0] ?? {}).filter((name) => name.endsWith(', MB'));
  return lineChart({
    title: `Memory over ${minutes} minutes at a steady rate`,
    x: { label: 'minutes', scale: 'linear' },
    y: { label: 'MB', scale: 'linear' },
    curves: names.map((name) => ({
      name: name.replace(', MB', ''),
      points: samples.map((sample, index) => [((index + 1) * minutes) / SAMPLES, sample[name] ?? 0] as const),
    })),
  });
}

function parseArguments(argv: readonly string[]) {
  const { requests, connections, seed, minutes, rate } = new Command('npm run soak --')
    .description('sends mixed requests, restarts an API server and a worker in the middle, compares the usage reports')
    .option('--requests <count>', 'number of requests', whole, 100_000)
    .option('--connections <count>', 'requests in flight', whole, 32)
    .option('--seed <number>', 'of the order of requests', whole, 1)
    .option('--minutes <count>', 'instead: this long at a steady rate, watching memory, connections and keys', whole)
    .option('--rate <count>', 'requests a second, with --minutes', whole, 20)
    .parse([...argv], { from: 'user' })
    .opts<{ requests: number; connections: number; seed: number; minutes?: number; rate: number }>();
  return { requests, connections, seed, minutes, rate };
}

function whole(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a whole number above 0.');
  return Number(text);
}
