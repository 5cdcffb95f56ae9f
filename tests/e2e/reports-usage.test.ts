import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, kstDayStart, mondayOf } from '../../shared/core/clock.ts';
import { sajuInput } from '../harness/charts.ts';
import { kstToday } from '../harness/dates.ts';
import { BIRTH, type Client, createClient, type HttpAnswer, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { callRecord } from '../harness/records.ts';

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
  /** Requests are counted within five seconds. The wait is longer, for slow machines. */
  const counted = (account: TestAccount, requests: number, livemode = true, { admin } = platform) =>
    until(`${requests} requests are counted`, async () => {
      const days = await admin.db.usageDays.find({ accountId: account.accountId, livemode }).lean();
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
      // The second one found the fortune that is stored.
      const waits = { answers: 1, p50_latency_ms: expect.any(Number), p95_latency_ms: expect.any(Number) };
      const none = { answers: 0, p50_latency_ms: null, p95_latency_ms: null };
      const byModel = (await report(one, '/v1/reports/usage?latency_by=model')).at('by_model') as { model: string }[];
      sent.set('GET /v1/reports/usage 200', 1);
      expect(byModel.map(({ model, ...rest }) => [model, rest])).toEqual(
        ['haiku', 'sonnet', 'gpt4o', 'gemini'].map((model) => {
          const of = model === 'gpt4o' ? waits : none;
          const earlier = Array.from({ length: 7 }, (_, day) => ({ date: addDays(kstToday(), day - 7), ...none }));
          return [model, { ...of, daily: [...earlier, { date: kstToday(), ...of }] }];
        }),
      );
      await counted(account, total + 1);
      const answer = await report(one, '/v1/reports/usage');
      const [today, weekAgo] = [kstToday(), addDays(kstToday(), -7)];
      expect(answer.body).toMatchObject({ period: 'day', start_date: weekAgo, end_date: today });
      const failed = [...sent]
        .filter(([key]) => Number(key.split(' ').at(-1)) >= 400)
        .reduce((sum, [, n]) => sum + n, 0);
      expect(answer.at('summary')).toEqual({
        total_requests: total + 1,
        successful_requests: total + 1 - failed,
        failed_requests: failed,
        success_rate: Math.round(((total + 1 - failed) / (total + 1)) * 1000) / 10,
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
      expect(days.reduce((sum, { requests }) => sum + requests, 0)).toBe(total + 1);
      expect(days.at(-1)).toEqual({ date: today, requests: total + 1, cost_usd: 0.05 });

      // The reports are requests themselves, so only the other rows are compared.
      const without = (name: string) => (row: Record<string, unknown>) => String(row[name]);
      const byMethod = await report(one, `/v1/reports/usage?group_by=method&start_date=${today}`);
      expect(byMethod.at('by_endpoint')).toBeUndefined();
      const methods = byMethod.at('by_method') as Record<string, unknown>[];
      expect(methods.map(without('method')).sort()).toEqual(['GET', 'PATCH', 'POST']);
      expect(methods.find(({ method }) => method === 'POST')).toEqual({
        method: 'POST',
        requests: 6,
        failed_requests: 3,
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

    it('counts the requests of each key, also of a revoked one, and of none what no record has a key for', async () => {
      const account = await platform.account();
      const token = createClient(apiServers[0].url, { bearer: account.accessToken });
      const make = async (name: string) => {
        const made = await token('POST', '/v1/keys', { body: { name, type: 'live', permissions: ['usage:read'] } });
        const key = { id: made.textAt('id'), prefix: made.textAt('prefix'), name };
        return { key, send: (server: ApiServer) => createClient(server.url, { key: made.textAt('key') }) };
      };
      const [nightly, web] = [await make('nightly job'), await make('web server')];
      for (const server of apiServers) {
        expect((await nightly.send(server)('GET', '/v1/requests')).status).toBe(200);
        expect((await nightly.send(server)('GET', '/v1/profiles')).status).toBe(403);
      }
      await web.send(apiServers[1])('GET', '/v1/requests');
      await counted(account, 5);
      expect((await token('DELETE', `/v1/keys/${nightly.key.id}`)).status).toBe(204);
      // A release that counted no keys has written this one.
      const [day, cells] = [addDays(kstToday(), -3), { 'GET /v1/profiles|200': { requests: 2, latencyMs: 80 } }];
      const before = { _id: `before-${account.accountId}`, accountId: account.accountId, livemode: true };
      await platform.admin.db.usageDays.create([{ ...before, day, requests: 2, cells }]);
      const answer = await report(web.send(apiServers[0]), '/v1/reports/usage?group_by=key');
      const average_latency_ms = expect.any(Number);
      expect(answer.at('by_key')).toEqual([
        { key: nightly.key, requests: 4, failed_requests: 2, success_rate: 50, average_latency_ms },
        { key: null, requests: 2, failed_requests: 0, success_rate: 100, average_latency_ms: 40 },
        { key: web.key, requests: 1, failed_requests: 0, success_rate: 100, average_latency_ms },
      ]);
      // What the access token asked for is not in it.
      expect(answer.at('summary')).toMatchObject({ total_requests: 7, failed_requests: 2 });
      const inV2 = await report(web.send(apiServers[0]), '/v2/reports/usage?group_by=key');
      expect(inV2.at('by_key.0')).toEqual(answer.at('by_key.0'));
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

  it('are exact to the request and the cent while an API server and the worker are restarted under load', async () => {
    const own = await startPlatform();
    try {
      let worker = await own.startWorker('all');
      const servers = await Promise.all([own.startApiServer(), own.startApiServer()]);
      const account = await own.account();
      const sent: Tally = new Map();
      const costs: number[] = [];
      let answered = 0;
      /** A request that no server has accepted goes to the next one. */
      const send = async (endpoint: string, path: string, body?: unknown): Promise<HttpAnswer> => {
        for (;;) {
          const server = servers[(answered + sent.size) % servers.length] ?? servers[0];
          const answer = await clientOf(account, server)(endpoint.split(' ')[0] ?? '', path, { body }).catch(
            () => null,
          );
          if (answer === null) continue;
          answered += 1;
          const key = `${endpoint} ${answer.status}`;
          sent.set(key, (sent.get(key) ?? 0) + 1);
          return answer;
        }
      };
      const restarts: Promise<unknown>[] = [];
      const restart = (index: number) => {
        if (index === 60) restarts.push(servers[0].stop().then(async () => (servers[0] = await own.startApiServer())));
        if (index === 120) restarts.push(worker.stop().then(async () => (worker = await own.startWorker('all'))));
      };
      const id = (await send('POST /v1/profiles', '/v1/profiles', BIRTH)).textAt('id');
      const indexes = Array.from({ length: 200 }, (_, index) => index).values();
      const lane = async () => {
        for (const index of indexes) {
          restart(index);
          const body = { profile_id: id, type: 'daily', date: addDays(kstToday(), index - 100) };
          if (index % 4 === 0)
            if (index % 4 === 0)
              costs.push(Number((await send('POST /v1/fortunes', '/v1/fortunes', body)).at('meta.cost')));
            else if (index % 4 === 1) await send('GET /v1/profiles/{id}', `/v1/profiles/${id}`);
            else if (index % 4 === 2) await send('POST /v1/profiles', '/v1/profiles', { ...BIRTH, name: '' });
            else await send('GET *', '/v1/no/such/path');
        }
      };
      await Promise.all(Array.from({ length: 8 }, lane));
      await Promise.all(restarts);
      expect(restarts).toHaveLength(2);
      await counted(account, answered, true, own);
      const usage = await report(clientOf(account, servers[1]), '/v1/reports/usage');
      const rows = usage.at('by_endpoint') as { endpoint: string; requests: number }[];
      expect(Object.fromEntries(rows.map((row) => [row.endpoint, row.requests]))).toEqual(sums(sent, 'endpoint'));
      expect(costs).toEqual(Array(50).fill(0.013));
      expect(usage.at('summary.total_cost_usd')).toBe(0.65);
    } finally {
      await own.stop();
    }
  });
});

function sums(sent: Tally, by: 'endpoint' | 'status'): Record<string, number> {
  const result: Record<string, number> = {};
  for (const [key, count] of sent) {
    const at = key.lastIndexOf(' ');
    const name = by === 'endpoint' ? key.slice(0, at) : key.slice(at + 1);
    result[name] = (result[name] ?? 0) + count;
  }
  return result;
}
