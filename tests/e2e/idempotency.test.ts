import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isIdempotent } from '../../api/idempotency/idempotency.ts';
import { effectsOf, quietEffectsOf, recordAllEvents } from '../harness/effects.ts';
import { expectErrorShape } from '../harness/error-shapes.ts';
import { exampleOf, pathOf } from '../harness/examples.ts';
import { BIRTH, type Client, createClient, type HttpAnswer, until } from '../harness/http.ts';
import { chargesOf, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { named, nameOf, ROUTES } from '../harness/routes.ts';
import { databaseFails } from '../harness/services.ts';
import { createTenant, type Tenant } from '../harness/tenant.ts';

/** A model whose pool has no worker. */
const IDLE_MODEL = 'gemini';
const IDEMPOTENT = ROUTES.filter(isIdempotent);
const CHANGING = ROUTES.filter(({ method }) => method !== 'GET');

describe('the route table', () => {
  it('has idempotency wherever something is created or changed, and nowhere else', () => {
    for (const route of CHANGING) {
      // Routes with an access token belong to no mode, as keys of idempotency do.
      const excepted = /\/fortunes\/stream$|\/test$|\/redeliver$|\/rotate-secret$|^\/v1\/keys\b/.test(route.path);
      const wanted = (route.group === 'resource' || /^\/v2\//.test(route.path)) && !excepted;
      expect({ route: nameOf(route), idempotent: isIdempotent(route) }).toEqual({
        route: nameOf(route),
        idempotent: wanted,
      });
    }
    expect(IDEMPOTENT.length).toBeGreaterThanOrEqual(12);
    expect(ROUTES.filter(({ method }) => method === 'GET').some(isIdempotent)).toBe(false);
  });
});

describe('idempotency', () => {
  let platform: TestPlatform;
  let receiver: Receiver;
  let urls: readonly [string, string];
  let account: TestAccount;
  let call: Client;

  beforeAll(async () => {
    receiver = await startReceiver();
    platform = await startPlatform();
    urls = [(await platform.startApiServer()).url, (await platform.startApiServer()).url];
    await platform.startWorker('haiku,webhook,maintenance');
    account = await platform.account();
    call = createClient(urls[0], { key: account.liveKey });
  });
  afterAll(async () => {
    await platform.stop();
    await receiver.close();
  });

  const newTenant = async (): Promise<{ tenant: Tenant; owner: TestAccount }> => {
    const owner = await platform.account();
    await recordAllEvents(platform, owner);
    const { liveKey: key, accessToken } = owner;
    const receiverUrl = receiver.url;
    return { owner, tenant: createTenant({ url: urls[0], key, accessToken, receiverUrl, idleModel: IDLE_MODEL }) };
  };
  const withKey = (key: string) => ({ 'Idempotency-Key': key });
  const person = (name: string = BIRTH.name) => ({ ...BIRTH, name });
  const recordsOf = ({ accountId }: TestAccount) => platform.admin.db.idempotencyKeys.find({ accountId }).lean();

  const expectReplay = (replay: HttpAnswer, first: HttpAnswer) => {
    expect({ status: replay.status, text: replay.text }).toEqual({ status: first.status, text: first.text });
    for (const header of ['content-type', 'location', 'retry-after', 'preference-applied', 'cache-control']) {
      expect({ header, value: replay.headers.get(header) }).toEqual({ header, value: first.headers.get(header) });
    }
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
    expect(replay.headers.get('x-request-id')).toMatch(/^req_/);
    expect(replay.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  };
  const expectConflict = (answer: HttpAnswer, path: string, detail: RegExp) => {
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 409 });
    expectErrorShape('resource', path, answer);
    expect(answer.body).toMatchObject({ type: '/errors/conflict', title: 'Conflict', code: 'conflict' });
    expect(answer.textAt('detail')).toMatch(detail);
  };

  it.each(named(IDEMPOTENT))('runs $name once, and replays its bytes on any API server', async ({ route }) => {
    const { tenant, owner } = await newTenant();
    const example = await exampleOf(route, tenant);
    const [path, headers] = [pathOf(route, example), withKey(randomUUID())];
    const request = { headers, ...(example.body === undefined ? {} : { body: example.body }) };
    const first = await tenant.call(route.method, path, request);
    expect({ status: first.status, text: first.status < 300 ? '' : first.text }).toMatchObject({ text: '' });
    const before = await quietEffectsOf(platform, owner, IDLE_MODEL);
    for (const url of urls) {
      const again = createClient(url, { key: owner.liveKey });
      expectReplay(await again(route.method, path, request), first);
      const other = await again(route.method, path, { ...request, body: { another: 'request' } });
      expectConflict(other, path, /was already used for a different request/);
    }
    expect(await quietEffectsOf(platform, owner, IDLE_MODEL)).toEqual(before);
    const [record] = await recordsOf(owner);
    expect(record).toMatchObject({ state: 'stored', accountId: owner.accountId, livemode: true });
    expect(JSON.stringify(record)).not.toContain(tenant.mark);
  });

  it.each(named(CHANGING.filter((route) => !isIdempotent(route) && route.group !== 'legacy')))(
    'ignores the key of $name',
    async ({ route }) => {
      const { tenant, owner } = await newTenant();
      const example = await exampleOf(route, tenant);
      const body = example.body === undefined ? {} : { body: example.body };
      const call = route.access.kind === 'bearer' ? tenant.bearer : tenant.call;
      const answer = await call(route.method, pathOf(route, example), { headers: withKey('bad'), ...body });
      expect(answer.status).toBeLessThan(300);
      expect(await recordsOf(owner)).toEqual([]);
    },
  );

  it.each([
    ['nine characters', 'abcdefghi'],
    ['sixty-five characters', 'a'.repeat(65)],
    ['none', ''],
    ['a dot', 'abcdefghi.jkl'],
    ['a space', 'abcdefghi jkl'],
    ['a colon', 'abcdefghi:jkl'],
    ['a percent sign', 'abcdefghi%20jkl'],
    ['a letter of another alphabet', 'abcdefghijk\u00e9'],
    ['two keys', 'abcdefghijk, abcdefghijk'],
  ])('refuses a key of %s before it validates the body', async (_what, key) => {
    const bad = { raw: '{', headers: { ...withKey(key), 'Content-Type': 'text/plain' } };
    for (const route of IDEMPOTENT) {
      const path = pathOf(route, {});
      const answer = await call(route.method, path, bad);
      expect({ route: nameOf(route), status: answer.status }).toEqual({ route: nameOf(route), status: 400 });
      expectErrorShape('resource', path, answer);
      expect(answer.body).toMatchObject({ type: '/errors/validation', title: 'Bad Request' });
      expect(answer.textAt('detail')).toContain('must be 10-64 characters long');
    }
    expect((await call('GET', '/v1/profiles', { headers: withKey(key) })).status).toBe(200);
  });

  it.each(['a'.repeat(10), 'Z'.repeat(64), '-_-_-_0189', randomUUID()])('accepts the key %s', async (key) => {
    const { tenant } = await newTenant();
    expect((await tenant.call('POST', '/v1/profiles', { body: person(), headers: withKey(key) })).status).toBe(201);
  });

  it('treats requests as equal whatever the order of their keys, their white space and a trailing slash', async () => {
    const { tenant } = await newTenant();
    const headers = { ...withKey(randomUUID()), 'Content-Type': 'application/json' };
    const body = person();
    const first = await tenant.call('POST', '/v1/profiles', { raw: JSON.stringify(body), headers });
    expect(first.status).toBe(201);
    const reversed = Object.fromEntries(Object.entries(body).reverse());
    for (const path of ['/v1/profiles', '/v1/profiles/']) {
      expectReplay(await tenant.call('POST', path, { raw: JSON.stringify(reversed, null, 2), headers }), first);
    }
    const other = await tenant.call('POST', '/v1/profiles', {
      raw: JSON.stringify({ ...body, birth_hour: 15 }),
      headers,
    });
    expectConflict(other, '/v1/profiles', /was already used for a different request/);
  });

  it('checks API key and permission first', async () => {
    const { owner } = await newTenant();
    const request = { raw: '{', headers: withKey('bad') };
    expect((await createClient(urls[0])('POST', '/v1/profiles', request)).status).toBe(401);
    const weak = createClient(urls[0], { key: await owner.key({ permissions: ['profile:read'] }) });
    expect((await weak('POST', '/v1/profiles', request)).status).toBe(403);
    // Refused before it could acquire the idempotency key.
    expect((await weak('POST', '/v1/profiles', { body: person(), headers: withKey('abcdefghij') })).status).toBe(403);
    const strong = createClient(urls[0], { key: owner.liveKey });
    const body = person('다른이');
    expect((await strong('POST', '/v1/profiles', { body, headers: withKey('abcdefghij') })).status).toBe(201);
  });

  it('creates one profile for two hundred requests at once over two API servers', async () => {
    const { owner } = await newTenant();
    const clients = urls.map((url) => createClient(url, { key: owner.liveKey }));
    const request = { body: person(), headers: withKey(randomUUID()) };
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => clients[index % 2]?.('POST', '/v1/profiles', request)),
    );
    const first = oneExecution(answers);
    expect(await effectsOf(platform, owner)).toMatchObject({ profiles: 1, events: ['profile.created'] });
    for (const call of clients) expectReplay(await call('POST', '/v1/profiles', request), first);
    expect(await platform.admin.db.auditEntries.countDocuments({ accountId: owner.accountId })).toBe(1);
  });

  it('generates and charges one fortune for two hundred requests at once, and counts replays without charging them', async () => {
    const { tenant, owner } = await newTenant();
    const clients = urls.map((url) => createClient(url, { key: owner.liveKey }));
    const request = { body: { profile_id: await tenant.profile(), type: 'daily' }, headers: withKey(randomUUID()) };
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => clients[index % 2]?.('POST', '/v1/fortunes', request)),
    );
    const first = oneExecution(answers);
    expect(first.body).toMatchObject({ cached: false, meta: { cost: 0.013, cached: false } });
    expect(await chargesOf(platform, owner)).toEqual([0.013]);
    const remaining = (answer: HttpAnswer) => Number(answer.headers.get('x-ratelimit-remaining'));
    const replays = [
      await tenant.call('POST', '/v1/fortunes', request),
      await tenant.call('POST', '/v1/fortunes', request),
    ];
    for (const replay of replays) expectReplay(replay, first);
    expect(replays.map(remaining)[0]).toBeGreaterThan(replays.map(remaining)[1] ?? Number.NaN);
    expect(await chargesOf(platform, owner)).toEqual([0.013]);
    expect((await clients[0]?.('POST', '/v1/fortunes', { body: request.body }))?.status).toBe(200);
  });

  /** One 201 that is no replay; all others get 409 or the replay. The one that did it may have had a 503 and repeated. */
  function oneExecution(answers: readonly (HttpAnswer | undefined)[]): HttpAnswer {
    const given = answers.flatMap((answer) => answer ?? []);
    const done = given.filter(({ status }) => status === 201);
    const executed = done.filter(({ headers }) => headers.get('idempotent-replayed') === null);
    const [first, ...more] = databaseFails && executed.length === 0 ? done.slice(0, 1) : executed;
    if (first === undefined) throw new Error('none of them was done');
    expect(more).toEqual([]);
    for (const answer of given) {
      if (answer === first) continue;
      if (answer.status === 201) expectReplay(answer, first);
      else {
        expectConflict(answer, answer.textAt('instance'), /in progress/);
        expect(answer.body).toMatchObject({ retry_after: 5 });
        expect(answer.headers.get('retry-after')).toBe('5');
      }
    }
    return first;
  }

  it('answers that the key is in progress while the fortune is generated, and in use for other requests', async () => {
    const { tenant, owner } = await newTenant();
    const body = { profile_id: await tenant.profile(), type: 'daily', model: IDLE_MODEL };
    const headers = withKey(randomUUID());
    void tenant.call('POST', '/v1/fortunes', { body, headers }).catch(() => undefined);
    await until('the first has begun', async () => (await recordsOf(owner)).length > 0);
    const second = await tenant.call('POST', '/v1/fortunes', { body, headers });
    expectConflict(second, '/v1/fortunes', /in progress/);
    expect(second.body).toMatchObject({ retry_after: 5 });
    const other = await tenant.call('POST', '/v1/fortunes', { body: { ...body, type: 'yearly' }, headers });
    expectConflict(other, '/v1/fortunes', /was already used for a different request/);
    expect(other.at('retry_after')).toBeUndefined();
    // No request waits 30 s for it.
    const worker = await platform.startWorker(IDLE_MODEL);
    await until(
      'the fortune is ready',
      async () => (await tenant.call('POST', '/v1/fortunes', { body, headers })).status === 201,
    );
    await worker.stop();
  });

  it.each([
    ['an invalid body', 400, '{"name":""}', 'application/json'],
    ['malformed JSON', 400, '{', 'application/json'],
    ['no body', 400, '', 'application/json'],
    ['another content type', 415, '{"name":"x"}', 'text/plain'],
  ])('keeps the refusal of %s', async (_what, status, raw, type) => {
    const headers = { ...withKey(randomUUID()), 'Content-Type': type };
    const first = await call('POST', '/v1/profiles', { raw, headers });
    expect(first.status).toBe(status);
    expectReplay(await call('POST', '/v1/profiles', { raw, headers }), first);
    const other = await call('POST', '/v1/profiles', { body: person(), headers });
    expectConflict(other, '/v1/profiles', /different request/);
  });

  it('keeps a 404 and replays it', async () => {
    const { tenant } = await newTenant();
    const headers = withKey(randomUUID());
    const first = await tenant.call('DELETE', '/v1/profiles/prf_unknown', { headers });
    expect(first.status).toBe(404);
    expectReplay(await tenant.call('DELETE', '/v1/profiles/prf_unknown', { headers }), first);
    const other = await tenant.call('DELETE', '/v1/webhooks/whk_unknown', { headers });
    expectConflict(other, '/v1/webhooks/whk_unknown', /different request/);
  });

  it('does not keep a 409, a 413 or a 429: the key is released at once', async () => {
    const { tenant, owner } = await newTenant();
    const taken = { ...person(), external_id: 'taken-1' };
    await tenant.call('POST', '/v1/profiles', { body: taken });
    const headers = withKey(randomUUID());
    const post = (body: unknown) => tenant.call('POST', '/v1/profiles', { body, headers });
    const limitDay = async (perDay: number | null) => {
      await platform.admin.operations.setLimits('test', owner.accountId, { perDay });
      const isApplied = async () => (await tenant.call('GET', '/api/usage')).at('usage.today.limit') === perDay;
      await until('the new limit applies', isApplied);
    };
    expect((await post(taken)).status).toBe(409);
    expect((await post({ ...person(), description: 'x'.repeat(120_000) })).status).toBe(413);
    const profile_ids = Array.from({ length: 100 }, (_, index) => `prf_${index}`);
    const batch = (ids: readonly string[]) =>
      tenant.call('POST', '/v1/fortunes/batch', { body: { profile_ids: ids, fortune_type: 'daily' }, headers });
    expect((await batch([...profile_ids, 'one-too-many'])).status).toBe(413);
    await limitDay(50);
    expect((await batch(profile_ids)).status).toBe(429);
    await limitDay(null);
    expect((await post({ ...taken, external_id: 'taken-2' })).status).toBe(201);
  });

  it('releases the key after a 503', async () => {
    const { tenant, owner } = await newTenant();
    const bare = await platform.startApiServer({ SIMULATE_UNCONFIGURED_MODELS: 'false' });
    const request = { body: { profile_id: await tenant.profile(), type: 'daily' }, headers: withKey(randomUUID()) };
    const refused = await createClient(bare.url, { key: owner.liveKey })('POST', '/v1/fortunes', request);
    expect(refused.status).toBe(503);
    const done = await tenant.call('POST', '/v1/fortunes', request);
    expect(done.status).toBe(201);
    expect(done.headers.get('idempotent-replayed')).toBeNull();
    expectReplay(await tenant.call('POST', '/v1/fortunes', request), done);
    await bare.stop();
  });

  it('replays the 202 of `respond-async` although the fortune is ready', async () => {
    const { tenant } = await newTenant();
    const body = { profile_id: await tenant.profile(), type: 'daily' };
    const request = { body, headers: { ...withKey(randomUUID()), Prefer: 'respond-async' } };
    const first = await tenant.call('POST', '/v1/fortunes', request);
    expect(first.status).toBe(202);
    const location = first.headers.get('location') ?? '';
    await until('the fortune is ready', async () => (await tenant.call('GET', location)).status === 200);
    expectReplay(await tenant.call('POST', '/v1/fortunes', request), first);
  });

  it('keeps a webhook’s secret encrypted and replays it', async () => {
    const { tenant, owner } = await newTenant();
    const body = { url: `${receiver.url}/secret`, events: ['daily.reset'] };
    const request = { body, headers: withKey(randomUUID()) };
    const first = await tenant.call('POST', '/v1/webhooks', request);
    const secret = first.textAt('secret');
    expect(secret).toMatch(/^whsec_/);
    const stored = JSON.stringify(await recordsOf(owner));
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain('whsec_');
    expect((await tenant.call('POST', '/v1/webhooks', request)).textAt('secret')).toBe(secret);
    expect((await tenant.call('GET', '/v1/webhooks?active=true')).at('total_count')).toBe(1);
  });

  it('keeps accounts and modes apart', async () => {
    const { owner } = await newTenant();
    const { owner: other } = await newTenant();
    const headers = withKey(randomUUID());
    for (const [key, name] of [
      [owner.liveKey, '가가'],
      [owner.testKey, '나나'],
      [other.liveKey, '다다'],
    ] as const) {
      const answer = await createClient(urls[0], { key })('POST', '/v1/profiles', { body: person(name), headers });
      expect({ status: answer.status, name: answer.at('name') }).toEqual({ status: 201, name: `${name[0]}*` });
    }
    // Every key of the same account and mode is the same caller.
    const second = createClient(urls[0], { key: await owner.key({ type: 'live' }) });
    const replay = await second('POST', '/v1/profiles', { body: person('가가'), headers });
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
  });

  it('treats the same body with another query as another request', async () => {
    const headers = withKey(randomUUID());
    await call('POST', '/v1/profiles', { body: person(), headers });
    expectConflict(await call('POST', '/v1/profiles?x=1', { body: person(), headers }), '/v1/profiles', /different/);
  });

  it('has logged no error during these tests', () => {
    expect(platform.logs()).not.toMatch(/unexpected error|unhandled|"level":"(error|fatal)"/i);
  });
});
