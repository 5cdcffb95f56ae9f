import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { withQueues } from '../../scripts/cli/queues.ts';
import type { Emulator } from '../../scripts/emulator/index.ts';
import { kstDate } from '../../shared/core/clock.ts';
import { MODEL_NAMES, MODELS, type ModelName } from '../../shared/core/models.ts';
import { GENERATION_QUEUES } from '../../shared/queues/catalogue.ts';
import { closeBreaker, readOpen } from '../../shared/status/breaker.ts';
import { modelKey } from '../../shared/status/model-health.ts';
import { batchEnded, createBatch } from '../harness/batches.ts';
import { runCli, runCommand } from '../harness/cli.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import { type ApiServer, chargesOf, QUICK_RECOVERY, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { startProviderPlatform } from '../harness/providers.ts';
import { readStream } from '../harness/sse.ts';

describe('a model that only an operator can bring back', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let account: TestAccount;
  let call: Client;
  let day = 0;

  beforeAll(async () => {
    ({ emulator, platform, apiServer } = await startProviderPlatform({ settings: QUICK_RECOVERY }));
    await platform.startWorker('all');
    account = await platform.account();
    call = createClient(apiServer.url, { key: account.liveKey });
  });
  afterEach(async () => {
    emulator.reset();
    await endProbes();
    for (const model of MODEL_NAMES) await closeBreaker(platform.redis, platform.admin.clock, model);
    // Each process reads the breakers once a second.
    for (const model of ['haiku', 'gpt4o'] as const) {
      await until(`${model} answers`, async () => (await fortune(model)).status === 201);
    }
    emulator.clearRequests();
  });
  afterAll(() => platform.stop());

  async function newProfile(client = call): Promise<string> {
    day += 1;
    const birth = { ...BIRTH, birth_year: 1950 + Math.floor(day / 28), birth_day: 1 + (day % 28) };
    return (await client('POST', '/v1/profiles', { body: birth })).textAt('id');
  }
  async function fortune(model: ModelName, client = call) {
    return client('POST', '/v1/fortunes', { body: { profile_id: await newProfile(), type: 'daily', model } });
  }
  /** As if a minute had passed. */
  async function endProbes(): Promise<void> {
    for (const model of MODEL_NAMES) {
      await platform.redis.del(modelKey(model, 'probed'), modelKey(model, 'admitted'));
    }
  }
  const statusOf = async (model: ModelName) =>
    (await call('GET', '/v1/status')).at(`components.ai_models.${model}`) as Record<string, unknown>;

  it.each([
    [
      'out_of_credit',
      'circuit_open',
      ['haiku', 'sonnet'],
      /add credit to the account of ANTHROPIC_API_KEY/,
      'the account of ANTHROPIC_API_KEY has no credit left',
    ],
    [
      'unknown_model',
      'not_configured',
      ['haiku'],
      /set MODEL_ID_HAIKU to an id that the provider has/,
      'the provider does not know the model',
    ],
  ] as const)(
    'is held for %s: 503 %s, no further calls, named by status, doctor, list and log',
    async (mode, reason, models, fix, logged) => {
      emulator.behave({ provider: 'anthropic', mode });
      const first = await fortune('haiku');
      expect([first.status, first.at('reason'), first.headers.get('retry-after')]).toEqual([503, reason, '60']);
      const open = [...(await readOpen(platform.redis))];
      expect(open).toEqual(models.map((model) => [model, mode]));
      await until('the status says so', async () => (await statusOf('haiku'))['held'] === mode);
      expect(await statusOf('haiku')).toMatchObject({ status: 'degraded', held: mode });
      expect((await call('GET', '/v1/status')).at('status')).toBe('degraded');
      const answers = await Promise.all(models.flatMap((model) => [fortune(model), fortune(model)]));
      expect(answers.map((answer) => answer.at('reason'))).toEqual(answers.map(() => reason));
      expect(emulator.requests().filter(({ provider }) => provider === 'anthropic')).toHaveLength(1);
      expect(platform.logged(logged)).toBeGreaterThan(0);
      expect(platform.logged('refuses the credentials')).toBe(0);
      const { stdout } = await runCommand(platform, ['doctor']);
      expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(fix);
      expect((await runCli(platform, 'models', 'list', '--json')).stdout).toContain(`"held":"${mode}"`);
      const found = await runCli(platform, 'explain', first.textAt('request_id'));
      expect(found.stdout).toMatch(mode === 'out_of_credit' ? /400/ : /404/);
      expect(found.stdout).toMatch(mode === 'out_of_credit' ? /invalid_request_error/ : /not_found_error/);
      expect(await chargesOf(platform, account, 'sonnet')).toEqual([]);
    },
  );

  it('holds no other provider, and answers by the fallback of its account, also in a stream', async () => {
    const owner = await platform.account();
    const client = createClient(apiServer.url, { key: owner.liveKey });
    await platform.admin.operations.setFallbacks('test', owner.accountId, 'haiku', ['gpt4o']);
    for (const mode of ['unknown_model', 'out_of_credit'] as const) {
      emulator.behave({ provider: 'anthropic', mode });
      const stream = await readStream(`${apiServer.url}/v1/fortunes/stream`, {
        key: owner.liveKey,
        body: { profile_id: await newProfile(client), type: 'daily', model: 'haiku' },
      });
      const complete = { model: 'gpt4o', fallback_from: 'haiku', cost: 0.013 };
      expect(stream.events.at(-1)).toMatchObject({ event: 'complete', data: complete });
      for (let each = 0; each < 3; each += 1) {
        const profile = await client('POST', '/v1/profiles', {
          body: { ...BIRTH, birth_day: 1 + each, birth_year: mode === 'unknown_model' ? 1981 : 1980 },
        });
        const body = { profile_id: profile.textAt('id'), type: 'daily', model: 'haiku' };
        const answer = await client('POST', '/v1/fortunes', { body });
        expect([answer.status, answer.at('model')]).toEqual([201, 'gpt4o']);
      }
      emulator.reset();
      await closeBreaker(platform.redis, platform.admin.clock, 'haiku');
    }
  });

  it('lets background work wait, tries with one call a minute, and goes on when one succeeds', async () => {
    emulator.behave({ provider: 'openai', mode: 'out_of_credit' });
    const profiles = await Promise.all(Array.from({ length: 5 }, () => newProfile()));
    const batchId = await createBatch(call, profiles, { model: 'gpt4o' });
    const asked = () => emulator.requests().filter(({ provider }) => provider === 'openai');
    await until('the model is held', async () => (await readOpen(platform.redis)).has('gpt4o'));
    await until('its calls have ended', async () => emulator.stats().in_flight === 0);
    await until('all items wait', async () => {
      const waiting = { model: 'gpt4o', open: true, attemptToken: null } as const;
      return (await platform.admin.db.generations.countDocuments(waiting)) === profiles.length;
    });
    const before = asked().length;
    expect(before).toBeLessThanOrEqual(profiles.length);
    expect((await call('GET', `/v1/fortunes/batch/${batchId}`)).body).toMatchObject({ failed_count: 0 });
    emulator.reset();
    await endProbes();
    const answer = await fortune('gpt4o');
    expect(answer.status).toBe(201);
    await until('nothing is held', async () => (await readOpen(platform.redis)).size === 0);
    // As if their minute had passed.
    await withQueues(platform.admin, ({ producer }) => producer.queue(GENERATION_QUEUES.gpt4o).promoteJobs());
    expect((await batchEnded(call, batchId)).body).toMatchObject({ completed_count: profiles.length, failed_count: 0 });
  });
});

describe('a model that its provider ends', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  beforeAll(async () => {
    ({ emulator, platform } = await startProviderPlatform({ pools: 'all' }));
  });
  afterAll(() => platform.stop());

  const inDays = (days: number) => kstDate(new Date(Date.now() + days * 86_400_000));
  const listed = async () =>
    JSON.parse((await runCli(platform, 'models', 'list', '--json')).stdout) as {
      model: string;
      shutdown_date: unknown;
    }[];
  const watch = () => runCli(platform, 'schedules', 'run', 'models-watch', '--force');

  it('is named by the list, the metrics and, within 60 days, by doctor, for each provider', async () => {
    const ends = { haiku: inDays(30), gpt4o: inDays(20), gemini: inDays(200) };
    for (const [model, date] of Object.entries(ends))
      emulator.endModel(MODELS[model as ModelName].defaultModelId, date);
    await watch();
    const shown = async () => new Map((await listed()).map((each) => [each.model, each.shutdown_date]));
    await until('all ends are known', async () => {
      const known = await shown();
      return Object.keys(ends).every((model) => known.get(model) !== null);
    });
    expect(Object.fromEntries(await shown())).toEqual({
      haiku: `${ends.haiku}T00:00:00.000Z`,
      sonnet: null,
      gpt4o: `${ends.gpt4o}T00:00:00.000Z`,
      gemini: `${ends.gemini}T00:00:00.000Z`,
    });
    const { stdout } = await runCommand(platform, ['doctor', '--json']);
    const { checks } = JSON.parse(stdout) as { checks: { name: string; ok: boolean; detail: string }[] };
    const ofModels = checks.filter(({ name }) => name.startsWith('model.'));
    expect(ofModels.map(({ name, ok }) => [name, ok])).toEqual([
      ['model.haiku', false],
      ['model.sonnet', true],
      ['model.gpt4o', false],
      ['model.gemini', true],
    ]);
    expect(ofModels[0]?.detail).toContain(ends.haiku);
  });
});
