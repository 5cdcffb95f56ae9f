import type { ModelName } from '../../shared/core/models.ts';
import { DelayJob } from '../../shared/queues/outcomes.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';
import {
  type Entry,
  enterRecovery,
  FREE_ENTRY,
  readProvider,
  startPause,
  startUnknownPause,
} from '../../shared/status/recovery.ts';

/** While a model's provider has no capacity, no worker calls it. Simulated jobs of the same pool continue. */
export interface ProviderPauses {
  /** Milliseconds until a call may go out, as last read; 0: now. */
  lastKnownMs(model: ModelName): number;
  /** Milliseconds left of the pause, read at most `MAX_AGE_MS` ago; 0: there is none. */
  remainingMs(model: ModelName): Promise<number>;
  /** Before each call but corrections. @returns an entry, to be left; or the milliseconds until a call may go out */
  enter(model: ModelName): Promise<Entry | number>;
  /**
   * Starts a pause for all workers. A longer pause in progress stays.
   * @param durationMs null: unknown; the calls that go out after it grow from one
   * @returns its length
   */
  start(model: ModelName, durationMs: number | null): Promise<number>;
}

/** A busy worker reads 20 times a second, not once per call. */
const MAX_AGE_MS = 50;

export function createProviderPauses(redis: RedisClient): ProviderPauses {
  const reads = new Map<ModelName, { readonly startedAt: number; readonly done: Promise<void> }>();
  /** As last read; times in `performance.now()`. */
  const known = new Map<ModelName, { readonly pausedUntil: number; closedUntil: number; isRecovering: boolean }>();
  const keep = (model: ModelName, pausedMs: number, closedMs: number, isRecovering: boolean) => {
    const now = performance.now();
    known.set(model, { pausedUntil: now + pausedMs, closedUntil: now + closedMs, isRecovering });
  };
  const read = async (model: ModelName) => {
    const { pausedMs, closedMs, isRecovering } = await readProvider(redis, model);
    keep(model, pausedMs, closedMs, isRecovering);
  };
  const fresh = async (model: ModelName) => {
    const now = performance.now();
    let last = reads.get(model);
    if (last === undefined || now - last.startedAt > MAX_AGE_MS) {
      last = { startedAt: now, done: read(model) };
      reads.set(model, last);
    }
    await last.done;
    return known.get(model);
  };
  const until = (at = 0) => Math.max(0, Math.ceil(at - performance.now()));
  const remainingMs = async (model: ModelName) => until((await fresh(model))?.pausedUntil);
  return {
    lastKnownMs: (model) => until(known.get(model)?.closedUntil),
    remainingMs,
    async enter(model) {
      const pausedMs = await remainingMs(model);
      if (pausedMs > 0) return pausedMs;
      if (!known.get(model)?.isRecovering) return FREE_ENTRY;
      const entry = await enterRecovery(redis, model);
      if (typeof entry === 'number') keep(model, 0, entry, true);
      return entry;
    },
    async start(model, durationMs) {
      // A read that is under way may not see it.
      reads.delete(model);
      const pausedMs = durationMs ?? (await startUnknownPause(redis, model));
      if (durationMs !== null) await startPause(redis, model, durationMs);
      const { pausedUntil = 0 } = known.get(model) ?? {};
      const leftMs = Math.max(pausedMs, pausedUntil - performance.now());
      keep(model, leftMs, leftMs, true);
      reads.delete(model);
      return pausedMs;
    },
  };
}

/** The model is not to be called now: the job waits, unless another model can answer. */
export class ModelPaused extends DelayJob {
  /** Of the failure, if it does not wait. */
  readonly kind: 'pool_paused' | 'rate_limited';

  constructor(kind: ModelPaused['kind'], delayMs: number) {
    super(kind === 'pool_paused' ? 'an operator has paused the model' : 'the provider pauses', delayMs);
    this.kind = kind;
  }
}

/**
 * @param pausedMs the time left of the provider's pause
 * @throws ModelPaused until the provider may be called
 */
export function throwIfPaused(pausedMs: number): void {
  if (pausedMs > 0) throw new ModelPaused('rate_limited', pausedMs);
}
