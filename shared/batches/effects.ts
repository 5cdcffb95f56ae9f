import type { Attempt } from '../accounts/caller.ts';
import type { Database } from '../db/connect.ts';
import type { BatchRecord } from '../db/models/batches.ts';

/** Whether an earlier attempt at the same cancel or retry changed the batch. */
export async function hasEffect(
  db: Database,
  { _id, accountId }: BatchRecord,
  attempt: Attempt | null,
): Promise<boolean> {
  if (attempt?.repeated !== true) return false;
  return (await db.batches.exists({ _id, accountId, effects: attempt.effectId })) !== null;
}

/** Matches a batch that this cancel or retry has not changed. */
export function withoutEffect(attempt: Attempt | null) {
  return attempt === null ? {} : { effects: { $ne: attempt.effectId } };
}

/** The part of an update that records this cancel or retry. */
export function addEffect(attempt: Attempt | null) {
  return attempt === null ? {} : { $addToSet: { effects: attempt.effectId } };
}
