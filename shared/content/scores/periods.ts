import { addDays } from '../../core/clock.ts';
import {
  type Chart,
  dayPillar,
  favourOf,
  type LuckTone,
  monthPillarsOfYear,
  type Position,
  toneOf,
  type UsefulGod,
  yearOfMonth,
  yearPillarOfYear,
} from '../../saju/index.ts';
import { at } from '../../saju/types.ts';
import { type Flow, flowOf, usefulGodOfChart } from '../facts.ts';
import { CAREFUL_BELOW, GOOD_FROM } from './bands.ts';
import {
  byWeight,
  elementReasons,
  type GodPoints,
  godPoints,
  godReasons,
  POINTS_OF_FAVOUR,
  type Reason,
  type RelationReason,
  relationReasons,
  sumOf,
} from './reasons.ts';

/**
 * The scores of days, weeks, months and years. They follow from the chart and the period alone, so that they are the
 * same in every section, model and kind of key; nothing in them is drawn by chance, so that their reasons are all there
 * is to say. A ten-year cycle changes no score: it is known only with the gender, which not every request has.
 */

export interface Score {
  readonly score: number;
  /** The heaviest first. Their points add up to the score's distance from `BASE`, but for the bounds and for what is not told. */
  readonly reasons: readonly Reason[];
}

export const CATEGORIES = ['wealth', 'love', 'health', 'career'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface PeriodScores extends Score {
  readonly categories: Readonly<Record<'overall' | Category, Score>>;
}

export interface WeekScores {
  readonly score: number;
  readonly days: Readonly<Record<(typeof WEEKDAYS)[number], Score>>;
}

export interface YearScores extends Score {
  readonly quarters: Readonly<Record<(typeof QUARTERS)[number], { readonly score: number }>>;
  readonly months: Readonly<Record<(typeof MONTHS)[number], Score>>;
}

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export const QUARTERS = ['q1', 'q2', 'q3', 'q4'] as const;
export const MONTHS = ['m01', 'm02', 'm03', 'm04', 'm05', 'm06', 'm07', 'm08', 'm09', 'm10', 'm11', 'm12'] as const;

/** A period without any reason. */
export const BASE = 61;
const LOWEST = 35;
const HIGHEST = 95;

/** Of a day with this flow, without its categories. */
export function scoreOfDay(chart: Chart, flow: Flow): Score {
  return dayScore(meetFlow(chart, flow));
}

export function dayScores(chart: Chart, date: string): PeriodScores {
  const met = meet(chart, dayPillar(date));
  return withCategories(met, dayScore(met));
}

/** @param month 1..12 */
export function monthScores(chart: Chart, year: number, month: number): PeriodScores {
  const met = meet(chart, at(monthPillarsOfYear(year), month - 1));
  return withCategories(met, monthScore(met, yearOfMonth(year, month)));
}

export function yearScores(chart: Chart, year: number): PeriodScores {
  const { score, reasons } = yearAndMonths(chart, year);
  return withCategories(meet(chart, yearPillarOfYear(year)), { score, reasons });
}

/** Seven days, and their mean as the week's. */
export function weekScores(chart: Chart, monday: string): WeekScores {
  const day = (offset: number) => dayScore(meet(chart, dayPillar(addDays(monday, offset))));
  const [mon, tue, wed, thu, fri, sat, sun] = [day(0), day(1), day(2), day(3), day(4), day(5), day(6)] as const;
  return { score: meanOf([mon, tue, wed, thu, fri, sat, sun]), days: { mon, tue, wed, thu, fri, sat, sun } };
}

/**
 * A year, its months, and the means of three months as the quarters'. The year's score lies within its quarters' (but for a
 * point in one of some hundred charts, where its tone says otherwise), so that a reader who adds them up is not surprised.
 */
export function yearAndMonths(chart: Chart, year: number): YearScores {
  const pillars = monthPillarsOfYear(year);
  const month = (number: number) => monthScore(meet(chart, at(pillars, number - 1)), yearOfMonth(year, number));
  const [m01, m02, m03, m04, m05, m06] = [month(1), month(2), month(3), month(4), month(5), month(6)] as const;
  const [m07, m08, m09, m10, m11, m12] = [month(7), month(8), month(9), month(10), month(11), month(12)] as const;
  const [q1, q2] = [meanOf([m01, m02, m03]), meanOf([m04, m05, m06])];
  const [q3, q4] = [meanOf([m07, m08, m09]), meanOf([m10, m11, m12])];
  const met = meet(chart, yearPillarOfYear(year));
  const { score, reasons } = dayScore(met);
  const within = between(Math.min(q1, q2, q3, q4), Math.max(q1, q2, q3, q4), score);
  return {
    ...inTone({ score: within, reasons }, toneOf(favourOf(met.god, met.flow.pillar), 0)),
    quarters: { q1: { score: q1 }, q2: { score: q2 }, q3: { score: q3 }, q4: { score: q4 } },
    months: { m01, m02, m03, m04, m05, m06, m07, m08, m09, m10, m11, m12 },
  };
}

/** A period's pillar as a chart meets it. */
interface Meeting {
  readonly god: UsefulGod;
  readonly flow: Flow;
  readonly elements: readonly Reason[];
  readonly relations: readonly RelationReason[];
}

function meet(chart: Chart, pillar: number): Meeting {
  return meetFlow(chart, flowOf(chart, pillar));
}

function meetFlow(chart: Chart, flow: Flow): Meeting {
  const god = usefulGodOfChart(chart);
  return { god, flow, elements: elementReasons(god, flow), relations: relationReasons(chart, god, flow.pillar) };
}

/** What a ten god is by itself, before its element is asked for: orderly ones help a little, rough ones press. */
const GOD_POINTS = godPoints(0, -4, 4, -3, 1, 3, -4, 3, -2, 3);

function dayScore({ god, flow, elements, relations }: Meeting, above: readonly Reason[] = []): Score {
  return scoreOf([...elements, ...relations, ...godReasons(god, flow, GOD_POINTS), ...above]);
}

function monthScore(met: Meeting, year: number): Score {
  const favourOfYear = favourOf(met.god, yearPillarOfYear(year));
  const score = dayScore(met, [{ kind: 'year', points: POINTS_OF_FAVOUR * favourOfYear }]);
  return inTone(score, toneOf(favourOf(met.god, met.flow.pillar), favourOfYear));
}

/** What the Saju object calls bright is good, what it calls careful is careful, and the rest is not the opposite. */
function inTone({ score, reasons }: Score, tone: LuckTone): Score {
  const [from, to] = TONE_BOUNDS[tone];
  return { score: between(from, to, score), reasons };
}

const TONE_BOUNDS: Readonly<Record<LuckTone, readonly [from: number, to: number]>> = {
  bright: [GOOD_FROM, HIGHEST],
  fair: [CAREFUL_BELOW, HIGHEST],
  mixed: [LOWEST, GOOD_FROM - 1],
  careful: [LOWEST, CAREFUL_BELOW - 1],
};

function withCategories({ god, flow, elements, relations }: Meeting, whole: Score): PeriodScores {
  const at = (position: Position) => relations.filter(({ relation }) => relation.positions[0] === position).map(half);
  const gods = (points: GodPoints) => godReasons(god, flow, points);
  const ofWhole: Reason = { kind: 'whole', points: (whole.score - BASE) / 2 };
  const category = (...own: readonly Reason[]) => scoreOf([ofWhole, ...own]);
  return {
    ...whole,
    categories: {
      overall: whole,
      wealth: category(...gods(WEALTH_GODS)),
      love: category(...at('day'), ...gods(LOVE_GODS)),
      health: category(...elements.map(half), ...gods(HEALTH_GODS)),
      career: category(...at('month'), ...gods(CAREER_GODS)),
    },
  };
}

function between(from: number, to: number, score: number): number {
  return Math.min(to, Math.max(from, score));
}

/** It counts in the whole already. */
function half(reason: Reason): Reason {
  return { ...reason, points: reason.points / 2 };
}

const WEALTH_GODS = godPoints(-4, -10, 5, 2, 8, 9, -4, 1, -3, 1);
const LOVE_GODS = godPoints(-2, -5, 5, -6, 3, 5, -4, 4, -4, 3);
const HEALTH_GODS = godPoints(2, -3, 6, -4, -3, 1, -8, 1, -2, 6);
const CAREER_GODS = godPoints(-2, -5, 4, -7, 3, 4, 1, 9, -1, 6);

function scoreOf(reasons: readonly Reason[]): Score {
  const score = Math.round(Math.min(HIGHEST, Math.max(LOWEST, BASE + sumOf(reasons))));
  return { score, reasons: byWeight(reasons) };
}

function meanOf(scores: readonly Score[]): number {
  return Math.round(scores.reduce((sum, { score }) => sum + score, 0) / scores.length);
}
