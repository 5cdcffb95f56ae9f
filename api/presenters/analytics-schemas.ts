import * as z from 'zod';
import { count, percent, perElementOf, timestamp } from './answer-fields.ts';

/** `data` of the analytics: groups that are too small answer `insufficient_data` and nothing else. */

const envelope = {
  sample_size: count(
    'How many profiles the figures are of: your own, and those of other accounts where they are at least five of two accounts; 0 when they are too few',
  ),
  insufficient_data: z.boolean().describe('Whether the group is too small to be shown'),
  as_of: timestamp('When the figures were made; they are made anew every hour'),
};
const rank = z.int().min(1).describe('Place in the list, from 1');
const holders = count('How many profiles');

export const popularCoinsData = z
  .strictObject({
    ...envelope,
    coins: z
      .array(
        z.strictObject({
          symbol: z.string().describe('Ticker of the coin'),
          count: holders,
          percentage: percent('Share of the group'),
          rank,
        }),
      )
      .describe('Coins, the most popular first'),
  })
  .meta({ id: 'PopularCoins', description: 'Coins that profiles like best' });

export const tradingStylesData = z
  .strictObject({
    ...envelope,
    styles: z
      .array(
        z.strictObject({
          style: z.string().describe('The trading style'),
          count: holders,
          percentage: percent('Share of the group'),
        }),
      )
      .describe('Styles, the most frequent first'),
  })
  .meta({ id: 'TradingStyles', description: 'How profiles trade' });

export const portfolioBreakdownData = z
  .strictObject({
    ...envelope,
    assets: z
      .array(
        z.strictObject({
          asset: z.string().describe('Ticker or kind of asset'),
          average_percentage: z.number().describe('Its share in the average portfolio, in percent'),
          holders: holders.describe('How many profiles hold it'),
        }),
      )
      .describe('Assets, the largest share first'),
  })
  .meta({ id: 'PortfolioBreakdown', description: 'The average portfolio' });

const share = z.number();

export const comparisonData = z
  .strictObject({
    ...envelope,
    mine: z.strictObject(perElementOf(share, "The chart's share in percent")).describe("The chart's own balance"),
    average: z
      .strictObject(perElementOf(share, 'Average share in percent'))
      .nullable()
      .describe('The average; null when the group is too small'),
    differences: z
      .strictObject(perElementOf(share, 'Difference in percentage points'))
      .nullable()
      .describe('`mine` less `average`; null when the group is too small'),
    percentile: z
      .number()
      .nullable()
      .describe(
        "Percent of the profiles that have less of the chart's strongest element; null when the group is too small",
      ),
  })
  .meta({ id: 'ElementComparison', description: "A chart's element balance against the average" });

export const fortuneRankingData = z
  .strictObject({
    ...envelope,
    rankings: z
      .array(
        z.strictObject({
          rank,
          day_master: z.string().describe('Name of the day master, such as 경금'),
          average_score: z.number().describe('Average score of the day, with one decimal'),
          count: holders,
        }),
      )
      .describe('Day masters, the highest average first'),
  })
  .meta({ id: 'FortuneRanking', description: 'Day masters by the average score of a day' });

const few = 'null when the group is too small';
const names = (description: string) => z.array(z.string().describe('A name')).describe(description);

export const sajuTwinData = z
  .strictObject({
    ...envelope,
    same_day_pillar: z.int().nullable().describe(`How many profiles have the same day pillar; ${few}`),
    same_four_pillars: z.int().nullable().describe(`How many have the same four pillars; ${few}`),
    common_coins: names('Coins that they like'),
    common_styles: names('How they trade'),
    average_score_today: z.number().nullable().describe(`Their average score today; ${few}`),
  })
  .meta({ id: 'SajuTwins', description: 'What profiles with the same pillars have in common' });
