import type { ZodOpenApiResponseObject } from 'zod-openapi';
import type { Route } from '../http/route.ts';
import { type DocumentedError, errorsOf } from './errors.ts';
import { RECORDED } from './examples.ts';
import { errorHeaders } from './headers.ts';

/** The errors of a route by status, each with the name of its component. */
export function errorReference(route: Route): { readonly status: number; readonly name: string }[] {
  return errorsOf(route).map((error) => ({ status: error.status, name: nameOf(error, sourceOf(route, error)) }));
}

/** The error responses of all routes: equal ones are one component. */
export function errorComponents(routes: readonly Route[]): Record<string, ZodOpenApiResponseObject> {
  const errors = new Map<string, ExemplifiedError>();
  for (const route of routes) {
    for (const error of errorsOf(route)) {
      const source = sourceOf(route, error);
      const name = nameOf(error, source);
      const exemplified = { ...error, source };
      const same = errors.get(name) ?? exemplified;
      if (JSON.stringify(same) !== JSON.stringify(exemplified))
        throw new Error(`two different errors are named ${name}`);
      errors.set(name, exemplified);
    }
  }
  return Object.fromEntries([...errors].sort().map(([name, error]) => [name, component(error)]));
}

interface ExemplifiedError extends DocumentedError {
  /** What its example is of: an operation, a method, or any request (empty). */
  readonly source: string;
}

/** The narrowest source that has a recorded example of the error: a read should not show the error of a body. */
function sourceOf({ operationId, method }: Route, error: DocumentedError): string {
  return [operationId, method].find((source) => exampleOf(error, source) !== undefined) ?? '';
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  410: 'Gone',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  429: 'RateLimited',
  500: 'InternalError',
  503: 'ServiceUnavailable',
};
/** What is said by the title alone, or by the name `Generation`. */
const USUAL = ['minute', 'day', 'address', 'store_unavailable', 'suspended', 'address_not_allowed'];

function nameOf({ status, isLegacy, codes, reasons }: DocumentedError, source: string): string {
  const title = `${isLegacy ? 'Legacy' : ''}${TITLES[status] ?? `Error${status}`}`;
  const generates = reasons.includes('circuit_open');
  const special = [
    ...(status === 401 && codes.includes('UNAUTHORIZED') ? ['widget'] : []),
    ...(status === 404 && codes.includes('not_ready') ? ['or_pending'] : []),
    ...(status === 409 && codes.includes('key_limit_reached') ? ['of_keys'] : []),
    ...(generates && status !== 404
      ? ['of_generation']
      : reasons.filter((reason) => !USUAL.includes(reason) && !generates)),
    ...(status === 429 && !reasons.includes('day') ? ['of_account'] : []),
    ...(status === 403 && !reasons.includes('address_not_allowed') ? ['of_account'] : []),
    ...(status === 401 && isLegacy && !codes.includes('expired_api_key') ? ['of_token'] : []),
    ...(source === '' ? [] : [source === 'GET' ? 'of_query' : `of_${source}`]),
  ];
  return title + special.map(pascal).join('');
}

function pascal(word: string): string {
  return word.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The request is not valid: `errors` names the fields',
  401: 'The key or token is missing, wrong, expired or revoked',
  403: 'The key, its addresses or the plan do not allow this, or the account is suspended',
  404: 'There is no such record in this account and mode',
  409: 'It collides with something that exists or runs',
  410: 'What the answer of this idempotency key was about has been deleted',
  413: 'The body is larger than 100 KB, or lists more than 100 profiles, or selects more than 100,000',
  415: 'The body is not JSON in UTF-8',
  429: 'Too many requests: wait as long as `Retry-After` says',
  500: 'Something went wrong on our side',
  503: 'Not available at the moment: `reason` names the cause. Repeat after `Retry-After`',
};

function component(error: ExemplifiedError): ZodOpenApiResponseObject {
  const { status, isLegacy, codes, reasons } = error;
  const words = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  const because = reasons.length === 0 ? '' : ` \`reason\`: ${words(reasons)}; new ones may come.`;
  const example = exampleOf(error, error.source);
  const content = {
    schema: isLegacy ? narrowedLegacy(codes) : narrowed(codes),
    ...(example === undefined ? {} : { example }),
  };
  return {
    description: `${MEANINGS[status] ?? 'The request failed'}. \`code\`: ${words(codes)}.${because}`,
    headers: errorHeaders(status),
    content: { [isLegacy ? 'application/json' : 'application/problem+json']: content },
    'x-codes': codes,
    ...(reasons.length === 0 ? {} : { 'x-reasons': reasons }),
  };
}

const CODE = 'What to branch on';

function narrowed(codes: readonly string[]) {
  const code = { type: 'string' as const, enum: [...codes], description: CODE };
  return {
    allOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'object' as const, properties: { code } }],
  };
}

function narrowedLegacy(codes: readonly string[]) {
  const code = { type: 'string' as const, enum: [...codes], description: CODE };
  const error = {
    allOf: [{ $ref: '#/components/schemas/LegacyErrorBody' }, { type: 'object' as const, properties: { code } }],
    description: 'What went wrong',
  };
  return {
    allOf: [{ $ref: '#/components/schemas/LegacyError' }, { type: 'object' as const, properties: { error } }],
  };
}

function exampleOf({ status, isLegacy, codes }: DocumentedError, source: string): unknown {
  const of = source === '' ? '' : `${source} `;
  const keys = codes.map((code) => `${of}${isLegacy ? 'legacy ' : ''}${status} ${code}`);
  return keys.map((key) => RECORDED.errors[key]).find((example) => example !== undefined);
}
