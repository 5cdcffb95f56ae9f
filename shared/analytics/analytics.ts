import { type Clock, kstDate } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import { modeOf, type Owner } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { chartKey, chartOf, type Element, type Pillars } from '../saju/index.ts';
import { perElement } from '../saju/types.ts';
import { type CachedResult, cachedTopic } from './cache.ts';
import { type Breakdown, breakdownOf, type Group } from './disclosure.ts';
import { type ElementSpreads, elementSpreads, percentileOf } from './elements.ts';
import { type Cell, type PartRow, type PerAsker, perAsker, shownOf } from './parts.ts';
import {
  type AggregatedRow,
  type Aggregation,
  ANALYTICS_INDEX,
  assetParts,
  coinParts,
  elementParts,
  scoreParts,
  styleParts,
  TWIN_KEYS,
  twinParts,
} from './pipelines.ts';
import { type Scores, type StemScore, scoresOf } from './scores.ts';

/** Figures over all accounts of a mode. `data` is null where too few profiles may be shown to the asker. */
export type Figures<T> = Omit<CachedResult<unknown>, 'data'> & { readonly data: T | null };

export interface ElementComparison {
  readonly sampleSize: number;
  /** Percentages, unrounded. */
  readonly average: Readonly<Record<Element, number>>;
  /** Share (0 to 100) of profiles that have less of the chart's strongest element. */
  readonly percentile: number;
}

export interface Twins {
  readonly sameDayPillar: number;
  /** Null: too few. */
  readonly sameFourPillars: number | null;
  /** Values shared by enough of them, most frequent first; at most five. */
  readonly coins: readonly string[];
  readonly styles: readonly string[];
  /** Null: too few of them have a fortune for today. */
  readonly score: number | null;
}

/**
 * Figures over all accounts in the caller's mode, aggregated in the database, at most an hour old (seconds when there
 * is nothing to publish). Of other accounts they show at least five profiles of at least two accounts, or none
 * (`parts.ts`). A day stem (0 to 9) limits the figures to its day master; null means all.
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

const SHARED = { isExclusive: false };
const EXCLUSIVE = { isExclusive: true };

export function createAnalyticsService(deps: { readonly db: Database; readonly clock: Clock }): AnalyticsService {
  const { db, clock } = deps;
  const breakdowns = cachedTopic<Breakdown>(deps, 'breakdown-2');
  const spreads = cachedTopic<{ readonly spreads: ElementSpreads | null }>(deps, 'elements-2');
  const scores = cachedTopic<Scores>(deps, 'scores');
  const twinGroups = cachedTopic<TwinGroup>(deps, 'twins-2');

  const make = {
    coins: (livemode: boolean) => aggregate(db, coinParts(livemode), (cells) => breakdownOf(cells, SHARED)),
    styles: (livemode: boolean) => aggregate(db, styleParts(livemode), (cells) => breakdownOf(cells, EXCLUSIVE)),
    assets: (livemode: boolean) => aggregate(db, assetParts(livemode), (cells) => breakdownOf(cells, SHARED)),
    spreads: (livemode: boolean) =>
      aggregate(db, elementParts(livemode), (cells) => ({ spreads: elementSpreads(cells) })),
    scores: (livemode: boolean, date: string) => aggregate(db, scoreParts(livemode, date), scoresOf),
    twins: (livemode: boolean, dayPillar: number) => aggregate(db, twinParts(livemode, dayPillar), twinGroup),
  };
  const group = async (
    owner: Owner,
    stem: number | null,
    topic: 'coins' | 'styles' | 'assets',
  ): Promise<Figures<Group>> => {
    const groupOf = ({ all, byStem }: Breakdown) => (stem === null ? all : (byStem[stem] ?? null));
    const key = `${topic}:${modeOf(owner)}`;
    const result = await breakdowns.get(key, owner.accountId, () => make[topic](owner.livemode), {
      // An asker that sees others in one group must not refresh it by asking for a hidden one.
      isFinal: (data) => groupOf(data) !== null || data.showsOthers,
    });
    return { ...result, data: groupOf(result.data) };
  };
  const scoresOn = ({ livemode, accountId }: Owner, date: string) =>
    scores.get(`${modeOf({ livemode })}:${date}`, accountId, () => make.scores(livemode, date), {
      isFinal: ({ stems }) => stems.length > 0,
    });
  return {
    coins: (owner, stem) => group(owner, stem, 'coins'),
    styles: (owner, stem) => group(owner, stem, 'styles'),
    assets: (owner, stem) => group(owner, stem, 'assets'),
    async comparison(owner, pillars) {
      const { data, ...rest } = await spreads.get(modeOf(owner), owner.accountId, () => make.spreads(owner.livemode), {
        isFinal: (all) => all.spreads !== null,
      });
      return { ...rest, data: data.spreads === null ? null : compare(data.spreads, pillars) };
    },
    async ranking(owner, date) {
      const { data, ...rest } = await scoresOn(owner, date);
      return { ...rest, data: data.stems.length === 0 ? null : data.stems };
    },
    async twins(owner, pillars) {
      const { day } = pillars;
      const [twins, today] = await Promise.all([
        twinGroups.get(`${modeOf(owner)}:${day}`, owner.accountId, () => make.twins(owner.livemode, day), {
          isFinal: ({ counts }) => counts.length > 0,
        }),
        scoresOn(owner, kstDate(clock.now())),
      ]);
      const score = today.data.pillars[day] ?? null;
      return {
        asOf: new Date(Math.min(twins.asOf.getTime(), today.asOf.getTime())),
        cached: twins.cached && today.cached,
        data: twinsIn(twins.data.counts, score, chartKey(pillars)),
      };
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
        await scores.refresh(`${name}:${today}`, () => make.scores(livemode, today));
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

async function aggregate<T>(
  db: Database,
  aggregation: Aggregation,
  resultOf: (cells: readonly Cell[]) => T,
): Promise<PerAsker<T>> {
  try {
    return await perAsker(rowsOf(db, aggregation), resultOf);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === MAX_TIME_EXPIRED)) throw error;
    throw new AppError('service_unavailable', 'The figures could not be computed in time.', {
      reason: 'store_unavailable',
      retryAfterSeconds: 30,
      cause: error,
    });
  }
}

async function* rowsOf(db: Database, { collection, pipeline }: Aggregation): AsyncGenerator<PartRow> {
  const options = { hint: ANALYTICS_INDEX, maxTimeMS: AGGREGATION_LIMIT_MS };
  const rows =
    collection === 'profiles'
      ? db.profiles.aggregate<AggregatedRow>(pipeline, options).cursor()
      : db.fortunes.aggregate<AggregatedRow>(pipeline, options).cursor();
  for await (const { _id, profiles, sum } of rows) yield { ..._id, profiles, sum };
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

interface TwinGroup {
  /** Keys as in TWIN_KEYS, most profiles first; only those that are shown. */
  readonly counts: readonly { readonly key: string; readonly profiles: number }[];
}

function twinGroup(cells: readonly Cell[]): TwinGroup {
  const counts = cells.flatMap(({ key, own, others }) => {
    const shown = shownOf(own, others);
    return shown === null ? [] : [{ key, profiles: shown.profiles }];
  });
  return { counts: counts.sort((a, b) => b.profiles - a.profiles || (a.key < b.key ? -1 : 1)) };
}

const MOST_COMMON = 5;

function twinsIn(counts: TwinGroup['counts'], score: number | null, chart: string): Twins | null {
  const profilesWith = (key: string) => counts.find((count) => count.key === key)?.profiles ?? null;
  const common = (prefix: string) =>
    counts
      .filter(({ key }) => key.startsWith(prefix))
      .slice(0, MOST_COMMON)
      .map(({ key }) => key.slice(prefix.length));
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
