import { AppError } from '../../shared/core/errors.ts';
import { isDatabaseAway, isRedisAway } from '../../shared/core/outages.ts';

/** Maps an error outside the catalogue: an unreachable database or Redis is 503, anything else is an internal error. */
export function toAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const away = isDatabaseAway(cause) ? 'database' : isRedisAway(cause) ? 'cache' : null;
  if (away !== null) {
    return new AppError('service_unavailable', 'The service is not available at the moment.', {
      reason: 'store_unavailable',
      retryAfterSeconds: 5,
      internal: `${away} out of reach`,
      cause,
    });
  }
  return new AppError('internal_error', 'Something went wrong on our side.', {
    hint: 'Repeat the request; if it fails again, send us its request id.',
    internal: 'unexpected error',
    cause,
  });
}
