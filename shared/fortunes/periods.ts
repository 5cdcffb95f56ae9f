import { type DayPeriod, type FortuneType, fortunePeriod } from '../content/index.ts';
import { addDays, type Clock, kstDate } from '../core/clock.ts';
import { invalidField } from '../core/errors.ts';

/** Periods farther away are refused. */
const MAX_DAYS_AWAY = 366;

/**
 * The first KST day of the requested period.
 * @throws validation_error when the period is more than 366 days away.
 */
export function fortuneDate(clock: Clock, type: FortuneType, date: string | undefined, field = 'date'): string {
  return periodInRange(clock, (day) => fortunePeriod(type, day), date, field).first;
}

/**
 * The period that contains the date, by default today. The limit applies to the whole period, so every date in an
 * answer is valid in a request.
 * @throws validation_error when the period is more than 366 days away.
 */
export function periodInRange(
  clock: Clock,
  periodOf: (day: string) => DayPeriod,
  date: string | undefined,
  field: string,
): DayPeriod {
  const today = kstDate(clock.now());
  const day = date ?? today;
  const from = periodOf(addDays(today, -MAX_DAYS_AWAY)).first;
  const to = periodOf(addDays(today, MAX_DAYS_AWAY)).last;
  if (day < from || day > to) {
    throw invalidField(field, `must be at most ${MAX_DAYS_AWAY} days away, between ${from} and ${to}`);
  }
  return periodOf(day);
}
