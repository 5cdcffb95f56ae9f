import type { ClientSession } from 'mongoose';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { rawCollection } from '../db/records.ts';
import { closing, DEADLINE_SLACK_MS } from './claims.ts';
import { failFortunes, type GenerationFailure } from './failed-fortunes.ts';
import { awaitedBy, awaitedOf, lowestPriceOf, passOn } from './pass-on.ts';
import { LEFT_RACE } from './races.ts';

/**
 * Decides about the sections that failed calls have not stored. A call goes on with the sections that background work has joined
 * (`goOn`). A section that another open call shares becomes a section of that call (`passOn`) if that generates something itself. The
 * other sections are closed, unless a worker has begun them or a caller still waits for them.
 * @param failed in this transaction, as they are now
 * @param ended the generations that they failed with: who has joined these has failed too
 * @returns the generations that it closed
 */
export async function endUndone(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  failed: readonly CallRecord[],
  ended: readonly Pick<GenerationRecord, '_id' | 'joiners'>[],
  failure: GenerationFailure,
  session: ClientSession,
): Promise<readonly GenerationRecord[]> {
  const [first] = failed;
  if (first === undefined) return [];
  const { accountId } = first;
  const gone = [...failed, ...ended.flatMap(({ joiners = [] }) => joiners)].flatMap(({ requestId }) => requestId ?? []);
  const isOpen = (id: string) => !ended.some(({ _id }) => _id === id);
  const undone = failed.flatMap(awaitedBy).filter(isOpen);
  if (undone.length === 0) return [];
  for (const call of failed) await goOn(db, call, gone, session);
  const passing = failed.map((call) => ({
    ...call,
    caused: call.caused.filter(({ generationId }) => isOpen(generationId)),
  }));
  await passOn(db, accountId, passing, session);
  const unneeded = await findUnneeded(db, clock, accountId, undone, gone, session);
  if (unneeded.length > 0) {
    const which = { accountId, _id: { $in: unneeded.map(({ _id }) => _id) }, open: true } as const;
    await db.generations.updateMany(which, closing(clock, { state: 'failed', error: { ...failure } }), { session });
    const hashes = unneeded.map(({ contentHash }) => contentHash);
    await failFortunes(db, clock, { accountId, contentHash: { $in: hashes } }, failure, session);
  }
  // The others go on. A worker that begins one now, or a caller that joins it, conflicts with this.
  const left = { accountId, _id: { $in: undone }, open: true } as const;
  if (undone.length > unneeded.length) await db.generations.updateMany(left, { $inc: { turns: 1 } }, { session });
  return unneeded;
}

/**
 * A call that has failed for its own caller continues for background work (a batch, a `respond-async`, warming) that joined one of
 * its open sections and has not failed with it: that work has no call of its own. The call then costs what this work would pay.
 * It leaves its race, which the others decide without it.
 * @param gone the requests that have failed
 */
async function goOn(db: Database, call: CallRecord, gone: readonly string[], session: ClientSession): Promise<void> {
  const { _id: callId, accountId, caused, priceUsd } = call;
  const joined = await awaitedOf(db, call, { 'joiners.background': true }, session);
  const awaited = joined
    .map(({ _id, joiners = [] }) => ({
      _id,
      joiners: joiners.filter(({ background, requestId }) => background && !gone.includes(requestId)),
    }))
    .filter(({ joiners }) => joiners.length > 0);
  if (awaited.length === 0) return;
  const ids = new Set(awaited.map(({ _id }) => _id));
  const left: Partial<CallRecord> = {
    state: 'open',
    settledAt: null,
    // No race joins it any more: its own caller is answered by others.
    background: true,
    caused: caused.filter(({ generationId }) => ids.has(generationId)),
    shared: [],
    priceUsd: lowestPriceOf(awaited, () => true) ?? priceUsd,
  };
  const update = { $set: left, $unset: LEFT_RACE };
  await rawCollection(db.calls).updateOne({ _id: callId, accountId, state: 'failed' }, update, { session });
}

/**
 * Finds the generations of failed calls that no worker has begun, no open call names and no caller waits for: each request that
 * joined them has reached its deadline, or has failed with the calls.
 * @param ids of what the calls waited for
 * @param gone the requests that have failed
 */
async function findUnneeded(
  db: Database,
  clock: Clock,
  accountId: string,
  ids: readonly string[],
  gone: readonly string[],
  session: ClientSession,
): Promise<readonly GenerationRecord[]> {
  const dueBy = new Date(clock.now().getTime() + DEADLINE_SLACK_MS);
  const waits = { startBy: { $gt: dueBy }, requestId: { $nin: [...gone] } };
  const which = {
    ...{ accountId, _id: { $in: [...ids] }, open: true as const, startedAt: null },
    joiners: { $not: { $elemMatch: waits } },
    $or: [{ joined: false }, { 'joiners.0': { $exists: true } }, { startBy: { $lte: dueBy } }],
  };
  const found = await rawCollection(db.generations).find(which, { session }).toArray();
  if (found.length === 0) return [];
  const all = { $in: found.map(({ _id }) => _id) };
  const naming = [{ shared: all }, { 'caused.generationId': all }];
  const calls = await rawCollection(db.calls).find({ accountId, state: 'open', $or: naming }, { session }).toArray();
  const needed = new Set(calls.flatMap(awaitedBy));
  return found.filter(({ _id }) => !needed.has(_id));
}
