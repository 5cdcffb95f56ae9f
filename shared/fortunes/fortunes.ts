import type { QueryFilter } from 'mongoose';
import { type Acting, type Attempt, type Caller, idOfEffect, type Removed } from '../accounts/caller.ts';
import { FORTUNE_TYPES, type FortuneType, fortunePeriod, type ModelName } from '../content/index.ts';
import { kstDate } from '../core/clock.ts';
import { AppError, notFound } from '../core/errors.ts';
import { ownedBy, ownerKey } from '../core/owner.ts';
import { type Database, rawCollection } from '../db/connect.ts';
import { type Page, type PageRequest, pageById } from '../db/cursor-page.ts';
import { type FortuneRecord, reservedFortune } from '../db/models/fortunes.ts';
import type { ProfileRecord } from '../db/models/profiles.ts';
import { openSections } from '../generation/open.ts';
import { generationFailed } from '../generation/sections.ts';
import { BACKGROUND_START_MS } from '../generation/single-flight.ts';
import { markDeleted } from '../profiles/profiles.ts';
import { GENERATION_QUEUES, PRIORITY } from '../queues/catalogue.ts';
import { type FortuneDeps, type FortuneRequest, findFortune, reservedByOther } from './reserve.ts';
import { type FortuneStreamOptions, type FortuneStreamTicket, streamFortune } from './stream.ts';
import {
  collectFortune,
  existingTicket,
  type FortuneTicket,
  storeFromCache,
  type WaitingTicket,
  waitingTicket,
} from './tickets.ts';

export interface FortuneFilter {
  readonly profileId?: string | undefined;
  readonly fortuneType?: FortuneType | undefined;
  /** Any KST day of the fortune's period. */
  readonly fortuneDate?: string | undefined;
  /** The period ends on this KST day or later. */
  readonly dateFrom?: string | undefined;
  /** The period begins on this KST day or earlier. */
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
      readonly beforeEnqueue?: (contentHash: string) => void;
      readonly attempt?: Attempt | null;
    },
  ): Promise<FortuneTicket>;
  /** The same together with the chart's sections, as one call that a stream can resume. */
  stream(caller: Caller, request: FortuneRequest, options: FortuneStreamOptions): Promise<FortuneStreamTicket>;
  /** The ticket of a fortune that a recorded call was about; null when it is gone. */
  ticketOf(caller: Caller, id: string): Promise<FortuneTicket | null>;
  /**
   * Reads the result of a ticket whose generation is said to have ended. Null: it has not.
   * @throws generation_failed, not_found (deleted meanwhile)
   */
  collect(ticket: WaitingTicket): Promise<FortuneRecord | null>;
  /** @throws not_found; not_ready while it is being generated; fortune_failed for a day when that failed */
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

export function createFortuneService(deps: FortuneDeps): FortuneService {
  const { db, clock } = deps;
  const find = async (caller: Caller, id: string): Promise<FortuneRecord> => {
    const fortune = await rawCollection(db.fortunes).findOne({ _id: id, ...ownedBy(caller.owner) });
    if (fortune === null) throw (await failureOf(deps, caller, id)) ?? notFound('fortune');
    if (fortune.state === 'pending') throw notReady();
    return fortune;
  };
  return {
    request: (caller, request, options) => requestFortune(deps, caller, request, options),
    stream: (caller, request, options) => streamFortune(deps, caller, request, options),
    async ticketOf(caller, id) {
      const fortune = await db.fortunes.findOne({ _id: id, ...ownedBy(caller.owner) }).lean();
      return fortune === null ? null : existingTicket(fortune, {});
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
      caller.notes?.saw({ profileId });
      if (fortune !== null) caller.notes?.fortune('daily', true);
      return fortune;
    },
    list: (caller, filter, page) => listFortunes(db, caller, filter, page),
    remove: (caller, id) => removeFortune(deps, caller, id),
  };
}

/** Why a reserved fortune came to nothing, for a day; null when it is not known. */
async function failureOf({ db, clock }: FortuneDeps, caller: Caller, id: string): Promise<AppError | null> {
  const failed = await db.failedFortunes.findOne({ _id: id, ...ownedBy(caller.owner) }).lean();
  if (failed === null || failed.expiresAt <= clock.now()) return null;
  // Its profile was deleted or changed, or its batch was canceled: that is no failure.
  if (failed.errorKind === 'cancelled') return null;
  const { reason } = generationFailed({ kind: failed.errorKind, retryAfterSeconds: null }).options;
  return new AppError('fortune_failed', 'The generation of this fortune failed. Nothing was stored or charged.', {
    ...(reason === undefined ? {} : { reason }),
    hint: 'Request the fortune again: that makes a new one.',
  });
}

function notReady(): AppError {
  return new AppError('not_ready', 'The fortune is being generated.', { retryAfterSeconds: 2 });
}

function listFortunes(db: Database, caller: Caller, filter: FortuneFilter, page: PageRequest) {
  const query: QueryFilter<FortuneRecord> = {
    ...ownedBy(caller.owner),
    state: 'ready',
    ...(filter.profileId === undefined ? {} : { profileId: filter.profileId }),
    ...(filter.model === undefined ? {} : { model: filter.model }),
    ...periodFilter(filter),
  };
  return pageById<FortuneRecord>({
    prefix: 'ftn',
    page,
    filter: query,
    find: (pageFilter, limit) => db.fortunes.find(pageFilter).sort({ _id: -1 }).limit(limit).lean(),
    count: (whole) => db.fortunes.countDocuments(whole),
  });
}

/** A fortune is dated its period's first day, so each type compares with the first day of its own period. */
function periodFilter(filter: FortuneFilter): QueryFilter<FortuneRecord> {
  const { fortuneType, fortuneDate, dateFrom, dateTo } = filter;
  if (fortuneDate === undefined && dateFrom === undefined && dateTo === undefined) {
    return fortuneType === undefined ? {} : { fortuneType };
  }
  const types = fortuneType === undefined ? FORTUNE_TYPES : [fortuneType];
  return {
    $or: types.map((type) => ({
      fortuneType: type,
      fortuneDate: {
        ...(fortuneDate === undefined ? {} : { $eq: fortunePeriod(type, fortuneDate).first }),
        ...(dateFrom === undefined ? {} : { $gte: fortunePeriod(type, dateFrom).first }),
        ...(dateTo === undefined ? {} : { $lte: dateTo }),
      },
    })),
    // Without the type, so that the index by date serves.
    ...(fortuneDate === undefined
      ? {}
      : { fortuneDate: { $in: types.map((type) => fortunePeriod(type, fortuneDate).first) } }),
  };
}

async function removeFortune(deps: FortuneDeps, caller: Acting<Removed>, id: string): Promise<Removed> {
  const { db, clock, audit, events } = deps;
  return events.transaction(async (session, emit) => {
    const fortune = await db.fortunes
      .findOneAndDelete({ _id: id, ...ownedBy(caller.owner), state: 'ready' }, { session })
      .lean();
    if (fortune === null) throw notFound('fortune');
    if (fortune.callId !== null) await markDeleted(db, fortune.callId, session);
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

async function requestFortune(
  deps: FortuneDeps,
  caller: Caller,
  request: FortuneRequest,
  options: Parameters<FortuneService['request']>[2],
): Promise<FortuneTicket> {
  const left = await leftByEarlierAttempt(deps, caller, options.attempt);
  if (left !== null) {
    caller.notes?.fortune(request.type, left.cached);
    if (left.state === 'pending') await hasten(deps, caller, left, options.background);
    return { ...existingTicket(left, options), created: true };
  }
  const found = await findFortune(deps, caller, request, options);
  caller.notes?.saw({ profileId: request.profileId });
  const { fortune, plan } = found;
  if (found.kind === 'existing') return joinFortune(deps, caller, fortune, options);
  const opened = await openSections(deps, caller, {
    ...plan,
    wanted: [{ request: found.section, contentHash: fortune.contentHash }],
    fortune: reservedFortune(fortune),
    reserve: fortune,
    aboutProfile: true,
    ...options,
  });
  if (opened.taken) return joinFortune(deps, caller, await reservedByOther(deps.db, fortune), options);
  caller.notes?.fortune(request.type, opened.caused.length === 0);
  const [cached] = opened.cached;
  if (cached !== undefined) return storeFromCache(deps, fortune, cached);
  return waitingTicket(fortune, true);
}

/** The ticket of a fortune that another call has reserved or stored. */
async function joinFortune(
  deps: FortuneDeps,
  caller: Caller,
  fortune: FortuneRecord,
  options: Parameters<FortuneService['request']>[2],
): Promise<FortuneTicket> {
  caller.notes?.fortune(fortune.fortuneType, true);
  if (fortune.state === 'pending') await hasten(deps, caller, fortune, options.background);
  return existingTicket(fortune, options);
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

/**
 * A caller wants what another has reserved: it moves forward in its pool, may start as late as this caller allows, and goes on
 * whatever becomes of the call that opened it.
 */
async function hasten(deps: FortuneDeps, caller: Caller, fortune: FortuneRecord, background: boolean): Promise<void> {
  const priority = caller.owner.livemode ? PRIORITY.liveInteractive : PRIORITY.testInteractive;
  const waitMs = background ? BACKGROUND_START_MS : deps.config.generationWaitMs;
  const startBy = new Date(deps.clock.now().getTime() + waitMs);
  const before = await deps.db.generations
    .findOneAndUpdate(
      { contentHash: fortune.contentHash, open: true },
      { ...(background ? { $set: { joined: true } } : {}), $min: { priority }, $max: { startBy } },
    )
    .lean();
  if (before === null || before.priority <= priority) return;
  const turnHolder = ownerKey(fortune);
  await deps.producer.raisePriority(GENERATION_QUEUES[fortune.model], before._id, { priority, turnHolder });
}
