import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { deliveryHeaders } from './signatures.ts';

describe('deliveryHeaders', () => {
  const message = {
    deliveryId: 'dlv_1',
    eventId: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    eventType: 'test.ping',
    body: '{"test": 2432232314}',
    at: new Date(1_614_265_330_999),
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    previousSecrets: [],
  };

  it('signs like the example of the Standard Webhooks specification', () => {
    expect(deliveryHeaders(message)).toMatchObject({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('is verified by the standardwebhooks library, with the current secret and with each earlier one', () => {
    const secrets = [1, 2, 3].map(() => `whsec_${randomBytes(32).toString('base64')}`);
    const [secret = '', ...previousSecrets] = secrets;
    const body = JSON.stringify({ id: 'evt_1', data: { name: '홍**', text: 'a.b.c' } });
    const headers = deliveryHeaders({ ...message, body, at: new Date(), secret, previousSecrets });
    for (const each of secrets) expect(new Webhook(each).verify(body, headers)).toEqual(JSON.parse(body));
    const stranger = new Webhook(`whsec_${randomBytes(32).toString('base64')}`);
    expect(() => stranger.verify(body, headers)).toThrow('No matching signature found');
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('No matching signature found');
    const old = deliveryHeaders({ ...message, body, at: new Date(Date.now() - 600_000), secret });
    expect(() => new Webhook(secret).verify(body, old)).toThrow('Message timestamp too old');
  });

  it('signs the body in hex with the whole secret text', () => {
    // printf '{"test": 2432232314}' | openssl dgst -sha256 -hmac whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
    expect(deliveryHeaders(message)['X-Saju-Signature']).toBe(HEX);
    expect(deliveryHeaders(message)).not.toHaveProperty('X-Saju-Signature-Previous');
  });

  it('names the event, the delivery and the sender, and also signs with the secrets before rotations', () => {
    const previousSecrets = ['whsec_QUFBQUFBQUFBQUFBQUFBQQ==', 'whsec_QkJCQkJCQkJCQkJCQkJCQg=='];
    const alone = (secret: string) => deliveryHeaders({ ...message, secret });
    const each = [message.secret, ...previousSecrets].map(alone);
    expect(deliveryHeaders({ ...message, previousSecrets })).toEqual({
      'Content-Type': 'application/json',
      'User-Agent': 'Saju-Webhooks/1',
      'X-Saju-Event': 'test.ping',
      'X-Saju-Delivery': 'dlv_1',
      'X-Saju-Signature': HEX,
      'X-Saju-Signature-Previous': each[1]?.['X-Saju-Signature'],
      'webhook-id': message.eventId,
      'webhook-timestamp': '1614265330',
      'webhook-signature': each.map((headers) => headers['webhook-signature']).join(' '),
    });
    expect(new Set(each.map((headers) => headers['webhook-signature'])).size).toBe(3);
  });
});

const HEX = '80ec8a89ce3cd22133a1066caecb4d04fea7467657c8514d717ec42c38a5c94c';
