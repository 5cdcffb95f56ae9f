import type { Clock } from '../clock.ts';
import type { BatchRecord } from '../models/batches.ts';
import type { BatchItemRecord } from '../models/batchItems.ts';
import type { Database } from '../models/index.ts';
import { ownedBy } from '../owner.ts';
import type { EventService } from './events.ts';

export interface BatchProgressDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly events: EventService;
}

/** A lost start is repeated; an item that is lost that often has failed. */
const MAX_TRIES = 5;

/**
 * Ends the items that waited for a generation, once it has ended. Nothing depends on its being called: the reconciler
 * finds the same in the database.
 */
export async function progressBatches(deps: BatchProgressDeps, contentHash: string): Promise<void> {
  const items = await deps.db.batchItems.find({ contentHash, state: 'started' }).lean();
  for (const item of items) await settleItem(deps, item);
}

/** Brings one started item up to what the database says of its fortune. True: it is no longer started. */
export async function settleItem(deps: BatchProgressDeps, item: BatchItemRecord): Promise<boolean> {
  const { db } = deps;
  const fortune = await db.fortunes.findById(item.fortuneId).lean();
  if (fortune?.state === 'pending') return false;
  if (fortune?.state === 'ready') {
    // The call that reserved the fortune tells whether it was this batch's: the rest were served by others' work.
    const own = !fortune.cached && (await db.calls.exists({ _id: fortune.callId, requestId: item.requestId })) !== null;
    return finishItem(deps, item, { state: own ? 'success' : 'cached', error: null });
  }
  const { accountId, livemode } = ownedBy(item);
  if ((await db.profiles.exists({ _id: item.profileId, accountId, livemode })) === null) {
    return finishItem(deps, item, { state: 'failed', error: { code: 'not_found', message: 'No such profile.' } });
  }
  const failed = await db.generations
    .findOne({ contentHash: item.contentHash, state: 'failed', finishedAt: { $gte: item.startedAt } })
    .sort({ _id: -1 })
    .lean();
  const gone = failed === null || failed.error?.kind === 'cancelled' || failed.error?.kind === 'queue_unavailable';
  if (gone && item.tries < MAX_TRIES) {
    const set = { state: 'waiting', fortuneId: null, contentHash: null, startedAt: null };
    await db.batchItems.updateOne({ _id: item._id, state: 'started' }, { $set: set });
    return true;
  }
  const message = 'The AI model could not answer. Nothing was stored or charged.';
  return finishItem(deps, item, { state: 'failed', error: { code: 'service_unavailable', message } });
}

export async function finishItem(
  deps: BatchProgressDeps,
  item: Pick<BatchItemRecord, '_id' | 'batchId' | 'state'>,
  fields: Pick<BatchItemRecord, 'state' | 'error'> & { readonly fortuneId?: string },
): Promise<boolean> {
  const { db, clock } = deps;
  const done = await db.batchItems.updateOne(
    { _id: item._id, state: item.state },
    { $set: { ...fields, finishedAt: clock.now() } },
  );
  if (done.modifiedCount > 0) await finishBatch(deps, item.batchId);
  return done.modifiedCount > 0;
}

export interface BatchCounts {
  readonly completed: number;
  readonly failed: number;
  readonly canceled: number;
  readonly open: number;
}

export async function countItems(db: Database, batchIds: readonly string[]): Promise<Map<string, BatchCounts>> {
  const rows = await db.batchItems.aggregate<{ _id: { batchId: string; state: string }; count: number }>([
    { $match: { batchId: { $in: [...batchIds] } } },
    { $group: { _id: { batchId: '$batchId', state: '$state' }, count: { $sum: 1 } } },
  ]);
  const sum = (batchId: string, ...states: string[]) =>
    rows
      .filter(({ _id }) => _id.batchId === batchId && states.includes(_id.state))
      .reduce((total, { count }) => total + count, 0);
  return new Map(
    batchIds.map((id) => [
      id,
      {
        completed: sum(id, 'success', 'cached'),
        failed: sum(id, 'failed'),
        canceled: sum(id, 'canceled'),
        open: sum(id, 'waiting', 'started'),
      },
    ]),
  );
}

/** Ends the batch when every item is handled: state, event and callback in one transaction, once per round. */
export async function finishBatch(deps: BatchProgressDeps, batchId: string): Promise<boolean> {
  const { db, clock, events } = deps;
  const open = { batchId, state: { $in: ['waiting', 'started'] } } as const;
  if ((await db.batchItems.exists(open)) !== null) return false;
  // Once more, for the round must be read before the items: a retry in between makes the write below change nothing.
  const batch = await db.batches.findOne({ _id: batchId, state: { $in: ['pending', 'processing'] } }).lean();
  if (batch === null) return false;
  if ((await db.batchItems.exists(open)) !== null) return false;
  const counts = (await countItems(db, [batchId])).get(batchId);
  if (counts === undefined) return false;
  const completedAt = clock.now();
  const state = counts.completed > 0 ? 'completed' : 'failed';
  return events.transaction(async (session, emit) => {
    const ended = await db.batches.updateOne(
      { _id: batchId, round: batch.round, state: { $in: ['pending', 'processing'] } },
      { $set: { state, completedAt } },
      { session },
    );
    if (ended.modifiedCount === 0) return false;
    if (batch.kind === 'request') await tell(emit, batch, { state, completedAt, counts });
    return true;
  });
}

async function tell(
  emit: Parameters<Parameters<EventService['transaction']>[0]>[1],
  batch: BatchRecord,
  end: { readonly state: 'completed' | 'failed'; readonly completedAt: Date; readonly counts: BatchCounts },
): Promise<void> {
  const data = {
    event: 'batch.completed',
    batch_id: batch._id,
    status: end.state,
    total_count: batch.totalCount,
    completed_count: end.counts.completed,
    failed_count: end.counts.failed,
    completed_at: end.completedAt.toISOString(),
  } as const;
  const callback = batch.webhookUrl === null ? {} : { callbackUrl: batch.webhookUrl };
  await emit(ownedBy(batch), 'batch.completed', data, callback);
}
