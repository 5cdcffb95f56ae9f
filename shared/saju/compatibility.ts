import { type Chart, chartOf } from './chart.ts';
import {
  type BranchRelation,
  branchRelation,
  isStemCombination,
  otherBranchRelations,
  type StemRelation,
  stemRelation,
} from './relations.ts';
import { branchOf, stemOf } from './sexagenary.ts';
import { isStrong, isWeak, type Strength, strengthOf } from './strength.ts';
import { tenGodGroup } from './ten-gods.ts';
import {
  type CompatibilityBreakdown,
  type CompatibilityRelations,
  type CompatibilityTexts,
  compatibilityTexts,
  type Grade,
} from './texts/compatibility.ts';
import type { Element, Pillars, Position } from './types.ts';
import { type UsefulGod, usefulGodOf } from './useful-god.ts';

/** The compatibility result as the API returns it. */
export interface Compatibility extends CompatibilityTexts {
  /** 0..100 */
  readonly score: number;
  readonly grade: Grade;
  readonly breakdown: CompatibilityBreakdown;
  readonly relations: CompatibilityRelations;
  /** The useful and the helping element of each, if the other has it. */
  readonly element_complement: { readonly a_gives: readonly Element[]; readonly b_gives: readonly Element[] };
}

/**
 * Compatibility of two charts. Symmetric: swapping a and b swaps only `a_gives` and
 * `b_gives`.
 */
export function compatibility(a: Pillars, b: Pillars): Compatibility {
  const [sideA, sideB] = [sideOf(a), sideOf(b)];
  const relations = relationsOf(a, b);
  const aGives = gives(sideA, sideB);
  const bGives = gives(sideB, sideA);
  const breakdown: CompatibilityBreakdown = {
    day_stem: DAY_STEM_POINTS[relations.day_stem],
    day_branch: BRANCH_POINTS[relations.day_branch].day,
    year_branch: BRANCH_POINTS[relations.year_branch].year,
    element_balance: elementPoints(complement(sideA, sideB) + complement(sideB, sideA)),
    other_pillars: otherPillarsPoints(a, b),
  };
  const score =
    breakdown.day_stem +
    breakdown.day_branch +
    breakdown.year_branch +
    breakdown.element_balance +
    breakdown.other_pillars;
  const grade = gradeOf(score);
  const usefulOfB = aGives.filter((element) => element === sideB.god.useful);
  const usefulOfA = bGives.filter((element) => element === sideA.god.useful);
  const carried = carries(sideA, sideB) || carries(sideB, sideA);
  return {
    score,
    grade,
    breakdown,
    relations,
    element_complement: { a_gives: aGives, b_gives: bGives },
    ...compatibilityTexts({
      score,
      grade,
      relations,
      breakdown,
      aGives,
      bGives,
      usefulGiven: [...usefulOfA, ...usefulOfB],
      bothUseful: usefulOfA.length > 0 && usefulOfB.length > 0,
      carried,
    }),
  };
}

interface Side {
  readonly chart: Chart;
  readonly strength: Strength;
  readonly god: UsefulGod;
}

function sideOf(pillars: Pillars): Side {
  const chart = chartOf(pillars);
  const strength = strengthOf(chart);
  return { chart, strength, god: usefulGodOf(chart, strength) };
}

function carries(strong: Side, weak: Side): boolean {
  return isStrong(strong.strength) && isWeak(weak.strength);
}

function relationsOf(a: Pillars, b: Pillars): CompatibilityRelations {
  const [dayA, dayB] = [branchOf(a.day).index, branchOf(b.day).index];
  const [yearA, yearB] = [branchOf(a.year).index, branchOf(b.year).index];
  return {
    day_stem: stemRelation(stemOf(a.day).index, stemOf(b.day).index),
    day_branch: branchRelation(dayA, dayB),
    day_branch_also: otherBranchRelations(dayA, dayB),
    year_branch: branchRelation(yearA, yearB),
    year_branch_also: otherBranchRelations(yearA, yearB),
  };
}

const DAY_STEM_POINTS: Readonly<Record<StemRelation, number>> = {
  stem_combination: 25,
  generating: 20,
  same_element: 15,
  controlling_opposite_polarity: 10,
  controlling_same_polarity: 5,
};

const BRANCH_POINTS: Readonly<Record<BranchRelation, { readonly day: number; readonly year: number }>> = {
  six_combination: { day: 25, year: 15 },
  half_combination: { day: 22, year: 14 },
  loose_combination: { day: 17, year: 11 },
  clash: { day: 3, year: 2 },
  punishment: { day: 6, year: 4 },
  harm: { day: 7, year: 5 },
  resentment: { day: 8, year: 6 },
  break: { day: 10, year: 7 },
  self_punishment: { day: 10, year: 7 },
  same: { day: 15, year: 10 },
  none: { day: 13, year: 9 },
};

function gradeOf(score: number): Grade {
  if (score >= 90) return 'S';
  if (score >= 75) return 'A';
  if (score >= 60) return 'B';
  return score >= 45 ? 'C' : 'D';
}

/** Percent of a chart that an element has. */
function shareOf({ chart, strength }: Side, element: Element): number {
  return strength.group_share[tenGodGroup(chart.dayMaster.element, element)];
}

/** The useful and the helping element of the taker that the giver has enough of. */
function gives(giver: Side, { god }: Side): readonly Element[] {
  return [god.useful, god.helping].filter((element) => shareOf(giver, element) >= 10);
}

/** What one gets from the other, in twentieths 0..20 of all that is possible. */
function complement({ god }: Side, other: Side): number {
  const half = (element: Element): number => {
    const share = shareOf(other, element);
    if (share >= 20) return 2;
    return share >= 10 ? 1 : 0;
  };
  const burden = shareOf(other, god.adverse) >= 35 ? 5 : 0;
  return Math.min(20, Math.max(0, 7 * half(god.useful) + 3 * half(god.helping) - burden));
}

/** @param twentieths both complements together, 0..40 @returns 0..25, rounded half up */
function elementPoints(twentieths: number): number {
  return Math.floor((10 * twentieths + 8) / 16);
}

function otherPillarsPoints(a: Pillars, b: Pillars): number {
  let points = 5;
  for (const position of ['year', 'month', 'hour'] satisfies Position[]) {
    const [indexA, indexB] = [a[position], b[position]];
    if (indexA === null || indexB === null) continue;
    if (isStemCombination(stemOf(indexA).index, stemOf(indexB).index)) points += 2;
    // The year branch is a separate part of the score.
    if (position === 'year') continue;
    const relation = branchRelation(branchOf(indexA).index, branchOf(indexB).index);
    if (relation === 'six_combination' || relation === 'half_combination') points += 2;
    if (relation === 'clash') points -= 2;
  }
  return Math.min(10, Math.max(0, points));
}
