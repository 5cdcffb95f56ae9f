import type { Database } from '../db/connect.ts';
import { BATCH_STATES, type BatchState } from '../db/models/batches.ts';
import { rawCollection } from '../db/records.ts';

/** Beyond it the exact number says no more, and counting would take longer. */
const MAX_COUNT = 100_000;
const LIMIT_MS = 2_000;

/** Batches of all accounts by state, from the index of states. @throws after 2 s */
export async function countBatches(db: Database): Promise<ReadonlyMap<BatchState, number>> {
  const counts = await Promise.all(
    BATCH_STATES.map(async (state) => {
      const limit = [{ $match: { state } }, { $limit: MAX_COUNT }, { $count: 'count' }];
      const [found] = await rawCollection(db.batches)
        .aggregate<{ count: number }>(limit, { maxTimeMS: LIMIT_MS })
        .toArray();
      return [state, found?.count ?? 0] as const;
    }),
  );
  return new Map(counts);
}
