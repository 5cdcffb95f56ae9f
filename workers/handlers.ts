import { feedBatches } from '../shared/batches/feed.ts';
import { createPace } from '../shared/batches/pace.ts';
import { reconcileBatches, watchBatches } from '../shared/batches/watch.ts';
import { workOnBatch } from '../shared/batches/work.ts';
import { type ReconcileDeps, reconcile } from '../shared/generation/reconcile.ts';
import type { Handlers } from '../shared/queues/handlers.ts';
import { enqueueDueRuns } from '../shared/schedules/enqueue.ts';
import { runSchedule } from '../shared/schedules/run.ts';
import type { ScheduleRunDeps } from '../shared/schedules/shares.ts';
import type { GenerationDeps } from './generation/attempt.ts';
import { generationHandler } from './generation/handler.ts';
import { type MailHandlerDeps, mailHandler } from './mail/handler.ts';
import { createWebhookHandlers, type WebhookDeps } from './webhooks/handlers.ts';

/** One handler for every job of the catalogue. */
export function createHandlers(
  deps: GenerationDeps & ReconcileDeps & ScheduleRunDeps & WebhookDeps & MailHandlerDeps,
): Handlers {
  const paced = createPace();
  return {
    generate: generationHandler(deps),
    ...createWebhookHandlers(deps),
    'send-mail': mailHandler(deps),
    'feed-batches': (turn) => (turn.livemode ? feedBatches(deps, turn) : paced(() => feedBatches(deps, turn))),
    'write-batch': (batch) => (batch.livemode ? workOnBatch(deps, batch) : paced(() => workOnBatch(deps, batch))),
    'watch-batches': (turn) => watchBatches(deps, turn),
    async 'run-schedule'(order, { signal }) {
      await runSchedule(deps, order, signal);
    },
    async 'due-runs'() {
      await enqueueDueRuns(deps);
    },
    async reconcile() {
      const report = { ...(await reconcile(deps)), ...(await reconcileBatches(deps, false)) };
      if (Object.values(report).some((count) => count > 0)) deps.logger.info({ counts: report }, 'reconciled');
    },
  };
}
