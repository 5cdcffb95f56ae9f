import type { Row } from './postgres/protocol.ts';

type Cursor = { readonly continuation: Buffer; readonly usedAtMs: number };

const lifetimeMs = 10 * 60_000;

/** Open cursors: what the engine needs to go on with each. As in MongoDB one that is not used for 10 minutes ends. */
export class Cursors {
  readonly #now: () => number;
  readonly #cursors = new Map<string, Cursor>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Remembers the cursor of a first page (`page, continuation, id`) unless the page is all there is. */
  opened([, continuation, id]: Row): void {
    if (continuation && id) this.continued(id.readBigInt64BE(0), continuation);
  }

  continuationOf(id: bigint): Buffer | undefined {
    return this.#cursors.get(String(id))?.continuation;
  }

  /** Null: the cursor gave its last page. */
  continued(id: bigint, continuation: Buffer | null): void {
    if (continuation === null) this.#cursors.delete(String(id));
    // Copied: the continuation is a slice of a buffer that also holds the page.
    else this.#cursors.set(String(id), { continuation: Buffer.from(continuation), usedAtMs: this.#now() });
  }

  /** Whether it was open. */
  close(id: bigint): boolean {
    return this.#cursors.delete(String(id));
  }

  /** Forgets what was not used for long; the engine removes its own files. */
  sweep(): void {
    const oldest = this.#now() - lifetimeMs;
    for (const [id, { usedAtMs }] of this.#cursors) if (usedAtMs < oldest) this.#cursors.delete(id);
  }
}
