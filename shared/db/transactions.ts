import mongoose, { type ClientSession, type Connection } from 'mongoose';

/**
 * Acknowledged writes survive a failover, whatever options the address contains. Reads use the primary and its newest
 * state: an insert that loses to a unique index must find the winning record, even before a majority has it.
 */
export const WRITE_CONCERN = { w: 'majority', j: true } as const;

export type Transaction = <T>(work: (session: ClientSession) => Promise<T>) => Promise<T>;

/**
 * Transactions on a connection pool, in at most half of its connections. A command that waits for another transaction's
 * document holds a connection: if such commands held all connections, no commit could run, and all would wait until the
 * server aborts them.
 */
export function createTransactions(connection: Connection, maxPoolSize: number): Transaction {
  const slots = createSessionSlots(Math.max(1, Math.floor(maxPoolSize / 2)), isUnreachable);
  return (work) => slots.run(() => runTransaction(connection, work));
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

/** See docs/upstream.md, "mongodb 4". A bulk write of one collection wraps the error. */
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

/** A semaphore, first come, first served. */
export interface SessionSlots {
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** @param isOutage whether the waiting ones would fail in the same way: they are rejected with it at once */
export function createSessionSlots(count: number, isOutage: (error: unknown) => boolean): SessionSlots {
  interface Waiting {
    readonly enter: () => void;
    readonly fail: (error: unknown) => void;
  }
  const waiting: Waiting[] = [];
  let taken = 0;
  return {
    async run(work) {
      if (taken < count) taken += 1;
      else await new Promise<void>((enter, fail) => waiting.push({ enter, fail }));
      try {
        return await work();
      } catch (error) {
        if (isOutage(error)) for (const { fail } of waiting.splice(0)) fail(error);
        throw error;
      } finally {
        const next = waiting.shift();
        if (next === undefined) taken -= 1;
        else next.enter();
      }
    },
  };
}
