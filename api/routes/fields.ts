import * as z from 'zod';
import { graphemesOf, isVisible } from '../../shared/content/index.ts';
import { isIsoDate, kstDayEnd, kstDayStart } from '../../shared/core/clock.ts';
import type { BirthInput } from '../../shared/saju/index.ts';
import {
  calendarAnswered,
  elementName,
  fortuneTypeAnswered,
  genderAnswered,
  modelAnswered,
} from '../presenters/answer-fields.ts';
import { timeBasisField, timeBasisFrom } from './time-basis.ts';

/** Schemas of single fields that several routes share. Every field of a request has a description for the document. */

/** One line of text, without white space around it: safe to store, show and forward. */
export const text = (maxCharacters: number) => textOrNone(maxCharacters).refine(isVisible, EMPTY);

/** The same; may be empty. */
export const textOrNone = (maxCharacters: number) =>
  line(UNSAFE).trim().refine(hasAtMost(maxCharacters), tooLong(maxCharacters));

/** A caller's own identifier: like `text`, but kept exactly as it was sent, with the white space around it. */
export const identifier = (maxCharacters: number) =>
  line(UNSAFE).refine(isVisible, EMPTY).refine(hasAtMost(maxCharacters), tooLong(maxCharacters));

const EMPTY = 'must not be empty';
const UNSAFE_MESSAGE = 'must not hold control, bidirectional or zero-width characters';
/** Characters that are not seen can hide a text, or show it in another order. Emoji need the joiner and two selectors. */
const UNSAFE = /[\p{Cc}\u2028\u2029]|(?![\u200d\ufe0e\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
/** A name is compared, masked and shown in texts. */
const UNSAFE_IN_NAME = /[\p{Cc}\u2028\u2029\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

function line(unsafe: RegExp) {
  return z
    .string()
    .refine((value) => value.isWellFormed(), 'must be well-formed Unicode')
    .refine((value) => !unsafe.test(value), UNSAFE_MESSAGE);
}

function hasAtMost(maxCharacters: number) {
  return (value: string) => [...value].length <= maxCharacters;
}

function tooLong(maxCharacters: number): string {
  return `must have at most ${maxCharacters} characters`;
}

const MAX_NAME = 50;

/** Counts characters as a reader does: Hangul syllables in parts count as one. White space around it is removed. */
export const personName = line(UNSAFE_IN_NAME)
  .trim()
  .refine(isVisible, EMPTY)
  .refine((value) => nameLength(value) <= MAX_NAME, tooLong(MAX_NAME))
  .meta({
    description: `The name, of 1 to ${MAX_NAME} characters, without control, bidirectional or zero-width characters; white space around it is removed`,
    minLength: 1,
  });

function nameLength(value: string): number {
  return value.length <= MAX_NAME || value.length > 20 * MAX_NAME ? value.length : graphemesOf(value).length;
}

/** Text of several lines. */
export const paragraph = (maxCharacters: number) =>
  z
    .string()
    .refine((value) => value.isWellFormed(), 'must be well-formed Unicode')
    .refine((value) => !UNSAFE.test(value.replace(/[\t\n\r]/g, '')), UNSAFE_MESSAGE)
    .refine(isVisible, EMPTY)
    .refine(hasAtMost(maxCharacters), tooLong(maxCharacters));

export const isoDate = z
  .string()
  .refine(isIsoDate, 'must be an existing date, YYYY-MM-DD')
  .meta({ format: 'date', description: 'A KST day as YYYY-MM-DD' });

/** The day that a fortune is about. */
export const optionalDay = isoDate.optional().describe('The KST day as YYYY-MM-DD; absent: today');

export const modelName = modelAnswered;
const fortuneType = fortuneTypeAnswered;
export const element = elementName;

/** A fortune's type. It has two names in every route; the longer one, which answers have, is documented. */
export const typeNames = {
  fortune_type: fortuneType.optional().describe('Day, month or year: required, under this name or as `type`'),
  type: fortuneType.optional().describe('The same as `fortune_type`: accepted in its place'),
} as const;

type TypeNames = z.output<z.ZodObject<typeof typeNames>>;

/** A query with these fields, as `fortune_type` alone. Two names with two values are refused. */
export function oneType<T extends TypeNames>(schema: z.ZodType<T>) {
  return schema.transform(({ type, ...given }, context) => {
    const { fortune_type = type } = given;
    if (type !== undefined && type !== fortune_type) {
      refuse(context, 'type', 'is the same as fortune_type: give one of them, or the same value');
    }
    return { ...given, fortune_type };
  });
}

/**
 * A body with these fields that needs one of them. The document shows both as optional: generators of clients know no
 * way to say that one of two is required.
 */
export function oneTypeRequired<T extends TypeNames>(schema: z.ZodType<T>) {
  return oneType(schema).transform((given, context) => {
    const { fortune_type } = given;
    if (fortune_type !== undefined) return { ...given, fortune_type };
    for (const name of ['fortune_type', 'type']) refuse(context, name, 'one of these is required');
    return z.NEVER;
  });
}

function refuse(context: z.RefinementCtx, field: string, message: string): void {
  context.issues.push({ code: 'custom', input: undefined, path: [field], message });
}

/** Fields of a birth in resource and calculation bodies. */
export const birthFields = {
  birth_year: z
    .int('must be an integer')
    .min(1900, 'must be from 1900 to 2100')
    .max(2100, 'must be from 1900 to 2100')
    .describe('Year of birth, in the given calendar'),
  birth_month: z
    .int('must be an integer')
    .min(1, 'must be from 1 to 12')
    .max(12, 'must be from 1 to 12')
    .describe('Month of birth'),
  birth_day: z
    .int('must be an integer')
    .min(1, 'must be from 1 to 31')
    .max(31, 'must be from 1 to 31')
    .describe('Day of birth'),
  birth_hour: z
    .int('must be an integer')
    .min(0, 'must be from 0 to 23')
    .max(23, 'must be from 0 to 23')
    .nullable()
    .optional()
    .describe('Hour of birth; null or absent when it is unknown'),
  birth_minute: z
    .int('must be an integer')
    .min(0, 'must be from 0 to 59')
    .max(59, 'must be from 0 to 59')
    .nullable()
    .optional()
    .describe('Minute of birth, only with an hour; absent: unknown, and counted as 0'),
  gender: genderAnswered,
  calendar_type: calendarAnswered.describe('Calendar of the birth date').default('solar'),
  is_leap_month: z.boolean().describe('Whether a lunar month is a leap month').default(false),
  time_basis: timeBasisField.optional(),
} as const;

type BirthFields = z.output<z.ZodObject<typeof birthFields>>;

/** Converts these fields for the Saju library. @throws InvalidBirthError for parts of a time basis that do not go together */
export function birthOf(fields: BirthFields): BirthInput {
  return {
    year: fields.birth_year,
    month: fields.birth_month,
    day: fields.birth_day,
    hour: fields.birth_hour ?? null,
    minute: fields.birth_minute ?? null,
    gender: fields.gender,
    calendarType: fields.calendar_type,
    isLeapMonth: fields.is_leap_month,
    timeBasis: timeBasisFrom(fields.time_basis),
  };
}

/** An ISO 8601 timestamp, in KST without a zone; or a whole KST day, of which `edge` selects one end. */
export function instant(edge: 'start' | 'end') {
  const type = z.string().transform((text, context) => {
    if (isIsoDate(text)) return edge === 'start' ? kstDayStart(text) : new Date(kstDayEnd(text).getTime() - 1);
    // A plus sign that was not percent-encoded arrives as a blank.
    const written = text.replace(/ (\d{2}:\d{2})$/, '+$1');
    const [, zone] = TIMESTAMP.exec(written) ?? [];
    // Without a zone JavaScript would use the machine's own.
    const parsed = new Date(zone === '' ? `${written}+09:00` : written);
    if (zone !== undefined && isIsoDate(written.slice(0, 10)) && !Number.isNaN(parsed.getTime())) return parsed;
    context.addIssue({ code: 'custom', message: 'must be an ISO 8601 timestamp, 2026-01-31T09:00:00Z' });
    return z.NEVER;
  });
  return type.describe(`The ${edge} of the range: ISO 8601 timestamp, KST without a zone, or KST day`);
}

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}|)$/;

/** The JSON schema that the document shows: a query has only texts, which these replace. */
type Rendered = z.core.JSONSchema.BaseSchema;

/** `limit` of a list. */
export const pageLimit = (standard: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a number')
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, `must be from 1 to ${max}`)
    .default(standard)
    .meta({
      description: 'How many records a page has',
      override: ({ jsonSchema }: { readonly jsonSchema: Rendered }) => {
        delete jsonSchema.pattern;
        Object.assign(jsonSchema, { type: 'integer', minimum: 1, maximum: max, default: standard });
      },
    });

interface ListLimits {
  readonly min?: number;
  readonly max?: number;
  readonly tooFew?: string;
  readonly tooMany?: string;
}

/** A list whose length is checked before its items: 1,900 wrong items, each reported, keep a process busy for 35 ms. */
export function listOf<T extends z.ZodType>(
  item: T,
  { min = 0, max = 100, tooFew, tooMany = `must have at most ${max} items` }: ListLimits = {},
) {
  const list = z.array(item).max(max);
  return z.preprocess(
    (given, { issues }) => {
      if (!Array.isArray(given) || given.length <= max) return given;
      issues.push({ code: 'custom', message: tooMany, input: given });
      return z.NEVER;
    },
    min === 0 ? list : list.min(min, tooFew),
  );
}

export const pageCursor = z.string().optional().describe('`next_cursor` of the page before');

/** `limit` and `cursor` of every list but the audit log's. */
export const pageFields = {
  limit: pageLimit(20, 100),
  cursor: pageCursor,
} as const;

export const queryBoolean = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .meta({
    override: ({ jsonSchema }: { readonly jsonSchema: Rendered }) => {
      delete jsonSchema.enum;
      jsonSchema.type = 'boolean';
    },
  });
