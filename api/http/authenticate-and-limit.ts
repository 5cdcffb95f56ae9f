import type { AccountService } from '../../shared/accounts/accounts.ts';
import type { Identity, KeyService } from '../../shared/accounts/keys.ts';
import type { LookUpGuard } from '../../shared/accounts/look-up-limit.ts';
import type { Clock } from '../../shared/core/clock.ts';
import { AppError } from '../../shared/core/errors.ts';
import { includesPlan } from '../../shared/core/plans.ts';
import type { AccountRecord } from '../../shared/db/models/accounts.ts';
import { type RequestLimits, refuseAbove, tellLimits } from '../rate-limit/limits.ts';
import type { LimitVerdict, WindowLimit } from '../rate-limit/windows.ts';
import { addressOf } from './client-address.ts';
import { type Exchange, identityOf } from './request-state.ts';
import type { Route } from './route.ts';

export interface AdmissionDeps {
  readonly keys: KeyService;
  readonly accounts: AccountService;
  readonly limits: RequestLimits;
  readonly clock: Clock;
}

/** Key or access token, limits, permission and plan, in this order. @throws the error of the first that refuses */
export async function admit(deps: AdmissionDeps, route: Route, exchange: Exchange): Promise<void> {
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

async function authenticateKey(deps: AdmissionDeps, exchange: Exchange, offline = false): Promise<Identity> {
  const key = exchange.request.get('x-api-key');
  return deps.keys
    .authenticate(key, { offline, guard: lookUpGuard(deps, exchange) })
    .catch(unknownCaller(deps, exchange));
}

/** An address that has used its limit up costs the database nothing, unless it sends what was accepted before. */
function lookUpGuard(deps: AdmissionDeps, exchange: Exchange): LookUpGuard {
  return (lookUp) => {
    const address = addressOf(exchange.request);
    return deps.limits.inTurn(address, async () => {
      const { windows } = await deps.limits.ofAddress(address, 0);
      if (windows.some(({ used, max }) => used >= max)) await limitAddress(deps, exchange, 1);
      return lookUp();
    });
  };
}

/** A caller who could not be told: while the database is away the address's limit is told, but nothing counted. */
function unknownCaller(deps: AdmissionDeps, exchange: Exchange): (error: unknown) => Promise<never> {
  return async (error) => {
    // The guard of the look-up has refused it.
    if (error instanceof AppError && error.kind === 'rate_limited') throw error;
    await limitAddress(deps, exchange, error instanceof AppError ? 1 : 0);
    throw error;
  };
}

async function authenticateBearer(deps: AdmissionDeps, exchange: Exchange): Promise<AccountRecord> {
  const token = /^Bearer +(\S+)$/i.exec(exchange.request.get('authorization') ?? '')?.[1];
  const account =
    token === undefined
      ? null
      : await deps.accounts.byAccessToken(token, lookUpGuard(deps, exchange)).catch(unknownCaller(deps, exchange));
  if (account !== null) return account;
  await limitAddress(deps, exchange, 1);
  throw new AppError(
    token === undefined ? 'missing_api_key' : 'invalid_api_key',
    token === undefined ? 'No access token was sent.' : 'The access token is unknown.',
    { hint: 'Send Authorization: Bearer <access token> (made with the command line: accounts create).' },
  );
}

async function limitIdentity(
  deps: AdmissionDeps,
  exchange: Exchange,
  identity: Identity,
  endpoint?: WindowLimit,
): Promise<void> {
  exchange.owner = identity.owner;
  applyVerdict(deps, exchange, await deps.limits.ofKey(identity, endpoint));
}

/** The limit of callers who have no valid key. @param count 0 tells it and counts nothing */
export async function limitAddress(deps: AdmissionDeps, exchange: Exchange, count: 0 | 1): Promise<void> {
  applyVerdict(deps, exchange, await deps.limits.ofAddress(addressOf(exchange.request), count), 'address');
}

/** An endpoint's limit that is for some bodies only. */
export async function limitByBody(deps: AdmissionDeps, route: Route, exchange: Exchange, body: unknown): Promise<void> {
  const { identity, limit } = exchange;
  const { endpointLimit } = route;
  if (identity === null || limit === null || endpointLimit?.appliesTo?.(body) !== true) return;
  applyVerdict(deps, exchange, await deps.limits.ofEndpoint(identity, endpointLimit, limit));
}

/** The items of a batch count towards the day, all or none. @throws rate_limited when they do not all fit */
export async function admitItems(deps: AdmissionDeps, exchange: Exchange, items: number): Promise<void> {
  const { endpoint, limit } = exchange;
  if (limit === null) throw new Error(`${endpoint} has no key access`);
  const verdict = await deps.limits.ofItems(identityOf(exchange), items, limit);
  tell(deps, exchange, verdict);
  if (verdict.allowed) return;
  throw new AppError('rate_limited', 'The items of this batch go beyond the daily limit.', {
    reason: 'day',
    retryAfterSeconds: verdict.retryAfterSeconds,
    hint: 'Send fewer profiles, or wait for midnight KST.',
  });
}

/** Where there is no route nothing is refused for its key or its limit, but the request counts and the headers are there. */
export async function tellOnly(deps: AdmissionDeps, exchange: Exchange): Promise<void> {
  try {
    await limitIdentity(deps, exchange, await authenticateKey(deps, exchange));
  } catch {
    // Whatever the error, it has told a limit.
  }
}

function applyVerdict(
  deps: AdmissionDeps,
  exchange: Exchange,
  verdict: LimitVerdict,
  minute?: 'minute' | 'address',
): void {
  tell(deps, exchange, verdict);
  refuseAbove(verdict, minute);
}

function tell(deps: AdmissionDeps, exchange: Exchange, verdict: LimitVerdict): void {
  exchange.limit = verdict;
  tellLimits(exchange.response, verdict, deps.clock.now());
}
