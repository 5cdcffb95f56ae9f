import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../scripts/emulator/index.ts';
import { systemClock } from '../../shared/core/clock.ts';
import { openBreaker } from '../../shared/status/breaker.ts';
import { modelKey } from '../../shared/status/model-health.ts';
import { sajuInput } from '../harness/charts.ts';
import { expectErrorShape } from '../harness/error-shapes.ts';
import { BIRTH, type Client, createClient, type HttpAnswer, until } from '../harness/http.ts';
import { untilNothingIsGenerated } from '../harness/jobs.ts';
import { scrape } from '../harness/metrics.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { providerSettings } from '../harness/providers.ts';

let emulator: Emulator;
let platform: TestPlatform;
let apiServer: ApiServer;
let account: TestAccount;
let call: Client;
/** Of a server that waits until a busy machine has begun the work, too, or failed. */
let patient: Client;
let charts = 0;

beforeAll(async () => {
  emulator = await startEmulator({ port: 0 });
  const { GEMINI_API_KEY: _left, ...settings } = providerSettings(emulator.url);
  platform = await startPlatform({ ...settings, TRUST_PROXY: 'true' });
  apiServer = await platform.startApiServer({ GENERATION_WAIT_MS: '4000' });
  // No worker takes jobs of gpt4o, and gemini has no credentials.
  await platform.startWorker('haiku,sonnet,maintenance');
  account = await platform.account();
  call = createClient(apiServer.url, { key: account.liveKey });
  const { url } = await platform.startApiServer({ GENERATION_WAIT_MS: '15000' });
  patient = createClient(url, { key: account.liveKey });
});
afterEach(async () => {
  emulator.reset();
  await untilNothingIsGenerated(platform);
});
afterAll(async () => {
  await platform.stop();
  await emulator.close();
});

const freshSaju = () => {
  charts += 1;
  return sajuInput(charts);
};

describe('the reason of a 503 names', () => {
  const widget = (model: string, client = call) =>
    client('POST', '/v1/fortunes/daily', { body: { saju: freshSaju(), model } });
  const legacy = (model: string, client: Client) => {
    const body = { saju: freshSaju(), userName: '홍길동', model, type: 'character' };
    return client('POST', '/api/daily-fortune', { body });
  };
  /** The error of a stream: of its response, or of its last event. */
  const streamError = async (model: string, client: Client) => {
    const answer = await client('POST', '/v1/fortunes/daily-stream', { body: { saju: freshSaju(), model } });
    const event = /event: error\ndata: (.*)\n/.exec(answer.text)?.[1];
    return event === undefined ? answer.body : JSON.parse(event);
  };

  const openBreakerOf = async (model: 'sonnet'): Promise<void> => {
    await openBreaker(platform.redis, systemClock, model);
    // No trial call reaches the model.
    await platform.redis.set(modelKey(model, 'admitted'), '1');
    await until('the API server knows', async () => {
      const { status } = await widget(model);
      return status === 503;
    });
  };
  const prepare = async (reason: string): Promise<void> => {
    if (reason === 'circuit_open') await openBreakerOf('sonnet');
    if (reason === 'still_running') emulator.behave({ mode: 'held' });
    if (reason === 'provider_failed') emulator.behave({ mode: 'refused' });
  };

  it.each([
    ['circuit_open', 'sonnet', 503],
    ['not_configured', 'gemini', 503],
    ['no_worker', 'gpt4o', 503],
    ['still_running', 'haiku', 503],
    ['provider_failed', 'haiku', 500],
  ] as const)('%s, in every group and in a stream', async (reason, model, legacyStatus) => {
    await prepare(reason);
    const client = model === 'haiku' ? patient : call;
    const asked = [widget(model, client), legacy(model, client), streamError(model, client)] as const;
    const [ofWidget, ofLegacy, ofStream] = await Promise.all(asked);
    expect(ofWidget.status).toBe(503);
    expect(expectErrorShape('widget', '/v1/fortunes/daily', ofWidget)).toBe('service_unavailable');
    expect(ofWidget.at('reason')).toBe(reason);
    expect(ofLegacy.status).toBe(legacyStatus);
    expect(expectErrorShape('legacy', '/api/daily-fortune', ofLegacy)).toBe(
      legacyStatus === 503 ? 'service_unavailable' : 'ai_provider_error',
    );
    expect(ofLegacy.at('error.reason')).toBe(reason);
    expect(ofStream).toMatchObject({ reason });
  });

  it('the cause for each model of a comparison', async () => {
    const body = { saju: freshSaju(), userName: '홍길동', type: 'compare' };
    const answer = await call('POST', '/api/daily-fortune', { body });
    expect(answer.status).toBe(200);
    const error = (reason: string) => ({ error: expect.objectContaining({ code: 'service_unavailable', reason }) });
    expect(answer.at('data')).toEqual({
      haiku: expect.objectContaining({ character: expect.anything() }),
      sonnet: error('circuit_open'),
      gpt4o: error('no_worker'),
      gemini: error('not_configured'),
    });
  });

  // An answer that the OpenAPI document does not have fails this file when it ends.
  it.each(['/v1/fortunes/batch', '/v2/fortunes/batch'])('not_configured, before %s is accepted', async (path) => {
    const body = { profile_ids: ['prf_unknown'], fortune_type: 'daily', model: 'gemini' };
    const refused = await call('POST', path, { body });
    expect(refused.status).toBe(503);
    expect(refused.at('reason')).toBe('not_configured');
    expect(refused.textAt('hint')).toContain('GEMINI_API_KEY');
    expect((await call('GET', '/v1/fortunes/batch')).at('total_count')).toBe(0);
  });

  it('the cause for each item of a batch', async () => {
    emulator.behave({ mode: 'refused' });
    const profile = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
    const body = { profile_ids: [profile, 'prf_unknown'], fortune_type: 'daily' };
    const path = (await call('POST', '/v1/fortunes/batch', { body })).headers.get('location') ?? '';
    const ended = await until('the batch has ended', async () => {
      const read = await call('GET', path);
      return read.at('results') !== undefined && read;
    });
    expect(ended.at('results.0.error')).toMatchObject({ code: 'service_unavailable', reason: 'provider_failed' });
    expect(ended.at('results.1.error')).toEqual({ code: 'not_found', message: 'No such profile.' });
  });

  it('provider_failed, with its Retry-After, for a call that no worker started because the provider pauses', async () => {
    // The longest pause that a provider can cause.
    await platform.redis.set(modelKey('haiku', 'pause'), '1', 'PX', 30_000);
    const paused = await widget('haiku');
    expect({ status: paused.status, reason: paused.at('reason') }).toEqual({ status: 503, reason: 'provider_failed' });
    expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(10);
  });
});

describe('an error that a test key asks for with X-Simulate-Error', () => {
  const headers = (reason: string) => ({ 'X-Simulate-Error': reason });
  const test: Client = (method, path, options) =>
    createClient(apiServer.url, { key: account.testKey })(method, path, options);
  const newProfile = async () => {
    const profileId = (await test('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
    return { profile_id: profileId, type: 'daily', model: 'haiku' };
  };

  it.each([
    ['provider_failed', 503],
    ['still_running', 503],
    ['store_unavailable', 503],
    ['minute', 429],
    ['day', 429],
  ])('%s is answered with %i, and nothing is generated, until it asks no more', async (reason, status) => {
    const body = await newProfile();
    const key = { 'Idempotency-Key': `simulated-${reason.replace('_', '-')}` };
    const failed = await test('POST', '/v1/fortunes', { body, headers: { ...headers(reason), ...key } });
    expect(failed.status).toBe(status);
    expect(expectErrorShape('resource', '/v1/fortunes', failed)).toBe(
      status === 503 ? 'service_unavailable' : 'rate_limited',
    );
    expect(failed.at('reason')).toBe(reason);
    expect(failed.headers.get('retry-after')).toBe('1');
    expect((await test('GET', `/v1/fortunes?profile_id=${body.profile_id}`)).at('total_count')).toBe(0);
    expect((await test('POST', '/v1/fortunes', { body, headers: key })).status).toBe(201);
  });

  it('has the shape of the legacy group there', async () => {
    const body = { saju: freshSaju(), userName: '홍길동', type: 'character' };
    const answer = await test('POST', '/api/daily-fortune', { body, headers: headers('provider_failed') });
    expect(answer.status).toBe(500);
    expect(expectErrorShape('legacy', '/api/daily-fortune', answer)).toBe('ai_provider_error');
  });

  it('ends a stream that is open, for which nothing is generated', async () => {
    const body = await newProfile();
    const answer = await test('POST', '/v1/fortunes/stream', { body, headers: headers('no_worker') });
    expect(answer.status).toBe(200);
    const [event = '', ...more] = answer.text.split('\n\n').filter((part) => part.includes('event:'));
    expect(event).toContain('event: error\n');
    expect(event).toContain('"reason":"no_worker"');
    expect(more).toEqual([]);
    expect((await test('GET', `/v1/fortunes?profile_id=${body.profile_id}`)).at('total_count')).toBe(0);
  });

  it('is refused with a live key, and where no such error exists', async () => {
    const body = { saju: freshSaju(), model: 'haiku' };
    const live = await call('POST', '/v1/fortunes/daily', { body, headers: headers('no_worker') });
    expect({ status: live.status, detail: live.at('detail') }).toEqual({
      status: 400,
      detail: 'X-Simulate-Error: works with test keys only',
    });
    const unknown = await test('POST', '/v1/fortunes/daily', { body, headers: headers('tired') });
    expect(unknown.status).toBe(400);
    expect(unknown.textAt('detail')).toContain('provider_failed, ');
  });

  it('counts in no figure that alarms an operator', async () => {
    const failures = async () => {
      const scraped = await scrape(apiServer.opsUrl);
      const answered = (status: string) => scraped.sum('saju_http_request_duration_seconds_count', { status });
      return [answered('503'), answered('429'), scraped.sum('saju_rate_limited_total')];
    };
    const before = await failures();
    const body = await newProfile();
    for (const reason of ['no_worker', 'minute'])
      await test('POST', '/v1/fortunes', { body, headers: headers(reason) });
    expect(await failures()).toEqual(before);
  });
});

describe('the reason of a 429 names the limit that refused:', () => {
  const limited = async (limits: { perMinute?: number; perDay?: number }) => {
    const { accountId, liveKey: key } = await platform.account();
    await platform.admin.operations.setLimits('test', accountId, limits);
    return createClient(apiServer.url, { key });
  };
  /** The first response that a limit refuses. */
  const refusal = async (send: () => Promise<HttpAnswer>) => {
    return until('a limit refuses', async () => {
      const answer = await send();
      return answer.status === 429 && answer;
    });
  };

  it.each(['minute', 'day'] as const)("%s, in every group's body", async (reason) => {
    const client = await limited(reason === 'minute' ? { perMinute: 1 } : { perDay: 1 });
    const refused = await refusal(() => client('GET', '/v1/profiles'));
    expect(expectErrorShape('resource', '/v1/profiles', refused)).toBe('rate_limited');
    expect(refused.at('reason')).toBe(reason);
    expect((await client('GET', '/api/usage')).at('error.reason')).toBe(reason);
    expect((await client('GET', '/v2/profiles')).at('reason')).toBe(reason);
  });

  it('day, for the items of a batch', async () => {
    const client = await limited({ perDay: 3 });
    const body = { profile_ids: ['prf_a', 'prf_b', 'prf_c', 'prf_d'], fortune_type: 'daily' };
    const refused = await client('POST', '/v1/fortunes/batch', { body });
    expect({ status: refused.status, reason: refused.at('reason') }).toEqual({ status: 429, reason: 'day' });
  });

  it("endpoint, while X-RateLimit-* still shows the plan's minute", async () => {
    const client = await limited({ perMinute: 500 });
    const refused = await refusal(() => client('POST', '/api/daily-fortune-stream', { body: {} }));
    expect(refused.at('error.reason')).toBe('endpoint');
    expect(refused.headers.get('x-ratelimit-limit')).toBe('500');
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('470');
    expect(refused.headers.get('ratelimit')).toMatch(/"stream";r=0;t=\d+/);
  });

  it('address, of calls without a valid key', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.201' };
    const refused = await refusal(() => createClient(apiServer.url)('GET', '/v1/profiles', { headers }));
    expect(refused.at('reason')).toBe('address');
    const bearer = await createClient(apiServer.url, { bearer: 'bs_at_nobody' })('GET', '/api/keys', { headers });
    expect(bearer.at('error.reason')).toBe('address');
  });

  it('streams, of batches', async () => {
    // No worker takes the job.
    const profile = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
    const body = { profile_ids: [profile], fortune_type: 'daily', model: 'gpt4o' };
    const path = `${(await call('POST', '/v1/fortunes/batch', { body })).headers.get('location')}/events`;
    const followers = new AbortController();
    const follow = () =>
      fetch(`${apiServer.url}${path}`, { headers: { 'X-API-Key': account.liveKey }, signal: followers.signal });
    await Promise.all(Array.from({ length: 100 }, follow));
    expect(await (await follow()).json()).toMatchObject({ code: 'rate_limited', reason: 'streams' });
    followers.abort();
    await call('POST', `${path.replace(/\/events$/, '')}/cancel`);
  });
});
