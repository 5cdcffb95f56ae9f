import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { soak } from '../../scripts/soak/soak.ts';
import { createTenants } from '../../scripts/soak/tenants.ts';
import { addDays, kstDayStart, mondayOf } from '../../shared/core/clock.ts';
import { derivedId } from '../../shared/core/ids.ts';
import type { FortuneRecord } from '../../shared/db/models/fortunes.ts';
import { sajuInput } from '../support/charts.ts';
import { kstToday } from '../support/dates.ts';
import { BIRTH, type Client, createClient, type HttpAnswer, until } from '../support/http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../support/platform.ts';
import { callRecord, profileRecord } from '../support/records.ts';

/** The caller's own counts by `<endpoint> <status>`. */
type Tally = Map<string, number>;

describe('reports', () => {
  let platform: TestPlatform;
  let apiServers: readonly [ApiServer, ApiServer];

  beforeAll(async () => {
    platform = await startPlatform();
    const [first, second] = await Promise.all([platform.startApiServer(), platform.startApiServer()]);
    apiServers = [first, second];
    await platform.startWorker('all');
  });
  afterAll(() => platform.stop());

  const clientOf = (account: TestAccount, apiServer: ApiServer = apiServers[0]) =>
    createClient(apiServer.url, { key: account.liveKey });
  const report = async (client: Client, path: string): Promise<HttpAnswer> => {
    const answer = await client('GET', path);
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
    return answer;
  };
  /** Decisions 12: within five seconds. The wait is longer, for slow machines. */
  const counted = (account: TestAccount, requests: number, livemode = true) =>
    until(`${requests} requests are counted`, async () => {
      const days = await platform.admin.db.usageDays.find({ accountId: account.accountId, livemode }).lean();
      return days.reduce((sum, day) => sum + day.requests, 0) >= requests;
    });

  describe('GET /v1/reports/usage', () => {
    it('counts every request by endpoint, method and status, whatever its outcome and API server', async () => {
      const account = await platform.account();
      const [one, two] = [clientOf(account), clientOf(account, apiServers[1])];
      const sent: Tally = new Map();
      const send = async (client: Client, endpoint: string, path: string, options: Parameters<Client>[2] = {}) => {
        const answer = await client(endpoint.split(' ', 1)[0] ?? '', path, options);
        const key = `${endpoint} ${answer.status}`;
        sent.set(key, (sent.get(key) ?? 0) + 1);
        return answer;
      };
      const created = await send(one, 'POST /v1/profiles', '/v1/profiles', { body: BIRTH });
      const id = created.textAt('id');
      const unreadable = await account.key({ permissions: ['usage:read'] });
      await Promise.all([
        ...[one, two, two].map((client) => send(client, 'GET /v1/profiles/{id}', `/v1/profiles/${id}`)),
        send(two, 'GET /v1/profiles/{id}', '/v1/profiles/prf_unknown'),
        send(one, 'GET /v1/profiles/{id}', `/v1/profiles/${id}`, { key: unreadable }),
        send(one, 'POST /v1/profiles', '/v1/profiles', { body: { ...BIRTH, name: '' } }),
        send(two, 'GET *', '/v1/no/such/path'),
        send(two, 'PATCH /v1/fortunes/{id}', '/v1/fortunes/ftn_unknown', { body: {} }),
        send(one, 'POST /api/daily-fortune', '/v1/api/daily-fortune', { body: {} }),
        send(two, 'POST /api/daily-fortune', '/api/daily-fortune', { body: {} }),
        send(one, 'POST /v1/fortunes', '/v1/fortunes', { body: { profile_id: id, type: 'daily', model: 'gpt4o' } }),
      ]);
      await send(two, 'POST /v1/fortunes', '/v1/fortunes', { body: { profile_id: id, type: 'daily', model: 'gpt4o' } });
      // Not counted for this account: a request without a key, and one of another account.
      await createClient(apiServers[0].url)('GET', '/v1/profiles');
      await clientOf(await platform.account())('GET', '/v1/profiles');

      const total = [...sent.values()].reduce((a, b) => a + b, 0);
      await counted(account, total);
      const answer = await report(one, '/v1/reports/usage');
      const [today, weekAgo] = [kstToday(), addDays(kstToday(), -7)];
      expect(answer.body).toMatchObject({ period: 'day', start_date: weekAgo, end_date: today });
      const failed = [...sent]
        .filter(([key]) => Number(key.split(' ').at(-1)) >= 400)
        .reduce((sum, [, n]) => sum + n, 0);
      expect(answer.at('summary')).toEqual({
        total_requests: total,
        successful_requests: total - failed,
        failed_requests: failed,
        success_rate: Math.round(((total - failed) / total) * 1000) / 10,
        total_cost_usd: 0.05,
        average_latency_ms: expect.any(Number),
      });
      const rows = answer.at('by_endpoint') as {
        endpoint: string;
        requests: number;
        success_rate: number;
        cost_usd: number;
      }[];
      expect(Object.fromEntries(rows.map((row) => [row.endpoint, row.requests]))).toEqual(sums(sent, 'endpoint'));
      expect(rows.map(({ endpoint, cost_usd }) => [endpoint, cost_usd]).filter(([, cost]) => cost !== 0)).toEqual([
        ['POST /v1/fortunes', 0.05],
      ]);
      expect(rows.find(({ endpoint }) => endpoint === 'GET /v1/profiles/{id}')?.success_rate).toBe(60);
      expect(rows.map(({ requests }) => requests)).toEqual(rows.map(({ requests }) => requests).sort((a, b) => b - a));
      const days = answer.at('daily_breakdown') as { date: string; requests: number; cost_usd: number }[];
      expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 8 }, (_, n) => addDays(weekAgo, n)));
      expect(days.reduce((sum, { requests }) => sum + requests, 0)).toBe(total);
      expect(days.at(-1)).toEqual({ date: today, requests: total, cost_usd: 0.05 });

      // The reports are requests themselves, so only the other rows are compared.
      const without = (name: string) => (row: Record<string, unknown>) => String(row[name]);
      const byMethod = await report(one, `/v1/reports/usage?group_by=method&start_date=${today}`);
      expect(byMethod.at('by_endpoint')).toBeUndefined();
      const methods = byMethod.at('by_method') as Record<string, unknown>[];
      expect(methods.map(without('method')).sort()).toEqual(['GET', 'PATCH', 'POST']);
      expect(methods.find(({ method }) => method === 'POST')).toEqual({
        method: 'POST',
        requests: 6,
        success_rate: 50,
        average_latency_ms: expect.any(Number),
        cost_usd: 0.05,
      });
      const byStatus = await report(one, `/v1/reports/usage?group_by=status_code&start_date=${today}`);
      const statuses = byStatus.at('by_status_code') as Record<string, unknown>[];
      const byStatusCode = Object.fromEntries(statuses.map((row) => [String(row['status_code']), row['requests']]));
      const { 200: _, ...expected } = sums(sent, 'status');
      expect(byStatusCode).toMatchObject(expected);
      expect(statuses.find((row) => row['status_code'] === 201)).toMatchObject({ cost_usd: 0.05, success_rate: 100 });
    });

    it('attributes charges to their endpoints: streams, batches, daily reads, widgets, and background work', async () => {
      const account = await platform.account();
      const call = clientOf(account);
      const ids: string[] = [];
      for (let day = 1; day <= 5; day += 1) {
        ids.push((await call('POST', '/v1/profiles', { body: { ...BIRTH, birth_day: day } })).textAt('id'));
      }
      const [one, two, three, four, five] = ids;
      const daily = (profile_id: string | undefined, model: string) => ({ body: { profile_id, type: 'daily', model } });
      expect((await call('POST', '/v1/fortunes', daily(one, 'sonnet'))).status).toBe(201);
      const later = { ...daily(two, 'gpt4o'), headers: { Prefer: 'respond-async' } };
      expect((await call('POST', '/v1/fortunes', later)).status).toBe(202);
      expect((await call('POST', '/v1/fortunes/stream', daily(three, 'gemini'))).status).toBe(200);
      expect((await call('GET', `/v1/fortunes/daily/${four}`)).status).toBe(200);
      const batch = { profile_ids: [four, five], fortune_type: 'monthly', model: 'haiku' };
      expect((await call('POST', '/v1/fortunes/batch', { body: batch })).status).toBe(202);
      expect((await call('POST', '/v1/fortunes/weekly', { body: { profile_id: one } })).status).toBe(200);
      const saju = { saju: sajuInput(77), userName: '홍길동', model: 'gemini', type: 'character' };
      expect((await call('POST', '/v1/api/daily-fortune', { body: saju })).status).toBe(200);
      expect((await call('POST', '/api/daily-fortune', { body: saju })).status).toBe(200);
      const expected = {
        'POST /v1/fortunes': 0.116,
        'POST /v1/fortunes/stream': 0.01,
        'GET /v1/fortunes/daily/{profile_id}': 0.013,
        'POST /v1/fortunes/batch': 0.026,
        'POST /v1/fortunes/weekly': 0.013,
        'POST /api/daily-fortune': 0.01,
      };
      const costs = async (query: string, list: string, name: string) => {
        const answer = await report(call, `/v1/reports/usage?${query}`);
        const rows = (answer.at(list) as Record<string, unknown>[]).filter((row) => row['cost_usd'] !== 0);
        return Object.fromEntries(rows.map((row) => [String(row[name]), row['cost_usd']]));
      };
      await until('everything is charged', async () => {
        const { db } = platform.admin;
        return (await db.calls.countDocuments({ accountId: account.accountId, chargedUsd: { $gt: 0 } })) === 8;
      });
      expect(await costs('group_by=endpoint', 'by_endpoint', 'endpoint')).toEqual(expected);
      expect(await costs('group_by=method', 'by_method', 'method')).toEqual({ GET: 0.013, POST: 0.175 });
      const byStatus = { 200: 0.046, 201: 0.066, 202: 0.076 };
      expect(await costs('group_by=status_code', 'by_status_code', 'status_code')).toEqual(byStatus);
      const usage = await call('GET', '/api/usage');
      expect(usage.at('usage.thisMonth.cost')).toBe(0.188);
    });

    it('buckets by hour, day, week and month, where expired minutes count towards their day', async () => {
      const account = await platform.account();
      const call = clientOf(account);
      const { db } = platform.admin;
      const owner = { accountId: account.accountId, livemode: true };
      const today = kstToday();
      const cells = (requests: number) => ({ 'GET /v1/profiles|200': { requests, latencyMs: requests * 10 } });
      const days = { recent: addDays(today, -10), old: addDays(today, -40), oldest: addDays(today, -91) };
      const counts = { recent: 7, old: 11, oldest: 13 };
      for (const name of ['recent', 'old', 'oldest'] as const) {
        const [day, requests] = [days[name], counts[name]];
        await db.usageDays.create([
          { _id: `${name}-${account.accountId}`, ...owner, day, requests, cells: cells(requests) },
        ]);
      }
      const expiresAt = new Date('2090-01-01T00:00:00Z');
      for (const [minute, requests] of [
        ['09:59', 3],
        ['10:00', 4],
      ] as const) {
        const at = `${days.recent}T${minute}`;
        const fields = { minute: at, requests, cells: cells(requests), expiresAt };
        await db.usageMinutes.create([{ _id: `${at}-${account.accountId}`, ...owner, ...fields }]);
      }
      const charge = (at: Date, usd: number) =>
        ({
          ...callRecord({ now: () => at }, owner, [{ section: 'weekly', generationId: 'gen_1', done: true }]),
          state: 'charged',
          chargedUsd: usd,
          settledAt: at,
        }) as const;
      const dayStart = kstDayStart(days.recent).getTime();
      await db.calls.insertMany([
        charge(new Date(dayStart), 0.013),
        charge(new Date(dayStart - 1), 0.066),
        charge(new Date(dayStart + 86_400_000 - 1), 0.05),
      ]);
      const breakdown = async (period: string) => {
        const query = `period=${period}&start_date=${days.oldest}&end_date=${days.recent}`;
        const answer = await report(call, `/v1/reports/usage?${query}`);
        expect(answer.at('summary')).toMatchObject({
          total_requests: 31,
          total_cost_usd: 0.129,
          average_latency_ms: 10,
        });
        const buckets = answer.at('daily_breakdown') as { date: string; requests: number; cost_usd: number }[];
        const dates = buckets.map(({ date }) => date);
        expect(dates).toEqual([...new Set(dates)].sort());
        expect(dates[0]?.slice(0, 10)).toBe(days.oldest);
        return {
          length: buckets.length,
          filled: buckets.filter(({ requests, cost_usd }) => requests > 0 || cost_usd > 0),
        };
      };
      const add = (nameOf: (day: string) => string, ...parts: [day: string, requests: number, cost_usd: number][]) => {
        const sums = new Map<string, { date: string; requests: number; cost_usd: number }>();
        for (const [day, requests, cost] of parts) {
          const before = sums.get(nameOf(day)) ?? { date: nameOf(day), requests: 0, cost_usd: 0 };
          const cost_usd = Math.round((before.cost_usd + cost) * 1e4) / 1e4;
          sums.set(nameOf(day), { ...before, requests: before.requests + requests, cost_usd });
        }
        return [...sums.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
      };
      const dayBefore = addDays(days.recent, -1);
      const whole = [
        [days.oldest, 13, 0],
        [days.old, 11, 0],
        [dayBefore, 0, 0.066],
        [days.recent, 7, 0.063],
      ] as [string, number, number][];
      expect((await breakdown('day')).filled).toEqual(add((day) => day, ...whole));
      expect((await breakdown('day')).length).toBe(82);
      // No bucket begins before the range.
      const within = (first: string) => (first < days.oldest ? days.oldest : first);
      expect((await breakdown('week')).filled).toEqual(add((day) => within(mondayOf(day)), ...whole));
      expect((await breakdown('month')).filled).toEqual(add((day) => within(`${day.slice(0, 7)}-01`), ...whole));
      const hourly = await breakdown('hour');
      expect(hourly.length).toBe(82 * 24);
      expect(hourly.filled).toEqual([
        { date: `${days.oldest}T00:00`, requests: 13, cost_usd: 0 },
        { date: `${days.old}T00:00`, requests: 11, cost_usd: 0 },
        { date: `${dayBefore}T23:00`, requests: 0, cost_usd: 0.066 },
        { date: `${days.recent}T00:00`, requests: 0, cost_usd: 0.013 },
        { date: `${days.recent}T09:00`, requests: 3, cost_usd: 0 },
        { date: `${days.recent}T10:00`, requests: 4, cost_usd: 0 },
        { date: `${days.recent}T23:00`, requests: 0, cost_usd: 0.05 },
      ]);
    });

    it('returns the current daily limit, or the minute limit by name, and counts refused requests', async () => {
      const account = await platform.account({ plan: 'free' });
      const call = clientOf(account);
      for (let count = 0; count < 9; count += 1) await call('GET', '/v1/profiles');
      const last = await call('GET', '/v1/reports/usage');
      expect(last.at('rate_limit_status')).toEqual({
        window: 'day',
        limit: 100,
        used: 10,
        remaining: 90,
        resets_at: kstDayStart(addDays(kstToday(), 1)).toISOString(),
      });
      for (let count = 0; count < 3; count += 1) expect((await call('GET', '/v1/profiles')).status).toBe(429);
      await counted(account, 13);
      const stored = await platform.admin.db.usageDays.findOne({ accountId: account.accountId }).lean();
      expect(stored?.cells).toMatchObject({
        'GET /v1/profiles|200': { requests: 9 },
        'GET /v1/profiles|429': { requests: 3 },
        'GET /v1/reports/usage|200': { requests: 1 },
      });
      const unlimited = await report(clientOf(await platform.account()), '/v1/reports/usage');
      // Without a daily limit it returns the minute limit.
      expect(unlimited.at('rate_limit_status')).toMatchObject({
        window: 'minute',
        limit: 1_000,
        used: 1,
        remaining: 999,
      });
    });

    it('keeps the modes of an account apart', async () => {
      const account = await platform.account();
      const [live, test] = [account.liveKey, account.testKey].map((key) => createClient(apiServers[0].url, { key }));
      if (live === undefined || test === undefined) throw new Error('no client');
      for (let count = 0; count < 3; count += 1) await test('GET', '/v1/profiles');
      const id = (await test('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
      await test('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily' } });
      await live('GET', '/v1/profiles');
      await Promise.all([counted(account, 5, false), counted(account, 1)]);
      expect((await report(test, '/v1/reports/usage')).at('summary')).toMatchObject({
        total_requests: 5,
        total_cost_usd: 0,
      });
      expect((await report(live, '/v1/reports/usage')).at('summary')).toMatchObject({ total_requests: 1 });
      expect((await report(live, '/v1/reports/fortunes')).at('summary.total_fortunes')).toBe(0);
      expect((await report(live, '/v1/reports/profiles')).at('summary.total_profiles')).toBe(0);
    });
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
      const of = (field: string, value: string) => share(people.filter((one) => one[field] === value).length);
      const answer = await report(call, '/v1/reports/profiles');
      expect(answer.body).toEqual({
        start_date: addDays(kstToday(), -30),
        end_date: kstToday(),
        summary: { total_profiles: 14, created_in_period: 12 },
        by_day_master_element: Object.fromEntries(
          ['wood', 'fire', 'earth', 'metal', 'water'].map((element) => [element, of('day_master_element', element)]),
        ),
        by_gender: { male: of('gender', 'male'), female: of('gender', 'female') },
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

  it('cover 92 days, both ends included, and start at the default number of days before now or an earlier end', async () => {
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
      expect(recent.at('start_date')).toBe(addDays(kstToday(), -standard));
    }
  });

  it('are exact to the request and the cent under mixed load with an API server and a worker restarted in the middle', async () => {
    // npm run soak -- --requests 100000 runs the same test at a larger size.
    const own = await startPlatform();
    try {
      const result = await soak(
        {
          startApiServer: own.startApiServer,
          startWorker: () => own.startWorker('all'),
          newTenants: () => createTenants(own.admin),
        },
        { requests: 1_500, connections: 12, accounts: 4, seed: 7, settleMs: 5_000, log: () => undefined },
      );
      expect(result).toMatchObject({ differences: [], requests: expect.any(Number) });
      expect(result.costUsd).toBeGreaterThan(1);
      const { statuses } = result;
      for (const status of [200, 201, 202, 400, 403, 404, 405]) expect(statuses[status]).toBeGreaterThan(0);
      expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
    } finally {
      await own.stop();
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

function sums(sent: Tally, by: 'endpoint' | 'status'): Record<string, number> {
  const result: Record<string, number> = {};
  for (const [key, count] of sent) {
    const at = key.lastIndexOf(' ');
    const name = by === 'endpoint' ? key.slice(0, at) : key.slice(at + 1);
    result[name] = (result[name] ?? 0) + count;
  }
  return result;
}
