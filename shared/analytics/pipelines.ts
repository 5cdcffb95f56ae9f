import type { PipelineStage } from 'mongoose';
import { branchOf, ELEMENTS, type Element, stemOf } from '../saju/index.ts';
import { MIN_PROFILES } from './disclosure.ts';

/**
 * The aggregations, over one mode of all accounts. Each names its index: when one mode is most of the collection, the
 * planner would otherwise scan both.
 */
export interface Aggregation {
  readonly collection: 'profiles' | 'fortunes';
  readonly pipeline: PipelineStage[];
}

/** The index on both collections that every aggregation here runs on. */
export const ANALYTICS_INDEX = 'analytics';

/** The key, among those of a breakdown, of the row that counts all profiles of a group. No ticker is empty. */
export const ALL_PROFILES = '';

/** More keys than any response returns, and few enough that invented tickers cannot fill the cache. */
const MAX_KEYS = 1_000;

/** The day stem, 0 to 9. */
const STEM = { $mod: ['$pillars.day', 10] };

/** Profiles by day stem and favourite coin. */
export function coinCells(livemode: boolean): Aggregation {
  const coins = 'investment.favorite_coins';
  return cells(livemode, `${coins}.0`, [
    // A set: a ticker that a profile lists twice counts once.
    { $project: { _id: 0, stem: STEM, row: { $setUnion: [`$${coins}`, [ALL_PROFILES]] } } },
    { $unwind: '$row' },
    { $group: { _id: { stem: '$stem', key: '$row' }, profiles: { $sum: 1 }, sum: { $sum: 0 } } },
  ]);
}

/** Profiles by day stem and trading style. */
export function styleCells(livemode: boolean): Aggregation {
  const style = 'investment.trading_style';
  return cells(livemode, style, [
    { $group: { _id: { stem: STEM, key: `$${style}` }, profiles: { $sum: 1 }, sum: { $sum: 0 } } },
  ]);
}

/** Holders and their summed percentages by day stem and asset. */
export function assetCells(livemode: boolean): Aggregation {
  const portfolio = 'investment.portfolio';
  const first = { $eq: ['$position', { $indexOfArray: ['$assets', '$row.asset'] }] };
  return cells(livemode, `${portfolio}.0`, [
    {
      $project: {
        _id: 0,
        stem: STEM,
        assets: `$${portfolio}.asset`,
        row: { $concatArrays: [`$${portfolio}`, [{ asset: ALL_PROFILES, percentage: 0 }]] },
      },
    },
    { $unwind: { path: '$row', includeArrayIndex: 'position' } },
    {
      $group: {
        _id: { stem: '$stem', key: '$row.asset' },
        // An asset that a portfolio lists twice has one holder. ALL_PROFILES is in no list of assets (-1).
        profiles: { $sum: { $cond: [{ $or: [first, { $eq: ['$row.asset', ALL_PROFILES] }] }, 1, 0] } },
        sum: { $sum: '$row.percentage' },
      },
    },
  ]);
}

/** Cells {_id: {stem, key}, profiles, sum} of profiles that declare the field, grouped by key, most profiles first. */
function cells(
  livemode: boolean,
  declared: string,
  byStemAndKey: Exclude<PipelineStage, PipelineStage.Merge | PipelineStage.Out>[],
): Aggregation {
  return {
    collection: 'profiles',
    pipeline: [
      { $match: { livemode, [declared]: { $exists: true } } },
      ...byStemAndKey,
      {
        $group: {
          _id: '$_id.key',
          profiles: { $sum: '$profiles' },
          cells: { $push: { stem: '$_id.stem', profiles: '$profiles', sum: '$sum' } },
        },
      },
      { $match: { profiles: { $gte: MIN_PROFILES } } },
      { $sort: { profiles: -1, _id: 1 } },
      { $limit: MAX_KEYS },
    ],
  };
}

/**
 * Profiles by the number of characters of each element in their chart: `_id` holds the five counts as decimal digits,
 * wood first. A chart has at most eight characters, so no digit overflows.
 */
export function elementCounts(livemode: boolean): Aggregation {
  const digits = (position: string) => ({ $arrayElemAt: [PILLAR_DIGITS, `$pillars.${position}`] });
  const hourDigits = { $cond: [{ $eq: ['$pillars.hour', null] }, 0, { $arrayElemAt: [PILLAR_DIGITS, HOUR_OR_FIRST] }] };
  return {
    collection: 'profiles',
    pipeline: [
      { $match: { livemode } },
      {
        $group: {
          _id: { $add: [digits('year'), digits('month'), digits('day'), hourDigits] },
          profiles: { $sum: 1 },
        },
      },
    ],
  };
}

/** MongoDB may evaluate both branches of a `$cond`, so an index must never be null. */
const HOUR_OR_FIRST = { $ifNull: ['$pillars.hour', 0] };

const PILLAR_DIGITS = Array.from(
  { length: 60 },
  (_, pillar) => elementDigit(stemOf(pillar).element) + elementDigit(branchOf(pillar).element),
);

/** The value that one character of the element adds to the digits of a chart. */
export function elementDigit(element: Element): number {
  return 10 ** (ELEMENTS.length - 1 - ELEMENTS.indexOf(element));
}

/**
 * Average score and profiles by day stem, over a KST day's daily fortunes. Several models of a profile are averaged.
 */
export function scoresByStem(livemode: boolean, date: string): Aggregation {
  return scores({ livemode, fortuneDate: date }, { $mod: ['$day', 10] });
}

/** The same for all profiles with one day pillar. */
export function scoreOfDayPillar(livemode: boolean, date: string, dayPillar: number): Aggregation {
  return scores({ livemode, fortuneDate: date, 'pillars.day': dayPillar }, null);
}

function scores(match: Readonly<Record<string, unknown>>, by: unknown): Aggregation {
  return {
    collection: 'fortunes',
    pipeline: [
      { $match: { ...match, fortuneType: 'daily', state: 'ready' } },
      { $group: { _id: '$profileId', day: { $first: '$pillars.day' }, score: { $avg: '$score' } } },
      { $group: { _id: by, profiles: { $sum: 1 }, score: { $avg: '$score' } } },
    ],
  };
}

/** Keys of `twinCounts`. */
export const TWIN_KEYS = { everyone: 'all', chart: 'chart:', coin: 'coin:', style: 'style:' } as const;

/** All counts over the profiles with one day pillar, in one pass. Small counts do not leave the database. */
export function twinCounts(livemode: boolean, dayPillar: number): Aggregation {
  const style = '$investment.trading_style';
  const coins = { $ifNull: ['$investment.favorite_coins', []] };
  return {
    collection: 'profiles',
    pipeline: [
      { $match: { livemode, 'pillars.day': dayPillar } },
      {
        $project: {
          _id: 0,
          key: {
            $setUnion: [
              [TWIN_KEYS.everyone, { $concat: [TWIN_KEYS.chart, '$chart'] }],
              { $map: { input: coins, in: { $concat: [TWIN_KEYS.coin, '$$this'] } } },
              { $cond: [{ $eq: [{ $type: style }, 'string'] }, [{ $concat: [TWIN_KEYS.style, style] }], []] },
            ],
          },
        },
      },
      { $unwind: '$key' },
      { $group: { _id: '$key', profiles: { $sum: 1 } } },
      { $match: { profiles: { $gte: MIN_PROFILES } } },
      { $sort: { profiles: -1, _id: 1 } },
    ],
  };
}
