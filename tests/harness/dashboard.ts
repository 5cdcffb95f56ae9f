import { expect } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { en } from '../../api/site/dashboard/texts/en.ts';
import { ko } from '../../api/site/dashboard/texts/ko.ts';
import { type Misdeeds, watchPages } from './browser.ts';

export const TEXTS = { ko, en };
export type Language = keyof typeof TEXTS;

export interface DashboardOptions {
  readonly accessToken: string;
  readonly mode?: 'live' | 'test';
  readonly language?: Language;
  readonly colorScheme?: 'light' | 'dark';
  /** Statuses of 400 and more that the test causes. */
  readonly expected?: readonly number[];
}

/** A signed-in reader of the dashboard, in a browser profile of its own. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly misdeeds: Misdeeds;
  readonly texts: typeof ko;
  /** Opens a page by its link in the menu. */
  visit(name: keyof typeof ko.navigation): Promise<void>;
}

export async function openDashboard(browser: Browser, url: string, options: DashboardOptions): Promise<Visitor> {
  const { accessToken, mode = 'test', ...rest } = options;
  const visitor = await visitDashboard(browser, `${url}/dashboard`, rest);
  const { page, texts } = visitor;
  await page.getByLabel(texts.signIn.token).fill(accessToken);
  await page.getByLabel(mode === 'live' ? texts.shell.liveHint : texts.shell.testHint).check();
  await page.getByRole('button', { name: texts.signIn.submit }).click();
  return visitor;
}

/** Opens an address of the dashboard, such as a link that signs in. */
export async function visitDashboard(
  browser: Browser,
  address: string,
  options: Omit<DashboardOptions, 'accessToken' | 'mode'> = {},
): Promise<Visitor> {
  const { language = 'ko', colorScheme = 'light', expected = [] } = options;
  const texts = TEXTS[language];
  const locale = { ko: 'ko-KR', en: 'en-US' }[language];
  const context = await browser.newContext({ locale, colorScheme });
  const misdeeds = watchPages(context, new URL(address).origin, (status) => expected.includes(status));
  const page = await context.newPage();
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(address);
  return {
    page,
    context,
    misdeeds,
    texts,
    async visit(name) {
      await page.getByRole('navigation').getByRole('link', { name: texts.navigation[name], exact: true }).click();
      await page.getByRole('heading', { level: 1, name: texts.navigation[name] }).waitFor();
    },
  };
}

/** Waits until nothing on the page says that it is loading. */
export async function settled({ page, texts }: Visitor): Promise<void> {
  await page.getByText(texts.common.loading).first().waitFor({ state: 'detached' });
}

export function expectNoMisdeeds({ misdeeds }: Visitor): void {
  expect(misdeeds).toEqual({ elsewhere: [], failed: [], broken: [] });
}
