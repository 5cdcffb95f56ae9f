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

/** The same by key: a result, or failure, serves all callers with its key for `ms` from its start, and while it is being read. */
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
  const running = new Map<string, Promise<T>>();
  return (key, read) => {
    const known = running.get(key) ?? shared.get(key);
    if (known !== undefined) return known;
    const value = read();
    running.set(key, value);
    shared.set(key, value);
    const end = () => running.delete(key);
    value.then(end, end);
    return value;
  };
}
