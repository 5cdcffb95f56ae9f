import type { AuditLog } from '../accounts/audit.ts';
import { type Attempt, type Caller, idOfEffect } from '../accounts/caller.ts';
import {
  type DayPeriod,
  type FortuneType,
  fortunePeriod,
  type ModelName,
  type SectionRequest,
  sectionPeriod,
} from '../content/index.ts';
import { addDays, type Clock, kstDate } from '../core/clock.ts';
import { invalidField, notFound } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { ownedBy } from '../core/owner.ts';
import { type Database, insertRecord, isDuplicateKey, rawCollection } from '../db/connect.ts';
import type { FortuneRecord } from '../db/models/fortunes.ts';
import type { ProfileRecord } from '../db/models/profiles.ts';
import type { EventService } from '../events/events.ts';
import { contentHashOf, type ModelTerms, modelTerms, type OpenPlan, type SectionCallDeps } from '../generation/open.ts';
import { interrupted } from '../generation/sections.ts';
import { findContent } from '../generation/single-flight.ts';
import { fortuneProfile } from '../profiles/profiles.ts';

export interface FortuneRequest {
  readonly profileId: string;
  readonly type: FortuneType;
  readonly model: ModelName;
  /** A KST day whose period is at most 366 days away; undefined: today. */
  readonly date?: string | undefined;
}

export interface FortuneDeps extends SectionCallDeps {
  readonly audit: AuditLog;
  readonly events: EventService;
}

export type FoundFortune = {
  readonly fortune: FortuneRecord;
  /** What a call about it would be. */
  readonly plan: Pick<OpenPlan, 'callId' | 'model' | 'terms' | 'date'>;
} & (
  | { readonly kind: 'existing' }
  /**
   * There was none: the record to reserve it by, or by which it was reserved. Content that is there already, of an equal
   * chart, is found on opening its generation.
   */
  | { readonly kind: 'new'; readonly section: SectionRequest }
);

/** The fortune under its unique key, ready or reserved by another call, or else a reservation of this call's own. */
export async function findOrReserve(
  deps: FortuneDeps,
  caller: Caller,
  request: FortuneRequest,
  options: Parameters<typeof findFortune>[3],
): Promise<FoundFortune> {
  const found = await findFortune(deps, caller, request, options);
  if (found.kind === 'existing' || (await reserve(deps.db, found.fortune))) return found;
  return { kind: 'existing', fortune: await reservedByOther(deps.db, found.fortune), plan: found.plan };
}

/** The fortune under its unique key, ready or reserved by another call, or else what would reserve it. */
export async function findFortune(
  deps: FortuneDeps,
  caller: Caller,
  request: FortuneRequest,
  options: { readonly background?: boolean; readonly attempt?: Attempt | null },
): Promise<FoundFortune> {
  const { db, clock } = deps;
  const owner = ownedBy(caller.owner);
  const date = fortuneDate(clock, request.type, request.date);
  const key = { profileId: request.profileId, fortuneType: request.type, fortuneDate: date, model: request.model };
  // What is known of pool and breaker is renewed meanwhile.
  void deps.breakers?.isPaused(request.model);
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
  if (existing !== null) {
    if (options.background !== true) await deps.breakers?.admitToQueued(request.model);
    return { kind: 'existing', fortune: existing, plan };
  }
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
  };
  if (options.background !== true) await admitFortune(deps, fortune);
  return { kind: 'new', fortune, section, plan };
}

/** The fortune that another call has under the key of the one that was to be reserved. */
export async function reservedByOther(db: Database, fortune: FortuneRecord): Promise<FortuneRecord> {
  const { profileId, fortuneType, fortuneDate, model } = fortune;
  const key = { profileId, fortuneType, fortuneDate, model };
  const winner = await rawCollection(db.fortunes).findOne({ ...key, ...ownedBy(fortune) });
  // Deleted in between: the caller's repeat starts afresh.
  if (winner === null) throw interrupted();
  return winner;
}

/** Before anything is reserved for others to wait for. @throws service_unavailable while the model is held back */
async function admitFortune(deps: FortuneDeps, { model, contentHash, simulated }: FortuneRecord): Promise<void> {
  if (deps.breakers === undefined || !(await deps.breakers.isHeld(model, simulated))) return;
  if ((await findContent(deps.db, deps.clock, contentHash)) === null) await deps.breakers.admit(model, simulated);
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

/** The record of a fortune that is to be generated. */
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

async function reserve(db: Database, fortune: FortuneRecord): Promise<boolean> {
  try {
    await insertRecord(db.fortunes, fortune);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Periods farther away than this are refused. */
const MAX_DAYS_AWAY = 366;

/**
 * The first KST day of the period that a request is about.
 * @throws validation_error when the period is more than 366 days away.
 */
export function fortuneDate(clock: Clock, type: FortuneType, date: string | undefined, field = 'date'): string {
  return periodInRange(clock, (day) => fortunePeriod(type, day), date, field).first;
}

/**
 * The period that holds the date, today when there is none. Any day of a period is as good as another, so the whole
 * period decides: a date that an answer told is one that a request may send.
 * @throws validation_error when the period is more than 366 days away.
 */
export function periodInRange(
  clock: Clock,
  periodOf: (day: string) => DayPeriod,
  date: string | undefined,
  field: string,
): DayPeriod {
  const today = kstDate(clock.now());
  const day = date ?? today;
  const from = periodOf(addDays(today, -MAX_DAYS_AWAY)).first;
  const to = periodOf(addDays(today, MAX_DAYS_AWAY)).last;
  if (day < from || day > to) {
    throw invalidField(field, `must be at most ${MAX_DAYS_AWAY} days away, between ${from} and ${to}`);
  }
  return periodOf(day);
}
