import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { deliveryHeaders } from '../../../shared/webhooks/signatures.ts';
import { verifyWebhook, type WebhookVerificationError } from './verify-webhook.ts';

const NOW = new Date('2026-11-23T03:00:00.000Z');
const EVENT = { id: 'evt_1', type: 'fortune.generated', data: { summary: '좋은 하루' } };
const BODY = JSON.stringify(EVENT);
const SECRET = newSecret();

describe('verifyWebhook', () => {
  it.each<[string, string | Uint8Array | ArrayBuffer]>([
    ['a string', BODY],
    ['bytes', Buffer.from(BODY)],
    ['a buffer', new TextEncoder().encode(BODY).buffer],
  ])("accepts what the service's signer signs, with the body as %s", async (_form, body) => {
    const headers = signed();
    for (const given of [headers, new Headers(headers), lowerCase(headers)]) {
      expect(await verifyWebhook({ body, headers: given, secret: SECRET, now: NOW })).toEqual(EVENT);
    }
  });

  it('accepts what the package standardwebhooks signs, and that what the service signs', async () => {
    const now = new Date();
    const other = new Webhook(SECRET);
    const headers = {
      'webhook-id': EVENT.id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': other.sign(EVENT.id, now, BODY),
    };
    expect(await verifyWebhook({ body: BODY, headers, secret: SECRET })).toEqual(EVENT);
    expect(other.verify(BODY, signed({ at: now }))).toEqual(EVENT);
  });

  it('accepts both secrets during a rotation, on either side', async () => {
    const next = newSecret();
    const rotated = signed({ secret: next, previousSecrets: [SECRET] });
    for (const secret of [SECRET, next, [newSecret(), SECRET], [next, SECRET]]) {
      expect(await verifyWebhook({ body: BODY, headers: rotated, secret, now: NOW })).toEqual(EVENT);
    }
    expect(await verifyWebhook({ body: BODY, headers: signed(), secret: [next, SECRET], now: NOW })).toEqual(EVENT);
    expect(await refusal({ headers: rotated, secret: newSecret() })).toBe('wrong_signature');
  });

  it('refuses a changed body, id or time', async () => {
    const headers = signed();
    expect(await refusal({ body: BODY.replace('좋은', '나쁜') })).toBe('wrong_signature');
    expect(await refusal({ body: `${BODY} ` })).toBe('wrong_signature');
    expect(await refusal({ headers: { ...headers, 'webhook-id': 'evt_2' } })).toBe('wrong_signature');
    const later = String(Number(headers['webhook-timestamp']) + 1);
    expect(await refusal({ headers: { ...headers, 'webhook-timestamp': later } })).toBe('wrong_signature');
  });

  it('refuses what is older or newer than the tolerance', async () => {
    const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
    expect(await refusal({ headers: signed({ at: at(-6) }) })).toBe('too_old');
    expect(await refusal({ headers: signed({ at: at(6) }) })).toBe('too_new');
    const options = { body: BODY, headers: signed({ at: at(-6) }), secret: SECRET, now: NOW };
    expect(await verifyWebhook({ ...options, toleranceMs: 400_000 })).toEqual(EVENT);
  });

  it.each([
    ['webhook-id', '', 'missing_header'],
    ['webhook-timestamp', 'soon', 'bad_timestamp'],
    ['webhook-timestamp', '1e9', 'bad_timestamp'],
    ['webhook-timestamp', '-1', 'bad_timestamp'],
    ['webhook-signature', '', 'missing_header'],
    ['webhook-signature', 'v1', 'wrong_signature'],
    ['webhook-signature', 'v1,', 'wrong_signature'],
    ['webhook-signature', 'v1,****', 'wrong_signature'],
    ['webhook-signature', 'v2,abcd', 'wrong_signature'],
    ['webhook-signature', `v1,${'A'.repeat(43)}=`, 'wrong_signature'],
  ])('refuses %s: %j', async (name, value, reason) => {
    expect(await refusal({ headers: { ...signed(), [name]: value } })).toBe(reason);
  });

  it('refuses a signature that is cut short, and one for another version', async () => {
    const headers = signed();
    const [, value = ''] = headers['webhook-signature']?.split(',') ?? [];
    const cut = Buffer.from(value, 'base64').subarray(0, 31).toString('base64');
    for (const wrong of [`v1,${cut}`, `v1a,${value}`, `v2,${value}`]) {
      expect(await refusal({ headers: { ...headers, 'webhook-signature': wrong } })).toBe('wrong_signature');
    }
  });

  it('refuses a signed body that is not JSON', async () => {
    expect(await refusal({ body: '<html>', headers: signed({ body: '<html>' }) })).toBe('not_json');
  });

  it.each([[''], ['whsec_'], ['whsec_****'], []])('throws a TypeError for the secret %j', async (...secrets) => {
    const verifying = verifyWebhook({ body: BODY, headers: signed(), secret: secrets, now: NOW });
    await expect(verifying).rejects.toThrow(TypeError);
  });
});

function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

function signed(changes: Partial<Parameters<typeof deliveryHeaders>[0]> = {}): Record<string, string> {
  return deliveryHeaders({
    deliveryId: 'dlv_1',
    eventId: EVENT.id,
    eventType: EVENT.type,
    body: BODY,
    at: NOW,
    secret: SECRET,
    previousSecrets: [],
    ...changes,
  });
}

/** As Node's `request.headers`. */
function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

async function refusal(options: Partial<Parameters<typeof verifyWebhook>[0]>): Promise<string> {
  const verifying = verifyWebhook({ body: BODY, headers: signed(), secret: SECRET, now: NOW, ...options });
  const error: Partial<WebhookVerificationError> = await verifying.then(
    () => ({}),
    (failure: WebhookVerificationError) => failure,
  );
  expect(error.name).toBe('WebhookVerificationError');
  return error.reason ?? 'none';
}
