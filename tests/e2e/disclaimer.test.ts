import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sajuInput } from '../harness/charts.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { readStream } from '../harness/sse.ts';

const KOREAN = '이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.';
const ENGLISH = 'For entertainment and reference only; not investment advice.';

const SAJU = sajuInput(7);
const CARD = 'birth_date=1990-05-15&gender=female';
const LEGACY = { saju: SAJU, userName: '홍길동' };

let platform: TestPlatform;
let apiServer: ApiServer;
let account: TestAccount;
let call: Client;
let profileId: string;
let fortuneId: string;

beforeAll(async () => {
  platform = await startPlatform();
  apiServer = await platform.startApiServer();
  await platform.startWorker('all');
  account = await platform.account({ plan: 'enterprise' });
  call = createClient(apiServer.url, { key: account.testKey });
  profileId = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
  const fortune = { profile_id: profileId, type: 'daily' };
  fortuneId = (await call('POST', '/v1/fortunes', { body: fortune })).textAt('id');
});
afterAll(() => platform.stop());

/** Ids that exist only when the tests run. */
const filled = (text: string) => text.replace('{profile}', profileId).replace('{fortune}', fortuneId);
const DAILY = { profile_id: '{profile}', type: 'daily' };

/** Every request whose answer holds texts of a model, and where that answer says what they are not. */
const ANSWERS: readonly { readonly request: string; readonly at: string; readonly body?: object }[] = [
  { request: 'POST /v1/fortunes/daily', at: 'meta.disclaimer', body: { saju: SAJU } },
  { request: 'POST /v1/fortunes/weekly', at: 'meta.disclaimer', body: { saju: SAJU } },
  { request: 'POST /v1/calculations/yearly', at: 'meta.disclaimer', body: { saju: SAJU } },
  { request: `GET /v1/fortunes/character?${CARD}`, at: 'meta.disclaimer' },
  { request: `GET /v1/fortunes/tendency?${CARD}`, at: 'meta.disclaimer' },
  { request: `GET /v1/fortunes/radar?${CARD}`, at: 'meta.disclaimer' },
  { request: 'POST /api/daily-fortune', at: 'meta.disclaimer', body: LEGACY },
  { request: 'POST /api/daily-fortune', at: 'meta.disclaimer', body: { ...LEGACY, type: 'compare' } },
  { request: 'POST /api/fortune', at: 'meta.disclaimer', body: LEGACY },
  { request: 'POST /v1/fortunes', at: 'disclaimer', body: DAILY },
  { request: 'GET /v1/fortunes/daily/{profile}', at: 'disclaimer' },
  { request: 'GET /v1/fortunes/{fortune}', at: 'disclaimer' },
  { request: 'GET /v1/fortunes/{fortune}/unmasked', at: 'disclaimer' },
  { request: 'POST /v2/fortunes', at: 'disclaimer', body: DAILY },
  { request: 'GET /v2/fortunes/{fortune}', at: 'disclaimer' },
  { request: 'GET /v2/fortunes/{fortune}/unmasked', at: 'disclaimer' },
];

const STREAMS = [
  { path: '/v1/fortunes/daily-stream', body: { saju: SAJU }, ofFortune: false },
  { path: '/api/daily-fortune-stream', body: LEGACY, ofFortune: false },
  { path: '/v1/fortunes/stream', body: DAILY, ofFortune: true },
  { path: '/v2/fortunes/stream', body: DAILY, ofFortune: true },
] as const;

describe('the disclaimer', () => {
  it.each(ANSWERS)('stands in the answer to $request, in Korean or English', async ({ request, at, body }) => {
    const [method = '', path = ''] = filled(request).split(' ');
    for (const [headers, expected] of [
      [{}, KOREAN],
      [{ 'Accept-Language': 'en' }, ENGLISH],
    ] as const) {
      const sent = body === undefined ? {} : { body: JSON.parse(filled(JSON.stringify(body))) };
      const answer = await call(method, path, { ...sent, headers });
      expect([answer.status < 300, answer.at(at)]).toEqual([true, expected]);
      expect(answer.headers.get('vary')).toContain('Accept-Language');
      expect(answer.headers.get('etag')).toBeNull();
    }
  });

  it.each(STREAMS)('stands in the last event of $path, and in its Fortune', async ({ path, body, ofFortune }) => {
    for (const [language, expected] of [
      ['ko', KOREAN],
      ['en-US,en;q=0.9', ENGLISH],
    ] as const) {
      const sent = { key: account.testKey, body: JSON.parse(filled(JSON.stringify(body))), language };
      const { events, headers } = await readStream(`${apiServer.url}${path}`, sent);
      expect(events.at(-1)).toMatchObject({ event: 'complete', data: { disclaimer: expected } });
      const fortune = events.find(({ event }) => event === 'fortune');
      if (ofFortune) expect(fortune).toMatchObject({ data: { disclaimer: expected } });
      expect(headers.get('vary')).toContain('Accept-Language');
    }
  });

  it.each([
    ['ko-KR,ko;q=0.9,en;q=0.8', KOREAN],
    ['en;q=0.4, ko;q=0.5', KOREAN],
    ['ko;q=0.1, en-GB', ENGLISH],
    ['fr, en;q=0.2', ENGLISH],
    ['en;q=0', KOREAN],
    ['fr', KOREAN],
    ['*', KOREAN],
    ['english please', KOREAN],
  ])('follows the better-ranked of Korean and English in %s', async (language, expected) => {
    const answer = await call('GET', `/v1/fortunes/${fortuneId}`, { headers: { 'Accept-Language': language } });
    expect(answer.at('disclaimer')).toBe(expected);
  });

  it('is that of the first answer when a request is repeated with its idempotency key', async () => {
    const ask = (language: string) => {
      const headers = { 'Accept-Language': language, 'Idempotency-Key': 'disclaimer-first' };
      return call('POST', '/v1/fortunes', { body: { profile_id: profileId, type: 'daily' }, headers });
    };
    expect((await ask('en')).at('disclaimer')).toBe(ENGLISH);
    const repeated = await ask('ko');
    expect([repeated.headers.get('idempotent-replayed'), repeated.at('disclaimer')]).toEqual(['true', ENGLISH]);
  });

  it('has no place in a list, whose items have exactly the named fields, nor where no model has written', async () => {
    const batch = await call('POST', '/v1/fortunes/batch', {
      body: { profile_ids: [profileId], fortune_type: 'daily' },
    });
    const ended = await until('the batch has ended', async () => {
      const answer = await call('GET', `/v1/fortunes/batch/${batch.textAt('id')}`);
      return answer.at('completed_at') !== undefined && answer;
    });
    const coins = await call('GET', '/v1/analytics/popular-coins');
    const list = await call('GET', '/v1/fortunes');
    for (const { text } of [ended, coins, list, await call('GET', `/v1/profiles/${profileId}`)]) {
      expect(text).not.toContain('disclaimer');
    }
  });
});
