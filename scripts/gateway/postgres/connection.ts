import net from 'node:net';
import { MessageCutter } from '../framing.ts';
import { EngineError, EngineLostError } from './errors.ts';
import {
  backendFraming,
  bindExecuteMessage,
  errorFieldsOf,
  type Parameter,
  parseMessage,
  type Row,
  rowOf,
  type Statement,
  startupMessage,
  syncMessage,
  terminateMessage,
} from './protocol.ts';

/** One statement of a pipeline with its parameters. */
export type Call = { readonly statement: Statement; readonly parameters: readonly Parameter[] };

type Pending = {
  readonly resolve: (results: Row[][]) => void;
  readonly reject: (error: Error) => void;
  results: Row[][];
  rows: Row[];
  error: EngineError | undefined;
  /** Statement names whose Parse was sent with this pipeline: not prepared when it fails before them. */
  readonly parsed: readonly string[];
  completed: number;
};

/**
 * A connection to the engine over its Unix socket (trusted, no password). Every call is one write and one reply. Calls
 * may be pipelined: they are answered in order.
 */
export class EngineConnection {
  readonly #socket: net.Socket;
  readonly #prepared = new Set<string>();
  readonly #pending: Pending[] = [];
  #lost: EngineLostError | undefined;
  onClose: (() => void) | undefined;

  private constructor(socket: net.Socket) {
    this.#socket = socket;
  }

  /** Resolves when the engine is ready for queries. Rejects with EngineLostError when it is unavailable. */
  static open(socketPath: string, settings: Readonly<Record<string, string>>): Promise<EngineConnection> {
    return new Promise((resolve, reject) => {
      const socket = net.connect(socketPath);
      const connection = new EngineConnection(socket);
      const ready = (): void => resolve(connection);
      connection.#pending.push({
        resolve: ready,
        reject,
        results: [],
        rows: [],
        error: undefined,
        parsed: [],
        completed: 0,
      });
      const cutter = new MessageCutter(backendFraming, (message) => connection.#receive(message));
      socket.on('data', (chunk) => cutter.push(chunk));
      socket.on('error', (error) => connection.#lose(error.message));
      socket.on('close', () => connection.#lose('the engine closed the connection'));
      socket.write(startupMessage(settings));
    });
  }

  get usable(): boolean {
    return this.#lost === undefined;
  }

  /** Runs one statement in its own implicit transaction (or in the open one) and returns its rows. */
  async run(statement: Statement, parameters: readonly Parameter[]): Promise<Row[]> {
    const [rows] = await this.pipeline([{ statement, parameters }]);
    return rows ?? [];
  }

  /**
   * Runs statements in order, in one round trip and, outside BEGIN, in one implicit transaction. The first error skips
   * the rest and rejects the call.
   */
  pipeline(calls: readonly Call[]): Promise<Row[][]> {
    if (this.#lost !== undefined) return Promise.reject(this.#lost);
    const parsed: string[] = [];
    const messages: Buffer[] = [];
    for (const { statement, parameters } of calls) {
      if (!this.#prepared.has(statement.name)) {
        this.#prepared.add(statement.name);
        parsed.push(statement.name);
        messages.push(parseMessage(statement));
      }
      messages.push(bindExecuteMessage(statement.name, parameters));
    }
    messages.push(syncMessage);
    return new Promise((resolve, reject) => {
      this.#pending.push({ resolve, reject, results: [], rows: [], error: undefined, parsed, completed: 0 });
      this.#socket.write(Buffer.concat(messages));
    });
  }

  /** Sends everything that `work` writes before its first wait in one write. */
  inOneWrite<T>(work: () => T): T {
    this.#socket.cork();
    try {
      return work();
    } finally {
      this.#socket.uncork();
    }
  }

  close(): void {
    this.#lost ??= new EngineLostError('closed');
    this.#socket.end(terminateMessage);
  }

  #receive(message: Buffer): void {
    const pending = this.#pending[0];
    if (pending === undefined) return;
    switch (message[0]) {
      case 0x44: // DataRow
        pending.rows.push(rowOf(message));
        break;
      case 0x43: // CommandComplete
        pending.results.push(pending.rows);
        pending.rows = [];
        break;
      case 0x31: // ParseComplete
        pending.completed += 1;
        break;
      case 0x45: // ErrorResponse
        pending.error = new EngineError(errorFieldsOf(message));
        break;
      case 0x5a: // ReadyForQuery
        this.#finish(pending);
        break;
      default: // BindComplete, notices, parameter statuses: nothing to do.
    }
  }

  #finish(pending: Pending): void {
    this.#pending.shift();
    if (pending.error === undefined) {
      pending.resolve(pending.results);
      return;
    }
    for (const name of pending.parsed.slice(pending.completed)) this.#prepared.delete(name);
    pending.reject(pending.error);
  }

  #lose(reason: string): void {
    if (this.#lost === undefined) this.#lost = new EngineLostError(reason);
    for (const { reject, error } of this.#pending.splice(0)) reject(error?.connectionEnds ? error : this.#lost);
    this.#socket.destroy();
    this.onClose?.();
    this.onClose = undefined;
  }
}
