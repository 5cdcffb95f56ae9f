import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApi, type TestApi } from '../../../tests/harness/api.ts';
import { compatibilityRoutes } from './compatibility.ts';
import { sajuRoutes } from './saju.ts';

const BIRTH = { birth_year: 1990, birth_month: 5, birth_day: 15, birth_hour: 14, gender: 'female' } as const;

describe('the routes of calculations', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi((services) => [...sajuRoutes(services), ...compatibilityRoutes(services)]);
  });
  afterAll(() => api.close());

  const saju = (body: unknown) => api.call('POST', '/v1/calculations/saju', { body });

  it('answer the Saju object itself, without the hour pillar of an unknown hour and without an unrequested analysis', async () => {
    const whole = await saju(BIRTH);
    expect([whole.status, whole.at('pillars.day.stem'), whole.at('pillars.day.branch')]).toEqual([200, '경', '진']);
    expect(whole.at('analysis')).toBeDefined();
    const part = await saju({ ...BIRTH, birth_hour: null, include_analysis: false });
    expect(part.status).toBe(200);
    expect([part.at('pillars.hour'), part.at('analysis')]).toEqual([undefined, undefined]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['birth_year', { birth_year: 1899 }],
    ['birth_month', { birth_month: 13 }],
    ['birth_day', { birth_month: 2, birth_day: 30 }],
    ['birth_hour', { birth_hour: 24 }],
    ['gender', { gender: 'other' }],
    ['is_leap_month', { birth_year: 1991, calendar_type: 'lunar', is_leap_month: true }],
    ['include_analysis', { include_analysis: 'yes' }],
    ['shoe_size', { shoe_size: 42 }],
  ])('refuse a wrong %s by its name', async (field, change) => {
    const refused = await saju({ ...BIRTH, ...change });
    expect([refused.status, refused.at('code'), refused.at('errors.0.path')]).toEqual([400, 'validation_error', field]);
  });

  it('compare two subjects of different forms, and name the invalid subject', async () => {
    const compare = (body: unknown) => api.call('POST', '/v1/calculations/compatibility', { body });
    const [a, b] = [{ birth_date: '1990-05-15', birth_time: '14:30' }, { birth_date: '1985-11-02' }];
    const [there, back] = [await compare({ a, b }), await compare({ a: b, b: a })];
    expect(there.status).toBe(200);
    expect(there.at('data.score')).toBe(back.at('data.score'));
    expect(there.at('data.element_complement.a_gives')).toEqual(back.at('data.element_complement.b_gives'));
    expect(there.at('meta.cost')).toBe(0);
    const wrong = await compare({ a, b: { birth_date: '1985-02-30' } });
    expect([wrong.status, wrong.at('errors.0.path')]).toEqual([400, 'b.birth_date']);
    const stored = { a: { profile_id: 'prf_00000000000000000000000000' }, b };
    expect([(await compare(stored)).status, (await compare(stored)).at('code')]).toEqual([403, 'forbidden']);
    const call = await api.newClient({ permissions: ['saju:calculate', 'profile:read', 'profile:unmask'] });
    const unknown = await call('POST', '/v1/calculations/compatibility', { body: stored });
    expect([unknown.status, unknown.at('code')]).toEqual([404, 'not_found']);
  });
});
