import { setTimeout as delay } from 'node:timers/promises';
import mongoose, { type Connection } from 'mongoose';
import { isDatabaseAway } from '../core/outages.ts';
import { failCommandsOfClosedConnections } from './driver.ts';
import { defineModels, type Models, makeIndexes } from './models/models.ts';
import { type MigrationReport, migrate, requireSchemaVersion } from './schema-version.ts';
import { createTransactions, type Transaction, WRITE_CONCERN } from './transactions.ts';

export interface Database extends Models {
  readonly connection: Connection;
  /**
   * Runs `work` in a transaction, repeated as a whole on a write conflict. `work` has no other effects and starts no
   * transaction of its own. At most half of the process's connections are in transactions, and of one account
   * a fifth of these; further ones wait for a slot.
   */
  readonly transaction: Transaction;
  /**
   * Writes one record with the usual durability. The caller sets the deadline. @throws when the database does not
   * accept it
   */
  proveWrite(): Promise<void>;
  /** This process' connections: in use, idle, and the maximum. */
  connections(): PoolFigures;
  close(): Promise<void>;
}

export interface PoolFigures {
  readonly active: number;
  readonly idle: number;
  readonly max: number;
}

/** Connections of a process, besides the two of the driver's monitor to each member of the replica set. */
export const MAX_POOL_SIZE = 50;

export interface ConnectOptions {
  /** Defaults to `MAX_POOL_SIZE`. */
  readonly maxPoolSize?: number;
  /** How long to retry while the database is away, for a process that starts together with it; by default one try. */
  readonly waitMs?: number;
}

/**
 * Connects and creates missing collections and indexes.
 * Queries fail within about a second while the database is away, so that callers get a response.
 * @throws SchemaVersionError when the records are of another version than this release's (`schema-version.ts`)
 */
export async function connectDatabase(url: string, options: ConnectOptions = {}): Promise<Database> {
  failCommandsOfClosedConnections();
  return whileAway(() => connectOnce(url, options), options);
}

/**
 * Moves the records to this release's schema version, beside the processes of the version before.
 * @throws SchemaVersionError when the database is newer
 */
export async function migrateDatabase(url: string, options: ConnectOptions = {}): Promise<MigrationReport> {
  return whileAway(async () => {
    const connection = createConnection(url, options.maxPoolSize ?? MAX_POOL_SIZE);
    try {
      await connection.asPromise();
      return await migrate(connection);
    } finally {
      await connection.close().catch(() => undefined);
    }
  }, options);
}

/** Repeats `connect` until the deadline while the database is away. */
async function whileAway<T>(connect: () => Promise<T>, options: ConnectOptions): Promise<T> {
  const deadline = performance.now() + (options.waitMs ?? 0);
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() >= deadline) throw error;
      await delay(RECONNECT_MS);
    }
  }
}

/** Pause between attempts, for a database that refuses every connection at once. */
const RECONNECT_MS = 100;

async function connectOnce(url: string, options: ConnectOptions): Promise<Database> {
  const maxPoolSize = options.maxPoolSize ?? MAX_POOL_SIZE;
  const connection = createConnection(url, maxPoolSize);
  const connections = countConnections(connection, maxPoolSize);
  try {
    await connection.asPromise();
    const models = defineModels(connection);
    await requireSchemaVersion(connection);
    await requireBulkWrite(connection, models);
    await makeIndexes(connection, models);
    return {
      connection,
      ...models,
      transaction: createTransactions(connection, maxPoolSize),
      async proveWrite() {
        // The driver's own deadline expires too early after a pause of the process: it ignores replies that have
        // already arrived.
        const options = { upsert: true, timeoutMS: 5_000 };
        const id = 'write' as never;
        await connection.db?.collection('probes').updateOne({ _id: id }, { $inc: { writes: 1 } }, options);
      },
      connections,
      close: () => connection.close(),
    };
  } catch (error) {
    await connection.close().catch(() => undefined);
    throw error;
  }
}

function createConnection(url: string, maxPoolSize: number): Connection {
  return mongoose.createConnection(url, {
    maxPoolSize,
    writeConcern: WRITE_CONCERN,
    readConcernLevel: 'local',
    readPreference: 'primary',
    serverSelectionTimeoutMS: 1_000,
    connectTimeoutMS: 2_000,
    // The monitor detects a hanging server within these intervals, before any caller does.
    heartbeatFrequencyMS: 2_000,
    bufferCommands: false,
  });
}

/**
 * Proves that one command can write to several collections by running it. Support depends on the server's feature
 * compatibility version, which its wire version does not show.
 * @throws when the server lacks it, naming the command that raises the version
 */
async function requireBulkWrite(connection: Connection, { accounts }: Models): Promise<void> {
  const namespace = `${connection.name}.${accounts.collection.collectionName}`;
  const noChange = { name: 'deleteOne', namespace, filter: { _id: 'none' as never } } as const;
  try {
    await connection.getClient().bulkWrite([noChange]);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    const { message } = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error);
    throw new Error(
      `the database does not take the command bulkWrite (${message}). Saju needs MongoDB 8.0 or later with feature ` +
        'compatibility version 8.0: run db.adminCommand({setFeatureCompatibilityVersion: "8.0", confirm: true}) on it.',
    );
  }
}

/** Counts the driver's events: the driver exposes the state of its pool nowhere else. */
function countConnections(connection: Connection, max: number): () => PoolFigures {
  let [there, active] = [0, 0];
  connection
    .getClient()
    .on('connectionCreated', () => {
      there += 1;
    })
    .on('connectionClosed', () => {
      there -= 1;
    })
    .on('connectionCheckedOut', () => {
      active += 1;
    })
    .on('connectionCheckedIn', () => {
      active -= 1;
    });
  return () => ({ active, idle: Math.max(0, there - active), max });
}
