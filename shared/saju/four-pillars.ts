import { dayNumber, daysInMonth, solarDateOfDay } from './civil-date.ts';
import { InvalidBirthError } from './errors.ts';
import { dayOfLunarDate, leapMonthOf, lunarMonthDays } from './lunar-calendar.ts';
import { dayPillarOf, hourPillarOf, modulo, monthPillarOf, yearPillarOfYear } from './sexagenary.ts';
import { IPCHUN, termMinute } from './solar-terms.ts';
import { KST_BASIS, readClock, type TimeBasis } from './time-basis.ts';
import type { BirthInput, Pillars, SolarDate } from './types.ts';

/**
 * The four pillars of a birth by saju-rules 2.1 and 2.2. The year starts at 입춘, a month at its jie, a day at midnight
 * KST, and 23h belongs to the next day's 자 hour. Without an hour, noon decides year and month.
 *
 * @throws InvalidBirthError when a field is out of range or the date does not exist.
 */
export function fourPillars(birth: BirthInput, basis: TimeBasis = KST_BASIS): Pillars {
  return pillarsAt(momentOf(birth, basis));
}

/**
 * The Gregorian date of a birth. A lunar date is converted by the Korean calendar.
 *
 * @throws InvalidBirthError as `fourPillars`.
 */
export function solarDateOf(birth: BirthInput): SolarDate {
  return solarDateOfDay(birthDay(birth));
}

/** The basis of the pillars: an instant for year and month, a local clock for day and hour. */
export interface Moment {
  /** Minutes of KST since 1899-01-01T00:00. */
  readonly kstMinute: number;
  readonly kstYear: number;
  /** 1..12 */
  readonly kstMonth: number;
  /** Days since 1899-01-01 by the local clock. */
  readonly day: number;
  /** 0..24 exclusive by the local clock, with a fraction where minutes are known. Null when unknown. */
  readonly hour: number | null;
}

export function momentOf(birth: BirthInput, basis: TimeBasis = KST_BASIS): Moment {
  const day = birthDay(birth);
  if (basis !== KST_BASIS) return momentByBasis(birth, day, basis);
  const kstMinute = day * 1440 + (birth.hour ?? 12) * 60;
  if (birth.calendarType === 'solar') {
    return { kstMinute, kstYear: birth.year, kstMonth: birth.month, day, hour: birth.hour };
  }
  const solar = solarDateOfDay(day);
  return { kstMinute, kstYear: solar.year, kstMonth: solar.month, day, hour: birth.hour };
}

export function pillarsAt(moment: Moment): Pillars {
  const { kstYear, kstMonth, kstMinute, day, hour } = moment;
  const sajuYear = kstMinute >= termMinute(kstYear, IPCHUN) ? kstYear : kstYear - 1;
  // The jie of Gregorian month m has index 2 (m - 1). Before it, the month of the previous jie holds.
  const jie = kstMinute >= termMinute(kstYear, 2 * (kstMonth - 1)) ? kstMonth : kstMonth - 1;
  const dayIndex = dayPillarOf(day);
  return {
    year: yearPillarOfYear(sajuYear),
    month: monthPillarOf(sajuYear, modulo(jie - 2, 12)),
    day: dayIndex,
    hour: hour === null ? null : hourPillarOf(dayIndex, hour),
  };
}

function momentByBasis(birth: BirthInput, day: number, basis: TimeBasis): Moment {
  const wall = day * 1440 + (birth.hour ?? 12) * 60 + (basis.minute ?? 0);
  const { kst, local } = readClock(wall, basis);
  const solar = solarDateOfDay(Math.floor(kst / 1440));
  const localDay = birth.hour === null ? day : Math.floor(local / 1440);
  return {
    kstMinute: kst,
    kstYear: solar.year,
    kstMonth: solar.month,
    day: localDay,
    hour: birth.hour === null ? null : (local - localDay * 1440) / 60,
  };
}

/** The day number of a birth, after every check of its fields. */
function birthDay(birth: BirthInput): number {
  checkRange('birth_year', birth.year, 1900, 2100);
  checkRange('birth_month', birth.month, 1, 12);
  checkRange('birth_day', birth.day, 1, 31);
  if (birth.hour !== null) checkRange('birth_hour', birth.hour, 0, 23);
  if (birth.gender !== 'male' && birth.gender !== 'female') {
    throw new InvalidBirthError('gender', 'must be male or female');
  }
  if (typeof birth.isLeapMonth !== 'boolean') {
    throw new InvalidBirthError('is_leap_month', 'must be true or false');
  }
  switch (birth.calendarType) {
    case 'solar':
      return solarBirthDay(birth);
    case 'lunar':
      return lunarBirthDay(birth);
    default:
      throw new InvalidBirthError('calendar_type', 'must be solar or lunar');
  }
}

function solarBirthDay({ year, month, day, isLeapMonth }: BirthInput): number {
  if (isLeapMonth) {
    throw new InvalidBirthError(
      'is_leap_month',
      'is for lunar dates only: leave it out, or set the calendar type to lunar',
    );
  }
  if (day > 28 && day > daysInMonth(year, month)) {
    const days = daysInMonth(year, month);
    throw new InvalidBirthError('birth_day', `${year}-${pad(month)} has only ${days} days`);
  }
  return dayNumber(year, month, day);
}

function lunarBirthDay({ year, month, day, isLeapMonth }: BirthInput): number {
  const days = lunarMonthDays(year, month, isLeapMonth);
  if (days === 0) throw new InvalidBirthError('is_leap_month', noSuchLeapMonth(year, month));
  if (day > days) {
    throw new InvalidBirthError(
      'birth_day',
      `the ${isLeapMonth ? 'leap ' : ''}lunar month ${month} of ${year} has only ${days} days`,
    );
  }
  return dayOfLunarDate(year, month, day, isLeapMonth);
}

function noSuchLeapMonth(year: number, month: number): string {
  const leap = leapMonthOf(year);
  const what =
    leap === 0 ? `lunar ${year} has no leap month` : `the leap month of lunar ${year} is month ${leap}, not ${month}`;
  return `${what}: set this to false, or correct year and month`;
}

function checkRange(
  field: 'birth_year' | 'birth_month' | 'birth_day' | 'birth_hour',
  value: number,
  min: number,
  max: number,
): void {
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new InvalidBirthError(field, `must be an integer from ${min} to ${max}`);
  }
}

function pad(month: number): string {
  return String(month).padStart(2, '0');
}
