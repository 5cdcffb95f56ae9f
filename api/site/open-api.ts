import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { EXAMPLE_BASE } from '../contract/example-base.ts';
import { JSON_TYPE, type Page } from './page.ts';

/** docs/openapi.json. */
export function readOpenApi(): unknown {
  return JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'));
}

/** By the base URL that `servers` names. Bounded, because a caller chooses the `Host` that it sends. */
const bodies = new LRUCache<string, Buffer>({ max: 10 });

/** `GET /openapi.json`: the document without white space, of the service at which it is asked. */
export const OPENAPI_PAGE: Page = {
  path: '/openapi.json',
  render({ baseUrl }) {
    const body = bodies.get(baseUrl) ?? Buffer.from(documentAt(baseUrl));
    bodies.set(baseUrl, body);
    return { contentType: JSON_TYPE, body, contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'" };
  },
};

let parts: readonly string[] | null = null;

/** The document is read once, and the origin of examples replaced. */
function documentAt(baseUrl: string): string {
  parts ??= JSON.stringify(readOpenApi()).split(EXAMPLE_BASE);
  return parts.join(baseUrl);
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
