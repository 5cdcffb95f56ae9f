import * as z from 'zod';
import { type ContentSubject, maskName } from '../../shared/content/index.ts';
import { AppError, type FieldError, invalidField } from '../../shared/core/errors.ts';
import type { ProfileRecord } from '../../shared/db/models/profiles.ts';
import { birthOfProfile } from '../../shared/profiles/profile-fields.ts';
import type { ProfileService } from '../../shared/profiles/profiles.ts';
import {
  type BirthField,
  type BirthInput,
  fourPillars,
  type Pillars,
  parsePillarsInput,
} from '../../shared/saju/index.ts';
import { MAX_ERRORS } from '../http/body.ts';
import { requirePermissions } from '../http/permissions.ts';
import type { RouteContext } from '../http/route.ts';
import { calendarAnswered, genderAnswered } from '../presenters/answer-fields.ts';
import { personName, queryBoolean } from './fields.ts';
import {
  type TimeBasisFields,
  timeBasisField,
  timeBasisFrom,
  timeBasisQueryFields,
  withBirthErrors,
} from './time-basis.ts';

/** The person or chart that an answer is about. */
export interface Subject extends ContentSubject {
  /** As texts show it: the caller's own text, or masked when it comes from a profile. */
  readonly name: string | null;
  /** Null: the caller gave the pillars, or the birth. */
  readonly profileId: string | null;
  readonly profile: ProfileRecord | null;
  readonly profileUpdatedAt: Date | null;
}

/** The `saju` of a request, parsed into pillars. Every error is reported with its path and a hint. */
const sajuInput = ({ strict }: { readonly strict: boolean }) =>
  z
    .unknown()
    .transform((input, context): Pillars => {
      const result = parsePillarsInput(input, strict);
      if (result.ok) return result.pillars;
      // An issue costs more than the check that finds it.
      for (const { path, message, hint } of result.errors.slice(0, MAX_ERRORS)) {
        // The enclosing object adds the field's own name.
        context.issues.push({ code: 'custom', input, path: path.split('.').slice(1), message, params: { hint } });
      }
      return z.NEVER;
    })
    .meta({ description: 'Four pillars', override: { $ref: '#/components/schemas/FourPillars' } });

/** The legacy group ignores unknown fields, also in a `saju`. */
export const legacySaju = sajuInput({ strict: false });

/** A date of either calendar; the days of its month are checked elsewhere. */
const birthDate = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { error: 'must be a date, YYYY-MM-DD', abort: true })
  .refine((date) => date >= '1900' && date < '2101', 'must have a year from 1900 to 2100')
  .describe('Date of birth as YYYY-MM-DD, in the given calendar');
const birthTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time from 00:00 to 23:59, HH:MM')
  .describe('Time of birth as HH:MM; absent when it is unknown');

const LEAP_MONTH = 'Whether a lunar month is a leap month';

const personFields = {
  profile_id: z
    .string()
    .optional()
    .describe("A profile's id, `prf_…`, instead of a birth or pillars; the key also needs `profile:read`"),
  name: personName.optional(),
  birth_date: birthDate.optional(),
  birthDate: birthDate.optional().describe('The same as `birth_date`: give one of them'),
  birth_time: birthTime.optional(),
  birthTime: birthTime.optional().describe('The same as `birth_time`: give one of them'),
  gender: genderAnswered.optional(),
  calendar_type: calendarAnswered.optional(),
} as const;

/** A subject's fields in a body: exactly one of the three forms is required. */
export const subjectFields = {
  ...personFields,
  saju: sajuInput({ strict: true }).optional(),
  is_leap_month: z.boolean().optional().describe(LEAP_MONTH),
  time_basis: timeBasisField.optional(),
} as const;

/** A subject's fields in a query, which takes no `saju`. */
export const subjectQueryFields = {
  ...personFields,
  is_leap_month: queryBoolean.optional().describe(LEAP_MONTH),
  ...timeBasisQueryFields,
} as const;

export type SubjectFields = z.output<z.ZodObject<typeof subjectQueryFields>> & {
  readonly saju?: Pillars | undefined;
  readonly time_basis?: TimeBasisFields | undefined;
};

const BIRTH_FIELDS = [
  'birth_date',
  'birthDate',
  'birth_time',
  'birthTime',
  'gender',
  'calendar_type',
  'is_leap_month',
  'time_basis',
  'clock',
  'longitude_deg',
  'birth_place',
  'day_boundary',
  'fold',
] as const;

/** The place of a subject in a request. */
export interface SubjectPlace {
  /** Its path in the body, such as `a`; absent: the body or query itself. */
  readonly at?: string;
  /** In the query, which takes no `saju`. */
  readonly inQuery?: boolean;
}

/** What a request names: a stored profile, or someone whom the caller describes. */
export type GivenSubject = { readonly profileId: string } | { readonly profileId: null; readonly subject: Subject };

/** The request's only subject. @throws validation_error (none or two forms, an impossible date) */
export function givenSubject(given: SubjectFields, { at, inQuery = false }: SubjectPlace = {}): GivenSubject {
  const path = (field: string) => (at === undefined ? field : `${at}.${field}`);
  const hint = inQuery ? ONE_QUERY_SUBJECT : ONE_SUBJECT;
  const birthField = BIRTH_FIELDS.find((field) => given[field] !== undefined);
  const forms = [
    ...(given.profile_id === undefined ? [] : ['profile_id']),
    ...(given.saju === undefined ? [] : ['saju']),
    ...(birthField === undefined ? [] : [birthField]),
  ];
  if (forms.length > 1) throw refused(forms.map(path), 'is one subject too many', hint);
  if (given.profile_id !== undefined) {
    if (given.name !== undefined) throw invalidField(path('name'), 'belongs to saju or birth data: a profile has one');
    return { profileId: given.profile_id };
  }
  const of = (chart: ContentSubject): GivenSubject => {
    const subject = { ...chart, name: given.name ?? null, profileId: null, profile: null, profileUpdatedAt: null };
    return { profileId: null, subject };
  };
  if (given.saju !== undefined) return of({ pillars: given.saju, birth: null });
  if (birthField !== undefined) return of(fromBirth(given, path, hint, inQuery));
  const choices = inQuery ? ['profile_id', 'birth_date'] : ['profile_id', 'saju', 'birth_date'];
  throw refused(choices.map(path), 'one of these is required', hint);
}

/** Finds the request's only subject. @throws validation_error; for a stored profile forbidden, not_found */
export async function resolveSubject(
  profiles: ProfileService,
  context: KeyContext,
  given: SubjectFields,
  place?: SubjectPlace,
): Promise<Subject> {
  const found = givenSubject(given, place);
  if (found.profileId === null) return found.subject;
  return profileSubject(await readableProfile(profiles, context, found.profileId));
}

/** The parts of a route's context that a stored profile needs. */
export type KeyContext = Pick<RouteContext, 'caller' | 'identity'>;

/** A profile that the key may read. @throws forbidden, not_found */
export async function readableProfile(
  profiles: ProfileService,
  context: KeyContext,
  id: string,
): Promise<ProfileRecord> {
  requirePermissions(context.identity(), ['profile:read']);
  return profiles.get(context.caller(), id);
}

export function profileSubject(profile: ProfileRecord): Subject {
  const birth = { birth: birthOfProfile(profile), hasGender: true };
  const { _id: profileId, pillars, updatedAt: profileUpdatedAt } = profile;
  return { pillars, birth, name: maskName(profile.name), profileId, profile, profileUpdatedAt };
}

const ONE_SUBJECT = 'Name one subject: profile_id, saju, or birth data (birth_date, birth_time, gender, …).';
const ONE_QUERY_SUBJECT = 'Name one subject: profile_id, or birth data (birth_date, birth_time, gender, …).';

function fromBirth(
  given: SubjectFields,
  path: (field: string) => string,
  hint: string,
  inQuery: boolean,
): ContentSubject {
  const dateField = given.birthDate === undefined ? 'birth_date' : 'birthDate';
  const date = only(given, path, 'birth_date', 'birthDate');
  const time = only(given, path, 'birth_time', 'birthTime');
  if (date === undefined) throw invalidField(path(dateField), 'is required', hint);
  const [year, month, day] = date.split('-').map(Number);
  const [hour, minute] = time === undefined ? [] : time.split(':').map(Number);
  const nameOf = (field: BirthField) => path(ownField(field, dateField, inQuery));
  return withBirthErrors(() => {
    const birth: BirthInput = {
      year: year ?? 0,
      month: month ?? 0,
      day: day ?? 0,
      hour: hour ?? null,
      minute,
      gender: given.gender ?? 'male',
      calendarType: given.calendar_type ?? 'solar',
      isLeapMonth: given.is_leap_month ?? false,
      timeBasis: timeBasisFrom(inQuery ? given : given.time_basis),
    };
    return { pillars: fourPillars(birth), birth: { birth, hasGender: given.gender !== undefined } };
  }, nameOf);
}

/** The name of a birth's field here: one date for year, month and day, and no object in a query. */
function ownField(field: BirthField, dateField: string, inQuery: boolean): string {
  if (/^birth_(year|month|day)$/.test(field)) return dateField;
  return inQuery ? field.replace('time_basis.', '') : field;
}

/** The value of a field that has two names, of which only one may be given. */
function only<A extends string, B extends string>(
  given: { readonly [K in A | B]?: string | undefined },
  path: (field: string) => string,
  snake: A,
  camel: B,
): string | undefined {
  if (given[snake] !== undefined && given[camel] !== undefined) {
    throw invalidField(path(camel), `is the same as ${snake}: give one of them`);
  }
  return given[snake] ?? given[camel];
}

function refused(paths: readonly string[], message: string, hint: string): AppError {
  const errors: FieldError[] = paths.map((path) => ({ path, message }));
  return new AppError('validation_error', `${paths.join(', ')}: ${message}`, { errors, hint });
}
