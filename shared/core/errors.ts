/**
 * The error catalogue: every failure that a caller can receive, once. `api/presenters/errors.ts` renders an entry as
 * problem details (RFC 9457) or as the legacy body; no other code chooses a status or a public code.
 */

import type { ModelName } from './models.ts';

interface CatalogueEntry {
  readonly status: number;
  /** `code` of problem details. */
  readonly code: string;
  /** `type` of problem details is `/errors/<slug>`. */
  readonly slug: string;
  readonly title: string;
  /** Status and code in the legacy body where they differ. */
  readonly legacy?: { readonly status?: number; readonly code: string };
}

const CATALOGUE = {
  validation_error: {
    status: 400,
    code: 'validation_error',
    slug: 'validation',
    title: 'Bad Request',
    legacy: { code: 'invalid_request' },
  },
  missing_api_key: {
    status: 401,
    code: 'authentication_error',
    slug: 'authentication',
    title: 'Unauthorized',
    legacy: { code: 'missing_api_key' },
  },
  invalid_api_key: {
    status: 401,
    code: 'authentication_error',
    slug: 'authentication',
    title: 'Unauthorized',
    legacy: { code: 'invalid_api_key' },
  },
  expired_api_key: {
    status: 401,
    code: 'authentication_error',
    slug: 'authentication',
    title: 'Unauthorized',
    legacy: { code: 'expired_api_key' },
  },
  forbidden: {
    status: 403,
    code: 'forbidden',
    slug: 'forbidden',
    title: 'Forbidden',
    legacy: { code: 'insufficient_permissions' },
  },
  not_found: { status: 404, code: 'not_found', slug: 'not-found', title: 'Not Found' },
  not_ready: { status: 404, code: 'not_ready', slug: 'not-found', title: 'Not Found' },
  /** The generation announced by a 202 has failed. */
  fortune_failed: { status: 404, code: 'generation_failed', slug: 'not-found', title: 'Not Found' },
  method_not_allowed: {
    status: 405,
    code: 'method_not_allowed',
    slug: 'method-not-allowed',
    title: 'Method Not Allowed',
  },
  conflict: { status: 409, code: 'conflict', slug: 'conflict', title: 'Conflict' },
  key_limit_reached: {
    status: 409,
    code: 'conflict',
    slug: 'conflict',
    title: 'Conflict',
    legacy: { code: 'key_limit_reached' },
  },
  /** The answer of an idempotency key, whose profile or fortune was deleted. */
  gone: { status: 410, code: 'gone', slug: 'gone', title: 'Gone' },
  payload_too_large: {
    status: 413,
    code: 'payload_too_large',
    slug: 'payload-too-large',
    title: 'Payload Too Large',
  },
  unsupported_media_type: {
    status: 415,
    code: 'unsupported_media_type',
    slug: 'unsupported-media-type',
    title: 'Unsupported Media Type',
  },
  rate_limited: { status: 429, code: 'rate_limited', slug: 'rate-limited', title: 'Too Many Requests' },
  /** The AI call failed after its retries. */
  generation_failed: {
    status: 503,
    code: 'service_unavailable',
    slug: 'service-unavailable',
    title: 'Service Unavailable',
    legacy: { status: 500, code: 'ai_provider_error' },
  },
  service_unavailable: {
    status: 503,
    code: 'service_unavailable',
    slug: 'service-unavailable',
    title: 'Service Unavailable',
  },
  internal_error: { status: 500, code: 'internal_error', slug: 'internal', title: 'Internal Server Error' },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorKind = keyof typeof CATALOGUE;

/** The last part of `type`: `/errors/<slug>`. */
export type ErrorSlug = (typeof CATALOGUE)[ErrorKind]['slug'];

export const ERROR_KINDS = Object.keys(CATALOGUE) as readonly ErrorKind[];

/** The kinds with this status in the catalogue. */
type KindOf<Status extends number> = {
  [Kind in ErrorKind]: (typeof CATALOGUE)[Kind]['status'] extends Status ? Kind : never;
}[ErrorKind];
type UnavailableKind = KindOf<503>;
type RateLimitKind = KindOf<429>;

export interface FieldError {
  /** Dotted path of the field, like `birth_month` or `profile_ids.3`. */
  readonly path: string;
  readonly message: string;
}

/** Why a call was answered 503. Stable words; more may be added. */
export type UnavailableReason =
  | 'circuit_open'
  /** No worker took the work in time, or the process that had taken it has died. */
  | 'no_worker'
  | 'provider_failed'
  /** The work goes on; a generation is charged when it is done. */
  | 'still_running'
  | 'not_configured'
  | 'pool_paused'
  /** The operator's limit of the model's calls per minute is used up. */
  | 'rate_limit'
  /** The database or Redis did not answer in time. */
  | 'store_unavailable';

/** Of a call that asks a model. */
export const GENERATION_REASONS = [
  'circuit_open',
  'no_worker',
  'not_configured',
  'pool_paused',
  'provider_failed',
  'rate_limit',
  'still_running',
] as const satisfies readonly UnavailableReason[];

/** The limit that refused a call with 429. */
export type RateLimitReason = 'minute' | 'day' | 'endpoint' | 'address' | 'streams';

/** Why a call was answered 403, where permissions and plan are not the cause. */
export type ForbiddenReason =
  | 'suspended'
  /** The key is bound to addresses, and the call came from another. */
  | 'address_not_allowed';

export type ErrorReason = UnavailableReason | RateLimitReason | ForbiddenReason;

export interface ErrorOptions {
  /** The cause of a 503, 429 or 403, stable beside the status code. */
  readonly reason?: ErrorReason;
  readonly errors?: readonly FieldError[];
  readonly hint?: string;
  /** Seconds; also sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** Only for the log. */
  readonly internal?: string;
  /** Not shown: the model that has failed, where the caller waited for what another request had it write. */
  readonly failedModel?: ModelName;
  readonly cause?: unknown;
  /** Values of `Allow` for a refused method. */
  readonly allow?: readonly string[];
}

/**
 * A failure with a public sentence (`detail`) and an internal one (`message`, only for the log). The overloads make the
 * reason of every 503 and 429 a matter of types: without one the code does not compile.
 */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly detail: string;
  readonly options: ErrorOptions;

  constructor(kind: Exclude<ErrorKind, UnavailableKind | RateLimitKind>, detail: string, options?: ErrorOptions);
  constructor(kind: RateLimitKind, detail: string, options: ErrorOptions & { readonly reason: RateLimitReason });
  constructor(kind: UnavailableKind, detail: string, options: ErrorOptions & { readonly reason: UnavailableReason });
  constructor(kind: ErrorKind, detail: string, options: ErrorOptions = {}) {
    super(options.internal ?? detail, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.kind = kind;
    this.detail = detail;
    this.options = options;
  }
}

export function catalogueEntry(kind: ErrorKind): CatalogueEntry {
  return CATALOGUE[kind];
}

/** A refused field: 400 with the path and a hint. */
export function invalidField(path: string, message: string, hint?: string): AppError {
  return new AppError('validation_error', `${path}: ${message}`, {
    errors: [{ path, message }],
    ...(hint === undefined ? {} : { hint }),
  });
}

/** A range whose start is after its end: names both fields, since either may be wrong. */
export function invertedRange(start: string, end: string): AppError {
  return new AppError('validation_error', `${start} must not be after ${end}`, {
    errors: [
      { path: start, message: `must not be after ${end}` },
      { path: end, message: `is before ${start}` },
    ],
  });
}

export function notFound(what: string): AppError {
  return new AppError('not_found', `No such ${what}.`);
}
