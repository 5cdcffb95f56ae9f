import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { openBenchPlatform } from '../bench/lib/platform.ts';
import type { BenchContext } from '../bench/part.ts';
import { soak } from './soak.ts';
import { createTenants } from './tenants.ts';

/** The approximate maximum of requests a minute in one account's live mode: few are rejected. */
const REQUESTS_PER_ACCOUNT = 800;

/**
 * `npm run soak -- --requests 100000`, on the services that scripts/bench.mjs has started. Exits with 1 when a report
 * differs from the requests sent.
 */
async function main(): Promise<void> {
  const options = parseArguments(process.argv);
  const log = (line: string) => process.stderr.write(`${line}\n`);
  const scratch = await mkdtemp(path.join(tmpdir(), 'saju-soak-'));
  await chmod(scratch, 0o755);
  const cleanUps: (() => Promise<unknown>)[] = [() => rm(scratch, { recursive: true, force: true })];
  const context: BenchContext = {
    runs: 1,
    quick: false,
    scratch,
    services: { mongodbUrl: process.env['MONGODB_URL'] ?? '', redisUrl: process.env['REDIS_URL'] ?? '' },
    profileDir: null,
    log,
    defer: (cleanUp) => cleanUps.push(cleanUp),
  };
  try {
    const platform = await openBenchPlatform(context, { DATA_DIR: scratch, LOG_LEVEL: 'warn' });
    const result = await soak(
      {
        startApiServer: platform.startApiServer,
        startWorker: () => platform.startWorker('--pools', 'all'),
        newTenants: () => createTenants(platform.admin),
      },
      { ...options, accounts: Math.max(3, Math.ceil(options.requests / REQUESTS_PER_ACCOUNT)), settleMs: 5_000, log },
    );
    process.stdout.write(`${JSON.stringify({ seed: options.seed, ...result }, null, 2)}\n`);
    if (result.differences.length > 0) process.exitCode = 1;
  } finally {
    for (let cleanUp = cleanUps.pop(); cleanUp !== undefined; cleanUp = cleanUps.pop()) await cleanUp();
  }
}

function parseArguments(argv: readonly string[]) {
  const { requests, connections, seed } = new Command('npm run soak --')
    .description('sends mixed requests, restarts an API server and a worker in the middle, compares the usage reports')
    .option('--requests <count>', 'number of requests', whole, 100_000)
    .option('--connections <count>', 'requests in flight', whole, 32)
    .option('--seed <number>', 'of the order of requests', whole, 1)
    .parse(argv)
    .opts<{ requests: number; connections: number; seed: number }>();
  return { requests, connections, seed };
}

function whole(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a whole number above 0.');
  return Number(text);
}

await main();
process.exit();
