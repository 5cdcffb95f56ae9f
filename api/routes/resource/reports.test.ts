import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApi, type TestApi } from '../../../tests/harness/api.ts';
import { BIRTH, type Client, type HttpAnswer, until } from '../../../tests/harness/http.ts';
import { deferred } from '../../../tests/harness/stores.ts';
import { profileRoutes } from './profiles.ts';
import { reportRoutes } from './reports.ts';

/** The test's clock stands at noon of this KST day. */
const TODAY = '2090-06-15';

describe('the routes of reports', () => {
  let api: TestApi;
  let beforeAudit = async (_accountId: string): Promise<void> => undefined;
  beforeAll(async () => {
    api = await openApi((services) => {
      const audit: typeof services.reports.audit = async (...about) => {
        await beforeAudit(about[0].owner.accountId);
        return services.reports.audit(...about);
      };
      const reports = { ...services.reports, audit };
      return [...reportRoutes({ ...services, reports }), ...profileRoutes(services.profiles)];
    });
  });
  afterAll(() => api.close());

  const refusal = (answer: HttpAnswer) => [answer.status, answer.at('code'), answer.at('errors.0.path')];

  it('are read two at a time by an account, whose others wait, and hold up no other account', async () => {
    const end = deferred();
    const started: string[] = [];
    beforeAudit = (accountId) => {
      started.push(accountId);
      return started[0] === accountId ? end.promise : Promise.resolve();
    };
    const permissions = ['audit:read'] as const;
    const [hurried, other] = [await api.newClient({ permissions }), await api.newClient({ permissions })];
    const hundred = Array.from({ length: 100 }, () => hurried('GET', '/v1/reports/audit?limit=1000'));
    await until('two are read', async () => started.length >= 2);
    const others = [1, 2, 3].map(() => other('GET', '/v1/reports/audit'));
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(started.filter((accountId) => accountId === started[0])).toHaveLength(2);
    end.resolve();
    expect(new Set((await Promise.all(hundred)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(started).toHaveLength(103);
    beforeAudit = async () => undefined;
  });

  it('report usage of the last week by endpoint and day unless the query says otherwise', async () => {
    const report = await api.call('GET', '/v1/reports/usage');
    expect(report.status).toBe(200);
    expect(report.body).toMatchObject({ period: 'day', start_date: '2090-06-08', end_date: TODAY, by_endpoint: [] });
    expect(report.at('daily_breakdown')).toHaveLength(8);
    const query = 'group_by=status_code&period=week&start_date=2090-06-01&end_date=2090-06-15';
    const chosen = await api.call('GET', `/v1/reports/usage?${query}`);
    expect(chosen.body).toMatchObject({ period: 'week', start_date: '2090-06-01', by_status_code: [] });
    expect(chosen.body).not.toHaveProperty('by_endpoint');
    expect(chosen.at('daily_breakdown')).toHaveLength(3);
  });

  it("show the day's limit where the plan has one, otherwise the minute's", async () => {
    const minute = (await api.call('GET', '/v1/reports/usage')).at('rate_limit_status');
    expect(minute).toMatchObject({ window: 'minute', limit: 1_000 });
    const starter = await api.newClient({ plan: 'starter' });
    await starter('GET', '/v1/reports/usage');
    const day = (await starter('GET', '/v1/reports/usage')).at('rate_limit_status');
    // The day ends at midnight in Korea.
    const resets_at = '2090-06-15T15:00:00.000Z';
    expect(day).toEqual({ window: 'day', limit: 1_000, used: 2, remaining: 998, resets_at });
  });

  it('report fortunes and profiles of the last 30 days', async () => {
    const call = await api.newClient();
    await call('POST', '/v1/profiles', { body: BIRTH });
    for (const report of ['fortunes', 'profiles']) {
      const answer = await call('GET', `/v1/reports/${report}`);
      expect([answer.status, answer.at('start_date'), answer.at('end_date')]).toEqual([200, '2090-05-16', TODAY]);
    }
    for (const type of ['fortune_type=monthly', 'type=monthly', 'fortune_type=monthly&type=monthly']) {
      expect((await call('GET', `/v1/reports/fortunes?${type}`)).status).toBe(200);
    }
  });

  it.each([
    ['group_by', 'usage?group_by=model'],
    ['period', 'usage?period=year'],
    ['start_date', 'usage?start_date=2090-02-30'],
    ['start_date', 'usage?start_date=2090-06-15&end_date=2090-06-14'],
    ['start_date', 'fortunes?start_date=2090-01-01&end_date=2090-06-01'],
    ['fortune_type', 'fortunes?fortune_type=weekly'],
    ['type', 'fortunes?fortune_type=daily&type=monthly'],
    ['group_by', 'profiles?group_by=element'],
  ])('refuse a wrong %s in %s', async (field, path) => {
    expect(refusal(await api.call('GET', `/v1/reports/${path}`))).toEqual([400, 'validation_error', field]);
  });

  describe('of the audit log', () => {
    let call: Client;
    beforeAll(async () => {
      call = await api.newClient({ permissions: ['audit:read', 'profile:write'] });
      await call('POST', '/v1/profiles', { body: BIRTH });
    });

    const countOf = async (query: string) => {
      const answer = await call('GET', `/v1/reports/audit?${query}`);
      return answer.status === 200 ? answer.at('total_count') : answer.text;
    };

    it('need a permission of their own', async () => {
      expect((await api.call('GET', '/v1/reports/audit')).status).toBe(403);
      expect((await call('GET', '/v1/reports/usage')).status).toBe(403);
    });

    it.each<[string, number]>([
      ['start_date=2090-06-15', 1],
      ['start_date=2090-06-16', 0],
      ['end_date=2090-06-15', 1],
      ['end_date=2090-06-14', 0],
      ['start_date=2090-06-15T12:00:00', 1],
      ['start_date=2090-06-15T12:00:01', 0],
      ['start_date=2090-06-15T03:00:00Z', 1],
      ['start_date=2090-06-15T03:00:01Z', 0],
      ['start_date=2090-06-15T12:00:01%2B09:00', 0],
      // A plus sign that was not encoded.
      ['start_date=2090-06-15T12:00:00+09:00', 1],
    ])('read %s as KST days, or as times in KST unless they have a zone', async (query, count) => {
      expect(await countOf(query)).toBe(count);
    });

    it('filter by action, resource and address', async () => {
      expect(await countOf('action=profile.created&resource_type=profile&actor_ip=127.0.0.1')).toBe(1);
      expect(await countOf('action=profile.deleted')).toBe(0);
      expect(await countOf('resource_id=prf_1')).toBe(0);
      expect(await countOf('actor_ip=203.0.113.1')).toBe(0);
    });

    it.each([
      ['action', 'action=profile.read'],
      ['resource_type', 'resource_type=key'],
      ['actor_ip', 'actor_ip=localhost'],
      ['start_date', 'start_date=yesterday'],
      ['end_date', 'end_date=2090-02-30T00:00:00Z'],
      ['limit', 'limit=1001'],
      ['cursor', 'cursor=x'],
    ])('refuse a wrong %s', async (field, query) => {
      expect(refusal(await call('GET', `/v1/reports/audit?${query}`))).toEqual([400, 'validation_error', field]);
    });
  });
});
