import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type BehaviourRequest, type Emulator, startEmulator } from '../../scripts/emulator/index.ts';
import { systemClock } from '../../shared/clock.ts';
import { MODEL_NAMES } from '../../shared/content/index.ts';
import { insertRecord } from '../../shared/models/index.ts';
import { createProducer } from '../../shared/queues/producer.ts';
import { enqueueGeneration, newGeneration, newGenerationId } from '../../shared/services/generations.ts';
import { BIRTH, type Client, createClient, until } from '../support/http.ts';
import { failuresIn } from '../support/logs.ts';
import { chargesOf, type Front, startPlatform, type TestAccount, type TestPlatform } from '../support/platform.ts';
import { providerSettings } from '../support/providers.ts';
import {
  generationSpec,
  newHash,
  newOwner,
  profileRecord,
  reservedFortune,
  sectionRequest,
} from '../support/records.ts';
import { silentLogger } from '../support/stores.ts';

/** The three real SDKs, over real HTTP, in real worker processes, against the emulator. */
describe('generation by the providers', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let front: Front;
  let account: TestAccount;
  let call: Client;
  let day = 0;

  beforeAll(async () => {
    emulator = await startEmulator({ port: 0 });
    platform = await startPlatform(providerSettings(emulator.url));
    front = await platform.startFront();
    await platform.startWorker('all');
    // What a worker rehearses at its start goes to nobody.
    expect(emulator.stats().total).toBe(0);
    account = await platform.account();
    call = createClient(front.url, { key: account.liveKey });
  });
  afterEach(async () => {
    await behave(null);
  });
  afterAll(async () => {
    await platform.stop();
    await emulator.close();
  });

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
  /** A fortune for a chart nobody has asked for yet. */
  async function freshFortune(model: string, client: Client = call) {
    day += 1;
    const birth = { ...BIRTH, birth_year: 1950 + Math.floor(day / 28), birth_day: 1 + (day % 28) };
    const id = (await client('POST', '/v1/profiles', { body: birth })).textAt('id');
    const before = await requestCount();
    const answer = await client('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily', model } });
    return { answer, providerCalls: (await requestCount()) - before, profileId: id };
  }

  it.each(MODEL_NAMES)('makes a fortune with %s in one call and charges its price', async (model) => {
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
    ['output with a blank text', { mode: 'blank', times: 1 }, 2],
    ['a 429 that tells a delay', { error_status: 429, retry_after_ms: 300, times: 1 }, 2],
    ['an overload', { error_status: 529, retry_after_ms: 300, times: 1 }, 2],
  ] as const)('gets over %s', async (_name, behaviour, expectedCalls) => {
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
  ] as const)('fails %s, storing and charging nothing', async (_name, provider, model, behaviour, expectedCalls) => {
    const owner = await platform.account();
    const client = createClient(front.url, { key: owner.liveKey });
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

  it('is not asked for ever where what it answered cannot be settled by a mistake of ours', async () => {
    const owner = newOwner();
    const { db } = platform.admin;
    // The content of another section than a fortune is made of.
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
    const closed = await until('it is given up', () =>
      db.generations.findOne({ _id: generation._id, state: 'failed' }),
    );
    expect(closed).toMatchObject({ attempts: 3, error: { kind: 'internal' } });
    expect((await requestCount()) - before).toBe(3);
    const isTold = async () => failuresIn(platform.logs()).length === 3;
    await until('the log tells of it', isTold);
    await producer.close();
  });

  it('calls no provider that has no room, by any worker, while test keys are served by the same pool', async () => {
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
    await until('the provider says so', async () => (await requestCount()) === before + 1);
    for (let count = 0; count < 5; count += 1) {
      live.push(freshFortune('haiku').then(({ answer }) => ended('live')(answer)));
    }
    await until('they wait', async () => (await generations.countDocuments({ open: true, simulated: false })) === 6);
    const test = createClient(front.url, { key: account.testKey });
    for (let count = 0; count < 5; count += 1) {
      const { answer } = await freshFortune('haiku', test);
      expect(ended('test')(answer).status).toBe(201);
    }
    expect(await requestCount()).toBe(before + 1);
    const answers = await Promise.all(live);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201));
    expect(order).toEqual([...Array.from({ length: 5 }, () => 'test'), ...Array.from({ length: 6 }, () => 'live')]);
    expect(await requestCount()).toBe(before + 7);
    const made = await generations.find({ model: 'haiku', simulated: false }).sort({ _id: -1 }).limit(6).lean();
    expect(made.map(({ attempts }) => attempts)).toEqual(Array.from({ length: 6 }, () => 0));
    await worker.stop();
  });

  it('makes one provider call for fifty equal calls at once over two fronts and two workers', async () => {
    const second = await platform.startFront();
    const worker = await platform.startWorker('haiku');
    await behave({ latency_ms: 200 });
    day += 1;
    const birth = { ...BIRTH, birth_year: 1960, birth_day: 1 + (day % 28) };
    const id = (await call('POST', '/v1/profiles', { body: birth })).textAt('id');
    const clients = [front, second].map(({ url }) => createClient(url, { key: account.liveKey }));
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

  it('keeps the generation going when the caller has run out of time, and a repeat finds it', async () => {
    const hasty = await platform.startFront({ GENERATION_WAIT_MS: '6000' });
    const client = createClient(hasty.url, { key: account.liveKey });
    // Both long enough for a busy machine: the job starts within the first and is not done by then.
    await behave({ latency_ms: 15_000 });
    const callsBefore = await requestCount();
    const { answer, profileId } = await freshFortune('haiku', client);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    await until('the provider is asked', async () => (await requestCount()) === callsBefore + 1);
    const before = await requestCount();
    const repeated = await call('POST', '/v1/fortunes', { body: { profile_id: profileId, type: 'daily' } });
    expect(repeated.status).toBe(200);
    expect(await requestCount()).toBe(before);
    await hasty.stop();
  });
});
