import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '../../shared/clock.ts';
import { kstToday } from '../support/dates.ts';
import { BIRTH, type Client, createClient, type HttpAnswer, until } from '../support/http.ts';
import { type Front, startPlatform, type TestAccount, type TestPlatform } from '../support/platform.ts';

/** What a caller has kept count of: `<endpoint> <status>`. */
type Tally = Map<string, number>;

describe('reports', () => {
  let platform: TestPlatform;
  let fronts: readonly [Front, Front];

  beforeAll(async () => {
    platform = await startPlatform();
    const [first, second] = await Promise.all([platform.startFront(), platform.startFront()]);
    fronts = [first, second];
    await platform.startWorker('all');
  });
  afterAll(() => platform.stop());

  const clientOf = (account: TestAccount, front: Front = fronts[0]) =>
    createClient(front.url, { key: account.liveKey });
  const report = async (client: Client, path: string): Promise<HttpAnswer> => {
    const answer = await client('GET', path);
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
    return answer;
  };
  /** Decisions 12: within five seconds. The wait is longer, for a machine that is busy with other things. */
  const counted = (account: TestAccount, requests: number, livemode = true) =>
    until(`${requests} requests are counted`, async () => {
      const days = await platform.admin.db.usageDays.find({ accountId: account.accountId, livemode }).lean();
      return days.reduce((sum, day) => sum + day.requests, 0) >= requests;
    });

  describe('GET /v1/reports/usage', () => {
    it('tells every request by endpoint, method and status, whatever became of it and whichever front took it', async () => {
      const account = await platform.account();
      const [one, two] = [clientOf(account), clientOf(account, fronts[1])];
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
        send(two, 'PATCH /v1/profiles/{id}', `/v1/profiles/${id}`, { body: {} }),
        send(one, 'POST /api/daily-fortune', '/v1/api/daily-fortune', { body: {} }),
        send(two, 'POST /api/daily-fortune', '/api/daily-fortune', { body: {} }),
        send(one, 'POST /v1/fortunes', '/v1/fortunes', { body: { profile_id: id, type: 'daily', model: 'gpt4o' } }),
      ]);
      await send(two, 'POST /v1/fortunes', '/v1/fortunes', { body: { profile_id: id, type: 'daily', model: 'gpt4o' } });
      // Nobody's: no key, and another's.
      await createClient(fronts[0].url)('GET', '/v1/profiles');
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

      // The reports themselves are requests too, whence only the other rows are compared.
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
