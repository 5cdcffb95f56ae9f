import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { TYPE_TEXTS } from '../api/site/error-texts.ts';
import { type Emulator, startEmulator } from '../scripts/emulator/index.ts';
import { DISCLAIMERS } from '../shared/core/disclaimers.ts';
import { POOL_HOLDS } from '../shared/status/breaker.ts';
import { deregister, heartbeat } from '../shared/status/model-health.ts';
import { accessibilityFindings, cutContent, elementsBeyondTheEdge, launchBrowser } from './harness/browser.ts';
import { expectNoMisdeeds, type Language, openDashboard, settled, TEXTS, type Visitor } from './harness/dashboard.ts';
import { BIRTH, type Client, createClient, keepsWithin, until } from './harness/http.ts';
import { type ApiServer, chargesOf, startPlatform, type TestAccount, type TestPlatform } from './harness/platform.ts';
import { steerPool } from './harness/pool-settings.ts';
import { providerSettings } from './harness/providers.ts';
import { type Receiver, startReceiver } from './harness/receiver.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

let emulator: Emulator;
let receiver: Receiver;
let platform: TestPlatform;
let apiServer: ApiServer;
let browser: Browser;

beforeAll(async () => {
  [emulator, receiver, browser] = await Promise.all([startEmulator({ port: 0 }), startReceiver(), launchBrowser()]);
  platform = await startPlatform(providerSettings(emulator.url));
  apiServer = await platform.startApiServer();
  // One section after the other, so that a test can see them appear.
  await platform.startWorker('haiku', { concurrency: 1 });
  await platform.startWorker('maintenance,webhook');
});
afterEach(async () => {
  emulator.reset();
  await Promise.all(browser.contexts().map((context) => context.close()));
});
afterAll(async () => {
  await browser?.close();
  await platform?.stop();
  await Promise.all([emulator?.close(), receiver?.close()]);
});

const open = async (
  account: TestAccount,
  options: Omit<Parameters<typeof openDashboard>[2], 'accessToken'> = {},
): Promise<Visitor> => {
  const visitor = await openDashboard(browser, apiServer.url, { ...options, accessToken: account.accessToken });
  await visitor.page.getByRole('heading', { level: 1, name: visitor.texts.navigation.home }).waitFor();
  return visitor;
};

const makeProfile = async (call: Client): Promise<string> =>
  (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');

describe('the document of the dashboard', () => {
  const files = async (): Promise<string[]> => {
    const { text } = await createClient(apiServer.url)('GET', '/dashboard');
    return [...text.matchAll(/(?:src|href)="(\/dashboard\/assets\/[^"]+)"/g)].map(([, address = '']) => address);
  };

  it('is the same for every path, allows its own files only, and is asked for again each time', async () => {
    const client = createClient(apiServer.url);
    const first = await client('GET', '/dashboard');
    expect(first.status).toBe(200);
    expect(first.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
    );
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect((await client('GET', '/dashboard/batches/batch_x')).text).toBe(first.text);
  });

  it('names the language that is asked for', async () => {
    const languageOf = async (path: string, acceptLanguage: string) => {
      const headers = { 'Accept-Language': acceptLanguage };
      const { text } = await createClient(apiServer.url)('GET', path, { headers });
      return /<html lang="(\w+)">/.exec(text)?.[1];
    };
    expect(await languageOf('/dashboard', 'en')).toBe('en');
    expect(await languageOf('/dashboard', 'ko')).toBe('ko');
    expect(await languageOf('/dashboard?lang=ko', 'en')).toBe('ko');
    expect(await languageOf('/dashboard/batches?lang=en', 'ko')).toBe('en');
  });

  it('loads a script, a style and an icon that never change, and 170 kB compressed at most', async () => {
    const addresses = await files();
    expect(addresses.map((address) => address.replace(/.*\./, '')).sort()).toEqual(['css', 'js', 'svg']);
    let compressed = 0;
    for (const address of addresses) {
      const response = await fetch(apiServer.url + address);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      compressed += gzipSync(Buffer.from(await response.arrayBuffer())).length;
    }
    expect(compressed).toBeLessThan(170_000);
    expect((await createClient(apiServer.url)('GET', '/dashboard/assets/main.js')).status).toBe(404);
  });

  it('paints within a second', async () => {
    await keepsWithin(1_000, async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`${apiServer.url}/dashboard`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const ms: unknown = await page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime");
      await context.close();
      return typeof ms === 'number' ? ms : Number.POSITIVE_INFINITY;
    });
  });
});

describe('signing in', () => {
  it('shows why a token is refused, with hint and request id', async () => {
    const context = await browser.newContext({ locale: 'ko-KR' });
    const page = await context.newPage();
    await page.goto(`${apiServer.url}/dashboard`);
    await page.getByLabel(TEXTS.ko.signIn.token).fill('bs_at_unknown');
    await page.getByRole('button', { name: TEXTS.ko.signIn.submit }).click();
    const alert = page.getByRole('alert');
    await alert.getByText('The access token is unknown.').waitFor();
    await alert.getByText(TYPE_TEXTS.authentication.ko.meaning).waitFor();
    expect(await alert.textContent()).toMatch(/authentication_error.*req_/s);
    const explanation = await alert.getByRole('link', { name: TEXTS.ko.errors.explain }).getAttribute('href');
    expect((await createClient(apiServer.url)('GET', explanation ?? '')).status).toBe(200);
  });

  it('makes no key, leaves no secret to scripts, is there after a reload and in a new tab, and ends everywhere', async () => {
    const account = await platform.account();
    const visitor = await open(account, { expected: [401] });
    const { page, context } = visitor;
    const { navigation, shell, signIn } = TEXTS.ko;
    const cookies = await context.cookies();
    expect(cookies).toEqual([
      expect.objectContaining({ name: 'saju_session', httpOnly: true, sameSite: 'Strict', path: '/dashboard' }),
    ]);
    const kept = 'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])';
    expect(await page.evaluate(kept)).not.toMatch(/bs_|saju_session/);

    await page.getByLabel(shell.live, { exact: true }).check();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: navigation.home }).waitFor();
    expect(await page.getByLabel(shell.live, { exact: true }).isChecked()).toBe(true);
    const another = await context.newPage();
    await another.goto(`${apiServer.url}/dashboard/profiles`);
    await another.getByRole('heading', { level: 1, name: navigation.profiles }).waitFor();
    expect(await another.getByLabel(shell.test, { exact: true }).isChecked()).toBe(true);

    await page.getByRole('button', { name: shell.signOut }).click();
    await page.getByText(signIn.farewell['signed-out']).waitFor();
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(kept)).not.toMatch(/signed-in|saju\.mode/);
    await another.getByRole('link', { name: navigation.webhooks, exact: true }).click();
    await another.getByText(signIn.farewell.ended).waitFor();
    expect((await platform.admin.keys.list(account.accountId, { limit: 10 })).items).toHaveLength(2);
    expectNoMisdeeds(visitor);
  });

  it('forgets the token and the keys that an earlier version has stored', async () => {
    const context = await browser.newContext({ locale: 'ko-KR' });
    const stored = { token: 'bs_at_earlier', mode: 'test', keys: { test: { id: 'key_x', secret: 'bs_test_earlier' } } };
    await context.addInitScript(`sessionStorage.setItem('saju.session', ${JSON.stringify(JSON.stringify(stored))})`);
    const page = await context.newPage();
    await page.goto(`${apiServer.url}/dashboard`);
    await page.getByLabel(TEXTS.ko.signIn.token).waitFor();
    expect(await page.evaluate("sessionStorage.getItem('saju.session')")).toBeNull();
  });

  it('asks for the token again when the session has ended', async () => {
    const account = await platform.account();
    const visitor = await open(account, { expected: [401] });
    await platform.admin.accounts.rotateToken(account.accountId);
    const farewell = visitor.page.getByText(TEXTS.ko.signIn.farewell.ended);
    const profiles = visitor.page.getByRole('link', { name: TEXTS.ko.navigation.profiles, exact: true });
    // The page also asks by itself, and may have left before the click.
    await Promise.any([profiles.click(), farewell.waitFor()]);
    await farewell.waitFor();
    await visitor.page.reload();
    await visitor.page.getByLabel(TEXTS.ko.signIn.token).waitFor();
    expectNoMisdeeds(visitor);
  });

  it('stays signed in, and says so, when the sign-out does not reach the server', async () => {
    const visitor = await open(await platform.account());
    const { page, texts } = visitor;
    await page.route('**/dashboard/session', (route) => route.abort());
    await page.getByRole('button', { name: texts.shell.signOut }).click();
    await page.getByText(texts.errors.noAnswer).waitFor();
    await page.unroute('**/dashboard/session');
    await page.getByRole('alert').getByRole('button', { name: texts.errors.retry }).click();
    await page.getByText(texts.signIn.farewell['signed-out']).waitFor();
  });
});

describe('the page of keys', () => {
  it('makes a key that works, rotates it with an overlap, and revokes it', async () => {
    const account = await platform.account();
    const visitor = await open(account);
    const { page, texts } = visitor;
    await visitor.visit('keys');
    const form = page.getByRole('region', { name: texts.keys.create });
    await form.getByLabel(texts.keys.name).fill('server');
    await form.getByRole('button', { name: texts.common.create }).click();
    const secret = await form.getByLabel(texts.keys.secret).inputValue();
    const status = (key: string) =>
      createClient(apiServer.url, { key })('GET', '/v1/profiles').then((answer) => answer.status);
    expect(await status(secret)).toBe(200);

    const row = page.getByRole('row').filter({ hasText: 'server' });
    await row.getByRole('button', { name: texts.keys.rotate }).click();
    const list = page.getByRole('region', { name: texts.navigation.keys }).first();
    const rotated = await list.getByLabel(texts.keys.secret).inputValue();
    expect(rotated).not.toBe(secret);
    expect([await status(rotated), await status(secret)]).toEqual([200, 200]);

    await row.first().getByRole('button', { name: texts.keys.revoke }).click();
    await page.getByText(texts.keys.states.revoked).first().waitFor();
    await until('the revoked key is refused', async () => (await status(rotated)) === 401);
    expectNoMisdeeds(visitor);
  });

  it('makes a key that is bound to addresses, and shows them', async () => {
    const account = await platform.account();
    const visitor = await open(account);
    const { page, texts } = visitor;
    await visitor.visit('keys');
    const form = page.getByRole('region', { name: texts.keys.create });
    await form.getByLabel(texts.keys.name).fill('office');
    await form.getByLabel(texts.keys.addresses).fill('203.0.113.7, 2001:db8::/32,');
    await form.getByRole('button', { name: texts.common.create }).click();
    const key = await form.getByLabel(texts.keys.secret).inputValue();
    expect((await createClient(apiServer.url, { key })('GET', '/v1/profiles')).status).toBe(403);
    const row = page.getByRole('row').filter({ hasText: 'office' });
    await row.getByRole('button', { name: texts.common.details }).click();
    await page.getByText('["203.0.113.7","2001:db8::/32"]').waitFor();
    expectNoMisdeeds(visitor);
  });
});

describe('the page of settings', () => {
  it.each(['ko', 'en'] as const)(
    'shows the account, and replaces its access token, at 390 px: %s',
    async (language) => {
      const account = await platform.account();
      const visitor = await open(account, { language, expected: [400] });
      const { page, texts } = visitor;
      await visitor.visit('settings');
      await page.setViewportSize(PHONE);
      const section = page.getByRole('region', { name: texts.settings.account });
      const { email, plan } = (await platform.admin.accounts.list()).find(({ _id }) => _id === account.accountId) ?? {};
      await section.getByText(String(email)).waitFor();
      await section.getByText(String(plan), { exact: true }).waitFor();
      const rotate = async (token: string) => {
        await section.getByLabel(texts.settings.currentToken).fill(token);
        await section.getByRole('button', { name: texts.settings.rotateToken }).click();
      };
      await rotate('bs_at_unknown');
      await section.getByRole('alert').getByText('access_token').first().waitFor();
      await rotate(account.accessToken);
      const made = await section.getByLabel(texts.settings.newToken).inputValue();
      await section.getByRole('button', { name: texts.common.copy }).waitFor();
      expect(await cutContent(page)).toEqual([]);
      const keysWith = async (token: string) =>
        (await createClient(apiServer.url, { headers: { Authorization: `Bearer ${token}` } })('GET', '/v1/keys'))
          .status;
      expect([await keysWith(account.accessToken), await keysWith(made)]).toEqual([401, 200]);
      // The session goes on, and the token is not shown again.
      await page.reload();
      await section.getByText(String(email)).waitFor();
      expect(await page.content()).not.toContain(made);
      expectNoMisdeeds(visitor);
    },
  );

  it('sets what is done at midnight, by mode, and which models answer for one that fails', async () => {
    const account = await platform.account();
    const visitor = await open(account);
    const { page, texts } = visitor;
    await visitor.visit('settings');
    const [first = '', then = ''] = texts.settings.places;
    const midnight = page.getByRole('region', { name: texts.settings.schedule });
    await midnight.getByLabel(texts.settings.enabled).check();
    await midnight.getByLabel(texts.common.model).selectOption('gemini');
    await midnight.getByLabel(texts.settings.element).selectOption('fire');
    await midnight.getByLabel(texts.settings.prefix).fill('crm-');
    await midnight.getByRole('button', { name: texts.settings.save }).click();
    await midnight.getByText(texts.settings.saved).waitFor();

    const failing = page.getByRole('group', { name: texts.settings.fails('sonnet') });
    await failing.getByLabel(first).selectOption('gpt4o');
    await failing.getByLabel(then).selectOption('haiku');
    await failing.getByLabel(texts.settings.background).check();
    const fallbacks = page.getByRole('region', { name: texts.settings.fallbacks });
    await fallbacks.getByRole('button', { name: texts.settings.save }).click();
    await fallbacks.getByText(texts.settings.saved).waitFor();

    const [test, live] = [account.testKey, account.liveKey].map((key) => createClient(apiServer.url, { key }));
    expect((await test?.('GET', '/v1/schedules/daily'))?.body).toEqual({
      enabled: true,
      model: 'gemini',
      filter: { day_master_element: 'fire', external_id_prefix: 'crm-' },
      warm_sections: false,
    });
    expect((await live?.('GET', '/v1/schedules/daily'))?.at('enabled')).toBe(false);
    const set = [{ model: 'sonnet', to: ['gpt4o', 'haiku'], background: true }];
    expect((await live?.('GET', '/v1/fallbacks'))?.at('data')).toEqual(set);
    // It shows what is set, and takes it back.
    await page.reload();
    expect(await midnight.getByLabel(texts.settings.prefix).inputValue()).toBe('crm-');
    await failing.getByLabel(first).selectOption('');
    await failing.getByLabel(then).selectOption('');
    await fallbacks.getByRole('button', { name: texts.settings.save }).click();
    await fallbacks.getByText(texts.settings.saved).waitFor();
    expect((await live?.('GET', '/v1/fallbacks'))?.at('data')).toEqual([]);
    expectNoMisdeeds(visitor);
  });
});

describe('the playground', () => {
  /** The numbers of arrived sections in the order in which the page showed them. */
  const watchSections = (page: Page) =>
    page.evaluate(`
      globalThis.arrivals = [];
      new MutationObserver(() => {
        const count = document.querySelectorAll('.section.arrived').length;
        if (count !== (arrivals.at(-1) ?? 0)) arrivals.push(count);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    `);
  const arrivals = (page: Page) => page.evaluate('arrivals');

  it('shows the sections of a fortune one after the other', async () => {
    emulator.behave({ mode: 'held' });
    const visitor = await open(await platform.account(), { mode: 'live' });
    const { page, texts } = visitor;
    await visitor.visit('playground');
    await watchSections(page);
    await page.getByRole('button', { name: texts.playground.start }).click();
    // The worker has one slot: each section is asked for when the one before has arrived, and shown before the next is answered.
    for (const place of [0, 1, 2]) {
      await until('the section is asked for', async () => emulator.stats().in_flight === 1);
      emulator.release();
      if (place < 2) emulator.behave({ mode: 'held' });
      await page.locator('.section.arrived').nth(place).waitFor();
    }
    await page.getByText(texts.playground.complete).waitFor();
    expect(await arrivals(page)).toEqual([1, 2, 3]);
    expect(await page.getByRole('article').allTextContents()).toEqual([
      expect.stringContaining('나는 어떤 사람인가'),
      expect.stringContaining('주의할 점'),
      expect.stringContaining('총평'),
    ]);
    await page.getByText(texts.playground.scoreOfDay).waitFor();
    // Every field has its word, and the JSON the fields' names.
    const terms = await page.getByRole('article').locator('dt').allTextContents();
    expect(terms.filter((term) => /[a-z]/i.test(term))).toEqual([]);
    await page.getByRole('tab', { name: texts.playground.json }).click();
    await page.getByRole('tabpanel').getByText('"overall_analysis"').waitFor();
    await page.getByRole('tab', { name: texts.playground.events }).click();
    const events = await page.getByRole('tabpanel').getByRole('listitem').locator('> code').allTextContents();
    expect(events.toSorted()).toEqual(['character', 'complete', 'fortune', 'tendency']);
    for (const [tab, piece] of [
      ['TypeScript', 'process.env.SAJU_API_KEY'],
      ['Python', 'urllib.request.urlopen'],
      ['curl', 'curl -N http'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('tabpanel').getByText(piece).waitFor();
    }
    expect(await accessibilityFindings(page)).toEqual([]);
    expectNoMisdeeds(visitor);
  });

  it('resumes a stream that was cut off, without another charge', async () => {
    emulator.behave({ mode: 'held' });
    emulator.behave({ times: 1 });
    const account = await platform.account();
    const visitor = await open(account, { mode: 'live' });
    const { page, texts } = visitor;
    await visitor.visit('playground');
    await watchSections(page);
    await page.getByRole('spinbutton', { name: texts.birth.day, exact: true }).fill('16');
    await page.getByRole('button', { name: texts.playground.start }).click();
    await page.locator('.section.arrived').first().waitFor();
    await page.getByRole('button', { name: texts.playground.stop }).click();
    await page.getByText(texts.playground.stopped).waitFor();
    emulator.release();
    await page.getByRole('button', { name: texts.playground.resume }).click();
    await page.getByText(texts.playground.complete).waitFor();
    expect(await page.locator('.section.arrived').count()).toBe(3);
    expect(await chargesOf(platform, account)).toHaveLength(1);
    expectNoMisdeeds(visitor);
  });

  it.each(['ko', 'en'] as const)('says beside the sections what they are not, as answers do: %s', async (language) => {
    const visitor = await open(await platform.account(), { mode: 'live', language });
    const { page, texts } = visitor;
    await visitor.visit('playground');
    expect(await page.getByText(DISCLAIMERS.ai[language]).count()).toBe(0);
    await page.getByRole('button', { name: texts.playground.start }).click();
    await page.getByText(texts.playground.complete).waitFor();
    await page.getByRole('region', { name: texts.playground.result }).getByText(DISCLAIMERS.ai[language]).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expectNoMisdeeds(visitor);
  });

  it('shows the code, reason and request id of a stream that failed, and offers to retry', async () => {
    emulator.behave({ mode: 'refused' });
    const visitor = await open(await platform.account(), { mode: 'live', language: 'en' });
    const { page, texts } = visitor;
    await visitor.visit('playground');
    await page.getByRole('spinbutton', { name: texts.birth.day, exact: true }).fill('17');
    await page.getByRole('button', { name: texts.playground.start }).click();
    const alert = page.getByRole('alert');
    await alert.getByText('provider_failed', { exact: true }).waitFor();
    const text = await alert.textContent();
    expect(text).toContain(texts.reasons['provider_failed']);
    expect(text).toMatch(/req_/);
    emulator.reset();
    await alert.getByRole('button', { name: texts.errors.retry }).click();
    await page.getByText(texts.playground.complete).waitFor();
    expectNoMisdeeds(visitor);
  });
});

describe('the pages of batches', () => {
  it('follow a batch to its end', async () => {
    emulator.behave({ latency_ms: 200 });
    const account = await platform.account();
    const call = createClient(apiServer.url, { key: account.liveKey });
    for (let made = 0; made < 4; made += 1) await makeProfile(call);
    const visitor = await open(account, { mode: 'live' });
    const { page, texts } = visitor;
    await visitor.visit('batches');
    await page.getByLabel(texts.batches.chooseAll).check();
    await page.getByRole('button', { name: texts.batches.start }).click();
    await page.getByText(texts.batches.finished('4', '0')).waitFor();
    const bar = page.getByRole('progressbar');
    expect([await bar.getAttribute('value'), await bar.getAttribute('max')]).toEqual(['4', '4']);
    const fortunes = page.getByRole('row').filter({ hasText: 'ftn_' });
    await until('its items are shown', async () => (await fortunes.count()) === 4);
    // All profiles need not be chosen one by one.
    await visitor.visit('batches');
    await page.getByLabel(texts.batches.scope).selectOption('all');
    await page.getByText(texts.batches.allHint('4')).waitFor();
    await page.getByRole('button', { name: texts.batches.start }).click();
    await page.getByText(texts.batches.finished('4', '0')).waitFor();
    await page.getByLabel(texts.batches.shown).selectOption('cached');
    await until('they are shown, which cost nothing', async () => (await fortunes.count()) === 4);
    expectNoMisdeeds(visitor);
  });

  it('show why an item failed, and retry it', async () => {
    emulator.behave({ mode: 'refused' });
    const account = await platform.account();
    await makeProfile(createClient(apiServer.url, { key: account.liveKey }));
    const visitor = await open(account, { mode: 'live', language: 'en' });
    const { page, texts } = visitor;
    await visitor.visit('batches');
    await page.getByLabel(texts.batches.chooseAll).check();
    await page.getByRole('button', { name: texts.batches.start }).click();
    await page.locator('code', { hasText: 'service_unavailable · provider_failed' }).waitFor();
    await page.getByText(texts.reasons['provider_failed'] ?? '').waitFor();
    expect(await page.getByRole('progressbar').getAttribute('class')).toBe('failed');
    expect(await page.locator('.progress').textContent()).toContain(texts.batches.failedText('1'));
    await page.getByLabel(texts.batches.cause).selectOption('service_unavailable · provider_failed');
    const saved = async (kind: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: `${texts.batches.download}: ${kind}` }).click();
      return readFileSync(await (await download).path(), 'utf8');
    };
    expect(await saved('CSV')).toMatch(
      /^profile_id,status,fortune_id,code,reason,message\r\n"prf_\w+","failed","","service_unavailable","provider_failed",".+"\r\n$/,
    );
    expect(JSON.parse(await saved('JSONL'))).toMatchObject({ status: 'failed', error: { reason: 'provider_failed' } });
    emulator.reset();
    await page.getByRole('button', { name: texts.batches.retry }).click();
    await page.getByText(texts.batches.finished('1', '0')).waitFor();
    expectNoMisdeeds(visitor);
  });
});

describe('the page of a batch whose model is paused', () => {
  const pause = (paused: boolean) => steerPool(platform.admin, 'haiku', { paused });
  afterEach(() => pause(false));

  it('says so in place of the estimate, which is when its items fail, until it goes on', async () => {
    const account = await platform.account();
    const call = createClient(apiServer.url, { key: account.testKey });
    // Another person's, whose fortune no other test has stored.
    const profile = await call('POST', '/v1/profiles', { body: { ...BIRTH, birth_year: 1971 } });
    const pausesRead = () => platform.logged("a pool's settings have changed", '"paused":true');
    const before = pausesRead();
    await pause(true);
    // The API server, which says so, and both workers: one would make the item before it knows.
    await until('all have read it', async () => pausesRead() - before === 3);
    const batch = await call('POST', '/v1/fortunes/batch', {
      body: { profile_ids: [profile.textAt('id')], fortune_type: 'daily' },
    });
    const paused = ({ page, texts }: Visitor) =>
      page.getByRole('definition').filter({ hasText: texts.batches.holds['pool_paused'] ?? '' });
    for (const language of ['ko', 'en'] as const) {
      const visitor = await open(account, { language });
      await visitor.page.goto(`${apiServer.url}/dashboard/batches/${batch.textAt('id')}`);
      await paused(visitor).waitFor();
      if (language === 'ko') continue;
      await pause(false);
      await visitor.page.getByText(visitor.texts.batches.finished('1', '0')).waitFor();
      expect(await paused(visitor).count()).toBe(0);
      expectNoMisdeeds(visitor);
    }
  });

  it.each(['ko', 'en'] as const)('has a sentence for each hold (%s)', (language) => {
    expect(Object.keys(TEXTS[language].batches.holds).sort()).toEqual([...POOL_HOLDS].sort());
  });

  it('says what begins to hold it while the page is open, and then the estimate, which it reads again', async () => {
    const account = await platform.account();
    const call = createClient(apiServer.url, { key: account.testKey });
    const profile = await call('POST', '/v1/profiles', { body: BIRTH });
    // No worker of this model runs: none ends the batch.
    const pauseIdle = (paused: boolean) => steerPool(platform.admin, 'sonnet', { paused });
    const beat = () => heartbeat(platform.redis, 'sonnet', 'a worker');
    await beat();
    const beats = setInterval(() => void beat(), 1_000);
    try {
      const batch = await call('POST', '/v1/fortunes/batch', {
        body: { profile_ids: [profile.textAt('id')], fortune_type: 'daily', model: 'sonnet' },
      });
      const visitor = await open(account);
      const { page, texts } = visitor;
      await page.goto(`${apiServer.url}/dashboard/batches/${batch.textAt('id')}`);
      const shown = page.locator('dt', { hasText: texts.batches.estimated }).locator('xpath=following-sibling::dd[1]');
      const held = (reason: string) => shown.filter({ hasText: texts.batches.holds[reason] ?? reason });
      const estimate = shown.locator('time');
      await estimate.waitFor();
      await pauseIdle(true);
      await held('pool_paused').waitFor();
      await pauseIdle(false);
      await estimate.waitFor();
      await pauseIdle(true);
      await held('pool_paused').waitFor();
      await page.reload();
      await held('pool_paused').waitFor();
      await pauseIdle(false);
      // Not any more when its items would have failed.
      await until('the estimate is near', async () => {
        return Date.parse((await estimate.getAttribute('datetime')) ?? '') < Date.now() + 3_600_000;
      });
      clearInterval(beats);
      await deregister(platform.redis, 'sonnet', 'a worker');
      await held('no_worker').waitFor();
      await page.getByRole('button', { name: texts.batches.cancel }).click();
      await page.getByText(texts.batches.finished('0', '0')).waitFor();
      expect(await held('no_worker').count()).toBe(0);
      expectNoMisdeeds(visitor);
    } finally {
      clearInterval(beats);
      await pauseIdle(false);
    }
  });
});

describe('the pages of webhooks', () => {
  it('make one, test it, show its deliveries and whether it fails, deliver again and rotate the secret', async () => {
    const account = await platform.account();
    const call = createClient(apiServer.url, { key: account.testKey });
    const visitor = await open(account);
    const { page, texts } = visitor;
    await visitor.visit('webhooks');
    await page.getByLabel(texts.webhooks.url).fill(`${receiver.url}/dashboard`);
    await page.getByLabel('profile.created').check();
    await page.getByRole('button', { name: texts.common.create }).click();
    const secret = await page.getByLabel(texts.webhooks.secret).inputValue();
    expect(secret).toMatch(/^whsec_/);
    await page.getByRole('link', { name: `${receiver.url}/dashboard` }).click();
    await page.getByRole('button', { name: texts.webhooks.test }).click();
    await page.getByText(texts.webhooks.testDone(texts.webhooks.states.success)).waitFor();

    await makeProfile(call);
    const deliveries = page.getByRole('table', { name: texts.webhooks.deliveries });
    const row = deliveries.getByRole('row').filter({ hasText: 'profile.created' });
    await until('the delivery is listed', async () => {
      await page.getByRole('button', { name: texts.common.refresh }).click();
      return (await row.filter({ hasText: texts.webhooks.states.success }).count()) === 1;
    });
    const delivered = receiver.received('/dashboard').length;
    await row.getByRole('button', { name: texts.webhooks.redeliver }).click();
    await until('it is delivered again', async () => receiver.received('/dashboard').length > delivered);
    await page.getByRole('button', { name: texts.webhooks.rotate }).click();
    expect(await page.getByLabel(texts.webhooks.secret).inputValue()).not.toBe(secret);

    // What happens while it is off is listed as missed, and sent again on request.
    await page.getByRole('button', { name: texts.webhooks.deactivate }).click();
    await page.getByText(texts.webhooks.reasons.owner).waitFor();
    const before = receiver.received('/dashboard').length;
    await makeProfile(call);
    await page.getByRole('button', { name: texts.webhooks.reactivate }).click();
    await page.getByRole('button', { name: texts.webhooks.deactivate }).waitFor();
    await page.getByLabel(texts.webhooks.lacking).uncheck();
    const events = page.getByRole('table', { name: texts.webhooks.log });
    await events.getByRole('row').filter({ hasText: texts.webhooks.states.missed }).waitFor();
    await page.getByRole('button', { name: texts.webhooks.replay }).click();
    await page.getByText(texts.webhooks.replayed(1)).waitFor();
    await until('it is delivered', async () => receiver.received('/dashboard').length > before);

    // One whose attempts fail is not shown as sound.
    receiver.behave('/dashboard', { kind: 'status', status: 500 });
    await makeProfile(call);
    await until(
      'its attempt has failed',
      async () => (await call('GET', '/v1/webhooks')).at('data.0.failure_count') === 1,
    );
    await visitor.visit('webhooks');
    const webhook = page.getByRole('row').filter({ hasText: `${receiver.url}/dashboard` });
    await webhook.getByText(texts.webhooks.failing).waitFor();

    // A delivery tells what was sent, what was answered, and in words when the next attempt is.
    await webhook.getByRole('link').click();
    await deliveries.getByRole('row').filter({ hasText: texts.webhooks.states.pending }).click();
    await page.getByRole('heading', { level: 1, name: texts.webhooks.delivery }).waitFor();
    const attempt = page.getByRole('article').first();
    await attempt.getByText('HTTP 500', { exact: true }).waitFor();
    await attempt.getByText(texts.webhooks.payload).click();
    await attempt.getByText('"profile.created"').waitFor();
    await attempt.getByText(texts.webhooks.requestHeaders).click();
    await attempt.getByText('webhook-signature').waitFor();
    const next = page.getByRole('definition').filter({ hasText: texts.webhooks.attemptNumber(2) });
    expect(await next.textContent()).toMatch(/후$|지금$/);
    expectNoMisdeeds(visitor);
  });
});

describe('every page', () => {
  let account: TestAccount;
  beforeAll(async () => {
    account = await platform.account();
    const call = createClient(apiServer.url, { key: account.testKey });
    const ids = [await makeProfile(call), await makeProfile(call)];
    await call('POST', '/v1/fortunes', { body: { profile_id: ids[0], type: 'daily' } });
    await call('POST', '/v1/fortunes/batch', { body: { profile_ids: ids, fortune_type: 'daily' } });
    // Its address is longer than a line, and it fails: the home page names it.
    const long = `/${'all'.repeat(50)}`;
    receiver.behave(long, { kind: 'status', status: 500 });
    for (const path of [long, '/all']) {
      await call('POST', '/v1/webhooks', { body: { url: `${receiver.url}${path}`, events: ['profile.created'] } });
    }
    await makeProfile(call);
    await until('it is delivered', async () => receiver.received('/all').length > 0);
    const failures = async () => (await call('GET', '/v1/webhooks')).text;
    await until('the other attempt has failed', async () => (await failures()).includes('"failure_count":1'));
  });

  const cases: readonly (readonly [Language, 'light' | 'dark'])[] = [
    ['ko', 'light'],
    ['en', 'dark'],
  ];
  it.each(cases)('is accessible, breaks no policy and writes no error: %s, %s', async (language, colorScheme) => {
    const visitor = await open(account, { language, colorScheme });
    const { page, texts } = visitor;
    expect(await page.evaluate('document.documentElement.lang')).toBe(language);
    const findings: Record<string, string[]> = {};
    const check = async (name: string) => {
      await settled(visitor);
      findings[name] = await accessibilityFindings(page);
      findings[`${name} at 1280`] = await cutContent(page);
      await page.setViewportSize(PHONE);
      findings[`${name} at 390`] = await cutContent(page);
      await page.setViewportSize(DESKTOP);
    };
    await page.setViewportSize(DESKTOP);
    for (const name of Object.keys(texts.navigation) as (keyof typeof texts.navigation)[]) {
      await visitor.visit(name);
      // A keyboard's reader goes on from the heading.
      const hasFocus = async () => (await page.evaluate('document.activeElement.tagName')) === 'H1';
      if (name !== 'home') await until('the heading has the focus', hasFocus);
      await check(name);
      if (name === 'chart') {
        await page.getByRole('button', { name: texts.chart.draw }).click();
        await page.getByText('甲').or(page.getByText('庚')).first().waitFor();
        await check('chart, drawn');
      }
      if (['profiles', 'batches', 'webhooks', 'requests'].includes(name)) {
        await page.getByRole('main').getByRole('table').getByRole('link').first().click();
        await page.waitForURL(`**/dashboard/${name}/*`);
        await check(`one of ${name}`);
      }
      if (name === 'webhooks') {
        await page.getByRole('table', { name: texts.webhooks.deliveries }).getByRole('link').first().click();
        await page.getByRole('article').first().waitFor();
        await check('a delivery');
      }
    }
    expect(Object.fromEntries(Object.entries(findings).filter(([, list]) => list.length > 0))).toEqual({});
    expectNoMisdeeds(visitor);
  });

  it('shows on its home what is wrong today, and an empty account what to do first, ticked as it is done', async () => {
    const fresh = await platform.account();
    const { page, texts } = await open(fresh, { language: 'en' });
    const steps = page.getByRole('region', { name: texts.home.steps });
    await steps.getByText(texts.home.stepsDone(0, 4)).waitFor();
    const call = createClient(apiServer.url, { key: fresh.testKey });
    await makeProfile(call);
    await steps.getByRole('listitem').filter({ hasText: texts.home.step.profile }).getByText(texts.home.done).waitFor();
    receiver.behave('/broken', { kind: 'status', status: 500 });
    await call('POST', '/v1/webhooks', { body: { url: `${receiver.url}/broken`, events: ['profile.created'] } });
    await makeProfile(call);
    await call('GET', '/v1/profiles/prf_none');
    await page
      .getByRole('region', { name: texts.home.failing })
      .getByRole('listitem')
      .filter({ hasText: '/broken' })
      .getByText(texts.webhooks.failing)
      .waitFor();
    await until('the failed call is counted', async () => {
      await page.reload();
      await page
        .getByText(texts.home.planUsed('4', '', '').slice(0, 1))
        .first()
        .waitFor();
      return (await page.getByRole('link', { name: texts.home.failures }).count()) === 1;
    });
    const models = page.getByRole('region', { name: texts.home.models });
    await models.getByText('haiku').waitFor();
    await models
      .getByText(texts.home.states['operational'] ?? '')
      .first()
      .waitFor();
  });

  it('has the page itself within 100 pixels on a phone, and what live mode means', async () => {
    const { page, texts } = await open(account, { mode: 'live' });
    await page.setViewportSize(PHONE);
    await page.getByText(texts.shell.liveStrip).waitFor();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.y).toBeLessThanOrEqual(100);
    await page.getByRole('button', { name: texts.shell.navigation }).click();
    await page.getByRole('link', { name: texts.navigation.keys, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: texts.navigation.keys }).waitFor();
    expect(await page.getByRole('navigation').isVisible()).toBe(false);
  });

  it('opens a row where it is clicked, says how long ago, and copies whole ids', async () => {
    const visitor = await open(account);
    const { page, texts, context } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitor.visit('profiles');
    const row = page.getByRole('row').nth(1);
    const time = row.getByRole('time');
    expect(await time.textContent()).toMatch(/전$|지금/);
    expect(await time.getAttribute('title')).toMatch(/^2\d.*:\d\d:\d\d KST$/);
    await row.click();
    await page.getByRole('region', { name: texts.profiles.balance }).waitFor();
    await visitor.visit('audit');
    const details = page.getByRole('button', { name: texts.common.details }).first();
    await details.click();
    await page.getByRole('term').filter({ hasText: 'actor_ip' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await details.click();
    expect(await page.getByRole('term').count()).toBe(0);
    const id = page.getByRole('row').filter({ hasText: 'prf_…' }).first().locator('.id').first();
    await id.getByRole('button').click();
    await id.getByRole('button', { name: texts.common.copy }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await id.locator('code').getAttribute('title'));
    expectNoMisdeeds(visitor);
  });

  it("finds a person by the partner's own id and everything by its id, also from the keyboard", async () => {
    const owner = await platform.account();
    const call = createClient(apiServer.url, { key: owner.testKey });
    const id = (await call('POST', '/v1/profiles', { body: { ...BIRTH, external_id: 'crm-77' } })).textAt('id');
    const fortune = await call('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily' } });
    const hook = { url: `${receiver.url}/found`, events: ['profile.created'] };
    const webhook = (await call('POST', '/v1/webhooks', { body: hook })).textAt('id');
    await makeProfile(call);
    const deliveries = () => call('GET', `/v1/webhooks/${webhook}/deliveries`);
    await until('it is delivered', async () => (await deliveries()).at('data.0.status') === 'success');
    const visitor = await open(owner, { expected: [404] });
    const { page, texts } = visitor;
    await visitor.visit('profiles');
    for (const text of ['crm-78', 'crm-77']) {
      await page.getByLabel(texts.profiles.search).fill(text);
      await page.getByRole('button', { name: texts.profiles.find, exact: true }).click();
      await page.getByRole('table').or(page.getByText(texts.common.nothing)).first().waitFor();
    }
    await page.getByRole('row').filter({ hasText: 'crm-77' }).click();
    // One view of a person: fortunes, calls, audit.
    await page.getByRole('table', { name: texts.profiles.fortunes }).waitFor();
    await page.getByRole('table', { name: texts.profiles.audit }).getByText('profile.created').waitFor();
    await until('the call is logged', async () => {
      await page.reload();
      await page.getByRole('table', { name: texts.profiles.audit }).waitFor();
      await settled(visitor);
      return (await page.getByRole('table', { name: texts.profiles.calls }).count()) === 1;
    });
    const find = async (text: string) => {
      await page.keyboard.press('Control+K');
      await page.getByLabel(texts.finder.label).fill(text);
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.keyboard.press('Enter');
    };
    for (const [text, where] of [
      [fortune.textAt('id'), `profiles/${id}`],
      [fortune.headers.get('x-request-id') ?? '', 'requests/req_*'],
      ['crm-77', `profiles/${id}`],
      [(await deliveries()).textAt('data.0.id'), `webhooks/${webhook}/dlv_*`],
    ] as const) {
      await visitor.visit('audit');
      await find(text);
      await page.waitForURL(`**/dashboard/${where}`);
    }
    await find('prf_none');
    await page.getByRole('dialog').getByRole('alert').getByText('not_found').waitFor();
    expectNoMisdeeds(visitor);
  });

  it.each([
    ['1280', DESKTOP],
    ['390', PHONE],
  ])(
    'shows usage as charts with the figures as tables, and that of the bar pointed at, at %s px',
    async (_, viewport) => {
      const { page, texts, visit } = await open(account);
      await visit('usage');
      await page.setViewportSize(viewport);
      for (const title of [texts.usage.requestsByDay, texts.usage.costByDay, /p50/, /p95/]) {
        const figure = page.getByRole('figure').filter({ has: page.getByRole('img', { name: title }) });
        await figure.getByText(texts.common.asTable).waitFor();
        // The place of a bar, however low it is.
        await figure.locator('.pointer').first().hover();
        const [name = '', value = ''] = ((await figure.locator('.pointed-at').textContent()) ?? '').split(': ');
        await figure.getByText(texts.common.asTable).click();
        const row = figure.getByRole('row').filter({ hasText: name });
        expect(await row.getByRole('cell').allTextContents()).toContain(value);
      }
      await page.getByRole('row').filter({ hasText: 'POST /v1/fortunes' }).first().waitFor();
      const keys = page.getByRole('region', { name: texts.usage.byKey }).getByRole('row');
      await keys.filter({ hasText: account.testKey.slice(0, 20) }).waitFor();
    },
  );

  it('shows the eight characters, the balance and the ten-year cycles of a birth', async () => {
    const visitor = await open(account);
    const { page, texts } = visitor;
    await visitor.visit('chart');
    await page.getByRole('button', { name: texts.chart.draw }).click();
    const pillars = page.getByRole('table', { name: texts.chart.pillars });
    await pillars.waitFor();
    expect((await pillars.locator('.hanja').allTextContents()).join('')).toBe('癸庚辛庚未辰巳午');
    await page.getByRole('img', { name: texts.chart.cycles }).waitFor();
  });

  it('shows what is read from a chart: strength, useful god, pattern, relations, markers, luck, time basis', async () => {
    const { page, texts, visit } = await open(account);
    await visit('chart');
    await page.getByRole('button', { name: texts.chart.draw }).click();
    const reading = page.getByRole('region', { name: texts.chart.reading });
    await reading.waitFor();
    const words = await reading.locator('dd').allTextContents();
    expect(words.slice(0, 6)).toEqual([
      '신약 · 35점 · 득지 · 통근',
      '토(土) · 희신 금(金) · 기신 목(木) · 억부:관성 과다',
      '편관격',
      '육합 오미 (연주·시주) · 방합 사오미 (연주·월주·시주)',
      '천을귀인 (시주) · 괴강 (일주)',
      '신 · 유',
    ]);
    // Of the day on which the test runs.
    expect(words.slice(6, 8)).toEqual([
      expect.stringMatching(/^20\d\d · ../),
      expect.stringMatching(/^20\d\d-\d\d · ../),
    ]);
    expect(words[8]).toBe('standard/135/split · 1990-05-15 14:00 · UTC+9');
    const stages = page.getByRole('row').filter({ hasText: texts.chart.stages });
    expect(await stages.getByRole('cell').allTextContents()).toEqual(['관대', '양', '장생', '목욕']);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await elementsBeyondTheEdge(page)).toEqual([]);
  });

  it("says beside a profile's fortunes what they are not, in the language of the page", async () => {
    const visitor = await open(account);
    const { page, texts } = visitor;
    await visitor.visit('profiles');
    await page.getByRole('main').getByRole('table').getByRole('link').first().click();
    await page.getByRole('region', { name: texts.profiles.fortunes }).getByText(DISCLAIMERS.simulated.ko).waitFor();
    await page.getByLabel(texts.shell.language).selectOption('en');
    await page.getByRole('region', { name: TEXTS.en.profiles.fortunes }).getByText(DISCLAIMERS.simulated.en).waitFor();
    expectNoMisdeeds(visitor);
  });

  it('shows requests with their ids', async () => {
    const visitor = await open(account);
    const call = createClient(apiServer.url, { key: account.testKey });
    await call('GET', '/v1/profiles/prf_none');
    await visitor.visit('requests');
    const { page, texts } = visitor;
    const log = page.getByRole('region', { name: texts.requests.log });
    await log.getByLabel(texts.requests.statusCode).selectOption('4xx');
    const refused = log.getByRole('row').filter({ hasText: 'GET /v1/profiles/{id}' });
    await until('the request is logged', async () => {
      await log.getByRole('button', { name: texts.audit.apply }).click();
      await log.getByLabel(texts.requests.code).fill('');
      await log.getByLabel(texts.requests.path).fill('/v1/profiles/{id}');
      await log.getByRole('button', { name: texts.audit.apply }).click();
      await settled(visitor);
      return (await refused.count()) > 0;
    });
    await refused.first().click();
    await page.getByText(`curl -X GET '${apiServer.url}/v1/profiles/{id}'`).waitFor();
    await page.getByText('not_found', { exact: true }).waitFor();
    await visitor.visit('requests');
    const changes = page.getByRole('region', { name: texts.requests.changes }).first();
    await changes.getByText('profile.created').first().waitFor();
    expect(await changes.textContent()).toMatch(/req_/);
    const own = page.getByRole('region', { name: texts.requests.here }).first();
    expect(await own.textContent()).toMatch(/GET \/v1\/reports\/audit.*req_/);
  });

  it('changes mode and language at once', async () => {
    const visitor = await open(account);
    const { page } = visitor;
    await page.getByLabel(TEXTS.ko.shell.language).selectOption('en');
    await page.getByRole('heading', { level: 1, name: TEXTS.en.navigation.home }).waitFor();
    await page.getByLabel(TEXTS.en.shell.live, { exact: true }).check();
    await page.getByRole('heading', { level: 1, name: TEXTS.en.navigation.home }).waitFor();
    expect(await page.getByLabel(TEXTS.en.shell.live, { exact: true }).isChecked()).toBe(true);
    expectNoMisdeeds(visitor);
  });

  it('leads from its menu to the documents and the status, in its language', async () => {
    for (const language of ['ko', 'en'] as const) {
      const visitor = await open(account, { language });
      const { page, texts } = visitor;
      for (const name of ['docs', 'status'] as const) {
        await page.getByRole('navigation').getByRole('link', { name: texts.shell[name], exact: true }).click();
        await page.waitForURL(`**/${name}**`);
        expect(await page.evaluate('document.documentElement.lang')).toBe(language);
        await page.goBack();
      }
      expectNoMisdeeds(visitor);
    }
  });

  it('offers a retry when a limit refuses', async () => {
    const { page, texts } = await open(await platform.account(), { language: 'en' });
    const call = "fetch('/dashboard/api/v1/webhooks').then(({ status }) => status)";
    await until('the session is limited', async () => {
      const statuses = await page.evaluate(`Promise.all(Array.from({ length: 100 }, () => ${call}))`);
      return (statuses as number[]).includes(429);
    });
    await page.getByRole('link', { name: texts.navigation.profiles, exact: true }).click();
    await page.getByText(texts.reasons['minute'] ?? '').waitFor();
    await page.getByRole('button', { name: /^Try again in \d+ s$/ }).waitFor();
  });
});
