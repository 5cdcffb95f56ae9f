import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Route } from '../api/http/route.ts';
import type { OwnerLine } from '../api/rate-limit/limits.ts';
import type { Permission } from '../shared/core/permissions.ts';
import { expectErrorShape } from './harness/error-shapes.ts';
import { type Client, createClient, type HttpAnswer } from './harness/http.ts';
import { startPlatform, type TestAccount, type TestPlatform } from './harness/platform.ts';
import { named, nameOf, ROUTES } from './harness/routes.ts';

const KEYED = ROUTES.filter(({ access }) => access.kind === 'key');

/**
 * The table of permissions; the first matching rule applies. What a stored profile as the subject needs besides is in
 * tests/e2e/persons.test.ts.
 */
const RULES: readonly (readonly [RegExp, Permission[] | 'public' | 'bearer'])[] = [
  [/^GET \/v1\/health$/, 'public'],
  [/ \/(api\/(keys|account)|v1\/keys)\b/, 'bearer'],
  [/^POST \/v1\/fortunes\/stream$/, ['stream:read', 'fortune:write']],
  [/(-stream|\}\/events)$/, ['stream:read']],
  [/ \/(api|v1\/calculations)\/(saju|compatibility)$/, ['saju:calculate']],
  [/^POST \/api\/(daily-fortune|fortune)$/, ['fortune:read']],
  [/^POST \/v1\/calculations\/yearly$/, ['fortune:read']],
  [/ \/v1\/fortunes\/(daily|weekly|character|tendency|radar)$/, ['fortune:read']],
  [/^GET \/v1\/fortunes\/\{id\}\/unmasked$/, ['fortune:unmask']],
  [/^GET \/v1\/fortunes/, ['fortune:read']],
  [/^(POST|DELETE) \/v1\/fortunes/, ['fortune:write']],
  [/ \/v1\/schedules\//, ['fortune:write']],
  [/^GET \/v1\/fallbacks$/, ['fortune:read']],
  [/^PUT \/v1\/fallbacks$/, ['fortune:write']],
  [/^GET \/v1\/profiles\/\{id\}\/unmasked$/, ['profile:unmask']],
  [/^GET \/v1\/profiles/, ['profile:read']],
  [/ \/v1\/profiles/, ['profile:write']],
  [/ \/v1\/(?:webhooks|events)/, ['webhook:manage']],
  [/ \/api\/(usage|support\/limit-increase)$/, ['usage:read']],
  [/ \/v1\/reports\/audit$/, ['audit:read']],
  [/ \/v1\/(?:reports|requests)/, ['usage:read']],
  [/ \/v1\/analytics\//, ['analytics:read']],
  [/^GET \/v1\/status$/, []],
];

describe('the route table', () => {
  it('has every route once', () => {
    expect(new Set(ROUTES.map(nameOf)).size).toBe(ROUTES.length);
    expect(ROUTES.length).toBeGreaterThan(40);
  });

  it('has the listed routes of v2 with their plans, and no plan anywhere else', () => {
    const plans = ROUTES.filter(({ path }) => path.startsWith('/v2/')).map((route) => [nameOf(route), route.plan]);
    expect(Object.fromEntries(plans)).toEqual({
      'POST /v2/profiles': undefined,
      'GET /v2/profiles': undefined,
      'GET /v2/profiles/{id}': undefined,
      'PATCH /v2/profiles/{id}': undefined,
      'DELETE /v2/profiles/{id}': undefined,
      'GET /v2/profiles/{id}/unmasked': 'enterprise',
      'POST /v2/fortunes': undefined,
      'GET /v2/fortunes': undefined,
      'GET /v2/fortunes/{id}': undefined,
      'GET /v2/fortunes/{id}/unmasked': 'enterprise',
      'DELETE /v2/fortunes/{id}': undefined,
      'POST /v2/fortunes/batch': undefined,
      'GET /v2/fortunes/batch/{batch_id}': undefined,
      'POST /v2/fortunes/stream': undefined,
      'POST /v2/webhooks': 'business',
      'GET /v2/webhooks': 'business',
      'GET /v2/webhooks/{id}': 'business',
      'DELETE /v2/webhooks/{id}': 'business',
      'POST /v2/webhooks/{id}/test': 'business',
      'GET /v2/reports/usage': 'business',
      'GET /v2/reports/fortunes': 'business',
      'GET /v2/reports/profiles': 'business',
      'GET /v2/reports/audit': 'enterprise',
    });
    const others = ROUTES.filter(({ path }) => !path.startsWith('/v2/'));
    expect(others.filter(({ plan, group }) => plan !== undefined || group === 'v2')).toEqual([]);
  });

  it('lets requests take turns of every list and report, and of what queues many records or brings large ones', () => {
    const many = ROUTES.filter(
      ({ operationId, path }) =>
        /^(list|(create|cancel|retry)Batch|getDelivery$|getLegacyUsage$)/.test(operationId) ||
        /\/(reports|replay|analytics)\b/.test(path),
    );
    expect(many.length).toBeGreaterThan(10);
    const turnsIn = (line: OwnerLine) => ROUTES.filter(({ takesTurns }) => takesTurns === line);
    expect(turnsIn('lists').map(nameOf).sort()).toEqual(many.map(nameOf).sort());
    const changes = ROUTES.filter(
      ({ method, path }) =>
        (/^(PUT|PATCH|DELETE)$/.test(method) && /\/profiles\/\{id}$/.test(path)) ||
        (method !== 'GET' && /\/keys\b/.test(path)),
    );
    expect(changes.length).toBeGreaterThan(7);
    expect(turnsIn('changes').map(nameOf).sort()).toEqual(changes.map(nameOf).sort());
  });

  it.each(named(ROUTES))('requires the permission of the table for $name', ({ name, route: { access } }) => {
    const family = name.replace(' /v2/', ' /v1/').replace(/^PATCH (.*profiles)/, 'PUT $1');
    const wanted = RULES.find(([pattern]) => pattern.test(family))?.[1] ?? 'no rule';
    const required = access.kind === 'key' ? [...access.permissions].sort() : access.kind;
    expect(required).toEqual(typeof wanted === 'string' ? wanted : [...wanted].sort());
  });
});

/** Keys and tenants are in tests/e2e/routes-trust.test.ts. */
describe('every route over HTTP', () => {
  let platform: TestPlatform;
  let account: TestAccount;
  let url: string;
  let credential: { readonly key: string; readonly bearer: string };
  let visitors = 0;

  beforeAll(async () => {
    platform = await startPlatform();
    url = (await platform.startApiServer({ TRUST_PROXY: 'true' })).url;
    account = await platform.account();
    credential = { key: account.liveKey, bearer: account.accessToken };
  });
  afterAll(() => platform.stop());

  /** Each request from an address of its own, to stay below the limit of an address. */
  const visitor = (options: Parameters<typeof createClient>[1] = {}): Client => {
    visitors += 1;
    const address = `198.51.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
    return createClient(url, { ...options, headers: { ...options.headers, 'X-Forwarded-For': address } });
  };
  const pathOf = (route: Route) => route.path.replaceAll(/\{\w+\}/g, 'unknown');
  /** The refused fields of an error, which must have the shape of the route's group. */
  const refusedFields = (route: Route, answer: HttpAnswer): string[] => {
    expect(answer.status).toBe(400);
    expect(expectErrorShape(route.group, pathOf(route), answer)).toBe('validation_error');
    return (answer.at('errors') as { path: string }[]).map(({ path }) => path);
  };

  it.each(named(KEYED))(
    'accepts $name from a key with just its permissions, and sends its limit',
    async ({ route }) => {
      const permissions = route.access.kind === 'key' ? route.access.permissions : [];
      const own = await platform.account();
      const key = await own.key({ permissions });
      const body = route.method === 'GET' ? {} : { body: { no_such_field: 1 } };
      const answer = await visitor({ key })(route.method, pathOf(route), body);
      expect([200, 400, 404]).toContain(answer.status);
      expect(answer.headers.get('x-ratelimit-limit')).toBe('1000');
      expect(answer.headers.get('x-ratelimit-remaining')).toBe('999');
      expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
    },
  );

  it.each(named(ROUTES.filter(({ group, body }) => group !== 'legacy' && body === undefined)))(
    'refuses an unknown query parameter of $name by its name',
    async ({ route }) => {
      const path = `${pathOf(route)}?no_such_parameter=1`;
      const answer = await visitor(credential)(route.method, path);
      expect(refusedFields(route, answer)).toContain('no_such_parameter');
    },
  );

  it.each(named(ROUTES.filter(({ group, body }) => group !== 'legacy' && body !== undefined)))(
    'refuses an unknown body field of $name by its name',
    async ({ route }) => {
      const answer = await visitor(credential)(route.method, pathOf(route), {
        body: { no_such_field: 1 },
      });
      expect(refusedFields(route, answer).join()).toContain('no_such_field');
    },
  );

  it('answers 405 with the allowed methods to every other method of every path', async () => {
    for (const path of new Set(ROUTES.map((route) => route.path))) {
      const allowed = ROUTES.filter((route) => route.path === path).map(({ method }) => method);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        if (allowed.includes(method)) continue;
        const answer = await visitor()(method, path.replaceAll(/\{\w+\}/g, 'unknown'));
        const allow = answer.headers.get('allow');
        expect({ path, method, status: answer.status, allow }).toEqual({
          path,
          method,
          status: 405,
          allow: [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])].sort().join(', '),
        });
      }
    }
  });

  it('serves every legacy path under /v1/api as well, and marks both as deprecated', async () => {
    for (const route of ROUTES.filter(({ group }) => group === 'legacy')) {
      for (const path of [pathOf(route), `/v1${pathOf(route)}`]) {
        const answer = await visitor()(route.method, path);
        expect({ path, status: answer.status }).toEqual({ path, status: 401 });
        expect(answer.headers.get('deprecation')).toBe('true');
        expect(answer.headers.get('sunset')).toBe('Mon, 30 Jun 2025 23:59:59 GMT');
      }
    }
  });

  it('has security headers and no header of its framework on every kind of response', async () => {
    for (const path of ['/v1/health', '/v1/profiles', '/api/keys', '/nothing']) {
      const { headers } = await visitor()('GET', path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });
});
