import type { ClientSession } from 'mongoose';
import type { Attempt } from '../accounts/caller.ts';
import { AppError } from '../core/errors.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { BatchRecord } from '../db/models/batches.ts';
import { type CancelDeps, cancelUnstarted } from './cancel-unstarted.ts';
import { addEffect, hasEffect } from './effects.ts';
import { cancelStarted, cancelWaiting, requestCancelOfStarted } from './item-states.ts';

/**
 * Cancels the items that no provider has been asked for; the others end with their provider call. May be repeated.
 * @throws conflict when the batch has ended, unless an earlier attempt at this cancel ended it
 */
export async function cancelBatch(deps: CancelDeps, batch: BatchRecord, attempt: Attempt | null): Promise<void> {
  await recordCancel(deps.db, batch, attempt);
  await cancelPage(deps, batch);
}

async function recordCancel(db: Database, batch: BatchRecord, attempt: Attempt | null): Promise<void> {
  if (await hasEffect(db, batch, attempt)) return;
  if (batch.completedAt !== null) throw new AppError('conflict', 'The batch has ended already.');
  const ofOpen = { _id: batch._id, accountId: batch.accountId, completedAt: null };
  // From now on no turn starts an item, and no job writes one.
  const work = { kind: 'cancel' } as const;
  const stopped = await db.batches.updateOne(
    { ...ofOpen, state: 'writing' },
    { $set: { state: 'processing', work }, ...addEffect(attempt) },
  );
  if (stopped.matchedCount > 0) return;
  const open = await db.batches.updateOne(
    { ...ofOpen, state: { $in: ['pending', 'processing'] } },
    { $set: { work }, ...addEffect(attempt) },
  );
  if (open.matchedCount === 0) throw new AppError('conflict', 'The batch has ended already.');
}

/**
 * Has a job cancel what no provider has been asked for of a schedule's batches.
 * @returns the first of them, for `enqueueWork`; null: none is open
 */
export async function recordCancelOfScheduled(
  db: Database,
  owner: Owner,
  session: ClientSession,
): Promise<BatchRecord | null> {
  const open = { ...ownedBy(owner), kind: 'schedule', completedAt: null } as const;
  await db.batches.updateMany(open, { $set: { work: { kind: 'cancel' } } }, { session });
  return db.batches.findOne(open, null, { session }).sort({ _id: 1 }).lean();
}

/** Cancels what is started, and a page of what waits. @returns whether more may wait; else the cancel is done */
export async function cancelPage(deps: CancelDeps, batch: BatchRecord): Promise<boolean> {
  const { db } = deps;
  const { accountId, _id: batchId } = batch;
  const isMore = await cancelWaiting(db, { accountId, batchId }, deps.clock.now());
  await cancelStartedItems(deps, batch);
  if (!isMore) await db.batches.updateOne({ _id: batchId, accountId, 'work.kind': 'cancel' }, { $set: { work: null } });
  return isMore;
}

async function cancelStartedItems(deps: CancelDeps, batch: BatchRecord): Promise<void> {
  const { db, clock } = deps;
  const { accountId } = batch;
  const ofBatch = { accountId, batchId: batch._id };
  const canceledAt = clock.now();
  // The items are marked before any generation closes: an unmarked item without a generation would be started again.
  await requestCancelOfStarted(db, ofBatch);
  const started = await db.batchItems.find({ ...ofBatch, state: 'started' }).lean();
  const closed = await cancelUnstarted(
    deps,
    accountId,
    started.map(({ contentHash }) => contentHash),
  );
  // An interrupted cancel may have closed generations without updating their items, whose fortunes are gone then.
  const kept = await db.fortunes.distinct('_id', {
    accountId,
    _id: { $in: started.map(({ fortuneId }) => fortuneId) },
  });
  const lost = started.filter(({ fortuneId }) => fortuneId !== null && !kept.includes(fortuneId));
  await cancelStarted(db, ofBatch, { closed: [...closed], lost: lost.map(({ _id }) => _id) }, canceledAt);
}
