import { findBackgroundFallbacks } from '../accounts/fallbacks.ts';
import type { Clock } from '../core/clock.ts';
import { type AppError, catalogueEntry, notFound } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { ModelName } from '../core/models.ts';
import { accountsOf, ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { BatchItemRecord } from '../db/models/batch-items.ts';
import type { BatchRecord } from '../db/models/batches.ts';
import type { FortuneRecord } from '../db/models/fortunes.ts';
import { rawCollection } from '../db/records.ts';
import type { Emit, EventService } from '../events/events.ts';
import { failureOfFortune, providerAnswer } from '../generation/failed-fortunes.ts';
import { hasFailed, hasFailedOrIsMissing, isOutrunForOthers, leftAfter, modelsAfter } from '../generation/fallbacks.ts';
import { generationFailed, interrupted, isInterruption } from '../generation/sections.ts';
import type { Producer } from '../queues/producer.ts';
import { type EndedItem, endItems, startAgain, succeedStarted } from './item-states.ts';
import { enqueueFeeding } from './turns.ts';

export interface BatchProgressDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly events: EventService;
  readonly producer: Producer;
}

export const CANCELED = { state: 'canceled', error: null, fortuneId: null } as const;

/** A lost start is repeated; an item lost this often has failed. */
const MAX_TRIES = 5;

/** A generation that has ended. */
export interface EndedContent {
  readonly accountId: string;
  readonly contentHash: string;
  /** The fortune stored with it, and the request that generated it. Null: look the result up. */
  readonly made: { readonly fortuneId: string; readonly requestId: string | null } | null;
}

/**
 * Ends the items that waited for ended generations. A missed call loses nothing: the watch and the reconciler find the
 * same in the database.
 * @returns these items
 */
export async function progressBatches(
  deps: BatchProgressDeps,
  ended: readonly EndedContent[],
): Promise<readonly BatchItemRecord[]> {
  const items = await rawCollection(deps.db.batchItems)
    .find({
      accountId: accountsOf(ended),
      contentHash: { $in: ended.map(({ contentHash }) => contentHash) },
      state: 'started',
    })
    .toArray();
  const made = new Map(ended.map((each) => [each.contentHash, each.made]));
  const isMade = ({ contentHash, fortuneId, requestId }: BatchItemRecord) => {
    const known = made.get(contentHash ?? '') ?? null;
    return known !== null && known.fortuneId === fortuneId && known.requestId === requestId;
  };
  await Promise.all([
    succeedItems(
      deps,
      items.filter(isMade).map((item) => ({ item, state: 'success' as const })),
    ),
    settleItems(
      deps,
      items.filter((item) => !isMade(item)),
    ),
  ]);
  return items;
}

/**
 * Updates started items from the state of their fortunes, in a few commands for all.
 * @returns how many are no longer started
 */
export async function settleItems(deps: BatchProgressDeps, items: readonly BatchItemRecord[]): Promise<number> {
  if (items.length === 0) return 0;
  const { db } = deps;
  const fortunes = await fortunesOf(db, items);
  const isOwn = await ownership(db, fortunes);
  const ready = items.filter(({ fortuneId }) => fortunes.get(fortuneId ?? '')?.state === 'ready');
  let settled = await succeedItems(
    deps,
    ready.map((item) => ({ item, state: isOwn(item) ? 'success' : 'cached' })),
  );
  for (const item of items) {
    if (!fortunes.has(item.fortuneId ?? '') && (await settleLost(deps, item))) settled += 1;
  }
  return settled;
}

/** Ends started items whose fortunes are ready. @returns how many are no longer started */
async function succeedItems(
  deps: BatchProgressDeps,
  ready: readonly { readonly item: BatchItemRecord; readonly state: 'success' | 'cached' }[],
): Promise<number> {
  if (ready.length === 0) return 0;
  const finishedAt = deps.clock.now();
  const end = (state: 'success' | 'cached') => {
    const items = ready.filter((each) => each.state === state).map(({ item }) => item);
    return succeedStarted(deps.db, items, state, finishedAt);
  };
  const done = await Promise.all([end('success'), end('cached')]);
  for (const item of new Map(ready.map(({ item }) => [item.batchId, item])).values()) await finishBatch(deps, item);
  return sum(done);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

type FortuneState = Pick<FortuneRecord, '_id' | 'accountId' | 'state' | 'cached' | 'callId'>;

async function fortunesOf(db: Database, items: readonly BatchItemRecord[]): Promise<Map<string, FortuneState>> {
  const found = await rawCollection(db.fortunes)
    .find({ accountId: accountsOf(items), _id: { $in: items.flatMap(({ fortuneId }) => fortuneId ?? []) } })
    .project<FortuneState>({ accountId: 1, state: 1, cached: 1, callId: 1 })
    .toArray();
  return new Map(found.map((fortune) => [fortune._id, fortune]));
}

/** A fortune is the batch's own if the batch's request made its call; other requests generated the rest. */
async function ownership(
  db: Database,
  fortunes: ReadonlyMap<string, FortuneState>,
): Promise<(item: BatchItemRecord) => boolean> {
  const made = [...fortunes.values()].filter(({ state, cached }) => state === 'ready' && !cached);
  const found = await rawCollection(db.calls)
    .find({ accountId: accountsOf(made), _id: { $in: made.flatMap(({ callId }) => callId ?? []) } })
    .project<{ _id: string; requestId: string | null }>({ requestId: 1 })
    .toArray();
  const requests = new Map(found.map(({ _id, requestId }) => [_id, requestId]));
  return ({ fortuneId, requestId }) => {
    const fortune = fortunes.get(fortuneId ?? '');
    return fortune !== undefined && !fortune.cached && requests.get(fortune.callId ?? '') === requestId;
  };
}

/** Settles a started item whose fortune is gone. True: it is no longer started. */
async function settleLost(deps: BatchProgressDeps, item: BatchItemRecord): Promise<boolean> {
  const { db } = deps;
  const { accountId, livemode } = ownedBy(item);
  if ((await db.profiles.exists({ _id: item.profileId, accountId, livemode })) === null) {
    return (await finishItems(deps, [{ item, end: { state: 'failed', error: itemError(notFound('profile')) } }])) > 0;
  }
  const failure = await failureOfFortune(db, { accountId, fortuneId: item.fortuneId ?? '' });
  const gone = isInterruption(failure) || failure?.kind === 'queue_unavailable';
  if (gone && item.cancelAsked) return (await finishItems(deps, [{ item, end: CANCELED }])) > 0;
  if (gone && item.tries < MAX_TRIES) return (await startAgain(db, [item])) > 0;
  const error = gone ? interrupted() : generationFailed(failure);
  const { providerStatus, providerErrorType } = failure ?? {};
  const answered = providerAnswer({ status: providerStatus ?? null, errorType: providerErrorType ?? null });
  return (await failItems(deps, [item], error, answered)) > 0;
}

/**
 * Ends items whose fortunes cannot be made, unless the account lets another model answer in the background. When none does,
 * an item has the error of the model that was asked for.
 * @param items of one batch and model
 * @returns how many are no longer in the state of `items`
 */
export async function failItems(
  deps: BatchProgressDeps,
  items: readonly BatchItemRecord[],
  reason: AppError,
  answered: ReturnType<typeof providerAnswer> = {},
): Promise<number> {
  const [first] = items;
  if (first === undefined) return 0;
  const error = { ...itemError(reason), ...answered };
  const failed = items.map((item) => ({ ...item, error: item.error ?? error }));
  const next = hasFailedOrIsMissing(reason) ? await modelAfter(deps.db, first, reason) : null;
  const again = next === null ? 0 : await startAgain(deps.db, failed, next);
  if (next !== null && again > 0) await enqueueFeeding(deps.producer, { ...first, model: next });
  if (again === items.length) return again;
  // Those that were started again have another model, and stay.
  const ends = failed.map((item) => ({ item, end: { state: 'failed' as const, error: item.error } }));
  return again + (await finishItems(deps, ends));
}

/** @returns null: no other model is to be asked */
async function modelAfter(
  db: Database,
  { accountId, batchId, model, tries }: BatchItemRecord,
  reason: AppError,
): Promise<ModelName | null> {
  const [batch, fallbacks] = await Promise.all([
    db.batches.findOne({ _id: batchId, accountId }).select({ model: 1 }).lean(),
    findBackgroundFallbacks(db, accountId),
  ]);
  if (batch === null) return null;
  if (isOutrunForOthers(reason, [batch.model, ...(fallbacks[batch.model] ?? [])]) && tries < MAX_TRIES) return model;
  if (model === batch.model && !hasFailed(reason)) return null;
  const left = modelsAfter(fallbacks, batch.model, model).map((other) => ({ model: other }));
  return leftAfter(left, reason)[0]?.model ?? null;
}

export function itemError({ kind, detail, options: { reason } }: AppError): NonNullable<BatchItemRecord['error']> {
  return { code: catalogueEntry(kind).code, message: detail, ...(reason === undefined ? {} : { reason }) };
}

/** @param items of one batch @returns how many were still in the state of `item` */
export async function finishItems(deps: BatchProgressDeps, items: readonly EndedItem[]): Promise<number> {
  const ended = await endItems(deps.db, items, deps.clock.now());
  if (items[0] !== undefined && ended > 0) await finishBatch(deps, items[0].item);
  return ended;
}

export interface BatchCounts {
  readonly completed: number;
  readonly failed: number;
  readonly canceled: number;
  readonly open: number;
}

/** Of an ended batch as its record has them, whatever its size; of another its items are counted. */
export async function countItems(db: Database, batches: readonly BatchRecord[]): Promise<Map<string, BatchCounts>> {
  const known = new Map(batches.flatMap((batch) => countsOfEnd(batch) ?? []));
  const others = batches.filter(({ _id }) => !known.has(_id));
  if (others.length === 0) return known;
  const rows = await db.batchItems.aggregate<{ _id: { batchId: string; state: string }; count: number }>([
    { $match: { accountId: accountsOf(others), batchId: { $in: others.map(({ _id }) => _id) } } },
    { $group: { _id: { batchId: '$batchId', state: '$state' }, count: { $sum: 1 } } },
  ]);
  const countOf = (batchId: string, ...states: string[]) =>
    sum(rows.filter(({ _id }) => _id.batchId === batchId && states.includes(_id.state)).map(({ count }) => count));
  const counted = others.map((batch) => {
    const { _id: id, totalCount, itemCount = totalCount } = batch;
    // Those that a cancel kept from being written are canceled like the others.
    const unwritten = totalCount - itemCount;
    const isWriting = batch.work?.kind === 'write';
    const counts = {
      completed: countOf(id, 'success', 'cached'),
      failed: countOf(id, 'failed'),
      canceled: countOf(id, 'canceled') + (isWriting ? 0 : unwritten),
      open: countOf(id, 'waiting', 'started') + (isWriting ? unwritten : 0),
    };
    return [id, counts] as const;
  });
  return new Map([...known, ...counted]);
}

/** A retry by the release before leaves those of the round before. */
function countsOfEnd({ _id, completedAt, round, endCounts }: BatchRecord): [[string, BatchCounts]] | null {
  if (completedAt === null || endCounts?.round !== round) return null;
  const { completed, failed, canceled } = endCounts;
  return [[_id, { completed, failed, canceled, open: 0 }]];
}

/** One after the other, because an engine reads all items to find one of either state. */
export async function hasOpenItems(db: Database, accountId: string, batchId: string): Promise<boolean> {
  for (const state of ['started', 'waiting'] as const) {
    if ((await db.batchItems.exists({ accountId, batchId, state })) !== null) return true;
  }
  return false;
}

/** Ends the batch when all its items have ended: state, event and callback in one transaction, once per round. */
export async function finishBatch(
  deps: BatchProgressDeps,
  { accountId, batchId }: Pick<BatchItemRecord, 'accountId' | 'batchId'>,
): Promise<boolean> {
  const { db, clock, events } = deps;
  if (await hasOpenItems(db, accountId, batchId)) return false;
  const batch = await db.batches.findOne({ _id: batchId, accountId, state: { $in: ['pending', 'processing'] } }).lean();
  if (batch === null) return false;
  // Counted again, because the round must be read before the items: a retry in between makes the write below change
  // nothing.
  const counts = (await countItems(db, [batch])).get(batchId);
  if (counts === undefined || counts.open > 0) return false;
  const completedAt = clock.now();
  const { completed, failed, canceled } = counts;
  const state = completed > 0 ? 'completed' : 'failed';
  const endCounts = { round: batch.round, completed, failed, canceled };
  return events.transaction([batch], async (session, emit) => {
    const ended = await db.batches.updateOne(
      { _id: batchId, accountId, round: batch.round, state: { $in: ['pending', 'processing'] } },
      { $set: { state, completedAt, endCounts, work: null } },
      { session },
    );
    if (ended.modifiedCount === 0) return false;
    if (batch.kind === 'request') await emitCompleted(emit, batch, { state, completedAt, counts });
    return true;
  });
}

async function emitCompleted(
  emit: Emit,
  batch: BatchRecord,
  end: { readonly state: 'completed' | 'failed'; readonly completedAt: Date; readonly counts: BatchCounts },
): Promise<void> {
  const id = newId('evt');
  const data = {
    id,
    event: 'batch.completed',
    batch_id: batch._id,
    status: end.state,
    total_count: batch.totalCount,
    completed_count: end.counts.completed,
    failed_count: end.counts.failed,
    canceled_count: end.counts.canceled,
    completed_at: end.completedAt.toISOString(),
  } as const;
  const callback = batch.webhookUrl === null ? {} : { callbackUrl: batch.webhookUrl };
  await emit(ownedBy(batch), 'batch.completed', data, { ...callback, id, requestId: batch.actor.requestId });
}
