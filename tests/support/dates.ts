import { addDays, kstDate, systemClock } from '../../shared/clock.ts';

/** The KST day `days` from today. */
export function dayFromNow(days: number): string {
  return addDays(kstDate(systemClock.now()), days);
}

export function kstToday(): string {
  return dayFromNow(0);
}
