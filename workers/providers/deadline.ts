import { DeadlineError, runWithin } from '../../shared/core/deadline.ts';
import type { GenerateRequest } from './contract.ts';
import { ProviderError } from './errors.ts';

/**
 * Runs one provider call with a bound on its total time, headers and body. The SDKs' own timeouts end at the headers.
 * @throws only ProviderErrors: `transient` after `timeoutMs`, `aborted` as soon as the caller's signal fires, and the
 * result of `sortError` for errors of `run`
 */
export async function callWithin<T>(
  limits: Pick<GenerateRequest, 'timeoutMs' | 'signal'>,
  run: (signal: AbortSignal) => Promise<T>,
  sortError: (error: unknown) => ProviderError,
): Promise<T> {
  try {
    return await runWithin(limits, run);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    if (limits.signal.aborted) throw new ProviderError('aborted', 'the caller aborted the provider call');
    if (!(error instanceof DeadlineError)) throw sortError(error);
    const message = `no complete answer from the provider within ${limits.timeoutMs} ms`;
    throw new ProviderError('transient', message, { errorType: 'timeout' });
  }
}
