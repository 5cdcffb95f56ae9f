import type { Attempt, Caller } from '../accounts/caller.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/connect.ts';
import type { BatchRecord, BatchWork } from '../db/models/batches.ts';
import { ownContentsOf } from '../generation/own-contents.ts';
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
  caller: Caller & { readonly attempt: Attempt | null },
  admit: (items: number) => Promise<void>,
): Promise<void> {
  const { attempt } = caller;
  if (await hasEffect(db, batch, attempt)) return;
  const { accountId } = batch;
  const ofBatch = { accountId, batchId: batch._id };
  if (batch.completedAt === null) throw notEnded();
  const failed = await db.batchItems.countDocuments({ ...ofBatch, state: 'failed' });
  if (failed === 0) throw noneFailed();
  const estimatedCompletion = (await estimates([batch]))(batch, failed);
  let admitted: Promise<void> | undefined;
  await db.transaction(accountId, async (session) => {
    // The first page: a job lets the others wait again, and the round cannot end before.
    const { count, next } = await retryFailed(db, batch, '', session);
    const opened = next === null ? { state: 'processing', work: null } : { state: 'writing', work: retryAfter(next) };
    const reopened = await db.batches.updateOne(
      { _id: batch._id, accountId, state: { $in: ['completed', 'failed'] }, ...withoutEffect(attempt) },
      {
        // The round is of the key that asks for it.
        $set: {
          ...opened,
          estimatedCompletion,
          completedAt: null,
          ownKeyId: ownContentsOf(caller, null)?.keyId ?? null,
        },
        $inc: { round: 1 },
        ...addEffect(attempt),
      },
      { session },
    );
    if (reopened.modifiedCount === 0) throw notEnded();
    if (count === 0) throw noneFailed();
    // Of retries at once only the one that opens the round counts its items, also when its transaction is repeated.
    admitted ??= admit(failed);
    await admitted;
  });
}

export function retryAfter(after: string): BatchWork {
  return { kind: 'retry', after };
}

function notEnded(): AppError {
  return new AppError('conflict', 'The batch has not ended yet.');
}

function noneFailed(): AppError {
  return new AppError('conflict', 'No item of the batch has failed.');
}
