import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Emulator } from '../../scripts/emulator/index.ts';
import type { ModelName } from '../../shared/core/models.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import { type ApiServer, chargesOf, QUICK_RECOVERY, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { startProviderPlatform } from '../harness/providers.ts';
import { readStream } from '../harness/sse.ts';

describe('a request that waits for what a model writes for another one too', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let account: TestAccount;
  let call: Client;
  let profile_id: string;

  beforeAll(async () => {
    // What is held is not ended before it is released.
    const settings = { ...QUICK_RECOVERY, PROVIDER_IDLE_MS: '60000', FALLBACK_AFTER_MS: '500' };
    ({ emulator, platform, apiServer } = await startProviderPlatform({
      settings: { ...settings, GENERATION_WAIT_MS: '30000' },
    }));
    await platform.startWorker('all');
  });
  beforeEach(async () => {
    emulator.reset();
    emulator.clearRequests();
    account = await platform.account();
    call = createClient(apiServer.url, { key: account.liveKey });
  });
  afterAll(() => platform.stop());

  // Before the first request: an API server remembers an account.
  const prepare = async (models: readonly ModelName[]) => {
    for (const model of models) {
      await platform.admin.operations.setFallbacks('test', account.accountId, model, ['gpt4o']);
    }
    profile_id = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
  };

  const asked = (provider: string, count: number) =>
    until(
      `${provider} is asked`,
      async () => emulator.requests().filter((one) => one.provider === provider).length >= count,
    );
  const streamOf = (path: string, body: object, key = account.liveKey) =>
    readStream(`${apiServer.url}${path}`, { key, body }).then(({ events }) => events.at(-1));

  it.each(['stream', 'plain request'])(
    'gets its text, as a %s, where it has failed, and writes it meanwhile for a third one before the fallback answers',
    async (kind) => {
      await prepare(['haiku']);
      // Only the fortune of the day is left to write.
      for (const model of ['haiku', 'gpt4o']) {
        await streamOf('/v1/fortunes/stream', { profile_id, type: 'monthly', model });
      }
      const before = await chargesOf(platform, account);
      emulator.clearRequests();
      emulator.behave({ provider: 'anthropic', mode: 'refused', latency_ms: 1_500, times: 1 });
      emulator.behave({ provider: 'openai', mode: 'held' });
      const body = { profile_id, type: 'daily', model: 'haiku' };
      const background = () => call('POST', '/v1/fortunes', { body, headers: { Prefer: 'respond-async' } });
      expect((await background()).status).toBe(202);
      await asked('anthropic', 1);
      const waiting =
        kind === 'stream'
          ? streamOf('/v1/fortunes/stream', body)
          : call('POST', '/v1/fortunes', { body }).then((answer) => ({ event: 'complete', data: answer.at('meta') }));
      await asked('openai', 1);
      const own = { accountId: account.accountId, model: 'haiku' as const };
      const { db } = platform.admin;
      const failed = { ...own, state: 'failed' } as const;
      await until('it has failed', async () => (await db.generations.exists(failed)) !== null);
      await background();
      const written = { ...own, fortuneType: 'daily' as const, state: 'ready' as const };
      await until('it is written', async () => (await db.fortunes.exists(written)) !== null);
      emulator.release('openai');
      expect(await waiting).toMatchObject({ event: 'complete', data: { model: 'haiku', cost: 0 } });
      expect(await chargesOf(platform, account)).toHaveLength(before.length + 1);
    },
  );

  it('asks the fallback again that another request has ended, when its own model fails', async () => {
    await prepare(['haiku', 'sonnet']);
    const { providerModelId } = platform.admin.config.models.sonnet;
    emulator.behave({ provider: 'anthropic', mode: 'held' });
    emulator.behave({ provider: 'anthropic', model: providerModelId, mode: 'refused', latency_ms: 4_000, times: 3 });
    emulator.behave({ provider: 'openai', mode: 'held' });
    const first = call('POST', '/v1/fortunes/daily', { body: { profile_id, model: 'haiku' } });
    await asked('openai', 3);
    const second = streamOf('/v1/fortunes/daily-stream', { profile_id, model: 'sonnet' });
    const shared = { accountId: account.accountId, model: 'gpt4o' as const, open: true as const };
    await until('both wait for the fallback', async () => {
      return (await platform.admin.db.generations.countDocuments({ ...shared, 'joiners.0': { $exists: true } })) === 3;
    });
    emulator.release('anthropic');
    expect((await first).at('meta.model')).toBe('haiku');
    emulator.release('openai');
    emulator.behave({ provider: 'openai', mode: 'ok' });
    expect(await second).toMatchObject({ event: 'complete', data: { model: 'gpt4o' } });
    expect(await chargesOf(platform, account)).toHaveLength(2);
  });

  describe('whose first fallback fails', () => {
    const body = () => ({ profile_id, model: 'haiku' });
    let key: string;
    let waiting: ReturnType<typeof streamOf>;

    beforeEach(async () => {
      await prepare([]);
      emulator.behave({ provider: 'anthropic', mode: 'held' });
      emulator.behave({ provider: 'anthropic', mode: 'refused', latency_ms: 1_000, times: 3 });
      emulator.behave({ provider: 'openai', mode: 'refused', latency_ms: 1_500 });
      emulator.behave({ provider: 'google', mode: 'held' });
      const first = call('POST', '/v1/fortunes/daily', { body: body() });
      await asked('anthropic', 3);
      await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', ['gpt4o', 'gemini']);
      // The server does not know this key yet, and so not the fallbacks of before.
      key = await account.key({});
      waiting = streamOf('/v1/fortunes/daily-stream', body(), key);
      await asked('openai', 3);
      expect((await first).status).toBe(503);
    });

    it('is in no race with a later request for its model', async () => {
      const later = createClient(apiServer.url, { key })('POST', '/v1/fortunes/daily', { body: body() });
      await asked('google', 3);
      emulator.release('anthropic');
      const answer = await later;
      expect(answer.at('meta')).toMatchObject({ model: 'haiku', cost: 0.013 });
      emulator.release('google');
      expect(await waiting).toMatchObject({ event: 'complete', data: { model: 'gemini', cost: 0.01 } });
    });

    it('gets an answer where its model has written it for a later request', async () => {
      emulator.behave({ provider: 'anthropic', mode: 'ok' });
      const later = await createClient(apiServer.url, { key })('POST', '/v1/fortunes/daily', { body: body() });
      expect(later.status).toBe(200);
      await asked('google', 3);
      emulator.release('google');
      expect(await waiting).toMatchObject({ event: 'complete' });
    });
  });
});
