import type mongoose from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import { accountsOf } from '../core/owner.ts';

/**
 * The driver's collection under a model, for the path of every generation and of cached reads, where Mongoose's casting
 * and checking of each command costs more than the command. Only the types check such a command; nothing is cast.
 */
export function rawCollection<T extends object>(model: Model<T>): mongoose.mongo.Collection<Document<T>> {
  const { db } = model.db;
  if (db === undefined) throw new Error('the database is not connected');
  return db.collection(model.collection.collectionName);
}

type Document<T> = T & { _id: string };

/** Inserts a record without casting. */
export async function insertRecord<T extends object>(
  model: Model<T>,
  record: T,
  session?: ClientSession,
): Promise<void> {
  const options = session === undefined ? {} : { session };
  await rawCollection(model).insertOne({ ...record } as never, options);
}

/**
 * Inserts records in one command, except those whose unique key another record has.
 * @returns the ids of the inserted ones
 */
export async function insertNew<T extends { _id: string; accountId: string }>(
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

async function insertedOf<T extends { _id: string; accountId: string }>(
  model: Model<T>,
  records: readonly T[],
): Promise<ReadonlySet<string>> {
  const found = await model
    .find({ accountId: accountsOf(records), _id: { $in: records.map(({ _id }) => _id) } } as never)
    .select({ _id: 1 })
    .lean<{ _id: string }[]>();
  return new Set(found.map(({ _id }) => _id));
}

/**
 * Concurrent inserts of several documents may end with a conflict where a single one would end with a duplicate key.
 */
function isWriteConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 112;
}

/** Whether a unique index already contains the value. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 11_000;
}
