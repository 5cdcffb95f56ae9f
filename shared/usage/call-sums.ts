import type { ClientSession, PipelineStage } from 'mongoose';
import type { FortuneType } from '../content/index.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { FortuneSum, ReportDayRecord } from '../db/models/report-days.ts';
import { rawCollection } from '../db/records.ts';
import { bitsOf, dayNumber, type FortuneDays, hasDay } from './fortune-days.ts';
import { fortuneDaysOf, SCORE_BAND_WIDTH, unsummedForms } from './report-days.ts';

/** The source of the calls by which an operator warms an account: reports show it, because no route has caused them. */
export const OPERATOR_WARMING = 'operator warming';

/** Whole KST days, both ends included. */
export interface DayRange {
  /** `YYYY-MM-DD` */
  readonly from: string;
  readonly to: string;
  /** Start of the first day. */
  readonly since: Date;
  /** End of the last day. */
  readonly until: Date;
}

/**
 * Sums over an owner's calls, settled in a range: those stored by day, and what these lack of the calls themselves, in one
 * snapshot.
 */

export interface Charge {
  readonly source: string;
  readonly background: boolean;
  /** The KST day of settlement. */
  readonly day: string;
  readonly usd: number;
}

export interface Charges {
  readonly bySource: readonly Charge[];
  /** By KST hour `YYYY-MM-DDTHH`; calls that are kept as sums of the ledger alone are in their day's first hour. */
  readonly byHour: readonly { readonly hour: string; readonly usd: number }[];
}

export function chargesIn(db: Database, owner: Owner, range: DayRange): Promise<Charges> {
  return db.transaction(owner.accountId, async (session) => {
    const ofDays = daysIn(owner, range);
    const fields = { day: 1, charges: 1, hours: 1 } as const;
    const days = await rawCollection(db.reportDays)
      .find(ofDays, { session })
      .project<Pick<ReportDayRecord, keyof typeof fields>>(fields)
      .toArray();
    const ledger = await rawCollection(db.callDays)
      .find({ ...ofDays, chargedUsd: { $gt: 0 } }, { session })
      .toArray();
    const live = await ofUnsummed<{ source: string; background: boolean; hour: string; usd: number }>(
      db,
      { owner, range, session },
      (form) => [
        { $match: form },
        {
          $group: {
            _id: { source: '$source', background: '$background', hour: kst('%Y-%m-%dT%H') },
            usd: { $sum: { $subtract: ['$chargedUsd', { $ifNull: ['$summed.usd', 0] }] } },
          },
        },
        { $project: { _id: 0, source: '$_id.source', background: '$_id.background', hour: '$_id.hour', usd: 1 } },
        { $match: { usd: { $ne: 0 } } },
      ],
    );
    return {
      bySource: [
        ...days.flatMap(({ day, charges }) => charges.map((charge) => ({ ...charge, day }))),
        ...ledger.map(({ source, background, day, chargedUsd }) => ({ source, background, day, usd: chargedUsd })),
        ...live.map(({ source, background, hour, usd }) => ({ source, background, day: hour.slice(0, 10), usd })),
      ],
      byHour: [
        ...days.flatMap(({ day, hours }) =>
          hours.map((usd, hour) => ({ hour: `${day}T${String(hour).padStart(2, '0')}`, usd })),
        ),
        ...ledger.map(({ day, chargedUsd }) => ({ hour: `${day}T00`, usd: chargedUsd })),
        ...live.map(({ hour, usd }) => ({ hour, usd })),
      ],
    };
  });
}

export interface FortuneRow extends FortuneSum {
  readonly day: string;
}

export interface FortunesIn {
  readonly rows: readonly FortuneRow[];
  /** Different ones. */
  readonly profiles: number;
}

/** @param type null: all */
export function fortunesIn(db: Database, owner: Owner, range: DayRange, type: FortuneType | null): Promise<FortunesIn> {
  const scope = type ?? 'all';
  const isWanted = (row: { readonly type: FortuneType | null }): row is { readonly type: FortuneType } =>
    row.type !== null && (type === null || row.type === type);
  return db.transaction(owner.accountId, async (session) => {
    const ofDays = daysIn(owner, range);
    const days = await rawCollection(db.reportDays)
      .find(ofDays, { session })
      .project<Pick<ReportDayRecord, 'day' | 'fortunes' | 'profiles'>>({
        day: 1,
        fortunes: 1,
        [`profiles.${scope}`]: 1,
      })
      .toArray();
    const ledger = await rawCollection(db.callDays)
      .find({ ...ofDays, type: type ?? { $ne: null } }, { session })
      .toArray();
    const query = { owner, range, session };
    const live = await ofUnsummed<FortuneRow>(db, query, (form) => fortunePipeline(form, type));
    const summed = days.reduce((sum, day) => sum + newIn(range, day.day, day.profiles[scope]), 0);
    const unsummed = await unsummedProfiles(db, query, type, summed === 0);
    return {
      rows: [
        ...days.flatMap(({ day, fortunes }) => fortunes.filter(isWanted).map((row) => ({ ...row, day }))),
        ...ledger.flatMap((row) =>
          isWanted(row) ? [{ ...row, type: row.type, band: row.band ?? 0, costUsd: row.chargedUsd }] : [],
        ),
        ...live,
      ],
      profiles: summed + unsummed,
    };
  });
}

/** The profiles of a day of a range that had no fortune on a day of the range before it. */
function newIn({ from }: DayRange, day: string, byGap: readonly number[]): number {
  const before = dayNumber(day) - dayNumber(from);
  return byGap.reduce((sum, profiles, gap) => (gap === 0 || gap > before ? sum + profiles : sum), 0);
}

interface Query {
  readonly owner: Owner;
  readonly range: DayRange;
  readonly session: ClientSession;
}

function daysIn(owner: Owner, { from, to }: DayRange) {
  return { ...ownedBy(owner), day: { $gte: from, $lte: to } };
}

function kst(format: string) {
  return { $dateToString: { date: '$settledAt', format, timezone: '+09:00' } };
}

/** One aggregation after another: they share a transaction. */
async function ofUnsummed<Row extends object>(
  db: Database,
  { owner, range: { since, until }, session }: Query,
  pipeline: (form: object) => PipelineStage[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const form of unsummedForms(owner, { $gte: since, $lt: until })) {
    rows.push(...(await rawCollection(db.calls).aggregate<Row>(pipeline(form), { session }).toArray()));
  }
  return rows;
}

const SUMMED_COUNT = { $ifNull: ['$summed.count', 0] };
/** 1 for a fortune that is not in the sums. */
const COUNT = { $subtract: [1, SUMMED_COUNT] };
const sumOf = (field: string) => ({ $sum: { $multiply: [COUNT, field] } });

function fortunePipeline(form: object, type: FortuneType | null): PipelineStage[] {
  // Bands of 20, upper end included; 0 belongs to the first.
  const band = { $max: [0, { $floor: { $divide: [{ $subtract: ['$fortune.score', 1] }, SCORE_BAND_WIDTH] } }] };
  const exists = { $cond: [{ $eq: ['$fortune.deleted', true] }, 0, 1] };
  const summedUsd = { $multiply: [SUMMED_COUNT, { $ifNull: ['$summed.usd', 0] }] };
  return [
    { $match: { ...form, 'fortune.type': type ?? { $gte: '' } } },
    {
      $group: {
        _id: { type: '$fortune.type', model: '$model', day: kst('%Y-%m-%d'), band },
        count: { $sum: COUNT },
        existing: { $sum: { $subtract: [exists, { $ifNull: ['$summed.existing', 0] }] } },
        score: sumOf('$fortune.score'),
        latencyMs: sumOf('$fortune.latencyMs'),
        costUsd: { $sum: { $subtract: ['$chargedUsd', summedUsd] } },
        overall: sumOf('$fortune.categories.overall'),
        wealth: sumOf('$fortune.categories.wealth'),
        love: sumOf('$fortune.categories.love'),
        health: sumOf('$fortune.categories.health'),
        career: sumOf('$fortune.categories.career'),
      },
    },
    { $addFields: { type: '$_id.type', model: '$_id.model', day: '$_id.day', band: '$_id.band' } },
    { $project: { _id: 0 } },
  ];
}

const PROFILES_AT_ONCE = 5_000;

/** The profiles of fortunes that are not summed, without those that the sums of the range contain. */
async function unsummedProfiles(
  db: Database,
  query: Query,
  type: FortuneType | null,
  noneSummed: boolean,
): Promise<number> {
  const { owner, range, session } = query;
  const found = await ofUnsummed<{ _id: string }>(db, query, (form) => [
    { $match: { $and: [form, { 'fortune.type': type ?? { $gte: '' }, 'summed.count': { $ne: 1 } }] } },
    { $group: { _id: '$fortune.profileId' } },
  ]);
  const ids = [...new Set(found.map(({ _id }) => _id))];
  if (noneSummed) return ids.length;
  const [from, to] = [dayNumber(range.from), dayNumber(range.to)];
  const isSummed = (days: FortuneDays) => hasDay(days, bitsOf(days, type ?? 'all'), from, to);
  let count = ids.length;
  for (let first = 0; first < ids.length; first += PROFILES_AT_ONCE) {
    const known = await fortuneDaysOf(db, owner, ids.slice(first, first + PROFILES_AT_ONCE), session);
    count -= [...known.values()].filter(isSummed).length;
  }
  return count;
}
