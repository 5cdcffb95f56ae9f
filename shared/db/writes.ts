import mongoose, { type ClientSession, type Model } from 'mongoose';
import { isDuplicateKey, rawCollection } from './records.ts';
import { repeatTransaction } from './transactions.ts';

type ClientWrite = mongoose.mongo.AnyClientBulkWriteModel<mongoose.mongo.Document> & { readonly namespace: string };

/** A write that can be combined with others in one command. */
export interface Write {
  /** As part of a bulk write. */
  readonly together: ClientWrite;
  /** As a command of its own, which costs less than a bulk write of one. */
  alone(): Promise<unknown>;
  /**
   * If set, a duplicate key is a collision of drawn ids: this is called, and the transaction is repeated, which draws
   * again.
   */
  readonly redraw: (() => void) | null;
}

interface Connected {
  readonly connection: mongoose.Connection;
}

type Filter<T> = mongoose.mongo.Filter<T & { _id: string }>;
type Update<T> = mongoose.mongo.UpdateFilter<T & { _id: string }>;

export function insertWrite<T extends object>(
  model: Model<T>,
  record: T,
  options: { readonly redraw?: () => void } = {},
): Write {
  const document = { ...record };
  return {
    together: { name: 'insertOne', namespace: namespaceOf(model), document },
    alone: () => rawCollection(model).insertOne(document as never),
    redraw: options.redraw ?? null,
  };
}

export function updateWrite<T extends object>(
  model: Model<T>,
  filter: Filter<T>,
  update: Update<T>,
  options: { readonly arrayFilters?: mongoose.mongo.Document[] } = {},
): Write {
  return {
    together: { name: 'updateOne', namespace: namespaceOf(model), filter, update, ...options } as ClientWrite,
    alone: () => rawCollection(model).updateOne(filter, update as never, options),
    redraw: null,
  };
}

/** Stores a record, replacing one with its id. */
export function putWrite<T extends { _id: string }>(model: Model<T>, record: T): Write {
  const filter = { _id: record._id } as Filter<T>;
  return {
    together: {
      name: 'replaceOne',
      namespace: namespaceOf(model),
      filter,
      replacement: { ...record },
      upsert: true,
    } as ClientWrite,
    alone: () => rawCollection(model).replaceOne(filter, record as never, { upsert: true }),
    redraw: null,
  };
}

/**
 * Sends writes to any collections in one command, which runs them in order up to the first that fails.
 * @returns how many documents each matched or inserted
 * @throws the database's error for the first that failed
 */
export async function writeTogether(
  { connection }: Connected,
  writes: readonly Write[],
  session?: ClientSession,
): Promise<readonly number[]> {
  try {
    const result = await connection.getClient().bulkWrite(
      writes.map(({ together }) => together),
      { verboseResults: true, ...sessionOption(session) },
    );
    return writes.map((_, index) => result.updateResults?.get(index)?.matchedCount ?? 1);
  } catch (error) {
    throw failureOf(error, writes);
  }
}

/**
 * Runs writes in order up to the first whose unique key another document has; outside transactions.
 * @returns how many were done
 */
export async function writeUntilTaken({ connection }: Connected, writes: readonly Write[]): Promise<number> {
  const [only] = writes;
  try {
    if (writes.length === 1) await only?.alone();
    else await connection.getClient().bulkWrite(writes.map(({ together }) => together));
    return writes.length;
  } catch (error) {
    const failure = failureOf(error, writes);
    if (!isDuplicateKey(failure)) throw failure;
    return error instanceof mongoose.mongo.MongoClientBulkWriteError ? Math.min(...error.writeErrors.keys()) : 0;
  }
}

/**
 * Sends many writes in one command; those of one collection run in order.
 * @returns whether each matched or inserted its document; if not, some may have been done: roll the transaction back
 * @throws the database's error for the first that failed
 */
export async function writeAll(
  { connection }: Connected,
  writes: readonly Write[],
  session: ClientSession,
): Promise<boolean> {
  const all = byCollection(writes);
  try {
    const done = await connection.getClient().bulkWrite(
      all.map(({ together }) => together),
      { session },
    );
    return done.insertedCount + done.matchedCount + done.upsertedCount === writes.length;
  } catch (error) {
    throw failureOf(error, all);
  }
}

/** The embedded database's gateway merges neighbours of one kind in one collection. */
function byCollection(writes: readonly Write[]): Write[] {
  const groups = new Map<string, Write[]>();
  for (const write of writes) {
    const { namespace } = write.together;
    const group = groups.get(namespace);
    if (group === undefined) groups.set(namespace, [write]);
    else group.push(write);
  }
  return [...groups.values()].flat();
}

/** The driver wraps the server's error without its code and labels, which callers and transactions need. */
function failureOf(error: unknown, writes: readonly Write[]): unknown {
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

/** The error of a write; it repeats the transaction if it is a collision of drawn ids. */
function asRepeated(write: Write | undefined, error: unknown): unknown {
  if (write === undefined || write.redraw === null || !isDuplicateKey(error)) return error;
  write.redraw();
  return repeatTransaction(error);
}

function namespaceOf<T>(model: Model<T>): string {
  return `${model.db.name}.${model.collection.collectionName}`;
}

function sessionOption(session: ClientSession | undefined) {
  return session === undefined ? {} : { session };
}
