/**
 * The end of every deadline, which the process must spend at work. After a pause of the process, or of the whole machine,
 * timers may run before sockets are read: one that came due meanwhile would give up on an answer that is there, unread. And
 * a Redis that stood still as well answers a moment later.
 */
const AWAKE_MS = 100;

/**
 * Calls `expire` after `timeoutMs`, but not right after a pause. The returned function calls it off. For answers that come
 * over a socket; everywhere else a plain timer will do.
 */
export function startDeadline(timeoutMs: number, expire: () => void): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(expire, AWAKE_MS);
  }, timeoutMs - AWAKE_MS);
  return () => clearTimeout(timer);
}

/** What `work` answers, or what `late` does when there is no answer within `timeoutMs`: see `startDeadline`. */
export function withDeadline<T>(timeoutMs: number, work: Promise<T>, late: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    const callOff = startDeadline(timeoutMs, () => resolve(late()));
    work.finally(callOff).then(resolve, reject);
  });
}

/** The longest delay of Node's timers; a longer one would fire at once. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

/** A call took longer than it may. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Runs a call with a bound on its whole time. The signal it is given is aborted at the deadline, and when the caller's own
 * is. The promise rejects at that moment, also when the call ignores its signal; its later outcome is dropped. No timer and
 * no listener is left behind.
 * @throws DeadlineError; what the caller's signal was aborted with; what the call throws
 */
export async function runWithin<T>(
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal },
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const controller = new AbortController();
  return await new Promise<T>((resolve, reject) => {
    const stop = (reason: unknown) => {
      settle();
      reject(reason);
      controller.abort(reason);
    };
    const onAbort = () => stop(signal.reason);
    const onTimeout = () => stop(new DeadlineError(`no end within ${timeoutMs} ms`));
    const timer = setTimeout(onTimeout, Math.min(timeoutMs, MAX_TIMER_MS));
    signal.addEventListener('abort', onAbort, { once: true });
    const settle = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    };
    run(controller.signal).finally(settle).then(resolve, reject);
  });
}

/**
 * Calls `expire` once nothing has been heard for `silenceMs`, counted from now or from `heardAt()` if that is later: on a
 * busy machine answers queue, and a peer that answers others will answer this one. The returned function calls it off.
 * @param heardAt of `performance.now()`
 */
export function startSilenceDeadline(silenceMs: number, heardAt: () => number, expire: () => void): () => void {
  const check = () => {
    const leftMs = heardAt() + silenceMs - performance.now();
    if (leftMs > 0) callOff = startDeadline(leftMs, check);
    else expire();
  };
  let callOff = startDeadline(silenceMs, check);
  return () => callOff();
}
