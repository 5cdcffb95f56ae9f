import type { Handlers } from '../shared/queues/runtime.ts';
import { type ReconcileDeps, reconcile } from '../shared/services/reconcile.ts';
import { type GenerationDeps, generationHandler } from './generation/handler.ts';

/** One handler for every job of the catalogue. */
export function createHandlers(deps: GenerationDeps & ReconcileDeps): Handlers {
  return {
    generate: generationHandler(deps),
    async reconcile() {
      const report = await reconcile(deps);
      if (Object.values(report).some((count) => count > 0)) deps.logger.info({ counts: report }, 'reconciled');
    },
  };
}
