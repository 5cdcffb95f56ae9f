import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BehaviourRequest, Emulator } from '../../scripts/emulator/index.ts';
import type { ModelName } from '../../shared/content/index.ts';
import { systemClock } from '../../shared/core/clock.ts';
import { readOpen } from '../../shared/status/breaker.ts';
import { readModel } from '../../shared/status/model-health.ts';
import { changePoolSettings, type PoolSettingsChange } from '../../shared/status/pool-settings.ts';
import { batchEnded, createBatch } from '../harness/batches.ts';
import { sajuInput } from '../harness/charts.ts';
import { runCli } from '../harness/cli.ts';
import { dayFromNow } from '../harness/dates.ts';
import { BIRTH, type Client, createClient, type HttpAnswer, until, valueAt } from '../harness/http.ts';
import {
  type ApiServer,
  chargesOf,
  QUICK_RECOVERY,
  startPlatform,
  type TestAccount,
  type TestPlatform,
} from '../harness/platform.ts';
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
  afterEach(() => emulator.reset());
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
    await until('they are known', async () => (await request(await newProfile(client), client)).status === 201);
    await operations.setFallbacks('test', owner.accountId, 'haiku', []);
    await until('they are gone', async () => (await request(await newProfile(client), client)).status === 503);
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
    const settings = (change: PoolSettingsChange) => changePoolSettings(platform.admin, 'test', 'haiku', change);
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
    const owner = await accountWith(['gpt4o', 'gemini']);
    const client = createClient(apiServer.url, { key: owner.liveKey });
    for (const provider of ['anthropic', 'openai', 'google'] as const) refuse(provider);
    const body = { profile_id: await newProfile(client), type: 'daily', model: 'haiku' };
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
    await changePoolSettings(platform.admin, 'test', 'haiku', { paused: true });
    try {
      await until('the pause is known', async () => {
        const asked = await request(await newProfile(), call, {}, 'haiku');
        // The worker, which feeds the items, has read it too.
        const read = platform.logged("a pool's settings have changed", '"paused":true');
        return asked.at('meta.fallback_from') === 'haiku' && read > 1;
      });
      await runCli(platform, 'schedules', 'run', 'daily-bulk', '--force', '--json');
      const own = { accountId: owner.accountId, model: 'gpt4o', fallbackFrom: 'haiku', state: 'ready' } as const;
      await until('both are made', async () => (await platform.admin.db.fortunes.countDocuments(own)) === 2);
      await until('both are charged', async () => (await chargesOf(platform, owner)).length === 2);
      expect(await chargesOf(platform, owner)).toEqual([0.013, 0.013]);
    } finally {
      await changePoolSettings(platform.admin, 'test', 'haiku', { paused: false });
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

describe('a model that is late', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let account: TestAccount;
  let call: Client;
  let year = 1950;

  beforeAll(async () => {
    const settings = { ...QUICK_RECOVERY, FALLBACK_AFTER_MS: '300' };
    ({ emulator, platform, apiServer } = await startProviderPlatform({ settings }));
    await platform.startWorker('all');
  });
  beforeEach(async () => {
    emulator.reset();
    emulator.clearRequests();
    account = await platform.account();
    await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', ['gpt4o']);
    await platform.admin.operations.setFallbacks('test', account.accountId, 'gpt4o', ['haiku']);
    call = createClient(apiServer.url, { key: account.liveKey });
  });
  afterAll(() => platform.stop());

  const newProfile = async () => {
    year += 1;
    return (await call('POST', '/v1/profiles', { body: { ...BIRTH, birth_year: year } })).textAt('id');
  };
  const request = (profileId: string, model = 'haiku', headers: Record<string, string> = {}) =>
    call('POST', '/v1/fortunes', { body: { profile_id: profileId, type: 'daily', model }, headers });
  const own = () => ({ accountId: account.accountId });
  const nothingIsOpen = () =>
    until('nothing is open', async () => {
      const { db } = platform.admin;
      const open = await Promise.all([
        db.generations.exists({ ...own(), open: true }),
        db.calls.exists({ ...own(), state: 'open' }),
        db.fortunes.exists({ ...own(), state: 'pending' }),
      ]);
      return open.every((one) => one === null);
    });
  const costsOf = async (model: ModelName) => {
    const generations = await platform.admin.db.generations.find({ ...own(), model }).lean();
    return generations.flatMap(({ calls }) => calls?.map(({ outcome }) => outcome) ?? []);
  };

  const loggedOf = async (answer: HttpAnswer) => {
    const id = answer.headers.get('x-request-id');
    return until('the request is logged', async () => {
      const logged = await call('GET', `/v1/requests/${id}`);
      return logged.status === 200 && logged.body;
    });
  };

  /** An account of its own, for which gpt4o has written what haiku is asked for next. */
  const withStoredFallback = async () => {
    // Its gpt4o has no fallback, so that a slow first call is no race.
    account = await platform.account();
    await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', ['gpt4o']);
    call = createClient(apiServer.url, { key: account.liveKey });
    const profileId = await newProfile();
    const widget = (model: string) => call('POST', '/v1/fortunes/daily', { body: { profile_id: profileId, model } });
    expect((await widget('gpt4o')).at('meta.cost')).toBe(0.05);
    return { profileId, widget };
  };

  it('is outrun by the fallback, for one charge and one fortune, and its call is aborted and recorded', async () => {
    emulator.behave({ provider: 'anthropic', mode: 'hang' });
    const profileId = await newProfile();
    const answer = await request(profileId);
    expect([answer.status, answer.at('meta.model'), answer.at('meta.fallback_from')]).toEqual([201, 'gpt4o', 'haiku']);
    expect(answer.at('meta.cost')).toBe(0.013);
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.013]);
    expect(await platform.admin.db.fortunes.countDocuments(own())).toBe(1);
    await until('the late call is recorded', async () => (await costsOf('haiku')).length > 0);
    expect(await costsOf('haiku')).toEqual(['aborted']);
    expect(await loggedOf(answer)).toMatchObject({ model: 'gpt4o', fortune_id: answer.at('id'), cost_usd: 0.013 });
    expect((await request(profileId)).body).toMatchObject({ id: answer.at('id'), meta: { cost: 0, cached: true } });
  });

  it('answers itself when it is faster, at the lower price, and outruns the fallback', async () => {
    emulator.behave({ provider: 'openai', mode: 'held' });
    emulator.behave({ provider: 'anthropic', mode: 'hang' });
    const asked = request(await newProfile(), 'gpt4o');
    await until('its fallback is asked', async () => emulator.requests().length === 2);
    emulator.release('openai');
    const answer = await asked;
    expect(answer.at('meta')).toMatchObject({ model: 'gpt4o', cost: 0.013 });
    expect(answer.at('meta')).not.toHaveProperty('fallback_from');
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.013]);
    expect(await platform.admin.db.fortunes.countDocuments(own())).toBe(1);
    expect(emulator.requests().filter(({ provider }) => provider === 'anthropic')).toHaveLength(1);
    // The fallback was asked last.
    expect(await loggedOf(answer)).toMatchObject({ model: 'gpt4o', fortune_id: answer.at('id'), cost_usd: 0.013 });
  });

  it('is one charge for equal callers at once, of whom one has the call', async () => {
    emulator.behave({ provider: 'anthropic', mode: 'hang' });
    const profileId = await newProfile();
    const answers = await Promise.all(Array.from({ length: 10 }, () => request(profileId)));
    expect(new Set(answers.map((answer) => answer.at('id'))).size).toBe(1);
    expect(answers.map((answer) => answer.at('meta.fallback_from'))).toEqual(Array(10).fill('haiku'));
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.013]);
    expect(emulator.requests().filter(({ provider }) => provider === 'openai')).toHaveLength(1);
  });

  it('is left alone where a batch waits for it: each has its own model and pays its own price', async () => {
    emulator.behave({ provider: 'anthropic', mode: 'held' });
    await platform.admin.operations.setFallbacks('test', account.accountId, 'sonnet', ['gemini']);
    const profileId = await newProfile();
    const started = { profile_ids: [profileId], fortune_type: 'daily', model: 'sonnet' };
    const batch = (await call('POST', '/v1/fortunes/batch', { body: started })).textAt('id');
    await until('its call has begun', async () => emulator.requests().length > 0);
    const answer = await request(profileId, 'sonnet');
    expect([answer.status, answer.at('meta.model')]).toEqual([201, 'gemini']);
    emulator.release();
    await nothingIsOpen();
    await until('the batch has ended', async () => {
      const found = await call('GET', `/v1/fortunes/batch/${batch}`);
      return found.at('status') === 'completed' && found.at('completed_count') === 1;
    });
    expect((await chargesOf(platform, account)).sort()).toEqual([0.01, 0.066]);
  });

  it('is charged beside the fallback where a call in the background began to wait for it', async () => {
    for (const provider of ['anthropic', 'google'] as const) emulator.behave({ provider, mode: 'held' });
    await platform.admin.operations.setFallbacks('test', account.accountId, 'sonnet', ['gemini']);
    const profileId = await newProfile();
    const first = request(profileId, 'sonnet');
    await until('its call has begun', async () => emulator.requests().length > 0);
    const later = await request(profileId, 'sonnet', { Prefer: 'respond-async' });
    expect(later.status).toBe(202);
    emulator.release('google');
    expect((await first).at('meta')).toMatchObject({ model: 'gemini', cost: 0.01 });
    emulator.release('anthropic');
    await nothingIsOpen();
    const found = await call('GET', `/v1/fortunes/${later.textAt('id')}`);
    expect([found.status, found.at('model')]).toEqual([200, 'sonnet']);
    // What it had joined at the lower price costs its own again.
    expect([...(await chargesOf(platform, account))].sort()).toEqual([0.01, 0.066]);
  });

  it('goes on where a stream with sections of its own waits for it, which pays for it then', async () => {
    emulator.behave({ provider: 'anthropic', mode: 'held', times: 1 });
    emulator.behave({ provider: 'openai', mode: 'held' });
    const profileId = await newProfile();
    emulator.clearRequests();
    const card = call('GET', `/v1/fortunes/character?profile_id=${profileId}&model=haiku`);
    await until('its call has begun', async () => emulator.requests().length > 0);
    const body = { profile_id: profileId, model: 'haiku' };
    const url = `${apiServer.url}/v1/fortunes/daily-stream`;
    const stream = await readStream(url, { key: account.liveKey, body, disconnectAfter: 2 });
    expect(stream.events.map(({ event }) => event).sort()).toEqual(['fortune', 'tendency']);
    emulator.release('openai');
    expect((await card).at('meta.model')).toBe('gpt4o');
    emulator.release('anthropic');
    await nothingIsOpen();
    // The card's fallback, and the stream, by whichever model.
    expect(await chargesOf(platform, account)).toEqual([0.013, 0.013]);
  });

  it('is charged as callers are told where several wait for it that race themselves', async () => {
    for (const provider of ['anthropic', 'openai'] as const) emulator.behave({ provider, mode: 'held' });
    const profileId = await newProfile();
    emulator.clearRequests();
    const asked = async (provider: string, count: number) =>
      until(`${provider} is asked ${count} times`, async () => {
        return emulator.requests().filter((request) => request.provider === provider).length === count;
      });
    const cards = ['character', 'tendency'].map((section) =>
      call('GET', `/v1/fortunes/${section}?profile_id=${profileId}&model=haiku`),
    );
    await asked('anthropic', 2);
    const day = call('POST', '/v1/fortunes/daily', { body: { profile_id: profileId, model: 'haiku' } });
    await asked('anthropic', 3);
    await asked('openai', 3);
    emulator.release('openai');
    const answers = await Promise.all([...cards, day]);
    expect(answers.map((answer) => answer.at('meta.model'))).toEqual(Array(3).fill('gpt4o'));
    emulator.release('anthropic');
    await nothingIsOpen();
    // A fallback that another one's caller has asked already costs its caller nothing.
    const told = answers.map((answer) => answer.at('meta.cost')).filter((cost) => cost !== 0);
    expect(told).toContain(0.013);
    expect(await chargesOf(platform, account)).toEqual(told);
    expect(await platform.admin.db.contents.countDocuments({ ...own(), model: 'haiku' })).toBe(0);
  });

  it('answers an equal caller that began to wait after its first section for nothing, and ends what that one started', async () => {
    emulator.behave({ provider: 'anthropic', mode: 'held' });
    emulator.behave({ provider: 'anthropic', times: 1 });
    emulator.behave({ provider: 'openai', mode: 'held' });
    const body = { profile_id: await newProfile(), model: 'haiku' };
    const first = call('POST', '/v1/fortunes/daily', { body });
    const { contents, generations } = platform.admin.db;
    await until('a section is stored', async () => (await contents.countDocuments(own())) === 1);
    const second = call('POST', '/v1/fortunes/daily', { body });
    const shared = { ...own(), model: 'gpt4o' as const, joined: true };
    await until('both have asked the fallback', async () => (await generations.countDocuments(shared)) > 0);
    emulator.release('anthropic');
    const answers = await Promise.all([first, second]);
    expect(answers.map((answer) => answer.at('meta.model'))).toEqual(['haiku', 'haiku']);
    expect(answers.map((answer) => answer.at('meta.cost'))).toEqual([0.013, 0]);
    emulator.release('openai');
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.013]);
    expect(await contents.countDocuments({ ...own(), model: 'gpt4o' })).toBe(0);
  });

  it('answers equal streams of which one began later, and no other fallback is asked in the place of one that has lost', async () => {
    await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', ['gpt4o', 'gemini']);
    emulator.behave({ provider: 'anthropic', mode: 'held' });
    emulator.behave({ provider: 'anthropic', times: 1 });
    emulator.behave({ provider: 'openai', mode: 'held' });
    const body = { profile_id: await newProfile(), model: 'haiku' };
    const url = `${apiServer.url}/v1/fortunes/daily-stream`;
    const first = readStream(url, { key: account.liveKey, body });
    const { contents, generations } = platform.admin.db;
    await until('a section is stored', async () => (await contents.countDocuments(own())) === 1);
    const second = readStream(url, { key: account.liveKey, body });
    const shared = { ...own(), model: 'gpt4o' as const, joined: true };
    await until('both have asked the fallback', async () => (await generations.countDocuments(shared)) > 0);
    emulator.release('anthropic');
    const ends = (await Promise.all([first, second])).map(({ events }) => events.at(-1));
    expect(ends.map((end) => [end?.event, valueAt(end?.data, 'cost')])).toEqual([
      ['complete', 0.013],
      ['complete', 0],
    ]);
    emulator.release('openai');
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.013]);
    expect(emulator.requests().filter(({ provider }) => provider === 'google')).toEqual([]);
  });

  it('answers a caller that shares work in the background for nothing, without the fortune of its fallback', async () => {
    for (const provider of ['anthropic', 'google'] as const) emulator.behave({ provider, mode: 'held' });
    await platform.admin.operations.setFallbacks('test', account.accountId, 'sonnet', ['gemini']);
    const profileId = await newProfile();
    expect((await request(profileId, 'sonnet', { Prefer: 'respond-async' })).status).toBe(202);
    const asked = request(profileId, 'sonnet');
    await until('the fallback is asked', async () => emulator.requests().length === 2);
    emulator.release('anthropic');
    expect((await asked).at('meta')).toMatchObject({ model: 'sonnet', cost: 0 });
    emulator.release('google');
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.066]);
    expect(await platform.admin.db.fortunes.countDocuments(own())).toBe(1);
  });

  it('costs its own price where a caller of a comparison waits for it, which has no fallback', async () => {
    for (const provider of ['anthropic', 'openai'] as const) emulator.behave({ provider, mode: 'held' });
    await platform.admin.operations.setFallbacks('test', account.accountId, 'sonnet', ['gpt4o']);
    const saju = sajuInput(year);
    year += 1;
    const compare = call('POST', '/api/daily-fortune', { body: { saju, userName: '홍길동', type: 'compare' } });
    await until('all its sections are asked for', async () => emulator.stats().total === 12);
    const second = call('POST', '/v1/fortunes/daily', { body: { saju, model: 'sonnet' } });
    const shared = { ...own(), model: 'gpt4o' as const, joined: true };
    const { generations } = platform.admin.db;
    await until('the fallback is asked', async () => (await generations.countDocuments(shared)) > 0);
    emulator.release('anthropic');
    expect((await second).at('meta')).toMatchObject({ model: 'sonnet', cost: 0 });
    emulator.release('openai');
    expect((await compare).at('meta.cost')).toBe(0.139);
    await nothingIsOpen();
    expect([...(await chargesOf(platform, account))].sort()).toEqual([0.01, 0.013, 0.05, 0.066]);
  });

  it('is told at the price of the fallback that answers, when a cheaper one has failed', async () => {
    await platform.admin.operations.setFallbacks('test', account.accountId, 'sonnet', ['gemini', 'gpt4o']);
    emulator.behave({ provider: 'anthropic', mode: 'held' });
    emulator.behave({ provider: 'google', mode: 'refused' });
    const body = { profile_id: await newProfile(), model: 'sonnet' };
    const answer = await call('POST', '/v1/fortunes/daily', { body });
    expect(answer.at('meta')).toMatchObject({ model: 'gpt4o', fallback_from: 'sonnet', cost: 0.05 });
    emulator.release();
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.05]);
  });

  it('is in one race with the fallback of its fallback, for one charge', async () => {
    await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', ['gpt4o', 'gemini']);
    await platform.admin.operations.setFallbacks('test', account.accountId, 'gpt4o', ['gemini']);
    for (const provider of ['anthropic', 'openai'] as const) emulator.behave({ provider, mode: 'held' });
    const profileId = await newProfile();
    emulator.clearRequests();
    const first = request(profileId);
    await until('its fallback is asked', async () => emulator.requests().length === 2);
    const twin = await call('POST', '/v1/profiles', { body: { ...BIRTH, birth_year: year } });
    const second = await request(twin.textAt('id'), 'gpt4o');
    expect(second.at('meta')).toMatchObject({ model: 'gemini', fallback_from: 'gpt4o', cost: 0.01 });
    expect((await first).at('meta')).toMatchObject({ model: 'gemini', fallback_from: 'haiku', cost: 0 });
    emulator.release();
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.01]);
  });

  it('ends with a stream that stored content of the fallback answers, at no charge', async () => {
    const { profileId } = await withStoredFallback();
    emulator.behave({ provider: 'anthropic', mode: 'held' });
    const body = { profile_id: profileId, model: 'haiku' };
    const url = `${apiServer.url}/v1/fortunes/daily-stream`;
    const stream = await readStream(url, { key: account.liveKey, body });
    const complete = { cached: true, cost: 0, model: 'gpt4o', fallback_from: 'haiku' };
    expect(stream.events.at(-1)).toMatchObject({ event: 'complete', data: complete });
    emulator.release();
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.05]);
    expect(await platform.admin.db.contents.countDocuments({ ...own(), model: 'haiku' })).toBe(0);
  });

  it('is charged for the sections that a stream has sent, where stored content of the fallback answers for the others', async () => {
    const { profileId } = await withStoredFallback();
    emulator.behave({ provider: 'anthropic', mode: 'held' });
    emulator.behave({ provider: 'anthropic', times: 2 });
    const body = { profile_id: profileId, model: 'haiku' };
    const url = `${apiServer.url}/v1/fortunes/daily-stream`;
    const stream = await readStream(url, { key: account.liveKey, body });
    const complete = { cached: false, cost: 0.013, model: 'gpt4o', fallback_from: 'haiku' };
    expect(stream.events.at(-1)).toMatchObject({ event: 'complete', data: complete });
    emulator.release();
    await nothingIsOpen();
    expect([...(await chargesOf(platform, account))].sort()).toEqual([0.013, 0.05]);
  });

  it('is charged for what it has stored where stored content of the fallback answers in its place', async () => {
    const { widget } = await withStoredFallback();
    emulator.behave({ provider: 'anthropic', mode: 'held' });
    emulator.behave({ provider: 'anthropic', times: 2 });
    expect((await widget('haiku')).at('meta')).toMatchObject({ model: 'gpt4o', fallback_from: 'haiku', cost: 0.013 });
    emulator.release();
    await nothingIsOpen();
    expect([...(await chargesOf(platform, account))].sort()).toEqual([0.013, 0.05]);
    expect((await widget('haiku')).at('meta')).toMatchObject({ model: 'haiku', cost: 0 });
  });

  it('leaves no content that nobody has paid for, where equal callers of several sections are answered', async () => {
    emulator.behave({ provider: 'anthropic', mode: 'held' });
    const profileId = await newProfile();
    const body = { profile_id: profileId, model: 'haiku' };
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/v1/fortunes/daily', { body })));
    expect(answers.map((answer) => [answer.status, answer.at('meta.model')])).toEqual(Array(3).fill([200, 'gpt4o']));
    emulator.release();
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.013]);
    expect(await platform.admin.db.contents.countDocuments({ ...own(), model: 'haiku' })).toBe(0);
  });

  it('is replaced in equal streams that share it too, for one charge', async () => {
    emulator.behave({ provider: 'anthropic', mode: 'hang' });
    const body = { profile_id: await newProfile(), model: 'haiku' };
    const url = `${apiServer.url}/v1/fortunes/daily-stream`;
    const streams = await Promise.all([1, 2, 3].map(() => readStream(url, { key: account.liveKey, body })));
    for (const { events } of streams) {
      expect(events.map(({ event }) => event).sort()).toEqual(['character', 'complete', 'fortune', 'tendency']);
    }
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.013]);
  });

  it('is one charge when both answer at the same moment, however often', async () => {
    for (const latency of [600, 650, 700, 600, 650, 700]) {
      emulator.behave({ provider: 'anthropic', latency_ms: latency });
      emulator.behave({ provider: 'openai', latency_ms: latency - 350 });
      await Promise.all([newProfile(), newProfile(), newProfile()].map(async (profile) => request(await profile)));
    }
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual(Array(18).fill(0.013));
    expect(await platform.admin.db.fortunes.countDocuments(own())).toBe(18);
  });

  it('is outrun with an idempotency key, whose repeat gets the same answer', async () => {
    emulator.behave({ provider: 'anthropic', mode: 'hang' });
    const profileId = await newProfile();
    const headers = { 'Idempotency-Key': `late-${profileId}` };
    const first = await request(profileId, 'haiku', headers);
    expect([first.status, first.at('meta.fallback_from')]).toEqual([201, 'haiku']);
    expect((await request(profileId, 'haiku', headers)).text).toBe(first.text);
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.013]);
  });

  it('is outrun in calls of several sections', async () => {
    emulator.behave({ provider: 'anthropic', mode: 'hang' });
    const subject = { birthDate: '1972-03-04', birthTime: '10:30' };
    const widget = await call('POST', '/v1/fortunes/daily', { body: subject });
    expect(widget.at('meta')).toMatchObject({ model: 'gpt4o', fallback_from: 'haiku', cost: 0.013 });
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.013]);
  });

  it('is outrun in a stream, also after a section of it was sent, for one charge, and the stream can be resumed', async () => {
    emulator.behave({ provider: 'anthropic', mode: 'hang', times: 2 });
    const body = { profile_id: await newProfile(), type: 'daily', model: 'haiku' };
    const url = `${apiServer.url}/v1/fortunes/stream`;
    const stream = await readStream(url, { key: account.liveKey, body });
    expect(stream.events.map(({ event }) => event).sort()).toEqual(['character', 'complete', 'fortune', 'tendency']);
    const complete = { model: 'gpt4o', fallback_from: 'haiku', cost: 0.013 };
    expect(stream.events.at(-1)).toMatchObject({ event: 'complete', data: complete });
    expect(new Set(stream.events.map(({ id }) => id.split('.')[0])).size).toBe(1);
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.013]);
    // The section that was sent would cost a later call nothing.
    expect(await platform.admin.db.contents.countDocuments({ ...own(), model: 'haiku' })).toBe(0);
    for (const { id } of [stream.events[0], stream.events.at(-2)].flatMap((event) => event ?? [])) {
      const resumed = await readStream(url, { key: account.liveKey, body, lastEventId: id ?? '' });
      expect(resumed.events.at(-1)).toMatchObject({ event: 'complete' });
    }
    expect(await chargesOf(platform, account)).toEqual([0.013]);
  });

  it('goes on when the fallback fails, and is charged its own price', async () => {
    emulator.behave({ provider: 'anthropic', mode: 'held' });
    emulator.behave({ provider: 'openai', mode: 'refused' });
    const asked = request(await newProfile());
    await until('the fallback has failed', async () => emulator.stats().by_state['fault:refused'] === 1);
    emulator.release();
    const answer = await asked;
    expect(answer.at('meta')).toMatchObject({ model: 'haiku', cost: 0.013 });
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.013]);
  });

  it('is one charge when the first fallback fails and the next one answers beside it', async () => {
    await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', ['gpt4o', 'gemini']);
    emulator.behave({ provider: 'anthropic', mode: 'held' });
    emulator.behave({ provider: 'openai', mode: 'refused' });
    const answer = await request(await newProfile());
    expect(answer.at('meta')).toMatchObject({ model: 'gemini', fallback_from: 'haiku', cost: 0.01 });
    emulator.release();
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.01]);
  });
});

describe('a late model whose first fallback has no credentials', () => {
  it('is outrun by the next one, also in a stream', async () => {
    // The late model is not ended before its caller is answered.
    const settings = { ...QUICK_RECOVERY, FALLBACK_AFTER_MS: '300', PROVIDER_IDLE_MS: '60000', OPENAI_API_KEY: '' };
    const { emulator, platform, apiServer, account, call } = await startProviderPlatform({ settings, pools: 'all' });
    try {
      await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', ['gpt4o', 'gemini']);
      emulator.behave({ provider: 'anthropic', mode: 'hang' });
      const profile = async (year: number) =>
        (await call('POST', '/v1/profiles', { body: { ...BIRTH, birth_year: year } })).textAt('id');
      const bodyOf = async (year: number) => ({ profile_id: await profile(year), type: 'daily', model: 'haiku' });
      const meta = { model: 'gemini', fallback_from: 'haiku', cost: 0.01 };
      const answer = await call('POST', '/v1/fortunes', { body: await bodyOf(1961) });
      expect(answer.at('meta')).toMatchObject(meta);
      const url = `${apiServer.url}/v1/fortunes/stream`;
      const stream = await readStream(url, { key: account.liveKey, body: await bodyOf(1962) });
      expect(stream.events.at(-1)).toMatchObject({ event: 'complete', data: meta });
    } finally {
      await platform.stop();
    }
  });
});

describe('a model that no worker takes', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  beforeAll(async () => {
    ({ platform, apiServer } = await startProviderPlatform({ pools: 'gpt4o', settings: { FALLBACK_AFTER_MS: '300' } }));
  });
  afterAll(() => platform.stop());

  it('is late too: its fallback answers, in a stream too, for one charge each', async () => {
    const account = await platform.account();
    await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', ['gpt4o']);
    const call = createClient(apiServer.url, { key: account.liveKey });
    const profiles = await Promise.all(
      [1981, 1982].map((birth_year) => call('POST', '/v1/profiles', { body: { ...BIRTH, birth_year } })),
    );
    const [body, streamed] = profiles.map((profile) => ({
      profile_id: profile.textAt('id'),
      type: 'daily',
      model: 'haiku',
    }));
    const answer = await call('POST', '/v1/fortunes', { body });
    expect([answer.status, answer.at('meta.model'), answer.at('meta.fallback_from')]).toEqual([201, 'gpt4o', 'haiku']);
    const url = `${apiServer.url}/v1/fortunes/stream`;
    const stream = await readStream(url, { key: account.liveKey, body: streamed });
    expect(stream.events.at(-1)).toMatchObject({ event: 'complete', data: { model: 'gpt4o', fallback_from: 'haiku' } });
    await until('both are charged', async () => (await chargesOf(platform, account)).length === 2);
    expect(await chargesOf(platform, account)).toEqual([0.013, 0.013]);
  });
});

describe('a model whose provider is silent', () => {
  it('is held back after its calls were outrun, but not for answers that are slow', async () => {
    const settings = { FALLBACK_AFTER_MS: '5500', PROVIDER_IDLE_MS: '60000' };
    const { emulator, platform, account, call } = await startProviderPlatform({ settings, pools: 'all' });
    try {
      await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', ['gpt4o']);
      let year = 1950;
      const request = async () => {
        year += 1;
        const profile = await call('POST', '/v1/profiles', { body: { ...BIRTH, birth_year: year } });
        const body = { profile_id: profile.textAt('id'), type: 'daily', model: 'haiku' };
        return (await call('POST', '/v1/fortunes', { body })).at('meta.model');
      };
      // As many as a worker calls at once, and as the breaker wants at least.
      const askMany = () => Promise.all(Array.from({ length: 20 }, request));
      const { redis } = platform;
      emulator.behave({ provider: 'anthropic', mode: 'drip', drip_ms: 2_000 });
      expect(await askMany()).toEqual(Array(20).fill('gpt4o'));
      const own = { accountId: account.accountId, 'calls.outcome': 'aborted' };
      await until('they are recorded', async () => {
        return (await platform.admin.db.generations.countDocuments(own)) === emulator.stats().by_state['client_gone'];
      });
      expect((await readModel(redis, systemClock, 'haiku')).sinceClosed.tripping).toBe(0);
      emulator.behave({ provider: 'anthropic', mode: 'hang' });
      await until('the breaker is open', async () => {
        expect(await askMany()).toEqual(Array(20).fill('gpt4o'));
        return (await readOpen(redis)).has('haiku');
      });
    } finally {
      await platform.stop();
    }
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
