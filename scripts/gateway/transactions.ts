import { CommandError, commandErrorFrom, errorCodes } from './errors.ts';
import type { Call, EngineConnection } from './postgres/connection.ts';
import { EngineLostError } from './postgres/errors.ts';
import type { EnginePool } from './postgres/pool.ts';
import type { Row } from './postgres/protocol.ts';
import type { Request } from './request.ts';
import { statements } from './statements.ts';

type Open = {
  readonly txnNumber: number;
  readonly connection: EngineConnection;
  readonly startedAtMs: number;
  client: object;
  busy: boolean;
};

/** The end of a session's latest transaction. `inDoubt`: the engine was lost during COMMIT; its id reveals the outcome. */
type Ended = {
  readonly txnNumber: number;
  readonly outcome: 'committed' | 'aborted' | 'inDoubt';
  readonly transactionId: Buffer | null;
  readonly endedAtMs: number;
};

const lifetimeMs = 60_000;
const rememberMs = 30 * 60_000;
const transient = ['TransientTransactionError'];

/**
 * Multi-document transactions: a session's transaction holds one engine connection under snapshot isolation (REPEATABLE
 * READ) from its first command to its end. As in MongoDB any error ends it at once, it lives at most 60 s, and it does
 * not outlive the client connection that used it last.
 */
export class Transactions {
  readonly #pool: EnginePool;
  readonly #now: () => number;
  readonly #open = new Map<string, Open>();
  readonly #ended = new Map<string, Ended>();
  /** Client connections that were cut. */
  readonly #left = new WeakSet<object>();

  constructor(pool: EnginePool, now: () => number) {
    this.#pool = pool;
    this.#now = now;
  }

  /** Runs a command's calls in its transaction, which the command may start. `first` runs before the calls. */
  async run(
    request: Request,
    work: (connection: EngineConnection, first: readonly Call[]) => Promise<Row[]>,
  ): Promise<Row[]> {
    const { open, first } = request.startsTransaction ? await this.#start(request) : this.#continue(request);
    open.busy = true;
    open.client = request.client;
    try {
      return await work(open.connection, first);
    } catch (error) {
      await this.#abort(request.session, open);
      throw commandErrorFrom(error, true);
    } finally {
      open.busy = false;
      // The client was cut while the command ran, which `clientLeft` must not disturb.
      if (this.#left.has(request.client)) await this.#abort(request.session, open);
    }
  }

  /** Ends the transaction of a command whose reply contains a write error, as MongoDB does. */
  async fail(request: Request): Promise<void> {
    const open = this.#open.get(request.session);
    if (open !== undefined) await this.#abort(request.session, open);
  }

  async commit(request: Request): Promise<void> {
    const open = this.#open.get(request.session);
    if (open === undefined || open.txnNumber !== request.txnNumber) return this.#confirm(request);
    this.#open.delete(request.session);
    let transactionId: Buffer | null = null;
    const { connection } = open;
    try {
      await connection.inOneWrite(() => {
        // The id arrives before COMMIT runs. If the engine dies in between, it later reveals the outcome.
        const id = connection.run(statements.transactionId, []).then(([row]) => {
          transactionId = row?.[0] ?? null;
        });
        return Promise.all([id, connection.run(statements.commit, [])]);
      });
      this.#remember(request.session, open.txnNumber, 'committed', null);
    } catch (error) {
      const lost = error instanceof EngineLostError || !connection.usable;
      this.#remember(request.session, open.txnNumber, lost ? 'inDoubt' : 'aborted', transactionId);
      throw lost ? commandErrorFrom(error, false) : commandErrorFrom(error, true);
    } finally {
      this.#pool.give(connection);
    }
  }

  async abort(request: Request): Promise<void> {
    const open = this.#open.get(request.session);
    if (open === undefined || open.txnNumber !== request.txnNumber) throw noSuchTransaction(transient);
    await this.#abort(request.session, open);
  }

  /** The client ended these sessions. */
  async endSessions(sessions: readonly string[]): Promise<void> {
    for (const session of sessions) {
      const open = this.#open.get(session);
      if (open !== undefined) await this.#abort(session, open);
      this.#ended.delete(session);
    }
  }

  /** The client's connection was cut. */
  async clientLeft(client: object): Promise<void> {
    this.#left.add(client);
    for (const [session, open] of this.#open) {
      if (open.client === client && !open.busy) await this.#abort(session, open);
    }
  }

  /** Ends expired transactions. Call it periodically. */
  async sweep(): Promise<void> {
    const now = this.#now();
    for (const [session, open] of this.#open) {
      if (now - open.startedAtMs > lifetimeMs && !open.busy) await this.#abort(session, open);
    }
    for (const [session, ended] of this.#ended) {
      if (now - ended.endedAtMs > rememberMs) this.#ended.delete(session);
    }
  }

  async #start(request: Request): Promise<{ open: Open; first: readonly Call[] }> {
    const before = this.#open.get(request.session);
    if (before !== undefined) await this.#abort(request.session, before);
    const open: Open = {
      txnNumber: request.txnNumber ?? 0,
      connection: await this.#pool.take(),
      startedAtMs: this.#now(),
      client: request.client,
      busy: true,
    };
    this.#open.set(request.session, open);
    return { open, first: [{ statement: statements.begin, parameters: [] }] };
  }

  #continue(request: Request): { open: Open; first: readonly Call[] } {
    const open = this.#open.get(request.session);
    if (open === undefined || open.txnNumber !== request.txnNumber) throw noSuchTransaction(transient);
    return { open, first: [] };
  }

  /** A repeated commit, or the commit of an ended transaction: replies with its outcome. */
  async #confirm(request: Request): Promise<void> {
    const ended = this.#ended.get(request.session);
    // Unknown: this gateway may be younger than the transaction, so no client may be asked to repeat it.
    if (ended === undefined || ended.txnNumber !== request.txnNumber) throw noSuchTransaction([]);
    if (ended.outcome === 'committed') return;
    if (ended.outcome === 'aborted') throw noSuchTransaction(transient);
    if (ended.transactionId === null) throw noSuchTransaction(transient); // It had written nothing, or had not started COMMIT.
    const call = { statement: statements.transactionStatus, parameters: [ended.transactionId] };
    const [[row] = []] = await this.#pool.pipeline([call]).catch((error: unknown) => {
      // Only the commit may be repeated: with the label of a transaction the client would do its work again.
      throw commandErrorFrom(error, false);
    });
    const status = row?.[0]?.toString();
    // Its backend has not noticed yet that the connection is lost: the commit may still take effect.
    if (status !== 'committed' && status !== 'aborted')
      throw commandErrorFrom(new EngineLostError('its commit goes on'), false);
    this.#remember(request.session, ended.txnNumber, status, null);
    if (status === 'aborted') throw noSuchTransaction(transient);
  }

  async #abort(session: string, open: Open): Promise<void> {
    if (this.#open.get(session) !== open) return;
    this.#open.delete(session);
    this.#remember(session, open.txnNumber, 'aborted', null);
    try {
      await open.connection.run(statements.rollback, []);
    } catch {
      open.connection.close(); // The connection is unusable or in doubt. Closing also rolls back.
    }
    this.#pool.give(open.connection);
  }

  #remember(session: string, txnNumber: number, outcome: Ended['outcome'], transactionId: Buffer | null): void {
    this.#ended.set(session, { txnNumber, outcome, transactionId, endedAtMs: this.#now() });
  }
}

function noSuchTransaction(labels: readonly string[]): CommandError {
  return new CommandError(errorCodes.noSuchTransaction, 'The transaction has ended or was never started', labels);
}
