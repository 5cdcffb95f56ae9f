import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApi, type TestApi } from '../../../tests/harness/api.ts';
import { BIRTH, type Client, type HttpAnswer } from '../../../tests/harness/http.ts';
import { profileRoutes } from './profiles.ts';
import { reportRoutes } from './reports.ts';

/** The test's clock stands at noon of this KST day. */
const TODAY = '2090-06-15';

describe('the routes of reports', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi((services) => [...reportRoutes(services), ...profileRoutes(services.profiles)]);
  });
  afterAll(() => api.close());

  const refusal = (answer: HttpAnswer) => [answer.status, answer.at('code'), answer.at('errors.0.path')];

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
    ['group_by', 'usage?group_by=key'],
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
