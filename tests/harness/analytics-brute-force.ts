import type { Twins } from '../../shared/analytics/analytics.ts';
import type { Group } from '../../shared/analytics/disclosure.ts';
import type { Database } from '../../shared/db/connect.ts';
import type { FortuneRecord } from '../../shared/db/models/fortunes.ts';
import type { ProfileRecord } from '../../shared/db/models/profiles.ts';
import { type Chart, chartOf, ELEMENTS, type Element, type Pillars } from '../../shared/saju/index.ts';

/**
 * The expected figures, computed record by record for one asker: of other accounts, an answer shows at least five
 * profiles of at least two accounts, or none.
 */

export interface Records {
  readonly profiles: readonly ProfileRecord[];
  readonly fortunes: readonly FortuneRecord[];
  /** The account that asks. */
  readonly asker: string;
}

export async function readRecords(db: Database, livemode: boolean, date: string): Promise<Omit<Records, 'asker'>> {
  const profiles = await db.profiles.find({ livemode }).lean();
  const fortunes = await db.fortunes.find({ livemode, state: 'ready', fortuneType: 'daily', fortuneDate: date }).lean();
  return { profiles, fortunes };
}

interface Owned {
  readonly accountId: string;
}

/** Whether these, all of other accounts, may be shown. */
function mayShow(others: readonly Owned[]): boolean {
  return others.length >= 5 && new Set(others.map(({ accountId }) => accountId)).size >= 2;
}

/** The asker's own, and the others where they may be shown; null: too few. */
function visible<T extends Owned>(people: readonly T[], asker: string): readonly T[] | null {
  const own = people.filter(({ accountId }) => accountId === asker);
  const others = people.filter(({ accountId }) => accountId !== asker);
  const shown = mayShow(others) ? people : own;
  return shown.length < 5 ? null : shown;
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
  { profiles, asker }: Records,
  stem: number | null,
  exclusive: boolean,
  holdingsOf: (profile: ProfileRecord) => Holdings,
): Group | null {
  const declaring = profiles
    .map((profile) => ({
      accountId: profile.accountId,
      stem: profile.pillars.day % 10,
      holdings: holdingsOf(profile),
    }))
    .filter(({ holdings }) => holdings.size > 0)
    .filter((one) => stem === null || one.stem === stem);
  const own = declaring.filter(({ accountId }) => accountId === asker);
  const others = declaring.filter(({ accountId }) => accountId !== asker);
  const stems = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const big = stems.filter((which) => mayShow(others.filter((one) => one.stem === which)));
  const ofSmall = others.filter((one) => !big.includes(one.stem));
  const counted = others.filter((one) => big.includes(one.stem) || (stem === null && mayShow(ofSmall)));
  const rows = [...new Set(declaring.flatMap(({ holdings }) => [...holdings.keys()]))].flatMap((key) => {
    const holders = counted.filter(({ holdings }) => holdings.has(key));
    const shownStems = big.filter((which) => mayShow(holders.filter((one) => one.stem === which)));
    const inShownCells = holders.filter((one) => shownStems.includes(one.stem));
    const rest = holders.filter((one) => !shownStems.includes(one.stem));
    const shownOthers = stem === null && mayShow(rest) ? holders : inShownCells;
    const shown = [...own.filter(({ holdings }) => holdings.has(key)), ...shownOthers];
    const sum = shown.reduce((total, { holdings }) => total + (holdings.get(key) ?? 0), 0);
    return shown.length >= 5 ? [{ key, profiles: shown.length, sum }] : [];
  });
  rows.sort((a, b) => b.profiles - a.profiles || (a.key < b.key ? -1 : 1));
  const sampleSize = exclusive ? rows.reduce((total, { profiles: of }) => total + of, 0) : own.length + counted.length;
  return sampleSize < 5 ? null : { sampleSize, rows };
}

export function comparison({ profiles, asker }: Records, mine: Chart) {
  const shown = visible(profiles, asker);
  if (shown === null) return null;
  const people = shown.map(({ accountId, pillars }) => {
    const { elements } = chartOf(pillars);
    const total = ELEMENTS.reduce((sum, element) => sum + elements[element].count, 0);
    return { accountId, share: (element: Element) => (elements[element].count / total) * 100 };
  });
  const { strongest } = mine.balance;
  const isBelow = (share: number) => share < mine.elements[strongest].percentage - 0.1;
  const own = people.filter(({ accountId }) => accountId === asker).map(({ share }) => share(strongest));
  let below = own.filter(isBelow).length;
  // Others are counted in steps of neighbouring shares that may be shown. The last step takes what is left over.
  let others = people.filter(({ accountId }) => accountId !== asker);
  for (const limit of [...new Set(others.map(({ share }) => share(strongest)))].sort((a, b) => a - b)) {
    const upTo = others.filter(({ share }) => share(strongest) <= limit);
    const above = others.filter(({ share }) => share(strongest) > limit);
    if (!mayShow(upTo)) continue;
    const step = mayShow(above) ? upTo : others;
    if (step.every(({ share }) => isBelow(share(strongest)))) below += step.length;
    others = mayShow(above) ? above : [];
  }
  return {
    sampleSize: people.length,
    average: Object.fromEntries(
      ELEMENTS.map((element) => [element, people.reduce((sum, { share }) => sum + share(element), 0) / people.length]),
    ),
    percentile: (below / people.length) * 100,
  };
}

/** [stem, profiles, mean score] */
export function ranking(records: Records): [number, number, number][] | null {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((stem): [number, number, number][] => {
    const scores = visible(
      profileScores(records, ({ day }) => day % 10 === stem),
      records.asker,
    );
    return scores === null ? [] : [[stem, scores.length, mean(scores.map(({ score }) => score))]];
  });
  return rows.length === 0 ? null : rows.sort((a, b) => b[2] - a[2]);
}

export function twins(records: Records, pillars: Pillars): Twins | null {
  const { profiles, asker } = records;
  const same = profiles.filter((profile) => profile.pillars.day === pillars.day);
  const shown = visible(same, asker);
  if (shown === null) return null;
  const fourth = same.filter(
    ({ pillars: other }) => other.year === pillars.year && other.month === pillars.month && other.hour === pillars.hour,
  );
  const common = (wordsOf: (profile: ProfileRecord) => readonly string[]) =>
    [...new Set(same.flatMap(wordsOf))]
      .flatMap((word) => {
        const known = visible(
          same.filter((profile) => wordsOf(profile).includes(word)),
          asker,
        );
        return known === null ? [] : [[word, known.length] as const];
      })
      .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
      .slice(0, 5)
      .map(([word]) => word);
  return {
    sameDayPillar: shown.length,
    sameFourPillars: visible(fourth, asker)?.length ?? null,
    coins: common(({ investment }) => investment?.favorite_coins ?? []),
    styles: common(({ investment }) => (investment?.trading_style === undefined ? [] : [investment.trading_style])),
    score: twinScore(records, pillars.day),
  };
}

/** Hidden pillars of a day master that are too few together hide the others' part of all six. */
function twinScore(records: Records, day: number): number | null {
  const { asker } = records;
  const scored = profileScores(records, (other) => other.day % 10 === day % 10);
  const others = scored.filter(({ accountId }) => accountId !== asker);
  const hidden = others.filter((one) => !mayShow(others.filter((other) => other.day === one.day)));
  const isSafe = hidden.length === 0 || mayShow(hidden);
  const ofPillar = scored.filter((one) => one.day === day && (isSafe || one.accountId === asker));
  const shown = visible(ofPillar, asker);
  return shown === null ? null : mean(shown.map(({ score }) => score));
}

function profileScores({ fortunes }: Records, matches: (pillars: Pillars) => boolean) {
  const byProfile = new Map<string, { accountId: string; day: number; scores: number[] }>();
  for (const { accountId, profileId, pillars, score } of fortunes) {
    if (!matches(pillars)) continue;
    const known = byProfile.get(profileId) ?? { accountId, day: pillars.day, scores: [] };
    byProfile.set(profileId, { ...known, scores: [...known.scores, score ?? 0] });
  }
  return [...byProfile.values()].map(({ accountId, day, scores }) => ({ accountId, day, score: mean(scores) }));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
