import type { AccountService } from '../../shared/accounts/accounts.ts';
import type { KeyService } from '../../shared/accounts/keys.ts';
import type { Identity } from '../../shared/accounts/known-keys.ts';
import type { LookUpGuard } from '../../shared/accounts/look-ups.ts';
import type { SessionService } from '../../shared/accounts/sessions.ts';
import { accountSuspended, isSuspendedAccount } from '../../shared/accounts/suspension.ts';
import { includesAddress } from '../../shared/core/addresses.ts';
import type { Clock } from '../../shared/core/clock.ts';
import { AppError } from '../../shared/core/errors.ts';
import { includesPlan } from '../../shared/core/plans.ts';
import type { AccountRecord } from '../../shared/db/models/accounts.ts';
import {
  type RateLimitStatus,
  type RequestLimits,
  rateLimitStatusOf,
  refuseAbove,
  setRateLimitHeaders,
} from '../rate-limit/limits.ts';
import type { LimitVerdict, WindowLimit } from '../rate-limit/windows.ts';
import { addressOf, readAddressOf } from './client-address.ts';
import { requirePermissions } from './permissions.ts';
import { identityOf, type RequestState } from './request-state.ts';
import type { Route } from './route.ts';
import {
  identityOfSession,
  livemodeOf,
  requireOriginOfChange,
  requireOwnPage,
  secretsToEnd,
  sessionSecret,
  setSessionCookie,
} from './session.ts';

export interface AccessDeps {
  readonly keys: KeyService;
  readonly accounts: AccountService;
  readonly sessions: SessionService;
  readonly limits: RequestLimits;
  readonly clock: Clock;
}

/**
 * Checks key, access token or session, limits, suspension, addresses of the key, permission and plan, in this
 * order. @throws the error of the first that fails
 */
export async function authenticateAndLimit(deps: AccessDeps, route: Route, state: RequestState): Promise<void> {
  const access = route.access;
  if (access.kind === 'public') return;
  if (access.kind === 'bearer') {
    state.account = await authenticateToken(deps, state, sentToken(state));
    return;
  }
  if (access.kind === 'session') {
    await authenticateSession(deps, state);
  } else {
    const identity = await authenticateKey(deps, state, access.offline);
    const { endpointLimit } = route;
    const always = endpointLimit?.appliesTo === undefined ? endpointLimit : undefined;
    await limitIdentity(deps, state, identity, always);
  }
  const identity = identityOf(state);
  const { plan, isSuspended } = identity;
  if (isSuspended) throw accountSuspended();
  requireAllowedAddress(identity, readAddressOf(state.request));
  requirePermissions(identity, access.permissions);
  if (route.plan !== undefined && !includesPlan(plan, route.plan)) {
    throw new AppError('forbidden', `The plan ${plan} does not have this.`, {
      hint: `It needs the plan ${route.plan}${route.plan === 'enterprise' ? '' : ' or a larger one'}.`,
    });
  }
}

async function authenticateKey(deps: AccessDeps, state: RequestState, offline = false): Promise<Identity> {
  const key = state.request.get('x-api-key');
  return deps.keys
    .authenticate(key, { offline, guard: lookUpGuard(deps, state) })
    .catch(limitUnknownCaller(deps, state));
}

function requireAllowedAddress({ allowedAddresses }: Identity, address: string | null): void {
  if (allowedAddresses === null || (address !== null && includesAddress(allowedAddresses, address))) return;
  throw new AppError('forbidden', 'The key may not be used from this address.', {
    reason: 'address_not_allowed',
    hint:
      address === null
        ? 'The last proxy named no address in X-Forwarded-For: tell the operators.'
        : `The call came from ${address}. Create a key whose \`allowed_addresses\` has it: those of a key never change.`,
  });
}

/** @throws the error by which the key, session or token that was accepted is refused now */
export async function requireStillAccepted(deps: AccessDeps, state: RequestState): Promise<void> {
  const { keys, sessions, accounts } = deps;
  const { request, identity, account } = state;
  if (identity !== null && identity.keyId !== null) {
    const { isSuspended } = await keys.authenticate(request.get('x-api-key'), { offline: true });
    if (isSuspended) throw accountSuspended();
    return;
  }
  if (account === null) return;
  const token = sentToken(state) ?? '';
  const present =
    identity === null
      ? await accounts.byAccessToken(token)
      : (await sessions.find(sessionSecret(request) ?? ''))?.account;
  if (!present) throw identity === null ? unknownToken(token) : sessionEnded();
  if (isSuspendedAccount(present)) throw accountSuspended();
}

/** An address over its limit causes no key look-up, unless it sends a secret that was accepted before. */
function lookUpGuard(deps: AccessDeps, state: RequestState): LookUpGuard {
  return (lookUp) => {
    const address = addressOf(state.request);
    return deps.limits.inTurn(address, async () => {
      const { windows } = await deps.limits.ofAddress(address, 0);
      if (windows.some(({ used, max }) => used >= max)) await limitAddress(deps, state, 1);
      return lookUp();
    });
  };
}

/**
 * Limits a caller that could not be authenticated. While the database is away the limit is shown and nothing is
 * counted.
 */
function limitUnknownCaller(deps: AccessDeps, state: RequestState): (error: unknown) => Promise<never> {
  return async (error) => {
    // The look-up guard has already refused it.
    if (error instanceof AppError && error.kind === 'rate_limited') throw error;
    await limitAddress(deps, state, error instanceof AppError ? 1 : 0);
    throw error;
  };
}

/** Counts what refuses a caller before it is identified, towards its address. */
export function limitRefused(deps: AccessDeps, state: RequestState): (error: unknown) => Promise<never> {
  return async (error) => {
    if (state.limit === null) await limitUnknownCaller(deps, state)(error);
    throw error;
  };
}

/**
 * A session of the dashboard: it has a limit of its own, as the account's sessions together, and the others are not touched. Its request comes from the
 * dashboard's own pages, because a browser sends the cookie whichever page asks.
 */
async function authenticateSession(deps: AccessDeps, state: RequestState): Promise<void> {
  const { request, response } = state;
  const secret = sessionSecret(request);
  const session =
    secret === undefined
      ? null
      : await deps.sessions.find(secret, lookUpGuard(deps, state)).catch(limitUnknownCaller(deps, state));
  if (secret === undefined || session === null) {
    await limitAddress(deps, state, 1);
    throw sessionEnded();
  }
  requireOwnPage(request);
  requireOriginOfChange(request);
  if (session.renewedUntil !== null) setSessionCookie(request, response, secret);
  applyVerdict(deps, state, await deps.limits.ofSession(session.id, session.account._id));
  state.account = session.account;
  state.identity = identityOfSession(session.account, livemodeOf(request));
}

/** Ends the sessions that the request brings; one that brings none is limited like a call without a key. */
export async function endSessions(deps: AccessDeps, state: RequestState): Promise<void> {
  const ended = await deps.sessions
    .end(secretsToEnd(state.request), lookUpGuard(deps, state))
    .catch(limitUnknownCaller(deps, state));
  if (ended === 0) await limitAddress(deps, state, 1);
}

function sessionEnded(): AppError {
  return new AppError('missing_api_key', 'There is no session, or it has ended.', {
    hint: 'Sign in at /dashboard. Programs call the same path without /dashboard/api, with an API key.',
  });
}

function sentToken({ request }: RequestState): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
}

/** @throws for an unknown token, a limit that is used up, and a suspended account */
export async function authenticateToken(
  deps: AccessDeps,
  state: RequestState,
  token: string | undefined,
): Promise<AccountRecord> {
  const account =
    token === undefined
      ? null
      : await deps.accounts.byAccessToken(token, lookUpGuard(deps, state)).catch(limitUnknownCaller(deps, state));
  if (account !== null) {
    applyVerdict(deps, state, await deps.limits.ofAccount(account));
    if (isSuspendedAccount(account)) throw accountSuspended();
    return account;
  }
  await limitAddress(deps, state, 1);
  throw unknownToken(token);
}

function unknownToken(token: string | undefined): AppError {
  return new AppError(
    token === undefined ? 'missing_api_key' : 'invalid_api_key',
    token === undefined ? 'No access token was sent.' : 'The access token is unknown.',
    { hint: /^bs_(?:live|test)_/.test(token ?? '') ? KEY_FOR_TOKEN : SEND_TOKEN },
  );
}

const SEND_TOKEN = 'Send Authorization: Bearer <access token> (it came with the account).';
const KEY_FOR_TOKEN = 'This is an API key. The access token begins with bs_at_, and came with the account.';

async function limitIdentity(
  deps: AccessDeps,
  state: RequestState,
  identity: Identity,
  endpoint?: WindowLimit,
): Promise<void> {
  state.identity = identity;
  applyVerdict(deps, state, await deps.limits.ofKey(identity, endpoint));
}

/** The limit of callers without a valid key. @param count 0 shows it and counts nothing */
export async function limitAddress(deps: AccessDeps, state: RequestState, count: 0 | 1): Promise<void> {
  applyVerdict(deps, state, await deps.limits.ofAddress(addressOf(state.request), count), 'address');
}

/** Applies an endpoint's limit that depends on the body. */
export async function limitByBody(deps: AccessDeps, route: Route, state: RequestState, body: unknown): Promise<void> {
  const { identity, limit } = state;
  const { endpointLimit } = route;
  if (identity === null || limit === null || endpointLimit?.appliesTo?.(body) !== true) return;
  applyVerdict(deps, state, await deps.limits.ofEndpoint(identity, endpointLimit, limit));
}

/** Counts a batch's items towards the day, all or none. @throws rate_limited when they do not all fit */
export async function limitItems(deps: AccessDeps, state: RequestState, items: number): Promise<void> {
  const { endpoint, limit } = state;
  if (limit === null) throw new Error(`${endpoint} has no key access`);
  const identity = identityOf(state);
  // A session's request is not counted, so that none of the items is.
  const isCounted = identity.keyId !== null;
  const verdict = await deps.limits.ofItems(identity, isCounted ? items : items + 1, limit);
  if (isCounted) setHeaders(deps, state, verdict);
  if (verdict.allowed) return;
  throw new AppError('rate_limited', 'The items of this batch go beyond the daily limit.', {
    reason: 'day',
    retryAfterSeconds: verdict.retryAfterSeconds,
    hint: 'Create a batch of fewer profiles, or wait for midnight KST.',
  });
}

/** The account's limit: this request's verdict, or what a session reads of it. */
export async function accountLimit(deps: AccessDeps, state: RequestState): Promise<RateLimitStatus> {
  const { endpoint, limit } = state;
  if (limit === null) throw new Error(`${endpoint} has no key access`);
  const identity = identityOf(state);
  return rateLimitStatusOf(identity.keyId === null ? await deps.limits.current(identity) : limit);
}

/**
 * For requests without a route, which need no key: counts them and sets the headers.
 * @throws rate_limited above the limit of the key, or of the address without a valid one
 */
export async function limitCaller(deps: AccessDeps, state: RequestState): Promise<void> {
  try {
    await limitIdentity(deps, state, await authenticateKey(deps, state));
  } catch (error) {
    if (error instanceof AppError && error.kind === 'rate_limited') throw error;
  }
}

function applyVerdict(
  deps: AccessDeps,
  state: RequestState,
  verdict: LimitVerdict,
  minute?: 'minute' | 'address',
): void {
  setHeaders(deps, state, verdict);
  refuseAbove(verdict, minute);
}

function setHeaders(deps: AccessDeps, state: RequestState, verdict: LimitVerdict): void {
  state.limit = verdict;
  setRateLimitHeaders(state.response, verdict, deps.clock.now());
}
