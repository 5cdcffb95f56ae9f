import type { Attempt } from '../accounts/caller.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/connect.ts';
import type { BatchRecord } from '../db/models/batches.ts';
import { addEffect, hasEffect, withoutEffect } from './effects.ts';
import type { Estimates } from './estimate.ts';
import { retryFailed } from './item-states.ts';

/**
 * Opens the batch's next round, in which its failed items wait again. An earlier attempt's round is not opened twice.
 * @param admit counts the items against the caller's limits; throws when they are used up
 * @throws conflict when the batch has not ended or no item has failed
 */
export async function retryBatch(
  { db, estimates }: { readonly db: Database; readonly estimates: Estimates },
  batch: BatchRecord,
  attempt: Attempt | null,
  admit: (items: number) => Promise<void>,
): Promise<void> {
  if (await hasEffect(db, batch, attempt)) return;
  const { accountId } = batch;
  const ofBatch = { accountId, batchId: batch._id };
  if (batch.completedAt === null) throw notEnded();
  const failed = await db.batchItems.countDocuments({ ...ofBatch, state: 'failed' });
  if (failed === 0) throw noneFailed();
  await admit(failed);
  const estimatedCompletion = (await estimates([batch]))(batch, failed);
  await db.transaction(accountId, async (session) => {
    const reopened = await db.batches.updateOne(
      { _id: batch._id, accountId, state: { $in: ['completed', 'failed'] }, ...withoutEffect(attempt) },
      {
        $set: { state: 'processing', estimatedCompletion, completedAt: null },
        $inc: { round: 1 },
        ...addEffect(attempt),
      },
      { session },
    );
    if (reopened.modifiedCount === 0) throw notEnded();
    const again = await retryFailed(db, batch, session);
    if (again === 0) throw noneFailed();
  });
}

function notEnded(): AppError {
  return new AppError('conflict', 'The batch has not ended yet.');
}

function noneFailed(): AppError {
  return new AppError('conflict', 'No item of the batch has failed.');
}
