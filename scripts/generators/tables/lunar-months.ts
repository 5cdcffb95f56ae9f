import KoreanLunarCalendarModule from 'korean-lunar-calendar';
import { ShouXingUtil } from 'tyme4ts';
import { EPOCH_JD, TERMS_PER_YEAR, type TermRows } from './solar-terms.ts';

export const FIRST_LUNAR_YEAR = 1900;
export const LAST_LUNAR_YEAR = 2100;

/** Day (counted from 1899-01-01 = 0) of the Korean lunar new year 1900-01-01, that is solar 1900-01-31. */
export const FIRST_LUNAR_DAY = 395;

/** From this month on the table is computed. Before it, it is KASI's published calendar. */
export const FIRST_COMPUTED = { year: 2050, month: 11 } as const;

export interface LunarMonth {
  readonly year: number;
  readonly month: number;
  readonly leap: boolean;
  readonly days: 29 | 30;
}

/**
 * The Korean lunar months of 1900-01..2100-12, in order.
 *
 * Up to 2050-10 they are KASI's own, read from korean-lunar-calendar. Later months are unpublished and computed at
 * UTC+9: a month starts on the day of its new moon, month 11 contains the winter solstice, and where 13 months lie
 * between two of those the first without a middle term is the leap month.
 */
export function computeLunarMonths(termRows: TermRows): readonly LunarMonth[] {
  const published = publishedMonths();
  const firstComputedDay = published.reduce((day, month) => day + month.days, FIRST_LUNAR_DAY);
  return [...published, ...computedMonths(firstComputedDay, termRows)];
}

type CalendarClass = typeof KoreanLunarCalendarModule.default;

// The package's types describe its CommonJS build, whose class is `.default`. Node loads the ES build, which is the
// class itself.
const imported: unknown = KoreanLunarCalendarModule;
const KoreanLunarCalendar = isCalendarClass(imported) ? imported : KoreanLunarCalendarModule.default;

function isCalendarClass(value: unknown): value is CalendarClass {
  return typeof value === 'function';
}

function publishedMonths(): LunarMonth[] {
  const months: LunarMonth[] = [];
  for (let year = FIRST_LUNAR_YEAR; year <= FIRST_COMPUTED.year; year++) {
    const lastMonth = year === FIRST_COMPUTED.year ? FIRST_COMPUTED.month - 1 : 12;
    for (let month = 1; month <= lastMonth; month++) {
      for (const leap of [false, true]) {
        if (leap && !existsInKasi(year, month, 1, true)) continue;
        months.push({ year, month, leap, days: existsInKasi(year, month, 30, leap) ? 30 : 29 });
      }
    }
  }
  return months;
}

/** Whether KASI's table has the lunar date. The package accepts any date by shifting it, so it is read back. */
function existsInKasi(year: number, month: number, day: number, leap: boolean): boolean {
  const calendar = new KoreanLunarCalendar();
  if (!calendar.setLunarDate(year, month, day, leap)) return false;
  const { year: y, month: m, day: d } = calendar.getSolarCalendar();
  if (!calendar.setSolarDate(y, m, d)) return false;
  const back = calendar.getLunarCalendar();
  return back.year === year && back.month === month && back.day === day && Boolean(back.intercalation) === leap;
}

function computedMonths(firstDay: number, termRows: TermRows): LunarMonth[] {
  const months: LunarMonth[] = [];
  let start = firstDay;
  // `firstDay` starts a month 11, and every iteration goes from one month 11 to the next.
  for (let year = FIRST_COMPUTED.year; year <= LAST_LUNAR_YEAR; year++) {
    const end = month11Start(termRows, year + 1);
    const starts = monthStarts(start, end);
    const leapIndex =
      starts.length === 13 ? starts.findIndex((day, i) => !hasMiddleTerm(termRows, day, starts[i + 1] ?? end)) : -1;
    let month = 10;
    let lunarYear = year;
    for (const [i, day] of starts.entries()) {
      const leap = i === leapIndex;
      if (!leap) month = (month % 12) + 1;
      if (!leap && month === 1) lunarYear = year + 1;
      const days = (starts[i + 1] ?? end) - day;
      if (days !== 29 && days !== 30)
        throw new Error(`a computed lunar month of ${days} days at ${lunarYear}-${month}`);
      if (lunarYear <= LAST_LUNAR_YEAR) months.push({ year: lunarYear, month, leap, days });
    }
    start = end;
  }
  return months;
}

/** First day of the month that contains the winter solstice of a Gregorian year. */
function month11Start(termRows: TermRows, year: number): number {
  const solsticeMinute = termRows.get(year)?.[TERMS_PER_YEAR - 1];
  if (solsticeMinute === undefined) throw new Error(`no winter solstice for ${year}`);
  return newMoonAtOrBefore(Math.floor(solsticeMinute / 1440));
}

function monthStarts(first: number, end: number): number[] {
  const starts: number[] = [];
  for (let day = first; day < end; day = newMoonAtOrBefore(day + 31)) starts.push(day);
  return starts;
}

function hasMiddleTerm(termRows: TermRows, from: number, to: number): boolean {
  for (const row of termRows.values()) {
    for (let index = 1; index < TERMS_PER_YEAR; index += 2) {
      const day = Math.floor((row[index] ?? Number.NaN) / 1440);
      if (day >= from && day < to) return true;
    }
  }
  return false;
}

/** The last day, at or before the given one, with a new moon (at UTC+9). Days count from 1899-01-01. */
function newMoonAtOrBefore(day: number): number {
  const fromJ2000 = EPOCH_JD + day - 2_451_545;
  const lunation = Math.floor((fromJ2000 + 8) / 29.530_588_9) + 1;
  for (let n = lunation; n > lunation - 4; n--) {
    const found = newMoonDay(n);
    if (found <= day) return found;
  }
  throw new Error(`no new moon found before day ${day}`);
}

function newMoonDay(lunation: number): number {
  // msaLonT: centuries (TD) from J2000 at which Moon minus Sun has completed `lunation` turns.
  const td = ShouXingUtil.msaLonT(lunation * 2 * Math.PI) * 36_525;
  return Math.floor(td - ShouXingUtil.dtT(td) + 2_451_545 - EPOCH_JD);
}
