import { invalidField } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import type { Investment, ProfileRecord } from '../db/models/profiles.ts';
import {
  type BirthInput,
  chartKey,
  chartOf,
  fourPillars,
  type GivenTimeBasis,
  InvalidBirthError,
  isDefaultTimeBasis,
  isSameTimeBasis,
  type Pillars,
  type TimeBasis,
  timeBasisOf,
} from '../saju/index.ts';

/** From what a caller gives to the fields of a profile's record, without the database. */

/** A profile as its owner gives it. */
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

/** The record of a new profile, with computed pillars. @throws validation_error for an impossible date */
export function newProfileRecord(owner: Owner, input: ProfileInput, now: Date): ProfileRecord {
  return {
    _id: newId('prf'),
    ...ownedBy(owner),
    ...profileFields(input),
    createdAt: now,
    updatedAt: now,
    fortuneStoredAt: null,
  };
}

/**
 * The fields of a record that follow from the input.
 * @param isMerged a part of the birth is a stored one, which an error must not tell
 * @throws validation_error for an impossible date
 */
export function profileFields(input: ProfileInput, isMerged = false) {
  return { ...personalFields(input), ...chartFields(input.birth, isMerged) };
}

/**
 * Decisions 8 compare the birth data, not the charts. The gender belongs to them: no pillar depends on it, but the
 * direction of the ten-year cycles does, which yearly and monthly fortunes explain.
 */
export function hasSameBirth(before: ProfileRecord, after: ReturnType<typeof personalFields>): boolean {
  const fields = ['birthYear', 'birthMonth', 'birthDay', 'birthHour', 'gender', 'calendarType', 'isLeapMonth'] as const;
  return (
    fields.every((field) => before[field] === after[field]) &&
    (before.birthMinute ?? null) === after.birthMinute &&
    isSameTimeBasis(before.timeBasis ?? null, after.timeBasis)
  );
}

export function isEmpty({ externalId, name, birth, investment }: ProfileChanges): boolean {
  return [externalId, name, investment, ...Object.values(birth)].every((given) => given === undefined);
}

/** The input that replaces a profile by itself with the changes. */
export function merged(before: ProfileRecord, changes: ProfileChanges): ProfileInput {
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

function chartFields(birth: BirthInput, isMerged: boolean) {
  const pillars = birthErrorsNamed(() => fourPillars(birth), isMerged);
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

function birthErrorsNamed<T>(read: () => T, isMerged = false): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidBirthError)
      throw invalidField(error.field, isMerged ? error.withoutDate : error.message);
    throw error;
  }
}
