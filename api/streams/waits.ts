import { AppError } from '../../shared/errors.ts';
import type { SectionCallService } from '../../shared/services/sectionCalls.ts';
import type { Waiter } from './waiter.ts';

/** One caller's patience, over any number of generations. */
export interface Wait {
  /** Starts listening; pass it to the call that sets the generation going, so that nothing is missed. */
  readonly listen: (contentHash: string) => void;
  /**
   * Waits for the end of a generation of that content and collects its result; `collect` gives null while it is not
   * there yet.
   * @throws what `collect` throws; service_unavailable at the deadline (the generation goes on); WaitCancelled
   */
  until<T>(contentHash: string, collect: () => Promise<T | null>): Promise<T>;
  /** Frees everything at once: the caller has gone, or has its answer. What is being made goes on. */
  cancel(): void;
}

export interface Waits {
  /** The patience begins now. */
  prepare(): Wait;
}

export class WaitCancelled extends Error {
  override readonly name = 'WaitCancelled';
}

/** Told to a caller whose deadline came first: by then the result is likely to be there. */
const RETRY_AFTER_SECONDS = 5;

export function createWaits(deps: {
  readonly waiter: Waiter;
  readonly sections: Pick<SectionCallService, 'giveUpUnstarted'>;
  readonly generationWaitMs: number;
}): Waits {
  return {
    prepare() {
      const deadline = performance.now() + deps.generationWaitMs;
      let cancelled = false;
      const listening = new Map<string, ReturnType<Waiter['listen']>>();
      const listen = (contentHash: string) => {
        listening.get(contentHash)?.cancel();
        const fresh = deps.waiter.listen(contentHash, Math.max(0, deadline - performance.now()));
        listening.set(contentHash, fresh);
        return fresh;
      };
      return {
        listen(contentHash) {
          listen(contentHash);
        },
        async until(contentHash, collect) {
          for (;;) {
            const ended = await (listening.get(contentHash) ?? listen(contentHash)).ended;
            if (cancelled) throw new WaitCancelled();
            // Listen again before reading: what ends between the two must wake the next round.
            listen(contentHash);
            if (!ended) await deps.sections.giveUpUnstarted([contentHash]);
            const result = await collect();
            if (result !== null) return result;
            if (!ended) throw tooLate();
          }
        },
        cancel() {
          cancelled = true;
          for (const one of listening.values()) one.cancel();
        },
      };
    },
  };
}

function tooLate(): AppError {
  return new AppError('service_unavailable', 'The generation takes longer than a request may wait.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    hint: 'It goes on: repeat the request.',
  });
}
