import { type Chart, ELEMENTS, type Element, TEN_GODS, type TenGod } from '../../saju/index.ts';
import { type Strength, strengthOf } from '../facts.ts';

/** The six aptitudes of a chart, 0..100. They depend on the chart alone, and `tendency` and `radar` share them. */

export const APTITUDES = [
  'risk_tolerance',
  'long_term_aptitude',
  'trend_sensitivity',
  'patience',
  'analysis',
  'intuition',
] as const;
export type AptitudeName = (typeof APTITUDES)[number];

/** A share of a chart that raises (points above 0) or lowers an aptitude. */
export interface Trait {
  readonly points: number;
  readonly of: TenGod | Element | 'yang' | Strength;
}

export interface Aptitude {
  readonly score: number;
  /** The heaviest first. */
  readonly traits: readonly Trait[];
}

interface Weights {
  readonly base: number;
  /** Points of each occurrence. */
  readonly gods: Readonly<Partial<Record<TenGod, number>>>;
  /** Points of each percent above or below a fifth of the chart. */
  readonly elements?: Readonly<Partial<Record<Element, number>>>;
  /** Points when all pillars are yang; as many less when all are yin. */
  readonly yang?: number;
  /** Points of a strong day master; as many less of a weak one. */
  readonly strength?: number;
}

const WEIGHTS: Readonly<Record<AptitudeName, Weights>> = {
  risk_tolerance: {
    base: 59,
    gods: { 겁재: 7, 편재: 6, 상관: 4, 편관: 3, 정재: -6, 정관: -5, 정인: -3 },
    yang: 6,
    strength: 5,
  },
  long_term_aptitude: {
    base: 57,
    gods: { 정재: 5, 정인: 4, 정관: 4, 비견: 3, 상관: -5, 편재: -4 },
    elements: { earth: 0.35 },
    yang: -3,
  },
  trend_sensitivity: {
    base: 57,
    gods: { 상관: 5, 편재: 5, 편인: 4, 식신: 3, 정관: -4, 비견: -4 },
    elements: { fire: 0.3, wood: 0.2 },
  },
  patience: {
    base: 58,
    gods: { 정인: 5, 식신: 4, 정관: 4, 겁재: -5, 상관: -4 },
    elements: { earth: 0.4 },
    yang: -4,
  },
  analysis: {
    base: 58,
    gods: { 정인: 5, 정재: 4, 편관: 3, 겁재: -3 },
    elements: { metal: 0.4, water: 0.15 },
  },
  intuition: {
    base: 61,
    gods: { 편인: 6, 상관: 4, 정관: -4, 정재: -2 },
    elements: { water: 0.4, fire: 0.2 },
  },
};

const LOWEST = 35;
const HIGHEST = 95;

export function aptitudesOf(chart: Chart): Readonly<Record<AptitudeName, Aptitude>> {
  const strength = strengthOf(chart);
  const yang = chart.list.filter(({ index }) => index % 2 === 0).length / chart.list.length;
  const of = (name: AptitudeName) => aptitude(WEIGHTS[name], chart, strength, yang);
  return {
    risk_tolerance: of('risk_tolerance'),
    long_term_aptitude: of('long_term_aptitude'),
    trend_sensitivity: of('trend_sensitivity'),
    patience: of('patience'),
    analysis: of('analysis'),
    intuition: of('intuition'),
  };
}

/** @param yang 0..1 */
function aptitude(weights: Weights, chart: Chart, strength: Strength, yang: number): Aptitude {
  const traits: Trait[] = [];
  for (const god of TEN_GODS) traits.push({ of: god, points: (weights.gods[god] ?? 0) * chart.tenGodCounts[god] });
  for (const element of ELEMENTS) {
    const share = chart.elements[element].percentage - 20;
    traits.push({ of: element, points: (weights.elements?.[element] ?? 0) * share });
  }
  traits.push({ of: 'yang', points: (weights.yang ?? 0) * (2 * yang - 1) });
  traits.push({ of: strength, points: (weights.strength ?? 0) * { strong: 1, even: 0, weak: -1 }[strength] });
  const points = traits.reduce((sum, trait) => sum + trait.points, weights.base);
  return {
    score: Math.round(Math.min(HIGHEST, Math.max(LOWEST, points))),
    traits: traits
      .filter((trait) => Math.abs(trait.points) >= 1)
      .sort((a, b) => Math.abs(b.points) - Math.abs(a.points)),
  };
}
