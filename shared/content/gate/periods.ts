import { addDays } from '../../core/clock.ts';
import { dayPillar, monthPillarsOfYear, yearPillarOfYear } from '../../saju/index.ts';
import { ANY_PERIOD, type SectionRequest } from '../requests.ts';

/** The pillars that a text may name, besides the chart's. */
export interface PeriodPillars {
  /** Of the day, or of the week; empty: the request settles none. */
  readonly days: readonly number[];
  /** Of the year, or the month with its neighbours: around a month's jie two are right. */
  readonly months: readonly number[];
  /** Around 입춘 two are right. */
  readonly years: readonly number[];
}

/** @returns null for a section without a period */
export function pillarsOfPeriod({ section, period, fortuneType = 'daily' }: SectionRequest): PeriodPillars | null {
  if (period === ANY_PERIOD) return null;
  const [year, month] = [Number(period.slice(0, 4)), Number(period.slice(5, 7))];
  const months = [
    ...monthPillarsOfYear(year - 1).slice(-1),
    ...monthPillarsOfYear(year),
    ...monthPillarsOfYear(year + 1).slice(0, 1),
  ];
  const isProfile = section === 'profile_fortune';
  const isYearly = section === 'yearly' || (isProfile && fortuneType === 'yearly');
  const isDaily = section === 'fortune' || (isProfile && fortuneType === 'daily');
  const days = section === 'weekly' ? 7 : isDaily ? 1 : 0;
  return {
    days: Array.from({ length: days }, (_, offset) => dayPillar(addDays(period, offset))),
    months: isYearly ? months : months.slice(month - 1, month + 2),
    years: [year, ...(month <= 2 ? [year - 1] : [])].map(yearPillarOfYear),
  };
}
