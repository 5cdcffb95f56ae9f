import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../scripts/emulator/index.ts';
import { MODEL_NAMES, MODELS } from '../../shared/content/index.ts';
import { createProducer } from '../../shared/queues/producer.ts';
import { BIRTH, type Client, createClient, type HttpAnswer, until } from '../harness/http.ts';
import { type ApiServer, OPS_LOGIN, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { providerSettings } from '../harness/providers.ts';
import { shiftedBy } from '../harness/shifted.ts';
import { silentLogger } from '../harness/stores.ts';

let emulator: Emulator;
let platform: TestPlatform;
let apiServer: ApiServer;
let account: TestAccount;
let call: Client;
let births = 0;

beforeAll(async () => {
  emulator = await startEmulator({ port: 0 });
  platform = await startPlatform({ ...providerSettings(emulator.url), ENVIRONMENT: 'production' });
  apiServer = await platform.spawnApiServer();
  account = await platform.account();
  call = createClient(apiServer.url, { key: account.liveKey });
});
afterAll(async () => {
  await platform.stop();
  await emulator.close();
});

/** A profile with a chart of its own. */
async function profile(client: Client = call): Promise<string> {
  births += 1;
  const birth = { ...BIRTH, birth_year: 1930 + Math.floor(births / 28), birth_day: 1 + (births % 28) };
  return (await client('POST', '/v1/profiles', { body: birth })).textAt('id');
}

async function fortune(model: string, client: Client = call): Promise<HttpAnswer> {
  return client('POST', '/v1/fortunes', { body: { profile_id: await profile(client), type: 'daily', model } });
}

const statusOf = async (model: string) => (await call('GET', '/v1/status')).at(`components.ai_models.${model}.status`);
const untilStatus = (model: string, status: string) =>
  until(`${model} is ${status}`, async () => (await statusOf(model)) === status);
const untilOverall = (status: string) =>
  until(`all is ${status}`, async () => (await call('GET', '/v1/status')).at('status') === status);

describe('GET /v1/status', () => {
  it('is an outage while no model has a worker, operational once all have, degraded when one loses its last', async () => {
    // A service that is slow for a moment shows in the measurement of that moment.
    const without = await until('no model has a worker', async () => {
      const answer = await call('GET', '/v1/status');
      expect(answer.status).toBe(200);
      return answer.at('components.ai_models.status') === 'outage' && answer;
    });
    expect(without.at('status')).toBe('outage');
    expect(without.at('components.ai_models.haiku')).toEqual({
      status: 'outage',
      avg_latency_ms: 0,
      message: 'No worker is running.',
    });
    const gemini = await platform.spawnWorker('gemini');
    await platform.spawnWorker('haiku,sonnet,gpt4o,webhook,maintenance');
    await untilOverall('operational');
    await gemini.kill();
    await untilStatus('gemini', 'outage');
    await untilOverall('degraded');
    await platform.spawnWorker('gemini');
    await untilStatus('gemini', 'operational');
  });

  it('has its shape, with measured figures', async () => {
    expect((await fortune('haiku')).status).toBe(201);
    const answer = await until('the call is counted and the status is operational', async () => {
      const measured = await call('GET', '/v1/status');
      const isCounted = Number(measured.at('components.ai_models.haiku.avg_latency_ms')) > 0;
      return isCounted && measured.at('status') === 'operational' && measured;
    });
    const latency = expect.any(Number);
    const model = { status: 'operational', avg_latency_ms: latency };
    expect(answer.body).toEqual({
      status: 'operational',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      environment: 'production',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      components: {
        api: { status: 'operational', latency_ms: latency },
        database: {
          status: 'operational',
          latency_ms: latency,
          connections: { active: expect.any(Number), idle: expect.any(Number), max: 50 },
        },
        cache: {
          status: 'operational',
          latency_ms: latency,
          hit_rate: expect.any(Number),
          memory_usage_mb: expect.any(Number),
        },
        ai_models: { status: 'operational', haiku: model, sonnet: model, gpt4o: model, gemini: model },
      },
      uptime: { seconds: expect.any(Number), human: expect.stringMatching(/^(\d+m )?\d+s$/) },
      last_incident: null,
      active_incidents: [],
    });
    const connections = answer.at('components.database.connections') as { active: number; idle: number };
    expect(connections.active + connections.idle).toBeGreaterThan(0);
    expect(answer.at('components.cache.memory_usage_mb')).toBeGreaterThan(0);
  });

  it('requires any valid key, and accepts no query', async () => {
    expect((await createClient(apiServer.url)('GET', '/v1/status')).status).toBe(401);
    const bare = await account.key({ type: 'test', permissions: ['profile:read'] });
    expect((await createClient(apiServer.url, { key: bare })('GET', '/v1/status')).status).toBe(200);
    expect((await call('GET', '/v1/status?verbose=1')).status).toBe(400);
  });

  it('shows an incident that is open, and the last one that is over', async () => {
    const { incidents } = platform.admin.db;
    const startedAt = new Date('2026-01-01T00:00:00.000Z');
    const about = { message: 'Not available: haiku.', startedAt };
    const last = {
      _id: 'inc_01jd0000000000000000000000',
      status: 'resolved' as const,
      ...about,
      resolvedAt: startedAt,
    };
    await incidents.create([last]);
    await incidents.create([
      { _id: 'inc_01jd0000000000000000000001', status: 'investigating', open: true, ...about, resolvedAt: null },
    ]);
    const answer = await until('the incidents are shown', async () => {
      const shown = await call('GET', '/v1/status');
      return shown.at('last_incident') === null ? null : shown;
    });
    expect(answer.at('last_incident')).toEqual({
      id: last._id,
      status: 'resolved',
      resolved_at: '2026-01-01T00:00:00.000Z',
      message: 'Not available: haiku.',
    });
    expect(answer.at('active_incidents')).toEqual([
      {
        id: 'inc_01jd0000000000000000000001',
        status: 'investigating',
        started_at: '2026-01-01T00:00:00.000Z',
        message: 'Not available: haiku.',
      },
    ]);
    await incidents.deleteMany({});
  });
});

describe('an API server without any worker', () => {
  it('opens an incident after a minute, although the server that detected it first has died', async () => {
    const alone = await startPlatform();
    try {
      const { liveKey } = await alone.account();
      const first = await alone.spawnApiServer();
      const began = await until('the first check is stored', async () => {
        const watch = await alone.admin.db.statusWatches.findOne().lean();
        return watch?.leftAt ?? null;
      });
      const seen = await createClient(first.url, { key: liveKey })('GET', '/v1/status');
      expect([seen.at('status'), seen.at('active_incidents')]).toEqual(['outage', []]);
      await first.kill();
      const startLater = (shiftMs: number) => alone.spawnApiServer(shiftedBy(shiftMs));
      // No incident yet.
      const early = await startLater(25_000);
      await until('a check is stored', () => alone.admin.db.statusWatches.exists({ seenAt: { $gt: began } }));
      expect(await alone.admin.db.incidents.countDocuments()).toBe(0);
      await early.stop();
      // A gap of a minute between two checks would begin the outage anew, and a busy machine starts a server slowly.
      const between = await startLater(50_000);
      const soon = new Date(began.getTime() + 50_000);
      await until('the next check is stored', () => alone.admin.db.statusWatches.exists({ seenAt: { $gte: soon } }));
      await between.stop();
      const late = createClient((await startLater(75_000)).url, { key: liveKey });
      const shown = await until('the incident is shown', async () => {
        const answer = await late('GET', '/v1/status');
        return (answer.at('active_incidents') as unknown[]).length > 0 ? answer : null;
      });
      expect(shown.at('active_incidents')).toEqual([
        {
          id: expect.stringMatching(/^inc_/),
          status: 'investigating',
          started_at: began.toISOString(),
          message: 'No AI model is available.',
        },
      ]);
    } finally {
      await alone.stop();
    }
  });
});

describe('a planned stop in which the last API server outlives the workers', () => {
  it('is no incident at the next start, although the API server checks before a worker has started', async () => {
    const alone = await startPlatform();
    try {
      const { statusWatches, incidents } = alone.admin.db;
      const last = await alone.spawnApiServer();
      const left = await until('the API server has stored that no worker is alive', () =>
        statusWatches.findOne({ leftAt: { $ne: null } }).lean(),
      );
      await last.stop();
      await alone.spawnApiServer(shiftedBy(3_600_000));
      await until('the next check is stored', () => statusWatches.exists({ seenAt: { $gt: left.seenAt } }));
      expect(await incidents.countDocuments()).toBe(0);
    } finally {
      await alone.stop();
    }
  });
});

describe('a paused pool', () => {
  const request = (client: Client, profileId: string, model: string, headers = {}) =>
    client('POST', '/v1/fortunes', { body: { profile_id: profileId, type: 'daily', model }, headers });
  const paused = {
    status: 503,
    body: { code: 'service_unavailable', reason: 'pool_paused', retry_after: 30 },
  };

  it('shows in status and metrics, refuses interactive calls at once, and serves what is cached', async () => {
    const test = createClient(apiServer.url, { key: account.testKey });
    const cached = await profile();
    expect((await request(call, cached, 'gemini')).status).toBe(201);
    const [first, second, waiting, ofTest] = [await profile(), await profile(), await profile(), await profile(test)];
    const producer = createProducer(platform.redis, silentLogger);
    const queue = producer.queue('generation-gemini');
    await queue.pause();
    const pausedAtMs = performance.now();
    try {
      const shown = await until('the status shows it', async () => {
        const model = (await call('GET', '/v1/status')).at('components.ai_models.gemini');
        return JSON.stringify(model).includes('paused') && model;
      });
      expect(shown).toEqual({
        status: 'degraded',
        avg_latency_ms: expect.any(Number),
        message: 'An operator has paused it.',
        paused: true,
      });
      const login = Buffer.from(`${OPS_LOGIN.user}:${OPS_LOGIN.password}`).toString('base64');
      const metrics = await fetch(`${apiServer.opsUrl}/metrics`, { headers: { Authorization: `Basic ${login}` } });
      const text = await metrics.text();
      expect(text).toContain('saju_queue_paused{queue="generation-gemini"} 1');
      expect(text).toContain('saju_queue_paused{queue="generation-haiku"} 0');

      // An API server that checked just before the pause caches that for a second, whatever its status shows.
      await until('the cached state is outdated', async () => performance.now() - pausedAtMs > 1_000);
      expect((await request(call, waiting, 'gemini', { Prefer: 'respond-async' })).status).toBe(202);
      const before = emulator.stats().total;
      const jobsBefore = await queue.getJobCounts();
      const refused = await Promise.all([
        request(call, first, 'gemini'),
        request(call, second, 'gemini'),
        // Background work waits; an interactive call that shares its generation does not.
        request(call, waiting, 'gemini'),
        request(test, ofTest, 'gemini'),
        call('POST', '/v1/fortunes/stream', { body: { profile_id: first, type: 'daily', model: 'gemini' } }),
        // Its fortune is stored, but the sections of its chart are not.
        call('POST', '/v1/fortunes/stream', { body: { profile_id: cached, type: 'daily', model: 'gemini' } }),
      ]);
      for (const answer of refused) expect(answer).toMatchObject(paused);
      expect(await queue.getJobCounts()).toEqual(jobsBefore);
      expect(emulator.stats().total).toBe(before);

      expect((await request(call, cached, 'gemini')).status).toBe(200);
      expect((await request(call, first, 'haiku')).status).toBe(201);
    } finally {
      await queue.resume();
      await producer.close();
    }
    await untilStatus('gemini', 'operational');
    await until('the model answers again', async () => (await request(call, first, 'gemini')).status === 201);
    await until(
      'the waiting fortune is generated',
      async () => (await request(call, waiting, 'gemini')).status === 200,
    );
  });

  it('reports the pause to a call that was already waiting', async () => {
    // Long enough for a busy machine to make the first one.
    const hasty = await platform.spawnApiServer({ GENERATION_WAIT_MS: '20000' });
    const producer = createProducer(platform.redis, silentLogger);
    const queue = producer.queue('generation-gemini');
    const profileId = await profile();
    // The API server checks once a second: its state dates from before the pause.
    expect((await fortune('gemini', createClient(hasty.url, { key: account.liveKey }))).status).toBe(201);
    await queue.pause();
    try {
      const answer = await request(createClient(hasty.url, { key: account.liveKey }), profileId, 'gemini');
      expect(answer).toMatchObject(paused);
    } finally {
      await queue.resume();
      await producer.close();
      await hasty.stop();
    }
    await untilStatus('gemini', 'operational');
  });
});

describe('the breaker of a model', () => {
  const openIt = async () => {
    emulator.behave({ provider: 'openai', error_status: 400 });
    const failed = await Promise.all(Array.from({ length: 20 }, () => fortune('gpt4o')));
    expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([503]));
    await untilStatus('gpt4o', 'outage');
    // The worker and the API server check every second.
    await until('calls are refused without a provider call', async () => {
      const before = providerCalls();
      const { status } = await fortune('gpt4o');
      return status === 503 && providerCalls() === before;
    });
  };
  const providerCalls = () => emulator.stats().by_model[MODELS.gpt4o.defaultModelId]?.total ?? 0;

  it('opens after 20 failures: it refuses calls at once, leaves other models free, and shows in status and metrics', async () => {
    await openIt();
    const ids = await Promise.all(Array.from({ length: 10 }, () => profile()));
    const before = providerCalls();
    const askedAtMs = performance.now();
    const answers = await Promise.all(
      ids.map((profile_id) => call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily', model: 'gpt4o' } })),
    );
    for (const answer of answers) {
      expect({ status: answer.status, after: answer.headers.get('retry-after') }).toEqual({
        status: 503,
        after: expect.stringMatching(/^(5|30)$/),
      });
      expect(answer.body).toMatchObject({ code: 'service_unavailable' });
    }
    // One trial call in five seconds reaches the model.
    const trials = 2 + Math.floor((performance.now() - askedAtMs) / 5_000);
    expect(providerCalls() - before).toBeLessThanOrEqual(trials);
    const { fortunes } = platform.admin.db;
    await until('no reservation is left', async () => (await fortunes.countDocuments({ state: 'pending' })) === 0);
    expect((await fortune('haiku')).status).toBe(201);
    const test = createClient(apiServer.url, { key: account.testKey });
    expect((await fortune('gpt4o', test)).status).toBe(201);
    await untilOverall('degraded');
    const login = Buffer.from(`${OPS_LOGIN.user}:${OPS_LOGIN.password}`).toString('base64');
    const metrics = await fetch(`${apiServer.opsUrl}/metrics`, { headers: { Authorization: `Basic ${login}` } });
    const text = await metrics.text();
    expect(text).toContain('saju_model_breaker_open{model="gpt4o"} 1');
    expect(text).toContain('saju_model_breaker_open{model="haiku"} 0');
    expect(text).toContain('saju_model_workers{model="gpt4o"} 1');
  });

  it('lets background work wait, and closes by itself when a call succeeds again', async () => {
    const accepted = await call('POST', '/v1/fortunes', {
      body: { profile_id: await profile(), type: 'daily', model: 'gpt4o' },
      headers: { Prefer: 'respond-async' },
    });
    expect(accepted.status).toBe(202);
    const location = accepted.headers.get('location') ?? '';
    emulator.behave({ provider: 'openai', mode: 'ok' });
    await until('the waiting fortune is ready', async () => (await call('GET', location)).status === 200);
    // The first may be the trial call that is accepted while the API server still caches the breaker as open.
    await until('every caller is served', async () => {
      for (let count = 0; count < 5; count += 1) if ((await fortune('gpt4o')).status !== 201) return false;
      return true;
    });
    // Its failures of the last five minutes still count.
    expect(['degraded', 'outage']).toContain(await statusOf('gpt4o'));
    for (const model of MODEL_NAMES.filter((name) => name !== 'gpt4o')) await untilStatus(model, 'operational');
  });

  it('stays closed for a provider that sends Retry-After', async () => {
    emulator.behave({ provider: 'google', error_status: 429, retry_after_ms: 300, times: 25 });
    const answers = await Promise.all(Array.from({ length: 25 }, () => fortune('gemini')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  });
});
