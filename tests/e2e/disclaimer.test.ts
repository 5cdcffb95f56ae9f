import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sajuInput } from '../harness/charts.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import type { ApiServer, TestAccount, TestPlatform } from '../harness/platform.ts';
import { startProviderPlatform } from '../harness/providers.ts';
import { readStream } from '../harness/sse.ts';

const KOREAN = '이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.';
const ENGLISH = 'For entertainment and reference only; not investment advice.';
const KOREAN_AI = 'AI가 작성한 내용으로, 재미와 참고를 위한 것이며 투자 권유나 자문이 아닙니다.';
const ENGLISH_AI = 'Written by AI, for entertainment and reference only; not investment advice.';

const SAJU = sajuInput(7);
const CARD = 'birth_date=1990-05-15&gender=female';
const BORN = { birth_year: 1990, birth_month: 5, birth_day: 15, gender: 'female', calendar_type: 'solar' };
const LEGACY = { saju: SAJU, userName: '홍길동' };

let platform: TestPlatform;
let apiServer: ApiServer;
/** Has no credentials for haiku and sonnet, and simulates them. */
let keyless: ApiServer;
let account: TestAccount;

/** Who writes for a key: the built-in generator for a test key, a model for a live one. */
interface World {
  readonly key: string;
  readonly aiGenerated: boolean;
  readonly korean: string;
  readonly english: string;
  readonly call: Client;
  readonly profileId: string;
  readonly fortuneId: string;
}
type WorldName = 'test' | 'live';
let worlds: Readonly<Record<WorldName, World>>;

async function worldOf(key: string, sentences: Pick<World, 'aiGenerated' | 'korean' | 'english'>): Promise<World> {
  const call = createClient(apiServer.url, { key });
  const profileId = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
  const fortune = { profile_id: profileId, type: 'daily' };
  const fortuneId = (await call('POST', '/v1/fortunes', { body: fortune })).textAt('id');
  return { key, ...sentences, call, profileId, fortuneId };
}

beforeAll(async () => {
  ({ platform, apiServer } = await startProviderPlatform({ pools: 'all' }));
  keyless = await platform.startApiServer({ ANTHROPIC_API_KEY: '', SIMULATE_UNCONFIGURED_MODELS: 'true' });
  account = await platform.account({ plan: 'enterprise' });
  worlds = {
    test: await worldOf(account.testKey, { aiGenerated: false, korean: KOREAN, english: ENGLISH }),
    live: await worldOf(account.liveKey, { aiGenerated: true, korean: KOREAN_AI, english: ENGLISH_AI }),
  };
});
afterAll(() => platform.stop());

/** Ids that exist only when the tests run. */
const filled = (text: string, { profileId, fortuneId }: World) =>
  text.replace('{profile}', profileId).replace('{fortune}', fortuneId);
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

const inBothWorlds = <Each extends object>(cases: readonly Each[]) =>
  cases.flatMap((each) => [
    { ...each, world: 'test' as const },
    { ...each, world: 'live' as const },
  ]);
const nameOfFlag = (path: string) => (path.startsWith('/api/') ? 'aiGenerated' : 'ai_generated');

describe('the disclaimer', () => {
  it.each(inBothWorlds(ANSWERS))(
    'stands with who wrote it in the answer to $request of a $world key, in Korean or English',
    async ({ request, at, body, world }) => {
      const { call, korean, english, aiGenerated } = worlds[world];
      const [method = '', path = ''] = filled(request, worlds[world]).split(' ');
      for (const [headers, expected] of [
        [{}, korean],
        [{ 'Accept-Language': 'en' }, english],
      ] as const) {
        const sent = body === undefined ? {} : { body: JSON.parse(filled(JSON.stringify(body), worlds[world])) };
        const answer = await call(method, path, { ...sent, headers });
        const flag = at.replace('disclaimer', nameOfFlag(path));
        expect([answer.status < 300, answer.at(at), answer.at(flag)]).toEqual([true, expected, aiGenerated]);
        expect(answer.headers.get('vary')).toContain('Accept-Language');
        expect(answer.headers.get('etag')).toBeNull();
      }
    },
  );

  it.each(inBothWorlds(STREAMS))(
    'stands in the last event of $path of a $world key, and in its Fortune',
    async ({ path, body, ofFortune, world }) => {
      const { key, korean, english, aiGenerated } = worlds[world];
      for (const [language, expected] of [
        ['ko', korean],
        ['en-US,en;q=0.9', english],
      ] as const) {
        const sent = { key, body: JSON.parse(filled(JSON.stringify(body), worlds[world])), language };
        const { events, headers } = await readStream(`${apiServer.url}${path}`, sent);
        const told = { [nameOfFlag(path)]: aiGenerated, disclaimer: expected };
        expect(events.at(-1)).toMatchObject({ event: 'complete', data: told });
        const fortune = events.find(({ event }) => event === 'fortune');
        if (ofFortune) expect(fortune).toMatchObject({ data: told });
        expect(headers.get('vary')).toContain('Accept-Language');
      }
    },
  );

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
    const { call, fortuneId } = worlds.test;
    const answer = await call('GET', `/v1/fortunes/${fortuneId}`, { headers: { 'Accept-Language': language } });
    expect(answer.at('disclaimer')).toBe(expected);
  });

  it('is that of the first answer when a request is repeated with its idempotency key', async () => {
    const { call, profileId } = worlds.test;
    const ask = (language: string) => {
      const headers = { 'Accept-Language': language, 'Idempotency-Key': 'disclaimer-first' };
      return call('POST', '/v1/fortunes', { body: { profile_id: profileId, type: 'daily' }, headers });
    };
    expect((await ask('en')).at('disclaimer')).toBe(ENGLISH);
    const repeated = await ask('ko');
    expect([repeated.headers.get('idempotent-replayed'), repeated.at('disclaimer')]).toEqual(['true', ENGLISH]);
  });

  it('has no place in a list, whose items have exactly the named fields, nor where no model has written', async () => {
    const { call, profileId } = worlds.live;
    const batch = await call('POST', '/v1/fortunes/batch', {
      body: { profile_ids: [profileId], fortune_type: 'daily' },
    });
    const ended = await until('the batch has ended', async () => {
      const answer = await call('GET', `/v1/fortunes/batch/${batch.textAt('id')}`);
      return answer.at('completed_at') !== undefined && answer;
    });
    const coins = await call('GET', '/v1/analytics/popular-coins');
    const list = await call('GET', '/v1/fortunes');
    const compared = await call('POST', '/v1/calculations/compatibility', {
      body: { a: { birth_date: '1990-05-15', gender: 'female' }, b: { profile_id: profileId } },
    });
    const analysis = await call('POST', '/v1/calculations/saju', { body: { ...BORN, include_analysis: true } });
    expect([compared.status, analysis.status]).toEqual([200, 200]);
    const others = [compared, analysis, await call('GET', `/v1/profiles/${profileId}`)];
    for (const { text } of [ended, coins, list, ...others]) {
      expect(text).not.toMatch(/disclaimer|ai_?generated/i);
    }
  });

  it('says AI of a comparison in which one model at least wrote, beside simulated ones', async () => {
    const call = createClient(keyless.url, { key: account.liveKey });
    const answer = await call('POST', '/api/daily-fortune', {
      body: { saju: sajuInput(8), userName: '홍길동', type: 'compare' },
    });
    expect(answer.body).toMatchObject({ meta: { simulated: true, aiGenerated: true, disclaimer: KOREAN_AI } });
  });

  it('goes by who wrote a stored fortune, whatever would write one now', async () => {
    const ask = (url: string, body: object) =>
      createClient(url, { key: account.liveKey })('POST', '/v1/fortunes', { body });
    const profile = async (day: number) =>
      (await worlds.live.call('POST', '/v1/profiles', { body: { ...BIRTH, birth_day: day } })).textAt('id');
    const simulatedFirst = { profile_id: await profile(3), type: 'daily' };
    const writtenFirst = { profile_id: await profile(4), type: 'daily' };
    for (const server of [keyless, apiServer]) {
      const answer = await ask(server.url, simulatedFirst);
      expect(answer.body).toMatchObject({ ai_generated: false, disclaimer: KOREAN, meta: { simulated: true } });
    }
    for (const server of [apiServer, keyless]) {
      const answer = await ask(server.url, writtenFirst);
      expect(answer.body).toMatchObject({ ai_generated: true, disclaimer: KOREAN_AI, meta: { simulated: false } });
    }
    // The sections are simulated here, the fortune in the same stream is not.
    const sent = { key: account.liveKey, body: writtenFirst };
    const { events } = await readStream(`${keyless.url}/v1/fortunes/stream`, sent);
    expect(events.at(-1)).toMatchObject({ event: 'complete', data: { ai_generated: true, disclaimer: KOREAN_AI } });
  });

  it('never serves what was simulated as what a model wrote: each is a content of its own', async () => {
    const body = { saju: sajuInput(9) };
    for (const [server, aiGenerated] of [
      [keyless, false],
      [apiServer, true],
      [keyless, false],
    ] as const) {
      const answer = await createClient(server.url, { key: account.liveKey })('POST', '/v1/fortunes/daily', { body });
      expect(answer.body).toMatchObject({ meta: { ai_generated: aiGenerated, simulated: !aiGenerated } });
    }
  });
});
