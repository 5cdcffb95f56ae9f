import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { type Emulator, startEmulator } from '../../scripts/emulator/index.ts';
import { DASHBOARDS } from '../../scripts/generators/dashboards/dashboards.ts';
import { prometheus } from '../../scripts/test/promtool.mjs';
import { batchEnded, createBatch, createProfiles } from '../harness/batches.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import { OPS_LOGIN, startPlatform, type TestPlatform } from '../harness/platform.ts';
import { steerPool } from '../harness/pool-settings.ts';
import { freePort } from '../harness/ports.ts';
import { providerSettings } from '../harness/providers.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';

/** What an operator would see: a real Prometheus reads the processes, and each query of each panel finds something. */

const QUERIES = DASHBOARDS.flatMap(({ uid, rows }) =>
  rows.flatMap(({ panels }) =>
    panels.flatMap(({ title, queries }) => queries.map(({ expr }) => ({ uid, title, expr }))),
  ),
);

const ANSWER = z.object({
  status: z.literal('success'),
  data: z.object({ result: z.array(z.object({ value: z.tuple([z.number(), z.string()]) })) }),
});

describe('the panels of the dashboards', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'saju-panels-'));
  let emulator: Emulator;
  let receiver: Receiver;
  let platform: TestPlatform;
  let server: ChildProcess;
  let url: string;
  let call: Client;
  let limited: Client;
  let births = 0;

  beforeAll(async () => {
    emulator = await startEmulator({ port: 0 });
    receiver = await startReceiver();
    platform = await startPlatform({ ...providerSettings(emulator.url), TOKEN_PRICES_HAIKU: '100,1,1000' });
    const api = await platform.startApiServer();
    const workerPort = await freePort();
    await platform.startWorker('all', { arguments: ['--ops-port', String(workerPort), '--schedules'] });
    const [account, free] = [await platform.account(), await platform.account({ plan: 'free' })];
    call = createClient(api.url, { key: account.liveKey });
    limited = createClient(api.url, { key: free.liveKey });
    const events = ['fortune.generated', 'batch.completed'];
    await call('POST', '/v1/webhooks', { body: { url: `${receiver.url}/hook`, events } });
    await steerPool(platform.admin, 'haiku', { ratePerMinute: 10_000 });
    url = await startPrometheus([new URL(api.opsUrl).host, `127.0.0.1:${workerPort}`]);
  });
  afterAll(async () => {
    if (server?.kill('SIGTERM') === true && server.exitCode === null) await once(server, 'exit');
    await receiver?.close();
    await platform?.stop();
    await emulator?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function startPrometheus(targets: readonly string[]): Promise<string> {
    const port = await freePort();
    const config = {
      global: { scrape_interval: '1s' },
      scrape_configs: [
        {
          job_name: 'saju',
          honor_labels: true,
          basic_auth: { username: OPS_LOGIN.user, password: OPS_LOGIN.password },
          static_configs: [{ targets }],
        },
      ],
    };
    // YAML includes JSON.
    writeFileSync(path.join(folder, 'prometheus.yml'), JSON.stringify(config));
    const args = [`--config.file=${folder}/prometheus.yml`, `--storage.tsdb.path=${folder}/data`];
    server = spawn(await prometheus(), [...args, `--web.listen-address=127.0.0.1:${port}`], { stdio: 'ignore' });
    const base = `http://127.0.0.1:${port}`;
    await until('Prometheus is ready', () =>
      fetch(`${base}/-/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return base;
  }

  async function behave(behaviour: object): Promise<void> {
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`${emulator.url}/__emulator/behaviour`, { method: 'POST', headers, body: JSON.stringify(behaviour) });
  }

  /** A fortune for a chart of its own, so that nothing is cached. */
  async function fortune(): Promise<void> {
    births += 1;
    const birth = { ...BIRTH, birth_year: 1950 + (births % 50), birth_month: 1 + (births % 12), birth_day: 9 };
    const profile_id = (await call('POST', '/v1/profiles', { body: birth })).textAt('id');
    await call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily', model: 'haiku' } });
  }

  /** A little of everything that the panels show. */
  async function work(): Promise<void> {
    await fortune();
    for (const behaviour of [
      { error_status: 500, times: 1 },
      { error_status: 429, retry_after_ms: 100, times: 1 },
      { mode: 'unsafe', times: 1 },
    ]) {
      await behave({ provider: 'anthropic', ...behaviour });
      await fortune();
    }
    await batchEnded(call, await createBatch(call, await createProfiles(call, 2)));
    await until('a limit refuses', async () => (await limited('GET', '/v1/profiles')).status === 429);
  }

  async function values(expr: string): Promise<readonly number[]> {
    const query = expr.replaceAll('$__rate_interval', '1m').replaceAll('$__range', '5m');
    const answer = await fetch(`${url}/api/v1/query?${new URLSearchParams({ query })}`);
    const { data } = ANSWER.parse(await answer.json());
    return data.result.map(({ value: [, text] }) => Number(text)).filter(Number.isFinite);
  }

  it('all show something while the platform works', async () => {
    let missing: readonly string[] = [];
    await until(
      () => `every panel has a value: ${missing.join('; ')}`,
      async () => {
        await work();
        const found = await Promise.all(QUERIES.map(async (query) => ({ ...query, values: await values(query.expr) })));
        missing = found
          .filter((query) => query.values.length === 0)
          .map(({ uid, title, expr }) => `${uid}, ${title}: ${expr}`);
        return missing.length === 0;
      },
    );
    expect(missing).toEqual([]);
  });
});
