import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const CHROMIUM = '/usr/bin/chromium';
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** As `until` waits. Playwright's 30 s are less than a busy machine may take. */
const PATIENCE_MS = 120_000;

/** Debian's Chromium, without the machine's proxy; as root it is installed when it is missing. */
export async function launchBrowser(): Promise<Browser> {
  installChromium();
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--no-proxy-server', '--disable-dev-shm-usage'],
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(PATIENCE_MS);
    return context;
  };
  return browser;
}

function installChromium(): void {
  if (existsSync(CHROMIUM)) return;
  const missing = `${CHROMIUM} is missing: install it (Debian: apt-get install chromium)`;
  if (process.getuid?.() !== 0) throw new Error(missing);
  const install = ['-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '--no-install-recommends', 'chromium'];
  try {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', install, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  } catch (cause) {
    throw new Error(missing, { cause });
  }
}

/** What a page must not do. Every list stays empty on a good one. */
export interface Misdeeds {
  /** Requests to other hosts. A browser that ignores the security policy would also send the refused ones. */
  readonly elsewhere: string[];
  /** Answers of 400 and more, and requests without an answer. */
  readonly failed: string[];
  /** Uncaught errors, and lines that the browser writes to the console as errors: violations of the policy are there. */
  readonly broken: string[];
}

/** @param isExpected statuses that the test causes */
export function watchPages(
  context: BrowserContext,
  origin: string,
  isExpected: (status: number) => boolean = () => false,
): Misdeeds {
  const misdeeds: Misdeeds = { elsewhere: [], failed: [], broken: [] };
  context.on('request', (request) => {
    if (!request.url().startsWith(origin)) misdeeds.elsewhere.push(request.url());
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !isExpected(response.status())) {
      misdeeds.failed.push(`${response.status()} ${response.url()}`);
    }
  });
  context.on('requestfailed', (request) => {
    // Pages cancel requests whose answer is no longer wanted.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') misdeeds.failed.push(request.url());
  });
  context.on('weberror', (error) => misdeeds.broken.push(error.error().message));
  context.on('console', (message) => {
    // The browser's line about an answer of 400 and more: `failed` has it.
    const isAnswer = message.text().startsWith('Failed to load resource: the server responded');
    if (message.type() === 'error' && !isAnswer) misdeeds.broken.push(message.text());
  });
  return misdeeds;
}

/**
 * The rules of WCAG 2.1 AA that the page breaks, with the places. Evaluated as source, which the page's policy allows.
 * @param parts selectors of what is looked at: axe needs minutes for tens of thousands of elements
 */
export async function accessibilityFindings(page: Page, parts: readonly string[] = ['html']): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations }: { violations: readonly Violation[] } = await page.evaluate(
    `axe.run(${JSON.stringify({ include: parts })}, ${JSON.stringify({ runOnly: RULES })})`,
  );
  return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

/** What axe reports of a broken rule. */
interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** What makes the page scroll sideways. Parts that scroll by themselves do not count. */
export function elementsBeyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(`
    (() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      return [...document.body.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
        .filter((element) => element.parentElement.closest('pre, .table') === null)
        .slice(0, 5)
        .map((element) => element.outerHTML.slice(0, 150));
    })()
  `);
}

/** What is cut off or reaches out of what holds it: boxes that scroll sideways, and column headers that are not seen, too. */
export async function cutContent(page: Page): Promise<string[]> {
  const within: string[] = await page.evaluate(`
    (() => {
      const isOut = (element) => {
        const box = element.getBoundingClientRect();
        const holder = element.parentElement.getBoundingClientRect();
        return box.width > 0 && holder.width > 0 && box.right > holder.right + 1;
      };
      const scrolls = (element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
      // Headers that a phone's cards repeat as titles.
      const isClipped = (element) => {
        const head = element.closest('thead');
        return head !== null && getComputedStyle(head).clipPath !== 'none';
      };
      const isShown = (element) => element.checkVisibility() && element.closest('svg *, .hidden, .skip, select, pre') === null && !isClipped(element);
      return [...document.querySelectorAll('body *')]
        .filter(isShown)
        .filter((element) => {
          const { display, position } = getComputedStyle(element);
          if (element.matches('.scroll') && scrolls(element)) return true;
          const isPlaced = position === 'absolute' || position === 'sticky';
          const isInline = getComputedStyle(element.parentElement).display === 'inline';
          return !isPlaced && !isInline && display !== 'inline' && isOut(element);
        })
        .slice(0, 5)
        .map((element) => element.outerHTML.slice(0, 150));
    })()
  `);
  return [...within, ...(await elementsBeyondTheEdge(page))];
}
