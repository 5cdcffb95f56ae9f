import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { kstDate } from '../../shared/core/clock.ts';
import { kstToday } from '../harness/dates.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';

interface Entry {
  readonly id: number;
  readonly action: string;
  readonly resource_type: string;
  readonly resource_id: string;
  readonly actor_ip: string;
  readonly request_id: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly created_at: string;
}

describe('the audit log', () => {
  let platform: TestPlatform;
  /** The second one is behind a proxy. */
  let apiServers: readonly [ApiServer, ApiServer];

  beforeAll(async () => {
    platform = await startPlatform();
    const [first, second] = await Promise.all([
      platform.startApiServer(),
      platform.startApiServer({ TRUST_PROXY: 'loopback' }),
    ]);
    apiServers = [first, second];
    await platform.startWorker('all');
  });
  afterAll(() => platform.stop());

  const clientOf = (account: TestAccount, apiServer: ApiServer = apiServers[0]) =>
    createClient(apiServer.url, { key: account.liveKey, headers: { 'User-Agent': 'partner/1.0' } });
  const newProfile = async (call: Client, changes: Readonly<Record<string, unknown>> = {}): Promise<string> =>
    (await call('POST', '/v1/profiles', { body: { ...BIRTH, ...changes } })).textAt('id');
  const log = async (call: Client, query = ''): Promise<Entry[]> => {
    const answer = await call('GET', `/v1/reports/audit${query}`);
    expect({ query, status: answer.status }).toEqual({ query, status: 200 });
    return answer.at('data') as Entry[];
  };

  it('has one entry for each action, with its actor, target and address, newest first', async () => {
    const account = await platform.account();
    const call = clientOf(account);
    const requests = new Map<string, string | null>();
    const send = async (action: string, ...[method, path, options]: Parameters<Client>) => {
      const answer = await call(method, path, options);
      expect({ action, ok: answer.status < 300 }).toEqual({ action, ok: true });
      requests.set(action, answer.headers.get('x-request-id'));
      return answer;
    };
    const profile = (await send('profile.created', 'POST', '/v1/profiles', { body: BIRTH })).textAt('id');
    const body = { profile_id: profile, type: 'daily' };
    const fortune = (await send('fortune.created', 'POST', '/v1/fortunes', { body })).textAt('id');
    const hook = { url: 'http://127.0.0.1:9/hook', events: ['daily.reset'] };
    const webhook = (await send('webhook.created', 'POST', '/v1/webhooks', { body: hook })).textAt('id');
    await send('profile.unmasked', 'GET', `/v1/profiles/${profile}/unmasked`);
    await send('fortune.unmasked', 'GET', `/v1/fortunes/${fortune}/unmasked`);
    await send('fortune.deleted', 'DELETE', `/v1/fortunes/${fortune}`);
    await send('webhook.deleted', 'DELETE', `/v1/webhooks/${webhook}`);
    const list = [{ model: 'sonnet', to: ['gemini'], background: false }];
    await send('fallbacks.updated', 'PUT', '/v1/fallbacks', { body: { fallbacks: list } });
    const second = (await call('POST', '/v1/fortunes', { body: { ...body, model: 'sonnet' } })).textAt('id');
    await send('profile.updated', 'PUT', `/v1/profiles/${profile}`, { body: { ...BIRTH, birth_year: 1991 } });
    await send('profile.deleted', 'DELETE', `/v1/profiles/${profile}`);

    const entries = await log(call);
    const unmasked = { user_agent: 'partner/1.0' };
    const expected: [action: string, resource: string, metadata: Record<string, unknown>][] = [
      ['profile.deleted', profile, { fortunes_deleted: 0, cached_calculations_deleted: expect.any(Number) }],
      ['profile.updated', profile, { fortunes_deleted: 1 }],
      ['fortune.created', second, { profile_id: profile }],
      ['fallbacks.updated', account.accountId, { fallbacks: list }],
      ['webhook.deleted', webhook, {}],
      ['fortune.deleted', fortune, { profile_id: profile }],
      ['fortune.unmasked', fortune, { ...unmasked, endpoint: 'GET /v1/fortunes/{id}/unmasked', profile_id: profile }],
      ['profile.unmasked', profile, { ...unmasked, endpoint: 'GET /v1/profiles/{id}/unmasked' }],
      ['webhook.created', webhook, {}],
      ['fortune.created', fortune, { profile_id: profile }],
      ['profile.created', profile, {}],
    ];
    expect(entries).toEqual(
      expected.map(([action, resource, metadata]) => ({
        id: expect.any(Number),
        action,
        resource_type: action === 'fallbacks.updated' ? 'account' : action.split('.')[0],
        resource_id: resource,
        actor_ip: '127.0.0.1',
        actor_api_key: account.liveKey.slice(0, 20),
        request_id: resource === second ? expect.stringMatching(/^req_/) : requests.get(action),
        metadata,
        created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
      })),
    );
    const ids = entries.map(({ id }) => id);
    expect(ids.every(Number.isSafeInteger)).toBe(true);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    // Another account sees none of it, and the other mode only what holds for both.
    expect(await log(clientOf(await platform.account()))).toEqual([]);
    const ofTestMode = await log(createClient(apiServers[0].url, { key: account.testKey }));
    expect(ofTestMode.map(({ action }) => action)).toEqual(['fallbacks.updated']);
  });

  it('has no entry for missing targets, refusals and replays', async () => {
    const account = await platform.account();
    const call = clientOf(account);
    const id = await newProfile(call);
    const noUnmask = await account.key({ permissions: ['profile:read', 'fortune:read', 'profile:write'] });
    for (const path of [`/v1/profiles/prf_unknown/unmasked`, '/v1/fortunes/ftn_unknown/unmasked']) {
      expect((await call('GET', path)).status).toBe(404);
      expect((await call('GET', path, { key: noUnmask })).status).toBe(403);
    }
    const stranger = clientOf(await platform.account());
    expect((await stranger('GET', `/v1/profiles/${id}/unmasked`)).status).toBe(404);
    expect((await stranger('DELETE', `/v1/profiles/${id}`)).status).toBe(404);
    expect((await call('DELETE', '/v1/webhooks/whk_unknown')).status).toBe(404);
    expect(
      (await call('PUT', `/v1/profiles/${id}`, { body: { ...BIRTH, birth_day: 31, birth_month: 2 } })).status,
    ).toBe(400);
    const body = { profile_id: id, type: 'daily' };
    for (const status of [201, 200]) expect((await call('POST', '/v1/fortunes', { body })).status).toBe(status);
    const actions = (await log(call)).map(({ action }) => action);
    expect(actions).toEqual(['fortune.created', 'profile.created']);
    expect(await log(stranger)).toEqual([]);
  });

  it('has one entry for a batch, however many fortunes it generates', async () => {
    const call = clientOf(await platform.account());
    const ids = await Promise.all([1, 2, 3].map((day) => newProfile(call, { birth_day: day })));
    const batch = await call('POST', '/v1/fortunes/batch', { body: { profile_ids: ids, fortune_type: 'daily' } });
    await until('the batch has ended', async () => {
      return (await call('GET', `/v1/fortunes/batch/${batch.textAt('id')}`)).at('status') === 'completed';
    });
    const entries = await log(call, '?action=fortune.created');
    expect(entries).toMatchObject([
      {
        resource_type: 'fortune',
        resource_id: batch.textAt('id'),
        request_id: batch.headers.get('x-request-id'),
        metadata: { batch_id: batch.textAt('id'), total_count: 3, fortune_type: 'daily' },
      },
    ]);
  });

  it('accepts X-Forwarded-For only from a trusted proxy, and only an address', async () => {
    const account = await platform.account();
    const [plain, behind] = [clientOf(account), clientOf(account, apiServers[1])];
    const id = await newProfile(plain);
    const path = `/v1/profiles/${id}/unmasked`;
    const from = async (call: Client, forwarded: string) => {
      await call('GET', path, { headers: { 'X-Forwarded-For': forwarded, 'User-Agent': forwarded } });
      const [newest] = await log(plain, '?action=profile.unmasked&limit=1');
      expect(newest?.metadata['user_agent']).toBe(forwarded);
      return newest?.actor_ip;
    };
    expect(await from(plain, '203.0.113.7')).toBe('127.0.0.1');
    expect(await from(behind, '203.0.113.7')).toBe('203.0.113.7');
    // The values that the caller wrote precede the value that the proxy added.
    expect(await from(behind, '198.51.100.1, 203.0.113.8')).toBe('203.0.113.8');
    expect(await from(behind, '::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(await from(behind, '2001:DB8::1')).toBe('2001:db8::1');
    expect(await from(behind, '<script>')).toBe('127.0.0.1');
    expect((await log(plain, '?actor_ip=203.0.113.7')).length).toBe(1);
    expect((await log(plain, '?actor_ip=2001:DB8::1')).length).toBe(1);
  });

  it('gives increasing ids to successive entries, over two API servers, and distinct ids to simultaneous ones', async () => {
    const account = await platform.account();
    const calls = apiServers.map((apiServer) => clientOf(account, apiServer));
    const created: string[] = [];
    for (let count = 0; count < 30; count += 1) {
      created.push(await newProfile(calls[count % 2] ?? clientOf(account), { birth_day: (count % 28) + 1 }));
    }
    const inOrder = await log(clientOf(account), '?limit=1000');
    expect(inOrder.map(({ resource_id }) => resource_id)).toEqual(created.toReversed());
    const reads = Array.from({ length: 100 }, (_, count) =>
      calls[count % 2]?.('GET', `/v1/profiles/${created[count % 30]}/unmasked`),
    );
    for (const read of await Promise.all(reads)) expect(read?.status).toBe(200);
    const ids = (await log(clientOf(account), '?limit=1000&action=profile.unmasked')).map(({ id }) => id);
    expect(new Set(ids).size).toBe(100);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(Math.min(...ids)).toBeGreaterThan(inOrder[0]?.id ?? Number.POSITIVE_INFINITY);
  });

  describe('GET /v1/reports/audit', () => {
    let account: TestAccount;
    let call: Client;
    let all: Entry[];
    beforeAll(async () => {
      account = await platform.account();
      call = clientOf(account);
      for (let count = 0; count < 4; count += 1) {
        const id = await newProfile(call, { birth_day: count + 1 });
        await call('GET', `/v1/profiles/${id}/unmasked`);
      }
      const hook = { url: 'http://127.0.0.1:9/hook', events: ['daily.reset'] };
      await call('POST', '/v1/webhooks', { body: hook });
      all = await log(call);
      expect(all).toHaveLength(9);
    });

    it('filters by each field, by both ends of a time range, and by all at once', async () => {
      const [newest, second] = all;
      const resource = all[3]?.resource_id ?? '';
      const instant = second?.created_at ?? '';
      const plain = new Date(Date.parse(instant) + 9 * 3_600_000).toISOString().replace('Z', '');
      const kst = new Date(Date.parse(instant) + 9 * 3_600_000).toISOString().replace('Z', '+09:00');
      const cases: [query: string, wanted: (entry: Entry) => boolean][] = [
        ['action=profile.unmasked', ({ action }) => action === 'profile.unmasked'],
        ['action=fortune.deleted', () => false],
        ['resource_type=webhook', ({ resource_type }) => resource_type === 'webhook'],
        [`resource_id=${resource}`, ({ resource_id }) => resource_id === resource],
        ['resource_id=whatever', () => false],
        ['actor_ip=127.0.0.1', () => true],
        ['actor_ip=203.0.113.1', () => false],
        [`start_date=${instant}`, ({ created_at }) => created_at >= instant],
        [`end_date=${instant}`, ({ created_at }) => created_at <= instant],
        // A time without a zone is KST.
        [`start_date=${plain}`, ({ created_at }) => created_at >= instant],
        [`start_date=${plain}&end_date=${plain}`, ({ created_at }) => created_at === instant],
        [`end_date=${plain}`, ({ created_at }) => created_at <= instant],
        [`start_date=${encodeURIComponent(kst)}`, ({ created_at }) => created_at >= instant],
        // An unencoded plus sign is a space.
        [`start_date=${kst}`, ({ created_at }) => created_at >= instant],
        [`start_date=${instant}&end_date=${instant}`, ({ created_at }) => created_at === instant],
        [`start_date=${kstToday()}`, ({ created_at }) => kstDate(new Date(created_at)) >= kstToday()],
        ['end_date=2025-12-31', () => false],
        ['start_date=2999-01-01T00:00:00Z', () => false],
        [
          `resource_type=profile&action=profile.created&resource_id=${resource}&actor_ip=127.0.0.1&end_date=${newest?.created_at}`,
          ({ resource_id, action }) => resource_id === resource && action === 'profile.created',
        ],
      ];
      for (const [query, wanted] of cases) {
        const answer = await call('GET', `/v1/reports/audit?${query}`);
        expect({ query, data: answer.at('data') }).toEqual({ query, data: all.filter(wanted) });
        expect(answer.at('total_count')).toBe(all.filter(wanted).length);
      }
    });

    it('pages without repeating or skipping while entries are added, and returns the total', async () => {
      const seen: number[] = [];
      let cursor: unknown = '';
      for (let page = 0; cursor !== null; page += 1) {
        const answer = await call('GET', `/v1/reports/audit?limit=2&action=profile.unmasked${cursor}`);
        const entries = answer.at('data') as Entry[];
        seen.push(...entries.map(({ id }) => id));
        expect(answer.at('total_count')).toBe(4 + page);
        expect(answer.at('has_more')).toBe(answer.at('next_cursor') !== null);
        await call('GET', `/v1/profiles/${all[1]?.resource_id}/unmasked`);
        cursor = answer.at('next_cursor') === null ? null : `&cursor=${answer.textAt('next_cursor')}`;
      }
      expect(seen).toEqual(all.filter(({ action }) => action === 'profile.unmasked').map(({ id }) => id));
    });

    it.each([
      ['action=profile.read', 'action'],
      ['resource_type=batch', 'resource_type'],
      ['actor_ip=localhost', 'actor_ip'],
      ['start_date=yesterday', 'start_date'],
      ['start_date=2026-02-31T00:00:00Z', 'start_date'],
      ['end_date=2026-01-01T00:00:00KST', 'end_date'],
      ['start_date=2026-02-01T00:00:00Z&end_date=2026-01-01T00:00:00Z', 'start_date'],
      ['limit=0', 'limit'],
      ['limit=1001', 'limit'],
      ['cursor=abc', 'cursor'],
      [`cursor=${Buffer.from('v1:prf_1').toString('base64url')}`, 'cursor'],
      ['from=2026-01-01', 'from'],
    ])('refuses %s and names the field', async (query, field) => {
      const answer = await call('GET', `/v1/reports/audit?${query}`);
      expect(answer.status).toBe(400);
      expect(answer.at('code')).toBe('validation_error');
      expect((answer.at('errors') as { path: string }[]).map(({ path }) => path)).toContain(field);
    });

    it('requires a key with audit:read, and has no method that changes entries', async () => {
      const usual = await account.key({ permissions: ['usage:read'] });
      const refused = await call('GET', '/v1/reports/audit', { key: usual });
      expect([refused.status, refused.at('code')]).toEqual([403, 'forbidden']);
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        expect((await call(method, '/v1/reports/audit', { body: {} })).status).toBe(405);
        expect((await call(method, `/v1/reports/audit/${all[0]?.id}`, { body: {} })).status).toBe(404);
      }
      expect((await call('GET', '/v1/reports/audit?limit=1000')).status).toBe(200);
    });
  });
});
