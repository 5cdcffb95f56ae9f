import { describe, expect, it } from '@jest/globals';
import { deliveryHeaders } from './webhooks-signatures.ts';

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

  it('signs as the example of the Standard Webhooks specification', () => {
    expect(deliveryHeaders(message)).toMatchObject({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('signs the body in hex with the whole secret text', () => {
    // printf '{"test": 2432232314}' | openssl dgst -sha256 -hmac whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
    expect(deliveryHeaders(message)['X-Saju-Signature']).toBe(HEX);
    expect(deliveryHeaders(message)).not.toHaveProperty('X-Saju-Signature-Previous');
  });
});

const HEX = '80ec8a89ce3cd22133a1066caecb4d04fea7467657c8514d717ec42c38a5c94c';
