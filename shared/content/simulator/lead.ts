import {
  type Chart,
  dayPillar,
  type Element,
  type Position,
  type RelationKind,
  TEN_GOD_GROUPS,
  TEN_GODS,
  type TenGod,
  type TenGodGroup,
} from '../../saju/index.ts';
import { at } from '../../saju/types.ts';
import { type Flow, flowOf, usefulGodOfChart } from '../facts.ts';
import { CAREFUL_BELOW, GOOD_FROM } from '../scores/bands.ts';
import { BASE, type Score, scoreOfDay } from '../scores/periods.ts';
import { isTellable, type Place, type Reason, roleOf } from '../scores/reasons.ts';

/** `good` from 70 points, `fair` from 61, `mixed` from 50, `careful` below. */
export type Level = 'good' | 'fair' | 'mixed' | 'careful';

/** The strongest reason of a score, which a text tells as its story. */
export interface Lead {
  /** Names of the reason in a corpus, the most special first. */
  readonly keys: readonly string[];
  readonly level: Level;
  /** Whether the score is raised: its reason then is one that raises. */
  readonly up: boolean;
  /** Null: nothing moves the score. */
  readonly reason: Reason | null;
  /** What of the period's pillar carries the reason. */
  readonly place: 'stem' | 'branch';
}

/** A reason below this weight has no story of its own. */
const WORTH_TELLING = 2;
/** Whether it moves the score up, or down, by enough. */
function isWorthTelling(reason: Reason, up: boolean): boolean {
  return (up ? reason.points : -reason.points) >= WORTH_TELLING && reason.kind !== 'whole' && isTellable(reason);
}

/** Below this one another reason may come before it. */
const LIGHT = 4;

export function leadOf({ score, reasons }: Score, flow: Flow): Lead {
  const up = score >= BASE;
  const isTold = (reason: Reason) => isWorthTelling(reason, up);
  // Of a month its own reason before its year's.
  const reason = reasons.find((each) => each.kind !== 'year' && isTold(each)) ?? reasons.find(isTold) ?? null;
  const own = reason === null ? [] : keysOf(reason, flow, up);
  return { keys: [...own, signed('평온', up)], level: levelOf(score), up, reason, place: placeOf(reason) };
}

/**
 * Of a day. Where the day before has the same element for its heaviest reason, the day tells its next one: a reader does
 * not get one element's story for days. So it does with who is close, where one of the three days before met them too.
 */
export function leadOfDay(chart: Chart, date: string): Lead {
  return leadOfPillar(chart, dayPillar(date));
}

function leadOfPillar(chart: Chart, pillar: number): Lead {
  const { score, flow: today, lead } = dayOf(chart, pillar);
  const { reason: own } = lead;
  const before = (days: number) => dayOf(chart, (pillar + 60 - days) % 60).lead.reason;
  const isSaid = hasElement(own)
    ? hasElement(before(1)) && elementOf(today, before(1)) === own.element
    : isOfWhoIsClose(own) && [1, 2, 3].some((days) => isOfWhoIsClose(before(days)));
  if (!isSaid) return lead;
  const others = score.reasons.filter(
    (reason) =>
      Math.abs(reason.points) >= LIGHT &&
      !isOfWhoIsClose(reason) &&
      !(hasElement(own) && elementOf(today, reason) === own.element),
  );
  const next = leadOf({ ...score, reasons: others }, today);
  // A light reason that another outweighs would be half of the truth.
  const isOutweighed = score.reasons.some(
    ({ kind, points }) =>
      kind === 'relation' && points > 0 !== next.up && Math.abs(points) >= Math.abs(next.reason?.points ?? 0),
  );
  return next.reason === null || isOutweighed ? lead : next;
}

interface Day {
  readonly score: Score;
  readonly flow: Flow;
  /** By its own score alone. */
  readonly lead: Lead;
}

/** A day with the pillar, computed once for a chart: the sixty days ask for each up to four times. */
function dayOf(chart: Chart, pillar: number): Day {
  if (last?.chart !== chart) last = { chart, days: [] };
  const { days } = last;
  const known = days[pillar];
  if (known !== undefined) return known;
  const flow = flowOf(chart, pillar);
  const score = scoreOfDay(chart, flow);
  const day = { score, flow, lead: leadOf(score, flow) };
  days[pillar] = day;
  return day;
}

/** Of one chart: a content is written at once, and in WeakMaps of charts that live as long the collector took most of the time. */
let last: { readonly chart: Chart; readonly days: Day[]; leads?: readonly Lead[] } | null = null;

/** A meeting with the branch of the day pillar. */
function isOfWhoIsClose(reason: Reason | null): boolean {
  if (reason?.kind !== 'relation') return false;
  const { kind, positions } = reason.relation;
  return positions.length === 1 && positions[0] === 'day' && !kind.startsWith('천간');
}

function elementOf(flow: Flow, reason: Reason | null): Element | null {
  if (reason?.kind === 'element') return reason.element;
  return reason?.kind === 'god' ? elementOfPlace(flow, reason.place) : null;
}

/** Of the sixty days that a chart meets again and again, by their pillars. */
export function leadsOfDays(chart: Chart): readonly Lead[] {
  if (last?.chart === chart && last.leads !== undefined) return last.leads;
  const leads = Array.from({ length: 60 }, (_, pillar) => leadOfPillar(chart, pillar));
  if (last !== null) last.leads = leads;
  return leads;
}

function hasElement(reason: Reason | null): reason is ElementReason {
  return reason?.kind === 'element';
}

function elementOfPlace({ stemElement, branchElement }: Flow, place: Place): Element {
  return place === 'stem' ? stemElement : branchElement;
}

/** What to do in a part of life, of which nothing is said that another text could contradict. */
export const PLAIN = '전체=';

/**
 * Of a part of life, by its own score: what raises it from `BASE` on, what lowers it below `CAREFUL_BELOW`, and neither in
 * between. Of reasons with at least half the weight of the heaviest, each has its turn; health goes with the whole period
 * as well.
 */
export function leadOfPart({ score, reasons }: Score, flow: Flow, part: string, turn: number): Lead {
  const level = levelOf(score);
  const up = score >= BASE;
  // Who is close is not told warmly on a day that strains the day pillar, nor darkly where all the rest is well.
  const strain = part === 'love' ? reasons.find(({ kind, points }) => kind === 'relation' && points < 0) : undefined;
  if (strain !== undefined) {
    const keys = up ? [PLAIN] : [...keysOf(strain, flow, false), '전체-'];
    return { keys, level, up, reason: up ? null : strain, place: placeOf(strain) };
  }
  if (level === 'mixed') return { keys: [PLAIN], level, up, reason: null, place: 'branch' };
  const agreeing = reasons.filter(
    (reason) =>
      (up ? reason.points > 0 : reason.points < 0) &&
      (reason.kind !== 'whole' || part === 'health') &&
      isTellable(reason),
  );
  const heavy = agreeing.filter(({ points }) => 2 * Math.abs(points) >= Math.abs(agreeing[0]?.points ?? 0));
  const chosen = heavy.length === 0 ? null : at(heavy, turn % heavy.length);
  const reason = chosen?.kind === 'whole' ? null : chosen;
  // Without a reason of its own a part is well only where the whole is.
  const keys = [...partKeys(reason, flow, part, up), level === 'fair' ? PLAIN : signed('전체', up)];
  return { keys, level, up, reason, place: placeOf(reason) };
}

/** Health goes by the element itself. */
function partKeys(reason: Reason | null, flow: Flow, part: string, up: boolean): readonly string[] {
  if (reason === null) return [];
  const ofBody = part === 'health' && reason.kind === 'element';
  return ofBody ? [signed(ELEMENT_WORDS[reason.element], up)] : keysOf(reason, flow, up);
}

export function levelOf(score: number): Level {
  if (score >= GOOD_FROM) return 'good';
  if (score >= BASE) return 'fair';
  return score < CAREFUL_BELOW ? 'careful' : 'mixed';
}

/** What of a pillar brings a reason's element. */
export function lettersOf({ stemElement, branchElement }: Flow, { element, place }: ElementReason): Place | 'both' {
  return stemElement === element && branchElement === element ? 'both' : place;
}

/** The element of a month's year that does to the chart what the year does. */
export function elementOfYear(chart: Chart, { stemElement, branchElement }: Flow, points: number): Element {
  const role = roleOf(usefulGodOfChart(chart), stemElement);
  return role !== null && (role === 'adverse') === points < 0 ? stemElement : branchElement;
}

type ElementReason = Extract<Reason, { readonly kind: 'element' }>;

export function energyOf(element: Element): string {
  return `${ELEMENT_WORDS[element]} 기운`;
}

function placeOf(reason: Reason | null): 'stem' | 'branch' {
  if (reason?.kind === 'relation') return reason.relation.kind.startsWith('천간') ? 'stem' : 'branch';
  return reason?.kind === 'element' || reason?.kind === 'god' ? reason.place : 'branch';
}

function keysOf(reason: Reason, flow: Flow, up: boolean): readonly string[] {
  switch (reason.kind) {
    case 'element':
    case 'god': {
      const god = reason.place === 'stem' ? flow.stemGod : flow.branchGod;
      return at(GOD_KEYS, 2 * TEN_GODS.indexOf(god) + (up ? 1 : 0));
    }
    case 'relation':
      return relationKeys(reason.relation.kind, reason.relation.positions[0] ?? 'hour', up);
    case 'year':
      return [signed('올해', up)];
    case 'whole':
      return [];
  }
}

function relationKeys(kind: RelationKind, position: Position, up: boolean): readonly string[] {
  if (kind === '삼합' || kind === '방합') return [signed('무리', up)];
  const [place, family] = [PLACES[position], familyOf(kind)];
  // A sign that meets its like blames itself, wherever it stands.
  const own = kind === '자형' ? ['자형 나'] : [];
  return [`${kind} ${place}`, ...own, `${family} ${place}`, family];
}

/** What a position stands for: family and roots, work, the person and who is close, and what is to come. */
const PLACES: Readonly<Record<Position, string>> = { year: '집안', month: '일', day: '나', hour: '앞날' };

type Family = '합' | '충' | '마찰';
type PairKind = Exclude<RelationKind, '삼합' | '방합'>;

export function familyOf(kind: PairKind): Family {
  return FAMILIES[kind];
}

const FAMILIES: Readonly<Record<PairKind, Family>> = {
  천간합: '합',
  육합: '합',
  반합: '합',
  가합: '합',
  충: '충',
  천간충: '마찰',
  형: '마찰',
  자형: '마찰',
  파: '마찰',
  해: '마찰',
  원진: '마찰',
  삼형: '마찰',
};

export const ELEMENT_WORDS: Readonly<Record<Element, string>> = {
  wood: '나무',
  fire: '불',
  earth: '흙',
  metal: '쇠',
  water: '물',
};

function signed(name: string, up: boolean): string {
  return `${name}${up ? '+' : '-'}`;
}

/** `TEN_GODS` holds two of each group, in the order of the groups. */
export function groupOf(god: TenGod): TenGodGroup {
  return at(TEN_GOD_GROUPS, Math.floor(TEN_GODS.indexOf(god) / 2));
}

/** By god, and whether it lowers or raises. Written once: the sixty days ask for them again and again. */
const GOD_KEYS: readonly (readonly string[])[] = TEN_GODS.flatMap((god) =>
  [false, true].map((up) => [signed(god, up), signed(groupOf(god), up)]),
);

/** The most frequent ten god of a chart. A tie goes to the month branch's, then to the order of the ten gods. */
export function leadingGod({ tenGodCounts, month }: Chart): TenGod {
  const weight = (god: TenGod): number => 2 * tenGodCounts[god] + (god === month.branchTenGod ? 3 : 0);
  return TEN_GODS.reduce((best, god) => (weight(god) > weight(best) ? god : best));
}
