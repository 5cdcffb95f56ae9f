import type { Identity } from '../../shared/accounts/known-keys.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Permission } from '../../shared/core/permissions.ts';

/** @throws forbidden, naming what the key lacks */
export function requirePermissions({ permissions }: Identity, needed: readonly Permission[]): void {
  const missing = needed.filter((permission) => !permissions.has(permission));
  if (missing.length === 0) return;
  throw new AppError('forbidden', `The key lacks the permission ${missing.join(' and ')}.`, {
    hint: 'Create a key with this permission by POST /v1/keys.',
  });
}
