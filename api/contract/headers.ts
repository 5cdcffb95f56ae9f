import type { ZodOpenApiHeadersObject } from 'zod-openapi';
import { successorOf } from '../http/legacy-paths.ts';
import type { Route } from '../http/route.ts';
import { SIMULATED_REASONS, simulatesErrors } from '../http/simulated-error.ts';
import { isIdempotent } from '../idempotency/idempotency.ts';

/** The headers of answers and requests, as components of the document. */

const text = (description: string) => ({ description, schema: { type: 'string' as const } });
const whole = (description: string) => ({ description, schema: { type: 'integer' as const } });

export const HEADERS = {
  'X-Request-Id': text('Id of the request: name it when you ask us about it'),
  'X-RateLimit-Limit': whole('How many requests a minute allows'),
  'X-RateLimit-Remaining': whole('How many are left in this minute; 0 when the day is used up'),
  'X-RateLimit-Reset': whole('Unix time in seconds at which there is room again'),
  RateLimit: text('What is left of every limit that applies, such as `"minute";r=998;t=42, "day";r=99990;t=31204`'),
  'RateLimit-Policy': text('Every limit that applies, such as `"minute";q=1000;w=60, "day";q=100000;w=86400`'),
  'Retry-After': whole('Seconds after which the request may be repeated'),
  Location: text('Path of the record'),
  'Preference-Applied': text('`respond-async` when the answer is 202'),
  'Idempotent-Replayed': text('`true` when the answer of an earlier request with the same key is repeated'),
  Deprecation: text('Always `true`'),
  Sunset: text('The day from which the endpoint may be switched off'),
  Link: text('The endpoint to use instead, with `rel="successor-version"`'),
} as const;

type HeaderName = keyof typeof HEADERS;

const LIMIT_HEADERS: readonly HeaderName[] = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit',
  'RateLimit-Policy',
];

/** Headers of a route's answers, as references to the components. */
export function headersOf(route: Route, more: readonly HeaderName[] = []): ZodOpenApiHeadersObject {
  const names: HeaderName[] = [
    'X-Request-Id',
    ...(route.access.kind === 'public' ? [] : LIMIT_HEADERS),
    ...(isIdempotent(route) ? (['Idempotent-Replayed'] as const) : []),
    ...(route.group === 'legacy' ? (['Deprecation', 'Sunset'] as const) : []),
    ...(successorOf(route.path) === null ? [] : (['Link'] as const)),
    ...more,
  ];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** Headers of errors, which routes share: those that every caller may see. */
export function errorHeaders(status: number): ZodOpenApiHeadersObject {
  const names: HeaderName[] = ['X-Request-Id', ...([404, 429, 503].includes(status) ? (['Retry-After'] as const) : [])];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const REQUEST_HEADERS = {
  'Accept-Language': {
    description: 'Language of the `disclaimer`: `ko` or `en`, the one that it ranks higher; Korean without it',
    schema: { type: 'string' as const },
  },
  'Idempotency-Key': {
    description:
      '10 to 64 letters, digits, `-` and `_`. The same request with the same key within 24 hours gets the first answer again, and nothing is done twice. With the same API key, also once it is rotated, unless both API keys have `profile:read`, `profile:unmask` and `webhook:manage`',
    schema: { type: 'string' as const, pattern: '^[A-Za-z0-9_-]{10,64}$' },
  },
  Prefer: {
    description: '`respond-async`: answer 202 at once and generate in the background',
    schema: { type: 'string' as const },
  },
  'X-Simulate-Error': {
    description:
      'With a test key: answers 503, or for `minute` and `day` 429, with this `reason`, and generates nothing; a stream ends with it as its event `error`',
    schema: { type: 'string' as const, enum: Array.from<string>(SIMULATED_REASONS) },
  },
  'Last-Event-ID': {
    description: 'Id of the last event received: the same stream goes on after it, without another charge',
    schema: { type: 'string' as const },
  },
} as const;

/** Header parameters of a route, as references to the components. */
export function headerParametersOf(route: Route): { readonly $ref: string }[] {
  const names = [
    ...(isIdempotent(route) ? ['Idempotency-Key'] : []),
    ...(route.requestHeaders ?? []),
    ...(simulatesErrors(route) ? ['X-Simulate-Error'] : []),
  ];
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

export const HEADER_PARAMETERS = Object.fromEntries(
  Object.entries(REQUEST_HEADERS).map(([name, header]) => [
    name,
    { name, in: 'header' as const, required: false, ...header },
  ]),
);
