import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '../../shared/core/clock.ts';
import { dayFromNow, kstToday } from '../harness/dates.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import { type ApiServer, chargesOf, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { databaseFails } from '../harness/services.ts';

/** Dates of this year are in range. */
const YEAR = kstToday().slice(0, 4);

/** Its pool has only the workers that a test starts. */
const IDLE = 'gemini';

describe('fortunes', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let account: TestAccount;
  let call: Client;

  beforeAll(async () => {
    platform = await startPlatform();
    apiServer = await platform.startApiServer();
    await platform.startWorker('haiku,sonnet,gpt4o,webhook,maintenance');
    account = await platform.account();
    call = createClient(apiServer.url, { key: account.liveKey });
  });
  afterAll(() => platform.stop());

  const profile = async (client = call, changes: Readonly<Record<string, unknown>> = {}): Promise<string> =>
    (await client('POST', '/v1/profiles', { body: { ...BIRTH, ...changes } })).textAt('id');

  it('are generated through their pool, stored, and served from then on', async () => {
    const id = await profile();
    const created = await call('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily' } });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      id: expect.stringMatching(/^ftn_[0-9a-hjkmnp-tv-z]{26}$/),
      profile_id: id,
      fortune_type: 'daily',
      type: 'daily',
      fortune_date: kstToday(),
      model: 'haiku',
      cached: false,
      profile: { name: '홍**', day_master: '경금', day_master_element: 'metal' },
      meta: {
        model: 'haiku',
        request_id: created.headers.get('x-request-id'),
        cost: 0.013,
        cost_per_call: 0.013,
        cached: false,
        cache: { hits: [], misses: ['profile_fortune'] },
        simulated: true,
      },
    });
    expect(created.at('analysis')).toBeUndefined();
    expect(created.text).not.toMatch(/홍길동|\{\{/);
    for (const category of ['overall', 'wealth', 'love', 'health', 'career']) {
      expect(created.at(`categories.${category}.score`)).toEqual(expect.any(Number));
      expect(created.textAt(`categories.${category}.description`)).not.toBe('');
    }
    expect(created.at('lucky_items')).toEqual({
      number: expect.any(Number),
      color: expect.any(String),
      direction: expect.any(String),
      time: expect.any(String),
    });

    const again = await call('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily' } });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ id: created.at('id'), cached: true, meta: { cost: 0, cached: true } });
    const read = await call('GET', `/v1/fortunes/${created.textAt('id')}`);
    expect(read.body).toMatchObject({ id: created.at('id'), cached: false, summary: created.at('summary') });
    const daily = await call('GET', `/v1/fortunes/daily/${id}`);
    expect(daily.body).toMatchObject({ id: created.at('id'), cached: true });
  });

  it('accept every date that they return: a date is in range when its period touches the range', async () => {
    const id = await profile();
    const ask = (type: string, date: string) => call('POST', '/v1/fortunes', { body: { profile_id: id, type, date } });
    for (const type of ['daily', 'monthly', 'yearly']) {
      for (const days of [-366, 366]) {
        const made = await ask(type, dayFromNow(days));
        const again = await ask(type, made.textAt('fortune_date'));
        expect([made.status, again.status, again.at('id')]).toEqual([201, 200, made.at('id')]);
      }
    }
    const [past, future] = [dayFromNow(-366), dayFromNow(366)];
    const refused = [
      ['daily', addDays(past, -1)],
      ['daily', addDays(future, 1)],
      ['monthly', addDays(`${past.slice(0, 7)}-01`, -1)],
      ['yearly', addDays(`${past.slice(0, 4)}-01-01`, -1)],
      ['yearly', addDays(`${future.slice(0, 4)}-12-31`, 1)],
    ] as const;
    for (const [type, date] of refused) {
      const answer = await ask(type, date);
      expect([answer.status, answer.at('errors.0.path')]).toEqual([400, 'date']);
    }
    // The last day of the last period is as valid as its first.
    expect((await ask('yearly', `${future.slice(0, 4)}-12-31`)).status).toBe(200);
    const batch = { profile_ids: [id], fortune_type: 'yearly', fortune_date: `${past.slice(0, 4)}-01-01` };
    expect((await call('POST', '/v1/fortunes/batch', { body: batch })).status).toBe(202);
    const week = await call('POST', '/v1/fortunes/weekly', { body: { profile_id: id, week_of: past } });
    const week_of = week.textAt('data.week_start');
    expect((await call('POST', '/v1/fortunes/weekly', { body: { profile_id: id, week_of } })).status).toBe(200);
    const earlier = { profile_id: id, week_of: addDays(week_of, -1) };
    expect((await call('POST', '/v1/fortunes/weekly', { body: earlier })).status).toBe(400);
  });

  it('are found by any day of their month or year', async () => {
    const id = await profile();
    const made: Record<string, string> = {};
    for (const [type, date] of [
      ['daily', '01-20'],
      ['daily', '02-10'],
      ['monthly', '02-15'],
      ['monthly', '03-31'],
      ['yearly', '07-07'],
    ] as const) {
      const body = { profile_id: id, type, date: `${YEAR}-${date}` };
      const answer = await call('POST', '/v1/fortunes', { body });
      made[answer.textAt('id')] = `${type} ${answer.textAt('fortune_date').slice(5)}`;
    }
    const find = async (query: string) => {
      const answer = await call('GET', `/v1/fortunes?profile_id=${id}&${query.replaceAll('YYYY', YEAR)}`);
      expect([answer.status, answer.at('total_count')]).toEqual([200, (answer.at('data') as unknown[]).length]);
      return (answer.at('data') as { id: string }[]).map((fortune) => made[fortune.id]).sort();
    };
    expect(await find('fortune_date=YYYY-02-28')).toEqual(['monthly 02-01', 'yearly 01-01']);
    expect(await find('fortune_date=YYYY-02-10')).toEqual(['daily 02-10', 'monthly 02-01', 'yearly 01-01']);
    expect(await find('fortune_date=YYYY-02-28&fortune_type=monthly')).toEqual(['monthly 02-01']);
    expect(await find('fortune_date=YYYY-02-28&fortune_type=daily')).toEqual([]);
    expect(await find('date_from=YYYY-02-11')).toEqual(['monthly 02-01', 'monthly 03-01', 'yearly 01-01']);
    expect(await find('date_to=YYYY-02-09')).toEqual(['daily 01-20', 'monthly 02-01', 'yearly 01-01']);
    expect(await find('date_from=YYYY-02-20&date_to=YYYY-02-20')).toEqual(['monthly 02-01', 'yearly 01-01']);
    expect(await find('date_from=YYYY-04-01&fortune_type=monthly')).toEqual([]);
    expect(await find('date_from=YYYY-12-31')).toEqual(['yearly 01-01']);
  });

  it('show person and analysis in the unmasked read, with its audit entry', async () => {
    const id = await profile();
    const created = await call('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily', model: 'sonnet' } });
    const read = await call('GET', `/v1/fortunes/${created.textAt('id')}/unmasked`);
    expect(read.body).toMatchObject({
      profile: {
        id,
        name: '홍길동',
        birth_year: 1990,
        birth_month: 5,
        birth_day: 15,
        birth_hour: 14,
        gender: 'female',
        saju: { pillars: { day: { stem: '경', branch: '진', element: 'metal' } } },
      },
      analysis: { day_energy: expect.any(String), element_interaction: expect.any(String) },
    });
    expect(read.at('analysis.recommendations')).toEqual(expect.arrayContaining([expect.any(String)]));
    const entry = await platform.admin.db.auditEntries
      .findOne({ resourceId: created.textAt('id'), action: 'fortune.unmasked' })
      .lean();
    expect(entry).toMatchObject({ resourceType: 'fortune', metadata: { profile_id: id } });
    const key = await account.key({ permissions: ['fortune:read'] });
    expect((await call('GET', `/v1/fortunes/${created.textAt('id')}/unmasked`, { key })).status).toBe(403);
  });

  it('have normalised dates when they are monthly or yearly', async () => {
    const id = await profile();
    const month = kstToday().slice(0, 7);
    for (const [type, date] of [
      ['monthly', `${month}-01`],
      ['yearly', `${month.slice(0, 4)}-01-01`],
    ] as const) {
      const created = await call('POST', '/v1/fortunes', { body: { profile_id: id, type, date: kstToday() } });
      expect(created.body).toMatchObject({ fortune_type: type, fortune_date: date });
      const again = await call('POST', '/v1/fortunes', { body: { profile_id: id, type } });
      expect(again.at('id')).toBe(created.at('id'));
    }
  });

  it('answer fifty equal calls at once with one 201, one provider call and one charge', async () => {
    const id = await profile(call, { birth_day: 21 });
    const body = { profile_id: id, type: 'daily', model: 'gpt4o' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => call('POST', '/v1/fortunes', { body })));
    const created = answers.filter(({ status }) => status === 201);
    const found = answers.filter(({ status }) => status === 200);
    expect([created.length, found.length]).toEqual([1, 49]);
    expect(created[0]?.body).toMatchObject({ cached: false, meta: { cost: 0.05 } });
    const content = (answer: (typeof answers)[number]) => ({
      id: answer.at('id'),
      summary: answer.at('summary'),
      categories: answer.at('categories'),
      advice: answer.at('advice'),
    });
    for (const answer of found) {
      expect(answer.body).toMatchObject({ cached: true, meta: { cost: 0 } });
      expect(content(answer)).toEqual(content(created[0] as (typeof answers)[number]));
    }
    const { db } = platform.admin;
    expect(await db.fortunes.countDocuments({ profileId: id })).toBe(1);
    expect(await chargesOf(platform, account, 'gpt4o')).toEqual([0.05]);
  });

  it('share one generation among profiles with equal charts and charge it once', async () => {
    const owner = await platform.account();
    const client = createClient(apiServer.url, { key: owner.liveKey });
    const ids = await Promise.all(Array.from({ length: 10 }, () => profile(client)));
    const answers = await Promise.all(
      ids.map((profile_id) => client('POST', '/v1/fortunes', { body: { profile_id, type: 'daily' } })),
    );
    // A request that is repeated after a 503 may find its own fortune.
    const expected = databaseFails ? [200, 201] : [201];
    for (const { status } of answers) expect(expected).toContain(status);
    expect(answers.filter((answer) => answer.at('cached') === false)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.at('advice'))).size).toBe(1);
    expect(await chargesOf(platform, owner)).toEqual([0.013]);
    expect(await platform.admin.db.generations.countDocuments({ accountId: owner.accountId })).toBe(1);
  });

  it('are not generated again for calls that arrive while an equal fortune is being stored', async () => {
    const owner = await platform.account();
    const client = createClient(apiServer.url, { key: owner.liveKey });
    for (const model of ['haiku', 'sonnet', 'gpt4o']) {
      const ids = await Promise.all(Array.from({ length: 30 }, () => profile(client, { birth_day: 23 })));
      const answers = ids.map(async (profile_id, index) => {
        // Spread over the time of one generation, so that some arrive while it is being stored.
        await delay(4 * index);
        return client('POST', '/v1/fortunes', { body: { profile_id, type: 'daily', model } });
      });
      expect((await Promise.all(answers)).filter((answer) => answer.at('cached') === false)).toHaveLength(1);
    }
    expect(await chargesOf(platform, owner)).toHaveLength(3);
  });

  it('never share content between accounts', async () => {
    const [one, two] = [await platform.account(), await platform.account()];
    for (const owner of [one, two]) {
      const client = createClient(apiServer.url, { key: owner.liveKey });
      const answer = await client('POST', '/v1/fortunes', {
        body: { profile_id: await profile(client), type: 'daily' },
      });
      expect(answer.body).toMatchObject({ cached: false });
      expect(await chargesOf(platform, owner)).toEqual([0.013]);
    }
  });

  it('are simulated and free for test keys, equal for equal charts', async () => {
    const [one, two] = [await platform.account(), await platform.account()];
    const texts = [];
    for (const owner of [one, two]) {
      const client = createClient(apiServer.url, { key: owner.testKey });
      const answer = await client('POST', '/v1/fortunes', {
        body: { profile_id: await profile(client), type: 'daily' },
      });
      expect(answer.body).toMatchObject({ meta: { cost: 0, simulated: true } });
      texts.push(answer.at('advice'));
    }
    expect(texts[0]).toBe(texts[1]);
  });

  it('answer respond-async with 202 and a location that is not ready until the fortune is stored', async () => {
    const id = await profile(call, { birth_day: 22 });
    const accepted = await call('POST', '/v1/fortunes', {
      body: { profile_id: id, type: 'daily' },
      headers: { Prefer: 'respond-async' },
    });
    expect(accepted.status).toBe(202);
    const location = accepted.headers.get('location') ?? '';
    expect(location).toMatch(/^\/v1\/fortunes\/ftn_/);
    const ready = await until('the fortune is ready', async () => {
      const answer = await call('GET', location);
      if (answer.status === 404) {
        expect(answer.body).toMatchObject({ code: 'not_ready', type: '/errors/not-found', title: 'Not Found' });
        expect(answer.headers.get('retry-after')).not.toBeNull();
        return null;
      }
      return answer;
    });
    expect(ready.status).toBe(200);
    const again = await call('POST', '/v1/fortunes', {
      body: { profile_id: id, type: 'daily' },
      headers: { Prefer: 'respond-async' },
    });
    expect(again.status).toBe(200);
  });

  it('are generated on GET when the daily one is missing, or answer 404 without auto_generate', async () => {
    const id = await profile(call, { birth_day: 23 });
    expect((await call('GET', `/v1/fortunes/daily/${id}?auto_generate=false`)).status).toBe(404);
    const generated = await call('GET', `/v1/fortunes/daily/${id}?model=gpt4o`);
    expect(generated.status).toBe(200);
    expect(generated.body).toMatchObject({ model: 'gpt4o', cached: false, fortune_date: kstToday() });
    expect((await call('GET', `/v1/fortunes/daily/${id}`)).at('id')).toBe(generated.at('id'));
    expect((await call('GET', `/v1/fortunes/daily/${id}?auto_generate=false&model=haiku`)).status).toBe(404);
    expect((await call('GET', '/v1/fortunes/daily/prf_unknown')).status).toBe(404);
    expect((await call('GET', `/v1/fortunes/daily/${id}?auto_generate=maybe`)).status).toBe(400);
  });

  it('are listed with every filter, newest first, with only the list fields', async () => {
    const owner = await platform.account();
    const client = createClient(apiServer.url, { key: owner.liveKey });
    const [one, two] = [await profile(client), await profile(client, { birth_day: 3 })];
    const dates = [-1, 0, 1].map(dayFromNow);
    for (const date of dates) {
      await client('POST', '/v1/fortunes', { body: { profile_id: one, type: 'daily', date } });
    }
    await client('POST', '/v1/fortunes', { body: { profile_id: two, type: 'monthly', model: 'sonnet' } });
    const all = await client('GET', '/v1/fortunes');
    expect(all.at('total_count')).toBe(4);
    expect(Object.keys(all.at('data.0') as object).sort()).toEqual(
      [
        'cached',
        'fortune_date',
        'fortune_type',
        'generated_at',
        'id',
        'model',
        'profile_id',
        'score',
        'summary',
      ].sort(),
    );
    expect(all.at('data.0.model')).toBe('sonnet');
    const count = async (query: string) => (await client('GET', `/v1/fortunes?${query}`)).at('total_count');
    expect(await count(`profile_id=${one}`)).toBe(3);
    expect(await count('fortune_type=monthly')).toBe(1);
    expect(await count(`fortune_type=daily&fortune_date=${dates[0]}`)).toBe(1);
    expect(await count(`fortune_type=daily&date_from=${dates[1]}`)).toBe(2);
    expect(await count(`fortune_type=daily&date_from=${dates[1]}&date_to=${dates[1]}`)).toBe(1);
    expect(await count('model=haiku')).toBe(3);
    expect((await client('GET', '/v1/fortunes?date_from=2026-02-30')).status).toBe(400);
    expect((await client('GET', '/v1/fortunes?limit=1')).at('has_more')).toBe(true);
  });

  it('can be deleted', async () => {
    const id = await profile(call, { birth_day: 24 });
    const fortune = (await call('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily' } })).textAt('id');
    const deleted = await call('DELETE', `/v1/fortunes/${fortune}`);
    expect(deleted.body).toEqual({ id: fortune, deleted: true, deleted_at: expect.any(String) });
    expect((await call('GET', `/v1/fortunes/${fortune}`)).status).toBe(404);
    expect((await call('DELETE', `/v1/fortunes/${fortune}`)).status).toBe(404);
  });

  it.each([
    [{ type: 'daily' }, 'profile_id'],
    [{ profile_id: 'prf_x', type: 'weekly' }, 'type'],
    [{ profile_id: 'prf_x', type: 'daily', model: 'gpt5' }, 'model'],
    [{ profile_id: 'prf_x', type: 'daily', date: '2026-13-01' }, 'date'],
    [{ profile_id: 'prf_x', type: 'daily', date: '1999-01-01' }, 'date'],
    [{ profile_id: 'prf_x', type: 'daily', fortune_type: 'monthly' }, 'type'],
  ])('refuses %j and names %s', async (body, path) => {
    const answer = await call('POST', '/v1/fortunes', { body });
    expect(answer.status).toBe(400);
    expect((answer.at('errors') as { path: string }[]).map((error) => error.path)).toContain(path);
  });

  it('answer 503 with the variable to set for a live key on a model without credentials', async () => {
    const strict = await platform.startApiServer({ SIMULATE_UNCONFIGURED_MODELS: 'false' });
    const client = createClient(strict.url, { key: account.liveKey });
    const id = await profile(client, { birth_day: 25 });
    const answer = await client('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily', model: 'gemini' } });
    expect(answer.status).toBe(503);
    expect(answer.textAt('hint')).toContain('GEMINI_API_KEY');
    await strict.stop();
  });

  it('complete a background call although the call that shared their generation stopped waiting', async () => {
    const shortWait = await platform.startApiServer({ GENERATION_WAIT_MS: '6000' });
    const owner = await platform.account();
    const client = createClient(shortWait.url, { key: owner.liveKey });
    const ask = (profile_id: string, headers = {}) =>
      client('POST', '/v1/fortunes', { body: { profile_id, type: 'daily', model: IDLE }, headers });
    const [followed, inBatch] = [await profile(client), await profile(client, { birth_day: 20 })];
    const waiting = [ask(followed), ask(inBatch)];
    const { generations } = platform.admin.db;
    const open = { accountId: owner.accountId, open: true } as const;
    await until('both generations are open', async () => (await generations.countDocuments(open)) === 2);
    const later = await ask(followed, { Prefer: 'respond-async' });
    const body = { profile_ids: [inBatch], fortune_type: 'daily', model: IDLE };
    const batch = await client('POST', '/v1/fortunes/batch', { body });
    expect([later.status, batch.status]).toEqual([202, 202]);
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([503, 503]);
    const location = later.headers.get('location') ?? '';
    expect((await client('GET', location)).body).toMatchObject({ status: 404, code: 'not_ready' });
    const worker = await platform.startWorker(IDLE);
    await until('the fortune is ready', async () => (await client('GET', location)).status === 200);
    const ended = await until('the batch has ended', async () => {
      const read = await client('GET', batch.headers.get('location') ?? '');
      return read.at('status') !== 'processing' && read;
    });
    expect(ended.body).toMatchObject({ status: 'completed', results: [{ profile_id: inBatch, status: 'cached' }] });
    await Promise.all([worker.stop(), shortWait.stop()]);
  });

  it('abandon a generation that no worker starts in time, and store nothing', async () => {
    const shortWait = await platform.startApiServer({ GENERATION_WAIT_MS: '400' });
    const owner = await platform.account();
    const client = createClient(shortWait.url, { key: owner.liveKey });
    const id = await profile(client);
    const body = { profile_id: id, type: 'daily', model: IDLE };
    const answer = await client('POST', '/v1/fortunes', { body });
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ code: 'service_unavailable', retry_after: 5 });
    expect(answer.headers.get('retry-after')).toBe('5');
    const { db } = platform.admin;
    const own = { accountId: owner.accountId };
    expect(await db.fortunes.countDocuments(own)).toBe(0);
    expect(await db.generations.countDocuments({ ...own, open: true })).toBe(0);
    expect(await chargesOf(platform, owner)).toEqual([]);
    const worker = await platform.startWorker(IDLE);
    const usual = createClient(apiServer.url, { key: owner.liveKey });
    const repeated = await usual('POST', '/v1/fortunes', { body });
    expect(repeated.status).toBe(201);
    await Promise.all([worker.stop(), shortWait.stop()]);
  });
});
