import { type BatchProgressDeps, type EndedContent, progressBatches } from '../../shared/batches/progress.ts';
import { enqueueNextTurns } from '../../shared/batches/turns.ts';
import type { Logger } from '../../shared/core/logger.ts';
import type { Producer } from '../../shared/queues/producer.ts';
import { createCoalescer } from '../coalescer.ts';

/** Updates batches whose generations ended and starts their next items. Runs outside the jobs: no job waits for it. */
export interface BatchProgress {
  ended(content: EndedContent): void;
  /** Resolves when all updates so far are written. */
  close(): Promise<void>;
}

export function createBatchProgress(
  deps: BatchProgressDeps & { readonly producer: Producer; readonly logger: Logger },
): BatchProgress {
  const progress = createCoalescer<EndedContent, void>({
    maxItems: 200,
    maxConcurrent: 1,
    async run(ended) {
      await enqueueNextTurns(deps, await progressBatches(deps, ended));
      return ended.map(() => undefined);
    },
  });
  const running = new Set<Promise<void>>();
  return {
    ended(content) {
      const update = progress(content)
        .catch((error: unknown) => deps.logger.warn({ err: error }, 'batch progress failed; watch-batches repeats it'))
        .finally(() => running.delete(update));
      running.add(update);
    },
    async close() {
      await Promise.all(running);
    },
  };
}
