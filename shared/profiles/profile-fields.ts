import { invalidField } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import type { Investment, ProfileRecord } from '../db/models/profiles.ts';
import {
  type BirthInput,
  chartKey,
  chartOf,
  fourPillars,
  InvalidBirthError,
  isDefaultTimeBasis,
  isSameTimeBasis,
  type Pillars,
  type TimeBasis,
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

/** The fields of a record that follow from the input. */
export type ProfileFields = ReturnType<typeof fieldsOf>;

/** @throws validation_error for an impossible date */
export function profileFields(input: ProfileInput): ProfileFields {
  return birthErrorsNamed(() => fieldsOf(input));
}

/** @throws InvalidBirthError */
export function fieldsOf(input: ProfileInput) {
  return { ...personalFields(input), ...chartFields(input.birth) };
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
  const pillars = fourPillars(birth);
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

/** @throws AppError validation_error naming the field of an invalid birth */
export function birthErrorsNamed<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidBirthError) throw invalidField(error.field, error.message);
    throw error;
  }
}
