import { randomBytes } from 'node:crypto';
import { createAuditLog } from '../../shared/accounts/audit.ts';
import type { Clock } from '../../shared/core/clock.ts';
import { type Config, loadConfig } from '../../shared/core/config.ts';
import { createLogger } from '../../shared/core/logger.ts';
import { createSecretBox, type SecretBox } from '../../shared/core/secrets.ts';
import { connectDatabase, type Database } from '../../shared/db/connect.ts';
import { createEventService } from '../../shared/events/events.ts';
import type { FortuneDeps } from '../../shared/fortunes/request.ts';
import { type GenerationSpec, type OpenedGeneration, openGenerations } from '../../shared/generation/single-flight.ts';
import type { SettlementDeps } from '../../shared/generation/store-fortune.ts';
import { createProducer, type Producer } from '../../shared/queues/producer.ts';
import { connectPatientRedis, type RedisClient } from '../../shared/queues/redis.ts';
import { giveBackDatabase, takeDatabase } from './databases.ts';
import { freshDatabaseUrl, testServices } from './services.ts';

export const silentLogger = createLogger({ level: 'silent', service: 'test' });

/**
 * A clock that stands still until a test moves it. It starts far in the future: the engine expires records by the real
 * time, and would remove a test's records.
 */
export interface TestClock extends Clock {
  advance(ms: number): void;
}

export function testClock(start = '2090-06-15T03:00:00.000Z'): TestClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance(ms) {
      now += ms;
    },
  };
}

/** `openGenerations` for one. */
export async function openGeneration(
  db: Database,
  clock: Clock,
  spec: GenerationSpec,
  id: string,
  before: Parameters<typeof openGenerations>[3] = {},
): Promise<OpenedGeneration | { readonly kind: 'taken' }> {
  const [opened] = (await openGenerations(db, clock, [{ ...spec, id }], before)) ?? [];
  return opened ?? { kind: 'taken' };
}

/** An empty database on the run's real engine; `close` gives it back. */
export async function openDatabase(): Promise<Database> {
  const db = await connectDatabase(takeDatabase(), { waitMs: 30_000 });
  return {
    ...db,
    async close() {
      await giveBackDatabase(db);
      await db.close();
    },
  };
}

/**
 * A database that has held nothing yet, for tests of plans and of connecting: the engine chooses a plan also by what a
 * collection has held. `close` removes it.
 */
export async function openFreshDatabase(): Promise<Database> {
  const db = await connectDatabase(freshDatabaseUrl(), { waitMs: 30_000 });
  return {
    ...db,
    async close() {
      await db.connection.dropDatabase();
      await db.close();
    },
  };
}

/** A connection to this Jest worker's Redis database; only the first connection of a file may empty the database. */
export async function openRedis(options: { readonly empty?: boolean } = {}): Promise<RedisClient> {
  const redis = connectPatientRedis(testServices().redisUrl, silentLogger);
  if (options.empty === true) await redis.flushdb();
  return redis;
}

/** A producer with a connection of its own from `openRedis`; `close` ends both. */
export async function openProducer(options: Parameters<typeof openRedis>[0] = {}): Promise<Producer> {
  const redis = await openRedis(options);
  const producer = createProducer(redis, silentLogger);
  return {
    ...producer,
    async close() {
      await producer.close();
      redis.disconnect();
    },
  };
}

/** The settlement of generations on the database and this Jest worker's Redis; `close` it before the database. */
export async function openSettlement(
  db: Database,
  clock: Clock,
): Promise<SettlementDeps & { readonly secrets: SecretBox; close(): Promise<void> }> {
  const producer = await openProducer();
  return {
    db,
    clock,
    audit: createAuditLog(db, clock),
    events: createEventService({ db, clock, producer, logger: silentLogger }),
    secrets: createSecretBox(randomBytes(32).toString('base64')),
    close: producer.close,
  };
}

/** What requests for fortunes need, of simulated models, on an empty database and this Jest worker's emptied Redis. */
export async function openFortuneDeps(
  clock: Clock,
  settings: NodeJS.ProcessEnv = {},
): Promise<FortuneDeps & { readonly config: Config; close(): Promise<void> }> {
  const db = await openDatabase();
  const producer = await openProducer({ empty: true });
  const settlement = await openSettlement(db, clock);
  const secretsKey = randomBytes(32).toString('base64');
  const config = loadConfig({
    MONGODB_URL: 'mongodb://127.0.0.1/unused',
    REDIS_URL: 'redis://127.0.0.1/unused',
    SECRETS_KEY: secretsKey,
    SIMULATE_UNCONFIGURED_MODELS: 'true',
    ...settings,
  });
  return {
    ...settlement,
    config,
    secrets: createSecretBox(secretsKey),
    producer,
    publishFailures: async () => undefined,
    async close() {
      await settlement.close();
      await producer.close();
      await db.close();
    },
  };
}

/** A promise with its `resolve`. */
export interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
}

export function deferred<T = void>(): Deferred<T> {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
