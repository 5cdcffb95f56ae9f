import type { QueryFilter } from 'mongoose';
import type { AuditLog } from '../accounts/audit.ts';
import type { Acting, Caller } from '../accounts/caller.ts';
import { eraseAnswers } from '../accounts/stored-answers.ts';
import { AppError, notFound } from '../core/errors.ts';
import { createPacedTurns } from '../core/keyed-mutex.ts';
import { ownedBy } from '../core/owner.ts';
import type { SecretBox } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import { countAmong, type Page, type PageRequest, pageById } from '../db/cursor-page.ts';
import { BY_EXTERNAL_ID, type ProfileRecord } from '../db/models/profiles.ts';
import { isDuplicateKey } from '../db/records.ts';
import type { EventService } from '../events/events.ts';
import { cancelGenerations, cancelReservations } from '../generation/close.ts';
import { CANCELLED_KIND } from '../generation/end-calls.ts';
import { chartsOf } from '../generation/own-contents.ts';
import { correctSums, profileCount } from '../reports/profile-sums.ts';
import type { Element } from '../saju/index.ts';
import { type CompareOptions, compareProfiles } from './compare.ts';
import {
  type DropDeps,
  deleteFortunes,
  deleteUnusedContents,
  dropCurrentFortunes,
  dropMissed,
  forgetSightings,
  fortunesOf,
} from './drop-content.ts';
import { changedFields, checkChanges, isEmpty, type ProfileChanges } from './profile-changes.ts';
import {
  hasSameBirth,
  newProfileRecord,
  type ProfileFields,
  type ProfileInput,
  profileFields,
} from './profile-fields.ts';

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
  /** Reads two profiles to compare them. See `compare.ts`. @throws not_found, rate_limited */
  getCompared(
    caller: Caller,
    ids: readonly [string, string],
    options: CompareOptions,
  ): Promise<readonly [ProfileRecord, ProfileRecord]>;
  /**
   * Replaces the profile. Changed birth data recompute the pillars and delete the fortunes whose period has not ended; so
   * do given birth data of a caller that may not read persons, changed or not.
   * @throws not_found, validation_error, conflict
   */
  replace(caller: Acting<ProfileRecord>, id: string, input: ProfileInput): Promise<ProfileRecord>;
  /**
   * `replace` for the given fields only; with none nothing changes. A caller that may not read persons gives all of a birth
   * that moves a pillar, or nothing of it. @throws not_found, validation_error, conflict
   */
  merge(caller: Acting<ProfileRecord>, id: string, changes: ProfileChanges): Promise<ProfileRecord>;
  /** Deletes the profile and everything generated for it; complete when it resolves. @throws not_found */
  remove(caller: Acting<DeletedProfile>, id: string): Promise<DeletedProfile>;
}

export interface ProfileDeps extends DropDeps {
  readonly audit: AuditLog;
  readonly secrets: Pick<SecretBox, 'pseudonym'>;
  readonly events: EventService;
  /**
   * When charts are looked for again that requests have noted after their last profile was deleted: longer than a request may wait
   * for a generation, because it notes its chart when it has ended.
   */
  readonly forgetAfterMs?: number;
}

export function createProfileService(deps: ProfileDeps): ProfileService {
  const { db, audit } = deps;
  const inLine = createPacedTurns(1);
  /** Of an account: a change or deletion writes all fortunes of its profile, and those of one profile would repeat each other. */
  const inTurn = <T>({ owner }: Caller, work: () => Promise<T>) => inLine(owner.accountId, work);
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
    getCompared: (caller, ids, options) => compareProfiles(deps, caller, ids, options),
    async replace(caller, id, input) {
      const fields = profileFields(input);
      return inTurn(caller, () => changeProfile(deps, caller, id, input, () => fields));
    },
    async merge(caller, id, changes) {
      const options = { onlyWhole: caller.mayNotReadPersons === true };
      checkChanges(changes, options);
      return inTurn(caller, () =>
        isEmpty(changes)
          ? unchangedProfile(deps, caller, id)
          : changeProfile(deps, caller, id, changes, (before) => changedFields(before, changes, options)),
      );
    },
    remove: (caller, id) => inTurn(caller, () => removeProfile(deps, caller, id)),
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
  // At most one has an external id. In the order of ids all profiles before it would be read.
  if (filter.externalId !== undefined) {
    return pageById(db.profiles, 'prf', query, page, { index: BY_EXTERNAL_ID });
  }
  const sum = () => profileCount(db, caller.owner, filter.dayMasterElement);
  const count = () => countAmong(db.profiles, ownedBy(caller.owner), query, sum);
  return pageById(db.profiles, 'prf', query, page, { count });
}

async function createProfile(
  deps: ProfileDeps,
  caller: Acting<ProfileRecord>,
  input: ProfileInput,
): Promise<ProfileRecord> {
  const { db, clock, audit, events } = deps;
  const now = clock.now();
  const profile = { ...newProfileRecord(caller.owner, input, now), ...apartFrom(caller) };
  await refuseTakenExternalId(() =>
    events.transaction([caller.owner], async (session, emit) => {
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

/** What a key that may not read persons chooses is compared with no stored person by what its texts cost. */
function apartFrom({ mayNotReadPersons }: Caller): Pick<ProfileRecord, 'sharesNoTexts'> {
  return mayNotReadPersons === true ? { sharesNoTexts: true } : {};
}

/** A change without fields. It writes, so that it conflicts with a deletion at another process: the stored answer names the person. */
function unchangedProfile(deps: ProfileDeps, caller: Acting<ProfileRecord>, id: string): Promise<ProfileRecord> {
  return deps.events.transaction([caller.owner], async (session) => {
    const profile = await deps.db.profiles
      .findOneAndUpdate({ _id: id, ...ownedBy(caller.owner) }, { $inc: { turns: 1 } }, { session })
      .lean();
    if (profile === null) throw notFound('profile');
    await caller.attempt?.settle(session, profile);
    return profile;
  });
}

async function changeProfile(
  deps: ProfileDeps,
  caller: Acting<ProfileRecord>,
  id: string,
  { externalId, birth }: Pick<ProfileChanges, 'externalId'> & { readonly birth: object },
  fieldsFrom: (before: ProfileRecord) => ProfileFields,
): Promise<ProfileRecord> {
  const { db, clock, audit, events } = deps;
  const which = { _id: id, ...ownedBy(caller.owner) };
  const { profile, ended, formerCharts } = await refuseTakenExternalId(() =>
    events.transaction([caller.owner], async (session, emit) => {
      const updatedAt = clock.now();
      // The first write: a taken external id, or a concurrent change by another process, ends or repeats the transaction
      // here. Later it would be an answer about the stored birth that overwrites nothing.
      const claims = { updatedAt, ...(externalId === undefined ? {} : { externalId }) };
      const before = await db.profiles
        .findOneAndUpdate(which, { $set: claims }, { session, returnDocument: 'before' })
        .lean();
      if (before === null) throw notFound('profile');
      const fields = fieldsFrom(before);
      // Fortunes that stay would tell a caller that may not read persons that what it gave is what was stored.
      const isTold = caller.mayNotReadPersons !== true || !Object.values(birth).some((given) => given !== undefined);
      const keepsFortunes = isTold && hasSameBirth(before, fields);
      const revision = (before.revision ?? 0) + 1;
      const apart = isTold ? {} : apartFrom(caller);
      const revisions = keepsFortunes ? { revision } : { revision, birthRevision: revision, ...apart };
      await db.profiles.updateOne(which, { $set: { ...fields, ...revisions } }, { session });
      await correctSums(db, before, { ...before, ...fields }, session);
      const dropped = keepsFortunes
        ? { fortunes: 0, ended: { closed: [] } }
        : await dropCurrentFortunes(deps, caller, before, session);
      // Only the name: the texts of past periods belong to the day master stored with them. The time that it takes would tell a
      // caller that may not read persons whether the name is the stored one.
      if (fields.name !== before.name || caller.mayNotReadPersons === true) {
        await db.fortunes.updateMany(fortunesOf(before), { $set: { 'profile.name': fields.name } }, { session });
      }
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
      const after: ProfileRecord = { ...before, ...fields, ...revisions, updatedAt };
      await caller.attempt?.settle(session, after);
      const present = chartsOf(after);
      const formerCharts = chartsOf(before).filter((chart) => !present.includes(chart));
      return { profile: after, ended: dropped.ended, formerCharts };
    }),
  );
  await dropMissed(deps, caller, formerCharts);
  forgetLater(deps, caller, formerCharts);
  await deps.publishFailures(ended, CANCELLED_KIND);
  return profile;
}

async function removeProfile(deps: ProfileDeps, caller: Acting<DeletedProfile>, id: string): Promise<DeletedProfile> {
  const { db, clock, audit, events } = deps;
  const owner = ownedBy(caller.owner);
  const { removed, ended, charts } = await events.transaction([caller.owner], async (session, emit) => {
    const profile = await db.profiles.findOneAndDelete({ _id: id, ...owner }, { session }).lean();
    if (profile === null) throw notFound('profile');
    await correctSums(db, profile, null, session);
    await eraseAnswers(db, owner.accountId, [id], session);
    const stopped = await cancelGenerations(db, clock, caller.owner, profile, session);
    await cancelReservations(db, clock, profile, session);
    const fortunes = await deleteFortunes(db, fortunesOf(profile), session);
    const cachedCalculations = await deleteUnusedContents(db, owner, chartsOf(profile), session);
    const result: DeletedProfile = { id, deletedAt: clock.now(), fortunes, cachedCalculations };
    // It tells whether the account has content of the birth: not by the event or the log either.
    const isTold = caller.mayNotReadPersons !== true;
    await audit.write(
      caller,
      {
        action: 'profile.deleted',
        resourceType: 'profile',
        resourceId: id,
        metadata: {
          fortunes_deleted: fortunes,
          ...(isTold && { cached_calculations_deleted: cachedCalculations }),
        },
      },
      session,
    );
    const data = {
      profile_id: id,
      day_master: profile.dayMaster,
      related_data_deleted: { fortunes, ...(isTold && { cached_calculations: cachedCalculations }) },
    };
    await emit(caller.owner, 'profile.deleted', data, { requestId: caller.actor.requestId });
    await caller.attempt?.settle(session, result);
    return { removed: result, ended: stopped, charts: chartsOf(profile) };
  });
  await dropMissed(deps, caller, charts);
  forgetLater(deps, caller, charts);
  await deps.publishFailures(ended, CANCELLED_KIND);
  return removed;
}

/** It is not awaited: a process that ends before leaves such a sighting for its seven days. */
function forgetLater(
  { db, forgetAfterMs = 40_000 }: Pick<ProfileDeps, 'db' | 'forgetAfterMs'>,
  { owner }: Caller,
  charts: readonly string[],
): void {
  if (charts.length === 0) return;
  setTimeout(() => forgetSightings(db, owner, charts).catch(() => undefined), forgetAfterMs).unref();
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
