import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApi, type TestApi } from '../../../tests/harness/api.ts';
import { BIRTH } from '../../../tests/harness/http.ts';
import { profileRoutesV2 } from '../v2/profiles.ts';
import { profileRoutes } from './profiles.ts';
import { scheduleRoutes } from './schedules.ts';
import { type WebhookRouteDeps, webhookRoutes } from './webhooks.ts';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
/** Control characters, zero-width characters, and bidirectional controls. */
const UNSAFE_POINTS = [
  ...range(0x00, 0x1f),
  ...range(0x7f, 0x9f),
  ...range(0x200b, 0x200f),
  ...range(0x2028, 0x202e),
  ...range(0x2060, 0x2069),
  0x00ad,
  0x034f,
  0x061c,
  0x17b4,
  0x180e,
  0xfeff,
  0xe0100,
].filter((point) => point !== 0x2065);

/** Calls only those routes of webhooks that need no worker. */
const notCalled: Pick<WebhookRouteDeps, 'webhookTests' | 'deliveries'> = {
  webhookTests: { run: () => Promise.reject(new Error('not called')) },
  deliveries: {
    list: () => Promise.reject(new Error('not called')),
    get: () => Promise.reject(new Error('not called')),
    redeliver: () => Promise.reject(new Error('not called')),
    replay: () => Promise.reject(new Error('not called')),
  },
};

describe('the resource routes', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(({ profiles, schedules, webhooks }) => [
      ...profileRoutes(profiles),
      ...profileRoutesV2(profiles),
      ...scheduleRoutes({ schedules }),
      ...webhookRoutes({ webhooks, ...notCalled }),
    ]);
  });
  afterAll(() => api.close());

  const refused = async (method: string, path: string, body: unknown) => {
    const answer = await api.call(method, path, { body });
    return [answer.status, answer.at('code'), answer.at('errors.0.path')];
  };

  describe('of profiles', () => {
    it.each<[string, Record<string, unknown>]>([
      ['name', { name: '' }],
      ['birth_day', { birth_month: 4, birth_day: 31 }],
      ['investment.portfolio', { investment: { portfolio: [{ asset: 'BTC', percentage: 60 }] } }],
      ['investment.favorite_coins.0', { investment: { favorite_coins: ['btc'] } }],
      ['nick_name', { nick_name: 'x' }],
    ])('refuse a wrong %s by its path, and store nothing', async (field, change) => {
      expect(await refused('POST', '/v1/profiles', { ...BIRTH, ...change })).toEqual([400, 'validation_error', field]);
      expect((await api.call('GET', '/v1/profiles?external_id=nobody')).at('total_count')).toBe(0);
    });

    it('refuse a name with any character that hides or reorders text, at every place that takes one', async () => {
      const id = (await api.call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
      const refusedPoints: number[] = [];
      for (const point of UNSAFE_POINTS) {
        for (const name of [`홍${String.fromCodePoint(point)}길동`, `${String.fromCodePoint(point)}홍길동`]) {
          if ((await refused('POST', '/v1/profiles', { ...BIRTH, name }))[2] === 'name') refusedPoints.push(point);
        }
      }
      expect(refusedPoints).toEqual(UNSAFE_POINTS.flatMap((point) => [point, point]));
      const name = '홍\u202e길동';
      for (const [method, path, body] of [
        ['PUT', `/v1/profiles/${id}`, { ...BIRTH, name }],
        ['PATCH', `/v1/profiles/${id}`, { name }],
        ['POST', '/v2/profiles', { ...BIRTH, name }],
        ['PATCH', `/v2/profiles/${id}`, { name }],
      ] as const) {
        expect(await refused(method, path, body)).toEqual([400, 'validation_error', 'name']);
      }
    });

    it.each(['\u3164', ' \u3000 ', '\u115f\u1160', '\u2800'])(
      'refuse the name %j, of which nothing is seen',
      async (name) => {
        expect(await refused('POST', '/v1/profiles', { ...BIRTH, name })).toEqual([400, 'validation_error', 'name']);
      },
    );

    it('keep and mask a name without the white space around it', async () => {
      const call = await api.newClient({ permissions: ['profile:write', 'profile:unmask'] });
      const spaced = (name: string) => ({ body: { ...BIRTH, name } });
      const created = await call('POST', '/v1/profiles', spaced('  홍길동\u3000'));
      expect(created.at('name')).toBe('홍**');
      const id = created.textAt('id');
      const unmasked = async () => (await call('GET', `/v1/profiles/${id}/unmasked`)).at('name');
      expect(await unmasked()).toBe('홍길동');
      await call('PATCH', `/v1/profiles/${id}`, { body: { name: ' 김 철수 ' } });
      expect(await unmasked()).toBe('김 철수');
      expect((await call('POST', '/v1/profiles', spaced(` ${'가'.repeat(50)} `))).status).toBe(201);
    });

    it('keep an external id exactly as it was sent, and refuse what cannot be seen in it', async () => {
      const created = await api.call('POST', '/v1/profiles', { body: { ...BIRTH, external_id: ' c 1 ' } });
      expect(created.at('external_id')).toBe(' c 1 ');
      for (const external_id of ['c\u200b1', 'c\u202e1', '\u3164']) {
        expect((await refused('POST', '/v1/profiles', { ...BIRTH, external_id }))[2]).toBe('external_id');
      }
    });

    it('answer masked with a Location, unmasked only with the permission, and nested in v2', async () => {
      const call = await api.newClient();
      const created = await call('POST', '/v1/profiles', { body: { ...BIRTH, name: '홍길동', external_id: 'c-1' } });
      const id = created.textAt('id');
      expect([created.status, created.headers.get('location')]).toEqual([201, `/v1/profiles/${id}`]);
      expect(created.body).toMatchObject({ name: '홍**', birth_year: '19**', external_id: 'c-1' });
      expect(created.body).not.toHaveProperty('birth_month');
      expect((await call('GET', `/v1/profiles/${id}/unmasked`)).status).toBe(403);
      const nested = await call('GET', `/v2/profiles/${id}`);
      expect(nested.at('person')).toEqual({ name: '홍**', birthDate: '19**-**-**', gender: BIRTH.gender });
      const clash = await call('POST', '/v1/profiles', { body: { ...BIRTH, external_id: 'c-1' } });
      expect([clash.status, clash.at('code')]).toEqual([409, 'conflict']);
    });

    it('replay a response for its idempotency key byte for byte, and refuse the key for another body', async () => {
      const call = await api.newClient();
      const create = (name: string) =>
        call('POST', '/v1/profiles', { body: { ...BIRTH, name }, headers: { 'Idempotency-Key': 'profile-0001' } });
      const [first, second, other] = [await create('김가'), await create('김가'), await create('김나')];
      expect([first.status, second.status, second.text === first.text]).toEqual([201, 201, true]);
      expect(second.headers.get('idempotent-replayed')).toBe('true');
      expect([other.status, other.at('code')]).toEqual([409, 'conflict']);
      expect((await call('GET', '/v1/profiles')).at('total_count')).toBe(1);
    });
  });

  describe('of the daily schedule', () => {
    it('are off until they are set, keep their values, and use the default for a missing field', async () => {
      const call = await api.newClient();
      const off = { enabled: false, model: 'haiku', filter: {}, warm_sections: false };
      expect((await call('GET', '/v1/schedules/daily')).body).toEqual(off);
      const filter = { day_master_element: 'metal', external_id_prefix: 'vip-' };
      const set = { enabled: true, model: 'sonnet', filter, warm_sections: true };
      expect((await call('PUT', '/v1/schedules/daily', { body: set })).body).toEqual(set);
      expect((await call('GET', '/v1/schedules/daily')).body).toEqual(set);
      expect((await call('PUT', '/v1/schedules/daily', { body: {} })).body).toEqual(off);
    });

    it.each<[string, unknown]>([
      ['model', { model: 'opus' }],
      ['filter.day_master_element', { filter: { day_master_element: 'air' } }],
      ['filter.name', { filter: { name: '홍길동' } }],
    ])('refuse a wrong %s by its path', async (field, body) => {
      expect(await refused('PUT', '/v1/schedules/daily', body)).toEqual([400, 'validation_error', field]);
    });
  });

  describe('of webhooks', () => {
    it('show the secret in the response to the creation only, and list by activity', async () => {
      const call = await api.newClient();
      const body = { url: 'http://127.0.0.1:9/hook', events: ['profile.created'] };
      const created = await call('POST', '/v1/webhooks', { body });
      const id = created.textAt('id');
      expect(created.textAt('secret')).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      expect((await call('GET', `/v1/webhooks/${id}`)).body).not.toHaveProperty('secret');
      const changed = await call('PATCH', `/v1/webhooks/${id}`, { body: { active: false, description: 'x' } });
      expect(changed.body).toMatchObject({ active: false, description: 'x', url: body.url });
      const idsOf = async (active: boolean) => (await call('GET', `/v1/webhooks?active=${active}`)).at('data.0.id');
      expect([await idsOf(false), await idsOf(true)]).toEqual([id, undefined]);
    });

    it('keep a description without the white space around it, and refuse what cannot be seen in it', async () => {
      const hook = { url: 'http://127.0.0.1:9/note', events: ['profile.created'] };
      const described = (description: string) => api.call('POST', '/v1/webhooks', { body: { ...hook, description } });
      expect((await described(' 👩‍💻 server ')).at('description')).toBe('👩‍💻 server');
      expect((await described('\u202egpj.exe')).at('errors.0.path')).toBe('description');
    });

    it.each<[string, unknown]>([
      ['url', { url: 'ftp://127.0.0.1/', events: ['profile.created'] }],
      ['events', { url: 'http://127.0.0.1:9/', events: [] }],
      ['events.0', { url: 'http://127.0.0.1:9/', events: ['profile.renamed'] }],
      ['url', { events: ['profile.created'] }],
    ])('refuse a wrong %s by its path', async (field, body) => {
      expect(await refused('POST', '/v1/webhooks', body)).toEqual([400, 'validation_error', field]);
    });
  });
});
