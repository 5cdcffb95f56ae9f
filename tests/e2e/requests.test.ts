import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { batchEnded, createBatch } from '../harness/batches.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import { type ApiServer, chargesOf, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';

interface Logged {
  readonly id: string;
  readonly created_at: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly code: string | null;
  readonly cost_usd: number;
}

describe('the request log', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  beforeAll(async () => {
    platform = await startPlatform();
    apiServer = await platform.startApiServer();
    await platform.startWorker('haiku,maintenance');
  });
  afterAll(() => platform.stop());

  const newPartner = async (): Promise<{ account: TestAccount; call: Client }> => {
    const account = await platform.account();
    return { account, call: createClient(apiServer.url, { key: account.liveKey }) };
  };
  /** The log, once it has as many records: a request is recorded when its connection is free, after its answer. */
  const logOf = (call: Client, total: number, query = '') =>
    until(`${total} requests are logged`, async () => {
      const answer = await call('GET', `/v1/requests${query}`);
      expect(answer.status).toBe(200);
      return answer.at('total_count') === total && (answer.at('data') as Logged[]);
    });
  const linesOf = (list: readonly Logged[]) => list.map(({ method, path, status }) => `${method} ${path} ${status}`);
  const profileOf = async (call: Client) => (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');

  it('has what changed something and what was refused, of every group, and no other read', async () => {
    const { call } = await newPartner();
    const id = await profileOf(call);
    await call('GET', `/v1/profiles/${id}`);
    await call('GET', '/v1/profiles/prf_unknown?secret=1');
    await call('HEAD', '/v1/profiles/prf_unknown');
    await call('POST', '/v2/profiles', { body: {} });
    await call('POST', '/api/saju', { body: {} });
    await call('GET', '/v1/fortunes/radar?profile_id=prf_unknown');
    await call('POST', '/v1/nothing/here', { body: {} });
    await call('PUT', '/v1/profiles');
    await call('DELETE', `/v1/profiles/${id}`);
    await createClient(apiServer.url)('POST', '/v1/profiles', { body: BIRTH });
    const log = await logOf(call, 9);
    expect(linesOf(log).toSorted()).toEqual(
      [
        'POST /v1/profiles 201',
        'GET /v1/profiles/{id} 400',
        'HEAD /v1/profiles/{id} 404',
        'POST /v2/profiles 400',
        'POST /api/saju 400',
        'GET /v1/fortunes/radar 404',
        'POST * 404',
        'PUT /v1/profiles 405',
        'DELETE /v1/profiles/{id} 200',
      ].toSorted(),
    );
    expect(log.map(({ id: each }) => each)).toEqual(
      log
        .map(({ id: each }) => each)
        .toSorted()
        .toReversed(),
    );
    const codes = Object.fromEntries(log.map(({ method, path, code }) => [`${method} ${path}`, code]));
    expect(codes).toMatchObject({
      'POST /v1/profiles': null,
      'GET /v1/profiles/{id}': 'validation_error',
      'POST /v2/profiles': 'validation_error',
      'POST /api/saju': 'invalid_request',
      'PUT /v1/profiles': 'method_not_allowed',
    });
    // Nothing that was sent is in it but the id of the route.
    expect(JSON.stringify(log)).not.toMatch(/prf_|secret|nothing/);
  });

  it('shows a request whole: what was asked, what was answered, by which key, and what it cost', async () => {
    const { account, call } = await newPartner();
    const profile_id = await profileOf(call);
    const headers = { 'Idempotency-Key': 'request-log-test-1' };
    const body = { profile_id, fortune_type: 'daily' };
    const first = await call('POST', '/v1/fortunes', { body, headers });
    const again = await call('POST', '/v1/fortunes', { body, headers });
    const stored = await call('POST', '/v1/fortunes', { body });
    expect([first.status, again.status, stored.status]).toEqual([201, 201, 200]);
    const requestIds = [first, again, stored].map(({ headers: sent }) => sent.get('x-request-id') ?? '');
    await logOf(call, 4);
    const [made, replayed, found] = await Promise.all(
      requestIds.map(async (id) => (await call('GET', `/v1/requests/${id}`)).body),
    );
    const common = {
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      method: 'POST',
      path: '/v1/fortunes',
      code: null,
      reason: null,
      duration_ms: expect.any(Number),
      key_prefix: account.liveKey.slice(0, 20),
      fortune_id: first.at('id'),
      batch_id: null,
    };
    const [id, second, third] = requestIds;
    const keyed = { idempotency_key_used: true };
    expect(made).toEqual({ ...common, ...keyed, id, status: 201, model: 'haiku', replayed: false, cost_usd: 0.013 });
    expect(replayed).toEqual({
      ...common,
      ...keyed,
      id: second,
      status: 201,
      model: null,
      replayed: true,
      cost_usd: 0,
    });
    expect(found).toEqual({
      ...common,
      id: third,
      status: 200,
      model: 'haiku',
      idempotency_key_used: false,
      replayed: false,
      cost_usd: 0,
    });
  });

  it('has a read that had something generated, with its charge, once', async () => {
    const { call } = await newPartner();
    const profileId = await profileOf(call);
    for (let count = 0; count < 2; count += 1) await call('GET', `/v1/fortunes/radar?profile_id=${profileId}`);
    for (let count = 0; count < 2; count += 1) await call('GET', `/v1/fortunes/daily/${profileId}`);
    const log = await logOf(call, 3);
    expect(linesOf(log)).toEqual([
      'GET /v1/fortunes/daily/{profile_id} 200',
      'GET /v1/fortunes/radar 200',
      'POST /v1/profiles 201',
    ]);
    const generated = { model: 'haiku', cost_usd: 0.013 };
    expect(log).toMatchObject([{ ...generated, fortune_id: expect.stringMatching(/^ftn_/) }, generated, {}]);
  });

  it('has the charge of a fortune that was made after its answer', async () => {
    const { call } = await newPartner();
    const profile_id = await profileOf(call);
    const headers = { Prefer: 'respond-async' };
    const answer = await call('POST', '/v1/fortunes', { body: { profile_id, fortune_type: 'daily' }, headers });
    expect(answer.status).toBe(202);
    const requestId = answer.headers.get('x-request-id');
    await until('the fortune is charged', async () => {
      const logged = await call('GET', `/v1/requests/${requestId}`);
      return logged.status === 200 && logged.at('cost_usd') === 0.013;
    });
  });

  it('has the charge of a request whose client left before the answer', async () => {
    const { account, call } = await newPartner();
    const { hostname, port, host } = new URL(apiServer.url);
    const lines = ['POST /v1/fortunes HTTP/1.1', `Host: ${host}`, `X-API-Key: ${account.liveKey}`];
    const headers = [...lines, 'Content-Type: application/json'];
    let birth_year = 1930;
    const leaveAfter = async (ms: number) => {
      birth_year += 1;
      const profile = await call('POST', '/v1/profiles', { body: { ...BIRTH, birth_year } });
      const body = JSON.stringify({ profile_id: profile.textAt('id'), fortune_type: 'daily' });
      const socket = connect(Number(port), hostname);
      socket.write([...headers, `Content-Length: ${body.length}`, '', body].join('\r\n'));
      await delay(ms);
      socket.destroy();
    };
    const leftOnes = async () => (await call('GET', '/v1/requests?status=499')).at('data') as Logged[];
    // Soon after it has come: before its call is opened.
    let ms = 0;
    await until('five clients have left before the answer', async () => {
      ms = (ms + 3) % 20;
      await leaveAfter(ms);
      return (await leftOnes()).length >= 5;
    });
    // Of those that left earliest nothing was asked.
    await until('the log shows what was charged', async () => {
      const charged = (await chargesOf(platform, account)).length;
      const shown = (await leftOnes()).filter(({ cost_usd: cost }) => cost === 0.013).length;
      const open = await platform.admin.db.calls.countDocuments({ accountId: account.accountId, state: 'open' });
      return open === 0 && charged > 0 && shown === charged;
    });
  });

  it('names the batch of the requests about one', async () => {
    const { call } = await newPartner();
    const id = await createBatch(call, [await profileOf(call)]);
    await batchEnded(call, id);
    await call('POST', `/v1/fortunes/batch/${id}/cancel`);
    const log = await logOf(call, 3);
    expect(log).toMatchObject([
      { path: '/v1/fortunes/batch/{batch_id}/cancel', batch_id: id },
      { path: '/v1/fortunes/batch', status: 202, batch_id: id, fortune_id: null, cost_usd: 0 },
      { path: '/v1/profiles', batch_id: null },
    ]);
  });

  it('is filtered by status, route, code, key and time, and paged without repeats or gaps', async () => {
    const { account, call } = await newPartner();
    const id = await profileOf(call);
    for (let count = 0; count < 5; count += 1) await call('GET', '/v1/profiles/prf_unknown');
    const other = await account.key({ permissions: ['usage:read'] });
    await createClient(apiServer.url, { key: other })('POST', '/v1/profiles', { body: BIRTH });
    await call('DELETE', `/v1/profiles/${id}`);
    const all = await logOf(call, 8);
    const found = async (query: string) => linesOf((await call('GET', `/v1/requests?${query}`)).at('data') as Logged[]);
    const refused = 'POST /v1/profiles 403';
    const missing = Array(5).fill('GET /v1/profiles/{id} 404');
    const done = ['DELETE /v1/profiles/{id} 200', 'POST /v1/profiles 201'];
    expect(await found('status=2xx')).toEqual(done);
    expect(await found('status=4xx')).toEqual([refused, ...missing]);
    expect(await found('status=5xx')).toEqual([]);
    expect(await found('status=201')).toEqual(['POST /v1/profiles 201']);
    expect(await found('status=404')).toEqual(missing);
    expect(await found(`path=${encodeURIComponent('/v1/profiles/{id}')}`)).toEqual([done[0], ...missing]);
    expect(await found('path=/v1/profiles')).toEqual([refused, done[1]]);
    expect(await found('code=not_found')).toEqual(missing);
    expect(await found('code=forbidden&status=4xx')).toEqual([refused]);
    expect(await found('code=forbidden&status=2xx')).toEqual([]);
    expect(await found(`key=${other.slice(0, 20)}`)).toEqual([refused]);
    const [key] = await platform.admin.db.apiKeys.find({ prefix: other.slice(0, 20) }).lean();
    expect(await found(`key=${key?._id}`)).toEqual([refused]);
    const third = all[2];
    const at = encodeURIComponent(third?.created_at ?? '');
    const [from, to] = [await found(`created_from=${at}`), await found(`created_to=${at}`)];
    expect(from.length + to.length).toBeGreaterThanOrEqual(9);
    expect(await found(`created_from=${at}&created_to=${at}`)).toContain(
      linesOf(third === undefined ? [] : [third])[0],
    );

    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const page = await call('GET', `/v1/requests?limit=3${cursor}`);
      expect(Object.keys(page.body as object)).toEqual(['data', 'has_more', 'next_cursor', 'total_count']);
      seen.push(...(page.at('data') as Logged[]).map((each) => each.id));
      await profileOf(call);
      if (page.at('has_more') === false) break;
      cursor = `&cursor=${page.textAt('next_cursor')}`;
    }
    expect(seen).toEqual(all.map((each) => each.id));
    const bad = [
      'status=3xx',
      'status=42',
      'status=all',
      `key=${other}`,
      'created_to=x',
      'cursor=x',
      'limit=101',
      'x=1',
    ];
    for (const query of bad) {
      expect({ query, status: (await call('GET', `/v1/requests?${query}`)).status }).toEqual({ query, status: 400 });
    }
  });

  it('belongs to a mode of an account, and needs usage:read', async () => {
    const { account, call } = await newPartner();
    const answer = await call('GET', '/v1/profiles/prf_unknown');
    const requestId = answer.headers.get('x-request-id') ?? '';
    await logOf(call, 1);
    const test = createClient(apiServer.url, { key: account.testKey });
    const { call: stranger } = await newPartner();
    for (const other of [test, stranger]) {
      expect((await other('GET', `/v1/requests/${requestId}`)).status).toBe(404);
      expect((await other('GET', '/v1/requests?code=validation_error')).at('total_count')).toBe(0);
    }
    const without = createClient(apiServer.url, { key: await account.key({ permissions: ['profile:read'] }) });
    for (const path of ['/v1/requests', `/v1/requests/${requestId}`]) {
      expect((await without('GET', path)).status).toBe(403);
    }
    for (const unknown of ['req_unknown', `${requestId.slice(0, -1)}!`]) {
      expect((await call('GET', `/v1/requests/${unknown}`)).status).toBe(404);
    }
  });
});
