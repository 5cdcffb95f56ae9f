import * as z from 'zod';
import type { BatchService } from '../../../shared/batches/batches.ts';
import type { BatchRequest } from '../../../shared/batches/create.ts';
import { MAX_BATCH_ITEMS } from '../../../shared/batches/new-batch.ts';
import { MAX_SELECTED } from '../../../shared/batches/select.ts';
import type { BatchView } from '../../../shared/batches/view.ts';
import { invalidField } from '../../../shared/core/errors.ts';
import { answersAccepted, answersOk, answersStream } from '../../contract/answers.ts';
import { requirePermissions } from '../../http/permissions.ts';
import { type Answer, ok, type Route, type RouteContext, route } from '../../http/route.ts';
import { batchAnswer, batchItemList, batchList, batchProgress, itemStatus } from '../../presenters/batch-schemas.ts';
import { presentBatch, presentBatchItemOfList, presentItem, seesAddresses } from '../../presenters/batches.ts';
import { presentList } from '../../presenters/lists.ts';
import type { BatchFollower } from '../../streams/follow-batch.ts';
import { identifier, instant, isoDate, modelName, oneTypeRequired, pageFields, typeNames } from '../fields.ts';

/** Limits the array first: too many items are reported before errors in single ones, which are then not checked. */
function atMost<T extends z.ZodType>(item: T, instead: z.output<T>, description: string) {
  return z
    .preprocess(
      (given) => (Array.isArray(given) && given.length > MAX_BATCH_ITEMS ? given.map(() => instead) : given),
      z.array(item).min(1, 'must name at least one profile'),
    )
    .optional()
    .meta({ description: `${description}, at most ${MAX_BATCH_ITEMS}`, maxItems: MAX_BATCH_ITEMS });
}

/** What names no profile becomes a failed item, which is kept: longer than any id, and still short. */
const profileId = z.string().max(64, 'must be at most 64 characters');
const CUSTOM_ID = /^[A-Za-z0-9_-]{1,64}$/;
const item = z
  .strictObject({
    profile_id: profileId.describe("The profile's id, `prf_…`"),
    custom_id: z
      .string()
      .regex(CUSTOM_ID, 'must be 1 to 64 letters, digits, _ or -')
      .optional()
      .describe(
        'Your own name of the item, unique in the batch, shown with its result. It must not tell who it is about',
      ),
  })
  .meta({ id: 'BatchItemRequest', description: 'A profile of a batch' });

const selection = z
  .strictObject({
    external_ids: atMost(identifier(255), '-', 'Your own ids of the persons'),
    created_from: instant('start').optional().describe('Profiles that were created then or later, as in lists'),
    created_to: instant('end').optional().describe('Profiles that were created until then'),
  })
  // One that lost its fields on the way must not become all.
  .refine((given) => Object.values(given).some((field) => field !== undefined), 'must have a field to select by')
  .meta({ id: 'ProfileSelection', description: 'Profiles that fit all of these, at least one of which is given' });

const profiles = z
  .union([z.enum(['all']), selection], 'must be "all", or an object with a field to select by')
  .optional()
  .meta({
    description: `Profiles that are not listed, at most ${MAX_SELECTED.toLocaleString('en')}; the key also needs \`profile:read\``,
  });

const createBatchBody = oneTypeRequired(
  z.strictObject({
    profile_ids: atMost(profileId, '', "The profiles' ids"),
    items: atMost(item, { profile_id: '' }, 'The profiles, each with a name of your own, instead of `profile_ids`'),
    profiles,
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
      summary: 'Generate the fortunes of many profiles in the background',
      operationId: 'createBatch',
      tag: 'Batches',
      answers: answersAccepted(batchAnswer, 'The batch is recorded'),
      reasons: ['not_configured'],
      body: createBatchBody,
      takesTurns: 'lists',
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
      takesTurns: 'lists',
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
      ...reads,
      method: 'GET',
      path: '/v1/fortunes/batch/{batch_id}/items',
      summary: 'List the items of a batch, also while it runs',
      operationId: 'listBatchItems',
      tag: 'Batches',
      answers: answersOk(batchItemList, "A page of items, in the order of the request's profiles"),
      query: z.strictObject({ status: itemStatus.optional().describe('Only items of this status'), ...pageFields }),
      takesTurns: 'lists',
      async handler({ query: { status, ...page }, caller, param }) {
        return ok(presentList(await batches.items(caller(), param('batch_id'), status, page), presentItem));
      },
    }),
    route({
      ...writes,
      method: 'POST',
      path: '/v1/fortunes/batch/{batch_id}/cancel',
      summary: 'Cancel the items that have not started',
      operationId: 'cancelBatch',
      tag: 'Batches',
      answers: answersOk(batchAnswer, 'The batch: what had started goes on'),
      takesTurns: 'lists',
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
      takesTurns: 'lists',
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
  { body, effect, identity, limitItems }: RouteContext<z.output<typeof createBatchBody>>,
  present: (view: BatchView) => Answer,
): Promise<Answer> {
  const request = {
    profiles: profilesOf(body),
    fortuneType: body.fortune_type,
    fortuneDate: body.fortune_date,
    model: body.model,
    webhookUrl: body.webhook_url,
  };
  // The results tell which profiles there are.
  if (body.profiles !== undefined) requirePermissions(identity(), ['profile:read']);
  return effect((caller) => batches.create(caller, request, limitItems), present);
}

const ONE_FORM = 'Name the profiles in one of profile_ids, items and profiles.';

/** @throws validation_error unless exactly one field names the profiles */
function profilesOf({
  profile_ids,
  items,
  profiles,
}: Pick<z.output<typeof createBatchBody>, 'profile_ids' | 'items' | 'profiles'>): BatchRequest['profiles'] {
  const forms = Object.entries({ profile_ids, items, profiles }).filter(([, given]) => given !== undefined);
  if (forms.length > 1) throw invalidField(forms.at(-1)?.[0] ?? '', 'names the profiles a second time', ONE_FORM);
  if (profiles !== undefined) {
    if (profiles === 'all') return {};
    const { external_ids: externalIds, created_from: createdFrom, created_to: createdTo } = profiles;
    return { externalIds, createdFrom, createdTo };
  }
  if (items !== undefined) {
    const targets = items.map(({ profile_id: profileId, custom_id: customId }) => ({ profileId, customId }));
    return { targets, listedAs: 'items' };
  }
  if (profile_ids === undefined) throw invalidField('profile_ids', 'is required', ONE_FORM);
  return { targets: profile_ids.map((profileId) => ({ profileId })), listedAs: 'profile_ids' };
}
