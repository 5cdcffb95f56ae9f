import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { QUEUE_NAMES } from '../shared/queues/catalogue.ts';
import { launchBrowser, watchPages } from './harness/browser.ts';
import { type Client, createClient, type HttpAnswer, until } from './harness/http.ts';
import { enqueueReconciler } from './harness/jobs.ts';
import { type ApiServer, OPS_LOGIN, startPlatform, type TestPlatform } from './harness/platform.ts';
import { watchRedis } from './harness/redis-monitor.ts';

const AUTHORIZATION = `Basic ${Buffer.from(`${OPS_LOGIN.user}:${OPS_LOGIN.password}`).toString('base64')}`;

describe("the operators' port", () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  const ops = (method: string, path: string, headers: Record<string, string> = { Authorization: AUTHORIZATION }) =>
    createClient(apiServer.opsUrl)(method, path, { headers });

  beforeAll(async () => {
    platform = await startPlatform();
    apiServer = await platform.startApiServer();
  });
  afterAll(() => platform.stop());

  it('answers liveness and readiness without a login', async () => {
    expect(await ops('GET', '/livez', {})).toMatchObject({ status: 200, body: { status: 'alive' } });
    const ready = await until('the API server is ready', async () => {
      const answer = await ops('GET', '/readyz', {});
      return answer.status === 200 && answer;
    });
    expect(ready.body).toMatchObject({ status: 'ready' });
    const health = await healthy(createClient(apiServer.url));
    expect(health.body).toMatchObject({ status: 'healthy' });
    expect(health.headers.get('x-ratelimit-limit')).toBeNull();
  });

  it.each([
    ['nothing', {}],
    ['a wrong password', { Authorization: `Basic ${Buffer.from(`${OPS_LOGIN.user}:wrong`).toString('base64')}` }],
    ['another user', { Authorization: `Basic ${Buffer.from(`root:${OPS_LOGIN.password}`).toString('base64')}` }],
    ['a token', { Authorization: 'Bearer bs_at_x' }],
    ['rubbish', { Authorization: 'Basic %%%' }],
  ])('refuses metrics and queues with %s', async (_name, headers: Record<string, string>) => {
    for (const path of ['/metrics', '/queues', '/queues/', '/queues/api/queues', '/', '/nothing']) {
      const answer = await ops('GET', path, headers);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toMatch(/^Basic realm=/);
    }
  });

  it('serves only liveness and readiness when no password is set', async () => {
    const closed = await platform.startApiServer({ OPS_PASSWORD: '' });
    const call = createClient(closed.opsUrl, { headers: { Authorization: `Basic ${btoa('ops:')}` } });
    expect((await call('GET', '/metrics')).status).toBe(401);
    expect((await call('GET', '/livez')).status).toBe(200);
    await closed.stop();
  });

  it('opens its metrics, and nothing else, to their own password', async () => {
    const password = 'password-of-the-metrics';
    const own = await platform.startApiServer({ METRICS_PASSWORD: password, OPS_WRITE: 'true' });
    for (const user of ['metrics', OPS_LOGIN.user]) {
      const headers = { Authorization: `Basic ${btoa(`${user}:${password}`)}` };
      const call = createClient(own.opsUrl, { headers });
      expect((await call('GET', '/metrics')).status).toBe(200);
      for (const path of ['/', '/models', '/queues', '/queues/api/queues', '/metrics/..', '/nothing']) {
        expect({ path, status: (await call('GET', path)).status }).toEqual({ path, status: 401 });
      }
      expect((await call('POST', '/models/haiku/pause')).status).toBe(401);
    }
    const operator = createClient(own.opsUrl, { headers: { Authorization: AUTHORIZATION } });
    expect((await operator('GET', '/metrics')).status).toBe(200);
    await own.stop();
  });

  it('serves metrics of requests and queues in the text format of Prometheus', async () => {
    await createClient(apiServer.url)('GET', '/v1/profiles');
    const metrics = await ops('GET', '/metrics');
    expect(metrics.status).toBe(200);
    expect(metrics.headers.get('content-type')).toMatch(/^text\/plain; .*version=0\.0\.4/);
    expect(metrics.text).toMatch(/saju_http_request_duration_seconds_count\{.*endpoint="GET \/v1\/profiles".*\} \d+/);
    for (const queue of QUEUE_NAMES)
      expect(metrics.text).toContain(`saju_queue_jobs{queue="${queue}",state="failed"} 0`);
    expect(metrics.text).toContain('process_cpu_seconds_total');
  });

  it('counts every waiting job as waiting, whatever its priority', async () => {
    await enqueueReconciler(platform);
    const { text } = await ops('GET', '/metrics');
    expect(text).toContain('saju_queue_jobs{queue="maintenance",state="waiting"} 1');
    expect(text).not.toContain('state="prioritized"');
  });

  it('reads the figures of a model once for all its metrics', async () => {
    const monitor = await watchRedis(platform.environment['REDIS_URL'] ?? '');
    const metrics = await ops('GET', '/metrics');
    await until('the command is sent', async () =>
      monitor.seen.some((line) => line.includes('{model:gemini}:breaker')),
    );
    monitor.stop();
    expect(metrics.text).toContain('saju_model_recent_calls{model="haiku"} 0');
    expect(metrics.text).toContain('saju_model_breaker_open{model="haiku"} 0');
    expect(monitor.seen.filter((line) => line.includes('{model:haiku}:breaker'))).toHaveLength(1);
  });

  it('lists every queue of the catalogue', async () => {
    const queues = await ops('GET', '/queues/api/queues');
    const listed = (queues.at('queues') as { name: string; readOnlyMode: boolean }[]) ?? [];
    expect(listed.map(({ name }) => name).sort()).toEqual([...QUEUE_NAMES].sort());
    expect(listed.every(({ readOnlyMode }) => readOnlyMode)).toBe(true);
  });

  it.each([
    ['PUT', '/queues/api/queues/generation-haiku/pause'],
    ['PUT', '/queues/api/queues/pause'],
    ['PUT', '/queues/api/queues/generation-haiku/clean/completed'],
    ['PUT', '/queues/api/queues/generation-haiku/empty'],
    ['PUT', '/queues/api/queues/generation-haiku/obliterate'],
    ['PUT', '/queues/api/queues/generation-haiku/retry/failed'],
    ['POST', '/queues/api/queues/generation-haiku/add'],
    ['POST', '/queues/api/metrics/history/purge'],
    ['DELETE', '/queues/api/queues/generation-haiku'],
  ])('refuses %s %s: the board is read-only', async (method, path) => {
    const answer = await ops(method, path);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    const paused = await platform.redis.hget('{generation-haiku}:generation-haiku:meta', 'paused');
    expect(paused).toBeNull();
  });

  it('allows changes of queues only with OPS_WRITE', async () => {
    const writing = await platform.startApiServer({ OPS_WRITE: 'true' });
    const call = createClient(writing.opsUrl, { headers: { Authorization: AUTHORIZATION } });
    const pause = '/queues/api/queues/generation-sonnet/pause';
    const paused = () => platform.redis.hget('{generation-sonnet}:generation-sonnet:meta', 'paused');
    // Requests from pages of other sites that a logged-in operator has open.
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site', Origin: writing.opsUrl },
    ]) {
      expect((await call('PUT', pause, { headers: { Authorization: AUTHORIZATION, ...headers } })).status).toBe(403);
    }
    expect(await paused()).toBeNull();
    const own = { Authorization: AUTHORIZATION, Origin: writing.opsUrl, 'Sec-Fetch-Site': 'same-origin' };
    expect((await call('PUT', pause, { headers: own })).status).toBe(200);
    expect(await paused()).toBe('1');
    expect((await call('PUT', '/queues/api/queues/generation-sonnet/resume')).status).toBe(200);
    await writing.stop();
  });

  it('is not ready while the process stops, and closed afterwards', async () => {
    const stopping = await platform.startApiServer();
    expect(await stopping.stop()).toBe(0);
    await expect(createClient(stopping.opsUrl)('GET', '/livez')).rejects.toThrow();
  });

  it('listens on loopback only, also where the API is open to the network', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((each) => each ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
    const open = await platform.startApiServer({ HOST: '0.0.0.0' });
    expect((await createClient(open.opsUrl)('GET', '/livez')).status).toBe(200);
    if (outside !== undefined) {
      await healthy(createClient(open.url.replace('127.0.0.1', outside)));
      await expect(createClient(open.opsUrl.replace('127.0.0.1', outside))('GET', '/livez')).rejects.toThrow();
    }
    await open.stop();
  });

  it('sends headers that isolate its pages in browsers', async () => {
    const { headers } = await ops('GET', '/queues');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is off with OPS_PORT=0', async () => {
    const without = await platform.startApiServer({ OPS_PORT: '0' });
    await healthy(createClient(without.url));
    await expect(createClient(without.opsUrl)('GET', '/livez')).rejects.toThrow();
    await without.stop();
  });

  describe('in a browser', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launchBrowser();
    });
    afterAll(() => browser?.close());

    it('requires the login, then shows the board with every queue, and loads nothing from other hosts', async () => {
      const stranger = await browser.newPage();
      await expect(stranger.goto(`${apiServer.opsUrl}/queues`)).rejects.toThrow('ERR_INVALID_AUTH_CREDENTIALS');

      const context = await browser.newContext({
        httpCredentials: { username: OPS_LOGIN.user, password: OPS_LOGIN.password },
      });
      const misdeeds = watchPages(context, apiServer.opsUrl, (status) => status === 401);
      // One page each: leaving a page would abort its requests, which would count as failed.
      const all = await context.newPage();
      const page = await all.goto(`${apiServer.opsUrl}/queues`);
      expect(await page?.text()).not.toMatch(/(href|src)="(https?:)?\/\//);
      for (const queue of QUEUE_NAMES) await all.getByText(queue, { exact: true }).first().waitFor();
      const one = await context.newPage();
      await one.goto(`${apiServer.opsUrl}/queues/queue/generation-haiku`);
      await one.getByText('pool haiku').first().waitFor();
      expect(misdeeds).toEqual({ elsewhere: [], failed: [], broken: [] });
    });
  });
});

/** Waits for the status: a slow machine may delay a single probe. */
function healthy(call: Client): Promise<HttpAnswer> {
  return until('the API server is healthy', async () => {
    const answer = await call('GET', '/v1/health');
    return answer.status === 200 && answer;
  });
}
