import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { kstDayStart } from '../../shared/core/clock.ts';
import { mailText } from '../../shared/mail/texts.ts';
import { pillarInput, sajuInput } from '../harness/charts.ts';
import { dayFromNow, kstToday } from '../harness/dates.ts';
import { type Client, createClient, until } from '../harness/http.ts';
import { type ApiServer, chargesOf, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';

const SUNSET = 'Mon, 30 Jun 2025 23:59:59 GMT';
const MAPPED = [
  ['/api/daily-fortune', '/v1/fortunes'],
  ['/api/saju', '/v1/calculations/saju'],
  ['/api/fortune', '/v1/calculations/yearly'],
] as const;

/** The refusals of the legacy group, and its endpoints without content; the simulator generates content. */
describe('the legacy group, apart from its content,', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let account: TestAccount;
  let call: Client;

  beforeAll(async () => {
    platform = await startPlatform();
    apiServer = await platform.startApiServer();
    await platform.startWorker('all');
    account = await platform.account();
    call = createClient(apiServer.url, { key: account.liveKey });
  });
  afterAll(() => platform.stop());

  const body = { saju: sajuInput(1), userName: '홍길동' };

  it.each([
    ['no saju', { saju: undefined }, 'saju'],
    ['a saju that is no object', { saju: 'x' }, 'saju'],
    ['no pillars', { saju: {} }, 'saju.pillars'],
    ['a missing day', { saju: { pillars: { ...body.saju.pillars, day: undefined } } }, 'saju.pillars.day'],
    ['no hour', { saju: { pillars: { ...body.saju.pillars, hour: undefined } } }, 'saju.pillars.hour'],
    [
      'a pair that is not one of the sixty',
      { saju: { pillars: { ...body.saju.pillars, day: { stem: { hangul: '갑' }, branch: { hangul: '축' } } } } },
      'saju.pillars.day',
    ],
    [
      'hangul and hanja that disagree',
      {
        saju: {
          pillars: { ...body.saju.pillars, month: { stem: { hangul: '갑', hanja: '乙' }, branch: { hangul: '자' } } },
        },
      },
      'saju.pillars.month',
    ],
    [
      "a month that cannot stand under its year's stem",
      { saju: { pillars: { ...body.saju.pillars, month: pillarInput(39) } } },
      'saju.pillars.month',
    ],
    [
      "an hour that cannot stand under its day's stem",
      { saju: { pillars: { ...body.saju.pillars, hour: pillarInput(13) } } },
      'saju.pillars.hour',
    ],
    ['no name', { userName: undefined }, 'userName'],
    ['an empty name', { userName: ' ' }, 'userName'],
    ['a name that reads backwards', { userName: '\u202e동길홍' }, 'userName'],
    ['a name that is too long', { userName: '가'.repeat(51) }, 'userName'],
    ['an unknown model', { model: 'gpt-2' }, 'model'],
    ['an unknown type', { type: 'weekly' }, 'type'],
    ['a date that does not exist', { date: '2026-02-30' }, 'date'],
    ['a date in another form', { date: '2026/02/03' }, 'date'],
    ['a date far in the past', { date: dayFromNow(-367) }, 'date'],
    ['a date far in the future', { date: dayFromNow(367) }, 'date'],
    ['null for the date', { date: null }, 'date'],
  ])('refuses %s with 400 invalid_request, its field and a hint', async (_name, changes, field) => {
    const answer = await call('POST', '/api/daily-fortune', { body: { ...body, ...changes } });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      success: false,
      error: { code: 'invalid_request', message: expect.any(String), field, hint: expect.any(String) },
      meta: { requestId: answer.headers.get('x-request-id') },
    });
    expect(answer.headers.get('deprecation')).toBe('true');
    expect(answer.headers.get('sunset')).toBe(SUNSET);
  });

  it('charges nothing for impossible pillars, and derives missing, null or empty hanja from hangul', async () => {
    const owner = await platform.account();
    const client = createClient(apiServer.url, { key: owner.liveKey });
    const { pillars } = sajuInput(78);
    const send = (saju: unknown) => client('POST', '/api/daily-fortune', { body: { saju, userName: '홍길동' } });
    const before = await platform.admin.db.generations.countDocuments({ accountId: owner.accountId });
    expect((await send({ pillars: { ...pillars, month: pillarInput(0) } })).at('error.field')).toBe(
      'saju.pillars.month',
    );
    expect(await platform.admin.db.generations.countDocuments({ accountId: owner.accountId })).toBe(before);
    expect(await chargesOf(platform, owner)).toEqual([]);
    expect((await send({ pillars })).at('meta.cached')).toBe(false);
    for (const hanja of [undefined, null, '']) {
      const { stem, branch } = pillars.year;
      const year = { stem: { ...stem, hanja }, branch: { ...branch, hanja } };
      expect((await send({ pillars: { ...pillars, year } })).at('meta')).toMatchObject({ cached: true, cost: 0 });
    }
    expect(await chargesOf(platform, owner)).toEqual([0.013]);
  });

  it('reports a missing field as required', async () => {
    const answer = await call('POST', '/api/daily-fortune', { body: { saju: body.saju } });
    expect(answer.at('error.message')).toBe('userName: is required');
    const nothing = await call('POST', '/api/daily-fortune', { body: {} });
    expect(nothing.at('error')).toMatchObject({ field: 'saju', message: 'saju: is required' });
  });

  it('gives hints for the endpoint that was called', async () => {
    const { accessToken } = await platform.account();
    const answer = await call('POST', '/api/keys', { bearer: accessToken, body: { name: 'x', type: 'all' } });
    expect(answer.at('error')).toMatchObject({ field: 'type', hint: 'Use live or test.' });
  });

  it('accepts no date, no hour, no hanja, and unknown fields', async () => {
    const saju = {
      pillars: {
        year: pillarInput(3, false),
        month: pillarInput(38, false),
        day: pillarInput(5, false),
        hour: null,
        timezone: 'KST',
      },
      locale: 'ko',
    };
    const answer = await call('POST', '/api/daily-fortune?utm=x', { body: { saju, userName: 'Kim', locale: 'ko' } });
    expect(answer.status).toBe(200);
    expect(answer.at('data.todayFortune.date')).toBe(kstToday());
    for (const days of [-366, 366]) {
      const far = await call('POST', '/api/daily-fortune', { body: { saju, userName: 'Kim', date: dayFromNow(days) } });
      expect(far.status).toBe(200);
    }
  });

  it('gives test keys the same sections, simulated and free, in test mode', async () => {
    const fresh = { ...body, saju: sajuInput(77) };
    const live = await call('POST', '/api/daily-fortune', { body: fresh });
    const test = await call('POST', '/api/daily-fortune', { key: account.testKey, body: fresh });
    expect(test.at('meta')).toMatchObject({ cost: 0, costPerCall: 0.013, simulated: true, cached: false });
    expect(live.at('meta')).toMatchObject({ cost: 0.013, simulated: true });
    const compared = await call('POST', '/api/daily-fortune', {
      key: account.testKey,
      body: { ...fresh, type: 'compare' },
    });
    expect(compared.at('meta')).toMatchObject({ model: 'compare', cost: 0, costPerCall: 0.139, simulated: true });
    expect((await chargesOf(platform, account)).filter((usd) => usd > 0)).not.toContain(0.066);
  });

  it('checks the key and its permission before anything else', async () => {
    const broken = { raw: '{', headers: { 'Content-Type': 'text/plain' } };
    const anonymous = createClient(apiServer.url);
    const readOnly = await account.key({ permissions: ['profile:read'] });
    for (const path of ['/api/daily-fortune', '/api/fortune', '/api/saju', '/api/support/limit-increase']) {
      expect((await anonymous('POST', path, broken)).body).toMatchObject({
        success: false,
        error: { code: 'missing_api_key' },
      });
      const forbidden = await call('POST', path, { ...broken, key: readOnly });
      expect(forbidden.status).toBe(403);
      expect(forbidden.at('error.code')).toBe('insufficient_permissions');
      expect((await call('POST', path, broken)).body).toMatchObject({ error: { code: 'unsupported_media_type' } });
      expect((await call('GET', path)).status).toBe(405);
    }
    expect((await call('GET', '/api/usage', { key: readOnly })).status).toBe(403);
    expect((await anonymous('GET', '/api/usage')).status).toBe(401);
  });

  it('answers 503 service_unavailable when no worker answers in time, or the model is not configured', async () => {
    const hasty = await platform.startApiServer({ GENERATION_WAIT_MS: '300', SIMULATE_UNCONFIGURED_MODELS: 'false' });
    const unconfigured = await call('POST', '/api/daily-fortune', { body });
    expect(unconfigured.status).toBe(200);
    const client = createClient(hasty.url, { key: account.liveKey });
    const answer = await client('POST', '/api/daily-fortune', { body });
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({
      success: false,
      error: { code: 'service_unavailable', hint: expect.stringContaining('ANTHROPIC_API_KEY') },
    });
    const compared = await client('POST', '/api/daily-fortune', { body: { ...body, type: 'compare' } });
    expect(compared.status).toBe(503);
    expect(compared.body).toMatchObject({ error: { code: 'service_unavailable', reason: 'not_configured' } });
    await hasty.stop();
  });

  describe('POST /api/saju', () => {
    const snake = { birth_year: 1990, birth_month: 5, birth_day: 15, birth_hour: 14, gender: 'female' };
    const camel = { birthYear: 1990, birthMonth: 5, birthDay: 15, birthHour: 14, gender: 'female' };

    it('computes the same Saju object in camelCase from either spelling of the fields', async () => {
      const resource = await call('POST', '/v1/calculations/saju', { body: snake });
      const fromSnake = await call('POST', '/api/saju', { body: snake });
      const fromCamel = await call('POST', '/api/saju', { body: { ...camel, appVersion: '1.2' } });
      expect(fromSnake.status).toBe(200);
      expect(fromSnake.body).toEqual({
        success: true,
        data: expect.any(Object),
        generatedAt: expect.any(String),
        meta: { requestId: fromSnake.headers.get('x-request-id') },
      });
      expect(fromCamel.at('data')).toEqual(fromSnake.at('data'));
      expect(fromSnake.at('data.dayMaster')).toEqual(resource.at('day_master'));
      expect(fromSnake.at('data.pillars.hour.stemHanja')).toEqual(resource.at('pillars.hour.stem_hanja'));
      expect(fromSnake.at('data.tenYearCycles.0.ageStart')).toEqual(resource.at('ten_year_cycles.0.age_start'));
      expect(fromSnake.at('data.analysis.careerAdvice')).toEqual(resource.at('analysis.career_advice'));
      expect(fromSnake.text).not.toMatch(/"[a-z]+_[a-z_]+":/);
    });

    it('accepts lunar dates, no hour, and no analysis in camelCase', async () => {
      const answer = await call('POST', '/api/saju', {
        body: { ...camel, birthHour: null, calendarType: 'lunar', isLeapMonth: false, includeAnalysis: false },
      });
      expect(answer.status).toBe(200);
      expect(answer.at('data.pillars.hour')).toBeUndefined();
      expect(answer.at('data.analysis')).toBeUndefined();
    });

    it.each([
      ['birthMonth', { ...camel, birthMonth: 13 }],
      ['birth_month', { ...snake, birth_month: 13 }],
      ['birthDay', { ...camel, birthMonth: 2, birthDay: 30 }],
      ['birth_day', { ...snake, birth_month: 2, birth_day: 30 }],
      ['birthYear', { ...camel, birthYear: undefined }],
      ['birth_year', { ...snake, birth_year: undefined }],
      ['gender', { ...camel, gender: 'x' }],
      ['isLeapMonth', { ...camel, isLeapMonth: true }],
      ['birthHour', { ...camel, birthHour: '14' }],
    ])('refuses a bad %s by the spelling that was sent, with a hint', async (field, wrong) => {
      const answer = await call('POST', '/api/saju', { body: wrong });
      expect(answer.status).toBe(400);
      expect(answer.at('error')).toMatchObject({ code: 'invalid_request', field, hint: expect.any(String) });
    });
  });

  describe('GET /api/usage', () => {
    it("returns today's and this month's requests and charges, and the limits", async () => {
      const owner = await platform.account({ plan: 'pro' });
      const client = createClient(apiServer.url, { key: owner.liveKey });
      for (const number of [201, 202]) {
        await client('POST', '/api/daily-fortune', { body: { ...body, saju: sajuInput(number) } });
      }
      await client('POST', '/api/daily-fortune', { body: { ...body, saju: sajuInput(201) } });
      const answer = await client('GET', '/api/usage');
      expect(answer.body).toEqual({
        usage: {
          today: { requests: 4, limit: 10_000, cost: 0.026 },
          thisMonth: { requests: 4, cost: 0.026 },
        },
        rateLimit: { current: 4, limit: 300, resetsAt: expect.any(String) },
      });
      const resetsInMs = Date.parse(answer.textAt('rateLimit.resetsAt')) - Date.now();
      expect(resetsInMs).toBeGreaterThan(0);
      expect(resetsInMs).toBeLessThanOrEqual(60_000);
      const testMode = await client('GET', '/api/usage', { key: owner.testKey });
      expect(testMode.at('usage.today')).toEqual({ requests: 1, limit: 10_000, cost: 0 });
      expect(testMode.at('rateLimit.limit')).toBe(100);
    });

    it('returns no daily limit on enterprise, and adds the days of the month before today', async () => {
      const owner = await platform.account({ plan: 'enterprise' });
      const client = createClient(apiServer.url, { key: owner.liveKey });
      await client('GET', '/api/usage');
      const { db } = platform.admin;
      const written = await until('the count is written', () =>
        db.usageDays.findOne({ accountId: owner.accountId, livemode: true, requests: 1 }).lean(),
      );
      expect(written.day).toBe(kstToday());
      const earlier = `${kstToday().slice(0, 8)}01`;
      if (earlier !== kstToday()) {
        await db.usageDays.create([
          { _id: 'earlier', accountId: owner.accountId, livemode: true, day: earlier, requests: 40 },
        ]);
      }
      const answer = await client('GET', '/api/usage');
      expect(answer.at('usage.today')).toEqual({ requests: 2, limit: null, cost: 0 });
      expect(answer.at('usage.thisMonth.requests')).toBe(earlier === kstToday() ? 2 : 42);
    });

    it('counts no request that was refused for a limit, neither today nor this month', async () => {
      const owner = await platform.account();
      await platform.admin.operations.setLimits('test', owner.accountId, { perMinute: 1, perDay: 1 });
      const second = await platform.startApiServer();
      const client = createClient(second.url, { key: owner.liveKey });
      const statuses = await Promise.all(
        Array.from({ length: 5 }, async () => (await client('GET', '/api/usage')).status),
      );
      expect(statuses.sort()).toEqual([200, 429, 429, 429, 429]);
      await second.stop();
      const written = await platform.admin.db.usageDays.findOne({ accountId: owner.accountId }).lean();
      expect(written).toMatchObject({ livemode: true, requests: 5 });
      await platform.admin.operations.setLimits('test', owner.accountId, { perMinute: 100, perDay: 100 });
      // An API server that has not cached the key reads the new limits.
      const third = await platform.startApiServer();
      const answer = await createClient(third.url, { key: owner.liveKey })('GET', '/api/usage');
      expect(answer.body).toMatchObject({ usage: { today: { requests: 2 }, thisMonth: { requests: 2 } } });
      await third.stop();
    });

    it('loses no count when its API server stops', async () => {
      const owner = await platform.account();
      const second = await platform.startApiServer();
      const client = createClient(second.url, { key: owner.liveKey });
      await Promise.all(Array.from({ length: 30 }, () => client('GET', '/v1/profiles')));
      await client('GET', '/v1/nothing');
      await second.stop();
      const [day] = await platform.admin.db.usageDays.find({ accountId: owner.accountId }).lean();
      expect(day).toMatchObject({ livemode: true, requests: 31 });
    });

    it('counts charges of this month only', async () => {
      const owner = await platform.account();
      const firstOfMonth = kstDayStart(`${kstToday().slice(0, 8)}01`);
      const client = createClient(apiServer.url, { key: owner.liveKey });
      await client('POST', '/api/daily-fortune', { body: { ...body, saju: sajuInput(203) } });
      await platform.admin.db.calls.updateMany(
        { accountId: owner.accountId },
        { $set: { settledAt: new Date(firstOfMonth.getTime() - 1) } },
      );
      expect((await client('GET', '/api/usage')).at('usage.thisMonth.cost')).toBe(0);
    });
  });

  describe('POST /api/support/limit-increase', () => {
    const wish = { requestedLimit: 50_000, useCase: '새 앱을 냅니다.\n두 줄입니다.', expectedVolume: '하루 4만 건' };

    it('stores the request and answers 202 with its id', async () => {
      const answer = await call('POST', '/api/support/limit-increase', { body: wish });
      expect(answer.status).toBe(202);
      expect(answer.body).toEqual({
        success: true,
        data: { id: expect.stringMatching(/^sup_[0-9a-z]{26}$/), status: 'received' },
      });
      const stored = await platform.admin.db.supportRequests.findById(answer.textAt('data.id')).lean();
      expect(stored).toMatchObject({ ...wish, accountId: account.accountId, livemode: true, kind: 'limit_increase' });
      const mail = await platform.admin.db.mails.findOne({ 'params.supportId': answer.textAt('data.id') }).lean();
      if (mail === null) throw new Error('no mail to the operator');
      expect(mail).toMatchObject({ kind: 'support.received', state: 'kept', to: 'Saju <no-reply@localhost>' });
      expect(mailText(mail).text).toContain(wish.useCase);
      expect((await call('POST', '/v1/api/support/limit-increase', { body: wish })).status).toBe(202);
      const { accountId } = account;
      expect(await platform.admin.db.supportRequests.countDocuments({ accountId })).toBe(2);
      expect(await platform.admin.db.mails.countDocuments({ accountId, kind: 'support.received' })).toBe(1);
    });

    it.each([
      ['requestedLimit', { requestedLimit: 0 }],
      ['requestedLimit', { requestedLimit: '5000' }],
      ['useCase', { useCase: '' }],
      ['expectedVolume', { expectedVolume: undefined }],
    ])('refuses a bad %s with a hint', async (field, changes) => {
      const answer = await call('POST', '/api/support/limit-increase', { body: { ...wish, ...changes } });
      expect(answer.status).toBe(400);
      expect(answer.at('error')).toMatchObject({ code: 'invalid_request', field, hint: expect.any(String) });
    });
  });

  describe('deprecation', () => {
    it.each(MAPPED)('marks %s as deprecated with %s as its successor, errors included', async (path, successor) => {
      for (const prefix of ['', '/v1']) {
        for (const [method, key] of [
          ['POST', account.liveKey],
          ['POST', 'nonsense'],
          ['PUT', account.liveKey],
        ] as const) {
          const answer = await call(method, prefix + path, { key, ...(method === 'POST' ? { body: {} } : {}) });
          expect(answer.headers.get('deprecation')).toBe('true');
          expect(answer.headers.get('sunset')).toBe(SUNSET);
          expect(answer.headers.get('link')).toBe(`<${successor}>; rel="successor-version"`);
        }
      }
    });

    it('names no successor for paths without one', async () => {
      const answer = await call('GET', '/api/usage');
      expect(answer.headers.get('deprecation')).toBe('true');
      expect(answer.headers.get('link')).toBeNull();
    });

    it('covers unknown paths, trailing slashes and the prefix alone', async () => {
      for (const path of ['/api', '/v1/api', '/v1/api/', '/api/nothing']) {
        const answer = await call('GET', path);
        expect(answer.status).toBe(404);
        expect(answer.headers.get('deprecation')).toBe('true');
        expect(answer.body).toMatchObject({ success: false, error: { code: 'not_found' } });
      }
      const slash = await call('POST', '/v1/api/daily-fortune/', { body: {} });
      expect(slash.status).toBe(400);
      expect(slash.headers.get('link')).toBe('</v1/fortunes>; rel="successor-version"');
    });

    it('redirects the mapped paths when configured, asks to repeat the call at the new path, and serves the others', async () => {
      const redirecting = await platform.startApiServer({ LEGACY_MODE: 'redirect' });
      const client = createClient(redirecting.url, { key: account.liveKey });
      for (const [path, successor] of [...MAPPED, ['/api/daily-fortune-stream', '/v1/fortunes/stream']] as const) {
        for (const prefix of ['', '/v1']) {
          const answer = await client('POST', `${prefix}${path}?a=1&b=%EA%B0%80`, { body });
          expect(answer.status).toBe(301);
          expect(answer.headers.get('location')).toBe(`${successor}?a=1&b=%EA%B0%80`);
          expect(answer.textAt('error.message')).toContain('turn a redirected POST into a GET: repeat the call');
          expect(answer.textAt('error.hint')).toContain(`POST ${successor}`);
          expect(answer.headers.get('sunset')).toBe(SUNSET);
          expect(answer.headers.get('deprecation')).toBe('true');
          expect(answer.headers.get('x-ratelimit-limit')).toBe('1000');
        }
      }
      expect((await createClient(redirecting.url)('POST', '/api/saju', { body })).status).toBe(301);
      expect((await client('POST', '/api/saju/', { body })).headers.get('location')).toBe('/v1/calculations/saju');
      for (const method of ['GET', 'HEAD', 'PUT']) expect((await client(method, '/api/fortune')).status).toBe(301);
      expect((await client('POST', '/api/usage')).status).toBe(405);
      expect((await client('GET', '/api/usage')).status).toBe(200);
      expect((await client('GET', '/v1/api/usage')).status).toBe(200);
      await redirecting.stop();
    });
  });
});
