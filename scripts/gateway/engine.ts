import type { Call, EngineConnection } from './postgres/connection.ts';
import { EngineError } from './postgres/errors.ts';
import type { EnginePool } from './postgres/pool.ts';
import type { Parameter, Row, Statement } from './postgres/protocol.ts';
import type { Request } from './request.ts';
import { statements } from './statements.ts';
import type { Transactions } from './transactions.ts';

/** Runs a command's statement on its transaction's connection, or on any. */
export class Engine {
  readonly pool: EnginePool;
  readonly transactions: Transactions;

  constructor(pool: EnginePool, transactions: Transactions) {
    this.pool = pool;
    this.transactions = transactions;
  }

  /** The statement's only row. After `maxTimeMS` it fails with code 50. */
  async row(request: Request, statement: Statement, parameters: readonly Parameter[]): Promise<Row> {
    const [row] = await this.rows(request, statement, parameters);
    return row ?? [];
  }

  /** The only row of each of several statements of one transaction. The first request may start it. */
  async rowsTogether([request]: readonly Request[], calls: readonly Call[]): Promise<Row[]> {
    if (request === undefined) return [];
    return this.transactions.run(request, async (connection, first) => {
      const results = await connection.pipeline([...first, ...calls]);
      return results.slice(first.length).map(([row]) => row ?? []);
    });
  }

  async rows(request: Request, statement: Statement, parameters: readonly Parameter[]): Promise<Row[]> {
    const call = { statement, parameters };
    if (request.inTransaction) {
      return this.transactions.run(request, (connection, first) => limited(connection, request, call, first));
    }
    const taken = this.pool.take();
    const connection = taken instanceof Promise ? await taken : taken;
    try {
      return await limited(connection, request, call, request.isUnjournaled ? [early] : []);
    } finally {
      this.pool.give(connection);
    }
  }

  /**
   * Runs statements outside the client's transactions and commits them together if `areDone` accepts the only row of
   * each; otherwise none takes effect. This waits for the disk once instead of once per statement.
   */
  async rowsAtOnce(calls: readonly Call[], areDone: (rows: readonly Row[]) => boolean): Promise<Row[] | null> {
    const connection = await this.pool.take();
    try {
      const results = await connection.pipeline([begin, ...calls]);
      const rows = results.slice(1).map(([row]) => row ?? []);
      if (areDone(rows)) {
        await connection.run(statements.commit, []);
        return rows;
      }
      await connection.run(statements.rollback, []);
      return null;
    } catch (error) {
      if (!(error instanceof EngineError) || !connection.usable) throw error;
      await connection.run(statements.rollback, []);
      return null;
    } finally {
      this.pool.give(connection);
    }
  }
}

const early: Call = { statement: statements.acknowledgeEarly, parameters: [] };
const begin: Call = { statement: statements.beginGroup, parameters: [] };

/** The time limit is set before and removed after, in the same write: it costs no round trip. */
async function limited(
  connection: EngineConnection,
  request: Request,
  call: Call,
  first: readonly Call[],
): Promise<Row[]> {
  if (request.maxTimeMs === undefined || request.maxTimeMs <= 0) return last(connection.pipeline([...first, call]));
  return connection.inOneWrite(async () => {
    const before = connection.pipeline([...first, timeoutCall(request.maxTimeMs ?? 0)]);
    const answer = connection.pipeline([call]);
    const after = connection.pipeline([timeoutCall(0)]);
    // In a failed transaction the limit cannot be removed. Its rollback undoes the setting.
    const [, rows] = await Promise.all([before, last(answer), after.catch(() => [])]);
    return rows;
  });
}

function timeoutCall(ms: number): Call {
  return { statement: statements.setTimeout, parameters: [Buffer.from(String(Math.ceil(ms)))] };
}

async function last(results: Promise<Row[][]>): Promise<Row[]> {
  return (await results).at(-1) ?? [];
}
