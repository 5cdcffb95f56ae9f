import { InvalidBirthError } from './errors.ts';
import { BIRTH_PLACES, type BirthPlaceName, isBirthPlace, KOREAN_ZONE } from './places.ts';
import { type ClockNotice, isSummerTime, KST_OFFSET, readWall } from './zone-clock.ts';

export const CLOCKS = ['standard', 'civil'] as const;
export const DAY_BOUNDARIES = ['split', 'zi_start', 'midnight'] as const;
export const LONGITUDE_RANGE = { min: 124, max: 132 } as const;

/** `standard`: UTC+9 at all times. `civil`: what clocks at the place showed, with their summer time. */
export type BirthClock = (typeof CLOCKS)[number];

/** When a day starts: `split` 야자시, `zi_start` 정자시, or `midnight`. */
export type DayBoundary = (typeof DAY_BOUNDARIES)[number];

/** How the wall clock of a birth is read. At most one of longitude and place is given. */
export interface TimeBasis {
  readonly clock: BirthClock;
  /** Degrees east, 124..132, at most four decimals. */
  readonly longitudeDeg: number | null;
  readonly birthPlace: BirthPlaceName | null;
  readonly dayBoundary: DayBoundary;
  /** Of a clock time that was shown twice: 0 the first, 1 the second. */
  readonly fold: 0 | 1;
}

export const DEFAULT_TIME_BASIS: TimeBasis = Object.freeze({
  clock: 'standard',
  longitudeDeg: null,
  birthPlace: null,
  dayBoundary: 'split',
  fold: 0,
});

/** Whether a basis reads every birth as the default does. */
export function isDefaultTimeBasis(basis: TimeBasis): boolean {
  const { clock, longitudeDeg, birthPlace, dayBoundary } = basis;
  return clock === 'standard' && longitudeDeg === null && birthPlace === null && dayBoundary === 'split';
}

export function isSameTimeBasis(a: TimeBasis | null, b: TimeBasis | null): boolean {
  const [first, second] = [a ?? DEFAULT_TIME_BASIS, b ?? DEFAULT_TIME_BASIS];
  return (
    first.clock === second.clock &&
    first.longitudeDeg === second.longitudeDeg &&
    first.birthPlace === second.birthPlace &&
    first.dayBoundary === second.dayBoundary &&
    first.fold === second.fold
  );
}

/** A basis of the given parts. @throws InvalidBirthError naming the field of `time_basis` that is wrong */
export function timeBasisOf(given: GivenTimeBasis): TimeBasis {
  if (given.fold !== undefined && given.clock !== 'civil') {
    throw new InvalidBirthError('time_basis.fold', 'is for the civil clock only: leave it out, or set clock to civil');
  }
  const basis: TimeBasis = {
    clock: given.clock ?? 'standard',
    longitudeDeg: given.longitudeDeg ?? null,
    birthPlace: given.birthPlace ?? null,
    dayBoundary: given.dayBoundary ?? 'split',
    fold: given.fold ?? 0,
  };
  checkTimeBasis(basis);
  return basis;
}

/** A time basis as a caller gives it: what is left out is as in `DEFAULT_TIME_BASIS`. */
export interface GivenTimeBasis {
  readonly clock?: BirthClock | undefined;
  readonly longitudeDeg?: number | undefined;
  readonly birthPlace?: BirthPlaceName | undefined;
  readonly dayBoundary?: DayBoundary | undefined;
  readonly fold?: 0 | 1 | undefined;
}

/** @throws InvalidBirthError naming the field of `time_basis` */
export function checkTimeBasis(basis: TimeBasis): void {
  if (!CLOCKS.includes(basis.clock)) throw new InvalidBirthError('time_basis.clock', 'must be standard or civil');
  if (!DAY_BOUNDARIES.includes(basis.dayBoundary)) {
    throw new InvalidBirthError('time_basis.day_boundary', 'must be split, zi_start or midnight');
  }
  if (basis.fold !== 0 && basis.fold !== 1) throw new InvalidBirthError('time_basis.fold', 'must be 0 or 1');
  if (basis.longitudeDeg !== null) checkLongitude(basis.longitudeDeg);
  if (basis.birthPlace === null) return;
  if (!isBirthPlace(basis.birthPlace)) throw new InvalidBirthError('time_basis.birth_place', 'is not a known place');
  if (basis.longitudeDeg !== null) {
    throw new InvalidBirthError('time_basis.longitude_deg', 'does not go with birth_place: give one of them');
  }
  if (basis.clock === 'standard' && BIRTH_PLACES[basis.birthPlace].zone !== KOREAN_ZONE) {
    throw new InvalidBirthError('time_basis.clock', 'must be civil for a birth_place outside Korea');
  }
}

function checkLongitude(longitude: number): void {
  const { min, max } = LONGITUDE_RANGE;
  // `!(…)` also refuses NaN.
  if (!(longitude >= min && longitude <= max)) {
    throw new InvalidBirthError(
      'time_basis.longitude_deg',
      `must be from ${min} to ${max} degrees east: use birth_place for a birth elsewhere`,
    );
  }
  if (!hasFourDecimals(longitude)) {
    throw new InvalidBirthError('time_basis.longitude_deg', 'must have at most 4 decimals');
  }
}

/** Whether a number has at most four decimals. */
export function hasFourDecimals(value: number): boolean {
  return Math.round(value * 10_000) / 10_000 === value;
}

/** A wall clock read by a basis. */
export interface ReadClock {
  /** The instant, in seconds of UTC+9 since 1899-01-01T00:00. */
  readonly kst: number;
  /** The clock for day and hour, in milliseconds since 1899-01-01T00:00. */
  readonly local: number;
  /** Seconds ahead of UTC of the clock that was read. */
  readonly offset: number;
  readonly notice: ClockNotice | null;
}

/** Reads a wall clock, in seconds since 1899-01-01T00:00 on that clock. */
export function readClock(wall: number, basis: TimeBasis): ReadClock {
  const { offset, notice } =
    basis.clock === 'civil' ? readWall(zoneOf(basis), wall, basis.fold) : { offset: KST_OFFSET, notice: null };
  const utc = wall - offset;
  const longitude = longitudeOf(basis);
  // A degree is four minutes. In milliseconds, four decimals of a degree are a whole number.
  const local = longitude === null ? (utc + KST_OFFSET) * 1000 : utc * 1000 + Math.round(240_000 * longitude);
  return { kst: utc + KST_OFFSET, local, offset, notice };
}

/** The longitude for mean solar time, given itself or by the place. Null: the meridian of 135 degrees. */
export function longitudeOf({ longitudeDeg, birthPlace }: TimeBasis): number | null {
  return birthPlace === null ? longitudeDeg : BIRTH_PLACES[birthPlace].longitudeDeg;
}

/** The time zone whose clocks a birth was read on. */
export function zoneOf({ birthPlace }: TimeBasis): string {
  return birthPlace === null ? KOREAN_ZONE : BIRTH_PLACES[birthPlace].zone;
}

/** Whether summer time was in force where the birth was, at an instant in seconds of KST since 1899-01-01T00:00. */
export function inSummerTime(basis: TimeBasis, kst: number): boolean {
  return isSummerTime(zoneOf(basis), kst - KST_OFFSET);
}

/** `<clock>/<135 or the longitude with two decimals>/<day boundary>`. */
export function conventionOf(basis: TimeBasis): string {
  const longitude = longitudeOf(basis);
  const meridian = longitude === null ? '135' : (Math.round(longitude * 100) / 100).toFixed(2);
  return `${basis.clock}/${meridian}/${basis.dayBoundary}`;
}
