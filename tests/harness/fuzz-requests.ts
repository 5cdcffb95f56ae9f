import * as fc from 'fast-check';
import type { Route } from '../../api/http/route.ts';
import { hostileBytes, hostileKey, hostileText, hostileValue, spoil, spoiler, zipBomb } from './hostile.ts';
import type { RawRequest } from './raw-client.ts';
import { reference } from './references.ts';
import { valuesOf } from './schema-values.ts';

/** A random request of a route's own schemas; ids and credentials are filled in before it is sent. */
export interface FuzzRequest extends RawRequest {
  readonly route: Route;
  readonly credential: 'own' | 'none' | 'bad';
}

/** Together with the headers below Node's maximum (16 KB), beyond which no request reaches a route. */
const MAX_PATH = 8_000;

/** The parts of a request, each drawn from its valid or its hostile values. */
const PARTS = ['method', 'path', 'query', 'body', 'content', 'credential'] as const;
type Part = (typeof PARTS)[number];
type Headers = Readonly<Record<string, string>>;

/** Requests of a route: half valid, most others with one invalid part, some hostile throughout. */
export function requestsOf(route: Route): fc.Arbitrary<FuzzRequest> {
  return fc
    .oneof(
      { weight: 5, arbitrary: fc.constant<readonly Part[]>([]) },
      { weight: 4, arbitrary: fc.constantFrom<Part>('body', 'body', 'body', 'query', ...PARTS).map((part) => [part]) },
      { weight: 1, arbitrary: fc.subarray<Part>([...PARTS]) },
    )
    .chain((spoilt) => requestOf(route, new Set(spoilt)));
}

function requestOf(route: Route, spoilt: ReadonlySet<Part>): fc.Arbitrary<FuzzRequest> {
  const either = <T>(part: Part, valid: fc.Arbitrary<T>, hostile: fc.Arbitrary<T>) =>
    spoilt.has(part) ? hostile : valid;
  const bodies = route.body === undefined ? fc.constant({}) : valuesOf(route.body);
  const queries = route.query === undefined ? fc.constant({}) : valuesOf(route.query);
  return fc
    .record({
      method: either('method', fc.constant<string>(route.method), fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'PURGE')),
      path: pathsOf(route, spoilt.has('path')),
      query: either('query', queries.map(queryText), hostileQueries(queries)),
      body: either('body', route.body === undefined ? fc.constant(null) : bodies.map(json), hostileBodies(bodies)),
      content: either('content', fc.constant(JSON_TYPE), hostileContent),
      credential: either('credential', fc.constant('own'), fc.constantFrom('none', 'bad')),
      headers: extraHeaders,
    })
    .map(({ method, path, query, body, content, credential, headers }) => {
      // The body of a GET is not read, and some clients cannot send one.
      const carried = method === 'GET' || method === 'HEAD' ? null : body;
      return {
        route,
        method,
        path: (query === '' ? path : `${path}?${query}`).slice(0, MAX_PATH),
        headers: { ...(carried === null ? {} : carried === zipBomb ? ZIPPED : content), ...headers },
        body: carried,
        credential,
      };
    });
}

/** The kind of id that follows a path segment; the default is a profile's. */
const KIND_AFTER: Readonly<Record<string, string>> = {
  fortunes: 'ftn',
  webhooks: 'whk',
  keys: 'key',
  batch: 'batch',
  deliveries: 'dlv',
  events: 'evt',
  requests: 'req',
};

function pathsOf(route: Route, spoilt: boolean): fc.Arbitrary<string> {
  const segments = route.path.split('/').slice(1);
  const parts = segments.map((segment, index): fc.Arbitrary<string> => {
    if (!segment.startsWith('{')) return fc.constant(segment);
    const kind = KIND_AFTER[segments[index - 1] ?? ''] ?? 'prf';
    return spoilt ? hostileSegment : fc.nat({ max: 30 }).map((number) => reference(kind, number));
  });
  const prefix = fc.constantFrom('/', ...(route.path.startsWith('/api/') ? ['/v1/'] : []));
  return fc.tuple(prefix, fc.tuple(...parts)).map(([start, words]) => start + words.join('/'));
}

const hostileSegment = fc.oneof(
  hostileText.map(encoded),
  fc.constantFrom('%', '%E0%A4%A', '%ff', '%2e%2e', '..', '%2F', ';a=1', '__proto__', 'null', '*', '{id}', '<<whk:0>>'),
);

function hostileQueries(valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const spoilt = fc.tuple(valid, spoiler).map(([value, how]) => queryText(spoil(value, how)));
  return fc.oneof(spoilt, hostileQuery);
}

/** The fields in a query string. */
function queryText(fields: unknown): string {
  if (typeof fields !== 'object' || fields === null) return encoded(String(fields));
  return Object.entries(fields)
    .map(([name, value]) => `${encoded(name)}=${encoded(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&');
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const hostileQuery = fc.oneof(
  fc.constantFrom(
    'limit=1&limit=2',
    'limit[]=1',
    'limit[$gt]=1',
    'profile_id[$ne]=x',
    'cursor=%00',
    'cursor=AAAA',
    'cursor=eyJhIjoxfQ',
    `cursor=${'x'.repeat(5_000)}`,
    '%ff=%ff',
    '%',
    '&&&===',
    '__proto__[a]=1&constructor=2',
    'limit=1e1',
    'limit=00020',
    'date=%EF%BC%92026-01-01',
    'a=1&'.repeat(1_500),
  ),
  fc.tuple(hostileKey, hostileText).map(([name, value]) => `${encoded(name)}=${encoded(value)}`),
);

function hostileBodies(valid: fc.Arbitrary<unknown>): fc.Arbitrary<Buffer | null> {
  const spoilt = fc.tuple(valid, spoiler).map(([value, how]) => json(spoil(value, how)));
  return fc.oneof<fc.WeightedArbitrary<Buffer | null>[]>(
    { weight: 20, arbitrary: spoilt },
    { weight: 6, arbitrary: hostileBytes },
    { weight: 3, arbitrary: hostileValue.map(json) },
    { weight: 1, arbitrary: fc.constantFrom(null, zipBomb) },
  );
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value) ?? '');
}

const JSON_TYPE: Headers = { 'Content-Type': 'application/json' };
const ZIPPED: Headers = { ...JSON_TYPE, 'Content-Encoding': 'gzip' };

const hostileContent = fc.constantFrom<Headers>(
  {},
  { 'Content-Type': 'application/json; charset=utf-8' },
  { 'Content-Type': 'application/json;charset=utf-16le' },
  { 'Content-Type': 'application/json; charset=klingon' },
  { 'Content-Type': 'application/json, text/plain' },
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'multipart/form-data' },
  { 'Content-Type': '\u00ff' },
  ZIPPED,
  { ...JSON_TYPE, 'Content-Encoding': 'br' },
  { ...JSON_TYPE, 'Content-Encoding': 'deflate' },
  { ...JSON_TYPE, 'Content-Encoding': 'identity' },
  { ...JSON_TYPE, 'Content-Encoding': 'zstd, gzip' },
);

const oddHeaders = fc.constantFrom<Headers>(
  { 'Idempotency-Key': 'short' },
  { 'Idempotency-Key': 'x'.repeat(65) },
  { 'Idempotency-Key': 'with a space in it' },
  { 'Idempotency-Key': '' },
  { 'Idempotency-Key': '__proto__constructor' },
  { Prefer: 'respond-async' },
  { Prefer: 'respond-async; wait=1e9, return=minimal,,' },
  { 'Last-Event-ID': 'call_01jd0000000000000000000000.3' },
  { 'Last-Event-ID': '.' },
  { 'Last-Event-ID': '\u00fe'.repeat(300) },
  { Accept: 'application/xml' },
  { 'X-Forwarded-For': '1.2.3.4, unknown, ::ffff:0:0' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { Origin: 'null' },
  { 'User-Agent': '' },
  { 'User-Agent': '\u00e9'.repeat(2_000) },
  { Range: 'bytes=0-0' },
  { 'If-None-Match': '*' },
  { Cookie: 'a=b' },
  { Host: 'evil.example' },
);

/** Few keys, so that some repeat: with the same request, with another one, and during the first. */
const idempotencyKeys = fc.nat({ max: 40 }).map((number): Headers => ({ 'Idempotency-Key': `again-${number}-again` }));

const extraHeaders = fc.oneof<fc.WeightedArbitrary<Headers>[]>(
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: oddHeaders },
  { weight: 1, arbitrary: idempotencyKeys },
);
