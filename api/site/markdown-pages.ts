import { readFileSync } from 'node:fs';
import { AppError } from '../../shared/core/errors.ts';
import { EXAMPLE_BASE } from '../contract/example-base.ts';
import { addressOf, GUIDES, guideMarkdown, renderedGuide } from './guides.ts';
import type { Page, PageAnswer, PageContext } from './page.ts';

/** The documents as texts: for language models, search engines and terminals. */
export const MARKDOWN_PAGES: readonly Page[] = [
  { path: '/llms.txt', language: 'en', render: llms },
  { path: '/robots.txt', render: () => ({ contentType: 'text/plain; charset=utf-8', body: ROBOTS }) },
  // Guides link to each other by file name, from both places.
  { path: '/docs/{slug}.md', render: markdownPage },
  { path: '/docs/guides/{slug}.md', render: markdownPage },
];

const ROBOTS = `User-agent: *
Disallow: /api/
Disallow: /v1/
Disallow: /v2/
Disallow: /dashboard
`;

function markdownPage(context: PageContext): PageAnswer {
  const slug = context.param('slug');
  const known = (['quickstart', ...GUIDES] as const).find((each) => each === slug);
  if (known === undefined && slug !== 'api') throw new AppError('not_found', 'There is no such page.');
  const source = known === undefined ? referenceMarkdown() : guideMarkdown(context, known);
  const body = source.replaceAll(EXAMPLE_BASE, context.baseUrl);
  return { contentType: 'text/markdown; charset=utf-8', body };
}

/** docs/api.md; its links to guides are those of the site, those into the repository are shown as text. */
function referenceMarkdown(): string {
  const source = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
  return source.replaceAll('](guides/en/', '](guides/').replaceAll(/\[([^\]]*)\]\(\.\.\/[^)]*\)/g, '$1');
}

/** In the form of https://llmstxt.org */
function llms(context: PageContext): PageAnswer {
  const { baseUrl, link } = context;
  const guides = (['quickstart', ...GUIDES] as const).map((slug) => {
    const { title, summary } = renderedGuide(context, slug);
    return `- [${title}](${baseUrl}${link(`${addressOf(slug)}.md`)}): ${summary}`;
  });
  const body = `# Saju

> A REST API that computes a person's four pillars (사주) from their birth and has language models write an investment personality and fortunes about them, in Korean.

Send an API key as \`X-API-Key\`. Test keys (\`bs_test_…\`) are free, and get the same texts for the same requests.

## Guides

${guides.join('\n')}

## Reference

- [API](${baseUrl}/docs/api.md): every route with its fields
- [OpenAPI](${baseUrl}/openapi.json): the same as an OpenAPI 3.1 document
- [Errors](${baseUrl}${link('/errors')}): what each error means and what to do

## Optional

- [Changelog](${baseUrl}${link('/changelog')}): what has changed
- [Status](${baseUrl}${link('/status')}): how the service is
`;
  return { contentType: 'text/plain; charset=utf-8', body };
}
