import { ProviderError } from './errors.ts';

/** The longest delay Node's timers take; a longer one fires at once. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

export interface Limits {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/**
 * Runs one provider call with a bound on its total time, headers and body. The SDKs' own timeouts end at the headers
 * (OpenAI, Anthropic) or leave their timers behind (Google).
 *
 * Rejects with ProviderErrors only: what `run` throws is sorted by `sortError`; `transient` after `timeoutMs`, with `aborted` as soon as the caller's signal fires, whether or not the
 * SDK heeds the signal it was given; a later rejection of the abandoned call is swallowed. Leaves no timer and no
 * listener behind.
 */
export async function withDeadline<T>(
  limits: Limits,
  run: (signal: AbortSignal) => Promise<T>,
  sortError: (error: unknown) => ProviderError,
): Promise<T> {
  if (limits.signal.aborted) throw abortedError();
  const controller = new AbortController();
  return await new Promise<T>((resolve, reject) => {
    const onAbort = () => stop(abortedError());
    const onTimeout = () =>
      stop(new ProviderError('transient', `no complete answer from the provider within ${limits.timeoutMs} ms`));
    const timer = setTimeout(onTimeout, Math.min(limits.timeoutMs, MAX_TIMER_MS));
    limits.signal.addEventListener('abort', onAbort, { once: true });

    const settle = () => {
      clearTimeout(timer);
      limits.signal.removeEventListener('abort', onAbort);
    };
    const stop = (error: ProviderError) => {
      settle();
      reject(error);
      controller.abort();
    };
    run(controller.signal)
      .finally(settle)
      .then(resolve, (error: unknown) => reject(error instanceof ProviderError ? error : sortError(error)));
  });
}

function abortedError(): ProviderError {
  return new ProviderError('aborted', 'the caller gave up the provider call');
}
