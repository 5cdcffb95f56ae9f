import type { Logger } from '../../shared/logger.ts';
import type { Database } from '../../shared/models/index.ts';
import type { GenerationEvents } from '../../shared/queues/events.ts';

export interface Waiter {
  /**
   * Starts listening for the end of a generation of that content at once, so that what is read afterwards misses
   * nothing. `ended` resolves true at its end, false at the deadline; `cancel` frees everything.
   */
  listen(contentHash: string, timeoutMs: number): { readonly ended: Promise<boolean>; cancel(): void };
  close(): void;
}

/** Events can be lost with Redis; waits older than that are looked up in the database, all in one query. */
const SWEEP_AFTER_MS = 1_500;
const SWEEP_EVERY_MS = 1_000;

interface Wait {
  readonly contentHash: string;
  readonly since: number;
  finish(ended: boolean): void;
}

export function createWaiter(deps: {
  readonly events: GenerationEvents;
  readonly db: Database;
  readonly logger: Logger;
}): Waiter {
  const waits = new Set<Wait>();
  const timer = setInterval(() => {
    sweep(deps, waits).catch((error) => deps.logger.warn({ err: error, component: 'waiter' }, 'sweep failed'));
  }, SWEEP_EVERY_MS);
  timer.unref();
  return {
    listen(contentHash, timeoutMs) {
      let wait: Wait | null = null;
      const ended = new Promise<boolean>((resolve) => {
        const unsubscribe = deps.events.subscribe(contentHash, () => wait?.finish(true));
        const deadline = setTimeout(() => wait?.finish(false), timeoutMs);
        wait = {
          contentHash,
          since: performance.now(),
          finish(result) {
            clearTimeout(deadline);
            unsubscribe();
            if (wait !== null) waits.delete(wait);
            resolve(result);
          },
        };
        waits.add(wait);
      });
      return { ended, cancel: () => wait?.finish(false) };
    },
    close() {
      clearInterval(timer);
      for (const wait of waits) wait.finish(false);
    },
  };
}

async function sweep(deps: { readonly db: Database }, waits: ReadonlySet<Wait>): Promise<void> {
  const now = performance.now();
  const old = [...waits].filter((wait) => now - wait.since > SWEEP_AFTER_MS);
  if (old.length === 0) return;
  const hashes = [...new Set(old.map((wait) => wait.contentHash))];
  const open = await deps.db.generations.distinct('contentHash', { contentHash: { $in: hashes }, open: true });
  const running = new Set<unknown>(open);
  for (const wait of old) if (!running.has(wait.contentHash)) wait.finish(true);
}
