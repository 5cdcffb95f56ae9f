import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Emulator } from '../../scripts/emulator/index.ts';
import type { ModelName } from '../../shared/content/index.ts';
import { DAY_MS, kstDate } from '../../shared/core/clock.ts';
import { batchEnded, createBatch } from '../harness/batches.ts';
import { sajuInput } from '../harness/charts.ts';
import { BIRTH, type Client, createClient, type HttpAnswer, until, valueAt } from '../harness/http.ts';
import { type ApiServer, chargesOf, QUICK_RECOVERY, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { steerPool } from '../harness/pool-settings.ts';
import { startProviderPlatform } from '../harness/providers.ts';
import { readStream } from '../harness/sse.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** haiku costs 0.013, sonnet 0.066, gpt4o 0.05, gemini 0.01. */
describe('a model that is late', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let account: TestAccount;
  let call: Client;
  let year = 1950;

  beforeAll(async () => {
    // What is asked before a pause is known waits for as long.
    const settings = { ...QUICK_RECOVERY, FALLBACK_AFTER_MS: '300', GENERATION_WAIT_MS: '30000' };
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

  it.each([
    ['the same request', (id: string) => request(id)],
    [
      'a batch',
      async (id: string) => {
        const body = { profile_ids: [id], fortune_type: 'daily', model: 'haiku' };
        const batch = (await call('POST', '/v1/fortunes/batch', { body })).textAt('id');
        return batchEnded(call, batch);
      },
    ],
  ])('is one charge where %s comes while both are asked', async (_what, again) => {
    await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', ['gpt4o'], { background: true });
    for (const provider of ['anthropic', 'openai'] as const) emulator.behave({ provider, mode: 'held' });
    const profileId = await newProfile();
    const first = request(profileId);
    await until('its fallback is asked', async () => emulator.requests().length === 2);
    const second = again(profileId);
    const isAwaited = { ...own(), open: true, model: 'gpt4o', isRival: true } as const;
    // The second request has found both when it has raised nothing of the race.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await platform.admin.db.generations.countDocuments(isAwaited)).toBe(1);
    emulator.release();
    expect((await first).status).toBe(201);
    expect((await second).status).toBe(200);
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.013]);
    expect(await platform.admin.db.fortunes.countDocuments(own())).toBe(1);
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

  it('answers a batch that waited for it with what the last of its fallbacks wrote, for one charge', async () => {
    for (const provider of ['anthropic', 'google'] as const) emulator.behave({ provider, mode: 'held' });
    emulator.behave({ provider: 'openai', mode: 'refused', times: 1 });
    const { accountId } = account;
    const { operations, db } = platform.admin;
    await operations.setFallbacks('test', accountId, 'haiku', ['gpt4o', 'gemini'], { background: true });
    const profileId = await newProfile();
    const first = request(profileId);
    await until('the last one is asked', async () => emulator.requests().some(({ provider }) => provider === 'google'));
    const id = await createBatch(call, [profileId], { model: 'haiku' });
    await until(
      'its item waits for it',
      async () => (await db.batchItems.exists({ ...own(), state: 'started' })) !== null,
    );
    emulator.release('google');
    const answer = await first;
    expect(answer.at('meta')).toMatchObject({ model: 'gemini', fallback_from: 'haiku', cost: 0.01 });
    expect((await batchEnded(call, id)).body).toMatchObject({ completed_count: 1, failed_count: 0 });
    emulator.release('anthropic');
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.01]);
    expect(await db.batchItems.findOne(own()).lean()).toMatchObject({ fortuneId: answer.at('id') });
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

  it('leaves its own model to one that asks for the fallback first, which is asked again when this one has answered', async () => {
    for (const provider of ['anthropic', 'openai'] as const) emulator.behave({ provider, mode: 'held' });
    emulator.behave({ provider: 'google', mode: 'refused' });
    await platform.admin.operations.setFallbacks('test', account.accountId, 'gpt4o', ['gemini']);
    const profileId = await newProfile();
    const asked = request(profileId);
    const ofOpenAi = () => emulator.requests().filter(({ provider }) => provider === 'openai').length;
    await until('its fallback is asked', async () => ofOpenAi() === 1);
    const other = request(profileId, 'gpt4o');
    await until('its own fallback has failed', async () =>
      emulator.requests().some(({ provider }) => provider === 'google'),
    );
    emulator.release('anthropic');
    expect((await asked).at('meta')).toMatchObject({ model: 'haiku', cost: 0.013 });
    await until('it is asked again', async () => ofOpenAi() === 2);
    emulator.release('openai');
    const answer = await other;
    expect([answer.status, answer.at('meta.model'), answer.at('meta.cost')]).toEqual([201, 'gpt4o', 0.05]);
    await nothingIsOpen();
    expect((await chargesOf(platform, account)).sort()).toEqual([0.013, 0.05]);
  });

  it('answers alone where the fallback failed that was asked beside it, and the next one has its own race', async () => {
    for (const provider of ['anthropic', 'google'] as const) emulator.behave({ provider, mode: 'held' });
    emulator.behave({ provider: 'openai', mode: 'refused' });
    const { accountId } = account;
    await platform.admin.operations.setFallbacks('test', accountId, 'sonnet', ['gpt4o', 'gemini']);
    const profileId = await newProfile();
    // No fallback may replace what is made in the background.
    expect((await request(profileId, 'sonnet', { Prefer: 'respond-async' })).status).toBe(202);
    const asked = request(profileId, 'sonnet');
    const { db } = platform.admin;
    const rival = await until('the last fallback is asked', () =>
      db.calls.findOne({ accountId, model: 'gemini' }).lean(),
    );
    const late = await db.generations.findOne({ accountId, model: 'sonnet' }).lean();
    // Its settlement gives way to the late call's content alone: that of the failed fallback never comes.
    expect(rival.beside).toEqual([late?.contentHash]);
    emulator.release('anthropic');
    expect((await asked).at('meta')).toMatchObject({ model: 'sonnet', cost: 0 });
    emulator.release('google');
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.066]);
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

  it('answers alone where one that pays itself waits for sections of the fallback, which pays for them then', async () => {
    await platform.admin.operations.setFallbacks('test', account.accountId, 'sonnet', ['gpt4o']);
    await platform.admin.operations.setFallbacks('test', account.accountId, 'gpt4o', []);
    for (const provider of ['anthropic', 'openai'] as const) emulator.behave({ provider, mode: 'held' });
    const profileId = await newProfile();
    const body = { profile_id: profileId, type: 'daily', model: 'sonnet' };
    const stream = readStream(`${apiServer.url}/v1/fortunes/stream`, { key: account.liveKey, body });
    await until('the fallback is asked', async () => emulator.requests().length === 6);
    const daily = call('POST', '/v1/fortunes/daily', { body: { profile_id: profileId, model: 'gpt4o' } });
    await until('another one waits for it', async () => emulator.requests().length === 7);
    emulator.release('anthropic');
    expect((await stream).events.at(-1)).toMatchObject({ event: 'complete', data: { model: 'sonnet', cost: 0.05 } });
    emulator.release();
    expect((await daily).at('meta')).toMatchObject({ model: 'gpt4o', cost: 0.05 });
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.05, 0.05]);
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

  it('answers equal streams of which one began later, for one charge', async () => {
    await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', ['gpt4o', 'gemini']);
    emulator.behave({ provider: 'anthropic', mode: 'held' });
    emulator.behave({ provider: 'anthropic', times: 1 });
    for (const provider of ['openai', 'google'] as const) emulator.behave({ provider, mode: 'held' });
    const body = { profile_id: await newProfile(), model: 'haiku' };
    const url = `${apiServer.url}/v1/fortunes/daily-stream`;
    const first = readStream(url, { key: account.liveKey, body });
    const { contents, generations } = platform.admin.db;
    await until('a section is stored', async () => (await contents.countDocuments(own())) === 1);
    const second = readStream(url, { key: account.liveKey, body });
    const shared = { ...own(), model: 'gemini' as const, joined: true };
    await until('both have asked the last fallback', async () => (await generations.countDocuments(shared)) > 0);
    emulator.release('anthropic');
    const ends = (await Promise.all([first, second])).map(({ events }) => events.at(-1));
    expect(ends.map((end) => [end?.event, valueAt(end?.data, 'cost')])).toEqual([
      ['complete', 0.01],
      ['complete', 0],
    ]);
    emulator.release();
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.01]);
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

  it('costs its own price where a caller waits for it who has named it, also if it is the dearer one', async () => {
    for (const provider of ['anthropic', 'google'] as const) emulator.behave({ provider, mode: 'held' });
    await platform.admin.operations.setFallbacks('test', account.accountId, 'gemini', ['sonnet']);
    const profileId = await newProfile();
    const first = request(profileId, 'gemini');
    await until('its fallback is asked', async () => emulator.requests().length === 2);
    const twin = await call('POST', '/v1/profiles', { body: { ...BIRTH, birth_year: year } });
    const second = request(twin.textAt('id'), 'sonnet');
    const shared = { ...own(), model: 'sonnet' as const, joined: true };
    const { generations } = platform.admin.db;
    await until('another one waits for it', async () => (await generations.countDocuments(shared)) > 0);
    emulator.release('google');
    expect((await first).at('meta')).toMatchObject({ model: 'gemini', cost: 0.01 });
    emulator.release('anthropic');
    expect((await second).at('meta')).toMatchObject({ model: 'sonnet', cost: 0 });
    await nothingIsOpen();
    expect([...(await chargesOf(platform, account))].sort()).toEqual([0.01, 0.066]);
  });

  it('is told at the price of the fallback that answers, when a cheaper one has failed', async () => {
    await platform.admin.operations.setFallbacks('test', account.accountId, 'sonnet', ['gemini', 'gpt4o']);
    emulator.behave({ provider: 'anthropic', mode: 'held' });
    emulator.behave({ provider: 'google', mode: 'refused' });
    const body = { profile_id: await newProfile(), model: 'sonnet' };
    const answer = await call('POST', '/v1/fortunes/daily', { body });
    expect(answer.body).toMatchObject({ meta: { model: 'gpt4o', fallback_from: 'sonnet', cost: 0.05 } });
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
    expect(second.at('meta')).toMatchObject({ model: 'gemini', fallback_from: 'gpt4o' });
    expect((await first).at('meta')).toMatchObject({ model: 'gemini', fallback_from: 'haiku' });
    // Whichever of the two has asked it.
    expect([second.at('meta.cost'), (await first).at('meta.cost')].sort()).toEqual([0, 0.01]);
    emulator.release();
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.01]);
  });

  it('is followed by the next fallback when the first one is late too, also in a stream, for one charge', async () => {
    await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', ['gpt4o', 'gemini']);
    for (const provider of ['anthropic', 'openai'] as const) emulator.behave({ provider, mode: 'hang' });
    const meta = { model: 'gemini', fallback_from: 'haiku', cost: 0.01 };
    const answer = await request(await newProfile());
    expect(answer.at('meta')).toMatchObject(meta);
    const body = { profile_id: await newProfile(), type: 'daily', model: 'haiku' };
    const stream = await readStream(`${apiServer.url}/v1/fortunes/stream`, { key: account.liveKey, body });
    expect(stream.events.at(-1)).toMatchObject({ event: 'complete', data: meta });
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.01, 0.01]);
  });

  it.each(['stream', 'request'] as const)(
    'is not charged when a request and a stream of one fortune both get the answer of the fallback, the %s first',
    async (first) => {
      await platform.admin.operations.setFallbacks('test', account.accountId, 'gpt4o', ['gemini']);
      emulator.behave({ provider: 'openai', mode: 'held' });
      const profileId = await newProfile();
      const body = { profile_id: profileId, type: 'daily', model: 'gpt4o' };
      const costOf = {
        stream: async () => {
          const { events } = await readStream(`${apiServer.url}/v1/fortunes/stream`, { key: account.liveKey, body });
          return Number(valueAt(events.at(-1)?.data, 'cost'));
        },
        request: async () => Number((await request(profileId, 'gpt4o')).at('meta.cost')),
      };
      const second = first === 'stream' ? 'request' : 'stream';
      const told = [costOf[first]()];
      await until('it waits', () => platform.admin.db.calls.exists({ ...own(), state: 'open' }));
      told.push(costOf[second]());
      const costsUsd = await Promise.all(told);
      emulator.release();
      await nothingIsOpen();
      const chargedUsd = await chargesOf(platform, account);
      expect(chargedUsd).not.toContain(0.05);
      expect(sum(costsUsd)).toBeCloseTo(sum(chargedUsd), 5);
    },
  );

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
    // Two sections are sent before the model is late, also on a busy machine.
    const patient = await platform.startApiServer({ FALLBACK_AFTER_MS: '8000' });
    const url = `${patient.url}/v1/fortunes/daily-stream`;
    const stream = await readStream(url, { key: account.liveKey, body });
    await patient.stop();
    const complete = { cached: false, cost: 0.013, model: 'gpt4o', fallback_from: 'haiku' };
    expect(stream.events.at(-1)).toMatchObject({ event: 'complete', data: complete });
    emulator.release();
    await nothingIsOpen();
    expect([...(await chargesOf(platform, account))].sort()).toEqual([0.013, 0.05]);
  });

  it('is charged nothing for a stored section when cached sections of the fallback answer a plain request', async () => {
    const { widget } = await withStoredFallback();
    emulator.behave({ provider: 'anthropic', mode: 'held' });
    emulator.behave({ provider: 'anthropic', times: 2 });
    const meta = { model: 'gpt4o', fallback_from: 'haiku', cost: 0, cached: true };
    expect((await widget('haiku')).at('meta')).toMatchObject(meta);
    emulator.release();
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.05]);
    expect(await platform.admin.db.contents.countDocuments({ ...own(), model: 'haiku' })).toBe(0);
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

  it('leaves a call that is charged for another section what that one has taken, also once it is outrun', async () => {
    emulator.behave({ provider: 'anthropic', mode: 'held' });
    const { operations, db } = platform.admin;
    // A key that is new knows the fallbacks of the moment.
    const clientWithout = async () => {
      await operations.setFallbacks('test', account.accountId, 'haiku', []);
      return createClient(apiServer.url, { key: await account.key({}) });
    };
    const saju = sajuInput(year);
    year += 1;
    const legacy = { saju, userName: '홍길동', model: 'haiku' };
    const fortune = (await clientWithout())('POST', '/api/daily-fortune', { body: { ...legacy, type: 'fortune' } });
    await until('the fortune is held', async () => emulator.requests().length === 1);
    await operations.setFallbacks('test', account.accountId, 'haiku', ['gpt4o']);
    emulator.behave({ provider: 'anthropic', times: 2 });
    emulator.behave({ provider: 'openai', mode: 'held' });
    const body = { saju, model: 'haiku' };
    const url = `${apiServer.url}/v1/fortunes/daily-stream`;
    const stream = readStream(url, { key: account.liveKey, body });
    await until('it has stored the others', async () => (await db.contents.countDocuments(own())) === 2);
    await until('its fallback is asked', async () => {
      return emulator.requests().filter(({ provider }) => provider === 'openai').length === 3;
    });
    const other = await clientWithout();
    const date = kstDate(new Date(Date.now() + DAY_MS));
    const another = () => other('POST', '/v1/fortunes/daily', { body: { ...body, date } });
    const asked = another();
    const its = { ...own(), 'caused.0.section': 'fortune', 'caused.1': { $exists: false }, date } as const;
    await until('its call is open', async () => (await db.calls.countDocuments(its)) === 1);
    emulator.release('openai');
    expect((await stream).events.at(-1)).toMatchObject({ event: 'complete', data: { model: 'gpt4o' } });
    const lost = { ...own(), model: 'haiku' as const, lost: true as const };
    await until('it has lost', async () => (await db.calls.countDocuments(lost)) === 1);
    emulator.release('anthropic');
    expect((await asked).at('meta.cost')).toBe(0.013);
    expect((await fortune).status).toBe(200);
    await nothingIsOpen();
    const charges = await chargesOf(platform, account);
    expect((await another()).at('meta')).toMatchObject({ cost: 0, cached: true });
    expect(await chargesOf(platform, account)).toEqual(charges);
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

  it.each(['fortunes/stream', 'fortunes/daily-stream'])(
    'is replaced in the second of two equal streams of %s, also when that is resumed, for one charge',
    async (path) => {
      emulator.behave({ provider: 'anthropic', mode: 'hang' });
      const url = `${apiServer.url}/v1/${path}`;
      const profile_id = await newProfile();
      const body = { profile_id, model: 'haiku', ...(path === 'fortunes/stream' && { fortune_type: 'daily' }) };
      const first = readStream(url, { key: account.liveKey, body });
      await until('the first one waits', async () => emulator.requests().length === 3);
      const cuts = await Promise.all(
        [1, 3].map((disconnectAfter) => readStream(url, { key: account.liveKey, body, disconnectAfter })),
      );
      expect((await first).events.at(-1)).toMatchObject({ event: 'complete', data: { model: 'gpt4o', cost: 0.013 } });
      await nothingIsOpen();
      const asked = emulator.requests().length;
      for (const cut of cuts) {
        const lastEventId = cut.events.at(-1)?.id ?? '';
        const resumed = await readStream(url, { key: account.liveKey, body, lastEventId });
        expect(resumed.events).toHaveLength(4 - cut.events.length);
        const data = { model: 'gpt4o', fallback_from: 'haiku', cost: 0 };
        expect(resumed.events.at(-1)).toMatchObject({ event: 'complete', data });
      }
      await nothingIsOpen();
      expect(await chargesOf(platform, account)).toEqual([0.013]);
      expect(emulator.requests()).toHaveLength(asked);
    },
  );

  it('is named by the second of two equal streams that is resumed, where it answered before its fallback', async () => {
    emulator.behave({ provider: 'anthropic', mode: 'held' });
    emulator.behave({ provider: 'openai', mode: 'held' });
    const url = `${apiServer.url}/v1/fortunes/daily-stream`;
    const body = { profile_id: await newProfile(), model: 'haiku' };
    const first = readStream(url, { key: account.liveKey, body });
    await until('the first one waits', async () => emulator.requests().length === 3);
    const second = readStream(url, { key: account.liveKey, body, disconnectAfter: 3 });
    await until('the fallback of both is asked too', async () => {
      return (await platform.admin.db.calls.countDocuments({ ...own(), model: 'gpt4o' })) === 2;
    });
    emulator.release('anthropic');
    expect((await first).events.at(-1)).toMatchObject({ event: 'complete', data: { model: 'haiku' } });
    const lastEventId = (await second).events.at(-1)?.id ?? '';
    emulator.release();
    await nothingIsOpen();
    const resumed = await readStream(url, { key: account.liveKey, body, lastEventId });
    expect(resumed.events).toMatchObject([{ event: 'complete', data: { model: 'haiku', cost: 0 } }]);
    expect(await chargesOf(platform, account)).toHaveLength(1);
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

  it('is charged what the answer says when stored content of its fallback answers at the same moment', async () => {
    account = await platform.account();
    await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', ['gpt4o']);
    call = createClient(apiServer.url, { key: account.liveKey });
    const answers: HttpAnswer[] = [];
    for (const latency of [320, 340, 360, 380]) {
      emulator.behave({ provider: 'anthropic', latency_ms: latency });
      for (let time = 0; time < 4; time += 1) {
        const profile = await newProfile();
        year -= 1;
        const twin = await newProfile();
        await request(twin, 'gpt4o');
        answers.push(await request(profile));
      }
    }
    await nothingIsOpen();
    const told = answers.map((answer) => Number(answer.at('meta.cost')));
    const charged = await Promise.all(answers.map(async (answer) => valueAt(await loggedOf(answer), 'cost_usd')));
    expect(told).toEqual(charged);
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

  it('is answered in a resumed stream by whichever of two fallbacks is first, for one charge', async () => {
    emulator.behave({ provider: 'anthropic', mode: 'held' });
    emulator.behave({ provider: 'anthropic', mode: 'refused', times: 1 });
    emulator.behave({ provider: 'openai', mode: 'held' });
    emulator.behave({ provider: 'openai', latency_ms: 1_500, times: 1 });
    emulator.behave({ provider: 'google', mode: 'held' });
    await platform.admin.operations.setFallbacks('test', account.accountId, 'sonnet', ['gpt4o', 'gemini']);
    const body = { profile_id: await newProfile(), type: 'daily', model: 'sonnet' };
    const url = `${apiServer.url}/v1/fortunes/stream`;
    const cut = await readStream(url, { key: account.liveKey, body, disconnectAfter: 1 });
    await until('both are asked', async () => emulator.requests().some(({ provider }) => provider === 'google'));
    const lastEventId = cut.events[0]?.id ?? '';
    const resumed = readStream(url, {
      key: account.liveKey,
      body,
      lastEventId,
      // The stream waits for the newer one.
      onOpen: () => emulator.release('openai'),
    });
    const { events } = await resumed;
    expect(events.at(-1)).toMatchObject({ event: 'complete', data: { model: 'gpt4o', cost: 0.01 } });
    expect([...cut.events, ...events].map(({ event }) => event).sort()).toEqual([
      'character',
      'complete',
      'fortune',
      'tendency',
    ]);
    emulator.release();
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.01]);
  });

  it('costs what a resumed stream was told, where it sent sections of both and its first connection had asked the fallback', async () => {
    emulator.behave({ provider: 'anthropic', mode: 'held' });
    emulator.behave({ provider: 'openai', latency_ms: 5_000 });
    emulator.behave({ provider: 'openai', mode: 'held', times: 1 });
    emulator.behave({ provider: 'openai', times: 1 });
    await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', []);
    const other = createClient(apiServer.url, { key: await account.key({}) });
    const body = { profile_id: await newProfile(), model: 'haiku' };
    const paying = other('POST', '/v1/fortunes/daily', { body });
    await until('another one pays for haiku', async () => emulator.requests().length === 3);
    await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', ['gpt4o']);
    const key = await account.key({});
    const url = `${apiServer.url}/v1/fortunes/daily-stream`;
    const cut = await readStream(url, { key, body, disconnectAfter: 1 });
    const ended = readStream(url, {
      key,
      body,
      lastEventId: cut.events[0]?.id ?? '',
      onEvent: () => emulator.release('anthropic'),
    });
    // The second connection waits for the work of the first one's rival too.
    const resumed = { ...own(), model: 'gpt4o' as const, 'caused.0': { $exists: false } };
    await until('it is late again', async () => (await platform.admin.db.calls.countDocuments(resumed)) === 1);
    emulator.release('openai');
    const complete = (await ended).events.at(-1);
    expect(complete).toMatchObject({ event: 'complete', data: { model: 'gpt4o' } });
    expect((await paying).at('meta.cost')).toBe(0.013);
    await nothingIsOpen();
    const charged = sum(await chargesOf(platform, account));
    expect(valueAt(complete?.data, 'cost')).toBeCloseTo(charged - 0.013, 6);
  });

  it('goes on when the fallback fails, and is charged its own price', async () => {
    emulator.behave({ provider: 'anthropic', mode: 'held' });
    emulator.behave({ provider: 'google', mode: 'refused' });
    await platform.admin.operations.setFallbacks('test', account.accountId, 'sonnet', ['gemini']);
    const asked = request(await newProfile(), 'sonnet');
    await until('the fallback has failed', async () => emulator.stats().by_state['fault:refused'] === 1);
    const lowered = { ...own(), state: 'open', model: 'sonnet', priceUsd: { $lt: 0.066 } } as const;
    await until('it has left its price', async () => (await platform.admin.db.calls.countDocuments(lowered)) === 0);
    emulator.release();
    const answer = await asked;
    expect(answer.at('meta')).toMatchObject({ model: 'sonnet', cost: 0.066 });
    await nothingIsOpen();
    expect(await chargesOf(platform, account)).toEqual([0.066]);
  });

  it('costs what a stream of sections of both was told, also when the fallback fails after that', async () => {
    await platform.admin.operations.setFallbacks('test', account.accountId, 'sonnet', ['gemini']);
    const url = `${apiServer.url}/v1/fortunes/stream`;
    const charged = async () => (await chargesOf(platform, account)).reduce((sum, usd) => sum + usd, 0);
    // In two of three rounds the section that fails is not the one that the stream waits for.
    for (let round = 1; round <= 5; round += 1) {
      emulator.behave({ provider: 'anthropic', mode: 'held' });
      emulator.behave({ provider: 'anthropic', mode: 'ok', times: 2 });
      emulator.behave({ provider: 'google', mode: 'refused', latency_ms: 1_000, times: 1 });
      const body = { profile_id: await newProfile(), type: 'daily', model: 'sonnet' };
      const before = await charged();
      const streamed = readStream(url, { key: account.liveKey, body });
      const ended = { ...own(), model: 'gemini', state: { $ne: 'open' } } as const;
      const { db } = platform.admin;
      await until(
        'the fallback has failed, or is charged',
        async () => (await db.calls.countDocuments(ended)) === round,
      );
      emulator.release();
      const { events } = await streamed;
      await nothingIsOpen();
      expect((await charged()) - before).toBeCloseTo(Number(valueAt(events.at(-1)?.data, 'cost')));
    }
  });

  it('is charged as a stream of sections of both was told, also when both fail after that', async () => {
    await platform.admin.operations.setFallbacks('test', account.accountId, 'sonnet', ['gemini']);
    const { db } = platform.admin;
    const told: number[] = [];
    // Each model is slow to refuse one section. Unless it is the same one, the stream is complete before.
    for (let round = 1; round <= 10 && told.length === 0; round += 1) {
      emulator.behave({ provider: 'anthropic', mode: 'refused', latency_ms: 2_500 });
      emulator.behave({ provider: 'anthropic', mode: 'ok', times: 1 });
      emulator.behave({ provider: 'google', mode: 'refused', latency_ms: 2_000, times: 1 });
      const body = { profile_id: await newProfile(), type: 'daily', model: 'sonnet' };
      const { events } = await readStream(`${apiServer.url}/v1/fortunes/stream`, { key: account.liveKey, body });
      const last = events.at(-1);
      if (last?.event === 'complete') told.push(Number(valueAt(last.data, 'cost')));
      await nothingIsOpen();
      const charged = sum((await db.calls.find(own()).lean()).map(({ chargedUsd }) => chargedUsd));
      expect(charged).toBeCloseTo(sum(told), 6);
    }
    expect(told).toEqual([0.01]);
  });

  it('is charged its own price where the fallback cannot be asked', async () => {
    emulator.behave({ provider: 'anthropic', mode: 'held' });
    await platform.admin.operations.setFallbacks('test', account.accountId, 'sonnet', ['gemini']);
    const { db } = platform.admin;
    await steerPool(platform.admin, 'gemini', { paused: true });
    try {
      const other = createClient(apiServer.url, { key: (await platform.account()).testKey });
      await until('the pause is known', async () => {
        year += 1;
        const body = { birth_date: `${year}-05-15`, birth_time: '14:30', gender: 'female', model: 'gemini' };
        return (await other('POST', '/v1/fortunes/daily', { body })).status === 503;
      });
      const asked = request(await newProfile(), 'sonnet');
      const raced = { ...own(), 'rivals.0': { $exists: true }, priceUsd: 0.066 } as const;
      await until('it is late, at its own price', async () => (await db.calls.countDocuments(raced)) === 1);
      emulator.release();
      expect((await asked).at('meta')).toMatchObject({ model: 'sonnet', cost: 0.066 });
      await nothingIsOpen();
      expect(await chargesOf(platform, account)).toEqual([0.066]);
    } finally {
      await steerPool(platform.admin, 'gemini', { paused: false });
    }
  });

  it.each([
    ['deleted', 'DELETE', undefined],
    ['changed', 'PATCH', { gender: 'male' }],
  ] as const)(
    'is one charge with its fallback where the profile is %s after both have stored a section',
    async (_, method, body) => {
      for (const provider of ['anthropic', 'openai'] as const) {
        emulator.behave({ provider, mode: 'held' });
        emulator.behave({ provider, times: 1 });
      }
      const profileId = await newProfile();
      const url = `${apiServer.url}/v1/fortunes/daily-stream`;
      const stream = readStream(url, { key: account.liveKey, body: { profile_id: profileId, model: 'haiku' } });
      const { db } = platform.admin;
      const stored = async (model: ModelName) => (await db.contents.countDocuments({ ...own(), model })) === 1;
      await until('both have stored one', async () => (await stored('haiku')) && (await stored('gpt4o')));
      await call(method, `/v1/profiles/${profileId}`, { body });
      emulator.release();
      await stream;
      await nothingIsOpen();
      expect(await chargesOf(platform, account)).toHaveLength(1);
      const charged = await db.calls.findOne({ ...own(), state: 'charged' }).lean();
      expect(await db.contents.countDocuments({ ...own(), model: { $ne: charged?.model ?? 'haiku' } })).toBe(0);
    },
  );

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
