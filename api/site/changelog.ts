import { readFileSync } from 'node:fs';
import { html } from './html.ts';
import { htmlPage } from './layout.ts';
import { renderMarkdown } from './markdown.ts';
import { madeOnce, type Page } from './page.ts';
import { TEXTS } from './texts.ts';

const FILES = { ko: '../../CHANGELOG.ko.md', en: '../../CHANGELOG.md' } as const;

/** `/changelog`: CHANGELOG.md of the repository. */
export const CHANGELOG_PAGE: Page = {
  path: '/changelog',
  render: madeOnce((context) => {
    const { language, link } = context;
    const source = readFileSync(new URL(FILES[language], import.meta.url), 'utf8');
    const { html: main } = renderMarkdown(source, (target) => (target.startsWith('/') ? link(target) : target));
    return htmlPage(context, { title: TEXTS[language].changelog, main: html`${main}` });
  }),
};
