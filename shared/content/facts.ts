import {
  branchOf,
  type Chart,
  type Strength as DayMasterStrength,
  dayPillar,
  type Element,
  isStrong,
  isWeak,
  monthPillarsOfYear,
  POSITIONS,
  type Position,
  pillarHangul,
  pillarHanja,
  type RelationKind,
  stemOf,
  strengthOf as strengthOfDayMaster,
  type TenGod,
  tenGod,
  type UsefulGod,
  usefulGodOf,
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
  /** The elements of this pillar that help the chart: the useful one (용신) and the helping one (희신). */
  readonly fills: readonly Element[];
  /** The element of this pillar that burdens the chart: the adverse one (기신). */
  readonly burdens: readonly Element[];
}

export function flowOf(chart: Chart, pillar: number): Flow {
  const { hangul, hanja, stemName, branchName, stemElement, branchElement } = at(PILLARS, pillar);
  const { useful, helping, adverse } = usefulGodOfChart(chart);
  const brings = (element: Element) => element === stemElement || element === branchElement;
  const day = chart.dayMaster.index;
  return {
    pillar,
    hangul,
    hanja,
    stemName,
    branchName,
    stemElement,
    branchElement,
    stemGod: tenGod(day, { stem: pillar % 10 }),
    branchGod: tenGod(day, { branch: pillar % 12 }),
    fills: [useful, helping].filter(brings),
    burdens: brings(adverse) ? [adverse] : [],
  };
}

/** Strength and useful god of a chart, computed once: a content asks for them up to twenty times. */
function readingOfChart(chart: Chart): ChartReading {
  if (last?.chart !== chart) {
    const strength = strengthOfDayMaster(chart);
    last = { chart, reading: { strength, usefulGod: usefulGodOf(chart, strength) } };
  }
  return last.reading;
}

interface ChartReading {
  readonly strength: DayMasterStrength;
  readonly usefulGod: UsefulGod;
}

/** Of one chart: in WeakMaps of charts that live as long as a content the collector took most of the time. */
let last: { readonly chart: Chart; readonly reading: ChartReading } | null = null;

export function usefulGodOfChart(chart: Chart): UsefulGod {
  return readingOfChart(chart).usefulGod;
}

/** The pillar of a period: of the day, of the middle of the month, or of the year. */
export function periodPillar(type: FortuneType, period: string): number {
  const year = Number(period.slice(0, 4));
  if (type === 'daily') return dayPillar(period);
  return type === 'yearly' ? yearPillarOfYear(year) : at(monthPillarsOfYear(year), Number(period.slice(5, 7)) - 1);
}

/** The position of the chart's pillar that returns as the period's, the day first. */
export function returnOf(chart: Chart, flow: Flow): Position | null {
  const order: readonly Position[] = ['day', ...POSITIONS];
  return order.find((position) => chart[position]?.index === flow.pillar && !chart.open.includes(position)) ?? null;
}

export type Strength = 'strong' | 'even' | 'weak';

/** Whether the day master is strong (신강, 극신강), weak (신약, 극신약) or between. */
export function strengthOf(chart: Chart): Strength {
  const { strength } = readingOfChart(chart);
  if (isStrong(strength)) return 'strong';
  return isWeak(strength) ? 'weak' : 'even';
}

export const ELEMENT_NAMES: Readonly<Record<Element, string>> = {
  wood: '목(木)',
  fire: '화(火)',
  earth: '토(土)',
  metal: '금(金)',
  water: '수(水)',
};

/** A branch with its element: 술토. */
function branchName(pillar: number): string {
  const branch = branchOf(pillar);
  return branch.hangul + ELEMENT_NAMES[branch.element].charAt(0);
}

/** What is the same for every chart. */
const PILLARS = Array.from({ length: 60 }, (_, pillar) => {
  const [stem, branch] = [stemOf(pillar), branchOf(pillar)];
  return {
    hangul: pillarHangul(pillar),
    hanja: pillarHanja(pillar),
    stemName: stem.name,
    branchName: branchName(pillar),
    stemElement: stem.element,
    branchElement: branch.element,
  };
});

/** 해 is the sun, 형 a brother, 충 insects and 파 an onion: they carry their sign. */
export function relationName(kind: RelationKind): string {
  return SIGNED_KINDS[kind] ?? kind;
}

const SIGNED_KINDS: Readonly<Partial<Record<RelationKind, string>>> = {
  충: '충(沖)',
  형: '형(刑)',
  파: '파(破)',
  해: '해(害)',
};

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
