import { EXAMPLE_BASE } from '../../contract/example-base.ts';
import { type Html, html, prose } from '../html.ts';
import type { Parameter, Response } from '../open-api.ts';
import type { PageAnswer, PageContext } from '../page.ts';
import { catalogue, type Entry, isWebhook, resolved } from './catalogue.ts';
import { type FieldContext, fieldItem, fieldList } from './fields.ts';
import { method, referencePage } from './layout.ts';
import { isInClients, samplesOf } from './samples.ts';
import { REFERENCE_TEXTS } from './texts.ts';
import { tryIt } from './try-it.ts';

/** `/docs/reference/{id}` */
export function operationPage(context: PageContext, entry: Entry): PageAnswer {
  const { language, link, baseUrl } = context;
  const { document } = catalogue();
  const texts = REFERENCE_TEXTS[language];
  const fields: FieldContext = { document, texts, link };
  const { operation, path, book } = entry;
  const isSent = isWebhook(entry);
  const page = referencePage(context, {
    title: `${entry.method} ${path}`,
    description: `${operation.summary}. ${operation.description}`.replaceAll('`', ''),
    book,
    main: html`<h1 lang="en">${prose(operation.summary)}</h1>
<p class="endpoint">${method(entry)} <code>${path}</code>${operation.deprecated && html` <strong class="deprecated">${texts.deprecated}</strong>`}</p>
<p lang="en">${prose(operation.description)}</p>
${!isSent && samples(entry, texts)}${tryIt(entry, texts)}${parameterList(fields, entry)}${bodyOf(fields, entry)}<h2 id="answers">${texts.answers}</h2>
${answers(fields, entry)}`,
  });
  return { ...page, body: page.body.toString().replaceAll(EXAMPLE_BASE, baseUrl) };
}

type Texts = FieldContext['texts'];

/** Tabs without a script: the one whose button is chosen is shown. */
function samples(entry: Entry, texts: Texts): Html {
  const all = samplesOf(catalogue().document, entry, EXAMPLE_BASE);
  const buttons = all.map(({ language, title }, index) => {
    const chosen = index === 0 && html` checked`;
    return html`<input type="radio" name="sample" id="sample-${language}" value="${language}"${chosen}><label for="sample-${language}">${title}</label>\n`;
  });
  const panels = all.map(
    ({ language, code }) =>
      html`<div class="sample of-${language}"><pre tabindex="0"><code>${code}\n</code></pre></div>\n`,
  );
  return html`<h2 id="request">${texts.samples}</h2>
<div class="tabs" role="group" aria-labelledby="request" data-copy="${texts.copy}" data-copied="${texts.copied}">
${buttons}${panels}</div>
${!isInClients(entry) && html`<p class="quiet">${texts.notInClient}</p>\n`}`;
}

function parameterList(fields: FieldContext, { operation }: Entry): Html | false {
  const parameters = operation.parameters.map((each) => resolved<Parameter>(fields.document, 'parameters', each));
  if (parameters.length === 0) return false;
  const items = parameters.map(({ name, in: place, required, description, schema }) =>
    fieldItem(fields, { name, schema, description, place, isRequired: required }),
  );
  return html`<h2 id="parameters">${fields.texts.parameters}</h2>\n<ul class="fields">\n${items}</ul>\n`;
}

function bodyOf(fields: FieldContext, { operation }: Entry): Html | false {
  const contents = Object.values(operation.requestBody?.content ?? {});
  return (
    contents.length > 0 &&
    html`<h2 id="body">${fields.texts.body}</h2>
${contents.map(({ schema = {}, example }) => html`${example !== undefined && exampleOf(fields.texts, example)}${fieldList(fields, schema)}`)}`
  );
}

function answers(fields: FieldContext, { operation }: Entry): Html {
  const all = Object.entries(operation.responses).map(([status, answer]) => ({
    status,
    ...resolved<Response>(fields.document, 'responses', answer),
  }));
  const errors = all.filter(({ status }) => /^[45]\d\d$/.test(status));
  return html`${all.filter((each) => !errors.includes(each)).map((each) => answerOf(fields, each))}${
    errors.length > 0 &&
    html`<h2 id="errors">${fields.texts.errors}</h2>
<ul class="fields">
${errors.map((each) => errorItem(fields, each))}</ul>
`
  }`;
}

type Answer = Response & { readonly status: string };

function answerOf(fields: FieldContext, { status, description, content }: Answer): Html {
  return html`<h3 id="status-${status}">${status} <span lang="en">${prose(description)}</span></h3>
${Object.entries(content).map(([type, { schema, example, examples }]) => {
  const shown = example ?? (examples === undefined ? undefined : Object.values(examples).map(({ value }) => value));
  return html`<p><code>${type}</code></p>
${shown !== undefined && exampleOf(fields.texts, shown)}${schema !== undefined && fieldList(fields, schema)}`;
})}`;
}

/** With the page of its type, which the example names. */
function errorItem({ texts, link }: FieldContext, { status, description, content }: Answer): Html {
  const examples = Object.values(content).flatMap(({ example }) => (example === undefined ? [] : [example]));
  const type = examples.map((example) => Object(example).type).find((each) => typeof each === 'string');
  const label = html`<strong>${status}</strong>`;
  return html`<li><p>${type === undefined ? label : html`<a href="${link(type)}">${label}</a>`} <span lang="en">${prose(description)}</span></p>
${examples.map((example) => exampleOf(texts, example))}</li>
`;
}

function exampleOf(texts: Texts, value: unknown): Html {
  return html`<details><summary>${texts.example}</summary><pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre></details>\n`;
}
