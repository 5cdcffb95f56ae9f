/** Permissions of a key. */
export const PERMISSIONS = [
  'fortune:read',
  'fortune:write',
  'fortune:unmask',
  'saju:calculate',
  'stream:read',
  'usage:read',
  'profile:read',
  'profile:write',
  'profile:unmask',
  'webhook:manage',
  'analytics:read',
  'audit:read',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

const ON_REQUEST_ONLY: ReadonlySet<Permission> = new Set(['fortune:unmask', 'profile:unmask', 'audit:read']);

/** Permissions of a key created without any: none that shows personal data or the audit log. */
export const DEFAULT_PERMISSIONS: readonly Permission[] = PERMISSIONS.filter((name) => !ON_REQUEST_ONLY.has(name));
