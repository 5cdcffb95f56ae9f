import type { Chart, TenGod } from '../../saju/index.ts';
import { type Flow, type Strength, strengthOf } from '../facts.ts';
import type { Meeting } from './corpus/relations.ts';
import { countOfGroup } from './lexicon.ts';
import { combinesWithDayMaster, metPlaces } from './meetings.ts';
import type { Random } from './random.ts';

/** Range of simulated scores. */
const LOWEST = 35;
const HIGHEST = 95;

/**
 * How well a period's pillar suits a chart, 35..95: by its effect on the balance, the relations of its branch, the
 * match of its ten gods with the day master's strength, and a seeded variation.
 */
export function flowScore(chart: Chart, flow: Flow, random: Random): number {
  return bounded(64 + flowPoints(chart, flow) + random.between(-11, 11));
}

/** A score that correlates with a base score and varies on its own. */
export function relatedScore(base: number, points: number, random: Random): number {
  return bounded(64 + (base - 64) * 0.55 + points + random.between(-12, 12));
}

function bounded(value: number): number {
  return Math.round(Math.min(HIGHEST, Math.max(LOWEST, value)));
}

function flowPoints(chart: Chart, flow: Flow): number {
  const met = metPlaces(chart, flow);
  const meetings = met.reduce(
    (sum, { position, meeting }) => sum + MEETING_POINTS[meeting] * PLACE_WEIGHTS[position],
    0,
  );
  const strength = strengthOf(chart);
  return (
    meetings +
    7 * flow.fills.length -
    5 * flow.burdens.length +
    (combinesWithDayMaster(chart, flow) ? 5 : 0) +
    GOD_POINTS[strength][flow.stemGod] +
    0.6 * GOD_POINTS[strength][flow.branchGod]
  );
}

const MEETING_POINTS: Readonly<Record<Meeting, number>> = {
  육합: 8,
  삼합: 6,
  충: -9,
  형: -5,
  자형: -4,
  해: -4,
  same: -1,
  none: 0,
};

const PLACE_WEIGHTS = { day: 1, month: 0.8, year: 0.5, hour: 0.5 } as const;

/** A strong day master gains from gods that drain it, a weak one from gods that support it. */
const GOD_POINTS: Readonly<Record<Strength, Readonly<Record<TenGod, number>>>> = {
  strong: gods(-5, -8, 6, 3, 6, 7, 2, 6, -4, -2),
  even: gods(1, -4, 4, -1, 3, 5, -4, 4, 0, 3),
  weak: gods(6, 3, -1, -5, -4, 0, -8, -2, 5, 8),
};

function gods(...points: readonly [number, number, number, number, number, number, number, number, number, number]) {
  const [비견, 겁재, 식신, 상관, 편재, 정재, 편관, 정관, 편인, 정인] = points;
  return { 비견, 겁재, 식신, 상관, 편재, 정재, 편관, 정관, 편인, 정인 };
}

export interface Aptitudes {
  readonly risk_tolerance: number;
  readonly long_term_aptitude: number;
  readonly trend_sensitivity: number;
  readonly patience: number;
  readonly analysis: number;
  readonly intuition: number;
}

/** The six aptitudes of a chart, from its ten gods, elements and polarity. Equal in every section that shows them. */
export function aptitudes(chart: Chart, random: Random): Aptitudes {
  const god = chart.tenGodCounts;
  const share = (element: keyof Chart['elements']): number => chart.elements[element].percentage - 20;
  const yang = chart.list.filter(({ index }) => index % 2 === 0).length / chart.list.length - 0.5;
  const strong = { strong: 5, even: 0, weak: -5 }[strengthOf(chart)];
  const score = (points: number): number => bounded(63 + points + random.between(-9, 9));
  return {
    risk_tolerance: score(
      7 * god.겁재 +
        6 * god.편재 +
        4 * god.상관 +
        3 * god.편관 -
        6 * god.정재 -
        5 * god.정관 -
        3 * god.정인 +
        12 * yang +
        strong,
    ),
    long_term_aptitude: score(
      5 * god.정재 +
        4 * god.정인 +
        4 * god.정관 +
        3 * god.비견 -
        5 * god.상관 -
        4 * god.편재 +
        0.35 * share('earth') -
        6 * yang,
    ),
    trend_sensitivity: score(
      5 * god.상관 +
        5 * god.편재 +
        4 * god.편인 +
        3 * god.식신 -
        4 * god.정관 -
        4 * god.비견 +
        0.3 * share('fire') +
        0.2 * share('wood'),
    ),
    patience: score(
      5 * god.정인 + 4 * god.식신 + 4 * god.정관 - 5 * god.겁재 - 4 * god.상관 + 0.4 * share('earth') - 8 * yang,
    ),
    analysis: score(
      5 * god.정인 + 4 * god.정재 + 3 * god.편관 - 3 * god.겁재 + 0.4 * share('metal') + 0.15 * share('water') - 3,
    ),
    intuition: score(
      6 * god.편인 + 4 * god.상관 + 0.4 * share('water') + 0.2 * share('fire') - 4 * god.정관 - 2 * god.정재,
    ),
  };
}

/** Points for the wealth, love, health and career scores of a period. */
export function categoryPoints(
  chart: Chart,
  flow: Flow,
): { wealth: number; love: number; health: number; career: number } {
  const places = metPlaces(chart, flow);
  const at = (position: 'day' | 'month'): number =>
    places
      .filter((place) => place.position === position)
      .reduce((sum, place) => sum + MEETING_POINTS[place.meeting], 0);
  const money =
    flow.stemGod === '정재' || flow.branchGod === '정재'
      ? 7
      : flow.stemGod === '편재'
        ? 5
        : flow.stemGod === '겁재'
          ? -9
          : 0;
  const office = flow.branchGod === '정관' || flow.stemGod === '정관' ? 6 : flow.stemGod === '상관' ? -5 : 0;
  return {
    wealth: money + Math.min(4, 2 * countOfGroup(chart, '재성')) - 2,
    love: 1.2 * at('day'),
    health: 5 * flow.fills.length - 5 * flow.burdens.length + (flow.stemGod === '편관' ? -6 : 0),
    career: office + at('month'),
  };
}
