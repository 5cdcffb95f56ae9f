import { type Clock, kstDate } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import { modeOf, type Owner } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { chartKey, chartOf, type Element, type Pillars } from '../saju/index.ts';
import { perElement } from '../saju/types.ts';
import { type CachedResult, cachedTopic } from './cache.ts';
import { type Breakdown, breakdownOf, type Group, type KeyCells, MIN_PROFILES } from './disclosure.ts';
import { type ElementCount, type ElementSpreads, elementSpreads, percentileOf } from './elements.ts';
import {
  type Aggregation,
  ALL_PROFILES,
  ANALYTICS_INDEX,
  assetCells,
  coinCells,
  elementCounts,
  scoreOfDayPillar,
  scoresByStem,
  styleCells,
  TWIN_KEYS,
  twinCounts,
} from './pipelines.ts';

/** Figures over all accounts of a mode. `data` is null with fewer than five profiles: nothing is published. */
export type Figures<T> = Omit<CachedResult<unknown>, 'data'> & { readonly data: T | null };

export interface ElementComparison {
  readonly sampleSize: number;
  /** Percentages, unrounded. */
  readonly average: Readonly<Record<Element, number>>;
  /** Share (0 to 100) of profiles that have less of the chart's strongest element. */
  readonly percentile: number;
}

export interface StemScore {
  /** 0 to 9. */
  readonly stem: number;
  /** Profiles that have a fortune for that day. */
  readonly profiles: number;
  readonly score: number;
}

export interface Twins {
  readonly sameDayPillar: number;
  /** Null: fewer than five. */
  readonly sameFourPillars: number | null;
  /** Values shared by at least five of them, most frequent first; at most five. */
  readonly coins: readonly string[];
  readonly styles: readonly string[];
  /** Null: fewer than five of them have a fortune for today. */
  readonly score: number | null;
}

/**
 * Figures over all accounts in the caller's mode, aggregated in the database, at most an hour old (seconds when there
 * is nothing to publish). A day stem (0 to 9) limits the figures to its day master; null means all.
 */
export interface AnalyticsService {
  /** Rows: profiles by favourite coin, most first, at most a hundred. */
  coins(owner: Owner, stem: number | null): Promise<Figures<Group>>;
  /** Rows: profiles by trading style. */
  styles(owner: Owner, stem: number | null): Promise<Figures<Group>>;
  /** Rows: holders by asset; `sum` is of percentages. At most a hundred. */
  assets(owner: Owner, stem: number | null): Promise<Figures<Group>>;
  comparison(owner: Owner, pillars: Pillars): Promise<Figures<ElementComparison>>;
  /** Day masters by the average score of their daily fortunes for a KST day, best first. */
  ranking(owner: Owner, date: string): Promise<Figures<readonly StemScore[]>>;
  /** Profiles with the same day pillar. */
  twins(owner: Owner, pillars: Pillars): Promise<Figures<Twins>>;
  /**
   * Refreshes the figures of both modes, so that callers need not wait for them. Twins are omitted: they are sixty
   * groups, and few are ever requested.
   * @param between is called before each aggregation; it throws to stop the refresh
   */
  refresh(between: () => Promise<void>): Promise<void>;
}

/** More than any list returns. It limits the size of a cached result. */
const MAX_ROWS = 100;

export function createAnalyticsService(deps: { readonly db: Database; readonly clock: Clock }): AnalyticsService {
  const { db, clock } = deps;
  const breakdowns = cachedTopic<Breakdown>(deps, 'breakdown');
  const spreads = cachedTopic<{ readonly spreads: ElementSpreads | null }>(deps, 'elements');
  const rankings = cachedTopic<{ readonly scores: readonly StemScore[] }>(deps, 'ranking');
  const twinGroups = cachedTopic<TwinGroup>(deps, 'twins');

  const make = {
    coins: async (livemode: boolean) => keyedBreakdown(await run(db, coinCells(livemode))),
    styles: async (livemode: boolean) => breakdownOf(null, cellsByKey(await run(db, styleCells(livemode)))),
    assets: async (livemode: boolean) => keyedBreakdown(await run(db, assetCells(livemode))),
    spreads: async (livemode: boolean) => ({
      spreads: elementSpreads(await run<ElementCount>(db, elementCounts(livemode))),
    }),
    scores: async (livemode: boolean, date: string) => ({
      scores: ranked(await run<ScoreRow>(db, scoresByStem(livemode, date))),
    }),
  };
  const group = async (
    owner: Owner,
    stem: number | null,
    topic: 'coins' | 'styles' | 'assets',
  ): Promise<Figures<Group>> => {
    const groupOf = ({ all, byStem }: Breakdown) => (stem === null ? all : (byStem[stem] ?? null));
    const key = `${topic}:${modeOf(owner)}`;
    const result = await breakdowns.get(
      key,
      () => make[topic](owner.livemode),
      (data) => groupOf(data) !== null,
    );
    return { ...result, data: groupOf(result.data) };
  };
  return {
    coins: (owner, stem) => group(owner, stem, 'coins'),
    styles: (owner, stem) => group(owner, stem, 'styles'),
    assets: (owner, stem) => group(owner, stem, 'assets'),
    async comparison(owner, pillars) {
      const { data, ...rest } = await spreads.get(
        modeOf(owner),
        () => make.spreads(owner.livemode),
        (all) => all.spreads !== null,
      );
      return { ...rest, data: data.spreads === null ? null : compare(data.spreads, pillars) };
    },
    async ranking(owner, date) {
      const result = await rankings.get(
        `${modeOf(owner)}:${date}`,
        () => make.scores(owner.livemode, date),
        ({ scores }) => scores.length > 0,
      );
      return { ...result, data: result.data.scores.length === 0 ? null : result.data.scores };
    },
    async twins(owner, pillars) {
      const today = kstDate(clock.now());
      const result = await twinGroups.get(
        `${modeOf(owner)}:${pillars.day}:${today}`,
        () => twinGroup(db, owner, pillars.day, today),
        ({ counts }) => counts.length > 0,
      );
      const { counts, score } = result.data;
      return { ...result, data: twinsIn(counts, score, chartKey(pillars)) };
    },
    async refresh(between) {
      const today = kstDate(clock.now());
      for (const livemode of [true, false]) {
        const name = modeOf({ livemode });
        for (const topic of ['coins', 'styles', 'assets'] as const) {
          await between();
          await breakdowns.refresh(`${topic}:${name}`, () => make[topic](livemode));
        }
        await between();
        await spreads.refresh(name, () => make.spreads(livemode));
        await between();
        await rankings.refresh(`${name}:${today}`, () => make.scores(livemode, today));
      }
    },
  };
}

/**
 * Allows for about four million profiles on two cores. Shorter than the lease of a scheduled run (schedules/ledger.ts),
 * which is renewed between two aggregations; when a worker stops, the next one takes over once that lease has expired.
 */
const AGGREGATION_LIMIT_MS = 100_000;
const MAX_TIME_EXPIRED = 50;

async function run<Row>(db: Database, { collection, pipeline }: Aggregation): Promise<Row[]> {
  const options = { hint: ANALYTICS_INDEX, maxTimeMS: AGGREGATION_LIMIT_MS };
  try {
    return collection === 'profiles'
      ? await db.profiles.aggregate<Row>(pipeline, options)
      : await db.fortunes.aggregate<Row>(pipeline, options);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === MAX_TIME_EXPIRED)) throw error;
    throw new AppError('service_unavailable', 'The figures could not be computed in time.', {
      reason: 'store_unavailable',
      retryAfterSeconds: 30,
      cause: error,
    });
  }
}

interface CellsRow {
  readonly _id: string;
  readonly cells: KeyCells['cells'];
}

/** Rows in which the key ALL_PROFILES counts the profiles with a value. */
function keyedBreakdown(rows: readonly CellsRow[]): Breakdown {
  const bases = Array.from({ length: 10 }, () => 0);
  for (const { stem, profiles } of rows.find(({ _id }) => _id === ALL_PROFILES)?.cells ?? []) bases[stem] = profiles;
  const { all, byStem } = breakdownOf(bases, cellsByKey(rows.filter(({ _id }) => _id !== ALL_PROFILES)));
  return { all: longest(all), byStem: byStem.map(longest) };
}

function cellsByKey(rows: readonly CellsRow[]): KeyCells[] {
  return rows.map(({ _id, cells }) => ({ key: _id, cells }));
}

function longest(group: Group | null): Group | null {
  return group === null ? null : { ...group, rows: group.rows.slice(0, MAX_ROWS) };
}

function compare({ sampleSize, elements }: ElementSpreads, pillars: Pillars): ElementComparison {
  const chart = chartOf(pillars);
  const { strongest } = chart.balance;
  return {
    sampleSize,
    average: perElement((element) => elements[element].average),
    percentile: percentileOf(elements[strongest], sampleSize, chart.elements[strongest].percentage),
  };
}

interface ScoreRow {
  readonly _id: number | null;
  readonly profiles: number;
  readonly score: number;
}

function ranked(rows: readonly ScoreRow[]): StemScore[] {
  return rows
    .filter(({ profiles }) => profiles >= MIN_PROFILES)
    .map(({ _id, profiles, score }) => ({ stem: _id ?? 0, profiles, score }))
    .sort((a, b) => b.score - a.score || a.stem - b.stem);
}

interface CountRow {
  readonly _id: string;
  readonly profiles: number;
}

interface TwinGroup {
  /** Keys as in TWIN_KEYS, most profiles first, none below five. */
  readonly counts: readonly CountRow[];
  readonly score: number | null;
}

async function twinGroup(db: Database, owner: Owner, dayPillar: number, today: string): Promise<TwinGroup> {
  const [counts, scores] = await Promise.all([
    run<CountRow>(db, twinCounts(owner.livemode, dayPillar)),
    run<ScoreRow>(db, scoreOfDayPillar(owner.livemode, today, dayPillar)),
  ]);
  return { counts, score: scores.find(({ profiles }) => profiles >= MIN_PROFILES)?.score ?? null };
}

const MOST_COMMON = 5;

function twinsIn(counts: TwinGroup['counts'], score: number | null, chart: string): Twins | null {
  const profilesWith = (key: string) => counts.find(({ _id }) => _id === key)?.profiles ?? null;
  const common = (prefix: string) =>
    counts
      .filter(({ _id }) => _id.startsWith(prefix))
      .slice(0, MOST_COMMON)
      .map(({ _id }) => _id.slice(prefix.length));
  const sameDayPillar = profilesWith(TWIN_KEYS.everyone);
  if (sameDayPillar === null) return null;
  return {
    sameDayPillar,
    sameFourPillars: profilesWith(TWIN_KEYS.chart + chart),
    coins: common(TWIN_KEYS.coin),
    styles: common(TWIN_KEYS.style),
    score,
  };
}
