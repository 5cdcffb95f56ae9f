import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BIRTH, createClient } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestPlatform } from '../harness/platform.ts';
import { portOf, startTcpProxy, type TcpProxy, throughProxy } from '../harness/tcp-proxy.ts';

const unknownKey = () => `bs_live_${randomBytes(22).toString('hex')}`;
const unknownToken = () => `bs_at_${randomBytes(20).toString('hex')}`;
const from = (address: string) => ({ 'X-Forwarded-For': address });
const PER_MINUTE = 60;
/** Concurrent look-ups allowed per address before they are counted. */
const AT_ONCE = 4;

/** Counts the database commands that look up a key or an access token. */
const LOOK_UP = /find\W.{4}(?:api_keys\W.{0,60}prefix\W|accounts\W.{0,60}accessTokenHash\W)/gs;

describe('callers without a valid key', () => {
  let platform: TestPlatform;
  let proxy: TcpProxy;
  let apiServer: ApiServer;
  let lookUps = 0;

  beforeAll(async () => {
    platform = await startPlatform({ TRUST_PROXY: 'true', LOG_LEVEL: 'error' });
    const database = platform.environment['MONGODB_URL'] ?? '';
    proxy = await startTcpProxy(portOf(database));
    proxy.onRequest((bytes) => {
      lookUps += [...bytes.toString('latin1').matchAll(LOOK_UP)].length;
      return bytes;
    });
    apiServer = await platform.startApiServer({ MONGODB_URL: throughProxy(database, proxy) });
  });
  afterAll(async () => {
    await platform.stop();
    await proxy.close();
  });

  /** Sends calls over that many connections, one at a time on each. */
  const flood = async (connections: number, each: number, send: () => Promise<{ readonly status: number }>) => {
    const before = lookUps;
    const statuses: number[] = [];
    const connection = async () => {
      for (let count = 0; count < each; count += 1) statuses.push((await send()).status);
    };
    await Promise.all(Array.from({ length: connections }, connection));
    const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
    return { unknown: count(401), refused: count(429), total: statuses.length, lookUps: lookUps - before };
  };

  it.each([
    ['keys', 'GET', '/v1/profiles', () => ({ key: unknownKey() }), '203.0.113.1'],
    ['access tokens', 'GET', '/api/keys', () => ({ bearer: unknownToken() }), '203.0.113.2'],
  ] as const)(
    'cost no look-up of unknown %s once their address is over its limit',
    async (_what, method, path, sent, address) => {
      const account = await platform.account();
      const call = createClient(apiServer.url, { headers: from(address) });
      const known = () =>
        call(method, path, path === '/api/keys' ? { bearer: account.accessToken } : { key: account.liveKey });
      expect((await known()).status).toBe(200);
      const found = await flood(64, 10, () => call(method, path, sent()));
      expect(found.unknown + found.refused).toBe(found.total);
      expect(found.unknown).toBeGreaterThanOrEqual(PER_MINUTE);
      expect(found.refused).toBeGreaterThan(0);
      expect(found.lookUps).toBeGreaterThan(0);
      // A refused call costs no look-up, except calls that were running when the limit was reached.
      expect(found.lookUps).toBeLessThanOrEqual(found.unknown + 2 * AT_ONCE);
      // Known credentials are accepted, and unknown ones from another address.
      expect((await known()).status).toBe(200);
      const fresh = await platform.account();
      const elsewhere = createClient(apiServer.url, { headers: from('203.0.113.3') });
      const accepted = await elsewhere(
        method,
        path,
        path === '/api/keys' ? { bearer: fresh.accessToken } : { key: fresh.liveKey },
      );
      expect(accepted.status).toBe(200);
    },
  );

  it('cost one look-up for a key that many addresses send', async () => {
    const key = unknownKey();
    let address = 0;
    const send = () => {
      address += 1;
      return createClient(apiServer.url, { key, headers: from(`198.51.100.${address}`) })('GET', '/v1/profiles');
    };
    await send();
    const found = await flood(10, 3, send);
    expect(found.unknown).toBe(30);
    // It is looked up again after some seconds, by the calls of that moment.
    expect(found.lookUps).toBeLessThanOrEqual(10);
  });

  it('are accepted at once on every API server with a new key', async () => {
    const account = await platform.account();
    const second = await platform.startApiServer();
    const client = createClient(apiServer.url, { bearer: account.accessToken });
    for (const type of ['live', 'test'] as const) {
      const key = (await client('POST', '/api/keys', { body: { name: 'new', type } })).textAt('data.key');
      for (const { url } of [apiServer, second]) {
        expect((await createClient(url, { key })('POST', '/v1/profiles', { body: BIRTH })).status).toBe(201);
      }
    }
    await second.stop();
  });

  it('are limited by their connection’s address where X-Forwarded-For names none', async () => {
    let count = 0;
    const send = () => {
      count += 1;
      return createClient(apiServer.url, { headers: from(`nobody-${count}`) })('GET', '/v1/profiles');
    };
    const found = await flood(10, 10, send);
    expect(found.refused).toBeGreaterThan(0);
  });
});

describe("wrong logins on the operators' port", () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startPlatform({ LOG_LEVEL: 'error' });
  });
  afterAll(() => platform.stop());

  const login = (password: string) => ({ Authorization: `Basic ${Buffer.from(`ops:${password}`).toString('base64')}` });
  const right = () => login(platform.environment['OPS_PASSWORD'] ?? '');
  const statusOf = async (apiServer: ApiServer, path: string, headers: Record<string, string>) =>
    (await createClient(apiServer.opsUrl)('GET', path, { headers })).status;

  it('are limited to sixty a minute per connection address, whatever it forwards, after which all its requests are refused', async () => {
    const apiServer = await platform.startApiServer({ TRUST_PROXY: 'true' });
    // A browser first sends a request without a login.
    for (let count = 0; count < 70; count += 1) {
      expect(await statusOf(apiServer, '/metrics', from(`203.0.113.${count}`))).toBe(401);
    }
    const wrong = [];
    for (let count = 0; count < 62; count += 1) {
      wrong.push(await statusOf(apiServer, '/metrics', { ...from(`203.0.113.${count}`), ...login(`guess ${count}`) }));
    }
    expect(wrong).toEqual([...Array(60).fill(401), 429, 429]);
    const headers = { ...from('203.0.113.99'), ...right() };
    const refused = await createClient(apiServer.opsUrl)('GET', '/queues', { headers });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await statusOf(apiServer, '/livez', {})).toBe(200);
    await apiServer.stop();
  });
});
