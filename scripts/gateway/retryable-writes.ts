import type { Request } from './request.ts';

type Written = { readonly txnNumber: number; readonly reply: Promise<Buffer>; readonly atMs: number };

const rememberMs = 30 * 60_000;

/**
 * Retryable writes: a write outside transactions that has a transaction number takes effect once. Its repeat gets the
 * reply of the first. Replies are kept in memory, per session the latest, for half an hour.
 */
export class RetryableWrites {
  readonly #now: () => number;
  readonly #written = new Map<string, Written>();

  constructor(now: () => number) {
    this.#now = now;
  }

  run(request: Request, write: () => Promise<Buffer> | Buffer): Promise<Buffer> | Buffer {
    const { session, txnNumber } = request;
    if (txnNumber === undefined || request.inTransaction) return write();
    const before = this.#written.get(session);
    if (before?.txnNumber === txnNumber) return before.reply;
    const reply = Promise.resolve(write());
    const written = { txnNumber, reply, atMs: this.#now() };
    this.#written.set(session, written);
    reply.catch(() => {
      if (this.#written.get(session) === written) this.#written.delete(session);
    });
    return reply;
  }

  /** Forgets old replies. Call it periodically. */
  sweep(): void {
    const oldest = this.#now() - rememberMs;
    for (const [session, { atMs }] of this.#written) if (atMs < oldest) this.#written.delete(session);
  }
}
