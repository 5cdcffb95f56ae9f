import type { ClientSession } from 'mongoose';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { rawCollection } from '../db/records.ts';
import { BACKGROUND_START_MS } from './call-terms.ts';
import { DEADLINE_SLACK_MS } from './claims.ts';

/**
 * Lets a generation wait for a worker, though its time to start is over, with a call that generates it or waits for it and goes on:
 * as long as background work does where a worker has begun other sections of the call, else as long as other callers wait for
 * other sections of it. The call is charged when it is done, whether or not its caller waits.
 * @param isQueued whether the queue has taken the job. If it has not, the generation waits only when a worker has begun other sections
 *   of its call: else its callers are refused at once.
 * @param session of the transaction that would close it: a worker that begins another section meanwhile conflicts with that
 * @returns false: there is no such call, or its time is over too
 */
export async function letWaitWithItsCall(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  generation: GenerationRecord,
  session: ClientSession,
  isQueued = true,
): Promise<boolean> {
  const { _id, accountId, createdAt } = generation;
  const { hasBegun, startBy: others } = await restOfCall(db, generation, session);
  const whileAwaited = isQueued ? others : null;
  const startBy = hasBegun ? new Date(createdAt.getTime() + BACKGROUND_START_MS) : whileAwaited;
  if (startBy === null || startBy.getTime() <= clock.now().getTime() + DEADLINE_SLACK_MS) return false;
  await db.generations.updateOne({ _id, accountId, open: true }, { $max: { startBy } }, { session });
  return true;
}

/** Whether each of the contents is open, and a worker has begun it or its call: a caller that is refused would be charged for them. */
export async function areBegun(db: Database, accountId: string, contentHashes: readonly string[]): Promise<boolean> {
  const which = { accountId, contentHash: { $in: [...contentHashes] }, open: true } as const;
  const open = await rawCollection(db.generations).find(which).toArray();
  if (open.length < new Set(contentHashes).size) return false;
  for (const generation of open) {
    if (generation.startedAt === null && !(await restOfCall(db, generation)).hasBegun) return false;
  }
  return true;
}

/** The other sections of a generation's calls. @returns `startBy`: the latest time until which a caller that joined one waits; null: none has, or the call has begun */
async function restOfCall(
  db: Database,
  { _id, accountId }: GenerationRecord,
  session?: ClientSession,
): Promise<{ readonly hasBegun: boolean; readonly startBy: Date | null }> {
  const options = session === undefined ? {} : { session };
  const calls = await rawCollection(db.calls)
    .find({ accountId, state: 'open', $or: [{ 'caused.generationId': _id }, { shared: _id }] }, options)
    .project<Pick<CallRecord, 'caused'>>({ caused: 1 })
    .toArray();
  const others = calls.flatMap(({ caused }) => caused).filter(({ generationId }) => generationId !== _id);
  if (others.some(({ done }) => done)) return { hasBegun: true, startBy: null };
  const ids = others.map(({ generationId }) => generationId);
  const open =
    ids.length === 0
      ? []
      : await rawCollection(db.generations)
          .find({ accountId, _id: { $in: ids }, open: true }, options)
          .toArray();
  const times = open.flatMap(({ joiners = [] }) => joiners.map(({ startBy }) => startBy.getTime()));
  return {
    hasBegun: open.some(({ startedAt }) => startedAt !== null),
    startBy: times.length === 0 ? null : new Date(Math.max(...times)),
  };
}
