import type { SolarDate } from './types.ts';

/** Julian day number of 1899-01-01, the origin of this library's day numbers (1899-01-01 = 0) and minutes. */
export const EPOCH_JDN = 2_414_656;

const DAYS_0000_03_01_TO_EPOCH = 693_536;

/** Days since 1899-01-01 of a Gregorian date (proleptic; the date is not validated). */
export function dayNumber(year: number, month: number, day: number): number {
  // Years counted from March end with the leap day, which gives the months a closed formula (Hinnant, days_from_civil).
  const y = month > 2 ? year : year - 1;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - DAYS_0000_03_01_TO_EPOCH;
}

/** The Gregorian date of a day number: the inverse of `dayNumber`. */
export function solarDateOfDay(dayNo: number): SolarDate {
  const z = dayNo + DAYS_0000_03_01_TO_EPOCH;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const mp = Math.floor((5 * dayOfYear + 2) / 153);
  const month = mp < 10 ? mp + 3 : mp - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * mp + 2) / 5) + 1,
  };
}

/** Days of a Gregorian month, 28..31. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** `YYYY-MM-DDTHH:MM:SS` of a clock. @param second since 1899-01-01T00:00 on it */
export function isoTime(second: number): string {
  const day = Math.floor(second / 86_400);
  const { year, month, day: dayOfMonth } = solarDateOfDay(day);
  const rest = second - day * 86_400;
  const time = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60];
  return `${year}-${two(month)}-${two(dayOfMonth)}T${time.map(two).join(':')}`;
}

function two(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
