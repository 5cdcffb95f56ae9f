import { invalidField } from '../core/errors.ts';
import type { Investment, ProfileRecord } from '../db/models/profiles.ts';
import {
  type BirthInput,
  fourPillars,
  type GivenTimeBasis,
  InvalidBirthError,
  type TimeBasis,
  timeBasisOf,
} from '../saju/index.ts';
import { birthErrorsNamed, birthOfProfile, fieldsOf, type ProfileFields } from './profile-fields.ts';

/**
 * From some fields of a profile and the stored ones to the fields of its record. A part of a birth that is judged beside
 * stored parts is a question about them: a refusal tells no more than that, and is the last one that a change can meet. So
 * are the pillars of given and stored parts, which events and fortunes show: a caller that may not read persons gives all
 * that moves a pillar, or nothing of it.
 */

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

export function isEmpty({ externalId, name, birth, investment }: ProfileChanges): boolean {
  return [externalId, name, investment, ...Object.values(birth)].every((given) => given === undefined);
}

type BirthChanges = ProfileChanges['birth'];

export interface ChangeOptions {
  /** The caller may not read persons: of a birth it gives all that moves a pillar, or nothing. Its time basis replaces the stored one. */
  readonly onlyWhole: boolean;
}

/** Judges what is given of a birth by itself. @throws validation_error */
export function checkChanges({ birth }: ProfileChanges, { onlyWhole }: ChangeOptions): void {
  const part = onlyWhole ? partIn([...timeFields(birth), ...dateFields(birth)]) : null;
  if (part !== null) {
    throw invalidField(part.field, `needs ${part.missing} beside it, or a key with the permission profile:read`);
  }
  birthErrorsNamed(() => fourPillars(mergedBirth(ANY_BIRTH, onlyWhole ? birth : wholeParts(birth))));
}

/**
 * The fields after changes that `checkChanges` has passed.
 * @throws validation_error when they do not go with the stored birth. It follows from what was given alone: two texts, for
 *   changes that are refused in any case, would tell something of the stored birth at no cost
 */
export function changedFields(
  before: ProfileRecord,
  changes: ProfileChanges,
  { onlyWhole }: ChangeOptions,
): ProfileFields {
  const stored = birthOfProfile(before);
  const replacesBasis = onlyWhole && changes.birth.timeBasis !== undefined;
  try {
    return fieldsOf({
      externalId: changes.externalId === undefined ? before.externalId : changes.externalId,
      name: changes.name ?? before.name,
      birth: mergedBirth(replacesBasis ? { ...stored, timeBasis: null } : stored, changes.birth),
      investment: mergedInvestment(before.investment, changes.investment),
    });
  } catch (error) {
    if (!(error instanceof InvalidBirthError)) throw error;
    const part = partOf(changes.birth);
    // Without a part, the stored birth is not accepted any more.
    if (part === null) throw invalidField(error.field, 'is stored with a birth that is not accepted: give it anew');
    throw invalidField(part.field, `does not go with the stored birth: correct it, or give ${part.missing} beside it`);
  }
}

interface Part {
  readonly field: string;
  readonly missing: string;
}

/** The first given part of what is judged together, when others of it are missing: all named as in requests. */
function partOf({ timeBasis, ...birth }: BirthChanges): Part | null {
  const part = partIn(dateFields(birth));
  if (part !== null) return part;
  if (birth.minute !== undefined && birth.hour === undefined) return { field: 'birth_minute', missing: 'birth_hour' };
  if (!timeBasis || isWhole(timeBasis) || isDayBoundary(timeBasis)) return null;
  return {
    field: timeBasis.fold === undefined ? 'time_basis.clock' : 'time_basis.fold',
    missing: 'both time_basis.clock and time_basis.birth_place or longitude_deg',
  };
}

type NamedField = readonly [name: string, given: unknown];

function dateFields({ calendarType, year, month, isLeapMonth, day }: BirthChanges): readonly NamedField[] {
  return [
    ['birth_day', day],
    ['is_leap_month', isLeapMonth],
    ['birth_month', month],
    ['birth_year', year],
    ['calendar_type', calendarType],
  ];
}

function timeFields({ hour, minute, timeBasis }: BirthChanges): readonly NamedField[] {
  return [
    ['time_basis', timeBasis],
    ['birth_minute', minute],
    ['birth_hour', hour],
  ];
}

/** The first given field, when others are missing. */
function partIn(fields: readonly NamedField[]): Part | null {
  const [field] = fields.find(([, given]) => given !== undefined) ?? [];
  const missing = fields.flatMap(([name, given]) => (given === undefined ? [name] : []));
  return field === undefined || missing.length === 0 ? null : { field, missing: missing.toReversed().join(', ') };
}

/** What is given and judged without the stored parts. */
function wholeParts({ hour, minute, gender: _, timeBasis, ...date }: BirthChanges): BirthChanges {
  return {
    ...(partOf(date) === null ? date : {}),
    ...(hour === undefined ? {} : { hour, minute }),
    ...(timeBasis && isWhole(timeBasis) ? { timeBasis } : {}),
  };
}

const ANY_BIRTH: BirthInput = {
  year: 2000,
  month: 1,
  day: 1,
  hour: null,
  gender: 'female',
  calendarType: 'solar',
  isLeapMonth: false,
};

/** The day boundary goes with every other part. */
function isWhole({ clock, birthPlace, longitudeDeg }: GivenTimeBasis): boolean {
  return clock !== undefined && (birthPlace ?? longitudeDeg) !== undefined;
}

function isDayBoundary({ dayBoundary: _, ...others }: GivenTimeBasis): boolean {
  return Object.values(others).every((given) => given === undefined);
}

/** @throws InvalidBirthError */
function mergedBirth(before: BirthInput, changes: BirthChanges): BirthInput {
  const hour = changes.hour === undefined ? before.hour : changes.hour;
  // Without an hour there is no minute.
  const minuteBefore = hour === null ? null : before.minute;
  return {
    year: changes.year ?? before.year,
    month: changes.month ?? before.month,
    day: changes.day ?? before.day,
    hour,
    minute: changes.minute === undefined ? minuteBefore : changes.minute,
    gender: changes.gender ?? before.gender,
    calendarType: changes.calendarType ?? before.calendarType,
    isLeapMonth: changes.isLeapMonth ?? before.isLeapMonth,
    timeBasis: mergedTimeBasis(before.timeBasis ?? null, changes.timeBasis),
  };
}

/** A place and a longitude replace each other. @throws InvalidBirthError */
function mergedTimeBasis(before: TimeBasis | null, change: GivenTimeBasis | null | undefined): TimeBasis | null {
  if (change === undefined) return before;
  if (change === null || before === null) return change && timeBasisOf(change);
  const clock = change.clock ?? before.clock;
  const placeChanges = change.longitudeDeg !== undefined || change.birthPlace !== undefined;
  return timeBasisOf({
    clock,
    dayBoundary: change.dayBoundary ?? before.dayBoundary,
    longitudeDeg: change.longitudeDeg ?? (placeChanges ? undefined : (before.longitudeDeg ?? undefined)),
    birthPlace: change.birthPlace ?? (placeChanges ? undefined : (before.birthPlace ?? undefined)),
    fold: change.fold ?? (clock === 'civil' ? before.fold : undefined),
  });
}

function mergedInvestment(before: Investment | null, change: ProfileChanges['investment']): Investment | null {
  if (change === undefined) return before;
  return change === null ? null : { ...before, ...change };
}
