import type { ClientSession } from 'mongoose';
import type { AuditLog } from '../accounts/audit.ts';
import { type Acting, type Attempt, type Caller, idOfEffect } from '../accounts/caller.ts';
import type { FortuneType, ModelName } from '../content/index.ts';
import type { Clock } from '../core/clock.ts';
import { AppError, invalidField, notFound } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import { ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { type Page, type PageRequest, pageById } from '../db/cursor-page.ts';
import type { BatchItemRecord } from '../db/models/batch-items.ts';
import type { BatchRecord } from '../db/models/batches.ts';
import { insertRecord, rawCollection } from '../db/records.ts';
import { fortuneDate } from '../fortunes/periods.ts';
import { modelTerms, type SectionCallDeps } from '../generation/call-terms.ts';
import type { TargetCheck } from '../webhooks/targets.ts';
import { cancelUnstarted } from './cancel-unstarted.ts';
import { createEstimate, type Estimate } from './estimate.ts';
import { askToCancelStarted, cancelStarted, cancelWaiting, retryFailed } from './item-states.ts';
import { type BatchCounts, type BatchProgressDeps, countItems, finishBatch } from './progress.ts';
import { queueBatch } from './turns.ts';

export interface BatchRequest {
  readonly profileIds: readonly string[];
  readonly fortuneType: FortuneType;
  readonly fortuneDate?: string | undefined;
  readonly model: ModelName;
  readonly webhookUrl?: string | undefined;
}

export interface BatchView {
  readonly batch: BatchRecord;
  readonly counts: BatchCounts;
  /** From the current pace; for an ended batch, the estimate from the start of its last round. */
  readonly estimatedCompletion: Date;
  /** Only for an ended batch. */
  readonly results: readonly BatchItemRecord[] | null;
}

export interface BatchService {
  /** @throws payload_too_large, validation_error, service_unavailable (model not configured) */
  create(caller: Acting<BatchView>, request: BatchRequest, admit: (items: number) => Promise<void>): Promise<BatchView>;
  /** @throws not_found */
  get(caller: Caller, id: string): Promise<BatchView>;
  list(caller: Caller, page: PageRequest): Promise<Page<BatchView>>;
  /** Cancels the items that have not started. @throws not_found, conflict when the batch has ended */
  cancel(caller: Acting<BatchView>, id: string): Promise<BatchView>;
  /** Retries the failed items. @throws not_found, conflict when the batch has not ended or no item has failed */
  retry(caller: Acting<BatchView>, id: string): Promise<BatchView>;
}

export interface BatchDeps extends BatchProgressDeps, Pick<SectionCallDeps, 'config' | 'producer' | 'publishFailures'> {
  readonly audit: AuditLog;
  readonly targets: TargetCheck;
  readonly logger: Logger;
}

type ViewDeps = BatchDeps & { readonly estimate: Estimate };

export const MAX_BATCH_ITEMS = 100;
const BATCH_RETENTION_MS = 90 * 86_400_000;

export function createBatchService(outer: BatchDeps): BatchService {
  const deps = { ...outer, estimate: createEstimate(outer) };
  const { db } = deps;
  const find = async (caller: Caller, id: string): Promise<BatchRecord> => {
    const batch = await db.batches.findOne({ _id: id, ...ownedBy(caller.owner), kind: 'request' }).lean();
    if (batch === null) throw notFound('batch');
    return batch;
  };
  return {
    create: (caller, request, admit) => createBatch(deps, caller, request, admit),
    get: async (caller, id) => viewOf(deps, await find(caller, id)),
    async list(caller, page) {
      const found = await pageById<BatchRecord>({
        prefix: 'batch',
        page,
        filter: { ...ownedBy(caller.owner), kind: 'request' },
        find: (filter, limit) => db.batches.find(filter).sort({ _id: -1 }).limit(limit).lean(),
        count: (filter) => db.batches.countDocuments(filter),
      });
      return { ...found, items: await viewsOf(deps, found.items) };
    },
    async cancel(caller, id) {
      const batch = await find(caller, id);
      await recordCancel(deps, batch, caller.attempt);
      await cancelItems(deps, batch);
      // The canceled items free room for other batches.
      await queueBatch(deps, batch);
      await finishBatch(deps, { accountId: batch.accountId, batchId: id });
      return viewOf(deps, await find(caller, id));
    },
    async retry(caller, id) {
      const batch = await find(caller, id);
      await retryItems(deps, batch, caller.attempt);
      await queueBatch(deps, batch);
      return viewOf(deps, await find(caller, id));
    },
  };
}

/** The records of a new batch and its items. Recording the same `_id` again records nothing new. */
export function newBatch(
  clock: Clock,
  fields: Pick<
    BatchRecord,
    '_id' | 'accountId' | 'livemode' | 'kind' | 'fortuneType' | 'fortuneDate' | 'model' | 'webhookUrl' | 'actor'
  >,
  profileIds: readonly string[],
): { readonly batch: BatchRecord; readonly items: readonly BatchItemRecord[] } {
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + BATCH_RETENTION_MS);
  const batch: BatchRecord = {
    ...fields,
    state: 'pending',
    totalCount: profileIds.length,
    round: 1,
    effects: [],
    createdAt,
    estimatedCompletion: null,
    completedAt: null,
    expiresAt,
  };
  const items = profileIds.map((profileId, place) => ({
    _id: `${fields._id}.${String(place).padStart(3, '0')}`,
    batchId: fields._id,
    accountId: fields.accountId,
    livemode: fields.livemode,
    model: fields.model,
    profileId,
    requestId: fields.actor.requestId,
    state: 'waiting' as const,
    fortuneId: null,
    contentHash: null,
    error: null,
    tries: 0,
    cancelAsked: false,
    startedAt: null,
    finishedAt: null,
    expiresAt,
  }));
  return { batch, items };
}

async function createBatch(
  deps: ViewDeps,
  caller: Acting<BatchView>,
  request: BatchRequest,
  admit: (items: number) => Promise<void>,
): Promise<BatchView> {
  const { db, clock, audit } = deps;
  checkProfileIds(request.profileIds);
  const date = fortuneDate(clock, request.fortuneType, request.fortuneDate, 'fortune_date');
  if (request.webhookUrl !== undefined) {
    await deps.targets.check(request.webhookUrl, { livemode: caller.owner.livemode, field: 'webhook_url' });
  }
  modelTerms(deps.config, caller.owner, request.model);
  await admit(request.profileIds.length);
  const { batch: recorded, items } = newBatch(
    clock,
    {
      _id: idOfEffect('batch', caller.attempt),
      ...ownedBy(caller.owner),
      kind: 'request',
      fortuneType: request.fortuneType,
      fortuneDate: date,
      model: request.model,
      webhookUrl: request.webhookUrl ?? null,
      actor: { ...caller.actor },
    },
    request.profileIds,
  );
  const estimatedCompletion = await deps.estimate(recorded, items.length);
  const batch = { ...recorded, estimatedCompletion };
  const view: BatchView = {
    batch: { ...batch, state: 'processing' },
    counts: { completed: 0, failed: 0, canceled: 0, open: items.length },
    estimatedCompletion,
    results: null,
  };
  await db.transaction(async (session) => {
    await recordBatch({ db, audit }, { batch, items }, session);
    await caller.attempt?.settle(session, view);
  });
  for (const profileId of request.profileIds) caller.notes?.recordSubject({ profileId });
  return { ...view, batch: { ...batch, state: await queueBatch(deps, batch) } };
}

/** Stores a new batch with its items and its one audit entry. */
export async function recordBatch(
  { db, audit }: { readonly db: Database; readonly audit: AuditLog },
  { batch, items }: ReturnType<typeof newBatch>,
  session: ClientSession,
): Promise<void> {
  await insertRecord(db.batches, batch, session);
  await db.batchItems.insertMany(items, { session, lean: true });
  const caller = { owner: ownedBy(batch), actor: batch.actor };
  const metadata = { batch_id: batch._id, total_count: batch.totalCount, fortune_type: batch.fortuneType };
  const event = { action: 'fortune.created', resourceType: 'fortune', resourceId: batch._id, metadata } as const;
  await audit.write(caller, event, session);
}

function checkProfileIds(profileIds: readonly string[]): void {
  if (profileIds.length > MAX_BATCH_ITEMS) {
    throw new AppError('payload_too_large', `A batch takes at most ${MAX_BATCH_ITEMS} profiles.`, {
      hint: 'Split the profiles over several batches.',
    });
  }
  const seen = new Set<string>();
  profileIds.forEach((id, place) => {
    if (seen.has(id)) throw invalidField(`profile_ids.${place}`, 'must not be listed twice');
    seen.add(id);
  });
}

/** @throws conflict when the batch has ended, unless an earlier attempt at this cancel ended it */
async function recordCancel({ db }: BatchDeps, batch: BatchRecord, attempt: Attempt | null): Promise<void> {
  if (await hasEffect(db, batch, attempt)) return;
  if (batch.completedAt !== null) throw new AppError('conflict', 'The batch has ended already.');
  if (attempt === null) return;
  const addEffect = { $addToSet: { effects: attempt.effectId } };
  const open = await db.batches.updateOne({ _id: batch._id, accountId: batch.accountId, completedAt: null }, addEffect);
  if (open.matchedCount === 0) throw new AppError('conflict', 'The batch has ended already.');
}

async function hasEffect(db: Database, { _id, accountId }: BatchRecord, attempt: Attempt | null): Promise<boolean> {
  if (attempt?.repeated !== true) return false;
  return (await db.batches.exists({ _id, accountId, effects: attempt.effectId })) !== null;
}

async function cancelItems(deps: BatchDeps, batch: BatchRecord): Promise<void> {
  const { db, clock } = deps;
  const { accountId } = batch;
  const ofBatch = { accountId, batchId: batch._id };
  const canceledAt = clock.now();
  await cancelWaiting(db, ofBatch, canceledAt);
  // The items are marked before any generation closes: an unmarked item without a generation would be started again.
  await askToCancelStarted(db, ofBatch);
  const started = await db.batchItems.find({ ...ofBatch, state: 'started' }).lean();
  const closed = await cancelUnstarted(
    deps,
    accountId,
    started.map(({ contentHash }) => contentHash),
  );
  // An interrupted cancel may have closed generations without updating their items.
  const closedBefore = await db.generations
    .find({ accountId, contentHash: { $in: started.map(({ contentHash }) => contentHash) }, 'error.kind': 'cancelled' })
    .lean();
  const lost = started.filter(({ contentHash, startedAt }) =>
    closedBefore.some((each) => each.contentHash === contentHash && Number(each.finishedAt) >= Number(startedAt)),
  );
  await cancelStarted(db, ofBatch, [...closed, ...lost.map(({ contentHash }) => contentHash)], canceledAt);
}

async function retryItems(deps: ViewDeps, batch: BatchRecord, attempt: Attempt | null): Promise<void> {
  const { db } = deps;
  if (await hasEffect(db, batch, attempt)) return;
  const effectId = attempt?.effectId;
  const { accountId } = batch;
  const ofBatch = { accountId, batchId: batch._id };
  const failed = await db.batchItems.countDocuments({ ...ofBatch, state: 'failed' });
  const estimatedCompletion = await deps.estimate(batch, failed);
  await db.transaction(async (session) => {
    const reopened = await db.batches.updateOne(
      {
        _id: batch._id,
        accountId,
        state: { $in: ['completed', 'failed'] },
        ...(effectId === undefined ? {} : { effects: { $ne: effectId } }),
      },
      {
        $set: { state: 'processing', estimatedCompletion, completedAt: null },
        $inc: { round: 1 },
        ...(effectId === undefined ? {} : { $addToSet: { effects: effectId } }),
      },
      { session },
    );
    if (reopened.modifiedCount === 0) throw new AppError('conflict', 'The batch has not ended yet.');
    const again = await retryFailed(db, ofBatch, session);
    if (again === 0) throw new AppError('conflict', 'No item of the batch has failed.');
  });
}

async function viewOf(deps: ViewDeps, batch: BatchRecord): Promise<BatchView> {
  const [view] = await viewsOf(deps, [batch]);
  if (view === undefined) throw new Error('one batch gives one view');
  if (batch.completedAt === null) return view;
  const { _id: batchId, accountId } = batch;
  const results = await rawCollection(deps.db.batchItems).find({ accountId, batchId }).sort({ _id: 1 }).toArray();
  return { ...view, results };
}

/** Without their results. */
async function viewsOf({ db, estimate }: ViewDeps, batches: readonly BatchRecord[]): Promise<BatchView[]> {
  const counts = await countItems(db, batches);
  return Promise.all(
    batches.map(async (batch) => {
      const counted = counts.get(batch._id) ?? NONE;
      const { completedAt } = batch;
      const estimatedCompletion =
        completedAt === null ? await estimate(batch, counted.open) : (batch.estimatedCompletion ?? completedAt);
      return { batch, counts: counted, estimatedCompletion, results: null };
    }),
  );
}

const NONE: BatchCounts = { completed: 0, failed: 0, canceled: 0, open: 0 };
