import { type OpenApi, openApiShape, type Parameter, type Schema } from '../../api/site/open-api.ts';
import { catalogueOf, type Entry, isWebhook, resolved } from '../../api/site/reference/catalogue.ts';
import { isInClients, snakeCase } from '../../api/site/reference/samples.ts';

const HEAD = `"""Written by \`npm run docs:openapi\`: a method for each operation of docs/openapi.json that is not deprecated."""

from typing import Any, Dict, Iterator, List, Literal, Optional, Union

Json = Dict[str, Any]


class Operations:
    """What a client sends and returns: \`_call\` and \`_stream\` are its own."""

    _call: Any
    _stream: Any
`;

/** clients/python/saju/operations.py */
export function pythonOperations(source: unknown): string {
  const { document, entries } = catalogueOf(openApiShape.parse(source));
  const methods = [...entries.values()].filter((entry) => isInClients(entry) && !isWebhook(entry));
  return HEAD + methods.map((entry) => methodOf(document, entry)).join('');
}

function methodOf(document: OpenApi, entry: Entry): string {
  const { operation, method, path, id } = entry;
  const parameters = operation.parameters.map((each) => resolved<Parameter>(document, 'parameters', each));
  const of = (place: string) => parameters.filter((each) => each.in === place);
  const names = (place: string) =>
    of(place)
      .map(({ name }) => `"${name}": ${name}`)
      .join(', ');
  const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  const isStream = answers.some(([, answer]) => 'text/event-stream' in Object(Object(answer).content));
  const isEmpty = answers.every(
    ([, answer]) => !('content' in answer) || Object.keys(Object(answer.content)).length === 0,
  );
  const hasBody = operation.requestBody !== undefined;
  const isBodyNeeded = Object(operation.requestBody).required === true;
  const headers = [
    ...(of('header').some(({ name }) => name === 'Idempotency-Key') ? [['Idempotency-Key', 'idempotency_key']] : []),
    ...(of('header').some(({ name }) => name === 'Prefer') ? [['Prefer', 'prefer']] : []),
  ];
  const keywords = [
    ...of('query').map(({ name, required, schema }) => {
      const type = typeOf(document, schema);
      return required ? `${name}: ${type}` : `${name}: Optional[${type}] = None`;
    }),
    ...headers.map(([, name]) => `${name}: Optional[str] = None`),
    ...(isStream ? ['last_event_id: Optional[str] = None'] : []),
  ];
  const given = [
    'self',
    ...of('path').map(({ name }) => `${name}: str`),
    ...(hasBody ? [isBodyNeeded ? 'body: Json' : 'body: Optional[Json] = None'] : []),
    ...(keywords.length === 0 ? [] : ['*', ...keywords]),
  ];
  const passed = [
    `"${method}"`,
    `"${path}"`,
    `{${names('path')}}`,
    ...(of('query').length === 0 ? [] : [`query={${names('query')}}`]),
    ...(hasBody ? ['body=body'] : []),
    ...(headers.length === 0 ? [] : [`headers={${headers.map(([name, value]) => `"${name}": ${value}`).join(', ')}}`]),
    ...(isStream ? ['last_event_id=last_event_id'] : []),
    // These ignore the Idempotency-Key and make something anew each time.
    ...(path.startsWith('/v1/keys') && method !== 'GET' ? ['may_repeat=False'] : []),
  ];
  const list = (parts: readonly string[]) => parts.map((part) => `        ${part},\n`).join('');
  const result = isStream ? 'Iterator[Json]' : isEmpty ? 'None' : 'Any';
  const text = `${operation.summary}. ${operation.description}`
    .trim()
    .replaceAll('\\', '\\\\')
    .replaceAll('"""', "'''");
  return `
    def ${snakeCase(id)}(
${list(given)}    ) -> ${result}:
        """${text}"""
        return self._${isStream ? 'stream' : 'call'}(
${passed.map((part) => `            ${part},\n`).join('')}        )
`;
}

function typeOf(document: OpenApi, given: Schema): string {
  const schema = resolved<Schema>(document, 'schemas', '$ref' in given ? { $ref: String(given['$ref']) } : given);
  const { enum: values, type, items, anyOf } = schema;
  if (Array.isArray(values)) return `Literal[${values.map((value) => JSON.stringify(value)).join(', ')}]`;
  if (Array.isArray(anyOf))
    return `Union[${[...new Set(anyOf.map((each) => typeOf(document, Object(each))))].join(', ')}]`;
  if (type === 'array') return `List[${typeOf(document, Object(items))}]`;
  return { string: 'str', integer: 'int', number: 'float', boolean: 'bool' }[String(type)] ?? 'Any';
}
