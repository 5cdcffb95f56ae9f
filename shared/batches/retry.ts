import type { Attempt } from '../accounts/caller.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/connect.ts';
import type { BatchRecord } from '../db/models/batches.ts';
import { hasEffect } from './effects.ts';
import type { Estimate } from './estimate.ts';
import { retryFailed } from './item-states.ts';

/**
 * Opens the batch's next round, in which its failed items wait again. An earlier attempt's round is not opened twice.
 * @throws conflict when the batch has not ended or no item has failed
 */
export async function retryBatch(
  { db, estimate }: { readonly db: Database; readonly estimate: Estimate },
  batch: BatchRecord,
  attempt: Attempt | null,
): Promise<void> {
  if (await hasEffect(db, batch, attempt)) return;
  const effectId = attempt?.effectId;
  const { accountId } = batch;
  const ofBatch = { accountId, batchId: batch._id };
  const failed = await db.batchItems.countDocuments({ ...ofBatch, state: 'failed' });
  const estimatedCompletion = await estimate(batch, failed);
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
