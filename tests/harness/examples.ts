import { randomBytes } from 'node:crypto';
import type { Route } from '../../api/http/route.ts';
import { sajuInput } from './charts.ts';
import { BIRTH, until } from './http.ts';
import { nameOf } from './routes.ts';
import { profileBody, type Tenant } from './tenant.ts';

/** A request that the route answers with 2xx when its tenant sends it. */
export interface Example {
  /** Values of the path's parameters. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /**
   * The status for another account that sends it, when it names a record of the tenant; the default is 404. The response
   * must contain no data of the tenant.
   */
  readonly strangerGets?: number;
}

type MakeExample = (tenant: Tenant) => Promise<Example> | Example;

const saju = sajuInput(0);
const { name: _name, ...birth } = BIRTH;
const subject = { birth_date: '1990-05-15', birth_time: '14:00', gender: 'female' } as const;
const id = async (made: Promise<string>): Promise<Example> => ({ params: { id: await made } });
const batchId = async (made: Promise<string>): Promise<Example> => ({ params: { batch_id: await made } });
const ofProfile: MakeExample = async (tenant) => ({ query: { profile_id: await tenant.profile() } });
const legacyFortune: MakeExample = ({ mark }) => ({ body: { saju, userName: mark } });
const nothing: MakeExample = () => ({});

/** By route; a missing route of v2 uses the example of its v1 route. */
const EXAMPLES: Readonly<Record<string, MakeExample>> = {
  'GET /v1/health': nothing,
  'GET /v1/status': nothing,
  'POST /api/keys': ({ mark }) => ({ body: { name: mark, type: 'test' } }),
  'GET /api/keys': nothing,
  'DELETE /api/keys/{id}': ({ key }) => id(key('revoked')),
  'GET /api/account/signing-secret': nothing,
  'POST /api/account/signing-secret/rotate': nothing,
  'POST /api/daily-fortune': legacyFortune,
  'POST /api/daily-fortune-stream': legacyFortune,
  'POST /api/fortune': legacyFortune,
  'POST /api/saju': () => ({ body: birth }),
  'GET /api/usage': nothing,
  'POST /api/support/limit-increase': ({ mark }) => ({
    body: { requestedLimit: 2_000, useCase: mark, expectedVolume: mark },
  }),
  'POST /v1/fortunes/daily': async ({ profile }) => ({ body: { profile_id: await profile() } }),
  'POST /v1/fortunes/daily-stream': async ({ profile }) => ({ body: { profile_id: await profile() } }),
  'POST /v1/fortunes/weekly': async ({ profile }) => ({ body: { profile_id: await profile() } }),
  'GET /v1/fortunes/character': ofProfile,
  'GET /v1/fortunes/tendency': ofProfile,
  'GET /v1/fortunes/radar': ofProfile,
  'GET /v1/analytics/popular-coins': ofProfile,
  'GET /v1/analytics/comparison': ofProfile,
  'GET /v1/analytics/fortune-ranking': nothing,
  'GET /v1/analytics/trading-styles': ofProfile,
  'GET /v1/analytics/portfolio-breakdown': ofProfile,
  'GET /v1/analytics/saju-twin': ofProfile,
  'POST /v1/calculations/saju': () => ({ body: birth }),
  'POST /v1/calculations/yearly': async ({ profile }) => ({ body: { profile_id: await profile() } }),
  'POST /v1/calculations/compatibility': async ({ profile }) => ({
    body: { a: subject, b: { profile_id: await profile() } },
  }),
  'POST /v1/profiles': ({ mark }) => ({ body: profileBody(mark) }),
  'GET /v1/profiles': nothing,
  'GET /v1/profiles/{id}': ({ profile }) => id(profile()),
  'GET /v1/profiles/{id}/unmasked': ({ profile }) => id(profile()),
  'PUT /v1/profiles/{id}': async ({ profile, mark }) => ({ ...(await id(profile())), body: profileBody(mark) }),
  'PATCH /v1/profiles/{id}': async ({ profile, mark }) => ({ ...(await id(profile())), body: { name: mark } }),
  'DELETE /v1/profiles/{id}': ({ profile }) => id(profile()),
  'POST /v1/fortunes': async ({ profile }) => ({ body: { profile_id: await profile(), fortune_type: 'daily' } }),
  'POST /v1/fortunes/stream': async ({ profile }) => ({ body: { profile_id: await profile(), fortune_type: 'daily' } }),
  'GET /v1/fortunes': async ({ profile }) => ({ query: { profile_id: await profile() }, strangerGets: 200 }),
  'GET /v1/fortunes/daily/{profile_id}': async ({ profile }) => ({ params: { profile_id: await profile() } }),
  'GET /v1/fortunes/{id}': ({ fortune }) => id(fortune()),
  'GET /v1/fortunes/{id}/unmasked': ({ fortune }) => id(fortune()),
  'DELETE /v1/fortunes/{id}': ({ fortune }) => id(fortune()),
  // Unknown profiles are accepted and become failed items.
  'POST /v1/fortunes/batch': async ({ profile }) => ({
    body: { profile_ids: [await profile()], fortune_type: 'daily' },
    strangerGets: 202,
  }),
  'GET /v1/fortunes/batch': nothing,
  'GET /v1/fortunes/batch/{batch_id}': ({ endedBatch }) => batchId(endedBatch()),
  'GET /v1/fortunes/batch/{batch_id}/events': ({ endedBatch }) => batchId(endedBatch()),
  'GET /v1/fortunes/batch/{batch_id}/items': ({ endedBatch }) => batchId(endedBatch()),
  'POST /v1/fortunes/batch/{batch_id}/retry': ({ endedBatch }) => batchId(endedBatch()),
  'POST /v1/fortunes/batch/{batch_id}/cancel': ({ waitingBatch }) => batchId(waitingBatch()),
  'GET /v1/fallbacks': nothing,
  'PUT /v1/fallbacks': () => ({ body: { fallbacks: [{ model: 'sonnet', to: ['gemini'] }] } }),
  'GET /v1/schedules/daily': nothing,
  'PUT /v1/schedules/daily': ({ mark }) => ({ body: { filter: { external_id_prefix: mark } } }),
  'POST /v1/webhooks': ({ mark }) => ({
    body: {
      url: `http://127.0.0.1:9/${mark}?${randomBytes(6).toString('hex')}`,
      events: ['daily.reset'],
      description: mark,
    },
  }),
  'GET /v1/webhooks': nothing,
  'GET /v1/webhooks/{id}': ({ webhook }) => id(webhook()),
  'PATCH /v1/webhooks/{id}': async ({ webhook, mark }) => ({
    ...(await id(webhook())),
    body: { description: `changed by ${mark}`, active: true },
  }),
  'DELETE /v1/webhooks/{id}': ({ webhook }) => id(webhook()),
  'POST /v1/webhooks/{id}/test': ({ webhook }) => id(webhook()),
  'POST /v1/webhooks/{id}/rotate-secret': ({ webhook }) => id(webhook()),
  'GET /v1/webhooks/{id}/deliveries': ({ webhook }) => id(webhook()),
  'GET /v1/webhooks/{id}/deliveries/{delivery_id}': async ({ delivery }) => {
    const { webhookId, deliveryId } = await delivery();
    return { params: { id: webhookId, delivery_id: deliveryId } };
  },
  'POST /v1/webhooks/{id}/deliveries/{delivery_id}/redeliver': async ({ delivery }) => {
    const { webhookId, deliveryId } = await delivery();
    return { params: { id: webhookId, delivery_id: deliveryId } };
  },
  'POST /v1/webhooks/{id}/replay': async ({ webhook }) => ({
    ...(await id(webhook())),
    body: { since: '2026-01-01T00:00:00Z', status: 'all' },
  }),
  'GET /v1/events': nothing,
  'GET /v1/events/{id}': async ({ delivery, call }) => {
    const { webhookId } = await delivery();
    return { params: { id: (await call('GET', `/v1/webhooks/${webhookId}/deliveries`)).textAt('data.0.event_id') } };
  },
  // Live, as the example of /api/keys makes a test key and an account has three of each.
  'POST /v1/keys': ({ mark }) => ({ body: { name: mark, type: 'live' } }),
  'GET /v1/keys': nothing,
  'DELETE /v1/keys/{id}': ({ key }) => id(key('removed')),
  'POST /v1/keys/{id}/rotate': async ({ key }) => ({
    ...(await id(key('rotated', 'live'))),
    body: { overlap_hours: 0 },
  }),
  'GET /v1/requests': async ({ call }) => {
    await call('GET', '/v1/profiles/prf_unknown');
    return {};
  },
  'GET /v1/requests/{id}': async ({ call }) => {
    const id = (await call('GET', '/v1/profiles/prf_unknown')).textAt('request_id');
    await until('the request is logged', async () => (await call('GET', `/v1/requests/${id}`)).status === 200);
    return { params: { id } };
  },
  'GET /v1/reports/usage': nothing,
  'GET /v1/reports/fortunes': nothing,
  // Enough for a group.
  'GET /v1/reports/profiles': async ({ profile }) => {
    for (let count = 0; count < 6; count += 1) await profile();
    return {};
  },
  'GET /v1/reports/audit': async ({ profile }) => ({ query: { resource_id: await profile() }, strangerGets: 200 }),
};

/** @throws for a route without an example */
export function exampleOf(route: Route, tenant: Tenant): Promise<Example> {
  const make = EXAMPLES[nameOf(route)] ?? EXAMPLES[nameOf({ ...route, path: route.path.replace(/^\/v2\//, '/v1/') })];
  if (make === undefined) throw new Error(`tests/harness/examples.ts has no example for ${nameOf(route)}`);
  return Promise.resolve(make(tenant));
}

/** The path with its parameters and query filled in. */
export function pathOf(route: Pick<Route, 'path'>, { params = {}, query = {} }: Example): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'unknown'));
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}
