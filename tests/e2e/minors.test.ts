import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { wordOfAdultsIn } from '../../shared/content/gate/minor.ts';
import type { GenerationRecord } from '../../shared/db/models/generations.ts';
import { sajuInput } from '../harness/charts.ts';
import { kstToday } from '../harness/dates.ts';
import { BIRTH, type Client, createClient, type HttpAnswer, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { watchRedis } from '../harness/redis-monitor.ts';
import { readStream } from '../harness/sse.ts';

const THIS_YEAR = Number(kstToday().slice(0, 4));
/** Turns 19 next year. */
const MINOR_YEAR = THIS_YEAR - 18;
/** Turned, or turns, 19 this year, on whatever day. */
const ADULT_YEAR = THIS_YEAR - 19;

let platform: TestPlatform;
let apiServer: ApiServer;
let account: TestAccount;
let call: Client;

beforeAll(async () => {
  platform = await startPlatform({ LOG_LEVEL: 'trace' });
  apiServer = await platform.startApiServer();
  // None of gemini.
  await platform.startWorker('haiku,sonnet,gpt4o,webhook,maintenance');
  account = await platform.account({ plan: 'enterprise' });
  call = createClient(apiServer.url, { key: account.liveKey });
});
afterAll(() => platform.stop());

const born = (year: number) => ({ birth_date: `${year}-11-29`, birth_time: '03:47', gender: 'female' });
const generationsOf = (filter: object): Promise<GenerationRecord[]> =>
  platform.admin.db.generations.find({ accountId: account.accountId, ...filter }).lean();
const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
};
const marketWord = (value: unknown) =>
  texts(value)
    .map(wordOfAdultsIn)
    .find((word) => word !== null) ?? null;
/** 경오(庚午)일: what a text for a reader of age explains, and one for a minor does not. */
const namesDay = (value: unknown) => texts(value).some((text) => /\(\p{Script=Han}{2}\)일/u.test(text));

describe('a subject under 19', () => {
  it('gets texts without trading, assets or markets in every widget answer, until the year of turning 19', async () => {
    const asks: ((year: number) => Promise<HttpAnswer>)[] = [
      (year) => call('POST', '/v1/fortunes/daily', { body: born(year) }),
      (year) => call('POST', '/v1/fortunes/weekly', { body: born(year) }),
      (year) => call('POST', '/v1/calculations/yearly', { body: born(year) }),
      (year) => call('GET', `/v1/fortunes/character?${new URLSearchParams(born(year))}`),
      (year) => call('GET', `/v1/fortunes/tendency?${new URLSearchParams(born(year))}`),
      (year) => call('GET', `/v1/fortunes/radar?${new URLSearchParams(born(year))}`),
    ];
    for (const ask of asks) {
      const minor = await ask(MINOR_YEAR);
      expect([minor.status, marketWord(minor.at('data'))]).toEqual([200, null]);
      expect((await ask(ADULT_YEAR)).status).toBe(200);
    }
    const [minor, adult] = [await asks[0]?.(MINOR_YEAR), await asks[0]?.(ADULT_YEAR)];
    expect([namesDay(minor?.at('data')), namesDay(adult?.at('data'))]).toEqual([false, true]);
    const variants = await platform.admin.db.contents.distinct('variant', { accountId: account.accountId });
    expect(variants).toEqual(['minor']);
  });

  it('is an adult in the year in which they turn 19, also when it is asked for in the year before', async () => {
    const ask = (year: number) => call('POST', '/v1/calculations/yearly', { body: { ...born(MINOR_YEAR), year } });
    const [now, next] = [await ask(THIS_YEAR), await ask(THIS_YEAR + 1)];
    expect([now.status, next.status]).toEqual([200, 200]);
    const made = await generationsOf({ section: 'yearly', period: `${THIS_YEAR + 1}-01-01` });
    const contents = made.map(({ contentHash }) => platform.admin.db.contents.findById(contentHash).lean());
    expect((await Promise.all(contents)).map((content) => content?.variant)).toEqual([undefined]);
    expect(marketWord(now.at('data'))).toBeNull();
  });

  it('gets them as a profile: fortunes of all types, unmasked too, streams, batches and sections', async () => {
    const profile = { ...BIRTH, birth_year: MINOR_YEAR, birth_month: 3, birth_day: 2 };
    const id = (await call('POST', '/v1/profiles', { body: profile })).textAt('id');
    for (const type of ['daily', 'monthly', 'yearly']) {
      const made = await call('POST', '/v1/fortunes', { body: { profile_id: id, type } });
      expect(made.status).toBe(201);
      const { disclaimer: _disclaimer, ...fortune } = Object(made.body);
      const unmasked = await call('GET', `/v1/fortunes/${made.textAt('id')}/unmasked`);
      expect([marketWord(fortune), marketWord(unmasked.at('analysis'))]).toEqual([null, null]);
    }
    const url = `${apiServer.url}/v1/fortunes/stream`;
    const stream = await readStream(url, { key: account.liveKey, body: { profile_id: id, type: 'daily' } });
    const sections = stream.events.filter(({ event }) => event === 'character' || event === 'tendency');
    expect([sections.length, marketWord(sections.map(({ data }) => data))]).toEqual([2, null]);
    const daily = await call('POST', '/v1/fortunes/daily', { body: { profile_id: id } });
    expect([daily.status, marketWord(daily.at('data'))]).toEqual([200, null]);
    expect(daily.at('meta.cache.hits')).toEqual(['character', 'tendency']);
  });

  it('shares no content with pillars alone, of which no age is known', async () => {
    const saju = sajuInput(4_711);
    const widget = await call('POST', '/v1/fortunes/daily', { body: { saju } });
    const legacy = await call('POST', '/api/daily-fortune', { body: { saju, userName: '홍길동' } });
    expect([widget.at('meta.cached'), legacy.at('meta.cached')]).toEqual([false, true]);
    const made = await generationsOf({ source: 'POST /v1/fortunes/daily', section: 'tendency' });
    const newest = made.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).at(-1);
    expect(newest).toBeDefined();
    const content = await platform.admin.db.contents.findById(newest?.contentHash).lean();
    expect(Object.keys(content ?? {})).not.toContain('variant');
  });
});

describe('the ten-year cycle', () => {
  it('separates yearly and monthly contents of equal charts, and is shared by those in the same cycle', async () => {
    const profile = async (changes: object) =>
      (await call('POST', '/v1/profiles', { body: { ...BIRTH, ...changes } })).textAt('id');
    const woman = await profile({});
    const [sameCycle, man] = [await profile({ birth_minute: 20, name: '이몽룡' }), await profile({ gender: 'male' })];
    const make = async (profile_id: string, type: string) =>
      (await call('POST', '/v1/fortunes', { body: { profile_id, type } })).at('cached');
    for (const type of ['monthly', 'yearly']) {
      expect([await make(woman, type), await make(sameCycle, type), await make(man, type)]).toEqual([
        false,
        true,
        false,
      ]);
    }
    expect([await make(woman, 'daily'), await make(man, 'daily')]).toEqual([false, true]);
    const yearly = (profile_id: string) => call('POST', '/v1/calculations/yearly', { body: { profile_id } });
    const [hers, same, his] = [await yearly(woman), await yearly(sameCycle), await yearly(man)];
    expect([hers, same, his].map((answer) => answer.at('meta.cached'))).toEqual([false, true, false]);
    expect(hers.textAt('data.summary')).toContain('대운');
    expect(his.textAt('data.summary')).toContain('대운');
    // Birth data without a gender have no cycles.
    const unknown = await call('POST', '/v1/calculations/yearly', {
      body: { birth_date: '1990-05-15', birth_time: '14:00' },
    });
    expect([unknown.at('meta.cached'), unknown.textAt('data.summary').includes('대운')]).toEqual([false, false]);
  });

  it('and the variant are all that leaves the profile: no birth in generations, Redis or logs', async () => {
    const monitor = await watchRedis(platform.environment['REDIS_URL'] ?? '');
    const body = { ...BIRTH, name: '독고미성', birth_year: MINOR_YEAR, birth_month: 11, birth_day: 29, birth_hour: 3 };
    const id = (await call('POST', '/v1/profiles', { body: { ...body, birth_minute: 47 } })).textAt('id');
    const making = call('POST', '/v1/fortunes', { body: { profile_id: id, type: 'yearly', model: 'gemini' } });
    const [generation] = await until('it waits for a worker', async () => {
      const waiting = await generationsOf({ model: 'gemini' });
      return waiting.length > 0 && waiting;
    });
    await platform.startWorker('gemini');
    expect((await making).status).toBe(201);
    monitor.stop();
    expect(generation).toMatchObject({
      variant: 'minor',
      luck: { pillar: expect.any(Number), turning: expect.any(Boolean) },
    });
    expect(Object.keys(generation?.luck ?? {})).toEqual(['pillar', 'turning']);
    const stored = JSON.stringify(generation);
    for (const marker of ['birth', '독고', 'gender', 'female', `${MINOR_YEAR}`, '"minute"', '"age']) {
      expect({ marker, found: stored.includes(marker) }).toEqual({ marker, found: false });
    }
    // It forgets them at its end.
    const [ended] = await generationsOf({ model: 'gemini' });
    for (const field of ['pillars', 'chart', 'variant', 'luck']) expect(ended).not.toHaveProperty(field);
    const commands = monitor.seen.join('\n');
    expect(commands).toContain('generation');
    for (const marker of ['minor', 'luck', 'turning', 'birth_', '독고', `${MINOR_YEAR}-11`, '대운']) {
      const found = [commands.includes(marker), platform.logs().includes(marker)];
      expect({ marker, found }).toEqual({ marker, found: [false, false] });
    }
  });
});
