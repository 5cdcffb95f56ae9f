import * as z from 'zod';
import type { StoredAnswer } from '../../shared/accounts/idempotency.ts';
import type { AppError } from '../../shared/core/errors.ts';
import type { Logger } from '../../shared/core/logger.ts';
import type { Metrics } from '../../shared/core/metrics.ts';
import { FAILED_STATUS } from '../../shared/db/models/requests.ts';
import { legacyError, problemDetails } from '../presenters/errors.ts';
import { toAppError } from './app-error.ts';
import type { RequestState } from './request-state.ts';
import type { Answer } from './route.ts';

/** The bytes of an answer, as sent and as recorded under an idempotency key. */
export function rendered(answer: Answer): StoredAnswer {
  const { status, body, about } = answer;
  if (body === undefined) return { status, headers: { ...answer.headers }, body: '', about };
  return {
    status,
    headers: { ...answer.headers, 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
    about,
  };
}

/** Sends the answer, or destroys the connection when a response has begun. */
export function send({ response }: RequestState, answer: StoredAnswer): void {
  if (response.headersSent || response.destroyed) {
    // A stream failed: the client must not take it for complete.
    response.destroy();
    return;
  }
  response.status(answer.status);
  for (const name in answer.headers) response.setHeader(name, answer.headers[name] ?? '');
  response.setHeader('Cache-Control', 'no-store');
  response.end(answer.body);
}

export interface FailureDeps {
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'rateLimited'>;
}

/** The answer, or the error answer when it fails. */
export async function orFailure(
  deps: FailureDeps,
  state: RequestState,
  work: () => Promise<StoredAnswer | null>,
): Promise<StoredAnswer | null> {
  try {
    return await work();
  } catch (cause) {
    return failure(deps, state, cause);
  }
}

/** The answer to a request that failed, in the format of its group. Logs what is our fault, counts refusals by a limit. */
export function failure({ logger, metrics }: FailureDeps, state: RequestState, cause: unknown): StoredAnswer {
  const error = toAppError(cause);
  const { request, requestId, unauthorizedCode, hints } = state;
  const legacy = state.group === 'legacy' ? legacyError(error, requestId, hints) : null;
  const body = legacy?.body ?? problemDetails(error, { instance: request.path, requestId, unauthorizedCode });
  const status = legacy?.status ?? problemStatus(body);
  if (error !== state.simulatedError) report({ logger, metrics }, state, error, status);
  const { retryAfterSeconds, allow } = error.options;
  return {
    status,
    headers: {
      'Content-Type': legacy === null ? 'application/problem+json' : 'application/json; charset=utf-8',
      ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
      ...(allow === undefined ? {} : { Allow: allow.join(', ') }),
      // The rest of a body that was not read must not be parsed as the next request on this connection.
      ...(status === 413 ? { Connection: 'close' } : {}),
    },
    body: JSON.stringify(body),
  };
}

/**
 * What an error answer says, also one that is stored under an idempotency key; null for other answers. Not every answer of
 * 400 or above is one: an unhealthy service answers 503 with its state.
 */
export function errorOf({ status, body }: Pick<StoredAnswer, 'status' | 'body'>): RequestState['error'] {
  if (status < FAILED_STATUS) return null;
  const { data } = errorBody.safeParse(JSON.parse(body));
  return data === undefined ? null : { code: data.code, reason: data.reason ?? null };
}

const errorFields = z.object({ code: z.string(), reason: z.string().optional() });
/** In the format of any group. */
const errorBody = errorFields.or(z.object({ error: errorFields }).transform(({ error }) => error));

function problemStatus(body: unknown): number {
  return typeof body === 'object' && body !== null && 'status' in body && typeof body.status === 'number'
    ? body.status
    : 500;
}

function report({ logger, metrics }: FailureDeps, state: RequestState, error: AppError, status: number): void {
  if (status === 429) metrics.rateLimited(error.options.reason ?? 'minute');
  if (status < 500) return;
  // The server has answered a body that it cannot read, and the handler fails for that reason.
  if (state.response.writableEnded && !state.response.req.complete) return;
  const level = status === 500 ? 'error' : 'warn';
  logger[level]({ request_id: state.requestId, route: state.endpoint, kind: error.kind, err: error }, 'request failed');
}
