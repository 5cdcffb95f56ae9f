import * as z from 'zod';
import { invalidField } from '../../shared/core/errors.ts';
import {
  BIRTH_PLACE_NAMES,
  type BirthField,
  CLOCKS,
  DAY_BOUNDARIES,
  type GivenTimeBasis,
  hasFourDecimals,
  InvalidBirthError,
  LONGITUDE_RANGE,
  type TimeBasis,
  timeBasisOf,
} from '../../shared/saju/index.ts';

/** The time basis of a birth: an object in bodies, flat fields in queries. */

const { min, max } = LONGITUDE_RANGE;
const OUTSIDE_KOREA = `must be from ${min} to ${max} degrees east: use birth_place for a birth elsewhere`;
const DECIMALS = 'must have at most 4 decimals';

const longitude = z.number().min(min, OUTSIDE_KOREA).max(max, OUTSIDE_KOREA).refine(hasFourDecimals, DECIMALS);

const shared = {
  clock: z
    .enum(CLOCKS)
    .optional()
    .describe('standard: the time given is UTC+9; civil: what clocks at the place showed, with their summer time'),
  birth_place: z
    .enum(BIRTH_PLACE_NAMES)
    .optional()
    .describe('The city of birth, whose longitude decides day and hour; one outside Korea needs the civil clock'),
  day_boundary: z.enum(DAY_BOUNDARIES).optional().describe('When a day starts: 야자시, 정자시, or midnight'),
} as const;

const LONGITUDE = 'Degrees east, instead of birth_place';
const FOLD = 'Of a time that the civil clock showed twice: 0 the first, 1 the second';

/** `time_basis` of a body. What is left out is as by default. */
export const timeBasisField = z
  .strictObject({
    ...shared,
    longitude_deg: longitude.optional().describe(LONGITUDE),
    fold: z.int('must be 0 or 1').min(0, 'must be 0 or 1').max(1, 'must be 0 or 1').optional().describe(FOLD),
  })
  .describe('How the clock of the birth is read; absent: UTC+9, and days with 야자시');

/** The same in a query. */
export const timeBasisQueryFields = {
  ...shared,
  longitude_deg: z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,9})?$/, 'must be a number of degrees')
    .transform(Number)
    .refine((value) => value >= min && value <= max, OUTSIDE_KOREA)
    .refine(hasFourDecimals, DECIMALS)
    .optional()
    .meta({
      description: LONGITUDE,
      override: ({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }) => {
        delete jsonSchema.pattern;
        Object.assign(jsonSchema, { type: 'number', minimum: min, maximum: max });
      },
    }),
  fold: z
    .enum(['0', '1'])
    .transform((value) => (value === '1' ? 1 : 0))
    .optional()
    .describe(FOLD),
} as const;

export type TimeBasisFields = z.output<typeof timeBasisField>;

export function givenTimeBasis(fields: TimeBasisFields): GivenTimeBasis {
  return {
    clock: fields.clock,
    longitudeDeg: fields.longitude_deg,
    birthPlace: fields.birth_place,
    dayBoundary: fields.day_boundary,
    fold: fields.fold === undefined ? undefined : fields.fold === 1 ? 1 : 0,
  };
}

/** @throws InvalidBirthError for parts that do not go together */
export function timeBasisFrom(fields: TimeBasisFields | undefined): TimeBasis | null {
  return fields === undefined ? null : timeBasisOf(givenTimeBasis(fields));
}

/** Runs what reads a birth; its error names the field of the request. @throws validation_error */
export function withBirthErrors<T>(read: () => T, nameOf: (field: BirthField) => string = (field) => field): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidBirthError) throw invalidField(nameOf(error.field), error.message);
    throw error;
  }
}
