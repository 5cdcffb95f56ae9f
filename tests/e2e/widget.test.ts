import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Emulator } from '../../scripts/emulator/index.ts';
import { MODEL_NAMES } from '../../shared/content/index.ts';
import { addDays, daysBetween, mondayOf } from '../../shared/core/clock.ts';
import { chartKey, compatibility, fourPillars, type Position } from '../../shared/saju/index.ts';
import { pillarInput, pillarOf, sajuInput } from '../harness/charts.ts';
import { dayFromNow, kstToday } from '../harness/dates.ts';
import { BIRTH, type Client, createClient, type HttpAnswer } from '../harness/http.ts';
import { jobsEverAdded, untilEventsAreDispatched, untilNothingIsGenerated } from '../harness/jobs.ts';
import { type ApiServer, chargesOf, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { startProviderPlatform } from '../harness/providers.ts';

const VECTORS: {
  readonly charts: readonly { readonly id: string; readonly pillars: Readonly<Record<Position, string | null>> }[];
  readonly compatibility: readonly {
    readonly a: string;
    readonly b: string;
    readonly expected: Readonly<Record<string, unknown>>;
  }[];
} = JSON.parse(readFileSync(new URL('../vectors/chart-relations.json', import.meta.url), 'utf8'));

const CARDS = [
  ['character', 'character'],
  ['tendency', 'investment_tendency'],
  ['radar', 'radar'],
] as const;

/** The widget group over HTTP; the three real SDKs generate its content against the emulator. */
describe('the widget group', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let account: TestAccount;
  let call: Client;
  let charts = 100_000;

  beforeAll(async () => {
    ({ emulator, platform, apiServer, account, call } = await startProviderPlatform({ pools: 'all' }));
  });
  afterEach(async () => {
    await untilNothingIsGenerated(platform);
    emulator.reset();
  });
  afterAll(() => platform.stop());

  const freshSaju = () => {
    charts += 1;
    return sajuInput(charts);
  };
  const paths = (answer: HttpAnswer) => (answer.at('errors') as { path: string }[]).map(({ path }) => path);

  describe('daily', () => {
    it('answers the whole fortune in snake_case with meta and generated_at', async () => {
      const answer = await call('POST', '/v1/fortunes/daily', {
        body: { saju: freshSaju(), name: '홍길동', date: dayFromNow(1) },
      });
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.body as object)).toEqual(['data', 'meta', 'generated_at']);
      expect(Object.keys(answer.at('data') as object)).toEqual([
        'character',
        'investment_tendency',
        'today_fortune',
        'investment_fortune',
        'why_explanation',
      ]);
      expect(answer.at('data.today_fortune.date')).toBe(dayFromNow(1));
      expect(answer.at('meta')).toEqual({
        model: 'haiku',
        request_id: answer.headers.get('x-request-id'),
        cost_per_call: 0.013,
        cost: 0.013,
        duration_ms: expect.any(Number),
        latency: expect.any(Number),
        cached: false,
        cache: { hits: [], misses: ['character', 'tendency', 'fortune'] },
        simulated: false,
        ai_generated: true,
        disclaimer: expect.any(String),
      });
      expect(answer.headers.get('deprecation')).toBeNull();
    });

    it('accepts a body of birthDate and birthTime alone, for today', async () => {
      const answer = await call('POST', '/v1/fortunes/daily', {
        body: { birthDate: '1990-05-15', birthTime: '14:30' },
      });
      expect(answer.status).toBe(200);
      expect(answer.at('data.today_fortune.date')).toBe(kstToday());
      expect(answer.at('data.character.day_master')).toBe('경금');
    });

    it('finds one chart for every form of its subject, and shares its sections with the legacy group', async () => {
      const owner = await platform.account();
      const client = createClient(apiServer.url, { key: owner.liveKey });
      const profile = await client('POST', '/v1/profiles', { body: BIRTH });
      const first = await client('POST', '/v1/fortunes/daily', { body: { profile_id: profile.textAt('id') } });
      expect(first.at('meta.cached')).toBe(false);
      const before = emulator.stats().total;
      const { saju } = await sajuOfProfile(client, profile.textAt('id'));
      for (const body of [
        { birth_date: '1990-05-15', birth_time: '14:55', gender: 'male' },
        { birth_date: '1990-05-15', birth_time: '14:00', name: '이몽룡' },
        { birthDate: '1990-04-21', birth_time: '13:05', calendar_type: 'lunar', is_leap_month: false },
        { saju },
      ]) {
        const answer = await client('POST', '/v1/fortunes/daily', { body });
        expect(answer.at('meta')).toMatchObject({ cached: true, cost: 0 });
      }
      const legacy = await client('POST', '/api/daily-fortune', { body: { saju, userName: '홍길동' } });
      expect(legacy.at('meta.cached')).toBe(true);
      expect(emulator.stats().total).toBe(before);
      expect(await chargesOf(platform, owner)).toEqual([0.013]);
    });

    it('uses the minutes of birth_time where a solar term falls into that hour', async () => {
      // 입춘 of 2000 was on February 4 at 21:40. A minor's texts would be others than those of the pillars.
      const [before, after] = [
        { year: 15, month: 13 },
        { year: 16, month: 14 },
      ];
      const day = { day: 28, hour: 47 };
      for (const [birth_time, { year, month }, isSettled] of [
        ['21:05', before, true],
        ['21:37', before, true],
        // Within two minutes the birth leaves the pillars open, and its texts do not name them.
        ['21:39', before, false],
        ['21:40', after, false],
        ['21:43', after, true],
      ] as const) {
        const owner = await platform.account();
        const client = createClient(apiServer.url, { key: owner.liveKey });
        const pillars = {
          year: pillarInput(year),
          month: pillarInput(month),
          day: pillarInput(day.day),
          hour: pillarInput(day.hour),
        };
        const first = await client('POST', '/v1/fortunes/daily', { body: { birth_date: '2000-02-04', birth_time } });
        expect({ birth_time, cached: first.at('meta.cached') }).toEqual({ birth_time, cached: false });
        const same = await client('POST', '/v1/fortunes/daily', { body: { saju: { pillars } } });
        expect({ birth_time, cached: same.at('meta.cached') }).toEqual({ birth_time, cached: isSettled });
      }
    });

    it("fills in the caller's name, a profile's masked name, or 회원 without one", async () => {
      const birth = { birth_date: '1991-07-07', birth_time: '07:00' };
      const named = await call('POST', '/v1/fortunes/daily', { body: { ...birth, name: '김철수' } });
      const nameless = await call('POST', '/v1/fortunes/daily', { body: birth });
      const profile = await call('POST', '/v1/profiles', {
        body: { ...BIRTH, name: '박보검', birth_year: 1991, birth_month: 7, birth_day: 7, birth_hour: 7 },
      });
      const masked = await call('POST', '/v1/fortunes/daily', { body: { profile_id: profile.textAt('id') } });
      expect(named.text).toContain('김철수');
      expect(nameless.text).toContain('회원');
      expect(masked.text).toContain('박**');
      expect(masked.text).not.toContain('박보검');
      for (const answer of [named, nameless, masked]) expect(answer.text).not.toContain('{{');
    });

    it.each(MODEL_NAMES)('takes %s', async (model) => {
      const answer = await call('POST', '/v1/fortunes/daily', { body: { saju: freshSaju(), model } });
      expect(answer.at('meta')).toMatchObject({ model, simulated: false, cached: false });
    });

    it('is simulated and free with a test key', async () => {
      const answer = await call('POST', '/v1/fortunes/daily', { key: account.testKey, body: { saju: freshSaju() } });
      expect(answer.at('meta')).toMatchObject({ simulated: true, cost: 0 });
    });

    it('generates the sections of equal concurrent calls once, and charges one of them', async () => {
      const owner = await platform.account();
      const body = { saju: freshSaju() };
      emulator.behave({ latency_ms: 300 });
      const before = emulator.stats().total;
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => call('POST', '/v1/fortunes/daily', { key: owner.liveKey, body })),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect(new Set(answers.map((answer) => JSON.stringify(answer.at('data')))).size).toBe(1);
      expect(emulator.stats().total - before).toBe(3);
      const costs = answers.map((answer) => answer.at('meta.cost')).filter((cost) => cost !== 0);
      expect(await chargesOf(platform, owner)).toEqual(costs);
    });

    it('answers 503 with retry_after when the AI call fails, and charges nothing', async () => {
      const owner = await platform.account();
      emulator.behave({ mode: 'refused' });
      const answer = await call('POST', '/v1/fortunes/daily', { key: owner.liveKey, body: { saju: freshSaju() } });
      expect(answer.status).toBe(503);
      expect(answer.body).toMatchObject({ code: 'service_unavailable', retry_after: expect.any(Number) });
      expect(answer.headers.get('retry-after')).not.toBeNull();
      expect(await chargesOf(platform, owner)).toEqual([]);
    });
  });

  describe('weekly', () => {
    it('answers the seven days of the week that holds week_of, once for all its days', async () => {
      const owner = await platform.account();
      const saju = freshSaju();
      const monday = mondayOf(dayFromNow(20));
      const startedAt = Date.now();
      const answer = await call('POST', '/v1/fortunes/weekly', {
        key: owner.liveKey,
        body: { saju, week_of: addDays(monday, 3) },
      });
      expect(answer.status).toBe(200);
      expect(answer.at('data')).toMatchObject({
        week_start: monday,
        week_end: addDays(monday, 6),
        score: expect.any(Number),
        summary: expect.any(String),
        advice: expect.any(String),
      });
      const days = answer.at('data.days') as { date: string; day_pillar: string }[];
      expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
      for (const { day_pillar } of days) expect(day_pillar).toMatch(/^[가-힣]{2}$/);
      expect(answer.at('meta.cache')).toEqual({ hits: [], misses: ['weekly'] });
      const again = await call('POST', '/v1/fortunes/weekly', {
        key: owner.liveKey,
        body: { saju, week_of: addDays(monday, 6) },
      });
      expect(again.at('meta')).toMatchObject({ cached: true, cost: 0 });
      const stored = await platform.admin.db.contents.findOne({ accountId: owner.accountId, section: 'weekly' }).lean();
      const lifetimeMs = (stored?.expiresAt.getTime() ?? 0) - startedAt;
      expect(lifetimeMs).toBeGreaterThanOrEqual(7 * 86_400_000);
      expect(lifetimeMs).toBeLessThan(7 * 86_400_000 + 60_000);
    });

    it('covers this week without week_of', async () => {
      const answer = await call('POST', '/v1/fortunes/weekly', { body: { saju: freshSaju() } });
      expect(answer.at('data.week_start')).toBe(mondayOf(kstToday()));
    });
  });

  describe('the score of a day, a month and a year', () => {
    it('is the same in every section, by every model and with every kind of key', async () => {
      const owner = await platform.account();
      const live = createClient(apiServer.url, { key: owner.liveKey });
      const test = createClient(apiServer.url, { key: owner.testKey });
      const date = dayFromNow(0);
      const { saju } = await sajuOfProfile(live, (await live('POST', '/v1/profiles', { body: BIRTH })).textAt('id'));
      const profiles = { live: '', test: '' };
      for (const [mode, client] of Object.entries({ live, test })) {
        const profile = await client('POST', '/v1/profiles', { body: { ...BIRTH, name: mode } });
        profiles[mode === 'live' ? 'live' : 'test'] = profile.textAt('id');
      }
      const score = async (client: Client, path: string, body: object, at: string) => {
        const answer = await client('POST', path, { body });
        expect(answer.status).toBeLessThan(300);
        return answer.at(at);
      };
      const weekday = daysBetween(mondayOf(date), date);
      const month = Number(date.slice(5, 7));
      const subject = { profile_id: profiles.live };
      const fortune = (model: string, type: string) =>
        score(live, '/v1/fortunes', { ...subject, type, model }, 'score');
      const ofDay = await Promise.all([
        fortune('haiku', 'daily'),
        fortune('gemini', 'daily'),
        score(test, '/v1/fortunes', { profile_id: profiles.test, type: 'daily' }, 'score'),
        score(live, '/v1/fortunes/daily', { ...subject, model: 'gpt4o' }, 'data.today_fortune.score'),
        score(live, '/v1/fortunes/weekly', { saju }, `data.days.${weekday}.score`),
        score(live, '/api/daily-fortune', { saju, userName: '홍길동' }, 'data.todayFortune.score'),
      ]);
      expect(ofDay).toEqual(ofDay.map(() => ofDay[0]));
      expect(ofDay[0]).toEqual(expect.any(Number));
      const year = Number(date.slice(0, 4));
      const yearly = await live('POST', '/v1/calculations/yearly', { body: { saju, year } });
      expect(await fortune('haiku', 'yearly')).toBe(yearly.at('data.score'));
      expect(await fortune('sonnet', 'monthly')).toBe(yearly.at(`data.months.${month - 1}.score`));
    });
  });

  describe('the three cards', () => {
    it.each(CARDS)('GET %s answers only %s, generated once in 30 days', async (card, field) => {
      const profile = await call('POST', '/v1/profiles', { body: { ...BIRTH, birth_year: 1970 } });
      const query = `profile_id=${profile.textAt('id')}`;
      const answer = await call('GET', `/v1/fortunes/${card}?${query}&date=${dayFromNow(0)}`);
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.at('data') as object)).toEqual([field]);
      expect(answer.at('meta.cache')).toEqual({ hits: [], misses: [card] });
      await untilEventsAreDispatched(platform);
      const jobs = await jobsEverAdded(platform);
      const again = await call('GET', `/v1/fortunes/${card}?${query}&date=${dayFromNow(30)}`);
      expect(again.at('data')).toEqual(answer.at('data'));
      expect(again.at('meta')).toMatchObject({ cached: true, cost: 0 });
      expect(await jobsEverAdded(platform)).toBe(jobs);
    });

    it('accept birth data in the query, with booleans and both spellings', async () => {
      const birth =
        'birthDate=2023-02-15&birthTime=08:00&calendar_type=lunar&is_leap_month=true&gender=female&name=Kim';
      const leap = await call('GET', `/v1/fortunes/character?${birth}&model=gemini`);
      expect(leap.status).toBe(200);
      expect(leap.at('meta.model')).toBe('gemini');
      const pillars = fourPillars({
        year: 2023,
        month: 2,
        day: 15,
        hour: 8,
        gender: 'female',
        calendarType: 'lunar',
        isLeapMonth: true,
      });
      const { db } = platform.admin;
      const made = await db.contents.findOne({ section: 'character', model: 'gemini' }).sort({ createdAt: -1 }).lean();
      expect(made?.chart).toBe(chartKey(pillars));
      for (const wrong of ['is_leap_month=yes', 'is_leap_month=1']) {
        const answer = await call('GET', `/v1/fortunes/character?birth_date=2023-02-15&${wrong}`);
        expect(paths(answer)).toEqual(['is_leap_month']);
      }
    });

    it('include a radar with six axes, each from 0 to 100', async () => {
      const answer = await call('GET', '/v1/fortunes/radar?birth_date=1988-08-08');
      const axes = answer.at('data.radar.axes') as { key: string; label: string; score: number }[];
      expect(axes.map(({ key }) => key)).toEqual([
        'risk_tolerance',
        'long_term_aptitude',
        'trend_sensitivity',
        'patience',
        'analysis',
        'intuition',
      ]);
      for (const { label, score } of axes) {
        expect(label).toMatch(/[가-힣]/);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }
    });
  });

  describe('yearly', () => {
    it('answers the year by quarters and months, of a subject in any form', async () => {
      const year = Number(kstToday().slice(0, 4));
      const answer = await call('POST', '/v1/calculations/yearly', {
        body: { birth_date: '1985-03-03', year: year + 1 },
      });
      expect(answer.status).toBe(200);
      expect(answer.at('data')).toMatchObject({
        year: year + 1,
        year_pillar: expect.stringMatching(/^[가-힣]{2}$/),
        score: expect.any(Number),
        summary: expect.any(String),
        advice: expect.any(String),
      });
      expect((answer.at('data.quarters') as { quarter: number }[]).map(({ quarter }) => quarter)).toEqual([1, 2, 3, 4]);
      expect(answer.at('data.months')).toHaveLength(12);
      const legacy = await call('POST', '/api/fortune', {
        body: { saju: freshSaju(), userName: '홍길동', year: year + 1 },
      });
      expect(legacy.at('data.yearPillar')).toBe(answer.at('data.year_pillar'));
    });
  });

  describe('compatibility', () => {
    const subjectOf = (id: string) => {
      const chart = VECTORS.charts.find((vector) => vector.id === id)?.pillars;
      if (chart === undefined) throw new Error(`no vector ${id}`);
      const inputs = Object.entries(chart).map(([position, pillar]) => [
        position,
        pillar === null ? null : pillarInput(pillarOf(pillar)),
      ]);
      return { saju: { pillars: Object.fromEntries(inputs) } };
    };

    it.each(VECTORS.compatibility)(
      'gives the vector $a with $b its score, breakdown and relations, both ways',
      async (vector) => {
        const [a, b] = [subjectOf(vector.a), subjectOf(vector.b)];
        const answer = await call('POST', '/v1/calculations/compatibility', { body: { a, b } });
        expect(answer.status).toBe(200);
        expect(answer.at('data')).toMatchObject(vector.expected);
        const parts = Object.values(answer.at('data.breakdown') as Record<string, number>);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(answer.at('data.score'));
        const swapped = await call('POST', '/v1/calculations/compatibility', { body: { a: b, b: a, model: 'sonnet' } });
        const { score, breakdown, relations } = vector.expected;
        expect(swapped.at('data')).toMatchObject({ score, breakdown, relations });
        expect(swapped.at('data.element_complement.a_gives')).toEqual(answer.at('data.element_complement.b_gives'));
      },
    );

    it('accepts the three forms of a subject in any mix, and costs nothing', async () => {
      const profile = await call('POST', '/v1/profiles', { body: BIRTH });
      await untilEventsAreDispatched(platform);
      const [jobs, calls] = [await jobsEverAdded(platform), await platform.admin.db.calls.countDocuments()];
      const answer = await call('POST', '/v1/calculations/compatibility', {
        body: { a: { profile_id: profile.textAt('id') }, b: { saju: sajuInput(4_242), name: '성춘향' } },
      });
      const birth = { year: 1990, month: 5, day: 15, hour: 14, gender: 'female', isLeapMonth: false } as const;
      expect(answer.at('data')).toEqual(
        compatibility(fourPillars({ ...birth, calendarType: 'solar' }), { year: 42, month: 36, day: 5, hour: 0 }),
      );
      expect(answer.at('meta')).toMatchObject({ cost: 0, cached: false, simulated: false });
      expect(await jobsEverAdded(platform)).toBe(jobs);
      expect(await platform.admin.db.calls.countDocuments()).toBe(calls);
    });
  });
});

/** The pillars of a profile as `saju` input. */
async function sajuOfProfile(client: Client, id: string) {
  const profile = await client('GET', `/v1/profiles/${id}/unmasked`);
  const pillars = profile.at('saju.pillars') as Record<string, Record<string, string>>;
  const input = Object.fromEntries(
    Object.entries(pillars).map(([position, pillar]) => [
      position,
      {
        stem: { hangul: pillar['stem'], hanja: pillar['stem_hanja'] },
        branch: { hangul: pillar['branch'], hanja: pillar['branch_hanja'] },
      },
    ]),
  );
  return { saju: { pillars: input } };
}
