import { addDays, DAY_MS, HOUR_MS, kstDayEnd, mondayOf } from '../core/clock.ts';
import { type Chart, chartOf, type Pillars, type Position } from '../saju/index.ts';

export type SectionName = 'character' | 'tendency' | 'fortune' | 'radar' | 'weekly' | 'yearly' | 'profile_fortune';

export const SECTION_NAMES: readonly SectionName[] = [
  'character',
  'tendency',
  'fortune',
  'radar',
  'weekly',
  'yearly',
  'profile_fortune',
];

/** The sections of a whole daily fortune, in the order of its stream. */
export const DAILY_SECTIONS = ['character', 'tendency', 'fortune'] as const satisfies readonly SectionName[];

export type FortuneType = 'daily' | 'monthly' | 'yearly';

export const FORTUNE_TYPES: readonly FortuneType[] = ['daily', 'monthly', 'yearly'];

/** The ten-year cycle (대운) that holds in a year or month. */
export interface PresentCycle {
  /** Sexagenary index 0..59. */
  readonly pillar: number;
  /** It begins in this year or month. */
  readonly turning: boolean;
}

/** The complete input of one generation. It has no field for personal data, and none may be added. */
export interface SectionRequest<S extends SectionName = SectionName> {
  readonly section: S;
  readonly pillars: Pillars;
  /** The result of `sectionPeriod`: the KST day, the Monday, the first of the month or year, or `any`. */
  readonly period: string;
  /** Only for `profile_fortune`, where it defaults to `daily`. */
  readonly fortuneType?: FortuneType;
  /** For a subject known to be under 19: no word of trading, assets or markets. */
  readonly variant?: 'minor';
  /** Of `yearly` and of a monthly or yearly `profile_fortune`, where birth and gender are known and a cycle has begun. */
  readonly luck?: PresentCycle;
  /** The pillars that the birth leaves open, in the order of positions; absent when there is none. Texts do not speak of them. */
  readonly openPillars?: readonly Position[];
}

/** The chart of a request, with what the birth leaves open. */
export function chartOfRequest({ pillars, openPillars }: Pick<SectionRequest, 'pillars' | 'openPillars'>): Chart {
  return chartOf(pillars, openPillars);
}

/** The period of sections that depend on the chart alone. */
export const ANY_PERIOD = 'any';

/**
 * The period of a section's content, from any KST date (`YYYY-MM-DD`) in it. Idempotent: a period given as the date is
 * returned unchanged.
 */
export function sectionPeriod(section: SectionName, date: string, fortuneType: FortuneType = 'daily'): string {
  switch (section) {
    case 'character':
    case 'tendency':
    case 'radar':
      return ANY_PERIOD;
    case 'fortune':
      return date;
    case 'weekly':
      return mondayOf(date);
    case 'yearly':
      return fortunePeriod('yearly', date).first;
    case 'profile_fortune':
      return fortunePeriod(fortuneType, date).first;
  }
}

/** Days of KST, both included. */
export interface DayPeriod {
  readonly first: string;
  readonly last: string;
}

/** The period of a fortune of the type, from any KST date in it. A stored fortune is dated by its first day. */
export function fortunePeriod(type: FortuneType, date: string): DayPeriod {
  if (type === 'daily') return { first: date, last: date };
  if (type === 'yearly') return { first: `${date.slice(0, 4)}-01-01`, last: `${date.slice(0, 4)}-12-31` };
  const first = `${date.slice(0, 7)}-01`;
  return { first, last: addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1) };
}

/** The week from Monday to Sunday that contains the date. */
export function weekPeriod(date: string): DayPeriod {
  const first = mondayOf(date);
  return { first, last: addDays(first, 6) };
}

/** The fortune type of a request: null for every section but `profile_fortune`. */
export function fortuneTypeOf(request: SectionRequest): FortuneType | null {
  return request.section === 'profile_fortune' ? (request.fortuneType ?? 'daily') : null;
}

/**
 * When stored content of this request expires.
 *
 * Content of the chart alone lives 30 days, a week's content 7 days. Daily content lives to the end of its KST day but
 * at most 24 hours, monthly and yearly content to the end of its period but at most 30 days. All content lives at least
 * one hour, so that the call that generated content for a past day can still read it.
 */
export function sectionExpiresAt(request: SectionRequest, now: Date): Date {
  const { section, period } = request;
  const type = fortuneTypeOf(request);
  if (period === ANY_PERIOD) return later(now, 30 * DAY_MS);
  if (section === 'weekly') return later(now, 7 * DAY_MS);
  const { last } = fortunePeriod(section === 'yearly' ? 'yearly' : (type ?? 'daily'), period);
  return endOf(last, now, last === period ? DAY_MS : 30 * DAY_MS);
}

function endOf(lastDay: string, now: Date, atMostMs: number): Date {
  const untilEndMs = kstDayEnd(lastDay).getTime() - now.getTime();
  return later(now, Math.min(atMostMs, Math.max(HOUR_MS, untilEndMs)));
}

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
