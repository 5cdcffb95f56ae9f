import { catalogueEntry, type ErrorKind, type ErrorReason, GENERATION_REASONS } from '../../shared/core/errors.ts';
import type { Route } from '../http/route.ts';
import { isIdempotent } from '../idempotency/idempotency.ts';

/** What a route answers with one status when it fails. */
export interface DocumentedError {
  readonly status: number;
  readonly isLegacy: boolean;
  /** Sorted. */
  readonly codes: readonly string[];
  /** Sorted; empty where errors of the status have none. */
  readonly reasons: readonly ErrorReason[];
}

type ErrorRoute = Pick<
  Route,
  | 'method'
  | 'path'
  | 'group'
  | 'access'
  | 'idempotent'
  | 'endpointLimit'
  | 'takesTurns'
  | 'unauthorizedCode'
  | 'answers'
> &
  Pick<Route, 'errors' | 'reasons'>;

/**
 * The errors of a route by status: those that follow from its access, method, path and limits, and its own
 * (`errors`, `reasons`). 405 is not among them: it is the answer to another method.
 */
export function errorsOf(route: ErrorRoute): DocumentedError[] {
  const isLegacy = route.group === 'legacy';
  const kinds = kindsOf(route);
  const byStatus = new Map<number, Set<string>>();
  for (const kind of kinds) {
    const { status, code } = publicErrorOf(kind, route);
    if (route.answers[status] !== undefined) continue;
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code));
  }
  return [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, codes]) => ({
      status,
      isLegacy,
      codes: [...codes].sort(),
      reasons: reasonsOf(route, kinds, status),
    }));
}

function kindsOf(route: ErrorRoute): ReadonlySet<ErrorKind> {
  const { access, path, method, errors = [] } = route;
  const kinds = new Set<ErrorKind>(['validation_error', 'internal_error', 'service_unavailable', ...errors]);
  const add = (...more: readonly ErrorKind[]) => {
    for (const kind of more) kinds.add(kind);
  };
  if (access.kind !== 'public') add('missing_api_key', 'invalid_api_key', 'forbidden', 'rate_limited');
  if (access.kind === 'key') add('expired_api_key');
  if (path.includes('{')) add('not_found');
  if (method !== 'GET') add('payload_too_large', 'unsupported_media_type');
  if (isIdempotent(route)) add('conflict');
  return kinds;
}

function publicErrorOf(kind: ErrorKind, route: ErrorRoute): { readonly status: number; readonly code: string } {
  const { status, code, legacy } = catalogueEntry(kind);
  if (route.group === 'legacy') return { status: legacy?.status ?? status, code: legacy?.code ?? code };
  return { status, code: status === 401 ? (route.unauthorizedCode ?? code) : code };
}

function reasonsOf(route: ErrorRoute, kinds: ReadonlySet<ErrorKind>, status: number): readonly ErrorReason[] {
  const { access, endpointLimit, takesTurns, reasons: own = [] } = route;
  const mine = own.filter((reason) => (LIMITS.includes(reason) ? 429 : 503) === status);
  const reasons: ErrorReason[] = [...mine];
  if (status === 403) reasons.push('suspended');
  if (status === 403 && access.kind === 'key') reasons.push('address_not_allowed');
  if (status === 429) {
    reasons.push('minute', 'address');
    // Of a session only the items of batches are counted.
    if (access.kind === 'key' || access.kind === 'session') reasons.push('day');
    if (endpointLimit !== undefined || takesTurns !== undefined) reasons.push('endpoint');
  }
  if (status === 500 && route.group === 'legacy' && kinds.has('generation_failed')) reasons.push('provider_failed');
  if (status === 503) reasons.push('store_unavailable', ...(kinds.has('generation_failed') ? GENERATION_REASONS : []));
  // The generation announced by a 202 has failed for one of these.
  if (status === 404 && kinds.has('fortune_failed')) reasons.push('store_unavailable', ...GENERATION_REASONS);
  return [...new Set(reasons)].sort();
}

const LIMITS: readonly ErrorReason[] = ['minute', 'day', 'endpoint', 'address', 'streams'];
