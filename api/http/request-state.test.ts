import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '../../shared/core/logger.ts';
import type { UsageLedger } from '../../shared/usage/ledger.ts';
import { openApi, type TestApi } from '../../tests/harness/api.ts';
import { until } from '../../tests/harness/http.ts';
import { exchangeRaw, openRaw } from '../../tests/harness/raw-connection.ts';
import { healthRoutes } from '../routes/resource/health.ts';
import { profileRoutes } from '../routes/resource/profiles.ts';
import { reportRoutes } from '../routes/resource/reports.ts';
import { TIMEOUTS } from './server.ts';

const SHORT = { ...TIMEOUTS, headersMs: 3_000, requestMs: 3_000, checkEveryMs: 50 };

describe('the record of a request', () => {
  const lines: Record<string, unknown>[] = [];
  let api: TestApi;
  let usage: UsageLedger;
  /** Lists that have begun, and what they wait for. */
  let begun = 0;
  let listing = Promise.resolve();
  beforeAll(async () => {
    const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const logger = createLogger({ level: 'info', service: 'test', destination });
    const routesOf: Parameters<typeof openApi>[0] = (services) => {
      usage = services.usage;
      const unhealthy = { check: async () => ({ healthy: false, at: new Date(0) }) };
      const profiles = profileRoutes(services.profiles).map((route) => {
        if (route.operationId !== 'listProfiles') return route;
        const handler: typeof route.handler = async (context) => {
          begun += 1;
          await listing;
          return route.handler(context);
        };
        return { ...route, handler };
      });
      return [...profiles, ...reportRoutes(services), ...healthRoutes(unhealthy)];
    };
    api = await openApi(routesOf, { timeouts: SHORT, logger });
  });
  afterAll(() => api.close());

  /** Sends a request whose body cannot be read. @returns the statuses of its answers, and the lines with the request id of the first */
  const refused = async (headersAndBody: string) => {
    const head = `POST /v1/profiles HTTP/1.1\r\nHost: x\r\nX-API-Key: ${api.key}\r\n`;
    const connection = await exchangeRaw(api.url, head + headersAndBody);
    await connection.closed();
    const [headers = '', problem = ''] = connection.received.split('\r\n\r\n');
    const requestId = /^X-Request-Id: (\S+)$/im.exec(headers)?.[1];
    expect(JSON.parse(problem)).toMatchObject({ code: 'validation_error', request_id: requestId });
    const logged = () => lines.filter(({ request_id }) => request_id === requestId);
    await until('the request is logged', async () => logged().length > 0);
    return { statuses: connection.statuses, logged };
  };
  const record = { message: 'request', route: 'POST /v1/profiles' };

  it('has the status and the request id of the answer to a body that arrives too slowly, as has the usage report', async () => {
    const { statuses, logged } = await refused('Content-Length: 1000\r\n\r\n{');
    expect(statuses).toEqual([408]);
    expect(logged()).toMatchObject([{ ...record, status: 408 }]);
    await usage.start().close();
    const report = await api.call('GET', '/v1/reports/usage?group_by=status_code');
    expect(report.body).toMatchObject({ by_status_code: [{ status_code: 408, requests: 1 }] });
  });

  it('has the status and the request id of the answer to a malformed body, also when that came before the handler', async () => {
    const { statuses, logged } = await refused('Transfer-Encoding: chunked\r\n\r\nno size\r\n');
    expect(statuses).toEqual([400]);
    // By the answer to another request the handler of the refused one has ended, and has logged nothing more.
    await api.call('GET', '/v1/profiles');
    expect(logged()).toMatchObject([{ ...record, status: 400 }]);
  });

  it('is 499 where the client has left while it waited in the account’s line, and nothing was begun for it', async () => {
    begun = 0;
    let proceed: () => void = () => undefined;
    listing = new Promise((resolve) => {
      proceed = resolve;
    });
    const atWork = [1, 2].map(() => api.call('GET', '/v1/profiles'));
    await until('an account’s two lists are at work', async () => begun === 2);
    const remaining = async () =>
      Number((await api.call('GET', '/v1/profiles/prof_unknown')).headers.get('x-ratelimit-remaining'));
    const before = await remaining();
    const waiting = await Promise.all(Array.from({ length: 5 }, () => openRaw(api.url)));
    for (const connection of waiting)
      connection.send(`GET /v1/profiles HTTP/1.1\r\nHost: x\r\nX-API-Key: ${api.key}\r\n\r\n`);
    let asked = 0;
    await until('they are counted', async () => {
      asked += 1;
      return before - (await remaining()) === asked + waiting.length;
    });
    const last = api.call('GET', '/v1/profiles');
    for (const connection of waiting) connection.destroy();
    const left = () => lines.filter(({ route, status }) => route === 'GET /v1/profiles' && status === 499);
    await until('their ends are recorded', async () => left().length === waiting.length);
    proceed();
    expect((await Promise.all([...atWork, last])).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(begun).toBe(3);
  });

  it('keeps no answer back: one of 503 that is no error, with a key and without', async () => {
    for (const headers of [{}, { 'X-API-Key': api.key }]) {
      const answer = await fetch(`${api.url}/v1/health`, { headers });
      expect([answer.status, await answer.json()]).toEqual([
        503,
        { status: 'unhealthy', timestamp: '1970-01-01T00:00:00.000Z' },
      ]);
    }
  });
});
