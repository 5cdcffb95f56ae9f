import type * as z from 'zod';
import type { ElementComparison, Figures, Twins } from '../../shared/analytics/analytics.ts';
import type { Group } from '../../shared/analytics/disclosure.ts';
import type { StemScore } from '../../shared/analytics/scores.ts';
import { type Chart, STEMS } from '../../shared/saju/index.ts';
import { perElement } from '../../shared/saju/types.ts';
import type {
  comparisonData,
  fortuneRankingData,
  popularCoinsData,
  portfolioBreakdownData,
  tradingStylesData,
} from './analytics-schemas.ts';
import { type RequestFacts, ruleMeta } from './calls.ts';

/**
 * `data` of the analytics answers. With `insufficient_data` the answer contains nothing of the group, not
 * even its size: lists are empty, single figures null and `sample_size` 0. Shares and averages have one decimal.
 */

export function popularCoins({ data: group, asOf }: Figures<Group>, limit: number) {
  return {
    ...envelope(group?.sampleSize ?? null, asOf),
    coins: (group?.rows ?? []).slice(0, limit).map(({ key, profiles }, index) => ({
      symbol: key,
      count: profiles,
      percentage: percentage(profiles, group),
      rank: index + 1,
    })),
  } satisfies z.input<typeof popularCoinsData>;
}

export function tradingStyles({ data: group, asOf }: Figures<Group>) {
  return {
    ...envelope(group?.sampleSize ?? null, asOf),
    styles: (group?.rows ?? []).map(({ key, profiles }) => ({
      style: key,
      count: profiles,
      percentage: percentage(profiles, group),
    })),
  } satisfies z.input<typeof tradingStylesData>;
}

/** The average portfolio of all profiles that declare one, so that a complete list adds up to 100. */
export function portfolioBreakdown({ data: group, asOf }: Figures<Group>) {
  const sampleSize = group?.sampleSize ?? 0;
  return {
    ...envelope(group?.sampleSize ?? null, asOf),
    assets: (group?.rows ?? [])
      .map(({ key, profiles, sum }) => ({
        asset: key,
        average_percentage: rounded(sum / sampleSize),
        holders: profiles,
      }))
      .sort((a, b) => b.average_percentage - a.average_percentage || b.holders - a.holders),
  } satisfies z.input<typeof portfolioBreakdownData>;
}

/** The caller's own shares are shown even for a small group. */
export function comparison({ data: all, asOf }: Figures<ElementComparison>, chart: Chart) {
  const mine = perElement((element) => chart.elements[element].percentage);
  return {
    ...envelope(all?.sampleSize ?? null, asOf),
    mine,
    average: all && perElement((element) => rounded(all.average[element])),
    differences: all && perElement((element) => rounded(mine[element] - rounded(all.average[element]))),
    percentile: all && rounded(all.percentile),
  } satisfies z.input<typeof comparisonData>;
}

export function fortuneRanking({ data: scores, asOf }: Figures<readonly StemScore[]>, limit: number) {
  const sampleSize = scores?.reduce((total, { profiles }) => total + profiles, 0) ?? null;
  return {
    ...envelope(sampleSize, asOf),
    rankings: (scores ?? []).slice(0, limit).map(({ stem, score, profiles }, index) => ({
      rank: index + 1,
      day_master: STEMS[stem]?.name ?? '',
      average_score: rounded(score),
      count: profiles,
    })),
  } satisfies z.input<typeof fortuneRankingData>;
}

export function sajuTwin({ data: twins, asOf }: Figures<Twins>) {
  return {
    ...envelope(twins?.sameDayPillar ?? null, asOf),
    same_day_pillar: twins?.sameDayPillar ?? null,
    same_four_pillars: twins?.sameFourPillars ?? null,
    common_coins: twins?.coins ?? [],
    common_styles: twins?.styles ?? [],
    average_score_today: twins === null || twins.score === null ? null : rounded(twins.score),
  };
}

/** `meta` as in the rest of the widget group; analytics cost nothing, cached or not. */
export function analyticsMeta(request: RequestFacts, topic: string, cached: boolean) {
  return {
    ...ruleMeta(request),
    cached,
    cache: cached ? { hits: [topic], misses: [] } : { hits: [], misses: [topic] },
  };
}

function envelope(sampleSize: number | null, asOf: Date) {
  return { sample_size: sampleSize ?? 0, insufficient_data: sampleSize === null, as_of: asOf.toISOString() };
}

function percentage(profiles: number, group: Group | null): number {
  return group === null ? 0 : rounded((profiles / group.sampleSize) * 100);
}

/** One decimal; never negative zero. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
