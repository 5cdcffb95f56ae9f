import {
  type Chart,
  type Element,
  type MetRelation,
  type RelationKind,
  relationsBetween,
  type TenGod,
  type UsefulGod,
} from '../../saju/index.ts';
import { at } from '../../saju/types.ts';
import type { Flow } from '../facts.ts';

/** What a chart makes of an element, by its useful god (docs/guides/en/readings.md). */
export type Role = 'useful' | 'helping' | 'adverse';

export type Place = 'stem' | 'branch';

/** One thing that raises (points above 0) or lowers a score. */
export type Reason = { readonly points: number } & (
  | { readonly kind: 'element'; readonly place: Place; readonly element: Element; readonly role: Role }
  /**
   * `open`: with a pillar that the birth leaves open, so it counts and is not told. `hollow`: half of a group that gathers the
   * adverse element, so it counts and no text calls it a help.
   */
  | { readonly kind: 'relation'; readonly relation: MetRelation; readonly open?: true; readonly hollow?: true }
  | { readonly kind: 'god'; readonly place: Place; readonly god: TenGod }
  /** Of a month: whether its year favours the chart. */
  | { readonly kind: 'year' }
  /** Of a category: the period as a whole. */
  | { readonly kind: 'whole' }
);

export type RelationReason = Extract<Reason, { readonly kind: 'relation' }>;

/** Of a unit of favour: useful 2, helping 1, adverse -2. */
export const POINTS_OF_FAVOUR = 5;

const FAVOUR: Readonly<Record<Role, number>> = { useful: 2, helping: 1, adverse: -2 };

/** The elements of a period's stem and branch, as far as the chart gains or loses by them. */
export function elementReasons(god: UsefulGod, flow: Flow): Reason[] {
  const reasons: Reason[] = [];
  for (const place of ['stem', 'branch'] as const) {
    const element = place === 'stem' ? flow.stemElement : flow.branchElement;
    const role = roleOf(god, element);
    if (role !== null) {
      reasons.push({ kind: 'element', place, element, role, points: POINTS_OF_FAVOUR * FAVOUR[role] });
    }
  }
  return reasons;
}

export function roleOf({ useful, helping, adverse }: UsefulGod, element: Element): Role | null {
  if (element === useful) return 'useful';
  if (element === helping) return 'helping';
  return element === adverse ? 'adverse' : null;
}

/** What a period's pillar forms with the chart's pillars. */
export function relationReasons(chart: Chart, god: UsefulGod, pillar: number): RelationReason[] {
  const branch = pillar % 12;
  const isAdverseThree = roleOf(god, elementOfGroup('삼합', branch)) === 'adverse';
  return relationsBetween(chart.pillars, pillar).map((relation): RelationReason => {
    const { kind, positions } = relation;
    const points = relationPoints(relation, god, branch);
    if (chart.open.length > 0 && positions.some((position) => chart.open.includes(position))) {
      return { kind: 'relation', relation, points, open: true };
    }
    const isHollow = isAdverseThree && (kind === '반합' || kind === '가합');
    return isHollow ? { kind: 'relation', relation, points, hollow: true } : { kind: 'relation', relation, points };
  });
}

/** With the day pillar, which stands for the person, the month's, and the year's or hour's. */
type PointsByPosition = readonly [day: number, month: number, other: number];

const PAIR_POINTS: Readonly<Record<Exclude<RelationKind, '삼합' | '방합' | '삼형'>, PointsByPosition>> = {
  천간합: [5, 3, 2],
  천간충: [-4, -3, -2],
  육합: [8, 6, 4],
  반합: [5, 4, 3],
  가합: [2, 2, 1],
  충: [-9, -7, -4],
  형: [-5, -4, -3],
  자형: [-4, -3, -2],
  파: [-3, -2, -1],
  해: [-4, -3, -2],
  원진: [-4, -3, -2],
};

/** A group of three strengthens its element, whatever that is to the chart. */
const GROUP_POINTS: Readonly<Record<Role | 'neutral', number>> = { useful: 9, helping: 6, neutral: 2, adverse: -6 };

/** The pairs of a 삼형 count as well. */
const THREE_PUNISHMENT_POINTS = -4;

function relationPoints({ kind, positions }: MetRelation, god: UsefulGod, branch: number): number {
  if (kind === '삼형') return THREE_PUNISHMENT_POINTS;
  if (kind === '삼합' || kind === '방합') return GROUP_POINTS[roleOf(god, elementOfGroup(kind, branch)) ?? 'neutral'];
  const points = PAIR_POINTS[kind];
  if (positions[0] === 'day') return points[0];
  return positions[0] === 'month' ? points[1] : points[2];
}

/** The element that a 삼합 or 방합 with the branch strengthens. */
export function elementOfGroup(kind: '삼합' | '방합', branch: number): Element {
  return kind === '삼합' ? at(ELEMENT_OF_THREE, branch % 4) : at(ELEMENT_OF_SEASON, branch);
}

/** 신자진, 사유축, 인오술, 해묘미: by branch modulo 4. */
const ELEMENT_OF_THREE: readonly Element[] = ['water', 'metal', 'fire', 'wood'];

/** 해자축, 인묘진, 사오미, 신유술: by branch. */
const ELEMENT_OF_SEASON: readonly Element[] = [
  ...(['water', 'water'] as const),
  ...(['wood', 'wood', 'wood'] as const),
  ...(['fire', 'fire', 'fire'] as const),
  ...(['metal', 'metal', 'metal'] as const),
  'water',
];

export type GodPoints = Readonly<Record<TenGod, number>>;

/** In the order of the ten gods. */
export function godPoints(
  ...points: readonly [number, number, number, number, number, number, number, number, number, number]
): GodPoints {
  const [비견, 겁재, 식신, 상관, 편재, 정재, 편관, 정관, 편인, 정인] = points;
  return { 비견, 겁재, 식신, 상관, 편재, 정재, 편관, 정관, 편인, 정인 };
}

/**
 * The ten gods of a period's stem and, at half the points, of its branch. None is praised whose element is adverse, and
 * none is blamed whose element is useful or helping.
 */
export function godReasons(god: UsefulGod, flow: Flow, points: GodPoints): Reason[] {
  const reasons: Reason[] = [];
  for (const place of ['stem', 'branch'] as const) {
    const [own, element] = place === 'stem' ? [flow.stemGod, flow.stemElement] : [flow.branchGod, flow.branchElement];
    const role = roleOf(god, element);
    const full = place === 'stem' ? points[own] : points[own] / 2;
    const fair = role === null ? full : role === 'adverse' ? Math.min(0, full) : Math.max(0, full);
    if (fair !== 0) reasons.push({ kind: 'god', place, god: own, points: fair });
  }
  return reasons;
}

/** Whether a text may name it for what it does to the score. */
export function isTellable(reason: Reason): boolean {
  return !('hollow' in reason);
}

export function sumOf(reasons: readonly Reason[]): number {
  return reasons.reduce((sum, { points }) => sum + points, 0);
}

/** What is told, the heaviest first. */
export function byWeight(reasons: readonly Reason[]): readonly Reason[] {
  const told: Reason[] = [];
  for (const reason of reasons) {
    if (reason.points === 0 || 'open' in reason) continue;
    const weight = Math.abs(reason.points);
    // They are few: to insert them takes half the time of a sort.
    let place = told.push(reason) - 1;
    for (; place > 0 && Math.abs(at(told, place - 1).points) < weight; place -= 1) told[place] = at(told, place - 1);
    told[place] = reason;
  }
  return told;
}
