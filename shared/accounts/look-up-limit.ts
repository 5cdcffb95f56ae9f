import type { Clock } from '../core/clock.ts';
import { createRecent } from '../core/recent.ts';

/** Runs the look-up of a secret that this process has not accepted before, or throws in its place. */
export type LookUpGuard = <T>(lookUp: () => Promise<T>) => Promise<T>;

/** Secrets are random: none can be presented before it exists, so this hides none that was just made. */
const UNKNOWN_MS = 5_000;
const ACCEPTED_MS = 3_600_000;
const MAX_ENTRIES = 10_000;

/**
 * Look-ups of what callers present as a secret, by its hash. What was not found is not looked up again for some seconds.
 * @param isAccepted whether what was found lets its holder in: then the next look-up is not guarded
 */
export function createLookUps<T>(clock: Clock, isAccepted: (found: T) => boolean = () => true) {
  const unknown = createRecent(clock, { max: MAX_ENTRIES, ttlMs: UNKNOWN_MS });
  const accepted = createRecent(clock, { max: MAX_ENTRIES, ttlMs: ACCEPTED_MS });
  return async (hash: string, find: () => Promise<T | null>, guard: LookUpGuard): Promise<T | null> => {
    if (unknown.has(hash)) return null;
    const lookUp = async () => {
      // Another caller may have looked while this one waited.
      if (unknown.has(hash)) return null;
      const found = await find();
      if (found === null) unknown.add(hash);
      if (found !== null && isAccepted(found)) accepted.add(hash);
      else accepted.delete(hash);
      return found;
    };
    return accepted.has(hash) ? lookUp() : guard(lookUp);
  };
}

export const UNGUARDED: LookUpGuard = (lookUp) => lookUp();
