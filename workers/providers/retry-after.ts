/**
 * Reads the delay of an error answer from `retry-after-ms` (ms), else `retry-after` (seconds or an HTTP date).
 *
 * @returns ms, finite and >= 0 (a negative delay or a past date is 0), not capped; `null` when nothing usable was told.
 */
export function retryAfterMsFromHeaders(
  headers: { get(name: string): string | null } | undefined,
  nowMs: number,
): number | null {
  if (headers === undefined) return null;
  return (
    readNumber(headers.get('retry-after-ms'), 1) ??
    readNumber(headers.get('retry-after'), 1000) ??
    readHttpDate(headers.get('retry-after'), nowMs)
  );
}

/**
 * Reads the delay of a Google error from the `google.rpc.RetryInfo` among its details (`retryDelay: "1.5s"`).
 * Same range as above. Google's SDK shows no headers.
 */
export function retryAfterMsFromDetails(details: unknown): number | null {
  if (!Array.isArray(details)) return null;
  for (const detail of details) {
    const delay: unknown =
      typeof detail === 'object' && detail !== null ? Reflect.get(detail, 'retryDelay') : undefined;
    const seconds = typeof delay === 'string' ? /^(-?\d{1,15}(?:\.\d{1,9})?)s$/.exec(delay)?.[1] : undefined;
    if (seconds !== undefined) return toDelayMs(Number(seconds) * 1000);
  }
  return null;
}

function readNumber(text: string | null, msPerUnit: number): number | null {
  if (text === null || text.trim() === '') return null;
  return toDelayMs(Number(text) * msPerUnit);
}

// Only RFC 9110's IMF-fixdate: Date.parse is lenient and reads "5 seconds" as a day in 2001.
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

function readHttpDate(text: string | null, nowMs: number): number | null {
  if (text === null || !HTTP_DATE.test(text.trim())) return null;
  return toDelayMs(Date.parse(text) - nowMs);
}

function toDelayMs(delayMs: number): number | null {
  return Number.isFinite(delayMs) ? Math.max(0, Math.ceil(delayMs)) : null;
}
