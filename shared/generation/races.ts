import type { ClientSession } from 'mongoose';
import type { Clock } from '../core/clock.ts';
import type { ModelName } from '../core/models.ts';
import { accountsOf } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import { rawCollection } from '../db/records.ts';
import { undoneOf } from './pass-on.ts';

/**
 * Calls of several models that answer one request beside each other: the first that is charged wins, and the others end uncharged.
 * Sections for which other calls wait go to these (`passOn`). The record of the first call decides (`wonBy`), so that two
 * transactions which would both win conflict, and a call that joins after the end finds it decided when it settles. See `winRace`.
 */

/** A call that is late, and what its caller waits for. */
export interface LateCall {
  readonly accountId: string;
  readonly callId: string;
  /** Of the model that was asked for: it may be that of an equal caller, and race for both. */
  readonly isAsked: boolean;
  readonly model: ModelName;
  readonly contentHashes: readonly string[];
}

/** A call that is about to start beside it. */
export interface Rival {
  readonly callId: string;
  readonly priceUsd: number;
}

/**
 * Lets a call race another one that is late, at the lower of both prices. Where there is none to race, because the late one is that
 * of callers who take no other answer, it runs a race of its own, which its API server ends when the late one answers first
 * (`dropCall`), or its settlement, if that server has died, unless it is a stream of several sections.
 * @returns the id of the race; null: the answer is there, or was just charged
 */
export async function joinRace(db: Database, late: LateCall, rival: Rival): Promise<string | null> {
  const own = await rawCollection(db.calls).findOne({ _id: late.callId, accountId: late.accountId });
  if (own !== null && hasFailedForStream(own)) return rival.callId;
  const first = await lateCallOf(db, late, own);
  // Its answer is on the way to its caller.
  if (first === null ? await isAnswered(db, late) : first.state === 'charged') return null;
  if (first === null) return rival.callId;
  const { _id, priceUsd, ownPriceUsd = priceUsd, raceId = _id } = first;
  const { accountId } = late;
  const calls = rawCollection(db.calls);
  const lower = { $set: { raceId, ownPriceUsd }, $min: { priceUsd: rival.priceUsd } };
  const add = { $addToSet: { rivals: rival.callId } };
  // A call that is late itself beside another one brings its rival into their race: one of all of them is charged.
  const isRival = raceId !== _id;
  if (isRival) await calls.updateOne({ _id, accountId, state: 'open', raceId }, lower);
  const { matchedCount } = await calls.updateOne(
    {
      _id: raceId,
      accountId,
      wonBy: { $exists: false },
      ...(isRival ? undecided(raceId) : { state: { $ne: 'charged' } }),
    },
    isRival ? add : { ...lower, ...add },
  );
  if (matchedCount > 0) {
    // One price for all, because any of them may be charged after one of them has told it.
    if (isRival) await lowerPrices(db, accountId, raceId, rival.priceUsd);
    return raceId;
  }
  const ended = await calls.findOne({ _id: raceId, accountId });
  // It has lost: the answer that another caller got in its place is there to be found.
  return ended?.state === 'failed' ? rival.callId : null;
}

/**
 * Whether what the model was asked for is stored: the call that an equal caller waited for has ended, and not with a failure.
 * @param late what it waits for may be of other models too
 */
async function isAnswered(db: Database, { accountId, contentHashes, model }: LateCall): Promise<boolean> {
  const which = { accountId, contentHash: { $in: [...contentHashes] }, model } as const;
  const generations = rawCollection(db.generations);
  if ((await generations.findOne({ ...which, open: true }, { projection: { _id: 1 } })) !== null) return false;
  const failed = await generations.distinct('contentHash', { ...which, state: 'failed' });
  const stored = await rawCollection(db.contents)
    .find({ accountId, _id: { $in: [...contentHashes] }, model }, { projection: { _id: 1 } })
    .toArray();
  return stored.length > 0 && failed.every((hash) => stored.some(({ _id }) => _id === hash));
}

async function lowerPrices(db: Database, accountId: string, raceId: string, priceUsd: number): Promise<void> {
  const calls = rawCollection(db.calls);
  const { rivals = [] } = (await calls.findOne({ _id: raceId, accountId })) ?? {};
  const ids = [raceId, ...rivals];
  await calls.updateMany({ _id: { $in: ids }, accountId, state: 'open', raceId }, { $min: { priceUsd } });
}

/** Of equal callers only one has a call: the others find it by what they wait for. Null: none that another may replace. */
async function lateCallOf(db: Database, late: LateCall, own: CallRecord | null): Promise<CallRecord | null> {
  // One that shares everything pays for nothing, and waits for the call that does.
  if (own !== null && own.caused.length > 0) return own.background ? null : own;
  // Only callers that ask for this model first have the same fallbacks: one of another race would be answered by none of its own.
  const call = late.isAsked ? await payingCallOf(db, late) : null;
  if (call === null || (call.raceId !== undefined && call.raceId !== call._id)) return null;
  // One of its callers may have no fallback.
  const bound = {
    accountId: late.accountId,
    _id: { $in: undoneOf(call) },
    open: true as const,
    $nor: racing().$or,
  };
  return (await rawCollection(db.generations).findOne(bound, { projection: { _id: 1 } })) === null ? call : null;
}

async function payingCallOf(db: Database, { accountId, model, contentHashes }: LateCall): Promise<CallRecord | null> {
  const calls = rawCollection(db.calls);
  const which = { accountId, contentHash: { $in: [...contentHashes] }, open: true, model } as const;
  const awaited = await rawCollection(db.generations).distinct('_id', which);
  // Background calls do not race: no caller waits for them.
  const paying = {
    accountId,
    'caused.generationId': { $in: awaited },
    state: 'open',
    background: { $ne: true },
  } as const;
  const [shared, ...others] = await calls.find(paying).limit(2).toArray();
  if (shared === undefined || others.length > 0) return null;
  // A call that also pays for something else, as what its caller has received, must not end.
  const isEqual = shared.caused.every(({ done, generationId }) => !done && awaited.includes(generationId));
  return isEqual ? shared : null;
}

/**
 * Makes a call the winner of its race, in the transaction that charges it or ends the race. A call that races none has won.
 * @returns the ids of the others that have not left the race; null: another one is the winner, so this call must not be charged
 */
export async function takeRace(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  call: RacingCall,
  session: ClientSession,
): Promise<readonly string[] | null> {
  const { _id, accountId, raceId, beside } = call;
  if (raceId === undefined) return [];
  // Its API server may have died before it could drop the call.
  if (beside !== undefined && (await areStored(db, clock, accountId, beside, session))) return null;
  const first = await rawCollection(db.calls).findOneAndUpdate(
    {
      _id: raceId,
      accountId,
      // Repeated by the same call, it changes nothing.
      $or: [{ wonBy: { $exists: false } }, { wonBy: _id }],
      ...(raceId === _id ? {} : undecided(raceId)),
    },
    { $set: { wonBy: _id } },
    { session, returnDocument: 'after' },
  );
  if (first === null) return null;
  const others = { accountId, _id: { $in: othersOf(call, first) }, raceId: { $exists: true } } as const;
  const found = await rawCollection(db.calls).find(others, { session }).project<{ _id: string }>({ _id: 1 }).toArray();
  return found.map((other) => other._id);
}

/**
 * The first write of a transaction that settles or drops a racing call: these take turns there. Without it two calls that end at once
 * would each hold their own record and wait for the other's. Failures and cancels take none: one that meets them repeats.
 */
export async function lockRace(db: Database, call: RacingCall | null, session: ClientSession): Promise<void> {
  if (call?.raceId === undefined) return;
  const first = { _id: call.raceId, accountId: call.accountId };
  await rawCollection(db.calls).updateOne(first, { $inc: { raceTurns: 1 } }, { session });
}

/** The winner of the first decided race among those of the calls; null: none is decided. */
export async function winnerOf(db: Database, calls: readonly CallRecord[]): Promise<CallRecord | null> {
  const accountId = accountsOf(calls);
  const raceIds = calls.flatMap(({ raceId }) => raceId ?? []);
  const decided = { accountId, _id: { $in: raceIds }, wonBy: { $exists: true } } as const;
  const { wonBy } = (await rawCollection(db.calls).findOne(decided, { sort: { _id: 1 } })) ?? {};
  return wonBy === undefined ? null : rawCollection(db.calls).findOne({ accountId, _id: wonBy });
}

/** The other calls of a race, whose first call is given. */
export function othersOf({ _id }: RacingCall, first: Pick<CallRecord, '_id' | 'rivals'>): string[] {
  return [first._id, ...(first.rivals ?? [])].filter((id) => id !== _id);
}

/** Matches the first call of a race unless its own charge has ended the race. The charge of one that has left the race has not. */
const undecided = (raceId: string) => ({ $nor: [{ state: 'charged' as const, raceId }] });

/** It goes on for others, or was charged for them (`endUndone`): a stream has a call in the background only then. */
export function hasFailedForStream({ background, parts }: Pick<CallRecord, 'background' | 'parts'>): boolean {
  return background && parts !== null;
}

/** What a call that leaves its race loses. It stays among the `rivals` of the first call. */
export const LEFT_RACE = { raceId: '', ownPriceUsd: '', beside: '' } as const;

/** Matches a generation whose callers all take the answer of another model if that is faster. */
export const racing = () => ({ $or: [{ hasFallback: true as const }, { isRival: true as const }] });

export type RacingCall = Pick<CallRecord, '_id' | 'accountId' | 'raceId' | 'beside'>;

async function areStored(
  db: Database,
  clock: Clock,
  accountId: string,
  contentHashes: readonly string[],
  session: ClientSession,
): Promise<boolean> {
  const which = { accountId, _id: { $in: [...contentHashes] }, expiresAt: { $gt: clock.now() } };
  return (await rawCollection(db.contents).countDocuments(which, { session })) === contentHashes.length;
}

/** Those of the calls that are open, and have not left their race. */
export async function stillOpenOf(
  db: Database,
  accountId: string,
  ids: readonly string[],
  session: ClientSession,
): Promise<CallRecord[]> {
  if (ids.length === 0) return [];
  return rawCollection(db.calls)
    .find({ accountId, _id: { $in: [...ids] }, state: 'open', raceId: { $exists: true } }, { session })
    .toArray();
}

/** Matches the open call if it races no other one since it was read: a race changes its price, and who is charged. */
export function asRead({ _id, accountId, priceUsd, raceId }: CallRecord) {
  const race = raceId === undefined ? { $exists: false } : raceId;
  return { _id, accountId, state: 'open', priceUsd, raceId: race } as const;
}
