import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_PERMISSIONS } from '../../shared/core/permissions.ts';
import { expectErrorShape } from '../harness/error-shapes.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestPlatform } from '../harness/platform.ts';
import { openRaw } from '../harness/raw-connection.ts';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const HOUR_MS = 3_600_000;

describe('/v1/keys', () => {
  let platform: TestPlatform;
  let apiServers: readonly ApiServer[];

  beforeAll(async () => {
    platform = await startPlatform();
    apiServers = await Promise.all([platform.startApiServer(), platform.startApiServer()]);
  });
  afterAll(() => platform.stop());

  const urlOf = (server: 0 | 1) => apiServers[server]?.url ?? '';
  /** The client of a new account without keys, with its access token. */
  const newAccount = async (): Promise<Client> => {
    const email = `${Math.random().toString(36).slice(2)}@partner.example`;
    const { accessToken } = await platform.admin.accounts.create({ email, plan: 'pro' });
    return createClient(urlOf(0), { bearer: accessToken });
  };
  const accepts = async (key: string, server: 0 | 1 = 0) =>
    (await createClient(urlOf(server), { key })('GET', '/v1/profiles')).status === 200;
  const create = (call: Client, type = 'live') => call('POST', '/v1/keys', { body: { name: 'server', type } });

  it('says that an API key was sent in place of the access token', async () => {
    const hintFor = async (bearer: string) =>
      (await createClient(urlOf(0), { bearer })('GET', '/v1/keys')).textAt('hint');
    for (const key of [`bs_test_${'x'.repeat(44)}`, 'bs_live_short'])
      expect(await hintFor(key)).toBe(
        'This is an API key. The access token begins with bs_at_, and came with the account.',
      );
    for (const other of ['bs_at_unknown', 'x'])
      expect(await hintFor(other)).toBe('Send Authorization: Bearer <access token> (it came with the account).');
  });

  it('does nothing for a key that is revoked while the body of its request arrives', async () => {
    const call = await newAccount();
    const [revoked, other] = [await create(call), await create(call)];
    const key = revoked.textAt('key');
    const body = JSON.stringify({ ...BIRTH, name: 'Kim' });
    const connection = await openRaw(urlOf(0));
    connection.send(
      `POST /v1/profiles HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n{`,
    );
    const reader = createClient(urlOf(0), { key: other.textAt('key') });
    let asked = 0;
    await until('the request is counted', async () => {
      asked += 1;
      const { headers } = await reader('GET', '/v1/profiles');
      return Number(headers.get('x-ratelimit-limit')) - Number(headers.get('x-ratelimit-remaining')) === asked + 1;
    });
    await call('DELETE', `/v1/keys/${revoked.textAt('id')}`);
    await until('the key is refused', async () => !(await accepts(key)));
    // A request that is younger was accepted a moment ago.
    await delay(1_000);
    connection.send(body.slice(1));
    await until('the request is answered', async () => connection.statuses.length === 1);
    expect(connection.statuses).toEqual([401]);
    expect((await reader('GET', '/v1/profiles')).at('total_count')).toBe(0);
  });

  it('creates a key that is shown once, lists it without, and revokes it', async () => {
    const call = await newAccount();
    const expires_at = new Date(Date.now() + HOUR_MS).toISOString();
    const body = { name: 'server', type: 'live', permissions: ['profile:read', 'profile:read'], expires_at };
    const created = await call('POST', '/v1/keys', { body });
    expect(created.status).toBe(201);
    const key = created.textAt('key');
    expect(created.body).toEqual({
      id: expect.stringMatching(/^key_[0-9a-hjkmnp-tv-z]{26}$/),
      name: 'server',
      type: 'live',
      key: expect.stringMatching(/^bs_live_[0-9A-Za-z]{44}$/),
      prefix: key.slice(0, 20),
      permissions: ['profile:read'],
      allowed_addresses: null,
      created_at: expect.stringMatching(ISO),
      expires_at,
    });
    expect(created.headers.get('deprecation')).toBeNull();
    expect(await accepts(key)).toBe(true);
    const plain = await create(call, 'test');
    expect(plain.body).toMatchObject({ permissions: DEFAULT_PERMISSIONS, expires_at: null });
    const listed = await call('GET', '/v1/keys?limit=1');
    expect(listed.body).toEqual({
      data: [expect.objectContaining({ id: plain.textAt('id') })],
      has_more: true,
      next_cursor: expect.any(String),
      total_count: 2,
    });
    const { key: _shownOnce, ...shown } = Object(created.body);
    const rest = await call('GET', `/v1/keys?cursor=${listed.textAt('next_cursor')}`);
    expect(rest.body).toEqual({
      data: [{ ...shown, last_used_at: expect.stringMatching(ISO), revoked_at: null, rotated_to: null }],
      has_more: false,
      next_cursor: null,
      total_count: 2,
    });
    const revoked = await call('DELETE', `/v1/keys/${created.textAt('id')}`);
    expect([revoked.status, revoked.text, revoked.headers.get('content-type')]).toEqual([204, '', null]);
    expect(await accepts(key)).toBe(false);
    expect((await call('GET', '/v1/keys')).at('data.1.revoked_at')).toMatch(ISO);
    expect((await call('DELETE', `/v1/keys/${created.textAt('id')}`)).status).toBe(204);
  });

  it.each([
    [{ type: 'live' }, 'name'],
    [{ name: 'x', type: 'production' }, 'type'],
    [{ name: 'x', type: 'test', permissions: ['everything'] }, 'permissions.0'],
    [{ name: 'x', type: 'test', permissions: [] }, 'permissions'],
    [{ name: 'x', type: 'test', allowed_addresses: [] }, 'allowed_addresses'],
    [{ name: 'x', type: 'test', allowed_addresses: Array(21).fill('203.0.113.7') }, 'allowed_addresses'],
    [{ name: 'x', type: 'test', allowed_addresses: ['203.0.113.7', 'partner.example'] }, 'allowed_addresses.1'],
    [{ name: 'x', type: 'test', allowed_addresses: ['203.0.113.0/33'] }, 'allowed_addresses.0'],
    [{ name: 'x', type: 'test', expires_at: 'tomorrow' }, 'expires_at'],
    [{ name: 'x', type: 'test', expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
    [{ name: 'x', type: 'test', expiresAt: '2100-01-01T00:00:00Z' }, 'expiresAt'],
  ])('refuses the key %j and names %s', async (body, field) => {
    const call = await newAccount();
    const answer = await call('POST', '/v1/keys', { body });
    expect([answer.status, expectErrorShape('resource', '/v1/keys', answer)]).toEqual([400, 'validation_error']);
    expect(answer.text).toContain(field);
    if (field !== 'expiresAt') expect(answer.at('errors.0.path')).toBe(field);
  });

  it.each([-1, 169, 1.5, '24', null])('refuses an overlap of %j hours', async (overlap_hours) => {
    const call = await newAccount();
    const id = (await create(call)).textAt('id');
    const answer = await call('POST', `/v1/keys/${id}/rotate`, { body: { overlap_hours } });
    expect([answer.status, answer.at('errors.0.path')]).toEqual([400, 'overlap_hours']);
  });

  it('answers 404 for unknown keys and those of others, and 401 without an access token', async () => {
    const [call, other] = [await newAccount(), await newAccount()];
    const id = (await create(other)).textAt('id');
    for (const each of [id, 'key_00000000000000000000000000', 'nothing']) {
      for (const [method, path] of [
        ['DELETE', `/v1/keys/${each}`],
        ['POST', `/v1/keys/${each}/rotate`],
      ] as const) {
        const answer = await call(method, path);
        expect([answer.status, expectErrorShape('resource', path, answer)]).toEqual([404, 'not_found']);
      }
    }
    const { liveKey } = await platform.account();
    const answer = await createClient(urlOf(0), { key: liveKey })('GET', '/v1/keys');
    expect([answer.status, expectErrorShape('resource', '/v1/keys', answer)]).toEqual([401, 'authentication_error']);
  });

  it('keeps three active keys of a type when forty are requested at once, and names the way out', async () => {
    const call = await newAccount();
    const answers = await Promise.all(Array.from({ length: 40 }, () => create(call)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'conflict', hint: 'Revoke one with DELETE /v1/keys/{id} first.' });
    expect((await create(call, 'test')).status).toBe(201);
  });

  it('rotates a key: both work during the overlap, in which the old one does not count', async () => {
    const call = await newAccount();
    const [old] = [await create(call), await create(call), await create(call)];
    const id = old.textAt('id');
    const startedAtMs = Date.now();
    const rotated = await call('POST', `/v1/keys/${id}/rotate`);
    expect(rotated.status).toBe(201);
    expect(Object.keys(Object(rotated.body)).sort()).toEqual(Object.keys(Object(old.body)).sort());
    expect(rotated.body).toMatchObject({ name: 'server', type: 'live', expires_at: null });
    expect(await Promise.all([accepts(old.textAt('key')), accepts(rotated.textAt('key'), 1)])).toEqual([true, true]);
    const listed = (await call('GET', '/v1/keys')).at('data') as Record<string, string>[];
    const shown = listed.find((each) => each['id'] === id);
    expect(shown).toMatchObject({ rotated_to: rotated.textAt('id'), revoked_at: null });
    // The default is 24 hours, by the database's clock.
    expect(Date.parse(shown?.['expires_at'] ?? '') - startedAtMs).toBeGreaterThan(23 * HOUR_MS);
    expect((await create(call)).status).toBe(409);
    await call('DELETE', `/v1/keys/${rotated.textAt('id')}`);
    expect((await create(call)).status).toBe(201);
    expect(await accepts(old.textAt('key'))).toBe(true);
  });

  it('ends a key that is rotated without overlap on every API server', async () => {
    const call = await newAccount();
    const old = await create(call);
    const key = old.textAt('key');
    expect([await accepts(key, 0), await accepts(key, 1)]).toEqual([true, true]);
    const body = { overlap_hours: 0 };
    expect((await call('POST', `/v1/keys/${old.textAt('id')}/rotate`, { body })).status).toBe(201);
    expect(await accepts(key, 0)).toBe(false);
    await until('the other API server refuses it', async () => !(await accepts(key, 1)));
  });

  it('rotates a key once when fifty callers do', async () => {
    const call = await newAccount();
    const id = (await create(call)).textAt('id');
    const answers = await Promise.all(Array.from({ length: 50 }, () => call('POST', `/v1/keys/${id}/rotate`)));
    const made = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 409);
    expect([made.length, refused.length]).toEqual([1, 49]);
    expect(refused[0]?.body).toMatchObject({ code: 'conflict', hint: `${made[0]?.textAt('id')} replaces it.` });
    expect((await call('GET', '/v1/keys')).at('total_count')).toBe(2);
  });

  describe('binds a key to addresses:', () => {
    const OFFICE = '203.0.113.7';
    let call: Client;
    let url: string;
    beforeAll(async () => {
      call = await newAccount();
      url = (await platform.startApiServer({ TRUST_PROXY: 'true' })).url;
    });
    const createBound = (allowed_addresses: readonly string[]) =>
      call('POST', '/v1/keys', { body: { name: 'bound', type: 'test', allowed_addresses } });
    const from = (key: string, address: string, path = '/v1/profiles') =>
      createClient(url, { key })('GET', path, { headers: { 'X-Forwarded-For': address } });

    it('shows them, and answers 403 to a call from another, which counts and learns how the service sees it', async () => {
      const allowed = [OFFICE, '198.51.100.0/24', '2001:db8::/32'];
      const created = await createBound(allowed);
      expect([created.status, created.at('allowed_addresses')]).toEqual([201, allowed]);
      expect((await call('GET', '/v1/keys?limit=1')).at('data.0.allowed_addresses')).toEqual(allowed);

      const key = created.textAt('key');
      for (const address of [OFFICE, `::ffff:${OFFICE}`, '198.51.100.200', '2001:db8:1::7'])
        expect([address, (await from(key, address)).status]).toEqual([address, 200]);
      const accepted = await from(key, OFFICE);
      const refused = await from(key, '203.0.113.8');
      expect([refused.status, expectErrorShape('resource', '/v1/profiles', refused)]).toEqual([403, 'forbidden']);
      expect(refused.body).toMatchObject({
        reason: 'address_not_allowed',
        hint: 'The call came from 203.0.113.8. Create a key whose `allowed_addresses` has it: those of a key never change.',
      });
      const remaining = [accepted, refused].map(({ headers }) => Number(headers.get('x-ratelimit-remaining')));
      expect(remaining[1]).toBe((remaining[0] ?? 0) - 1);
      // Also where permission or plan would refuse it.
      expect((await from(key, '203.0.113.8', '/v1/reports/audit')).at('reason')).toBe('address_not_allowed');
      expect((await from(key, '203.0.113.8', '/v1/status')).status).toBe(403);
    });

    it('keeps them through a rotation', async () => {
      const created = await createBound([OFFICE]);
      const rotated = await call('POST', `/v1/keys/${created.textAt('id')}/rotate`);
      expect(rotated.at('allowed_addresses')).toEqual([OFFICE]);
      const statuses = ['203.0.113.8', OFFICE].map(
        async (address) => (await from(rotated.textAt('key'), address)).status,
      );
      expect(await Promise.all(statuses)).toEqual([403, 200]);
    });

    it('a key from before this is bound to none', async () => {
      const { liveKey } = await platform.account();
      await platform.admin.db.apiKeys.updateOne({ prefix: liveKey.slice(0, 20) }, { $unset: { allowedAddresses: 1 } });
      expect((await from(liveKey, '203.0.113.8')).status).toBe(200);
    });
  });

  it('is named as the successor of the legacy routes, which see the same keys', async () => {
    const call = await newAccount();
    const id = (await create(call)).textAt('id');
    const listed = await call('GET', '/api/keys');
    expect(listed.at('data.0.id')).toBe(id);
    expect(listed.headers.get('link')).toBe('</v1/keys>; rel="successor-version"');
    const revoked = await call('DELETE', `/v1/api/keys/${id}`);
    expect([revoked.status, revoked.headers.get('link')]).toEqual([200, `</v1/keys/${id}>; rel="successor-version"`]);
    const refused = await call('POST', '/api/keys', {
      body: { name: 'x', type: 'live', expiresAt: '2020-01-01T00:00Z' },
    });
    expect(refused.at('error.field')).toBe('expiresAt');
    expect(refused.headers.get('link')).toBe('</v1/keys>; rel="successor-version"');
  });
});
