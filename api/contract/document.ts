import * as z from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { EVENT_TYPES } from '../../shared/core/event-types.ts';
import { successorOf } from '../http/legacy-paths.ts';
import type { Route } from '../http/route.ts';
import { legacyProblem, problem } from '../presenters/error-schemas.ts';
import { batchCallback, EVENT_CAUSES, eventSchema } from '../presenters/event-schemas.ts';
import { legacyBirth } from '../routes/legacy/saju.ts';
import { type DocumentedAnswer, eventOf } from './answers.ts';
import { errorComponents, errorReference } from './error-components.ts';
import { EXAMPLE_BASE } from './example-base.ts';
import { RECORDED } from './examples.ts';
import { fourPillars } from './four-pillars.ts';
import { HEADER_PARAMETERS, HEADERS, headerParametersOf, headersOf } from './headers.ts';
import { INTRODUCTION } from './introduction.ts';
import { pathParametersOf } from './parameters.ts';
import { TAGS } from './tags.ts';
import { tidied } from './tidy.ts';

/** Any JSON object. */
export type OpenApiDocument = Readonly<Record<string, unknown>>;

/** The OpenAPI 3.1 document of the route table: every operation, answer, error and webhook. */
export function openApiDocument(routes: readonly Route[], version: string): OpenApiDocument {
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Saju',
        version,
        description: INTRODUCTION,
        contact: { name: 'The operator of the service', url: `${EXAMPLE_BASE}/support` },
        license: { name: 'Proprietary', url: `${EXAMPLE_BASE}/docs` },
      },
      servers: [{ url: EXAMPLE_BASE, description: 'The service that answers this document' }],
      security: [{ ApiKey: [] }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      paths: pathsOf(routes),
      webhooks: webhooks(),
      components: {
        schemas: { Problem: problem, LegacyError: legacyProblem, FourPillars: fourPillars, LegacyBirth: legacyBirth },
        responses: errorComponents(routes),
        headers: HEADERS,
        parameters: HEADER_PARAMETERS,
        securitySchemes: {
          ApiKey: {
            type: 'apiKey',
            in: 'header',
            name: 'X-API-Key',
            description: '`bs_live_…` or `bs_test_…`. Live and test keys have separate records.',
          },
          AccessToken: {
            type: 'http',
            scheme: 'bearer',
            description: "The account's access token, `bs_at_…`: it creates and revokes keys.",
          },
        },
      },
    },
    {
      override({ jsonSchema }) {
        // The format says it, and the pattern of a date has 400 characters.
        if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      },
    },
  );
  return withParameterExamples(tidied(document));
}

/** The values that the recorded requests have in path and query. */
function withParameterExamples(document: OpenApiDocument): OpenApiDocument {
  const described = (operation: unknown): unknown => {
    const { operationId, parameters } = Object(operation);
    const recorded = RECORDED.operations[operationId];
    if (recorded === undefined || !Array.isArray(parameters)) return operation;
    const given: Readonly<Record<string, string>> = { ...recorded.params, ...recorded.query };
    const exemplified = parameters.map((each) => {
      const example = given[each.name];
      if (example === undefined) return each;
      return { ...each, example: each.schema.type === 'integer' ? Number(example) : example };
    });
    return { ...Object(operation), parameters: exemplified };
  };
  const paths = Object.entries(Object(document['paths'])).map(([path, methods]) => {
    const operations = Object.entries(Object(methods)).map(([method, each]) => [method, described(each)]);
    return [path, Object.fromEntries(operations)];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

function pathsOf(routes: readonly Route[]): ZodOpenApiPathsObject {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return paths;
}

function operationOf(route: Route): ZodOpenApiOperationObject {
  const { access, operationId, tag, plan } = route;
  const path = pathParametersOf(route.path);
  const given = route.query instanceof z.ZodPipe ? route.query.in : route.query;
  const query = given instanceof z.ZodObject ? given : undefined;
  const headers = headerParametersOf(route);
  return {
    operationId,
    summary: route.summary,
    description: describe(route),
    tags: [tag],
    ...(route.group === 'legacy' ? { deprecated: true } : {}),
    security: access.kind === 'public' ? [] : [{ [access.kind === 'key' ? 'ApiKey' : 'AccessToken']: [] }],
    requestParams: { ...(path === undefined ? {} : { path }), ...(query === undefined ? {} : { query }) },
    ...(headers.length === 0 ? {} : { parameters: headers }),
    ...requestBodyOf(route),
    responses: responsesOf(route),
    'x-permission': access.kind === 'key' ? access.permissions : [],
    ...(plan === undefined ? {} : { 'x-plan': plan }),
    'x-limit': limitOf(route),
  };
}

/** The endpoint's own limit, else the plan's minute, whose size depends on the account; `null`: never limited. */
function limitOf({ access, endpointLimit }: Route) {
  if (access.kind === 'public') return null;
  if (endpointLimit === undefined) return { name: 'plan', window_seconds: 60 };
  const { name, max, windowMs } = endpointLimit;
  return { name, max, window_seconds: windowMs / 1_000 };
}

function requestBodyOf(route: Route) {
  const { body, operationId } = route;
  if (body === undefined || body instanceof z.ZodRecord) return {};
  const example = RECORDED.operations[operationId]?.body;
  const content = { schema: body, ...(example === undefined ? {} : { example }) };
  return { requestBody: { required: !body.safeParse({}).success, content: { 'application/json': content } } };
}

function responsesOf(route: Route): ZodOpenApiResponsesObject {
  const responses: ZodOpenApiResponsesObject = {};
  for (const [status, answer] of Object.entries(route.answers)) {
    responses[status as '200'] = {
      description: `${answer.description}.`,
      headers: headersOf(route, answer.headers),
      ...contentOf(route, Number(status), answer),
    };
  }
  if (successorOf(route.path) !== null) responses['301'] = MOVED;
  for (const { status, name } of errorReference(route)) {
    responses[String(status) as '400'] = { $ref: `#/components/responses/${name}` };
  }
  return responses;
}

const MOVED = {
  description: 'Only on servers with `LEGACY_MODE=redirect`: `Location` names the successor.',
  headers: { Location: { $ref: '#/components/headers/Location' } },
  content: { 'application/json': { schema: legacyProblem } },
};

function contentOf(route: Route, status: number, { schema, events }: DocumentedAnswer) {
  const recorded = RECORDED.operations[route.operationId];
  const answer = recorded?.status === status ? recorded.answer : recorded?.others?.[status];
  if (events !== undefined) {
    const all: readonly unknown[] = Array.isArray(answer) ? answer : [];
    const examples = Object.fromEntries(all.map((event) => [String(Object(event).event), { value: event }]));
    return {
      content: {
        'text/event-stream': { schema: eventOf(events), ...(all.length === 0 ? {} : { examples }) },
      },
    };
  }
  if (schema === undefined) return {};
  return { content: { 'application/json': { schema, ...(answer === undefined ? {} : { example: answer }) } } };
}

function describe({ access, plan, endpointLimit, group, idempotent, method }: Route): string {
  const sentences: string[] = [];
  if (access.kind === 'public') sentences.push('Needs no key.');
  if (access.kind === 'bearer') sentences.push("Needs the account's access token.");
  if (access.kind === 'key') {
    const needed = access.permissions.map((permission) => `\`${permission}\``).join(' and ');
    sentences.push(needed === '' ? 'Any valid key will do.' : `The key needs ${needed}.`);
  }
  if (plan !== undefined)
    sentences.push(`The account needs the plan ${plan}${plan === 'enterprise' ? '' : ' or a larger one'}.`);
  if (endpointLimit !== undefined) {
    const { max, windowMs, appliesTo, name } = endpointLimit;
    const of = appliesTo === undefined ? '' : ` (${name})`;
    sentences.push(
      `At most ${max} ${windowMs === 60_000 ? 'a minute' : 'an hour'}${of}, beside the limits of the plan.`,
    );
  }
  if (method !== 'GET' && group !== 'legacy' && group !== 'widget' && idempotent === false) {
    sentences.push('`Idempotency-Key` is ignored here.');
  }
  return sentences.join(' ');
}

function webhooks(): ZodOpenApiPathsObject {
  const delivery = (operationId: string, summary: string, schema: z.ZodType, example: unknown) => ({
    post: {
      operationId,
      summary,
      description: `${summary}. Every delivery has \`webhook-id\`, \`webhook-timestamp\`, \`webhook-signature\` (Standard Webhooks) and \`X-Saju-Signature\`. It may come more than once, and in any order.`,
      tags: ['Webhooks'],
      security: [],
      requestBody: {
        required: true,
        content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
      },
      responses: {
        '2XX': { description: 'The event has arrived. Answer within 15 seconds.' },
        '4XX': { description: 'Any other answer: the event is sent again, four times within three hours.' },
      },
    },
  });
  const events = EVENT_TYPES.map((type) => {
    const name = type.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [
      type,
      delivery(`receive${name}`, EVENT_CAUSES[type], eventSchema(type), RECORDED.deliveries[type]),
    ] as const;
  });
  const callback = delivery(
    'receiveBatchCallback',
    "A batch has ended: posted to the batch's `webhook_url`, without an envelope",
    batchCallback,
    RECORDED.deliveries['callback'],
  );
  return { ...Object.fromEntries(events), 'batch.callback': callback };
}
