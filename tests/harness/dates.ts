import { addDays, kstDate, systemClock } from '../../shared/core/clock.ts';

/** The KST day `days` from today. */
export function dayFromNow(days: number): string {
  return addDays(kstDate(systemClock.now()), days);
}

const HOUR_MS = 3_600_000;

/** For counts by the hour: waits until no hour ends within the next minute. */
export async function awayFromTheHour(): Promise<void> {
  const leftMs = HOUR_MS - (Date.now() % HOUR_MS);
  if (leftMs < 60_000) await new Promise((resolve) => setTimeout(resolve, leftMs + 100));
}

export function kstToday(): string {
  return dayFromNow(0);
}
