/** What a caller may branch on first. New codes may come. */
export type ErrorCode =
  | 'validation_error'
  | 'authentication_error'
  | 'forbidden'
  | 'not_found'
  | 'not_ready'
  | 'generation_failed'
  | 'conflict'
  /** The profile or fortune that the answer to the request's idempotency key showed was deleted. */
  | 'gone'
  | 'payload_too_large'
  | 'rate_limited'
  | 'service_unavailable'
  | 'internal_error'
  /** No answer, or a part of one. */
  | 'connection_failed'
  /** No answer within `timeoutMs`. */
  | 'timeout'
  | (string & {});

/** A refused field of the request, such as `{ path: 'birth_month', message: 'must be …' }`. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

export interface ErrorFacts {
  readonly code: ErrorCode;
  readonly status?: number | undefined;
  readonly reason?: string | undefined;
  readonly hint?: string | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly errors?: readonly FieldError[] | undefined;
  readonly retryable?: boolean | undefined;
  readonly cause?: unknown;
}

/** Every failure of a call, but for one: an aborted call throws the `reason` of its signal. */
export class SajuError extends Error {
  override readonly name = 'SajuError';
  readonly code: ErrorCode;
  /** Status of the answer; undefined without one, and for the `error` event of a stream. */
  readonly status: number | undefined;
  /** The cause of a 429 or 503, such as `minute` or `circuit_open`. New reasons may come. */
  readonly reason: string | undefined;
  /** What to do, in a sentence. */
  readonly hint: string | undefined;
  /** `req_…`: name it when you ask the service's operator. */
  readonly requestId: string | undefined;
  /** Milliseconds after which a repeat makes sense. */
  readonly retryAfterMs: number | undefined;
  /** The refused fields of a 400. */
  readonly errors: readonly FieldError[];
  /** Whether the same request may succeed later. The client has repeated it `maxRetries` times. */
  readonly retryable: boolean;

  constructor(message: string, facts: ErrorFacts) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.code = facts.code;
    this.status = facts.status;
    this.reason = facts.reason;
    this.hint = facts.hint;
    this.requestId = facts.requestId;
    this.retryAfterMs = facts.retryAfterMs;
    this.errors = facts.errors ?? [];
    this.retryable = facts.retryable ?? false;
  }
}

/** No answer, or one that ended early. */
export function connectionFailed(cause: unknown): SajuError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new SajuError(`The connection failed: ${why}`, { code: 'connection_failed', retryable: true, cause });
}

/** Statuses that may be different next time. */
const TRANSIENT = new Set([408, 425, 429, 500, 502, 503, 504]);

/** The error of an answer that is not 2xx: problem details, or whatever a proxy sends. */
export function errorOf(response: Response, text: string): SajuError {
  const { status, headers } = response;
  const problem = parsed(text);
  const reason = stringAt(problem, 'reason');
  const retryAfterMs = retryAfterOf(headers.get('retry-after'), problem);
  // A 409 with Retry-After: the first request with this Idempotency-Key is still running.
  const mayChange = TRANSIENT.has(status) || (status === 409 && retryAfterMs !== undefined);
  return new SajuError(stringAt(problem, 'detail') ?? `The service answered ${status}.`, {
    code: stringAt(problem, 'code') ?? `http_${status}`,
    status,
    reason,
    hint: stringAt(problem, 'hint'),
    requestId: headers.get('x-request-id') ?? stringAt(problem, 'request_id'),
    retryAfterMs,
    errors: fieldErrors(problem),
    // Only an operator can change that the server has no credentials for the model.
    retryable: mayChange && reason !== 'not_configured',
  });
}

/** The error of a stream's `error` event. */
export function errorOfEvent(data: unknown, requestId: string | undefined): SajuError {
  const event = isRecord(data) ? data : {};
  return new SajuError(stringAt(event, 'message') ?? 'The stream failed.', {
    code: stringAt(event, 'code') ?? 'internal_error',
    reason: stringAt(event, 'reason'),
    requestId,
    retryable: event['retryable'] === true && event['reason'] !== 'not_configured',
  });
}

/** Seconds or an HTTP date, of the header or else of the body, in milliseconds. */
function retryAfterOf(header: string | null, problem: Readonly<Record<string, unknown>>): number | undefined {
  const value = header ?? problem['retry_after'];
  if (value === undefined || value === '') return undefined;
  const seconds = Number(value);
  if (!Number.isNaN(seconds)) return Math.max(0, seconds * 1_000);
  const at = Date.parse(String(value));
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}

function fieldErrors(problem: Readonly<Record<string, unknown>>): FieldError[] {
  const { errors } = problem;
  if (!Array.isArray(errors)) return [];
  return errors.filter(isRecord).map((each) => ({
    path: stringAt(each, 'path') ?? '',
    message: stringAt(each, 'message') ?? '',
  }));
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function stringAt(record: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = record[name];
  return typeof value === 'string' ? value : undefined;
}
