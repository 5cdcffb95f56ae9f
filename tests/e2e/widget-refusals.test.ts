import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sajuInput } from '../harness/charts.ts';
import { dayFromNow, kstToday } from '../harness/dates.ts';
import { BIRTH, type Client, createClient, type HttpAnswer } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';

const UNAUTHORIZED_PATHS = [
  ['POST', '/v1/fortunes/daily'],
  ['POST', '/v1/fortunes/weekly'],
  ['GET', '/v1/fortunes/character'],
  ['GET', '/v1/fortunes/tendency'],
  ['GET', '/v1/fortunes/radar'],
] as const;

/** What the widget group refuses. There is no worker: nothing of this is ever generated. */
describe('the widget group', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let account: TestAccount;
  let call: Client;

  beforeAll(async () => {
    platform = await startPlatform();
    apiServer = await platform.startApiServer();
    account = await platform.account();
    call = createClient(apiServer.url, { key: account.liveKey });
  });
  afterAll(() => platform.stop());

  const paths = (answer: HttpAnswer) => (answer.at('errors') as { path: string }[]).map(({ path }) => path);

  describe('weekly', () => {
    it('refuses a distant or invalid day', async () => {
      // A day in a week that begins after the range.
      for (const week_of of [dayFromNow(374), '2026-13-01', 5, null]) {
        const answer = await call('POST', '/v1/fortunes/weekly', { body: { saju: sajuInput(1), week_of } });
        expect(answer.status).toBe(400);
        expect(paths(answer)).toEqual(['week_of']);
      }
    });
  });

  describe('the three cards', () => {
    it('accept no saju, body field or unknown parameter in the query', async () => {
      for (const query of [
        'saju=x',
        'userName=x&birth_date=1990-01-01',
        'birth_date=1990-01-01&birth_date=1991-01-01',
      ]) {
        expect((await call('GET', `/v1/fortunes/character?${query}`)).status).toBe(400);
      }
      const saju = await call('GET', '/v1/fortunes/character?saju=x');
      expect(paths(saju)).toEqual(['saju']);
      const none = await call('GET', '/v1/fortunes/character');
      expect(paths(none)).toEqual(['profile_id', 'birth_date']);
      expect(none.text).not.toContain('saju');
    });
  });

  describe('yearly', () => {
    it('refuses a year more than one away', async () => {
      const year = Number(kstToday().slice(0, 4));
      for (const wrong of [year - 2, year + 2, 1899, 2026.5, '2026']) {
        const answer = await call('POST', '/v1/calculations/yearly', { body: { saju: sajuInput(1), year: wrong } });
        expect(answer.status).toBe(400);
        expect(paths(answer)).toEqual(['year']);
        if (wrong === year + 2) expect(answer.at('detail')).toContain(`from ${year - 1} to ${year + 1}`);
      }
    });
  });

  describe('compatibility', () => {
    it.each([
      ['no b', { a: { saju: sajuInput(1) } }, ['b']],
      ['an empty a', { a: {}, b: { saju: sajuInput(1) } }, ['a.profile_id', 'a.saju', 'a.birth_date']],
      [
        'a bad pillar in b',
        { a: { saju: sajuInput(1) }, b: { saju: { pillars: {} } } },
        ['b.saju.pillars.year', 'b.saju.pillars.month', 'b.saju.pillars.day', 'b.saju.pillars.hour'],
      ],
      ['an impossible date', { a: { saju: sajuInput(1) }, b: { birth_date: '2023-02-29' } }, ['b.birth_date']],
      ['an unknown field', { a: { saju: sajuInput(1), x: 1 }, b: { saju: sajuInput(1) } }, ['a.x']],
      ['an unknown model', { a: { saju: sajuInput(1) }, b: { saju: sajuInput(1) }, model: 'opus' }, ['model']],
    ])('refuses %s', async (_name, body, expected) => {
      const answer = await call('POST', '/v1/calculations/compatibility', { body });
      expect(answer.status).toBe(400);
      expect(paths(answer)).toEqual(expected);
    });
  });

  describe('refusals', () => {
    const saju = sajuInput(9);
    it.each([
      ['no subject', {}, ['profile_id', 'saju', 'birth_date']],
      ['two subjects', { profile_id: 'prf_x', saju }, ['profile_id', 'saju']],
      ['saju and birth data', { saju, birth_date: '1990-01-01' }, ['saju', 'birth_date']],
      ['a profile and a part of birth data', { profile_id: 'prf_x', gender: 'male' }, ['profile_id', 'gender']],
      ['a profile and a name', { profile_id: 'prf_x', name: '홍길동' }, ['name']],
      ['a time without a date', { birth_time: '10:00' }, ['birth_date']],
      ['both spellings of the date', { birth_date: '1990-01-01', birthDate: '1990-01-01' }, ['birthDate']],
      ['a date that does not exist', { birthDate: '1990-02-31' }, ['birthDate']],
      ['a year out of range', { birth_date: '1899-01-01' }, ['birth_date']],
      [
        'a leap month that the year lacks',
        { birth_date: '2024-02-01', calendar_type: 'lunar', is_leap_month: true },
        ['is_leap_month'],
      ],
      ['a time that does not exist', { birth_date: '1990-01-01', birth_time: '24:00' }, ['birth_time']],
      ['null for the time', { birth_date: '1990-01-01', birth_time: null }, ['birth_time']],
      ['null for the saju', { saju: null }, ['saju']],
      ['an unknown field', { saju, userName: '홍길동' }, ['userName']],
      ['an unknown model', { saju, model: 'gpt-5' }, ['model']],
      ['a date far away', { saju, date: dayFromNow(400) }, ['date']],
      ['a name with control characters', { saju, name: 'a\nb' }, ['name']],
      ['a name with a zero-width character', { saju, name: '홍\u200b길동' }, ['name']],
    ])('%s is 400 validation_error on its field', async (_name, body, expected) => {
      const answer = await call('POST', '/v1/fortunes/daily', { body });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        type: '/errors/validation',
        code: 'validation_error',
        instance: '/v1/fortunes/daily',
      });
      expect(paths(answer)).toEqual(expected);
    });

    it.each([
      '/v1/fortunes/daily',
      '/v1/fortunes/daily-stream',
      '/v1/fortunes/weekly',
      '/v1/calculations/yearly',
      '/v1/calculations/compatibility',
    ])('%s refuses unknown saju fields, each by its path', async (path) => {
      const { day, ...pillars } = saju.pillars;
      const spoilt = {
        ...saju,
        foo: 1,
        pillars: { ...pillars, foo: 1, day: { ...day, foo: 1, stem: { ...day.stem, foo: 1 } } },
      };
      const isPair = path.endsWith('compatibility');
      const body = isPair ? { a: { saju: spoilt }, b: { saju } } : { saju: spoilt };
      const answer = await call('POST', path, { body });
      expect(answer.status).toBe(400);
      expect(answer.at('code')).toBe('validation_error');
      const fields = ['saju.foo', 'saju.pillars.day.foo', 'saju.pillars.day.stem.foo', 'saju.pillars.foo'];
      expect(paths(answer).sort()).toEqual(isPair ? fields.map((field) => `a.${field}`) : fields);
    });

    it.each([
      [{ birth_date: '2101-01-01' }, 'birth_date: must have a year from 1900 to 2100'],
      [{ birthDate: '2023-02-29' }, 'birthDate: 2023-02 has only 28 days'],
      [{ birth_date: '1990-13-01' }, 'birth_date: must be a date, YYYY-MM-DD'],
    ])('describe the error of %j without naming a field that does not exist', async (body, detail) => {
      expect((await call('POST', '/v1/fortunes/daily', { body })).at('detail')).toBe(detail);
    });

    it('an unknown or foreign profile is 404', async () => {
      const stranger = await platform.account();
      const theirs = await call('POST', '/v1/profiles', { key: stranger.liveKey, body: BIRTH });
      for (const profileId of ['prf_x', theirs.textAt('id')]) {
        const answer = await call('POST', '/v1/fortunes/daily', { body: { profile_id: profileId } });
        expect(answer.status).toBe(404);
        expect((await call('GET', `/v1/fortunes/radar?profile_id=${profileId}`)).status).toBe(404);
      }
    });

    it.each(UNAUTHORIZED_PATHS)(
      '%s %s without a valid key is 401 UNAUTHORIZED with a message',
      async (method, path) => {
        for (const key of [undefined, 'bs_live_nonsense']) {
          const answer = await createClient(apiServer.url)(method, path, key === undefined ? {} : { key });
          expect(answer.status).toBe(401);
          expect(answer.body).toMatchObject({
            type: '/errors/authentication',
            code: 'UNAUTHORIZED',
            message: expect.any(String),
            detail: expect.any(String),
          });
        }
      },
    );

    it('the other paths keep authentication_error', async () => {
      for (const [method, path] of [
        ['GET', '/v1/fortunes/daily/prf_x'],
        ['POST', '/v1/calculations/yearly'],
        ['POST', '/v1/calculations/compatibility'],
        ['POST', '/v1/fortunes'],
      ] as const) {
        const answer = await createClient(apiServer.url)(method, path);
        expect(answer.body).toMatchObject({ code: 'authentication_error' });
        expect(answer.at('message')).toBeUndefined();
      }
    });

    it('a key without the permission is 403, another method 405', async () => {
      const key = await account.key({ permissions: ['usage:read'] });
      for (const [method, path] of [
        ...UNAUTHORIZED_PATHS,
        ['POST', '/v1/calculations/yearly'],
        ['POST', '/v1/calculations/compatibility'],
      ] as const) {
        expect((await call(method, path, { key })).at('code')).toBe('forbidden');
        expect((await call('DELETE', path)).status).toBe(405);
      }
    });
  });
});
