import type { QueryFilter } from 'mongoose';
import { addDays, type Clock, daysBetween, kstDate } from '../clock.ts';
import { type FortuneType, type ModelName, type SectionRequest, sectionPeriod } from '../content/index.ts';
import { AppError, invalidField, notFound } from '../errors.ts';
import { newId } from '../ids.ts';
import type { ContentRecord } from '../models/contents.ts';
import { type FortuneRecord, reservedFortune } from '../models/fortunes.ts';
import { type Database, insertRecord, isDuplicateKey, rawCollection } from '../models/index.ts';
import type { ProfileRecord } from '../models/profiles.ts';
import { ownedBy } from '../owner.ts';
import { GENERATION_QUEUES, PRIORITY } from '../queues/catalogue.ts';
import type { AuditLog } from './audit.ts';
import { type Acting, type Attempt, type Caller, idOfEffect, type Removed } from './context.ts';
import type { EventService } from './events.ts';
import { findContent } from './generations.ts';
import { type Page, type PageRequest, pageById } from './paging.ts';
import { fortuneProfile } from './profiles.ts';
import {
  contentHashOf,
  findContents,
  generationFailed,
  type ModelTerms,
  modelTerms,
  type OpenPlan,
  openSections,
  type SectionCallDeps,
  type SectionPart,
} from './sectionCalls.ts';
import { storeReservedFortune } from './settlement.ts';

export interface FortuneRequest {
  readonly profileId: string;
  readonly type: FortuneType;
  readonly model: ModelName;
  /** A KST day, at most 366 days away; undefined: today. */
  readonly date?: string | undefined;
}

/** What became of a request for a fortune. */
export type FortuneTicket =
  | { readonly kind: 'ready'; readonly fortune: FortuneRecord; readonly created: boolean }
  | {
      readonly kind: 'waiting';
      readonly fortuneId: string;
      readonly contentHash: string;
      /** This call reserved the fortune: its answer is the 201. */
      readonly created: boolean;
    };

export interface FortuneFilter {
  readonly profileId?: string | undefined;
  readonly fortuneType?: FortuneType | undefined;
  readonly fortuneDate?: string | undefined;
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
  readonly model?: ModelName | undefined;
}

export interface FortuneService {
  /**
   * Finds the fortune or sets its generation going, once for any number of equal calls at once.
   * @param options.background nobody waits: a worker may start it up to 6 h later.
   * @param options.beforeEnqueue is called with the content hash before any worker can finish it: subscribe there.
   * @throws not_found (profile), validation_error (date), service_unavailable (model, queue)
   */
  request(
    caller: Caller,
    request: FortuneRequest,
    options: {
      readonly source: string;
      readonly background: boolean;
      /** Place in the pool; without it that of interactive calls. */
      readonly priority?: number;
      /** False: bulk work, which writes one entry for the whole. */
      readonly audited?: boolean;
      readonly beforeEnqueue?: (contentHash: string) => void;
      readonly attempt?: Attempt | null;
    },
  ): Promise<FortuneTicket>;
  /** The same together with the chart's sections, as one call that a stream can resume. */
  stream(
    caller: Caller,
    request: FortuneRequest,
    options: {
      readonly source: string;
      readonly bodyHash: string;
      readonly beforeEnqueue?: (contentHash: string) => void;
    },
  ): Promise<FortuneStreamTicket>;
  /** The ticket of a fortune that a recorded call was about. @throws not_found when it is gone: its generation failed */
  ticketOf(caller: Caller, id: string): Promise<FortuneTicket>;
  /**
   * Reads the result of a ticket whose generation is said to have ended. Null: it has not.
   * @throws generation_failed, not_found (deleted meanwhile)
   */
  collect(ticket: Extract<FortuneTicket, { kind: 'waiting' }>): Promise<FortuneRecord | null>;
  /** @throws not_found; not_ready while it is being generated */
  get(caller: Caller, id: string): Promise<FortuneRecord>;
  /** With its profile, for showing personal data: the audit entry is written first. @throws not_found, not_ready */
  getUnmasked(
    caller: Caller,
    id: string,
    metadata: Readonly<Record<string, unknown>>,
  ): Promise<{ fortune: FortuneRecord; profile: ProfileRecord }>;
  /** Today's newest daily fortune of a profile, of one model when given. @throws not_found (profile) */
  today(caller: Caller, profileId: string, model?: ModelName): Promise<FortuneRecord | null>;
  list(caller: Caller, filter: FortuneFilter, page: PageRequest): Promise<Page<FortuneRecord>>;
  /** @throws not_found */
  remove(caller: Acting<Removed>, id: string): Promise<Removed>;
}

export interface FortuneDeps extends SectionCallDeps {
  readonly audit: AuditLog;
  readonly events: EventService;
}

/** Dates farther away than this are refused. */
const MAX_DAYS_AWAY = 366;

export function createFortuneService(deps: FortuneDeps): FortuneService {
  const { db, clock } = deps;
  const find = async (caller: Caller, id: string): Promise<FortuneRecord> => {
    const fortune = await rawCollection(db.fortunes).findOne({ _id: id, ...ownedBy(caller.owner) });
    if (fortune === null) throw notFound('fortune');
    if (fortune.state === 'pending') throw notReady();
    return fortune;
  };
  return {
    request: (caller, request, options) => requestFortune(deps, caller, request, options),
    stream: (caller, request, options) => streamFortune(deps, caller, request, options),
    async ticketOf(caller, id) {
      const fortune = await db.fortunes.findOne({ _id: id, ...ownedBy(caller.owner) }).lean();
      if (fortune === null) throw notFound('fortune');
      return existingTicket(fortune, {});
    },
    collect: (ticket) => collectFortune(deps, ticket),
    get: find,
    async getUnmasked(caller, id, metadata) {
      const fortune = await find(caller, id);
      const profile = await db.profiles.findOne({ _id: fortune.profileId, ...ownedBy(caller.owner) }).lean();
      if (profile === null) throw notFound('fortune');
      await deps.audit.writeRead(caller, {
        action: 'fortune.unmasked',
        resourceType: 'fortune',
        resourceId: id,
        metadata: { profile_id: fortune.profileId, ...metadata },
      });
      return { fortune, profile };
    },
    async today(caller, profileId, model) {
      const owner = ownedBy(caller.owner);
      const [profile, fortune] = await Promise.all([
        db.profiles.exists({ _id: profileId, ...owner }),
        db.fortunes
          .findOne({
            ...owner,
            profileId,
            fortuneType: 'daily',
            fortuneDate: kstDate(clock.now()),
            state: 'ready',
            ...(model === undefined ? {} : { model }),
          })
          .sort({ _id: -1 })
          .lean(),
      ]);
      if (profile === null) throw notFound('profile');
      if (fortune !== null) caller.notes?.fortune('daily', true);
      return fortune;
    },
    list: (caller, filter, page) => listFortunes(db, caller, filter, page),
    remove: (caller, id) => removeFortune(deps, caller, id),
  };
}

function notReady(): AppError {
  return new AppError('not_ready', 'The fortune is being generated.', { retryAfterSeconds: 2 });
}

function listFortunes(db: Database, caller: Caller, filter: FortuneFilter, page: PageRequest) {
  const date = {
    ...(filter.fortuneDate === undefined ? {} : { $eq: filter.fortuneDate }),
    ...(filter.dateFrom === undefined ? {} : { $gte: filter.dateFrom }),
    ...(filter.dateTo === undefined ? {} : { $lte: filter.dateTo }),
  };
  const query: QueryFilter<FortuneRecord> = {
    ...ownedBy(caller.owner),
    state: 'ready',
    ...(filter.profileId === undefined ? {} : { profileId: filter.profileId }),
    ...(filter.fortuneType === undefined ? {} : { fortuneType: filter.fortuneType }),
    ...(filter.model === undefined ? {} : { model: filter.model }),
    ...(Object.keys(date).length === 0 ? {} : { fortuneDate: date }),
  };
  return pageById<FortuneRecord>({
    prefix: 'ftn',
    page,
    filter: query,
    find: (pageFilter, limit) => db.fortunes.find(pageFilter).sort({ _id: -1 }).limit(limit).lean(),
    count: (whole) => db.fortunes.countDocuments(whole),
  });
}

async function removeFortune(deps: FortuneDeps, caller: Acting<Removed>, id: string): Promise<Removed> {
  const { db, clock, audit, events } = deps;
  return events.transaction(async (session, emit) => {
    const fortune = await db.fortunes
      .findOneAndDelete({ _id: id, ...ownedBy(caller.owner), state: 'ready' }, { session })
      .lean();
    if (fortune === null) throw notFound('fortune');
    await db.calls.updateOne({ _id: fortune.callId }, { $set: { fortune: null } }, { session });
    await audit.write(
      caller,
      {
        action: 'fortune.deleted',
        resourceType: 'fortune',
        resourceId: id,
        metadata: { profile_id: fortune.profileId },
      },
      session,
    );
    await emit(caller.owner, 'fortune.deleted', { fortune_id: id, profile_id: fortune.profileId });
    const removed = { id, deletedAt: clock.now() };
    await caller.attempt?.settle(session, removed);
    return removed;
  });
}

/**
 * The KST day a request is about, as its fortune type writes it.
 * @throws validation_error when it is more than 366 days away.
 */
export function fortuneDate(clock: Clock, type: FortuneType, date: string | undefined, field = 'date'): string {
  const today = kstDate(clock.now());
  const day = date ?? today;
  if (Math.abs(daysBetween(today, day)) > MAX_DAYS_AWAY) {
    throw invalidField(
      field,
      `must be at most ${MAX_DAYS_AWAY} days away, between ${addDays(today, -MAX_DAYS_AWAY)} and ${addDays(today, MAX_DAYS_AWAY)}`,
    );
  }
  if (type === 'yearly') return `${day.slice(0, 4)}-01-01`;
  return type === 'monthly' ? `${day.slice(0, 7)}-01` : day;
}

async function requestFortune(
  deps: FortuneDeps,
  caller: Caller,
  request: FortuneRequest,
  options: Parameters<FortuneService['request']>[2],
): Promise<FortuneTicket> {
  const left = await leftByEarlierAttempt(deps, caller, options.attempt);
  if (left !== null) {
    caller.notes?.fortune(request.type, left.cached);
    if (left.state === 'pending' && !options.background) await hasten(deps, caller, left);
    return { ...existingTicket(left, options), created: true };
  }
  const found = await findOrReserve(deps, caller, request, options);
  if (found.kind === 'existing') {
    caller.notes?.fortune(request.type, true);
    if (found.fortune.state === 'pending') {
      await (options.background ? follow(deps, found.fortune) : hasten(deps, caller, found.fortune));
    }
    return existingTicket(found.fortune, options);
  }
  const { fortune, plan } = found;
  const opened = await openSections(deps, caller, {
    ...plan,
    wanted: [{ request: found.section, contentHash: fortune.contentHash }],
    fortune: reservedFortune(fortune),
    ...options,
  });
  caller.notes?.fortune(request.type, opened.caused.length === 0);
  const [cached] = opened.cached;
  if (cached !== undefined) return storeFromCache(deps, fortune, cached);
  return { kind: 'waiting', fortuneId: fortune._id, contentHash: fortune.contentHash, created: true };
}

/** What an earlier attempt at the same request has reserved, and what became of it; null when it has to be done. */
async function leftByEarlierAttempt(
  { db }: FortuneDeps,
  caller: Caller,
  attempt: Attempt | null | undefined,
): Promise<FortuneRecord | null> {
  if (!attempt?.repeated) return null;
  const own = { _id: idOfEffect('ftn', attempt), ...ownedBy(caller.owner) };
  const fortune = await rawCollection(db.fortunes).findOne(own);
  if (fortune?.state !== 'pending') return fortune;
  if ((await db.generations.exists({ contentHash: fortune.contentHash, open: true })) !== null) return fortune;
  // It ended before its generation was open, or the generation has ended a moment ago.
  const dropped = await db.fortunes.deleteOne({ ...own, state: 'pending' });
  return dropped.deletedCount > 0 ? null : rawCollection(db.fortunes).findOne(own);
}

/** A batch item that waits for a fortune which another call has reserved is told of its end. */
async function follow(deps: FortuneDeps, fortune: FortuneRecord): Promise<void> {
  await deps.db.generations.updateOne({ contentHash: fortune.contentHash, open: true }, { $set: { joined: true } });
}

/** Somebody waits for what bulk work has reserved: it moves forward in its pool. */
async function hasten(deps: FortuneDeps, caller: Caller, fortune: FortuneRecord): Promise<void> {
  const priority = caller.owner.livemode ? PRIORITY.liveInteractive : PRIORITY.testInteractive;
  const before = await deps.db.generations
    .findOneAndUpdate({ contentHash: fortune.contentHash, open: true }, { $min: { priority } })
    .lean();
  if (before === null || before.priority <= priority) return;
  await deps.producer.raisePriority(GENERATION_QUEUES[fortune.model], fortune.contentHash, priority);
}

/** A streamed fortune: its chart's sections and the fortune itself, one call at one price. */
export interface FortuneStreamTicket {
  readonly callId: string;
  readonly model: ModelName;
  readonly costUsd: number;
  readonly cached: boolean;
  readonly profileName: string;
  /** `character` and `tendency`. */
  readonly parts: readonly SectionPart[];
  readonly fortune: FortuneTicket;
}

const STREAM_SECTIONS = ['character', 'tendency'] as const;

async function streamFortune(
  deps: FortuneDeps,
  caller: Caller,
  request: FortuneRequest,
  options: Parameters<FortuneService['stream']>[2],
): Promise<FortuneStreamTicket> {
  const found = await findOrReserve(deps, caller, request, {});
  const { plan, fortune } = found;
  const wanted = STREAM_SECTIONS.map((section) => {
    const sectionRequest = { section, pillars: fortune.pillars, period: sectionPeriod(section, plan.date) };
    const contentHash = contentHashOf(deps, caller.owner, sectionRequest, request.model, plan.terms);
    return { request: sectionRequest, contentHash };
  });
  const contents = await findContents(
    deps,
    wanted.map(({ contentHash }) => contentHash),
  );
  const own = found.kind === 'reserved' ? [{ request: found.section, contentHash: fortune.contentHash }] : [];
  if (found.kind === 'existing') existingTicket(fortune, options);
  const opened = await openSections(deps, caller, {
    ...plan,
    wanted: [...wanted.filter(({ contentHash }) => !contents.has(contentHash)), ...own],
    fortuneId: fortune._id,
    fortune: reservedFortune(fortune),
    parts: wanted.map(({ request: { section }, contentHash }) => ({ section, contentHash })),
    ...options,
  });
  for (const content of opened.cached) contents.set(content._id, content);
  caller.notes?.fortune(request.type, opened.caused.length === 0);
  return {
    callId: plan.callId,
    model: request.model,
    costUsd: opened.caused.length === 0 ? 0 : plan.terms.priceUsd,
    cached: opened.caused.length === 0,
    profileName: fortune.profile.name,
    parts: wanted.map(({ request: { section }, contentHash }) => ({
      section,
      contentHash,
      content: contents.get(contentHash)?.content ?? null,
    })),
    fortune: await fortuneTicket(deps, found, contents.get(fortune.contentHash)),
  };
}

async function fortuneTicket(deps: FortuneDeps, found: FoundFortune, content: ContentRecord | undefined) {
  if (found.kind === 'existing') return existingTicket(found.fortune, {});
  if (content !== undefined) return storeFromCache(deps, found.fortune, content);
  const { _id: fortuneId, contentHash } = found.fortune;
  return { kind: 'waiting', fortuneId, contentHash, created: true } as const;
}

type FoundFortune = {
  readonly fortune: FortuneRecord;
  /** What a call about it would be. */
  readonly plan: Pick<OpenPlan, 'callId' | 'model' | 'terms' | 'date'>;
} & (
  | { readonly kind: 'existing' }
  /** This call reserved it. Content that is there already, of an equal chart, is found on opening its generation. */
  | { readonly kind: 'reserved'; readonly section: SectionRequest }
);

/** The fortune under its unique key, ready or reserved by another call, or else a reservation of this call's own. */
async function findOrReserve(
  deps: FortuneDeps,
  caller: Caller,
  request: FortuneRequest,
  options: { readonly audited?: boolean; readonly background?: boolean; readonly attempt?: Attempt | null },
): Promise<FoundFortune> {
  const { db, clock } = deps;
  const owner = ownedBy(caller.owner);
  const date = fortuneDate(clock, request.type, request.date);
  const key = { profileId: request.profileId, fortuneType: request.type, fortuneDate: date, model: request.model };
  const [profile, existing] = await Promise.all([
    rawCollection(db.profiles).findOne({ _id: request.profileId, ...owner }),
    rawCollection(db.fortunes).findOne({ ...key, ...owner }),
  ]);
  if (profile === null) throw notFound('profile');
  const callId = newId('call');
  const planWith = (terms: ModelTerms) => ({ callId, model: request.model, terms, date });
  if (existing?.state === 'ready') {
    return { kind: 'existing', fortune: existing, plan: planWith(storedTerms(deps, caller, existing)) };
  }
  const terms = modelTerms(deps.config, caller.owner, request.model);
  const plan = planWith(terms);
  if (existing !== null) return { kind: 'existing', fortune: existing, plan };
  const section: SectionRequest = {
    section: 'profile_fortune',
    pillars: profile.pillars,
    period: sectionPeriod('profile_fortune', date, request.type),
    fortuneType: request.type,
  };
  const contentHash = contentHashOf(deps, caller.owner, section, request.model, terms);
  const fortune: FortuneRecord = {
    ...reservation(clock, caller, { ...key, callId, profile, contentHash, simulated: terms.simulated }),
    _id: idOfEffect('ftn', options.attempt),
    ...(options.audited === false ? { actor: null } : {}),
  };
  if (options.background !== true) await admitFortune(deps, fortune);
  if (await reserve(db, fortune)) return { kind: 'reserved', fortune, section, plan };
  const winner = await db.fortunes.findOne({ ...key, ...owner }).lean();
  // Deleted in between: the caller's repeat starts afresh.
  if (winner === null) throw interrupted();
  return { kind: 'existing', fortune: winner, plan };
}

/** Before anything is reserved for others to wait for. @throws service_unavailable while the model's breaker is open */
async function admitFortune(deps: FortuneDeps, { model, contentHash, simulated }: FortuneRecord): Promise<void> {
  if (deps.breakers === undefined || simulated || !(await deps.breakers.isOpen(model))) return;
  if ((await findContent(deps.db, deps.clock, contentHash)) === null) await deps.breakers.admit(model);
}

/** A stored fortune is served although its model has no credentials any more. */
function storedTerms(deps: FortuneDeps, caller: Caller, fortune: FortuneRecord): ModelTerms {
  const settings = deps.config.models[fortune.model];
  const simulated = fortune.simulated || settings.apiKey === null;
  return {
    simulated,
    providerModelId: simulated ? 'simulated' : settings.providerModelId,
    priceUsd: caller.owner.livemode ? settings.priceUsd : 0,
    listPriceUsd: settings.priceUsd,
  };
}

export function reservation(
  clock: Clock,
  caller: Caller,
  fields: Pick<
    FortuneRecord,
    'profileId' | 'fortuneType' | 'fortuneDate' | 'model' | 'callId' | 'contentHash' | 'simulated'
  > & { readonly profile: ProfileRecord },
): FortuneRecord {
  return {
    ...fields,
    _id: newId('ftn'),
    ...ownedBy(caller.owner),
    state: 'pending',
    pillars: fields.profile.pillars,
    profile: fortuneProfile(fields.profile),
    content: null,
    score: null,
    cached: false,
    costUsd: 0,
    latencyMs: 0,
    createdAt: clock.now(),
    generatedAt: null,
    actor: { ...caller.actor },
  };
}

async function storeFromCache(
  deps: FortuneDeps,
  fortune: FortuneRecord,
  content: ContentRecord,
): Promise<FortuneTicket> {
  // The worker that made the content may store the fortune first; what counts is that it is there.
  await storeReservedFortune(deps, fortune, content);
  const ready = await deps.db.fortunes.findOne({ _id: fortune._id, state: 'ready' }).lean();
  if (ready === null) throw notFound('profile');
  return { kind: 'ready', fortune: ready, created: true };
}

function existingTicket(
  fortune: FortuneRecord,
  options: { readonly beforeEnqueue?: (contentHash: string) => void },
): FortuneTicket {
  if (fortune.state === 'ready') return { kind: 'ready', fortune, created: false };
  options.beforeEnqueue?.(fortune.contentHash);
  return { kind: 'waiting', fortuneId: fortune._id, contentHash: fortune.contentHash, created: false };
}

async function reserve(db: Database, fortune: FortuneRecord): Promise<boolean> {
  try {
    await insertRecord(db.fortunes, fortune);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

async function collectFortune(
  deps: FortuneDeps,
  ticket: Extract<FortuneTicket, { kind: 'waiting' }>,
): Promise<FortuneRecord | null> {
  const { db, clock } = deps;
  const fortune = await rawCollection(db.fortunes).findOne({ _id: ticket.fortuneId });
  if (fortune?.state === 'ready') return fortune;
  const [latest, content] = await Promise.all([
    db.generations.findOne({ contentHash: ticket.contentHash }).sort({ _id: -1 }).lean(),
    findContent(db, clock, ticket.contentHash),
  ]);
  if (fortune !== null && content !== null) {
    // It was reserved in the moment in which the worker settled the generation.
    await storeReservedFortune(deps, fortune, content);
    return db.fortunes.findOne({ _id: ticket.fortuneId, state: 'ready' }).lean();
  }
  if (latest?.state === 'open') return null;
  // A failure from before the reservation says nothing about it.
  const failed = latest?.state === 'failed' && (fortune === null || latest.createdAt >= fortune.createdAt);
  if (failed && latest.error?.kind !== 'cancelled') {
    if (fortune !== null) await db.fortunes.deleteOne({ _id: fortune._id, state: 'pending' });
    throw generationFailed(latest.error);
  }
  if (fortune === null) throw notFound('profile');
  // A reservation is a moment older than its generation: whoever reserved it may be opening it now.
  if (clock.now().getTime() - fortune.createdAt.getTime() < ORPHAN_AFTER_MS) return null;
  await db.fortunes.deleteOne({ _id: fortune._id, state: 'pending' });
  throw interrupted();
}

/** A reservation without an open generation is left over from a process that died, once it is that old. */
export const ORPHAN_AFTER_MS = 5_000;

function interrupted(): AppError {
  return new AppError('service_unavailable', 'The generation was interrupted. Repeat the request.', {
    retryAfterSeconds: 1,
  });
}
