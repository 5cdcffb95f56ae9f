import { readFileSync } from 'node:fs';
import { AppError } from '../../shared/core/errors.ts';
import { MODEL_NAMES } from '../../shared/core/models.ts';
import { EXAMPLE_BASE } from '../contract/example-base.ts';
import { LANGUAGES, type Language } from '../http/language.ts';
import { html, trusted } from './html.ts';
import { htmlPage } from './layout.ts';
import { type RenderedMarkdown, renderMarkdown } from './markdown.ts';
import type { Page, PageAnswer, PageContext } from './page.ts';
import { TEXTS } from './texts.ts';

/** In reading order. The texts are docs/guides/<language>/<slug>.md. */
export const GUIDES = [
  'keys-and-modes',
  'test-mode',
  'profiles-and-masking',
  'streams',
  'batches',
  'webhooks',
  'idempotency',
  'limits',
  'billing',
  'saju-options',
  'readings',
  'models',
  'migration',
] as const;

export type GuideSlug = (typeof GUIDES)[number] | 'quickstart';

export const GUIDE_PAGES: readonly Page[] = [
  { path: '/docs/quickstart', render: (context) => guidePage(context, 'quickstart') },
  { path: '/docs/guides', render: guideList },
  {
    path: '/docs/guides/{slug}',
    render(context) {
      const slug = GUIDES.find((each) => each === context.param('slug'));
      if (slug === undefined) throw new AppError('not_found', 'There is no such guide.');
      return guidePage(context, slug);
    },
  },
];

/** The Markdown of a guide. */
export function guideSource(language: Language, slug: GuideSlug): string {
  return readFileSync(new URL(`../../docs/guides/${language}/${slug}.md`, import.meta.url), 'utf8');
}

/** A guide as it is written, with its note on variables and the prices that this service charges. */
export function guideMarkdown({ language, priceUsdOf }: Pick<PageContext, 'language' | 'priceUsdOf'>, slug: GuideSlug) {
  const priced = (row: string, start: string, name: string, end: string) => {
    const model = MODEL_NAMES.find((each) => each === name);
    return model === undefined ? row : `${start}${withThreeDecimals(priceUsdOf(model))}${end}`;
  };
  return withVariables(guideSource(language, slug), language, slug).replace(PRICE_ROW, priced);
}

/** Or more, where the price has them: 0.050, 0.0125. */
function withThreeDecimals(usd: number): string {
  const [, decimals = ''] = String(usd).split('.');
  return usd.toFixed(Math.max(3, decimals.length));
}

/** Of a table: the model, and its price. */
const PRICE_ROW = /^(\| `(\w+)` +\| )\d+(?:\.\d+)?( +\|)$/gmu;

function guidePage(context: PageContext, slug: GuideSlug): PageAnswer {
  const { title, summary, html: main } = renderedGuide(context, slug);
  const shown = trusted(main.toString().replaceAll(EXAMPLE_BASE, context.baseUrl));
  return htmlPage(context, { title, description: summary, main: shown, aside: guideMenu(context) });
}

function guideList(context: PageContext): PageAnswer {
  const { language, link } = context;
  const title = TEXTS[language].guides;
  const items = GUIDES.map((slug) => {
    const guide = renderedGuide(context, slug);
    return html`<li><a href="${link(addressOf(slug))}">${guide.title}</a><p>${guide.summary}</p></li>\n`;
  });
  return htmlPage(context, { title, main: html`<h1>${title}</h1>\n<ul class="cards">\n${items}</ul>` });
}

function guideMenu(context: PageContext) {
  const { language, link, request } = context;
  const items = (['quickstart', ...GUIDES] as const).map((slug) => {
    const address = addressOf(slug);
    const current = request.path === address && html` aria-current="page"`;
    return html`<li><a href="${link(address)}"${current}>${renderedGuide(context, slug).title}</a></li>\n`;
  });
  const heading = TEXTS[language].onThisPage;
  return html`<aside aria-labelledby="guides"><h2 id="guides">${heading}</h2><ul>\n${items}</ul></aside>\n`;
}

export function addressOf(slug: GuideSlug): string {
  return slug === 'quickstart' ? '/docs/quickstart' : `/docs/guides/${slug}`;
}

const rendered = new Map<string, RenderedMarkdown>();

/** Rendered once per language and kind of link: a handful of pages. */
export function renderedGuide(context: PageContext, slug: GuideSlug): RenderedMarkdown {
  const { language, isExplicit, link } = context;
  const key = `${slug} ${language} ${isExplicit}`;
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const address = (target: string) => siteAddress(target, link);
  const fresh = renderMarkdown(guideMarkdown(context, slug), address);
  rendered.set(key, fresh);
  return fresh;
}

/** A guide is also read alone: it says where the variables of its commands come from. The quickstart sets them. */
function withVariables(source: string, language: Language, slug: GuideSlug): string {
  if (slug === 'quickstart' || !source.includes('$BASE')) return source;
  return source.replace(/^## /mu, `${TEXTS[language].variables}\n\n## `);
}

/** `webhooks.md#section` of a guide's neighbour as the address of its page. Other targets stay. */
export function siteAddress(target: string, link: (path: string) => string): string {
  const [, slug, fragment = ''] = /^([\w-]+)\.md(#.*)?$/.exec(target) ?? [];
  if (slug !== undefined) return link(addressOf(slug as GuideSlug) + fragment);
  return target.startsWith('/') ? link(target) : target;
}

/** Reads every guide, so that a missing one fails the start and not a page's first request. */
export function checkGuides(): void {
  for (const language of LANGUAGES) for (const slug of ['quickstart', ...GUIDES] as const) guideSource(language, slug);
}
