import { dayNumber } from './civil-date.ts';
import { FIRST_COMPUTED_LUNAR_YEAR, FIRST_LUNAR_DAY, FIRST_LUNAR_YEAR, LUNAR_YEARS } from './lunar-months.generated.ts';
import type { LunarDate, SolarDate } from './types.ts';

export const LAST_LUNAR_YEAR = FIRST_LUNAR_YEAR + LUNAR_YEARS.length - 1;

/** Lunar years from this one on are computed. KASI has not published them and may decide otherwise. */
export const COMPUTED_FROM_LUNAR_YEAR = FIRST_COMPUTED_LUNAR_YEAR;

const { monthStarts, yearFirstMonth } = layOut();

/** The leap month of a Korean lunar year 1900..2100, or 0 when it has none. */
export function leapMonthOf(year: number): number {
  return (LUNAR_YEARS[year - FIRST_LUNAR_YEAR] ?? 0) >> 13;
}

/** Days (29 or 30) of a lunar month, or 0 when the year has no such month. */
export function lunarMonthDays(year: number, month: number, leap: boolean): number {
  const index = monthIndex(year, month, leap);
  return index < 0 ? 0 : monthStart(index + 1) - monthStart(index);
}

/** The day (1899-01-01 = 0) of a lunar date that exists; -1 when its month does not. */
export function dayOfLunarDate(year: number, month: number, day: number, leap: boolean): number {
  const index = monthIndex(year, month, leap);
  return index < 0 ? -1 : monthStart(index) + day - 1;
}

/** The Korean lunar date of a solar date from 1900-01-01 to the end of lunar 2100-12. @throws RangeError outside it. */
export function lunarDateOf(solar: SolarDate): LunarDate {
  const dayNo = dayNumber(solar.year, solar.month, solar.day);
  const index = lastMonthStartingBy(dayNo);
  if (index < 0) return lunarDateBeforeTable(dayNo);
  if (index >= monthStarts.length - 1)
    throw new RangeError(`no lunar date for ${solar.year}-${solar.month}-${solar.day}`);
  let year = Math.min(LAST_LUNAR_YEAR, solar.year);
  while (firstMonthOf(year) > index) year--;
  const ordinal = index - firstMonthOf(year);
  const leap = leapMonthOf(year);
  const afterLeap = leap > 0 && ordinal >= leap;
  return {
    year,
    month: afterLeap ? ordinal : ordinal + 1,
    day: dayNo - monthStart(index) + 1,
    leap: afterLeap && ordinal === leap,
  };
}

function monthIndex(year: number, month: number, leap: boolean): number {
  const first = yearFirstMonth[year - FIRST_LUNAR_YEAR];
  if (first === undefined || month < 1 || month > 12) return -1;
  const leapMonth = leapMonthOf(year);
  if (leap) return leapMonth === month ? first + month : -1;
  return first + month - 1 + (leapMonth > 0 && month > leapMonth ? 1 : 0);
}

/** 1900-01-01..30 belong to lunar 1899-12, the only month before the table that a solar birth can fall in. */
function lunarDateBeforeTable(dayNo: number): LunarDate {
  const day = dayNo - (FIRST_LUNAR_DAY - 30) + 1;
  if (day < 1) throw new RangeError('lunar dates start at solar 1900-01-01');
  return { year: 1899, month: 12, day, leap: false };
}

function lastMonthStartingBy(dayNo: number): number {
  let low = -1;
  let high = monthStarts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (monthStart(middle) <= dayNo) low = middle;
    else high = middle;
  }
  return low;
}

function monthStart(index: number): number {
  return monthStarts[index] ?? Number.NaN;
}

function firstMonthOf(year: number): number {
  return yearFirstMonth[year - FIRST_LUNAR_YEAR] ?? Number.NaN;
}

/** The first days of all months in order (one more closes the last), and each year's first index into them. */
function layOut(): { readonly monthStarts: Int32Array; readonly yearFirstMonth: Int32Array } {
  const starts: number[] = [];
  const firsts: number[] = [];
  let day = FIRST_LUNAR_DAY;
  for (const bits of LUNAR_YEARS) {
    firsts.push(starts.length);
    const months = bits >> 13 > 0 ? 13 : 12;
    for (let i = 0; i < months; i++) {
      starts.push(day);
      day += (bits >> i) & 1 ? 30 : 29;
    }
  }
  starts.push(day);
  return { monthStarts: Int32Array.from(starts), yearFirstMonth: Int32Array.from(firsts) };
}
