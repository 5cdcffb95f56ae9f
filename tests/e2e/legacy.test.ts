import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Emulator } from '../../scripts/emulator/index.ts';
import { MODEL_NAMES } from '../../shared/content/index.ts';
import { kstDayEnd } from '../../shared/core/clock.ts';
import { sajuInput } from '../harness/charts.ts';
import { dayFromNow, kstToday } from '../harness/dates.ts';
import { type Client, createClient, until } from '../harness/http.ts';
import { jobsEverAdded, untilNothingIsGenerated } from '../harness/jobs.ts';
import { type ApiServer, chargesOf, startPlatform, type TestPlatform } from '../harness/platform.ts';
import { startProviderPlatform } from '../harness/providers.ts';

const PRICES = { haiku: 0.013, sonnet: 0.066, gpt4o: 0.05, gemini: 0.01 } as const;
const FORTUNE_DATA = ['character', 'investmentTendency', 'todayFortune', 'investmentFortune', 'whyExplanation'];
const TODAY_DATA = ['todayFortune', 'investmentFortune', 'whyExplanation'];

/** The legacy group over HTTP; the three real SDKs generate its content against the emulator. */
describe('the legacy group', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let call: Client;
  let charts = 0;

  beforeAll(async () => {
    ({ emulator, platform, call } = await startProviderPlatform({ pools: 'all' }));
  });
  afterEach(async () => {
    emulator.reset();
    await untilNothingIsGenerated(platform);
  });
  afterAll(() => platform.stop());

  const freshSaju = () => {
    charts += 1;
    return sajuInput(charts);
  };
  const daily = (changes: Readonly<Record<string, unknown>> = {}) => ({
    saju: freshSaju(),
    userName: '홍길동',
    date: kstToday(),
    ...changes,
  });

  describe('POST /api/daily-fortune', () => {
    it.each([
      [undefined, FORTUNE_DATA, ['character', 'tendency', 'fortune']],
      ['all', FORTUNE_DATA, ['character', 'tendency', 'fortune']],
      ['character', ['character'], ['character']],
      ['tendency', ['investmentTendency'], ['tendency']],
      ['fortune', TODAY_DATA, ['fortune']],
      ['fortune_only', TODAY_DATA, ['fortune']],
      ['radar', ['radar'], ['radar']],
    ] as const)('answers type %s with its data and sections', async (type, data, misses) => {
      const answer = await call('POST', '/api/daily-fortune', { body: daily(type === undefined ? {} : { type }) });
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.body as object)).toEqual(['success', 'data', 'generatedAt', 'meta']);
      expect(Object.keys(answer.at('data') as object)).toEqual(data);
      expect(answer.text).not.toContain('{{');
      expect(answer.textAt('generatedAt')).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
      expect(answer.at('meta')).toEqual({
        model: 'haiku',
        requestId: answer.headers.get('x-request-id'),
        costPerCall: 0.013,
        cost: 0.013,
        durationMs: expect.any(Number),
        latency: expect.any(Number),
        cached: false,
        cache: { hits: [], misses: [...misses] },
        simulated: false,
        aiGenerated: true,
        disclaimer: expect.any(String),
      });
      expect(answer.at('meta.latency')).toBe(answer.at('meta.durationMs'));
    });

    it('has its shape in every part', async () => {
      const { body } = await call('POST', '/api/daily-fortune', { body: daily() });
      const text = expect.any(String);
      expect(body).toMatchObject({
        success: true,
        data: {
          character: {
            title: text,
            dayMaster: expect.stringMatching(/^[갑을병정무기경신임계][목화토금수]$/),
            dayMasterHanja: text,
            elementName: text,
            emoji: text,
            identity: text,
            investmentIdentity: text,
          },
          investmentTendency: {
            scores: {
              riskTolerance: expect.any(Number),
              longTermAptitude: expect.any(Number),
              trendSensitivity: expect.any(Number),
            },
            summary: text,
            warning: text,
          },
          todayFortune: {
            date: kstToday(),
            formattedDate: expect.stringMatching(/^\d{4}년 \d{1,2}월 \d{1,2}일 .요일$/),
            dayElement: expect.stringMatching(/^(wood|fire|earth|metal|water)$/),
            score: expect.any(Number),
            overallAnalysis: text,
            actionItems: expect.arrayContaining([{ type: expect.stringMatching(/^(do|avoid)$/), text }]),
            timing: {
              best: expect.stringMatching(/^\d{2}:\d{2}-\d{2}:\d{2}$/),
              avoid: expect.stringMatching(/^\d{2}:\d{2}-\d{2}:\d{2}$/),
              reason: text,
            },
          },
          investmentFortune: {
            shortTerm: { message: text, warning: text },
            longTerm: { message: text, advice: text },
            example: text,
          },
          whyExplanation: text,
        },
      });
      const radar = await call('POST', '/api/daily-fortune', { body: daily({ type: 'radar' }) });
      const axes = radar.at('data.radar.axes') as { key: string; label: string; score: number }[];
      expect(axes.map(({ key }) => key)).toEqual([
        'risk_tolerance',
        'long_term_aptitude',
        'trend_sensitivity',
        'patience',
        'analysis',
        'intuition',
      ]);
    });

    it.each(MODEL_NAMES)('accepts %s and charges its price', async (model) => {
      const owner = await platform.account();
      const answer = await call('POST', '/api/daily-fortune', { key: owner.liveKey, body: daily({ model }) });
      expect(answer.at('meta')).toMatchObject({ model, cost: PRICES[model], simulated: false });
      expect(await chargesOf(platform, owner)).toEqual([PRICES[model]]);
    });

    it('charges nothing, calls no provider and adds no job when every section is cached', async () => {
      const owner = await platform.account();
      const body = daily();
      const first = await call('POST', '/api/daily-fortune', { key: owner.liveKey, body });
      const [providerCalls, jobs] = [emulator.stats().total, await jobsEverAdded(platform)];
      const second = await call('POST', '/api/daily-fortune', { key: owner.liveKey, body });
      expect(second.at('data')).toEqual(first.at('data'));
      expect(second.at('meta')).toMatchObject({
        costPerCall: 0.013,
        cost: 0,
        cached: true,
        cache: { hits: ['character', 'tendency', 'fortune'], misses: [] },
      });
      expect(emulator.stats().total).toBe(providerCalls);
      expect(await jobsEverAdded(platform)).toBe(jobs);
      expect(await chargesOf(platform, owner)).toEqual([0.013]);
    });

    it('generates only the missing sections, for the price of a call', async () => {
      const owner = await platform.account();
      const body = daily();
      await call('POST', '/api/daily-fortune', { key: owner.liveKey, body: { ...body, type: 'character' } });
      const before = emulator.stats().total;
      const whole = await call('POST', '/api/daily-fortune', { key: owner.liveKey, body });
      expect(whole.at('meta')).toMatchObject({
        cost: 0.013,
        cached: false,
        cache: { hits: ['character'], misses: ['tendency', 'fortune'] },
      });
      expect(emulator.stats().total).toBe(before + 2);
      const tomorrow = { ...body, date: dayFromNow(1) };
      const next = await call('POST', '/api/daily-fortune', { key: owner.liveKey, body: tomorrow });
      expect(next.at('meta.cache')).toEqual({ hits: ['character', 'tendency'], misses: ['fortune'] });
      expect(next.at('data.todayFortune.date')).toBe(dayFromNow(1));
      expect(await chargesOf(platform, owner)).toEqual([0.013, 0.013, 0.013]);
    });

    it('shares the content of equal charts under each caller’s name, and never between accounts', async () => {
      const body = daily();
      const mine = await call('POST', '/api/daily-fortune', { body });
      const before = emulator.stats().total;
      const other = await call('POST', '/api/daily-fortune', { body: { ...body, userName: '이몽룡' } });
      expect(other.at('meta.cached')).toBe(true);
      expect(emulator.stats().total).toBe(before);
      expect(other.text).not.toContain('홍길동');
      if (mine.text.includes('홍길동')) expect(other.text).toContain('이몽룡');
      const stranger = await platform.account();
      const theirs = await call('POST', '/api/daily-fortune', { key: stranger.liveKey, body });
      expect(theirs.at('meta')).toMatchObject({ cached: false, cost: 0.013 });
    });

    it('keeps sections of the chart for 30 days, and sections of the day until its KST midnight', async () => {
      const owner = await platform.account();
      const before = Date.now();
      await call('POST', '/api/daily-fortune', { key: owner.liveKey, body: daily() });
      const after = Date.now();
      const contents = await platform.admin.db.contents.find({ accountId: owner.accountId }).lean();
      const lifetime = (section: string) => contents.find((content) => content.section === section)?.expiresAt;
      for (const section of ['character', 'tendency']) {
        const expires = lifetime(section)?.getTime() ?? 0;
        expect(expires - 30 * 86_400_000).toBeGreaterThanOrEqual(before);
        expect(expires - 30 * 86_400_000).toBeLessThanOrEqual(after);
      }
      // A day's content is readable for at least an hour, also for a call just before midnight.
      const midnight = kstDayEnd(kstToday()).getTime();
      const expires = lifetime('fortune')?.getTime() ?? 0;
      expect(expires).toBeGreaterThanOrEqual(midnight);
      expect(expires).toBeLessThanOrEqual(Math.max(midnight, after + 3_600_000));
    });

    it('generates the sections of a call in parallel', async () => {
      emulator.behave({ mode: 'held' });
      const asked = call('POST', '/api/daily-fortune', { body: daily() });
      await until('all three are running', async () => emulator.stats().in_flight === 3);
      emulator.release();
      expect((await asked).at('meta.cache.misses')).toHaveLength(3);
    });

    it('serves /v1/api/daily-fortune from the same cache', async () => {
      const body = daily();
      await call('POST', '/api/daily-fortune', { body });
      expect((await call('POST', '/v1/api/daily-fortune', { body })).at('meta.cached')).toBe(true);
    });

    it('answers a failed AI call with 500 ai_provider_error and charges nothing', async () => {
      const owner = await platform.account();
      emulator.behave({ provider: 'anthropic', mode: 'refused' });
      const answer = await call('POST', '/api/daily-fortune', { key: owner.liveKey, body: daily() });
      expect(answer.status).toBe(500);
      expect(answer.body).toMatchObject({
        success: false,
        error: { code: 'ai_provider_error', message: expect.any(String) },
        meta: { requestId: answer.headers.get('x-request-id') },
      });
      expect(answer.headers.get('deprecation')).toBe('true');
      expect(answer.text).not.toMatch(/emulator|127\.0\.0\.1|anthropic/i);
      expect(await chargesOf(platform, owner)).toEqual([]);
    });

    it('keeps the good sections of a failed call, so that a repeat generates only the rest', async () => {
      const owner = await platform.account();
      const body = daily();
      emulator.behave({ provider: 'anthropic', mode: 'refused', times: 1 });
      const failed = await call('POST', '/api/daily-fortune', { key: owner.liveKey, body });
      expect({ status: failed.status, code: failed.at('error.code') }).toEqual({
        status: 500,
        code: 'ai_provider_error',
      });
      const repeated = await call('POST', '/api/daily-fortune', { key: owner.liveKey, body });
      expect(repeated.status).toBe(200);
      expect(repeated.at('meta.cache.hits')).toHaveLength(2);
      expect(repeated.at('meta.cache.misses')).toHaveLength(1);
      expect(await chargesOf(platform, owner)).toEqual([0.013]);
    });
  });

  describe('type compare', () => {
    it('calls all four models at once and adds their prices', async () => {
      const owner = await platform.account();
      const body = daily({ type: 'compare' });
      emulator.behave({ mode: 'held' });
      const asked = call('POST', '/api/daily-fortune', { key: owner.liveKey, body });
      await until('all sections of all models are running', async () => emulator.stats().in_flight === 12);
      emulator.release();
      const answer = await asked;
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.at('data') as object)).toEqual([...MODEL_NAMES]);
      for (const model of MODEL_NAMES) {
        expect(Object.keys(answer.at(`data.${model}`) as object)).toEqual(FORTUNE_DATA);
        expect(answer.at(`meta.cache.${model}`)).toEqual({ hits: [], misses: ['character', 'tendency', 'fortune'] });
      }
      expect(answer.at('meta')).toMatchObject({ model: 'compare', costPerCall: 0.139, cost: 0.139, cached: false });
      expect((await chargesOf(platform, owner)).sort()).toEqual([0.01, 0.013, 0.05, 0.066]);
      const again = await call('POST', '/api/daily-fortune', { key: owner.liveKey, body });
      expect(again.at('meta')).toMatchObject({ costPerCall: 0.139, cost: 0, cached: true });
      expect(await chargesOf(platform, owner)).toHaveLength(4);
    });

    describe('with models that take longer than a request may wait', () => {
      let hasty: ApiServer;
      beforeAll(async () => {
        // A busy machine answers for the other models within it.
        hasty = await platform.startApiServer({ GENERATION_WAIT_MS: '15000' });
      });
      afterAll(() => hasty.stop());
      it('answers 503 when none has answered in time, and a repeat gets all, each charged once', async () => {
        const owner = await platform.account();
        const body = daily({ type: 'compare' });
        emulator.behave({ mode: 'held' });
        const answer = await createClient(hasty.url, { key: owner.liveKey })('POST', '/api/daily-fortune', { body });
        expect(answer.status).toBe(503);
        expect(answer.at('error')).toEqual({
          code: 'service_unavailable',
          message: 'The generation takes longer than a request may wait.',
          reason: 'still_running',
          hint: 'It goes on: repeat the request.',
          retryAfter: 5,
        });
        expect(answer.headers.get('retry-after')).toBe('5');
        emulator.release();
        const repeated = await call('POST', '/api/daily-fortune', { key: owner.liveKey, body });
        expect(repeated.status).toBe(200);
        expect(repeated.at('meta')).toMatchObject({ cost: 0, cached: true });
        expect((await chargesOf(platform, owner)).sort()).toEqual([0.01, 0.013, 0.05, 0.066]);
      });

      it('reports the one late model as still running, and charges it when it is done', async () => {
        const owner = await platform.account();
        emulator.behave({ provider: 'openai', mode: 'held' });
        const client = createClient(hasty.url, { key: owner.liveKey });
        const answer = await client('POST', '/api/daily-fortune', { body: daily({ type: 'compare' }) });
        expect(answer.status).toBe(200);
        expect(answer.at('data.gpt4o')).toEqual({
          error: {
            code: 'service_unavailable',
            message: expect.stringContaining('It goes on, and is charged'),
            reason: 'still_running',
          },
        });
        for (const model of ['haiku', 'sonnet', 'gemini']) {
          expect(Object.keys(answer.at(`data.${model}`) as object)).toEqual(FORTUNE_DATA);
        }
        expect(answer.at('meta.cost')).toBe(0.089);
        emulator.release();
        await untilNothingIsGenerated(platform);
        expect((await chargesOf(platform, owner)).sort()).toEqual([0.01, 0.013, 0.05, 0.066]);
      });
    });

    it('answers 503 when no worker of any model is free in time', async () => {
      const idle = await startPlatform();
      const lonely = await idle.startApiServer({ GENERATION_WAIT_MS: '400' });
      const { liveKey: key } = await idle.account();
      const answer = await createClient(lonely.url, { key })('POST', '/api/daily-fortune', {
        body: daily({ type: 'compare' }),
      });
      expect(answer.status).toBe(503);
      expect(answer.at('error')).toMatchObject({ code: 'service_unavailable', reason: 'no_worker', retryAfter: 5 });
      await idle.stop();
    });

    it('returns three answers and one error when a provider is down, for the price of the three', async () => {
      const owner = await platform.account();
      emulator.behave({ provider: 'openai', error_status: 500 });
      const body = daily({ type: 'compare' });
      const answer = await call('POST', '/api/daily-fortune', { key: owner.liveKey, body });
      expect(answer.status).toBe(200);
      expect(answer.at('success')).toBe(true);
      expect(answer.at('data.gpt4o')).toEqual({
        error: { code: 'ai_provider_error', message: expect.any(String), reason: 'provider_failed' },
      });
      for (const model of ['haiku', 'sonnet', 'gemini']) {
        expect(Object.keys(answer.at(`data.${model}`) as object)).toEqual(FORTUNE_DATA);
      }
      expect(answer.at('meta')).toMatchObject({ costPerCall: 0.139, cost: 0.089, cached: false });
      expect((await chargesOf(platform, owner)).sort()).toEqual([0.01, 0.013, 0.066]);
      emulator.reset();
      const repeated = await call('POST', '/api/daily-fortune', { key: owner.liveKey, body });
      expect(repeated.at('meta.cost')).toBe(0.05);
    });

    it('answers 500 only when all four fail, with the shortest Retry-After', async () => {
      emulator.behave({ mode: 'refused' });
      // Ten seconds for an answer at the earliest, thirty for a refusal.
      emulator.behave({ provider: 'openai', error_status: 500 });
      const answer = await call('POST', '/api/daily-fortune', { body: daily({ type: 'compare' }) });
      expect(answer.status).toBe(500);
      expect(answer.at('error')).toMatchObject({ code: 'ai_provider_error', retryAfter: 10 });
      expect(answer.headers.get('retry-after')).toBe('10');
    });
  });

  describe('POST /api/fortune', () => {
    it('answers the fortune of a year, kept until its end but at most 30 days', async () => {
      const owner = await platform.account();
      const body = { saju: freshSaju(), userName: '성춘향' };
      const answer = await call('POST', '/api/fortune', { key: owner.liveKey, body });
      expect(answer.status).toBe(200);
      const year = Number(kstToday().slice(0, 4));
      expect(answer.at('data')).toMatchObject({
        year,
        yearPillar: expect.stringMatching(/^[가-힣]{2}$/),
        score: expect.any(Number),
        summary: expect.any(String),
        quarters: Array.from({ length: 4 }, (_, index) => expect.objectContaining({ quarter: index + 1 })),
        months: Array.from({ length: 12 }, (_, index) => expect.objectContaining({ month: index + 1 })),
        advice: expect.any(String),
      });
      expect(answer.at('meta')).toMatchObject({ cost: 0.013, cache: { hits: [], misses: ['yearly'] } });
      const again = await call('POST', '/api/fortune', { key: owner.liveKey, body: { ...body, year } });
      expect(again.at('meta')).toMatchObject({ cost: 0, cached: true });
      for (const other of [year - 1, year + 1]) {
        const near = await call('POST', '/api/fortune', { key: owner.liveKey, body: { ...body, year: other } });
        expect(near.at('data.year')).toBe(other);
      }
    });

    it.each([
      ['a year far away', { year: Number(dayFromNow(0).slice(0, 4)) + 2 }, 'year'],
      ['a year that is none', { year: 'next' }, 'year'],
      ['no name', { userName: undefined }, 'userName'],
      ['no saju', { saju: undefined }, 'saju'],
    ])('refuses %s', async (_name, changes, field) => {
      const body = { saju: freshSaju(), userName: '성춘향', ...changes };
      const answer = await call('POST', '/api/fortune', { body });
      expect(answer.status).toBe(400);
      expect(answer.at('error')).toMatchObject({ code: 'invalid_request', field, hint: expect.any(String) });
    });
  });
});
