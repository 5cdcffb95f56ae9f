import type { ModelName } from '../../shared/core/models.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';
import { modelKey } from '../../shared/status/model-health.ts';

/** While a model's provider has no capacity, no worker calls it. Simulated jobs of the same pool continue. */
export interface ProviderPauses {
  /** Milliseconds until the provider may be called, read at most `MAX_AGE_MS` ago; 0: now. */
  left(model: ModelName): Promise<number>;
  /** Starts a pause for all workers. A longer pause in progress stays. */
  begin(model: ModelName, durationMs: number): Promise<void>;
}

/** A busy worker reads 20 times a second, not once per call. */
const MAX_AGE_MS = 50;

export function createProviderPauses(redis: RedisClient): ProviderPauses {
  const known = new Map<ModelName, { readonly readAt: number; readonly endsAt: Promise<number> }>();
  const readEnd = async (model: ModelName) => {
    const leftMs = await redis.pttl(modelKey(model, 'pause'));
    return performance.now() + leftMs;
  };
  return {
    async left(model) {
      const now = performance.now();
      let pause = known.get(model);
      if (pause === undefined || now - pause.readAt > MAX_AGE_MS) {
        pause = { readAt: now, endsAt: readEnd(model) };
        known.set(model, pause);
      }
      return Math.max(0, Math.ceil((await pause.endsAt) - performance.now()));
    },
    async begin(model, durationMs) {
      const key = modelKey(model, 'pause');
      const write = redis.pipeline().set(key, '1', 'PX', durationMs, 'NX').pexpire(key, durationMs, 'GT');
      known.delete(model);
      await write.exec();
      known.delete(model);
    },
  };
}
