import type { Database } from '../db/connect.ts';
import { decodeCursor, encodeCursor, type Page, type PageRequest } from '../db/cursor-page.ts';
import type { BatchItemRecord, BatchItemState } from '../db/models/batch-items.ts';
import type { BatchRecord } from '../db/models/batches.ts';
import { rawCollection } from '../db/records.ts';

/** A page of a batch's items in their order. Its size does not change the time: only items of one state are counted. */
export async function listItems(
  db: Database,
  { _id: batchId, accountId, totalCount }: BatchRecord,
  state: BatchItemState | undefined,
  { limit, cursor }: PageRequest,
): Promise<Page<BatchItemRecord>> {
  const first = `${batchId}.`;
  const after = cursor === undefined ? first : decodeCursor(cursor, (id) => id.startsWith(first));
  const items = rawCollection(db.batchItems);
  // The ids alone name the batch: without a state their index gives the page in its order, which no engine sees.
  const which = { accountId, ...(state === undefined ? {} : { batchId, state }) };
  const [found, count] = await Promise.all([
    items
      .find({ ...which, _id: { $gt: after, $lt: `${batchId}/` } })
      .sort({ _id: 1 })
      .hint(state === undefined ? '_id_' : 'batch_of_account')
      .limit(limit + 1)
      .toArray(),
    state === undefined ? totalCount : items.countDocuments(which),
  ]);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = found.length > limit && last !== undefined ? encodeCursor(last._id) : null;
  return { items: page, nextCursor, totalCount: count };
}
