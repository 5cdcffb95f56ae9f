import { parseRetryAfter, toDelayMs } from '../../shared/core/retry-after.ts';

/**
 * Reads the delay of an error response from `retry-after-ms` (ms), else `retry-after` (seconds or an HTTP date).
 * @returns ms, finite and >= 0 (a negative delay or a past date is 0), not capped; `null` when there is none
 */
export function retryAfterMsFromHeaders(
  headers: { get(name: string): string | null } | undefined,
  nowMs: number,
): number | null {
  if (headers === undefined) return null;
  return milliseconds(headers.get('retry-after-ms')) ?? parseRetryAfter(headers.get('retry-after'), nowMs);
}

/**
 * Reads the delay of a Google error from the `google.rpc.RetryInfo` in its details (`retryDelay: "1.5s"`). Same range
 * as above. Google's SDK does not expose headers.
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

function milliseconds(text: string | null): number | null {
  return text === null || text.trim() === '' ? null : toDelayMs(Number(text));
}
