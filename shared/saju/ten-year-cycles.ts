import { type Moment, momentOf, pillarsAt } from './four-pillars.ts';
import { modulo, stemOf } from './sexagenary.ts';
import { termMinute } from './solar-terms.ts';
import type { BirthInput, Gender, Pillars } from './types.ts';

const CYCLE_COUNT = 10;

/** Three days to the jie count as one year of age. */
const MINUTES_PER_YEAR_OF_AGE = 4320;

export interface TenYearCycle {
  readonly ageStart: number;
  readonly ageEnd: number;
  /** Sexagenary index 0..59. */
  readonly pillar: number;
}

export interface TenYearCycles {
  readonly direction: 'forward' | 'backward';
  /** To the next jie (forward) or back to the last jie (backward). */
  readonly minutesToJie: number;
  /** Completed years (만 나이) at which the first cycle starts, 1..10. */
  readonly startAge: number;
  readonly cycles: readonly TenYearCycle[];
}

/**
 * The ten ten-year cycles (대운) of a birth.
 *
 * @throws InvalidBirthError as `fourPillars`.
 */
export function tenYearCycles(birth: BirthInput): TenYearCycles {
  const moment = momentOf(birth);
  return cyclesAt(moment, pillarsAt(moment), birth.gender);
}

export function cyclesAt(moment: Moment, pillars: Pillars, gender: Gender): TenYearCycles {
  const forward = (stemOf(pillars.year).polarity === 'yang') === (gender === 'male');
  const minutes = minutesToJie(moment, forward);
  const startAge = Math.max(1, Math.floor(minutes / MINUTES_PER_YEAR_OF_AGE + 0.5));
  const step = forward ? 1 : -1;
  const cycles: TenYearCycle[] = [];
  for (let n = 0; n < CYCLE_COUNT; n++) {
    const ageStart = startAge + 10 * n;
    cycles.push({ ageStart, ageEnd: ageStart + 9, pillar: modulo(pillars.month + step * (n + 1), 60) });
  }
  return { direction: forward ? 'forward' : 'backward', minutesToJie: minutes, startAge, cycles };
}

/** Forward: to the first jie after the birth. Backward: from the last jie at or before it. */
function minutesToJie({ kstMinute, kstYear, kstMonth }: Moment, forward: boolean): number {
  const index = 2 * (kstMonth - 1);
  const thisMonths = termMinute(kstYear, index);
  if (forward) return (kstMinute < thisMonths ? thisMonths : termMinute(kstYear, index + 2)) - kstMinute;
  return kstMinute - (kstMinute >= thisMonths ? thisMonths : termMinute(kstYear, index - 2));
}
