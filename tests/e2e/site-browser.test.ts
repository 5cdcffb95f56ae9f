import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import {
  accessibilityFindings,
  elementsBeyondTheEdge,
  launchBrowser,
  type Misdeeds,
  watchPages,
} from '../harness/browser.ts';
import { createClient } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestPlatform } from '../harness/platform.ts';

const PAGES = [
  '/',
  '/docs',
  '/docs/v2',
  '/docs/reference/createFortune',
  '/docs/reference/listFortunes',
  '/docs/reference/calculateLegacySaju',
  '/docs/reference/receiveFortuneGenerated',
  '/docs/schemas/Fortune',
  '/docs/search?q=webhook',
  '/docs/quickstart',
  '/docs/guides/webhooks',
  '/errors',
  '/errors/rate-limited',
  '/changelog',
  '/support',
  '/status',
];
const LANGUAGES = ['ko', 'en'] as const;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 780 };

describe('the site in a browser', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let browser: Browser;
  beforeAll(async () => {
    [platform, browser] = await Promise.all([startPlatform(), launchBrowser()]);
    apiServer = await platform.startApiServer({ TRUST_PROXY: '1' });
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await platform?.stop();
  });

  /** An address of its own, so that no reader uses up the limit of another. */
  let readers = 0;
  const address = () => {
    readers += 1;
    return { 'X-Forwarded-For': `192.0.2.${readers}` };
  };
  const open = async (
    options: Parameters<Browser['newContext']>[0] = {},
  ): Promise<{ readonly page: Page; readonly context: BrowserContext; readonly misdeeds: Misdeeds }> => {
    const context = await browser.newContext({
      baseURL: apiServer.url,
      extraHTTPHeaders: address(),
      viewport: DESKTOP,
      ...options,
    });
    return { context, page: await context.newPage(), misdeeds: watchPages(context, apiServer.url) };
  };
  it.each([
    ['ko', 'light'],
    ['en', 'dark'],
  ] as const)(
    'is read by everyone and on every screen, loads nothing from elsewhere and breaks no policy: %s, %s',
    async (language, colorScheme) => {
      const { page, misdeeds } = await open({ colorScheme });
      const findings: Record<string, string[]> = {};
      const tooWide: Record<string, string[]> = {};
      for (const path of PAGES) {
        await page.setViewportSize(DESKTOP);
        await page.goto(inLanguage(path, language));
        expect(await page.locator('html').getAttribute('lang')).toBe(language);
        findings[path] = await accessibilityFindings(page);
        for (const viewport of [DESKTOP, PHONE]) {
          await page.setViewportSize(viewport);
          tooWide[`${path} at ${viewport.width}`] = await elementsBeyondTheEdge(page);
        }
      }
      expect(namedOnly(findings)).toEqual({});
      expect(namedOnly(tooWide)).toEqual({});
      expect(misdeeds).toEqual({ elsewhere: [], failed: [], broken: [] });
    },
  );

  it('leads from the anchors of the former reference to its pages', async () => {
    const { page } = await open();
    const anchors = {
      'tag/Profiles/operation/createProfile': '/docs/reference/createProfile',
      'tag/Version%202/operation/createProfileV2': '/docs/reference/createProfileV2',
      'schema/FortuneType': '/docs/schemas/FortuneType',
      'tag/Legacy': '/docs/legacy',
      schemas: '/docs/schemas',
    };
    for (const [anchor, path] of Object.entries(anchors)) {
      await page.goto('/docs/quickstart');
      await page.goto(`/docs?lang=en#${anchor}`, { waitUntil: 'commit' });
      await page.waitForURL(`${apiServer.url}${path}?lang=en`);
    }
    await page.goto('/docs?lang=en#tag/Profiles');
    await page.getByRole('heading', { name: 'Profiles', exact: true }).waitFor();
  });

  it('finds pages while the reader types, and without scripts at the press of a button', async () => {
    const { page, misdeeds } = await open();
    await page.goto('/docs/reference/createFortune?lang=ko');
    await page.getByRole('searchbox').fill('xyzzy');
    await page.getByText('검색 결과가 없습니다.').waitFor();
    await page.getByRole('searchbox').fill('list profiles');
    await page.locator('#results').getByRole('link', { name: 'List profiles' }).first().click();
    await page.waitForURL('**/docs/reference/listProfiles?lang=ko');
    const bare = await open({ javaScriptEnabled: false, viewport: PHONE });
    await bare.page.goto('/docs?lang=en');
    await bare.page.getByRole('searchbox').fill('list profiles');
    await bare.page.getByRole('button', { name: 'Search' }).click();
    await bare.page.locator('#results').getByRole('link', { name: 'List profiles' }).first().click();
    await bare.page.waitForURL('**/docs/reference/listProfiles?lang=en');
    for (const each of [misdeeds, bare.misdeeds]) expect(each).toEqual({ elsewhere: [], failed: [], broken: [] });
  });

  it('shows the request in the language that was chosen before, and without scripts in any', async () => {
    const { page } = await open();
    await page.goto('/docs/reference/createFortune?lang=en');
    await page.getByText('Python', { exact: true }).click();
    await page.getByText('saju.create_fortune(').waitFor();
    expect(await page.getByText('curl -X POST').isVisible()).toBe(false);
    await page.goto('/docs/reference/createProfile?lang=en');
    await page.getByText('saju.create_profile(').waitFor();
    const bare = await open({ javaScriptEnabled: false });
    await bare.page.goto('/docs/reference/createFortune?lang=en');
    await bare.page.getByText('curl -X POST').waitFor();
    await bare.page.getByText('TypeScript', { exact: true }).click();
    await bare.page.getByText('saju.http.POST').waitFor();
  });

  it("tries an operation with the dashboard's session, and says where to sign in without one", async () => {
    const { page, context } = await open();
    await page.goto('/docs/reference/createProfile?lang=en');
    const status = page.locator('.try [role=status]');
    const send = page.getByRole('button', { name: 'Send request' });
    await send.click();
    await page.getByText('You are not signed in.').waitFor();
    const { accessToken } = await platform.account();
    const signedIn = await context.request.post('/dashboard/session', {
      data: { access_token: accessToken },
      headers: { Origin: apiServer.url },
    });
    expect(signedIn.status()).toBe(201);
    await page.getByLabel('Body', { exact: true }).fill('{');
    await send.click();
    await page.getByText('The body is not valid JSON.').waitFor();
    await page.reload();
    await send.click();
    await status.getByText(/^201 · \d+ ms$/).waitFor();
    const { id } = JSON.parse((await page.locator('.try pre').textContent()) ?? '');
    expect(id).toMatch(/^prf_/);
    // Parameters of path and query; the mode is that of the form.
    await page.goto('/docs/reference/getProfile?lang=en');
    await page.locator('.try').getByLabel('id', { exact: true }).fill(id);
    await send.click();
    await status.getByText(/^200 · /).waitFor();
    await page.getByLabel('Live').check();
    await send.click();
    await status.getByText(/^404 · /).waitFor();
    await page.goto('/docs/reference/listProfiles?lang=en');
    await page.locator('.try').getByLabel('limit', { exact: true }).fill('1');
    await send.click();
    await status.getByText(/^200 · /).waitFor();
    expect(await page.locator('.try pre').textContent()).toContain(id);
    // No session reaches these.
    for (const other of ['unmaskProfile', 'createProfileV2', 'getLegacyUsage', 'receiveProfileCreated']) {
      await page.goto(`/docs/reference/${other}?lang=en`);
      expect(await page.locator('.try').count()).toBe(0);
    }
  });

  it('changes the language of the page that is read, and keeps it', async () => {
    const { page } = await open({ locale: 'ko-KR' });
    await page.goto('/docs/guides/webhooks');
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Errors' }).click();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.getByRole('link', { name: '한국어' }).click();
    expect(new URL(page.url()).pathname).toBe('/errors');
    expect(await page.locator('html').getAttribute('lang')).toBe('ko');
  });

  it('has only links that lead somewhere, to the very place', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    const targets = new Map<string, Set<string>>();
    for (const path of PAGES) {
      for (const language of LANGUAGES) {
        await page.goto(inLanguage(path, language));
        const from = page.url();
        for (const href of await page
          .locator('a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
          const { origin, pathname, search, hash } = new URL(href ?? '', from);
          if (origin !== apiServer.url) continue;
          const places = targets.get(pathname + search) ?? new Set();
          targets.set(pathname + search, places.add(decodeURIComponent(hash.slice(1))));
        }
      }
    }
    const dead: string[] = [];
    for (const [target, places] of targets) {
      const client = createClient(apiServer.url, { headers: { ...address(), Accept: 'text/html,*/*;q=0.8' } });
      const { status, text } = await client('GET', target);
      if (status !== 200) dead.push(`${status} ${target}`);
      for (const place of places) if (place !== '' && !text.includes(` id="${place}"`)) dead.push(`${target}#${place}`);
    }
    expect(targets.size).toBeGreaterThan(50);
    expect(dead).toEqual([]);
  });
});

function inLanguage(path: string, language: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

function namedOnly(lists: Readonly<Record<string, readonly string[]>>): object {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}
