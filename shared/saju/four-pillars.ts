import { dayNumber, daysInMonth, solarDateOfDay } from './civil-date.ts';
import { InvalidBirthError } from './errors.ts';
import { dayOfLunarDate, leapMonthOf, lunarMonthDays } from './lunar-calendar.ts';
import { dayPillarOf, hourPillarOf, modulo, monthPillarOf, yearPillarOfYear } from './sexagenary.ts';
import { IPCHUN, termMinute } from './solar-terms.ts';
import { checkTimeBasis, DEFAULT_TIME_BASIS, type ReadClock, readClock, type TimeBasis } from './time-basis.ts';
import type { BirthInput, Pillars, SolarDate } from './types.ts';

/**
 * The four pillars of a birth. The year starts at 입춘, a month at its jie.
 * By default the clock is KST, a day starts at midnight, and 23h belongs to the next day's 자 hour (야자시). Without an
 * hour, noon decides year and month.
 *
 * @throws InvalidBirthError when a field is out of range or the date does not exist.
 */
export function fourPillars(birth: BirthInput): Pillars {
  return pillarsAt(momentOf(birth));
}

/** The pillars that a birth would have by another time basis. @throws InvalidBirthError as `fourPillars`. */
export function fourPillarsBy(birth: BirthInput, basis: TimeBasis): Pillars {
  const day = birthDay(birth);
  return pillarsAt(momentOfClock(clockOf(birth, day, basis), day, basis));
}

/**
 * The Gregorian date of a birth. A lunar date is converted by the Korean calendar.
 *
 * @throws InvalidBirthError as `fourPillars`.
 */
export function solarDateOf(birth: BirthInput): SolarDate {
  return solarDateOfDay(birthDay(birth));
}

/** The basis of the pillars: an instant for year and month, the days and the branch of the local clock. */
export interface Moment {
  /** Minutes of KST since 1899-01-01T00:00; a whole number but for clocks that showed a local mean time. */
  readonly kstMinute: number;
  readonly kstYear: number;
  /** 1..12 */
  readonly kstMonth: number;
  /** The day of the day pillar, since 1899-01-01. */
  readonly day: number;
  /** The day whose stem the hour's stem is counted from: another one late in the evening. */
  readonly hourDay: number;
  /** The branch of the hour, 0..11. Null when the hour is unknown. */
  readonly hourBranch: number | null;
}

/** @throws InvalidBirthError as `fourPillars`. */
export function momentOf(birth: BirthInput): Moment {
  const day = birthDay(birth);
  const { hour, timeBasis } = birth;
  if (timeBasis !== undefined && timeBasis !== null)
    return momentOfClock(clockOf(birth, day, timeBasis), day, timeBasis);
  const kstMinute = wallMinute(birth, day);
  // The limits of days and double hours are full hours, so the minute moves neither.
  const late = hour !== null && hour >= LATE_HOUR;
  const hourBranch = hour === null ? null : Math.floor((hour + 1) / 2) % 12;
  const { year, month } = birth.calendarType === 'solar' ? birth : solarDateOfDay(day);
  return { kstMinute, kstYear: year, kstMonth: month, day, hourDay: late ? day + 1 : day, hourBranch };
}

/** A birth on its clocks. */
export interface BirthClockReading extends ReadClock {
  /** False: noon stands for the unknown hour. */
  readonly hasHour: boolean;
}

/** Reads the clock of a birth by its time basis, by default KST. @throws InvalidBirthError as `fourPillars`. */
export function readBirthClock(birth: BirthInput): BirthClockReading {
  return clockOf(birth, birthDay(birth), birth.timeBasis ?? DEFAULT_TIME_BASIS);
}

function clockOf(birth: BirthInput, day: number, basis: TimeBasis): BirthClockReading {
  const { kst, local, offset, notice } = readClock(wallMinute(birth, day) * 60, basis);
  return { kst, local, offset, notice, hasHour: birth.hour !== null };
}

function wallMinute({ hour, minute }: BirthInput, day: number): number {
  return day * 1440 + (hour ?? 12) * 60 + (minute ?? 0);
}

const LATE_HOUR = 23;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Whether the clock for day and hour is in the last hour of a day, in which the day boundaries differ. */
export function isLate({ local }: BirthClockReading): boolean {
  return local - Math.floor(local / DAY_MS) * DAY_MS >= LATE_HOUR * HOUR_MS;
}

/** @param day the date as given, which an unknown hour keeps */
function momentOfClock(clock: BirthClockReading, day: number, basis: TimeBasis): Moment {
  // Whole objects: spreading a part of them takes several times as long as all else here.
  const kstMinute = clock.kst / 60;
  const { year: kstYear, month: kstMonth } = solarDateOfDay(Math.floor(clock.kst / 86_400));
  if (!clock.hasHour) return { kstMinute, kstYear, kstMonth, day, hourDay: day, hourBranch: null };
  return momentByLocal({ kstMinute, kstYear, kstMonth }, clock.local, basis);
}

/** A moment with day and hour by a local clock. @param local milliseconds since 1899-01-01T00:00 */
export function momentByLocal(
  { kstMinute, kstYear, kstMonth }: Pick<Moment, 'kstMinute' | 'kstYear' | 'kstMonth'>,
  local: number,
  basis: TimeBasis,
): Moment {
  const localDay = Math.floor(local / DAY_MS);
  const sinceMidnight = local - localDay * DAY_MS;
  const late = sinceMidnight >= LATE_HOUR * HOUR_MS;
  return {
    kstMinute,
    kstYear,
    kstMonth,
    day: late && basis.dayBoundary === 'zi_start' ? localDay + 1 : localDay,
    hourDay: late && basis.dayBoundary !== 'midnight' ? localDay + 1 : localDay,
    hourBranch: Math.floor((sinceMidnight + HOUR_MS) / (2 * HOUR_MS)) % 12,
  };
}

export function pillarsAt(moment: Moment): Pillars {
  const { kstYear, kstMonth, kstMinute, day, hourDay, hourBranch } = moment;
  const sajuYear = kstMinute >= termMinute(kstYear, IPCHUN) ? kstYear : kstYear - 1;
  // The jie of Gregorian month m has index 2 (m - 1). Before it, the month of the previous jie holds.
  const jie = kstMinute >= termMinute(kstYear, 2 * (kstMonth - 1)) ? kstMonth : kstMonth - 1;
  return {
    year: yearPillarOfYear(sajuYear),
    month: monthPillarOf(sajuYear, modulo(jie - 2, 12)),
    day: dayPillarOf(day),
    hour: hourBranch === null ? null : hourPillarOf(dayPillarOf(hourDay), 2 * hourBranch),
  };
}

/** The day number of a birth, after every check of its fields. */
export function birthDay(birth: BirthInput): number {
  checkRange('birth_year', birth.year, 1900, 2100);
  checkRange('birth_month', birth.month, 1, 12);
  checkRange('birth_day', birth.day, 1, 31);
  checkTime(birth);
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

function checkTime({ hour, minute, timeBasis }: BirthInput): void {
  if (hour !== null) checkRange('birth_hour', hour, 0, 23);
  if (minute !== undefined && minute !== null) {
    checkRange('birth_minute', minute, 0, 59);
    if (hour === null) throw new InvalidBirthError('birth_minute', 'needs birth_hour: give both, or neither');
  }
  if (timeBasis !== undefined && timeBasis !== null) checkTimeBasis(timeBasis);
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
  field: 'birth_year' | 'birth_month' | 'birth_day' | 'birth_hour' | 'birth_minute',
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
