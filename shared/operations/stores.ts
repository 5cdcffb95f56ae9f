import { withDeadline } from '../core/deadline.ts';
import { isDatabaseAway, isRedisAway } from '../core/outages.ts';

export type StoreName = 'database' | 'redis';

/** An operator waits for the page: what a store has not returned by then counts as unreadable. */
const READ_MS = 4_000;

/** Reads for one page: it shows what it can while a store is away. */
export interface StoreReads {
  /** Null: the store did not answer. @throws errors of any other kind */
  from<T>(store: StoreName, read: () => Promise<T>): Promise<T | null>;
  /** The stores that did not answer so far. */
  readonly unavailable: readonly StoreName[];
}

export function createStoreReads(): StoreReads {
  const away = new Set<StoreName>();
  return {
    async from<T>(store: StoreName, read: () => Promise<T>) {
      const answer = read().catch((error: unknown) => {
        if (!(store === 'database' ? isDatabaseAway(error) : isRedisAway(error))) throw error;
        away.add(store);
        return null;
      });
      return withDeadline<T | null>(READ_MS, answer, () => {
        away.add(store);
        return null;
      });
    },
    get unavailable() {
      return [...away].sort();
    },
  };
}
