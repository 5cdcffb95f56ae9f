import type { Language } from '../http/language.ts';
import { type Html, html } from './html.ts';
import { HTML_TYPE, type PageAnswer, type PageContext } from './page.ts';
import { fileAddress } from './static-files.ts';
import { TEXTS } from './texts.ts';

interface PageContent {
  readonly title: string;
  /** For search engines and link previews. */
  readonly description?: string | undefined;
  readonly main: Html;
  /** Shown beside the content. */
  readonly aside?: Html | undefined;
  /** Before the end of the body. */
  readonly scripts?: Html | undefined;
}

/** A whole page in the site's one layout. */
export function htmlPage(context: PageContext, content: PageContent): PageAnswer {
  return { contentType: HTML_TYPE, body: layout(context, content).toString() };
}

function layout(context: PageContext, { title, description, main, aside, scripts }: PageContent): Html {
  const { language, link } = context;
  const texts = TEXTS[language];
  const links = [
    ['/docs/quickstart', texts.quickstart],
    ['/docs/guides', texts.guides],
    ['/docs', texts.reference],
    ['/errors', texts.errors],
    ['/changelog', texts.changelog],
    ['/dashboard', texts.dashboard],
  ] as const;
  const path = context.request.path;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title === 'Saju' ? `Saju: ${texts.tagline}` : `${title} · Saju`}</title>
${description !== undefined && html`<meta name="description" content="${description}">\n`}<meta name="color-scheme" content="light dark">
<link rel="icon" href="${fileAddress('icon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${fileAddress('site.css')}">
<link rel="alternate" hreflang="ko" href="${path}?lang=ko">
<link rel="alternate" hreflang="en" href="${path}?lang=en">
</head>
<body>
<a class="skip" href="#content">${texts.skip}</a>
<header>
<a class="brand" href="${link('/')}">Saju</a>
<nav aria-label="${texts.nav}">
${links.map(([to, text]) => html`<a href="${link(to)}"${isWithin(path, to) && html` aria-current="page"`}>${text}</a>\n`)}</nav>
<a class="language" href="${path}?lang=${other(language)}" lang="${other(language)}" hreflang="${other(language)}">${texts.otherLanguage}</a>
</header>
<div class="columns">
<main id="content" class="prose" tabindex="-1">
${main}
</main>
${aside}</div>
<footer>
<p><a href="/openapi.json">openapi.json</a> · <a href="/llms.txt">llms.txt</a> · <a href="/v1/health">/v1/health</a> · <a href="${link('/status')}">${texts.status}</a> · <a href="${link('/support')}">${texts.support}</a></p>
</footer>
${scripts}</body>
</html>
`;
}

function other(language: Language): Language {
  return language === 'ko' ? 'en' : 'ko';
}

/** Below `/docs` is the reference, but for the guides, which have links of their own. */
function isWithin(path: string, to: string): boolean {
  return path === to || (path.startsWith(`${to}/`) && !(to === '/docs' && /^\/docs\/(quickstart|guides)/.test(path)));
}
