import earthSeries from 'astronomia/data/vsop87Bearth';
import { Planet } from 'astronomia/planetposition';
import { apparentVSOP87 } from 'astronomia/solar';
import { ShouXingUtil } from 'tyme4ts';

export const FIRST_TERM_YEAR = 1899;
export const LAST_TERM_YEAR = 2101;
export const TERMS_PER_YEAR = 24;

/** Julian day (UT) of 1899-01-01T00:00 at UTC+9, the origin of the table's minutes. */
export const EPOCH_JD = 2_414_655.5 - 9 / 24;

const J2000 = 2_451_545;
const TROPICAL_YEAR_DAYS = 365.242_19;
const MINUTES_PER_DAY = 1440;

/** Terms by year. A row's index 0 is 소한 (285 degrees), 2 is 입춘 (315), 23 is 동지 (270); even indices are jie. */
export type TermRows = ReadonlyMap<number, readonly number[]>;

/**
 * The 24 solar terms of every year from `first` to `last`, in minutes of KST (with fractions) since 1899-01-01T00:00 KST.
 * Source: VSOP87B (astronomia), delta-T of Shou-xing (tyme4ts).
 */
export function computeTermInstants(first = FIRST_TERM_YEAR, last = LAST_TERM_YEAR): TermRows {
  const earth = new Planet(earthSeries);
  const rows = new Map<number, readonly number[]>();
  for (let year = first; year <= last; year++) {
    const row: number[] = [];
    for (let index = 0; index < TERMS_PER_YEAR; index++) {
      row.push((termJulianDay(earth, year, index) - EPOCH_JD) * MINUTES_PER_DAY);
    }
    rows.set(year, row);
  }
  return rows;
}

/** Rounded to the nearest minute, as the Korean almanac (KASI) does. */
export function toWholeMinutes(instants: TermRows): TermRows {
  return new Map([...instants].map(([year, row]) => [year, row.map(Math.round)]));
}

/** Universal-time Julian day at which the Sun's apparent longitude reaches a term's. */
function termJulianDay(earth: Planet, year: number, index: number): number {
  const target = ((285 + 15 * index) % 360) * (Math.PI / 180);
  // At perihelion (longitude 283 degrees) the Sun moves 3.3 % faster than its mean. With this speed each step gains
  // three digits.
  const radiansPerDay = ((2 * Math.PI) / TROPICAL_YEAR_DAYS) * (1 + 0.0334 * Math.cos(target - 283 * (Math.PI / 180)));
  // 소한 falls near 6 January. The terms follow at roughly equal steps, which suffices as a first guess.
  let jde = J2000 + 5 + (year - 2000 + index / TERMS_PER_YEAR) * TROPICAL_YEAR_DAYS;
  for (let step = 0; step < 20; step++) {
    const error = wrapToHalfTurn(target - apparentVSOP87(earth, jde).lon);
    jde += error / radiansPerDay;
    // 1e-8 rad is 50 ms, and the last step has already removed it.
    if (Math.abs(error) < 1e-8) break;
  }
  return jde - ShouXingUtil.dtT(jde - J2000);
}

function wrapToHalfTurn(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}
