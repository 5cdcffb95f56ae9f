import type { Request, Response } from 'express';
import type { Identity } from '../../shared/accounts/known-keys.ts';
import { MAX_SESSIONS, SESSION_MS, SESSION_SECRET } from '../../shared/accounts/sessions.ts';
import { isSuspendedAccount } from '../../shared/accounts/suspension.ts';
import { AppError } from '../../shared/core/errors.ts';
import { PERMISSIONS } from '../../shared/core/permissions.ts';
import { limitsOf } from '../../shared/core/plans.ts';
import type { AccountRecord } from '../../shared/db/models/accounts.ts';
import { isFromOwnPages } from './own-pages.ts';

/** What the cookie of the dashboard's session brings, and what its requests have to say. */

const COOKIE = 'saju_session';
/** What `/dashboard/session` and `/dashboard/api` have in common. */
const PATH = '/dashboard';

/** Undefined without the cookie, and where there are two: a page of another port or of a sibling host has set one. */
export function sessionSecret(request: Request): string | undefined {
  const [first, ...others] = sessionSecrets(request);
  return others.length === 0 ? first : undefined;
}

/** What a sign-out ends: all that the header brings in the form of a secret. @throws validation_error for too many */
export function secretsToEnd(request: Request): string[] {
  const secrets = [...new Set(sessionSecrets(request))].filter((secret) => SESSION_SECRET.test(secret));
  if (secrets.length <= MAX_SESSIONS) return secrets;
  // Without the rest the answer would be 204 for sessions that go on.
  const message = `must have at most ${MAX_SESSIONS} sessions`;
  throw new AppError('validation_error', `Cookie: ${message}`, {
    errors: [{ path: 'Cookie', message }],
    hint: 'Remove the cookies of this site, and sign in again.',
  });
}

/** All that the header brings, whose length is bounded. */
function sessionSecrets(request: Request): string[] {
  const cookies = (request.get('cookie') ?? '').matchAll(/(?:^|;)\s*saju_session=([^;\s]+)/g);
  return Array.from(cookies, ([, secret = '']) => secret);
}

export function setSessionCookie(request: Request, response: Response, secret: string): void {
  response.cookie(COOKIE, secret, { ...attributesFor(request), maxAge: SESSION_MS });
}

export function clearSessionCookie(request: Request, response: Response): void {
  response.clearCookie(COOKIE, attributesFor(request));
}

function attributesFor(request: Request) {
  return { httpOnly: true, sameSite: 'strict', path: PATH, secure: !isLoopback(request.hostname) } as const;
}

/** Browsers keep a `Secure` cookie of plain HTTP for none but these hosts, and some not even for them. */
function isLoopback(hostname: string | undefined): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname ?? '');
}

/** @throws forbidden for a request that a page of another origin has caused */
export function requireOwnPage(request: Request): void {
  if (!isFromOwnPages(request)) throw notFromItsPages();
}

/** A browser names the origin of every change: one without a name was not sent by the dashboard. @throws forbidden */
export function requireOriginOfChange(request: Request): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && request.get('origin') === undefined) throw notFromItsPages();
}

function notFromItsPages(): AppError {
  return new AppError('forbidden', 'Sessions of the dashboard are for its own pages.', {
    hint: 'Programs call /v1 with an API key. If this is the dashboard behind a proxy, the proxy must keep Host, or send X-Forwarded-Host with TRUST_PROXY set.',
  });
}

/** Of the request: test without the header. @throws validation_error */
export function livemodeOf(request: Request): boolean {
  const text = request.get('x-livemode') ?? 'false';
  if (text === 'true' || text === 'false') return text === 'true';
  throw new AppError('validation_error', 'X-Livemode must be true or false.', {
    errors: [{ path: 'X-Livemode', message: 'must be true or false' }],
  });
}

/** Its pages show masked data: personal data are read with a key that was made for it. */
const PERMISSIONS_OF_SESSION = new Set(PERMISSIONS.filter((permission) => !permission.endsWith(':unmask')));

/** What the account's owner may do, without unmasking. */
export function identityOfSession(account: AccountRecord, livemode: boolean): Identity {
  return {
    owner: { accountId: account._id, livemode },
    keyId: null,
    firstKeyId: null,
    keyPrefix: 'dashboard',
    permissions: PERMISSIONS_OF_SESSION,
    allowedAddresses: null,
    limits: limitsOf(account, livemode),
    plan: account.plan,
    isSuspended: isSuspendedAccount(account),
    fallbacks: account.fallbacks ?? {},
    backgroundFallbacks: account.backgroundFallbacks ?? [],
  };
}
