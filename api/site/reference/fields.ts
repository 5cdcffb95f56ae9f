import { type Html, html, prose } from '../html.ts';
import type { OpenApi, Schema } from '../open-api.ts';
import { isNamed, isSchema, nameOf, resolved, schemaAddress } from './catalogue.ts';
import type { ReferenceTexts } from './texts.ts';

export interface FieldContext {
  readonly document: OpenApi;
  readonly texts: ReferenceTexts;
  readonly link: (path: string) => string;
  /** The components around a field, outermost first. */
  readonly within?: readonly string[];
}

/** Deeper objects are links to their own pages. */
const MAX_DEPTH = 3;

/** The fields of an object, with those of the objects in it; for anything else its type. */
export function fieldList(context: FieldContext, schema: Schema): Html {
  const inner = isNamed(schema) ? inside(context, nameOf(schema)) : context;
  const own = resolved<Schema>(context.document, 'schemas', schema);
  const fields = fieldsOf(context.document, own);
  if (fields.length > 0) return html`<ul class="fields">\n${fields.map((field) => fieldItem(inner, field))}</ul>\n`;
  const objects = objectsIn(inner, own);
  if (objects.length === 0) return html`<p>${typeOf(context, own)}</p>\n`;
  return html`<p>${typeOf(inner, own)}</p>\n${objects.map((each) => nested(inner, each))}`;
}

export interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
  readonly description?: string;
  /** `path`, `query` or `header` of a parameter. */
  readonly place?: string;
}

export function fieldItem(context: FieldContext, field: Field): Html {
  const { name, schema, isRequired, place } = field;
  const { texts } = context;
  const description = field.description || textOf(schema, 'description');
  const usual = schema['default'];
  const facts = [
    place === undefined ? null : html`<span>${place}</span>`,
    html`<span lang="en">${typeOf(context, schema)}</span>`,
    isRequired ? html`<strong>${texts.required}</strong>` : null,
    usual === undefined ? null : html`<span>${texts.usually} <code>${JSON.stringify(usual)}</code></span>`,
  ];
  return html`<li><p><code class="name">${name}</code> ${facts.map((fact) => fact && html`<span class="fact">${fact}</span>`)}</p>
${description !== '' && html`<p lang="en">${prose(description)}</p>\n`}${objectsIn(context, schema).map((each) => nested(context, each))}</li>
`;
}

function nested(context: FieldContext, schema: Schema): Html {
  const name = isNamed(schema) ? nameOf(schema) : null;
  const label = name === null ? context.texts.fields : html`${context.texts.fields}: <span lang="en">${name}</span>`;
  const inner = name === null ? inside(context, '') : context;
  return html`<details><summary>${label}</summary>\n${fieldList(inner, schema)}</details>\n`;
}

function inside(context: FieldContext, name: string): FieldContext {
  return { ...context, within: [...(context.within ?? []), name] };
}

/** The objects with fields that a value of the schema is, or has as items, as they are named; none within themselves. */
function objectsIn(context: FieldContext, schema: Schema): Schema[] {
  const { document, within = [] } = context;
  if (within.length >= MAX_DEPTH) return [];
  if (isNamed(schema)) {
    if (within.includes(nameOf(schema))) return [];
    const own = resolved<Schema>(document, 'schemas', schema);
    return fieldsOf(document, own).length > 0 || objectsIn(context, own).length > 0 ? [schema] : [];
  }
  if (fieldsOf(document, schema).length > 0) return [schema];
  const parts = [schema['items'], schema['additionalProperties'], ...variantsOf(schema)];
  return parts.filter(isSchema).flatMap((part) => objectsIn(context, part));
}

/** The properties of an object, or of all that `allOf` joins. */
export function fieldsOf(document: OpenApi, schema: Schema): Field[] {
  const parts = schema['allOf'];
  if (Array.isArray(parts)) {
    const fields = parts.filter(isSchema).flatMap((part) => fieldsOf(document, resolved(document, 'schemas', part)));
    return [...new Map(fields.map((field) => [field.name, field])).values()];
  }
  const { properties, required } = schema;
  if (!isSchema(properties)) return [];
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(properties)
    .filter((entry): entry is [string, Schema] => isSchema(entry[1]))
    .map(([name, field]) => ({ name, schema: field, isRequired: needed.includes(name) }));
}

function variantsOf(schema: Schema): readonly unknown[] {
  return ['oneOf', 'anyOf'].flatMap((word) => {
    const variants = schema[word];
    return Array.isArray(variants) ? variants : [];
  });
}

/** A type in a few words; components are links. */
function typeOf(context: Pick<FieldContext, 'link'>, schema: Schema): Html {
  if (isNamed(schema)) return html`<a href="${context.link(schemaAddress(nameOf(schema)))}">${nameOf(schema)}</a>`;
  const parts = schema['allOf'];
  const typesOf = (schemas: readonly unknown[]) => schemas.filter(isSchema).map((each) => typeOf(context, each));
  if (Array.isArray(parts)) return joined(typesOf(parts), ' and ');
  const variants = variantsOf(schema);
  if (variants.length > 0) return joined(typesOf(variants), ' or ');
  const values = schema['enum'] ?? ('const' in schema ? [schema['const']] : undefined);
  if (Array.isArray(values)) {
    return joined(
      values.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ' or ',
    );
  }
  const { type, items, format } = schema;
  if (isSchema(items)) return html`list of ${typeOf(context, items)}`;
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

function textOf(schema: Schema, name: string): string {
  const text = schema[name];
  return typeof text === 'string' ? text : '';
}
