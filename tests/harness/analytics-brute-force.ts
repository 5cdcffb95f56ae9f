import type { Twins } from '../../shared/analytics/analytics.ts';
import type { Group } from '../../shared/analytics/disclosure.ts';
import type { Database } from '../../shared/db/connect.ts';
import type { FortuneRecord } from '../../shared/db/models/fortunes.ts';
import type { ProfileRecord } from '../../shared/db/models/profiles.ts';
import { type Chart, chartOf, ELEMENTS, type Element, type Pillars } from '../../shared/saju/index.ts';

/** The expected figures, computed record by record from the rules of decisions 6. */

export interface Records {
  readonly profiles: readonly ProfileRecord[];
  readonly fortunes: readonly FortuneRecord[];
}

export async function readRecords(db: Database, livemode: boolean, date: string): Promise<Records> {
  const profiles = await db.profiles.find({ livemode }).lean();
  const fortunes = await db.fortunes.find({ livemode, state: 'ready', fortuneType: 'daily', fortuneDate: date }).lean();
  return { profiles, fortunes };
}

type Holdings = ReadonlyMap<string, number>;

export function coins(records: Records, stem: number | null): Group | null {
  return grouped(records, stem, false, ({ investment }) => {
    const named = investment?.favorite_coins ?? [];
    return new Map(named.map((symbol) => [symbol, 0]));
  });
}

export function styles(records: Records, stem: number | null): Group | null {
  return grouped(records, stem, true, ({ investment }) => {
    return new Map(investment?.trading_style === undefined ? [] : [[investment.trading_style, 0]]);
  });
}

export function assets(records: Records, stem: number | null): Group | null {
  return grouped(records, stem, false, ({ investment }) => {
    const held = new Map<string, number>();
    for (const { asset, percentage } of investment?.portfolio ?? []) {
      held.set(asset, (held.get(asset) ?? 0) + percentage);
    }
    return held;
  });
}

function grouped(
  records: Records,
  stem: number | null,
  exclusive: boolean,
  holdingsOf: (profile: ProfileRecord) => Holdings,
): Group | null {
  const declaring = records.profiles
    .map((profile) => ({ stem: profile.pillars.day % 10, holdings: holdingsOf(profile) }))
    .filter(({ holdings }) => holdings.size > 0);
  const ofStem = (which: number) => declaring.filter((one) => one.stem === which);
  const stems = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const big = stems.filter((which) => ofStem(which).length >= 5);
  if (stem !== null && !big.includes(stem)) return null;
  const inSmall = declaring.filter((one) => !big.includes(one.stem));
  const counted = stem === null ? (inSmall.length >= 5 ? stems : big) : [stem];
  const people = declaring.filter((one) => counted.includes(one.stem));
  const rows = [...new Set(declaring.flatMap(({ holdings }) => [...holdings.keys()]))].flatMap((key) => {
    const holders = people.filter(({ holdings }) => holdings.has(key));
    const inShownCells = holders.filter(
      (one) => big.includes(one.stem) && holders.filter((other) => other.stem === one.stem).length >= 5,
    );
    const others = holders.filter((one) => !inShownCells.includes(one));
    const shown = others.length >= 5 ? holders : inShownCells;
    const sum = shown.reduce((total, { holdings }) => total + (holdings.get(key) ?? 0), 0);
    return shown.length >= 5 ? [{ key, profiles: shown.length, sum }] : [];
  });
  rows.sort((a, b) => b.profiles - a.profiles || (a.key < b.key ? -1 : 1));
  const sampleSize = exclusive ? rows.reduce((total, { profiles }) => total + profiles, 0) : people.length;
  return sampleSize < 5 ? null : { sampleSize, rows };
}

export function comparison({ profiles }: Records, mine: Chart) {
  const shares = profiles.map(({ pillars }) => {
    const { elements } = chartOf(pillars);
    const total = ELEMENTS.reduce((sum, element) => sum + elements[element].count, 0);
    return (element: Element) => (elements[element].count / total) * 100;
  });
  const { strongest } = mine.balance;
  const below = shares.filter((share) => share(strongest) < mine.elements[strongest].percentage - 0.1).length;
  const above = profiles.length - below;
  return {
    sampleSize: profiles.length,
    average: Object.fromEntries(
      ELEMENTS.map((element) => [element, shares.reduce((sum, share) => sum + share(element), 0) / profiles.length]),
    ),
    percentile: below < 5 ? 0 : above < 5 ? 100 : (below / profiles.length) * 100,
  };
}

/** [stem, profiles, mean score] */
export function ranking(records: Records): [number, number, number][] | null {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((stem): [number, number, number][] => {
    const scores = profileScores(records, ({ day }) => day % 10 === stem);
    return scores.length < 5 ? [] : [[stem, scores.length, mean(scores)]];
  });
  return rows.length === 0 ? null : rows.sort((a, b) => b[2] - a[2]);
}

export function twins(records: Records, pillars: Pillars): Twins | null {
  const same = records.profiles.filter((profile) => profile.pillars.day === pillars.day);
  if (same.length < 5) return null;
  const fourth = same.filter(
    ({ pillars: other }) => other.year === pillars.year && other.month === pillars.month && other.hour === pillars.hour,
  );
  const scores = profileScores(records, ({ day }) => day === pillars.day);
  return {
    sameDayPillar: same.length,
    sameFourPillars: fourth.length < 5 ? null : fourth.length,
    coins: mostCommon(same.flatMap(({ investment }) => [...new Set(investment?.favorite_coins ?? [])])),
    styles: mostCommon(same.flatMap(({ investment }) => investment?.trading_style ?? [])),
    score: scores.length < 5 ? null : mean(scores),
  };
}

function profileScores({ fortunes }: Records, matches: (pillars: Pillars) => boolean): number[] {
  const byProfile = new Map<string, number[]>();
  for (const { profileId, pillars, score } of fortunes) {
    if (matches(pillars)) byProfile.set(profileId, [...(byProfile.get(profileId) ?? []), score ?? 0]);
  }
  return [...byProfile.values()].map(mean);
}

function mostCommon(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= 5)
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, 5)
    .map(([word]) => word);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
