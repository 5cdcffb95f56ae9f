import type { ClientSession, QueryFilter } from 'mongoose';
import type { AuditLog } from '../accounts/audit.ts';
import type { Acting, Caller } from '../accounts/caller.ts';
import { FORTUNE_TYPES, fortunePeriod } from '../content/index.ts';
import { type Clock, kstDate } from '../core/clock.ts';
import { AppError, invalidField, notFound } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { type Page, type PageRequest, pageById } from '../db/cursor-page.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { FortuneRecord } from '../db/models/fortunes.ts';
import type { Investment, ProfileRecord } from '../db/models/profiles.ts';
import { isDuplicateKey } from '../db/records.ts';
import type { EventService } from '../events/events.ts';
import { cancelGenerations, cancelOpen, type EndedGeneration, type PublishFailures } from '../generation/close.ts';
import {
  type BirthInput,
  chartKey,
  chartOf,
  type Element,
  fourPillars,
  type GivenTimeBasis,
  InvalidBirthError,
  isDefaultTimeBasis,
  isSameTimeBasis,
  type Pillars,
  type TimeBasis,
  timeBasisOf,
} from '../saju/index.ts';

export interface ProfileInput {
  readonly externalId: string | null;
  /** 1 to 50 characters. */
  readonly name: string;
  readonly birth: BirthInput;
  readonly investment: Investment | null;
}

/** An omitted field stays, null clears it; the given parts of `investment` replace their counterparts. */
export interface ProfileChanges {
  readonly externalId?: string | null | undefined;
  readonly name?: string | undefined;
  readonly birth: { readonly [Field in keyof Omit<BirthInput, 'timeBasis'>]?: BirthInput[Field] | undefined } & {
    /** The given parts; null: as by default. */
    readonly timeBasis?: GivenTimeBasis | null | undefined;
  };
  readonly investment?: Investment | null | undefined;
}

/** The birth that a profile keeps. */
export function birthOfProfile(profile: ProfileRecord): BirthInput {
  return {
    year: profile.birthYear,
    month: profile.birthMonth,
    day: profile.birthDay,
    hour: profile.birthHour,
    minute: profile.birthMinute,
    gender: profile.gender,
    calendarType: profile.calendarType,
    isLeapMonth: profile.isLeapMonth,
    timeBasis: profile.timeBasis,
  };
}

export interface ProfileFilter {
  readonly externalId?: string | undefined;
  readonly dayMasterElement?: Element | undefined;
}

export interface DeletedProfile {
  readonly id: string;
  readonly deletedAt: Date;
  readonly fortunes: number;
  readonly cachedCalculations: number;
}

export interface ProfileService {
  /** @throws validation_error for an impossible date, conflict for a taken external id */
  create(caller: Acting<ProfileRecord>, input: ProfileInput): Promise<ProfileRecord>;
  list(caller: Caller, filter: ProfileFilter, page: PageRequest): Promise<Page<ProfileRecord>>;
  /** @throws not_found */
  get(caller: Caller, id: string): Promise<ProfileRecord>;
  /** The existing profiles, by id. */
  find(caller: Caller, ids: readonly string[]): Promise<ReadonlyMap<string, ProfileRecord>>;
  /** Reads a profile to show personal data. Writes the audit entry first. @throws not_found */
  getUnmasked(caller: Caller, id: string, metadata: Readonly<Record<string, unknown>>): Promise<ProfileRecord>;
  /**
   * Replaces the profile. Changed birth data recompute the pillars and delete the fortunes whose period has not ended.
   * @throws not_found, validation_error, conflict
   */
  replace(caller: Acting<ProfileRecord>, id: string, input: ProfileInput): Promise<ProfileRecord>;
  /** `replace` for the given fields only; with none nothing changes. @throws not_found, validation_error, conflict */
  merge(caller: Acting<ProfileRecord>, id: string, changes: ProfileChanges): Promise<ProfileRecord>;
  /** Deletes the profile and everything generated for it; complete when it resolves. @throws not_found */
  remove(caller: Acting<DeletedProfile>, id: string): Promise<DeletedProfile>;
}

export interface ProfileDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly events: EventService;
  /** Wakes the callers of cancelled generations. */
  readonly publishFailures: PublishFailures;
}

export function createProfileService(deps: ProfileDeps): ProfileService {
  const { db, audit } = deps;
  const get = async (caller: Caller, id: string): Promise<ProfileRecord> => {
    const profile = await db.profiles.findOne({ _id: id, ...ownedBy(caller.owner) }).lean();
    if (profile === null) throw notFound('profile');
    return profile;
  };
  return {
    create: (caller, input) => createProfile(deps, caller, input),
    list: (caller, filter, page) => listProfiles(db, caller, filter, page),
    get,
    async find(caller, ids) {
      const found = await db.profiles.find({ _id: { $in: [...ids] }, ...ownedBy(caller.owner) }).lean();
      return new Map(found.map((profile) => [profile._id, profile]));
    },
    async getUnmasked(caller, id, metadata) {
      const profile = await get(caller, id);
      await audit.writeRead(caller, { action: 'profile.unmasked', resourceType: 'profile', resourceId: id, metadata });
      return profile;
    },
    replace: (caller, id, input) => changeProfile(deps, caller, id, () => input),
    merge: (caller, id, changes) =>
      changeProfile(deps, caller, id, (before) => (isEmpty(changes) ? null : merged(before, changes))),
    remove: (caller, id) => removeProfile(deps, caller, id),
  };
}

/** The record of a new profile, with computed pillars. @throws validation_error for an impossible date */
export function newProfileRecord(owner: Owner, input: ProfileInput, now: Date): ProfileRecord {
  return {
    _id: newId('prf'),
    ...ownedBy(owner),
    ...personalFields(input),
    ...chartFields(input.birth),
    createdAt: now,
    updatedAt: now,
    fortuneStoredAt: null,
  };
}

function listProfiles(
  db: Database,
  caller: Caller,
  filter: ProfileFilter,
  page: PageRequest,
): Promise<Page<ProfileRecord>> {
  const query: QueryFilter<ProfileRecord> = {
    ...ownedBy(caller.owner),
    ...(filter.externalId === undefined ? {} : { externalId: filter.externalId }),
    ...(filter.dayMasterElement === undefined ? {} : { dayMasterElement: filter.dayMasterElement }),
  };
  return pageById<ProfileRecord>({
    prefix: 'prf',
    page,
    filter: query,
    find: (pageFilter, limit) => db.profiles.find(pageFilter).sort({ _id: -1 }).limit(limit).lean(),
    count: (whole) => db.profiles.countDocuments(whole),
  });
}

async function createProfile(
  deps: ProfileDeps,
  caller: Acting<ProfileRecord>,
  input: ProfileInput,
): Promise<ProfileRecord> {
  const { db, clock, audit, events } = deps;
  const now = clock.now();
  const profile = newProfileRecord(caller.owner, input, now);
  await refuseTakenExternalId(() =>
    events.transaction(async (session, emit) => {
      await db.profiles.create([profile], { session });
      await audit.write(
        caller,
        { action: 'profile.created', resourceType: 'profile', resourceId: profile._id },
        session,
      );
      const { requestId } = caller.actor;
      const data = { profile_id: profile._id, day_master: profile.dayMaster };
      await emit(caller.owner, 'profile.created', data, { requestId });
      await caller.attempt?.settle(session, profile);
    }),
  );
  return profile;
}

async function changeProfile(
  deps: ProfileDeps,
  caller: Acting<ProfileRecord>,
  id: string,
  /** Null: no change. */
  inputFrom: (before: ProfileRecord) => ProfileInput | null,
): Promise<ProfileRecord> {
  const { db, clock, audit, events } = deps;
  const which = { _id: id, ...ownedBy(caller.owner) };
  const { profile, cancelled, formerChart } = await refuseTakenExternalId(() =>
    events.transaction(async (session, emit) => {
      const updatedAt = clock.now();
      // A concurrent change conflicts with the write below, and the transaction repeats.
      const before = await db.profiles.findOne(which).session(session).lean();
      if (before === null) throw notFound('profile');
      const input = inputFrom(before);
      if (input === null) {
        await caller.attempt?.settle(session, before);
        return { profile: before, cancelled: [], formerChart: null };
      }
      const fields = { ...personalFields(input), ...chartFields(input.birth) };
      await db.profiles.updateOne(which, { $set: { ...fields, updatedAt } }, { session });
      const dropped = hasSameBirth(before, fields)
        ? { fortunes: 0, cancelled: [] }
        : await dropCurrentFortunes(deps, caller, before, session);
      // Only the name: the texts of past periods belong to the day master stored with them.
      await db.fortunes.updateMany(fortunesOf(before), { $set: { 'profile.name': fields.name } }, { session });
      await audit.write(
        caller,
        {
          action: 'profile.updated',
          resourceType: 'profile',
          resourceId: id,
          metadata: { fortunes_deleted: dropped.fortunes },
        },
        session,
      );
      const { requestId } = caller.actor;
      const data = { profile_id: id, day_master: fields.dayMaster };
      await emit(caller.owner, 'profile.updated', data, { requestId });
      const after: ProfileRecord = { ...before, ...fields, updatedAt };
      await caller.attempt?.settle(session, after);
      const formerChart = after.chart === before.chart ? null : before.chart;
      return { profile: after, cancelled: dropped.cancelled, formerChart };
    }),
  );
  await deps.publishFailures(cancelled, 'cancelled');
  if (formerChart !== null) await dropMissed(deps, caller, formerChart);
  return profile;
}

/** Births with equal charts have the same fortunes; decisions 8 nevertheless compare the birth data. */
function hasSameBirth(before: ProfileRecord, after: ReturnType<typeof personalFields>): boolean {
  const fields = ['birthYear', 'birthMonth', 'birthDay', 'birthHour', 'calendarType', 'isLeapMonth'] as const;
  return (
    fields.every((field) => before[field] === after[field]) &&
    (before.birthMinute ?? null) === after.birthMinute &&
    isSameTimeBasis(before.timeBasis ?? null, after.timeBasis)
  );
}

function isEmpty({ externalId, name, birth, investment }: ProfileChanges): boolean {
  return [externalId, name, investment, ...Object.values(birth)].every((given) => given === undefined);
}

function merged(before: ProfileRecord, changes: ProfileChanges): ProfileInput {
  const { birth } = changes;
  const hour = birth.hour === undefined ? before.birthHour : birth.hour;
  // Without an hour there is no minute.
  const minuteBefore = hour === null ? null : before.birthMinute;
  return {
    externalId: changes.externalId === undefined ? before.externalId : changes.externalId,
    name: changes.name ?? before.name,
    birth: {
      year: birth.year ?? before.birthYear,
      month: birth.month ?? before.birthMonth,
      day: birth.day ?? before.birthDay,
      hour,
      minute: birth.minute === undefined ? minuteBefore : birth.minute,
      gender: birth.gender ?? before.gender,
      calendarType: birth.calendarType ?? before.calendarType,
      isLeapMonth: birth.isLeapMonth ?? before.isLeapMonth,
      timeBasis: mergedTimeBasis(before.timeBasis ?? null, birth.timeBasis),
    },
    investment: mergedInvestment(before.investment, changes.investment),
  };
}

/** A place and a longitude replace each other. */
function mergedTimeBasis(before: TimeBasis | null, change: GivenTimeBasis | null | undefined): TimeBasis | null {
  if (change === undefined) return before;
  if (change === null || before === null) return change && birthErrorsNamed(() => timeBasisOf(change));
  const clock = change.clock ?? before.clock;
  const placeChanges = change.longitudeDeg !== undefined || change.birthPlace !== undefined;
  return birthErrorsNamed(() =>
    timeBasisOf({
      clock,
      dayBoundary: change.dayBoundary ?? before.dayBoundary,
      longitudeDeg: change.longitudeDeg ?? (placeChanges ? undefined : (before.longitudeDeg ?? undefined)),
      birthPlace: change.birthPlace ?? (placeChanges ? undefined : (before.birthPlace ?? undefined)),
      fold: change.fold ?? (clock === 'civil' ? before.fold : undefined),
    }),
  );
}

function mergedInvestment(before: Investment | null, change: ProfileChanges['investment']): Investment | null {
  if (change === undefined) return before;
  return change === null ? null : { ...before, ...change };
}

async function dropCurrentFortunes(
  deps: ProfileDeps,
  caller: Caller,
  profile: ProfileRecord,
  session: ClientSession,
): Promise<{ fortunes: number; cancelled: EndedGeneration[] }> {
  const { db, clock } = deps;
  const today = kstDate(clock.now());
  const notEnded = FORTUNE_TYPES.map((type) => ({
    fortuneType: type,
    fortuneDate: { $gte: fortunePeriod(type, today).first },
  }));
  const cancelled = await cancelGenerations(db, clock, caller.owner, profile, session);
  await db.fortunes.deleteMany({ ...fortunesOf(profile), state: 'pending' }, { session });
  await deleteUnusedContents(db, ownedBy(caller.owner), profile.chart, session);
  return { fortunes: await deleteFortunes(db, { ...fortunesOf(profile), $or: notEnded }, session), cancelled };
}

/** Equal charts share content: it is deleted when no profile has the chart any more. @returns how many contents */
async function deleteUnusedContents(
  db: Database,
  owner: Owner,
  chart: string,
  session: ClientSession,
): Promise<number> {
  const ofChart = { ...owner, chart };
  if ((await db.profiles.exists(ofChart).session(session)) !== null) return 0;
  await db.sightings.deleteMany(ofChart, { session });
  return (await db.contents.deleteMany(ofChart, { session })).deletedCount;
}

/** Without the mode: with it the embedded engine would read all fortunes of the mode by another index. */
function fortunesOf({ _id, accountId }: ProfileRecord) {
  return { accountId, profileId: _id };
}

/** Their calls keep the result and the charge, for reports. @returns how many fortunes */
async function deleteFortunes(
  db: Database,
  which: QueryFilter<FortuneRecord> & Pick<Owner, 'accountId'>,
  session: ClientSession,
): Promise<number> {
  // No `distinct`: transactions on sharded collections refuse it.
  const found = await db.fortunes.find(which).select({ callId: 1 }).session(session).lean();
  await markDeleted(db, which, { $in: found.map(({ callId }) => callId) }, session);
  const deleted = await db.fortunes.deleteMany(which, { session });
  return deleted.deletedCount;
}

/** Marks in the call that its fortune is deleted. The figures stay. @param callId of the fortune's call */
export async function markDeleted(
  db: Database,
  { accountId }: Pick<Owner, 'accountId'>,
  callId: string | { readonly $in: readonly (string | null)[] },
  session: ClientSession,
): Promise<void> {
  const made = { accountId, _id: callId, 'fortune.type': { $exists: true } } as QueryFilter<CallRecord>;
  await db.calls.updateMany(made, { $set: { 'fortune.deleted': true } }, { session });
}

async function removeProfile(deps: ProfileDeps, caller: Acting<DeletedProfile>, id: string): Promise<DeletedProfile> {
  const { db, clock, audit, events } = deps;
  const owner = ownedBy(caller.owner);
  const { removed, cancelled, chart } = await events.transaction(async (session, emit) => {
    const profile = await db.profiles.findOneAndDelete({ _id: id, ...owner }, { session }).lean();
    if (profile === null) throw notFound('profile');
    const stopped = await cancelGenerations(db, clock, caller.owner, profile, session);
    await db.fortunes.deleteMany({ ...fortunesOf(profile), state: 'pending' }, { session });
    const fortunes = await deleteFortunes(db, fortunesOf(profile), session);
    const cachedCalculations = await deleteUnusedContents(db, owner, profile.chart, session);
    const result: DeletedProfile = { id, deletedAt: clock.now(), fortunes, cachedCalculations };
    await audit.write(
      caller,
      {
        action: 'profile.deleted',
        resourceType: 'profile',
        resourceId: id,
        metadata: {
          fortunes_deleted: result.fortunes,
          cached_calculations_deleted: result.cachedCalculations,
        },
      },
      session,
    );
    const data = {
      profile_id: id,
      day_master: profile.dayMaster,
      related_data_deleted: { fortunes: result.fortunes, cached_calculations: result.cachedCalculations },
    };
    await emit(caller.owner, 'profile.deleted', data, { requestId: caller.actor.requestId });
    await caller.attempt?.settle(session, result);
    return { removed: result, cancelled: stopped, chart: profile.chart };
  });
  await deps.publishFailures(cancelled, 'cancelled');
  await dropMissed(deps, caller, chart);
  return removed;
}

/**
 * Cancels what was opened for a chart, and deletes what was stored for it, while the transaction ran that took its last
 * profile away: the transaction's snapshot did not hold that. What is opened later finds no profile.
 */
async function dropMissed(deps: ProfileDeps, caller: Caller, chart: string): Promise<void> {
  const { db, clock } = deps;
  const ofChart = { ...ownedBy(caller.owner), chart };
  const [generation, content] = await Promise.all([
    db.generations.exists({ ...ofChart, open: true }),
    db.contents.exists(ofChart),
  ]);
  if (generation === null && content === null) return;
  const cancelled = await db.transaction(async (session) => {
    if ((await db.profiles.exists(ofChart).session(session)) !== null) return [];
    await db.contents.deleteMany(ofChart, { session });
    return cancelOpen(db, clock, { ...ofChart, profilesOnly: true }, session);
  });
  await deps.publishFailures(cancelled, 'cancelled');
}

function personalFields(input: ProfileInput) {
  return {
    externalId: input.externalId,
    name: input.name,
    birthYear: input.birth.year,
    birthMonth: input.birth.month,
    birthDay: input.birth.day,
    birthHour: input.birth.hour,
    birthMinute: input.birth.minute ?? null,
    gender: input.birth.gender,
    calendarType: input.birth.calendarType,
    isLeapMonth: input.birth.isLeapMonth,
    timeBasis: storedTimeBasis(input.birth.timeBasis ?? null),
    investment: input.investment,
  };
}

/** Null for one that reads as the default, so that equal births are stored equally. */
function storedTimeBasis(basis: TimeBasis | null): TimeBasis | null {
  return basis === null || isDefaultTimeBasis(basis) ? null : basis;
}

function chartFields(birth: BirthInput) {
  const pillars = pillarsOf(birth);
  const chart = chartOf(pillars);
  return {
    pillars,
    chart: chartKey(pillars),
    dayMaster: chart.dayMaster.name,
    dayMasterElement: chart.dayMaster.element,
    weakestElement: chart.balance.weakest,
  };
}

/** The pillars of a birth. @throws AppError validation_error naming the field of an impossible date. */
export function pillarsOf(birth: BirthInput): Pillars {
  return birthErrorsNamed(() => fourPillars(birth));
}

function birthErrorsNamed<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidBirthError) throw invalidField(error.field, error.message);
    throw error;
  }
}

async function refuseTakenExternalId<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new AppError('conflict', 'Another profile has this external_id.', {
      errors: [{ path: 'external_id', message: 'is taken by another profile' }],
      hint: 'Find it with GET /v1/profiles?external_id=….',
    });
  }
}
