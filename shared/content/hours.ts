import { BRANCHES, type BranchRelation, branchRelation, type Chart, type Element, stemOf } from '../saju/index.ts';
import { at } from '../saju/types.ts';
import { usefulGodOfChart } from './facts.ts';
import type { HourRange } from './fields.ts';
import { type Role, roleOf } from './scores/reasons.ts';

/** A double hour of a day, and what makes it good or bad for a chart. */
export interface Hours {
  /** 자 = 0 to 해 = 11. */
  readonly branch: number;
  /** Of the double hour, 0..59. */
  readonly pillar: number;
  readonly range: HourRange;
  /** Its elements that the chart welcomes or not. */
  readonly elements: readonly { readonly element: Element; readonly role: Role }[];
  /** With the branch of the chart's day, or of the day itself, whichever weighs more. */
  readonly relation: BranchRelation;
  readonly relationWith: 'chart' | 'day';
  readonly points: number;
}

/**
 * A good and a bad hour of the eight waking double hours for a chart on a day. The chart's own branch and elements are the
 * same every day: of hours that are nearly as good or bad as the extreme, days take turns.
 */
export function hoursOf(chart: Chart, dayPillar: number): { readonly best: Hours; readonly worst: Hours } {
  const all = WAKING_BRANCHES.map((branch) => hoursAt(chart, dayPillar, branch));
  const points = all.map((hours) => hours.points);
  const [most, least] = [Math.max(...points), Math.min(...points)];
  const good = all.filter((hours) => hours.points === most || hours.points >= Math.max(most - NEARLY, 1));
  const bad = all.filter((hours) => hours.points === least || hours.points <= Math.min(least + NEARLY, -1));
  return { best: at(good, dayPillar % good.length), worst: at(bad, dayPillar % bad.length) };
}

const NEARLY = 6;

/** 진시 (07-09) to 해시 (21-23). */
const WAKING_BRANCHES = [4, 5, 6, 7, 8, 9, 10, 11] as const;

function hoursAt(chart: Chart, dayPillar: number, branch: number): Hours {
  const god = usefulGodOfChart(chart);
  const relations = [chart.day.index % 12, dayPillar % 12].map((other) => branchRelation(other, branch));
  // 갑기일 갑자시: hours go through the pillars without a break.
  const pillar = (12 * dayPillar + branch) % 60;
  const stem = stemOf(pillar).element;
  const elements = [...new Set([stem, at(BRANCHES, branch).element])].flatMap((element) => {
    const role = roleOf(god, element);
    return role === null ? [] : [{ element, role }];
  });
  const weights = relations.map((relation) => RELATION_POINTS[relation]);
  const isOfDay = Math.abs(at(weights, 1)) > Math.abs(at(weights, 0));
  return {
    branch,
    pillar,
    range: { start: 2 * branch - 1, end: 2 * branch + 1 },
    elements,
    relation: isOfDay ? at(relations, 1) : at(relations, 0),
    relationWith: isOfDay ? 'day' : 'chart',
    points: at(weights, 0) + at(weights, 1) + elements.reduce((sum, { role }) => sum + ROLE_POINTS[role], 0),
  };
}

const ROLE_POINTS: Readonly<Record<Role, number>> = { useful: 6, helping: 3, adverse: -5 };

/** What a relation of branches does to a double hour: above 1 it is a combination, below 0 it disturbs. */
export const RELATION_POINTS: Readonly<Record<BranchRelation, number>> = {
  six_combination: 5,
  half_combination: 4,
  loose_combination: 2,
  same: 1,
  none: 0,
  break: -2,
  resentment: -3,
  harm: -3,
  self_punishment: -3,
  punishment: -4,
  clash: -6,
};
