import type { CreatedKey } from '../../shared/accounts/issue-keys.ts';
import type { ApiKeyRecord } from '../../shared/db/models/api-keys.ts';

/** An API key without the key itself. */
export function presentKey(record: ApiKeyRecord) {
  return {
    ...keyFields(record),
    last_used_at: record.lastUsedAt?.toISOString() ?? null,
    revoked_at: record.revokedAt?.toISOString() ?? null,
    rotated_to: record.rotatedTo ?? null,
  };
}

/** A new key with the key itself, which is shown this once. */
export function presentCreatedKey({ record, key }: CreatedKey) {
  return { ...keyFields(record), key };
}

function keyFields(record: ApiKeyRecord) {
  return {
    id: record._id,
    name: record.name,
    type: record.type,
    prefix: record.prefix,
    permissions: record.permissions,
    allowed_addresses: record.allowedAddresses ?? null,
    created_at: record.createdAt.toISOString(),
    expires_at: record.expiresAt?.toISOString() ?? null,
  };
}
