import type { Call, EngineConnection } from './connection.ts';
import type { Row } from './protocol.ts';

/**
 * Connections to the engine, opened on demand and reused. The last one used is used next: its prepared plans and caches
 * are warm, and few processes share the processor.
 */
export class EnginePool {
  readonly #open: () => Promise<EngineConnection>;
  readonly #most: number;
  readonly #idle: EngineConnection[] = [];
  readonly #waiting: { resolve: (connection: EngineConnection) => void; reject: (error: unknown) => void }[] = [];
  #count = 0;

  constructor(most: number, open: () => Promise<EngineConnection>) {
    this.#most = most;
    this.#open = open;
  }

  /** Runs statements on any connection, in one round trip. */
  async pipeline(calls: readonly Call[]): Promise<Row[][]> {
    const connection = await this.take();
    try {
      return await connection.pipeline(calls);
    } finally {
      this.give(connection);
    }
  }

  /** An exclusive connection. The taker must `give` it back with no transaction open. Waits when all are taken. */
  take(): Promise<EngineConnection> | EngineConnection {
    for (let idle = this.#idle.pop(); idle !== undefined; idle = this.#idle.pop()) {
      if (idle.usable) return idle;
    }
    if (this.#count < this.#most) return this.#make();
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  give(connection: EngineConnection): void {
    if (!connection.usable) return;
    const next = this.#waiting.shift();
    if (next !== undefined) next.resolve(connection);
    else this.#idle.push(connection);
  }

  close(): void {
    for (const connection of this.#idle.splice(0)) connection.close();
  }

  async #make(): Promise<EngineConnection> {
    this.#count += 1;
    try {
      const connection = await this.#open();
      connection.onClose = () => this.#forget();
      return connection;
    } catch (error) {
      this.#forget();
      throw error;
    }
  }

  /** A connection was lost: a waiting taker gets a new one, or an error when none can be opened. */
  #forget(): void {
    this.#count -= 1;
    const next = this.#waiting.shift();
    if (next !== undefined) this.#make().then(next.resolve, next.reject);
  }
}
