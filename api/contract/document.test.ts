import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { ROUTES } from '../../scripts/generators/reference/table.ts';
import { nameOf } from '../../tests/harness/routes.ts';
import { openApiDocument } from './document.ts';
import { errorsOf } from './errors.ts';
import { RECORDED } from './examples.ts';

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const document = openApiDocument(ROUTES, version);
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

type Json = Readonly<Record<string, unknown>>;

interface Place {
  /** Names from the document's root. */
  readonly path: readonly string[];
  readonly value: Json;
}

/** Every object of the document; examples are data and left out. */
function* objectsIn(value: unknown, path: readonly string[] = []): Generator<Place> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { path, value: value as Json };
  for (const [name, inner] of Object.entries(value)) {
    if (name !== 'example' && name !== 'examples') yield* objectsIn(inner, [...path, name]);
  }
}

const ALL = [...objectsIn(document)];

function at(pointer: string): unknown {
  const names = pointer.replace(/^#\//, '').split('/');
  return names
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, name) => Object(value)[name], document);
}

const operations = (Object.entries(document['paths'] as Readonly<Record<string, Json>>) as [string, Json][]).flatMap(
  ([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation: item[method] as Json,
    })),
);

describe('the OpenAPI document', () => {
  it('is docs/openapi.json: npm run docs:openapi', () => {
    const text = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8');
    expect(JSON.parse(text)).toEqual(document);
  });

  it('has whole addresses, which generators of clients and linters want', () => {
    const { contact, license } = Object(document['info']);
    const [server] = Object(document['servers']);
    for (const { url } of [contact, license, server])
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000(\/docs|\/support)?$/);
  });

  it('has every route of the table, and nothing else', () => {
    expect(operations.map(({ name }) => name).sort()).toEqual(ROUTES.map(nameOf).sort());
  });

  it('has unique operation ids, verb and noun in camelCase', () => {
    const ids = operations.map(({ operation }) => String(operation['operationId']));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z]+)+(V2)?$/.test(id))).toEqual([]);
  });

  it('documents 2xx, and the errors of every operation', () => {
    for (const route of ROUTES) {
      const { operation } = operations.find(({ name }) => name === nameOf(route)) ?? {};
      const statuses = Object.keys(Object(operation?.['responses']));
      const wanted = [...Object.keys(route.answers), ...errorsOf(route).map(({ status }) => String(status))];
      expect({ route: nameOf(route), statuses }).toMatchObject({ statuses: expect.arrayContaining(wanted) });
      expect(statuses.some((status) => status.startsWith('2'))).toBe(true);
      if (route.access.kind !== 'public') expect(statuses).toEqual(expect.arrayContaining(['401', '403', '429']));
    }
  });

  it('names the permissions and the limit of every operation', () => {
    for (const route of ROUTES) {
      const { operation = {} } = operations.find(({ name }) => name === nameOf(route)) ?? {};
      const { access, endpointLimit } = route;
      expect(operation['x-permission']).toEqual(access.kind === 'key' ? access.permissions : []);
      const { name = 'plan', max, windowMs = 60_000 } = endpointLimit ?? {};
      const limit = { name, max, window_seconds: windowMs / 1_000 };
      expect(operation['x-limit']).toEqual(access.kind === 'public' ? null : limit);
      expect(operation['deprecated']).toBe(route.group === 'legacy' ? true : undefined);
    }
  });

  it('describes every property, parameter, response and header', () => {
    const bare = ALL.flatMap(({ path, value }) => {
      const of = path.at(-1);
      const isList = of === 'properties' || of === 'headers' || of === 'responses';
      const parent = path.at(-2);
      const members = isList && parent !== 'properties' ? Object.entries(value) : [];
      const parameters = 'in' in value && 'name' in value && !('description' in value) ? [path.join('/')] : [];
      return [
        ...members
          .filter(
            ([, member]) => !('description' in Object(member)) && !(of !== 'properties' && '$ref' in Object(member)),
          )
          .map(([name]) => [...path, name].join('/')),
        ...parameters,
      ];
    });
    expect(bare).toEqual([]);
  });

  it('refers only to what it has, and has no component that nothing refers to', () => {
    const references = ALL.flatMap(({ value }) => (typeof value['$ref'] === 'string' ? [value['$ref']] : []));
    expect([...new Set(references)].filter((reference) => at(reference) === undefined)).toEqual([]);
    const components = Object.entries(document['components'] as Readonly<Record<string, Json>>).flatMap(
      ([kind, all]) =>
        kind === 'securitySchemes' ? [] : Object.keys(all).map((name) => `#/components/${kind}/${name}`),
    );
    expect(components.filter((name) => !references.includes(name))).toEqual([]);
  });

  it('has schemas that a validator of JSON Schema 2020-12 accepts, and examples that fit them', () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true });
    addFormats.default(ajv);
    ajv.addVocabulary(['openapi', 'info', 'servers', 'tags', 'paths', 'webhooks', 'components', 'security']);
    ajv.addVocabulary(['discriminator', 'example']);
    ajv.addSchema(document, 'api');
    const misfits = ALL.flatMap(({ path, value }) => {
      if (!('schema' in value)) return [];
      const pointer = path
        .map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')))
        .join('/');
      const validate = ajv.compile({ $ref: `api#/${pointer}/schema` });
      const examples = Object.values(Object(value['examples'])).map((example) => Object(example).value);
      const all = 'example' in value ? [value['example'], ...examples] : examples;
      return all.flatMap((example) => (validate(example) ? [] : [{ pointer, errors: validate.errors }]));
    });
    expect(misfits).toEqual([]);
  });

  it('shows reads a 400 of a read, and /v1/health its own', () => {
    const shown = (path: string) => {
      const { $ref } = Object(at(`#/paths/${path.replaceAll('/', '~1')}/get/responses/400`));
      return Object(at($ref)).content['application/problem+json'].example;
    };
    expect(shown('/v1/health')).toMatchObject({
      instance: '/v1/health',
      errors: [{ message: 'is not a known field' }],
    });
    expect(shown('/v1/status')).toMatchObject({ instance: '/v1/fortunes', errors: [{ path: 'date_from' }, {}] });
  });

  it('shows a real answer for every 2xx that has a body', () => {
    const bare = operations.flatMap(({ name, operation }) =>
      Object.entries(Object(operation['responses']))
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([status, answer]) =>
          Object.values(Object(Object(answer).content)).map((media) => ({ status, media })),
        )
        .filter(({ media }) => !('example' in Object(media)) && !('examples' in Object(media)))
        .map(({ status }) => `${name} ${status}`),
    );
    expect(bare).toEqual([]);
  });

  it('has an example of every operation: npm run docs:examples', () => {
    const ids = ROUTES.map(({ operationId }) => operationId);
    expect(ids.filter((id) => RECORDED.operations[id] === undefined)).toEqual([]);
    expect(Object.keys(RECORDED.operations).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
