import mongoose, { type ClientSession, type Connection } from 'mongoose';
import { createKeyedMutex } from '../core/keyed-mutex.ts';

/**
 * Acknowledged writes survive a failover, whatever options the address contains. Reads use the primary and its newest
 * state: an insert that loses to a unique index must find the winning record, even before a majority has it.
 */
export const WRITE_CONCERN = { w: 'majority', j: true } as const;

/** @param accountId whose turn the transaction takes; null: the platform's own, or of several accounts */
export type Transaction = <T>(accountId: string | null, work: (session: ClientSession) => Promise<T>) => Promise<T>;

/** Of the slots, so that transactions of one account that wait for each other's documents leave room for the others. */
const ACCOUNT_SHARE = 1 / 5;

/**
 * Transactions on a connection pool, in at most half of its connections. A command that waits for another transaction's
 * document holds a connection: if such commands held all connections, no commit could run, and all would wait until the
 * server aborts them.
 */
export function createTransactions(connection: Connection, maxPoolSize: number): Transaction {
  const count = Math.max(1, Math.floor(maxPoolSize / 2));
  const inSlot = createTransactionSlots(count, Math.max(1, Math.floor(count * ACCOUNT_SHARE)), isUnreachable);
  return (accountId, work) => inSlot(accountId, () => runTransaction(connection, work));
}

async function runTransaction<T>(connection: Connection, work: (session: ClientSession) => Promise<T>): Promise<T> {
  const session = await connection.startSession();
  try {
    return await session.withTransaction(() => work(session).catch(throwRepeatable), {
      readConcern: { level: 'snapshot' },
      writeConcern: WRITE_CONCERN,
    });
  } finally {
    await session.endSession();
  }
}

/** @throws the error, marked so that the transaction is repeated if it had to wait for a connection and got none */
function throwRepeatable(error: unknown): never {
  throw isPoolCleared(error) ? repeatTransaction(error) : error;
}

/** See docs/upstream.md, mongodb (4). A bulk write of one collection wraps the error. */
function isPoolCleared(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name.includes('PoolCleared') || ('errorResponse' in error && isPoolCleared(error.errorResponse));
}

/** No server was found within a second: transactions that wait for a slot would fail in the same way. */
function isUnreachable(error: unknown): boolean {
  return error instanceof Error && /ServerSelectionError$/.test(error.name);
}

/** Marks an error inside a transaction so that the whole transaction is repeated, as after a write conflict. */
export function repeatTransaction(error: unknown): unknown {
  if (error instanceof mongoose.mongo.MongoError) error.addErrorLabel('TransientTransactionError');
  return error;
}

/**
 * Slots, first come, first served. An account holds and waits for at most its share of them at once, and keeps the rest
 * in a line of its own.
 * @param isOutage whether the waiting ones would fail in the same way: they are rejected with it at once
 */
export function createTransactionSlots(count: number, perAccount: number, isOutage: (error: unknown) => boolean) {
  const inShare = createKeyedMutex(perAccount);
  const inSlot = createKeyedMutex(count);
  let lastOutage: { readonly error: unknown } | null = null;
  return <T>(accountId: string | null, work: () => Promise<T>): Promise<T> => {
    const before = lastOutage;
    const unlessOutage = async () => {
      if (lastOutage !== null && lastOutage !== before) throw lastOutage.error;
      try {
        return await work();
      } catch (error) {
        if (isOutage(error)) lastOutage = { error };
        throw error;
      }
    };
    return inShare(accountId ?? '', () => inSlot('', unlessOutage));
  };
}
