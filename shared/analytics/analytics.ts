import { type Clock, kstDate } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import { modeOf, type Owner } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { chartKey, chartOf, type Element, type Pillars } from '../saju/index.ts';
import { perElement } from '../saju/types.ts';
import { type CachedResult, type CachedTopic, cachedTopic } from './cache.ts';
import { type Breakdown, breakdownOf, type Group } from './disclosure.ts';
import { type ElementSpreads, elementSpreads, percentileOf } from './elements.ts';
import { type Cell, inTurns, type PartRow, type PerAsker, perAsker, shownOf } from './parts.ts';
import {
  type AggregatedRow,
  type Aggregation,
  ANALYTICS_INDEX,
  assetParts,
  coinParts,
  elementParts,
  type Scope,
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
 * Figures over all accounts in the caller's mode, aggregated in the database once an hour, by the schedule; callers get the
 * last ones meanwhile, and wait only where there are none. While there is nothing
 * to show to the caller, its own part is seconds old. Of other accounts they show at least five profiles of at least two accounts, or none
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
   * Refreshes the figures of both modes, so that callers need not wait for them, and so that the age of a figure does not tell
   * when another account asked: which of the sixty day pillars it asks about is a fact about its customers.
   * @param between is called before each aggregation; it throws to stop the refresh
   */
  refresh(between: () => Promise<void>): Promise<void>;
}

const DAY_PILLARS = 60;
const SHARED = { isExclusive: false };
const EXCLUSIVE = { isExclusive: true };

export function createAnalyticsService(deps: { readonly db: Database; readonly clock: Clock }): AnalyticsService {
  const { db, clock } = deps;
  const breakdowns = cachedTopic<Breakdown>(deps, 'breakdown-2');
  const spreads = cachedTopic<{ readonly spreads: ElementSpreads | null }>(deps, 'elements-2');
  const scores = cachedTopic<Scores>(deps, 'scores');
  const twinGroups = cachedTopic<TwinGroup>(deps, 'twins-2');

  const make = {
    coins: (scope: Scope) => aggregate(db, scope, coinParts(scope), (cells) => breakdownOf(cells, SHARED)),
    styles: (scope: Scope) => aggregate(db, scope, styleParts(scope), (cells) => breakdownOf(cells, EXCLUSIVE)),
    assets: (scope: Scope) => aggregate(db, scope, assetParts(scope), (cells) => breakdownOf(cells, SHARED)),
    spreads: (scope: Scope) =>
      aggregate(db, scope, elementParts(scope), (cells) => ({ spreads: elementSpreads(cells) })),
    scores: (scope: Scope, date: string) => aggregate(db, scope, scoreParts(scope, date), scoresOf),
    twins: (scope: Scope, dayPillar: number) => aggregate(db, scope, twinParts(scope, dayPillar), twinGroup),
  };
  const group = async (
    owner: Owner,
    stem: number | null,
    topic: 'coins' | 'styles' | 'assets',
  ): Promise<Figures<Group>> => {
    const groupOf = ({ all, byStem }: Breakdown) => (stem === null ? all : (byStem[stem] ?? null));
    const result = await figuresFor(breakdowns, `${topic}:${modeOf(owner)}`, owner, make[topic], {
      showsAny: ({ all, showsOthers }) => all !== null || showsOthers,
    });
    return { ...result, data: groupOf(result.data) };
  };
  const scoresOn = (owner: Owner, date: string) =>
    figuresFor(scores, `${modeOf(owner)}:${date}`, owner, (scope) => make.scores(scope, date), {
      showsAny: ({ stems }) => stems.length > 0,
    });
  return {
    coins: (owner, stem) => group(owner, stem, 'coins'),
    styles: (owner, stem) => group(owner, stem, 'styles'),
    assets: (owner, stem) => group(owner, stem, 'assets'),
    async comparison(owner, pillars) {
      const { data, ...rest } = await figuresFor(spreads, modeOf(owner), owner, make.spreads, {
        showsAny: (all) => all.spreads !== null,
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
        figuresFor(twinGroups, `${modeOf(owner)}:${day}`, owner, (scope) => make.twins(scope, day), {
          showsAny: ({ counts }) => counts.length > 0,
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
          await breakdowns.refresh(`${topic}:${name}`, () => make[topic]({ livemode }));
        }
        await between();
        await spreads.refresh(name, () => make.spreads({ livemode }));
        await between();
        await scores.refresh(`${name}:${today}`, () => make.scores({ livemode }, today));
        for (let day = 0; day < DAY_PILLARS; day += 1) {
          await between();
          await twinGroups.refresh(`${name}:${day}`, () => make.twins({ livemode }, day));
        }
      }
    },
  };
}

/**
 * The figures of the hour, or those of the asker's own profiles where the former show it nothing. Then its own part is
 * small, and no change of it shows others: an asker has the others' profiles aggregated once an hour only.
 */
async function figuresFor<T>(
  topic: CachedTopic<T>,
  key: string,
  { livemode, accountId }: Owner,
  compute: (scope: Scope) => Promise<PerAsker<T>>,
  { showsAny }: { readonly showsAny: (data: T) => boolean },
): Promise<CachedResult<T>> {
  const all = await topic.get(key, accountId, () => compute({ livemode }));
  if (!all.cached || showsAny(all.data)) return all;
  return topic.get(`${key}:${accountId}`, accountId, () => compute({ livemode, accountId }), { isFinal: showsAny });
}

/**
 * Allows for about four million profiles on two cores. Shorter than the lease of a scheduled run (schedules/ledger.ts),
 * which is renewed between two aggregations; when a worker stops, the next one takes over once that lease has expired.
 */
const AGGREGATION_LIMIT_MS = 100_000;
const MAX_TIME_EXPIRED = 50;

async function aggregate<T>(
  db: Database,
  scope: Scope,
  aggregation: Aggregation,
  resultOf: (cells: readonly Cell[]) => T | Promise<T>,
): Promise<PerAsker<T>> {
  try {
    return await perAsker(rowsOf(db, scope, aggregation), resultOf, aggregation.maxKeys);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === MAX_TIME_EXPIRED)) throw error;
    throw new AppError('service_unavailable', 'The figures could not be computed in time.', {
      reason: 'store_unavailable',
      retryAfterSeconds: 30,
      cause: error,
    });
  }
}

async function* rowsOf(
  db: Database,
  { accountId }: Scope,
  { collection, pipeline }: Aggregation,
): AsyncGenerator<PartRow> {
  const hint = accountId === undefined ? { hint: ANALYTICS_INDEX } : {};
  const options = { ...hint, maxTimeMS: AGGREGATION_LIMIT_MS };
  // The driver reads a batch at once: by default one of up to 16 MB.
  const rows = (
    collection === 'profiles'
      ? db.profiles.aggregate<AggregatedRow>(pipeline, options)
      : db.fortunes.aggregate<AggregatedRow>(pipeline, options)
  ).cursor({ batchSize: 1_000 });
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

async function twinGroup(cells: readonly Cell[]): Promise<TwinGroup> {
  const counts: { readonly key: string; readonly profiles: number }[] = [];
  for await (const some of inTurns(cells)) {
    for (const { key, own, others } of some) {
      const shown = shownOf(own, others);
      if (shown !== null) counts.push({ key, profiles: shown.profiles });
    }
  }
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
