import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../scripts/emulator/index.ts';
import { MODEL_NAMES } from '../../shared/content/index.ts';
import { insertRecord } from '../../shared/db/records.ts';
import { type ModelCost, viewCosts } from '../../shared/operations/costs.ts';
import { claimRun, finishRun, runId } from '../../shared/schedules/ledger.ts';
import { recordShutdown } from '../../shared/status/model-health.ts';
import { batchEnded, createBatch, createProfiles } from '../harness/batches.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import { documentedMetrics, type Scraped, scrape } from '../harness/metrics.ts';
import { type ApiServer, chargesOf, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { freePort } from '../harness/ports.ts';
import { providerSettings } from '../harness/providers.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';

describe('metrics', () => {
  let emulator: Emulator;
  let receiver: Receiver;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let workerUrl: string;
  let account: TestAccount;
  let call: Client;
  let month = 0;

  beforeAll(async () => {
    emulator = await startEmulator({ port: 0 });
    receiver = await startReceiver();
    platform = await startPlatform({
      ...providerSettings(emulator.url),
      WEBHOOK_RETRY_DELAYS_MS: '10,10,10,10',
      TOKEN_PRICES_HAIKU: '100,1,1000',
      GATE_JUDGE_MODEL: 'gemini',
    });
    apiServer = await platform.startApiServer();
    const port = await freePort();
    await platform.startWorker('all', { arguments: ['--ops-port', String(port)] });
    workerUrl = `http://127.0.0.1:${port}`;
    account = await platform.account();
    call = createClient(apiServer.url, { key: account.liveKey });
  });
  afterAll(async () => {
    await receiver?.close();
    await platform?.stop();
    await emulator?.close();
  });

  /** A fortune for a chart of its own, so that nothing is cached. */
  async function fortune(client: Client, model: string): Promise<number> {
    month += 1;
    const body = { ...BIRTH, birth_month: month, birth_day: 7 };
    const profile_id = (await client('POST', '/v1/profiles', { body })).textAt('id');
    return (await client('POST', '/v1/fortunes', { body: { profile_id, type: 'daily', model } })).status;
  }
  async function behave(behaviour: object): Promise<void> {
    const headers = { 'Content-Type': 'application/json' };
    const url = `${emulator.url}/__emulator/behaviour`;
    expect((await fetch(url, { method: 'POST', headers, body: JSON.stringify(behaviour) })).status).toBe(200);
  }
  /** Counters follow their records by a moment. */
  const eventually = (url: string, condition: (scraped: Scraped) => boolean) =>
    until('the metrics follow', async () => {
      const scraped = await scrape(url);
      return condition(scraped) && scraped;
    });

  it('count a generation with its tokens, what the provider takes and what is charged, once each', async () => {
    expect(await fortune(call, 'haiku')).toBe(201);
    const haiku = { model: 'haiku' };
    const succeeded = { ...haiku, section: 'profile_fortune', outcome: 'succeeded' };
    const counted = await eventually(workerUrl, ({ sum }) => sum('saju_generations_total', succeeded) === 1);
    const tokens = (kind: string) => counted.sum('saju_generation_tokens_total', { ...haiku, kind });
    const [generation] = await platform.admin.db.generations.find({ accountId: account.accountId }).lean();
    expect([tokens('input'), tokens('cached'), tokens('output')]).toEqual([
      generation?.usage?.inputTokens,
      0,
      generation?.usage?.outputTokens,
    ]);
    expect(counted.sum('saju_provider_cost_usd_total', haiku)).toBeCloseTo(
      (tokens('input') * 100 + tokens('output') * 1000) / 1e6,
    );
    expect([counted.sum('saju_charges_usd_total', { ...haiku, mode: 'live' })]).toEqual(
      await chargesOf(platform, account),
    );
    expect(counted.sum('saju_charges_usd_total', { mode: 'test' })).toBe(0);
  });

  it('agree with the costs that operators read, which outlive the generation', async () => {
    const today = (costs: readonly ModelCost[]) => costs.find(({ model }) => model === 'haiku');
    // The charge is in the report with the settlement, the call's costs a moment later.
    const cost = await until('the costs follow', async () => {
      const found = today(await viewCosts(platform.admin, 1));
      return found && found.calls > 0 && found;
    });
    const { sum } = await scrape(workerUrl);
    const haiku = { model: 'haiku' };
    expect(cost.costUsd).toBeCloseTo(sum('saju_provider_cost_usd_total', haiku), 4);
    expect(cost).toMatchObject({
      calls: 1,
      failed: 0,
      providerModels: ['claude-haiku-5-5'],
      outputTokens: sum('saju_generation_tokens_total', { ...haiku, kind: 'output' }),
      chargesUsd: sum('saju_charges_usd_total', { ...haiku, mode: 'live' }),
    });
  });

  it('count nothing that a provider takes for a test key, which is served by the simulator', async () => {
    const before = await scrape(workerUrl);
    expect(await fortune(createClient(apiServer.url, { key: account.testKey }), 'sonnet')).toBe(201);
    const after = await eventually(
      workerUrl,
      ({ sum }) => sum('saju_generations_total', { model: 'sonnet', outcome: 'succeeded' }) === 1,
    );
    for (const name of ['saju_generation_tokens_total', 'saju_provider_cost_usd_total', 'saju_charges_usd_total']) {
      expect([name, after.sum(name, { mode: 'live' })]).toEqual([name, before.sum(name, { mode: 'live' })]);
    }
    expect(after.sum('saju_generation_tokens_total', { model: 'sonnet' })).toBe(0);
    expect(after.sum('saju_provider_cost_usd_total', { model: 'sonnet' })).toBe(0);
  });

  it('count answers that could not be used by the rule that they break, with the tokens that they took', async () => {
    const model = 'gpt4o';
    for (const mode of ['misfit', 'blank', 'truncated']) await behave({ provider: 'openai', mode, times: 1 });
    // The newest rule wins: the first call gets the truncated and the blank answer, and fails.
    expect(await fortune(call, model)).toBe(503);
    expect(await fortune(call, model)).toBe(201);
    const ends = (outcome: string) => ({ model, outcome });
    const counted = await eventually(
      workerUrl,
      ({ sum }) =>
        sum('saju_generations_total', ends('invalid_output')) === 1 &&
        sum('saju_generations_total', ends('succeeded')) === 1,
    );
    const refused = (rule: string) => counted.sum('saju_output_refused_total', { model, rule });
    expect({ unreadable: refused('unreadable'), blank: refused('blank'), schema: refused('schema') }).toEqual({
      unreadable: 1,
      blank: 1,
      schema: 1,
    });
    const stored = await platform.admin.db.generations.find({ model, state: 'succeeded' }).lean();
    const used = stored.reduce((total, { usage }) => total + (usage?.outputTokens ?? 0), 0);
    expect(counted.sum('saju_generation_tokens_total', { model, kind: 'output' })).toBeGreaterThan(used);
  });

  it("count the provider's 429", async () => {
    await behave({ provider: 'google', error_status: 429, retry_after_ms: 300, times: 1 });
    expect(await fortune(call, 'gemini')).toBe(201);
    const { sum } = await scrape(workerUrl);
    expect(sum('saju_provider_rate_limited_total', { model: 'gemini' })).toBe(1);
    expect(sum('saju_provider_rate_limited_total')).toBe(1);
  });

  it('count refused requests by the limit that refused them', async () => {
    const small = await platform.account();
    await platform.admin.operations.setLimits('test', small.accountId, { perMinute: 1 });
    const limited = createClient(apiServer.url, { key: small.liveKey });
    const statuses = await until('the limit is known', async () => {
      const answer = await limited('GET', '/v1/profiles');
      return answer.status === 429 && answer;
    });
    expect(statuses.at('reason')).toBe('minute');
    expect((await scrape(apiServer.opsUrl)).sum('saju_rate_limited_total', { reason: 'minute' })).toBe(1);
  });

  it('count deliveries when they end, and observe every attempt', async () => {
    receiver.behave('/fails', { kind: 'status', status: 500 });
    for (const path of ['/works', '/fails']) {
      await call('POST', '/v1/webhooks', { body: { url: `${receiver.url}${path}`, events: ['profile.created'] } });
    }
    await call('POST', '/v1/profiles', { body: BIRTH });
    const counted = await eventually(workerUrl, ({ sum }) => sum('saju_deliveries_total', { outcome: 'failed' }) === 1);
    expect(counted.sum('saju_deliveries_total', { outcome: 'success' })).toBe(1);
    expect(counted.sum('saju_delivery_attempt_seconds_count')).toBe(6);
  });

  it('show batches by state, and when each schedule last succeeded', async () => {
    const batch = await createBatch(call, await createProfiles(call, 2), { model: 'haiku' });
    await batchEnded(call, batch);
    const shown = await eventually(apiServer.opsUrl, ({ sum }) => sum('saju_batches', { state: 'completed' }) === 1);
    for (const state of ['pending', 'processing', 'failed'])
      expect([state, shown.sum('saju_batches', { state })]).toEqual([state, 0]);

    const deps = { db: platform.admin.db, clock: platform.admin.clock };
    const name = 'saju_schedule_last_success_timestamp_seconds';
    expect(shown.sum(name)).toBe(0);
    const started = { token: null, leaseUntil: null, cursor: '', period: '2026-01-01', schedule: 'since' };
    const at = new Date('2026-01-01T00:00:00Z');
    const marker = { ...started, _id: 'since:retention', state: 'done' as const, startedAt: at, finishedAt: at };
    await insertRecord(deps.db.scheduleRuns, marker);
    expect((await scrape(apiServer.opsUrl)).sum(name, { run: 'retention' })).toBe(at.getTime() / 1000);
    const period = new Date(deps.clock.now().getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
    const run = await claimRun(deps, runId('retention', period), { schedule: 'retention', period });
    if (run === null) throw new Error('the run is taken');
    await finishRun(deps, run);
    const last = (await scrape(apiServer.opsUrl)).sum(name, { run: 'retention' });
    expect(Math.abs(last - run.startedAt.getTime() / 1000)).toBeLessThan(3_600);
  });

  it('show whether the stores answer, the disk, and the streams of the process', async () => {
    const { sum } = await scrape(apiServer.opsUrl);
    expect(sum('saju_store_up', { store: 'mongodb' }) + sum('saju_store_up', { store: 'redis' })).toBe(2);
    expect(sum('saju_disk_free_bytes')).toBeGreaterThan(0);
    expect(sum('saju_disk_size_bytes')).toBeGreaterThan(sum('saju_disk_free_bytes'));
    expect(sum('saju_streams_open')).toBe(0);
  });

  it('are those of docs/metrics.md, by name, type and labels', async () => {
    await platform.admin.db.poolSettings.updateOne(
      { _id: 'haiku' },
      { $set: { paused: false, concurrency: null, ratePerMinute: 600 } },
      { upsert: true },
    );
    await recordShutdown(platform.redis, 'haiku', new Date('2030-01-01'));
    const limited = await eventually(apiServer.opsUrl, ({ sum }) => sum('saju_model_rate_limit_per_minute') === 600);
    const worker = await scrape(workerUrl);
    const documented = documentedMetrics();
    const types = new Map([...limited.types, ...worker.types]);
    expect([...types].sort()).toEqual([...documented].map(([name, { type }]) => [name, type]).sort());
    for (const [name, { labels }] of documented) {
      const exported = new Set([...limited.labelsOf(name), ...worker.labelsOf(name)]);
      expect([name, [...exported].sort()]).toEqual([name, [...labels].sort()]);
    }
    for (const model of MODEL_NAMES) expect(limited.sum('saju_model_workers', { model })).toBe(1);
  });
});
