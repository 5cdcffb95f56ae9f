/** What the audit log records. */
export const AUDIT_ACTIONS = [
  'profile.created',
  'profile.updated',
  'profile.deleted',
  'profile.unmasked',
  'profile.compared',
  'fortune.created',
  'fortune.deleted',
  'fortune.unmasked',
  'webhook.created',
  'webhook.deleted',
  'fallbacks.updated',
  'account.token_rotated',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
