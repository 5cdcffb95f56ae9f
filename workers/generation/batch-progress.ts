import { type BatchProgressDeps, type EndedContent, progressBatches } from '../../shared/batches/progress.ts';
import { enqueueNextTurns } from '../../shared/batches/turns.ts';
import type { Logger } from '../../shared/core/logger.ts';
import { createBackgroundCoalescer } from '../coalescer.ts';

/** Updates batches whose generations ended and starts their next items. Runs outside the jobs: no job waits for it. */
export interface BatchProgress {
  ended(content: EndedContent): void;
  /** Resolves when all updates so far are written. */
  close(): Promise<void>;
}

export function createBatchProgress(deps: BatchProgressDeps & { readonly logger: Logger }): BatchProgress {
  const { add, close } = createBackgroundCoalescer<EndedContent>({
    maxItems: 200,
    run: async (ended) => enqueueNextTurns(deps, await progressBatches(deps, ended)),
    onError: (error) => deps.logger.warn({ err: error }, 'batch progress failed; watch-batches repeats it'),
  });
  return { ended: add, close };
}
