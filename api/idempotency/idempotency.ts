import type { Request, Response } from 'express';
import type { HeldKey, IdempotencyService, StoredAnswer } from '../../shared/accounts/idempotency.ts';
import type { Identity } from '../../shared/accounts/known-keys.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Permission } from '../../shared/core/permissions.ts';
import type { Route } from '../http/route.ts';

/** The groups with idempotency keys, unless a route opts out. */
const GROUPS: readonly string[] = ['resource', 'v2'];

/** Whether the route honours the header: routes that change something, in these groups. */
export function isIdempotent(route: Pick<Route, 'method' | 'group' | 'idempotent'>): boolean {
  return route.method !== 'GET' && GROUPS.includes(route.group) && route.idempotent !== false;
}

const KEY = /^[A-Za-z0-9_-]{10,64}$/;

/**
 * The request's key for the route; null without one, or where the route ignores it.
 * @throws validation_error when it is malformed
 */
export function idempotencyKey(route: Route, request: Request): string | null {
  const key = request.get('idempotency-key');
  if (key === undefined || !isIdempotent(route)) return null;
  if (KEY.test(key)) return key;
  throw new AppError('validation_error', 'The idempotency key must be 10-64 characters long.', {
    errors: [{ path: 'Idempotency-Key', message: 'must be 10-64 letters, digits, hyphens and underscores' }],
    hint: 'Send a UUID.',
  });
}

/** What an answer shows, or whether there is one, depends on these besides the route's own. */
const DISCLOSING: readonly Permission[] = ['profile:read', 'profile:unmask', 'webhook:manage'];

/**
 * The API key that alone may repeat the request, also once it is rotated; undefined: every key that this holds of. To a key
 * with fewer permissions the answer to another key would show more than its own, and whether a guessed body is that of
 * another key's request would tell a stored birth.
 */
function onlyRepeater({ firstKeyId, permissions }: Identity): string | undefined {
  const isFull = DISCLOSING.every((permission) => permissions.has(permission));
  return isFull ? undefined : (firstKeyId ?? undefined);
}

/** Handles a request with a key once; a repeat gets the bytes of the first answer, marked as a repeat. */
export async function serveOnce(
  idempotency: IdempotencyService,
  state: { readonly request: Request; readonly response: Response },
  about: { readonly identity: Identity; readonly key: string },
  body: Uint8Array,
  work: (held: HeldKey) => Promise<StoredAnswer | null>,
): Promise<StoredAnswer | null> {
  const { request, response } = state;
  const { method, originalUrl: path } = request;
  const { identity, key } = about;
  const keyed = { method, path, body, onlyBy: onlyRepeater(identity) };
  const { answer, replayed } = await idempotency.once(identity.owner, key, keyed, work);
  if (replayed) response.setHeader('Idempotent-Replayed', 'true');
  return answer;
}
