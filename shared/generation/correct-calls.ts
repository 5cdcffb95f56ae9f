import type { ClientSession } from 'mongoose';
import type { Clock } from '../core/clock.ts';
import type { Metrics } from '../core/metrics.ts';
import { accountsOf, modeOf } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { rawCollection } from '../db/records.ts';
import { bulkWrite } from '../db/writes.ts';
import { ABANDONED_KIND } from './close.ts';
import { chargeOf, endOfCall, fortuneCostWrites, isPaidEnd } from './end-calls.ts';
import { type EndedGeneration, loseCalls, OUTRUN_KIND, raisePrices, winRace } from './end-races.ts';
import { awaitedBy, undoneOf } from './pass-on.ts';
import { asRead, lockRace } from './races.ts';
import { endUndone } from './undone.ts';

/**
 * Restores the invariant of open calls: each section that is not done has a generation that exists and is open, and so
 * have those that it shares. A call
 * is written before its generations, as if it generated all of them. Another call's generation or cached content may
 * then serve some of its sections, and the process may die before it corrects the call. A section without a generation
 * is a hit and not part of the charge. Every write is fenced by the values read: a concurrent change wins, and the call is read
 * again.
 * @param calls open calls, as stored
 * @returns how many needed a correction
 */
export async function correctOpenCalls(
  deps: { readonly db: Database; readonly clock: Clock; readonly metrics?: Pick<Metrics, 'charged'> },
  calls: readonly CallRecord[],
  options: { readonly dryRun?: boolean } = {},
  readings = MOST_READINGS,
): Promise<number> {
  const { db, clock, metrics } = deps;
  const ids = calls.flatMap(awaitedBy);
  const found = await rawCollection(db.generations)
    .find({ accountId: accountsOf(calls), _id: { $in: ids } })
    .project<GenerationEnd>({ state: 1, error: 1, joiners: 1 })
    .toArray();
  const ends = new Map(found.map((generation) => [generation._id, generation]));
  let corrected = 0;
  const changed: string[] = [];
  for (const call of calls) {
    const correction = correctionOf(call, ends, clock.now());
    if (correction === null) continue;
    const ended = awaitedBy(call).flatMap((id) => (ends.get(id)?.state === 'failed' ? (ends.get(id) ?? []) : []));
    const done = options.dryRun ? 'corrected' : await correct(deps, call, correction, ended);
    if (done === 'changed') {
      changed.push(call._id);
      continue;
    }
    corrected += 1;
    if (done !== 'corrected' || options.dryRun || typeof correction === 'string' || !correction.chargedUsd) continue;
    metrics?.charged(call.model, modeOf(call), correction.chargedUsd);
  }
  if (changed.length === 0 || readings === 1) return corrected;
  const open = { accountId: accountsOf(calls), _id: { $in: changed }, state: 'open' } as const;
  const present = await rawCollection(db.calls).find(open).toArray();
  return corrected + (await correctOpenCalls(deps, present, options, readings - 1));
}

/** A call has few sections, and changes with each; the reconciler corrects one that changes more often. */
const MOST_READINGS = 10;

type Correction = 'remove' | 'lose' | Partial<CallRecord>;

type GenerationEnd = Pick<GenerationRecord, '_id' | 'state' | 'error' | 'joiners'>;

/** Null: the call satisfies the invariant. */
function correctionOf(call: CallRecord, ends: ReadonlyMap<string, GenerationEnd>, now: Date): Correction | null {
  const stateOf = ({ done, generationId }: CallRecord['caused'][number]) =>
    done ? 'succeeded' : ends.get(generationId)?.state;
  const caused = call.caused
    .filter((each) => stateOf(each) !== undefined)
    .map((each) => ({ ...each, done: stateOf(each) === 'succeeded' }));
  if (caused.length === 0)
    return call.parts === null ? 'remove' : { caused, state: 'charged', chargedUsd: 0, settledAt: now };
  const shared = call.shared?.filter((id) => ['open', 'failed'].includes(ends.get(id)?.state ?? ''));
  const failed = [...caused.map(({ generationId }) => generationId), ...(shared ?? [])].filter(
    (id) => ends.get(id)?.state === 'failed',
  );
  const left = { caused, ...(shared && { shared }) };
  if (failed.length > 0) {
    const kinds = failed.map((id) => ends.get(id)?.error?.kind);
    // It began to wait for a section of a call that was losing its race. A stream has sent what it has stored.
    const isOutrun = kinds.includes(OUTRUN_KIND);
    if (isOutrun && call.parts === null) return 'lose';
    const isPaid = isOutrun || kinds.every(isPaidEnd);
    return endOfCall({ ...call, ...left }, new Set(failed), { isPaid, now });
  }
  if (caused.every(({ done }) => done) && !shared?.length) return { ...left, ...chargeOf(call, now) };
  return caused.length === call.caused.length && shared?.length === call.shared?.length ? null : left;
}

/** @returns `changed`: nothing, the call is no longer as it was read; `lost`: not charged, its race was decided for another one */
async function correct(
  deps: RaceDeps,
  call: CallRecord,
  correction: Correction,
  ended: readonly GenerationEnd[] = [],
): Promise<'corrected' | 'changed' | 'lost'> {
  const { db } = deps;
  const calls = rawCollection(db.calls);
  const { accountId, caused, shared } = call;
  const unchanged = { ...asRead(call), caused, ...(shared && { shared }) } as const;
  if (correction === 'remove') return (await calls.deleteOne(unchanged)).deletedCount > 0 ? 'corrected' : 'changed';
  if (correction === 'lose') {
    return db.transaction(accountId, async (session) => {
      const present = await calls.findOne(unchanged, { session });
      if (present !== null) await loseCalls(deps, accountId, [present._id], session);
      return present === null ? 'changed' : 'lost';
    });
  }
  const write = async (session?: ClientSession) => {
    const options = session === undefined ? {} : { session };
    const { matchedCount } = await calls.updateOne(unchanged, { $set: correction }, options);
    return matchedCount > 0 ? 'corrected' : 'changed';
  };
  const hasFailed = correction.state === 'failed';
  const priced = fortuneCostWrites(db, call, correction.chargedUsd ?? 0);
  // A call whose sections others generate, or were stored meanwhile, is charged nothing and wins nothing: those others answer.
  const isRaced = call.raceId !== undefined && correction.chargedUsd !== undefined && correction.caused?.length !== 0;
  if (!hasFailed && !isRaced) return write();
  try {
    return await db.transaction(accountId, async (session) => {
      if (isRaced) await lockRace(db, call, session);
      if ((await write(session)) === 'changed') return 'changed';
      if (isRaced && (await winRace(deps, call, session)) === null) throw new RaceLost();
      await bulkWrite(db, isRaced ? priced : fortuneCostWrites(db, call, 0), session);
      if (!hasFailed) return 'corrected';
      await raisePrices(db, call, session);
      // The caller also waits for what this closes, and gets the same error from it.
      const errors = ended.flatMap(({ error }) => error ?? []);
      const failure = errors.find(({ kind }) => !isPaidEnd(kind)) ?? errors[0] ?? INTERRUPTED;
      await endUndone(deps, [{ ...call, ...correction }], ended, failure, session);
      return 'corrected';
    });
  } catch (error) {
    if (!(error instanceof RaceLost)) throw error;
    return correct(deps, call, 'lose');
  }
}

const INTERRUPTED = { kind: ABANDONED_KIND, retryAfterSeconds: null };

type RaceDeps = Parameters<typeof winRace>[0];

/** Rolls the charge back: another call of its race was charged. */
class RaceLost extends Error {}

/**
 * Ends the calls that began to share generations while a transaction closed these: it did not see them, and they have found the
 * generations open. After the commit.
 */
export async function endLateSharers(
  deps: Parameters<typeof correctOpenCalls>[0],
  closed: readonly Pick<EndedGeneration, '_id' | 'accountId'>[],
): Promise<void> {
  if (closed.length === 0) return;
  const shared = { $in: closed.map(({ _id }) => _id) };
  const late = { accountId: accountsOf(closed), shared, state: 'open' } as const;
  const calls = await rawCollection(deps.db.calls).find(late).toArray();
  const undone = calls.flatMap(undoneOf);
  const which = { accountId: accountsOf(closed), _id: { $in: undone } } as const;
  const made = new Set<unknown>(
    undone.length === 0 ? [] : await rawCollection(deps.db.generations).distinct('_id', which),
  );
  // One that is being opened reads the states of its generations after this.
  const isOpened = ({ caused }: CallRecord) => caused.every(({ done, generationId }) => done || made.has(generationId));
  await correctOpenCalls(deps, calls.filter(isOpened));
}

/**
 * Releases the calls that share a generation which has ended with content, and charges those for which it was the last.
 * After the commit, because any number of them may share it: if the process dies before, the reconciler does it. A call that
 * generates something else is left alone: it may be recorded before its generations are.
 */
export async function releaseSharers(
  deps: Parameters<typeof correctOpenCalls>[0],
  { _id, accountId }: Pick<GenerationRecord, '_id' | 'accountId'>,
): Promise<void> {
  const calls = rawCollection(deps.db.calls);
  const sharing = await calls
    .find({ accountId, shared: _id, state: 'open' })
    .project<{ _id: string }>({ _id: 1 })
    .toArray();
  if (sharing.length === 0) return;
  const open = { accountId, _id: { $in: sharing.map((call) => call._id) }, state: 'open' } as const;
  await calls.updateMany(open, { $pull: { shared: _id } });
  const isDone = { caused: { $not: { $elemMatch: { done: false } } } };
  await correctOpenCalls(deps, await calls.find({ ...open, ...isDone }).toArray());
}

/**
 * The open call that pays for each generation, in order; null when another of its sections has failed. Read during the
 * provider call, so that it adds no time after it.
 */
export async function findCalls(
  db: Database,
  generations: readonly GenerationRecord[],
): Promise<readonly (CallRecord | null)[]> {
  const ids = generations.map(({ _id }) => _id);
  const calls = rawCollection(db.calls).find({
    accountId: accountsOf(generations),
    'caused.generationId': { $in: ids },
    state: 'open',
  });
  const byGeneration = new Map<string, CallRecord>();
  for (const call of await calls.toArray()) {
    for (const { generationId } of call.caused) byGeneration.set(generationId, call);
  }
  return ids.map((id) => byGeneration.get(id) ?? null);
}
