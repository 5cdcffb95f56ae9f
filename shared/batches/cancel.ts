import type { Attempt } from '../accounts/caller.ts';
import { AppError } from '../core/errors.ts';
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
  await cancelItems(deps, batch);
}

async function recordCancel(db: Database, batch: BatchRecord, attempt: Attempt | null): Promise<void> {
  if (await hasEffect(db, batch, attempt)) return;
  if (batch.completedAt !== null) throw new AppError('conflict', 'The batch has ended already.');
  if (attempt === null) return;
  const ofOpen = { _id: batch._id, accountId: batch.accountId, completedAt: null };
  const open = await db.batches.updateOne(ofOpen, addEffect(attempt));
  if (open.matchedCount === 0) throw new AppError('conflict', 'The batch has ended already.');
}

async function cancelItems(deps: CancelDeps, batch: BatchRecord): Promise<void> {
  const { db, clock } = deps;
  const { accountId } = batch;
  const ofBatch = { accountId, batchId: batch._id };
  const canceledAt = clock.now();
  await cancelWaiting(db, ofBatch, canceledAt);
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
