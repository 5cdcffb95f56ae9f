import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayFromNow, kstToday } from '../harness/dates.ts';
import { BIRTH, type Client, createClient, type HttpAnswer, until } from '../harness/http.ts';
import { type ApiServer, chargesOf, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { startProviderPlatform } from '../harness/providers.ts';
import { databaseFails } from '../harness/services.ts';

/** A request that is repeated after a 503 may find its own fortune. */
const CREATED = databaseFails ? [200, 201] : [201];

describe('profiles', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let account: TestAccount;
  let call: Client;

  beforeAll(async () => {
    platform = await startPlatform();
    apiServer = await platform.startApiServer();
    await platform.startWorker('haiku');
    account = await platform.account();
    call = createClient(apiServer.url, { key: account.liveKey });
  });
  afterAll(() => platform.stop());

  it('are created with their four pillars and returned masked', async () => {
    const created = await call('POST', '/v1/profiles', { body: { ...BIRTH, external_id: 'c-1' } });
    expect(created.status).toBe(201);
    const id = created.textAt('id');
    expect(created.headers.get('location')).toBe(`/v1/profiles/${id}`);
    expect(created.body).toEqual({
      id: expect.stringMatching(/^prf_[0-9a-hjkmnp-tv-z]{26}$/),
      external_id: 'c-1',
      name: '홍**',
      birth_year: '19**',
      gender: 'female',
      day_master: '경금',
      day_master_element: 'metal',
      weakest_element: expect.any(String),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_at: expect.any(String),
    });
    expect((await call('GET', `/v1/profiles/${id}`)).body).toEqual(created.body);
  });

  it('are read unmasked with an audit entry written first', async () => {
    const created = await call('POST', '/v1/profiles', { body: { ...BIRTH, birth_hour: null } });
    const id = created.textAt('id');
    const read = await call('GET', `/v1/profiles/${id}/unmasked`, { headers: { 'User-Agent': 'test/1' } });
    expect(read.body).toMatchObject({
      name: '홍길동',
      birth_year: 1990,
      birth_month: 5,
      birth_day: 15,
      birth_hour: null,
    });
    expect(read.at('saju.pillars.hour')).toBeNull();
    expect(read.at('saju.pillars.day')).toEqual({
      stem: '경',
      stem_hanja: '庚',
      branch: '진',
      branch_hanja: '辰',
      element: 'metal',
    });
    const entries = await platform.admin.db.auditEntries.find({ resourceId: id, action: 'profile.unmasked' }).lean();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      actorApiKey: account.liveKey.slice(0, 20),
      requestId: read.headers.get('x-request-id'),
      metadata: { endpoint: 'GET /v1/profiles/{id}/unmasked', user_agent: 'test/1' },
    });
    expect((await call('GET', '/v1/profiles/prf_unknown/unmasked')).status).toBe(404);
  });

  it('are listed with paging that neither repeats nor skips while others are added', async () => {
    const other = await platform.account();
    const client = createClient(apiServer.url, { key: other.liveKey });
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      ids.unshift((await client('POST', '/v1/profiles', { body: BIRTH })).textAt('id'));
    }
    const seen: unknown[] = [];
    let cursor = '';
    for (;;) {
      const page = await client('GET', `/v1/profiles?limit=3${cursor}`);
      expect(page.status).toBe(200);
      seen.push(...(page.at('data') as { id: string }[]).map(({ id }) => id));
      await client('POST', '/v1/profiles', { body: BIRTH });
      if (page.at('has_more') === false) {
        expect(page.at('next_cursor')).toBeNull();
        break;
      }
      cursor = `&cursor=${page.textAt('next_cursor')}`;
    }
    expect(seen).toEqual(ids);
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'cursor=abc',
    'cursor=',
    'colour=red',
    'day_master_element=void',
    'limit=1&limit=2',
  ])('refuse the query %s', async (query) => {
    const answer = await call('GET', `/v1/profiles?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation_error', errors: [{ path: query.split('=')[0] }] });
  });

  it('are filtered by external id and element', async () => {
    const other = await platform.account();
    const client = createClient(apiServer.url, { key: other.testKey });
    await client('POST', '/v1/profiles', { body: { ...BIRTH, external_id: 'a' } });
    await client('POST', '/v1/profiles', { body: { ...BIRTH, external_id: 'b', birth_day: 16 } });
    expect((await client('GET', '/v1/profiles?external_id=b')).body).toMatchObject({ total_count: 1, has_more: false });
    expect((await client('GET', '/v1/profiles?day_master_element=metal')).at('total_count')).toBe(2);
    expect((await client('GET', '/v1/profiles?day_master_element=fire')).at('total_count')).toBe(0);
  });

  it('refuse a taken external id with 409, also for twenty requests at once', async () => {
    const body = { ...BIRTH, external_id: 'only-one' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('POST', '/v1/profiles', { body })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const inTestMode = await createClient(apiServer.url, { key: account.testKey })('POST', '/v1/profiles', { body });
    expect(inTestMode.status).toBe(201);
  });

  describe('changed birth data', () => {
    const PERIODS = [
      ['daily', kstToday(), true],
      ['daily', dayFromNow(3), true],
      ['monthly', kstToday(), true],
      ['yearly', kstToday(), true],
      ['daily', dayFromNow(-1), false],
      ['yearly', dayFromNow(-366), false],
    ] as const;
    const fortunesOf = (id: string) =>
      Promise.all(
        PERIODS.map(async ([type, date]) => {
          const made = await call('POST', '/v1/fortunes', { body: { profile_id: id, type, date } });
          expect({ made: CREATED.includes(made.status), text: made.text }).toMatchObject({ made: true });
          return made;
        }),
      );
    const readable = (made: readonly HttpAnswer[]) =>
      Promise.all(
        made.map(async (fortune) => (await call('GET', `/v1/fortunes/${fortune.textAt('id')}`)).status === 200),
      );

    it.each([
      ['PUT', '/v1', { ...BIRTH, birth_day: 16 }],
      ['PATCH', '/v1', { birth_day: 16 }],
      ['PATCH', '/v2', { birth_day: 16 }],
    ])('drops every fortune whose period has not ended: %s %s', async (method, version, body) => {
      const id = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
      const made = await fortunesOf(id);
      const moved = await call(method, `${version}/profiles/${id}`, { body });
      expect(moved.body).toMatchObject({ day_master: '신금' });
      expect(await readable(made)).toEqual(PERIODS.map(([, , isCurrent]) => !isCurrent));
      // A new request generates another fortune, of the new chart.
      const monthly = await call('POST', '/v1/fortunes', { body: { profile_id: id, type: 'monthly', model: 'haiku' } });
      expect(monthly.at('profile.day_master')).toBe('신금');
      expect(monthly.at('id')).not.toBe(made[2]?.at('id'));
      expect(monthly.at('summary')).not.toBe(made[2]?.at('summary'));
      const audit = await platform.admin.db.auditEntries.find({ resourceId: id, action: 'profile.updated' }).lean();
      expect(audit.map(({ metadata }) => metadata)).toEqual([{ fortunes_deleted: 4 }]);
    });

    it.each([
      ['PUT', '/v1', { ...BIRTH, gender: 'male' }],
      ['PATCH', '/v1', { gender: 'male' }],
      ['PATCH', '/v2', { gender: 'male' }],
    ])(
      'includes the gender, which decides the direction of the ten-year cycles: %s %s',
      async (method, version, body) => {
        const id = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
        const made = await fortunesOf(id);
        expect((await call(method, `${version}/profiles/${id}`, { body })).status).toBe(200);
        expect(await readable(made)).toEqual(PERIODS.map(([, , isCurrent]) => !isCurrent));
        const [again, other] = await Promise.all(
          [id, (await call('POST', '/v1/profiles', { body: { ...BIRTH, gender: 'male' } })).textAt('id')].map(
            (profile_id) => call('POST', '/v1/fortunes', { body: { profile_id, type: 'yearly' } }),
          ),
        );
        expect(again?.at('id')).not.toBe(made[3]?.at('id'));
        expect(again?.at('categories')).toEqual(other?.at('categories'));
        expect(again?.at('categories')).not.toEqual(made[3]?.at('categories'));
      },
    );

    it('keeps past fortunes with the day master that they were generated for', async () => {
      const id = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
      const body = { profile_id: id, type: 'daily', date: dayFromNow(-1) };
      const past = (await call('POST', '/v1/fortunes', { body })).textAt('id');
      const before = await call('GET', `/v1/fortunes/${past}/unmasked`);
      await call('PUT', `/v1/profiles/${id}`, { body: { ...BIRTH, name: '김철수', birth_day: 16 } });
      expect((await call('GET', `/v1/fortunes/${past}`)).at('profile')).toEqual({
        name: '김**',
        day_master: '경금',
        day_master_element: 'metal',
      });
      const unmasked = await call('GET', `/v1/fortunes/${past}/unmasked`);
      // The time basis is the present birth's, the pillars are the fortune's.
      const { time_basis: _before, ...saju } = Object(before.at('profile.saju'));
      expect(unmasked.at('profile')).toEqual({
        ...Object(before.at('profile')),
        name: '김철수',
        birth_day: 16,
        saju: { ...saju, time_basis: expect.objectContaining({ local_time: '1990-05-16T14:00:00' }) },
      });
    });

    it('alone drops fortunes: a change of name, external id or investment drops none', async () => {
      const id = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
      const made = await fortunesOf(id);
      const external_id = `same-birth-${id}`;
      const investment = { trading_style: 'day' };
      const changed = { ...BIRTH, name: '김철수', external_id, investment };
      expect((await call('PUT', `/v1/profiles/${id}`, { body: changed })).status).toBe(200);
      for (const body of [{ external_id: null }, { investment: null }, { name: '이영희' }, { birth_day: 15 }]) {
        expect((await call('PATCH', `/v1/profiles/${id}`, { body })).status).toBe(200);
      }
      expect(await readable(made)).toEqual(PERIODS.map(() => true));
      expect((await call('GET', `/v1/fortunes/${made[2]?.textAt('id')}`)).at('profile.name')).toBe('이**');
    });

    it('leaves the old name in no fortune that is made meanwhile', async () => {
      for (let round = 0; round < 8; round += 1) {
        const id = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
        const posts = ['daily', 'monthly', 'yearly'].map((type) =>
          call('POST', '/v1/fortunes', { body: { profile_id: id, type } }),
        );
        const body = { name: '김새롬' };
        expect((await call('PATCH', `/v1/profiles/${id}`, { body })).status).toBe(200);
        for (const { status } of await Promise.all(posts)) expect(status).toBe(201);
        const fortunes = await platform.admin.db.fortunes.find({ profileId: id }).lean();
        expect(fortunes.map(({ profile: { name } }) => name)).toEqual(Array(3).fill(body.name));
      }
    });
  });

  describe('PATCH', () => {
    const investment = { favorite_coins: ['BTC'], trading_style: 'day' };
    it.each(['/v1', '/v2'])('of %s changes the given fields, and null clears optional ones', async (version) => {
      const external_id = `patched${version}`;
      const id = (await call('POST', '/v1/profiles', { body: { ...BIRTH, external_id, investment } })).textAt('id');
      const stored = () => platform.admin.db.profiles.findById(id).lean();
      const before = await stored();
      const patch = async (body: unknown) => {
        const answer = await call('PATCH', `${version}/profiles/${id}`, { body });
        expect(answer.status).toBe(200);
        return answer;
      };
      const renamed = await patch({ name: '새 이름', investment: { trading_style: 'swing' } });
      const read = await call('GET', `${version}/profiles/${id}`);
      expect(renamed.body).toEqual(read.body);
      expect(await stored()).toEqual({
        ...before,
        name: '새 이름',
        investment: { favorite_coins: ['BTC'], trading_style: 'swing' },
        updatedAt: expect.any(Date),
        revision: 1,
      });
      await patch({ birth_hour: null, external_id: null, investment: null });
      expect(await stored()).toMatchObject({ birthHour: null, externalId: null, investment: null, name: '새 이름' });
      // Free for another profile.
      expect((await call('POST', '/v1/profiles', { body: { ...BIRTH, external_id } })).status).toBe(201);
      for (const [field, value] of [
        ['name', null],
        ['birth_day', null],
        ['gender', null],
        ['nickname', 'x'],
      ] as const) {
        const refused = await call('PATCH', `${version}/profiles/${id}`, { body: { [field]: value } });
        expect([refused.status, refused.at('errors.0.path')]).toEqual([400, field]);
      }
    });

    it.each(['/v1', '/v2'])('of %s without fields changes nothing, not even updated_at', async (version) => {
      const id = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
      const { profiles, auditEntries, events } = platform.admin.db;
      const before = await profiles.findById(id).lean();
      for (const headers of [{}, { 'Idempotency-Key': `nothing-given-${id}` }]) {
        const answer = await call('PATCH', `${version}/profiles/${id}`, { body: {}, headers });
        expect([answer.status, answer.at('updated_at')]).toEqual([200, before?.updatedAt.toISOString()]);
      }
      // `turns` counts the writes that take the profile's turn and is told to nobody.
      const after = await profiles.findById(id).lean();
      expect({ ...after, turns: null }).toEqual({ ...before, turns: null });
      expect(await auditEntries.countDocuments({ resourceId: id })).toBe(1);
      expect(
        await events.countDocuments({ accountId: account.accountId, type: 'profile.updated', body: new RegExp(id) }),
      ).toBe(0);
      expect((await call('PATCH', `${version}/profiles/prf_unknown`, { body: {} })).status).toBe(404);
    });
  });

  it('drop current fortunes for changed birth data of an equal chart too', async () => {
    const id = (await call('POST', '/v1/profiles', { body: { ...BIRTH, birth_hour: 14 } })).textAt('id');
    const body = { profile_id: id, type: 'daily' };
    const before = await call('POST', '/v1/fortunes', { body });
    // The same double-hour, so the same hour pillar.
    expect((await call('PUT', `/v1/profiles/${id}`, { body: { ...BIRTH, birth_hour: 13 } })).status).toBe(200);
    expect((await call('GET', `/v1/fortunes/${before.textAt('id')}`)).status).toBe(404);
    const after = await call('POST', '/v1/fortunes', { body });
    expect(CREATED).toContain(after.status);
    expect(after.body).toMatchObject({ summary: before.at('summary'), cached: true, meta: { cost: 0 } });
  });

  it('store no section for a profile that is deleted during its generation, unless another call needs it', async () => {
    // What is held is not ended before it is released.
    const settings = { PROVIDER_IDLE_MS: '60000' };
    const {
      emulator,
      platform: slow,
      apiServer: slowServer,
    } = await startProviderPlatform({ settings, pools: 'haiku' });
    emulator.behave({ mode: 'held' });
    const owner = await slow.account();
    const client = createClient(slowServer.url, { key: owner.liveKey });
    const { db } = slow.admin;
    const id = (await client('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
    const daily = client('POST', '/v1/fortunes/daily', { body: { profile_id: id } });
    const weekly = client('POST', '/v1/fortunes/weekly', { body: { profile_id: id } });
    await until('all generations are running', async () => {
      return (await db.generations.countDocuments({ open: true, startedAt: { $ne: null } })) === 4;
    });
    // The same chart, by birth data in the request.
    const { birth_year, birth_month, birth_day, birth_hour } = BIRTH;
    const date = [birth_year, birth_month, birth_day].map((part) => String(part).padStart(2, '0')).join('-');
    const own = client('POST', '/v1/fortunes/weekly', {
      body: { birth_date: date, birth_time: `${birth_hour}:00` },
    });
    await until(
      'the generation is shared',
      async () => (await db.generations.countDocuments({ open: true, joined: true })) === 1,
    );
    expect((await client('DELETE', `/v1/profiles/${id}`)).status).toBe(200);
    emulator.release();
    expect((await daily).body).toMatchObject({ status: 404, code: 'not_found' });
    expect([(await weekly).status, (await own).status]).toEqual([200, 200]);
    await until('no job runs', async () => (await slow.redis.llen('{generation-haiku}:generation-haiku:active')) === 0);
    expect(await db.contents.distinct('section')).toEqual(['weekly']);
    expect(await chargesOf(slow, owner)).toEqual([0.013]);
    await slow.stop();
  });

  it('are deleted with everything generated for them', async () => {
    const body = { ...BIRTH, birth_year: 1977 };
    const id = (await call('POST', '/v1/profiles', { body })).textAt('id');
    const fortune = await call('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily' } });
    const deleted = await call('DELETE', `/v1/profiles/${id}`);
    expect(deleted.body).toEqual({
      id,
      deleted: true,
      deleted_at: expect.any(String),
      related_data_deleted: { fortunes: 1, cached_calculations: 1 },
    });
    expect((await call('GET', `/v1/profiles/${id}`)).status).toBe(404);
    expect((await call('GET', `/v1/fortunes/${fortune.textAt('id')}`)).status).toBe(404);
    expect((await call('DELETE', `/v1/profiles/${id}`)).status).toBe(404);
    const { db } = platform.admin;
    expect(await db.auditEntries.findOne({ resourceId: id, action: 'profile.deleted' }).lean()).toMatchObject({
      metadata: { fortunes_deleted: 1, cached_calculations_deleted: 1 },
    });
  });

  it('leave no content of a chart behind that the last profile had before its birth data changed', async () => {
    const { contents } = platform.admin.db;
    const owner = await platform.account();
    const client = createClient(apiServer.url, { key: owner.liveKey });
    const own = { accountId: owner.accountId };
    const [first, second] = await Promise.all(
      [1, 2].map(async () => (await client('POST', '/v1/profiles', { body: BIRTH })).textAt('id')),
    );
    await client('POST', '/v1/fortunes', { body: { profile_id: first, type: 'monthly' } });
    await client('PATCH', `/v1/profiles/${first}`, { body: { birth_day: 16 } });
    // The other profile still has the chart.
    expect(await contents.countDocuments(own)).toBe(1);
    await client('PATCH', `/v1/profiles/${second}`, { body: { birth_day: 17 } });
    expect(await contents.countDocuments(own)).toBe(0);
  });

  it('hide everything from other accounts and from the other mode', async () => {
    const id = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
    const stranger = await platform.account();
    for (const key of [stranger.liveKey, account.testKey]) {
      const client = createClient(apiServer.url, { key });
      expect((await client('GET', `/v1/profiles/${id}`)).status).toBe(404);
      expect((await client('GET', `/v1/profiles/${id}/unmasked`)).status).toBe(404);
      expect((await client('PUT', `/v1/profiles/${id}`, { body: BIRTH })).status).toBe(404);
      expect((await client('DELETE', `/v1/profiles/${id}`)).status).toBe(404);
      expect((await client('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily' } })).status).toBe(404);
      expect((await client('GET', `/v1/fortunes/daily/${id}`)).status).toBe(404);
    }
    expect((await call('GET', `/v1/profiles/${id}`)).status).toBe(200);
  });

  it.each([
    [{ ...BIRTH, name: '' }, 'name'],
    [{ ...BIRTH, name: '가'.repeat(51) }, 'name'],
    [{ ...BIRTH, name: '👨‍👩‍👧' }, 'name'],
    [{ ...BIRTH, name: '🇰🇷'.repeat(51) }, 'name'],
    [{ ...BIRTH, name: `a${'\u0301'.repeat(1_000)}` }, 'name'],
    [{ ...BIRTH, name: 'a\u0000b' }, 'name'],
    [{ ...BIRTH, name: '\ud800' }, 'name'],
    [{ ...BIRTH, name: null }, 'name'],
    [{ ...BIRTH, nickname: 'x' }, 'nickname'],
    [{ ...BIRTH, external_id: null }, 'external_id'],
    [{ ...BIRTH, birth_year: '1990' }, 'birth_year'],
    [{ ...BIRTH, birth_month: 2, birth_day: 30 }, 'birth_day'],
    [{ ...BIRTH, is_leap_month: true }, 'is_leap_month'],
    [{ ...BIRTH, investment: { favorite_coins: ['btc'] } }, 'investment.favorite_coins.0'],
    [{ ...BIRTH, investment: { portfolio: [{ asset: '<b>', percentage: 100 }] } }, 'investment.portfolio.0.asset'],
    [{ ...BIRTH, investment: { trading_style: 'yolo' } }, 'investment.trading_style'],
    [{ ...BIRTH, investment: { portfolio: [{ asset: 'BTC', percentage: 40 }] } }, 'investment.portfolio'],
  ])('refuse %j and name the field', async (body, path) => {
    const answer = await call('POST', '/v1/profiles', { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation_error', type: '/errors/validation' });
    expect((answer.at('errors') as { path: string }[]).map((error) => error.path)).toContain(path);
  });

  it('accept the usual investments', async () => {
    const investment = {
      favorite_coins: ['BTC', 'KRW-ETH', '1INCH'],
      trading_style: 'long_term',
      portfolio: ['BTC', '현금', 'US bonds'].map((asset) => ({ asset, percentage: 33.33 })),
    };
    const created = await call('POST', '/v1/profiles', { body: { ...BIRTH, investment } });
    expect(created.status).toBe(201);
    expect((await call('GET', `/v1/profiles/${created.textAt('id')}/unmasked`)).at('investment')).toEqual(investment);
  });

  it('accept any name of a person', async () => {
    const long = [`${'🇰🇷'.repeat(49)}가`, '홍길동'.normalize('NFD').repeat(16)];
    for (const name of ['김', ...long, "O'Brien", '👪 가족', 'عمر', '남궁민수', '{{name}}', '$&']) {
      const created = await call('POST', '/v1/profiles', { body: { ...BIRTH, name } });
      expect(created.status).toBe(201);
      const read = await call('GET', `/v1/profiles/${created.textAt('id')}/unmasked`);
      expect(read.at('name')).toBe(name);
    }
  });
});
