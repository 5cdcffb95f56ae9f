import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext } from 'playwright-core';
import { newId } from '../../shared/core/ids.ts';
import { createProfiles } from '../harness/batches.ts';
import { accessibilityFindings, launchBrowser, watchPages } from '../harness/browser.ts';
import { createClient, until } from '../harness/http.ts';
import { type ApiServer, OPS_LOGIN, startPlatform, type TestPlatform } from '../harness/platform.ts';

describe("the operators' pages in a browser", () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let browser: Browser;
  let fortune: { readonly id: string; readonly requestId: string };
  beforeAll(async () => {
    [platform, browser] = await Promise.all([startPlatform(), launchBrowser()]);
    apiServer = await platform.startApiServer({ OPS_WRITE: 'true' });
    await platform.startWorker('haiku,maintenance');
    const { liveKey } = await platform.account();
    const call = createClient(apiServer.url, { key: liveKey });
    const [profile_id = ''] = await createProfiles(call, 1);
    const made = await call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily', model: 'haiku' } });
    fortune = { id: made.textAt('id'), requestId: made.headers.get('x-request-id') ?? '' };
  });
  afterAll(async () => {
    await browser?.close();
    await platform.stop();
  });

  const open = async (options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> =>
    browser.newContext({
      httpCredentials: { username: OPS_LOGIN.user, password: OPS_LOGIN.password },
      baseURL: apiServer.opsUrl,
      ...options,
    });
  /** 401 is the browser's first request, which has no login. */
  const isLogin = (status: number) => status === 401;

  it.each([
    ['ko', 'light'],
    ['en', 'dark'],
  ] as const)('are read with a keyboard or a screen reader, in %s and %s', async (lang, colorScheme) => {
    const context = await open({ colorScheme });
    const misdeeds = watchPages(context, apiServer.opsUrl, isLogin);
    const page = await context.newPage();
    const addresses = [
      '/',
      '/models',
      '/accounts',
      '/batches',
      '/schedules',
      '/incidents',
      '/find',
      '/models/haiku/limit',
    ];
    for (const path of [...addresses, `/find?id=${fortune.id}`]) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
      expect([path, await accessibilityFindings(page)]).toEqual([path, []]);
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      expect(await page.locator('nav [aria-current=page]').count()).toBe(1);
    }
    expect(misdeeds).toEqual({ elsewhere: [], failed: [], broken: [] });
    await context.close();

    // The same without JavaScript, from the keyboard.
    const bare = await open({ javaScriptEnabled: false });
    const reader = await bare.newPage();
    await reader.goto(`/?lang=${lang}`);
    await reader.keyboard.press('Tab');
    expect(await reader.locator(':focus').getAttribute('href')).toBe('#content');
    await reader.locator('#search').fill(fortune.requestId);
    await reader.keyboard.press('Enter');
    await reader.getByText(lang === 'ko' ? '호출 과금' : 'call charged').waitFor();
    await reader.getByRole('link', { name: fortune.id }).first().click();
    await reader.waitForURL(/find\?id=ftn_/);
    expect(reader.url()).toContain(`lang=${lang}`);
    await bare.close();
  });

  it('say in the language of the reader that an id is unknown', async () => {
    const context = await open({ locale: 'en' });
    const page = await context.newPage();
    await page.goto(`/find?id=${newId('batch')}`);
    await page.getByRole('alert').getByText('Nothing is stored under').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await context.close();
  });

  it('pause and resume a model by their forms', async () => {
    const context = await open({ javaScriptEnabled: false });
    const misdeeds = watchPages(context, apiServer.opsUrl, isLogin);
    const page = await context.newPage();
    await page.goto('/models?lang=en');
    await page.getByRole('link', { name: 'Pause: haiku' }).click();
    await page.getByText('Once you confirm, no worker takes jobs of this model.').waitFor();
    // Without a reason the browser does not send it.
    await page.getByRole('button', { name: 'Pause: haiku' }).click();
    await page.getByLabel('Reason').fill('the provider is down');
    await page.getByLabel('Ends by itself at').fill('2099-01-02T03:04');
    await page.getByRole('button', { name: 'Pause: haiku' }).click();
    await page.getByText('An operator has paused haiku (the provider is down; until 2099-01-02 03:04 KST).').waitFor();
    await page.getByRole('status').getByText('Changed.').waitFor();
    await until('the worker has read it', async () => platform.logged('settings have changed', '"paused":true') >= 2);
    const resume = page.getByRole('link', { name: 'Resume: haiku' });
    await resume.click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await resume.click();
    await page.getByLabel('Reason').fill('it is back');
    await page.getByRole('button', { name: 'Resume: haiku' }).click();
    await page.getByRole('link', { name: 'Pause: haiku' }).waitFor();
    await page.getByRole('link', { name: 'Change limits: haiku' }).click();
    await page.getByLabel('Calls per minute').fill('90');
    await page.getByLabel('Reason').fill('a quota');
    await page.getByRole('button', { name: 'Change limits: haiku' }).click();
    await page.getByText('(a quota)').waitFor();
    await until('it is stored', async () => {
      const stored = await platform.admin.db.poolSettings.findById('haiku').lean();
      return stored?.ratePerMinute === 90 && !stored.paused;
    });
    expect(misdeeds).toEqual({ elsewhere: [], failed: [], broken: [] });
    await context.close();
  });

  it('draw what each model did in the last hour and day, within the page of a phone', async () => {
    const context = await open({ locale: 'en', javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto('/models');
    const charts = page.getByRole('img', { name: /^haiku, Last (hour|24 hours), .* Calls \/ failed: [1-9]/ });
    expect(await charts.count()).toBe(2);
    expect(await page.locator('rect.calls title').first().textContent()).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d: 1 \/ 0/);
    const [viewport, document] = [390, await page.locator('html').boundingBox()];
    expect(document?.width).toBeLessThanOrEqual(viewport);
    await context.close();
  });

  it('lead to the queue board, which leads back', async () => {
    const context = await open();
    const misdeeds = watchPages(context, apiServer.opsUrl, isLogin);
    const page = await context.newPage();
    await page.goto('/?lang=en');
    await page.getByRole('link', { name: 'generation-haiku' }).click();
    await page.getByText('pool haiku').first().waitFor();
    const html = await (await context.request.get('/queues')).text();
    expect(html).toContain("Operators' pages");
    expect(misdeeds).toEqual({ elsewhere: [], failed: [], broken: [] });
    await context.close();
  });

  it('refresh only when the reader asks for it', async () => {
    const context = await open({ locale: 'en' });
    const page = await context.newPage();
    for (const path of ['/', '/models', '/batches']) {
      await page.goto(path);
      expect(await page.locator('meta[http-equiv=refresh]').count()).toBe(0);
      await page.getByRole('link', { name: 'Refresh every 10 s' }).click();
      expect(await page.locator('meta[http-equiv=refresh]').count()).toBe(1);
      await page.getByRole('link', { name: 'Stop refreshing' }).click();
      expect(await page.locator('meta[http-equiv=refresh]').count()).toBe(0);
    }
    await context.close();
  });
});
