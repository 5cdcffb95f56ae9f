import type { Chart } from './chart.ts';
import { climateStems, firstClimateStem, isUrgentMonth } from './climate.ts';
import { elementIndex, hides } from './hidden-stem-days.ts';
import { groupIndex, isStrong, isSupporting, isWeak, type Strength } from './strength.ts';
import { TEN_GOD_GROUPS, type TenGodGroup } from './ten-gods.ts';
import { at, ELEMENTS, type Element } from './types.ts';

/** What helps a day master: to be supported, to be drained, to follow the strongest force, or what the season asks. */
export type UsefulSide = 'follow' | 'support' | 'drain' | 'balance';

/** The useful god (용신) of a chart: docs/guides/en/readings.md. It never contradicts the strength. */
export interface UsefulGod {
  readonly side: UsefulSide;
  readonly useful: Element;
  /** 희신 */
  readonly helping: Element;
  /** 기신 */
  readonly adverse: Element;
  /** The useful element seen from the day stem. */
  readonly group: TenGodGroup;
  /** Such as `억부:인성 과다 + 조후`. */
  readonly reason: string;
  /** Whether the useful element stands on another stem than the day's, only in a branch, or nowhere. */
  readonly presence: 'stem' | 'hidden' | 'absent';
  readonly climate: Climate;
  /** 병: a group of 45 percent or more. */
  readonly disease: TenGodGroup | null;
}

/** What the season asks for (조후). */
export interface Climate {
  /** Hangul of the stems, by rank. */
  readonly stems: string;
  /** Of the first stem. */
  readonly element: Element;
  /** A month of winter or summer. */
  readonly urgent: boolean;
  /** Whether the strength allows that element; null: the chart follows. */
  readonly fits: boolean | null;
}

interface Choice {
  readonly side: UsefulSide;
  readonly group: TenGodGroup;
  readonly reason: string;
}

export function usefulGodOf(chart: Chart, strength: Strength): UsefulGod {
  const day = elementIndex(chart.dayMaster.index);
  const month = chart.pillars.month % 12;
  const season = elementIndex(firstClimateStem(chart.dayMaster.index, month));
  const seasonGroup = at(TEN_GOD_GROUPS, groupIndex(day, season));
  const urgent = isUrgentMonth(month);
  const choice = choose(strength, seasonGroup, urgent);
  const useful = elementOf(day, choice.group);
  return {
    side: choice.side,
    useful,
    helping: elementOf(day, helpingOf(choice)),
    adverse: elementOf(day, adverseOf(choice, strength)),
    group: choice.group,
    reason: choice.reason,
    presence: presenceOf(chart, ELEMENTS.indexOf(useful)),
    climate: {
      stems: climateStems(chart.dayMaster.index, month),
      element: at(ELEMENTS, season),
      urgent,
      fits: choice.side === 'follow' ? null : allows(choice.side, seasonGroup),
    },
    disease: DISEASES.find((group) => strength.group_share[group] >= 45) ?? null,
  };
}

const DISEASES = ['식상', '재성', '관성', '인성'] as const;

/** The first of U1 to U8 that holds. */
function choose(strength: Strength, season: TenGodGroup, urgent: boolean): Choice {
  const follow = following(strength);
  if (follow !== null) return follow;
  const balanced = balancing(strength);
  if (urgent && (balanced === null || allows(balanced.side, season))) {
    if (balanced === null) return { side: 'balance', group: season, reason: '조후' };
    const agrees = balanced.group === season;
    return { ...balanced, group: season, reason: agrees ? `${balanced.reason} + 조후` : '조후' };
  }
  if (balanced !== null) return balanced;
  const mediator = mediating(strength);
  return { side: 'balance', group: mediator ?? season, reason: mediator === null ? '조후' : '통관' };
}

/** U1, U2 (종격). */
function following({ grade, rooted, group_share: share }: Strength): Choice | null {
  if (grade === '극신약' && !rooted && share.인성 < 10) {
    const group = largest(share, ['재성', '관성', '식상']);
    if (share[group] < 40) return null;
    return { side: 'follow', group, reason: `종격:${FOLLOWED[group]}` };
  }
  if (grade !== '극신강' || share.관성 >= 10 || share.재성 >= 10) return null;
  return share.비겁 >= share.인성
    ? { side: 'follow', group: '비겁', reason: '종격:종왕' }
    : { side: 'follow', group: '인성', reason: '종격:종강' };
}

const FOLLOWED = { 재성: '종재', 관성: '종살', 식상: '종아' } as const;

/** U3, U4 (억부). Null: neither strong nor weak. */
function balancing(strength: Strength): Choice | null {
  const share = strength.group_share;
  if (isWeak(strength)) {
    const cause = largest(share, ['관성', '식상', '재성']);
    return { side: 'support', group: cause === '재성' ? '비겁' : '인성', reason: `억부:${cause} 과다` };
  }
  if (!isStrong(strength)) return null;
  if (share.인성 > share.비겁) return { side: 'drain', group: '재성', reason: '억부:인성 과다' };
  return share.관성 >= 5
    ? { side: 'drain', group: '관성', reason: '억부:비겁 과다' }
    : { side: 'drain', group: '식상', reason: '억부:비겁 과다, 관성 없음' };
}

/** Two groups that fight, and the one between them. */
const MEDIATORS: readonly (readonly [TenGodGroup, TenGodGroup, TenGodGroup])[] = [
  ['비겁', '재성', '식상'],
  ['식상', '관성', '재성'],
  ['재성', '인성', '관성'],
  ['관성', '비겁', '인성'],
  ['인성', '식상', '비겁'],
];

/** U7 (통관). */
function mediating({ group_share: share }: Strength): TenGodGroup | null {
  const found = MEDIATORS.find(([a, b, between]) => share[a] >= 30 && share[b] >= 30 && share[between] <= 15);
  return found?.[2] ?? null;
}

function largest<G extends TenGodGroup>(share: Strength['group_share'], groups: readonly [G, ...G[]]): G {
  return groups.reduce((best, group) => (share[group] > share[best] ? group : best));
}

/** Whether a group may be recommended on a side. */
function allows(side: UsefulSide, group: TenGodGroup): boolean {
  const supporting = isSupporting(TEN_GOD_GROUPS.indexOf(group));
  return side === 'balance' || supporting === (side === 'support');
}

function helpingOf({ side, group }: Choice): TenGodGroup {
  return side === 'balance' ? step(group, 4) : HELPING[group];
}

/** On the other sides. */
const HELPING: Readonly<Record<TenGodGroup, TenGodGroup>> = {
  비겁: '인성',
  식상: '재성',
  재성: '식상',
  관성: '재성',
  인성: '비겁',
};

function adverseOf({ side, group }: Choice, { group_share: share }: Strength): TenGodGroup {
  const controlling = step(group, 3);
  if (side !== 'drain' || controlling === '비겁' || controlling === '인성') return controlling;
  return share.인성 > share.비겁 ? '인성' : '비겁';
}

/** The group some steps along the generating order: 4 feeds it, 3 controls it. */
function step(group: TenGodGroup, steps: number): TenGodGroup {
  return at(TEN_GOD_GROUPS, (TEN_GOD_GROUPS.indexOf(group) + steps) % 5);
}

function elementOf(day: number, group: TenGodGroup): Element {
  return at(ELEMENTS, (day + TEN_GOD_GROUPS.indexOf(group)) % 5);
}

function presenceOf({ pillars: { year, month, day, hour } }: Chart, element: number): UsefulGod['presence'] {
  const isOf = (pillar: number | null) => pillar !== null && elementIndex(pillar % 10) === element;
  if (isOf(year) || isOf(month) || isOf(hour)) return 'stem';
  const hidesIt = (pillar: number | null) => pillar !== null && hides(pillar % 12, element);
  return hidesIt(year) || hidesIt(month) || hidesIt(day) || hidesIt(hour) ? 'hidden' : 'absent';
}
