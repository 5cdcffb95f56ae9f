import { setTimeout as delay } from 'node:timers/promises';
import mongoose, { type ClientSession, type Collection, type Connection, type Model, type Schema } from 'mongoose';
import { isDatabaseAway } from '../core/outages.ts';
import { failCommandsOfClosedConnections } from './driver.ts';
import { accountModel } from './models/accounts.ts';
import { analyticsCacheModel } from './models/analytics-cache.ts';
import { apiKeyModel } from './models/api-keys.ts';
import { auditEntryModel } from './models/audit-entries.ts';
import { batchItemModel } from './models/batch-items.ts';
import { batchModel } from './models/batches.ts';
import { callDayModel } from './models/call-days.ts';
import { callModel } from './models/calls.ts';
import { contentModel } from './models/contents.ts';
import { deliveryModel } from './models/deliveries.ts';
import { eventModel } from './models/events.ts';
import { failedFortuneModel } from './models/failed-fortunes.ts';
import { fortuneModel } from './models/fortunes.ts';
import { generationModel } from './models/generations.ts';
import { idempotencyKeyModel } from './models/idempotency-keys.ts';
import { incidentModel } from './models/incidents.ts';
import { mailModel } from './models/mails.ts';
import { profileModel } from './models/profiles.ts';
import { scheduleRunModel } from './models/schedule-runs.ts';
import { scheduleModel } from './models/schedules.ts';
import { sightingModel } from './models/sightings.ts';
import { statusWatchModel } from './models/status-watches.ts';
import { supportRequestModel } from './models/support-requests.ts';
import { usageDayModel } from './models/usage-days.ts';
import { usageMinuteModel } from './models/usage-minutes.ts';
import { webhookModel } from './models/webhooks.ts';
import { createPlaces } from './session-slots.ts';

export interface Database {
  readonly connection: Connection;
  readonly accounts: ReturnType<typeof accountModel>;
  readonly apiKeys: ReturnType<typeof apiKeyModel>;
  readonly profiles: ReturnType<typeof profileModel>;
  readonly fortunes: ReturnType<typeof fortuneModel>;
  readonly failedFortunes: ReturnType<typeof failedFortuneModel>;
  readonly contents: ReturnType<typeof contentModel>;
  readonly generations: ReturnType<typeof generationModel>;
  readonly calls: ReturnType<typeof callModel>;
  readonly auditEntries: ReturnType<typeof auditEntryModel>;
  readonly batches: ReturnType<typeof batchModel>;
  readonly batchItems: ReturnType<typeof batchItemModel>;
  readonly schedules: ReturnType<typeof scheduleModel>;
  readonly scheduleRuns: ReturnType<typeof scheduleRunModel>;
  readonly sightings: ReturnType<typeof sightingModel>;
  readonly analyticsCache: ReturnType<typeof analyticsCacheModel>;
  readonly events: ReturnType<typeof eventModel>;
  readonly webhooks: ReturnType<typeof webhookModel>;
  readonly deliveries: ReturnType<typeof deliveryModel>;
  readonly mails: ReturnType<typeof mailModel>;
  readonly idempotencyKeys: ReturnType<typeof idempotencyKeyModel>;
  readonly supportRequests: ReturnType<typeof supportRequestModel>;
  readonly callDays: ReturnType<typeof callDayModel>;
  readonly usageDays: ReturnType<typeof usageDayModel>;
  readonly incidents: ReturnType<typeof incidentModel>;
  readonly statusWatches: ReturnType<typeof statusWatchModel>;
  readonly usageMinutes: ReturnType<typeof usageMinuteModel>;
  /**
   * Runs `work` in a transaction, repeated as a whole on a write conflict; `work` has no other effects, and begins no
   * transaction of its own. At most half of the process' connections are in transactions; the others wait for a place.
   */
  transaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T>;
  /** Writes one record, as durably as any. The caller sets its own deadline. @throws when the database does not take it */
  proveWrite(): Promise<void>;
  /** This process' connections: at work, at rest, and how many there may be. */
  connections(): PoolFigures;
  close(): Promise<void>;
}

export interface PoolFigures {
  readonly active: number;
  readonly idle: number;
  readonly max: number;
}

export interface ConnectOptions {
  /** 50 without it. */
  readonly maxPoolSize?: number;
  /** How long a database that is away is tried again, for a process that starts beside it; without it once. */
  readonly waitMs?: number;
}

/**
 * Connects and makes collections and indexes that are missing.
 * Queries fail within about a second while the database is away, so that callers get an answer.
 */
export async function connectDatabase(url: string, options: ConnectOptions = {}): Promise<Database> {
  failCommandsOfClosedConnections();
  const deadline = performance.now() + (options.waitMs ?? 0);
  for (;;) {
    try {
      return await connectOnce(url, options);
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() >= deadline) throw error;
      await delay(RECONNECT_MS);
    }
  }
}

/** So that a database which refuses every connection at once is not asked without a pause. */
const RECONNECT_MS = 100;

/** No server was found within a second: the transactions that wait for a place would find none either. */
function isUnreachable(error: unknown): boolean {
  return error instanceof Error && /ServerSelectionError$/.test(error.name);
}

/**
 * What was acknowledged survives a failover, whatever the address says. Reads go to the primary and see its newest state:
 * one that loses to a unique index must find the record that won, also before a majority has it.
 */
const WRITE_CONCERN = { w: 'majority', j: true } as const;

async function connectOnce(url: string, options: ConnectOptions): Promise<Database> {
  const maxPoolSize = options.maxPoolSize ?? 50;
  const connection = mongoose.createConnection(url, {
    maxPoolSize,
    writeConcern: WRITE_CONCERN,
    readConcernLevel: 'local',
    readPreference: 'primary',
    serverSelectionTimeoutMS: 1_000,
    connectTimeoutMS: 2_000,
    // A server that hangs is found out by its monitor: within these, and never by a caller.
    heartbeatFrequencyMS: 2_000,
    bufferCommands: false,
  });
  const connections = countConnections(connection, maxPoolSize);
  try {
    await connection.asPromise();
    const models = await openModels(connection);
    // A command that waits for another transaction's document holds a connection. Were all of them held so, no commit would
    // find one, and all would stand still until the server gives their transactions up.
    const transactions = createPlaces(Math.max(1, Math.floor(maxPoolSize / 2)), isUnreachable);
    return {
      connection,
      ...models,
      transaction: (work) => transactions.run(() => runTransaction(connection, work)),
      async proveWrite() {
        // The driver's deadline is late, since after a pause of the process it does not look whether the answer is there.
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

/** Makes collections and indexes that are missing. @throws when the server is too old */
async function openModels(connection: Connection) {
  const models = {
    accounts: accountModel(connection),
    apiKeys: apiKeyModel(connection),
    profiles: profileModel(connection),
    fortunes: fortuneModel(connection),
    failedFortunes: failedFortuneModel(connection),
    contents: contentModel(connection),
    generations: generationModel(connection),
    calls: callModel(connection),
    auditEntries: auditEntryModel(connection),
    batches: batchModel(connection),
    batchItems: batchItemModel(connection),
    schedules: scheduleModel(connection),
    scheduleRuns: scheduleRunModel(connection),
    sightings: sightingModel(connection),
    analyticsCache: analyticsCacheModel(connection),
    events: eventModel(connection),
    webhooks: webhookModel(connection),
    deliveries: deliveryModel(connection),
    mails: mailModel(connection),
    idempotencyKeys: idempotencyKeyModel(connection),
    supportRequests: supportRequestModel(connection),
    callDays: callDayModel(connection),
    usageDays: usageDayModel(connection),
    incidents: incidentModel(connection),
    statusWatches: statusWatchModel(connection),
    usageMinutes: usageMinuteModel(connection),
  };
  await requireBulkWrite(connection, models.accounts);
  await Promise.all(Object.values(models).map(({ collection, schema }) => makeIndexes(collection, schema)));
  return models;
}

/** One command for a collection, and not one for each of its indexes: every process start pays for them. */
async function makeIndexes(collection: Collection, schema: Schema): Promise<void> {
  const wanted = schema.indexes().map(([key, options]) => ({ ...options, key }) as mongoose.mongo.IndexDescription);
  if (wanted.length > 0) await collection.createIndexes(wanted);
  const retired = RETIRED_INDEXES[collection.collectionName];
  if (retired === undefined) return;
  const found = await collection.indexes();
  const names = found.flatMap(({ name }) => (name !== undefined && retired.includes(name) ? [name] : []));
  await Promise.all(names.map((name) => dropIndex(collection, name)));
}

/**
 * Indexes of earlier versions whose successors have another name, so that both stand until the new one is complete: a
 * unique key is guarded at every moment. Their filters were of `$type`, which MongoDB's planner cannot prove of a query.
 */
const RETIRED_INDEXES: Readonly<Record<string, readonly string[]>> = {
  api_keys: ['active_slot', 'revoked'],
  events: ['once'],
  profiles: ['external_id'],
};

const INDEX_NOT_FOUND = 27;

/** Another process that starts may have dropped it meanwhile. */
async function dropIndex(collection: Collection, name: string): Promise<void> {
  try {
    await collection.dropIndex(name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === INDEX_NOT_FOUND)) throw error;
  }
}

/**
 * Proves by doing that one command can write to several collections: whether a server takes it follows its feature
 * compatibility version, which its wire version does not tell.
 * @throws when it does not, naming the command that raises the version
 */
async function requireBulkWrite(connection: Connection, accounts: ReturnType<typeof accountModel>): Promise<void> {
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

/** Counts by the driver's own events: it tells its pool's state nowhere else. */
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

async function runTransaction<T>(connection: Connection, work: (session: ClientSession) => Promise<T>): Promise<T> {
  const session = await connection.startSession();
  try {
    return await session.withTransaction(() => work(session), {
      readConcern: { level: 'snapshot' },
      writeConcern: WRITE_CONCERN,
    });
  } finally {
    await session.endSession();
  }
}

/**
 * The driver's collection under a model, for the path of every generation and of cached reads: there Mongoose's casting
 * and checking of each command costs more than the command. Types are what keeps a command right; nothing is cast.
 */
export function rawCollection<T extends object>(model: Model<T>): mongoose.mongo.Collection<Document<T>> {
  const { db } = model.db;
  if (db === undefined) throw new Error('the database is not connected');
  return db.collection(model.collection.collectionName);
}

type Document<T> = T & { _id: string };

/** Inserts a record as it is. */
export async function insertRecord<T extends object>(
  model: Model<T>,
  record: T,
  session?: ClientSession,
): Promise<void> {
  const options = session === undefined ? {} : { session };
  await rawCollection(model).insertOne({ ...record } as never, options);
}

/**
 * Inserts records in one command, but for those whose unique key another record has.
 * @returns the ids of the inserted ones
 */
export async function insertNew<T extends { _id: string }>(
  model: Model<T>,
  records: readonly T[],
): Promise<ReadonlySet<string>> {
  const ids = records.map(({ _id }) => _id);
  if (records.length === 0) return new Set();
  try {
    await model.collection.insertMany(records.map((record) => ({ ...record })) as never, { ordered: false });
    return new Set(ids);
  } catch (error) {
    if (!isDuplicateKey(error) && !isWriteConflict(error)) throw error;
    return insertedOf(model, records);
  }
}

async function insertedOf<T extends { _id: string }>(
  model: Model<T>,
  records: readonly T[],
): Promise<ReadonlySet<string>> {
  const found = await model
    .find({ _id: { $in: records.map(({ _id }) => _id) } } as never)
    .select({ _id: 1 })
    .lean<{ _id: string }[]>();
  return new Set(found.map(({ _id }) => _id));
}

/** Racing inserts of several documents may end with a conflict where one alone would end with a duplicate key. */
function isWriteConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 112;
}

/** Whether the error says that a unique index already holds the value. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 11_000;
}

/** Marks an error inside a transaction so that `transaction` repeats the whole, as it does on a write conflict. */
export function repeatTransaction(error: unknown): unknown {
  if (error instanceof mongoose.mongo.MongoError) error.addErrorLabel('TransientTransactionError');
  return error;
}
