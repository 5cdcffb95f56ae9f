import type { Logger } from '../../shared/core/logger.ts';
import type { Database } from '../../shared/db/connect.ts';
import type { GenerationEvents } from '../../shared/generation/generation-signals.ts';

export interface Waiter {
  /**
   * Starts listening for the end of a generation of that content at once, so that what is read afterwards misses
   * nothing.
   */
  listen(contentHash: string): Listening;
  /** All listening ends. */
  close(): void;
  readonly isClosed: boolean;
}

/** Listening for one content. */
export interface Listening {
  /** Calls back, once, when it is over; at once if it is already. */
  whenOver(callback: () => void): void;
  /** Ends it before its time, and frees everything. */
  end(): void;
}

/** Events can be lost with Redis; what is listened for longer than that is looked up in the database, all in one query. */
const SWEEP_AFTER_MS = 1_500;
const SWEEP_EVERY_MS = 1_000;

export function createWaiter(deps: {
  readonly events: GenerationEvents;
  readonly db: Database;
  readonly logger: Logger;
}): Waiter {
  const { events } = deps;
  const all = new Set<ContentListening>();
  let isClosed = false;
  const timer = setInterval(() => {
    sweep(deps, all).catch((error) => deps.logger.warn({ err: error, component: 'waiter' }, 'sweep failed'));
  }, SWEEP_EVERY_MS);
  timer.unref();
  const forget = (listening: ContentListening) => {
    all.delete(listening);
    events.unsubscribe(listening.contentHash, listening.end);
  };
  return {
    listen(contentHash) {
      const listening = new ContentListening(contentHash, forget);
      events.subscribe(contentHash, listening.end);
      all.add(listening);
      return listening;
    },
    close() {
      clearInterval(timer);
      isClosed = true;
      for (const listening of all) listening.end();
    },
    get isClosed() {
      return isClosed;
    },
  };
}

/** A class because a front holds thousands: an object is smaller than closures and a promise. */
class ContentListening implements Listening {
  readonly contentHash: string;
  readonly since = performance.now();
  readonly #forget: (listening: ContentListening) => void;
  #isOver = false;
  #callback: (() => void) | null = null;

  constructor(contentHash: string, forget: (listening: ContentListening) => void) {
    this.contentHash = contentHash;
    this.#forget = forget;
  }

  whenOver(callback: () => void): void {
    if (this.#isOver) callback();
    else this.#callback = callback;
  }

  readonly end = (): void => {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#forget(this);
    this.#callback?.();
  };
}

async function sweep(deps: { readonly db: Database }, all: ReadonlySet<ContentListening>): Promise<void> {
  const now = performance.now();
  const old = [...all].filter(({ since }) => now - since > SWEEP_AFTER_MS);
  if (old.length === 0) return;
  const hashes = [...new Set(old.map(({ contentHash }) => contentHash))];
  const open = await deps.db.generations.distinct('contentHash', { contentHash: { $in: hashes }, open: true });
  const running = new Set<unknown>(open);
  for (const listening of old) if (!running.has(listening.contentHash)) listening.end();
}
