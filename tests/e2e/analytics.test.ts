import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PERMISSIONS } from '../../shared/core/permissions.ts';
import { runCli } from '../harness/cli.ts';
import { dayFromNow, kstToday } from '../harness/dates.ts';
import { BIRTH, type Client, createClient } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';

const ENDPOINTS = [
  'popular-coins',
  'comparison',
  'fortune-ranking',
  'trading-styles',
  'portfolio-breakdown',
  'saju-twin',
] as const;

/** 1990-05-15 14:00 is a 경 (庚) day; the days after it are 신, 임, … */
const SUBJECT = 'birth_date=1990-05-15&birth_time=14:00';

describe('analytics of a few profiles', () => {
  let platform: TestPlatform;
  let apiServers: ApiServer[];
  /** The asker. */
  let one: TestAccount;
  let two: TestAccount;
  let three: TestAccount;
  /** Seven 경, and who owns them. */
  let ids: string[];
  let owners: TestAccount[];
  const client = (key: string, apiServer = 0): Client => createClient(apiServers[apiServer]?.url ?? '', { key });
  const read = (path: string, key = one.liveKey) => client(key)('GET', `/v1/analytics/${path}`);
  const freshly = async (path: string, key = one.liveKey) => {
    await platform.admin.db.analyticsCache.deleteMany({});
    return read(path, key);
  };

  const INVESTMENT = {
    favorite_coins: ['BTC', 'ETH'],
    trading_style: 'swing',
    portfolio: [
      { asset: 'BTC', percentage: 60 },
      { asset: 'ETH', percentage: 40 },
    ],
  };
  const create = async (key: string, body: object) =>
    (await client(key)('POST', '/v1/profiles', { body: { ...BIRTH, ...body } })).textAt('id');

  beforeAll(async () => {
    platform = await startPlatform();
    apiServers = [await platform.startApiServer(), await platform.startApiServer()];
    await platform.startWorker('haiku');
    one = await platform.account();
    two = await platform.account();
    three = await platform.account();
    // Six 경 of three accounts with the same chart; a seventh with other investments; four 신 of one account.
    owners = [one, two, two, two, three, three, three];
    ids = [];
    for (const { liveKey } of owners.slice(0, 6)) ids.push(await create(liveKey, { investment: INVESTMENT }));
    const seventh = {
      favorite_coins: ['BTC', 'DOGE'],
      trading_style: 'day',
      portfolio: [{ asset: 'BTC', percentage: 100 }],
    };
    ids.push(await create(three.liveKey, { birth_hour: 2, investment: seventh }));
    for (let count = 0; count < 4; count += 1) await create(two.liveKey, { birth_day: 16, investment: INVESTMENT });
  });
  afterAll(() => platform.stop());

  it('counts the coins of a day master over all accounts of the mode', async () => {
    const answer = await freshly('popular-coins?day_master=경');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      data: {
        sample_size: 7,
        insufficient_data: false,
        as_of: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        coins: [
          { symbol: 'BTC', count: 7, percentage: 100, rank: 1 },
          { symbol: 'ETH', count: 6, percentage: 85.7, rank: 2 },
        ],
      },
      meta: {
        model: null,
        request_id: answer.headers.get('x-request-id'),
        cost_per_call: 0,
        cost: 0,
        duration_ms: expect.any(Number),
        latency: expect.any(Number),
        cached: false,
        cache: { hits: [], misses: ['popular_coins'] },
        simulated: false,
      },
      generated_at: expect.any(String),
    });
    for (const query of [
      'day_master=庚',
      'day_master=경금',
      `profile_id=${ids[0]}`,
      `profile_id=${ids[0]}&day_master=신`,
    ]) {
      const same = await read(`popular-coins?${query}`);
      expect(same.at('data')).toEqual(answer.at('data'));
      expect(same.at('meta')).toMatchObject({ cached: true, cost: 0, cache: { hits: ['popular_coins'], misses: [] } });
    }
    expect((await read('popular-coins?day_master=경&limit=1')).at('data.coins')).toHaveLength(1);
  });

  it('discloses nothing about four profiles, not even through the total', async () => {
    const hidden = await freshly('popular-coins?day_master=辛');
    expect(hidden.at('data')).toEqual({
      sample_size: 0,
      insufficient_data: true,
      as_of: expect.any(String),
      coins: [],
    });
    expect((await read('trading-styles?day_master=신')).at('data')).toMatchObject({
      insufficient_data: true,
      styles: [],
    });
    expect((await read('portfolio-breakdown?day_master=신')).at('data')).toMatchObject({
      insufficient_data: true,
      assets: [],
    });
    const all = await read('popular-coins');
    expect(all.at('data')).toMatchObject({ sample_size: 7 });
    expect(all.at('data.coins')).toEqual((await read('popular-coins?day_master=경')).at('data.coins'));
  });

  it('shows trading styles and the average portfolio', async () => {
    // One is a day trader: left out, and left out of the sum, which would disclose it.
    expect((await freshly('trading-styles?day_master=경')).at('data')).toEqual({
      sample_size: 6,
      insufficient_data: false,
      as_of: expect.any(String),
      styles: [{ style: 'swing', count: 6, percentage: 100 }],
    });
    expect((await read('portfolio-breakdown?day_master=경')).at('data')).toEqual({
      sample_size: 7,
      insufficient_data: false,
      as_of: expect.any(String),
      assets: [
        { asset: 'BTC', average_percentage: 65.7, holders: 7 },
        { asset: 'ETH', average_percentage: 34.3, holders: 6 },
      ],
    });
  });

  it('compares the elements of a chart with the average', async () => {
    const answer = await freshly(`comparison?${SUBJECT}`);
    expect(answer.at('data')).toMatchObject({ sample_size: 11, insufficient_data: false });
    const { mine, average, differences, percentile } = answer.at('data') as Record<string, Record<string, number>>;
    for (const element of ['wood', 'fire', 'earth', 'metal', 'water']) {
      expect(differences?.[element]).toBeCloseTo((mine?.[element] ?? 0) - (average?.[element] ?? 0), 6);
    }
    const sum = Object.values(average ?? {}).reduce((total, share) => total + share, 0);
    expect(Math.abs(sum - 100)).toBeLessThan(0.5);
    expect(percentile).toBeGreaterThanOrEqual(0);
    expect(percentile).toBeLessThanOrEqual(100);
    const byProfile = await read(`comparison?profile_id=${ids[0]}`);
    expect(byProfile.at('data')).toEqual(answer.at('data'));
    expect(byProfile.at('meta.cached')).toBe(true);
  });

  it('finds twins by day pillar and by the whole chart', async () => {
    expect((await freshly(`saju-twin?${SUBJECT}`)).at('data')).toEqual({
      sample_size: 7,
      insufficient_data: false,
      as_of: expect.any(String),
      same_day_pillar: 7,
      same_four_pillars: 6,
      common_coins: ['BTC', 'ETH'],
      common_styles: ['swing'],
      average_score_today: null,
    });
    expect((await read('saju-twin?birth_date=1990-05-15&birth_time=02:00')).at('data')).toMatchObject({
      same_day_pillar: 7,
      same_four_pillars: null,
    });
    expect((await read('saju-twin?birth_date=1990-05-16')).at('data')).toMatchObject({
      sample_size: 0,
      insufficient_data: true,
      same_day_pillar: null,
      same_four_pillars: null,
      common_coins: [],
      common_styles: [],
      average_score_today: null,
    });
  });

  it('ranks day masters by the scores of a day', async () => {
    expect((await freshly('fortune-ranking')).at('data')).toMatchObject({ insufficient_data: true, rankings: [] });
    const scores: number[] = [];
    for (const [index, id] of ids.entries()) {
      const { liveKey } = owners[index] ?? one;
      const made = await client(liveKey)('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily' } });
      expect(made.status).toBe(201);
      scores.push(Number(made.at('score')));
    }
    const average = Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10;
    const answer = await freshly(`fortune-ranking?date=${kstToday()}`);
    expect(answer.at('data')).toEqual({
      sample_size: 7,
      insufficient_data: false,
      as_of: expect.any(String),
      rankings: [{ rank: 1, day_master: '경금', average_score: average, count: 7 }],
    });
    expect((await read('fortune-ranking')).at('meta.cached')).toBe(true);
    expect((await read(`fortune-ranking?date=${dayFromNow(-1)}`)).at('data.rankings')).toEqual([]);
    expect((await read(`saju-twin?${SUBJECT}`)).at('data.average_score_today')).toBe(average);
  });

  it('keeps live and test mode apart', async () => {
    const test = await freshly('popular-coins?day_master=경', one.testKey);
    expect(test.at('data')).toMatchObject({ insufficient_data: true, sample_size: 0, coins: [] });
    expect((await read('popular-coins?day_master=경')).at('data.sample_size')).toBe(7);
    expect((await read(`popular-coins?profile_id=${ids[0]}`, one.testKey)).status).toBe(404);
    expect((await read(`comparison?profile_id=${ids[0]}`, two.liveKey)).status).toBe(404);
  });

  it('aggregates once for fifty callers at two API servers', async () => {
    await platform.admin.db.analyticsCache.deleteMany({});
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        client(one.liveKey, index % 2)('GET', '/v1/analytics/popular-coins?day_master=경'),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(answers.filter((answer) => answer.at('meta.cached') === false)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.at('data.as_of'))).size).toBe(1);
  });

  it.each(ENDPOINTS)('requires a key with its permission at %s', async (endpoint) => {
    const path = `/v1/analytics/${endpoint}?${['comparison', 'saju-twin'].includes(endpoint) ? SUBJECT : ''}`;
    for (const key of ['', `bs_live_${'x'.repeat(44)}`]) {
      const refused = await client(key)('GET', path);
      expect(refused.status).toBe(401);
      expect(refused.body).toMatchObject({
        code: 'UNAUTHORIZED',
        type: '/errors/authentication',
        status: 401,
        message: expect.any(String),
        detail: expect.any(String),
      });
    }
    const other = await platform.account();
    await platform.admin.db.apiKeys.deleteMany({ accountId: other.accountId, type: 'live' });
    const without = await other.key({ permissions: PERMISSIONS.filter((name) => name !== 'analytics:read') });
    expect((await client(without)('GET', path)).body).toMatchObject({ status: 403, code: 'forbidden' });
    const only = await other.key({ permissions: ['analytics:read'] });
    expect((await client(only)('GET', path)).status).toBe(200);
  });

  it.each([
    ['popular-coins?limit=0', 'limit'],
    ['popular-coins?limit=101', 'limit'],
    ['popular-coins?limit=ten', 'limit'],
    ['popular-coins?day_master=metal', 'day_master'],
    ['popular-coins?day_master=', 'day_master'],
    ['trading-styles?day_master=자', 'day_master'],
    ['trading-styles?limit=3', 'limit'],
    ['portfolio-breakdown?dayMaster=경', 'dayMaster'],
    ['fortune-ranking?date=2026-02-30', 'date'],
    ['fortune-ranking?date=2020-01-01', 'date'],
    ['fortune-ranking?day_master=경', 'day_master'],
    ['comparison', 'birth_date'],
    ['comparison?birth_date=1990-02-30', 'birth_date'],
    ['saju-twin?birth_date=1990-05-15&profile_id=prf_x', 'profile_id'],
    ['saju-twin?colour=red', 'colour'],
  ])('refuses %s and names %s', async (path, field) => {
    const answer = await read(path);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation_error' });
    expect((answer.at('errors') as { path: string }[]).map((error) => error.path)).toContain(field);
  });

  it.each(['popular-coins', 'comparison', 'saju-twin'])('answers 404 for a missing profile at %s', async (endpoint) => {
    expect((await read(`${endpoint}?profile_id=prf_unknown`)).body).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('analytics of demo data', () => {
  const PEOPLE = 3_000;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let account: TestAccount;
  let call: Client;
  const seed = async (...options: string[]) => {
    const command = ['demo', 'seed', '--account', account.accountId, '--json', ...options];
    const { stdout, stderr } = await runCli(platform, ...command);
    return { result: JSON.parse(stdout) as Record<string, unknown>, stderr };
  };

  beforeAll(async () => {
    platform = await startPlatform();
    apiServer = await platform.startApiServer();
    account = await platform.account();
    call = createClient(apiServer.url, { key: account.testKey });
  });
  afterAll(() => platform.stop());

  it('is seeded, resumed and enlarged, and the command prints what it did', async () => {
    const first = await seed('--profiles', '2500', '--fortunes', '20');
    expect(first.result).toMatchObject({
      type: 'test',
      profiles_made: 2_500,
      profiles_existed: 0,
      fortunes_existed: 0,
    });
    expect(first.stderr.split('\n').length).toBeLessThan(15);
    expect(first.stderr).toContain('100 %  2,500 of 2,500 profiles');
    expect(first.stderr).not.toContain('\r');
    const more = await seed('--profiles', String(PEOPLE), '--fortunes', '20');
    expect(more.result).toMatchObject({ profiles_made: 500, profiles_existed: 2_500 });
    expect(more.result['fortunes_existed']).toBe(first.result['fortunes_made']);
    const again = await seed('--profiles', String(PEOPLE), '--fortunes', '20');
    expect(again.result).toMatchObject({ profiles_made: 0, profiles_existed: PEOPLE, fortunes_made: 0 });
    const { db } = platform.admin;
    expect(await db.profiles.countDocuments({ accountId: account.accountId, livemode: false })).toBe(PEOPLE);
    expect(await db.profiles.countDocuments({ accountId: account.accountId, livemode: true })).toBe(0);
  });

  it('has the same profiles for the same seed, and others for another', async () => {
    const peopleOf = async (accountId: string) => {
      const people = await platform.admin.db.profiles
        .find({ accountId, livemode: true })
        .sort({ externalId: 1 })
        .lean();
      return people.map(({ name, chart, gender, investment }) => ({ name, chart, gender, investment }));
    };
    const others = await Promise.all([platform.account(), platform.account(), platform.account()]);
    for (const [index, seedText] of ['x', 'x', 'y'].entries()) {
      const { accountId } = others[index] ?? account;
      await seed('--type', 'live', '--profiles', '50', '--account', accountId, '--seed', seedText);
    }
    const [a, b, c] = await Promise.all(others.map(({ accountId }) => peopleOf(accountId)));
    expect(a).toHaveLength(50);
    expect(b).toEqual(a);
    expect(c).not.toEqual(a);
  });

  it('discloses nine day masters and hides the tenth', async () => {
    for (const stem of '갑을병정무기경신임') {
      const answer = await call('GET', `/v1/analytics/popular-coins?day_master=${encodeURIComponent(stem)}`);
      expect(answer.at('data.insufficient_data')).toBe(false);
    }
    const hidden = await call('GET', `/v1/analytics/popular-coins?day_master=${encodeURIComponent('계')}`);
    expect(hidden.at('data')).toMatchObject({ insufficient_data: true, coins: [] });
    const coins = (await call('GET', '/v1/analytics/popular-coins?limit=100')).at('data.coins');
    expect(coins).toHaveLength(20);
    expect((await call('GET', '/v1/analytics/trading-styles')).at('data.styles')).toHaveLength(5);
    expect((await call('GET', '/v1/analytics/fortune-ranking')).at('data.rankings')).toHaveLength(9);
    const portfolio = await call('GET', '/v1/analytics/portfolio-breakdown');
    const shares = portfolio.at('data.assets') as { average_percentage: number }[];
    const total = shares.reduce((sum, { average_percentage }) => sum + average_percentage, 0);
    expect(Math.abs(total - 100)).toBeLessThan(1.5);
  });

  it('is served from the cache, without aggregating again', async () => {
    const { analyticsCache } = platform.admin.db;
    const before = await analyticsCache.find().sort({ _id: 1 }).lean();
    for (let count = 0; count < 20; count += 1) {
      const answer = await call('GET', '/v1/analytics/popular-coins?limit=20');
      expect(answer.at('meta.cached')).toBe(true);
    }
    expect(await analyticsCache.find().sort({ _id: 1 }).lean()).toEqual(before);
  });

  it('shows the seeded profiles like any others', async () => {
    const list = await call('GET', '/v1/profiles?external_id=demo-000001');
    expect(list.body).toMatchObject({ total_count: 1, data: [{ external_id: 'demo-000001', day_master: '계수' }] });
    const fortunes = await call('GET', `/v1/fortunes?fortune_date=${kstToday()}&limit=1`);
    const id = (fortunes.at('data') as { id: string }[])[0]?.id ?? '';
    expect((await call('GET', `/v1/fortunes/${id}`)).status).toBe(200);
    const profileId = (fortunes.at('data') as { profile_id: string }[])[0]?.profile_id ?? '';
    const again = await call('POST', '/v1/fortunes', { body: { profile_id: profileId, type: 'daily' } });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ id, cached: true });
    expect((await call('DELETE', `/v1/profiles/${profileId}`)).at('related_data_deleted')).toMatchObject({
      fortunes: 1,
    });
  });
});
