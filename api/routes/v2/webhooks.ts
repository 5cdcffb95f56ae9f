import type { Route } from '../../http/route.ts';
import { type WebhookRouteDeps, webhookRoutes } from '../resource/webhooks.ts';
import { inV2 } from './promote.ts';

const plan = 'business';

export function webhookRoutesV2(deps: WebhookRouteDeps): Route[] {
  const rows = webhookRoutes(deps, '/v2/webhooks');
  return [
    inV2(rows, 'POST /v1/webhooks', { plan }),
    inV2(rows, 'GET /v1/webhooks', { plan }),
    inV2(rows, 'GET /v1/webhooks/{id}', { plan }),
    inV2(rows, 'DELETE /v1/webhooks/{id}', { plan }),
    inV2(rows, 'POST /v1/webhooks/{id}/test', { plan }),
  ];
}
