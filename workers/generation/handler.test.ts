import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { simulateSection } from '../../shared/content/index.ts';
import { HOUR_MS } from '../../shared/core/clock.ts';
import { newId } from '../../shared/core/ids.ts';
import { createMetrics } from '../../shared/core/metrics.ts';
import { MODELS } from '../../shared/core/models.ts';
import type { Database } from '../../shared/db/connect.ts';
import type { GenerationRecord } from '../../shared/db/models/generations.ts';
import { insertRecord } from '../../shared/db/records.ts';
import { failGeneration } from '../../shared/generation/close.ts';
import { enqueueGeneration } from '../../shared/generation/enqueue.ts';
import { newGenerationId, shareOpen } from '../../shared/generation/single-flight.ts';
import { createProfileService } from '../../shared/profiles/profiles.ts';
import { createProducer, type Producer } from '../../shared/queues/producer.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';
import { startWorkers, type WorkerRuntime } from '../../shared/queues/runtime.ts';
import { acquireProbe, openBreaker } from '../../shared/status/breaker.ts';
import { heartbeat, modelKey, readModel } from '../../shared/status/model-health.ts';
import type { PoolSettings } from '../../shared/status/pool-settings.ts';
import { until } from '../../tests/harness/http.ts';
import { handlersWith } from '../../tests/harness/jobs.ts';
import { poolSettingsWith } from '../../tests/harness/pool-settings.ts';
import { generationSpec, newOwner, profileRecord, sectionRequest } from '../../tests/harness/records.ts';
import {
  deferred,
  openDatabase,
  openGeneration,
  openRedis,
  openSettlement,
  silentLogger,
  testClock,
} from '../../tests/harness/stores.ts';
import { type GenerateRequest, type GenerateResult, ProviderError } from '../providers/provider.ts';
import { createBatchProgress } from './batch-progress.ts';
import { type CostLedger, createCostLedger } from './cost-ledger.ts';
import { generationHandler } from './handler.ts';
import { createModelHealth, type ModelHealth } from './model-health.ts';
import { createProviderPauses } from './provider-pauses.ts';
import { createProviderRate } from './provider-rate.ts';
import { sectionProvider } from './providers.ts';

const QUEUE = 'generation-haiku';
const SLOTS = 3;
const clock = testClock();
const good: GenerateResult = {
  output: simulateSection(sectionRequest('character')),
  usage: { inputTokens: 10, cachedTokens: 0, outputTokens: 20 },
  model: 'claude-test-20261001',
  requestId: 'req_1',
};

/** What the provider says of an answer of so many tokens. */
const facts = (tokens: number) => ({
  usage: { inputTokens: tokens, cachedTokens: 0, outputTokens: tokens },
  model: 'claude-test-7',
  requestId: 'req_7',
});

describe('the generation handler', () => {
  let db: Database;
  let redis: RedisClient;
  let producer: Producer;
  let settlement: Awaited<ReturnType<typeof openSettlement>>;
  let requests: GenerateRequest[];
  let pool: Partial<PoolSettings>;
  let costLedger: CostLedger;
  /** Of the worker that was started last. */
  let modelHealth: ModelHealth;
  const suspended = new Set<string>();
  /** The provider's response to the call of that number, from 1. */
  let answer: (number: number, request: GenerateRequest) => Promise<GenerateResult>;
  const runtimes: WorkerRuntime[] = [];
  const connections: RedisClient[] = [];

  beforeAll(async () => {
    db = await openDatabase();
    redis = await openRedis({ empty: true });
    producer = createProducer(redis, silentLogger);
    settlement = await openSettlement(db, clock);
  });
  beforeEach(async () => {
    await redis.flushdb();
    requests = [];
    pool = {};
    costLedger = createCostLedger({ db, logger: silentLogger });
    answer = async () => good;
  });
  afterEach(async () => {
    await Promise.all(runtimes.splice(0).map((runtime) => runtime.close(0)));
    for (const connection of connections.splice(0)) connection.disconnect();
    await costLedger.close();
  });
  afterAll(async () => {
    await settlement.close();
    await producer.close();
    redis.disconnect();
    await db.close();
  });

  const startWorker = async (timeoutMs = 20_000): Promise<WorkerRuntime> => {
    const connection = await openRedis();
    connections.push(connection);
    const poolSettings = { of: () => poolSettingsWith(pool).of() };
    const { defaultTokenPrices: tokenPrices } = MODELS.haiku;
    const model = { apiKey: 'key', apiKeyVariable: 'ANTHROPIC_API_KEY', tokenPrices };
    const config = { generationTimeoutMs: timeoutMs, models: { haiku: model } } as never;
    const provider = {
      generate(request: GenerateRequest) {
        requests.push(request);
        return answer(requests.length, request);
      },
    };
    modelHealth = createModelHealth({ redis: connection, clock, config, logger: silentLogger });
    const runtime = await startWorkers({
      redis: connection,
      logger: silentLogger,
      queues: [QUEUE],
      lockMs: 10_000,
      timeoutsMs: { generate: timeoutMs },
      concurrency: () => SLOTS,
      prefetch: () => SLOTS,
      handlers: handlersWith({
        generate: generationHandler({
          ...settlement,
          config,
          redis: connection,
          metrics: createMetrics(),
          providers: {
            forGeneration: async (generation, request) => sectionProvider(provider, generation, request),
            of: async () => ({ name: 'anthropic', listModels: async () => [], ...provider }),
            prepare: async () => undefined,
          },
          modelHealth,
          poolSettings,
          suspensions: { has: (accountId) => suspended.has(accountId) },
          providerPauses: createProviderPauses(connection),
          providerRate: createProviderRate({ redis: connection, poolSettings, logger: silentLogger, restoreMs: 0 }),
          costLedger,
          judge: null,
          batchProgress: createBatchProgress({ ...settlement, producer, logger: silentLogger }),
        }),
      }),
    });
    runtimes.push(runtime);
    return runtime;
  };
  const open = async (owner = newOwner(), profilesOnly = false): Promise<GenerationRecord> => {
    const request = sectionRequest('character');
    const spec = generationSpec(clock, owner, { request, profilesOnly });
    const opened = await openGeneration(db, clock, spec, newGenerationId());
    if (opened.kind !== 'generated') throw new Error('the generation is not new');
    await enqueueGeneration(producer, opened.generation);
    return opened.generation;
  };
  const openMany = async (count: number) => {
    const opened: GenerationRecord[] = [];
    for (let each = 0; each < count; each += 1) opened.push(await open());
    return opened;
  };
  const stored = ({ _id }: GenerationRecord) => db.generations.findById(_id).lean();
  const ended = (generation: GenerationRecord) =>
    until('the generation has ended', async () => {
      const found = await stored(generation);
      return found?.state === 'open' ? null : found;
    });
  const jobs = (state: 'completed' | 'failed' | 'active' | 'delayed') => producer.queue(QUEUE).getJobs([state]);
  const failedJob = () => until('its job has failed', async () => (await jobs('failed'))[0] ?? null);
  /** The lines of the job's log on the board. */
  const linesOf = async (job: Job | undefined) => (await producer.queue(QUEUE).getJobLogs(job?.id ?? '')).logs;
  type Job = Awaited<ReturnType<typeof failedJob>>;
  const aborted = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new ProviderError('aborted', 'the call was aborted')));
    });

  it('calls the provider once, stores the content and shows the result on the board', async () => {
    const generation = await open();
    await startWorker();
    expect(await ended(generation)).toMatchObject({ state: 'succeeded', usage: good.usage });
    expect(await db.contents.countDocuments({ _id: generation.contentHash })).toBe(1);
    const [job] = await until('its job is done', async () => {
      const done = await jobs('completed');
      return done.length > 0 && done;
    });
    expect(job?.returnvalue).toMatchObject({ model: 'haiku', input_tokens: 10, output_tokens: 20, charged_usd: 0 });
    expect(await linesOf(job)).toEqual([
      expect.stringMatching(/^attempt 1: generated by \S+ in \d+ ms, 10 \+ 20 tokens$/),
    ]);
    expect(requests).toHaveLength(1);
  });

  it('logs one line per attempt on the board, also for one that calls no provider', async () => {
    const linesOfFailed = async ({ _id }: GenerationRecord) =>
      linesOf(
        await until('its job has failed', async () =>
          (await jobs('failed')).find(({ data }) => data.generationId === _id),
        ),
      );
    answer = async () => {
      throw new ProviderError('transient', 'the words of the provider', { status: 500 });
    };
    const failing = await open();
    await startWorker();
    const failure = (number: number) =>
      expect.stringMatching(`^attempt ${number}: transient, provider status 500, after \\d+ ms$`);
    expect(await linesOfFailed(failing)).toEqual([failure(1), failure(2), failure(3)]);
    const owner = newOwner();
    suspended.add(owner.accountId);
    expect(await linesOfFailed(await open(owner))).toEqual([
      'attempt 1: account_suspended, the provider was not called',
    ]);
    suspended.delete(owner.accountId);
    await openBreaker(redis, clock, 'haiku');
    await acquireProbe(redis, 'haiku', 'probed');
    const worker = { isRunning: () => true, setRefused: () => undefined, slots: () => null };
    const reports = await modelHealth.start([], worker);
    expect(await linesOfFailed(await open())).toEqual(['attempt 1: circuit_open, the provider was not called']);
    await reports.close();
  });

  it('never makes more calls at once than the process has slots, however many jobs it has taken', async () => {
    let [running, most] = [0, 0];
    const full = deferred();
    answer = async () => {
      running += 1;
      most = Math.max(most, running);
      if (running === SLOTS) full.resolve();
      // The first calls wait for each other, however long a busy machine takes between their jobs.
      await full.promise;
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
      return good;
    };
    const all = await openMany(20);
    await startWorker();
    for (const generation of all) expect((await ended(generation)).state).toBe('succeeded');
    expect([most, requests.length]).toEqual([SLOTS, 20]);
  });

  it('claims a generation only with a slot: waiting generations have no lease and can be canceled', async () => {
    const gate = deferred();
    answer = async () => {
      await gate.promise;
      return good;
    };
    const all = await openMany(2 * SLOTS);
    await startWorker();
    await until('all jobs are taken', async () => (await jobs('active')).length === 2 * SLOTS);
    await until('every slot is held', async () => requests.length === SLOTS);
    const waiting = await db.generations.find({ open: true, startedAt: null }).lean();
    expect(waiting.map(({ leaseUntil, attemptToken }) => [leaseUntil, attemptToken])).toEqual(
      Array(SLOTS).fill([null, null]),
    );
    const [canceled] = waiting;
    if (canceled === undefined) throw new Error('nothing waits');
    await failGeneration(db, clock, canceled, { kind: 'cancelled', retryAfterSeconds: null }, { startedAt: null });
    gate.resolve();
    for (const generation of all) await ended(generation);
    expect(JSON.parse((await failedJob()).failedReason ?? '')).toMatchObject({ kind: 'cancelled', attempts: 0 });
    expect(requests).toHaveLength(2 * SLOTS - 1);
  });

  it('makes as many calls as the limit permits, and the others when it is raised', async () => {
    pool = { ratePerMinute: 2 };
    const all = await openMany(5);
    await startWorker();
    await until(
      'the others wait in the queue',
      async () => requests.length === 2 && (await jobs('delayed')).length > 0,
    );
    pool = { ratePerMinute: 6 };
    await until('one more is called', async () => requests.length === 3);
    await until('the others wait again', async () => (await jobs('delayed')).length > 0);
    const waiting = await db.generations.find({ open: true, attempts: 0, startedAt: null }).lean();
    expect([requests.length, waiting.length]).toEqual([3, 2]);
    pool = {};
    for (const generation of all) expect((await ended(generation)).state).toBe('succeeded');
    expect(requests).toHaveLength(5);
  });

  it('asks the provider no more once the chart has no profile left, and ends as canceled', async () => {
    const owner = newOwner();
    const profile = profileRecord(clock, owner);
    await insertRecord(db.profiles, profile);
    const acting = { owner, actor: { ip: '127.0.0.1', apiKey: 'bs_live_x', requestId: 'req_1' }, attempt: null };
    const profiles = createProfileService({ ...settlement, publishFailures: async () => undefined });
    answer = async () => {
      await profiles.remove(acting, profile._id);
      throw new ProviderError('transient', 'cut', { status: 500 });
    };
    const generation = await open(owner, true);
    await startWorker();
    expect(await ended(generation)).toMatchObject({ state: 'failed', error: { kind: 'cancelled' }, attempts: 1 });
    expect(requests).toHaveLength(1);
  });

  it('counts a correction as a call', async () => {
    pool = { ratePerMinute: 6 };
    answer = async (number) => (number === 1 ? { ...good, output: { nonsense: true } } : good);
    const all = await openMany(3);
    await startWorker();
    await until('the limit is used up', async () => requests.length === 3 && (await jobs('delayed')).length > 0);
    pool = {};
    for (const generation of all) expect((await ended(generation)).state).toBe('succeeded');
    expect(requests).toHaveLength(4);
  });

  it('ends a job that was given up while it waited, and keeps no permit for it', async () => {
    pool = { ratePerMinute: 1 };
    const first = await open();
    await startWorker();
    await ended(first);
    const second = await open();
    await until('it waits', async () => (await jobs('delayed')).length === 1);
    await failGeneration(db, clock, second, { kind: 'cancelled', retryAfterSeconds: null });
    const given = await failedJob();
    expect(JSON.parse(given.failedReason ?? '')).toMatchObject({ kind: 'cancelled', attempts: 0 });
    expect(await linesOf(given)).toEqual(['no attempt: the generation was closed as cancelled']);
    pool = { ratePerMinute: 2 };
    expect((await ended(await open())).state).toBe('succeeded');
    expect(requests).toHaveLength(2);
  });

  it('calls no provider while an operator has paused the model, and fails nothing', async () => {
    pool = { paused: true };
    const generation = await open();
    await startWorker();
    await until('its job waits', async () => (await jobs('delayed')).length === 1);
    expect([requests.length, (await stored(generation))?.startedAt]).toEqual([0, null]);
    pool = {};
    expect(await ended(generation)).toMatchObject({ state: 'succeeded' });
  });

  it('calls no provider for a suspended account, and fails its generation uncharged', async () => {
    const generation = await open();
    suspended.add(generation.accountId);
    await startWorker();
    expect(await ended(generation)).toMatchObject({ state: 'failed', error: { kind: 'account_suspended' } });
    expect(JSON.parse((await failedJob()).failedReason ?? '')).toMatchObject({
      kind: 'account_suspended',
      attempts: 0,
    });
    expect(requests).toHaveLength(0);
  });

  it.each([
    ['after three attempts that may pass', 'transient', 3],
    ['at once when the model refuses', 'refused', 1],
    ['at once when the request is invalid', 'invalid_request', 1],
  ] as const)('fails %s', async (_name, kind, calls) => {
    answer = async () => {
      throw new ProviderError(kind, 'no', { status: 500 });
    };
    const generation = await open();
    await startWorker();
    expect(await ended(generation)).toMatchObject({ state: 'failed', error: { kind } });
    expect(JSON.parse((await failedJob()).failedReason ?? '')).toEqual({ kind, provider_status: 500, attempts: calls });
    expect(requests).toHaveLength(calls);
  });

  it.each(['out_of_credit', 'unknown_model'] as const)(
    'fails an interactive call at once for %s, and records what the provider has said',
    async (kind) => {
      answer = async () => {
        throw new ProviderError(kind, 'no', { status: 404, errorType: 'its_word' });
      };
      const generation = await open();
      await startWorker();
      const failed = await ended(generation);
      const said = { providerStatus: 404, providerErrorType: 'its_word' };
      expect(failed).toMatchObject({ attempts: 0, error: { kind, retryAfterSeconds: 60, ...said } });
      expect(failed.calls).toMatchObject([{ outcome: kind, ...said }]);
      const job = await failedJob();
      expect(JSON.parse(job.failedReason ?? '')).toEqual({
        ...{ kind, provider_status: 404, provider_error_type: 'its_word', attempts: 0 },
      });
      expect(await linesOf(job)).toEqual([
        expect.stringContaining(`attempt 1: ${kind}, provider status 404 (its_word)`),
      ]);
    },
  );

  it('repeats the call once, with the reasons, for invalid output, in the same slot and attempt', async () => {
    answer = async (number) => (number === 1 ? { ...good, output: { title: 1 } } : good);
    const generation = await open();
    await startWorker();
    expect(await ended(generation)).toMatchObject({ state: 'succeeded', attempts: 0, usage: { inputTokens: 20 } });
    expect(requests).toHaveLength(2);
    expect(requests[1]?.user.startsWith(requests[0]?.user ?? '-')).toBe(true);
    expect(requests[1]?.user.length).toBeGreaterThan(requests[0]?.user.length ?? 0);
  });

  it('shows the model what it wrote, whether it did not fit or could not be read', async () => {
    answer = async (number) => {
      if (number === 1) return { ...good, output: { title: 1 } };
      if (number === 3) throw new ProviderError('invalid_output', 'no JSON', { text: '말로 하면' });
      return good;
    };
    for (const quoted of ['{"title":1}', '말로 하면']) {
      const generation = await open();
      const runtime = await startWorker();
      expect((await ended(generation)).state).toBe('succeeded');
      expect(requests.at(-1)?.user).toContain(`# 앞선 응답\n${quoted}\n\n# 고칠 것`);
      await runtime.close(0);
    }
  });

  it('repeats a cut answer with a limit and a time limit that are higher, and fails it when it is cut again', async () => {
    const cut = { text: '{"title": "큰 산', isCutOff: true, ...facts(7) };
    answer = async (number) => {
      if (number === 2) return good;
      throw new ProviderError('invalid_output', 'cut', cut);
    };
    const limits = () => requests.map(({ maxTokens, timeoutMs }) => [maxTokens, timeoutMs]);
    const raised = [
      [5_000, 88_334],
      [10_000, 171_667],
    ];
    const whole = await open();
    const runtime = await startWorker();
    expect(await ended(whole)).toMatchObject({ state: 'succeeded', usage: { inputTokens: 17, outputTokens: 27 } });
    expect(limits()).toEqual(raised);
    expect(requests[1]?.user).toContain('{"title": "큰 산');
    expect(requests[1]?.user).toContain('길이 한도에서 잘렸습니다');
    await runtime.close(0);
    const lost = await open();
    await startWorker();
    const failed = await ended(lost);
    expect(failed).toMatchObject({ state: 'failed', error: { kind: 'invalid_output' } });
    expect(failed.calls?.map(({ outcome }) => outcome)).toEqual(['cut_off', 'cut_off']);
    expect(failed.usage).toEqual({ inputTokens: 14, cachedTokens: 0, outputTokens: 14 });
    expect(limits()).toEqual([...raised, ...raised]);
  });

  it('records every call, in the generation and in the costs of the day, whatever became of it', async () => {
    await db.modelDays.deleteMany({});
    const usage = { inputTokens: 100, cachedTokens: 40, cacheWriteTokens: 50, outputTokens: 20 };
    answer = async (number) => {
      if (number === 1) throw new ProviderError('rate_limited', 'full', { status: 429, retryAfterMs: 300 });
      if (number === 2) throw new ProviderError('transient', 'timeout');
      if (number === 3) return { ...good, ...facts(4), output: { title: 1 } };
      if (number === 4) throw new ProviderError('transient', 'cut');
      return { ...good, usage };
    };
    const generation = await open();
    await startWorker();
    const made = await ended(generation);
    expect(made.calls?.every(({ settings }) => settings?.temperature === 0.9 && settings.thinking === 'low')).toBe(
      true,
    );
    expect(made.calls?.map(({ at: _, latencyMs: __, settings: ___, ...call }) => call)).toEqual([
      { outcome: 'rate_limited', providerStatus: 429, providerModel: null, providerRequestId: null, usage: null },
      { outcome: 'transient', providerModel: null, providerRequestId: null, usage: null },
      {
        ...{
          outcome: 'invalid_output',
          broken: ['schema'],
          providerModel: 'claude-test-7',
          providerRequestId: 'req_7',
        },
        usage: facts(4).usage,
      },
      { outcome: 'transient', providerModel: null, providerRequestId: null, usage: null },
      {
        outcome: 'succeeded',
        providerModel: 'claude-test-20261001',
        providerRequestId: 'req_1',
        usage,
      },
    ]);
    expect(made).toMatchObject({
      state: 'succeeded',
      attempts: 2,
      usage: { inputTokens: 104, cachedTokens: 40, cacheWriteTokens: 50, outputTokens: 24 },
    });
    const days = await until('the costs follow', async () => {
      const found = await db.modelDays.find({}).sort({ providerModel: 1 }).lean();
      return found.reduce((sum, { calls }) => sum + calls, 0) === 5 && found;
    });
    const day = { day: '2090-06-15', model: 'haiku' };
    expect(days).toEqual([
      expect.objectContaining({ ...day, providerModel: 'claude-test', calls: 3, failed: 3, unreported: 3, costUsd: 0 }),
      expect.objectContaining({ ...day, providerModel: 'claude-test-20261001', calls: 1, failed: 0, unreported: 0 }),
      expect.objectContaining({ ...day, providerModel: 'claude-test-7', calls: 1, failed: 1, unreported: 0 }),
    ]);
    expect(days[1]).toMatchObject({ inputTokens: 60, cachedTokens: 40, outputTokens: 20 });
    expect(days[1]?.costUsd).toBeCloseTo((10 * 1 + 50 * 1.25 + 40 * 0.1 + 20 * 5) / 1e6, 12);
    expect(days[2]?.failedCostUsd).toBeCloseTo((4 * 1 + 4 * 5) / 1e6, 12);
  });

  it('waits as long as the provider asks, uses no attempt for it, and sends no call meanwhile', async () => {
    const calledAt: number[] = [];
    answer = async (number) => {
      calledAt.push(performance.now());
      if (number === 1) throw new ProviderError('rate_limited', 'full', { status: 429, retryAfterMs: 1_000 });
      return good;
    };
    const first = await open();
    await startWorker();
    // A busy machine may see neither its job in the queue nor the pause.
    await until('it is called', async () => calledAt.length > 0);
    const second = await open();
    for (const generation of [first, second])
      expect(await ended(generation)).toMatchObject({ state: 'succeeded', attempts: 0 });
    const [refused = 0, ...served] = calledAt;
    expect(Math.min(...served) - refused).toBeGreaterThan(900);
    expect(requests).toHaveLength(3);
  });

  it.each([
    ['ends with its first failure where another model answers', false, { state: 'failed', attempts: 0 }],
    [
      'is tried again for a caller that takes no other answer and has joined it during the call',
      true,
      { state: 'succeeded', attempts: 1 },
    ],
  ])('%s', async (_, isJoined, end) => {
    const generation = await open();
    await db.generations.updateOne({ _id: generation._id }, { $set: { hasFallback: true } });
    const joiner = {
      requestId: newId('req'),
      priceUsd: 0.05,
      background: true,
      priority: 1,
      startBy: clock.now(),
      shared: true,
    };
    answer = async (number) => {
      if (number > 1) return good;
      if (isJoined) await shareOpen(db, generation.accountId, [generation.contentHash], joiner);
      throw new ProviderError('transient', 'it failed', { status: 500 });
    };
    await startWorker();
    expect(await ended(generation)).toMatchObject(end);
  });

  it('waits for as long as a caller that has joined it during the call', async () => {
    const generation = await open();
    await db.generations.updateOne({ _id: generation._id }, { $set: { startBy: clock.now() } });
    const startBy = new Date(clock.now().getTime() + HOUR_MS);
    const joiner = { requestId: newId('req'), priceUsd: 0.05, background: true, priority: 1, startBy, shared: true };
    answer = async (number) => {
      if (number > 1) return good;
      await shareOpen(db, generation.accountId, [generation.contentHash], joiner);
      throw new ProviderError('rate_limited', 'full', { status: 429, retryAfterMs: 500 });
    };
    await startWorker();
    expect(await ended(generation)).toMatchObject({ state: 'succeeded' });
  });

  it('is one failed call in the status when its caller stops waiting between two attempts', async () => {
    answer = async () => {
      throw new ProviderError('overloaded', 'no capacity', { status: 529, retryAfterMs: 2_000 });
    };
    const failures = async () => (await readModel(redis, clock, 'haiku')).recent.failed;
    const generation = await open();
    await startWorker();
    await until('its job waits', async () => (await jobs('delayed')).length === 1);
    await failGeneration(db, clock, generation, { kind: 'overloaded', retryAfterSeconds: 5 });
    await failedJob();
    const worker = { isRunning: () => true, setRefused: () => undefined, slots: () => null };
    await (await modelHealth.start([], worker)).close();
    expect(await failures()).toBe(1);
  });

  it('leaves a generation unstarted when it learns of a pause while it claims it', async () => {
    await createProviderPauses(redis).start('haiku', 60_000);
    const generation = await open();
    const pausing = await startWorker();
    await until('its job waits', async () => (await jobs('delayed')).length === 1);
    expect(await stored(generation)).toMatchObject({ state: 'open', attemptToken: null, startedAt: null });
    expect(requests).toHaveLength(0);
    await pausing.close(0);
    await redis.del(modelKey('haiku', 'pause'));
    await producer.wake(QUEUE, generation._id);
    await startWorker();
    expect(await ended(generation)).toMatchObject({ state: 'succeeded', attempts: 0 });
  });

  it('returns the job when its credentials are refused and another worker takes jobs of the model', async () => {
    await heartbeat(redis, 'haiku', 'another');
    answer = async (number) => {
      if (number === 1) throw new ProviderError('bad_credentials', 'no', { status: 401 });
      return good;
    };
    const generation = await open();
    await startWorker();
    expect(await ended(generation)).toMatchObject({ state: 'succeeded', attempts: 0 });
  });

  it('aborts the call when the process stops, and another worker repeats it as the same attempt', async () => {
    const calling = deferred();
    answer = async (number, { signal }) => {
      if (number > 1) return good;
      calling.resolve();
      return aborted(signal);
    };
    const generation = await open();
    const stopping = await startWorker();
    await calling.promise;
    await stopping.close(0);
    expect(await stored(generation)).toMatchObject({ state: 'open', attemptToken: null, attempts: 0 });
    await startWorker();
    expect(await ended(generation)).toMatchObject({ state: 'succeeded', attempts: 0 });
  });

  it.each([
    ['stores what the provider generated', 1],
    ['counts a failed call', 2],
  ] as const)('%s after a crash of the database has lost the claim', async (_name, calls) => {
    const generation = await open();
    answer = async (number) => {
      // A claim is not journaled: after the crash the generation is as it was before the claim.
      if (number === 1) {
        const before = { attemptToken: null, leaseUntil: null, startedAt: null };
        await db.generations.updateOne({ _id: generation._id }, { $set: before });
      }
      if (number < calls) throw new ProviderError('transient', 'no', { status: 500 });
      return good;
    };
    await startWorker();
    expect(await ended(generation)).toMatchObject({ state: 'succeeded', attempts: calls - 1 });
    expect(await db.contents.countDocuments({ _id: generation.contentHash })).toBe(1);
    expect(requests).toHaveLength(calls);
  });

  it('repeats a hanging call at twice its timeout, under a claim that fences off the first', async () => {
    const late = deferred();
    answer = async (number) => {
      if (number === 1) await late.promise;
      return good;
    };
    const generation = await open();
    // Long enough for a busy machine to end the second call.
    await startWorker(3_000);
    expect(await ended(generation)).toMatchObject({ state: 'succeeded' });
    late.resolve();
    await until('its job is done', async () => (await jobs('completed')).length === 1);
    expect(requests).toHaveLength(2);
    expect(await db.contents.countDocuments({ _id: generation.contentHash })).toBe(1);
  });
});
