const SECONDS = /^-?\d+(\.\d+)?$/;
/** Required in every HTTP date. `Date.parse` alone reads "5 seconds" as a day in 2001 and `3600s` as the year 3600. */
const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/;

/**
 * Reads a `Retry-After` header: seconds or an HTTP date.
 * @returns ms, finite and >= 0 (0 for a past date), not capped; null when it is neither
 */
export function parseRetryAfter(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? '';
  if (SECONDS.test(text)) return toDelayMs(Number(text) * 1_000);
  return HTTP_DATE.test(text) ? toDelayMs(Date.parse(text) - nowMs) : null;
}

export function toDelayMs(delayMs: number): number | null {
  return Number.isFinite(delayMs) ? Math.max(0, Math.ceil(delayMs)) : null;
}
