import type { Caller } from '../../shared/accounts/caller.ts';
import type { ModelName, SectionContent, SectionContents, SectionName } from '../../shared/content/index.ts';
import { AppError } from '../../shared/core/errors.ts';
import { isDatabaseAway } from '../../shared/core/outages.ts';
import { accountsOf } from '../../shared/core/owner.ts';
import type { Database } from '../../shared/db/connect.ts';
import {
  hasFailedOrIsMissing,
  leftAfter,
  type ModelChoice,
  modelChoices,
  type Race,
  WaitCancelled,
  withFallbacks,
} from '../../shared/generation/fallbacks.ts';
import type { GenerationEvents } from '../../shared/generation/generation-signals.ts';
import type {
  SectionCallOptions,
  SectionCallRequest,
  SectionCallService,
  SectionPart,
  SectionTicket,
} from '../../shared/generation/sections.ts';
import { createRace, type RaceDeps, type RacingWait } from './race.ts';

/** Waits for generations, for all requests of this process. */
export interface GenerationWaits {
  /** One request's wait, for any number of generations. Its deadline starts now. */
  start(caller: Caller): GenerationWait;
  /**
   * How another model may start beside one that is late, and within the same wait.
   * @param streamId the first call of a stream, which lists the others
   */
  race(caller: Caller, wait: GenerationWait, streamId: string): Race;
  /**
   * Runs work within one wait: with the requested model and, when that fails, with the caller's fallbacks for
   * it in turn, until the deadline.
   * @param left a fallback that is asked first, because it goes on for an earlier request or has written everything
   */
  run<T>(
    caller: Caller,
    model: ModelName,
    work: (choice: ModelChoice, wait: GenerationWait) => Promise<T>,
    left?: ModelName | null,
  ): Promise<T>;
  /**
   * Finds or generates all sections of a call and waits for the last one; with the caller's fallbacks when the model
   * fails, all of them by the same model.
   * @throws generation_failed, service_unavailable (also at the deadline: the generations go on)
   */
  sections(
    caller: Caller,
    request: SectionCallRequest,
    options: Pick<SectionCallOptions, 'source' | 'cachedOnly'>,
  ): Promise<{ readonly ticket: SectionTicket; readonly contents: Partial<SectionContents> }>;
  /** Ends every wait. */
  close(): void;
}

export interface GenerationWait extends RacingWait {
  /** Starts listening. Call it before the generation is queued, so that its end is not missed. */
  listen(contentHash: string): void;
  /** Calls back once, when `until` would return without waiting. A stream uses it to avoid holding a promise. */
  whenEnded(contentHash: string, callback: () => void): void;
  /**
   * Waits for the end of a generation and returns its result; `collect` returns null while there is none. While the
   * database is out of reach the wait continues until the deadline.
   * @throws what `collect` throws; StillGenerating at the deadline; WaitCancelled
   */
  until<T>(contentHash: string, collect: () => Promise<T | null>): Promise<T>;
  /** Waits for the content of a call's section, as `until`. */
  section(part: SectionPart): Promise<SectionContent>;
  /** Releases everything: the caller has disconnected or has its answer. The generation goes on. */
  cancel(): void;
  /** Its deadline has passed, or it was canceled. */
  isOver(): boolean;
}

/** The deadline has passed. The generation goes on, and is stored and charged when it ends. */
export class StillGenerating extends AppError {
  constructor() {
    super('service_unavailable', 'The generation takes longer than a request may wait.', {
      reason: 'still_running',
      // The result is likely to be available then.
      retryAfterSeconds: 5,
      hint: 'It goes on: repeat the request.',
    });
  }
}

interface WaitDeps extends RaceDeps {
  readonly events: GenerationEvents;
  readonly sections: Pick<SectionCallService, 'start' | 'collect' | 'failUnstarted' | 'leave' | 'leftFallback'>;
}

/** Signals can be lost with Redis. One query per sweep checks all generations awaited for longer than this. */
const SWEEP_AFTER_MS = 1_500;
const SWEEP_EVERY_MS = 1_000;

export function createGenerationWaits(deps: WaitDeps): GenerationWaits {
  const listeners = new Listeners(deps.events);
  const timer = setInterval(() => {
    sweep(deps.db, listeners).catch((error) => {
      deps.logger.warn({ err: error, component: 'generation-waits' }, 'the look-up of awaited generations failed');
    });
  }, SWEEP_EVERY_MS);
  timer.unref();
  const start = (caller: Caller) => new RequestWait(deps, listeners, caller);
  const run: GenerationWaits['run'] = async (caller, model, work, left = null) => {
    const wait = start(caller);
    let choices = modelChoices(caller, model);
    const leftChoice = choices.find((choice) => choice.model === left);
    try {
      if (leftChoice !== undefined) {
        try {
          return await work(leftChoice, wait);
        } catch (error) {
          if (wait.isOver() || !hasFailedOrIsMissing(error)) throw error;
          const others = choices.filter((choice) => choice !== leftChoice);
          const next = leftAfter(others, error);
          choices = next.map((choice, index) => ({ ...choice, hasFallback: index < next.length - 1 }));
        }
      }
      return await withFallbacks(
        choices,
        (choice) => work(choice, wait),
        createRace(deps, caller, wait),
        () => wait.isOver(),
      );
    } finally {
      wait.cancel();
    }
  };
  return {
    start,
    race: (caller, wait, streamId) => createRace(deps, caller, wait, streamId),
    run,
    async sections(caller, request, options) {
      const work = async (choice: ModelChoice, wait: GenerationWait) => {
        const beforeEnqueue = (contentHash: string) => wait.listen(contentHash);
        const ticket = await deps.sections.start(caller, { ...request, ...choice }, { ...options, beforeEnqueue });
        try {
          const made = await Promise.all(
            ticket.parts.map(async (part): Promise<[SectionName, SectionContent]> => {
              return [part.section, await wait.section(part)];
            }),
          );
          // A part's content is that of its section: the cache stores both under one key.
          return { wait, ticket, contents: Object.fromEntries(made) as Partial<SectionContents> };
        } catch (error) {
          const { fallbackFrom } = choice;
          if (fallbackFrom !== null && error instanceof StillGenerating) {
            await deps.sections.leave(ticket, fallbackFrom).catch((err: unknown) => {
              deps.logger.warn({ err, component: 'fallbacks' }, 'a repeat will not find what the fallback writes');
            });
          }
          throw error;
        }
      };
      const left = options.cachedOnly === true ? null : await deps.sections.leftFallback(caller, request);
      const { wait, ticket, contents } = await run(caller, request.model, work, left);
      const costUsd = wait.costUsd ?? ticket.costUsd;
      return { ticket: { ...ticket, costUsd, cached: ticket.cached && costUsd === 0 }, contents };
    },
    close() {
      clearInterval(timer);
      listeners.close();
    },
  };
}

/** Notifies the listeners whose generation is no longer open: its signal was lost. */
async function sweep(db: Database, listeners: Listeners): Promise<void> {
  const old = listeners.olderThan(SWEEP_AFTER_MS);
  if (old.length === 0) return;
  const hashes = [...new Set(old.map(({ contentHash }) => contentHash))];
  const running = await db.generations.distinct('contentHash', {
    accountId: accountsOf(old),
    contentHash: { $in: hashes },
    open: true,
  });
  const open = new Set<unknown>(running);
  for (const listener of old) if (!open.has(listener.contentHash)) listener.end();
}

// The following are classes because a process holds thousands: an object takes less memory than closures.

/** All listeners of this process. */
class Listeners {
  readonly #events: GenerationEvents;
  readonly #all = new Set<Listener>();
  isClosed = false;

  constructor(events: GenerationEvents) {
    this.#events = events;
  }

  add(accountId: string, contentHash: string): Listener {
    const listener = new Listener(accountId, contentHash, this);
    this.#events.subscribe(contentHash, listener.end);
    this.#all.add(listener);
    return listener;
  }

  remove(listener: Listener): void {
    this.#all.delete(listener);
    this.#events.unsubscribe(listener.contentHash, listener.end);
  }

  olderThan(ageMs: number): Listener[] {
    const now = performance.now();
    return [...this.#all].filter(({ since }) => now - since > ageMs);
  }

  close(): void {
    this.isClosed = true;
    for (const listener of this.#all) listener.end();
  }
}

/** Listens for the end of one generation. */
class Listener {
  readonly accountId: string;
  readonly contentHash: string;
  readonly since = performance.now();
  readonly #listeners: Listeners;
  #hasEnded = false;
  #callback: (() => void) | null = null;

  constructor(accountId: string, contentHash: string, listeners: Listeners) {
    this.accountId = accountId;
    this.contentHash = contentHash;
    this.#listeners = listeners;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  whenEnded(callback: () => void): void {
    if (this.#hasEnded) {
      callback();
      return;
    }
    // Where a model is asked again within one wait, its first call may be waited for still.
    const before = this.#callback;
    this.#callback =
      before === null
        ? callback
        : () => {
            before();
            callback();
          };
  }

  readonly end = (): void => {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#listeners.remove(this);
    this.#callback?.();
  };
}

class RequestWait implements GenerationWait {
  readonly #deps: WaitDeps;
  readonly #listeners: Listeners;
  readonly #caller: Caller;
  readonly #deadline: number;
  readonly #own = new Map<string, Listener>();
  readonly #awaited = new Set<string>();
  #timer: NodeJS.Timeout | null = null;
  costUsd: number | null = null;
  #isLate = false;
  #isCancelled = false;

  constructor(deps: WaitDeps, listeners: Listeners, caller: Caller) {
    this.#deps = deps;
    this.#listeners = listeners;
    this.#caller = caller;
    this.#deadline = performance.now() + deps.config.generationWaitMs;
  }

  listen(contentHash: string): void {
    if (this.isOver()) return;
    this.#timer ??= setTimeout(() => this.#expire(), this.#deadline - performance.now());
    if (this.#own.get(contentHash)?.hasEnded === false) return;
    this.#own.set(contentHash, this.#listeners.add(this.#caller.owner.accountId, contentHash));
  }

  whenEnded(contentHash: string, callback: () => void): void {
    this.#awaited.add(contentHash);
    if (!this.#own.has(contentHash)) this.listen(contentHash);
    const listener = this.#own.get(contentHash);
    if (listener === undefined || this.isOver()) callback();
    else {
      this.#caller.beginsToWait?.();
      listener.whenEnded(callback);
    }
  }

  async until<T>(contentHash: string, collect: () => Promise<T | null>): Promise<T> {
    const { accountId } = this.#caller.owner;
    for (;;) {
      await new Promise<void>((resolve) => this.whenEnded(contentHash, resolve));
      if (this.#isCancelled) throw new WaitCancelled();
      const isLast = this.isOver();
      // Listen again before reading: a generation that ends between the two must start another round.
      this.listen(contentHash);
      if (isLast) await this.#deps.sections.failUnstarted({ accountId, contentHash });
      const result = await collect().catch((error: unknown) => {
        if (isLast || !isDatabaseAway(error)) throw error;
        // The sweep notifies the listener once the database is back.
        return null;
      });
      if (result !== null) return result;
      if (isLast) throw new StillGenerating();
    }
  }

  async section(part: SectionPart): Promise<SectionContent> {
    return part.content ?? this.until(part.contentHash, () => this.#deps.sections.collect(part));
  }

  cancel(): void {
    this.#isCancelled = true;
    this.#end();
  }

  #expire(): void {
    this.#isLate = true;
    this.#end();
  }

  #end(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    for (const listener of this.#own.values()) listener.end();
    this.#own.clear();
  }

  awaited(): readonly string[] {
    return [...this.#awaited];
  }

  isOver(): boolean {
    return this.#isLate || this.#isCancelled || this.#listeners.isClosed;
  }
}
