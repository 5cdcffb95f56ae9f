/**
 * The clock. The only file that reads the system clock, and the only one that computes Korea Standard Time.
 * KST is UTC+9 without summer time.
 */

export interface Clock {
  /** The current instant. */
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
const KST_OFFSET_MS = 9 * HOUR_MS;

/** The KST calendar day of an instant, `YYYY-MM-DD`. A new day starts at 15:00 UTC of the day before. */
export function kstDate(instant: Date): string {
  return new Date(instant.getTime() + KST_OFFSET_MS).toISOString().slice(0, 10);
}

/** The KST hour of an instant as `YYYY-MM-DDTHH`. */
export function kstHour(instant: Date): string {
  return new Date(instant.getTime() + KST_OFFSET_MS).toISOString().slice(0, 13);
}

/** The KST minute of an instant as `YYYY-MM-DDTHH:MM`. */
export function kstMinute(instant: Date): string {
  return new Date(instant.getTime() + KST_OFFSET_MS).toISOString().slice(0, 16);
}

/** The KST time of an instant for people, to the millisecond: `YYYY-MM-DD HH:MM:SS.mmm+09:00`. */
export function kstTime(instant: Date): string {
  return `${new Date(instant.getTime() + KST_OFFSET_MS).toISOString().slice(0, 23).replace('T', ' ')}+09:00`;
}

/** The instant at which a KST day starts. */
export function kstDayStart(isoDate: string): Date {
  return new Date(Date.parse(`${isoDate}T00:00:00.000Z`) - KST_OFFSET_MS);
}

/** The instant at which a KST day ends (= the next one starts). */
export function kstDayEnd(isoDate: string): Date {
  return new Date(kstDayStart(isoDate).getTime() + DAY_MS);
}

/** Adds whole days to a calendar date; `days` may be negative. */
export function addDays(isoDate: string, days: number): string {
  return new Date(Date.parse(`${isoDate}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00.000Z`) - Date.parse(`${from}T00:00:00.000Z`)) / DAY_MS);
}

/** The Monday of the date's week. */
export function mondayOf(isoDate: string): string {
  const weekday = new Date(`${isoDate}T00:00:00.000Z`).getUTCDay();
  return addDays(isoDate, -((weekday + 6) % 7));
}

/** True for an existing calendar day written `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  // Year 0 does not exist, and dates computed back from it do not have four digits.
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
