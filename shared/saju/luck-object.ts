import {
  ageInMonth,
  ageInYear,
  cycleAt,
  favourOf,
  kindsWithCycle,
  type LuckTone,
  toneOf,
  yearOfMonth,
} from './luck.ts';
import { type MetRelation, type RelationKind, relationsBetween } from './relations.ts';
import { monthPillarsOfYear, pillarHangul, yearPillarOfYear } from './sexagenary.ts';
import { type TenGod, tenGod } from './ten-gods.ts';
import type { TenYearCycle, TenYearCycles } from './ten-year-cycles.ts';
import { type TwelveStage, twelveStage } from './twelve-stages.ts';
import { at, type Pillars, type SolarDate } from './types.ts';
import type { UsefulGod } from './useful-god.ts';

/** The luck of a birth on a day: its ten-year cycles, the year and the month. */
export interface Luck {
  readonly direction: TenYearCycles['direction'];
  readonly start_age: number;
  readonly cycles: readonly LuckCycle[];
  readonly year: LuckYear;
  readonly month: LuckMonth;
}

/** A pillar as the chart meets it. */
interface LuckPillar {
  readonly pillar: string;
  readonly stem_ten_god: TenGod;
  readonly branch_ten_god: TenGod;
  readonly stage: TwelveStage;
  /** -4..4 by the useful, helping and adverse element. */
  readonly favour: number;
}

export interface LuckCycle extends LuckPillar {
  readonly age_start: number;
  readonly age_end: number;
}

interface LuckPeriod extends LuckPillar {
  readonly tone: LuckTone;
  /** Pillar of the ten-year cycle; null before the first and after the last. */
  readonly cycle: string | null;
  /** The cycle changes in this period. */
  readonly turning: boolean;
  /** To the pillars of the chart. */
  readonly relations: readonly MetRelation[];
}

export interface LuckYear extends LuckPeriod {
  readonly year: number;
  /** Between the cycle and the year: 천간합, 천간충, 육합, 충, 형. */
  readonly cycle_relations: readonly RelationKind[];
}

export interface LuckMonth extends LuckPeriod {
  /** `YYYY-MM` */
  readonly month: string;
}

interface LuckInput {
  readonly pillars: Pillars;
  readonly god: UsefulGod;
  readonly cycles: TenYearCycles;
  /** The Gregorian date of birth. */
  readonly born: SolarDate;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

export function luckOf({ pillars, god, cycles, born, today }: LuckInput): Luck {
  const dayStem = pillars.day % 10;
  const period = (pillar: number, age: number, favourAbove: (cycle: TenYearCycle | null) => number) => {
    const cycle = cycleAt(cycles.cycles, age);
    const favour = favourOf(god, pillar);
    return {
      // Named one by one: spreading parts takes several times as long as making it.
      pillar: pillarHangul(pillar),
      stem_ten_god: tenGod(dayStem, { stem: pillar % 10 }),
      branch_ten_god: tenGod(dayStem, { branch: pillar % 12 }),
      stage: twelveStage(dayStem, pillar % 12),
      favour,
      tone: toneOf(favour, favourAbove(cycle)),
      cycle: cycle === null ? null : pillarHangul(cycle.pillar),
      turning: cycle !== null && cycle.ageStart === age,
      relations: relationsBetween(pillars, pillar),
    };
  };
  const favourOfCycle = (cycle: TenYearCycle | null) => (cycle === null ? 0 : favourOf(god, cycle.pillar));
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const yearPillar = yearPillarOfYear(year);
  const monthPillar = at(monthPillarsOfYear(year), month - 1);
  const age = ageInYear(born, year);
  return {
    direction: cycles.direction,
    start_age: cycles.startAge,
    cycles: cycles.cycles.map((cycle) => luckCycle(dayStem, god, cycle)),
    year: {
      year,
      ...period(yearPillar, age, favourOfCycle),
      cycle_relations: cycleRelations(cycleAt(cycles.cycles, age), yearPillar),
    },
    month: {
      month: today.slice(0, 7),
      ...period(monthPillar, ageInMonth(born, year, month), () =>
        favourOf(god, yearPillarOfYear(yearOfMonth(year, month))),
      ),
    },
  };
}

function luckCycle(dayStem: number, god: UsefulGod, { ageStart, ageEnd, pillar }: TenYearCycle): LuckCycle {
  return {
    age_start: ageStart,
    age_end: ageEnd,
    pillar: pillarHangul(pillar),
    stem_ten_god: tenGod(dayStem, { stem: pillar % 10 }),
    branch_ten_god: tenGod(dayStem, { branch: pillar % 12 }),
    stage: twelveStage(dayStem, pillar % 12),
    favour: favourOf(god, pillar),
  };
}

function cycleRelations(cycle: TenYearCycle | null, yearPillar: number): readonly RelationKind[] {
  return cycle === null ? [] : kindsWithCycle(cycle.pillar, yearPillar);
}
