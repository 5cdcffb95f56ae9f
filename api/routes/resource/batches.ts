import * as z from 'zod';
import type { BatchService } from '../../../shared/batches/batches.ts';
import { MAX_BATCH_ITEMS } from '../../../shared/batches/create.ts';
import type { BatchView } from '../../../shared/batches/view.ts';
import { answersAccepted, answersOk, answersStream } from '../../contract/answers.ts';
import { type Answer, ok, type Route, type RouteContext, route } from '../../http/route.ts';
import { batchAnswer, batchList, batchProgress } from '../../presenters/batch-schemas.ts';
import { presentBatch, presentBatchItemOfList, seesAddresses } from '../../presenters/batches.ts';
import { presentList } from '../../presenters/lists.ts';
import type { BatchFollower } from '../../streams/follow-batch.ts';
import { isoDate, modelName, oneTypeRequired, pageFields, typeNames } from '../fields.ts';

/** Limits the array first: too many items are reported before errors in single ones, which are then not checked. */
const profileIds = z
  .preprocess(
    (ids) => (Array.isArray(ids) && ids.length > MAX_BATCH_ITEMS ? ids.map(() => '') : ids),
    z.array(z.string()).min(1, 'must name at least one profile'),
  )
  .meta({ description: `The profiles' ids, at most ${MAX_BATCH_ITEMS}`, maxItems: MAX_BATCH_ITEMS });

const createBatchBody = oneTypeRequired(
  z.strictObject({
    profile_ids: profileIds,
    ...typeNames,
    fortune_date: isoDate.optional().describe('A KST day of the period; absent: today'),
    model: modelName.default('haiku'),
    webhook_url: z.string().optional().describe('Called once when the batch has ended'),
  }),
);

export interface BatchRouteDeps {
  readonly batches: BatchService;
  readonly follower: BatchFollower;
}

type BatchReader = Pick<RouteContext, 'caller' | 'identity'>;

/** The form in which a version of the API answers with batches. */
export interface BatchForm {
  readonly path: string;
  /** Schema of a batch with its results. */
  readonly answer: z.ZodType;
  present(context: BatchReader, view: BatchView): object | Promise<object>;
}

const V1: BatchForm = {
  path: '/v1/fortunes/batch',
  answer: batchAnswer,
  present: ({ identity }, view) => presentBatch(view, seesAddresses(identity())),
};

export function batchRoutes(deps: BatchRouteDeps, form = V1): Route[] {
  const { batches } = deps;
  const reads = { group: 'resource', access: { kind: 'key', permissions: ['fortune:read'] } } as const;
  const writes = { group: 'resource', access: { kind: 'key', permissions: ['fortune:write'] } } as const;
  const accepted = (view: BatchView, wholeAddress: boolean): Answer => ({
    status: 202,
    body: presentBatch(view, wholeAddress),
    headers: { Location: `${form.path}/${view.batch._id}` },
  });
  return [
    route({
      ...writes,
      method: 'POST',
      path: '/v1/fortunes/batch',
      summary: 'Generate the fortunes of up to 100 profiles in the background',
      operationId: 'createBatch',
      tag: 'Batches',
      answers: answersAccepted(batchAnswer, 'The batch is recorded'),
      reasons: ['not_configured'],
      body: createBatchBody,
      takesTurns: true,
      // With the whole address: the caller has given it.
      handler: (context) => createBatch(deps, context, (view) => accepted(view, true)),
    }),
    route({
      ...reads,
      method: 'GET',
      path: '/v1/fortunes/batch',
      summary: 'List batches',
      operationId: 'listBatches',
      tag: 'Batches',
      answers: answersOk(batchList, 'A page of batches, without results'),
      query: z.strictObject(pageFields),
      takesTurns: true,
      async handler({ query, caller, identity }) {
        const wholeAddress = seesAddresses(identity());
        const page = await batches.list(caller(), query);
        return ok(presentList(page, (view) => presentBatchItemOfList(view, wholeAddress)));
      },
    }),
    route({
      ...reads,
      method: 'GET',
      path: '/v1/fortunes/batch/{batch_id}',
      summary: 'Read a batch, with its results once it has ended',
      operationId: 'getBatch',
      tag: 'Batches',
      answers: answersOk(form.answer, 'The batch'),
      handler: async (context) =>
        ok(await form.present(context, await batches.get(context.caller(), context.param('batch_id')))),
    }),
    route({
      ...writes,
      method: 'POST',
      path: '/v1/fortunes/batch/{batch_id}/cancel',
      summary: 'Cancel the items that have not started',
      operationId: 'cancelBatch',
      tag: 'Batches',
      answers: answersOk(batchAnswer, 'The batch: what had started goes on'),
      handler: ({ effect, identity, param }) =>
        effect(
          (caller) => batches.cancel(caller, param('batch_id')),
          (view: BatchView) => ok(presentBatch(view, seesAddresses(identity()))),
        ),
    }),
    route({
      ...writes,
      method: 'POST',
      path: '/v1/fortunes/batch/{batch_id}/retry',
      summary: 'Retry the failed items, each of which counts towards the daily limit',
      operationId: 'retryBatch',
      tag: 'Batches',
      answers: answersAccepted(batchAnswer, 'The batch goes on'),
      takesTurns: true,
      handler: ({ effect, identity, param, limitItems }) =>
        effect(
          (caller) => batches.retry(caller, param('batch_id'), limitItems),
          (view: BatchView) => accepted(view, seesAddresses(identity())),
        ),
    }),
    route({
      method: 'GET',
      path: '/v1/fortunes/batch/{batch_id}/events',
      group: 'resource',
      access: { kind: 'key', permissions: ['stream:read'] },
      summary: 'Follow the progress of a batch (SSE)',
      operationId: 'followBatch',
      tag: 'Batches',
      answers: answersStream(
        { progress: batchProgress, complete: batchAnswer },
        'The progress, until the batch has ended',
      ),
      reasons: ['streams'],
      handler: (context) => deps.follower.follow(context, context.param('batch_id')),
    }),
  ];
}

function createBatch(
  { batches }: BatchRouteDeps,
  { body, effect, limitItems }: RouteContext<z.output<typeof createBatchBody>>,
  present: (view: BatchView) => Answer,
): Promise<Answer> {
  const request = {
    profileIds: body.profile_ids,
    fortuneType: body.fortune_type,
    fortuneDate: body.fortune_date,
    model: body.model,
    webhookUrl: body.webhook_url,
  };
  return effect((caller) => batches.create(caller, request, limitItems), present);
}
