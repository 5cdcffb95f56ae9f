import { LRUCache } from 'lru-cache';

const MAX_KEYS = 10_000;

/**
 * A read whose result, or failure, serves all callers for `ms` from its start.
 * @param nowMs a clock; its zero does not matter
 */
export function sharedFor<T>(
  ms: number,
  read: () => Promise<T>,
  nowMs: () => number = () => performance.now(),
): () => Promise<T> {
  let last: { readonly untilMs: number; readonly value: Promise<T> } | null = null;
  return () => {
    const now = nowMs();
    if (last === null || now >= last.untilMs) last = { untilMs: now + ms, value: read() };
    return last.value;
  };
}

/** The same by key: a result, or failure, serves all callers with its key for `ms`. */
export function sharedByKey<T extends object>(
  ms: number,
  nowMs: () => number = () => performance.now(),
): (key: string, read: () => Promise<T>) => Promise<T> {
  const shared = new LRUCache<string, Promise<T>>({
    max: MAX_KEYS,
    ttl: ms,
    ttlResolution: 0,
    perf: { now: nowMs },
  });
  return (key, read) => {
    const value = shared.get(key) ?? read();
    shared.set(key, value, { noUpdateTTL: true });
    return value;
  };
}
