import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../../shared/core/ids.ts';
import { PERMISSIONS } from '../../shared/core/permissions.ts';
import { runCli } from '../harness/cli.ts';
import { type Client, createClient, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';

describe('accounts and keys', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let call: Client;

  beforeAll(async () => {
    platform = await startPlatform();
    apiServer = await platform.startApiServer();
    call = createClient(apiServer.url);
  });
  afterAll(() => platform.stop());

  const bearer = async (): Promise<{ account: TestAccount; client: Client }> => {
    const account = await platform.account();
    return { account, client: createClient(apiServer.url, { bearer: account.accessToken }) };
  };

  const cli = async (...args: string[]): Promise<Readonly<Record<string, unknown>>> => {
    const { stdout } = await runCli(platform, ...args, '--json');
    expect(stdout.endsWith('\n') && stdout.indexOf('\n') === stdout.length - 1).toBe(true);
    return JSON.parse(stdout);
  };

  it('creates a key that is shown once and works at once', async () => {
    const { client } = await bearer();
    const created = await client('POST', '/api/keys', { body: { name: 'server', type: 'test' } });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ success: true, data: { name: 'server', type: 'test' } });
    expect(created.textAt('data.id')).toMatch(/^key_[0-9a-hjkmnp-tv-z]{26}$/);
    const key = created.textAt('data.key');
    expect(key).toMatch(/^bs_test_[0-9A-Za-z]{44}$/);
    expect(created.textAt('data.prefix')).toBe(key.slice(0, 20));
    expect((await call('GET', '/v1/profiles', { key })).status).toBe(200);
    const listed = await client('GET', '/api/keys');
    expect(listed.text).not.toContain(key);
    expect(listed.text).toContain(key.slice(0, 20));
  });

  it('lists a hundred keys at most, and the rest on the following pages', async () => {
    const { account, client } = await bearer();
    const { apiKeys } = platform.admin.db;
    const [sample] = await apiKeys.find({ accountId: account.accountId }).lean();
    if (sample === undefined) throw new Error('the account has no key');
    await apiKeys.insertMany(
      Array.from({ length: 120 }, (_, index) => {
        const unique = { _id: newId('key'), prefix: `bs_test_${String(index).padStart(12, '0')}` };
        return { ...sample, ...unique, secretHash: `${sample.secretHash}${index}`, slot: null, revokedAt: new Date() };
      }),
    );
    const pages: { readonly id: string }[][] = [];
    for (let query = ''; ; ) {
      const page = await client('GET', `/api/keys${query}`);
      pages.push(page.at('data') as { id: string }[]);
      expect(page.at('meta.totalCount')).toBe(122);
      expect(page.at('meta.hasMore')).toBe(page.at('meta.nextCursor') !== null);
      if (page.at('meta.nextCursor') === null) break;
      query = `?cursor=${page.textAt('meta.nextCursor')}`;
    }
    expect(pages.map(({ length }) => length)).toEqual([100, 22]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(122);
    expect((await client('GET', '/api/keys?limit=5')).at('data')).toEqual(pages[0]?.slice(0, 5));
    const refused = await client('GET', '/api/keys?limit=101');
    expect(refused.body).toMatchObject({ success: false, error: { code: 'invalid_request', field: 'limit' } });
  });

  it('returns when a key was used last, as soon as it was used', async () => {
    const { client, account } = await bearer();
    const usedAt = async () => {
      const listed = (await client('GET', '/api/keys')).at('data') as { prefix: string; lastUsedAt: string | null }[];
      return listed.find(({ prefix }) => prefix === account.testKey.slice(0, 20))?.lastUsedAt;
    };
    expect(await usedAt()).toBeNull();
    expect((await call('GET', '/v1/profiles', { key: account.testKey })).status).toBe(200);
    // The database's clock.
    expect(Math.abs(Date.parse((await usedAt()) ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('creates accounts and sets their limits by the command line, in one line of JSON', async () => {
    const created = await cli('accounts', 'create', '--email', 'Cli@Partner.example', '--plan', 'starter');
    expect(created).toEqual({
      account_id: expect.stringMatching(/^acc_[0-9a-hjkmnp-tv-z]{26}$/),
      email: 'cli@partner.example',
      plan: 'starter',
      access_token: expect.stringMatching(/^bs_at_[0-9A-Za-z]{40}$/),
      signing_secret: expect.stringMatching(/^whsec_[0-9A-Za-z+/]{43}=$/),
    });
    const limited = await cli('accounts', 'set-limits', 'cli@partner.example', '--per-minute', '7', '--per-day', '9');
    expect(limited).toMatchObject({ per_minute: 7, per_day: 9 });
    const accountId = String(created['account_id']);
    const unlimited = await cli('accounts', 'set-limits', accountId, '--per-day', 'none');
    expect(unlimited).toMatchObject({ account_id: accountId, per_minute: 7, per_day: 'none' });
    const client = createClient(apiServer.url, { bearer: String(created['access_token']) });
    const key = (await client('POST', '/api/keys', { body: { name: 'a', type: 'live' } })).textAt('data.key');
    const usage = await call('GET', '/api/usage', { key });
    expect(usage.at('usage.today.limit')).toBeNull();
    expect(usage.headers.get('ratelimit-policy')).toBe('"minute";q=7;w=60');
    await expect(cli('accounts', 'create', '--email', 'cli@partner.example')).rejects.toMatchObject({ code: 1 });
  });

  it('gives a key without listed permissions all except unmasking and the audit log', async () => {
    const { client } = await bearer();
    const created = await client('POST', '/api/keys', { body: { name: 'plain', type: 'test' } });
    const given = created.at('data.permissions');
    expect(given).toEqual(
      PERMISSIONS.filter((name) => !['fortune:unmask', 'profile:unmask', 'audit:read'].includes(name)),
    );
  });

  it('keeps three active keys of a type when twenty are requested at once', async () => {
    const account = await platform.admin.accounts.create({ email: 'race@partner.example', plan: 'pro' });
    const client = createClient(apiServer.url, { bearer: account.accessToken });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        client('POST', '/api/keys', { body: { name: `k${index}`, type: 'live' } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(17);
    expect(refused[0]?.body).toMatchObject({ success: false, error: { code: 'key_limit_reached' } });
    const other = await client('POST', '/api/keys', { body: { name: 'another type', type: 'test' } });
    expect(other.status).toBe(201);
  });

  it('refuses a revoked key with expired_api_key within 5 seconds on every API server', async () => {
    const { client, account } = await bearer();
    const second = await platform.startApiServer();
    const created = await client('POST', '/api/keys', { body: { name: 'short-lived', type: 'test' } });
    const key = created.textAt('data.key');
    const other = createClient(second.url, { key });
    expect((await other('GET', '/v1/profiles')).status).toBe(200);
    const revoked = await client('DELETE', `/api/keys/${created.textAt('data.id')}`);
    expect(revoked.status).toBe(200);
    await until(
      'the second API server refuses the key',
      async () => (await other('GET', '/v1/profiles')).status === 401,
      // Longer than five, for slow machines.
      60_000,
    );
    const legacy = await createClient(apiServer.url, { key })('GET', '/v1/profiles');
    expect(legacy.body).toMatchObject({ status: 401, code: 'authentication_error', type: '/errors/authentication' });
    expect((await client('DELETE', '/api/keys/key_00000000000000000000000000')).status).toBe(404);
    const stranger = await bearer();
    expect((await stranger.client('DELETE', `/api/keys/${created.textAt('data.id')}`)).status).toBe(404);
    expect(account.accountId).toMatch(/^acc_/);
    await second.stop();
  });

  it('refuses an expired key', async () => {
    const account = await platform.account();
    await platform.admin.db.apiKeys.updateOne(
      { prefix: account.testKey.slice(0, 20) },
      { $set: { expiresAt: new Date('2020-01-01T00:00:00Z') } },
    );
    const answer = await call('GET', '/v1/profiles', { key: account.testKey });
    expect(answer.status).toBe(401);
  });

  it.each([
    ['missing', {}],
    ['of another form', { key: 'sk_live_1234' }],
    ['unknown', { key: `bs_live_${'A'.repeat(44)}` }],
  ])('answers 401 to a key that is %s', async (name, options) => {
    const answer = await call('GET', '/v1/profiles', options);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ code: 'authentication_error', status: 401, instance: '/v1/profiles' });
    expect(answer.textAt('request_id')).toBe(answer.headers.get('x-request-id'));
    expect(answer.headers.get('x-ratelimit-limit')).toBe('60');
    const legacy = await call('GET', '/api/usage', options);
    expect(legacy.at('error.code')).toBe(name === 'missing' ? 'missing_api_key' : 'invalid_api_key');
    if (name !== 'missing') expect(legacy.textAt('error.hint')).toContain('must start with bs_live_ or bs_test_');
  });

  it('names the missing permission with 403', async () => {
    const account = await platform.account();
    const key = await account.key({ type: 'test', permissions: ['fortune:read'] });
    const answer = await call('POST', '/v1/profiles', { key, body: {} });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'forbidden' });
    expect(answer.textAt('detail')).toContain('profile:write');
  });

  it('refuses access tokens that are missing or unknown in the legacy shape', async () => {
    expect((await call('GET', '/api/keys')).body).toMatchObject({
      success: false,
      error: { code: 'missing_api_key' },
      meta: { requestId: expect.stringMatching(/^req_/) },
    });
    const unknown = await call('GET', '/v1/api/keys', { bearer: `bs_at_${'x'.repeat(40)}` });
    expect(unknown.status).toBe(401);
    expect(unknown.headers.get('deprecation')).toBe('true');
  });

  it.each([
    [{ type: 'live' }, 'name'],
    [{ name: 'x', type: 'production' }, 'type'],
    [{ name: 'x', type: 'test', permissions: ['everything'] }, 'permissions.0'],
    [{ name: 'x', type: 'test', expiresAt: 'tomorrow' }, 'expiresAt'],
    [{ name: 'x', type: 'test', expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
  ])('refuses the key %j and names %s', async (body, field) => {
    const { client } = await bearer();
    const answer = await client('POST', '/api/keys', { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, error: { code: 'invalid_request', field } });
  });

  it('stores no key and no token, only hashes', async () => {
    const account = await platform.account();
    const { db } = platform.admin;
    const stored = JSON.stringify([await db.apiKeys.find().lean(), await db.accounts.find().lean()]);
    expect(stored).not.toContain(account.liveKey);
    expect(stored).not.toContain(account.liveKey.slice(20));
    expect(stored).not.toContain(account.accessToken);
  });

  it('limits each key by its plan and sends the limit with every response', async () => {
    const account = await platform.account({ plan: 'free' });
    const client = createClient(apiServer.url, { key: account.liveKey });
    const answers = [];
    for (let count = 0; count < 12; count += 1) answers.push(await client('GET', '/v1/profiles'));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429, 429]);
    expect(answers.map(({ headers }) => headers.get('x-ratelimit-remaining'))).toEqual([
      '9',
      '8',
      '7',
      '6',
      '5',
      '4',
      '3',
      '2',
      '1',
      '0',
      '0',
      '0',
    ]);
    const refused = answers[10];
    expect(refused?.body).toMatchObject({ code: 'rate_limited', type: '/errors/rate-limited' });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused?.at('retry_after')).toBe(Number(refused?.headers.get('retry-after')));
    const testMode = await createClient(apiServer.url, { key: account.testKey })('GET', '/v1/profiles');
    expect(testMode.headers.get('x-ratelimit-remaining')).toBe('9');
  });

  it('accepts exactly the limit when two API servers get 60 requests at once', async () => {
    const account = await platform.account({ plan: 'free' });
    const second = await platform.startApiServer();
    const clients = [apiServer, second].map(({ url }) => createClient(url, { key: account.liveKey }));
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => (clients[index % 2] ?? call)('GET', '/v1/fortunes')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    await second.stop();
  });
});
