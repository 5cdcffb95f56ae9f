import pMap from 'p-map';
import type { AuditLog } from '../accounts/audit.ts';
import { type Attempt, type Caller, idOfEffect } from '../accounts/caller.ts';
import { type FortuneType, type ModelName, requestAbout, type SectionName } from '../content/index.ts';
import type { Clock } from '../core/clock.ts';
import { type AppError, notFound } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { ownedBy } from '../core/owner.ts';
import type { ContentRecord } from '../db/models/contents.ts';
import type { FortuneRecord } from '../db/models/fortunes.ts';
import type { ProfileRecord } from '../db/models/profiles.ts';
import { rawCollection } from '../db/records.ts';
import type { EventService } from '../events/events.ts';
import {
  type CallOptions,
  type CallTerms,
  type ModelTerms,
  modelTerms,
  type PlannedCall,
  priorityOf,
  type SectionCallDeps,
  termsOf,
  waitMsOf,
  wantedSection,
} from '../generation/call-terms.ts';
import { enqueueBulk, enqueueUnstarted, raisePriority } from '../generation/enqueue.ts';
import { type OpenedCalls, openCalls } from '../generation/open.ts';
import { isOfPresentBirth, ownContentsOf } from '../generation/own-contents.ts';
import { recoverFortune } from '../generation/reconcile.ts';
import { shareOpen, withdrawCached } from '../generation/single-flight.ts';
import { storeReservedFortune } from '../generation/store-fortune.ts';
import { birthOfProfile } from '../profiles/profile-fields.ts';

export interface FortuneDeps extends SectionCallDeps {
  readonly audit: AuditLog;
  readonly events: EventService;
}

/** A request for fortunes of one owner's profiles: a single one, or the items of a batch. */
export interface FortuneOrder extends CallOptions, Pick<CallTerms, 'source' | 'bodyHash' | 'raceId' | 'beside'> {
  readonly profileIds: readonly string[];
  readonly type: FortuneType;
  /** The first day of its period. */
  readonly date: string;
  readonly model: ModelName;
  /** The model in whose place it answers. */
  readonly fallbackFrom?: ModelName | null;
  /** Sections of the chart generated in the same call, at the same price; such a call can be resumed. */
  readonly sections?: readonly SectionName[];
  /** An attempt at a request for a single fortune. */
  readonly attempt?: Attempt | null | undefined;
  /** False for bulk work, which writes one audit entry for all. */
  readonly audited: boolean;
  /** The id of a call about a single fortune. */
  readonly callId?: string | undefined;
}

/** The result for one profile. */
export interface RequestedFortune {
  /** Ready, or reserved by this call or by another one. */
  readonly fortune: FortuneRecord;
  /** This call has reserved it. */
  readonly created: boolean;
  /** It was reserved, and stored from cached content. */
  readonly stored: boolean;
  /** The call, if there was anything to open. */
  readonly opened: (OpenedCalls & { readonly terms: CallTerms; readonly call: PlannedCall }) | null;
}

/**
 * The one path of every request: finds the fortunes, or reserves them and opens their generations. A batch of a hundred
 * takes as many commands as a single fortune. A repeat after a crash at any point, or at the same time, generates
 * nothing twice.
 * @returns results by profile; not_found for missing profiles
 * @throws service_unavailable (model not configured or held back, queue unreachable)
 */
export async function requestFortunes(
  deps: FortuneDeps,
  caller: Caller,
  requested: FortuneOrder,
): Promise<ReadonlyMap<string, RequestedFortune | AppError>> {
  // Refreshes the state of pool and breaker in parallel.
  void deps.breakers?.isPaused(requested.model);
  const order = { ...requested, attempt: await presentAttempt(deps, caller, ownAttempt(requested)) };
  const [profiles, read] = await Promise.all([
    rawCollection(deps.db.profiles)
      .find({ _id: { $in: [...order.profileIds] }, ...ownedBy(caller.owner) })
      .toArray(),
    findFortunes(deps, caller, order),
  ]);
  const present = new Set(profiles.map(({ _id }) => _id));
  // A fortune may have been read just before its profile was deleted, and the profile just after.
  const found = read.filter(({ profileId }) => present.has(profileId));
  const resumed = await resumeReservations(deps, caller, order, found);
  const existing = new Map(resumed.fortunes.map((fortune) => [fortune.profileId, fortune]));
  for (const { _id } of profiles) caller.notes?.recordSubject({ profileId: _id });
  const { terms, calls } = planCalls(deps, caller, order, profiles, existing, resumed.generationIds);
  const opened = terms === null ? null : await openCalls(deps, caller, terms, calls, order);
  const written = calls.filter(({ callId }) => opened?.taken.has(callId) === false);
  const reserved = written.flatMap(({ reserves, fortune }) => (reserves && fortune !== null ? [fortune] : []));
  const stored = await storeCached(deps, reserved, opened?.contents);
  const results = new Map<string, RequestedFortune | AppError>(order.profileIds.map((id) => [id, notFound('profile')]));
  for (const [profileId, fortune] of existing) {
    const created = fortune._id === ownId(order);
    results.set(profileId, { fortune, created, stored: false, opened: null });
  }
  for (const call of written) {
    const { fortune, reserves } = call;
    if (fortune === null || opened === null || terms === null) continue;
    const created = reserves || fortune._id === ownId(order);
    const record = { ...opened, terms, call };
    results.set(fortune.profileId, { fortune, created, stored: stored.has(fortune._id), opened: record });
  }
  const taken = calls.filter(({ callId }) => opened?.taken.has(callId));
  const [first] = taken;
  if (first === undefined) return results;
  // Another call reserved these in between: the repeat finds them.
  const profileIds = taken.flatMap(({ fortune }) => fortune?.profileId ?? []);
  const callId = calls.length === 1 ? { callId: first.callId } : {};
  return new Map([...results, ...(await requestFortunes(deps, caller, { ...requested, ...callId, profileIds }))]);
}

/** A model that races another one makes a fortune of its own beside that one's. */
function ownAttempt({ attempt, model, raceId }: FortuneOrder): Attempt | null | undefined {
  return attempt && raceId ? { ...attempt, effectId: `${attempt.effectId} ${model}` } : attempt;
}

/**
 * The attempt whose fortune exists or may be made. An earlier attempt's fortune may have been stored and then deleted,
 * because the birth changed. The repeat makes another fortune, with another id: an id never names two fortunes, and is
 * charged once.
 */
async function presentAttempt({ db }: FortuneDeps, caller: Caller, attempt: Attempt | null | undefined) {
  let present = attempt;
  while (present?.repeated) {
    const owner = ownedBy(caller.owner);
    const _id = idOfEffect('ftn', present);
    const created = await db.auditEntries.exists({ ...owner, resourceId: _id, action: 'fortune.created' });
    // In this order: what was stored and is missing now was deleted.
    if (created === null || (await db.fortunes.exists({ _id, ...owner })) !== null) return present;
    present = { ...present, effectId: `${present.effectId} again` };
  }
  return present;
}

/** The id of the fortune that an earlier attempt at the request reserved. */
function ownId({ attempt }: FortuneOrder): string | null {
  return attempt?.repeated === true ? idOfEffect('ftn', attempt) : null;
}

/** Also finds what another model has made in the place of the one that is asked for; the model's own stands last. */
async function findFortunes({ db }: FortuneDeps, caller: Caller, order: FortuneOrder): Promise<FortuneRecord[]> {
  const { profileIds, type, date, model, sections = [] } = order;
  // A stream's sections and its fortune are by one model.
  const ofModel = sections.length > 0 ? { model } : {};
  const key = { profileId: { $in: [...profileIds] }, fortuneType: type, fortuneDate: date, ...ofModel };
  const own = ownId(order);
  const found = await rawCollection(db.fortunes)
    .find({ ...ownedBy(caller.owner), ...(own === null ? key : { $or: [key, { _id: own }] }) })
    .toArray();
  const others = caller.fallbacks?.[model] ?? [];
  // What is there is free, whatever the fallbacks are now. Who has none does not wait for another one's.
  const isInstead = (fortune: FortuneRecord) =>
    fortune.fallbackFrom === model && (fortune.state === 'ready' || others.includes(fortune.model));
  // A fallback asked for after a failure; one in a race is charged for what it writes itself.
  const askedFor = order.raceId ? undefined : (order.fallbackFrom ?? undefined);
  const isOfAsked = ({ state, ...fortune }: FortuneRecord) =>
    askedFor !== undefined && state === 'ready' && [fortune.model, fortune.fallbackFrom].includes(askedFor);
  const instead = found.filter(
    (fortune) => fortune.model !== model && (fortune._id === own || isInstead(fortune) || isOfAsked(fortune)),
  );
  return [...instead, ...found.filter((fortune) => fortune.model === model)];
}

const STORED_AT_ONCE = 10;

/**
 * Ensures that reservations found are in progress: shares their generations, and stores or drops those that a process
 * abandoned.
 * @returns the existing fortunes, ready or pending, and the open generations of the pending ones by content hash
 * @throws service_unavailable to waiting callers while the pool is paused
 */
async function resumeReservations(
  deps: FortuneDeps,
  caller: Caller,
  order: FortuneOrder,
  found: readonly FortuneRecord[],
): Promise<{ readonly fortunes: readonly FortuneRecord[]; readonly generationIds: ReadonlyMap<string, string> }> {
  const { db, clock } = deps;
  const pending = found.filter(({ state }) => state === 'pending');
  if (pending.length === 0) return { fortunes: found, generationIds: new Map() };
  const own = ownId(order);
  if (order.background !== true && pending.some(({ _id }) => _id !== own)) {
    await deps.breakers?.admitToQueued(order.model);
  }
  for (const { contentHash } of pending) order.beforeEnqueue?.(contentHash);
  const { accountId } = caller.owner;
  const priceOf = (model: ModelName, fallbackFrom: ModelName | null = null) =>
    termsOf(deps.config, caller.owner, model, { fallbackFrom, simulated: false }).priceUsd;
  const share = (fortunes: readonly FortuneRecord[], isRival: boolean, priceUsd: number) =>
    shareOpen(
      db,
      accountId,
      fortunes.map(({ contentHash }) => contentHash),
      {
        requestId: caller.actor.requestId,
        priceUsd,
        background: order.background === true,
        priority: priorityOf(caller.owner, order),
        startBy: new Date(clock.now().getTime() + waitMsOf(deps, order)),
        ...(order.hasFallback === true ? { hasFallback: true } : {}),
        ...(isRival ? { isRival: true } : {}),
        // A stream's call is charged when the fortune is stored, too.
        shared: order.background === true || order.sections !== undefined,
      },
    );
  // What a fallback makes in the place of the model is part of the race: whoever asked for the model gets the first answer.
  const isInstead = ({ model }: FortuneRecord) => model !== order.model;
  const instead = pending.filter(isInstead);
  const shared = [
    ...(await share(
      pending.filter((fortune) => !isInstead(fortune)),
      typeof order.raceId === 'string',
      priceOf(order.model, order.fallbackFrom),
    )),
    ...(await share(instead, true, Math.min(...instead.map(({ model }) => priceOf(model, order.model))))),
  ];
  // The API server that reserved them may have died before it checked the cache or queued the jobs.
  const cached = await withdrawCached(deps, shared);
  const open = shared.filter(({ contentHash }) => !cached.has(contentHash));
  if (order.bulk === undefined) await enqueueUnstarted(deps.producer, open);
  else await enqueueBulk(deps, open);
  for (const generation of open) {
    if (priorityOf(caller.owner, order) < generation.priority) await raisePriority(deps, caller, { generation }, order);
  }
  const generationIds = new Map(open.map(({ contentHash, _id }) => [contentHash, _id]));
  const ended = pending.filter(({ contentHash }) => !generationIds.has(contentHash));
  if (ended.length === 0) return { fortunes: found, generationIds };
  // The earlier attempt ended before its generation was open, or the generation has just ended.
  const recover = async (fortune: (typeof ended)[number]): Promise<unknown> =>
    fortune._id === own
      ? db.fortunes.deleteOne({ _id: fortune._id, accountId, state: 'pending' })
      : recoverFortune(deps, fortune);
  await pMap(ended, recover, { concurrency: STORED_AT_ONCE });
  return { fortunes: await findFortunes(deps, caller, order), generationIds };
}

/** The calls for missing content: one per profile without a fortune, and for the sections of its chart. */
function planCalls(
  deps: FortuneDeps,
  caller: Caller,
  order: FortuneOrder,
  profiles: readonly ProfileRecord[],
  existing: ReadonlyMap<string, FortuneRecord>,
  generationIds: ReadonlyMap<string, string>,
): { readonly terms: CallTerms | null; readonly calls: readonly PlannedCall[] } {
  const { model, type, date, source, bodyHash, raceId, beside, sections = [] } = order;
  const planned = profiles.filter(({ _id }) => sections.length > 0 || !existing.has(_id));
  const [first] = planned;
  if (first === undefined) return { terms: null, calls: [] };
  const ready = existing.get(first._id)?.state === 'ready' ? existing.get(first._id) : undefined;
  const terms =
    ready === undefined
      ? modelTerms(deps.config, caller.owner, model, order.fallbackFrom)
      : storedTerms(deps, caller, ready, order.fallbackFrom);
  const calls = planned.map((profile): PlannedCall => {
    const callId = order.callId ?? newId('call');
    const known = existing.get(profile._id);
    const birth = { birth: birthOfProfile(profile), hasGender: true };
    const own = ownContentsOf(caller, profile);
    const wanted = (section: SectionName) => {
      const about = requestAbout(section, { pillars: profile.pillars, birth }, date, type);
      return wantedSection(deps, caller.owner, about, model, terms, own);
    };
    // A fortune of a past period stays when the birth changes: sections of the present birth do not belong to it.
    const isOfBirth = known === undefined || isOfPresentBirth(profile, known.profileRevision);
    const ofChart = isOfBirth ? sections.map(wanted) : [];
    const sharedId = generationIds.get(known?.contentHash ?? '');
    if (known !== undefined) return { callId, sections: ofChart, fortune: known, reserves: false, sharedId };
    const text = wanted('profile_fortune');
    const fortune = reservation(deps.clock, caller, order, profile, {
      callId,
      contentHash: text.contentHash,
      simulated: terms.simulated,
    });
    return { callId, sections: [...ofChart, text], fortune, reserves: true };
  });
  return { terms: { model, terms, date, source, bodyHash, profilesOnly: true, raceId, beside }, calls };
}

/** A stored fortune is served even if its model no longer has credentials. */
function storedTerms(
  { config }: FortuneDeps,
  { owner }: Caller,
  { model, simulated }: FortuneRecord,
  fallbackFrom: ModelName | null = null,
): ModelTerms {
  const hasKey = config.models[model].apiKey !== null;
  return termsOf(config, owner, model, { fallbackFrom, simulated: simulated || !hasKey });
}

/** The record of a fortune to be generated. */
function reservation(
  clock: Clock,
  caller: Caller,
  { type, date, model, fallbackFrom = null, attempt, audited }: FortuneOrder,
  profile: ProfileRecord,
  call: Pick<FortuneRecord, 'callId' | 'contentHash' | 'simulated'>,
): FortuneRecord {
  return {
    _id: idOfEffect('ftn', attempt),
    ...ownedBy(caller.owner),
    state: 'pending',
    profileId: profile._id,
    fortuneType: type,
    fortuneDate: date,
    model,
    ...(fallbackFrom === null ? {} : { fallbackFrom }),
    ...call,
    pillars: profile.pillars,
    profile: fortuneProfile(profile),
    profileRevision: profile.revision ?? null,
    content: null,
    score: null,
    cached: false,
    costUsd: 0,
    latencyMs: 0,
    createdAt: clock.now(),
    generatedAt: null,
    ...(audited ? { actor: { ...caller.actor } } : { actor: null, requestId: caller.actor.requestId }),
  };
}

/** The profile fields stored with a fortune, so that a masked read is one look-up. */
export function fortuneProfile(profile: Pick<ProfileRecord, 'name' | 'dayMaster' | 'dayMasterElement'>) {
  return { name: profile.name, dayMaster: profile.dayMaster, dayMasterElement: profile.dayMasterElement };
}

/** Stores the reserved fortunes whose content is cached; a worker may have stored one first. @returns their ids */
async function storeCached(
  deps: FortuneDeps,
  reserved: readonly FortuneRecord[],
  contents: ReadonlyMap<string, ContentRecord> | undefined,
): Promise<ReadonlySet<string>> {
  const stored = new Set<string>();
  if (contents === undefined || contents.size === 0) return stored;
  const store = async (fortune: FortuneRecord) => {
    const content = contents.get(fortune.contentHash);
    if (content === undefined) return;
    await storeReservedFortune(deps, fortune, content);
    stored.add(fortune._id);
  };
  await pMap(reserved, store, { concurrency: STORED_AT_ONCE });
  return stored;
}
