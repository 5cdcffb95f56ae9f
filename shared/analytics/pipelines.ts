import type { PipelineStage } from 'mongoose';
import { branchOf, ELEMENTS, type Element, stemOf } from '../saju/index.ts';
import { ALL_PROFILES } from './parts.ts';

/**
 * The aggregations, over one mode. Each counts by account, group and key. Over all accounts each names its index: when one
 * mode is most of the collection, the planner would otherwise scan both.
 */
export interface Aggregation {
  readonly collection: 'profiles' | 'fortunes';
  readonly pipeline: PipelineStage[];
  /** An account's part is in at most so many keys: those of which it has most profiles. */
  readonly maxKeys: number;
}

/** One mode of all accounts, or of one. */
export interface Scope {
  readonly livemode: boolean;
  readonly accountId?: string;
}

/** A `PartRow` as an aggregation gives it; those of most profiles first. */
export interface AggregatedRow {
  readonly _id: { readonly account: string; readonly group: number; readonly key: string };
  readonly profiles: number;
  readonly sum: number;
}

/** The index on both collections that every aggregation over all accounts runs on. */
export const ANALYTICS_INDEX = 'analytics';

/**
 * Accounts times groups times keys. It bounds the memory of a computation, whatever tickers clients invent; beyond it the
 * smallest parts are left out, for the asker and for the others alike.
 */
const MAX_ROWS = 1_000_000;
/** Ten times the longest list. It bounds what the tickers that one account invents cost the figures of all. */
const MAX_KEYS = 1_000;
/** Profiles with one day pillar have some six thousand charts. */
const MAX_TWIN_KEYS = 10_000;

/** The day stem, 0 to 9. */
const STEM = { $mod: ['$pillars.day', 10] };

/** Profiles by day stem and favourite coin. */
export function coinParts(scope: Scope): Aggregation {
  const coins = 'investment.favorite_coins';
  return parts({ ...scope, [`${coins}.0`]: { $exists: true } }, [
    // A set: a ticker that a profile lists twice counts once.
    { $project: { _id: 0, accountId: 1, group: STEM, key: { $setUnion: [`$${coins}`, [ALL_PROFILES]] } } },
    { $unwind: '$key' },
  ]);
}

/** Profiles by day stem and trading style. */
export function styleParts(scope: Scope): Aggregation {
  const style = 'investment.trading_style';
  return parts({ ...scope, [style]: { $exists: true } }, [
    { $project: { _id: 0, accountId: 1, group: STEM, key: [`$${style}`, ALL_PROFILES] } },
    { $unwind: '$key' },
  ]);
}

/** Holders and their summed percentages by day stem and asset. */
export function assetParts(scope: Scope): Aggregation {
  const portfolio = 'investment.portfolio';
  const first = { $eq: ['$position', { $indexOfArray: ['$assets', '$row.asset'] }] };
  return parts(
    { ...scope, [`${portfolio}.0`]: { $exists: true } },
    [
      {
        $project: {
          _id: 0,
          accountId: 1,
          group: STEM,
          assets: `$${portfolio}.asset`,
          row: { $concatArrays: [`$${portfolio}`, [{ asset: ALL_PROFILES, percentage: 0 }]] },
        },
      },
      { $unwind: { path: '$row', includeArrayIndex: 'position' } },
      { $addFields: { key: '$row.asset' } },
    ],
    {
      // An asset that a portfolio lists twice has one holder. ALL_PROFILES is in no list of assets (-1).
      profiles: { $cond: [{ $or: [first, { $eq: ['$row.asset', ALL_PROFILES] }] }, 1, 0] },
      sum: '$row.percentage',
    },
  );
}

/**
 * Profiles by the number of characters of each element in their chart: the group holds the five counts as decimal digits,
 * wood first. A chart has at most eight characters, so no digit overflows.
 */
export function elementParts(scope: Scope): Aggregation {
  const digits = (position: string) => ({ $arrayElemAt: [PILLAR_DIGITS, `$pillars.${position}`] });
  const hourDigits = { $cond: [{ $eq: ['$pillars.hour', null] }, 0, { $arrayElemAt: [PILLAR_DIGITS, HOUR_OR_FIRST] }] };
  const group = { $add: [digits('year'), digits('month'), digits('day'), hourDigits] };
  return parts({ ...scope }, [{ $project: { _id: 0, accountId: 1, group, key: { $literal: ALL_PROFILES } } }]);
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
 * Profiles and their summed scores by day pillar, over a KST day's daily fortunes. Several models of a profile are
 * averaged.
 */
export function scoreParts(scope: Scope, date: string): Aggregation {
  const aggregation = parts(
    { ...scope, fortuneDate: date, fortuneType: 'daily', state: 'ready' },
    [
      {
        $group: {
          _id: '$profileId',
          accountId: { $first: '$accountId' },
          group: { $first: '$pillars.day' },
          score: { $avg: '$score' },
        },
      },
      { $addFields: { key: ALL_PROFILES } },
    ],
    { profiles: 1, sum: '$score' },
  );
  return { ...aggregation, collection: 'fortunes' };
}

/** Keys of `twinParts`. */
export const TWIN_KEYS = { everyone: 'all', chart: 'chart:', coin: 'coin:', style: 'style:' } as const;

/** All counts over the profiles with one day pillar, in one pass. */
export function twinParts(scope: Scope, dayPillar: number): Aggregation {
  const style = '$investment.trading_style';
  const coins = { $ifNull: ['$investment.favorite_coins', []] };
  const key = {
    $setUnion: [
      [TWIN_KEYS.everyone, { $concat: [TWIN_KEYS.chart, '$chart'] }],
      { $map: { input: coins, in: { $concat: [TWIN_KEYS.coin, '$$this'] } } },
      { $cond: [{ $eq: [{ $type: style }, 'string'] }, [{ $concat: [TWIN_KEYS.style, style] }], []] },
    ],
  };
  const aggregation = parts({ ...scope, 'pillars.day': dayPillar }, [
    { $project: { _id: 0, accountId: 1, group: '$pillars.day', key } },
    { $unwind: '$key' },
  ]);
  return { ...aggregation, maxKeys: MAX_TWIN_KEYS };
}

/** @param keyed makes documents of `accountId`, `group` and `key`, which are then counted */
function parts(
  match: Readonly<Record<string, unknown>>,
  keyed: readonly PipelineStage[],
  { profiles, sum }: { readonly profiles: unknown; readonly sum: unknown } = { profiles: 1, sum: 0 },
): Aggregation {
  const _id = { account: '$accountId', group: '$group', key: '$key' };
  return {
    collection: 'profiles',
    pipeline: [
      { $match: match },
      ...keyed,
      { $group: { _id, profiles: { $sum: profiles }, sum: { $sum: sum } } },
      // Of equal counts that of all profiles stays longest.
      { $sort: { profiles: -1, '_id.key': 1 } },
      { $limit: MAX_ROWS },
    ],
    maxKeys: MAX_KEYS,
  };
}
