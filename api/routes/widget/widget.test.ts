import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApi, type TestApi } from '../../../tests/harness/api.ts';
import type { HttpAnswer } from '../../../tests/harness/http.ts';
import { analyticsRoutes } from './analytics.ts';
import { widgetFortuneRoutes } from './fortunes.ts';

const pillar = (stem: string, branch: string) => ({ stem: { hangul: stem }, branch: { hangul: branch } });
const PILLARS = {
  year: pillar('경', '오'),
  month: pillar('신', '사'),
  day: pillar('경', '진'),
  hour: pillar('계', '미'),
} as const;
const SAJU = { pillars: PILLARS } as const;

const refusal = (answer: HttpAnswer) => [answer.status, answer.at('code'), answer.at('errors.0.path')];

describe('the widget routes', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi((services) => [...widgetFortuneRoutes(services), ...analyticsRoutes(services)]);
  });
  afterAll(() => api.close());

  describe('of fortunes', () => {
    it('answer data, meta and a time, with the given name in the texts and the sections of the call as misses', async () => {
      const answer = await api.generateFor(
        api.call('POST', '/v1/fortunes/daily', { body: { saju: SAJU, name: '독고영재' } }),
      );
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.body as object)).toEqual(['data', 'meta', 'generated_at']);
      expect(answer.at('data')).toMatchObject({
        character: expect.any(Object),
        investment_tendency: expect.any(Object),
        today_fortune: expect.any(Object),
        investment_fortune: expect.any(Object),
      });
      expect(answer.text).toContain('독고영재');
      expect(answer.at('meta')).toMatchObject({
        model: 'haiku',
        cost: 0.013,
        cached: false,
        cache: { hits: [], misses: ['character', 'tendency', 'fortune'] },
        simulated: true,
      });
    });

    it('answer a repeat of a card from the cache, at no cost', async () => {
      const card = () => api.call('GET', '/v1/fortunes/radar?birth_date=1991-03-02&birth_time=10:30');
      const first = await api.generateFor(card());
      const second = await card();
      expect([first.at('meta.cached'), second.at('meta.cached'), second.at('meta.cost')]).toEqual([false, true, 0]);
      expect(second.at('data')).toEqual(first.at('data'));
      expect(Object.keys(second.at('data') as object)).toEqual(['radar']);
    });

    it('answer HEAD as the cache would, and generate nothing', async () => {
      const path = '/v1/fortunes/tendency?birth_date=1991-03-03&birth_time=10:30';
      expect((await api.call('HEAD', path)).status).toBe(404);
      expect((await api.generateFor(api.call('GET', path))).at('meta')).toMatchObject({ cached: false, cost: 0.013 });
      const head = await api.call('HEAD', path);
      expect([head.status, head.text]).toEqual([200, '']);
    });

    it('answer one section per card', async () => {
      const keysOf = async (card: string) => {
        const path = `/v1/fortunes/${card}?birth_date=1984-02-10&gender=male`;
        return Object.keys((await api.generateFor(api.call('GET', path))).at('data') as object);
      };
      expect(await keysOf('character')).toEqual(['character']);
      expect(await keysOf('tendency')).toEqual(['investment_tendency']);
    });

    it('take every day of a week for that week', async () => {
      const weekly = (week_of: string) => api.call('POST', '/v1/fortunes/weekly', { body: { saju: SAJU, week_of } });
      const monday = await api.generateFor(weekly('2090-06-19'));
      const sunday = await weekly('2090-06-25');
      expect([monday.at('meta.cached'), sunday.at('meta.cache.hits')]).toEqual([false, ['weekly']]);
      expect([sunday.at('data.week_start'), sunday.at('data.week_end')]).toEqual(['2090-06-19', '2090-06-25']);
    });

    it.each<[string, Record<string, unknown>]>([
      ['profile_id', {}],
      ['saju', { saju: SAJU, birth_date: '1990-05-15' }],
      ['saju.pillars.year', { saju: { pillars: { ...PILLARS, year: pillar('경', '미') } } }],
      ['model', { saju: SAJU, model: 'opus' }],
      ['date', { saju: SAJU, date: '2090-02-30' }],
      ['date', { saju: SAJU, date: '2092-01-01' }],
      ['name', { saju: SAJU, name: ' ' }],
      ['birthday', { saju: SAJU, birthday: '1990-05-15' }],
    ])('refuse a wrong %s by its path', async (field, body) => {
      expect(refusal(await api.call('POST', '/v1/fortunes/daily', { body }))).toEqual([400, 'validation_error', field]);
    });

    it('take no pillars in a query, and no week too far away', async () => {
      const card = await api.call('GET', '/v1/fortunes/character?saju=경오');
      expect(refusal(card)).toEqual([400, 'validation_error', 'saju']);
      const weekly = await api.call('POST', '/v1/fortunes/weekly', { body: { saju: SAJU, week_of: '2092-01-01' } });
      expect(refusal(weekly)).toEqual([400, 'validation_error', 'week_of']);
    });

    it("answer 404 for another account's profile", async () => {
      const other = await api.newClient();
      const path = '/v1/fortunes/character?profile_id=prf_01ARZ3NDEKTSV4RRFFQ69G5FAV';
      expect([(await other('GET', path)).status, (await other('GET', path)).at('code')]).toEqual([404, 'not_found']);
    });

    it('answer 401 with a word of their own', async () => {
      const answer = await api.call('POST', '/v1/fortunes/daily', { key: 'bs_live_unknown', body: { saju: SAJU } });
      expect([answer.status, answer.at('code')]).toEqual([401, 'UNAUTHORIZED']);
    });
  });

  describe('of analytics', () => {
    it.each([
      ['popular-coins', 'coins'],
      ['trading-styles', 'styles'],
      ['portfolio-breakdown', 'assets'],
      ['fortune-ranking', 'rankings'],
    ])('answer %s of too few profiles with an empty list', async (topic, list) => {
      const answer = await api.call('GET', `/v1/analytics/${topic}`);
      expect(answer.status).toBe(200);
      expect(answer.at('data')).toMatchObject({ sample_size: 0, insufficient_data: true, [list]: [] });
      expect(answer.at('meta')).toMatchObject({ model: null, cost: 0 });
    });

    it("answer a chart's own balance, and no figure of a group that is too small", async () => {
      const comparison = await api.call('GET', '/v1/analytics/comparison?birth_date=1990-05-15');
      expect(comparison.at('data')).toMatchObject({ insufficient_data: true, average: null, percentile: null });
      const shares = Object.values(comparison.at('data.mine') as Record<string, number>);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
      const twins = await api.call('GET', '/v1/analytics/saju-twin?birth_date=1990-05-15');
      expect(twins.at('data')).toMatchObject({ same_day_pillar: null, same_four_pillars: null });
    });

    it.each(['갑', '甲', '갑목'])('take the day master %s', async (stem) => {
      const path = `/v1/analytics/popular-coins?day_master=${encodeURIComponent(stem)}`;
      expect((await api.call('GET', path)).status).toBe(200);
    });

    it.each([
      ['day_master', 'popular-coins?day_master=wood'],
      ['limit', 'popular-coins?limit=0'],
      ['limit', 'fortune-ranking?limit=101'],
      ['date', 'fortune-ranking?date=tomorrow'],
      ['date', 'fortune-ranking?date=2092-01-01'],
      ['limit', 'trading-styles?limit=5'],
      ['profile_id', 'comparison'],
    ])('refuse a wrong %s in %s', async (field, path) => {
      expect(refusal(await api.call('GET', `/v1/analytics/${path}`))).toEqual([400, 'validation_error', field]);
    });

    it('answer 404 for a profile that the account has not', async () => {
      const answer = await api.call('GET', '/v1/analytics/popular-coins?profile_id=prf_01ARZ3NDEKTSV4RRFFQ69G5FAV');
      expect([answer.status, answer.at('code')]).toEqual([404, 'not_found']);
    });
  });
});
