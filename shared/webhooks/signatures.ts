import { createHmac } from 'node:crypto';

export interface SignedMessage {
  readonly deliveryId: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly body: string;
  /** Time of this attempt. */
  readonly at: Date;
  readonly secret: string;
  /** Secrets from before rotations that still sign, newest first. */
  readonly previousSecrets: readonly string[];
}

/**
 * The headers of one attempt. The hex signature covers the exact body, keyed with the
 * whole secret text. The Standard Webhooks headers cover id, time and body, keyed with the secret's base64 part, so
 * that a receiver can refuse replays.
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
