import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { BehaviourRequest, Emulator } from '../../scripts/emulator/index.ts';
import { MODEL_NAMES, type ModelName } from '../../shared/content/index.ts';
import { systemClock } from '../../shared/core/clock.ts';
import { insertRecord } from '../../shared/db/records.ts';
import { enqueueGeneration } from '../../shared/generation/enqueue.ts';
import { newGeneration, newGenerationId } from '../../shared/generation/single-flight.ts';
import { GENERATION_QUEUES } from '../../shared/queues/catalogue.ts';
import { createProducer, type Producer } from '../../shared/queues/producer.ts';
import { BIRTH, type Client, createClient, type HttpAnswer, until } from '../harness/http.ts';
import { failuresIn } from '../harness/logs.ts';
import { type ApiServer, chargesOf, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { startProviderPlatform } from '../harness/providers.ts';
import {
  generationSpec,
  newHash,
  newOwner,
  profileRecord,
  reservedFortune,
  sectionRequest,
} from '../harness/records.ts';
import { silentLogger } from '../harness/stores.ts';

/** The three real SDKs, over real HTTP, in real worker processes, against the emulator. */
describe('generation by the providers', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let account: TestAccount;
  let call: Client;
  let day = 0;

  beforeAll(async () => {
    ({ emulator, platform, apiServer, account, call } = await startProviderPlatform({ pools: 'all' }));
  });
  afterEach(async () => {
    await behave(null);
  });
  afterAll(() => platform.stop());

  async function behave(behaviour: BehaviourRequest | null): Promise<void> {
    const response = await fetch(`${emulator.url}/__emulator/behaviour`, {
      method: behaviour === null ? 'DELETE' : 'POST',
      ...(behaviour === null
        ? {}
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(behaviour) }),
    });
    expect(response.ok).toBe(true);
  }
  async function requestCount(): Promise<number> {
    const response = await fetch(`${emulator.url}/__emulator/stats`);
    const stats = (await response.json()) as { total: number };
    return stats.total;
  }
  /** A fortune for a chart without any earlier request. */
  async function freshFortune(model: string, client: Client = call) {
    day += 1;
    const birth = { ...BIRTH, birth_year: 1950 + Math.floor(day / 28), birth_day: 1 + (day % 28) };
    const id = (await client('POST', '/v1/profiles', { body: birth })).textAt('id');
    const before = await requestCount();
    const answer = await client('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily', model } });
    return { answer, providerCalls: (await requestCount()) - before, profileId: id };
  }

  it.each(MODEL_NAMES)('generates a fortune with %s in one call and charges its price', async (model) => {
    const { answer, providerCalls } = await freshFortune(model);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ model, cached: false, meta: { simulated: false } });
    expect(providerCalls).toBe(1);
    const prices = { haiku: 0.013, sonnet: 0.066, gpt4o: 0.05, gemini: 0.01 };
    expect(answer.at('meta.cost')).toBe(prices[model]);
    expect(await chargesOf(platform, account, model)).toContain(prices[model]);
  });

  it.each([
    ['a passing 500', { error_status: 500, times: 2 }, 3],
    ['a cut connection', { mode: 'cut_body', times: 1 }, 2],
    ['malformed output', { mode: 'malformed', times: 1 }, 2],
    ['output that misfits the schema', { mode: 'misfit', times: 1 }, 2],
    ['output that is cut off', { mode: 'truncated', times: 1 }, 2],
    ['output with a blank text', { mode: 'blank', times: 1 }, 2],
    ['output that the gate refuses', { mode: 'unsafe', times: 1 }, 2],
    ['a 429 with a delay', { error_status: 429, retry_after_ms: 300, times: 1 }, 2],
    ['an overload', { error_status: 529, retry_after_ms: 300, times: 1 }, 2],
  ] as const)('recovers from %s', async (_name, behaviour, expectedCalls) => {
    await behave({ provider: 'anthropic', ...behaviour });
    const { answer, providerCalls } = await freshFortune('haiku');
    expect(answer.status).toBe(201);
    expect(providerCalls).toBe(expectedCalls);
  });

  it.each([
    ['after three failed attempts', 'openai', 'gpt4o', { error_status: 500 }, 3],
    ['at once when the model refuses', 'anthropic', 'sonnet', { mode: 'refused' }, 1],
    ['at once when the credentials are bad', 'google', 'gemini', { error_status: 401 }, 1],
    ['at once when the request is invalid', 'openai', 'gpt4o', { error_status: 400 }, 1],
    ['after invalid output twice', 'google', 'gemini', { mode: 'malformed' }, 2],
    ['after a blank text twice', 'anthropic', 'haiku', { mode: 'blank' }, 2],
    ['after a text that the gate refuses twice', 'anthropic', 'haiku', { mode: 'unsafe' }, 2],
  ] as const)('fails %s, storing and charging nothing', async (_name, provider, model, behaviour, expectedCalls) => {
    const owner = await platform.account();
    const client = createClient(apiServer.url, { key: owner.liveKey });
    await behave({ provider, ...behaviour });
    const { answer, providerCalls, profileId } = await freshFortune(model, client);
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ code: 'service_unavailable', retry_after: expect.any(Number) });
    expect(answer.text).not.toMatch(/emulator|127\.0\.0\.1|anthropic|openai|google/i);
    expect(providerCalls).toBe(expectedCalls);
    expect(await chargesOf(platform, owner)).toEqual([]);
    expect(await platform.admin.db.fortunes.countDocuments({ profileId })).toBe(0);
    await behave(null);
    const repeated = await client('POST', '/v1/fortunes', { body: { profile_id: profileId, type: 'daily', model } });
    expect(repeated.status).toBe(201);
  });

  it('stops after three attempts where a defect prevents the settlement', async () => {
    const owner = newOwner();
    const { db } = platform.admin;
    // The content of a section that no fortune contains.
    const spec = generationSpec(systemClock, owner, {
      request: sectionRequest('character'),
      fortune: reservedFortune(systemClock, profileRecord(systemClock, owner), { contentHash: newHash() }),
      simulated: false,
      providerModelId: 'claude-haiku-5-5',
      profilesOnly: false,
    });
    const generation = newGeneration(systemClock, spec, newGenerationId());
    await insertRecord(db.generations, generation);
    const before = await requestCount();
    const producer = createProducer(platform.redis, silentLogger);
    await enqueueGeneration(producer, generation);
    const closed = await until('the generation has failed', () =>
      db.generations.findOne({ _id: generation._id, state: 'failed' }),
    );
    expect(closed).toMatchObject({ attempts: 3, error: { kind: 'internal' } });
    expect((await requestCount()) - before).toBe(3);
    const isLogged = async () => failuresIn(platform.logs()).length === 3;
    await until('the log contains it', isLogged);
    await producer.close();
  });

  it('calls no provider that is over its limit, by any worker, while the same pool serves test keys', async () => {
    const worker = await platform.startWorker('haiku');
    const { generations } = platform.admin.db;
    const before = await requestCount();
    await behave({ provider: 'anthropic', error_status: 429, retry_after_ms: 12_000, times: 1 });
    const order: string[] = [];
    const ended = (name: string) => (answer: Awaited<ReturnType<typeof freshFortune>>['answer']) => {
      order.push(name);
      return answer;
    };
    const live = [freshFortune('haiku').then(({ answer }) => ended('live')(answer))];
    await until('the provider is called', async () => (await requestCount()) === before + 1);
    for (let count = 0; count < 5; count += 1) {
      live.push(freshFortune('haiku').then(({ answer }) => ended('live')(answer)));
    }
    await until(
      'six generations are open',
      async () => (await generations.countDocuments({ open: true, simulated: false })) === 6,
    );
    const test = createClient(apiServer.url, { key: account.testKey });
    // At once: all have to be answered within the pause.
    const simulated = await Promise.all(
      Array.from({ length: 5 }, async () => ended('test')((await freshFortune('haiku', test)).answer)),
    );
    expect(simulated.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 201));
    expect(await requestCount()).toBe(before + 1);
    const answers = await Promise.all(live);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201));
    expect(order).toEqual([...Array.from({ length: 5 }, () => 'test'), ...Array.from({ length: 6 }, () => 'live')]);
    expect(await requestCount()).toBe(before + 7);
    const made = await generations.find({ model: 'haiku', simulated: false }).sort({ _id: -1 }).limit(6).lean();
    expect(made.map(({ attempts }) => attempts)).toEqual(Array.from({ length: 6 }, () => 0));
    await worker.stop();
  });

  describe('on the board', () => {
    let producer: Producer;
    beforeAll(() => {
      producer = createProducer(platform.redis, silentLogger);
    });
    afterAll(() => producer.close());

    /** The job of a call, with its log. */
    const jobOf = async (model: ModelName, answer: HttpAnswer) => {
      const requestId = answer.headers.get('x-request-id');
      const queue = producer.queue(GENERATION_QUEUES[model]);
      return until('its job has ended', async () => {
        const jobs = await queue.getJobs(['completed', 'failed']);
        const job = jobs.find(({ data }) => data.request_id === requestId);
        if (job === undefined) return null;
        const { logs } = await queue.getJobLogs(job.id ?? '');
        const { data, returnvalue, failedReason } = job;
        return { data, returned: returnvalue, failedReason, logs, state: await job.getState() };
      });
    };

    it('shows the purpose of a job, its result, and the outcome of each attempt', async () => {
      await behave({ provider: 'openai', error_status: 500, times: 1 });
      const { answer } = await freshFortune('gpt4o');
      expect(answer.status).toBe(201);
      const job = await jobOf('gpt4o', answer);
      expect(job.data).toEqual({
        accountId: expect.stringMatching(/^acc_/),
        generationId: expect.stringMatching(/^gen_/),
        mode: 'live',
        model: 'gpt4o',
        section: 'profile_fortune',
        source: 'POST /v1/fortunes',
        request_id: answer.headers.get('x-request-id'),
      });
      expect(job.returned).toEqual({
        model: 'gpt4o',
        provider_model: 'gpt-6-luna',
        input_tokens: expect.any(Number),
        output_tokens: expect.any(Number),
        provider_ms: expect.any(Number),
        charged_usd: 0.05,
      });
      expect(job.logs).toEqual([
        expect.stringMatching(/^attempt 1: transient, provider status 500 \(server_error\), after \d+ ms$/),
        expect.stringMatching(/^attempt 2: generated by gpt-6-luna in \d+ ms, \d+ \+ \d+ tokens$/),
      ]);
    });

    it('shows the charge of a call of several sections in the job of the last', async () => {
      const answer = await call('POST', '/v1/fortunes/daily', {
        body: { birthDate: '1943-05-15', birthTime: '14:30' },
      });
      expect(answer.status).toBe(200);
      const requestId = answer.headers.get('x-request-id');
      const charges = await until('its three jobs have ended', async () => {
        const jobs = await producer.queue(GENERATION_QUEUES.haiku).getJobs(['completed']);
        const own = jobs.filter(({ data }) => data.request_id === requestId);
        return own.length === 3 && own.map(({ returnvalue }) => returnvalue.charged_usd).sort();
      });
      expect(charges).toEqual([0, 0, 0.013]);
    });

    it('has a failed job, with the reason, for every generation that ended without content', async () => {
      await behave({ provider: 'anthropic', error_status: 500 });
      const { answer } = await freshFortune('sonnet');
      expect(answer.status).toBe(503);
      const job = await jobOf('sonnet', answer);
      expect(job.state).toBe('failed');
      expect(JSON.parse(job.failedReason ?? '')).toEqual({
        ...{ kind: 'transient', provider_status: 500, provider_error_type: 'api_error', attempts: 3 },
      });
      expect(job.logs).toHaveLength(3);
      await behave(null);
      await behave({ provider: 'anthropic', mode: 'refused' });
      const refused = await jobOf('sonnet', (await freshFortune('sonnet')).answer);
      expect(JSON.parse(refused.failedReason ?? '')).toEqual({
        ...{ kind: 'refused', provider_status: null, provider_error_type: 'refusal', attempts: 1 },
      });
    });

    it('has a failed job, too, for a generation that was canceled before a worker claimed it', async () => {
      const queue = producer.queue(GENERATION_QUEUES.sonnet);
      await queue.pause();
      const profileId = (await call('POST', '/v1/profiles', { body: { ...BIRTH, birth_year: 1944 } })).textAt('id');
      const accepted = await call('POST', '/v1/fortunes', {
        body: { profile_id: profileId, type: 'daily', model: 'sonnet' },
        headers: { Prefer: 'respond-async' },
      });
      expect(accepted.status).toBe(202);
      expect((await call('DELETE', `/v1/profiles/${profileId}`)).status).toBe(200);
      await queue.resume();
      const job = await jobOf('sonnet', accepted);
      expect(JSON.parse(job.failedReason ?? '')).toEqual({ kind: 'cancelled', provider_status: null, attempts: 0 });
    });
  });

  it('makes one provider call for fifty equal calls at once over two API servers and two workers', async () => {
    const second = await platform.startApiServer();
    const worker = await platform.startWorker('haiku');
    await behave({ latency_ms: 200 });
    day += 1;
    const birth = { ...BIRTH, birth_year: 1960, birth_day: 1 + (day % 28) };
    const id = (await call('POST', '/v1/profiles', { body: birth })).textAt('id');
    const clients = [apiServer, second].map(({ url }) => createClient(url, { key: account.liveKey }));
    const before = await requestCount();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (clients[index % 2] ?? call)('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily' } }),
      ),
    );
    expect((await requestCount()) - before).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(49);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.at('categories')))).size).toBe(1);
    await Promise.all([second.stop(), worker.stop()]);
  });

  it('continues the generation when the caller’s wait has timed out, and a repeat gets it', async () => {
    const hasty = await platform.startApiServer({ GENERATION_WAIT_MS: '6000' });
    const client = createClient(hasty.url, { key: account.liveKey });
    // Both long enough for a slow machine: the job starts within the wait and ends after it.
    await behave({ latency_ms: 15_000 });
    const callsBefore = await requestCount();
    const { answer, profileId } = await freshFortune('haiku', client);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    await until('the provider is called', async () => (await requestCount()) === callsBefore + 1);
    const before = await requestCount();
    const repeated = await call('POST', '/v1/fortunes', { body: { profile_id: profileId, type: 'daily' } });
    expect(repeated.status).toBe(200);
    expect(await requestCount()).toBe(before);
    await hasty.stop();
  });
});
