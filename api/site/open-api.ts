import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { EXAMPLE_BASE } from '../contract/example-base.ts';
import { JSON_TYPE, type Page } from './page.ts';

/** docs/openapi.json. */
export function readOpenApi(): unknown {
  return JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'));
}

/**
 * By the base URL that `servers` names. A caller chooses the `Host` that it sends, and a body is in memory until its reader
 * has read it: the first hosts that a process sees are named, and others get the one document with relative addresses.
 */
const bodies = new Map<string, Buffer>();
const MAX_NAMED_HOSTS = 10;

/** `GET /openapi.json`: the document without white space, of the service at which it is asked. */
export const OPENAPI_PAGE: Page = {
  path: '/openapi.json',
  render({ baseUrl }) {
    const base = bodies.has(baseUrl) || bodies.size < MAX_NAMED_HOSTS ? baseUrl : RELATIVE;
    const body = bodies.get(base) ?? Buffer.from(documentAt(base));
    bodies.set(base, body);
    return { contentType: JSON_TYPE, body, contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'" };
  },
};

/** `servers` is then `/`, of the address at which the document was found. */
const RELATIVE = '/';

let parts: readonly string[] | null = null;

/** The document is read once, and the origin of examples replaced. */
function documentAt(baseUrl: string): string {
  parts ??= JSON.stringify(readOpenApi()).split(EXAMPLE_BASE);
  return parts.map((part) => (baseUrl === RELATIVE && part.startsWith('/') ? part.slice(1) : part)).join(baseUrl);
}

/** What the reference reads of an OpenAPI document. */
export type Schema = Readonly<Record<string, unknown>>;

const content = z.record(
  z.string(),
  z.looseObject({
    schema: z.looseObject({}).optional(),
    example: z.unknown().optional(),
    examples: z.record(z.string(), z.looseObject({ value: z.unknown() })).optional(),
  }),
);
const parameter = z.looseObject({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  description: z.string().default(''),
  schema: z.looseObject({}).default({}),
  example: z.unknown().optional(),
});
const response = z.looseObject({ description: z.string(), content: content.default({}) });
const reference = z.looseObject({ $ref: z.string() });
const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string().default(''),
  description: z.string().default(''),
  tags: z.array(z.string()).default([]),
  deprecated: z.boolean().default(false),
  security: z.array(z.record(z.string(), z.unknown())).optional(),
  'x-permission': z.array(z.string()).default([]),
  parameters: z.array(z.union([reference, parameter])).default([]),
  requestBody: z.looseObject({ content }).optional(),
  responses: z.record(z.string(), z.union([reference, response])),
});
const operations = z.record(z.string(), z.record(z.string(), operation));

export const openApiShape = z.looseObject({
  info: z.looseObject({ title: z.string(), version: z.string(), description: z.string().default('') }),
  tags: z.array(z.looseObject({ name: z.string(), description: z.string().default('') })).default([]),
  paths: operations,
  webhooks: operations.default({}),
  components: z.looseObject({
    schemas: z.record(z.string(), z.looseObject({})).default({}),
    responses: z.record(z.string(), response).default({}),
    parameters: z.record(z.string(), parameter).default({}),
  }),
});

export type OpenApi = z.output<typeof openApiShape>;
export type Operation = z.output<typeof operation>;
export type Parameter = z.output<typeof parameter>;
export type Response = z.output<typeof response>;
