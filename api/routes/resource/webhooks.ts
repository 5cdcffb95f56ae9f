import * as z from 'zod';
import { EVENT_TYPES } from '../../../shared/db/models/events.ts';
import type { WebhookRecord } from '../../../shared/db/models/webhooks.ts';
import type { DeliveryService } from '../../../shared/webhooks/deliveries.ts';
import type { WebhookTests } from '../../../shared/webhooks/test-deliveries.ts';
import type { WebhookService, WebhookWithSecret } from '../../../shared/webhooks/webhooks.ts';
import { type Answer, created, ok, type Route, removed, route } from '../../http/route.ts';
import { presentList } from '../../presenters/lists.ts';
import { presentDelivery, presentTest, presentWebhook, presentWebhookWithSecret } from '../../presenters/webhooks.ts';
import { pageFields, queryBoolean, textOrNone } from '../fields.ts';

const MAX_DESCRIPTION = 500;

const events = z.array(z.enum(EVENT_TYPES)).min(1, 'must name at least one event');

export const createWebhookBody = z.strictObject({
  url: z.string(),
  events,
  description: textOrNone(MAX_DESCRIPTION).optional(),
});

const changeBody = z.strictObject({
  url: z.string().optional(),
  events: events.optional(),
  description: textOrNone(MAX_DESCRIPTION).optional(),
  active: z.boolean().optional(),
});

const testBody = z.strictObject({
  event_type: z.enum(['test.ping', ...EVENT_TYPES]).default('test.ping'),
  reactivate: z.boolean().default(false),
});

const listQuery = z.strictObject({ ...pageFields, active: queryBoolean.optional() });

const deliveriesQuery = z.strictObject({
  ...pageFields,
  status: z.enum(['pending', 'success', 'failed']).optional(),
});

export interface WebhookRouteDeps {
  readonly webhooks: WebhookService;
  readonly webhookTests: WebhookTests;
  readonly deliveries: DeliveryService;
}

function createdWebhook(made: WebhookWithSecret): Answer {
  return created(presentWebhookWithSecret(made), `/v1/webhooks/${made.webhook._id}`);
}

function changedWebhook(webhook: WebhookRecord): Answer {
  return ok(presentWebhook(webhook));
}

export function webhookRoutes({ webhooks, webhookTests, deliveries }: WebhookRouteDeps): Route[] {
  const common = { group: 'resource', access: { kind: 'key', permissions: ['webhook:manage'] } } as const;
  return [
    route({
      ...common,
      method: 'POST',
      path: '/v1/webhooks',
      summary: 'Create a webhook; its secret is shown this once',
      body: createWebhookBody,
      handler: ({ body, effect }) => effect((caller) => webhooks.create(caller, body), createdWebhook),
    }),
    route({
      ...common,
      method: 'GET',
      path: '/v1/webhooks',
      summary: 'List webhooks',
      query: listQuery,
      handler: async ({ query, caller }) =>
        ok(presentList(await webhooks.list(caller(), { active: query.active }, query), presentWebhook)),
    }),
    route({
      ...common,
      method: 'GET',
      path: '/v1/webhooks/{id}',
      summary: 'Read a webhook',
      handler: async ({ caller, param }) => ok(presentWebhook(await webhooks.get(caller(), param('id')))),
    }),
    route({
      ...common,
      method: 'PATCH',
      path: '/v1/webhooks/{id}',
      summary: 'Change a webhook; `active: true` also resets its failure count',
      body: changeBody,
      handler: ({ body, effect, param }) =>
        effect((caller) => webhooks.change(caller, param('id'), body), changedWebhook),
    }),
    route({
      ...common,
      method: 'DELETE',
      path: '/v1/webhooks/{id}',
      summary: 'Delete a webhook',
      handler: ({ effect, param }) => effect((caller) => webhooks.remove(caller, param('id')), removed),
    }),
    route({
      ...common,
      method: 'POST',
      path: '/v1/webhooks/{id}/test',
      summary: 'Send a test event and return its result',
      idempotent: false,
      body: testBody,
      async handler({ body, caller, param }) {
        const request = { eventType: body.event_type, reactivate: body.reactivate };
        return ok(presentTest(await webhookTests.run(caller(), param('id'), request)));
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: '/v1/webhooks/{id}/rotate-secret',
      summary: 'Replace the secret; the old one also signs for 24 hours',
      idempotent: false,
      handler: async ({ caller, param }) =>
        ok(presentWebhookWithSecret(await webhooks.rotateSecret(caller(), param('id')))),
    }),
    route({
      ...common,
      method: 'GET',
      path: '/v1/webhooks/{id}/deliveries',
      summary: 'List the deliveries of a webhook',
      query: deliveriesQuery,
      handler: async ({ query, caller, param }) =>
        ok(presentList(await deliveries.list(caller(), param('id'), { status: query.status }, query), presentDelivery)),
    }),
    route({
      ...common,
      method: 'POST',
      path: '/v1/webhooks/{id}/deliveries/{delivery_id}/redeliver',
      summary: 'Deliver an event again',
      idempotent: false,
      async handler({ caller, param }) {
        const delivery = await deliveries.redeliver(caller(), param('id'), param('delivery_id'));
        return { status: 202, body: presentDelivery(delivery) };
      },
    }),
  ];
}
