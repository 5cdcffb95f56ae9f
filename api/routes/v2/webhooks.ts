import type { WebhookWithSecret } from '../../../shared/webhooks/webhooks.ts';
import { answersCreated } from '../../contract/answers.ts';
import { type Answer, created, type Route, route } from '../../http/route.ts';
import { webhookWithSecret } from '../../presenters/webhook-schemas.ts';
import { presentWebhookWithSecret } from '../../presenters/webhooks.ts';
import { createWebhookBody, type WebhookRouteDeps, webhookRoutes } from '../resource/webhooks.ts';
import { inV2 } from './promote.ts';

const plan = 'business';

function createdWebhook(made: WebhookWithSecret): Answer {
  return created(presentWebhookWithSecret(made), `/v2/webhooks/${made.webhook._id}`);
}

export function webhookRoutesV2(deps: WebhookRouteDeps): Route[] {
  const v1 = webhookRoutes(deps);
  return [
    route({
      method: 'POST',
      path: '/v2/webhooks',
      group: 'v2',
      access: { kind: 'key', permissions: ['webhook:manage'] },
      plan,
      summary: 'Create a webhook; its secret is shown this once',
      operationId: 'createWebhookV2',
      tag: 'Version 2',
      answers: answersCreated(webhookWithSecret, 'The new webhook with its secret'),
      body: createWebhookBody,
      handler: ({ body, effect }) => effect((caller) => deps.webhooks.create(caller, body), createdWebhook),
    }),
    inV2(v1, 'GET /v1/webhooks', { plan }),
    inV2(v1, 'GET /v1/webhooks/{id}', { plan }),
    inV2(v1, 'DELETE /v1/webhooks/{id}', { plan }),
    inV2(v1, 'POST /v1/webhooks/{id}/test', { plan }),
  ];
}
