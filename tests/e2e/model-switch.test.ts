import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { withQueues } from '../../scripts/cli/queues.ts';
import type { Emulator } from '../../scripts/emulator/index.ts';
import { GENERATION_QUEUES } from '../../shared/queues/catalogue.ts';
import { readOpen } from '../../shared/status/breaker.ts';
import { modelKey } from '../../shared/status/model-health.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import { chargesOf, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { type ProviderPlatform, startProviderPlatform } from '../harness/providers.ts';

const OLD = 'gpt-4o-2024-11-20';
const NEW = 'gpt-6-luna';

describe('another id of a model', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let account: TestAccount;

  beforeAll(async () => {
    ({ emulator, platform } = await startProviderPlatform({}));
    account = await platform.account();
  });
  afterAll(() => platform.stop());

  async function startWith(modelId: string): Promise<{ readonly call: Client; stop(): Promise<unknown> }> {
    const settings = { MODEL_ID_GPT4O: modelId };
    const apiServer = await platform.startApiServer(settings);
    const worker = await platform.startWorker('gpt4o', { settings });
    const call = createClient(apiServer.url, { key: account.liveKey });
    return { call, stop: () => Promise.all([apiServer.stop(), worker.stop()]) };
  }
  const newProfile = async (call: Client, birth_day: number) =>
    (await call('POST', '/v1/profiles', { body: { ...BIRTH, birth_day } })).textAt('id');
  const daily = (call: Client, profile_id: string, headers: Record<string, string> = {}) =>
    call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily', model: 'gpt4o' }, headers });
  const asked = () => emulator.requests().map(({ model }) => model);

  it('retires no content, charges none again within its period, and has what is new written by the new model', async () => {
    const before = await startWith(OLD);
    const profileId = await newProfile(before.call, 1);
    const written = await daily(before.call, profileId);
    expect([written.status, asked()]).toEqual([201, [OLD]]);
    await before.stop();
    const after = await startWith(NEW);
    const again = await daily(after.call, profileId);
    expect([again.status, again.at('id'), again.at('meta.cost')]).toEqual([200, written.at('id'), 0]);
    // An equal chart of another profile shares the content, too.
    const equal = await daily(after.call, await newProfile(after.call, 1));
    expect(equal.at('categories')).toEqual(written.at('categories'));
    expect([asked(), await chargesOf(platform, account)]).toEqual([[OLD], [0.05]]);
    expect((await daily(after.call, await newProfile(after.call, 2))).status).toBe(201);
    expect([asked(), await chargesOf(platform, account)]).toEqual([
      [OLD, NEW],
      [0.05, 0.05],
    ]);
    await after.stop();
  });

  it('takes over the work that waits because its provider has ended the old one', async () => {
    emulator.clearRequests();
    const before = await startWith('no-such-model');
    const accepted = await daily(before.call, await newProfile(before.call, 3), { Prefer: 'respond-async' });
    expect(accepted.status).toBe(202);
    await until('the model is held', async () => (await readOpen(platform.redis)).get('gpt4o') === 'unknown_model');
    const id = accepted.textAt('id');
    expect((await before.call('GET', `/v1/fortunes/${id}`)).at('code')).toBe('not_ready');
    await before.stop();
    const after = await startWith(NEW);
    // As if a minute had passed.
    await platform.redis.del(modelKey('gpt4o', 'probed'), modelKey('gpt4o', 'admitted'));
    await withQueues(platform.admin, ({ producer }) => producer.queue(GENERATION_QUEUES.gpt4o).promoteJobs());
    await until('it is written', async () => (await after.call('GET', `/v1/fortunes/${id}`)).status === 200);
    expect(asked()).toEqual(['no-such-model', NEW]);
    await until('the hold has ended', async () => (await readOpen(platform.redis)).size === 0);
    await after.stop();
  });
});

describe('a model whose key an operator has taken away', () => {
  let started: ProviderPlatform;
  beforeAll(async () => {
    started = await startProviderPlatform();
  });
  afterAll(() => started.platform.stop());

  it('serves test keys while live work waits for the key', async () => {
    const { emulator, platform, apiServer, account, call } = started;
    const order = { type: 'daily', model: 'gpt4o' };
    const newProfile = async (from: Client) => (await from('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
    const body = { ...order, profile_id: await newProfile(call) };
    const waiting = await call('POST', '/v1/fortunes', { body, headers: { Prefer: 'respond-async' } });
    expect(waiting.status).toBe(202);
    await apiServer.stop();
    const settings = { OPENAI_API_KEY: '', OPENAI_BASE_URL: '' };
    const without = await platform.startApiServer(settings);
    const deaf = await platform.startWorker('gpt4o', { settings });
    await withQueues(platform.admin, async ({ producer }) => {
      const delayed = async () => (await producer.queue(GENERATION_QUEUES.gpt4o).getJobCounts())['delayed'] === 1;
      await until('the worker has put off the live work', delayed);
      const test = createClient(without.url, { key: account.testKey });
      const made = await test('POST', '/v1/fortunes', { body: { ...order, profile_id: await newProfile(test) } });
      expect(made.status).toBe(201);
      await Promise.all([without.stop(), deaf.stop()]);
      const again = await platform.startApiServer();
      await platform.startWorker('gpt4o');
      const live = createClient(again.url, { key: account.liveKey });
      const path = waiting.headers.get('location') ?? '';
      await until('it is made', async () => (await live('GET', path)).status === 200);
    });
    expect(emulator.requests()).toHaveLength(1);
  });
});
