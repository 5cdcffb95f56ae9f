import type { ClientSession } from 'mongoose';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import { reservedFortune } from '../db/models/fortunes.ts';
import type { GenerationRecord, Joiner } from '../db/models/generations.ts';
import { rawCollection } from '../db/records.ts';
import { bulkWrite, deleteWrite, updateWrite, type WriteOperation } from '../db/writes.ts';

/** The ids of the generations that a call still has to store. */
export function undoneOf({ caused }: Pick<CallRecord, 'caused'>): string[] {
  return caused.flatMap(({ done, generationId }) => (done ? [] : [generationId]));
}

/** The same with those of other calls that it waits for. */
export function awaitedBy({ caused, shared = [] }: Pick<CallRecord, 'caused' | 'shared'>): string[] {
  return [...undoneOf({ caused }), ...shared];
}

/** Open calls that wait for these generations, and generate other sections themselves. */
export function sharersOf(accountId: string, generationIds: readonly string[]) {
  return { accountId, shared: { $in: [...generationIds] }, state: 'open', 'caused.0': { $exists: true } } as const;
}

/** As many as can well be open at once. */
const MOST_TAKERS = 50;

/** The update of a content that these calls use too, which pay for other sections. */
export function takenBy(callIds: readonly string[]) {
  return { $push: { takenBy: { $each: [...callIds], $slice: -MOST_TAKERS } } };
}

/** Whether its charge has ended its race. A call that generates nothing is charged 0 from the start. */
export function hasPaid({ state, caused }: Pick<CallRecord, 'state' | 'caused'>): boolean {
  return state === 'charged' && caused.length > 0;
}

/**
 * Passes the sections of calls that lose their race on, each to another call that waits for it, or has taken it: from then on it is
 * one of those that this call has opened. What is stored and has no payer is deleted. Of calls that have failed, only what they have
 * not stored is passed on: the rest is free.
 * @param lost as they were before; those that have failed, with that state
 * @returns the generations that have another payer now
 */
export async function passOn(
  db: Database,
  accountId: string,
  lost: readonly CallRecord[],
  session: ClientSession,
): Promise<ReadonlySet<string>> {
  // Of one that is ended once more: what it had stored is gone, and may have been stored by another one since.
  const caused = lost.flatMap((call) =>
    call.state === 'open' ? call.caused : call.caused.filter(({ done }) => !done),
  );
  const ids = caused.map(({ generationId }) => generationId);
  if (ids.length === 0) return new Set();
  const made = await rawCollection(db.generations)
    .find({ accountId, _id: { $in: ids } }, { session })
    .toArray();
  const generations = new Map(made.map((generation) => [generation._id, generation]));
  const takers = await takersOf(db, accountId, caused, generations, session);
  const sharers = await rawCollection(db.calls).find(sharersOf(accountId, ids), { session }).sort({ _id: 1 }).toArray();
  const others = [...sharers, ...[...takers.values()].flat()].filter(
    ({ _id, state }) => state === 'open' && !lost.some((call) => call._id === _id),
  );
  const paying = await payingOf(db, accountId, others, session);
  const isHeir = ({ _id }: CallRecord) => paying.has(_id);
  const passedOn = new Set<string>();
  const writes: WriteOperation[] = [];
  for (const each of caused) {
    const { generationId, done } = each;
    const generation = generations.get(generationId);
    const heir = heirOf(
      [...sharers.filter(({ shared }) => shared?.includes(generationId)), ...(takers.get(generationId) ?? [])].filter(
        isHeir,
      ),
      generation,
    );
    if (heir !== null) {
      passedOn.add(generationId);
      // One that waits for what is stored is released by its settlement.
      const waits = done ? {} : { $pull: { shared: generationId } };
      writes.push(
        updateWrite(db.calls, { _id: heir._id, accountId, state: 'open' }, { $push: { caused: each }, ...waits }),
      );
      if (!done && generation?.fortune) writes.push(...(await reservationWrites(db, generation, heir, session)));
    } else if (done && generation !== undefined && !takers.get(generationId)?.some(hasPaid)) {
      writes.push(deleteWrite(db.contents, { _id: generation.contentHash, accountId }));
    }
  }
  await bulkWrite(db, writes, session);
  return passedOn;
}

/**
 * What an open call has not done that callers without a call of their own wait for too: those that began to wait for it, as a batch
 * or a `respond-async` does, and pay nothing as long as it pays.
 * @param which of its generations
 */
export async function awaitedOf(
  db: Database,
  { accountId, caused }: Pick<CallRecord, 'accountId' | 'caused'>,
  which: Readonly<Record<string, unknown>>,
  session: ClientSession,
): Promise<readonly Pick<GenerationRecord, '_id' | 'joiners'>[]> {
  const found = await rawCollection(db.generations)
    .find({ ...which, accountId, _id: { $in: undoneOf({ caused }) }, open: true }, { session })
    .project<Pick<GenerationRecord, '_id' | 'joiners'>>({ joiners: 1 })
    .toArray();
  if (found.length === 0) return [];
  const ids = found.map(({ _id }) => _id);
  const sharers = await rawCollection(db.calls).find(sharersOf(accountId, ids), { session }).toArray();
  const paying = await payingOf(db, accountId, sharers, session);
  const inherited = new Set(sharers.flatMap(({ _id, shared = [] }) => (paying.has(_id) ? shared : [])));
  return found.filter(({ _id }) => !inherited.has(_id));
}

/** Of those who have joined them. @returns undefined: none of these is known */
export function lowestPriceOf(
  generations: readonly Pick<GenerationRecord, 'joiners'>[],
  which: (joiner: Joiner) => boolean,
): number | undefined {
  const prices = generations.flatMap(({ joiners = [] }) => joiners.filter(which).map(({ priceUsd }) => priceUsd));
  return prices.length === 0 ? undefined : Math.min(...prices);
}

/** The calls that generate something. One is recorded before it is known what others generate for it. */
export async function payingOf(
  db: Database,
  accountId: string,
  calls: readonly CallRecord[],
  session: ClientSession,
): Promise<ReadonlySet<string>> {
  const ids = calls.flatMap(({ caused }) => caused.map(({ generationId }) => generationId));
  if (ids.length === 0) return new Set();
  const found = await rawCollection(db.generations)
    .find({ accountId, _id: { $in: ids } }, { session })
    .project<{ _id: string }>({ _id: 1 })
    .toArray();
  const made = new Set(found.map(({ _id }) => _id));
  const pays = ({ caused }: CallRecord) => caused.some(({ done, generationId }) => done || made.has(generationId));
  return new Set(calls.filter(pays).map(({ _id }) => _id));
}

/** One that waits for the same fortune, else the first one. */
function heirOf(heirs: readonly CallRecord[], generation: GenerationRecord | undefined): CallRecord | null {
  const fortuneId = generation?.fortune?._id;
  return heirs.find((heir) => heir.fortuneId === fortuneId) ?? heirs[0] ?? null;
}

/** The calls that have taken what others have stored, by its generation. */
async function takersOf(
  db: Database,
  accountId: string,
  caused: CallRecord['caused'],
  generations: ReadonlyMap<string, GenerationRecord>,
  session: ClientSession,
): Promise<ReadonlyMap<string, readonly CallRecord[]>> {
  const hashOf = ({ generationId }: CallRecord['caused'][number]) => generations.get(generationId)?.contentHash ?? '';
  const done = caused.filter((each) => each.done);
  if (done.length === 0) return new Map();
  const contents = await rawCollection(db.contents)
    .find({ accountId, _id: { $in: done.map(hashOf) }, takenBy: { $exists: true } }, { session })
    .toArray();
  const takenBy = new Map(contents.map((content) => [content._id, content.takenBy ?? []]));
  const ids = [...takenBy.values()].flat();
  const calls = await rawCollection(db.calls)
    .find({ accountId, _id: { $in: ids } }, { session })
    .toArray();
  return new Map(
    done.map((each) => [each.generationId, calls.filter(({ _id }) => takenBy.get(hashOf(each))?.includes(_id))]),
  );
}

/** The fortune that a section fills is that of the call that pays for it. Others with its content are stored from the cache. */
async function reservationWrites(
  db: Database,
  { _id, accountId }: GenerationRecord,
  heir: CallRecord,
  session: ClientSession,
): Promise<WriteOperation[]> {
  const reserved = { _id: heir.fortuneId ?? '', accountId, state: 'pending' } as const;
  const fortune = await rawCollection(db.fortunes).findOne(reserved, { session });
  const own = fortune === null ? null : reservedFortune({ ...fortune, callId: heir._id });
  return [
    updateWrite(db.generations, { _id, accountId, open: true }, { $set: { fortune: own } }),
    ...(own === null ? [] : [updateWrite(db.fortunes, reserved, { $set: { callId: heir._id } })]),
  ];
}
