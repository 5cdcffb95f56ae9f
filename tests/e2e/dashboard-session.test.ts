import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MAX_SESSIONS } from '../../shared/accounts/sessions.ts';
import { SESSION_PER_MINUTE, SESSIONS_PER_MINUTE } from '../../shared/core/plans.ts';
import { sha256Hex } from '../../shared/core/secrets.ts';
import { createBatch, createProfiles } from '../harness/batches.ts';
import { runCli } from '../harness/cli.ts';
import { BIRTH, type CallOptions, type Client, createClient, type HttpAnswer, until } from '../harness/http.ts';
import {
  type ApiServer,
  chargesOf,
  OPS_LOGIN,
  startPlatform,
  type TestAccount,
  type TestPlatform,
} from '../harness/platform.ts';
import { createRawClient } from '../harness/raw-client.ts';
import { dumpRedis } from '../harness/redis-dump.ts';
import { watchRedis } from '../harness/redis-monitor.ts';
import { nameOf, ROUTES } from '../harness/routes.ts';

const HOUR_MS = 3_600_000;
const BELOW = '/dashboard/api';
const ELSEWHERE = 'https://elsewhere.example';

const metricsOf = async (opsUrl: string) => {
  const authorization = `Basic ${btoa(`${OPS_LOGIN.user}:${OPS_LOGIN.password}`)}`;
  return (await fetch(`${opsUrl}/metrics`, { headers: { Authorization: authorization } })).text();
};

describe('the session of the dashboard', () => {
  let platform: TestPlatform;
  let apiServers: readonly [ApiServer, ApiServer];
  let url: string;
  beforeAll(async () => {
    platform = await startPlatform({ LOG_LEVEL: 'trace' });
    apiServers = [await platform.startApiServer(), await platform.startApiServer({ TRUST_PROXY: 'loopback' })];
    url = apiServers[0].url;
    await platform.startWorker('haiku,maintenance,webhook');
  });
  // Each test has its own guesses: on a fast machine all together exceed an address's limit of a minute.
  beforeEach(async () => {
    for (const counted of await platform.redis.keys('*{limit:ip:*')) await platform.redis.del(counted);
  });
  afterAll(() => platform.stop());

  const enter = (accessToken: unknown, options: CallOptions = {}, server = url) =>
    createClient(server)('POST', '/dashboard/session', { body: { access_token: accessToken }, ...options });
  const cookieOf = (answer: HttpAnswer): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const secretOf = (cookie: string) => cookie.slice('saju_session='.length);
  const recordOf = (cookie: string) => platform.admin.db.dashboardSessions.findById(sha256Hex(secretOf(cookie))).lean();

  interface SignedIn {
    readonly account: TestAccount;
    readonly cookie: string;
    /** As the dashboard calls: with the cookie, from its own page. */
    readonly call: Client;
  }
  const signIn = async (account?: TestAccount, headers: Readonly<Record<string, string>> = {}): Promise<SignedIn> => {
    const owner = account ?? (await platform.account());
    const answer = await enter(owner.accessToken);
    expect(answer.status).toBe(201);
    const cookie = cookieOf(answer);
    const client = createClient(url, { headers: { Cookie: cookie, Origin: url, ...headers } });
    return { account: owner, cookie, call: (method, path, options) => client(method, BELOW + path, options) };
  };
  const statusAt = async (server: ApiServer, cookie: string) =>
    (await createClient(server.url)('GET', `${BELOW}/v1/profiles`, { headers: { Cookie: cookie } })).status;

  describe('replaces the access token', () => {
    const PATH = '/account/access-token';

    it('with the present one, goes on, and ends the old token and the other sessions', async () => {
      const { account, call, cookie } = await signIn();
      const other = await signIn(account);
      const answer = await call('POST', PATH, { body: { access_token: account.accessToken } });
      expect(answer.status).toBe(200);
      const token = answer.textAt('access_token');
      expect(token).toMatch(/^bs_at_[0-9A-Za-z]{40}$/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const keysWith = async (bearer: string) => {
        const headers = { Authorization: `Bearer ${bearer}` };
        return (await createClient(apiServers[1].url)('GET', '/v1/keys', { headers })).status;
      };
      expect([await keysWith(account.accessToken), await keysWith(token)]).toEqual([401, 200]);
      for (const server of apiServers) {
        expect([await statusAt(server, cookie), await statusAt(server, other.cookie)]).toEqual([200, 401]);
      }
      const { accountId } = account;
      const entries = await platform.admin.db.auditEntries.find({ accountId, action: 'account.token_rotated' }).lean();
      expect(entries.map(({ livemode }) => livemode).toSorted()).toEqual([false, true]);
      expect(entries[0]).toMatchObject({ resourceId: accountId, actorApiKey: 'dashboard', metadata: {} });
      for (const secret of [token, account.accessToken]) {
        expect(platform.logged(secret)).toBe(0);
        expect(JSON.stringify(await dumpRedis(platform.redis))).not.toContain(secret);
      }
    });

    it('never without it, nor from another page, nor with a key or token in place of the session', async () => {
      const { account, cookie, call } = await signIn();
      const stranger = await platform.account();
      for (const token of ['bs_at_unknown', stranger.accessToken, account.liveKey]) {
        const answer = await call('POST', PATH, { body: { access_token: token } });
        expect([answer.status, answer.at('code')]).toEqual([400, 'validation_error']);
      }
      const body = { access_token: account.accessToken };
      const at = (headers: Readonly<Record<string, string>>) =>
        createClient(url)('POST', BELOW + PATH, { body, headers });
      expect((await at({ Cookie: cookie, Origin: ELSEWHERE })).status).toBe(403);
      expect((await at({ Cookie: cookie })).status).toBe(403);
      expect((await at({ Authorization: `Bearer ${account.accessToken}`, Origin: url })).status).toBe(401);
      expect((await at({ 'X-API-Key': account.liveKey, Origin: url })).status).toBe(401);
      expect((await enter(account.accessToken)).status).toBe(201);
    });

    it('once, of two at a time', async () => {
      const { account, call } = await signIn();
      const other = await signIn(account);
      const body = { access_token: account.accessToken };
      const both = await Promise.all([call('POST', PATH, { body }), other.call('POST', PATH, { body })]);
      expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    });
  });

  describe('begins', () => {
    it('has no route for the link of npm start', async () => {
      const post = { body: { code: 'x' }, headers: { Origin: url } };
      expect((await createClient(url)('POST', '/dashboard/session/link', post)).status).toBe(405);
    });

    it('with an access token, as a cookie of 12 hours for its own paths that no script reads', async () => {
      const { accessToken } = await platform.account();
      const answer = await enter(accessToken);
      expect(answer.status).toBe(201);
      expect(Date.parse(answer.textAt('expires_at')) - Date.now()).toBeGreaterThan(11.9 * HOUR_MS);
      const [cookie = '', ...others] = answer.headers.getSetCookie();
      expect(others).toEqual([]);
      const [pair, ...attributes] = cookie.split('; ');
      expect(pair).toMatch(/^saju_session=bs_ses_[0-9A-Za-z]{40}$/);
      expect(attributes.filter((each) => !each.startsWith('Expires=')).toSorted()).toEqual([
        'HttpOnly',
        'Max-Age=43200',
        'Path=/dashboard',
        'SameSite=Strict',
      ]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.text).not.toContain('bs_');
    });

    it.each([
      ['localhost', false],
      ['127.0.0.1:3000', false],
      ['[::1]:3000', false],
      ['saju.example', true],
      ['10.0.0.5:3000', true],
      ['localhost.example', true],
      ['127.0.0.1.example', true],
    ])('at %s with Secure: %s', async (host, isSecure) => {
      const { accessToken } = await platform.account();
      const raw = createRawClient(url);
      const body = Buffer.from(JSON.stringify({ access_token: accessToken }));
      const headers = { Host: host, 'Content-Type': 'application/json' };
      const answer = await raw.send({ method: 'POST', path: '/dashboard/session', headers, body }, 60_000);
      raw.close();
      expect(answer.status).toBe(201);
      expect(answer.headers.getSetCookie()[0]?.includes('; Secure')).toBe(isSecure);
    });

    it('with no other secret, and says why', async () => {
      const { liveKey, accessToken } = await platform.account();
      for (const secret of ['bs_at_unknown', liveKey, `${accessToken}x`, ' ']) {
        const answer = await enter(secret);
        expect({ secret, status: answer.status }).toEqual({ secret, status: 401 });
        expect(answer.at('code')).toBe('authentication_error');
        expect(answer.textAt('request_id')).toMatch(/^req_/);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
      expect((await enter(liveKey)).textAt('hint')).toMatch(/API key.*bs_at_/);
    });

    it.each([
      ['nothing', {}],
      ['an empty token', { access_token: '' }],
      ['a number', { access_token: 5 }],
      ['null', { access_token: null }],
      ['an object', { access_token: { $ne: '' } }],
      ['a novel', { access_token: 'x'.repeat(201) }],
      ['a field too many', { access_token: 'bs_at_x', mode: 'live' }],
      ['a list', []],
      ['a text', 'bs_at_x'],
    ])('not with %s: 400 with a problem', async (_, body) => {
      const answer = await createClient(url)('POST', '/dashboard/session', { body });
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(answer.at('code')).toBe('validation_error');
      expect(answer.headers.getSetCookie()).toEqual([]);
    });

    it('not from a page of another origin, nor with a form', async () => {
      const { accountId, accessToken } = await platform.account();
      for (const headers of [{ Origin: ELSEWHERE }, { Origin: 'null' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
        const answer = await enter(accessToken, { headers });
        expect([answer.status, answer.at('code')]).toEqual([403, 'forbidden']);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
      const form = { 'Content-Type': 'text/plain' };
      const raw = JSON.stringify({ access_token: accessToken });
      expect((await createClient(url)('POST', '/dashboard/session', { raw, headers: form })).status).toBe(415);
      expect(await platform.admin.db.dashboardSessions.countDocuments({ accountId })).toBe(0);
    });

    it('without a key of the account, and reads the keys without having used one', async () => {
      const { call } = await signIn();
      const keys = await call('GET', '/v1/keys');
      expect(keys.at('total_count')).toBe(2);
      expect([keys.at('data.0.last_used_at'), keys.at('data.1.last_used_at')]).toEqual([null, null]);
    });

    it('not for a suspended account', async () => {
      const { accountId, accessToken } = await platform.account();
      await platform.admin.operations.suspend('test', accountId);
      const answer = await enter(accessToken);
      expect([answer.status, answer.at('reason')]).toEqual([403, 'suspended']);
    });
  });

  describe('is needed', () => {
    const paths = ROUTES.filter(({ path }) => path.startsWith('/v1/'));

    it('at every route of /v1: without it, with a wrong one, a key or a token 401, which says where to sign in', async () => {
      const { liveKey, accessToken } = await platform.account();
      const anonymous = [
        {},
        { Cookie: 'saju_session=' },
        { Cookie: 'saju_session=bs_ses_unknown' },
        { Cookie: `saju_session=${liveKey}` },
        { Cookie: `saju_session=${accessToken}` },
        { Cookie: `other_saju_session=x; xsaju_session=y` },
        { 'X-API-Key': liveKey },
        { Authorization: `Bearer ${accessToken}` },
      ];
      const found: string[] = [];
      for (const [index, route] of paths.entries()) {
        const path = BELOW + route.path.replaceAll(/\{\w+\}/g, 'x');
        const headers = { Origin: url, ...anonymous[index % anonymous.length] };
        // The address's limit is for guesses: each request comes from another network.
        const forwarded = { ...headers, Origin: apiServers[1].url, 'X-Forwarded-For': `10.${index}.1.1` };
        const answer = await createClient(apiServers[1].url)(route.method, path, { headers: forwarded });
        const isRefused = answer.status === 401 && answer.textAt('hint').includes('/dashboard');
        if (!isRefused) found.push(`${nameOf(route)} ${answer.status}`);
      }
      expect(found).toEqual([]);
      expect(paths.length).toBeGreaterThan(40);
    });

    it('within the limit of guesses of an address', async () => {
      const guess = (number: number) =>
        createClient(apiServers[1].url)('GET', `${BELOW}/v1/profiles`, {
          headers: { Cookie: `saju_session=bs_ses_${number}`, 'X-Forwarded-For': '203.0.113.77' },
        });
      const statuses: number[] = [];
      await until('the address is refused', async () => {
        statuses.push((await guess(statuses.length)).status);
        return statuses.at(-1) === 429;
      });
      expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 401));
    });

    it('within that limit whatever refuses the caller before it is identified', async () => {
      const json = { 'Content-Type': 'application/json' };
      const address = { 'X-Forwarded-For': '203.0.113.79' };
      const send = (method: string, headers: Record<string, string>, body?: string) =>
        fetch(`${apiServers[1].url}/dashboard/session`, {
          method,
          headers: { ...headers, ...address },
          ...(body === undefined ? {} : { body }),
        });
      const refused = [
        () => send('POST', json, '{"access_token":1}'),
        () => send('POST', json, '{'),
        () => send('POST', { 'Content-Type': 'text/plain' }, 'x'),
        () => send('POST', json, JSON.stringify({ access_token: 'x'.repeat(5_000) })),
        () => send('POST', { ...json, Origin: 'https://other.example' }, '{"access_token":"x"}'),
        () => send('DELETE', { Origin: 'https://other.example' }),
        () => send('DELETE', { Cookie: Array.from({ length: 60 }, (_, at) => `saju_session=${at}`).join('; ') }),
      ];
      const statuses: number[] = [];
      for (const refuse of refused)
        await until('the address is refused', async () => {
          statuses.push((await refuse()).status);
          return statuses.at(-1) === 429;
        });
      expect([...new Set(statuses)].sort()).toEqual([400, 429]);
    });

    it('and opens nothing else: no path of the API proper, no unknown path, no other method', async () => {
      const { cookie, call } = await signIn();
      const headers = { Cookie: cookie, Origin: url };
      for (const path of ['/v1/profiles', '/v1/keys', '/v2/profiles', '/api/usage'])
        expect((await createClient(url)('GET', path, { headers })).status).toBe(401);
      for (const path of ['/v1/nothing', '/v2/profiles', '/api/usage', '/v1/api/usage', ''])
        for (const method of ['GET', 'POST']) expect((await call(method, path)).status).toBe(404);
      const answer = await call('PUT', '/v1/profiles');
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    });
  });

  describe('is for pages of this host only', () => {
    interface Sent {
      readonly name: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly read: number;
      readonly change: number;
    }
    const host = () => new URL(url).host;
    const matrix = (): readonly Sent[] => [
      { name: 'no Origin', headers: {}, read: 200, change: 403 },
      { name: 'its own', headers: { Origin: url }, read: 200, change: 201 },
      { name: 'its own, and the browser agrees', headers: own('same-origin'), read: 200, change: 201 },
      { name: 'another site', headers: { Origin: ELSEWHERE }, read: 403, change: 403 },
      { name: 'null', headers: { Origin: 'null' }, read: 403, change: 403 },
      { name: 'nonsense', headers: { Origin: 'nonsense' }, read: 403, change: 403 },
      { name: 'empty', headers: { Origin: '' }, read: 403, change: 403 },
      { name: 'another port', headers: { Origin: 'http://127.0.0.1:1' }, read: 403, change: 403 },
      {
        name: 'another name of the host',
        headers: { Origin: url.replace('127.0.0.1', 'localhost') },
        read: 403,
        change: 403,
      },
      { name: 'a longer name', headers: { Origin: `http://${host()}.example` }, read: 403, change: 403 },
      { name: 'the host as a user', headers: { Origin: `http://${host()}@elsewhere.example` }, read: 403, change: 403 },
      { name: 'a neighbour, by the browser', headers: own('same-site'), read: 403, change: 403 },
      { name: 'an image of another site', headers: { 'Sec-Fetch-Site': 'cross-site' }, read: 403, change: 403 },
      { name: 'typed by the user', headers: { 'Sec-Fetch-Site': 'none' }, read: 200, change: 403 },
    ];
    const own = (site: string) => ({ Origin: url, 'Sec-Fetch-Site': site });

    it('with one cookie only: a page of another port can set a second one', async () => {
      const [mine, other] = [await signIn(), await signIn()];
      const both = createClient(url, { headers: { Cookie: `${other.cookie}; ${mine.cookie}`, Origin: url } });
      expect((await both('GET', `${BELOW}/v1/profiles`)).status).toBe(401);
      expect((await mine.call('GET', '/v1/profiles')).status).toBe(200);
    });

    it('by Origin and Sec-Fetch-Site: 403 otherwise, and nothing is done', async () => {
      const { cookie, account } = await signIn();
      const raw = createRawClient(url);
      const body = Buffer.from(JSON.stringify(BIRTH));
      const got: unknown[] = [];
      for (const { name, headers: sent } of matrix()) {
        const headers = { Cookie: cookie, ...sent };
        const path = `${BELOW}/v1/profiles`;
        const read = await raw.send({ method: 'GET', path, headers, body: null }, 60_000);
        const json = { ...headers, 'Content-Type': 'application/json' };
        const change = await raw.send({ method: 'POST', path, headers: json, body }, 60_000);
        for (const { status, at } of [read, change]) if (status === 403) expect(at('code')).toBe('forbidden');
        got.push({ name, read: read.status, change: change.status });
      }
      raw.close();
      expect(got).toEqual(matrix().map(({ name, read, change }) => ({ name, read, change })));
      const { accountId } = account;
      expect(await platform.admin.db.profiles.countDocuments({ accountId })).toBe(
        matrix().filter(({ change }) => change === 201).length,
      );
    });

    it.each(['PUT', 'PATCH', 'DELETE'])('also for %s without an Origin', async (method) => {
      const { cookie } = await signIn();
      const answer = await createClient(url)(method, `${BELOW}/v1/webhooks/x`, { headers: { Cookie: cookie } });
      expect([403, 405]).toContain(answer.status);
      if (method === 'DELETE') expect(answer.status).toBe(403);
    });

    it('behind a proxy by X-Forwarded-Host, if the proxy is trusted', async () => {
      const { cookie } = await signIn();
      const forwarded = { Cookie: cookie, Origin: 'https://saju.example', 'X-Forwarded-Host': 'saju.example' };
      const [direct, behind] = await Promise.all(
        apiServers.map((server) => createClient(server.url)('GET', `${BELOW}/v1/profiles`, { headers: forwarded })),
      );
      expect([direct?.status, behind?.status]).toEqual([403, 200]);
      const overTls = { ...forwarded, 'X-Forwarded-Proto': 'https' };
      const origins = [
        'https://saju.example',
        'http://saju.example',
        'https://saju.example:8443',
        'ftp://saju.example',
      ];
      const statuses = origins.map(async (origin) => {
        const headers = { ...overTls, Origin: origin };
        return (await createClient(apiServers[1].url)('GET', `${BELOW}/v1/profiles`, { headers })).status;
      });
      expect(await Promise.all(statuses)).toEqual([200, 403, 403, 403]);
      expect(direct?.textAt('hint')).toContain('TRUST_PROXY');
    });

    it('whatever CORS_ORIGINS allows', async () => {
      const server = await platform.startApiServer({ CORS_ORIGINS: ELSEWHERE });
      const { cookie } = await signIn();
      const answer = await createClient(server.url)('GET', `${BELOW}/v1/profiles`, {
        headers: { Cookie: cookie, Origin: ELSEWHERE },
      });
      expect(answer.status).toBe(403);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      await server.stop();
    });
  });

  describe('answers as a key does', () => {
    it('in the mode of X-Livemode: test unless it says true, 400 for anything else', async () => {
      const { account, call } = await signIn();
      const made = async (key: string) =>
        (await createClient(url, { key })('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
      const [live, test] = [await made(account.liveKey), await made(account.testKey)];
      const listed = async (headers: Readonly<Record<string, string>>) => {
        const { status, at } = await call('GET', '/v1/profiles', { headers });
        return [status, at('total_count'), at('data.0.id')];
      };
      expect(await listed({})).toEqual([200, 1, test]);
      expect(await listed({ 'X-Livemode': 'false' })).toEqual([200, 1, test]);
      expect(await listed({ 'X-Livemode': 'true' })).toEqual([200, 1, live]);
      expect((await call('GET', `/v1/profiles/${live}`)).status).toBe(404);
      for (const mode of ['TRUE', '1', 'live', '', 'true, false']) {
        const answer = await call('GET', '/v1/profiles', { headers: { 'X-Livemode': mode } });
        expect([mode, answer.status, answer.at('errors.0.path')]).toEqual([mode, 400, 'X-Livemode']);
      }
    });

    it('with the same bodies, checks and stored answers', async () => {
      const { account, call } = await signIn();
      const withKey = createClient(url, { key: account.testKey });
      const id = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
      for (const path of ['/v1/profiles', `/v1/profiles/${id}`, '/v1/webhooks', '/v1/fortunes', '/v1/fallbacks'])
        expect((await call('GET', path)).body).toEqual((await withKey('GET', path)).body);
      expect((await call('POST', '/v1/profiles', { body: { ...BIRTH, birth_day: 32 } })).at('errors.0.path')).toBe(
        'birth_day',
      );
      const headers = { 'Idempotency-Key': 'dashboard-once-1' };
      const [first, second] = [
        await call('POST', '/v1/profiles', { body: BIRTH, headers }),
        await call('POST', '/v1/profiles', { body: BIRTH, headers }),
      ];
      expect(second.body).toEqual(first.body);
      expect(second.headers.get('idempotent-replayed')).toBe('true');
    });

    it('and does what needs the access token', async () => {
      const { account, call } = await signIn();
      const made = await call('POST', '/v1/keys', { body: { name: 'server', type: 'test' } });
      expect(made.status).toBe(201);
      expect((await createClient(url, { key: made.textAt('key') })('GET', '/v1/profiles')).status).toBe(200);
      expect((await call('DELETE', `/v1/keys/${made.textAt('id')}`)).status).toBe(204);
      const { items } = await platform.admin.keys.list(account.accountId, { limit: 10 });
      expect(items.find(({ name }) => name === 'server')?.revokedAt).toBeInstanceOf(Date);
    });

    it('but makes no key with permissions that it lacks', async () => {
      const { account, call } = await signIn();
      const permissions = ['profile:read', 'profile:unmask'] as const;
      const refused = await call('POST', '/v1/keys', { body: { name: 'server', type: 'live', permissions } });
      expect([refused.status, refused.at('code')]).toEqual([403, 'forbidden']);
      const withToken = createClient(url, { headers: { Authorization: `Bearer ${account.accessToken}` } });
      const made = await withToken('POST', '/v1/keys', { body: { name: 'server', type: 'live', permissions } });
      expect(made.status).toBe(201);
      const rotate = { body: { overlap_hours: 0 } };
      expect((await call('POST', `/v1/keys/${made.textAt('id')}/rotate`, rotate)).status).toBe(403);
      expect((await withToken('POST', `/v1/keys/${made.textAt('id')}/rotate`, rotate)).status).toBe(201);
    });

    it('never unmasks', async () => {
      const { account, call } = await signIn();
      const withKey = createClient(url, { key: account.testKey });
      const id = (await withKey('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
      const fortune = await withKey('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily' } });
      const unmasked = [`/v1/profiles/${id}/unmasked`, `/v1/fortunes/${fortune.textAt('id')}/unmasked`];
      for (const path of unmasked) {
        expect((await withKey('GET', path)).text).toContain(BIRTH.name);
        const answer = await call('GET', path);
        expect([answer.status, answer.at('code')]).toEqual([403, 'forbidden']);
        expect(answer.text).not.toContain(BIRTH.name);
      }
      for (const path of [`/v1/profiles/${id}`, '/v1/profiles', '/v1/fortunes'])
        expect((await call('GET', path)).text).not.toContain(BIRTH.name);
    });

    it("and finds nothing of another account's", async () => {
      const [{ call }, other] = [await signIn(), await platform.account()];
      const stranger = createClient(url, { key: other.testKey });
      const id = (await stranger('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
      const { items } = await platform.admin.keys.list(other.accountId, { limit: 1 });
      expect((await call('GET', `/v1/profiles/${id}`)).status).toBe(404);
      expect((await call('DELETE', `/v1/profiles/${id}`)).status).toBe(404);
      expect((await call('DELETE', `/v1/keys/${items[0]?._id}`)).status).toBe(404);
      expect((await call('GET', '/v1/profiles')).at('total_count')).toBe(0);
      expect((await stranger('GET', `/v1/profiles/${id}`)).status).toBe(200);
    });

    it('streams a fortune of the playground, which is charged as ever', async () => {
      const { account, call } = await signIn(undefined, { 'X-Livemode': 'true' });
      const body = { birth_date: '1990-05-15', birth_time: '14:00', gender: 'female', model: 'haiku' };
      const stream = await call('POST', '/v1/fortunes/daily-stream', { body });
      expect(stream.status).toBe(200);
      expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/);
      expect([...stream.text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name).toSorted()).toEqual([
        'character',
        'complete',
        'fortune',
        'tendency',
      ]);
      const charges = await chargesOf(platform, account);
      expect(charges).toHaveLength(1);
      // The charge is in the report, the request is not.
      const report = await call('GET', '/v1/reports/usage?group_by=endpoint');
      expect(report.at('summary')).toMatchObject({ total_requests: 0, total_cost_usd: charges[0] });
      expect(report.at('by_endpoint.0')).toMatchObject({
        endpoint: 'POST /dashboard/api/v1/fortunes/daily-stream',
        requests: 0,
      });
    });

    it('signs the audit log as the dashboard', async () => {
      const { call } = await signIn();
      const made = await call('POST', '/v1/profiles', { body: BIRTH });
      const entry = (await call('GET', '/v1/reports/audit')).at('data.0');
      expect(entry).toMatchObject({
        action: 'profile.created',
        resource_id: made.textAt('id'),
        actor_api_key: 'dashboard',
        request_id: made.headers.get('x-request-id'),
      });
    });
  });

  describe('counts in nothing of the account', () => {
    it('neither in the limits of the minute, the day and an endpoint, but for the items of its batches', async () => {
      const { account, call } = await signIn();
      await platform.admin.operations.setLimits('test', account.accountId, { perMinute: 4, perDay: 20 });
      const withKey = createClient(url, { key: account.testKey });
      const left = ({ headers }: HttpAnswer) => headers.get('ratelimit');
      const profileIds: string[] = [];
      for (let number = 0; number < 10; number += 1)
        profileIds.push((await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id'));
      const batch = await call('POST', '/v1/fortunes/batch', {
        body: { profile_ids: profileIds, fortune_type: 'daily' },
      });
      expect(batch.status).toBe(202);
      const untouched = { limit: 20, used: 10, remaining: 10 };
      expect((await call('GET', '/v1/reports/usage')).at('rate_limit_status')).toMatchObject(untouched);
      const first = await until('the limits are set', async () => {
        const answer = await withKey('GET', '/v1/webhooks');
        return answer.headers.get('x-ratelimit-limit') === '4' && answer;
      });
      expect(left(first)).toMatch(/"minute";r=3.*"day";r=9/);
      expect((await call('GET', '/v1/reports/usage')).at('rate_limit_status')).toMatchObject({ used: 11 });
      for (let more = 0; more < 3; more += 1) await withKey('GET', '/v1/webhooks');
      expect((await withKey('GET', '/v1/webhooks')).status).toBe(429);
      expect((await call('GET', '/v1/webhooks')).status).toBe(200);
      const beyond = await call('POST', '/v1/fortunes/batch', {
        body: { profile_ids: profileIds, fortune_type: 'monthly' },
      });
      expect([beyond.status, beyond.at('reason')]).toEqual([429, 'day']);
    });

    it('nor in usage, the request log, the charts to warm, and the uses of keys', async () => {
      const { account, call } = await signIn();
      const [mine, keys] = await createProfiles(call, 2);
      const fortuneOf = (client: Client, id: string | undefined) =>
        client('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily' } });
      expect((await fortuneOf(call, mine)).status).toBe(201);
      await call('GET', '/v1/profiles/prf_unknown');
      await call('POST', '/v1/profiles', { body: {} });
      await createClient(url)('GET', `${BELOW}/v1/profiles`);
      // What a key does afterwards shows when everything has been written.
      const withKey = createClient(url, { key: account.testKey });
      expect((await fortuneOf(withKey, keys)).status).toBe(201);
      await withKey('POST', '/v1/profiles', { body: {} });
      const { accountId } = account;
      const { db } = platform.admin;
      await until('the requests of the key are written', async () => {
        const report = (await call('GET', '/v1/reports/usage')).at('summary.total_requests');
        const [logged, charts] = [
          await db.requests.countDocuments({ accountId }),
          await db.recentCharts.countDocuments({ accountId }),
        ];
        return Number(report) >= 2 && logged >= 2 && charts >= 1;
      });
      const usage = await call('GET', '/v1/reports/usage?group_by=endpoint');
      expect(usage.at('summary.total_requests')).toBe(2);
      expect(usage.text).not.toContain('/dashboard/');
      const logged = (await call('GET', '/v1/requests')).at('data') as readonly { key_prefix: string }[];
      expect([...new Set(logged.map(({ key_prefix: prefix }) => prefix))]).toEqual([account.testKey.slice(0, 20)]);
      expect(await db.recentCharts.countDocuments({ accountId })).toBe(1);
      const { items } = await platform.admin.keys.list(accountId, { limit: 10 });
      expect(items).toHaveLength(2);
      expect(items.find(({ type }) => type === 'live')?.lastUsedAt).toBeNull();
    });

    it('but in its own limit: 300 a minute, for each session apart', async () => {
      const { account, call } = await signIn();
      const first = await call('GET', '/v1/webhooks');
      expect(first.headers.get('ratelimit-policy')).toBe(`"minute";q=${SESSION_PER_MINUTE};w=60`);
      const answers = [first];
      const refused = await until('it is used up', async () => {
        answers.push(...(await Promise.all(Array.from({ length: 100 }, () => call('GET', '/v1/webhooks')))));
        return answers.find(({ status }) => status === 429);
      });
      // More than 300 only if the first of them left the window meanwhile.
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(SESSION_PER_MINUTE);
      expect(refused.at('reason')).toBe('minute');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
      const other = await signIn(account);
      expect((await other.call('GET', '/v1/webhooks')).status).toBe(200);
      const withKey = await createClient(url, { key: account.testKey })('GET', '/v1/webhooks');
      expect(withKey.headers.get('ratelimit')).toMatch(/"minute";r=(\d+)/);
      expect(withKey.headers.get('x-ratelimit-remaining')).toBe(
        String(Number(withKey.headers.get('x-ratelimit-limit')) - 1),
      );
    });
  });

  it('has no more calls by signing in again: 600 a minute for all sessions of an account', async () => {
    const account = await platform.account();
    let accepted = 0;
    const startedAt = performance.now();
    for (const _ of [1, 2, 3]) {
      const { call } = await signIn(account);
      const answers = await Promise.all(
        Array.from({ length: SESSION_PER_MINUTE }, () => call('GET', '/v1/webhooks').then(({ status }) => status)),
      );
      accepted += answers.filter((status) => status === 200).length;
    }
    expect(accepted).toBeGreaterThanOrEqual(SESSIONS_PER_MINUTE);
    // On a busy machine they take longer than a minute.
    const minutes = 1 + Math.floor((performance.now() - startedAt) / 60_000);
    expect(accepted).toBeLessThanOrEqual(minutes * SESSIONS_PER_MINUTE);
  });

  describe('ends', () => {
    it('12 hours after its last use: each use sends the cookie anew once it is a minute old', async () => {
      const { cookie, call } = await signIn();
      const move = (expiresAt: Date) =>
        platform.admin.db.dashboardSessions.updateOne({ _id: sha256Hex(secretOf(cookie)) }, { expiresAt });
      expect((await call('GET', '/v1/profiles')).headers.getSetCookie()).toEqual([]);
      await move(new Date(Date.now() + 60_000));
      const renewed = await call('GET', '/v1/profiles');
      expect(renewed.status).toBe(200);
      expect(cookieOf(renewed)).toBe(cookie);
      expect(renewed.headers.getSetCookie()[0]).toMatch(
        /; Max-Age=43200; Path=\/dashboard; .*HttpOnly; SameSite=Strict/,
      );
      expect((await recordOf(cookie))?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 11.9 * HOUR_MS);
      await move(new Date(Date.now() - 60_000));
      expect((await call('GET', '/v1/profiles')).status).toBe(401);
    });

    it('by its sign-out, on every server, and leaves the other sessions of the account', async () => {
      const { account, cookie } = await signIn();
      const other = await signIn(account);
      const signOut = (headers: Readonly<Record<string, string>>) =>
        createClient(url)('DELETE', '/dashboard/session', { headers });
      expect((await signOut({ Cookie: cookie, Origin: ELSEWHERE })).status).toBe(403);
      for (const server of apiServers) expect(await statusAt(server, cookie)).toBe(200);
      const answer = await signOut({ Cookie: cookie, Origin: url });
      expect(answer.status).toBe(204);
      expect(answer.headers.getSetCookie()[0]).toMatch(/^saju_session=; Path=\/dashboard; Expires=Thu, 01 Jan 1970/);
      for (const server of apiServers) expect(await statusAt(server, cookie)).toBe(401);
      expect(await recordOf(cookie)).toBeNull();
      expect(await statusAt(apiServers[1], other.cookie)).toBe(200);
      for (const headers of [{ Cookie: cookie, Origin: url }, { Origin: url }, {}])
        expect((await signOut(headers)).status).toBe(204);
    });

    it('by its sign-out also beside the cookie of another page, and with every session that it names', async () => {
      const [first, second] = [await signIn(), await signIn()];
      const Cookie = `saju_session=x; ${first.cookie}; saju_session=bs_ses_unknown; ${second.cookie}`;
      const answer = await createClient(url)('DELETE', '/dashboard/session', { headers: { Cookie, Origin: url } });
      expect(answer.status).toBe(204);
      for (const { cookie } of [first, second]) expect(await statusAt(apiServers[1], cookie)).toBe(401);
    });

    it('by a sign-out of ten at most: more are refused, and go on', async () => {
      const { cookie } = await signIn();
      const unknown = (count: number) =>
        Array.from({ length: count }, (_, number) => `saju_session=bs_ses_${String(number).padStart(40, '0')}`);
      const signOut = (cookies: readonly string[]) =>
        createClient(url)('DELETE', '/dashboard/session', { headers: { Cookie: cookies.join('; '), Origin: url } });
      const refused = await signOut([cookie, ...unknown(MAX_SESSIONS)]);
      expect([refused.status, refused.at('errors.0.path')]).toEqual([400, 'Cookie']);
      expect(refused.headers.getSetCookie()).toEqual([]);
      expect(await recordOf(cookie)).not.toBeNull();
      // One that comes twice is one, and what is no secret is none.
      const others = [...unknown(MAX_SESSIONS - 1), cookie, 'saju_session=x', 'saju_session=bs_ses_unknown'];
      expect((await signOut([...others, cookie])).status).toBe(204);
      expect(await recordOf(cookie)).toBeNull();
    });

    it('by no sign-out that a server does not know, from an address that has ended none too often', async () => {
      const [, server] = apiServers;
      const signOut = (cookie: string) => {
        const headers = { Cookie: cookie, Origin: server.url, 'X-Forwarded-For': '203.0.113.78' };
        return createClient(server.url)('DELETE', '/dashboard/session', { headers });
      };
      const endsNone = ['', 'saju_session=x', `saju_session=bs_ses_${'0'.repeat(40)}`] as const;
      const statuses: number[] = [];
      const refused = await until('the address is refused', async () => {
        const answer = await signOut(endsNone[statuses.length % 3] ?? '');
        statuses.push(answer.status);
        return answer.status === 429 && answer;
      });
      expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 204));
      expect(refused.at('reason')).toBe('address');
      // Its other sign-outs look nothing up, but for a session that this server has accepted.
      const { cookie } = await signIn();
      expect((await signOut(cookie)).status).toBe(429);
      expect(await recordOf(cookie)).not.toBeNull();
      expect(await statusAt(server, cookie)).toBe(200);
      expect((await signOut(cookie)).status).toBe(204);
      expect(await recordOf(cookie)).toBeNull();
      expect((await signOut(cookie)).status).toBe(429);
    });

    it('on every server with what ends the access of its account: a suspension, another token, a deletion', async () => {
      const suspended = await signIn();
      const rotated = await signIn();
      const deleted = await signIn();
      const all = [suspended, rotated, deleted];
      for (const { cookie } of all) for (const server of apiServers) expect(await statusAt(server, cookie)).toBe(200);
      await runCli(platform, 'accounts', 'suspend', suspended.account.accountId);
      await platform.admin.accounts.rotateToken(rotated.account.accountId);
      await platform.admin.db.accounts.deleteOne({ _id: deleted.account.accountId });
      for (const { cookie } of all) for (const server of apiServers) expect(await statusAt(server, cookie)).toBe(401);
      await runCli(platform, 'accounts', 'resume', suspended.account.accountId);
      for (const server of apiServers) expect(await statusAt(server, suspended.cookie)).toBe(401);
    });
  });

  it('that began while its account was being suspended is refused too', async () => {
    const { account, call } = await signIn();
    await platform.admin.db.accounts.updateOne({ _id: account.accountId }, { suspendedAt: new Date() });
    const answer = await call('GET', '/v1/profiles');
    expect([answer.status, answer.at('reason')]).toEqual([403, 'suspended']);
  });

  it('leaves no token and no secret in logs, Redis, metrics and the database', async () => {
    const monitor = await watchRedis(platform.environment['REDIS_URL'] ?? '');
    const { account, cookie, call } = await signIn();
    await call('POST', '/v1/profiles', { body: BIRTH });
    await call('GET', '/v1/profiles/prf_unknown');
    await enter(`${account.accessToken}x`);
    await createClient(url)('DELETE', '/dashboard/session', { headers: { Cookie: cookie, Origin: url } });
    await createClient(url)('GET', `${BELOW}/v1/profiles`, { headers: { Cookie: cookie } });
    const kept = await signIn(account);
    monitor.stop();
    const { db } = platform.admin;
    const places = {
      logs: platform.logs(),
      Redis: JSON.stringify(await dumpRedis(platform.redis)),
      commands: monitor.seen.join('\n'),
      metrics: await metricsOf(apiServers[0].opsUrl),
      database: JSON.stringify([
        await db.dashboardSessions.find().lean(),
        await db.auditEntries.find({ accountId: account.accountId }).lean(),
        await db.requests.find({ accountId: account.accountId }).lean(),
      ]),
    };
    expect(places.logs).toContain('"key_prefix":"dashboard"');
    expect(places.commands).toContain('session:');
    expect(places.metrics).toContain('/dashboard/api/v1/profiles');
    expect(places.database).toContain(sha256Hex(secretOf(kept.cookie)));
    for (const [place, text] of Object.entries(places))
      for (const secret of [account.accessToken, secretOf(cookie), secretOf(kept.cookie)])
        expect({ place, found: text.includes(secret.slice(7)) }).toEqual({ place, found: false });
  });

  it('is in no document of the API', async () => {
    const { text } = await createClient(url)('GET', '/openapi.json');
    expect(text).not.toContain('/dashboard/');
    expect(text).not.toContain('saju_session');
  });

  it('follows a batch', async () => {
    const { account, call } = await signIn();
    const withKey = createClient(url, { key: account.testKey });
    const id = (await withKey('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
    const batch = await createBatch(withKey, [id]);
    const stream = await call('GET', `/v1/fortunes/batch/${batch}/events`);
    expect(stream.text).toContain('event: complete');
  });
});
