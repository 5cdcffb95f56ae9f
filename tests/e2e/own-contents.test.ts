import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, kstDate } from '../../shared/core/clock.ts';
import type { Permission } from '../../shared/core/permissions.ts';
import { BIRTH, type Client, createClient, type HttpAnswer, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { steerPool } from '../harness/pool-settings.ts';
import { readStream } from '../harness/sse.ts';

const WRITER = ['profile:write', 'fortune:read', 'fortune:write', 'stream:read'] as const;

/** What a key that may not read persons learns by the contents that its account has: nothing. */
describe('a stored person, by the contents of its account,', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  beforeAll(async () => {
    // What is asked before a pause is known waits for as long.
    platform = await startPlatform({ GENERATION_WAIT_MS: '30000' });
    apiServer = await platform.startApiServer();
    await platform.startWorker('haiku,gemini,maintenance');
  });
  afterAll(() => platform.stop());

  const client = (key: string): Client => createClient(apiServer.url, { key });
  const newAccount = async () => {
    const account = await platform.account();
    return { account, owner: client(account.liveKey) };
  };
  const clientWith = async (account: TestAccount, permissions: readonly Permission[]) =>
    client(await account.key({ permissions }));
  const newProfile = async (call: Client, birth: object = {}) =>
    (await call('POST', '/v1/profiles', { body: { ...BIRTH, ...birth } })).textAt('id');

  it('is not found by what a section of its birth costs, with a key that may not read persons', async () => {
    const { account, owner } = await newAccount();
    const profile = await owner('POST', '/v1/profiles', { body: BIRTH });
    await owner('GET', `/v1/fortunes/character?profile_id=${profile.textAt('id')}`);
    const given = '/v1/fortunes/character?birth_time=14:00&gender=female&birth_date=1990-05';
    const metaOf = async (call: Client, day = 15) => (await call('GET', `${given}-${day}`)).at('meta');
    expect((await owner('HEAD', `${given}-15`)).status).toBe(200);
    expect(await metaOf(owner)).toMatchObject({ cached: true, cost: 0 });
    const [one, other] = [await clientWith(account, ['fortune:read']), await clientWith(account, ['fortune:read'])];
    for (const call of [one, other]) {
      expect((await call('HEAD', `${given}-15`)).status).toBe(404);
      const [known, unknown] = [await metaOf(call), await metaOf(call, 16)];
      expect(known).toMatchObject({ cached: false });
      expect(Object(known).cost).toBe(Object(unknown).cost);
      expect(await metaOf(call)).toMatchObject({ cached: true, cost: 0 });
      expect((await call('HEAD', `${given}-15`)).status).toBe(200);
    }
    const bearer = createClient(apiServer.url, { bearer: account.accessToken });
    const [{ id = '' } = {}] = (await bearer('GET', '/v1/keys?limit=1')).at('data') as { id?: string }[];
    const rotated = await bearer('POST', `/v1/keys/${id}/rotate`, { body: {} });
    expect(await metaOf(client(rotated.textAt('key')))).toMatchObject({ cached: true, cost: 0 });
    // What such keys ask for is not made at midnight for the whole account: only what the other key does.
    await one('GET', `${given}-17`);
    await metaOf(owner, 18);
    const charts = () => platform.admin.db.recentCharts.countDocuments({ accountId: account.accountId });
    await until('the charts are recorded', async () => (await charts()) >= 2);
    expect(await charts()).toBe(2);
  });

  it('is not found by what its deletion takes along, with a key that may not read persons', async () => {
    const { account, owner } = await newAccount();
    const other = await clientWith(account, ['fortune:read', 'profile:write']);
    const stored = await owner('POST', '/v1/profiles', { body: BIRTH });
    const given = (day: number) => `/v1/fortunes/character?birth_time=14:00&gender=female&birth_date=1990-05-${day}`;
    for (const day of [15, 16]) {
      expect((await other('GET', given(day))).at('meta')).toMatchObject({ cached: false });
      // The profile of its own is the last one with the chart on one of the days only.
      const own = await other('POST', '/v1/profiles', { body: { ...BIRTH, birth_day: day } });
      expect((await other('DELETE', `/v1/profiles/${own.textAt('id')}`)).status).toBe(200);
    }
    const found = async () => [await other('HEAD', given(15)), await other('HEAD', given(16))];
    expect((await found()).map(({ status }) => status)).toEqual([200, 200]);
    expect((await owner('DELETE', `/v1/profiles/${stored.textAt('id')}`)).status).toBe(200);
    expect((await found()).map(({ status }) => status)).toEqual([200, 200]);
  });

  describe('is not found with profiles that the key creates', () => {
    type Ask = (call: Client, key: string, profileId: string) => Promise<unknown>;
    const ASKED: readonly (readonly [string, Ask])[] = [
      [
        'POST /v1/fortunes',
        async (call, _key, profile_id) => {
          const made = await call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily' } });
          return [made.status, made.at('cached'), made.at('meta.cost')];
        },
      ],
      [
        'GET /v1/fortunes/daily/{profile_id}',
        async (call, _key, id) => {
          const made = await call('GET', `/v1/fortunes/daily/${id}`);
          return [made.status, made.at('cached'), made.at('meta.cost')];
        },
      ],
      [
        'POST /v1/fortunes/stream',
        async (_call, key, profile_id) => {
          const body = { profile_id, type: 'daily' };
          const { events } = await readStream(`${apiServer.url}/v1/fortunes/stream`, { key, body });
          const { cached, cost, cache } = Object(events.at(-1)?.data);
          return [events.map(({ event }) => event).sort(), cached, cost, cache];
        },
      ],
      [
        'POST /v1/fortunes/batch',
        async (call, _key, id) => {
          const made = await call('POST', '/v1/fortunes/batch', { body: { profile_ids: [id], fortune_type: 'daily' } });
          const ended = await until('the batch has ended', async () => {
            const read = await call('GET', `/v1/fortunes/batch/${made.textAt('id')}`);
            return read.at('status') === 'completed' ? read : null;
          });
          const fortune = await call('GET', `/v1/fortunes/${ended.textAt('results.0.fortune_id')}`);
          return [ended.at('results.0.status'), fortune.at('cached')];
        },
      ],
    ];

    it.each(ASKED)('and asks about by %s, deletes and creates again', async (_name, ask) => {
      const { account, owner } = await newAccount();
      const key = await account.key({ permissions: WRITER });
      const writer = client(key);
      // One person has content, one has none, and nobody has the third birth.
      const known = await newProfile(owner);
      await ask(owner, account.liveKey, known);
      await newProfile(owner, { birth_day: 16 });
      const told = [];
      for (const birth_day of [15, 16, 17]) {
        const answers = [];
        for (let round = 0; round < 2; round += 1) {
          const id = await newProfile(writer, { birth_day });
          answers.push(await ask(writer, key, id));
          expect((await writer('DELETE', `/v1/profiles/${id}`)).status).toBe(200);
          const left = { accountId: account.accountId, chart: new RegExp(id) };
          expect(await platform.admin.db.contents.countDocuments(left)).toBe(0);
        }
        told.push(answers);
      }
      expect(told[0]).toEqual(told[2]);
      expect(told[1]).toEqual(told[2]);
      expect(told[2]?.[0]).toEqual(told[2]?.[1]);
      // The account's own contents are shared as before.
      expect(JSON.stringify(await ask(owner, account.liveKey, await newProfile(owner)))).toContain('true');
    });

    it.each(ASKED)('and that another key asks about by %s', async (_name, ask) => {
      const { account, owner } = await newAccount();
      const writer = await clientWith(account, WRITER);
      await ask(owner, account.liveKey, await newProfile(owner));
      const changed = await newProfile(owner, { birth_day: 20 });
      const told = [];
      for (const birth_day of [15, 16]) {
        told.push(await ask(owner, account.liveKey, await newProfile(writer, { birth_day })));
        expect((await writer('PUT', `/v1/profiles/${changed}`, { body: { ...BIRTH, birth_day } })).status).toBe(200);
        told.push(await ask(owner, account.liveKey, changed));
      }
      expect(told).toEqual(Array(4).fill(told[1]));
      expect(JSON.stringify(told)).not.toContain('true');
    });

    it('and takes no shared text along, nor keeps one', async () => {
      const { account, owner } = await newAccount();
      const writer = await clientWith(account, WRITER);
      const given = '/v1/fortunes/character?birth_time=14:00&gender=female&birth_date=1990-05-15';
      const cached = async () => (await owner('GET', given)).at('meta.cached');
      expect([await cached(), await cached()]).toEqual([false, true]);
      const created = await newProfile(writer);
      await writer('POST', '/v1/fortunes', { body: { profile_id: created, type: 'daily' } });
      await writer('PUT', `/v1/profiles/${created}`, { body: { ...BIRTH, birth_day: 16 } });
      await writer('DELETE', `/v1/profiles/${created}`);
      expect(await cached()).toBe(true);
      const last = await newProfile(owner);
      await newProfile(writer);
      // Its count tells events and the audit log nothing of the profile that the key has created.
      const deleted = await owner('DELETE', `/v1/profiles/${last}`);
      expect(deleted.at('related_data_deleted.cached_calculations')).toBe(1);
      expect(await cached()).toBe(false);
    });

    it('and that another key reads a section of', async () => {
      const { account, owner } = await newAccount();
      const writer = await clientWith(account, WRITER);
      const ask = async (id: string) =>
        (await owner('GET', `/v1/fortunes/character?profile_id=${id}`)).at('meta.cached');
      const known = await newProfile(owner);
      expect([await ask(known), await ask(await newProfile(owner))]).toEqual([false, true]);
      const created = await newProfile(writer);
      expect([await ask(created), await ask(created)]).toEqual([false, true]);
    });

    it.each([
      ['its birth', 'PATCH', { birth_day: 15 }],
      ['its gender', 'PATCH', {}],
      ['all of it', 'PUT', { birth_day: 15 }],
    ] as const)('and is not confirmed by a fortune after a change gives %s', async (what, method, given) => {
      const whole = {
        birth_year: 1990,
        birth_month: 5,
        birth_hour: 14,
        birth_minute: 0,
        calendar_type: 'solar',
        is_leap_month: false,
        time_basis: null,
      };
      const told = [];
      for (const stored of [{}, what === 'its gender' ? { gender: 'male' } : { birth_day: 20 }]) {
        const { account, owner } = await newAccount();
        const id = await newProfile(owner, stored);
        const writer = await clientWith(account, WRITER);
        const fortune = { body: { profile_id: id, type: 'monthly' } };
        await owner('POST', '/v1/fortunes', fortune);
        const body =
          what === 'its gender'
            ? { gender: BIRTH.gender }
            : method === 'PUT'
              ? { ...BIRTH, ...given }
              : { ...whole, ...given };
        const answers = [];
        for (let round = 0; round < 2; round += 1) {
          const changed = await writer(method, `/v1/profiles/${id}`, { body });
          const made = await writer('POST', '/v1/fortunes', fortune);
          answers.push([changed.status, made.status, made.at('cached'), made.at('meta.cost')]);
        }
        told.push(answers);
      }
      expect(told[0]).toEqual(told[1]);
      expect(told[0]).toEqual(Array(2).fill([200, 201, false, expect.any(Number)]));
    });

    it('and whose former birth it guesses, by a fortune of a past day', async () => {
      const { account, owner } = await newAccount();
      const writerKey = await account.key({ permissions: WRITER });
      const id = await newProfile(owner);
      const date = addDays(kstDate(new Date()), -1);
      const body = { profile_id: id, type: 'daily' };
      expect((await owner('POST', '/v1/fortunes', { body: { ...body, date } })).status).toBe(201);
      const streamed = async (key: string, of: object = {}) =>
        readStream(`${apiServer.url}/v1/fortunes/stream`, { key, body: { ...body, ...of } });
      for (const day of [16, BIRTH.birth_day, 17, BIRTH.birth_day]) {
        const guess = { ...BIRTH, birth_day: day };
        expect((await client(writerKey)('PUT', `/v1/profiles/${id}`, { body: guess })).status).toBe(200);
        await streamed(writerKey);
        const { events } = await streamed(writerKey, { date });
        expect(events.map(({ event }) => event)).toEqual(['fortune', 'complete']);
        expect(events.at(-1)?.data).toMatchObject({ cached: true, cost: 0 });
      }
      // The owner's stream ends well, too, and asks no provider for texts of a birth that no profile has.
      const before = await platform.admin.db.generations.countDocuments({ accountId: account.accountId });
      const { events } = await streamed(account.liveKey, { date });
      expect(events.map(({ event }) => event)).toEqual(['fortune', 'complete']);
      expect(await platform.admin.db.generations.countDocuments({ accountId: account.accountId })).toBe(before);
    });

    it('and is not named by what was made for it', async () => {
      const { account, owner } = await newAccount();
      const named = await newProfile(owner);
      const writer = await clientWith(account, WRITER);
      const ask = (profile_id: string) =>
        writer('POST', '/v1/fortunes', { body: { profile_id, type: 'daily', model: 'gemini' } });
      expect((await ask(named)).at('cached')).toBe(false);
      for (const birth_day of [15, 16]) {
        const made = await ask(await newProfile(writer, { birth_day }));
        expect([made.at('cached'), made.at('meta.cost')]).toEqual([false, 0.01]);
      }
      // The key itself has what it has paid for.
      expect((await ask(named)).at('meta.cost')).toBe(0);
    });

    it('and that are recorded for no midnight', async () => {
      const { account, owner } = await newAccount();
      const writer = await clientWith(account, WRITER);
      for (const [call, birth_day] of [
        [writer, 15],
        [owner, 16],
      ] as const) {
        const profile_id = await newProfile(call, { birth_day });
        expect((await call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily' } })).status).toBe(201);
      }
      const charts = () => platform.admin.db.recentCharts.countDocuments({ accountId: account.accountId });
      await until('the charts are recorded', async () => (await charts()) >= 1);
      expect(await charts()).toBe(1);
    });

    it.each([
      '/v1/analytics/popular-coins',
      '/v1/analytics/trading-styles',
      '/v1/analytics/portfolio-breakdown',
      '/v1/analytics/fortune-ranking',
      '/v1/analytics/saju-twin?birth_date=1990-05-15',
      '/v1/analytics/comparison?birth_date=1990-05-15',
      '/v1/reports/profiles',
      '/v2/reports/profiles',
    ])('and counts in groups at %s', async (path) => {
      const ask = async (...others: Permission[]) => {
        const permissions: Permission[] = ['analytics:read', 'usage:read', ...others];
        return (await clientWith((await newAccount()).account, permissions))('GET', path);
      };
      const refused = await ask('profile:write');
      expect([refused.status, refused.at('detail')]).toEqual([403, 'The key lacks the permission profile:read.']);
      expect((await ask()).status).toBe(200);
      expect((await ask('profile:write', 'profile:read')).status).toBe(200);
    });
  });

  // Last: a worker takes up a model some seconds after its pause.
  it('is not found by what a held model answers for nothing, with a key that may not read persons', async () => {
    const { account, owner } = await newAccount();
    const profile = await owner('POST', '/v1/profiles', { body: BIRTH });
    await owner('GET', `/v1/fortunes/character?profile_id=${profile.textAt('id')}`);
    const given = '/v1/fortunes/character?birth_time=14:00&gender=female&birth_date=1990-05';
    const [other, reader] = [
      await clientWith(account, ['fortune:read']),
      await clientWith(account, ['fortune:read', 'profile:read']),
    ];
    await steerPool(platform.admin, 'haiku', { paused: true });
    // What is not known is generated until the pause is, so each question is about another day.
    let day = 15;
    const answersOf = async (call: Client) => {
      day += 1;
      return [await call('GET', `${given}-15`), await call('GET', `${given}-${day}`)];
    };
    const reasonsOf = (answers: readonly HttpAnswer[]) => answers.map((answer) => answer.at('reason') ?? answer.status);
    try {
      await until('the pause is known', async () => (await answersOf(reader))[1]?.at('reason') === 'pool_paused');
      expect(reasonsOf(await answersOf(other))).toEqual(['pool_paused', 'pool_paused']);
      expect(reasonsOf(await answersOf(reader))).toEqual([200, 'pool_paused']);
    } finally {
      await steerPool(platform.admin, 'haiku', { paused: false });
    }
  });

  it('is not found by what a held model answers for nothing of profiles that such a key creates', async () => {
    const { account, owner } = await newAccount();
    const known = await newProfile(owner);
    await owner('POST', '/v1/fortunes', { body: { profile_id: known, type: 'daily', model: 'gemini' } });
    const writer = await clientWith(account, WRITER);
    const ids = [await newProfile(writer), await newProfile(writer, { birth_day: 16 })];
    const ask = (call: Client, profile_id: string) =>
      call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily', model: 'gemini' } });
    await steerPool(platform.admin, 'gemini', { paused: true });
    try {
      let day = 17;
      await until('the pause is known', async () => {
        day += 1;
        const fresh = await newProfile(owner, { birth_month: 7, birth_day: day });
        return (await ask(owner, fresh)).at('reason') === 'pool_paused';
      });
      for (const id of ids) expect((await ask(writer, id)).at('reason')).toBe('pool_paused');
    } finally {
      await steerPool(platform.admin, 'gemini', { paused: false });
    }
  });
});
