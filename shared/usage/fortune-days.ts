import { DAY_MS } from '../core/clock.ts';
import type { FortuneDaysRecord } from '../db/models/fortune-days.ts';
import type { ProfileScope } from '../db/models/report-days.ts';

/** The most days that a report covers, first and last included. */
export const MAX_REPORT_DAYS = 92;
/** Days before the newest one that a record keeps: more than a report covers, and calls are kept for. */
const KEPT_DAYS = 128;

export type FortuneDays = Pick<FortuneDaysRecord, 'since' | 'days'>;

/** A KST day as a number. */
export function dayNumber(day: string): number {
  return Date.parse(day) / DAY_MS;
}

/** The days of a scope as bits, the lowest that of `since`. */
export function bitsOf({ days }: FortuneDays, scope: ProfileScope): bigint {
  if (scope !== 'all') return BigInt(`0x${days[scope] ?? '0'}`);
  return Object.values(days).reduce((all, bits) => all | BigInt(`0x${bits}`), 0n);
}

/** With one day more, without those that are too old. */
export function withDay(former: FortuneDays, type: keyof FortuneDays['days'], day: number): FortuneDays {
  const since = Math.max(former.since, day - KEPT_DAYS);
  const dropped = BigInt(since - former.since);
  const kept = Object.entries(former.days).map(([name, bits]) => [name, (BigInt(`0x${bits}`) >> dropped).toString(16)]);
  const days: FortuneDays['days'] = Object.fromEntries(kept);
  if (day < since) return { since, days };
  const bits = BigInt(`0x${days[type] ?? '0'}`) | (1n << BigInt(day - since));
  return { since, days: { ...days, [type]: bits.toString(16) } };
}

export function noDays(day: number): FortuneDays {
  return { since: day - KEPT_DAYS, days: {} };
}

/** Days between a day and the next one in a direction; 0: none within the longest range. */
export function gapTo({ since }: FortuneDays, bits: bigint, day: number, direction: -1 | 1): number {
  for (let gap = 1; gap < MAX_REPORT_DAYS; gap += 1) {
    const other = day + direction * gap - since;
    if (other >= 0 && (bits >> BigInt(other)) % 2n === 1n) return gap;
  }
  return 0;
}

export function hasDay({ since }: FortuneDays, bits: bigint, first: number, last = first): boolean {
  if (last < since) return false;
  const from = BigInt(Math.max(0, first - since));
  return (bits >> from) % (1n << (BigInt(last - since) - from + 1n)) !== 0n;
}
