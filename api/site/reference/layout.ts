import { type Html, html, prose } from '../html.ts';
import { htmlPage } from '../layout.ts';
import type { PageAnswer, PageContext } from '../page.ts';
import { SCRIPT_POLICY } from '../serve-page.ts';
import { fileAddress } from '../static-files.ts';
import {
  BOOKS,
  type Book,
  bookAddress,
  catalogue,
  type Entry,
  entriesOfTag,
  entryAddress,
  tagsOf,
} from './catalogue.ts';
import { REFERENCE_TEXTS } from './texts.ts';

interface ReferenceContent {
  readonly title: string;
  readonly description?: string;
  readonly main: Html;
  readonly book: Book;
  /** What the reader searched for. */
  readonly searched?: string;
  readonly results?: Html;
}

/** A page of the reference: search above, contents beside it. */
export function referencePage(context: PageContext, content: ReferenceContent): PageAnswer {
  const { title, description, main, book } = content;
  const page = htmlPage(context, {
    title,
    description,
    main: html`${searchForm(context, content)}${main}`,
    aside: tree(context, book),
    scripts: html`<script src="${fileAddress('reference.js')}"></script>\n`,
  });
  return { ...page, contentSecurityPolicy: SCRIPT_POLICY };
}

function searchForm({ language, isExplicit }: PageContext, { searched = '', results }: ReferenceContent): Html {
  const texts = REFERENCE_TEXTS[language];
  return html`<form class="search" role="search" action="/docs/search" method="get">
<label for="search">${texts.searchLabel}</label>
<div><input id="search" name="q" type="search" value="${searched}" autocomplete="off" maxlength="100">
${isExplicit && html`<input type="hidden" name="lang" value="${language}">`}<button>${texts.search}</button>
<a class="to-tree" href="#tree">${texts.toTree}</a></div>
</form>
<div id="results">${results}</div>
`;
}

/** The book's operations by tag; that of the page is open. The other books are links. */
function tree(context: PageContext, book: Book): Html {
  const { language, link } = context;
  const texts = REFERENCE_TEXTS[language];
  const all = catalogue();
  const tags = tagsOf(all.document, book);
  const books = BOOKS.map((each) => {
    const current = each === book && html` aria-current="true"`;
    return html`<li><a href="${link(bookAddress(each))}"${current}>${texts.books[each]}</a></li>\n`;
  });
  const groups = tags.map(({ name }) => {
    const entries = entriesOfTag(all, name);
    const isOpen = tags.length === 1 || entries.some((entry) => entryAddress(entry) === context.request.path);
    return html`<li><details${isOpen && html` open`}><summary>${texts.tags[name as keyof typeof texts.tags]}</summary>
<ul>
${entries.map((entry) => treeItem(context, entry))}</ul></details></li>
`;
  });
  const schemas = context.request.path.startsWith('/docs/schemas') && html` aria-current="true"`;
  return html`<aside class="tree" id="tree" aria-label="${texts.tree}">
<ul class="books">
${books}</ul>
<ul class="groups">
${groups}</ul>
<p><a href="${link('/docs/schemas')}"${schemas}>${texts.schemas}</a></p>
</aside>
`;
}

function treeItem({ link, request }: PageContext, entry: Entry): Html {
  const address = entryAddress(entry);
  const current = request.path === address && html` aria-current="page"`;
  return html`<li><a href="${link(address)}"${current}>${method(entry)} <span lang="en">${prose(entry.operation.summary)}</span></a></li>\n`;
}

export function method(entry: Entry): Html {
  return html`<span class="method of-${entry.method.toLowerCase()}">${entry.method}</span>`;
}
