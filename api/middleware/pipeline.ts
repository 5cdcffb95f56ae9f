import type { Request, RequestHandler, Response } from 'express';
import type { Clock } from '../../shared/clock.ts';
import type { Config } from '../../shared/config.ts';
import { AppError } from '../../shared/errors.ts';
import { newId } from '../../shared/ids.ts';
import type { Logger } from '../../shared/logger.ts';
import type { Metrics } from '../../shared/metrics.ts';
import type { AccountRecord } from '../../shared/models/accounts.ts';
import { isDatabaseAway, isRedisAway } from '../../shared/outages.ts';
import type { Owner } from '../../shared/owner.ts';
import { includesPlan } from '../../shared/plans.ts';
import type { AccountService } from '../../shared/services/accounts.ts';
import type { Acting, RequestNotes } from '../../shared/services/context.ts';
import type { HeldKey, IdempotencyService, StoredAnswer } from '../../shared/services/idempotency.ts';
import type { Identity, KeyService } from '../../shared/services/keys.ts';
import type { UsageLedger } from '../../shared/services/usage/ledger.ts';
import type { CountedRequest } from '../../shared/services/usage/tally.ts';
import { type FieldHints, legacyError, problemDetails } from '../presenters/errors.ts';
import type { Answer, Route, RouteContext, RouteGroup } from '../routes/route.ts';
import { addressOf } from './address.ts';
import { NOTHING, parseBody, readBody, validate } from './body.ts';
import { idempotencyKey, serveOnce } from './idempotency.ts';
import { isLegacyPath, successorOf } from './legacyPaths.ts';
import type { LimitVerdict, WindowLimit } from './limiter.ts';
import { type RequestLimits, refuseAbove, standingOf, tellLimits } from './limits.ts';

export interface PipelineDeps {
  readonly keys: KeyService;
  readonly accounts: AccountService;
  readonly limits: RequestLimits;
  readonly usage: UsageLedger;
  readonly idempotency: IdempotencyService;
  readonly config: Pick<Config, 'legacyMode'>;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly clock: Clock;
}

/**
 * The one way of every request through the front, in the order of decisions 1: route, key, limits, permission,
 * idempotency, content type and size, validation, handler; and the one place where errors become answers.
 */
export interface Pipeline {
  forRoute(route: Route): RequestHandler;
  /** For a known path with another method. */
  methodNotAllowed(path: string, allow: readonly string[]): RequestHandler;
  notFound: RequestHandler;
  /** A browser that asks what it may send: the headers are there already. Nothing is counted. */
  preflight: RequestHandler;
}

interface Exchange {
  readonly request: Request;
  readonly response: Response;
  readonly requestId: string;
  readonly startedAtMs: number;
  readonly arrivedAt: Date;
  readonly endpoint: string;
  readonly group: RouteGroup;
  readonly unauthorizedCode: Route['unauthorizedCode'];
  readonly hints: FieldHints;
  /** Whose request it is, also where nothing is asked of its key. */
  owner: Owner | null;
  readonly fortunes: CountedRequest['fortunes'][number][];
  identity: Identity | null;
  account: AccountRecord | null;
  limit: LimitVerdict | null;
}

export function createPipeline(deps: PipelineDeps): Pipeline {
  const run = async (exchange: Exchange, work: () => Promise<StoredAnswer | null>) => {
    const answer = await orFailure(deps, exchange, work);
    if (answer !== null) send(exchange, answer);
  };
  const refuse =
    (path: string, error: () => AppError): RequestHandler =>
    (request, response) => {
      const endpoint = `${request.method} ${path}`;
      const exchange = begin(deps, request, response, { endpoint, group: groupOfPath(request.path) });
      return run(exchange, async () => {
        await tellOnly(deps, exchange);
        throw error();
      });
    };
  return {
    forRoute(route) {
      const endpoint = `${route.method} ${route.path}`;
      return (request, response) => {
        const exchange = begin(deps, request, response, { ...route, endpoint });
        const moved = deps.config.legacyMode === 'redirect' ? successorOf(request.path) : null;
        return run(exchange, () => (moved === null ? serve(deps, route, exchange) : redirect(deps, exchange, moved)));
      };
    },
    methodNotAllowed: (path, allow) =>
      refuse(path, () => {
        return new AppError('method_not_allowed', `This path takes ${allow.join(', ')}.`, { allow });
      }),
    notFound: refuse('*', () => new AppError('not_found', 'There is nothing at this path.')),
    preflight(request, response) {
      const exchange = begin(deps, request, response, { endpoint: 'OPTIONS *', group: groupOfPath(request.path) });
      return run(exchange, async () => {
        await limitAddress(deps, exchange, 0);
        response.status(204).end();
        return null;
      });
    },
  };
}

function begin(
  deps: PipelineDeps,
  request: Request,
  response: Response,
  about: Pick<Route, 'group' | 'unauthorizedCode' | 'hints'> & { readonly endpoint: string },
): Exchange {
  const exchange: Exchange = {
    request,
    response,
    requestId: newId('req'),
    startedAtMs: performance.now(),
    arrivedAt: deps.clock.now(),
    endpoint: about.endpoint,
    group: about.group,
    unauthorizedCode: about.unauthorizedCode,
    hints: about.hints ?? {},
    owner: null,
    fortunes: [],
    identity: null,
    account: null,
    limit: null,
  };
  response.setHeader('X-Request-Id', exchange.requestId);
  if (about.group === 'legacy') {
    response.setHeader('Deprecation', 'true');
    response.setHeader('Sunset', 'Mon, 30 Jun 2025 23:59:59 GMT');
    const successor = successorOf(request.path);
    if (successor !== null) response.setHeader('Link', `<${successor}>; rel="successor-version"`);
  }
  response.once('close', () => settle(deps, exchange));
  return exchange;
}

function groupOfPath(path: string): RouteGroup {
  if (isLegacyPath(path)) return 'legacy';
  return path.startsWith('/v2/') ? 'v2' : 'resource';
}

async function serve(deps: PipelineDeps, route: Route, exchange: Exchange): Promise<StoredAnswer | null> {
  await admit(deps, route, exchange);
  const key = idempotencyKey(route, exchange.request);
  if (key === null) return perform(deps, route, exchange, await bodyOf(route, exchange), null);
  const about = { owner: identityOf(exchange).owner, key };
  return serveOnce(deps.idempotency, exchange, about, (held, bytes) =>
    orFailure(deps, exchange, async () => perform(deps, route, exchange, parseBody(exchange.request, bytes), held)),
  );
}

async function perform(
  deps: PipelineDeps,
  route: Route,
  exchange: Exchange,
  sent: unknown,
  held: HeldKey | null,
): Promise<StoredAnswer | null> {
  const body = validate(route.body ?? NOTHING, sent);
  const query = validate(route.query ?? NOTHING, exchange.request.query);
  await limitByBody(deps, route, exchange, body);
  const answer = await route.handler(contextOf(exchange, body, query, held));
  return answer === null ? null : rendered(answer);
}

/** `LEGACY_MODE=redirect`: nothing is asked of a caller who is only sent elsewhere, but the limits are told. */
async function redirect(deps: PipelineDeps, exchange: Exchange, successor: string): Promise<StoredAnswer> {
  await tellOnly(deps, exchange);
  const { originalUrl } = exchange.request;
  const query = originalUrl.indexOf('?');
  return rendered({
    status: 301,
    headers: { Location: query < 0 ? successor : successor + originalUrl.slice(query) },
    body: {
      success: false,
      error: { code: 'moved_permanently', message: `This path has moved to ${successor}.` },
      meta: { requestId: exchange.requestId },
    },
  });
}

async function bodyOf(route: Route, exchange: Exchange): Promise<unknown> {
  // A GET with a body is not read: intermediaries drop it, and nothing here means anything by it.
  return route.method === 'GET' ? {} : readBody(exchange.request, exchange.response);
}

async function admit(deps: PipelineDeps, route: Route, exchange: Exchange): Promise<void> {
  const access = route.access;
  if (access.kind === 'public') return;
  if (access.kind === 'bearer') {
    exchange.account = await authenticateBearer(deps, exchange);
    applyVerdict(deps, exchange, await deps.limits.ofAccount(exchange.account));
    return;
  }
  exchange.identity = await authenticateKey(deps, exchange, access.offline);
  const { endpointLimit } = route;
  const always = endpointLimit?.appliesTo === undefined ? endpointLimit : undefined;
  await limitIdentity(deps, exchange, exchange.identity, always);
  const { permissions, plan } = exchange.identity;
  const missing = access.permissions.filter((permission) => !permissions.has(permission));
  if (missing.length > 0) {
    throw new AppError('forbidden', `The key lacks the permission ${missing.join(' and ')}.`, {
      hint: 'Create a key with this permission by POST /api/keys.',
    });
  }
  if (route.plan !== undefined && !includesPlan(plan, route.plan)) {
    throw new AppError('forbidden', `The plan ${plan} does not have this.`, {
      hint: `It needs the plan ${route.plan}${route.plan === 'enterprise' ? '' : ' or a larger one'}.`,
    });
  }
}

async function authenticateKey(deps: PipelineDeps, exchange: Exchange, offline = false): Promise<Identity> {
  const key = exchange.request.get('x-api-key');
  return deps.keys.authenticate(key, { offline }).catch(unknownCaller(deps, exchange));
}

/** A caller who could not be told: while the database is away the address's limit is told, but nothing counted. */
function unknownCaller(deps: PipelineDeps, exchange: Exchange): (error: unknown) => Promise<never> {
  return async (error) => {
    await limitAddress(deps, exchange, error instanceof AppError ? 1 : 0);
    throw error;
  };
}

async function authenticateBearer(deps: PipelineDeps, exchange: Exchange): Promise<AccountRecord> {
  const token = /^Bearer +(\S+)$/i.exec(exchange.request.get('authorization') ?? '')?.[1];
  const account =
    token === undefined ? null : await deps.accounts.byAccessToken(token).catch(unknownCaller(deps, exchange));
  if (account !== null) return account;
  await limitAddress(deps, exchange, 1);
  throw new AppError(
    token === undefined ? 'missing_api_key' : 'invalid_api_key',
    token === undefined ? 'No access token was sent.' : 'The access token is unknown.',
    { hint: 'Send Authorization: Bearer <access token> (made with the command line: accounts create).' },
  );
}

async function limitIdentity(
  deps: PipelineDeps,
  exchange: Exchange,
  identity: Identity,
  endpoint?: WindowLimit,
): Promise<void> {
  exchange.owner = identity.owner;
  applyVerdict(deps, exchange, await deps.limits.ofKey(identity, endpoint));
}

async function limitAddress(deps: PipelineDeps, exchange: Exchange, count: 0 | 1): Promise<void> {
  applyVerdict(deps, exchange, await deps.limits.ofAddress(exchange.request.ip ?? 'unknown', count));
}

/** An endpoint's limit that is for some bodies only. */
async function limitByBody(deps: PipelineDeps, route: Route, exchange: Exchange, body: unknown): Promise<void> {
  const { identity, limit } = exchange;
  const { endpointLimit } = route;
  if (identity === null || limit === null || endpointLimit?.appliesTo?.(body) !== true) return;
  applyVerdict(deps, exchange, await deps.limits.ofEndpoint(identity, endpointLimit, limit));
}

/** Where there is no route nothing is refused for its key or its limit, but the request counts and the headers are there. */
async function tellOnly(deps: PipelineDeps, exchange: Exchange): Promise<void> {
  try {
    await limitIdentity(deps, exchange, await authenticateKey(deps, exchange));
  } catch {
    // Whatever the error, it has told a limit.
  }
}

function applyVerdict(deps: PipelineDeps, exchange: Exchange, verdict: LimitVerdict): void {
  exchange.limit = verdict;
  tellLimits(exchange.response, verdict, deps.clock.now());
  refuseAbove(verdict);
}

function identityOf({ identity, endpoint }: Exchange): Identity {
  if (identity === null) throw new Error(`${endpoint} has no key access`);
  return identity;
}

function contextOf(exchange: Exchange, body: unknown, query: unknown, held: HeldKey | null): RouteContext {
  const { request, response, requestId, startedAtMs, endpoint } = exchange;
  const caller = () => {
    const { owner, keyPrefix } = identityOf(exchange);
    return { owner, actor: { ip: addressOf(request), apiKey: keyPrefix, requestId }, notes: notesOf(exchange) };
  };
  return {
    body,
    query,
    request,
    response,
    requestId,
    startedAtMs,
    endpoint,
    param(name) {
      const value = request.params[name];
      if (typeof value !== 'string') throw new Error(`${endpoint} has no parameter ${name}`);
      return value;
    },
    identity: () => identityOf(exchange),
    limit() {
      if (exchange.limit === null) throw new Error(`${endpoint} has no key access`);
      return standingOf(exchange.limit);
    },
    caller,
    attempt: held,
    async effect(run, present) {
      const result = await run({ ...caller(), attempt: held === null ? null : settling(held, present) });
      return present(result);
    },
    account() {
      if (exchange.account === null) throw new Error(`${endpoint} has no bearer access`);
      return exchange.account;
    },
  };
}

function notesOf(exchange: Exchange): RequestNotes {
  return {
    fortune: (type, cached) => exchange.fortunes.push({ type, cached }),
  };
}

/** The answer that a result leads to goes into the effect's transaction. */
function settling<Result>(held: HeldKey, present: (result: Result) => Answer): Acting<Result>['attempt'] {
  const { effectId, since, repeated } = held;
  return {
    effectId,
    since,
    repeated,
    settle: (session, result) => held.settle(rendered(present(result)), session),
  };
}

function rendered(answer: Answer): StoredAnswer {
  return {
    status: answer.status,
    headers: { ...answer.headers, 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(answer.body),
  };
}

function send({ response }: Exchange, answer: StoredAnswer): void {
  if (response.headersSent || response.destroyed) {
    // A stream that had begun: cut, so that nobody takes it for whole.
    response.destroy();
    return;
  }
  response.status(answer.status);
  for (const name in answer.headers) response.setHeader(name, answer.headers[name] ?? '');
  response.setHeader('Cache-Control', 'no-store');
  response.end(answer.body);
}

/** The answer, or the one that tells of its failure. */
async function orFailure(
  deps: PipelineDeps,
  exchange: Exchange,
  work: () => Promise<StoredAnswer | null>,
): Promise<StoredAnswer | null> {
  try {
    return await work();
  } catch (cause) {
    return failure(deps, exchange, cause);
  }
}

function failure(deps: PipelineDeps, exchange: Exchange, cause: unknown): StoredAnswer {
  const error = toAppError(cause);
  const { request, requestId, unauthorizedCode, hints } = exchange;
  const legacy = exchange.group === 'legacy' ? legacyError(error, requestId, hints) : null;
  const body = legacy?.body ?? problemDetails(error, { instance: request.path, requestId, unauthorizedCode });
  const status = legacy?.status ?? problemStatus(body);
  logFailure(deps, exchange, error, status);
  const { retryAfterSeconds, allow } = error.options;
  return {
    status,
    headers: {
      'Content-Type': legacy === null ? 'application/problem+json' : 'application/json; charset=utf-8',
      ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
      ...(allow === undefined ? {} : { Allow: allow.join(', ') }),
      // An upload that was refused unread must not be mistaken for the next request on this connection.
      ...(status === 413 ? { Connection: 'close' } : {}),
    },
    body: JSON.stringify(body),
  };
}

function problemStatus(body: unknown): number {
  return typeof body === 'object' && body !== null && 'status' in body && typeof body.status === 'number'
    ? body.status
    : 500;
}

/** What is not from the catalogue: a database or Redis out of reach is 503, anything else is our mistake. */
function toAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const away = isDatabaseAway(cause) ? 'database' : isRedisAway(cause) ? 'cache' : null;
  if (away !== null) {
    return new AppError('service_unavailable', 'The service is not available at the moment.', {
      retryAfterSeconds: 5,
      internal: `${away} out of reach`,
      cause,
    });
  }
  return new AppError('internal_error', 'Something went wrong on our side.', {
    hint: 'Repeat the request; if it fails again, tell us its request id.',
    internal: 'unexpected error',
    cause,
  });
}

function logFailure(deps: PipelineDeps, exchange: Exchange, error: AppError, status: number): void {
  if (status < 500) return;
  const level = status === 500 ? 'error' : 'warn';
  deps.logger[level](
    { request_id: exchange.requestId, route: exchange.endpoint, kind: error.kind, err: error },
    'request failed',
  );
}

/** The caller left before the answer began: the word of nginx for it. */
const LEFT = 499;

/** Once a request is over, whatever ended it: its metrics, its place in the usage ledger, its line in the log. */
function settle(deps: PipelineDeps, exchange: Exchange): void {
  const { response, owner, endpoint, arrivedAt, fortunes } = exchange;
  const latencyMs = performance.now() - exchange.startedAtMs;
  const status = response.headersSent ? response.statusCode : LEFT;
  deps.metrics.httpRequest(endpoint, status, latencyMs);
  if (owner !== null) {
    const answered = status < 400 ? fortunes : [];
    deps.usage.count({ owner, endpoint, status, latencyMs, arrivedAt, fortunes: answered });
  }
  logAccess(deps, exchange, status, latencyMs);
}

function logAccess(deps: PipelineDeps, exchange: Exchange, status: number, durationMs: number): void {
  const { identity, request } = exchange;
  deps.logger.info(
    {
      request_id: exchange.requestId,
      method: request.method,
      route: exchange.endpoint,
      status,
      duration_ms: Math.round(durationMs * 10) / 10,
      ...(identity === null
        ? {}
        : { account_id: identity.owner.accountId, livemode: identity.owner.livemode, key_prefix: identity.keyPrefix }),
    },
    'request',
  );
}
