import type { ModelName } from '../../shared/core/models.ts';
import { DelayJob } from '../../shared/queues/outcomes.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';
import { readProviderPause } from '../../shared/status/breaker.ts';
import { modelKey } from '../../shared/status/model-health.ts';

/** While a model's provider has no capacity, no worker calls it. Simulated jobs of the same pool continue. */
export interface ProviderPauses {
  /** Milliseconds until the provider may be called, as last read; 0: now. */
  lastKnownMs(model: ModelName): number;
  /** The same, read at most `MAX_AGE_MS` ago. */
  remainingMs(model: ModelName): Promise<number>;
  /** Starts a pause for all workers. A longer pause in progress stays. */
  start(model: ModelName, durationMs: number): Promise<void>;
}

/** A busy worker reads 20 times a second, not once per call. */
const MAX_AGE_MS = 50;

export function createProviderPauses(redis: RedisClient): ProviderPauses {
  const reads = new Map<ModelName, { readonly startedAt: number; readonly done: Promise<void> }>();
  /** In `performance.now()`. */
  const ends = new Map<ModelName, number>();
  const read = async (model: ModelName) => {
    const leftMs = await readProviderPause(redis, model);
    ends.set(model, performance.now() + leftMs);
  };
  const lastKnownMs = (model: ModelName) => Math.max(0, Math.ceil((ends.get(model) ?? 0) - performance.now()));
  return {
    lastKnownMs,
    async remainingMs(model) {
      const now = performance.now();
      let last = reads.get(model);
      if (last === undefined || now - last.startedAt > MAX_AGE_MS) {
        last = { startedAt: now, done: read(model) };
        reads.set(model, last);
      }
      await last.done;
      return lastKnownMs(model);
    },
    async start(model, durationMs) {
      const key = modelKey(model, 'pause');
      const write = redis.pipeline().set(key, '1', 'PX', durationMs, 'NX').pexpire(key, durationMs, 'GT');
      ends.set(model, Math.max(ends.get(model) ?? 0, performance.now() + durationMs));
      reads.delete(model);
      await write.exec();
      reads.delete(model);
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
