import * as z from 'zod';
import type { EventLog } from '../../../shared/webhooks/event-log.ts';
import { answersOk } from '../../contract/answers.ts';
import { ok, type Route, route } from '../../http/route.ts';
import { eventType } from '../../presenters/answer-fields.ts';
import { eventAnswer, eventList } from '../../presenters/event-schemas.ts';
import { presentEvent } from '../../presenters/events.ts';
import { presentList } from '../../presenters/lists.ts';
import { instant, pageFields, queryBoolean } from '../fields.ts';

const eventsQuery = z.strictObject({
  ...pageFields,
  type: eventType.optional().describe('Only this kind of event'),
  webhook_id: z.string().optional().describe('Only events that this webhook receives, also while it is off'),
  delivered: queryBoolean
    .optional()
    .describe(
      'Only events that all of your webhooks have that receive them, or that one lacks; with `webhook_id` that webhook',
    ),
  created_from: instant('start').optional(),
  created_to: instant('end').optional(),
});

export interface EventRouteDeps {
  readonly eventLog: EventLog;
}

export function eventRoutes({ eventLog }: EventRouteDeps): Route[] {
  const common = { group: 'resource', access: { kind: 'key', permissions: ['webhook:manage'] } } as const;
  return [
    route({
      ...common,
      method: 'GET',
      path: '/v1/events',
      summary: 'List the events of the last 30 days',
      operationId: 'listEvents',
      tag: 'Webhooks',
      answers: answersOk(eventList, 'A page of events'),
      query: eventsQuery,
      takesTurns: 'lists',
      async handler({ query, caller }) {
        const { type, webhook_id: webhookId, delivered, created_from: createdFrom, created_to: createdTo } = query;
        const filter = { type, webhookId, delivered, createdFrom, createdTo };
        return ok(presentList(await eventLog.list(caller(), filter, query), presentEvent));
      },
    }),
    route({
      ...common,
      method: 'GET',
      path: '/v1/events/{id}',
      summary: 'Read an event of the last 30 days',
      operationId: 'getEvent',
      tag: 'Webhooks',
      answers: answersOk(eventAnswer, 'The event'),
      handler: async ({ caller, param }) => ok(presentEvent(await eventLog.get(caller(), param('id')))),
    }),
  ];
}
