import { type Clock, HOUR_MS } from '../../shared/core/clock.ts';
import type { Exchange } from '../../shared/webhooks/attempt-log.ts';

type Answered = Pick<Exchange, 'responseHeaders' | 'responseBody'>;

/** So much of the answers of an account's receivers is stored in an hour by one process. */
const MAX_BYTES_PER_HOUR = 16 * 1024 * 1024;
/** Of the headers, and of the body, of each answer beyond that, until twice as much is stored. */
const MAX_BYTES_BEYOND = 1_024;

/**
 * Bounds what receivers can fill the database with: one that answers every delivery with 64 KB would store gigabytes a
 * day. Accounts stay within it whose receivers answer with a few hundred bytes, as most do.
 */
export function createAnswerBudget(clock: Clock): (accountId: string, answer: Answered) => Answered {
  let hour = 0;
  const used = new Map<string, number>();
  return (accountId, answer) => {
    const now = Math.floor(clock.now().getTime() / HOUR_MS);
    if (now !== hour) used.clear();
    hour = now;
    const bytes = used.get(accountId) ?? 0;
    const whole = sizeOf(answer);
    const isBeyond = bytes + whole > MAX_BYTES_PER_HOUR;
    const kept = bytes > 2 * MAX_BYTES_PER_HOUR ? NOTHING : isBeyond ? shortened(answer) : answer;
    used.set(accountId, bytes + sizeOf(kept));
    return kept;
  };
}

const NOTHING: Answered = { responseHeaders: null, responseBody: null };

function sizeOf({ responseHeaders, responseBody }: Answered): number {
  return sizeOfHeaders(responseHeaders ?? []) + (responseBody === null ? 0 : storedSizeOf(responseBody.bytes));
}

/** As UTF-8: what is no text, and a control character, is stored as a character of three bytes. */
function storedSizeOf(bytes: Uint8Array): number {
  const text = Buffer.byteLength(new TextDecoder().decode(bytes));
  return bytes.reduce((size, byte) => size + (byte < 0x20 ? 2 : 0), text);
}

function sizeOfHeaders(headers: NonNullable<Answered['responseHeaders']>): number {
  return headers.reduce((total, { name, value }) => total + name.length + value.length, 0);
}

function shortened({ responseHeaders, responseBody }: Answered): Answered {
  const headers = responseHeaders?.filter((_, index) => {
    return sizeOfHeaders(responseHeaders.slice(0, index + 1)) <= MAX_BYTES_BEYOND;
  });
  const isLong = responseBody !== null && responseBody.bytes.length > MAX_BYTES_BEYOND;
  const body = isLong ? { bytes: responseBody.bytes.subarray(0, MAX_BYTES_BEYOND), isCut: true } : responseBody;
  return { responseHeaders: headers ?? null, responseBody: body };
}
