import {
  BRANCHES,
  type BranchRelation,
  branchRelation,
  type Chart,
  type Element,
  stemOf,
  type UsefulGod,
} from '../../saju/index.ts';
import { at } from '../../saju/types.ts';
import { type Flow, usefulGodOfChart } from '../facts.ts';
import type { HourRange } from '../fields.ts';
import { roleOf } from '../scores/reasons.ts';
import type { TimingWords } from './corpus.ts';
import type { Draw } from './draw.ts';
import { joined } from './joined.ts';
import { ELEMENT_WORDS } from './lead.ts';
import type { Pool } from './pools.ts';

export interface Timing {
  readonly best: HourRange;
  readonly avoid: HourRange;
  /** Of the best hours, and of those to avoid. */
  readonly reason: string;
}

/** The best and the worst of the eight waking double hours for a chart on a day, and why. */
export function timingOf(chart: Chart, flow: Flow, words: TimingWords, draw: Draw): Timing {
  const windows = windowsOf(chart, flow.pillar);
  const best = windows.reduce((a, b) => (b.points > a.points ? b : a));
  const worst = windows.reduce((a, b) => (b.points < a.points ? b : a));
  const told = (texts: Pool | undefined, { branch }: Window) =>
    draw.from(texts ?? [], { 때: at(NAMES, branch - FIRST) });
  return {
    best: hoursOf(best),
    avoid: hoursOf(worst),
    reason: joined(told(words.best[best.helps], best), told(words.avoid[worst.hinders], worst)),
  };
}

/** 진시 (07-09) to 해시 (21-23). */
const FIRST = 4;
const WAKING_BRANCHES = [4, 5, 6, 7, 8, 9, 10, 11] as const;
const NAMES = ['이른 아침', '오전', '점심 무렵', '이른 오후', '늦은 오후', '초저녁', '늦은 저녁', '밤'] as const;

interface Window {
  readonly branch: number;
  readonly points: number;
  /** Names of what helps and what hinders in a corpus. */
  readonly helps: string;
  readonly hinders: string;
}

function hoursOf({ branch }: Window): HourRange {
  return { start: 2 * branch - 1, end: 2 * branch + 1 };
}

/** @param day pillar 0..59 */
function windowsOf(chart: Chart, day: number): readonly Window[] {
  const god = usefulGodOfChart(chart);
  return WAKING_BRANCHES.map((branch) => {
    const own = branchRelation(chart.day.index % 12, branch);
    const today = branchRelation(day % 12, branch);
    const relation = Math.abs(POINTS[today]) > Math.abs(POINTS[own]) ? today : own;
    // 갑기일 갑자시: the day's stem decides the stem of its first hour.
    const stem = stemOf((2 * (day % 5) + branch) % 10).element;
    const elements = [at(BRANCHES, branch).element, stem];
    const points = POINTS[own] + POINTS[today] + elements.reduce((sum, element) => sum + worth(god, element), 0);
    return { branch, points, helps: helpOf(god, elements, relation), hinders: hindranceOf(god, elements, relation) };
  });
}

function worth(god: UsefulGod, element: Element): number {
  const role = roleOf(god, element);
  return role === null ? 0 : { useful: 6, helping: 3, adverse: -5 }[role];
}

const POINTS: Readonly<Record<BranchRelation, number>> = {
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

function helpOf(god: UsefulGod, elements: readonly Element[], relation: BranchRelation): string {
  const element = [god.useful, god.helping].find((each) => elements.includes(each));
  if (element !== undefined) return ELEMENT_WORDS[element];
  return POINTS[relation] > 1 ? '합' : '평온';
}

function hindranceOf(god: UsefulGod, elements: readonly Element[], relation: BranchRelation): string {
  if (relation === 'clash') return '충';
  if (POINTS[relation] < 0) return '마찰';
  return elements.includes(god.adverse) ? '짐' : '평온';
}
