import { afterEach, describe, expect, it } from '@jest/globals';
import { createMetrics } from '../shared/core/metrics.ts';
import { type OpsServer, startWorkerOps } from './ops-server.ts';

const LOGIN = { Authorization: `Basic ${btoa('ops:a long password')}` };

describe("a worker's own port", () => {
  let server: OpsServer;
  let isRunning = true;
  let healthy = true;
  afterEach(() => server.close());

  const start = async (opsPassword: string | null, metricsPassword: string | null = null) => {
    const metrics = createMetrics();
    metrics.jobFinished('generation-haiku', 'generate', 'succeeded', 1_500);
    metrics.providerCall('haiku', 'succeeded', 1_400);
    const config = { opsHost: '127.0.0.1', opsUser: 'ops', opsPassword, metricsPassword };
    const health = { check: async () => ({ healthy, at: new Date() }) };
    server = await startWorkerOps({ port: 0, config, metrics, health, isRunning: () => isRunning });
    return (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${server.port}${path}`, init);
  };

  it('serves metrics of its jobs and provider calls', async () => {
    const request = await start('a long password');
    const text = await (await request('/metrics', { headers: LOGIN })).text();
    expect(text).toContain(
      'saju_job_duration_seconds_count{queue="generation-haiku",job="generate",outcome="succeeded"} 1',
    );
    expect(text).toContain('saju_provider_calls_total{model="haiku",outcome="succeeded"} 1');
  });

  it('reports whether it takes jobs, without a login', async () => {
    const request = await start('a long password');
    expect((await request('/livez')).status).toBe(200);
    isRunning = false;
    expect((await request('/livez')).status).toBe(503);
    isRunning = true;
  });

  it('is ready, without a login, while it takes jobs and both stores answer', async () => {
    const request = await start('a long password');
    expect((await request('/readyz')).status).toBe(200);
    healthy = false;
    expect((await request('/readyz')).status).toBe(503);
    healthy = true;
    isRunning = false;
    expect((await request('/readyz')).status).toBe(503);
    isRunning = true;
    expect((await request('/readyz')).status).toBe(200);
  });

  it('has buckets up to a minute, as long as a generation may take', async () => {
    const request = await start('a long password');
    const text = await (await request('/metrics', { headers: LOGIN })).text();
    for (const name of ['saju_job_duration_seconds', 'saju_provider_call_duration_seconds']) {
      expect(text).toMatch(new RegExp(`${name}_bucket\\{le="60",`));
    }
  });

  it('refuses an address after sixty wrong logins', async () => {
    const request = await start('a long password');
    const wrong = { headers: { Authorization: `Basic ${btoa('ops:wrong')}` } };
    for (let count = 0; count < 60; count += 1) expect((await request('/metrics', wrong)).status).toBe(401);
    const refused = await request('/metrics', { headers: LOGIN });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect((await request('/livez')).status).toBe(200);
  });

  it('opens its metrics, and nothing else, to their own password with any user name', async () => {
    const request = await start(null, 'password of the metrics');
    const headers = { Authorization: `Basic ${btoa('prometheus:password of the metrics')}` };
    expect((await request('/metrics', { headers })).status).toBe(200);
    expect((await request('/nothing', { headers })).status).toBe(404);
    const wrong = { Authorization: `Basic ${btoa('prometheus:password of the metric')}` };
    expect((await request('/metrics', { headers: wrong })).status).toBe(401);
  });

  it('refuses requests without the login, and methods other than GET', async () => {
    const request = await start('a long password');
    expect((await request('/metrics')).status).toBe(401);
    expect((await request('/nothing')).status).toBe(401);
    expect((await request('/nothing', { headers: LOGIN })).status).toBe(404);
    expect((await request('/metrics', { method: 'POST', headers: LOGIN })).status).toBe(405);
    await server.close();
    const withoutPassword = await start(null);
    expect(
      (await withoutPassword('/metrics', { headers: { Authorization: `Basic ${btoa('ops:null')}` } })).status,
    ).toBe(401);
  });
});
