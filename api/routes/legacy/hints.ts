import { toCamelCase } from '../../../shared/content/index.ts';
import type { FieldHints } from '../../presenters/errors.ts';

/** Hints by the refused field of the body. The legacy body has room for one sentence. */

const SUBJECT = {
  saju: 'Send saju.pillars with year, month, day and hour (null when the hour is unknown).',
  userName: 'Send userName, the name shown in the texts, of 1 to 50 characters.',
  model: 'Use haiku, sonnet, gpt4o or gemini.',
} as const;

export const DAILY_STREAM_HINTS = {
  ...SUBJECT,
  date: 'Write the date as YYYY-MM-DD, or leave it out for today.',
} as const;

export const DAILY_HINTS = {
  ...DAILY_STREAM_HINTS,
  type: 'Use all, fortune_only, character, tendency, fortune, radar or compare.',
} as const;

export const YEARLY_HINTS = {
  ...SUBJECT,
  year: 'Use this year, the last or the next, or leave it out for this year.',
} as const;

export const KEY_HINTS = {
  name: 'Send a name that identifies the key, of 1 to 100 characters.',
  type: 'Use live or test.',
  permissions: 'Send a list of permissions, or leave it out for those that every key has.',
  expiresAt: 'Send a future time, such as 2030-01-01T00:00:00Z, or leave it out.',
} as const;

export const LIMIT_INCREASE_HINTS = {
  requestedLimit: 'Send the limit that you need: a whole number from 1.',
  useCase: 'Describe the use case in up to 2000 characters.',
  expectedVolume: 'Send how many requests you expect, in words of up to 500 characters.',
} as const;

const BIRTH = {
  birth_year: 'Send the year of birth, in the calendar of calendarType: a number from 1900 to 2100.',
  birth_month: 'Send the month of birth: a number from 1 to 12.',
  birth_day: 'Send the day of birth: a number from 1 to as many days as that month has.',
  birth_hour: 'Send the hour of birth, a number from 0 to 23; leave it out when it is unknown.',
  birth_minute: 'Send the minute of birth, a number from 0 to 59, only with the hour; or leave it out.',
  time_basis:
    'Send clock, dayBoundary, fold and one of longitudeDeg and birthPlace, or leave it out for Korean standard time.',
  gender: 'Use male or female.',
  calendar_type: 'Use solar or lunar, or leave it out for solar.',
  is_leap_month: 'Send true only for a lunar date in a leap month.',
  include_analysis: 'Use true or false, or leave it out for true.',
} as const;

/** The fields of a birth are accepted in either notation. */
export const BIRTH_HINTS: FieldHints = { ...BIRTH, ...toCamelCase(BIRTH) };
