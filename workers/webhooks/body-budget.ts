import { type Clock, HOUR_MS } from '../../shared/core/clock.ts';
import type { ResponseBody } from '../../shared/webhooks/attempt-log.ts';

/** So much of the bodies of an account's receivers is stored in an hour by one process. */
const MAX_BYTES_PER_HOUR = 16 * 1024 * 1024;
/** Of each body beyond that. */
const MAX_BYTES_BEYOND = 1_024;

/**
 * Bounds what receivers can fill the database with: one that answers every delivery with 64 KB would store gigabytes a
 * day. Accounts stay within it whose receivers answer with a few hundred bytes, as most do.
 */
export function createBodyBudget(clock: Clock): (accountId: string, body: ResponseBody) => ResponseBody {
  let hour = 0;
  const used = new Map<string, number>();
  return (accountId, body) => {
    const now = Math.floor(clock.now().getTime() / HOUR_MS);
    if (now !== hour) used.clear();
    hour = now;
    const bytes = used.get(accountId) ?? 0;
    const isBeyond = bytes + body.bytes.length > MAX_BYTES_PER_HOUR && body.bytes.length > MAX_BYTES_BEYOND;
    if (isBeyond) return { bytes: body.bytes.subarray(0, MAX_BYTES_BEYOND), isCut: true };
    used.set(accountId, bytes + body.bytes.length);
    return body;
  };
}
