import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Route } from '../../api/http/route.ts';
import { newId, randomBase62 } from '../../shared/core/ids.ts';
import { PERMISSIONS, type Permission } from '../../shared/core/permissions.ts';
import { expectErrorShape, expectLimitHeaders, expectNothingInside } from '../harness/error-shapes.ts';
import { type Example, exampleOf, pathOf } from '../harness/examples.ts';
import { type CallOptions, type Client, createClient, type HttpAnswer, until } from '../harness/http.ts';
import { failuresIn } from '../harness/logs.ts';
import { startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { named, nameOf, ROUTES, saysUnauthorized } from '../harness/routes.ts';
import { createTenant, idsIn, type Tenant } from '../harness/tenant.ts';

const CLOSED = ROUTES.filter(({ access }) => access.kind !== 'public');
const IDLE_MODEL = 'gemini';
/** These hold for both modes of an account. */
const OF_BOTH_MODES = ['PUT /v1/fallbacks'];
/** Reads that generate what is missing. */
const GENERATING_READS = [
  'GET /v1/fortunes/character',
  'GET /v1/fortunes/tendency',
  'GET /v1/fortunes/radar',
  'GET /v1/fortunes/daily/{profile_id}',
];

/** The legacy error code for each kind of invalid key; the other groups have one code for all. */
const REFUSED_KEYS: readonly (readonly [name: string, credential: keyof Credentials, legacyCode: string])[] = [
  ['no key', 'none', 'missing_api_key'],
  ['an empty key', 'empty', 'missing_api_key'],
  ['a malformed key', 'malformed', 'invalid_api_key'],
  ['a key of another service', 'foreignForm', 'invalid_api_key'],
  ['an unknown key', 'unknown', 'invalid_api_key'],
  ["a key's public part with another secret", 'otherSecret', 'invalid_api_key'],
  ['a key sent twice', 'twice', 'invalid_api_key'],
  ['the credential of the other kind', 'otherKind', 'invalid_api_key'],
  ['a revoked key', 'revoked', 'expired_api_key'],
  ['an expired key', 'expired', 'expired_api_key'],
];

/** The values sent as the key; undefined: none. Access tokens can neither be revoked nor expire. */
type Credentials = Readonly<
  Record<
    | 'none'
    | 'empty'
    | 'malformed'
    | 'foreignForm'
    | 'unknown'
    | 'otherSecret'
    | 'twice'
    | 'otherKind'
    | 'revoked'
    | 'expired',
    string | undefined
  >
>;

describe('every route', () => {
  let platform: TestPlatform;
  let receiver: Receiver;
  let url: string;
  let stranger: Tenant;
  let keys: Credentials;
  let tokens: Credentials;
  const planted: Tenant[] = [];

  beforeAll(async () => {
    receiver = await startReceiver();
    platform = await startPlatform();
    url = (await platform.startApiServer({ TRUST_PROXY: 'true' })).url;
    await platform.startWorker('haiku,sonnet,gpt4o,webhook,maintenance');
    stranger = tenantOf(await platform.account());
    [keys, tokens] = await credentials(platform, url);
  });
  afterAll(async () => {
    await platform.stop();
    await receiver.close();
  });

  const tenantOf = (account: TestAccount): Tenant =>
    createTenant({
      url,
      key: account.liveKey,
      accessToken: account.accessToken,
      receiverUrl: receiver.url,
      idleModel: IDLE_MODEL,
    });
  /** A new account with planted records. */
  const newTenant = async () => {
    const account = await platform.account();
    const tenant = tenantOf(account);
    await Promise.all([tenant.profile(), tenant.webhook()]);
    planted.push(tenant);
    return { account, tenant };
  };

  let [shared, uses]: [Tenant | null, number] = [null, 0];
  /** For tests that tolerate the records of other tests; replaced before it reaches its maximum of webhooks. */
  const sharedTenant = async () => {
    if (shared === null || uses % 15 === 0) shared = (await newTenant()).tenant;
    uses += 1;
    return shared;
  };

  it.each(named(ROUTES))('has an example that answers its owner with 2xx: $name', async ({ route }) => {
    const tenant = await sharedTenant();
    const answer = await send(ownClient(tenant, route), route, await exampleOf(route, tenant));
    expect({ status: answer.status, text: answer.status < 300 ? '' : answer.text }).toMatchObject({ text: '' });
    expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
    if (route.access.kind === 'public') expect(answer.headers.get('x-ratelimit-limit')).toBeNull();
    else expect(expectLimitHeaders(answer)).toMatchObject({ limit: 1_000 });
    expect(answer.headers.get('deprecation')).toBe(route.group === 'legacy' ? 'true' : null);
  });

  it.each(named(ROUTES.filter(({ method }) => method === 'GET')))(
    'answers HEAD at $name without a body, and generates and charges nothing',
    async ({ route }) => {
      const { account, tenant } = await newTenant();
      const example = await exampleOf(route, tenant);
      const own = { accountId: account.accountId };
      const { calls, generations } = platform.admin.db;
      const made = async () => [await calls.countDocuments(own), await generations.countDocuments(own)];
      const before = await made();
      const client = ownClient(tenant, route);
      const head = await client('HEAD', pathOf(route, example));
      expect([head.status, head.text]).toEqual([GENERATING_READS.includes(nameOf(route)) ? 404 : 200, '']);
      expect(await made()).toEqual(before);
      expect((await send(client, route, example)).status).toBe(200);
      expect((await client('HEAD', pathOf(route, example))).status).toBe(200);
    },
  );

  it.each(named(CLOSED))('refuses $name without a valid key, before any other check', async ({ route }) => {
    const tenant = await sharedTenant();
    const example = await exampleOf(route, tenant);
    for (const [name, credential, legacyCode] of REFUSED_KEYS) {
      const [header, value] =
        route.access.kind === 'bearer' ? ['Authorization', tokens[credential]] : ['X-API-Key', keys[credential]];
      if (value === undefined && credential !== 'none') continue;
      const visitor = createClient(url, {
        headers: { 'X-Forwarded-For': newAddress(), ...(value === undefined ? {} : { [header]: value }) },
      });
      const nonsense = credential === 'none' ? [await sendNonsense(visitor, route)] : [];
      for (const answer of [await send(visitor, route, example), ...nonsense]) {
        expect({ name, status: answer.status }).toEqual({ name, status: 401 });
        const word = saysUnauthorized(route.path) ? 'UNAUTHORIZED' : 'authentication_error';
        const code = expectErrorShape(route.group, instanceOf(answer, route, example), answer);
        expect({ name, code }).toEqual({ name, code: route.group === 'legacy' ? legacyCode : word });
        expect(expectLimitHeaders(answer).limit).toBe(60);
        expectNothingOf([tenant, stranger], answer, example);
      }
    }
  });

  it.each(named(ROUTES))('neither shows nor changes records of another tenant at $name', async ({ route }) => {
    const { account, tenant } = await newTenant();
    const made = await exampleOf(route, tenant);
    const names = namesSomething(made);
    // Requests that name no record omit the tenant's markers, so that other tenants never store them.
    const example = names ? made : unmarked(made, tenant);
    const before = await recordsOf(platform, account);
    for (const client of await strangersOf(route, account)) {
      const answer = await send(client, route, example);
      expectNothingOf([tenant], answer, example);
      if (!names) {
        expect({ status: answer.status, text: answer.status < 300 ? '' : answer.text }).toMatchObject({ text: '' });
        continue;
      }
      expectNothingInside(answer.text);
      const wanted = example.strangerGets ?? 404;
      expect({ status: answer.status, text: answer.text }).toMatchObject({ status: wanted });
      if (wanted !== 404) continue;
      expect(expectErrorShape(route.group, instanceOf(answer, route, example), answer)).toBe('not_found');
      const unknown = await send(client, route, withUnknownIds(example));
      expect(comparable(answer)).toEqual(comparable(unknown));
    }
    expect(await recordsOf(platform, account)).toEqual(before);
    const own = await send(ownClient(stranger, route), route, await exampleOf(route, stranger));
    expectNothingOf(planted, own, {});
  });

  /** Another account in both modes, and the other mode of the same account. Each is new, because accounts have limits. */
  const strangersOf = async (route: Route, account: TestAccount): Promise<Client[]> => {
    const other = await platform.account();
    return route.access.kind === 'bearer'
      ? [createClient(url, { bearer: other.accessToken })]
      : [other.liveKey, other.testKey, ...(OF_BOTH_MODES.includes(nameOf(route)) ? [] : [account.testKey])].map((key) =>
          createClient(url, { key }),
        );
  };

  it('refuses a key that lacks a permission of a route, before it validates the body', async () => {
    const keyed = ROUTES.flatMap((route) =>
      route.access.kind === 'key' ? [{ route, permissions: route.access.permissions }] : [],
    );
    for (const permission of new Set(keyed.flatMap(({ permissions }) => permissions))) {
      const account = await platform.account();
      const call = createClient(url, { key: await account.key({ permissions: without(permission) }) });
      for (const { route, permissions } of keyed) {
        if (!permissions.includes(permission)) continue;
        for (const answer of [await sendNonsense(call, route), await send(call, route, {})]) {
          expect({ route: nameOf(route), status: answer.status }).toEqual({ route: nameOf(route), status: 403 });
          const code = expectErrorShape(route.group, instanceOf(answer, route, {}), answer);
          expect(code).toBe(route.group === 'legacy' ? 'insufficient_permissions' : 'forbidden');
          expect(expectLimitHeaders(answer).limit).toBe(1_000);
        }
      }
    }
  });

  it.each(named(CLOSED))(
    'answers 429 with Retry-After over the limit, before the permission: $name',
    async ({ route }) => {
      const limited = await platform.account();
      await platform.admin.operations.setLimits('test', limited.accountId, { perMinute: 1, perDay: 1 });
      const bearer = route.access.kind === 'bearer';
      const call = bearer
        ? createClient(url, { bearer: limited.accessToken })
        : createClient(url, { key: await limited.key({ permissions: ['audit:read'] }) });
      const spend = () => (bearer ? call('GET', '/api/account/signing-secret') : call('GET', '/v1/nothing'));
      await spend();
      await expectTooMany(route, 1, () => sendNonsense(call, route), spend);
    },
  );

  it('answers 429 in place of 401 to an address over its limit, on every route', async () => {
    const address = newAddress();
    const visitor = createClient(url, { headers: { 'X-Forwarded-For': address } });
    const spend = () => Promise.all(Array.from({ length: 60 }, () => visitor('GET', '/v1/nothing')));
    await spend();
    for (const route of CLOSED) await expectTooMany(route, 60, () => send(visitor, route, {}), spend);
    expect((await stranger.call('GET', '/v1/profiles', { headers: { 'X-Forwarded-For': address } })).status).toBe(200);
  });

  /** The limit is used up. A window that has ended since is used up again. */
  async function expectTooMany(
    route: Route,
    limit: number,
    request: () => Promise<HttpAnswer>,
    spend: () => Promise<unknown>,
  ): Promise<void> {
    const answer = await until(`429 is answered on ${nameOf(route)}`, async () => {
      const found = await request();
      if (found.status === 429) return found;
      await spend();
      return false;
    });
    expect(expectErrorShape(route.group, instanceOf(answer, route, {}), answer)).toBe('rate_limited');
    expect(expectLimitHeaders(answer)).toEqual({ limit, remaining: 0 });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(answer.at(route.group === 'legacy' ? 'error.retryAfter' : 'retry_after')).toBeDefined();
  }

  it('has logged no error during these tests', () => {
    expect(failuresIn(platform.logs())).toEqual([]);
  });
});

/** Invalid keys and access tokens, as header values. */
async function credentials(platform: TestPlatform, url: string): Promise<[Credentials, Credentials]> {
  const account = await platform.account();
  const expired = await account.key({ expiresAt: new Date(Date.now() + 1_000) });
  const revoked = await account.key({});
  const list = await createClient(url, { bearer: account.accessToken })('GET', '/api/keys');
  const { id } = (list.at('data') as { id: string; prefix: string }[]).find(({ prefix }) =>
    revoked.startsWith(prefix),
  ) ?? {
    id: 'none',
  };
  await createClient(url, { bearer: account.accessToken })('DELETE', `/api/keys/${id}`);
  for (const key of [expired, revoked]) {
    await until(
      'the key is refused',
      async () => (await createClient(url, { key })('GET', '/v1/profiles')).status === 401,
    );
  }
  const publicPart = account.liveKey.slice(0, 20);
  const keys = {
    none: undefined,
    empty: '',
    malformed: account.liveKey.slice(0, -1),
    foreignForm: `sk_live_${randomBase62(44)}`,
    unknown: `bs_live_${randomBase62(44)}`,
    otherSecret: publicPart + randomBase62(32),
    twice: `${account.liveKey}, ${account.liveKey}`,
    otherKind: account.accessToken,
    revoked,
    expired,
  };
  const tokens = {
    none: undefined,
    empty: 'Bearer',
    malformed: `Bearer ${account.accessToken.slice(0, -1)}`,
    foreignForm: `Bearer sk_live_${randomBase62(44)}`,
    unknown: `Bearer bs_at_${randomBase62(40)}`,
    otherSecret: undefined,
    twice: undefined,
    otherKind: `Bearer ${account.liveKey}`,
    revoked: undefined,
    expired: undefined,
  };
  return [keys, tokens];
}

let visitors = 0;

/** Keeps the limit of an address out of the tests that do not cover it. */
function newAddress(): string {
  visitors += 1;
  return `198.${18 + Math.floor(visitors / 62_500)}.${Math.floor(visitors / 250) % 250}.${(visitors % 250) + 1}`;
}

function ownClient(tenant: Tenant, { access }: Route): Client {
  return access.kind === 'bearer' ? tenant.bearer : tenant.call;
}

function send(client: Client, route: Route, example: Example): Promise<HttpAnswer> {
  return client(route.method, pathOf(route, example), example.body === undefined ? {} : { body: example.body });
}

/** A request that validation, content type or routing would refuse if checked. */
function sendNonsense(client: Client, route: Route): Promise<HttpAnswer> {
  const bad: CallOptions = { raw: '{', headers: { 'Content-Type': 'text/plain', 'Idempotency-Key': '!' } };
  return client(route.method, `${pathOf(route, {})}?no_such_parameter=1`, route.method === 'GET' ? {} : bad);
}

/** The path that the response should name. */
function instanceOf(answer: HttpAnswer, route: Route, example: Example): string {
  const path = (each: Example) => pathOf(route, { params: each.params ?? {} });
  const instance = answer.at('instance');
  return instance === path({}) ? path({}) : path(example);
}

function without(permission: Permission): Permission[] {
  return PERMISSIONS.filter((name) => name !== permission);
}

/** Whether the request names a record of the tenant. */
function namesSomething(example: Example): boolean {
  return idsIn(JSON.stringify([example.params, example.query, example.body])).length > 0;
}

function unmarked(example: Example, { mark }: Tenant): Example {
  return JSON.parse(JSON.stringify(example).replaceAll(new RegExp(mark, 'gi'), 'unmarked'));
}

/** The same request for records that do not exist. */
function withUnknownIds(example: Example): Example {
  const text = JSON.stringify(example);
  const replaced = idsIn(text).reduce((result, id) => {
    return result.replaceAll(id, `${id.slice(0, id.indexOf('_'))}_${newId('req').slice(4)}`);
  }, text);
  return JSON.parse(replaced);
}

/** The parts that must be equal, so that a foreign record looks like a missing one. */
function comparable(answer: HttpAnswer): unknown {
  const text = answer.text.replaceAll(/\b[a-z]+_[0-9a-hjkmnp-tv-z]{26}\b/g, 'id');
  const headers = [...answer.headers.keys()].filter((name) => name !== 'connection' && name !== 'keep-alive');
  return { status: answer.status, text, headers };
}

/** Responses to other tenants contain no marker and no id of these tenants, except the requested ids. */
function expectNothingOf(tenants: readonly Tenant[], answer: HttpAnswer, example: Example): void {
  const text = `${answer.text} ${JSON.stringify([...answer.headers])}`;
  const known = new Set(idsIn(JSON.stringify(example)));
  const leaked = tenants.flatMap(({ mark, ids }) => [
    ...(text.toLowerCase().includes(mark) ? [mark] : []),
    // Incidents are the platform's: a worker that is late on a busy machine is one.
    ...idsIn(text).filter((id) => ids.has(id) && !known.has(id) && !id.startsWith('inc_')),
  ]);
  expect({ leaked, text: leaked.length > 0 ? text : '' }).toEqual({ leaked: [], text: '' });
}

/** All records of a tenant that a foreign request could change, without those that background work changes. */
async function recordsOf({ admin: { db } }: TestPlatform, { accountId }: TestAccount): Promise<unknown> {
  const own = { accountId };
  return {
    accounts: await db.accounts.find({ _id: accountId }).lean(),
    apiKeys: await db.apiKeys.find(own, { lastUsedAt: 0 }).sort({ _id: 1 }).lean(),
    profiles: await db.profiles
      .find({ ...own, livemode: true }, { fortuneStoredAt: 0 })
      .sort({ _id: 1 })
      .lean(),
    fortunes: await db.fortunes
      .find({ ...own, livemode: true, state: 'ready' })
      .sort({ _id: 1 })
      .lean(),
    schedules: await db.schedules.find({ ...own, livemode: true }).lean(),
    batches: await db.batches
      .find({ ...own, livemode: true }, { _id: 1, state: 1, round: 1 })
      .sort({ _id: 1 })
      .lean(),
    webhooks: await db.webhooks
      .find({ ...own, livemode: true }, { _id: 1, url: 1, events: 1, description: 1, secret: 1, active: 1 })
      .sort({ _id: 1 })
      .lean(),
  };
}
