import { pairKinds, type RelationKind } from './relations.ts';
import { branchOf, stemOf } from './sexagenary.ts';
import type { TenYearCycle } from './ten-year-cycles.ts';
import { at, type SolarDate } from './types.ts';
import type { UsefulGod } from './useful-god.ts';

export const LUCK_TONES = ['bright', 'fair', 'mixed', 'careful'] as const;
export type LuckTone = (typeof LUCK_TONES)[number];

type Elements = Pick<UsefulGod, 'useful' | 'helping' | 'adverse'>;

/** How far a pillar favours a chart, -4..4. Stem and branch count each by their own element. */
export function favourOf({ useful, helping, adverse }: Elements, pillar: number): number {
  let favour = 0;
  for (const { element } of [stemOf(pillar), branchOf(pillar)]) {
    if (element === useful) favour += 2;
    else if (element === helping) favour += 1;
    else if (element === adverse) favour -= 2;
  }
  return favour;
}

/**
 * The tone of a year in its ten-year cycle, or of a month in its year.
 * @param above the favour of the longer period; a missing cycle counts 0
 */
export function toneOf(own: number, above: number): LuckTone {
  const sum = own * 2 + above;
  if (sum >= 4) return 'bright';
  if (sum >= 1) return 'fair';
  return sum >= -3 ? 'mixed' : 'careful';
}

/** The year whose pillar holds in a month: it changes in February (입춘), so that January belongs to the year before. */
export function yearOfMonth(year: number, month: number): number {
  return month === 1 ? year - 1 : year;
}

/** The ages by which a year, and a month of it, choose the ten-year cycle. */
export function ageInYear(born: SolarDate, year: number): number {
  return year - born.year;
}

export function ageInMonth(born: SolarDate, year: number, month: number): number {
  return year - born.year - (month < born.month ? 1 : 0);
}

/** Completed years on a day. */
export function ageOnDay(born: SolarDate, { year, month, day }: SolarDate): number {
  const before = month < born.month || (month === born.month && day < born.day);
  return year - born.year - (before ? 1 : 0);
}

/** The cycle that holds at an age; null: none does yet, or any more. */
export function cycleAt(cycles: readonly TenYearCycle[], age: number): TenYearCycle | null {
  return cycles.find(({ ageStart, ageEnd }) => ageStart <= age && age <= ageEnd) ?? null;
}

/** The first with the largest favour and the first with the smallest, as indices. */
export function bestAndWorst(favours: readonly number[]): { readonly best: number; readonly worst: number } {
  let [best, worst] = [0, 0];
  for (const [i, favour] of favours.entries()) {
    if (favour > at(favours, best)) best = i;
    if (favour < at(favours, worst)) worst = i;
  }
  return { best, worst };
}

const KINDS_WITH_CYCLE: ReadonlySet<RelationKind> = new Set(['천간합', '천간충', '육합', '충', '형']);

/** The relations of a ten-year cycle to a year or month that are told: 천간합, 천간충, 육합, 충, 형. */
export function kindsWithCycle(cycle: number, period: number): readonly RelationKind[] {
  return pairKinds(cycle, period).filter((kind) => KINDS_WITH_CYCLE.has(kind));
}
