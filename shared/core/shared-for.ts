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
