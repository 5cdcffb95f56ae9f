import { FIRST_TERM_MINUTE, FIRST_TERM_YEAR, TERM_STEP_BASE, TERM_STEPS } from './solar-terms.generated.ts';

const TERMS_PER_YEAR = 24;

/** The names of the terms, by their index. */
export const SOLAR_TERMS: readonly string[] =
  '소한 대한 입춘 우수 경칩 춘분 청명 곡우 입하 소만 망종 하지 소서 대서 입추 처서 백로 추분 한로 상강 입동 소설 대설 동지'.split(
    ' ',
  );

/** Index of 입춘 within a year's terms: the start of the saju year. */
export const IPCHUN = 2;

const MINUTES = decode();

/**
 * The instant of a solar term in minutes of KST since 1899-01-01T00:00, rounded to the minute.
 *
 * `index` is 0 (소한) .. 23 (동지); even indices are jie, and the jie with index 2 (m - 1) always falls in month m. Indices
 * beyond 0..23 continue into the neighbouring years. @throws RangeError outside 1899..2101.
 */
export function termMinute(year: number, index: number): number {
  const minute = MINUTES[(year - FIRST_TERM_YEAR) * TERMS_PER_YEAR + index];
  if (minute === undefined) throw new RangeError(`no solar terms for ${year}, index ${index}`);
  return minute;
}

/** The solar term (0 소한 .. 23 동지) that falls on a KST day, `YYYY-MM-DD`; null: none does, or the day is outside 1899..2101. */
export function solarTermOn(day: string): number | null {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  if (year < FIRST_TERM_YEAR || year >= FIRST_TERM_YEAR + MINUTES.length / TERMS_PER_YEAR) return null;
  const start = (Date.parse(`${day}T00:00:00.000Z`) - Date.UTC(FIRST_TERM_YEAR, 0, 1)) / 60_000;
  // Each month has two.
  const found = [2 * month - 2, 2 * month - 1].find((index) => {
    const minute = termMinute(year, index);
    return start <= minute && minute < start + 1440;
  });
  return found ?? null;
}

function decode(): Int32Array {
  const minutes = new Int32Array(TERM_STEPS.length * TERMS_PER_YEAR);
  const digits = TERM_STEPS.join('');
  minutes[0] = FIRST_TERM_MINUTE;
  let minute = FIRST_TERM_MINUTE;
  for (let i = 1; i < minutes.length; i++) {
    minute += TERM_STEP_BASE + Number.parseInt(digits.slice(3 * (i - 1), 3 * i), 36);
    minutes[i] = minute;
  }
  return minutes;
}
