import { catalogueEntry } from '../../shared/core/errors.ts';
import type { Logger } from '../../shared/core/logger.ts';
import { toAppError } from '../http/app-error.ts';

/** Data of the `error` event. `retryable` marks transient failures. */
export function streamError(logger: Logger, requestId: string, cause: unknown) {
  const error = toAppError(cause);
  const level = error.kind === 'internal_error' ? 'error' : 'warn';
  if (error !== cause) logger[level]({ err: error, request_id: requestId }, 'a stream failed');
  const entry = catalogueEntry(error.kind);
  const { reason } = error.options;
  return {
    code: entry.legacy?.code ?? entry.code,
    message: error.detail,
    ...(reason === undefined ? {} : { reason }),
    retryable: entry.status >= 500,
  };
}
