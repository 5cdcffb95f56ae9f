import type { Request } from 'express';
import type { StoreName } from '../../shared/operations/stores.ts';
import type { Language } from '../../shared/operations/words.ts';
import { acceptedLanguage } from '../http/language.ts';
import { type Html, html } from '../site/html.ts';
import { TEXTS, type Texts } from './texts.ts';

/** The pages of the menu, in its order. */
export const PAGE_PATHS = {
  overview: '/',
  models: '/models',
  accounts: '/accounts',
  batches: '/batches',
  schedules: '/schedules',
  incidents: '/incidents',
  find: '/find',
} as const;
export type PageName = keyof typeof PAGE_PATHS;

/** What a page needs to know of its request. */
export interface PageContext {
  readonly language: Language;
  readonly texts: Texts;
  readonly canWrite: boolean;
  /** An address on this port that keeps the language of the request. */
  readonly link: (path: string, query?: Readonly<Record<string, string>>) => string;
  readonly name: PageName;
  /** The query of the request, without language and refresh. */
  readonly query: Readonly<Record<string, string>>;
  readonly refreshes: boolean;
  readonly hasChanged: boolean;
}

const REFRESH_SECONDS = 10;
/** Pages whose figures change by themselves. Refreshing is the reader's choice: WCAG 2.2.1. */
const REFRESHING: readonly PageName[] = ['overview', 'models', 'batches'];

export function contextOf(request: Request, name: PageName, canWrite: boolean): PageContext {
  const { lang, refresh, done, ...rest } = stringsOf(request.query);
  const chosen = lang === 'ko' || lang === 'en' ? lang : null;
  const language = chosen ?? acceptedLanguage(request) ?? 'ko';
  return {
    language,
    texts: TEXTS[language],
    canWrite,
    name,
    query: rest,
    refreshes: refresh !== undefined && REFRESHING.includes(name),
    hasChanged: done !== undefined,
    link: (path, query = {}) => addressOf(path, { ...query, ...(chosen === null ? {} : { lang: chosen }) }),
  };
}

/** The parameters that are given once; others are ignored. */
function stringsOf(query: Request['query']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
}

export function addressOf(path: string, query: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams(query).toString();
  return parameters === '' ? path : `${path}?${parameters}`;
}

/** A whole page around its content. */
export function pageOf(
  context: PageContext,
  content: { readonly heading: string; readonly body: Html; readonly unavailable?: readonly StoreName[] },
): string {
  const { texts, language, link, name } = context;
  const { heading, body, unavailable = [] } = content;
  const other: Language = language === 'ko' ? 'en' : 'ko';
  const path = PAGE_PATHS[name];
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${context.refreshes && html`<meta http-equiv="refresh" content="${REFRESH_SECONDS}">`}
<title>${heading} · ${texts.title}</title>
<link rel="stylesheet" href="/style.css">
<link rel="icon" href="/icon.svg">
</head>
<body>
<a class="skip" href="#content">${texts.skip}</a>
<header>
<p><strong>${texts.title}</strong></p>
<nav aria-label="${texts.menu}"><ul>${menuOf(context)}</ul></nav>
<form role="search" action="/find" method="get">
<div><label for="search">${texts.searchLabel}</label>
<input id="search" name="id" autocomplete="off" spellcheck="false" required value="${context.query['id'] ?? ''}"></div>
${link('/') !== '/' && html`<input type="hidden" name="lang" value="${language}">`}
<button type="submit">${texts.searchButton}</button>
</form>
<p><a href="${addressOf(path, { ...context.query, lang: other })}" lang="${other}" hreflang="${other}">${texts.otherLanguage}</a></p>
</header>
<main id="content" tabindex="-1">
<h1>${heading}</h1>
${REFRESHING.includes(name) && refreshLink(context)}
${context.hasChanged && html`<p class="notice" role="status">${texts.changed}</p>`}
${unavailable.map((store) => html`<p class="notice bad" role="alert">${texts[store]} ${texts.away}</p>`)}
${body}
</main>
<footer><p>${texts.times}${!context.canWrite && html` ${texts.readOnly}`}</p></footer>
</body>
</html>
`;
  return page.toString();
}

function menuOf({ texts, link, name }: PageContext): readonly Html[] {
  const pages = (Object.keys(PAGE_PATHS) as PageName[]).map((each) => {
    const address = link(PAGE_PATHS[each]);
    if (each === name) return html`<li><a href="${address}" aria-current="page">${texts[each]}</a></li>`;
    return html`<li><a href="${address}">${texts[each]}</a></li>`;
  });
  return [
    ...pages,
    html`<li><a href="/queues">${texts.queues}</a></li>`,
    html`<li><a href="/metrics">${texts.metrics}</a></li>`,
  ];
}

function refreshLink({ texts, link, name, query, refreshes }: PageContext): Html {
  if (refreshes) return html`<p><a href="${link(PAGE_PATHS[name], query)}">${texts.refreshOff}</a></p>`;
  const address = link(PAGE_PATHS[name], { ...query, refresh: String(REFRESH_SECONDS) });
  return html`<p><a href="${address}">${texts.refreshOn}</a></p>`;
}
