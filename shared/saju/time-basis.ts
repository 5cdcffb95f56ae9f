import { dayNumber } from './civil-date.ts';

/**
 * How a birth's wall clock is read (saju-rules T1..T4). Internal: the API reads every clock as KST.
 *
 * `kst` takes it as UTC+9. `civil` applies what Korean clocks showed (IANA Asia/Seoul): local mean time, UTC+8:30
 * and summer time. `longitude` (degrees east) lets mean solar time decide day and hour; `minute` 0..59 refines.
 */
export interface TimeBasis {
  readonly timeBasis: 'kst' | 'civil';
  readonly longitude?: number;
  readonly minute?: number;
}

export const KST_BASIS: TimeBasis = { timeBasis: 'kst' };

/** Both in minutes since 1899-01-01T00:00. `kst` is the true instant at UTC+9, `local` the clock for day and hour. */
export interface ReadClock {
  readonly kst: number;
  readonly local: number;
}

/** Reads a wall clock (minutes since 1899-01-01T00:00 on that clock) by the given basis. */
export function readClock(wall: number, basis: TimeBasis): ReadClock {
  const kst = basis.timeBasis === 'civil' ? wall - civilOffset(wall) + KST_OFFSET : wall;
  const local = basis.longitude === undefined ? kst : kst - KST_OFFSET + 4 * basis.longitude;
  return { kst, local };
}

const KST_OFFSET = 540;

/** Standard offsets from UTC in minutes, by the wall clock at which each starts. 8:27:52 is Seoul's local mean time. */
const STANDARD: readonly (readonly [from: number, offset: number])[] = [
  [Number.NEGATIVE_INFINITY, 507 + 52 / 60],
  [wallMinute(1908, 4, 1), 510],
  [wallMinute(1912, 1, 1), 540],
  [wallMinute(1954, 3, 21), 510],
  [wallMinute(1961, 8, 10), 540],
];

/** Periods of summer time by the wall clock, from the first to the last minute. */
const SUMMER: readonly (readonly [from: number, to: number])[] = [
  summer(1948, 6, 1, 9, 13),
  summer(1949, 4, 3, 9, 11),
  summer(1950, 4, 1, 9, 10),
  summer(1951, 5, 6, 9, 9),
  summer(1955, 5, 5, 9, 9),
  summer(1956, 5, 20, 9, 30),
  summer(1957, 5, 5, 9, 22),
  summer(1958, 5, 4, 9, 21),
  summer(1959, 5, 3, 9, 20),
  summer(1960, 5, 1, 9, 18),
  [wallMinute(1987, 5, 10, 2), wallMinute(1987, 10, 11, 3)],
  [wallMinute(1988, 5, 8, 2), wallMinute(1988, 10, 9, 3)],
];

/** Minutes ahead of UTC. An hour that occurs twice is read as the second one (standard time). */
function civilOffset(wall: number): number {
  let offset = KST_OFFSET;
  for (const [from, minutes] of STANDARD) {
    if (wall >= from) offset = minutes;
  }
  return SUMMER.some(([from, to]) => wall >= from && wall < to - 60) ? offset + 60 : offset;
}

function summer(year: number, month: number, day: number, endMonth: number, endDay: number): [number, number] {
  return [wallMinute(year, month, day), wallMinute(year, endMonth, endDay)];
}

function wallMinute(year: number, month: number, day: number, hour = 0): number {
  return dayNumber(year, month, day) * 1440 + hour * 60;
}
