import type { Row } from './postgres/protocol.ts';

type Cursor = { readonly continuation: Buffer; readonly usedAtMs: number };

const lifetimeMs = 10 * 60_000;

/** Open cursors, with the engine's continuation of each. As in MongoDB, a cursor unused for 10 minutes ends. */
export class Cursors {
  readonly #now: () => number;
  readonly #cursors = new Map<string, Cursor>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Stores the cursor of a first page (`page, continuation, id`) unless the page is complete. */
  opened([, continuation, id]: Row): void {
    if (continuation && id) this.continued(id.readBigInt64BE(0), continuation);
  }

  continuationOf(id: bigint): Buffer | undefined {
    return this.#cursors.get(String(id))?.continuation;
  }

  /** Null: the cursor has returned its last page. */
  continued(id: bigint, continuation: Buffer | null): void {
    if (continuation === null) this.#cursors.delete(String(id));
    // Copied: the continuation is a slice of a buffer that also holds the page.
    else this.#cursors.set(String(id), { continuation: Buffer.from(continuation), usedAtMs: this.#now() });
  }

  /** Whether it was open. */
  close(id: bigint): boolean {
    return this.#cursors.delete(String(id));
  }

  /** Removes cursors that were not used for long. The engine removes its own files. */
  sweep(): void {
    const oldest = this.#now() - lifetimeMs;
    for (const [id, { usedAtMs }] of this.#cursors) if (usedAtMs < oldest) this.#cursors.delete(id);
  }
}
