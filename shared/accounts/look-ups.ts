import { LRUCache } from 'lru-cache';
import { type Clock, DAY_MS } from '../core/clock.ts';
import { createTimedTurns } from '../core/keyed-mutex.ts';

/** Runs the look-up of a secret that this process has neither accepted nor seen issued, or throws instead. */
export type LookUpGuard = <T>(lookUp: () => Promise<T>) => Promise<T>;

/**
 * How long an unknown secret is remembered. Secrets are random and never presented before their creation, so this hides
 * no new one.
 */
const UNKNOWN_MS = 5_000;
const ACCEPTED_MS = 3_600_000;
/** Above the longest overlap of a rotation, 168 h: until then its clients may use the old secret. */
const ISSUED_MS = 8 * DAY_MS;
const MAX_ENTRIES = 10_000;
/** Look-ups of one secret at the same time. Its owner's limits count a request only after the look-up: without this, a flood of its requests would slow those of all others. */
const MAX_CONCURRENT = 4;
/** How long a look-up holds its turn. While the database is away each takes longer, and those that wait must be refused soon. */
const TURN_MS = 100;

/**
 * Looks up presented secrets by their hash. A secret that was not found is not looked up again for some seconds.
 * @param isAccepted whether the found record is accepted: its next look-up is then not guarded
 */
export function createLookUps<T>(clock: Clock, isAccepted: (found: T) => boolean = () => true) {
  const perf = { now: () => clock.now().getTime() };
  const recent = (ttl: number) => new LRUCache<string, true>({ max: MAX_ENTRIES, ttl, ttlResolution: 0, perf });
  const unknown = recent(UNKNOWN_MS);
  const accepted = recent(ACCEPTED_MS);
  const issued = recent(ISSUED_MS);
  const isKnown = (hash: string) => accepted.has(hash) || issued.has(hash);
  const turns = createTimedTurns(MAX_CONCURRENT, TURN_MS);
  const forget = (hash: string) => {
    for (const known of [accepted, issued]) known.delete(hash);
  };
  return {
    async find(hash: string, find: () => Promise<T | null>, guard: LookUpGuard): Promise<T | null> {
      if (unknown.has(hash)) return null;
      const lookUp = async () => {
        // Another request may have looked it up while this one waited.
        if (unknown.has(hash)) return null;
        const found = await find();
        if (found === null) unknown.set(hash, true);
        if (found !== null && isAccepted(found)) accepted.set(hash, true);
        else forget(hash);
        return found;
      };
      return isKnown(hash) ? turns(hash, lookUp) : guard(lookUp);
    },
    /** Runs what ends these secrets, guarded unless one of them is known. From now on none of them is. */
    end<R>(hashes: readonly string[], end: () => Promise<R>, guard: LookUpGuard): Promise<R> {
      const isGuarded = !hashes.some(isKnown);
      for (const hash of hashes) forget(hash);
      return isGuarded ? guard(end) : end();
    },
    /** A secret that was just issued: its first look-up is not guarded either, for eight days. */
    issue(hash: string): void {
      issued.set(hash, true);
    },
  };
}

export const UNGUARDED: LookUpGuard = (lookUp) => lookUp();
