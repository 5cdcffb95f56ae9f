import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RecordedOperation } from '../../api/contract/examples.ts';
import type { Route } from '../../api/http/route.ts';
import { EVENT_TYPES } from '../../shared/core/event-types.ts';
import { type Example, exampleOf, pathOf } from '../harness/examples.ts';
import { type Client, createClient, type HttpAnswer, until } from '../harness/http.ts';
import { startPlatform, type TestPlatform } from '../harness/platform.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { nameOf, ROUTES } from '../harness/routes.ts';
import { createTenant, type Tenant } from '../harness/tenant.ts';

/**
 * Writes api/contract/examples.generated.ts: what a run with a test key has sent and received. Only the receiver's
 * address is replaced, by one that a partner could have.
 */
const FILE = new URL('../../api/contract/examples.generated.ts', import.meta.url);
const RECEIVER = 'https://partner.example';

describe('the examples of the OpenAPI document', () => {
  let platform: TestPlatform;
  let receiver: Receiver;
  let url: string;
  const operations: Record<string, RecordedOperation> = {};
  const errors: Record<string, unknown> = {};
  const deliveries: Record<string, unknown> = {};

  beforeAll(async () => {
    receiver = await startReceiver();
    platform = await startPlatform({ GENERATION_WAIT_MS: '1500' });
    url = (await platform.startApiServer({ TRUST_PROXY: 'true' })).url;
    await platform.startWorker('haiku,sonnet,gpt4o,webhook,maintenance');
  });
  afterAll(async () => {
    await platform.stop();
    await receiver.close();
  });

  it('has a request and its answer for each operation', async () => {
    for (const route of ROUTES) {
      const { testKey, accessToken } = await platform.account();
      const options = { url, key: testKey, accessToken, receiverUrl: receiver.url, idleModel: 'gemini' };
      const tenant = createTenant(options);
      const example = { ...(await exampleOf(route, tenant)), ...(await naturalRequest(route, tenant)) };
      const { bearer, call } = tenant;
      const answer = await send(route.access.kind === 'bearer' ? bearer : call, route, example);
      expect({ route: nameOf(route), text: answer.status < 300 ? '' : answer.text }).toMatchObject({ text: '' });
      operations[route.operationId] = {
        params: example.params ?? {},
        query: example.query ?? {},
        ...(example.body === undefined ? {} : { body: example.body }),
        status: answer.status,
        answer: answer.body ?? eventsIn(answer.text),
        ...(await otherAnswers(route, call, example)),
      };
    }
  });

  it('has the errors that a caller can cause', async () => {
    const account = await platform.account();
    const call = createClient(url, { key: account.testKey });
    const visitor = createClient(url, { headers: { 'X-Forwarded-For': '198.51.100.7' } });
    const weak = createClient(url, { key: await account.key({ permissions: ['stream:read'] }) });
    const bearer = createClient(url, { bearer: account.accessToken });
    const record = (answer: HttpAnswer, of = '') => {
      const legacy = answer.at('error.code');
      const key = legacy === undefined ? `${answer.status} ${answer.at('code')}` : `legacy ${answer.status} ${legacy}`;
      expect(answer.status).toBeGreaterThanOrEqual(400);
      errors[`${of}${key}`] ??= answer.body;
    };
    record(await visitor('GET', '/v1/health?verbose=true'), 'checkHealth ');
    record(await call('GET', '/v1/fortunes?date_from=2026-11-21&date_to=2026-11-01'), 'GET ');
    record(await bearer('GET', '/api/keys?limit=0'), 'GET ');
    const profile = (await call('POST', '/v1/profiles', { body: PERSON })).textAt('id');
    const legacySaju = { body: { ...BIRTH, birth_month: 13 } };
    const text = { raw: 'x', headers: { 'Content-Type': 'text/plain' } };
    const large = { body: { name: 'x'.repeat(120_000) } };
    record(await call('POST', '/v1/profiles', { body: { ...PERSON, birth_month: 13 } }));
    record(await visitor('GET', '/v1/profiles'));
    record(await visitor('GET', '/v1/fortunes/character'));
    record(await weak('GET', '/v1/profiles'));
    record(await call('GET', '/v1/profiles/prf_01kb0c1d2e3f4g5h6j7k8m9n0p'));
    record(await call('POST', '/v1/profiles', { body: PERSON }));
    const deleted = {
      body: { ...PERSON, external_id: 'customer-1002' },
      headers: { 'Idempotency-Key': 'order-1002-0001' },
    };
    const { id } = Object((await call('POST', '/v1/profiles', deleted)).body);
    await call('DELETE', `/v1/profiles/${id}`);
    record(await call('POST', '/v1/profiles', deleted));
    record(await call('POST', '/v1/profiles', text));
    record(await call('POST', '/v1/profiles', large));
    const late = { profile_id: profile, type: 'daily', model: 'gemini' };
    const pending = await call('POST', '/v1/fortunes', { body: late, headers: { Prefer: 'respond-async' } });
    record(await call('GET', pending.headers.get('location') ?? ''));
    record(await call('POST', '/v1/fortunes', { body: late }));
    record(await call('POST', '/api/saju', legacySaju));
    record(await visitor('POST', '/api/saju', legacySaju));
    record(
      await createClient(url, { bearer: 'x', headers: { 'X-Forwarded-For': '198.51.100.8' } })('GET', '/api/keys'),
    );
    record(await weak('POST', '/api/saju', legacySaju));
    record(await bearer('DELETE', '/api/keys/key_01kb0c1d2e3f4g5h6j7k8m9n0p'));
    record(await call('POST', '/api/saju', text));
    record(await call('POST', '/api/saju', large));
    const refused = await until('there are too many keys', async () => {
      const made = await bearer('POST', '/api/keys', { body: { name: 'server', type: 'test' } });
      return made.status === 409 && made;
    });
    record(refused);
    for (const path of ['/v1/profiles', '/api/usage']) {
      const stranger = createClient(url, { headers: { 'X-Forwarded-For': '198.51.100.9' } });
      record(
        await until('the address has used up its limit', async () => {
          const answer = await stranger('GET', path);
          return answer.status === 429 && answer;
        }),
      );
    }
  });

  it('has a delivery of each event, and the callback of a batch', async () => {
    const { testKey } = await platform.account();
    const call = createClient(url, { key: testKey });
    const body = { url: `${receiver.url}/events`, events: [...EVENT_TYPES] };
    const webhook = (await call('POST', '/v1/webhooks', { body })).textAt('id');
    const profile = (await call('POST', '/v1/profiles', { body: PERSON })).textAt('id');
    await call('PATCH', `/v1/profiles/${profile}`, { body: { name: '홍길순' } });
    const batch = { profile_ids: [profile], fortune_type: 'daily', webhook_url: `${receiver.url}/callback` };
    await call('POST', '/v1/fortunes/batch', { body: batch });
    await until('the batch calls back', async () => receiver.received('/callback').length > 0);
    const fortune = (await call('GET', '/v1/fortunes')).textAt('data.0.id');
    await call('DELETE', `/v1/fortunes/${fortune}`);
    await call('DELETE', `/v1/profiles/${profile}`);
    const received = () => receiver.received('/events').map(({ body }) => body as { readonly type: string });
    await until('the last event has arrived', async () => received().some(({ type }) => type === 'profile.deleted'));
    for (const type of EVENT_TYPES) {
      // Events that a run does not cause are sent as tests.
      if (received().every((event) => event.type !== type)) {
        await call('POST', `/v1/webhooks/${webhook}/test`, { body: { event_type: type } });
      }
      deliveries[type] = received().find((event) => event.type === type);
    }
    deliveries['callback'] = receiver.received('/callback')[0]?.body;
    expect(Object.values(deliveries)).not.toContain(undefined);
    const text = JSON.stringify({ operations, errors, deliveries }, null, 2).replaceAll(receiver.url, RECEIVER);
    writeFileSync(FILE, `// Written by \`npm run docs:examples\`.\nexport const RECORDED_EXAMPLES = ${text};\n`);
  });

  /** Of a route that answers with several 2xx: the stored fortune at a second request, and one that is on its way. */
  async function otherAnswers(route: Route, call: Client, example: Example) {
    const statuses = Object.keys(route.answers).filter((status) => status.startsWith('2'));
    if (statuses.length === 1) return {};
    expect(statuses).toEqual(['200', '201', '202']);
    const stored = await send(call, route, example);
    const body = { ...Object(example.body), model: 'gemini' };
    const later = await call(route.method, route.path, { body, headers: { Prefer: 'respond-async' } });
    expect([stored.status, later.status]).toEqual([200, 202]);
    return { others: { 200: stored.body, 202: later.body } };
  }

  function send(client: Client, route: Route, example: Example): Promise<HttpAnswer> {
    return client(route.method, pathOf(route, example), example.body === undefined ? {} : { body: example.body });
  }

  /** Where the examples of the tests hold marks that tests look for. */
  async function naturalRequest({ method, path }: Route, tenant: Tenant): Promise<Example> {
    const name = `${method} ${path.replace('/v2/', '/v1/')}`;
    const person = async () => ({ id: (await tenant.call('POST', '/v1/profiles', { body: PERSON })).textAt('id') });
    switch (name) {
      case 'POST /v1/profiles':
        return { body: PERSON };
      case 'PUT /v1/profiles/{id}':
        return { params: await person(), body: { ...PERSON, birth_hour: null } };
      case 'PATCH /v1/profiles/{id}':
        return { params: await person(), body: { birth_hour: 15 } };
      case 'GET /v1/profiles/{id}':
      case 'GET /v1/profiles/{id}/unmasked':
        return { params: await person() };
      case 'GET /v1/profiles':
        await person();
        return {};
      case 'POST /api/saju':
        return { body: { birthYear: 1990, birthMonth: 5, birthDay: 15, birthHour: 14, gender: 'female' } };
      case 'GET /v1/keys':
        await rotatedKey(tenant);
        return {};
      case 'POST /v1/keys/{id}/rotate':
        return { params: await serverKey(tenant), body: { overlap_hours: 24 } };
      case 'POST /v1/keys':
      case 'POST /api/keys':
        return { body: { name: 'server', type: 'test' } };
      case 'POST /api/support/limit-increase':
        return { body: { requestedLimit: 2_000, useCase: '아침마다 보내는 운세', expectedVolume: '하루 5만 건' } };
      case 'PUT /v1/schedules/daily':
        return { body: { enabled: true, filter: { external_id_prefix: 'customer-' } } };
      case 'POST /v1/webhooks':
        return { body: { url: `${receiver.url}/saju`, events: ['fortune.generated', 'batch.completed'] } };
      case 'PATCH /v1/webhooks/{id}':
        return { body: { description: '운세 알림', active: true } };
      case 'POST /api/daily-fortune':
      case 'POST /api/daily-fortune-stream':
      case 'POST /api/fortune':
        return {
          body: { ...Object((await exampleOf({ ...ANY, method: 'POST', path }, tenant)).body), userName: '홍길동' },
        };
      default:
        return {};
    }
  }
});

async function serverKey({ bearer }: Tenant): Promise<{ readonly id: string }> {
  return { id: (await bearer('POST', '/v1/keys', { body: { name: 'server', type: 'test' } })).textAt('id') };
}

async function rotatedKey(tenant: Tenant): Promise<void> {
  const { id } = await serverKey(tenant);
  const { status, text } = await tenant.bearer('POST', `/v1/keys/${id}/rotate`, { body: { overlap_hours: 24 } });
  expect({ status, text }).toMatchObject({ status: 201 });
}

const ANY = ROUTES[0] as Route;
const BIRTH = { birth_year: 1990, birth_month: 5, birth_day: 15, birth_hour: 14, gender: 'female' } as const;
const PERSON = {
  external_id: 'customer-1001',
  name: '홍길동',
  ...BIRTH,
  investment: { favorite_coins: ['BTC'], trading_style: 'long_term' },
};

function eventsIn(text: string): unknown[] {
  return [...text.matchAll(/^id: (.*)\nevent: (.*)\ndata: (.*)$/gm)].map(([, id, event, data = 'null']) => ({
    id,
    event,
    data: JSON.parse(data) as unknown,
  }));
}
