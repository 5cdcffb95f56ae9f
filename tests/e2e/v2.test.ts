import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { readStream } from '../harness/sse.ts';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

let platform: TestPlatform;
let apiServer: ApiServer;
let account: TestAccount;
let call: Client;

beforeAll(async () => {
  platform = await startPlatform();
  apiServer = await platform.startApiServer();
  await platform.startWorker('all');
  account = await platform.account();
  call = createClient(apiServer.url, { key: account.liveKey });
});
afterAll(() => platform.stop());

const create = async (more: object = {}) => {
  const answer = await call('POST', '/v2/profiles', { body: { ...BIRTH, ...more } });
  expect(answer.status).toBe(201);
  return answer;
};

describe('profiles of v2', () => {
  it('nest the masked person, and have its fields nowhere else', async () => {
    const created = await create({ external_id: 'c-1', name: '홍길동' });
    const id = created.textAt('id');
    expect(created.headers.get('location')).toBe(`/v2/profiles/${id}`);
    const masked = {
      id,
      external_id: 'c-1',
      person: { name: '홍**', birthDate: '19**-**-**', gender: 'female' },
      day_master: expect.any(String),
      day_master_element: expect.any(String),
      weakest_element: expect.any(String),
      created_at: TIME,
      updated_at: TIME,
    };
    expect(created.body).toEqual(masked);
    expect((await call('GET', `/v2/profiles/${id}`)).body).toEqual(masked);
    const list = await call('GET', '/v2/profiles?external_id=c-1');
    expect(list.body).toEqual({ data: [masked], has_more: false, next_cursor: null, total_count: 1 });
    expect((await call('GET', '/v2/profiles?no_such=1')).at('code')).toBe('validation_error');
  });

  it('are complete when unmasked, and the audit log records the read in the form of v2', async () => {
    const created = await create({ name: '임꺽정', calendar_type: 'lunar' });
    const id = created.textAt('id');
    const unmasked = await call('GET', `/v2/profiles/${id}/unmasked`);
    const v1 = await call('GET', `/v1/profiles/${id}/unmasked`);
    expect(unmasked.body).toEqual({
      ...Object(created.body),
      person: {
        name: '임꺽정',
        birthDate: '1990-05-15',
        birth_hour: 14,
        birth_minute: null,
        gender: 'female',
        calendar_type: 'lunar',
        is_leap_month: false,
        time_basis: v1.at('time_basis'),
      },
      saju: v1.at('saju'),
    });
    const log = await call('GET', `/v2/reports/audit?resource_id=${id}&action=profile.unmasked`);
    expect(log.at('total_count')).toBe(2);
    expect(log.at('data.1')).toEqual({
      timestamp: TIME,
      action: 'profile.unmasked',
      actor: { type: 'api_key', id: account.liveKey.slice(0, 20) },
      resource: { type: 'profile', id },
      request_id: unmasked.headers.get('x-request-id'),
    });
  });

  it('change only the given fields by PATCH', async () => {
    const investment = { favorite_coins: ['BTC'], trading_style: 'day' };
    const id = (await create({ external_id: 'c-2', investment })).textAt('id');
    const before = await platform.admin.db.profiles.findById(id).lean();
    const renamed = await call('PATCH', `/v2/profiles/${id}`, { body: { name: '새 이름' } });
    expect(renamed.status).toBe(200);
    expect(renamed.at('person.name')).toBe('새***');
    expect(await platform.admin.db.profiles.findById(id).lean()).toEqual({
      ...before,
      name: '새 이름',
      updatedAt: expect.any(Date),
      revision: 1,
    });
    const moved = await call('PATCH', `/v2/profiles/${id}`, {
      body: { birth_hour: null, birth_day: 16, investment: { trading_style: 'swing' } },
    });
    expect(moved.at('day_master')).not.toBe(renamed.at('day_master'));
    expect(await platform.admin.db.profiles.findById(id).lean()).toMatchObject({
      birthHour: null,
      birthDay: 16,
      birthMonth: 5,
      externalId: 'c-2',
      investment: { favorite_coins: ['BTC'], trading_style: 'swing' },
    });
    expect((await call('PATCH', `/v2/profiles/${id}`, { body: {} })).status).toBe(200);
  });

  it('refuse a PATCH that conflicts with stored fields, and answer 404 for unknown ids', async () => {
    const id = (await create()).textAt('id');
    const impossible = await call('PATCH', `/v2/profiles/${id}`, { body: { birth_month: 2, birth_day: 30 } });
    expect(impossible.status).toBe(400);
    expect(impossible.body).toMatchObject({ code: 'validation_error', errors: [{ path: 'birth_day' }] });
    expect((await call('PATCH', `/v2/profiles/${id}`, { body: { person: { name: 'x' } } })).status).toBe(400);
    const external_id = 'c-taken';
    await create({ external_id });
    expect((await call('PATCH', `/v2/profiles/${id}`, { body: { external_id } })).status).toBe(409);
    const gone = await call('PATCH', '/v2/profiles/prf_01jd0000000000000000000000', { body: { name: 'x' } });
    expect(gone.status).toBe(404);
    expect((await call('PUT', `/v2/profiles/${id}`, { body: BIRTH })).status).toBe(405);
  });

  it('keep the changes of two PATCHes at once', async () => {
    const id = (await create()).textAt('id');
    const answers = await Promise.all([
      call('PATCH', `/v2/profiles/${id}`, { body: { name: '둘' } }),
      call('PATCH', `/v2/profiles/${id}`, { body: { birth_hour: 3 } }),
      call('PATCH', `/v2/profiles/${id}`, { body: { external_id: 'c-both' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await platform.admin.db.profiles.findById(id).lean()).toMatchObject({
      name: '둘',
      birthHour: 3,
      externalId: 'c-both',
    });
  });

  it('replay an idempotent PATCH byte for byte, without doing it twice', async () => {
    const id = (await create()).textAt('id');
    const patch = () =>
      call('PATCH', `/v2/profiles/${id}`, {
        body: { name: '한 번' },
        headers: { 'Idempotency-Key': 'patch-once-0001' },
      });
    const first = await patch();
    await call('PATCH', `/v2/profiles/${id}`, { body: { name: '그 뒤' } });
    const second = await patch();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.text).toBe(first.text);
    expect((await platform.admin.db.profiles.findById(id).lean())?.name).toBe('그 뒤');
  });
});

describe('fortunes of v2', () => {
  it('are those of v1 with the person in place of the profile', async () => {
    const profile_id = (await create({ name: '홍길동' })).textAt('id');
    const made = await call('POST', '/v2/fortunes', { body: { profile_id, type: 'daily' } });
    expect(made.status).toBe(201);
    const id = made.textAt('id');
    expect(made.headers.get('location')).toBe(`/v2/fortunes/${id}`);
    const { profile, ...v1 } = Object((await call('GET', `/v1/fortunes/${id}`)).body);
    const person = { ...profile, birthDate: '19**-**-**', gender: 'female' };
    const read = await call('GET', `/v2/fortunes/${id}`);
    expect(read.body).toEqual({ ...v1, person });
    expect(made.body).toMatchObject({ ...v1, person, meta: { model: 'haiku', cached: false } });
    expect(made.body).not.toHaveProperty('profile');
    const list = await call('GET', `/v2/fortunes?profile_id=${profile_id}`);
    expect(list.body).toEqual((await call('GET', `/v1/fortunes?profile_id=${profile_id}`)).body);
    expect((await call('DELETE', `/v2/fortunes/${id}`)).body).toEqual({ id, deleted: true, deleted_at: TIME });
    expect((await call('GET', `/v2/fortunes/${id}`)).status).toBe(404);
  });

  it('can be answered asynchronously, streamed, and generated in batches', async () => {
    const profile_id = (await create()).textAt('id');
    const accepted = await call('POST', '/v2/fortunes', {
      body: { profile_id, type: 'monthly' },
      headers: { Prefer: 'respond-async' },
    });
    expect(accepted.status).toBe(202);
    const location = accepted.headers.get('location') ?? '';
    expect(location).toMatch(/^\/v2\/fortunes\/ftn_/);
    await until('the fortune is ready', async () => (await call('GET', location)).status === 200);

    const { events } = await readStream(`${apiServer.url}/v2/fortunes/stream`, {
      key: account.liveKey,
      body: { profile_id, type: 'yearly' },
    });
    expect(events.map(({ event }) => event)).toContain('complete');
    const fortune = events.find(({ event }) => event === 'fortune');
    expect(fortune?.data).toMatchObject({ person: { name: '홍**', birthDate: '19**-**-**' } });
    expect(fortune?.data).not.toHaveProperty('profile');

    const batch = await call('POST', '/v2/fortunes/batch', {
      body: { profile_ids: [profile_id], fortune_type: 'daily' },
    });
    expect(batch.status).toBe(202);
    const reading = batch.headers.get('location') ?? '';
    await until('the batch has ended', async () => (await call('GET', reading)).at('status') === 'completed');
  });

  it('are read with their batch at the v2 path of its Location, with the person of each result', async () => {
    const profile_id = (await create({ name: '홍길동' })).textAt('id');
    const body = { profile_ids: [profile_id, 'prf_unknown'], fortune_type: 'daily' };
    const accepted = await call('POST', '/v2/fortunes/batch', { body });
    const id = accepted.textAt('id');
    expect(accepted.headers.get('location')).toBe(`/v2/fortunes/batch/${id}`);
    const read = await until('the batch has ended', async () => {
      const answer = await call('GET', `/v2/fortunes/batch/${id}`);
      expect(answer.status).toBe(200);
      return answer.at('status') === 'completed' && answer;
    });
    const { results, ...v1 } = Object((await call('GET', `/v1/fortunes/batch/${id}`)).body);
    const person = { name: '홍**', birthDate: '19**-**-**', gender: 'female' };
    expect(read.body).toEqual({
      ...v1,
      results: [
        { ...results[0], person },
        { ...results[1], person: null },
      ],
    });
    expect((await call('GET', `/v2/fortunes/batch/${id}`, { key: account.testKey })).status).toBe(404);
  });

  it('have the whole person and the analysis when unmasked, with an audit entry', async () => {
    const profile_id = (await create({ name: '홍길동' })).textAt('id');
    const made = await call('POST', '/v2/fortunes', { body: { profile_id, type: 'daily' } });
    const id = made.textAt('id');
    const unmasked = await call('GET', `/v2/fortunes/${id}/unmasked`);
    const { profile, ...v1 } = Object((await call('GET', `/v1/fortunes/${id}/unmasked`)).body);
    expect(v1.analysis).toBeDefined();
    const { day_master, day_master_element, weakest_element, saju } = profile;
    expect(unmasked.body).toEqual({
      ...v1,
      person: {
        name: '홍길동',
        birthDate: '1990-05-15',
        birth_hour: 14,
        birth_minute: null,
        gender: 'female',
        calendar_type: 'solar',
        is_leap_month: false,
        day_master,
        day_master_element,
        weakest_element,
        saju,
      },
    });
    const log = await call('GET', `/v1/reports/audit?resource_id=${id}&action=fortune.unmasked`);
    expect(log.at('data.1.metadata')).toMatchObject({ endpoint: 'GET /v2/fortunes/{id}/unmasked', profile_id });
  });
});

describe('v2', () => {
  const webhook = { url: 'http://127.0.0.1:9/', events: ['daily.reset'] };
  const GATED = [
    ['business', 'POST', '/v2/webhooks'],
    ['business', 'GET', '/v2/webhooks'],
    ['business', 'GET', '/v2/reports/usage'],
    ['business', 'GET', '/v2/reports/fortunes'],
    ['business', 'GET', '/v2/reports/profiles'],
    ['enterprise', 'GET', '/v2/reports/audit'],
    ['enterprise', 'GET', '/v2/profiles/prf_01jd0000000000000000000000/unmasked'],
    ['enterprise', 'GET', '/v2/fortunes/ftn_01jd0000000000000000000000/unmasked'],
  ] as const;

  it.each(['free', 'pro', 'business', 'enterprise'] as const)(
    'has the routes of the plan %s, where v1 has no plans',
    async (plan) => {
      const own = await platform.account({ plan });
      const client = createClient(apiServer.url, { key: own.liveKey });
      const holds = { business: plan === 'business' || plan === 'enterprise', enterprise: plan === 'enterprise' };
      for (const [needed, method, path] of GATED.slice(plan === 'free' ? 4 : 0)) {
        const options = method === 'POST' ? { body: webhook } : {};
        const answer = await client(method, path, options);
        if (holds[needed]) {
          expect({ path, status: answer.status }).toEqual({
            path,
            status: path.endsWith('unmasked') ? 404 : method === 'POST' ? 201 : 200,
          });
        } else {
          expect(answer.status).toBe(403);
          expect(answer.body).toMatchObject({ code: 'forbidden', hint: expect.stringContaining(needed) });
        }
        const v1 = await client(method, path.replace('/v2/', '/v1/'), options);
        expect({ path, status: v1.status }).not.toEqual({ path, status: 403 });
      }
      expect((await client('GET', '/v2/profiles')).status).toBe(200);
    },
  );

  it('shows the webhooks of v1', async () => {
    const made = await call('POST', '/v2/webhooks', { body: webhook });
    const id = made.textAt('id');
    expect(made.headers.get('location')).toBe(`/v2/webhooks/${id}`);
    expect(made.textAt('secret')).toMatch(/^whsec_/);
    expect((await call('GET', `/v2/webhooks/${id}`)).body).toEqual((await call('GET', `/v1/webhooks/${id}`)).body);
    expect((await call('POST', `/v2/webhooks/${id}/test`, { body: {} })).at('webhook_id')).toBe(id);
    expect((await call('DELETE', `/v2/webhooks/${id}`)).at('deleted')).toBe(true);
  });

  it('counts its calls under their own endpoints', async () => {
    const own = await platform.account();
    const client = createClient(apiServer.url, { key: own.liveKey });
    await client('GET', '/v2/profiles');
    await client('GET', '/v2/profiles/prf_01jd0000000000000000000000');
    const counted = await until('the requests are counted', async () => {
      const report = await client('GET', '/v2/reports/usage');
      const endpoints = report.at('by_endpoint') as { endpoint: string; requests: number }[];
      return endpoints.length >= 3 ? endpoints : null;
    });
    const requests = Object.fromEntries(counted.map(({ endpoint, requests: count }) => [endpoint, count]));
    expect(requests).toMatchObject({ 'GET /v2/profiles': 1, 'GET /v2/profiles/{id}': 1 });
  });
});
