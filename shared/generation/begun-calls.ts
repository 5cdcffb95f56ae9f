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
export async function waitsWithBegunCall(db: Database, clock: Clock, generation: GenerationRecord): Promise<boolean> {
  const { _id, accountId, createdAt } = generation;
  const startBy = new Date(createdAt.getTime() + BACKGROUND_START_MS);
  if (startBy <= clock.now() || !(await isOfBegunCall(db, generation))) return false;
  await db.generations.updateOne({ _id, accountId, open: true }, { $max: { startBy } });
  return true;
}

/** Whether each of the contents is open, and a worker has begun it or its call: a caller that is refused would be charged for them. */
export async function areBegun(db: Database, accountId: string, contentHashes: readonly string[]): Promise<boolean> {
  const which = { accountId, contentHash: { $in: [...contentHashes] }, open: true } as const;
  const open = await rawCollection(db.generations).find(which).toArray();
  if (open.length < new Set(contentHashes).size) return false;
  for (const generation of open) {
    if (generation.startedAt === null && !(await isOfBegunCall(db, generation))) return false;
  }
  return true;
}

async function isOfBegunCall(db: Database, { _id, accountId }: GenerationRecord): Promise<boolean> {
  const calls = await rawCollection(db.calls)
    .find({ accountId, state: 'open', $or: [{ 'caused.generationId': _id }, { shared: _id }] })
    .project<Pick<CallRecord, 'caused'>>({ caused: 1 })
    .toArray();
  const others = calls.flatMap(({ caused }) => caused).filter(({ generationId }) => generationId !== _id);
  if (others.some(({ done }) => done)) return true;
  const begun = { accountId, _id: { $in: others.map(({ generationId }) => generationId) }, startedAt: { $ne: null } };
  return others.length > 0 && (await db.generations.exists(begun)) !== null;
}
