import type { Identity } from '../../shared/accounts/known-keys.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Permission } from '../../shared/core/permissions.ts';

/** @throws forbidden, naming what the key or session lacks */
export function requirePermissions({ keyId, permissions }: Identity, needed: readonly Permission[]): void {
  const missing = needed.filter((permission) => !permissions.has(permission));
  if (missing.length === 0) return;
  const who = keyId === null ? 'The session of the dashboard' : 'The key';
  throw new AppError('forbidden', `${who} lacks the permission ${missing.join(' and ')}.`, {
    hint: 'Create a key with this permission by POST /v1/keys.',
  });
}

/**
 * For figures of groups, which are shown from five profiles on: a key that can create or change members would learn of
 * another one by the difference. @throws forbidden
 */
export function requireReadOfGroups(identity: Identity): void {
  if (identity.permissions.has('profile:write')) requirePermissions(identity, ['profile:read']);
}
