import mongoose, { type ClientSession, type Model } from 'mongoose';
import { isDuplicateKey, rawCollection } from './records.ts';
import { repeatTransaction } from './transactions.ts';

type BulkWriteModel = mongoose.mongo.AnyClientBulkWriteModel<mongoose.mongo.Document> & { readonly namespace: string };

/** A write that can be combined with others in one command. */
export interface WriteOperation {
  /** As part of a bulk write. */
  readonly bulkModel: BulkWriteModel;
  /** As a command of its own, which costs less than a bulk write of one. */
  execute(): Promise<unknown>;
  /**
   * If set, a duplicate key is a collision of random ids: this is called, and the transaction is repeated with new ones.
   */
  readonly onIdCollision: (() => void) | null;
}

interface Connected {
  readonly connection: mongoose.Connection;
}

type Filter<T> = mongoose.mongo.Filter<T & { _id: string }>;
type Update<T> = mongoose.mongo.UpdateFilter<T & { _id: string }>;

export function insertWrite<T extends object>(
  model: Model<T>,
  record: T,
  options: { readonly onIdCollision?: () => void } = {},
): WriteOperation {
  const document = { ...record };
  return {
    bulkModel: { name: 'insertOne', namespace: namespaceOf(model), document },
    execute: () => rawCollection(model).insertOne(document as never),
    onIdCollision: options.onIdCollision ?? null,
  };
}

export function updateWrite<T extends object>(
  model: Model<T>,
  filter: Filter<T>,
  update: Update<T>,
  options: { readonly arrayFilters?: mongoose.mongo.Document[] } = {},
): WriteOperation {
  return {
    bulkModel: { name: 'updateOne', namespace: namespaceOf(model), filter, update, ...options } as BulkWriteModel,
    execute: () => rawCollection(model).updateOne(filter, update as never, options),
    onIdCollision: null,
  };
}

export function deleteWrite<T extends object>(model: Model<T>, filter: Filter<T>): WriteOperation {
  return {
    bulkModel: { name: 'deleteOne', namespace: namespaceOf(model), filter } as BulkWriteModel,
    execute: () => rawCollection(model).deleteOne(filter),
    onIdCollision: null,
  };
}

/** Changes nothing: shows in the same command whether a document matches after the writes before it. */
export function matchWrite<T extends object>(model: Model<T>, filter: Filter<T>): WriteOperation {
  return updateWrite(model, filter, { $unset: { none: '' } } as never);
}

/** Stores a record, replacing one with its id. */
export function upsertWrite<T extends { _id: string; accountId: string }>(model: Model<T>, record: T): WriteOperation {
  const { _id, accountId } = record;
  const filter = { _id, accountId } as Filter<T>;
  return {
    bulkModel: {
      name: 'replaceOne',
      namespace: namespaceOf(model),
      filter,
      replacement: { ...record },
      upsert: true,
    } as BulkWriteModel,
    execute: () => rawCollection(model).replaceOne(filter, record as never, { upsert: true }),
    onIdCollision: null,
  };
}

/**
 * Sends writes to any collections in one command, which runs them in order up to the first that fails.
 * @returns how many documents each matched or inserted
 * @throws the database's error for the first that failed
 */
export async function bulkWrite(
  { connection }: Connected,
  writes: readonly WriteOperation[],
  session?: ClientSession,
): Promise<readonly number[]> {
  if (writes.length === 0) return [];
  try {
    const result = await connection.getClient().bulkWrite(
      writes.map(({ bulkModel }) => bulkModel),
      { verboseResults: true, ...sessionOption(session) },
    );
    return writes.map((_, index) => result.updateResults?.get(index)?.matchedCount ?? 1);
  } catch (error) {
    throw failureOf(error, writes);
  }
}

/**
 * Runs writes in order up to the first whose unique key another document has; outside transactions.
 * @returns how many were done, and whether a `matchWrite` among them found a document (false unless all were done)
 */
export async function bulkWriteUntilDuplicate(
  { connection }: Connected,
  writes: readonly WriteOperation[],
): Promise<{ readonly done: number; readonly matched: boolean }> {
  const [only] = writes;
  try {
    if (writes.length === 1) {
      await only?.execute();
      return { done: 1, matched: false };
    }
    const { matchedCount } = await connection.getClient().bulkWrite(writes.map(({ bulkModel }) => bulkModel));
    return { done: writes.length, matched: matchedCount > 0 };
  } catch (error) {
    const failure = failureOf(error, writes);
    if (!isDuplicateKey(failure)) throw failure;
    const done = error instanceof mongoose.mongo.MongoClientBulkWriteError ? Math.min(...error.writeErrors.keys()) : 0;
    return { done, matched: false };
  }
}

/**
 * Sends many writes in one command; those of one collection run in order.
 * @returns whether each matched or inserted its document; if not, some may have been done: roll the transaction back
 * @throws the database's error for the first that failed
 */
export async function writeAll(
  { connection }: Connected,
  writes: readonly WriteOperation[],
  session: ClientSession,
): Promise<boolean> {
  const all = byCollection(writes);
  try {
    const done = await connection.getClient().bulkWrite(
      all.map(({ bulkModel }) => bulkModel),
      { session },
    );
    return done.insertedCount + done.matchedCount + done.upsertedCount === writes.length;
  } catch (error) {
    throw failureOf(error, all);
  }
}

/** The embedded database's gateway merges neighbours of one kind in one collection. */
function byCollection(writes: readonly WriteOperation[]): WriteOperation[] {
  const groups = new Map<string, WriteOperation[]>();
  for (const write of writes) {
    const { namespace } = write.bulkModel;
    const group = groups.get(namespace);
    if (group === undefined) groups.set(namespace, [write]);
    else group.push(write);
  }
  return [...groups.values()].flat();
}

/** The driver wraps the server's error without its code and labels, which callers and transactions need. */
function failureOf(error: unknown, writes: readonly WriteOperation[]): unknown {
  if (!(error instanceof mongoose.mongo.MongoClientBulkWriteError)) return error;
  if (error.cause !== undefined) return error.cause;
  const [failed] = error.writeErrors;
  if (failed === undefined) {
    // All were done, but a majority did not confirm it.
    const [unconfirmed] = error.writeConcernErrors;
    return unconfirmed === undefined ? error : new mongoose.mongo.MongoServerError({ ...unconfirmed });
  }
  const [index, { code, message }] = failed;
  const failure = new mongoose.mongo.MongoServerError({ message, code });
  return asRepeated(writes[index], failure);
}

/** The error of a write; it repeats the transaction if it is a collision of random ids. */
function asRepeated(write: WriteOperation | undefined, error: unknown): unknown {
  if (write === undefined || write.onIdCollision === null || !isDuplicateKey(error)) return error;
  write.onIdCollision();
  return repeatTransaction(error);
}

function namespaceOf<T>(model: Model<T>): string {
  return `${model.db.name}.${model.collection.collectionName}`;
}

function sessionOption(session: ClientSession | undefined) {
  return session === undefined ? {} : { session };
}
