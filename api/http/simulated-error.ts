import {
  AppError,
  GENERATION_REASONS,
  invalidField,
  type RateLimitReason,
  type UnavailableReason,
} from '../../shared/core/errors.ts';
import { identityOf, type RequestState } from './request-state.ts';
import type { Route } from './route.ts';

const UNAVAILABLE = [...GENERATION_REASONS, 'store_unavailable'] as const satisfies readonly UnavailableReason[];
const LIMITS = ['minute', 'day'] as const satisfies readonly RateLimitReason[];

export const SIMULATED_REASONS = [...UNAVAILABLE, ...LIMITS];

const HEADER = 'X-Simulate-Error';
const DETAIL = `Simulated, as ${HEADER} asked.`;

/** Whether test keys can have a route fail: it generates. */
export function simulatesErrors({ access, errors }: Pick<Route, 'access' | 'errors'>): boolean {
  return access.kind === 'key' && errors?.includes('generation_failed') === true;
}

/**
 * The error that a request with a test key asks for, so that partners see what their code does with it; null: it asks for
 * none.
 * @throws validation_error with a live key, and for a reason that is none of `SIMULATED_REASONS`
 */
export function simulatedErrorOf(route: Route, state: RequestState): AppError | null {
  const asked = state.request.get(HEADER);
  if (asked === undefined || !simulatesErrors(route)) return null;
  if (identityOf(state).owner.livemode) throw invalidField(HEADER, 'works with test keys only');
  const limit = LIMITS.find((reason) => reason === asked);
  if (limit !== undefined) return new AppError('rate_limited', DETAIL, { reason: limit, retryAfterSeconds: 1 });
  const reason = UNAVAILABLE.find((each) => each === asked);
  if (reason === undefined) throw invalidField(HEADER, `must be one of ${SIMULATED_REASONS.join(', ')}`);
  const kind = reason === 'provider_failed' ? 'generation_failed' : 'service_unavailable';
  return new AppError(kind, DETAIL, { reason, retryAfterSeconds: 1 });
}
