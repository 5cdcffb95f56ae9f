import { type Html, html } from './html.ts';
import { renderMarkdown } from './markdown.ts';
import type { OpenApi, Operation, Parameter, Response, Schema } from './open-api.ts';

/** The reference as plain HTML. Headings have the ids that Redoc gives them, so that links fit both. */
export function referenceHtml(document: OpenApi): Html {
  const { info, tags, components } = document;
  return html`<h1>${info.title} API ${info.version}</h1>
${markdown(info.description)}
<nav aria-label="${'Endpoints'}"><ul>
${tags.map(({ name }) => html`<li><a href="#tag/${name}">${name}</a></li>\n`)}<li><a href="#schemas">Schemas</a></li></ul></nav>
${tags.map((tag) => tagSection(document, tag))}
<h2 id="schemas">Schemas</h2>
${Object.entries(components.schemas).map(([name, schema]) => html`<h3 id="schema/${name}">${name}</h3>\n${schemaBlock(schema)}`)}`;
}

function tagSection(document: OpenApi, { name, description }: OpenApi['tags'][number]): Html {
  const calls = [...entriesOf(document.paths, name), ...entriesOf(document.webhooks, name, 'webhook')];
  return html`<h2 id="tag/${name}">${name}</h2>
${markdown(description)}
${calls.map((each) => operationBlock(document, name, each))}`;
}

interface NamedOperation {
  readonly label: string;
  readonly path: string;
  readonly operation: Operation;
}

function entriesOf(paths: OpenApi['paths'], tag: string, label?: string): NamedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ label: label ?? method.toUpperCase(), path, operation })),
  );
}

function operationBlock(document: OpenApi, tag: string, { label, path, operation }: NamedOperation): Html {
  const { operationId, summary, description, deprecated, requestBody, responses } = operation;
  const parameters = operation.parameters.map((each) => resolved<Parameter>(document, 'parameters', each));
  return html`<h3 id="tag/${tag}/operation/${operationId}"><span class="method">${label}</span> <code>${path}</code></h3>
<p>${summary}.${deprecated && html` <strong class="deprecated">Deprecated.</strong>`}</p>
${markdown(description)}
${parameters.length > 0 && parameterTable(parameters)}
${Object.values(requestBody?.content ?? {}).map(({ schema }) => html`<h4>Body</h4>\n${schemaBlock(schema)}`)}
<h4>Answers</h4>
<ul>
${Object.entries(responses).map(([status, each]) => answerItem(status, resolved<Response>(document, 'responses', each)))}</ul>
`;
}

function answerItem(status: string, { description, content }: Response): Html {
  const kinds = Object.entries(content).map(([type, { schema, example }]) => ({ type, schema, example }));
  return html`<li><strong>${status}</strong> ${description}${kinds.map(
    ({ type, schema, example }) =>
      html` <code>${type}</code>${isNamed(schema) && html` ${typeOf(schema)}`}${
        schema !== undefined &&
        !isNamed(schema) &&
        html`<details><summary>Fields</summary>${schemaBlock(schema)}</details>`
      }${
        example !== undefined &&
        html`<details><summary>Example</summary><pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre></details>`
      }`,
  )}</li>
`;
}

function parameterTable(parameters: readonly Parameter[]): Html {
  const rows = parameters.map(({ name, in: place, required, description, schema }) => {
    return row(name, html`${typeOf(schema)}, ${place}`, required, description || textOf(schema, 'description'));
  });
  return table(rows);
}

/** A table of the fields of an object, or the type of anything else. Objects within it are tables in its cells. */
function schemaBlock(schema: Schema | undefined): Html {
  if (schema === undefined) return html``;
  const properties = fieldsOf(schema);
  const description = textOf(schema, 'description');
  if (properties.length === 0) return html`<p>${typeOf(schema)}${description !== '' && html`: ${description}`}</p>\n`;
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const rows = properties.map(([name, field]) => {
    const inner = innerObject(field);
    const text = html`${textOf(field, 'description')}${inner !== null && schemaBlock(inner)}`;
    return row(name, typeOf(field), required.includes(name), text);
  });
  return table(rows);
}

function table(rows: readonly Html[]): Html {
  return html`<div class="table" tabindex="0"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${rows}</tbody></table></div>
`;
}

function row(name: string, type: Html, isRequired: boolean, text: Html | string): Html {
  return html`<tr><th scope="row"><code>${name}</code></th><td>${type}${!isRequired && ', optional'}</td><td>${text}</td></tr>\n`;
}

function innerObject(schema: Schema): Schema | null {
  if (isNamed(schema)) return null;
  const items = schema['items'];
  const inner = isSchema(items) ? items : schema;
  return !isNamed(inner) && fieldsOf(inner).length > 0 ? inner : null;
}

function fieldsOf(schema: Schema): [string, Schema][] {
  const properties = schema['properties'];
  return isSchema(properties)
    ? Object.entries(properties).filter((entry): entry is [string, Schema] => isSchema(entry[1]))
    : [];
}

/** A type in a few words; components are links. */
function typeOf(schema: Schema): Html {
  if (isNamed(schema)) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return html`<a href="#schema/${name}">${name}</a>`;
  }
  for (const word of ['oneOf', 'anyOf', 'allOf']) {
    const variants = schema[word];
    if (Array.isArray(variants))
      return joined(variants.filter(isSchema).map(typeOf), word === 'allOf' ? ' and ' : ' or ');
  }
  const values = schema['enum'] ?? ('const' in schema ? [schema['const']] : undefined);
  if (Array.isArray(values))
    return joined(
      values.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ' or ',
    );
  const { type, items, format } = schema;
  if (isSchema(items)) return html`list of ${typeOf(items)}`;
  const words = Array.isArray(type) ? type.join(' or ') : String(type ?? 'any');
  return html`${words}${typeof format === 'string' && ` (${format})`}${rangeOf(schema)}`;
}

function rangeOf({ minimum, maximum }: Schema): string {
  if (typeof minimum === 'number' && typeof maximum === 'number') {
    return maximum < Number.MAX_SAFE_INTEGER ? ` ${minimum} to ${maximum}` : ` from ${minimum}`;
  }
  return '';
}

function joined(parts: readonly Html[], separator: string): Html {
  return html`${parts.map((part, index) => html`${index > 0 && separator}${part}`)}`;
}

function resolved<Kind>(document: OpenApi, kind: 'parameters' | 'responses', value: Kind | { $ref: string }): Kind {
  if (!isNamed(value)) return value as Kind;
  const found = document.components[kind][value.$ref.split('/').at(-1) ?? ''];
  if (found === undefined) throw new Error(`the document has no ${value.$ref}`);
  return found as Kind;
}

function isNamed(value: unknown): value is { readonly $ref: string } {
  return isSchema(value) && typeof value['$ref'] === 'string';
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(schema: Schema, name: string): string {
  const text = schema[name];
  return typeof text === 'string' ? text : '';
}

function markdown(text: string): Html {
  return renderMarkdown(text, (target) => target).html;
}
