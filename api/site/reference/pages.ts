import { AppError } from '../../../shared/core/errors.ts';
import { CLIENT_ADDRESSES } from '../client.ts';
import { type Html, html, prose } from '../html.ts';
import { renderMarkdown } from '../markdown.ts';
import type { Page, PageAnswer, PageContext } from '../page.ts';
import {
  type Book,
  bookAddress,
  catalogue,
  entriesOfTag,
  entryAddress,
  isNamed,
  isSchema,
  nameOf,
  schemaAddress,
  tagsOf,
} from './catalogue.ts';
import { fieldList } from './fields.ts';
import { method, referencePage } from './layout.ts';
import { operationPage } from './operation-page.ts';
import { search } from './search.ts';
import { REFERENCE_TEXTS } from './texts.ts';

/** The reference from the OpenAPI document: a page for each operation, webhook and schema. */
export const REFERENCE_PAGES: readonly Page[] = [
  { path: bookAddress('v1'), render: (context) => bookPage(context, 'v1') },
  { path: bookAddress('v2'), render: (context) => bookPage(context, 'v2') },
  { path: bookAddress('legacy'), render: (context) => bookPage(context, 'legacy') },
  { path: '/docs/search', render: searchPage },
  { path: '/docs/schemas', render: schemaList },
  {
    path: schemaAddress('{name}'),
    render(context) {
      const name = context.param('name');
      if (!Object.hasOwn(catalogue().document.components.schemas, name)) throw nothingHere();
      return schemaPage(context, name);
    },
  },
  {
    path: entryAddress({ id: '{id}' }),
    render(context) {
      const entry = catalogue().entries.get(context.param('id'));
      if (entry === undefined) throw nothingHere();
      return operationPage(context, entry);
    },
  },
];

function nothingHere(): AppError {
  return new AppError('not_found', 'There is nothing at this path.', { hint: 'All operations: GET /docs.' });
}

/** Headings have the ids of the former page, so that links to its tags go on. */
function bookPage(context: PageContext, book: Book): PageAnswer {
  const { language, link } = context;
  const texts = REFERENCE_TEXTS[language];
  const all = catalogue();
  const { info } = all.document;
  const sections = tagsOf(all.document, book).map(({ name, description }) => {
    const items = entriesOfTag(all, name).map(
      (entry) =>
        html`<li>${method(entry)} <a href="${link(entryAddress(entry))}" lang="en">${prose(entry.operation.summary)}</a> <code>${entry.path}</code></li>\n`,
    );
    return html`<h2 id="tag/${name}">${texts.tags[name as keyof typeof texts.tags]}</h2>
<div lang="en">${markdown(description)}</div>
<ul class="operations">
${items}</ul>
`;
  });
  return referencePage(context, {
    title: `${info.title} ${texts.books[book]}`,
    book,
    main: html`<h1>${info.title} ${texts.books[book]}</h1>
${texts.englishOnly !== '' && html`<p class="quiet">${texts.englishOnly}</p>\n`}${book === 'v1' && clients(context)}${sections}${
  book === 'v1' &&
  html`<h2 id="introduction">${texts.introduction}</h2>\n<div lang="en">${markdown(info.description)}</div>`
}`,
  });
}

/** How the packages of this service are installed and checked. */
function clients({ language, baseUrl }: PageContext): Html {
  const texts = REFERENCE_TEXTS[language];
  const commands = CLIENT_ADDRESSES.map((address) => {
    const isPython = address.includes('python');
    const command = isPython ? `curl ${baseUrl}${address} | tar xz saju` : `npm install ${baseUrl}${address}`;
    const check = `curl -O ${baseUrl}${address} -O ${baseUrl}${address}.sha256 && sha256sum -c ${address.slice('/client/'.length)}.sha256`;
    return html`<h3>${isPython ? 'Python' : 'TypeScript'}</h3>
<p>${isPython ? texts.unpack : texts.install}</p>
<pre tabindex="0"><code>${command}\n</code></pre>
<p>${texts.checksum} <a href="${address}.sha256">${address}.sha256</a></p>
<pre tabindex="0"><code>${check}\n</code></pre>
`;
  });
  return html`${commands.length > 0 && html`<h2 id="clients">${texts.clients}</h2>\n`}${commands}`;
}

function schemaList(context: PageContext): PageAnswer {
  const texts = REFERENCE_TEXTS[context.language];
  const names = Object.keys(catalogue().document.components.schemas).sort();
  const items = names.map((name) => html`<li><a href="${context.link(schemaAddress(name))}">${name}</a></li>\n`);
  return referencePage(context, {
    title: texts.schemas,
    book: 'v1',
    main: html`<h1>${texts.schemas}</h1>\n<ul class="schemas" lang="en">\n${items}</ul>`,
  });
}

function schemaPage(context: PageContext, name: string): PageAnswer {
  const { language, link } = context;
  const texts = REFERENCE_TEXTS[language];
  const { document, entries } = catalogue();
  const schema = document.components.schemas[name] ?? {};
  const users = [...entries.values()].filter(({ operation }) => refersTo(operation, name));
  const inSchemas = Object.entries(document.components.schemas).filter(([, other]) => refersTo(other, name));
  const uses = [
    ...users.map(
      (entry) =>
        html`<li>${method(entry)} <a href="${link(entryAddress(entry))}">${prose(entry.operation.summary)}</a></li>\n`,
    ),
    ...inSchemas.map(([other]) => html`<li><a href="${link(schemaAddress(other))}">${other}</a></li>\n`),
  ];
  const description = schema['description'];
  return referencePage(context, {
    title: name,
    book: users[0]?.book ?? 'v1',
    main: html`<h1 lang="en">${name}</h1>
${typeof description === 'string' && html`<div lang="en">${markdown(description)}</div>\n`}${fieldList({ document, texts, link }, { $ref: name })}
${uses.length > 0 && html`<h2 id="used-by">${texts.usedBy}</h2>\n<ul lang="en">\n${uses}</ul>`}`,
  });
}

/** Examples are data. */
function refersTo(value: unknown, name: string): boolean {
  if (Array.isArray(value)) return value.some((each) => refersTo(each, name));
  if (!isSchema(value)) return false;
  if (isNamed(value) && value.$ref.includes('/schemas/') && nameOf(value) === name) return true;
  return Object.entries(value).some(([key, inner]) => key !== 'example' && key !== 'examples' && refersTo(inner, name));
}

/** Works without a script, which shows the results of this page in others while the reader types. */
function searchPage(context: PageContext): PageAnswer {
  const { language, link, request } = context;
  const texts = REFERENCE_TEXTS[language];
  const { q } = request.query;
  const searched = typeof q === 'string' ? q.slice(0, 100) : '';
  const found = search(context, searched);
  const items = found.map(
    ({ address, title, of, isEnglish }) =>
      html`<li><a href="${link(address)}"${isEnglish && html` lang="en"`}>${prose(title)}</a> <code>${of}</code></li>\n`,
  );
  return referencePage(context, {
    title: texts.search,
    book: 'v1',
    searched,
    main: html`<h1>${texts.search}</h1>`,
    results: html`<p role="status">${searched.trim() !== '' && texts.results(found.length)}</p>\n${items.length > 0 && html`<ul>\n${items}</ul>`}`,
  });
}

function markdown(text: string): Html {
  return renderMarkdown(text, (target) => target).html;
}
