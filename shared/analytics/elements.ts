import { ELEMENTS, type Element } from '../saju/index.ts';
import { perElement } from '../saju/types.ts';
import { type Cell, isShown, MIN_PROFILES, NO_PROFILES, type Others, total, union } from './parts.ts';
import { elementDigit } from './pipelines.ts';

/** The distribution of an element over all profiles. */
export interface ElementSpread {
  /** Mean percentage, unrounded. */
  readonly average: number;
  /** The number of profiles with at most each percentage and more than the one before. */
  readonly steps: readonly { readonly percentage: number; readonly profiles: number }[];
}

export interface ElementSpreads {
  readonly sampleSize: number;
  readonly elements: Readonly<Record<Element, ElementSpread>>;
}

/** @param cells of `elementParts`. @returns null: too few profiles */
export function elementSpreads(cells: readonly Cell[]): ElementSpreads | null {
  const hasOthers = isShown(union(cells.map(({ others }) => others)));
  const sampleSize = total(cells.flatMap(({ own, others }) => (hasOthers ? [own, others] : [own]))).profiles;
  if (sampleSize < MIN_PROFILES) return null;
  return { sampleSize, elements: perElement((element) => spreadOf(element, cells, hasOthers, sampleSize)) };
}

function spreadOf(element: Element, cells: readonly Cell[], hasOthers: boolean, sampleSize: number): ElementSpread {
  const own = stepsOf(cells, element, ({ own: count }) => ({ ...count, accounts: [] }));
  const others = hasOthers ? stepsOf(cells, element, (cell) => cell.others) : [];
  const sums = [...own, ...others].map(({ percentage, count }) => percentage * count.profiles);
  return {
    average: sums.reduce((sum, part) => sum + part, 0) / sampleSize,
    steps: [...own, ...joined(others)].map(({ percentage, count }) => ({ percentage, profiles: count.profiles })),
  };
}

interface Step {
  readonly percentage: number;
  readonly count: Others;
}

/** The profiles by percentage, ascending. */
function stepsOf(cells: readonly Cell[], element: Element, countOf: (cell: Cell) => Others): Step[] {
  const counts = new Map<number, Others>();
  for (const cell of cells) {
    const percentage = percentageIn(cell.group, element);
    counts.set(percentage, union([counts.get(percentage) ?? NO_PROFILES, countOf(cell)]));
  }
  return [...counts]
    .map(([percentage, count]) => ({ percentage, count }))
    .filter(({ count }) => count.profiles > 0)
    .sort((a, b) => a.percentage - b.percentage);
}

/**
 * Neighbours joined until each step may be shown: with chosen charts a caller can ask for the share below any
 * percentage, and must not find by the difference of two shares where a few people are.
 */
function joined(steps: readonly Step[]): Step[] {
  const result: Step[] = [];
  let rest: Step | null = null;
  for (const step of steps) {
    rest = rest === null ? step : join(rest, step);
    if (!isShown(rest.count)) continue;
    result.push(rest);
    rest = null;
  }
  const last = result.pop();
  return [...result, ...(last === undefined ? [] : [rest === null ? last : join(last, rest)])];
}

function join(lower: Step, higher: Step): Step {
  return { percentage: higher.percentage, count: union([lower.count, higher.count]) };
}

function percentageIn(digits: number, element: Element): number {
  const countOf = (which: Element) => Math.floor(digits / elementDigit(which)) % 10;
  const characters = ELEMENTS.reduce((sum, which) => sum + countOf(which), 0);
  return (countOf(element) / characters) * 100;
}

/** The share of profiles, 0 to 100, that have less of an element. A step of several percentages counts as its highest. */
export function percentileOf(spread: ElementSpread, sampleSize: number, percentage: number): number {
  const below = spread.steps
    // Percentages of equal charts come from the same division, but the caller's is rounded to one decimal.
    .filter((step) => step.percentage < percentage - 0.1)
    .reduce((sum, { profiles }) => sum + profiles, 0);
  return (below / sampleSize) * 100;
}
