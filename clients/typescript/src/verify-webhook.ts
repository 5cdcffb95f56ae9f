import type { WebhookEvent } from './types.ts';

/** Why a delivery was refused. */
export type WebhookRefusal =
  | 'missing_header'
  | 'bad_timestamp'
  | 'too_old'
  | 'too_new'
  | 'wrong_signature'
  | 'not_json';

/** The request is not from the service, is a repeat of an old one, or its body was changed on the way: answer 400. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
  readonly reason: WebhookRefusal;

  constructor(reason: WebhookRefusal, message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface VerifyWebhookOptions {
  /** The exact bytes of the request, before anything parses them. */
  readonly body: string | Uint8Array | ArrayBuffer;
  /** The request's headers: those of `fetch`, or Node's `request.headers`. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** `whsec_…`; several while you exchange one for another. */
  readonly secret: string | readonly string[];
  /** Milliseconds by which the delivery's time may differ from yours; default 300,000 (5 minutes). */
  readonly toleranceMs?: number | undefined;
  /** For tests. */
  readonly now?: Date | undefined;
}

type Bytes = Uint8Array<ArrayBuffer>;

const TOLERANCE_MS = 300_000;
const encoder = new TextEncoder();

/**
 * Checks a delivery by Standard Webhooks: signature, in constant time, and age. After a rotation of the secret the
 * service signs with both secrets for 24 hours, and one match is enough.
 * @returns the parsed body; handle each `id` once, because a delivery may be repeated
 * @throws WebhookVerificationError
 */
export async function verifyWebhook(options: VerifyWebhookOptions): Promise<WebhookEvent> {
  const { headers, toleranceMs = TOLERANCE_MS, now = new Date() } = options;
  const secrets = typeof options.secret === 'string' ? [options.secret] : options.secret;
  if (secrets.length === 0) throw new TypeError('verifyWebhook needs a secret.');
  const id = requiredHeader(headers, 'webhook-id');
  const timestamp = requiredHeader(headers, 'webhook-timestamp');
  const signatures = signaturesOf(requiredHeader(headers, 'webhook-signature'));
  checkTime(timestamp, now, toleranceMs);
  const body = bytesOf(options.body);
  const signed = joined(encoder.encode(`${id}.${timestamp}.`), body);
  let matches = 0;
  for (const secret of secrets) {
    const expected = await hmac(keyOf(secret), signed);
    // All are compared, whichever matches.
    for (const signature of signatures) matches += equal(signature, expected) ? 1 : 0;
  }
  if (matches === 0) throw new WebhookVerificationError('wrong_signature', 'No signature of the delivery matches.');
  return parsed(body);
}

function requiredHeader(headers: VerifyWebhookOptions['headers'], name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headerOf(headers, name);
  if (value === null || value === '') throw new WebhookVerificationError('missing_header', `${name} is missing.`);
  return value;
}

function headerOf(headers: Readonly<Record<string, string | readonly string[] | undefined>>, name: string) {
  const key = Object.keys(headers).find((each) => each.toLowerCase() === name);
  const value = key === undefined ? undefined : headers[key];
  return typeof value === 'string' ? value : (value?.[0] ?? null);
}

function checkTime(timestamp: string, now: Date, toleranceMs: number): void {
  if (!/^\d{1,12}$/.test(timestamp)) {
    throw new WebhookVerificationError('bad_timestamp', 'webhook-timestamp must be seconds since 1970.');
  }
  const ageMs = now.getTime() - Number(timestamp) * 1_000;
  if (ageMs > toleranceMs) throw new WebhookVerificationError('too_old', 'The delivery is too old.');
  if (ageMs < -toleranceMs) throw new WebhookVerificationError('too_new', 'The delivery is from the future.');
}

/** `v1,<base64> v1,<base64>`; signatures of other versions are left out. */
function signaturesOf(header: string): Uint8Array[] {
  return header.split(' ').flatMap((each) => {
    const [version, value = ''] = each.split(',', 2);
    const bytes = version === 'v1' ? fromBase64(value) : null;
    return bytes === null ? [] : [bytes];
  });
}

function keyOf(secret: string): Bytes {
  const key = fromBase64(secret.replace(/^whsec_/, ''));
  if (key === null || key.length === 0) throw new TypeError('A webhook secret is whsec_ and base64.');
  return key;
}

function fromBase64(text: string): Bytes | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** WebCrypto is in Node 20, browsers and edge runtimes alike. */
async function hmac(key: Bytes, signed: Bytes): Promise<Bytes> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, signed));
}

/** Compares all bytes, so that the time does not depend on the first that differs. */
function equal(given: Uint8Array, expected: Uint8Array): boolean {
  if (given.length !== expected.length) return false;
  let difference = 0;
  for (const [index, byte] of expected.entries()) difference |= byte ^ (given[index] ?? 0);
  return difference === 0;
}

function bytesOf(body: VerifyWebhookOptions['body']): Uint8Array {
  if (typeof body === 'string') return encoder.encode(body);
  return body instanceof Uint8Array ? body : new Uint8Array(body);
}

function joined(first: Uint8Array, second: Uint8Array): Bytes {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}

function parsed(body: Uint8Array): WebhookEvent {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new WebhookVerificationError('not_json', 'The body is not JSON.');
  }
}
