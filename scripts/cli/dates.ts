import { InvalidArgumentError } from 'commander';
import { type Clock, DAY_MS, isIsoDate } from '../../shared/core/clock.ts';
import { fortuneDate } from '../../shared/fortunes/periods.ts';

/** Reads the text of `--date`. */
export function date(text: string): string {
  if (!isIsoDate(text)) throw new InvalidArgumentError('It must be an existing date, YYYY-MM-DD.');
  return text;
}

/** The KST day of `--date`; the default is today. @throws validation_error for a day that the API rejects too */
export function requestedDay(clock: Clock, given: string | undefined): string {
  return fortuneDate(clock, 'daily', given, '--date');
}

const UNIT_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: DAY_MS };

type TimeOf = (now: Date) => Date;

/** Reads a time in ISO 8601, or an age such as `24h`, which counts from the time that the command runs. */
export function timeOrAge(text: string): TimeOf {
  return timeOrSpan(text, -1);
}

/** The same, with a span from the time that the command runs. */
export function timeOrDelay(text: string): TimeOf {
  return timeOrSpan(text, 1);
}

function timeOrSpan(text: string, direction: 1 | -1): TimeOf {
  const [, count, unit = ''] = /^([1-9]\d{0,5})([mhd])$/.exec(text) ?? [];
  if (count !== undefined) return (now) => new Date(now.getTime() + direction * Number(count) * (UNIT_MS[unit] ?? 0));
  const time = timestamp(text);
  return () => time;
}

/** Reads a time in ISO 8601; without a zone it is in the zone of this machine. */
export function timestamp(text: string): Date {
  const time = new Date(/^\d{4}-\d\d-\d\d/.test(text) ? text : Number.NaN);
  if (Number.isNaN(time.getTime())) {
    throw new InvalidArgumentError('It must be a time in ISO 8601, such as 2026-11-23T09:00:00Z.');
  }
  return time;
}
