import type { Request, Response } from 'express';
import type { RequestCall, RequestSubject } from '../../shared/accounts/caller.ts';
import type { Identity, KeyIdentity } from '../../shared/accounts/known-keys.ts';
import type { Clock } from '../../shared/core/clock.ts';
import type { AppError } from '../../shared/core/errors.ts';
import { type IdPrefix, isId, newId } from '../../shared/core/ids.ts';
import type { Logger } from '../../shared/core/logger.ts';
import type { Metrics } from '../../shared/core/metrics.ts';
import type { ModelName } from '../../shared/core/models.ts';
import { ownedBy } from '../../shared/core/owner.ts';
import { activeTracing, inTrace } from '../../shared/core/tracing.ts';
import type { AccountRecord } from '../../shared/db/models/accounts.ts';
import { FAILED_STATUS } from '../../shared/db/models/requests.ts';
import type { RecentCharts } from '../../shared/profiles/recent-charts.ts';
import type { UsageLedger } from '../../shared/usage/ledger.ts';
import type { RequestLog } from '../../shared/usage/request-log.ts';
import type { CountedRequest } from '../../shared/usage/tally.ts';
import type { FieldHints } from '../presenters/errors.ts';
import type { LimitVerdict } from '../rate-limit/windows.ts';
import { isLegacyPath, successorOf } from './legacy-paths.ts';
import type { Route, RouteGroup } from './route.ts';

/** A request and what the pipeline has found out about it so far. */
export interface RequestState {
  readonly request: Request;
  readonly response: Response;
  readonly requestId: string;
  readonly startedAtMs: number;
  readonly arrivedAt: Date;
  readonly endpoint: string;
  readonly group: RouteGroup;
  readonly unauthorizedCode: Route['unauthorizedCode'];
  readonly hints: FieldHints;
  readonly fortunes: CountedRequest['fortunes'][number][];
  readonly subjects: RequestSubject[];
  readonly calls: RequestCall[];
  idempotencyKeyUsed: boolean;
  /** Code and reason of an error answer. */
  error: { readonly code: string | null; readonly reason: string | null } | null;
  /** What a test key asked to be answered with. Operators' figures are without such requests. */
  simulatedError: AppError | null;
  /** Of a valid key, also where no route has the path, or of a session. */
  identity: Identity | null;
  account: AccountRecord | null;
  limit: LimitVerdict | null;
  /** Lets the next request of its account work. */
  endTurn: () => void;
  isHandled: boolean;
  /** Logs a request whose client has left before the answer: what is charged for it is known once it is handled. */
  logLeft: () => void;
}

interface RequestDeps {
  readonly usage: UsageLedger;
  readonly requestLog: Pick<RequestLog, 'record'>;
  readonly recentCharts: RecentCharts;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly clock: Clock;
}

/** Assigns the request id, marks deprecated paths, and counts and logs the request when it ends. */
export function startRequest(
  deps: RequestDeps,
  request: Request,
  response: Response,
  about: Pick<Route, 'group' | 'unauthorizedCode' | 'hints'> & { readonly endpoint: string },
): RequestState {
  const state: RequestState = {
    request,
    response,
    requestId: newId('req'),
    startedAtMs: performance.now(),
    arrivedAt: deps.clock.now(),
    endpoint: about.endpoint,
    group: about.group,
    unauthorizedCode: about.unauthorizedCode,
    hints: about.hints ?? {},
    fortunes: [],
    subjects: [],
    calls: [],
    idempotencyKeyUsed: false,
    error: null,
    simulatedError: null,
    identity: null,
    account: null,
    limit: null,
    endTurn: () => undefined,
    isHandled: false,
    logLeft: () => undefined,
  };
  response.setHeader('X-Request-Id', state.requestId);
  if (about.group === 'legacy') {
    response.setHeader('Deprecation', 'true');
    response.setHeader('Sunset', 'Mon, 30 Jun 2025 23:59:59 GMT');
    const successor = successorOf(request.path);
    if (successor !== null) response.setHeader('Link', `<${successor}>; rel="successor-version"`);
  }
  activeTracing()?.nameRequest(about.endpoint, state.requestId);
  response.once(
    'close',
    inTrace(() => settle(deps, state)),
  );
  return state;
}

/** A stream outlives its handler: keep only what counting and logging need at its end. */
export function releaseHandling(state: RequestState): void {
  state.limit = null;
  // Express' way through the middleware.
  state.request.next = undefined;
}

/** Selects the error format where no route matched. */
export function groupOfPath(path: string): RouteGroup {
  if (isLegacyPath(path)) return 'legacy';
  return path.startsWith('/v2/') ? 'v2' : 'resource';
}

/** @throws a plain Error on a route without key access */
export function identityOf({ identity, endpoint }: RequestState): Identity {
  if (identity === null) throw new Error(`${endpoint} has no key access`);
  return identity;
}

/** The client closed the connection before the answer began (nginx' code). */
const CLIENT_CLOSED_REQUEST = 499;

/**
 * At the end of a request, however it ended: counts it in metrics, and logs it; one with a key is also counted in usage, and
 * recorded with the charts it used.
 */
function settle(deps: RequestDeps, state: RequestState): void {
  const { response, identity, endpoint, arrivedAt, fortunes, subjects } = state;
  const latencyMs = performance.now() - state.startedAtMs;
  const status = response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST;
  if (state.simulatedError === null) deps.metrics.httpRequest(endpoint, status, latencyMs);
  if (isOfKey(identity)) {
    const { owner, keyId } = identity;
    const answered = status < 400 ? fortunes : [];
    const writtenBy = writerOf(state, status);
    deps.usage.count({ owner, keyId, endpoint, status, latencyMs, arrivedAt, fortunes: answered, writtenBy });
    for (const subject of subjects) deps.recentCharts.record(owner, subject);
    const log = () =>
      deps.requestLog.record(loggedRequest(state, identity, status, latencyMs), state.limit?.allowed === false);
    if (status === CLIENT_CLOSED_REQUEST && !state.isHandled) state.logLeft = log;
    else if (status >= FAILED_STATUS || mayHaveChanged(state)) log();
  }
  logAccess(deps, state, status, latencyMs);
}

const ACCEPTED = 202;

function writerOf({ calls }: RequestState, status: number): ModelName | null {
  const last = calls.at(-1);
  return last === undefined || last.cached || status >= FAILED_STATUS || status === ACCEPTED ? null : last.model;
}

/** What a session of the dashboard does counts in nothing of the account. */
function isOfKey(identity: Identity | null): identity is KeyIdentity {
  return identity !== null && identity.keyId !== null;
}

/** A GET changes something only when it had something generated. */
function mayHaveChanged({ request: { method }, calls }: RequestState): boolean {
  return (method !== 'GET' && method !== 'HEAD') || calls.some(({ cached }) => !cached);
}

function loggedRequest(
  state: RequestState,
  { owner, keyId, keyPrefix }: KeyIdentity,
  status: number,
  durationMs: number,
): Parameters<RequestLog['record']>[0] {
  const { request, response, endpoint, calls, error } = state;
  const last = calls.at(-1);
  return {
    _id: state.requestId,
    ...ownedBy(owner),
    method: request.method,
    path: endpoint.slice(endpoint.indexOf(' ') + 1),
    status,
    code: error?.code ?? null,
    reason: error?.reason ?? null,
    durationMs: Math.round(durationMs),
    keyId,
    keyPrefix,
    model: last?.model ?? null,
    fortuneId: namedId(state, 'ftn') ?? last?.fortuneId ?? null,
    batchId: namedId(state, 'batch'),
    callIds: calls.flatMap(({ callId }) => callId ?? []),
    idempotencyKeyUsed: state.idempotencyKeyUsed,
    replayed: response.getHeader('idempotent-replayed') === 'true',
  };
}

/** An id in the path or in `Location`. Other texts of a path are not kept: they may hold anything. */
function namedId({ request, response }: RequestState, prefix: IdPrefix): string | null {
  const location = response.getHeader('location');
  const texts = [...Object.values(request.params), ...(typeof location === 'string' ? location.split('/') : [])];
  return texts.find((text): text is string => typeof text === 'string' && isId(prefix, text)) ?? null;
}

function logAccess(deps: RequestDeps, state: RequestState, status: number, durationMs: number): void {
  const { identity, request } = state;
  deps.logger.info(
    {
      request_id: state.requestId,
      method: request.method,
      route: state.endpoint,
      status,
      duration_ms: Math.round(durationMs * 10) / 10,
      ...(identity === null
        ? {}
        : { account_id: identity.owner.accountId, livemode: identity.owner.livemode, key_prefix: identity.keyPrefix }),
    },
    'request',
  );
}
