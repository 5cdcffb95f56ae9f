import { addDays, type Clock, daysBetween, kstDate, kstDayEnd, kstDayStart, mondayOf } from '../core/clock.ts';
import { AppError, invertedRange } from '../core/errors.ts';
import type { DayRange } from '../usage/call-sums.ts';
import { MAX_REPORT_DAYS } from '../usage/fortune-days.ts';

export const PERIODS = ['hour', 'day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/**
 * The range of a report's parameters. `end` defaults to today, `start` to `defaultDays` before the end.
 * @throws validation_error on both fields, since either may be wrong
 */
export function dayRange(
  clock: Clock,
  given: { readonly start?: string | undefined; readonly end?: string | undefined },
  defaultDays: number,
): DayRange {
  const to = given.end ?? kstDate(clock.now());
  const from = given.start ?? addDays(to, -defaultDays);
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw invertedRange('start_date', 'end_date');
  if (days > MAX_REPORT_DAYS) {
    const tooLong = `is more than ${MAX_REPORT_DAYS} days`;
    throw new AppError('validation_error', `the range is ${days} days, at most ${MAX_REPORT_DAYS} are allowed`, {
      errors: [
        { path: 'start_date', message: `${tooLong} before end_date` },
        { path: 'end_date', message: `${tooLong} after start_date` },
      ],
    });
  }
  return { from, to, since: kstDayStart(from), until: kstDayEnd(to) };
}

/** Every day of the range, in order. */
export function daysOf({ from, to }: DayRange): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** The bucket of a KST day, named by the bucket's first day in the range; for `hour`, by the day's first hour. */
export function bucketOfDay(period: Period, range: Pick<DayRange, 'from'>, day: string): string {
  if (period === 'hour') return `${day}T00:00`;
  if (period === 'day') return day;
  const first = period === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`;
  if (first >= range.from) return first;
  return range.from;
}

/** Every bucket that the range touches, in order. */
export function bucketsOf(period: Period, range: DayRange): string[] {
  const days = daysOf(range);
  if (period === 'hour') return days.flatMap((day) => HOURS.map((hour) => `${day}T${hour}:00`));
  return [...new Set(days.map((day) => bucketOfDay(period, range, day)))];
}

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
