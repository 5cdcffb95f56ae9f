import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../../shared/core/ids.ts';
import { SCHEDULES } from '../../shared/schedules/ledger.ts';
import { batchEnded, createBatch, createProfiles } from '../harness/batches.ts';
import { runCli } from '../harness/cli.ts';
import { type CallOptions, createClient, type HttpAnswer, until } from '../harness/http.ts';
import { type ApiServer, OPS_LOGIN, startPlatform, type TestPlatform } from '../harness/platform.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { createWebhookOwner, receivedAt, type WebhookOwner } from '../harness/webhooks.ts';

const AUTHORIZATION = `Basic ${Buffer.from(`${OPS_LOGIN.user}:${OPS_LOGIN.password}`).toString('base64')}`;
const JSON_ONLY = { Authorization: AUTHORIZATION, Accept: 'application/json' };
const reason = 'a test';
const PAGES = ['/', '/models', '/accounts', '/batches', '/schedules', '/incidents', '/find'];

type Step = { at: string; what: string; id?: string; detail?: Record<string, unknown> };
const timelineOf = (answer: HttpAnswer) => answer.at('timeline') as Step[];
const wordsOf = (answer: HttpAnswer) => timelineOf(answer).map(({ what }) => what);

describe("the operators' pages", () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let readOnly: ApiServer;
  let receiver: Receiver;
  let owner: WebhookOwner;
  beforeAll(async () => {
    [platform, receiver] = await Promise.all([startPlatform(), startReceiver()]);
    [apiServer, readOnly] = await Promise.all([
      platform.startApiServer({ OPS_WRITE: 'true' }),
      platform.startApiServer(),
    ]);
    await platform.startWorker('haiku,webhook,maintenance');
    owner = await createWebhookOwner(platform, apiServer, receiver);
  });
  afterAll(async () => {
    await platform.stop();
    await receiver.close();
  });

  const ops = (method: string, path: string, options: CallOptions = {}, server = apiServer) =>
    createClient(server.opsUrl)(method, path, { headers: JSON_ONLY, ...options });
  const find = (id: string) => ops('GET', `/find?id=${id}`);
  const explain = async (id: string, ...more: string[]) => (await runCli(platform, 'explain', id, ...more)).stdout;

  it('show the path of a batch from its request to the delivery of its webhook, in order', async () => {
    await owner.createWebhook('/batches', ['batch.completed', 'fortune.generated']);
    const profiles = await createProfiles(owner.call, 3);
    const id = await createBatch(owner.call, profiles);
    await batchEnded(owner.call, id);
    await receivedAt(receiver, '/batches', 4);
    const told = await until('the story has its end', async () => {
      const answer = await find(id);
      return wordsOf(answer).includes('delivery succeeded') ? answer : null;
    });
    expect(told.body).toMatchObject({ id, kind: 'batch' });
    expect(wordsOf(told).filter((word) => word !== 'delivery recorded')).toEqual([
      'request arrived',
      'batch accepted',
      'first item started',
      'item succeeded',
      'item succeeded',
      'item succeeded',
      'batch completed',
      'event recorded',
      'delivery succeeded',
    ]);
    const times = timelineOf(told).map(({ at }) => at);
    expect(times).toEqual(times.toSorted());

    const idOf = (what: string) => timelineOf(told).find((step) => step.what === what)?.id ?? '';
    expect(wordsOf(await find(idOf('request arrived')))).toEqual(expect.arrayContaining(wordsOf(told)));
    const fortune = await until('the event of the fortune is delivered', async () => {
      const answer = await find(idOf('item succeeded'));
      return wordsOf(answer).includes('delivery succeeded') ? answer : null;
    });
    expect(fortune.at('kind')).toBe('fortune');
    expect(wordsOf(fortune)).toEqual(
      expect.arrayContaining([
        'call recorded',
        'generation succeeded',
        'call charged',
        'fortune stored',
        'event recorded',
      ]),
    );
    const generation = timelineOf(fortune).find(({ what }) => what === 'generation succeeded')?.id ?? '';
    expect(generation).toMatch(/^gen_/);
    expect((await find(generation)).at('kind')).toBe('generation');
    expect(told.text).not.toContain(receiver.url);
    expect(fortune.text).not.toContain('홍길동');

    // The command line tells the same.
    expect(JSON.parse(await explain(id, '--json'))).toEqual(told.body);
    const lines = (await explain(id)).split('\n');
    expect(lines[0]).toBe(`batch ${id}`);
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  });

  it('answer JSON and HTML on every page, and only with the login', async () => {
    for (const path of PAGES.slice(0, -1)) {
      const json = await ops('GET', path);
      expect([path, json.status, json.headers.get('content-type')]).toEqual([
        path,
        200,
        expect.stringContaining('json'),
      ]);
      expect(json.at('unavailable')).toEqual([]);
      expect(json.headers.get('cache-control')).toBe('no-store');
    }
    for (const path of PAGES) {
      const page = await ops('GET', path, { headers: { Authorization: AUTHORIZATION, Accept: 'text/html' } });
      expect([path, page.status, page.headers.get('content-type')]).toEqual([path, 200, 'text/html; charset=utf-8']);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none';style-src 'self'");
      expect(page.text).not.toMatch(/<script|javascript:|https?:\/\//);
      expect((await ops('GET', path, { headers: {} })).status).toBe(401);
    }
    expect((await ops('POST', '/models/haiku/pause', { headers: {} })).status).toBe(401);
    const overview = await ops('GET', '/');
    expect(overview.at('models')).toHaveLength(4);
    // Only haiku has a worker.
    const alerts = ['sonnet', 'gpt4o', 'gemini'].map((of) => ({ name: 'SajuNoWorker', of }));
    expect(overview.at('alerts')).toEqual(alerts);
    const models = (await ops('GET', '/models')).at('models');
    expect(models).toContainEqual(
      expect.objectContaining({
        model: 'haiku',
        mode: 'simulated',
        settings: expect.objectContaining({ paused: false, concurrency: null, rate_per_minute: null }),
        pool: expect.objectContaining({ workers: 1, waiting: 0, slots: expect.any(Number), breaker_open: false }),
        last_hour: expect.objectContaining({ generations: 3, failed: 0 }),
        holds: [],
      }),
    );
    const history = (await ops('GET', '/models')).at('models.0.history.hour') as { calls: number; wait_ms: number }[];
    expect(history).toHaveLength(60);
    expect(history.reduce((sum, { calls }) => sum + calls, 0)).toBe(3);
    expect(history.find(({ calls }) => calls > 0)?.wait_ms).toEqual(expect.any(Number));
    const accounts = await ops('GET', '/accounts');
    expect(accounts.at('accounts.0')).toMatchObject({
      id: owner.account.accountId,
      email: expect.stringContaining('@'),
      month_requests: { live: expect.any(Number), test: 0 },
      active_keys: expect.any(Number),
      failing_webhooks: 0,
      plan: 'enterprise',
      suspended_at: null,
    });
    const email = accounts.textAt('accounts.0.email');
    for (const path of PAGES.filter((each) => each !== '/accounts')) {
      expect((await ops('GET', path)).text).not.toContain(email);
    }
    const batches = await ops('GET', '/batches');
    expect(batches.at('recent.0')).toMatchObject({ kind: 'request', total_count: 3, items: { success: 3 } });
    expect((await ops('GET', '/schedules')).at('schedules')).toHaveLength(SCHEDULES.length);
  });

  it('are in Korean or English, as the address or the browser asks', async () => {
    const page = (path: string, language: string) =>
      ops('GET', path, { headers: { Authorization: AUTHORIZATION, Accept: 'text/html', 'Accept-Language': language } });
    expect((await page('/models', 'en-GB,en;q=0.9')).text).toContain('<html lang="en">');
    expect((await page('/models', 'ko')).text).toContain('<html lang="ko">');
    expect((await page('/models?lang=en', 'ko')).text).toContain('href="/batches?lang=en"');
    expect((await page('/models?lang=xx', 'fr')).text).toContain('<html lang="ko">');
  });

  it('name the known prefixes for what is no id, and say that nothing is stored under an unknown one', async () => {
    const refused = await find('<b>x');
    expect(refused.status).toBe(400);
    expect(refused.textAt('detail')).toContain('req_, gen_, ftn_, batch_, dlv_, prf_, key_, evt_');
    expect((await find(newId('ftn'))).status).toBe(404);
    const read = await owner.call('GET', '/v1/profiles');
    const nothing = await find(read.headers.get('x-request-id') ?? '');
    expect([nothing.status, nothing.textAt('detail')]).toEqual([404, expect.stringContaining('Nothing was stored')]);
    const refusal = await owner.call('POST', '/v1/profiles', { body: { name: '홍길동' } });
    const logged = await until('the refused request is logged', async () => {
      const answer = await find(refusal.textAt('request_id'));
      return answer.status === 200 && answer;
    });
    expect(wordsOf(logged)).toEqual(['request arrived', 'request answered']);
    const answered = { account_id: owner.account.accountId, mode: 'live', status: 400, code: 'validation_error' };
    expect(timelineOf(logged)[0]?.detail).toEqual({ source: 'POST /v1/profiles' });
    expect(timelineOf(logged)[1]?.detail).toMatchObject(answered);
    expect(await explain(refusal.textAt('request_id'))).toMatch(/status=400,\s+code=validation_error/);
    const hostile = await ops('GET', `/find?id=${encodeURIComponent('"><script>alert(1)</script>')}`, {
      headers: { Authorization: AUTHORIZATION, Accept: 'text/html' },
    });
    expect(hostile.status).toBe(400);
    expect(hostile.text).toContain('value="&quot;&gt;&lt;script&gt;');
    expect(hostile.text).not.toContain('<script');
    expect((await ops('GET', '/accounts?after=x')).status).toBe(400);
  });

  it('refuse changes without OPS_WRITE, and from pages of others', async () => {
    const pause = '/models/haiku/pause';
    const refused = await ops('POST', pause, {}, readOnly);
    expect([refused.status, refused.textAt('detail')]).toEqual([403, expect.stringContaining('OPS_WRITE=true')]);
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site', Origin: apiServer.opsUrl },
    ]) {
      for (const path of [pause, `/accounts/${owner.account.accountId}/suspend`]) {
        expect((await ops('POST', path, { headers: { ...JSON_ONLY, ...headers } })).status).toBe(403);
      }
    }
    expect(await platform.admin.db.operatorActions.countDocuments({})).toBe(0);
  });

  it('pause a model from a form, followed by its workers, and say why its work waits', async () => {
    const form = {
      Authorization: AUTHORIZATION,
      Accept: 'text/html',
      Origin: apiServer.opsUrl,
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    const post = (path: string, raw = '') => ops('POST', path, { headers: form, raw });
    expect((await post('/models/haiku/pause', 'reason=')).status).toBe(400);
    const paused = await post('/models/haiku/pause?lang=en', 'reason=the+provider+is+down&until=2099-01-02T03:04');
    expect([paused.status, paused.headers.get('location')]).toEqual([303, '/models?done=1&lang=en']);
    await until(
      'all processes have read it',
      async () => platform.logged('settings have changed', '"paused":true') >= 3,
    );
    const [profile = ''] = await createProfiles(owner.call, 1);
    const id = await createBatch(owner.call, [profile], { fortune_type: 'yearly' });
    await until('its item is started', async () => (await ops('GET', '/batches')).at('running.0.items.started') === 1);
    const batches = await ops('GET', '/batches');
    const steering = { reason: 'the provider is down', until: '2099-01-01T18:04:00.000Z' };
    const why = 'An operator has paused haiku (the provider is down; until 2099-01-02 03:04 KST).';
    const waits = expect.arrayContaining([{ reason: 'pool_paused', model: 'haiku', steering, why }]);
    expect(batches.at('running.0')).toMatchObject({ id, waits });
    for (const path of ['/', '/models']) expect((await ops('GET', path)).at('models.0.holds')).toEqual(waits);
    expect(timelineOf(await find(id)).at(-1)?.detail?.['why']).toContain(why);
    expect((await explain(id)).replaceAll(/\s+/g, ' ')).toContain(why);
    expect(JSON.parse((await runCli(platform, 'models', 'list', '--json')).stdout)[0]).toMatchObject({
      paused_for: steering,
      why: expect.stringContaining(why),
    });

    const limit = 'concurrency=7&rate_per_minute=&reason=a+quota&until=';
    expect((await post('/models/haiku/limit', limit)).status).toBe(303);
    expect((await ops('GET', '/models')).at('models.0.settings')).toEqual({
      paused: true,
      paused_for: steering,
      concurrency: 7,
      rate_per_minute: null,
      limited_for: { reason: 'a quota', until: null },
    });
    expect((await post('/models/haiku/resume', 'reason=it+is+back')).status).toBe(303);
    await batchEnded(owner.call, id);
    const actions = await platform.admin.db.operatorActions.find().sort({ _id: 1 }).lean();
    expect(actions.map(({ action, operator, reason }) => [action, operator, reason])).toEqual([
      ['model.paused', 'ops', 'the provider is down'],
      ['model.changed', 'ops', 'a quota'],
      ['model.resumed', 'ops', 'it is back'],
    ]);
    expect((await ops('GET', '/models')).at('actions')).toMatchObject([
      { action: 'model.resumed', reason: 'it is back', until: null },
      { action: 'model.changed', reason: 'a quota', until: null },
      { action: 'model.paused', ...steering },
    ]);
  });

  it.each([
    ['/models/haiku/limit', { reason }, 400],
    ['/models/haiku/limit', { reason, concurrency: 0 }, 400],
    ['/models/haiku/limit', { reason, concurrency: 1.5 }, 400],
    ['/models/haiku/limit', { reason, concurrency: '1e3' }, 400],
    ['/models/haiku/limit', { reason, rate_per_minute: 1e9 }, 400],
    ['/models/haiku/limit', { reason, rate: 5 }, 400],
    ['/models/haiku/limit', [], 400],
    ['/models/haiku/limit', { concurrency: 5 }, 400],
    ['/models/haiku/limit', { reason: ' ', concurrency: 5 }, 400],
    ['/models/haiku/limit', { reason: 'x'.repeat(201), concurrency: 5 }, 400],
    ['/models/haiku/pause', { reason, until: 'soon' }, 400],
    ['/models/haiku/pause', { reason, until: '2020-01-01T00:00:00Z' }, 400],
    ['/models/haiku/resume', { reason, until: null }, 400],
    ['/models/claude/limit', { reason, concurrency: 5 }, 404],
    ['/models/claude/pause', { reason }, 404],
    ['/accounts/acc_x/suspend', { reason }, 404],
    [`/accounts/${newId('acc')}/suspend`, {}, 400],
    [`/accounts/${newId('acc')}/resume`, { reason }, 404],
  ])('refuse %s with %j: %d', async (path, body, status) => {
    const answer = await ops('POST', path, { body });
    expect([answer.status, typeof answer.at('detail')]).toEqual([status, 'string']);
  });

  it('refuse a body that is no JSON', async () => {
    const headers = { ...JSON_ONLY, 'Content-Type': 'application/json' };
    expect((await ops('POST', '/models/haiku/limit', { headers, raw: '{' })).status).toBe(400);
    expect((await ops('POST', '/models/haiku/limit', { headers, raw: `"${'x'.repeat(20_000)}"` })).status).toBe(413);
  });

  it('suspend and resume an account', async () => {
    const { accountId, liveKey } = await platform.account();
    const suspended = await ops('POST', `/accounts/${accountId}/suspend`, { body: { reason } });
    expect(suspended.body).toEqual({ id: accountId, suspended_at: expect.any(String) });
    const call = createClient(apiServer.url, { key: liveKey });
    await until('its key is refused', async () => (await call('GET', '/v1/profiles')).status === 403);
    const told = await find(accountId);
    expect(wordsOf(told)).toEqual(expect.arrayContaining(['account suspended', 'operator action']));
    expect(told.text).toContain('"reason":"a test"');
    expect((await ops('POST', `/accounts/${accountId}/resume`, { body: { reason } })).body).toEqual({
      id: accountId,
      suspended_at: null,
    });
    await until('its key is accepted', async () => (await call('GET', '/v1/profiles')).status === 200);
  });
});
