import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Answer, Exchange } from './client.ts';
import { type Arrival, arrivalsAreSound } from './delivery-invariants.ts';
import { PER_MINUTE } from './limit-check.ts';
import { answersAreSound, limitIsKept, outcomeOf, personalData } from './traffic-invariants.ts';

const answered = (status: number, headers: Answer['headers'] = {}, text = ''): Answer => ({
  status,
  headers,
  text,
  cut: false,
});
const exchange = (answer: Answer, endpoint = 'GET /v1/profiles', sentAt = 1_000): Exchange => ({
  tenant: 'partner',
  endpoint,
  sentAt,
  endedAt: sentAt + 100,
  answer,
});
const lost = exchange({ ...answered(0), error: 'ECONNREFUSED' });

describe('the invariants of the answers', () => {
  it('allow a 503 with Retry-After, and find any other 5xx', () => {
    expect(outcomeOf(exchange(answered(503, { 'retry-after': '5' })))).toBe('refused');
    expect(outcomeOf(exchange(answered(404)))).toBe('served');
    expect(answersAreSound([exchange(answered(503, { 'retry-after': '5' }))], [])).toEqual([]);
    const broken = [exchange(answered(500, { 'x-request-id': 'req_1' })), exchange(answered(503))];
    expect(answersAreSound(broken, [{ from: 0, to: 9_999 }]).map(({ ids }) => ids)).toEqual([['req_1'], []]);
  });

  it("allow the legacy group's 500 for a failure of the provider only", () => {
    const failed = answered(500, {}, '{"error":{"reason":"provider_failed"}}');
    expect(outcomeOf(exchange(failed, 'POST /api/daily-fortune'))).toBe('refused');
    expect(outcomeOf(exchange(failed, 'POST /v1/fortunes'))).toBe('failed');
    expect(outcomeOf(exchange(answered(500), 'POST /api/daily-fortune'))).toBe('failed');
  });

  it('allow a lost connection only while an API server is down', () => {
    expect(answersAreSound([lost], [{ from: 500, to: 1_050 }])).toEqual([]);
    expect(answersAreSound([lost], [{ from: 2_000, to: 3_000 }])).toHaveLength(1);
    expect(answersAreSound([exchange({ ...answered(200), cut: true })], [])).toHaveLength(1);
  });
});

describe('the invariant of the limit', () => {
  const passed = Array.from({ length: PER_MINUTE + 1 }, (_, index) => ({
    sentAt: index * 10,
    endedAt: index * 10 + 5,
  }));

  it('finds one request too many in a minute', () => {
    expect(limitIsKept(passed.slice(1), [])).toEqual([]);
    expect(limitIsKept(passed, [])).toHaveLength(1);
  });

  it('allows a minute more for each disturbance of Redis, and no more', () => {
    expect(limitIsKept(passed, [{ from: 300, to: 400 }])).toEqual([]);
    const twice = [...passed, ...passed, ...passed];
    expect(limitIsKept(twice, [{ from: 300, to: 400 }])).toHaveLength(1);
  });
});

describe('the invariant of personal data', () => {
  it('finds a planted name, and says where', () => {
    const canaries = new Set(['독고1카나리아', 'canary-1-external']);
    expect(personalData(canaries, { logs: 'a request', Redis: '' })).toEqual([]);
    const found = personalData(canaries, { logs: 'the name 독고1카나리아', Redis: 'x' });
    expect(found).toMatchObject([{ detail: expect.stringContaining('logs'), ids: ['독고1카나리아'] }]);
  });

  it('finds a planted birth in the middle of other digits, and no other date', () => {
    const canaries = new Set(['1985-02-03', '독고12카나리아']);
    expect(personalData(canaries, { logs: '2026-11-23T01:02:03 1985-02-04 독고1카나리아' })).toEqual([]);
    expect(personalData(canaries, { logs: '2026-11-1985-02-03' })).toMatchObject([{ ids: ['1985-02-03'] }]);
  });
});

describe('the invariants of the deliveries', () => {
  const arrival = (raw: string, secret = 'whsec_1'): Arrival => ({
    path: '/all/partner',
    raw: Buffer.from(raw),
    headers: {
      'webhook-id': 'evt_1',
      'x-saju-signature': createHmac('sha256', secret).update(raw).digest('hex'),
    },
  });
  const secrets = new Map([['/all/partner', ['whsec_1']]]);

  it('allow an event to arrive twice, and find another body', () => {
    expect(arrivalsAreSound([arrival('{}'), arrival('{}')], secrets)).toEqual([]);
    expect(arrivalsAreSound([arrival('{}'), arrival('[]')], secrets)).toMatchObject([{ ids: ['evt_1'] }]);
  });

  it('find a signature with an unknown secret', () => {
    expect(arrivalsAreSound([arrival('{}', 'whsec_2')], secrets)).toMatchObject([
      { invariant: 'every delivery is signed' },
    ]);
  });
});
