import { type Chart, chartOf } from './chart.ts';
import {
  type BranchRelation,
  branchRelation,
  isStemCombination,
  type StemRelation,
  stemRelation,
} from './relations.ts';
import { branchOf, stemOf } from './sexagenary.ts';
import {
  type CompatibilityBreakdown,
  type CompatibilityRelations,
  type CompatibilityTexts,
  compatibilityTexts,
  type Grade,
} from './texts/compatibility.ts';
import type { Element, Pillars, Position } from './types.ts';

/** The compatibility result as the API returns it. */
export interface Compatibility extends CompatibilityTexts {
  /** 0..100 */
  readonly score: number;
  readonly grade: Grade;
  readonly breakdown: CompatibilityBreakdown;
  readonly relations: CompatibilityRelations;
  /** Elements that one chart has and the other needs. */
  readonly element_complement: { readonly a_gives: readonly Element[]; readonly b_gives: readonly Element[] };
}

/**
 * Compatibility of two charts by saju-rules 2.6. Symmetric: swapping a and b swaps only `a_gives` and `b_gives`.
 */
export function compatibility(a: Pillars, b: Pillars): Compatibility {
  const [chartA, chartB] = [chartOf(a), chartOf(b)];
  const relations: CompatibilityRelations = {
    day_stem: stemRelation(stemOf(a.day).index, stemOf(b.day).index),
    day_branch: branchRelation(branchOf(a.day).index, branchOf(b.day).index),
    year_branch: branchRelation(branchOf(a.year).index, branchOf(b.year).index),
  };
  const aGives = gives(chartA, chartB);
  const bGives = gives(chartB, chartA);
  const shared = aGives.length / chartB.balance.needed.length + bGives.length / chartA.balance.needed.length;
  const breakdown: CompatibilityBreakdown = {
    day_stem: DAY_STEM_POINTS[relations.day_stem],
    day_branch: BRANCH_POINTS[relations.day_branch].day,
    year_branch: BRANCH_POINTS[relations.year_branch].year,
    element_balance: Math.round((25 * shared) / 2),
    other_pillars: otherPillarsPoints(a, b),
  };
  const score =
    breakdown.day_stem +
    breakdown.day_branch +
    breakdown.year_branch +
    breakdown.element_balance +
    breakdown.other_pillars;
  const grade = gradeOf(score);
  return {
    score,
    grade,
    breakdown,
    relations,
    element_complement: { a_gives: aGives, b_gives: bGives },
    ...compatibilityTexts({ score, grade, relations, breakdown, aGives, bGives }),
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
  three_combination: { day: 22, year: 15 },
  clash: { day: 3, year: 2 },
  punishment: { day: 6, year: 4 },
  harm: { day: 7, year: 5 },
  same: { day: 15, year: 10 },
  self_punishment: { day: 10, year: 7 },
  none: { day: 13, year: 9 },
};

function gradeOf(score: number): Grade {
  if (score >= 90) return 'S';
  if (score >= 75) return 'A';
  if (score >= 60) return 'B';
  return score >= 45 ? 'C' : 'D';
}

/** The elements that the taker needs and the giver has at least once. */
function gives(giver: Chart, taker: Chart): readonly Element[] {
  return taker.balance.needed.filter((element) => giver.elements[element].count > 0);
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
    if (relation === 'six_combination' || relation === 'three_combination') points += 2;
    if (relation === 'clash') points -= 2;
  }
  return Math.min(10, Math.max(0, points));
}
