import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { BehaviourRequest, Emulator } from '../../scripts/emulator/index.ts';
import { addDays, kstDate, kstDayStart } from '../../shared/core/clock.ts';
import { MODEL_NAMES, type ModelName } from '../../shared/core/models.ts';
import { closeBreaker } from '../../shared/status/breaker.ts';
import type { PoolSettingsChange } from '../../shared/status/pool-settings.ts';
import { batchEnded, createBatch } from '../harness/batches.ts';
import { sajuInput } from '../harness/charts.ts';
import { runCli } from '../harness/cli.ts';
import { dayFromNow } from '../harness/dates.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import {
  type ApiServer,
  chargesOf,
  QUICK_RECOVERY,
  startPlatform,
  type TestAccount,
  type TestPlatform,
} from '../harness/platform.ts';
import { steerPool } from '../harness/pool-settings.ts';
import { startProviderPlatform } from '../harness/providers.ts';
import { startReceiver } from '../harness/receiver.ts';
import { readStream } from '../harness/sse.ts';

/** haiku costs 0.013, sonnet 0.066, gpt4o 0.05, gemini 0.01. */
describe('fallbacks of an account', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let account: TestAccount;
  let call: Client;
  let day = 0;

  beforeAll(async () => {
    ({ emulator, platform, apiServer } = await startProviderPlatform({ settings: QUICK_RECOVERY }));
    await platform.startWorker('all');
    account = await accountWith(['gpt4o', 'gemini']);
    call = createClient(apiServer.url, { key: account.liveKey });
  });
  afterEach(async () => {
    emulator.reset();
    for (const model of MODEL_NAMES) await closeBreaker(platform.redis, platform.admin.clock, model);
  });
  afterAll(() => platform.stop());

  /** A new account, whose keys no process knows yet. */
  async function accountWith(to: readonly ModelName[], model: ModelName = 'haiku'): Promise<TestAccount> {
    const made = await platform.account();
    await platform.admin.operations.setFallbacks('test', made.accountId, model, to);
    return made;
  }
  async function newProfile(client = call): Promise<string> {
    day += 1;
    const birth = { ...BIRTH, birth_year: 1950 + Math.floor(day / 28), birth_day: 1 + (day % 28) };
    return (await client('POST', '/v1/profiles', { body: birth })).textAt('id');
  }
  const refuse = (provider: NonNullable<BehaviourRequest['provider']>) =>
    emulator.behave({ provider, mode: 'refused' });
  const request = (profileId: string, client = call, headers: Record<string, string> = {}, model = 'haiku') =>
    client('POST', '/v1/fortunes', { body: { profile_id: profileId, type: 'daily', model }, headers });
  /** Of a model whose breaker no other test opens. */
  const requestSonnet = async (client: Client) => request(await newProfile(client), client, {}, 'sonnet');

  it('are in force for the next request, of a key that was used before', async () => {
    refuse('anthropic');
    const { liveKey: key } = await platform.account();
    const client = createClient(apiServer.url, { key });
    const body = { profile_id: await newProfile(client), type: 'daily', model: 'haiku' };
    const to = ['gpt4o'];
    await client('PUT', '/v1/fallbacks', { body: { fallbacks: [{ model: 'haiku', to, background: false }] } });
    expect((await client('POST', '/v1/fortunes', { body })).at('meta.fallback_from')).toBe('haiku');
  });

  it('are asked once where two requests wait for the first of them, which fails', async () => {
    const owner = await accountWith(['gpt4o', 'gemini']);
    const client = createClient(apiServer.url, { key: owner.liveKey });
    const profileId = await newProfile(client);
    refuse('anthropic');
    // The second request comes before it has failed, also on a busy machine.
    emulator.behave({ provider: 'openai', mode: 'refused', latency_ms: 8_000, times: 1 });
    emulator.clearRequests();
    const ofOpenAi = () => emulator.requests().filter(({ provider }) => provider === 'openai').length;
    const first = request(profileId, client);
    await until('the first of them is asked', async () => ofOpenAi() === 1);
    const answers = [await request(profileId, client), await first];
    expect(new Set(answers.map((answer) => answer.at('id'))).size).toBe(1);
    expect(answers.map((answer) => answer.at('meta.model'))).toEqual(['gemini', 'gemini']);
    await until('it is charged', async () => (await chargesOf(platform, owner)).length > 0);
    expect([await chargesOf(platform, owner), ofOpenAi()]).toEqual([[0.01], 1]);
  });

  it('write for the day of the request, also when midnight comes before they are asked', async () => {
    emulator.clearRequests();
    refuse('anthropic');
    const midnightMs = kstDayStart(addDays(kstDate(new Date()), 1)).getTime();
    const now = () => new Date(midnightMs + (emulator.requests().length === 0 ? -1 : 1));
    const midnight = await platform.startApiServer({}, { now });
    const { url } = midnight;
    const { liveKey: key } = await accountWith(['gpt4o']);
    const client = createClient(url, { key });
    const body = { profile_id: await newProfile(client), type: 'daily', model: 'haiku' };
    const answer = await client('POST', '/v1/fortunes', { body });
    expect(answer.body).toMatchObject({ fortune_date: kstDate(new Date()), meta: { fallback_from: 'haiku' } });
    emulator.clearRequests();
    body.profile_id = await newProfile(client);
    const stream = await readStream(`${url}/v1/fortunes/stream`, { key, body });
    expect(stream.events.find(({ event }) => event === 'fortune')?.data).toMatchObject({
      fortune_date: kstDate(new Date()),
    });
    await midnight.stop();
  });

  it('answer for a model that refuses, say so, and are charged once, at the lower of both prices', async () => {
    refuse('anthropic');
    const profileId = await newProfile();
    const answer = await request(profileId);
    expect(answer.status).toBe(201);
    const meta = { model: 'gpt4o', fallback_from: 'haiku', cost: 0.013, cost_per_call: 0.013, cached: false };
    expect(answer.body).toMatchObject({ model: 'gpt4o', cached: false, meta });
    expect(await chargesOf(platform, account)).toEqual([0.013]);
    emulator.reset();
    emulator.clearRequests();
    const repeated = await request(profileId);
    expect(repeated.status).toBe(200);
    expect(repeated.body).toMatchObject({ id: answer.at('id'), meta: { ...meta, cost: 0, cached: true } });
    const direct = await call('POST', '/v1/fortunes', {
      body: { profile_id: profileId, type: 'daily', model: 'gpt4o' },
    });
    expect(direct.body).toMatchObject({ id: answer.at('id'), meta: { model: 'gpt4o', cost_per_call: 0.05, cost: 0 } });
    expect(direct.at('meta')).not.toHaveProperty('fallback_from');
    expect(emulator.stats().total).toBe(0);
    expect(await chargesOf(platform, account)).toEqual([0.013]);
    const read = await call('GET', `/v1/fortunes/daily/${profileId}?model=haiku`);
    expect(read.body).toMatchObject({ id: answer.at('id'), meta: { model: 'gpt4o', fallback_from: 'haiku', cost: 0 } });
  });

  it('cost the lower of both prices in a stream also where the fallback has a stored fortune of that day', async () => {
    const owner = await platform.account();
    const key = owner.liveKey;
    const client = createClient(apiServer.url, { key });
    await platform.admin.operations.setFallbacks('test', owner.accountId, 'gemini', ['sonnet']);
    const profileId = await newProfile(client);
    expect((await request(profileId, client, {}, 'sonnet')).at('meta.cost')).toBe(0.066);
    refuse('google');
    const body = { profile_id: profileId, type: 'daily', model: 'gemini' };
    const stream = await readStream(`${apiServer.url}/v1/fortunes/stream`, { key, body });
    expect(stream.events.at(-1)).toMatchObject({ data: { model: 'sonnet', fallback_from: 'gemini', cost: 0.01 } });
    expect([...(await chargesOf(platform, owner))].sort()).toEqual([0.01, 0.066]);
  });

  it('are one call and one charge for equal callers at once', async () => {
    const owner = await accountWith(['gpt4o']);
    const client = createClient(apiServer.url, { key: owner.liveKey });
    refuse('anthropic');
    emulator.behave({ provider: 'openai', latency_ms: 300 });
    const profileId = await newProfile(client);
    emulator.clearRequests();
    const answers = await Promise.all(Array.from({ length: 10 }, () => request(profileId, client)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    expect(new Set(answers.map((answer) => answer.at('id'))).size).toBe(1);
    expect(emulator.requests().filter(({ provider }) => provider === 'openai')).toHaveLength(1);
    expect(await chargesOf(platform, owner)).toEqual([0.013]);
  });

  it('are tried in their order, and none is charged when none answers', async () => {
    const owner = await accountWith(['gpt4o', 'gemini']);
    const client = createClient(apiServer.url, { key: owner.liveKey });
    for (const provider of ['anthropic', 'openai'] as const) refuse(provider);
    const second = await request(await newProfile(client), client);
    expect(second.body).toMatchObject({ model: 'gemini', meta: { fallback_from: 'haiku', cost: 0.01 } });
    refuse('google');
    const profileId = await newProfile(client);
    const none = await request(profileId, client);
    expect([none.status, none.at('reason')]).toEqual([503, 'provider_failed']);
    expect(await platform.admin.db.fortunes.countDocuments({ profileId })).toBe(0);
    expect(await chargesOf(platform, owner)).toEqual([0.01]);
  });

  it('are off unless they are set, for that model, and end when they are taken away', async () => {
    refuse('anthropic');
    const owner = await platform.account();
    const client = createClient(apiServer.url, { key: owner.liveKey });
    expect((await request(await newProfile(client), client)).status).toBe(503);
    const body = { profile_id: await newProfile(), type: 'daily', model: 'sonnet' };
    expect((await call('POST', '/v1/fortunes', { body })).status).toBe(503);
    const { operations } = platform.admin;
    await operations.setFallbacks('test', owner.accountId, 'haiku', ['gemini']);
    let profileId = '';
    await until('they are known', async () => {
      profileId = await newProfile(client);
      return (await request(profileId, client)).status === 201;
    });
    await operations.setFallbacks('test', owner.accountId, 'haiku', []);
    await until('they are gone', async () => (await request(await newProfile(client), client)).status === 503);
    // What they have written is there for everyone who asks for the model.
    const charged = await chargesOf(platform, owner);
    const found = await request(profileId, client);
    expect([found.status, found.at('meta.fallback_from')]).toEqual([200, 'haiku']);
    const batch = await batchEnded(client, await createBatch(client, [profileId], { model: 'haiku' }));
    expect(batch.at('completed_count')).toBe(1);
    expect(await chargesOf(platform, owner)).toEqual(charged);
  });

  it('answer repeats with an Idempotency-Key as they answered first', async () => {
    refuse('anthropic');
    const profileId = await newProfile();
    const headers = { 'Idempotency-Key': `fallback-${profileId}` };
    const first = await request(profileId, call, headers);
    const replayed = await request(profileId, call, headers);
    expect([replayed.status, replayed.text]).toEqual([201, first.text]);
    expect(first.at('meta.fallback_from')).toBe('haiku');
  });

  it('give all sections of a call by one model, on widget and legacy paths, but not in a comparison', async () => {
    const owner = await accountWith(['gpt4o']);
    const client = createClient(apiServer.url, { key: owner.liveKey });
    // Of the three sections one fails.
    emulator.behave({ provider: 'anthropic', mode: 'refused', times: 1 });
    const subject = { birthDate: '1971-03-04', birthTime: '10:30' };
    const widget = await client('POST', '/v1/fortunes/daily', { body: subject });
    expect(widget.status).toBe(200);
    expect(widget.at('meta')).toMatchObject({ model: 'gpt4o', fallback_from: 'haiku', cost: 0.013 });
    expect(widget.at('meta.cache.misses')).toEqual(['character', 'tendency', 'fortune']);
    expect(await chargesOf(platform, owner)).toEqual([0.013]);
    refuse('anthropic');
    const saju = sajuInput(1);
    const legacy = { saju, userName: '김', type: 'character' };
    const character = await client('POST', '/api/daily-fortune', { body: legacy });
    expect(character.at('meta')).toMatchObject({ model: 'gpt4o', fallbackFrom: 'haiku' });
    const compared = await client('POST', '/api/daily-fortune', { body: { ...legacy, type: 'compare' } });
    expect(compared.at('data.haiku')).toHaveProperty('error');
    expect(compared.at('data.gpt4o')).not.toHaveProperty('error');
  });

  it('answer for a model that is paused, also in streams, and for test keys at no price', async () => {
    const settings = (change: PoolSettingsChange) => steerPool(platform.admin, 'haiku', change);
    await settings({ paused: true });
    try {
      const test = createClient(apiServer.url, { key: account.testKey });
      // A test key has no breaker, which the tests before may have opened: only the pause gives it another model.
      const simulated = await until('the pause is known', async () => {
        const made = await request(await newProfile(test), test);
        return made.at('model') === 'gpt4o' && made;
      });
      expect(simulated.at('meta')).toMatchObject({
        model: 'gpt4o',
        fallback_from: 'haiku',
        cost: 0,
        simulated: true,
      });
      expect((await request(await newProfile())).at('meta.fallback_from')).toBe('haiku');
      const body = { profile_id: await newProfile(), type: 'daily', model: 'haiku' };
      const url = `${apiServer.url}/v1/fortunes/stream`;
      const stream = await readStream(url, { key: account.liveKey, body });
      const complete = { model: 'gpt4o', fallback_from: 'haiku', cost: 0.013 };
      expect(stream.events.at(-1)).toMatchObject({ event: 'complete', data: complete });
      const lastEventId = stream.events[0]?.id ?? '';
      const resumed = await readStream(url, { key: account.liveKey, body, lastEventId });
      expect(resumed.events.at(-1)).toMatchObject({ event: 'complete', data: complete });
      expect(resumed.events).toHaveLength(stream.events.length - 1);
    } finally {
      await settings({ paused: false });
    }
  });

  it('answer at once for a provider that refuses for now, which is called once by all callers', async () => {
    const owner = await accountWith(['gpt4o'], 'sonnet');
    const client = createClient(apiServer.url, { key: owner.liveKey });
    for (const error of [{ error_status: 429 }, { mode: 'overloaded' }] as const) {
      emulator.reset();
      emulator.clearRequests();
      emulator.behave({ provider: 'anthropic', retry_after_ms: 25_000, ...error });
      const first = await requestSonnet(client);
      expect(first.at('meta')).toMatchObject({ model: 'gpt4o', fallback_from: 'sonnet', cost: 0.05 });
      const others = await Promise.all(Array.from({ length: 5 }, () => requestSonnet(client)));
      expect(others.map((answer) => answer.at('meta.fallback_from'))).toEqual(Array(5).fill('sonnet'));
      expect(emulator.requests().filter(({ provider }) => provider === 'anthropic')).toHaveLength(1);
      await platform.redis.del('{model:sonnet}:pause');
      await until('the pause has ended', async () => {
        emulator.reset();
        return (await requestSonnet(client)).at('model') === 'sonnet';
      });
    }
  });

  it('answer after one failed attempt of any kind', async () => {
    const owner = await accountWith(['gpt4o'], 'sonnet');
    const client = createClient(apiServer.url, { key: owner.liveKey });
    const faults = [{ error_status: 500 }, { mode: 'cut_before_headers' }, { mode: 'malformed' }] as const;
    for (const fault of faults) {
      emulator.reset();
      emulator.clearRequests();
      emulator.behave({ provider: 'anthropic', ...fault });
      const answer = await requestSonnet(client);
      expect({ fault, meta: answer.at('meta') }).toMatchObject({ fault, meta: { model: 'gpt4o', cost: 0.05 } });
      const asked = emulator.requests().filter(({ provider }) => provider === 'anthropic').length;
      // Output that does not fit is asked for once more within the attempt.
      expect({ fault, asked }).toEqual({ fault, asked: 'mode' in fault && fault.mode === 'malformed' ? 2 : 1 });
    }
    expect(new Set(await chargesOf(platform, owner))).toEqual(new Set([0.05]));
  });

  it('go on with a stream whose model fails in its middle, for one charge, and its resume', async () => {
    const owner = await accountWith(['gpt4o']);
    const client = createClient(apiServer.url, { key: owner.liveKey });
    const body = { profile_id: await newProfile(client), type: 'daily', model: 'haiku' };
    const url = `${apiServer.url}/v1/fortunes/stream`;
    // Of the three sections one fails.
    emulator.behave({ provider: 'anthropic', mode: 'refused', times: 1 });
    const stream = await readStream(url, { key: owner.liveKey, body });
    expect(stream.events.map(({ event }) => event).sort()).toEqual(['character', 'complete', 'fortune', 'tendency']);
    expect(stream.events.at(-1)).toMatchObject({
      event: 'complete',
      data: { model: 'gpt4o', fallback_from: 'haiku', cost: 0.013 },
    });
    await until('it is charged', async () => (await chargesOf(platform, owner)).length > 0);
    const lastEventId = stream.events.at(-2)?.id ?? '';
    const resumed = await readStream(url, { key: owner.liveKey, body, lastEventId });
    expect(resumed.events.map(({ event }) => event)).toEqual(['complete']);
    expect(await chargesOf(platform, owner)).toEqual([0.013]);
  });

  it('let a stream end with the error of its model when none answers', async () => {
    // No other test opens its breaker.
    const model = 'sonnet';
    const owner = await accountWith(['gpt4o', 'gemini'], model);
    const client = createClient(apiServer.url, { key: owner.liveKey });
    for (const provider of ['anthropic', 'openai', 'google'] as const) refuse(provider);
    const body = { profile_id: await newProfile(client), type: 'daily', model };
    const stream = await readStream(`${apiServer.url}/v1/fortunes/stream`, { key: owner.liveKey, body });
    expect(stream.events).toMatchObject([{ event: 'error', data: { reason: 'provider_failed', retryable: true } }]);
    expect(await chargesOf(platform, owner)).toEqual([]);
  });

  it('answer in batches if the account says so, for one charge at the lower price, and a retry asks the model first', async () => {
    const owner = await platform.account();
    const client = createClient(apiServer.url, { key: owner.liveKey });
    const list = [{ model: 'sonnet', to: ['gpt4o', 'gemini'], background: true }];
    expect((await client('PUT', '/v1/fallbacks', { body: { fallbacks: list } })).status).toBe(200);
    const profiles = await Promise.all(Array.from({ length: 3 }, () => newProfile(client)));
    for (const provider of ['anthropic', 'openai', 'google'] as const) refuse(provider);
    emulator.clearRequests();
    const batchId = await createBatch(client, profiles, { model: 'sonnet' });
    const failed = await batchEnded(client, batchId);
    expect(failed.body).toMatchObject({ failed_count: 3, model: 'sonnet' });
    expect(failed.at('results.0.error.reason')).toBe('provider_failed');
    // Each item asked each model once.
    expect(emulator.requests()).toHaveLength(9);
    emulator.reset();
    refuse('openai');
    emulator.behave({ provider: 'anthropic', error_status: 500, times: 1 });
    expect((await client('POST', `/v1/fortunes/batch/${batchId}/retry`)).status).toBe(202);
    expect((await batchEnded(client, batchId)).body).toMatchObject({ completed_count: 3, failed_count: 0 });
    const fortunes = await platform.admin.db.fortunes.find({ accountId: owner.accountId }).lean();
    const made = fortunes.map(({ model, fallbackFrom }) => [model, fallbackFrom ?? null]).sort();
    expect(made).toEqual([
      ['gemini', 'sonnet'],
      ['sonnet', null],
      ['sonnet', null],
    ]);
    expect([...(await chargesOf(platform, owner))].sort()).toEqual([0.01, 0.066, 0.066]);
    const again = await createBatch(client, profiles, { model: 'sonnet' });
    const results = (await batchEnded(client, again)).at('results') as readonly { readonly status: string }[];
    expect(results.map(({ status }) => status)).toEqual(['cached', 'cached', 'cached']);
  });

  it('answer in daily runs for a model that is paused, at once, if the account says so', async () => {
    const owner = await platform.account();
    const client = createClient(apiServer.url, { key: owner.liveKey });
    const list = [{ model: 'haiku', to: ['gpt4o'], background: true }];
    await client('PUT', '/v1/fallbacks', { body: { fallbacks: list } });
    await Promise.all(Array.from({ length: 2 }, () => newProfile(client)));
    await client('PUT', '/v1/schedules/daily', { body: { enabled: true, model: 'haiku' } });
    const pausesRead = () => platform.logged("a pool's settings have changed", '"paused":true');
    const before = pausesRead();
    await steerPool(platform.admin, 'haiku', { paused: true });
    try {
      await until('the pause is known', async () => {
        const asked = await request(await newProfile(), call, {}, 'haiku');
        // The worker, which feeds the items, has read it too.
        const read = pausesRead() - before;
        // The breaker of gpt4o is closed.
        return asked.at('meta.fallback_from') === 'haiku' && asked.at('meta.model') === 'gpt4o' && read > 1;
      });
      await runCli(platform, 'schedules', 'run', 'daily-bulk', '--force', '--json');
      const own = { accountId: owner.accountId, model: 'gpt4o', fallbackFrom: 'haiku', state: 'ready' } as const;
      await until('both are made', async () => (await platform.admin.db.fortunes.countDocuments(own)) === 2);
      await until('both are charged', async () => (await chargesOf(platform, owner)).length === 2);
      expect(await chargesOf(platform, owner)).toEqual([0.013, 0.013]);
    } finally {
      await steerPool(platform.admin, 'haiku', { paused: false });
    }
  });

  it('answer for the charts of warming whose call fails, if the account says so, and readers find them while the model fails', async () => {
    const owner = await platform.account();
    const client = createClient(apiServer.url, { key: owner.liveKey });
    const list = [{ model: 'haiku', to: ['gpt4o', 'gemini'], background: true }];
    await client('PUT', '/v1/fallbacks', { body: { fallbacks: list } });
    const births = ['1990-05-15', '1991-06-16', '1992-07-17'].map((birth_date) => ({ birth_date }));
    for (const body of births) {
      // The test before had paused the model.
      await until('it is made', async () => (await client('POST', '/v1/fortunes/daily', { body })).status === 200);
    }
    const { db } = platform.admin;
    await until('the charts are noted', async () => {
      return (await db.recentCharts.countDocuments({ accountId: owner.accountId })) === births.length;
    });
    await client('PUT', '/v1/schedules/daily', { body: { enabled: false, model: 'haiku', warm_sections: true } });
    const receiver = await startReceiver();
    await client('POST', '/v1/webhooks', { body: { url: `${receiver.url}/`, events: ['cache.warmed'] } });
    const before = await chargesOf(platform, owner);
    const date = dayFromNow(1);
    // The three sections of the first chart fail with haiku, those of one chart also with gpt4o.
    emulator.behave({ provider: 'anthropic', error_status: 400, times: 3 });
    emulator.behave({ provider: 'openai', error_status: 400, times: 1 });
    await runCli(platform, 'schedules', 'run', 'cache-warm', '--date', date, '--force', '--json');
    await until('the run is over', async () => receiver.received('/').length === 1);
    const counts = { data: { date, warmed: 3, skipped: 0, failed: 0 } };
    expect(receiver.received('/')).toMatchObject([{ body: counts }]);
    await receiver.close();
    const charges = (await chargesOf(platform, owner)).slice(before.length);
    expect(charges).toHaveLength(3);
    expect(Math.max(...charges)).toBeLessThanOrEqual(0.013);
    emulator.reset();
    for (const provider of ['anthropic', 'openai', 'google'] as const) refuse(provider);
    for (const body of births) {
      const read = await client('POST', '/v1/fortunes/daily', { body: { ...body, date } });
      expect(read.body).toMatchObject({ meta: { cost: 0 } });
    }
  });

  it('do not answer with respond-async, nor in batches of other accounts, whose items fail', async () => {
    refuse('anthropic');
    const profileId = await newProfile();
    const accepted = await request(profileId, call, { Prefer: 'respond-async' });
    expect(accepted.status).toBe(202);
    const batch = await createBatch(call, [profileId], { model: 'haiku' });
    expect((await batchEnded(call, batch)).at('failed_count')).toBe(1);
    await until('it has failed', async () => {
      const read = await call('GET', `/v1/fortunes/${accepted.textAt('id')}`);
      return read.status === 404 && read.at('reason') === 'provider_failed';
    });
    expect(await platform.admin.db.fortunes.countDocuments({ profileId })).toBe(0);
  });
});

describe('the list of fallbacks', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  beforeAll(async () => {
    platform = await startPlatform();
    apiServer = await platform.startApiServer();
  });
  afterAll(() => platform.stop());

  const put = (call: Client, fallbacks: unknown, headers: Record<string, string> = {}) =>
    call('PUT', '/v1/fallbacks', { body: { fallbacks }, headers });

  it('is one for operator and partner, for both modes: the later change wins', async () => {
    const account = await platform.account();
    const { operations } = platform.admin;
    await operations.setFallbacks('test', account.accountId, 'haiku', ['gpt4o', 'gemini'], { background: true });
    const call = createClient(apiServer.url, { key: account.liveKey });
    const haiku = { model: 'haiku', to: ['gpt4o', 'gemini'], background: true };
    expect((await call('GET', '/v1/fallbacks')).body).toEqual({ data: [haiku] });
    const sonnet = { model: 'sonnet', to: ['haiku'], background: false };
    const set = await put(call, [{ model: 'sonnet', to: ['haiku'] }]);
    expect([set.status, set.body]).toEqual([200, { data: [sonnet] }]);
    await operations.setFallbacks('test', account.accountId, 'haiku', ['gemini']);
    const test = createClient(apiServer.url, { key: account.testKey });
    const both = { data: [{ model: 'haiku', to: ['gemini'], background: false }, sonnet] };
    expect((await test('GET', '/v1/fallbacks')).body).toEqual(both);
    expect((await put(test, [])).body).toEqual({ data: [] });
    expect((await call('GET', '/v1/fallbacks')).body).toEqual({ data: [] });
    const stranger = createClient(apiServer.url, { key: (await platform.account()).liveKey });
    expect((await stranger('GET', '/v1/fallbacks')).body).toEqual({ data: [] });
  });

  it('is changed once by a repeat with its key, and not at all by one that is refused', async () => {
    const account = await platform.account();
    const call = createClient(apiServer.url, { key: account.liveKey });
    const headers = { 'Idempotency-Key': 'fallbacks-once' };
    const first = await put(call, [{ model: 'haiku', to: ['gpt4o'] }], headers);
    await put(call, [{ model: 'haiku', to: ['gemini'] }]);
    expect((await put(call, [{ model: 'haiku', to: ['gpt4o'] }], headers)).text).toBe(first.text);
    const wrong: readonly (readonly [unknown, string])[] = [
      [[{ model: 'haiku', to: ['haiku'] }], 'fallbacks.0.to.0'],
      [[{ model: 'haiku', to: ['gpt4o', 'gpt4o'] }], 'fallbacks.0.to.1'],
      [[{ model: 'haiku', to: ['gpt4o', 'gemini', 'sonnet'] }], 'fallbacks.0.to'],
      [[{ model: 'haiku', to: [] }], 'fallbacks.0.to'],
      [[{ model: 'haiku', to: ['gpt5'] }], 'fallbacks.0.to.0'],
      [[{ model: 'haiku', to: ['gpt4o'], background: 'yes' }], 'fallbacks.0.background'],
      [
        [
          { model: 'haiku', to: ['gpt4o'] },
          { model: 'haiku', to: ['gemini'] },
        ],
        'fallbacks.1.model',
      ],
      [undefined, 'fallbacks'],
    ];
    for (const [fallbacks, path] of wrong) {
      const refused = await put(call, fallbacks);
      expect([refused.status, refused.at('errors.0.path')]).toEqual([400, path]);
    }
    expect((await call('GET', '/v1/fallbacks')).at('data.0.to')).toEqual(['gemini']);
    const { auditEntries } = platform.admin.db;
    expect(await auditEntries.countDocuments({ accountId: account.accountId, action: 'fallbacks.updated' })).toBe(4);
  });
});
