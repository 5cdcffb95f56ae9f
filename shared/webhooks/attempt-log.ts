import type { Database } from '../db/connect.ts';
import type { DeliveryRecord } from '../db/models/deliveries.ts';
import type { DeliveryAttemptRecord, Header } from '../db/models/delivery-attempts.ts';
import { rawCollection } from '../db/records.ts';
import { deleteWrite, upsertWrite, type WriteOperation } from '../db/writes.ts';

/** The result of an attempt. */
export interface AttemptOutcome {
  readonly ok: boolean;
  readonly responseCode: number | null;
  readonly responseTimeMs: number | null;
  readonly errorMessage: string | null;
  readonly retryAfterMs: number | null;
}

export interface Attempted {
  readonly delivery: DeliveryRecord;
  /** Where it was sent. */
  readonly url: string;
  readonly outcome: AttemptOutcome;
  /** When the attempt started. */
  readonly at: Date;
  /** Null: nothing was sent. */
  readonly exchange: Exchange | null;
  /** Those that signed it. */
  readonly secrets: readonly string[];
}

/** What was sent and what came back, before it is stored. */
export interface Exchange {
  readonly requestHeaders: readonly Header[];
  readonly responseHeaders: readonly Header[] | null;
  /** Null without a response, or without room for it (`createAnswerBudget`). */
  readonly responseBody: ResponseBody | null;
}

/** The first bytes of a response's body. */
export interface ResponseBody {
  readonly bytes: Uint8Array;
  readonly isCut: boolean;
}

/** At most so much of a body is read and stored. */
export const MAX_BODY_BYTES = 64 * 1024;

/**
 * Stores an attempt under the number that it has in its delivery; another run of it replaces it.
 * @param secrets of the webhook, which a receiver may have echoed
 */
export function attemptWrite(db: Database, { delivery, outcome, at, exchange, secrets }: Attempted): WriteOperation {
  const record: DeliveryAttemptRecord = {
    _id: attemptIdOf(delivery._id, delivery.attempts + 1),
    accountId: delivery.accountId,
    at,
    requestHeaders: [...(exchange?.requestHeaders ?? [])],
    responseStatus: outcome.responseCode,
    responseHeaders: exchange?.responseHeaders?.map((header) => redactHeader(header, secrets)) ?? null,
    responseBody: exchange?.responseBody ? bodyText(exchange.responseBody, secrets) : null,
    responseTimeMs: outcome.responseTimeMs,
    errorMessage: outcome.errorMessage,
    createdAt: at,
  };
  return upsertWrite(db.deliveryAttempts, record);
}

/** Deletes what `attemptWrite` has stored of the attempt that a delivery was read for. */
export function attemptDeletion(db: Database, { _id, accountId, attempts }: Attempted['delivery']): WriteOperation {
  return deleteWrite(db.deliveryAttempts, { _id: attemptIdOf(_id, attempts + 1), accountId });
}

/** More than the attempts by schedule. With 64 KB each, hundreds of attempts by hand made an answer of 17 MB. */
const SHOWN_ATTEMPTS = 20;

/** The newest attempts of a delivery of the last seven days, in order. */
export async function attemptsOf(
  db: Database,
  { _id, accountId }: { readonly _id: string; readonly accountId: string },
): Promise<DeliveryAttemptRecord[]> {
  const ids = { $gte: attemptIdOf(_id, 0), $lte: attemptIdOf(_id, MAX_NUMBER) };
  const newest = rawCollection(db.deliveryAttempts)
    .find({ accountId, _id: ids })
    .sort({ _id: -1 })
    .limit(SHOWN_ATTEMPTS);
  return (await newest.toArray()).reverse();
}

const MAX_NUMBER = 999_999;

function attemptIdOf(deliveryId: string, number: number): string {
  return `${deliveryId}:${String(number).padStart(6, '0')}`;
}

export function attemptNumberOf({ _id }: Pick<DeliveryAttemptRecord, '_id'>): number {
  return Number(_id.slice(_id.indexOf(':') + 1));
}

/** They say nothing, and JSON writes six characters for most: an answer with twenty bodies of them had 8 MB. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

const REDACTED = '[redacted]';

function bodyText({ bytes, isCut }: ResponseBody, secrets: readonly string[]): string {
  const kept = bytes.subarray(0, MAX_BODY_BYTES);
  // As a stream, so that no character that was cut in two stands at the end.
  const text = new TextDecoder().decode(kept, { stream: isCut }).replaceAll(CONTROLS, '\ufffd');
  return `${redact(text, secrets)}${isCut ? '… [cut]' : ''}`;
}

/** Names of headers that hold credentials, such as `set-cookie`, `authorization` and `x-api-key`. */
const SECRET_NAME = /cookie|auth|secret|token|password|api-?key|credential|session/i;

function redactHeader({ name, value }: Header, secrets: readonly string[]): Header {
  return { name, value: SECRET_NAME.test(name) ? REDACTED : redact(value, secrets) };
}

/**
 * Our own keys, tokens and secrets in any text, and what others' look like: `Bearer …`, `sk-…`, a JSON Web Token. A receiver
 * chooses the text: no match may begin inside a run that another has read to its end in vain.
 */
const OWN_SECRETS = /\b(?:bs_(?:live|test|at|ses)_|whsec_)[A-Za-z0-9+/=_-]{8,}/g;
const FOREIGN_SECRETS = /\b[rs]k[-_][\w-]{16,}|(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g;
const BEARER = /\b(Bearer|Basic)\s+[A-Za-z0-9+/=._~-]{8,}/g;

const NAME = String.raw`(?:password|passwd|secret|token|api[_-]?key|authorization|credential|cookie)[\w-]{0,30}`;
/** `"password": "…"`, the same inside a JSON text, `token=…`, `tokens: […]`. A value without quotes ends with its line. */
const NAMED_SECRETS = new RegExp(
  String.raw`(${NAME}\\*["']?\s{0,5}[:=]\s{0,5})(?!\[redacted\])(?:(\\{0,15}["'])(?:(?!\2)(?:\\[^]|[^]))*|\[[^\]]*\]?|[^\r\n"',;&<>}\]\\]+)`,
  'gi',
);
/** `<password>…</password>`. */
const ELEMENT_SECRETS = new RegExp(String.raw`(?<!/[\w:-]{0,30})(${NAME}(?:\s[^<>]{0,200})?>)[^<]+`, 'gi');

/** A secret as a receiver may write it: as it is, without its prefix, in JSON that escapes slashes, in a URL. */
function formsOf(secret: string): string[] {
  const bare = secret.replace(/^whsec_/, '');
  return [secret, bare].flatMap((form) => [form, form.replaceAll('/', '\\/'), encodeURIComponent(form)]);
}

function redact(text: string, secrets: readonly string[]): string {
  const known = secrets.flatMap(formsOf).reduce((rest, form) => rest.replaceAll(form, REDACTED), text);
  return known
    .replace(NAMED_SECRETS, (_match, name: string, quote = '') => `${name}${quote}${REDACTED}`)
    .replace(ELEMENT_SECRETS, `$1${REDACTED}`)
    .replace(OWN_SECRETS, REDACTED)
    .replace(FOREIGN_SECRETS, REDACTED)
    .replace(BEARER, `$1 ${REDACTED}`);
}
