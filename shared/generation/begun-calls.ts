import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { rawCollection } from '../db/records.ts';
import { BACKGROUND_START_MS } from './call-terms.ts';

/**
 * Lets a generation wait for a worker, though its time to start is over, where a worker has begun other sections of a call that
 * generates it or waits for it: the call goes on, whether or not its caller waits, and is charged when it is done.
 * @returns false: there is no such call, or the generation has waited for `BACKGROUND_START_MS`
 */
export async function waitsWithBegunCall(
  db: Database,
  clock: Clock,
  { _id, accountId, createdAt }: GenerationRecord,
): Promise<boolean> {
  const startBy = new Date(createdAt.getTime() + BACKGROUND_START_MS);
  if (startBy <= clock.now()) return false;
  const calls = await rawCollection(db.calls)
    .find({ accountId, state: 'open', $or: [{ 'caused.generationId': _id }, { shared: _id }] })
    .project<Pick<CallRecord, 'caused'>>({ caused: 1 })
    .toArray();
  const others = calls.flatMap(({ caused }) => caused).filter(({ generationId }) => generationId !== _id);
  const begun = { accountId, _id: { $in: others.map(({ generationId }) => generationId) }, startedAt: { $ne: null } };
  const isBegun =
    others.some(({ done }) => done) || (others.length > 0 && (await db.generations.exists(begun)) !== null);
  if (isBegun) await db.generations.updateOne({ _id, accountId, open: true }, { $max: { startBy } });
  return isBegun;
}
