import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, kstDayStart } from '../../shared/core/clock.ts';
import { derivedId } from '../../shared/core/ids.ts';
import type { FortuneRecord } from '../../shared/db/models/fortunes.ts';
import { kstToday } from '../harness/dates.ts';
import { BIRTH, type Client, createClient, type HttpAnswer, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { profileRecord } from '../harness/records.ts';

describe('reports', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;

  beforeAll(async () => {
    platform = await startPlatform();
    apiServer = await platform.startApiServer();
    await platform.startWorker('all');
  });
  afterAll(() => platform.stop());

  const clientOf = (account: TestAccount) => createClient(apiServer.url, { key: account.liveKey });
  const report = async (client: Client, path: string): Promise<HttpAnswer> => {
    const answer = await client('GET', path);
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
    return answer;
  };
  /** Requests are counted within five seconds. The wait is longer, for slow machines. */
  const counted = (account: TestAccount, requests: number) =>
    until(`${requests} requests are counted`, async () => {
      const days = await platform.admin.db.usageDays.find({ accountId: account.accountId, livemode: true }).lean();
      return days.reduce((sum, day) => sum + day.requests, 0) >= requests;
    });

  describe('GET /v1/reports/fortunes', () => {
    let account: TestAccount;
    let call: Client;
    const calls: { type: string; cached: boolean }[] = [];
    let gone: HttpAnswer;
    /** The fortune before it was deleted. */
    let deleted: FortuneRecord | null;
    beforeAll(async () => {
      account = await platform.account();
      call = clientOf(account);
      const profiles: string[] = [];
      // The first two have equal charts.
      for (const day of [1, 1, 2, 3]) {
        profiles.push((await call('POST', '/v1/profiles', { body: { ...BIRTH, birth_day: day } })).textAt('id'));
      }
      const request = async (profile: number, type: string, model: string) => {
        const body = { profile_id: profiles[profile], type, model };
        const answer = await call('POST', '/v1/fortunes', { body });
        calls.push({ type, cached: answer.at('cached') === true });
        return answer;
      };
      await request(0, 'daily', 'haiku');
      await request(0, 'daily', 'haiku');
      await request(1, 'daily', 'haiku');
      await request(2, 'daily', 'sonnet');
      await request(2, 'monthly', 'haiku');
      await request(3, 'yearly', 'gemini');
      gone = await request(3, 'yearly', 'gpt4o');
      deleted = await platform.admin.db.fortunes.findById(gone.textAt('id')).lean();
      await call('DELETE', `/v1/fortunes/${gone.textAt('id')}`);
      const daily = await call('GET', `/v1/fortunes/daily/${profiles[0]}`);
      calls.push({ type: 'daily', cached: daily.at('cached') === true });
      const batch = { profile_ids: [profiles[2], profiles[3]], fortune_type: 'monthly' };
      const accepted = await call('POST', '/v1/fortunes/batch', { body: batch });
      const ended = await until('the batch has ended', async () => {
        const answer = await call('GET', `/v1/fortunes/batch/${accepted.textAt('id')}`);
        return answer.at('status') === 'completed' ? answer : null;
      });
      for (const item of ended.at('results') as { status: string }[]) {
        calls.push({ type: 'monthly', cached: item.status === 'cached' });
      }
      await until('the answers are counted', async () => {
        const [day] = await platform.admin.db.usageDays.find({ accountId: account.accountId }).lean();
        return (day?.fortunes?.daily?.answers ?? 0) === 5 && (day?.fortunes?.yearly?.answers ?? 0) === 2;
      });
    });

    const hitRate = (type?: string) => {
      const own = calls.filter((each) => type === undefined || each.type === type);
      return round((own.filter(({ cached }) => cached).length / own.length) * 100);
    };

    it('equals the sums over all generated fortunes, one of them deleted since', async () => {
      const { db } = platform.admin;
      const existing = await db.fortunes.find({ accountId: account.accountId, state: 'ready' }).lean();
      expect(existing).toHaveLength(6);
      const fortunes = [...existing, ...(deleted === null ? [] : [deleted])];
      const mean = (values: readonly number[]) =>
        values.length === 0 ? 0 : round(values.reduce((a, b) => a + b, 0) / values.length);
      const scores = (chosen: readonly FortuneRecord[]) => mean(chosen.map(({ score }) => score ?? Number.NaN));
      const latency = (chosen: readonly FortuneRecord[]) => mean(chosen.map(({ latencyMs }) => latencyMs));
      const cost = (chosen: readonly FortuneRecord[]) =>
        Math.round(chosen.reduce((sum, { costUsd }) => sum + costUsd, 0) * 1e4) / 1e4;
      const share = (chosen: readonly FortuneRecord[]) => ({
        count: chosen.length,
        percentage: round((chosen.length / 7) * 100),
      });
      const band = (from: number, to: number) =>
        fortunes.filter(({ score }) => score !== null && score >= from && score <= to).length;
      const answer = await report(call, '/v1/reports/fortunes');
      expect(answer.body).toEqual({
        start_date: addDays(kstToday(), -30),
        end_date: kstToday(),
        summary: {
          total_fortunes: 7,
          existing_fortunes: 6,
          unique_profiles: 4,
          cache_hit_rate: hitRate(),
          average_score: scores(fortunes),
          average_latency_ms: latency(fortunes),
          total_cost_usd: cost(fortunes),
        },
        by_type: Object.fromEntries(
          (['daily', 'yearly', 'monthly'] as const).map((type) => {
            const own = fortunes.filter(({ fortuneType }) => fortuneType === type);
            return [type, { ...share(own), average_score: scores(own), cache_hit_rate: hitRate(type) }];
          }),
        ),
        by_model: Object.fromEntries(
          (['haiku', 'sonnet', 'gpt4o', 'gemini'] as const).map((model) => {
            const own = fortunes.filter((fortune) => fortune.model === model);
            return [model, { ...share(own), average_latency_ms: latency(own), cost_usd: cost(own) }];
          }),
        ),
        score_distribution: {
          '0-20': band(0, 20),
          '21-40': band(21, 40),
          '41-60': band(41, 60),
          '61-80': band(61, 80),
          '81-100': band(81, 100),
        },
        category_averages: Object.fromEntries(
          (['overall', 'wealth', 'love', 'health', 'career'] as const).map((name) => [
            name,
            mean(fortunes.map(({ content }) => content?.categories[name].score ?? Number.NaN)),
          ]),
        ),
        daily_trend: Array.from({ length: 31 }, (_, n) => {
          const date = addDays(kstToday(), n - 30);
          return { date, count: n === 30 ? 7 : 0, average_score: n === 30 ? scores(fortunes) : 0 };
        }),
      });
      expect(calls.filter(({ cached }) => cached)).toHaveLength(4);
      const yearly = await report(call, '/v1/reports/fortunes?fortune_type=yearly');
      expect(yearly.at('summary')).toMatchObject({
        total_fortunes: 2,
        existing_fortunes: 1,
        unique_profiles: 1,
        total_cost_usd: 0.06,
      });
      expect(yearly.at('by_type.daily')).toEqual({ count: 0, percentage: 0, average_score: 0, cache_hit_rate: 0 });
      const before = `end_date=${addDays(kstToday(), -1)}`;
      expect((await report(call, `/v1/reports/fortunes?${before}`)).at('summary')).toEqual({
        total_fortunes: 0,
        existing_fortunes: 0,
        unique_profiles: 0,
        cache_hit_rate: 0,
        average_score: 0,
        average_latency_ms: 0,
        total_cost_usd: 0,
      });
    });

    it('keeps counts and charges when a fortune or profile is deleted or changed', async () => {
      const own = await platform.account();
      const uncounted = clientOf(own);
      let sent = 0;
      const client: Client = (...request) => {
        sent += 1;
        return uncounted(...request);
      };
      const read = async () => {
        await counted(own, sent);
        const { summary, daily_trend, ...rest } = Object((await report(client, '/v1/reports/fortunes')).body);
        const { existing_fortunes, ...made } = summary;
        return { existing: existing_fortunes, made, rest, today: daily_trend.at(-1) };
      };
      for (const [round, change] of ['DELETE fortunes', 'DELETE', 'PUT'].entries()) {
        const id = (await client('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
        const ids: string[] = [];
        for (const model of ['haiku', 'gemini']) {
          ids.push(
            (await client('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily', model } })).textAt('id'),
          );
        }
        const before = await read();
        expect([before.made.total_fortunes, before.existing]).toEqual([2 * (round + 1), 2]);
        const changes =
          change === 'DELETE fortunes'
            ? ids.map((fortune) => client('DELETE', `/v1/fortunes/${fortune}`))
            : [client(change, `/v1/profiles/${id}`, change === 'PUT' ? { body: { ...BIRTH, birth_year: 1999 } } : {})];
        for (const { status } of await Promise.all(changes)) expect(status).toBe(200);
        expect(await read()).toEqual({ ...before, existing: 0 });
      }
      const cost = (await report(client, '/v1/reports/usage')).at('summary.total_cost_usd');
      expect((await read()).made.total_cost_usd).toBe(cost);
    });
  });

  describe('GET /v1/reports/profiles', () => {
    it('counts profiles by element, gender, decade and day of creation', async () => {
      const account = await platform.account();
      const call = clientOf(account);
      const people: Record<string, unknown>[] = [];
      for (let year = 1985; year < 1997; year += 1) {
        const body = { ...BIRTH, birth_year: year, gender: year % 3 === 0 ? 'male' : 'female' };
        people.push(Object((await call('POST', '/v1/profiles', { body })).body));
      }
      const { db } = platform.admin;
      // Two were created before the default range; their ids say so too.
      for (const days of [31, 91]) {
        const at = new Date(kstDayStart(addDays(kstToday(), -days)).getTime());
        const owner = { accountId: account.accountId, livemode: true };
        await db.profiles.create([
          profileRecord({ now: () => at }, owner, { _id: derivedId('prf', at, String(days)) }),
        ]);
        people.push({ day_master_element: 'metal', gender: 'female' });
      }
      const share = (count: number) => ({ count, percentage: round((count / 14) * 100) });
      const of = (field: string, values: readonly string[]) => {
        const counts = values.map((value) => [value, people.filter((one) => one[field] === value).length] as const);
        const shown = counts.filter(([, count]) => count >= 5);
        const rest = counts.filter(([, count]) => count < 5).reduce((sum, [, count]) => sum + count, 0);
        const groups = [...shown, ...(rest === 0 ? [] : [['fewer_than_five', rest] as const])];
        return Object.fromEntries(groups.map(([name, count]) => [name, share(count)]));
      };
      const answer = await report(call, '/v1/reports/profiles');
      expect(answer.body).toEqual({
        start_date: addDays(kstToday(), -30),
        end_date: kstToday(),
        summary: { total_profiles: 14, created_in_period: 12 },
        by_day_master_element: of('day_master_element', ['wood', 'fire', 'earth', 'metal', 'water']),
        by_gender: { female: share(10), fewer_than_five: share(4) },
        by_birth_decade: { '1980s': share(5), '1990s': share(9) },
        daily_trend: Array.from({ length: 31 }, (_, n) => ({
          date: addDays(kstToday(), n - 30),
          count: n === 30 ? 12 : 0,
        })),
      });
      const wide = await report(call, `/v1/reports/profiles?start_date=${addDays(kstToday(), -91)}`);
      expect(wide.at('summary')).toEqual({ total_profiles: 14, created_in_period: 14 });
      expect(wide.text).not.toContain(BIRTH.name);
    });

    it('shows groups of five or more, and the others as one, whatever the range', async () => {
      const call = clientOf(await platform.account());
      const groups = async (range = '') => {
        const { body } = await report(call, `/v1/reports/profiles${range}`);
        const { summary, by_gender, by_day_master_element, by_birth_decade } = Object(body);
        return { total: summary.total_profiles, by_gender, by_day_master_element, by_birth_decade };
      };
      const create = (count: number, body: object) =>
        Promise.all(Array.from({ length: count }, () => call('POST', '/v1/profiles', { body: { ...BIRTH, ...body } })));
      const all = (count: number) => ({ count, percentage: 100 });
      const of = (count: number, total: number) => ({ count, percentage: round((count / total) * 100) });
      await create(4, { gender: 'male' });
      const few = { fewer_than_five: all(4) };
      expect(await groups()).toEqual({ total: 4, by_gender: few, by_day_master_element: few, by_birth_decade: few });
      await create(1, { gender: 'male' });
      const group = { by_gender: { male: all(5) }, by_day_master_element: { metal: all(5) } };
      expect(await groups()).toEqual({ total: 5, ...group, by_birth_decade: { '1990s': all(5) } });
      // One of another gender, element and decade: 15 May 1985 is a day of wood.
      await create(1, { gender: 'female', birth_year: 1985 });
      const rest = { fewer_than_five: of(1, 6) };
      const expected = {
        total: 6,
        by_gender: { male: of(5, 6), ...rest },
        by_day_master_element: { metal: of(5, 6), ...rest },
        by_birth_decade: { '1990s': of(5, 6), ...rest },
      };
      expect(await groups()).toEqual(expected);
      const [today, before] = [kstToday(), addDays(kstToday(), -1)];
      expect(await groups(`?start_date=${today}&end_date=${today}`)).toEqual(expected);
      expect(await groups(`?start_date=${before}&end_date=${before}`)).toEqual(expected);
    });
  });

  it.each([
    ['usage', 'period=minute', 'period'],
    ['usage', 'group_by=model', 'group_by'],
    ['usage', 'limit=5', 'limit'],
    ['fortunes', 'fortune_type=weekly', 'fortune_type'],
    ['fortunes', 'period=day', 'period'],
    ['profiles', 'fortune_type=daily', 'fortune_type'],
    ...['usage', 'fortunes', 'profiles'].flatMap((name) => [
      [name, 'start_date=2026-02-30', 'start_date'],
      [name, 'end_date=20260101', 'end_date'],
      [name, 'start_date=2026-02-02&end_date=2026-02-01', 'start_date'],
      [name, 'start_date=2026-01-01&end_date=2026-04-03', 'end_date'],
      [name, 'start_date=2020-01-01', 'start_date'],
    ]),
  ])('refuse /v1/reports/%s?%s and name the field', async (name, query, field) => {
    const answer = await clientOf(await visitor())('GET', `/v1/reports/${name}?${query}`);
    expect([answer.status, answer.at('code')]).toEqual([400, 'validation_error']);
    expect((answer.at('errors') as { path: string }[]).map(({ path }) => path)).toContain(field);
  });

  it('cover 92 days, both ends included, and start by default a number of days before the end', async () => {
    const call = clientOf(await visitor());
    for (const [name, standard] of [
      ['usage', 7],
      ['fortunes', 30],
      ['profiles', 30],
    ] as const) {
      const whole = await report(call, `/v1/reports/${name}?start_date=2026-01-01&end_date=2026-04-02`);
      expect(whole.at('start_date')).toBe('2026-01-01');
      const open = await report(call, `/v1/reports/${name}?end_date=2026-04-02`);
      expect(open.at('start_date')).toBe(addDays('2026-04-02', -standard));
      const recent = await report(call, `/v1/reports/${name}?end_date=${addDays(kstToday(), -2)}`);
      expect(recent.at('start_date')).toBe(addDays(kstToday(), -2 - standard));
    }
  });

  let one: Promise<TestAccount> | undefined;
  /** An account for requests whose records do not matter. */
  function visitor(): Promise<TestAccount> {
    one ??= platform.account();
    return one;
  }
});

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
