import * as z from 'zod';
import type { AnalyticsService, Figures } from '../../../shared/analytics/analytics.ts';
import type { Clock } from '../../../shared/core/clock.ts';
import type { Owner } from '../../../shared/core/owner.ts';
import type { ProfileService } from '../../../shared/profiles/profiles.ts';
import { chartOf, STEMS } from '../../../shared/saju/index.ts';
import { answersOk } from '../../contract/answers.ts';
import { requireReadOfGroups } from '../../http/permissions.ts';
import { type Answer, ok, type Route, route } from '../../http/route.ts';
import {
  analyticsMeta,
  comparison,
  fortuneRanking,
  popularCoins,
  portfolioBreakdown,
  sajuTwin,
  tradingStyles,
} from '../../presenters/analytics.ts';
import {
  comparisonData,
  fortuneRankingData,
  popularCoinsData,
  portfolioBreakdownData,
  sajuTwinData,
  tradingStylesData,
} from '../../presenters/analytics-schemas.ts';
import { ruleMetaAnswer, widgetAnswerOf } from '../../presenters/call-schemas.ts';
import type { RequestFacts } from '../../presenters/calls.ts';
import { optionalDay, pageFields } from '../fields.ts';
import { type KeyContext, readableProfile, resolveSubject, subjectQueryFields } from '../subject.ts';
import { sectionDay, widgetAnswer } from './sections.ts';

export interface AnalyticsRouteDeps {
  readonly analytics: AnalyticsService;
  readonly profiles: ProfileService;
  readonly clock: Clock;
}

/** A stem in hangul or hanja, or its name in answers (경금), parsed into its index. */
const dayMaster = z
  .string()
  .transform((given, context) => {
    const stem = STEMS.find(({ hangul, hanja, name }) => [hangul, hanja, name].includes(given));
    if (stem !== undefined) return stem.index;
    context.issues.push({ code: 'custom', input: given, message: 'must be one of the ten stems, such as 갑 or 甲' });
    return z.NEVER;
  })
  .describe('Only this day master: a stem in hangul or hanja, or its name (경, 庚, 경금)');

const { limit } = pageFields;
const groupFields = {
  day_master: dayMaster.optional(),
  profile_id: z
    .string()
    .optional()
    .describe('Only the day master of this profile: its id, `prf_…`; the key also needs `profile:read`'),
} as const;
const groupQuery = z.strictObject(groupFields);
const coinsQuery = z.strictObject({ ...groupFields, limit });
const rankingQuery = z.strictObject({ date: optionalDay, limit });
const subjectQuery = z.strictObject(subjectQueryFields);

const shared = {
  method: 'GET',
  group: 'widget',
  access: { kind: 'key', permissions: ['analytics:read'] },
  unauthorizedCode: 'UNAUTHORIZED',
  takesTurns: 'lists',
} as const;

/** @param id names the component */
const figures = (data: z.ZodType, id: string) =>
  answersOk(widgetAnswerOf(data, ruleMetaAnswer, id), 'The figures, or `insufficient_data`');

/** Figures over the profiles and fortunes of all accounts in the key's mode; no AI, made anew every hour. */
export function analyticsRoutes(deps: AnalyticsRouteDeps): Route[] {
  const { analytics, profiles, clock } = deps;
  const answer = <T>(context: RequestFacts, topic: string, figures: Figures<T>, data: unknown): Answer =>
    ok(widgetAnswer(clock, data, analyticsMeta(context, topic, figures.cached)));
  return [
    route({
      ...shared,
      path: '/v1/analytics/popular-coins',
      summary: 'Coins that profiles with a day master like best',
      operationId: 'getPopularCoins',
      tag: 'Analytics',
      answers: figures(popularCoinsData, 'PopularCoinsAnswer'),
      errors: ['not_found'],
      query: coinsQuery,
      async handler(context) {
        const asker = askerOf(context);
        const stem = await requestedStem(profiles, context, context.query);
        const figures = await analytics.coins(asker, stem);
        return answer(context, 'popular_coins', figures, popularCoins(figures, context.query.limit));
      },
    }),
    route({
      ...shared,
      path: '/v1/analytics/comparison',
      summary: "A chart's element balance against the average",
      operationId: 'getElementComparison',
      tag: 'Analytics',
      answers: figures(comparisonData, 'ElementComparisonAnswer'),
      errors: ['not_found'],
      query: subjectQuery,
      async handler(context) {
        const asker = askerOf(context);
        const { pillars } = await resolveSubject(profiles, context, context.query, { inQuery: true });
        const figures = await analytics.comparison(asker, pillars);
        return answer(context, 'comparison', figures, comparison(figures, chartOf(pillars)));
      },
    }),
    route({
      ...shared,
      path: '/v1/analytics/fortune-ranking',
      summary: 'Day masters by the average score of a day',
      operationId: 'getFortuneRanking',
      tag: 'Analytics',
      answers: figures(fortuneRankingData, 'FortuneRankingAnswer'),
      query: rankingQuery,
      async handler(context) {
        const asker = askerOf(context);
        const date = sectionDay(clock, context.query.date);
        const figures = await analytics.ranking(asker, date);
        return answer(context, 'fortune_ranking', figures, fortuneRanking(figures, context.query.limit));
      },
    }),
    route({
      ...shared,
      path: '/v1/analytics/trading-styles',
      summary: 'How profiles with a day master trade',
      operationId: 'getTradingStyles',
      tag: 'Analytics',
      answers: figures(tradingStylesData, 'TradingStylesAnswer'),
      errors: ['not_found'],
      query: groupQuery,
      async handler(context) {
        const asker = askerOf(context);
        const stem = await requestedStem(profiles, context, context.query);
        const figures = await analytics.styles(asker, stem);
        return answer(context, 'trading_styles', figures, tradingStyles(figures));
      },
    }),
    route({
      ...shared,
      path: '/v1/analytics/portfolio-breakdown',
      summary: 'The average portfolio of profiles with a day master',
      operationId: 'getPortfolioBreakdown',
      tag: 'Analytics',
      answers: figures(portfolioBreakdownData, 'PortfolioBreakdownAnswer'),
      errors: ['not_found'],
      query: groupQuery,
      async handler(context) {
        const asker = askerOf(context);
        const stem = await requestedStem(profiles, context, context.query);
        const figures = await analytics.assets(asker, stem);
        return answer(context, 'portfolio_breakdown', figures, portfolioBreakdown(figures));
      },
    }),
    route({
      ...shared,
      path: '/v1/analytics/saju-twin',
      summary: 'What profiles with the same pillars have in common',
      operationId: 'getSajuTwins',
      tag: 'Analytics',
      answers: figures(sajuTwinData, 'SajuTwinsAnswer'),
      errors: ['not_found'],
      query: subjectQuery,
      async handler(context) {
        const asker = askerOf(context);
        const { pillars } = await resolveSubject(profiles, context, context.query, { inQuery: true });
        const figures = await analytics.twins(asker, pillars);
        return answer(context, 'saju_twin', figures, sajuTwin(figures));
      },
    }),
  ];
}

/** @throws forbidden */
function askerOf(context: KeyContext): Owner {
  requireReadOfGroups(context.identity());
  return context.identity().owner;
}

/** The requested day stem, or that of the given profile; null: all. @throws forbidden, not_found (profile) */
async function requestedStem(
  profiles: ProfileService,
  context: KeyContext,
  query: z.output<typeof groupQuery>,
): Promise<number | null> {
  if (query.profile_id === undefined) return query.day_master ?? null;
  return (await readableProfile(profiles, context, query.profile_id)).pillars.day % 10;
}
