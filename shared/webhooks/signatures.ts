import { createHmac } from 'node:crypto';

export interface SignedMessage {
  readonly deliveryId: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly body: string;
  /** When this attempt is made. */
  readonly at: Date;
  readonly secret: string;
  /** The secrets before rotations, newest first, while they still sign. */
  readonly previousSecrets: readonly string[];
}

/**
 * The headers of one attempt (decisions 10): the specification's hex signature of the exact body, keyed with the whole
 * secret text, and the Standard Webhooks trio, keyed with the secret's base64 part over id, time and body, so that a
 * receiver can refuse replays.
 */
export function deliveryHeaders(message: SignedMessage): Record<string, string> {
  const { body, secret, previousSecrets } = message;
  const timestamp = Math.floor(message.at.getTime() / 1000);
  const signed = `${message.eventId}.${timestamp}.${body}`;
  const [previous] = previousSecrets;
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'Saju-Webhooks/1',
    'X-Saju-Event': message.eventType,
    'X-Saju-Delivery': message.deliveryId,
    'X-Saju-Signature': hexSignature(secret, body),
    ...(previous === undefined ? {} : { 'X-Saju-Signature-Previous': hexSignature(previous, body) }),
    'webhook-id': message.eventId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': [secret, ...previousSecrets].map((key) => `v1,${standardSignature(key, signed)}`).join(' '),
  };
}

function hexSignature(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

function standardSignature(secret: string, signed: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(signed).digest('base64');
}
