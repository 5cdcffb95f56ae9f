import * as z from 'zod';
import { graphemesOf, MODEL_NAMES } from '../../shared/content/index.ts';
import { isIsoDate } from '../../shared/core/clock.ts';
import { ELEMENTS } from '../../shared/saju/index.ts';

/** Schemas of single fields that several routes share. */

/** Text that is safe to store, show and forward: well-formed Unicode without control characters. */
export const text = (maxCharacters: number, countOf = codePoints) =>
  textOrNone(maxCharacters, countOf).refine((value) => value.trim() !== '', 'must not be empty');

/** The same; may be empty. */
export const textOrNone = (maxCharacters: number, countOf = codePoints) =>
  z
    .string()
    .refine((value) => value.isWellFormed(), 'must be well-formed Unicode')
    .refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), 'must not hold control characters')
    .refine((value) => countOf(value) <= maxCharacters, `must have at most ${maxCharacters} characters`);

function codePoints(value: string): number {
  return [...value].length;
}

const MAX_NAME = 50;

/** Counts characters as a reader does: Hangul syllables in parts and joined emoji count as one. */
export const personName = text(MAX_NAME, (value) =>
  value.length <= MAX_NAME || value.length > 20 * MAX_NAME ? value.length : graphemesOf(value).length,
);

/** Text of several lines. */
export const paragraph = (maxCharacters: number) =>
  z
    .string()
    .refine((value) => value.isWellFormed(), 'must be well-formed Unicode')
    .refine((value) => !/[^\P{Cc}\t\n\r]/u.test(value), 'must not hold control characters')
    .refine((value) => value.trim() !== '', 'must not be empty')
    .refine((value) => [...value].length <= maxCharacters, `must have at most ${maxCharacters} characters`);

export const isoDate = z.string().refine(isIsoDate, 'must be an existing date, YYYY-MM-DD');

export const modelName = z.enum(MODEL_NAMES);
export const fortuneType = z.enum(['daily', 'monthly', 'yearly']);
export const element = z.enum(ELEMENTS);

/** Fields of a birth in resource and calculation bodies. */
export const birthFields = {
  birth_year: z.int('must be an integer').min(1900, 'must be from 1900 to 2100').max(2100, 'must be from 1900 to 2100'),
  birth_month: z.int('must be an integer').min(1, 'must be from 1 to 12').max(12, 'must be from 1 to 12'),
  birth_day: z.int('must be an integer').min(1, 'must be from 1 to 31').max(31, 'must be from 1 to 31'),
  birth_hour: z
    .int('must be an integer')
    .min(0, 'must be from 0 to 23')
    .max(23, 'must be from 0 to 23')
    .nullable()
    .optional(),
  gender: z.enum(['male', 'female']),
  calendar_type: z.enum(['solar', 'lunar']).default('solar'),
  is_leap_month: z.boolean().default(false),
} as const;

type BirthFields = z.output<z.ZodObject<typeof birthFields>>;

/** Converts these fields for the Saju library. */
export function birthOf(fields: BirthFields) {
  return {
    year: fields.birth_year,
    month: fields.birth_month,
    day: fields.birth_day,
    hour: fields.birth_hour ?? null,
    gender: fields.gender,
    calendarType: fields.calendar_type,
    isLeapMonth: fields.is_leap_month,
  };
}

/** `limit` of a list. */
export const pageLimit = (standard: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a number')
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, `must be from 1 to ${max}`)
    .default(standard);

/** `limit` and `cursor` of every list but the audit log's. */
export const pageFields = {
  limit: pageLimit(20, 100),
  cursor: z.string().optional(),
} as const;

export const queryBoolean = z.enum(['true', 'false']).transform((value) => value === 'true');
