import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import type { Route } from '../../api/http/route.ts';
import type { Permission } from '../../shared/core/permissions.ts';
import { MAX_COMPARED } from '../../shared/profiles/compare.ts';
import { DEFAULT_TIME_BASIS } from '../../shared/saju/time-basis.ts';
import { expectErrorShape } from '../harness/error-shapes.ts';
import { exampleOf, pathOf } from '../harness/examples.ts';
import { BIRTH, type Client, createClient } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { named, ROUTES } from '../harness/routes.ts';
import { createTenant } from '../harness/tenant.ts';

const COMPATIBILITY = '/v1/calculations/compatibility';

/** The routes that name a profile in their path, query or body, but for those of profiles themselves. */
const OF_PROFILES = ROUTES.filter(({ path, query, body }) => {
  const fields = [query, body].map((schema) =>
    schema === undefined ? '' : JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  );
  return /\{profile_id\}|"profile_ids?"/.test([path, ...fields].join());
});
/** There a profile is the subject: the answer is computed or written from its chart. */
const OF_SUBJECTS = OF_PROFILES.filter(({ group, path }) => group === 'widget' && path !== COMPATIBILITY);
/** There the answer is a masked fortune of the profile, or a batch of them. */
const OF_FORTUNES = OF_PROFILES.filter(({ group }) => group !== 'widget');

const REPEATED_BY_ANOTHER = {
  code: 'conflict',
  detail: 'The idempotency key was already used for a different request.',
};

describe('a stored person', () => {
  let platform: TestPlatform;
  let apiServers: readonly ApiServer[];
  beforeAll(async () => {
    platform = await startPlatform();
    apiServers = [await platform.startApiServer(), await platform.startApiServer()];
    await platform.startWorker('haiku,maintenance');
  });
  afterAll(() => platform.stop());

  const client = (key: string, apiServer = 0): Client => createClient(apiServers[apiServer]?.url ?? '', { key });
  const newAccount = async () => {
    const account = await platform.account();
    const url = apiServers[0]?.url ?? '';
    const { liveKey: key, accessToken } = account;
    const tenant = createTenant({ url, key, accessToken, receiverUrl: '', idleModel: 'gemini' });
    return { account, tenant, owner: client(key) };
  };
  const permissionsOf = ({ access }: Route) => (access.kind === 'key' ? access.permissions : []);
  const clientWith = async (account: TestAccount, permissions: readonly Permission[]) =>
    client(await account.key({ permissions }));
  const sessionOf = async ({ accessToken }: TestAccount) => {
    const url = apiServers[0]?.url ?? '';
    const answer = await createClient(url)('POST', '/dashboard/session', { body: { access_token: accessToken } });
    const Cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return createClient(url, { headers: { Cookie, Origin: url, 'X-Livemode': 'true' } });
  };
  const entriesOf = (id: string) =>
    platform.admin.db.auditEntries.find({ resourceId: id, action: /^profile\.(unmasked|compared)$/ }).lean();

  it('is named by the known routes', () => {
    expect(OF_SUBJECTS.map(({ path }) => path).sort()).toEqual([
      '/v1/analytics/comparison',
      '/v1/analytics/popular-coins',
      '/v1/analytics/portfolio-breakdown',
      '/v1/analytics/saju-twin',
      '/v1/analytics/trading-styles',
      '/v1/calculations/yearly',
      '/v1/fortunes/character',
      '/v1/fortunes/daily',
      '/v1/fortunes/daily-stream',
      '/v1/fortunes/radar',
      '/v1/fortunes/tendency',
      '/v1/fortunes/weekly',
    ]);
    expect(new Set(OF_FORTUNES.map(({ path }) => path.replace('/v2/', '/v1/')))).toEqual(
      new Set(['/v1/fortunes', '/v1/fortunes/batch', '/v1/fortunes/daily/{profile_id}', '/v1/fortunes/stream']),
    );
  });

  it.each(named(OF_SUBJECTS))(
    'is the subject of $name only with profile:read beside its permission',
    async ({ route }) => {
      const { account, tenant } = await newAccount();
      const example = await exampleOf(route, tenant);
      const send = (call: Client) =>
        call(route.method, pathOf(route, example), example.body === undefined ? {} : { body: example.body });
      const refused = await send(await clientWith(account, permissionsOf(route)));
      expect(refused.status).toBe(403);
      expect(expectErrorShape(route.group, pathOf(route, { params: example.params ?? {} }), refused)).toBe('forbidden');
      expect(refused.at('detail')).toBe('The key lacks the permission profile:read.');
      expect(await platform.admin.db.generations.countDocuments({ accountId: account.accountId })).toBe(0);
      expect((await send(await clientWith(account, [...permissionsOf(route), 'profile:read']))).status).toBe(200);
    },
  );

  it.each(named(OF_SUBJECTS.filter(({ path }) => !/popular|trading|portfolio/.test(path))))(
    'is not needed for a given birth at $name, which needs no further permission',
    async ({ route }) => {
      const { account } = await newAccount();
      const call = await clientWith(account, permissionsOf(route));
      const birth = { birth_date: '1990-05-15', birth_time: '14:00' };
      const answer =
        route.method === 'GET'
          ? await call('GET', pathOf(route, { query: birth }))
          : await call('POST', route.path, { body: birth });
      expect(answer.status).toBe(200);
    },
  );

  it.each(named(OF_FORTUNES))('is masked at $name, which keeps its permission', async ({ route }) => {
    const { account, tenant } = await newAccount();
    const example = await exampleOf(route, tenant);
    const call = await clientWith(account, permissionsOf(route));
    const body = example.body === undefined ? {} : { body: example.body };
    const answer = await call(route.method, pathOf(route, example), body);
    expect(answer.status).toBeLessThan(300);
    expect(answer.text).not.toContain(tenant.mark);
    expect(answer.text).not.toMatch(/birth_(month|day|hour)/);
  });

  it.each(['/v1/profiles', '/v2/profiles'])('is not told by a change at %s that is refused', async (path) => {
    const { account, owner } = await newAccount();
    const born = { birth_year: 1988, birth_month: 7, birth_day: 17 };
    const id = (await owner('POST', '/v1/profiles', { body: { ...BIRTH, ...born } })).textAt('id');
    for (const change of [owner, await clientWith(account, ['profile:write'])]) {
      for (const body of [
        { calendar_type: 'lunar', birth_day: 31 },
        { birth_month: 2, birth_day: 30 },
        { calendar_type: 'lunar', is_leap_month: true },
        { is_leap_month: true },
        { birth_minute: 70 },
      ]) {
        const refused = await change('PATCH', `${path}/${id}`, { body });
        expect(refused.status).toBe(400);
        expect(JSON.stringify(refused.at('errors'))).not.toMatch(/1988|\b0?7\b|\b17\b/);
      }
    }
  });

  describe.each(['/v1/profiles', '/v2/profiles'])('that a key without profile:read changes at %s', (path) => {
    const WHOLE_BIRTH = {
      calendar_type: 'solar',
      birth_year: 1991,
      birth_month: 3,
      birth_day: 4,
      is_leap_month: false,
      birth_hour: 7,
      birth_minute: null,
      time_basis: null,
    };
    const TIME = 'birth_hour, birth_minute, time_basis';
    const NAMES_OF_DATE = 'calendar_type, birth_year, birth_month, is_leap_month, birth_day';
    const { birth_hour: _, birth_minute: _minute, time_basis: _basis, ...DATE } = WHOLE_BIRTH;
    const stored = async (birth: object = {}) => {
      const { account, owner } = await newAccount();
      const { status, textAt } = await owner('POST', '/v1/profiles', { body: { ...BIRTH, ...birth } });
      expect(status).toBe(201);
      const writer = await clientWith(account, ['profile:write']);
      const id = textAt('id');
      const patch = (body: object, headers = {}) => writer('PATCH', `${path}/${id}`, { body, headers });
      return { account, owner, id, writer, patch, record: () => platform.admin.db.profiles.findById(id).lean() };
    };

    it.each([
      [{ birth_day: 31 }, 'birth_day', `calendar_type, birth_year, birth_month, is_leap_month, ${TIME}`],
      [{ birth_year: 1990, birth_month: 2, birth_day: 30 }, 'birth_day', `calendar_type, is_leap_month, ${TIME}`],
      [{ calendar_type: 'lunar' }, 'calendar_type', `birth_year, birth_month, is_leap_month, birth_day, ${TIME}`],
      [{ is_leap_month: true }, 'is_leap_month', `calendar_type, birth_year, birth_month, birth_day, ${TIME}`],
      [DATE, 'birth_day', TIME],
      [{ birth_minute: 30 }, 'birth_minute', `${NAMES_OF_DATE}, birth_hour, time_basis`],
      [{ birth_hour: 23 }, 'birth_hour', `${NAMES_OF_DATE}, birth_minute, time_basis`],
      [{ birth_hour: null }, 'birth_hour', `${NAMES_OF_DATE}, birth_minute, time_basis`],
      [{ ...WHOLE_BIRTH, birth_minute: undefined }, 'time_basis', 'birth_minute'],
      [{ ...WHOLE_BIRTH, time_basis: undefined }, 'birth_minute', 'time_basis'],
      [{ time_basis: null }, 'time_basis', `${NAMES_OF_DATE}, birth_hour, birth_minute`],
      [{ time_basis: { day_boundary: 'zi_start' } }, 'time_basis', `${NAMES_OF_DATE}, birth_hour, birth_minute`],
      [
        { birth_hour: 23, birth_minute: 5, time_basis: { clock: 'standard', longitude_deg: 124.5 } },
        'time_basis',
        NAMES_OF_DATE,
      ],
    ])('is not judged beside %j', async (body, field, needed) => {
      // A birth that each of them goes with, and one that none does.
      const tokyo = { clock: 'civil', birth_place: 'tokyo' };
      const lunar = { calendar_type: 'lunar', birth_year: 2001, birth_month: 4, birth_day: 29, is_leap_month: true };
      const births = [
        { birth_day: 15, birth_month: 1 },
        { ...lunar, birth_hour: null, time_basis: tokyo },
      ];
      for (const birth of births) {
        const { patch, record } = await stored(birth);
        const before = await record();
        const refused = await patch(body);
        expect([refused.status, refused.at('code')]).toEqual([400, 'validation_error']);
        const message = refused.textAt('errors.0.message');
        const says = `needs ${needed} beside it, or a key with the permission profile:read`;
        expect([refused.at('errors.0.path'), message]).toEqual([field, says]);
        expect(await record()).toEqual(before);
      }
    });

    it('takes a whole birth in its place, and all else', async () => {
      const { patch, record } = await stored({
        birth_minute: 30,
        time_basis: { clock: 'civil', birth_place: 'tokyo' },
      });
      const others = { name: '홍길순', gender: 'male', external_id: null, investment: null };
      for (const body of [others, { ...WHOLE_BIRTH, time_basis: { day_boundary: 'midnight' } }]) {
        expect({ body, status: (await patch(body)).status }).toEqual({ body, status: 200 });
      }
      expect(await record()).toMatchObject({
        birthYear: 1991,
        birthDay: 4,
        birthHour: 7,
        birthMinute: null,
        name: '홍길순',
        gender: 'male',
        timeBasis: { ...DEFAULT_TIME_BASIS, dayBoundary: 'midnight' },
      });
      expect((await patch(WHOLE_BIRTH)).status).toBe(200);
      expect((await record())?.timeBasis).toBeNull();
      for (const [wrong, path, message] of [
        [{ birth_month: 2, birth_day: 30 }, 'birth_day', '1991-02 has only 28 days'],
        [{ birth_hour: null, birth_minute: 5 }, 'birth_minute', expect.any(String)],
        [{ time_basis: { fold: 1 } }, 'time_basis.fold', expect.any(String)],
      ] as const) {
        const refused = await patch({ ...WHOLE_BIRTH, ...wrong });
        expect([refused.status, refused.at('errors')]).toEqual([400, [{ path, message }]]);
      }
    });

    it.each([
      ['its gender', 'PATCH', (_born: object, gender: string) => ({ gender })],
      ['its birth', 'PATCH', (born: object, gender: string) => ({ ...WHOLE_BIRTH, ...born, gender })],
      ['all of it', 'PUT', (born: object, gender: string) => ({ ...BIRTH, ...born, gender })],
    ] as const)('is not told by what becomes of its fortunes when a change gives %s', async (_what, method, bodyOf) => {
      const told = [];
      for (const gender of ['female', 'male']) {
        const { account, owner, id } = await stored({ ...DATE, gender, birth_hour: 5 });
        const made = await owner('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily' } });
        expect(made.status).toBe(201);
        const writer = await clientWith(account, ['profile:write', 'fortune:write', 'audit:read']);
        const body = bodyOf({ ...DATE, birth_hour: 5 }, 'female');
        expect((await writer(method, `${method === 'PUT' ? '/v1/profiles' : path}/${id}`, { body })).status).toBe(200);
        const entries = await writer('GET', `/v1/reports/audit?resource_id=${id}&action=profile.updated`);
        const after = await writer('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily' } });
        told.push([entries.at('data.0.metadata'), after.status]);
      }
      expect(told).toEqual(Array(2).fill([{ fortunes_deleted: 1 }, 201]));
    });

    it('keeps its fortunes when a change gives nothing of its birth', async () => {
      const { owner, id, patch } = await stored();
      const made = await owner('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily' } });
      expect((await patch({ name: '홍길순' })).status).toBe(200);
      expect((await owner('GET', `/v1/fortunes/${made.textAt('id')}`)).status).toBe(200);
    });

    it('is not shown by the answer', async () => {
      const { account, id, patch, record } = await stored();
      for (const body of [{}, { name: '홍길순' }, { gender: 'male' }, WHOLE_BIRTH]) {
        const answer = await patch(body);
        const updated_at = (await record())?.updatedAt.toISOString();
        expect([answer.status, answer.body]).toEqual([200, { id, updated_at }]);
      }
      const reader = await clientWith(account, ['profile:write', 'profile:read']);
      expect(Object.keys((await reader('PATCH', `${path}/${id}`, { body: {} })).body as object)).toContain(
        'day_master',
      );
    });

    it('is not told of by the counts of a deletion', async () => {
      const { account, id } = await stored();
      const writer = await clientWith(account, ['profile:write']);
      const removed = await writer('DELETE', `${path}/${id}`);
      expect([removed.status, removed.at('related_data_deleted')]).toEqual([200, { fortunes: expect.any(Number) }]);
    });

    it('is not guessed by repeats of the requests of other keys', async () => {
      const { account, owner, id, writer } = await stored();
      const other = await clientWith(account, ['profile:write', 'profile:unmask']);
      const body = { ...BIRTH, external_id: 'guessed', birth_hour: 7 };
      const gone = (await owner('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
      for (const [method, at, sent, by] of [
        ['POST', '/v1/profiles', body, owner],
        ['PUT', `/v1/profiles/${id}`, { ...body, external_id: 'replaced' }, owner],
        ['PATCH', `${path}/${id}`, { gender: 'male', birth_hour: 7 }, owner],
        ['PUT', `/v1/profiles/${gone}`, BIRTH, owner],
        ['PATCH', `${path}/${id}`, { gender: 'male' }, writer],
      ] as const) {
        const headers = { 'Idempotency-Key': `${method}-${randomUUID()}` };
        const first = await by(method, at, { body: sent, headers });
        expect(first.status).toBeLessThan(300);
        if (at.includes(gone)) await owner('DELETE', at);
        for (const guess of [sent, { ...sent, gender: 'female' }, { ...sent, birth_hour: 8 }]) {
          const { status, body: answer } = await other(method, at, { body: guess, headers });
          expect({ method, guess, status, answer }).toMatchObject({ status: 409, answer: REPEATED_BY_ANOTHER });
        }
      }
    });

    it('is answered again to its own key, and to another key if both may see all of it, as one that rotates it', async () => {
      const { account, owner, id, patch } = await stored();
      const headers = { 'Idempotency-Key': `read-${id}` };
      const answer = await owner('PATCH', `${path}/${id}`, { body: { birth_hour: 7 }, headers });
      const body = { birth_hour: 7 };
      const reader = await clientWith(account, ['profile:write', 'profile:read', 'profile:unmask', 'webhook:manage']);
      const again = await reader('PATCH', `${path}/${id}`, { body, headers });
      expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([200, answer.text, 'true']);
      const mine = { 'Idempotency-Key': `written-${id}` };
      const first = await patch({ name: '홍길순' }, mine);
      const repeated = await patch({ name: '홍길순' }, mine);
      expect([repeated.status, repeated.text, repeated.headers.get('idempotent-replayed')]).toEqual([
        200,
        first.text,
        'true',
      ]);
    });

    it('is answered again to the keys that its own is rotated to', async () => {
      const { account, id, patch } = await stored();
      const headers = { 'Idempotency-Key': `rotated-${id}` };
      const first = await patch({ name: '홍길순' }, headers);
      expect(first.status).toBe(200);
      const bearer = createClient(apiServers[0]?.url ?? '', { bearer: account.accessToken });
      const listed = (await bearer('GET', '/v1/keys?limit=100')).at('data') as { id: string; permissions: string[] }[];
      let keyId = listed.find(({ permissions }) => permissions.join() === 'profile:write')?.id;
      for (const overlap_hours of [24, 0]) {
        const rotated = await bearer('POST', `/v1/keys/${keyId}/rotate`, { body: { overlap_hours } });
        keyId = rotated.textAt('id');
        const by = client(rotated.textAt('key'), 1);
        const again = await by('PATCH', `${path}/${id}`, { body: { name: '홍길순' }, headers });
        expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([200, first.text, 'true']);
      }
      const other = await clientWith(account, ['profile:write']);
      const guessed = await other('PATCH', `${path}/${id}`, { body: { name: '홍길순' }, headers });
      expect([guessed.status, guessed.body]).toMatchObject([409, REPEATED_BY_ANOTHER]);
    });
  });

  it.each([
    ['a key without profile:unmask', '/v1/profiles'],
    ['a key without profile:unmask', '/v2/profiles'],
    ['a session of the dashboard', '/dashboard/api/v1/profiles'],
  ])('is not asked about for nothing by %s, with a taken external_id at %s', async (who, path) => {
    const { account, owner } = await newAccount();
    const create = async (body: object) =>
      (await owner('POST', '/v1/profiles', { body: { ...BIRTH, ...body } })).textAt('id');
    const external_id = 'taken';
    await create({ external_id });
    const id = await create({ birth_year: 2001, birth_month: 2, birth_day: 11, birth_hour: null });
    const { auditEntries, profiles } = platform.admin.db;
    const before = [await profiles.findById(id).lean(), await auditEntries.countDocuments({ resourceId: id })];
    const call = who.startsWith('a key')
      ? await clientWith(account, ['profile:write', 'profile:read'])
      : await sessionOf(account);
    for (const part of [
      { birth_day: 28 },
      { birth_day: 29 },
      { birth_minute: 30 },
      { calendar_type: 'lunar', is_leap_month: true, birth_month: 4 },
      { calendar_type: 'lunar', is_leap_month: true },
      { time_basis: { fold: 1 } },
      { time_basis: { birth_place: 'tokyo' } },
    ]) {
      const refused = await call('PATCH', `${path}/${id}`, { body: { ...part, external_id } });
      expect({ part, status: refused.status, code: refused.at('code') }).toEqual({
        part,
        status: 409,
        code: 'conflict',
      });
    }
    expect([await profiles.findById(id).lean(), await auditEntries.countDocuments({ resourceId: id })]).toEqual(before);
    // What is taken overwrites, and is audited.
    expect((await call('PATCH', `${path}/${id}`, { body: { birth_day: 28 } })).status).toBe(200);
    expect(await auditEntries.countDocuments({ resourceId: id, action: 'profile.updated' })).toBe(1);
  });

  describe('in a compatibility', () => {
    const compare = (call: Client, a: object, b: object) => call('POST', COMPATIBILITY, { body: { a, b } });
    const chosen = { birth_date: '1988-02-04', birth_time: '07:30' };
    const newProfile = async (call: Client, birth: object = {}) =>
      (await call('POST', '/v1/profiles', { body: { ...BIRTH, ...birth } })).textAt('id');

    it('is compared with a chosen birth only with profile:unmask, and an audit entry as for an unmasked read', async () => {
      const { account, owner } = await newAccount();
      const stored = { profile_id: await newProfile(owner) };
      const reader = await clientWith(account, ['saju:calculate', 'profile:read']);
      const unmasker = await clientWith(account, ['saju:calculate', 'profile:read', 'profile:unmask']);
      for (const [a, b] of [
        [stored, chosen],
        [chosen, stored],
      ] as const) {
        const refused = await compare(reader, a, b);
        expect([refused.status, refused.at('code')]).toEqual([403, 'forbidden']);
        expect(refused.at('detail')).toBe('The key lacks the permission profile:unmask.');
      }
      expect(await entriesOf(stored.profile_id)).toEqual([]);
      for (const [a, b] of [
        [stored, chosen],
        [chosen, stored],
      ] as const) {
        expect((await compare(unmasker, a, b)).status).toBe(200);
      }
      const entry = {
        action: 'profile.unmasked',
        resourceType: 'profile',
        metadata: { endpoint: `POST ${COMPATIBILITY}`, user_agent: expect.any(String) },
      };
      expect(await entriesOf(stored.profile_id)).toMatchObject([entry, entry]);
    });

    it('tells nothing to a key that may only calculate: neither by its answer nor by its absence', async () => {
      const { account, owner } = await newAccount();
      const stored = { profile_id: await newProfile(owner) };
      const call = await clientWith(account, ['saju:calculate']);
      for (const [a, b, lacks] of [
        [stored, chosen, 'profile:read and profile:unmask'],
        [{ profile_id: 'prf_unknown' }, chosen, 'profile:read and profile:unmask'],
        [stored, stored, 'profile:read'],
        [stored, { profile_id: 'prf_unknown' }, 'profile:read'],
      ] as const) {
        const refused = await compare(call, a, b);
        expect([refused.status, refused.at('detail')]).toEqual([403, `The key lacks the permission ${lacks}.`]);
      }
      expect((await compare(call, chosen, { birth_date: '1990-05-15' })).status).toBe(200);
      expect(await entriesOf(stored.profile_id)).toEqual([]);
    });

    it('is not audited when the other side is refused, or when there is no such profile', async () => {
      const { owner } = await newAccount();
      const stored = { profile_id: await newProfile(owner) };
      const wrong = await compare(owner, stored, { birth_date: '1988-02-31' });
      expect([wrong.status, wrong.at('errors.0.path')]).toEqual([400, 'b.birth_date']);
      for (const other of [chosen, stored]) {
        expect((await compare(owner, { profile_id: 'prf_unknown' }, other)).status).toBe(404);
      }
      expect(await entriesOf(stored.profile_id)).toEqual([]);
    });

    it('is compared with another stored one with profile:read, which the audit log says of both', async () => {
      const { account, owner } = await newAccount();
      const ids = [await newProfile(owner), await newProfile(owner, { birth_year: 1985 })];
      const reader = await clientWith(account, ['saju:calculate', 'profile:read']);
      const [a = '', b = ''] = ids;
      const there = await compare(reader, { profile_id: a }, { profile_id: b });
      expect(there.status).toBe(200);
      for (const [id, other] of [
        [a, b],
        [b, a],
      ] as const) {
        const listed = await owner('GET', `/v1/reports/audit?action=profile.compared&resource_id=${id}`);
        expect(listed.at('data')).toMatchObject([
          { resource_type: 'profile', metadata: { endpoint: `POST ${COMPATIBILITY}`, compared_with: other } },
        ]);
      }
    });

    it('is compared with twenty others a day at two API servers, also after Redis has lost everything', async () => {
      const { account, owner } = await newAccount();
      const key = await account.key({ permissions: ['saju:calculate', 'profile:read'] });
      const profile_id = await newProfile(owner);
      const others: string[] = [];
      for (let count = 0; count < 30; count += 1) others.push(await newProfile(owner, { birth_year: 1960 + count }));
      const answers = await Promise.all(
        others.map((other, index) => compare(client(key, index % 2), { profile_id }, { profile_id: other })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_COMPARED);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(10);
      for (const answer of refused) {
        expect(answer.body).toMatchObject({
          code: 'rate_limited',
          reason: 'endpoint',
          retry_after: expect.any(Number),
        });
        expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
      }
      await platform.redis.flushdb();
      const index = answers.findIndex(({ status }) => status === 429);
      const other = { profile_id: others[index] ?? '' };
      expect((await compare(client(key, 1), other, { profile_id })).status).toBe(429);
      // A key that may see personal data is not limited.
      expect((await compare(owner, other, { profile_id })).status).toBe(200);
      expect(await entriesOf(profile_id)).toHaveLength(MAX_COMPARED + 1);
    });

    it('tells no more when the other profile changes its birth between the questions', async () => {
      const { account, owner } = await newAccount();
      const call = await clientWith(account, ['saju:calculate', 'profile:read', 'profile:write']);
      const profile_id = await newProfile(owner);
      const other = await newProfile(owner);
      for (let count = 0; count < MAX_COMPARED; count += 1) {
        await call('PATCH', `/v1/profiles/${other}`, { body: { birth_year: 1950 + count } });
        expect((await compare(call, { profile_id }, { profile_id: other })).status).toBe(200);
      }
      await call('PATCH', `/v1/profiles/${other}`, { body: { birth_year: 2001 } });
      expect((await compare(call, { profile_id }, { profile_id: other })).at('reason')).toBe('endpoint');
    });
  });
});
