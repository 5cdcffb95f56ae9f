import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Emulator } from '../../scripts/emulator/index.ts';
import { systemClock } from '../../shared/core/clock.ts';
import { readOpen } from '../../shared/status/breaker.ts';
import { readModel } from '../../shared/status/model-health.ts';
import { BIRTH, type Client, createClient, until, valueAt } from '../harness/http.ts';
import { type ApiServer, chargesOf, QUICK_RECOVERY, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { startProviderPlatform } from '../harness/providers.ts';
import { readStream } from '../harness/sse.ts';

describe('a late model whose caller gets no answer', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let account: TestAccount;
  let call: Client;

  beforeAll(async () => {
    // What is held is not ended before it is released.
    const held = { PROVIDER_IDLE_MS: '60000' };
    // A first section is sent before its model is late, also on a busy machine.
    const settings = { ...QUICK_RECOVERY, ...held, FALLBACK_AFTER_MS: '2000', GENERATION_WAIT_MS: '8000' };
    ({ emulator, platform, apiServer } = await startProviderPlatform({ settings }));
    await platform.startWorker('all');
  });
  beforeEach(async () => {
    emulator.reset();
    emulator.clearRequests();
    account = await platform.account();
    call = createClient(apiServer.url, { key: account.liveKey });
    await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', ['gpt4o']);
    for (const provider of ['anthropic', 'openai'] as const) emulator.behave({ provider, mode: 'held' });
  });
  afterAll(() => platform.stop());

  const { birth_year, birth_month, birth_day, gender } = BIRTH;
  const birth_date = [birth_year, birth_month, birth_day].map((part) => String(part).padStart(2, '0')).join('-');
  const body = { birth_date, birth_time: '14:30', gender, model: 'haiku' };
  const rivals = () => platform.admin.db.calls.countDocuments({ accountId: account.accountId, model: 'gpt4o' });
  const openCalls = (which: object) =>
    platform.admin.db.calls.countDocuments({ accountId: account.accountId, state: 'open', ...which });
  const isChargedOnce = async () => {
    emulator.release();
    await until('nothing is open', async () => (await openCalls({})) === 0);
    const charged = await chargesOf(platform, account);
    const repeat = await call('POST', '/v1/fortunes/daily', { body });
    expect(repeat.at('meta')).toMatchObject({ model: 'haiku', cost: 0 });
    expect(charged).toEqual([0.013]);
    expect(await chargesOf(platform, account)).toEqual(charged);
  };

  it('is what a repeat finds, for one charge, after the deadline', async () => {
    const answer = await call('POST', '/v1/fortunes/daily', { body });
    expect([answer.status, answer.at('reason')]).toEqual([503, 'still_running']);
    expect(await rivals()).toBe(1);
    await until('its fallback has ended', async () => (await openCalls({ model: 'gpt4o' })) === 0);
    await isChargedOnce();
  });

  it.each([
    ['still fails', false, ['gpt4o']],
    ['works again', true, ['gpt4o']],
    ['works again, and the next fallback was asked too', true, ['gpt4o', 'gemini']],
  ] as const)(
    'has failed, and its fallback goes on: a repeat finds it, for one charge, where that model %s',
    async (_, works, fallbacks) => {
      await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', fallbacks);
      emulator.behave({ provider: 'google', mode: 'held' });
      emulator.behave({ provider: 'anthropic', mode: 'refused' });
      const answer = await call('POST', '/v1/fortunes/daily', { body });
      expect([answer.status, answer.at('reason')]).toEqual([503, 'still_running']);
      expect(emulator.requests().some(({ provider }) => provider === 'google')).toBe(fallbacks.length > 1);
      if (works) emulator.behave({ provider: 'anthropic', mode: 'ok' });
      const waiting = call('POST', '/v1/fortunes/daily', { body });
      await delay(100);
      // On a busy machine later: what is asked after the release is held for ever.
      await until('its fallback is asked', async () =>
        emulator.requests().some(({ provider }) => provider === 'openai'),
      );
      emulator.release();
      const found = { model: 'gpt4o', fallback_from: 'haiku', cost: 0 };
      expect((await waiting).at('meta')).toMatchObject(found);
      await until('nothing is open', async () => (await openCalls({})) === 0);
      expect((await call('POST', '/v1/fortunes/daily', { body })).at('meta')).toMatchObject(found);
      expect(await chargesOf(platform, account)).toHaveLength(1);
    },
  );

  it('is what a repeat finds where its fallback has stored a section too', async () => {
    emulator.behave({ provider: 'openai', times: 1 });
    const answer = await call('POST', '/v1/fortunes/daily', { body });
    expect([answer.status, answer.at('reason')]).toEqual([503, 'still_running']);
    await until('its fallback has ended', async () => (await openCalls({ model: 'gpt4o' })) === 0);
    await isChargedOnce();
    expect(await platform.admin.db.contents.countDocuments({ accountId: account.accountId, model: 'gpt4o' })).toBe(0);
  });

  it('is what a repeat finds where the caller waited for the work of another one', async () => {
    emulator.behave({ provider: 'anthropic', times: 1 });
    const url = `${apiServer.url}/v1/fortunes/daily-stream`;
    const first = await readStream(url, { key: account.liveKey, body, disconnectAfter: 1 });
    expect(first.ended).toBe(false);
    const leaving = new AbortController();
    const headers = { 'X-API-Key': account.liveKey, 'Content-Type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(body), signal: leaving.signal };
    const second = fetch(url, sent).then(
      (response) => response.text(),
      () => null,
    );
    await until('the fallback is asked', async () => (await openCalls({ model: 'gpt4o' })) > 0);
    leaving.abort();
    await second.catch(() => null);
    await until('its fallback has ended', async () => (await openCalls({ model: 'gpt4o' })) === 0);
    await isChargedOnce();
  });

  it('is what the repeat of a stream finds where one fallback has failed and the next one is late too', async () => {
    await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', ['gpt4o', 'gemini']);
    emulator.behave({ provider: 'openai', mode: 'refused' });
    emulator.behave({ provider: 'google', mode: 'held' });
    const { events } = await readStream(`${apiServer.url}/v1/fortunes/daily-stream`, { key: account.liveKey, body });
    expect(valueAt(events.at(-1)?.data, 'reason')).toBe('still_running');
    expect(emulator.requests().some(({ provider }) => provider === 'google')).toBe(true);
    await until('its fallback has ended', async () => (await openCalls({ model: 'gemini' })) === 0);
    await isChargedOnce();
  });

  it('is charged alone where a stream leaves that waited for its work, and had asked two fallbacks', async () => {
    // Its own caller takes no other model's answer.
    await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', []);
    const first = call('POST', '/v1/fortunes/daily', { body });
    await until('it has begun', async () => (await openCalls({ model: 'haiku' })) > 0);
    await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', ['gpt4o', 'gemini']);
    emulator.behave({ provider: 'google', mode: 'held' });
    const leaving = new AbortController();
    // The server does not know this key yet, and so not its fallbacks of before.
    const headers = { 'X-API-Key': await account.key({}), 'Content-Type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(body), signal: leaving.signal };
    const stream = fetch(`${apiServer.url}/v1/fortunes/daily-stream`, sent).then((response) => response.text());
    await until('both are asked', async () => (await openCalls({ model: 'gemini' })) > 0);
    leaving.abort();
    await stream.catch(() => null);
    await until('they have ended', async () => (await openCalls({ model: { $ne: 'haiku' } })) === 0);
    emulator.release();
    await first;
    await isChargedOnce();
  });

  it.each([
    ['whose deadline passes', false],
    ['that leaves, while another one waits for the late call', true],
  ] as const)(
    'is charged or its fallback is, for sections of that one that a caller has received %s',
    async (_, leaves) => {
      const profileId = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
      emulator.behave({ provider: 'openai', times: 2 });
      const url = `${apiServer.url}/v1/fortunes/stream`;
      const body = { profile_id: profileId, type: 'daily', model: 'haiku' };
      const streamed = readStream(url, { key: account.liveKey, body, ...(leaves && { disconnectAfter: 2 }) });
      if (leaves) {
        await until('its call has begun', async () => (await openCalls({ model: 'haiku' })) > 0);
        const headers = { Prefer: 'respond-async' };
        expect((await call('POST', '/v1/fortunes', { body, headers })).status).toBe(202);
      }
      const { events } = await streamed;
      const received = events.filter(({ event }) => event !== 'error');
      expect(received).toHaveLength(2);
      expect(events.length - received.length).toBe(leaves ? 0 : 1);
      await until('the rival is recorded', async () => (await rivals()) === 1);
      expect((await call('DELETE', `/v1/profiles/${profileId}`)).status).toBe(200);
      emulator.release();
      await until('nothing is open', async () => (await openCalls({})) === 0);
      expect(await chargesOf(platform, account)).toEqual([0.013]);
    },
  );
});

describe('a late model that the second of two fallbacks outruns', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;

  beforeAll(async () => {
    // An equal caller comes long before its model is late, also on a busy machine.
    const settings = { ...QUICK_RECOVERY, PROVIDER_IDLE_MS: '60000', FALLBACK_AFTER_MS: '3000' };
    ({ emulator, platform, apiServer } = await startProviderPlatform({ settings }));
    await platform.startWorker('all');
  });
  beforeEach(() => {
    emulator.reset();
    emulator.clearRequests();
  });
  afterAll(() => platform.stop());

  it.each(['POST /v1/fortunes', 'POST /v1/fortunes/daily', 'POST /v1/fortunes/stream'])(
    'leaves equal callers of %s the answer of the second fallback, for one charge',
    async (route) => {
      const account = await platform.account();
      const call = createClient(apiServer.url, { key: account.liveKey });
      await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', ['gpt4o', 'gemini']);
      for (const provider of ['anthropic', 'google'] as const) emulator.behave({ provider, mode: 'held' });
      // Asked anew, it would answer at once.
      emulator.behave({ provider: 'openai', mode: 'held', times: route.endsWith('fortunes') ? 1 : 3 });
      const profileId = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
      const body = { profile_id: profileId, type: 'daily', model: 'haiku' };
      const widget = { profile_id: profileId, model: 'haiku' };
      const asks = async () => {
        if (route.endsWith('daily')) return (await call('POST', '/v1/fortunes/daily', { body: widget })).at('meta');
        if (route.endsWith('fortunes')) return (await call('POST', '/v1/fortunes', { body })).at('meta');
        const { events } = await readStream(`${apiServer.url}/v1/fortunes/stream`, { key: account.liveKey, body });
        return events.at(-1)?.data;
      };
      const answer = asks();
      const googles = () => emulator.requests().filter(({ provider }) => provider === 'google').length;
      await until('the second fallback is asked', async () => googles() > 0);
      const { db } = platform.admin;
      const awaited = { accountId: account.accountId, model: 'haiku', open: true } as const;
      const [first] = await db.generations.find(awaited).sort({ startBy: -1 }).limit(1).lean();
      const second = asks();
      // It waits for the model that was asked for, which is not late for it yet: whoever joins extends the time for its start.
      await until('the second one waits too', async () => {
        const which = { ...awaited, startBy: { $lte: first?.startBy ?? null } };
        return (await db.generations.countDocuments(which)) === 0;
      });
      emulator.release('google');
      const told = [await answer, await second];
      expect(told).toMatchObject([{ model: 'gemini' }, { model: 'gemini' }]);
      expect(told.map((one) => valueAt(one, 'cost')).sort()).toEqual([0, 0.01]);
      emulator.release();
      const open = { accountId: account.accountId, state: 'open' } as const;
      await until('nothing is open', async () => (await db.calls.countDocuments(open)) === 0);
      expect(await chargesOf(platform, account)).toEqual([0.01]);
    },
  );

  it.each(['POST /v1/fortunes', 'POST /v1/fortunes/stream'])(
    'is not charged for %s, also where another request asks for the first fallback itself',
    async (route) => {
      const account = await platform.account();
      const call = createClient(apiServer.url, { key: account.liveKey });
      await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', ['gpt4o', 'gemini']);
      for (const provider of ['anthropic', 'openai', 'google'] as const) emulator.behave({ provider, mode: 'held' });
      const profile_id = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
      const bodyOf = (model: string) => ({ profile_id, type: 'daily', model });
      const answered = async () => {
        const body = bodyOf('haiku');
        if (!route.endsWith('stream')) return (await call('POST', '/v1/fortunes', { body })).at('meta');
        const { events } = await readStream(`${apiServer.url}/v1/fortunes/stream`, { key: account.liveKey, body });
        return events.at(-1)?.data;
      };
      const asked = (wanted: string) => emulator.requests().filter(({ provider }) => provider === wanted).length;
      const answer = answered();
      await until('the first fallback is asked', async () => asked('openai') > 0);
      const other = call('POST', '/v1/fortunes', { body: bodyOf('gpt4o') });
      await until('the second fallback is asked', async () => asked('google') > 0);
      emulator.release('google');
      expect(await answer).toMatchObject({ model: 'gemini', cost: 0.01 });
      emulator.release();
      expect((await other).at('meta')).toMatchObject({ model: 'gpt4o' });
      const open = { accountId: account.accountId, state: 'open' } as const;
      await until('nothing is open', async () => (await platform.admin.db.calls.countDocuments(open)) === 0);
      expect((await chargesOf(platform, account)).toSorted()).toEqual([0.01, 0.05]);
      expect(await chargesOf(platform, account, 'haiku')).toEqual([]);
    },
  );
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
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  beforeAll(async () => {
    const settings = { FALLBACK_AFTER_MS: '300' };
    ({ emulator, platform, apiServer } = await startProviderPlatform({ pools: 'gpt4o', settings }));
    await platform.startWorker('gemini');
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

  it('is late as a fallback too: the next one answers, also in a stream', async () => {
    const account = await platform.account();
    await platform.admin.operations.setFallbacks('test', account.accountId, 'gpt4o', ['haiku', 'gemini']);
    emulator.behave({ provider: 'openai', mode: 'refused' });
    const call = createClient(apiServer.url, { key: account.liveKey });
    const profiles = await Promise.all(
      [1983, 1984].map((birth_year) => call('POST', '/v1/profiles', { body: { ...BIRTH, birth_year } })),
    );
    const [body, streamed] = profiles.map((profile) => ({
      profile_id: profile.textAt('id'),
      type: 'daily',
      model: 'gpt4o',
    }));
    const meta = { model: 'gemini', fallback_from: 'gpt4o', cost: 0.01 };
    const answer = await call('POST', '/v1/fortunes', { body });
    expect(answer.at('meta')).toMatchObject(meta);
    const stream = await readStream(`${apiServer.url}/v1/fortunes/stream`, { key: account.liveKey, body: streamed });
    expect(stream.events.at(-1)).toMatchObject({ event: 'complete', data: meta });
    await until('both are charged', async () => (await chargesOf(platform, account)).length === 2);
    expect(await chargesOf(platform, account)).toEqual([0.01, 0.01]);
  });
});

describe('a model whose slots the account itself has filled', () => {
  it('is not late while it answers one call after the other, so that no dearer model answers at its price', async () => {
    // The line takes twice as long, and one call less than a tenth, so that a busy machine makes no call late.
    const settings = { FALLBACK_AFTER_MS: '10000', CONCURRENCY_HAIKU: '1' };
    const { emulator, platform, account, call } = await startProviderPlatform({ settings, pools: 'all' });
    await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', ['sonnet']);
    emulator.behave({ mode: 'ok', latency_ms: 900 });
    try {
      const births = Array.from({ length: 8 }, (_, index) => ({
        birth_date: `${1960 + index}-03-04`,
        birth_time: '14:30',
        gender: 'female',
        model: 'haiku',
      }));
      const answers = await Promise.all(births.map((body) => call('POST', '/v1/fortunes/daily', { body })));
      expect(new Set(answers.map((answer) => answer.at('meta.model')))).toEqual(new Set(['haiku']));
      expect(await platform.admin.db.calls.countDocuments({ model: 'sonnet' })).toBe(0);
    } finally {
      await platform.stop();
    }
  });
});

describe('a model whose provider is silent', () => {
  const start = async () => {
    const settings = { FALLBACK_AFTER_MS: '500', PROVIDER_IDLE_MS: '60000' };
    const { emulator, platform, account, call } = await startProviderPlatform({ settings, pools: 'all' });
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
    return { emulator, platform, account, askMany };
  };

  it('is held back as soon as its calls are late, before one of them has ended', async () => {
    const { emulator, platform, askMany } = await start();
    emulator.behave({ mode: 'held' });
    const asked = askMany();
    try {
      await until('the breaker is open', async () => (await readOpen(platform.redis)).has('haiku'));
      await until('all fallbacks are asked, which follows', async () => emulator.stats().in_flight === 40);
      expect(emulator.stats().total).toBe(40);
    } finally {
      emulator.release();
      await asked;
      await platform.stop();
    }
  });

  it('is held back after its calls were outrun, however soon, but not for answers that are slow', async () => {
    const { emulator, platform, account, askMany } = await start();
    try {
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
