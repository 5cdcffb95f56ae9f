import {
  branchOf,
  type Chart,
  dayPillar,
  type Element,
  elementDistance,
  monthPillarsOfYear,
  pillarHangul,
  pillarHanja,
  stemOf,
  type TenGod,
  tenGod,
  yearPillarOfYear,
} from '../saju/index.ts';
import { at } from '../saju/types.ts';
import type { FortuneType } from './requests.ts';

/** The effect of a day's, month's or year's pillar on a chart. */
export interface Flow {
  /** Sexagenary index 0..59. */
  readonly pillar: number;
  readonly hangul: string;
  readonly hanja: string;
  /** Stem and branch with their elements: 무토, 술토. */
  readonly stemName: string;
  readonly branchName: string;
  readonly stemElement: Element;
  readonly branchElement: Element;
  /** Relative to the chart's day stem. */
  readonly stemGod: TenGod;
  readonly branchGod: TenGod;
  /** Elements the chart needs and this pillar brings. */
  readonly fills: readonly Element[];
  /** Elements the chart has in excess and this pillar adds to. */
  readonly burdens: readonly Element[];
}

export function flowOf(chart: Chart, pillar: number): Flow {
  const [stem, branch] = [stemOf(pillar), branchOf(pillar)];
  const elements = [...new Set([stem.element, branch.element])];
  return {
    pillar,
    hangul: pillarHangul(pillar),
    hanja: pillarHanja(pillar),
    stemName: stem.name,
    branchName: branchName(pillar),
    stemElement: stem.element,
    branchElement: branch.element,
    stemGod: tenGod(chart.dayMaster.index, { stem: stem.index }),
    branchGod: tenGod(chart.dayMaster.index, { branch: branch.index }),
    fills: elements.filter((element) => chart.balance.needed.includes(element)),
    burdens: elements.filter((element) => chart.balance.excess.includes(element)),
  };
}

/** The pillar of a period: of the day, of the middle of the month, or of the year. */
export function periodPillar(type: FortuneType, period: string): number {
  const year = Number(period.slice(0, 4));
  if (type === 'daily') return dayPillar(period);
  return type === 'yearly' ? yearPillarOfYear(year) : at(monthPillarsOfYear(year), Number(period.slice(5, 7)) - 1);
}

export type Strength = 'strong' | 'even' | 'weak';

/**
 * Whether the day master is strong (신강), weak (신약) or between, by the share of elements equal to it or feeding it. The
 * month branch weighs two and a half times as much as another position, because the season matters most.
 */
export function strengthOf(chart: Chart): Strength {
  let support = 0;
  let total = 0;
  for (const [element, weight] of weighedElements(chart)) {
    const distance = elementDistance(chart.dayMaster.element, element);
    total += weight;
    if (distance === 0 || distance === 4) support += weight;
  }
  const share = support / total;
  if (share >= 0.52) return 'strong';
  return share <= 0.34 ? 'weak' : 'even';
}

const MONTH_BRANCH_WEIGHT = 2.5;

function weighedElements(chart: Chart): readonly (readonly [Element, number])[] {
  return chart.list.flatMap((pillar): readonly (readonly [Element, number])[] => {
    const branch = [pillar.branchElement, pillar === chart.month ? MONTH_BRANCH_WEIGHT : 1] as const;
    return pillar === chart.day ? [branch] : [[pillar.stemElement, 1], branch];
  });
}

export const ELEMENT_NAMES: Readonly<Record<Element, string>> = {
  wood: '목(木)',
  fire: '화(火)',
  earth: '토(土)',
  metal: '금(金)',
  water: '수(水)',
};

/** A branch with its element: 술토. */
export function branchName(pillar: number): string {
  const branch = branchOf(pillar);
  return branch.hangul + ELEMENT_NAMES[branch.element].charAt(0);
}

const DAY_MASTER_EMOJI: readonly string[] = ['🌳', '🌿', '☀️', '🕯️', '⛰️', '🌾', '⚔️', '💎', '🌊', '💧'];

export function dayMasterEmoji(chart: Chart): string {
  return at(DAY_MASTER_EMOJI, chart.dayMaster.index);
}

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** 2026년 11월 20일 금요일 */
export function koreanDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  const weekday = at(WEEKDAYS, new Date(`${isoDate}T00:00:00.000Z`).getUTCDay());
  return `${year}년 ${month}월 ${day}일 ${weekday}요일`;
}
