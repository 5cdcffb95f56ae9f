import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import * as z from 'zod';
import { en } from '../../api/site/dashboard/texts/en.ts';
import { addDays, kstDate, systemClock } from '../../shared/core/clock.ts';
import { seedHistory } from '../cli/demo/history.ts';
import { seedDemo } from '../cli/demo/seed.ts';
import { openPlatform } from '../cli/platform.ts';

/**
 * `npm run screenshots`: pictures of the running `npm start` for the README, in docs/images. Sections must come one
 * after the other to be seen: start it with `SIMULATOR_LATENCY_MS=1500 CONCURRENCY_HAIKU=1 npm start`. The machine needs a
 * font with Hangul and hanja (Debian: fonts-noto-cjk).
 */
const IMAGES = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const DATA_DIR = process.env['DATA_DIR'] ?? '.data';
const PROFILES = 24;
const HISTORY_DAYS = 30;
const VIEWPORT = { width: 1180, height: 760 };

const read = <T extends z.ZodType>(name: string, schema: T) =>
  schema.parse(JSON.parse(readFileSync(path.join(DATA_DIR, name), 'utf8')));

const credentials = read(
  'dev-credentials.json',
  z.looseObject({ account_id: z.string(), access_token: z.string(), ops_user: z.string(), ops_password: z.string() }),
);
const services = read('services.json', z.looseObject({ mongodb_url: z.string(), redis_url: z.string() }));
const secrets = read('secrets.json', z.record(z.string(), z.string()));
const site = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;
const ops = `http://127.0.0.1:${process.env['OPS_PORT'] ?? 3001}`;

await prepare();
mkdirSync(IMAGES, { recursive: true });
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--no-proxy-server', '--disable-dev-shm-usage'],
});
await takeDashboard(browser);
await takeOperators(browser);
await browser.close();

/** Profiles and a month of usage for the demo account, in live mode. */
async function prepare(): Promise<void> {
  const environment = { ...secrets, MONGODB_URL: services.mongodb_url, REDIS_URL: services.redis_url };
  const platform = await openPlatform(environment, systemClock);
  const owner = { accountId: credentials.account_id, livemode: true };
  const options = { profiles: PROFILES, fortunesPercent: 0, seed: 'screenshots' };
  await seedDemo(platform, owner, options, () => undefined);
  await seedHistory(platform, owner, HISTORY_DAYS);
  await platform.close();
}

async function takeDashboard(running: Browser): Promise<void> {
  const context = await running.newContext({ locale: 'en-US', viewport: VIEWPORT, colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto(`${site}/dashboard`);
  await page.getByLabel(en.signIn.token).fill(credentials.access_token);
  await page.getByLabel(en.shell.liveHint).check();
  await page.getByRole('button', { name: en.signIn.submit }).click();

  await visit(page, 'usage');
  await page.getByLabel(en.usage.range).selectOption('30');
  // The week of before has as many endpoints, and fewer bars.
  await page
    .locator('figure rect')
    .nth(HISTORY_DAYS - 2)
    .waitFor();
  await save(page, 'dashboard-usage');

  await visit(page, 'chart');
  await page.getByRole('button', { name: en.chart.draw }).click();
  await page.getByRole('img', { name: en.chart.cycles }).waitFor();
  await save(page, 'dashboard-chart');

  await visit(page, 'playground');
  // A birth that no fortune was made for: what is stored comes at once.
  await page.getByLabel(en.birth.year).fill(String(1950 + Math.floor(Math.random() * 50)));
  await page.getByRole('button', { name: en.playground.start }).click();
  await page.locator('.section.arrived').nth(1).waitFor();
  await page.setViewportSize({ ...VIEWPORT, height: 960 });
  await save(page, 'dashboard-playground');
  await page.setViewportSize(VIEWPORT);

  await visit(page, 'batches');
  await page.getByLabel(en.batches.chooseAll).check();
  // For the same reason.
  const date = addDays(kstDate(systemClock.now()), Math.floor(Math.random() * 300));
  await page.getByLabel(`${en.common.date} (${en.common.dateHint})`).fill(date);
  await page.getByRole('button', { name: en.batches.start }).click();
  await page.getByText(/^([7-9]|1\d) of/).waitFor();
  await save(page, 'dashboard-batch');
  await page.getByRole('button', { name: en.shell.signOut }).click();
  await page.getByText(en.signIn.farewell['signed-out']).waitFor();
  await context.close();
}

async function takeOperators(running: Browser): Promise<void> {
  const { ops_user: username, ops_password: password } = credentials;
  const context: BrowserContext = await running.newContext({
    locale: 'en-US',
    viewport: VIEWPORT,
    httpCredentials: { username, password },
  });
  const page = await context.newPage();
  const answer = await page.goto(`${ops}/models`);
  if (answer?.ok()) await save(page, 'operators-models');
  await context.close();
}

async function visit(page: Page, name: keyof typeof en.navigation): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: en.navigation[name], exact: true }).click();
  await page.getByRole('heading', { level: 1, name: en.navigation[name] }).waitFor();
}

async function save(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(IMAGES, `${name}.png`) });
  process.stdout.write(`docs/images/${name}.png\n`);
}
