import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sajuInput } from '../harness/charts.ts';
import { type Client, createClient } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestPlatform } from '../harness/platform.ts';

const BIRTH = { birth_year: 1988, birth_month: 7, birth_day: 1, birth_hour: 23, gender: 'female' } as const;
const PROFILE = { ...BIRTH, name: '홍길동' } as const;

/** Whatever a caller may send as a birth, with the field that a refusal names; null: accepted. */
const INPUTS: readonly (readonly [field: string | null, input: Record<string, unknown>])[] = [
  [null, {}],
  [null, { birth_minute: 0 }],
  [null, { birth_minute: 59 }],
  [null, { birth_minute: null }],
  [null, { birth_hour: null, birth_minute: null }],
  [null, { time_basis: {} }],
  [null, { time_basis: { clock: 'standard' } }],
  [null, { time_basis: { clock: 'civil' } }],
  [null, { time_basis: { clock: 'civil', fold: 0 } }],
  [null, { time_basis: { clock: 'civil', fold: 1 } }],
  [null, { time_basis: { longitude_deg: 124 } }],
  [null, { time_basis: { longitude_deg: 132 } }],
  [null, { time_basis: { longitude_deg: 126.9781 } }],
  [null, { time_basis: { birth_place: 'jeju', day_boundary: 'midnight' } }],
  [null, { time_basis: { clock: 'civil', birth_place: 'sydney', day_boundary: 'zi_start' } }],
  [null, { birth_hour: null, time_basis: { clock: 'civil', birth_place: 'paris' } }],
  [null, { calendar_type: 'lunar', birth_minute: 5, time_basis: { clock: 'civil' } }],
  ['birth_minute', { birth_minute: 60 }],
  ['birth_minute', { birth_minute: -1 }],
  ['birth_minute', { birth_minute: 1.5 }],
  ['birth_minute', { birth_minute: '30' }],
  ['birth_minute', { birth_minute: true }],
  ['birth_minute', { birth_minute: [] }],
  ['birth_minute', { birth_minute: 1e300 }],
  ['birth_minute', { birth_hour: null, birth_minute: 0 }],
  ['birth_minute', { birth_hour: undefined, birth_minute: 30 }],
  ['time_basis', { time_basis: 'civil' }],
  ['time_basis', { time_basis: [] }],
  ['time_basis', { time_basis: 1 }],
  ['time_basis.zone', { time_basis: { zone: 'Asia/Seoul' } }],
  ['time_basis.clock', { time_basis: { clock: 'solar' } }],
  ['time_basis.clock', { time_basis: { clock: null } }],
  ['time_basis.clock', { time_basis: { birth_place: 'tokyo' } }],
  ['time_basis.clock', { time_basis: { clock: 'standard', birth_place: 'new_york' } }],
  ['time_basis.longitude_deg', { time_basis: { longitude_deg: 123.9 } }],
  ['time_basis.longitude_deg', { time_basis: { longitude_deg: 132.0001 } }],
  ['time_basis.longitude_deg', { time_basis: { longitude_deg: '127' } }],
  ['time_basis.longitude_deg', { time_basis: { longitude_deg: 'NaN' } }],
  ['time_basis.longitude_deg', { time_basis: { longitude_deg: Number.NaN } }],
  ['time_basis.longitude_deg', { time_basis: { longitude_deg: null } }],
  ['time_basis.longitude_deg', { time_basis: { longitude_deg: 127.00001 } }],
  ['time_basis.longitude_deg', { time_basis: { longitude_deg: 127, birth_place: 'seoul' } }],
  ['time_basis.birth_place', { time_basis: { birth_place: 'atlantis' } }],
  ['time_basis.birth_place', { time_basis: { birth_place: '__proto__' } }],
  ['time_basis.birth_place', { time_basis: { birth_place: 127 } }],
  ['time_basis.day_boundary', { time_basis: { day_boundary: 'noon' } }],
  ['time_basis.day_boundary', { time_basis: { day_boundary: null } }],
  ['time_basis.fold', { time_basis: { fold: 1 } }],
  ['time_basis.fold', { time_basis: { clock: 'civil', fold: 2 } }],
  ['time_basis.fold', { time_basis: { clock: 'civil', fold: '1' } }],
  ['time_basis.fold', { time_basis: { clock: 'civil', fold: false } }],
];

describe('the time basis of a birth', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let call: Client;

  beforeAll(async () => {
    platform = await startPlatform();
    apiServer = await platform.startApiServer();
    await platform.startWorker('haiku');
    call = createClient(apiServer.url, { key: (await platform.account({ plan: 'enterprise' })).liveKey });
  });
  afterAll(() => platform.stop());

  it.each(INPUTS)('names %s of %j, in calculations, profiles and the legacy group', async (field, input) => {
    const calculated = await call('POST', '/v1/calculations/saju', { body: { ...BIRTH, ...input } });
    const stored = await call('POST', '/v1/profiles', { body: { ...PROFILE, ...input } });
    const legacy = await call('POST', '/api/saju', { body: { ...BIRTH, ...input } });
    if (field === null) {
      expect([calculated.status, stored.status, legacy.status]).toEqual([200, 201, 200]);
      expect(legacy.at('data.timeBasis.convention')).toBe(calculated.at('time_basis.convention'));
      return;
    }
    for (const answer of [calculated, stored]) {
      expect([answer.status, answer.at('code'), answer.at('errors.0.path')]).toEqual([400, 'validation_error', field]);
    }
    expect([legacy.status, legacy.at('error.code'), legacy.at('error.field')]).toEqual([400, 'invalid_request', field]);
  });

  it('is answered beside the pillars, with the reading of the chart', async () => {
    const answer = await call('POST', '/v1/calculations/saju', {
      body: { ...BIRTH, birth_minute: 40, time_basis: { clock: 'civil', birth_place: 'seoul' } },
    });
    expect(answer.at('time_basis')).toMatchObject({
      convention: 'civil/126.98/split',
      instant: '1988-07-01T13:40:00Z',
      utc_offset_minutes: 600,
      local_time: '1988-07-01T22:07:55',
    });
    const parts = ['strength', 'useful_god', 'pattern', 'relations', 'stages', 'markers', 'void_branches', 'luck'];
    for (const part of parts) expect(answer.at(`analysis.${part}`)).toBeDefined();
  });

  it('is camelCase in the legacy group, where a refusal uses the name as given', async () => {
    const body = { birthYear: 1988, birthMonth: 7, birthDay: 1, birthHour: 23, birthMinute: 40, gender: 'female' };
    const civil = await call('POST', '/api/saju', {
      body: { ...body, timeBasis: { clock: 'civil', longitudeDeg: 126.98, dayBoundary: 'zi_start' } },
    });
    expect(civil.at('data.timeBasis')).toMatchObject({ convention: 'civil/126.98/zi_start', longitudeDeg: 126.98 });
    const refused = await call('POST', '/api/saju', { body: { ...body, timeBasis: { longitudeDeg: 1 } } });
    expect([refused.status, refused.at('error.field')]).toEqual([400, 'timeBasis.longitudeDeg']);
    const unknown = await call('POST', '/api/saju', { body: { ...body, timeBasis: { longtitudeDeg: 127 } } });
    expect([unknown.status, unknown.at('error.field')]).toEqual([400, 'timeBasis.longtitudeDeg']);
  });

  it('is kept by a profile, answered unmasked only, and changed by its parts', async () => {
    const created = await call('POST', '/v1/profiles', {
      body: { ...PROFILE, birth_minute: 40, time_basis: { clock: 'civil', longitude_deg: 126.98 } },
    });
    const id = created.textAt('id');
    expect(JSON.stringify(created.body)).not.toMatch(/minute|time_basis|126/);
    const unmasked = async () => (await call('GET', `/v1/profiles/${id}/unmasked`)).body;
    expect(await unmasked()).toMatchObject({
      birth_minute: 40,
      time_basis: { convention: 'civil/126.98/split', fold: 0 },
      saju: { time_basis: { convention: 'civil/126.98/split' } },
    });
    const change = async (body: unknown) => {
      expect((await call('PATCH', `/v1/profiles/${id}`, { body })).status).toBe(200);
      return unmasked();
    };
    expect(await change({ time_basis: { birth_place: 'busan' } })).toMatchObject({
      time_basis: { convention: 'civil/129.08/split', birth_place: 'busan' },
    });
    expect(await change({ birth_minute: null })).toMatchObject({
      birth_minute: null,
      time_basis: { instant: '1988-07-01T13:00:00Z' },
    });
    expect(await change({ time_basis: null })).toMatchObject({ time_basis: { convention: 'standard/135/split' } });
    expect(await change({ birth_minute: 5 })).toMatchObject({ birth_minute: 5 });
    expect(await change({ birth_hour: null })).toMatchObject({ birth_hour: null, birth_minute: null });
    const minute = await call('PATCH', `/v1/profiles/${id}`, { body: { birth_minute: 5 } });
    expect([minute.status, minute.at('errors.0.path')]).toEqual([400, 'birth_minute']);
    const v2 = await call('GET', `/v2/profiles/${id}/unmasked`);
    expect(v2.at('person')).toMatchObject({ birth_minute: null, time_basis: { convention: 'standard/135/split' } });
  });

  it('drops current fortunes when it changes, and shares the chart when the pillars stay', async () => {
    const id = (await call('POST', '/v1/profiles', { body: PROFILE })).textAt('id');
    const chart = async () => (await platform.admin.db.profiles.findOne({ _id: id }).lean())?.chart;
    const before = await chart();
    await call('PATCH', `/v1/profiles/${id}`, { body: { birth_minute: 30 } });
    expect(await chart()).toBe(before);
    await call('PATCH', `/v1/profiles/${id}`, { body: { time_basis: { day_boundary: 'zi_start' } } });
    expect(await chart()).not.toBe(before);
    const [latest] = await platform.admin.db.auditEntries
      .find({ resourceId: id, action: 'profile.updated' })
      .sort({ _id: -1 })
      .lean();
    expect(latest?.metadata).toEqual({ fortunes_deleted: 0 });
  });

  it('goes with birth data only: in a body as an object, in a query by flat names', async () => {
    const compare = (a: object) =>
      call('POST', '/v1/calculations/compatibility', { body: { a, b: { birth_date: '1990-05-15' } } });
    expect((await compare({ birth_date: '1988-07-01', time_basis: { clock: 'civil' } })).status).toBe(200);
    const withSaju = await compare({ saju: { pillars: sajuInput(0).pillars }, time_basis: { clock: 'civil' } });
    expect([withSaju.status, withSaju.at('errors.1.path')]).toEqual([400, 'a.time_basis']);
    const alone = await compare({ time_basis: { clock: 'civil' } });
    expect([alone.status, alone.at('errors.0.path')]).toEqual([400, 'a.birth_date']);
    const wrong = await compare({ birth_date: '1988-07-01', time_basis: { fold: 1 } });
    expect([wrong.status, wrong.at('errors.0.path')]).toEqual([400, 'a.time_basis.fold']);

    const twin = (query: Record<string, string>) =>
      call('GET', `/v1/analytics/saju-twin?${new URLSearchParams({ birth_date: '1988-07-01', ...query })}`);
    expect((await twin({ clock: 'civil', birth_place: 'tokyo', day_boundary: 'midnight', fold: '1' })).status).toBe(
      200,
    );
    expect((await twin({ longitude_deg: '126.98' })).status).toBe(200);
    for (const [field, query] of [
      ['longitude_deg', { longitude_deg: 'NaN' }],
      ['longitude_deg', { longitude_deg: '1e2' }],
      ['longitude_deg', { longitude_deg: '126.98', birth_place: 'seoul' }],
      ['clock', { birth_place: 'tokyo' }],
      ['fold', { fold: '1' }],
      ['time_basis', { time_basis: 'civil' }],
    ] as const) {
      const refused = await twin(query);
      expect([refused.status, refused.at('errors.0.path')]).toEqual([400, field]);
    }
    const id = (await call('POST', '/v1/profiles', { body: PROFILE })).textAt('id');
    const ofProfile = await call('GET', `/v1/analytics/saju-twin?profile_id=${id}&clock=civil`);
    expect([ofProfile.status, ofProfile.at('errors.1.path')]).toEqual([400, 'clock']);
  });

  it('answers what a birth leaves open, and the other chart', async () => {
    const onTerm = { birth_year: 2000, birth_month: 2, birth_day: 4, gender: 'female' };
    const term = {
      at: '2000-02-04T12:40:00Z',
      month: { before: '정축', after: '무인' },
      year: { before: '기묘', after: '경진' },
    };
    const others = [
      { convention: 'standard/135/split', position: 'year', pillar: '경진' },
      { convention: 'standard/135/split', position: 'month', pillar: '무인' },
    ];
    const unknown = await call('POST', '/v1/calculations/saju', { body: onTerm });
    expect(unknown.at('time_basis')).toMatchObject({
      notices: [{ code: 'term_in_day', ...term }],
      differs_under: others,
    });
    const made = await call('POST', '/v1/profiles', { body: { ...onTerm, birth_hour: 21, name: '홍길동' } });
    // A masked profile tells nothing of the hour.
    expect(made.text).not.toContain('notices');
    const profile = await call('GET', `/v1/profiles/${made.textAt('id')}/unmasked`);
    expect(profile.at('saju.time_basis.notices')).toEqual([{ code: 'term_in_hour', ...term }]);
  });

  it('is not told of an open month by a text: it comes through the queue to what writes it', async () => {
    const titleOf = async (query: string) =>
      (await call('GET', `/v1/fortunes/character?gender=female&${query}`)).textAt('data.character.title');
    expect(await titleOf('birth_date=2000-02-04')).toMatch(/^절기가 바뀌는 날에 /);
    expect(await titleOf('birth_date=2000-02-04&birth_time=12:00')).toMatch(/^늦겨울에 /);
    expect(await titleOf('birth_date=2000-02-04&birth_time=23:00')).toMatch(/^이른 봄에 /);
  });
});
