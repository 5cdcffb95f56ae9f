import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApi, type TestApi } from '../../../tests/harness/api.ts';
import { legacySajuRoutes } from './saju.ts';

const BIRTH = { birthYear: 1990, birthMonth: 5, birthDay: 15, birthHour: 14, gender: 'female' } as const;

describe('the legacy route of the four pillars', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(({ clock }) => legacySajuRoutes(clock));
  });
  afterAll(() => api.close());

  const saju = (body: unknown, path = '/api/saju') => api.call('POST', path, { body });

  it('answers in camelCase, in the legacy wrapper, under both paths', async () => {
    const answer = await saju(BIRTH);
    expect(answer.status).toBe(200);
    expect([answer.at('success'), answer.at('data.dayMaster.stem'), answer.at('data.pillars.day.stemHanja')]).toEqual([
      true,
      '경',
      '庚',
    ]);
    expect(answer.headers.get('deprecation')).toBe('true');
    expect((await saju(BIRTH, '/v1/api/saju')).at('data')).toEqual(answer.at('data'));
  });

  it('accepts snake_case as well, ignores unknown fields, and prefers camelCase where a field has both spellings', async () => {
    const snake = { birth_year: 1990, birth_month: 5, birth_day: 15, birth_hour: 14, gender: 'female' };
    const expected = (await saju(BIRTH)).at('data');
    expect((await saju(snake)).at('data')).toEqual(expected);
    expect((await saju({ ...snake, birth_year: 1950, birthYear: 1990, userAgent: 'old' })).at('data')).toEqual(
      expected,
    );
  });

  it('names a refused or missing field in the caller’s spelling, with a hint', async () => {
    const refused = await saju({ ...BIRTH, birthHour: 24 });
    expect([refused.status, refused.at('error.code'), refused.at('error.field')]).toEqual([
      400,
      'invalid_request',
      'birthHour',
    ]);
    expect(refused.at('error.hint')).toMatch(/hour of birth/);
    const missing = await saju({ birth_year: 1990, birth_month: 5, gender: 'female' });
    expect([missing.status, missing.at('error.field')]).toEqual([400, 'birth_day']);
  });

  it('refuses the 121st call of a minute, and no call of another account', async () => {
    const [busy, other] = [await api.newClient(), await api.newClient()];
    const calls = Array.from({ length: 121 }, () => busy('POST', '/api/saju', { body: BIRTH }));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await other('POST', '/api/saju', { body: BIRTH })).status).toBe(200);
  });
});
