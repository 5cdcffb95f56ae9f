import * as z from 'zod';
import type { BatchService, BatchView } from '../../../shared/services/batches.ts';
import { presentBatch, presentBatchItemOfList } from '../../presenters/batches.ts';
import { presentList } from '../../presenters/lists.ts';
import type { EventStreams } from '../../streams/sse.ts';
import { fortuneType, isoDate, modelName, pageFields } from '../fields.ts';
import { type Answer, ok, type Route, type RouteContext, route } from '../route.ts';

const createBody = z.strictObject({
  profile_ids: z.array(z.string()).min(1, 'must name at least one profile'),
  fortune_type: fortuneType,
  fortune_date: isoDate.optional(),
  model: modelName.default('haiku'),
  webhook_url: z.string().optional(),
});

export interface BatchRouteDeps {
  readonly batches: BatchService;
  readonly streams: EventStreams;
  /** Counts a batch's items towards the day. @throws rate_limited */
  readonly admitItems: (context: Pick<RouteContext, 'identity'>, items: number) => Promise<void>;
}

export function batchRoutes(deps: BatchRouteDeps): Route[] {
  const { batches } = deps;
  const reads = { group: 'resource', access: { kind: 'key', permissions: ['fortune:read'] } } as const;
  const writes = { group: 'resource', access: { kind: 'key', permissions: ['fortune:write'] } } as const;
  return [
    route({
      ...writes,
      method: 'POST',
      path: '/v1/fortunes/batch',
      summary: 'Generate the fortunes of up to 100 profiles in the background',
      body: createBody,
      async handler(context) {
        const { body } = context;
        const request = {
          profileIds: body.profile_ids,
          fortuneType: body.fortune_type,
          fortuneDate: body.fortune_date,
          model: body.model,
          webhookUrl: body.webhook_url,
        };
        const admit = (items: number) => deps.admitItems(context, items);
        return context.effect((caller) => batches.create(caller, request, admit), accepted);
      },
    }),
    route({
      ...reads,
      method: 'GET',
      path: '/v1/fortunes/batch',
      summary: 'List batches',
      query: z.strictObject(pageFields),
      handler: async ({ query, caller }) =>
        ok(presentList(await batches.list(caller(), query), presentBatchItemOfList)),
    }),
    route({
      ...reads,
      method: 'GET',
      path: '/v1/fortunes/batch/{batch_id}',
      summary: 'Read a batch, with its results once it has ended',
      handler: async ({ caller, param }) => ok(presentBatch(await batches.get(caller(), param('batch_id')))),
    }),
    route({
      ...writes,
      method: 'POST',
      path: '/v1/fortunes/batch/{batch_id}/cancel',
      summary: 'Cancel the items that have not started',
      handler: ({ effect, param }) => effect((caller) => batches.cancel(caller, param('batch_id')), shown),
    }),
    route({
      ...writes,
      method: 'POST',
      path: '/v1/fortunes/batch/{batch_id}/retry',
      summary: 'Try the failed items once more',
      handler: ({ effect, param }) => effect((caller) => batches.retry(caller, param('batch_id')), accepted),
    }),
    route({
      method: 'GET',
      path: '/v1/fortunes/batch/{batch_id}/events',
      group: 'resource',
      access: { kind: 'key', permissions: ['stream:read'] },
      summary: 'Follow the progress of a batch (SSE)',
      handler: (context) => follow(deps, context),
    }),
  ];
}

function shown(view: BatchView): Answer {
  return ok(presentBatch(view));
}

function accepted(view: BatchView): Answer {
  return {
    status: 202,
    body: presentBatch(view),
    headers: { Location: `/v1/fortunes/batch/${view.batch._id}` },
  };
}

const LOOK_EVERY_MS = 500;

/** `progress` whenever a count has changed, `complete` with the whole batch at its end. */
async function follow(deps: BatchRouteDeps, context: RouteContext): Promise<null> {
  const [caller, id] = [context.caller(), context.param('batch_id')];
  let view = await deps.batches.get(caller, id);
  const stream = deps.streams.open(context.request, context.response);
  let told = '';
  for (let number = 1; stream.isOpen; ) {
    if (view.results !== null) {
      stream.send({ id: `${id}.${number}`, event: 'complete', data: presentBatch(view) });
      stream.end();
      break;
    }
    const { status, total_count, completed_count, failed_count, canceled_count } = presentBatch(view);
    const data = { batch_id: id, status, total_count, completed_count, failed_count, canceled_count };
    if (JSON.stringify(data) !== told) {
      told = JSON.stringify(data);
      stream.send({ id: `${id}.${number}`, event: 'progress', data });
      number += 1;
    }
    await Promise.race([stream.closed, new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))]);
    if (stream.isOpen) view = await deps.batches.get(caller, id);
  }
  return null;
}
