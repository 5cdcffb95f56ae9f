import type { Handlers } from '../shared/queues/runtime.ts';
import { type ReconcileDeps, reconcile } from '../shared/services/reconcile.ts';
import { type GenerationDeps, generationHandler } from './generation/handler.ts';
import { type MailHandlerDeps, mailHandler } from './mail/handler.ts';
import { createWebhookHandlers, type WebhookDeps } from './webhooks/handlers.ts';

/** One handler for every job of the catalogue. */
export function createHandlers(deps: GenerationDeps & ReconcileDeps & WebhookDeps & MailHandlerDeps): Handlers {
  return {
    generate: generationHandler(deps),
    ...createWebhookHandlers(deps),
    'send-mail': mailHandler(deps),
    async reconcile() {
      const report = await reconcile(deps);
      if (Object.values(report).some((count) => count > 0)) deps.logger.info({ counts: report }, 'reconciled');
    },
  };
}
