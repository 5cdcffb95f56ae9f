/**
 * Grace before every expiry, so that replies buffered during a pause are read first. After a pause of the process or of
 * the machine, timers may run before sockets are read. The grace also covers a Redis that paused too and replies a
 * moment later.
 */
const GRACE_MS = 100;

/**
 * Calls `expire` after `timeoutMs`, but not directly after a pause; the returned function cancels it. For replies that
 * arrive over a socket; elsewhere a plain timer is enough.
 */
export function startDeadline(timeoutMs: number, expire: () => void): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(expire, GRACE_MS);
  }, timeoutMs - GRACE_MS);
  return () => clearTimeout(timer);
}

/** The result of `work`, or that of `late` when there is none within `timeoutMs`: see `startDeadline`. */
export function withDeadline<T>(timeoutMs: number, work: Promise<T>, late: () => T | Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = startDeadline(timeoutMs, () => resolve(late()));
    work.finally(cancel).then(resolve, reject);
  });
}

/** The longest delay of Node's timers; a longer one would fire at once. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

/** A call exceeded its time limit. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Runs a call with a bound on its total time. The call's signal is aborted at the deadline, and when the caller's own
 * is. The promise rejects at that moment, even if the call ignores its signal; its later outcome is dropped. All timers
 * and listeners are removed.
 * @throws DeadlineError; the abort reason of the caller's signal; errors of the call
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
 * Calls `expire` after `silenceMs` without data, counted from now or from `heardAt()` if that is later. On a busy
 * machine replies queue, and a peer that answers other requests will answer this one. The returned function cancels it.
 * @param heardAt in `performance.now()`
 */
export function startSilenceDeadline(silenceMs: number, heardAt: () => number, expire: () => void): () => void {
  const check = () => {
    const leftMs = heardAt() + silenceMs - performance.now();
    if (leftMs > 0) cancel = startDeadline(leftMs, check);
    else expire();
  };
  let cancel = startDeadline(silenceMs, check);
  return () => cancel();
}
