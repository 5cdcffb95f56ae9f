import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApi, type TestApi } from '../../../tests/harness/api.ts';
import { BIRTH, type Client, type HttpAnswer } from '../../../tests/harness/http.ts';
import { fortuneRoutes } from './fortunes.ts';
import { profileRoutes } from './profiles.ts';

/** Today of the test's clock, in KST. */
const TODAY = '2090-06-15';

describe('the routes of fortunes', () => {
  let api: TestApi;
  let call: Client;
  let profileId: string;
  beforeAll(async () => {
    api = await openApi(({ fortunes, waits, config, profiles }) => [
      ...fortuneRoutes({ fortunes, waits, models: config.models }),
      ...profileRoutes(profiles),
    ]);
    call = api.call;
    profileId = await newProfile();
  });
  afterAll(() => api.close());

  const newProfile = async (client = api.call) => (await client('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
  const create = (body: Record<string, unknown>, headers = {}) =>
    call('POST', '/v1/fortunes', { body: { profile_id: profileId, type: 'daily', ...body }, headers });
  const refusal = (answer: HttpAnswer) => [answer.status, answer.at('code'), answer.at('errors.0.path')];

  it('answer 201 with a Location and the cost, and 200 for the stored fortune at no cost', async () => {
    const created = await api.generateFor(create({ date: '2090-06-16' }));
    const path = `/v1/fortunes/${created.textAt('id')}`;
    expect([created.status, created.headers.get('location')]).toEqual([201, path]);
    expect(created.body).toMatchObject({ type: 'daily', fortune_date: '2090-06-16', model: 'haiku', cached: false });
    expect(created.at('meta')).toMatchObject({ cost: 0.013, cached: false, cache: { misses: ['profile_fortune'] } });
    const again = await create({ date: '2090-06-16' });
    expect([again.status, again.headers.get('location'), again.at('id')]).toEqual([200, path, created.at('id')]);
    expect(again.at('meta')).toMatchObject({ cost: 0, cached: true, cache: { hits: ['profile_fortune'] } });
  });

  it('read a fortune masked, and unmasked only with the permission', async () => {
    const id = (await api.generateFor(create({ type: 'monthly' }))).textAt('id');
    const masked = await call('GET', `/v1/fortunes/${id}`);
    expect(masked.at('profile.name')).toBe('홍**');
    expect(masked.body).not.toHaveProperty('analysis');
    expect((await call('GET', `/v1/fortunes/${id}/unmasked`)).status).toBe(403);
  });

  it('read personal data with the permission', async () => {
    const permissions = ['fortune:write', 'fortune:unmask', 'profile:write'] as const;
    const client = await api.newClient({ permissions });
    const body = { profile_id: await newProfile(client), type: 'daily' };
    const id = (await api.generateFor(client('POST', '/v1/fortunes', { body }))).textAt('id');
    const unmasked = await client('GET', `/v1/fortunes/${id}/unmasked`);
    expect(unmasked.at('profile')).toMatchObject({ name: BIRTH.name, birth_year: 1990, birth_day: 15 });
    expect((await client('GET', `/v1/fortunes/${id}`)).status).toBe(403);
  });

  it.each(['respond-async', 'wait=5, Respond-Async; foo=bar'])('answer 202 at once to Prefer: %s', async (prefer) => {
    const date = prefer === 'respond-async' ? '2090-06-17' : '2090-06-18';
    const accepted = await create({ date }, { Prefer: prefer });
    const id = accepted.textAt('id');
    expect([accepted.status, accepted.body]).toEqual([202, { id, status: 'pending' }]);
    expect(accepted.headers.get('location')).toBe(`/v1/fortunes/${id}`);
    expect(accepted.headers.get('preference-applied')).toBe('respond-async');
    const early = await call('GET', `/v1/fortunes/${id}`);
    expect([early.status, early.at('code'), early.headers.get('retry-after')]).toEqual([404, 'not_ready', '2']);
    expect((await api.generateFor(create({ date }))).at('id')).toBe(id);
    expect((await call('GET', `/v1/fortunes/${id}`)).status).toBe(200);
  });

  it("read today's fortune, and generate a missing one unless the caller forbids it", async () => {
    const path = `/v1/fortunes/daily/${await newProfile()}`;
    const missing = await call('GET', `${path}?auto_generate=false`);
    expect([missing.status, missing.at('code')]).toEqual([404, 'not_found']);
    const generated = await api.generateFor(call('GET', path));
    expect([generated.status, generated.at('fortune_date'), generated.at('cached')]).toEqual([200, TODAY, false]);
    expect((await call('GET', `${path}?auto_generate=false`)).at('id')).toBe(generated.at('id'));
    expect((await call('GET', `${path}?auto_generate=false&model=gemini`)).status).toBe(404);
  });

  it('answer HEAD as the stored fortune of today, and generate nothing when there is none', async () => {
    const path = `/v1/fortunes/daily/${await newProfile()}`;
    expect((await call('HEAD', path)).status).toBe(404);
    expect((await call('GET', `${path}?auto_generate=false`)).status).toBe(404);
    expect((await api.generateFor(call('GET', path))).status).toBe(200);
    const head = await call('HEAD', path);
    expect([head.status, head.text]).toEqual([200, '']);
  });

  it('list without contents, by profile, type, date and model', async () => {
    const client = await api.newClient();
    const profile = await newProfile(client);
    const body = { profile_id: profile, type: 'daily', model: 'sonnet', date: '2090-06-20' };
    const id = (await api.generateFor(client('POST', '/v1/fortunes', { body }))).textAt('id');
    const idsOf = async (query: string) => {
      const list = await client('GET', `/v1/fortunes?${query}`);
      return (list.at('data') as { id: string }[]).map((item) => item.id);
    };
    const list = await client('GET', '/v1/fortunes');
    expect(list.body).toMatchObject({ has_more: false, next_cursor: null, total_count: 1 });
    expect(list.at('data.0')).toMatchObject({ id, fortune_type: 'daily', summary: expect.any(String) });
    expect(list.at('data.0')).not.toHaveProperty('categories');
    const all = `profile_id=${profile}&fortune_type=daily&fortune_date=2090-06-20&model=sonnet`;
    expect(await idsOf(`${all}&date_from=2090-06-20&date_to=2090-06-20&limit=1`)).toEqual([id]);
    for (const other of ['fortune_type=monthly', 'date_from=2090-06-21', 'date_to=2090-06-19', 'model=haiku']) {
      expect(await idsOf(other)).toEqual([]);
    }
  });

  it('refuse a range whose start is after its end, and name both dates', async () => {
    const answer = await call('GET', '/v1/fortunes?date_from=2090-06-21&date_to=2090-06-20');
    expect([answer.status, answer.at('code')]).toEqual([400, 'validation_error']);
    expect(answer.at('errors')).toEqual([
      { path: 'date_from', message: 'must not be after date_to' },
      { path: 'date_to', message: 'is before date_from' },
    ]);
  });

  it('say of a wrong type which one it must be', async () => {
    expect((await call('GET', '/v1/fortunes?limit=1&limit=2')).at('detail')).toBe('limit: must be a single string');
    expect((await create({ profile_id: { $ne: null } })).at('detail')).toBe('profile_id: must be a string');
    expect((await call('POST', '/v1/fortunes', { body: null })).at('detail')).toBe('must be a JSON object');
  });

  it('take the type under either of two names, in bodies and filters', async () => {
    const send = (body: object) =>
      call('POST', '/v1/fortunes', { body: { profile_id: profileId, date: '2090-06-25', ...body } });
    const made = await api.generateFor(send({ fortune_type: 'daily' }));
    const id = made.textAt('id');
    expect(made.status).toBe(201);
    for (const body of [{ type: 'daily' }, { type: 'daily', fortune_type: 'daily' }]) {
      const again = await send(body);
      expect([again.status, again.at('id')]).toEqual([200, id]);
    }
    const found = async (filter: string) =>
      (await call('GET', `/v1/fortunes?fortune_date=2090-06-25&${filter}`)).at('data.0.id');
    expect(await found('type=daily')).toBe(id);
    expect(await found('fortune_type=daily&type=daily')).toBe(id);
    expect(await found('type=yearly')).toBeUndefined();
  });

  it('refuse two names with two values, and a body without the type', async () => {
    const send = (body: object) => call('POST', '/v1/fortunes', { body: { profile_id: profileId, ...body } });
    const types = await send({ type: 'daily', fortune_type: 'monthly' });
    expect(refusal(types)).toEqual([400, 'validation_error', 'type']);
    expect(types.at('errors.0.message')).toBe('is the same as fortune_type: give one of them, or the same value');
    expect((await send({})).at('errors')).toEqual([
      { path: 'fortune_type', message: 'one of these is required' },
      { path: 'type', message: 'one of these is required' },
    ]);
    expect(refusal(await call('GET', '/v1/fortunes?type=daily&fortune_type=yearly'))[2]).toBe('type');
  });

  it('delete a fortune once', async () => {
    const id = (await api.generateFor(create({ type: 'yearly' }))).textAt('id');
    const removed = await call('DELETE', `/v1/fortunes/${id}`);
    expect([removed.status, removed.at('id'), removed.at('deleted')]).toEqual([200, id, true]);
    expect((await call('DELETE', `/v1/fortunes/${id}`)).status).toBe(404);
  });

  it.each<[string, Record<string, unknown>]>([
    ['profile_id', { profile_id: undefined }],
    ['type', { type: 'weekly' }],
    ['model', { model: 'opus' }],
    ['date', { date: '2090-02-30' }],
    ['date', { date: '2092-01-01' }],
    ['fortune_type', { type: undefined, fortune_type: 'weekly' }],
    ['sections', { sections: ['character'] }],
  ])('refuse a wrong %s by its path', async (field, body) => {
    expect(refusal(await create(body))).toEqual([400, 'validation_error', field]);
  });

  it.each([
    ['limit', '/v1/fortunes?limit=101'],
    ['fortune_date', '/v1/fortunes?fortune_date=2090-13-01'],
    ['order', '/v1/fortunes?order=asc'],
    ['auto_generate', '/v1/fortunes/daily/prf_1?auto_generate=yes'],
  ])('refuse a wrong %s in a query', async (field, path) => {
    expect(refusal(await call('GET', path))).toEqual([400, 'validation_error', field]);
  });

  it('answer 404 for a profile that does not exist', async () => {
    const answer = await create({ profile_id: 'prf_01ARZ3NDEKTSV4RRFFQ69G5FAV' });
    expect([answer.status, answer.at('code')]).toEqual([404, 'not_found']);
  });
});
