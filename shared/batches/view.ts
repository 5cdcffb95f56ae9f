import { findBackgroundFallbacks } from '../accounts/fallbacks.ts';
import type { BatchItemRecord } from '../db/models/batch-items.ts';
import type { BatchRecord } from '../db/models/batches.ts';
import { rawCollection } from '../db/records.ts';
import { isSimulated } from '../generation/call-terms.ts';
import { nextModel } from '../generation/fallbacks.ts';
import type { Breakers, HoldReason } from '../status/breaker.ts';
import type { EstimateDeps, Estimates } from './estimate.ts';
import { type BatchCounts, countItems } from './progress.ts';

export interface BatchView {
  readonly batch: BatchRecord;
  readonly counts: BatchCounts;
  /** From the current pace, or a pause of the model; for an ended batch, the estimate from the start of its last round. */
  readonly estimatedCompletion: Date;
  /** Why its items wait; null: nothing holds them, or it is not known, as in lists. */
  readonly hold: HoldReason | null;
  /** Only for an ended batch of few items. */
  readonly results: readonly BatchItemRecord[] | null;
}

/** Of a batch that has not ended. */
export interface BatchProgress extends Pick<BatchView, 'batch' | 'counts' | 'hold'> {
  readonly estimatedCompletion: null;
}

export interface HoldDeps extends Pick<EstimateDeps, 'db' | 'config'> {
  readonly breakers?: Pick<Breakers, 'holdReason'> | undefined;
}

export interface ViewDeps extends HoldDeps {
  readonly estimates: Estimates;
}

export async function viewOf(deps: ViewDeps, batch: BatchRecord): Promise<BatchView> {
  const [view] = await viewsOf(deps, [batch]);
  if (view === undefined) throw new Error('one batch gives one view');
  if (batch.completedAt === null) return { ...view, hold: await holdOf(deps, batch) };
  // The record tells: a large batch is read by page.
  if (batch.itemCount !== undefined) return view;
  const { _id: batchId, accountId } = batch;
  const results = await rawCollection(deps.db.batchItems).find({ accountId, batchId }).sort({ _id: 1 }).toArray();
  return { ...view, results };
}

/** The whole view of an ended batch; of another only what followers need, because they read it twice a second. */
export async function progressOf(deps: ViewDeps, batch: BatchRecord): Promise<BatchView | BatchProgress> {
  if (batch.completedAt !== null) return viewOf(deps, batch);
  const [counts, hold] = await Promise.all([countItems(deps.db, [batch]), holdOf(deps, batch)]);
  return { batch, counts: counts.get(batch._id) ?? NONE, hold, estimatedCompletion: null };
}

/** Why the items of an open batch wait for its model; null: they need not, or it is not known. */
export async function holdOf(
  { db, config, breakers }: HoldDeps,
  batch: Pick<BatchRecord, 'accountId' | 'livemode' | 'model'>,
): Promise<HoldReason | null> {
  const { accountId, model } = batch;
  const reason = (await breakers?.holdReason(model, isSimulated(config, batch, model))) ?? null;
  // What no worker takes has not failed, so that no other model is asked.
  if (reason === null || reason === 'no_worker') return reason;
  const fallbacks = await findBackgroundFallbacks(db, accountId);
  return nextModel(fallbacks, model, model) === null ? reason : null;
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
