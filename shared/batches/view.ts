import type { BatchItemRecord } from '../db/models/batch-items.ts';
import type { BatchRecord } from '../db/models/batches.ts';
import { rawCollection } from '../db/records.ts';
import type { PoolHold } from '../status/breaker.ts';
import type { Estimates } from './estimate.ts';
import { type HoldDeps, holdOfBatch } from './hold.ts';
import { type BatchCounts, countItems } from './progress.ts';

export interface BatchView {
  readonly batch: BatchRecord;
  readonly counts: BatchCounts;
  /** From the current pace, or a pause of the model; for an ended batch, the estimate from the start of its last round. */
  readonly estimatedCompletion: Date;
  /** Why its items wait; null: nothing holds them, or it is not known, as in lists. */
  readonly hold: PoolHold | null;
  /** Only for an ended batch of few items. */
  readonly results: readonly BatchItemRecord[] | null;
}

/** Of a batch that has not ended. */
export interface BatchProgress extends Pick<BatchView, 'batch' | 'counts' | 'hold'> {
  readonly estimatedCompletion: null;
}

export interface ViewDeps extends HoldDeps {
  readonly estimates: Estimates;
}

export async function viewOf(deps: ViewDeps, batch: BatchRecord): Promise<BatchView> {
  const [view] = await viewsOf(deps, [batch]);
  if (view === undefined) throw new Error('one batch gives one view');
  if (batch.completedAt === null) return { ...view, hold: await holdOfBatch(deps, batch) };
  // The record tells: a large batch is read by page.
  if (batch.itemCount !== undefined) return view;
  const { _id: batchId, accountId } = batch;
  const results = await rawCollection(deps.db.batchItems).find({ accountId, batchId }).sort({ _id: 1 }).toArray();
  return { ...view, results };
}

/** The whole view of an ended batch; of another only what followers need, because they read it twice a second. */
export async function progressOf(deps: ViewDeps, batch: BatchRecord): Promise<BatchView | BatchProgress> {
  if (batch.completedAt !== null) return viewOf(deps, batch);
  const [counts, hold] = await Promise.all([countItems(deps.db, [batch]), holdOfBatch(deps, batch)]);
  return { batch, counts: counts.get(batch._id) ?? NONE, hold, estimatedCompletion: null };
}

/** Without their results and what holds them. */
export async function viewsOf({ db, estimates }: ViewDeps, batches: readonly BatchRecord[]): Promise<BatchView[]> {
  const counts = await countItems(db, batches);
  const estimate = await estimates(batches.filter(({ completedAt }) => completedAt === null));
  return batches.map((batch) => {
    const counted = counts.get(batch._id) ?? NONE;
    const { completedAt } = batch;
    const estimatedCompletion =
      completedAt === null ? estimate(batch, counted.open) : (batch.estimatedCompletion ?? completedAt);
    return { batch, counts: counted, estimatedCompletion, hold: null, results: null };
  });
}

const NONE: BatchCounts = { completed: 0, failed: 0, canceled: 0, open: 0 };
