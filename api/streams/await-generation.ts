import { AppError } from '../../shared/core/errors.ts';
import { isDatabaseAway } from '../../shared/core/outages.ts';
import type { SectionCallService } from '../../shared/generation/sections.ts';
import type { Listening, Waiter } from './waiter.ts';

/** One caller's patience, over any number of generations. */
export interface Wait {
  /** Starts listening; call it before the generation is set going, so that nothing is missed. */
  listen(contentHash: string): void;
  /** Calls back, once, when `until` need not wait any more, as far as is known. For who must not hold a promise meanwhile. */
  whenOver(contentHash: string, callback: () => void): void;
  /**
   * Waits for the end of a generation of that content and collects its result; `collect` gives null while it is not
   * there yet. A database that is away is asked again until the deadline.
   * @throws what `collect` throws; StillGenerating at the deadline; WaitCancelled
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

/** Told to a caller whose deadline came first: the generation goes on, and is stored and charged when it is done. */
export class StillGenerating extends AppError {
  constructor() {
    super('service_unavailable', 'The generation takes longer than a request may wait.', {
      reason: 'still_running',
      // By then the result is likely to be there.
      retryAfterSeconds: 5,
      hint: 'It goes on: repeat the request.',
    });
  }
}

interface WaitDeps {
  readonly waiter: Waiter;
  readonly sections: Pick<SectionCallService, 'giveUpUnstarted'>;
  readonly generationWaitMs: number;
}

export function createWaits(deps: WaitDeps): Waits {
  return { prepare: () => new CallerWait(deps) };
}

/** A class because a front holds thousands: an object is smaller than closures. */
class CallerWait implements Wait {
  readonly #deps: WaitDeps;
  readonly #deadline: number;
  readonly #listening = new Map<string, Listening>();
  #timer: NodeJS.Timeout | null = null;
  #isLate = false;
  #isCancelled = false;

  constructor(deps: WaitDeps) {
    this.#deps = deps;
    this.#deadline = performance.now() + deps.generationWaitMs;
  }

  listen(contentHash: string): void {
    if (this.#isOver()) return;
    this.#timer ??= setTimeout(() => this.#expire(), this.#deadline - performance.now());
    this.#listening.get(contentHash)?.end();
    this.#listening.set(contentHash, this.#deps.waiter.listen(contentHash));
  }

  whenOver(contentHash: string, callback: () => void): void {
    if (!this.#listening.has(contentHash)) this.listen(contentHash);
    const listening = this.#listening.get(contentHash);
    if (listening === undefined || this.#isOver()) callback();
    else listening.whenOver(callback);
  }

  async until<T>(contentHash: string, collect: () => Promise<T | null>): Promise<T> {
    for (;;) {
      await new Promise<void>((resolve) => this.whenOver(contentHash, resolve));
      if (this.#isCancelled) throw new WaitCancelled();
      const isLast = this.#isOver();
      // Listen again before reading: what ends between the two must wake the next round.
      this.listen(contentHash);
      if (isLast) await this.#deps.sections.giveUpUnstarted(contentHash);
      const result = await collect().catch((error: unknown) => {
        if (isLast || !isDatabaseAway(error)) throw error;
        // The waiter looks at what is listened for as soon as the database is back.
        return null;
      });
      if (result !== null) return result;
      if (isLast) throw new StillGenerating();
    }
  }

  cancel(): void {
    this.#isCancelled = true;
    this.#end();
  }

  #expire(): void {
    this.#isLate = true;
    this.#end();
  }

  /** Wakes whoever waits. */
  #end(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    for (const listening of this.#listening.values()) listening.end();
    this.#listening.clear();
  }

  #isOver(): boolean {
    return this.#isLate || this.#isCancelled || this.#deps.waiter.isClosed;
  }
}
