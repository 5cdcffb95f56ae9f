import type { Clock } from './clock.ts';

/** The keys that were added last: at most `max`, each for `ttlMs`. */
export interface Recent {
  add(key: string): void;
  has(key: string): boolean;
  delete(key: string): void;
}

export function createRecent(clock: Clock, { max, ttlMs }: { readonly max: number; readonly ttlMs: number }): Recent {
  const untilOf = new Map<string, number>();
  return {
    add(key) {
      untilOf.delete(key);
      untilOf.set(key, clock.now().getTime() + ttlMs);
      for (const oldest of untilOf.keys()) {
        if (untilOf.size <= max) break;
        untilOf.delete(oldest);
      }
    },
    has(key) {
      const until = untilOf.get(key);
      if (until === undefined || until > clock.now().getTime()) return until !== undefined;
      untilOf.delete(key);
      return false;
    },
    delete: (key) => void untilOf.delete(key),
  };
}
