import { ELEMENTS, type Element } from '../saju/index.ts';
import { perElement } from '../saju/types.ts';
import { MIN_PROFILES } from './disclosure.ts';
import { elementDigit } from './pipelines.ts';

/** A row of the `elementCounts` aggregation. */
export interface ElementCount {
  readonly _id: number;
  readonly profiles: number;
}

/** The distribution of an element over all profiles. */
export interface ElementSpread {
  /** Mean percentage, unrounded. */
  readonly average: number;
  /** The number of profiles with each percentage. */
  readonly profilesWith: readonly { readonly percentage: number; readonly profiles: number }[];
}

export interface ElementSpreads {
  readonly sampleSize: number;
  readonly elements: Readonly<Record<Element, ElementSpread>>;
}

/** Null: fewer than five profiles. */
export function elementSpreads(counts: readonly ElementCount[]): ElementSpreads | null {
  const sampleSize = counts.reduce((total, { profiles }) => total + profiles, 0);
  if (sampleSize < MIN_PROFILES) return null;
  return { sampleSize, elements: perElement((element) => spreadOf(element, counts, sampleSize)) };
}

function spreadOf(element: Element, counts: readonly ElementCount[], sampleSize: number): ElementSpread {
  const profilesWith = new Map<number, number>();
  let total = 0;
  for (const { _id: digits, profiles } of counts) {
    const percentage = percentageIn(digits, element);
    total += percentage * profiles;
    profilesWith.set(percentage, (profilesWith.get(percentage) ?? 0) + profiles);
  }
  return {
    average: total / sampleSize,
    profilesWith: [...profilesWith].map(([percentage, profiles]) => ({ percentage, profiles })),
  };
}

function percentageIn(digits: number, element: Element): number {
  const countOf = (which: Element) => Math.floor(digits / elementDigit(which)) % 10;
  const characters = ELEMENTS.reduce((total, which) => total + countOf(which), 0);
  return (countOf(element) / characters) * 100;
}

/**
 * The share of profiles, 0 to 100, that have less of an element. One to four profiles on one side count as the other
 * side: a client with invented charts must not locate a few people by where the share changes.
 */
export function percentileOf(spread: ElementSpread, sampleSize: number, percentage: number): number {
  const below = spread.profilesWith
    // Percentages of equal charts come from the same division, but the caller's is rounded to one decimal.
    .filter((other) => other.percentage < percentage - 0.1)
    .reduce((total, { profiles }) => total + profiles, 0);
  if (below < MIN_PROFILES) return 0;
  return sampleSize - below < MIN_PROFILES ? 100 : (below / sampleSize) * 100;
}
