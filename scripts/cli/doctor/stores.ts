import { type Clock, kstDate } from '../../../shared/core/clock.ts';
import { settingNames } from '../../../shared/core/config.ts';
import type { Logger } from '../../../shared/core/logger.ts';
import { MODEL_NAMES, type ModelName } from '../../../shared/core/models.ts';
import { type DatabaseInspection, inspectDatabase } from '../../../shared/db/inspect.ts';
import { SCHEMA_VERSION } from '../../../shared/db/schema-version.ts';
import { createProducer, type Producer } from '../../../shared/queues/producer.ts';
import { connectFailFastRedis, type RedisClient, waitForRedis } from '../../../shared/queues/redis.ts';
import { liveSettings } from '../../../shared/status/fleet.ts';
import { endsSoon, type Held, readModel } from '../../../shared/status/model-health.ts';
import { type Check, type Finding, good } from './check.ts';
import type { FleetSettings } from './settings.ts';
import { queueCheck, recordChecks } from './work.ts';

const CONNECT_MS = 3_000;
/** A difference up to this is harmless: leases and timeouts have as much slack. */
const MAX_CLOCK_DIFFERENCE_MS = 1_000;

export interface StoreChecks {
  readonly checks: readonly Check[];
  /** Of Redis alone. */
  readonly fleet?: FleetSettings;
  close(): Promise<void>;
}

const MONGODB_FIX = 'start MongoDB, or correct MONGODB_URL';

/** MongoDB: its version, its indexes and its clock, and what its records say of the work. */
export function databaseChecks(url: string, clock: Clock): StoreChecks {
  const connected = inspectDatabase(url, CONNECT_MS);
  connected.catch(() => undefined);
  const check = (name: string, run: (database: DatabaseInspection) => Promise<Finding>): Check => ({
    name,
    fix: MONGODB_FIX,
    run: async () => run(await connected),
  });
  return {
    checks: [
      check('mongodb', async (database) => {
        const version = await database.version();
        return {
          detail: `MongoDB ${version} answers`,
          fix: olderThan(version, 8) ? 'install MongoDB 8.0 or later' : null,
        };
      }),
      check('mongodb.feature_version', async (database) => {
        const version = await database.featureVersion();
        if (version === null) return good('not reported by this server: check it on the shards');
        const fix = 'run db.adminCommand({setFeatureCompatibilityVersion: "8.0", confirm: true}) on it';
        return { detail: version, fix: olderThan(version, 8) ? fix : null };
      }),
      check('mongodb.schema_version', async (database) => {
        const version = await database.schemaVersion();
        if (version === null || version === SCHEMA_VERSION) return good(String(version ?? 'none yet'));
        const fix = version < SCHEMA_VERSION ? 'run npm run -s cli -- migrate' : 'start the newer release';
        return { detail: `${version}, and this release needs ${SCHEMA_VERSION}`, fix: `${fix}; see docs/upgrade.md` };
      }),
      check('mongodb.indexes', async (database) => {
        const missing = await database.missingIndexes();
        if (missing.length === 0) return good('all are there');
        const fix =
          "run db.schema.deleteOne({ _id: 'indexes' }), then start any process of the service: it creates them";
        return { detail: `missing: ${missing.join(', ')}`, fix };
      }),
      check('mongodb.clock', (database) => compareClocks(clock, 'MongoDB', () => database.now())),
      ...recordChecks(check, clock),
    ],
    close: async () => (await connected.catch(() => null))?.close(),
  };
}

type Target = Parameters<typeof connectFailFastRedis>[0];
const REDIS_FIX = 'start Redis, or correct REDIS_URL';

/** Redis: its version, policy, persistence and clock, the workers that it knows, and what waits. */
export function redisChecks(target: Target, clock: Clock, logger: Logger): StoreChecks {
  const redis = connectFailFastRedis(target, logger);
  const producer = createProducer(redis, logger);
  const ready = waitForRedis(redis, CONNECT_MS);
  const check = (name: string, run: () => Promise<Finding>): Check => ({
    name,
    fix: REDIS_FIX,
    async run() {
      if (!(await ready)) throw new Error('Redis does not answer');
      return run();
    },
  });
  return {
    checks: [
      check('redis', async () => {
        const versions = await ofPrimaries(redis, async (node) => fieldOf(await node.info('server'), 'redis_version'));
        const isOld = versions.some((version) => olderThan(version, 7));
        return { detail: `Redis ${unique(versions)} answers`, fix: isOld ? 'install Redis 7 or later' : null };
      }),
      check('redis.policy', async () => {
        const read = async (node: PrimaryNode) => fieldOf(await node.info('memory'), 'maxmemory_policy');
        const policies = await ofPrimaries(redis, read);
        const fix = 'set maxmemory-policy noeviction: an evicted key is a lost job';
        return { detail: unique(policies), fix: policies.every((each) => each === 'noeviction') ? null : fix };
      }),
      check('redis.persistence', async () => {
        const kinds = await ofPrimaries(redis, persistenceOf);
        const fix = 'set appendonly yes: after a restart without it queued jobs wait for the reconciler';
        return { detail: unique(kinds), fix: kinds.includes('none') ? fix : null };
      }),
      check('redis.clock', () =>
        compareClocks(clock, 'Redis', async () => {
          const [seconds = 0, micros = 0] = (await redis.time()).map(Number);
          return new Date(seconds * 1_000 + micros / 1_000);
        }),
      ),
      ...workerChecks(check, redis, producer, clock),
      queueCheck(check, producer, clock),
    ],
    fleet: async (pool) => ((await ready) ? liveSettings(redis, pool).catch(() => null) : null),
    async close() {
      await producer.close().catch(() => undefined);
      redis.disconnect();
    },
  };
}

function workerChecks(
  check: (name: string, run: () => Promise<Finding>) => Check,
  redis: RedisClient,
  producer: Producer,
  clock: Clock,
): Check[] {
  const found = (pool: string, count: number): Finding => ({
    detail: count === 1 ? '1 live worker' : `${count} live workers`,
    fix: count > 0 ? null : `start one: node dist/workers/main.js --pools ${pool} (npm start starts all pools)`,
  });
  // The server lists the clients of all its databases. A cluster has one only.
  const database = 'nodes' in redis ? '0' : String(redis.options.db ?? 0);
  const ofModels = MODEL_NAMES.map((model) =>
    check(`workers.${model}`, async () => found(model, (await readModel(redis, clock, model)).workers)),
  );
  const ofHolds = MODEL_NAMES.map((model) =>
    check(`model.${model}`, async () => {
      const figures = await readModel(redis, clock, model);
      const { held, shutdownAt } = figures;
      if (held !== null) return { detail: `held: ${held}`, fix: HELD_FIXES[held](model) };
      if (figures.breakerOpen) return { detail: 'its breaker is open: most calls failed', fix: BREAKER_FIX };
      if (figures.paused) return { detail: 'its queue is paused on the board', fix: 'resume it on the board' };
      if (shutdownAt === null) return good('not held');
      const detail = `its provider ends it on ${kstDate(shutdownAt)}`;
      const fix = `try its successor, then set ${settingNames(model).modelId} (docs/operations.md, SajuModelEnds)`;
      return { detail, fix: endsSoon(clock, figures) ? fix : null };
    }),
  );
  const ofOthers = (['webhook', 'maintenance'] as const).map((pool) =>
    check(`workers.${pool}`, async () => {
      const queue = pool === 'webhook' ? 'webhook-delivery' : 'batches';
      const clients = await producer.queue(queue).getWorkers();
      if (clients.some(({ db }) => db === undefined)) return good('not reported by this server');
      return found(pool, clients.filter(({ db }) => db === database).length);
    }),
  );
  return [...ofModels, ...ofHolds, ...ofOthers];
}

const BREAKER_FIX = 'docs/operations.md, SajuBreakerOpen: nothing if the provider is down, it closes by itself';

const HELD_FIXES: Readonly<Record<Held, (model: ModelName) => string>> = {
  out_of_credit: (model) => `add credit to the account of ${settingNames(model).apiKey}; calls pass within a minute`,
  unknown_model: (model) =>
    `set ${settingNames(model).modelId} to an id that the provider has, and restart the workers`,
};

/** How far the store's clock is from this machine's; half of the round trip is unknown. */
async function compareClocks(clock: Clock, store: string, read: () => Promise<Date>): Promise<Finding> {
  const before = clock.now().getTime();
  const theirs = (await read()).getTime();
  const after = clock.now().getTime();
  const aheadMs = theirs < before ? theirs - before : Math.max(0, theirs - after);
  const detail = aheadMs === 0 ? 'no difference' : `${Math.abs(aheadMs)} ms ${aheadMs > 0 ? 'ahead' : 'behind'}`;
  const fix = `synchronise the clocks of this host and of ${store} (chrony, systemd-timesyncd)`;
  return { detail, fix: Math.abs(aheadMs) > MAX_CLOCK_DIFFERENCE_MS ? fix : null };
}

type PrimaryNode = Pick<RedisClient, 'info' | 'config'>;

function ofPrimaries<T>(redis: RedisClient, read: (node: PrimaryNode) => Promise<T>): Promise<T[]> {
  const nodes: PrimaryNode[] = 'nodes' in redis ? redis.nodes('master') : [redis];
  return Promise.all(nodes.map(read));
}

async function persistenceOf(node: PrimaryNode): Promise<string> {
  if (fieldOf(await node.info('persistence'), 'aof_enabled') === '1') return 'append-only file';
  // Managed services refuse CONFIG; they persist by their own means.
  const save = await node.config('GET', 'save').catch(() => null);
  if (save === null) return 'not reported by this server';
  return Array.isArray(save) && save[1] !== '' ? 'snapshots only' : 'none';
}

function fieldOf(info: string, name: string): string {
  return new RegExp(`^${name}:(.*)$`, 'm').exec(info)?.[1]?.trim() ?? 'unknown';
}

function unique(values: readonly string[]): string {
  return [...new Set(values)].join(', ');
}

function olderThan(version: string, major: number): boolean {
  return Number(version.split('.')[0]) < major;
}
