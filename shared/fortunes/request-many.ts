import type { Caller } from '../accounts/caller.ts';
import { type FortuneType, type ModelName, type SectionRequest, sectionPeriod } from '../content/index.ts';
import { type AppError, notFound } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { ownedBy } from '../core/owner.ts';
import { visitAll } from '../core/parallel.ts';
import { insertNew, rawCollection } from '../db/connect.ts';
import type { ContentRecord } from '../db/models/contents.ts';
import { type FortuneRecord, reservedFortune } from '../db/models/fortunes.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import type { ProfileRecord } from '../db/models/profiles.ts';
import { callRecord, contentHashOf, type ModelTerms, modelTerms } from '../generation/open.ts';
import { storeReservedFortune } from '../generation/settle.ts';
import {
  BACKGROUND_START_MS,
  enqueueGenerations,
  failFortunes,
  findContents,
  newGeneration,
  newGenerationId,
} from '../generation/single-flight.ts';
import { chartKey } from '../saju/index.ts';
import { type FortuneDeps, reservation } from './reserve.ts';
import { ORPHAN_AFTER_MS } from './tickets.ts';

/** The fortunes of many profiles of one owner. */
export interface BulkOrder {
  readonly profileIds: readonly string[];
  readonly type: FortuneType;
  /** As its type writes it. */
  readonly date: string;
  readonly model: ModelName;
  /** The endpoint or the background work, for reports. */
  readonly source: string;
  readonly priority: number;
  /** Told of what is being opened, beside the opening. */
  readonly opening: (tickets: ReadonlyMap<string, BulkTicket>) => Promise<void>;
  /**
   * Called when all is open and `opening` is done, before any worker can begin.
   * @returns the content hashes of what was closed again
   */
  readonly opened: () => Promise<ReadonlySet<string>>;
}

/** The fortune that a profile has or will have, ready or not; or why it will have none. */
export type BulkTicket = { readonly fortuneId: string; readonly contentHash: string } | AppError;

/**
 * What `FortuneService.request` does for one, in some ten commands for all: finds the fortunes or reserves them, opens
 * what is missing and puts it on the queue in one go. Repeating it after a crash at any point, or twice at once,
 * makes nothing twice. A profile without a ticket is to be asked for again.
 * @throws service_unavailable (model not configured)
 */
export async function requestFortunes(
  deps: FortuneDeps,
  caller: Caller,
  order: BulkOrder,
): Promise<ReadonlyMap<string, BulkTicket>> {
  const owner = ownedBy(caller.owner);
  const [profiles, existing] = await Promise.all([
    rawCollection(deps.db.profiles)
      .find({ _id: { $in: [...order.profileIds] }, ...owner })
      .toArray(),
    findFortunes(deps, caller, order, order.profileIds),
  ]);
  const tickets = new Map<string, BulkTicket>(order.profileIds.map((id) => [id, notFound('profile')]));
  const leftOver = await resume(
    deps,
    existing.filter(({ state }) => state === 'pending'),
  );
  const kept = existing.filter(({ _id }) => !leftOver.has(_id));
  const taken = new Set(kept.map(({ profileId }) => profileId));
  const fresh = profiles.filter(({ _id }) => !taken.has(_id));
  for (const profile of fresh) tickets.delete(profile._id);
  const made = fresh.length === 0 ? [] : await make(deps, caller, order, fresh);
  for (const { profileId, _id, contentHash } of [...kept, ...made]) {
    tickets.set(profileId, { fortuneId: _id, contentHash });
  }
  return tickets;
}

function findFortunes(
  { db }: FortuneDeps,
  caller: Caller,
  { type, date, model }: BulkOrder,
  profileIds: readonly string[],
): Promise<FortuneRecord[]> {
  return rawCollection(db.fortunes)
    .find({
      profileId: { $in: [...profileIds] },
      fortuneType: type,
      fortuneDate: date,
      model,
      ...ownedBy(caller.owner),
    })
    .toArray();
}

/**
 * Sees to it that reservations found are being worked on: their reserver may have died at any point.
 * @returns the ids of those that were left over and are gone now
 */
async function resume(deps: FortuneDeps, pending: readonly FortuneRecord[]): Promise<ReadonlySet<string>> {
  if (pending.length === 0) return new Set();
  const { db, clock } = deps;
  const hashes = pending.map(({ contentHash }) => contentHash);
  const running = { contentHash: { $in: hashes }, open: true } as const;
  // Its end is told to the bulk work, too.
  const startBy = new Date(clock.now().getTime() + BACKGROUND_START_MS);
  await db.generations.updateMany(running, { $set: { joined: true }, $max: { startBy } });
  const [open, contents] = await Promise.all([
    rawCollection(db.generations).find(running).toArray(),
    findContents(deps, hashes),
  ]);
  await enqueueGenerations(deps.producer, open);
  await storeAll(deps, pending, contents);
  const opened = new Set(open.map(({ contentHash }) => contentHash));
  const before = new Date(clock.now().getTime() - ORPHAN_AFTER_MS);
  const leftOver = pending.filter(
    ({ contentHash, createdAt }) => !opened.has(contentHash) && !contents.has(contentHash) && createdAt < before,
  );
  const ids = leftOver.map(({ _id }) => _id);
  if (ids.length === 0) return new Set();
  await db.transaction((session) => failFortunes(db, clock, { _id: { $in: ids } }, 'not_started', session));
  return new Set(ids);
}

/** A fortune to be reserved, with what would make its content. */
interface Candidate {
  readonly fortune: FortuneRecord;
  readonly section: SectionRequest;
}

/** Reserves the profiles' fortunes and sets their generation going. @returns the fortunes, others' included */
async function make(
  deps: FortuneDeps,
  caller: Caller,
  order: BulkOrder,
  profiles: readonly ProfileRecord[],
): Promise<readonly Pick<FortuneRecord, '_id' | 'profileId' | 'contentHash'>[]> {
  const { db } = deps;
  const terms = modelTerms(deps.config, caller.owner, order.model);
  const candidates = profiles.map((profile) => candidate(deps, caller, order, terms, profile));
  const fortunes = candidates.map(({ fortune }) => fortune);
  const [ids, contents] = await Promise.all([
    insertNew(db.fortunes, fortunes),
    findContents(
      deps,
      fortunes.map(({ contentHash }) => contentHash),
    ),
  ]);
  const reserved = candidates.filter(({ fortune }) => ids.has(fortune._id));
  const missing = reserved.filter(({ fortune }) => !contents.has(fortune.contentHash));
  const come = await open(deps, caller, order, terms, missing);
  await storeAll(
    deps,
    reserved.map(({ fortune }) => fortune),
    new Map([...contents, ...come]),
  );
  const lost = fortunes.filter(({ _id }) => !ids.has(_id)).map(({ profileId }) => profileId);
  const others = lost.length === 0 ? [] : await findFortunes(deps, caller, order, lost);
  return [...reserved.map(({ fortune }) => fortune), ...others];
}

function candidate(
  { clock, secrets }: FortuneDeps,
  caller: Caller,
  { type, date, model }: BulkOrder,
  terms: ModelTerms,
  profile: ProfileRecord,
): Candidate {
  const section: SectionRequest = {
    section: 'profile_fortune',
    pillars: profile.pillars,
    period: sectionPeriod('profile_fortune', date, type),
    fortuneType: type,
  };
  const fortune = reservation(clock, caller, {
    profileId: profile._id,
    profile,
    fortuneType: type,
    fortuneDate: date,
    model,
    callId: newId('call'),
    contentHash: contentHashOf({ secrets }, caller.owner, section, model, terms),
    simulated: terms.simulated,
  });
  // Bulk work writes one audit entry for the whole.
  return { section, fortune: { ...fortune, actor: null } };
}

/**
 * Opens one generation per content; the first fortune that needs it pays.
 * @returns content that has come between the look-up and now
 */
async function open(
  deps: FortuneDeps,
  caller: Caller,
  order: BulkOrder,
  terms: ModelTerms,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<string, ContentRecord>> {
  const { db, clock } = deps;
  const first = new Map(candidates.toReversed().map((each) => [each.fortune.contentHash, each]));
  if (first.size === 0) return new Map();
  const startBy = new Date(clock.now().getTime() + BACKGROUND_START_MS);
  const planned = [...first.values()].map(({ fortune, section }) => {
    const { contentHash } = fortune;
    const id = newGenerationId();
    const plan = {
      ...order,
      callId: fortune.callId ?? newId('call'),
      terms,
      wanted: [{ request: section, contentHash }],
    };
    const spec = {
      owner: caller.owner,
      request: section,
      chart: chartKey(section.pillars),
      contentHash,
      model: order.model,
      providerModelId: terms.providerModelId,
      simulated: terms.simulated,
      source: order.source,
      requestId: caller.actor.requestId,
      priority: order.priority,
      startBy,
      background: true,
      fortune: reservedFortune(fortune),
      profilesOnly: true,
    };
    const sharers = candidates.filter((each) => each.fortune.contentHash === contentHash).length;
    const generation = { ...newGeneration(clock, spec, id), joined: sharers > 1 };
    return { generation, call: callRecord(clock, caller, plan, [id]) };
  });
  const opening = planned.map(({ generation }) => generation);
  const calls = new Map(planned.map(({ generation, call }) => [generation._id, call]));
  const tickets = candidates.map(({ fortune: { profileId, _id, contentHash } }) => {
    return [profileId, { fortuneId: _id, contentHash }] as const;
  });
  const told = order.opening(new Map(tickets));
  // Awaited below, unless the database fails before.
  told.catch(() => undefined);
  await insertNew(db.calls, [...calls.values()]);
  const opened = await insertNew(db.generations, opening);
  const come = await findContents(deps, [...first.keys()]);
  const mine = opening.filter(({ _id, contentHash }) => opened.has(_id) && !come.has(contentHash));
  const kept = new Set(mine.map(({ _id }) => _id));
  const needless = opening.flatMap(({ _id }) => (kept.has(_id) ? [] : [calls.get(_id)?._id ?? '']));
  if (needless.length > 0) await db.calls.deleteMany({ _id: { $in: needless }, state: 'open' });
  await leave(deps, opening, kept, startBy);
  let closed: ReadonlySet<string> = new Set();
  try {
    await told;
    closed = await order.opened();
  } finally {
    // Also when that failed: what is open must not wait for the reconciler.
    const open = mine.filter(({ contentHash }) => !closed.has(contentHash));
    await enqueueGenerations(deps.producer, open);
  }
  return come;
}

/** Gives up what others make or have made: their generation serves these fortunes too, and is their charge. */
async function leave(
  { db }: FortuneDeps,
  opening: readonly GenerationRecord[],
  kept: ReadonlySet<string>,
  startBy: Date,
): Promise<void> {
  const left = opening.filter(({ _id }) => !kept.has(_id));
  if (left.length === 0) return;
  await db.generations.deleteMany({ _id: { $in: left.map(({ _id }) => _id) } });
  const theirs = { contentHash: { $in: left.map(({ contentHash }) => contentHash) }, open: true } as const;
  // Whoever opened it may not have meant to wait that long.
  await db.generations.updateMany(theirs, { $set: { joined: true }, $max: { startBy } });
}

const STORED_AT_ONCE = 10;

async function storeAll(
  deps: FortuneDeps,
  fortunes: readonly FortuneRecord[],
  contents: ReadonlyMap<string, ContentRecord>,
): Promise<void> {
  const there = fortunes.flatMap((fortune) => {
    const content = contents.get(fortune.contentHash);
    return content === undefined ? [] : [{ fortune, content }];
  });
  await visitAll(there, STORED_AT_ONCE, ({ fortune, content }) => storeReservedFortune(deps, fortune, content));
}
