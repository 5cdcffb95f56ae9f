import type { Database } from '../db/connect.ts';
import type { BatchItemRecord } from '../db/models/batch-items.ts';
import type { BatchRecord } from '../db/models/batches.ts';
import { rawCollection } from '../db/records.ts';
import type { Estimate } from './estimate.ts';
import { type BatchCounts, countItems } from './progress.ts';

export interface BatchView {
  readonly batch: BatchRecord;
  readonly counts: BatchCounts;
  /** From the current pace, or a pause of the model; for an ended batch, the estimate from the start of its last round. */
  readonly estimatedCompletion: Date;
  /** Only for an ended batch. */
  readonly results: readonly BatchItemRecord[] | null;
}

export interface ViewDeps {
  readonly db: Database;
  readonly estimate: Estimate;
}

export async function viewOf(deps: ViewDeps, batch: BatchRecord): Promise<BatchView> {
  const [view] = await viewsOf(deps, [batch]);
  if (view === undefined) throw new Error('one batch gives one view');
  if (batch.completedAt === null) return view;
  const { _id: batchId, accountId } = batch;
  const results = await rawCollection(deps.db.batchItems).find({ accountId, batchId }).sort({ _id: 1 }).toArray();
  return { ...view, results };
}

/** Without their results. */
export async function viewsOf({ db, estimate }: ViewDeps, batches: readonly BatchRecord[]): Promise<BatchView[]> {
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
