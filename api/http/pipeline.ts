import type { RequestHandler } from 'express';
import type { AccountService } from '../../shared/accounts/accounts.ts';
import type { HeldKey, IdempotencyService, StoredAnswer } from '../../shared/accounts/idempotency.ts';
import type { KeyService } from '../../shared/accounts/keys.ts';
import type { SessionService } from '../../shared/accounts/sessions.ts';
import { networkOf } from '../../shared/core/addresses.ts';
import type { Clock } from '../../shared/core/clock.ts';
import type { Config } from '../../shared/core/config.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Logger } from '../../shared/core/logger.ts';
import type { Metrics } from '../../shared/core/metrics.ts';
import { ownerKey } from '../../shared/core/owner.ts';
import type { RecentCharts } from '../../shared/profiles/recent-charts.ts';
import type { UsageLedger } from '../../shared/usage/ledger.ts';
import type { RequestLog } from '../../shared/usage/request-log.ts';
import type { ContractCheck } from '../contract/check.ts';
import { idempotencyKey, serveOnce } from '../idempotency/idempotency.ts';
import type { RequestLimits } from '../rate-limit/limits.ts';
import type { Page } from '../site/page.ts';
import { servePage } from '../site/serve-page.ts';
import {
  authenticateAndLimit,
  limitAddress,
  limitByBody,
  limitCaller,
  limitRefused,
  requireStillAccepted,
} from './authenticate-and-limit.ts';
import { NOTHING, parseBody, readBytes, validate } from './body.ts';
import { addressOf } from './client-address.ts';
import { contextOf } from './context.ts';
import { redirectOf } from './legacy-paths.ts';
import { groupOfPath, identityOf, type RequestState, releaseHandling, startRequest } from './request-state.ts';
import { errorOf, orFailure, rendered, send } from './responses.ts';
import type { Route } from './route.ts';
import { simulatedErrorOf } from './simulated-error.ts';

interface PipelineDeps {
  readonly keys: KeyService;
  readonly accounts: AccountService;
  readonly sessions: SessionService;
  readonly limits: RequestLimits;
  readonly usage: UsageLedger;
  readonly requestLog: Pick<RequestLog, 'record'>;
  readonly recentCharts: RecentCharts;
  readonly idempotency: IdempotencyService;
  readonly config: Pick<Config, 'legacyMode' | 'publicUrl' | 'models'>;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly clock: Clock;
  /** Null: what is sent is not compared with the route table. */
  readonly contract: ContractCheck | null;
}

/**
 * Handles every request of the API server in this order: route, key, limits, permission, idempotency,
 * content type and size, validation, handler. Errors become responses here and nowhere else.
 */
export interface Pipeline {
  forRoute(route: Route): RequestHandler;
  /** For a page of the site: no key, no limit. */
  forPage(page: Page): RequestHandler;
  /** For a known path with another method. */
  methodNotAllowed(path: string, allow: readonly string[]): RequestHandler;
  notFound: RequestHandler;
  /** Answers a CORS preflight, whose headers are already set. It is not counted. */
  preflight: RequestHandler;
}

export function createPipeline(deps: PipelineDeps): Pipeline {
  const run = async (state: RequestState, work: () => Promise<StoredAnswer | null>, route: Route | null = null) => {
    const answer = await orFailure(deps, state, work);
    state.isHandled = true;
    state.logLeft();
    if (answer === null) {
      releaseHandling(state);
      return;
    }
    // Otherwise a body that could not be read was refused before.
    const isFirst = !state.response.headersSent;
    deps.contract?.answer(route, state, answer);
    send(state, answer);
    // After the answer: what is kept about a request must never be in its way.
    if (isFirst) state.error = errorOf(answer);
  };
  const refuse =
    (path: string, error: () => AppError): RequestHandler =>
    (request, response) => {
      const endpoint = `${request.method} ${path}`;
      const state = startRequest(deps, request, response, { endpoint, group: groupOfPath(request.path) });
      return run(state, async () => {
        await limitCaller(deps, state);
        throw error();
      });
    };
  /** A redirect applies to every method of the path. */
  const orRedirect =
    (path: string, handler: RequestHandler): RequestHandler =>
    (request, response, next) => {
      const successor = deps.config.legacyMode === 'redirect' ? redirectOf(request.path) : null;
      if (successor === null) return handler(request, response, next);
      const endpoint = `${request.method} ${path}`;
      const state = startRequest(deps, request, response, { endpoint, group: 'legacy' });
      return run(state, () => redirect(deps, state, successor));
    };
  return {
    forRoute: (route) =>
      orRedirect(route.path, (request, response) => {
        const endpoint = `${route.method} ${route.path}`;
        const state = startRequest(deps, request, response, { ...route, endpoint });
        if (route.requestHeaders?.includes('Accept-Language')) response.vary('Accept-Language');
        deps.contract?.expect(route, state);
        return run(state, () => serve(deps, route, state), route);
      }),
    forPage: (page) => (request, response) => {
      const endpoint = `GET ${page.path}`;
      const state = startRequest(deps, request, response, { endpoint, group: 'resource' });
      // Drawing one takes milliseconds: those of a network take turns, as an account's requests do.
      return deps.limits.inTurnOfRequests(networkOf(addressOf(request)), () =>
        beginIfPresent(deps, state, () => servePage(deps, page, state)),
      );
    },
    methodNotAllowed: (path, allow) =>
      orRedirect(
        path,
        refuse(path, () => {
          return new AppError('method_not_allowed', `This path takes ${allow.join(', ')}.`, { allow });
        }),
      ),
    notFound: refuse(
      '*',
      () =>
        new AppError('not_found', 'There is nothing at this path.', {
          hint: 'The reference lists every path: GET /docs.',
        }),
    ),
    preflight(request, response) {
      const state = startRequest(deps, request, response, {
        endpoint: 'OPTIONS *',
        group: groupOfPath(request.path),
      });
      return run(state, async () => {
        await limitAddress(deps, state, 0);
        response.status(204).end();
        return null;
      });
    },
  };
}

async function serve(deps: PipelineDeps, route: Route, state: RequestState): Promise<StoredAnswer | null> {
  await authenticateAndLimit(deps, route, state);
  const { access } = route;
  return access.kind === 'public' && access.limitsRefused
    ? serveInTurn(deps, route, state).catch(limitRefused(deps, state))
    : serveInTurn(deps, route, state);
}

async function serveInTurn(deps: PipelineDeps, route: Route, state: RequestState): Promise<StoredAnswer | null> {
  const { request, response } = state;
  const key = idempotencyKey(route, request);
  state.idempotencyKeyUsed = key !== null;
  // The body of a GET is not read: intermediaries drop it, and no route defines one.
  // Before the turn: one that arrives slowly would hold up the account's other requests.
  const bytes =
    route.method === 'GET' ? new Uint8Array() : await readBytes(request, response, route.access.kind === 'public');
  const answer = () => answerOf(deps, route, state, key, bytes);
  const accountId = accountIdOf(state);
  if (accountId === undefined) return answer();
  return deps.limits.inTurnOfRequests(accountId, (endTurn) => {
    state.endTurn = endTurn;
    return beginIfPresent(deps, state, answer);
  });
}

/** Of a request before its turn. Later its key is asked for again: it may have been revoked meanwhile. */
const ACCEPTED_FOR_MS = 1_000;

/** Nothing is begun for a client that has left, or is no longer accepted, since its body arrived or it waited in line. */
async function beginIfPresent<T>(deps: PipelineDeps, state: RequestState, work: () => Promise<T>): Promise<T | null> {
  if (state.response.destroyed) return null;
  if (performance.now() - state.startedAtMs > ACCEPTED_FOR_MS) await requireStillAccepted(deps, state);
  return work();
}

function accountIdOf({ identity, account }: RequestState): string | undefined {
  return identity?.owner.accountId ?? account?._id;
}

async function answerOf(
  deps: PipelineDeps,
  route: Route,
  state: RequestState,
  key: string | null,
  bytes: Uint8Array,
): Promise<StoredAnswer | null> {
  const run = async (held: HeldKey | null) => perform(deps, route, state, bytes, held);
  if (key === null) return run(null);
  const about = { identity: identityOf(state), key };
  return serveOnce(deps.idempotency, state, about, bytes, (held) => orFailure(deps, state, () => run(held)));
}

async function perform(
  deps: PipelineDeps,
  route: Route,
  state: RequestState,
  bytes: Uint8Array,
  held: HeldKey | null,
): Promise<StoredAnswer | null> {
  const body = validate(route.body ?? NOTHING, parseBody(state.request, bytes));
  const query = validate(route.query ?? NOTHING, state.request.query);
  await limitByBody(deps, route, state, body);
  state.simulatedError = simulatedErrorOf(route, state);
  const isEvent = route.answers[200]?.events !== undefined && state.simulatedError?.kind !== 'rate_limited';
  if (state.simulatedError !== null && !isEvent) throw state.simulatedError;
  const handle = async () => {
    const answer = await route.handler(contextOf(deps, state, { body, query, held }));
    return answer === null ? null : rendered(answer);
  };
  const { identity } = state;
  const owner = identity === null ? accountIdOf(state) : ownerKey(identity.owner);
  if (route.takesTurns === undefined || owner === undefined) return handle();
  return deps.limits.inTurnOfOwner(route.takesTurns, owner, bytes.length, () => beginIfPresent(deps, state, handle));
}

/** `LEGACY_MODE=redirect`: a redirect needs no key, but limits are counted and shown. */
async function redirect(deps: PipelineDeps, state: RequestState, successor: string): Promise<StoredAnswer> {
  await limitCaller(deps, state);
  const { originalUrl } = state.request;
  const query = originalUrl.indexOf('?');
  return rendered({
    status: 301,
    headers: { Location: query < 0 ? successor : successor + originalUrl.slice(query) },
    body: {
      success: false,
      error: {
        code: 'moved_permanently',
        message: `This path has moved to ${successor}. Most clients turn a redirected POST into a GET: repeat the call at the new path.`,
        hint: `Send POST ${successor}, as the reference describes it.`,
      },
      meta: { requestId: state.requestId },
    },
  });
}
