import { type BirthNotice, birthNotices, otherPillars } from './birth-notices.ts';
import { isoTime } from './civil-date.ts';
import { type BirthClockReading, fourPillarsBy, isLate, readBirthClock } from './four-pillars.ts';
import { KOREAN_ZONE } from './places.ts';
import { pillarHangul } from './sexagenary.ts';
import {
  type BirthClock,
  conventionOf,
  DAY_BOUNDARIES,
  type DayBoundary,
  DEFAULT_TIME_BASIS,
  inSummerTime,
  longitudeOf,
  type TimeBasis,
  zoneOf,
} from './time-basis.ts';
import { type BirthInput, type Pillars, POSITIONS, type Position } from './types.ts';
import { KST_OFFSET } from './zone-clock.ts';

/** How the pillars of a birth were reckoned, as the API answers it. */
export interface AppliedTimeBasis {
  readonly clock: BirthClock;
  readonly day_boundary: DayBoundary;
  /** The longitude that was used, given itself or by the place. Null: the meridian of 135 degrees. */
  readonly longitude_deg: number | null;
  readonly birth_place: string | null;
  /** `<clock>/<135 or the longitude>/<day boundary>` */
  readonly convention: string;
  /** `YYYY-MM-DDTHH:MM:SSZ`; of an unknown hour, that of noon. */
  readonly instant: string;
  /** Of the clock that was read. Not whole only for local mean times of the early 20th century. */
  readonly utc_offset_minutes: number;
  /** Whether summer time was in force where the birth was. */
  readonly summer_time: boolean;
  /** The clock that decides day and hour, `YYYY-MM-DDTHH:MM:SS`. Null: the hour is unknown. */
  readonly local_time: string | null;
  /** What the birth leaves open, and what was odd about its clock. */
  readonly notices: readonly BirthNotice[];
  /** The pillars that the birth leaves open, under its own convention; then those that another common convention would change. */
  readonly differs_under: readonly DifferingPillar[];
}

export interface DifferingPillar {
  readonly convention: string;
  readonly position: Position;
  /** Hangul of the pillar under that convention. */
  readonly pillar: string;
}

/**
 * The convention and the clock readings behind the pillars of a birth.
 *
 * @param pillars those of the birth
 * @throws InvalidBirthError as `fourPillars`.
 */
export function appliedTimeBasis(birth: BirthInput, pillars: Pillars): AppliedTimeBasis {
  const basis = birth.timeBasis ?? DEFAULT_TIME_BASIS;
  const clock = readBirthClock(birth);
  const notices = birthNotices(birth);
  return {
    clock: basis.clock,
    day_boundary: basis.dayBoundary,
    longitude_deg: longitudeOf(basis),
    birth_place: basis.birthPlace,
    convention: conventionOf(basis),
    instant: `${isoTime(clock.kst - KST_OFFSET)}Z`,
    utc_offset_minutes: Math.round((clock.offset / 60) * 100) / 100,
    summer_time: inSummerTime(basis, clock.kst),
    local_time: localTime(clock),
    notices,
    differs_under: [...ownDifferences(basis, pillars, notices), ...differences(birth, basis, pillars, isLate(clock))],
  };
}

function localTime({ hasHour, local }: BirthClockReading): string | null {
  return hasHour ? isoTime(Math.floor(local / 1000)) : null;
}

/** The other chart of a birth that is near a limit, or on either side of it. */
function ownDifferences(basis: TimeBasis, pillars: Pillars, notices: readonly BirthNotice[]): DifferingPillar[] {
  const convention = conventionOf(basis);
  return otherPillars(notices, pillars).map(({ position, pillar }) => ({ convention, position, pillar }));
}

const SEOUL_LONGITUDE = 126.98;

/** One change at a time: the other day boundaries, the civil clock, Seoul's longitude. */
function differences(birth: BirthInput, basis: TimeBasis, pillars: Pillars, late: boolean): readonly DifferingPillar[] {
  if (birth.hour === null || zoneOf(basis) !== KOREAN_ZONE) return [];
  const others: TimeBasis[] = [];
  for (const dayBoundary of DAY_BOUNDARIES) {
    if (late && dayBoundary !== basis.dayBoundary) others.push({ ...basis, dayBoundary });
  }
  if (basis.clock === 'standard') others.push({ ...basis, clock: 'civil' });
  if (longitudeOf(basis) === null) others.push({ ...basis, longitudeDeg: SEOUL_LONGITUDE });
  const differing: DifferingPillar[] = [];
  for (const other of others) {
    const changed = fourPillarsBy(birth, other);
    for (const position of POSITIONS) {
      const pillar = changed[position];
      if (pillar === null || pillar === pillars[position]) continue;
      differing.push({ convention: conventionOf(other), position, pillar: pillarHangul(pillar) });
    }
  }
  return differing;
}
