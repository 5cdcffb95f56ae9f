import { AppError } from '../../shared/errors.ts';
import type { FortuneRecord } from '../../shared/models/fortunes.ts';
import type { FortuneService, FortuneTicket } from '../../shared/services/fortunes.ts';
import type { Waiter } from './waiter.ts';

export interface FortuneWaiter {
  /** One synchronous wait: pass `listen` to the request, then ask for the result; `cancel` in any case. */
  prepare(): FortuneWait;
}

export interface FortuneWait {
  readonly listen: (contentHash: string) => void;
  /** @throws generation_failed, service_unavailable at the deadline (the generation goes on), not_found */
  result(ticket: Extract<FortuneTicket, { kind: 'waiting' }>): Promise<FortuneRecord>;
  cancel(): void;
}

/** Told to a caller whose deadline came first: by then the fortune is likely to be there. */
const RETRY_AFTER_SECONDS = 5;

export function createFortuneWaiter(deps: {
  readonly fortunes: FortuneService;
  readonly waiter: Waiter;
  readonly generationWaitMs: number;
}): FortuneWaiter {
  return {
    prepare() {
      const deadline = performance.now() + deps.generationWaitMs;
      const left = () => Math.max(0, deadline - performance.now());
      let current: ReturnType<Waiter['listen']> | null = null;
      return {
        listen(contentHash) {
          current?.cancel();
          current = deps.waiter.listen(contentHash, left());
        },
        async result(ticket) {
          for (;;) {
            const listening = current ?? deps.waiter.listen(ticket.contentHash, left());
            const ended = await listening.ended;
            // Listen again before reading: what ends between the two must wake the next round.
            current = deps.waiter.listen(ticket.contentHash, left());
            if (!ended) await deps.fortunes.giveUpUnstarted(ticket.contentHash);
            const fortune = await deps.fortunes.collect(ticket);
            if (fortune !== null) return fortune;
            if (!ended) throw tooLate();
          }
        },
        cancel() {
          current?.cancel();
        },
      };
    },
  };
}

function tooLate(): AppError {
  return new AppError('service_unavailable', 'The fortune takes longer than a request may wait.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    hint: 'The generation goes on: repeat the request, or send Prefer: respond-async.',
  });
}
