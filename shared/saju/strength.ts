import { type BranchGroup, maskOf, turningGroup } from './branch-groups.ts';
import type { Chart } from './chart.ts';
import { elementIndex, hiddenDays, hides } from './hidden-stem-days.ts';
import { BRANCHES } from './sexagenary.ts';
import { TEN_GOD_GROUPS, type TenGodGroup } from './ten-gods.ts';
import { at, ELEMENTS } from './types.ts';

export const STRENGTH_GRADES = ['극신약', '신약', '중화', '신강', '극신강'] as const;
export type StrengthGrade = (typeof STRENGTH_GRADES)[number];

/** Strength of the day master (신강, 신약): docs/guides/en/readings.md. A convention of this service. */
export interface Strength {
  readonly grade: StrengthGrade;
  /** 0..100 with one decimal. */
  readonly score: number;
  /** The month supports the day master (득령), the day branch does (득지), most of the rest does (득세). */
  readonly deukryeong: boolean;
  readonly deukji: boolean;
  readonly deukse: boolean;
  /** Whether a branch hides the day master's element (통근). */
  readonly rooted: boolean;
  /** Percent of the chart without the day stem, with one decimal, by the group of each element. */
  readonly group_share: Readonly<Record<TenGodGroup, number>>;
}

const BRANCH_WEIGHTS = { year: 10, month: 30, day: 15, hour: 15 } as const;
const ROOTED_STEM = 10;
const UNROOTED_STEM = 5;
const UNROOTED_LOSS = 8;
/** Days of a branch. All points are counted in thirtieths, so that they are whole. */
const WHOLE = 30;

/** A branch of the chart with its weight, and the element 0..4 of the group that turns it. */
interface WeighedBranch {
  readonly index: number;
  readonly weight: number;
  readonly turned: number | null;
}

interface WeighedStem {
  readonly element: number;
  readonly points: number;
}

export function strengthOf(chart: Chart): Strength {
  const day = elementIndex(chart.dayMaster.index);
  const branches = weighedBranches(chart);
  const stems = weighedStems(chart, branches);
  const supports = (element: number) => isSupporting(groupIndex(day, element));
  const support = branches.map((branch) => branchSupport(branch, supports));
  const rooted = branches.some(({ index }) => hides(index, day));
  let points = rooted ? 0 : -UNROOTED_LOSS * WHOLE;
  for (const [i, { weight }] of branches.entries()) points += weight * at(support, i);
  for (const { element, points: own } of stems) if (supports(element)) points += own * WHOLE;
  const score = Math.max(0, tenthsOf(points, WHOLE * (chart.hour === null ? 75 : 100))) / 10;
  const [yearSupport, monthSupport, daySupport, hourSupport] = support;
  const others = [
    ...stems.map(({ element }) => supports(element)),
    ...[yearSupport, hourSupport].flatMap((days) => (days === undefined ? [] : [days >= WHOLE / 2])),
  ];
  return {
    grade: gradeOf(score),
    score,
    deukryeong: (monthSupport ?? 0) >= WHOLE / 2,
    deukji: (daySupport ?? 0) >= WHOLE / 2,
    deukse: 2 * others.filter(Boolean).length >= others.length,
    rooted,
    group_share: groupShare(day, branches, stems),
  };
}

export function isWeak({ grade }: Strength): boolean {
  return grade === '신약' || grade === '극신약';
}

export function isStrong({ grade }: Strength): boolean {
  return grade === '신강' || grade === '극신강';
}

function gradeOf(score: number): StrengthGrade {
  if (score < 18) return '극신약';
  if (score < 40) return '신약';
  if (score < 55) return '중화';
  return score < 80 ? '신강' : '극신강';
}

/** Tenths of a percent, half up. */
function tenthsOf(part: number, whole: number): number {
  return Math.floor((2000 * part + whole) / (2 * whole));
}

function weighedBranches({ pillars }: Chart): readonly WeighedBranch[] {
  const { year, month, day, hour } = pillars;
  const places = [
    [year % 12, BRANCH_WEIGHTS.year],
    [month % 12, BRANCH_WEIGHTS.month],
    [day % 12, BRANCH_WEIGHTS.day],
    ...(hour === null ? [] : [[hour % 12, BRANCH_WEIGHTS.hour] as const]),
  ] as const;
  const turning = turningGroup(maskOf(places.map(([index]) => index)));
  return places.map(([index, weight]) => ({ index, weight, turned: turnedElement(turning, index) }));
}

function turnedElement(turning: BranchGroup | null, branch: number): number | null {
  if (turning === null || turning.element === null || !turning.branches.includes(branch)) return null;
  return ELEMENTS.indexOf(turning.element);
}

/** The stems of year, month and hour. */
function weighedStems({ pillars }: Chart, branches: readonly WeighedBranch[]): readonly WeighedStem[] {
  const { year, month, hour } = pillars;
  return [year, month, ...(hour === null ? [] : [hour])].map((pillar) => {
    const element = elementIndex(pillar % 10);
    const rooted = branches.some(({ index }) => hides(index, element));
    return { element, points: rooted ? ROOTED_STEM : UNROOTED_STEM };
  });
}

/** Thirtieths of a branch that support the day master. */
function branchSupport({ index, turned }: WeighedBranch, supports: (element: number) => boolean): number {
  if (turned !== null) return supports(turned) ? WHOLE : 0;
  if (supports(elementIndex(at(BRANCHES, index).mainStem))) return WHOLE;
  let days = 0;
  for (let element = 0; element < 5; element++) if (supports(element)) days += hiddenDays(index, element);
  return days;
}

function groupShare(
  day: number,
  branches: readonly WeighedBranch[],
  stems: readonly WeighedStem[],
): Readonly<Record<TenGodGroup, number>> {
  const points = [0, 0, 0, 0, 0];
  const add = (element: number, own: number) => {
    const group = groupIndex(day, element);
    points[group] = at(points, group) + own;
  };
  for (const { index, weight, turned } of branches) {
    if (turned !== null) add(turned, weight * WHOLE);
    else for (let element = 0; element < 5; element++) add(element, weight * hiddenDays(index, element));
  }
  for (const { element, points: own } of stems) add(element, own * WHOLE);
  const whole = points.reduce((sum, own) => sum + own);
  const [same, fed, controlled, controlling, feeding] = points.map((own) => tenthsOf(own, whole) / 10);
  return { 비겁: same ?? 0, 식상: fed ?? 0, 재성: controlled ?? 0, 관성: controlling ?? 0, 인성: feeding ?? 0 };
}

/** The index in `TEN_GOD_GROUPS` of an element for a day element, both 0..4. */
export function groupIndex(day: number, element: number): number {
  return (element - day + 5) % 5;
}

/** 비겁 or 인성. */
export function isSupporting(group: number): boolean {
  const name = at(TEN_GOD_GROUPS, group);
  return name === '비겁' || name === '인성';
}
