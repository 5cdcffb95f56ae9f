import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Redis } from 'ioredis';
import * as z from 'zod';
import { systemClock } from '../../../shared/core/clock.ts';
import type { Owner } from '../../../shared/core/owner.ts';
import { PERMISSIONS } from '../../../shared/core/permissions.ts';
import { openPlatform, type Platform } from '../../cli/platform.ts';
import type { Surroundings } from '../part.ts';
import { type Birth, distinctBirths } from './births.ts';
import { inParallel } from './parallel.ts';
import { ROOT, type StartedProcess, startNode } from './processes.ts';

/** The platform under test: a separate database and Redis database, with processes from dist. */
export interface BenchPlatform {
  readonly mongodbUrl: string;
  readonly redisUrl: string;
  /** The services, for creating accounts. */
  readonly admin: Platform;
  startApiServer(): Promise<StartedProcess & { readonly url: string }>;
  startWorker(...args: readonly string[]): Promise<StartedProcess>;
  /** The same with other addresses of its stores. */
  at(stores: { readonly mongodbUrl: string; readonly redisUrl: string }): BenchPlatform;
  /** A worker whose clock is ahead of the machine's. */
  startWorkerAhead(shiftMs: number, ...args: readonly string[]): Promise<StartedProcess>;
}

const ADMIN_WIDTH = 5;
const CONCURRENT_REQUESTS = 16;

export async function openBenchPlatform(
  context: Surroundings,
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchPlatform> {
  const mongodbUrl = ownDatabase(context.services.mongodbUrl);
  const redisUrl = await takeEmptyRedis(context);
  // Without the caller's environment: a provider key in it would make the benchmark cost money.
  const environment = {
    MONGODB_URL: mongodbUrl,
    REDIS_URL: redisUrl,
    SECRETS_KEY: randomBytes(32).toString('base64'),
    OPS_PASSWORD: randomBytes(16).toString('hex'),
    SIMULATE_UNCONFIGURED_MODELS: 'true',
    PORT: '0',
    OPS_PORT: '0',
    ...settings,
  };
  const admin = await openPlatform(environment, systemClock);
  context.defer(async () => {
    await admin.db.connection.dropDatabase();
    await admin.close();
  });
  const { nodeArgs } = context;
  const at: BenchPlatform['at'] = (stores) => {
    const own = { ...environment, MONGODB_URL: stores.mongodbUrl, REDIS_URL: stores.redisUrl };
    return {
      ...stores,
      admin,
      at,
      async startApiServer() {
        const apiServer = await startNode(context, { file: 'dist/api/main.js', nodeArgs, environment: own });
        const { port } = z.object({ port: z.number() }).parse(apiServer.ready);
        return { ...apiServer, url: `http://127.0.0.1:${port}` };
      },
      startWorker: (...args) => startNode(context, { file: 'dist/workers/main.js', args, nodeArgs, environment: own }),
      startWorkerAhead: (shiftMs, ...args) =>
        startNode(context, {
          file: 'dist/workers/main.js',
          args,
          nodeArgs: [...nodeArgs, `--import=${path.join(ROOT, 'tests/harness/shifted-clock.mjs')}`],
          environment: { ...own, SAJU_TEST_CLOCK_SHIFT_MS: String(shiftMs) },
        }),
    };
  };
  return at({ mongodbUrl, redisUrl });
}

function ownDatabase(url: string): string {
  const own = new URL(url);
  own.pathname = `/saju_bench_${randomBytes(4).toString('hex')}`;
  return own.href;
}

/** An empty numbered Redis database, emptied afterwards. Other programs may use the same Redis. */
export async function takeEmptyRedis(context: Surroundings): Promise<string> {
  for (let number = 15; number > 0; number -= 1) {
    const url = new URL(context.services.redisUrl);
    url.pathname = `/${number}`;
    const redis = new Redis(url.href, { maxRetriesPerRequest: 1 });
    const isEmpty = (await redis.dbsize()) === 0;
    redis.disconnect();
    if (!isEmpty) continue;
    context.defer(() => emptyRedis(url.href));
    return url.href;
  }
  throw new Error('Redis has no empty numbered database for the benchmark');
}

async function emptyRedis(url: string): Promise<void> {
  const redis = new Redis(url, { maxRetriesPerRequest: 1 });
  await redis.flushdb();
  redis.disconnect();
}

/** An enterprise account with a live key. */
export async function liveAccount(admin: Platform): Promise<{ readonly owner: Owner; readonly key: string }> {
  const email = `${randomBytes(8).toString('hex')}@bench.example`;
  const { account } = await admin.accounts.create({ email, plan: 'enterprise' });
  const { key } = await admin.keys.create(account._id, { name: 'bench', type: 'live', permissions: PERMISSIONS });
  return { owner: { accountId: account._id, livemode: true }, key };
}

/** Several accounts, because each has a limit per minute. Returns the keys. */
export function makeLiveKeys(admin: Platform, count: number): Promise<string[]> {
  const turns = Array.from({ length: count });
  return inParallel(turns, ADMIN_WIDTH, async () => (await liveAccount(admin)).key);
}

export interface BenchProfile {
  readonly key: string;
  readonly profileId: string;
}

/** Creates profiles with different charts through the API server, in turn for each of the first `accounts` keys. */
export function createProfileMaker(apiUrl: string, keys: readonly string[]) {
  const births = distinctBirths();
  const next = (turn: number): { key: string; birth: Birth } => {
    const { value } = births.next();
    const key = keys[turn];
    if (value === undefined || key === undefined) throw new Error('no birth or no key is left for another profile');
    return { key, birth: value };
  };
  return (count: number, accounts: number): Promise<BenchProfile[]> =>
    inParallel(
      Array.from({ length: count }, (_, index) => next(index % accounts)),
      CONCURRENT_REQUESTS,
      async ({ key, birth }) => {
        const created = await postJson(`${apiUrl}/v1/profiles`, key, { name: '김벤치', ...birth });
        return { key, profileId: z.object({ id: z.string() }).parse(created).id };
      },
    );
}

/** @throws unless the status is 2xx */
export async function postJson(url: string, key: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`POST ${url}: ${response.status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

/** A request for a fortune that does not exist yet. */
export function fortuneRequest({ key, profileId }: BenchProfile) {
  return {
    method: 'POST',
    path: '/v1/fortunes',
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ profile_id: profileId, type: 'daily', model: 'haiku' }),
  };
}
