import type { QueryFilter } from 'mongoose';
import type { Acting, Caller, Removed } from '../accounts/caller.ts';
import { eraseAnswers } from '../accounts/stored-answers.ts';
import { FORTUNE_TYPES, type FortuneType, fortunePeriod, type ModelName } from '../content/index.ts';
import { kstDate } from '../core/clock.ts';
import { AppError, invertedRange, notFound } from '../core/errors.ts';
import { ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { countAmong, type Page, type PageRequest, pageById } from '../db/cursor-page.ts';
import type { FortuneRecord } from '../db/models/fortunes.ts';
import type { ProfileRecord } from '../db/models/profiles.ts';
import { rawCollection } from '../db/records.ts';
import { generationFailed } from '../generation/sections.ts';
import { markDeleted } from '../profiles/drop-content.ts';
import { fortuneCount, uncount } from '../reports/fortune-counts.ts';
import { fortuneDate } from './periods.ts';
import type { FortuneDeps, FortuneOrder } from './request.ts';
import {
  completeFortune,
  type FortuneRequest,
  type FortuneStreamOptions,
  type FortuneStreamTicket,
  type FortuneTicket,
  requestFortune,
  streamFortune,
  ticketOf,
  type WaitingTicket,
} from './tickets.ts';

export type { FortuneTicket, WaitingTicket } from './tickets.ts';

export interface FortuneFilter {
  readonly profileId?: string | undefined;
  readonly fortuneType?: FortuneType | undefined;
  /** Any KST day of the fortune's period. */
  readonly fortuneDate?: string | undefined;
  /** The period ends on this KST day or later. */
  readonly dateFrom?: string | undefined;
  /** The period starts on this KST day or earlier. */
  readonly dateTo?: string | undefined;
  readonly model?: ModelName | undefined;
}

export interface FortuneService {
  /**
   * The first KST day of the period of a request.
   * @param date undefined: today
   * @throws validation_error when the period is more than 366 days away
   */
  dateOf(type: FortuneType, date?: string): string;
  /**
   * Finds the fortune or opens its generation, once for any number of equal calls at once.
   * @param options.background no caller waits: a worker may start it up to 6 h later.
   * @param options.beforeEnqueue is called with the content hash before any worker can finish it: subscribe here.
   * @throws not_found (profile), service_unavailable (model, queue)
   */
  request(
    caller: Caller,
    request: FortuneRequest,
    options: Pick<FortuneOrder, 'source' | 'background' | 'beforeEnqueue' | 'attempt'>,
  ): Promise<FortuneTicket>;
  /** `request` together with the chart's sections, as one call that a stream can resume. */
  stream(caller: Caller, request: FortuneRequest, options: FortuneStreamOptions): Promise<FortuneStreamTicket>;
  /** The ticket of a recorded call's fortune; null when the fortune is gone. */
  ticketOf(caller: Caller, id: string): Promise<FortuneTicket | null>;
  /**
   * The fortune of a ticket whose end was signalled; stores or drops one that its worker abandoned. Null: the
   * generation has not ended.
   * @throws generation_failed; not_found (its profile was deleted); service_unavailable: the reservation is gone or its
   *   process died, and the next request generates the fortune again
   */
  complete(ticket: WaitingTicket): Promise<FortuneRecord | null>;
  /** @throws not_found; not_ready while it is being generated; fortune_failed for a day after that failed */
  get(caller: Caller, id: string): Promise<FortuneRecord>;
  /** With its profile, to show personal data. Writes the audit entry first. @throws not_found, not_ready */
  getUnmasked(
    caller: Caller,
    id: string,
    metadata: Readonly<Record<string, unknown>>,
  ): Promise<{ fortune: FortuneRecord; profile: ProfileRecord }>;
  /** Today's newest daily fortune of a profile, optionally of one model. @throws not_found (profile) */
  today(caller: Caller, profileId: string, model?: ModelName): Promise<FortuneRecord | null>;
  /** @throws validation_error for a range whose start is after its end */
  list(caller: Caller, filter: FortuneFilter, page: PageRequest): Promise<Page<FortuneRecord>>;
  /** @throws not_found, not_ready, fortune_failed as `get` */
  remove(caller: Acting<Removed>, id: string): Promise<Removed>;
}

export function createFortuneService(deps: FortuneDeps): FortuneService {
  const { db, clock } = deps;
  const find = (caller: Caller, id: string) => findFortune(deps, caller, id);
  return {
    dateOf: (type, date) => fortuneDate(clock, type, date),
    request: async (caller, request, options) => ticketOf(deps, await requestFortune(deps, caller, request, options)),
    stream: (caller, request, options) => streamFortune(deps, caller, request, options),
    async ticketOf(caller, id) {
      const fortune = await db.fortunes.findOne({ _id: id, ...ownedBy(caller.owner) }).lean();
      return fortune === null ? null : ticketOf(deps, { fortune, created: false, stored: false, opened: null });
    },
    complete: (ticket) => completeFortune(deps, ticket),
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
      caller.notes?.recordSubject({ profileId });
      if (fortune !== null) caller.notes?.recordFortune('daily', true);
      return fortune;
    },
    async list(caller, filter, page) {
      const { dateFrom, dateTo } = filter;
      if (dateFrom !== undefined && dateTo !== undefined && dateFrom > dateTo)
        throw invertedRange('date_from', 'date_to');
      return listFortunes(db, caller, filter, page);
    },
    remove: (caller, id) => removeFortune(deps, caller, id),
  };
}

async function findFortune(deps: FortuneDeps, caller: Caller, id: string): Promise<FortuneRecord> {
  const fortune = await rawCollection(deps.db.fortunes).findOne({ _id: id, ...ownedBy(caller.owner) });
  if (fortune === null) throw (await storedFailure(deps, caller, id)) ?? notFound('fortune');
  if (fortune.state === 'pending') throw notReady();
  return fortune;
}

/** Why a reserved fortune failed, for a day; null when unknown. */
async function storedFailure({ db, clock }: FortuneDeps, caller: Caller, id: string): Promise<AppError | null> {
  const failed = await db.failedFortunes.findOne({ _id: id, ...ownedBy(caller.owner) }).lean();
  if (failed === null || failed.expiresAt <= clock.now()) return null;
  // A deleted or changed profile, or a canceled batch, is not a failure.
  if (failed.errorKind === 'cancelled') return null;
  // With an idempotency key a fallback, or a repeat, fills the fortune whose first generation failed: it was deleted since.
  const made = { ...ownedBy(caller.owner), resourceId: id, action: 'fortune.created' } as const;
  if ((await db.auditEntries.exists(made)) !== null) return null;
  const { reason } = generationFailed({ kind: failed.errorKind, retryAfterSeconds: null }).options;
  return new AppError('fortune_failed', 'The generation of this fortune failed. Nothing was stored or charged.', {
    ...(reason === undefined ? {} : { reason }),
    hint: 'Send the request again, with its idempotency key or a new one: it starts anew.',
  });
}

function notReady(): AppError {
  return new AppError('not_ready', 'The fortune is being generated.', { retryAfterSeconds: 2 });
}

function listFortunes(db: Database, { owner }: Caller, filter: FortuneFilter, page: PageRequest) {
  const { model, profileId } = filter;
  const all: QueryFilter<FortuneRecord> = { ...ownedBy(owner), state: 'ready' };
  const counted = { ...(model === undefined ? {} : { model }), ...periodFilter(filter) };
  const query = { ...all, ...counted };
  // A profile has few.
  if (profileId !== undefined) return pageById(db.fortunes, 'ftn', { ...query, profileId }, page);
  const sum = () => fortuneCount(db, owner, counted);
  return pageById(db.fortunes, 'ftn', query, page, { count: () => countAmong(db.fortunes, all, query, sum) });
}

/** A fortune has the date of its period's first day, so each type compares with the first day of its own period. */
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
    // Without the type, so that the index by date is used.
    ...(fortuneDate === undefined
      ? {}
      : { fortuneDate: { $in: types.map((type) => fortunePeriod(type, fortuneDate).first) } }),
  };
}

async function removeFortune(deps: FortuneDeps, caller: Acting<Removed>, id: string): Promise<Removed> {
  const { db, clock, audit, events } = deps;
  return events.transaction([caller.owner], async (session, emit) => {
    const fortune = await db.fortunes
      .findOneAndDelete({ _id: id, ...ownedBy(caller.owner), state: 'ready' }, { session })
      .lean();
    if (fortune === null) {
      await findFortune(deps, caller, id);
      throw notReady(); // It has become ready since.
    }
    await uncount(db, [fortune], session);
    await eraseAnswers(db, fortune.accountId, [id], session);
    if (fortune.callId !== null) await markDeleted(db, fortune, fortune.callId, session);
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
    const { requestId } = caller.actor;
    await emit(caller.owner, 'fortune.deleted', { fortune_id: id, profile_id: fortune.profileId }, { requestId });
    const removed = { id, deletedAt: clock.now() };
    await caller.attempt?.settle(session, removed);
    return removed;
  });
}
