import * as z from 'zod';
import { EVENT_TYPES } from '../../../shared/core/event-types.ts';
import type { WebhookRecord } from '../../../shared/db/models/webhooks.ts';
import type { DeliveryService, Replayed } from '../../../shared/webhooks/deliveries.ts';
import { REPLAY_STATUSES } from '../../../shared/webhooks/replay.ts';
import type { WebhookTests } from '../../../shared/webhooks/test-deliveries.ts';
import type { WebhookService, WebhookWithSecret } from '../../../shared/webhooks/webhooks.ts';
import { answersCreated, answersOk } from '../../contract/answers.ts';
import { type Answer, created, ok, type Route, removed, route } from '../../http/route.ts';
import { deletedRecord, eventType } from '../../presenters/answer-fields.ts';
import { presentList } from '../../presenters/lists.ts';
import {
  deliveryAnswer,
  deliveryDetail,
  deliveryList,
  replayAnswer,
  webhookAnswer,
  webhookList,
  webhookTestAnswer,
  webhookWithSecret,
} from '../../presenters/webhook-schemas.ts';
import {
  presentDelivery,
  presentDeliveryDetail,
  presentTest,
  presentWebhook,
  presentWebhookWithSecret,
} from '../../presenters/webhooks.ts';
import { instant, listOf, pageFields, queryBoolean, textOrNone } from '../fields.ts';

const MAX_DESCRIPTION = 500;

const events = listOf(eventType, { min: 1, tooFew: 'must name at least one event' }).describe('The events to receive');
const url = z.string().describe('Where events are posted: an https address that is reachable from the internet');
const description = textOrNone(MAX_DESCRIPTION)
  .optional()
  .describe(`Your own note, at most ${MAX_DESCRIPTION} characters`);

const createBody = z.strictObject({
  url,
  events,
  description,
});

const changeBody = z.strictObject({
  url: url.optional(),
  events: events.optional(),
  description,
  active: z.boolean().optional().describe('Whether events are sent; true also resets the failure count'),
});

const testBody = z.strictObject({
  event_type: z
    .enum(['test.ping', ...EVENT_TYPES])
    .default('test.ping')
    .describe('The event to send, with made-up ids'),
  reactivate: z.boolean().default(false).describe('Switch an inactive webhook on when the test succeeds'),
});

const replayBody = z
  .strictObject({
    since: instant('start').describe('The first events to replay: ISO 8601 timestamp, KST without a zone, or KST day'),
    until: instant('end').optional().describe('The last events to replay, likewise; absent: up to now'),
    status: z
      .enum(REPLAY_STATUSES)
      .optional()
      .describe(
        '`failed`: deliveries that failed; `missed`: events that happened while the webhook was off; `all`: these and delivered ones. Absent: failed and missed',
      ),
  })
  .refine(({ since, until }) => until === undefined || since <= until, {
    path: ['until'],
    message: 'must not be before since',
  });

const listQuery = z.strictObject({
  ...pageFields,
  active: queryBoolean.optional().describe('Only active, or only inactive ones'),
});

const deliveriesQuery = z.strictObject({
  ...pageFields,
  status: z.enum(['pending', 'success', 'failed']).optional().describe('Only deliveries with this status'),
});

export interface WebhookRouteDeps {
  readonly webhooks: WebhookService;
  readonly webhookTests: WebhookTests;
  readonly deliveries: DeliveryService;
}

function changedWebhook(webhook: WebhookRecord): Answer {
  return ok(presentWebhook(webhook));
}

function acceptedReplay({ webhookId, queued }: Replayed): Answer {
  return { status: 202, body: { webhook_id: webhookId, queued } };
}

/** @param at path of the webhooks in a version of the API */
export function webhookRoutes({ webhooks, webhookTests, deliveries }: WebhookRouteDeps, at = '/v1/webhooks'): Route[] {
  const createdWebhook = (made: WebhookWithSecret) =>
    created(presentWebhookWithSecret(made), `${at}/${made.webhook._id}`);
  const common = { group: 'resource', access: { kind: 'key', permissions: ['webhook:manage'] } } as const;
  return [
    route({
      ...common,
      method: 'POST',
      path: '/v1/webhooks',
      summary: 'Create a webhook; its secret is shown this once',
      operationId: 'createWebhook',
      tag: 'Webhooks',
      answers: answersCreated(webhookWithSecret, 'The new webhook with its secret'),
      body: createBody,
      handler: ({ body, effect }) => effect((caller) => webhooks.create(caller, body), createdWebhook),
    }),
    route({
      ...common,
      method: 'GET',
      path: '/v1/webhooks',
      summary: 'List webhooks',
      operationId: 'listWebhooks',
      tag: 'Webhooks',
      answers: answersOk(webhookList, 'A page of webhooks'),
      query: listQuery,
      takesTurns: 'lists',
      handler: async ({ query, caller }) =>
        ok(presentList(await webhooks.list(caller(), { active: query.active }, query), presentWebhook)),
    }),
    route({
      ...common,
      method: 'GET',
      path: '/v1/webhooks/{id}',
      summary: 'Read a webhook',
      operationId: 'getWebhook',
      tag: 'Webhooks',
      answers: answersOk(webhookAnswer, 'The webhook'),
      handler: async ({ caller, param }) => ok(presentWebhook(await webhooks.get(caller(), param('id')))),
    }),
    route({
      ...common,
      method: 'PATCH',
      path: '/v1/webhooks/{id}',
      summary: 'Change a webhook; `active: true` also resets its failure count',
      operationId: 'updateWebhook',
      tag: 'Webhooks',
      answers: answersOk(webhookAnswer, 'The changed webhook'),
      body: changeBody,
      handler: ({ body, effect, param }) =>
        effect((caller) => webhooks.change(caller, param('id'), body), changedWebhook),
    }),
    route({
      ...common,
      method: 'DELETE',
      path: '/v1/webhooks/{id}',
      summary: 'Delete a webhook',
      operationId: 'deleteWebhook',
      tag: 'Webhooks',
      answers: answersOk(deletedRecord, 'The webhook is deleted'),
      handler: ({ effect, param }) => effect((caller) => webhooks.remove(caller, param('id')), removed),
    }),
    route({
      ...common,
      method: 'POST',
      path: '/v1/webhooks/{id}/test',
      summary: 'Send a test event and return its result',
      operationId: 'testWebhook',
      tag: 'Webhooks',
      answers: answersOk(webhookTestAnswer, 'How the test went'),
      reasons: ['no_worker'],
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
      operationId: 'rotateWebhookSecret',
      tag: 'Webhooks',
      answers: answersOk(webhookWithSecret, 'The webhook with its new secret'),
      idempotent: false,
      handler: async ({ caller, param }) =>
        ok(presentWebhookWithSecret(await webhooks.rotateSecret(caller(), param('id')))),
    }),
    route({
      ...common,
      method: 'GET',
      path: '/v1/webhooks/{id}/deliveries',
      summary: 'List the deliveries of a webhook',
      operationId: 'listDeliveries',
      tag: 'Webhooks',
      answers: answersOk(deliveryList, 'A page of deliveries'),
      query: deliveriesQuery,
      takesTurns: 'lists',
      handler: async ({ query, caller, param }) =>
        ok(presentList(await deliveries.list(caller(), param('id'), { status: query.status }, query), presentDelivery)),
    }),
    route({
      ...common,
      method: 'GET',
      path: '/v1/webhooks/{id}/deliveries/{delivery_id}',
      summary: 'Read a delivery or a test, with what was sent and answered in its last 20 attempts',
      operationId: 'getDelivery',
      tag: 'Webhooks',
      answers: answersOk(deliveryDetail, 'The delivery with its attempts of seven days'),
      takesTurns: 'lists',
      handler: async ({ caller, param }) =>
        ok(presentDeliveryDetail(await deliveries.get(caller(), param('id'), param('delivery_id')))),
    }),
    route({
      ...common,
      method: 'POST',
      path: '/v1/webhooks/{id}/replay',
      summary: 'Deliver the failed and missed events of a period again',
      operationId: 'replayEvents',
      tag: 'Webhooks',
      answers: { 202: { description: 'The deliveries are queued', schema: replayAnswer } },
      body: replayBody,
      takesTurns: 'lists',
      handler: ({ body, effect, param }) =>
        effect((caller) => deliveries.replay(caller, param('id'), body), acceptedReplay),
    }),
    route({
      ...common,
      method: 'POST',
      path: '/v1/webhooks/{id}/deliveries/{delivery_id}/redeliver',
      summary: 'Deliver an event again',
      operationId: 'redeliverEvent',
      tag: 'Webhooks',
      answers: { 202: { description: 'The delivery is queued again', schema: deliveryAnswer } },
      errors: ['conflict'],
      idempotent: false,
      async handler({ caller, param }) {
        const delivery = await deliveries.redeliver(caller(), param('id'), param('delivery_id'));
        return { status: 202, body: presentDelivery(delivery) };
      },
    }),
  ];
}
