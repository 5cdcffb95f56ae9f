import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Emulator } from '../../scripts/emulator/index.ts';
import { BIRTH, createClient, until } from '../harness/http.ts';
import { type ApiServer, chargesOf, QUICK_RECOVERY, type TestPlatform, type TestProcess } from '../harness/platform.ts';
import { startProviderPlatform } from '../harness/providers.ts';

describe('a fortune whose worker is killed or stopped', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let worker: TestProcess;

  beforeAll(async () => {
    ({ emulator, platform, apiServer } = await startProviderPlatform({ settings: QUICK_RECOVERY }));
    worker = await platform.spawnWorker('all');
  });
  afterEach(() => emulator.reset());
  afterAll(() => platform.stop());

  it('has one charge when a fallback was being called, and another worker goes on', async () => {
    const owner = await platform.account();
    await platform.admin.operations.setFallbacks('test', owner.accountId, 'haiku', ['gpt4o']);
    const client = createClient(apiServer.url, { key: owner.liveKey });
    emulator.behave({ provider: 'anthropic', mode: 'refused' });
    emulator.behave({ provider: 'openai', mode: 'hang', times: 1 });
    const profileId = (await client('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
    emulator.clearRequests();
    const calls = () => emulator.requests().filter(({ provider }) => provider === 'openai').length;
    const request = () =>
      client('POST', '/v1/fortunes', { body: { profile_id: profileId, type: 'daily', model: 'haiku' } });
    const answering = request();
    await until('the fallback is called', async () => calls() === 1);
    await worker.kill();
    worker = await platform.spawnWorker('all');
    const answer = await answering;
    // A slow machine takes longer than a caller waits: the repeat gets it.
    const made =
      answer.status === 503
        ? await until('it is made', async () => {
            const repeated = await request();
            return repeated.status < 300 && repeated;
          })
        : answer;
    expect(made.at('meta')).toMatchObject({ model: 'gpt4o', fallback_from: 'haiku' });
    expect(calls()).toBe(2);
    expect(await chargesOf(platform, owner)).toEqual([0.013]);
    expect(await platform.admin.db.fortunes.countDocuments({ profileId })).toBe(1);
  });

  it('is not stored for a profile that is deleted meanwhile', async () => {
    const model = 'gemini';
    const owner = await platform.account();
    const client = createClient(apiServer.url, { key: owner.liveKey });
    emulator.behave({ latency_ms: 5_000 });
    const id = (await client('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
    const answering = client('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily', model } });
    const { db } = platform.admin;
    const own = { accountId: owner.accountId };
    await until('the worker has started', async () =>
      db.generations.findOne({ ...own, startedAt: { $ne: null } }).lean(),
    );
    // However long a slow machine takes to delete it.
    process.kill(worker.pid, 'SIGSTOP');
    expect((await client('DELETE', `/v1/profiles/${id}`)).status).toBe(200);
    expect((await answering).status).toBe(404);
    process.kill(worker.pid, 'SIGCONT');
    const active = `{generation-${model}}:generation-${model}:active`;
    await until('no job runs', async () => (await platform.redis.llen(active)) === 0);
    expect(await db.fortunes.countDocuments(own)).toBe(0);
    expect(await db.contents.countDocuments(own)).toBe(0);
    expect(await chargesOf(platform, owner)).toEqual([]);
  });
});

describe('a model whose only worker is killed', () => {
  it('leaves the calls of an account to its fallback, also while a call of the account was at that worker', async () => {
    const settings = { FALLBACK_AFTER_MS: '1000' };
    const { emulator, platform, apiServer } = await startProviderPlatform({ settings, pools: 'gpt4o' });
    try {
      const worker = await platform.spawnWorker('haiku');
      const owner = await platform.account();
      await platform.admin.operations.setFallbacks('test', owner.accountId, 'haiku', ['gpt4o']);
      const client = createClient(apiServer.url, { key: owner.liveKey });
      const request = async (birth_year: number, headers: Record<string, string> = {}) => {
        const profile = await client('POST', '/v1/profiles', { body: { ...BIRTH, birth_year } });
        const body = { profile_id: profile.textAt('id'), type: 'daily', model: 'haiku' };
        return client('POST', '/v1/fortunes', { body, headers });
      };
      emulator.behave({ provider: 'anthropic', mode: 'hang' });
      expect((await request(1981, { Prefer: 'respond-async' })).status).toBe(202);
      await until('the worker is at it', async () => emulator.requests().length === 1);
      await worker.kill();
      const answer = await request(1982);
      expect([answer.status, answer.at('meta.model')]).toEqual([201, 'gpt4o']);
    } finally {
      await platform.stop();
    }
  });
});

describe('a call whose model is late', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  afterAll(() => platform.stop());

  it('has one fortune, one charge and the tokens of both models when their worker is killed while they race', async () => {
    const settings = { ...QUICK_RECOVERY, FALLBACK_AFTER_MS: '300' };
    ({ emulator, platform, apiServer } = await startProviderPlatform({ settings }));
    const worker = await platform.spawnWorker('all');
    const owner = await platform.account();
    await platform.admin.operations.setFallbacks('test', owner.accountId, 'haiku', ['gpt4o']);
    const client = createClient(apiServer.url, { key: owner.liveKey });
    for (const provider of ['anthropic', 'openai'] as const) {
      emulator.behave({ provider, mode: 'held' });
      emulator.behave({ provider, mode: 'hang', times: 1 });
    }
    const profileId = (await client('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
    const answering = client('POST', '/v1/fortunes', {
      body: { profile_id: profileId, type: 'daily', model: 'haiku' },
    });
    const asked = () => new Set(emulator.requests().map(({ provider }) => provider)).size;
    await until('both are called', async () => asked() === 2);
    await worker.kill();
    await platform.spawnWorker('all');
    // Otherwise one could answer before the other is called again.
    await until('both are called again', async () => emulator.requests().length === 4);
    emulator.release();
    expect((await answering).status).toBe(201);
    const { db } = platform.admin;
    const own = { accountId: owner.accountId };
    await until('nothing is open', async () => (await db.generations.exists({ ...own, open: true })) === null);
    expect(await chargesOf(platform, owner)).toEqual([0.013]);
    expect(await db.fortunes.countDocuments(own)).toBe(1);
    expect(await db.calls.countDocuments({ ...own, state: 'open' })).toBe(0);
    // Calls of the killed worker are not known; each model was called once more.
    await until('both calls are booked', async () => {
      const generations = await db.generations.find(own).lean();
      const booked = generations.filter(({ calls = [] }) => calls.length === 1);
      return new Set(booked.map(({ model }) => model)).size === 2;
    });
  });
});
