import { type Connection, Schema } from 'mongoose';
import type { Permission } from '../../core/permissions.ts';
import { RECORD_OPTIONS } from '../options.ts';

export interface ApiKeyRecord {
  _id: string;
  accountId: string;
  name: string;
  type: 'live' | 'test';
  /** The first 20 characters of the key: type prefix and public id. */
  prefix: string;
  secretHash: string;
  permissions: Permission[];
  /** Addresses and ranges from which alone it is accepted; null or missing: from any. */
  allowedAddresses?: string[] | null;
  /**
   * 0, 1 or 2 while the key is active, 3 to 32 once it is rotated and until its overlap ends, null afterwards (earlier versions: once
   * it is rotated). Its unique index limits an account to three active keys of a type, and thirty in an overlap, under any race.
   */
  slot: number | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
  /** The key that replaces it; `expiresAt` is then at most the end of their overlap. */
  rotatedTo?: string | null;
  /** The key that was created, where this one comes from its rotations. Absent: it was created itself. */
  firstKeyId?: string;
  lastUsedAt: Date | null;
  createdAt: Date;
}

const schema = new Schema<ApiKeyRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    name: { type: String, required: true },
    type: { type: String, required: true },
    prefix: { type: String, required: true },
    secretHash: { type: String, required: true },
    permissions: { type: [String], required: true },
    allowedAddresses: { type: [String], default: null },
    slot: { type: Number, default: null },
    expiresAt: { type: Date, default: null },
    revokedAt: { type: Date, default: null },
    rotatedTo: { type: String, default: null },
    firstKeyId: { type: String },
    lastUsedAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
  },
  RECORD_OPTIONS,
)
  .index({ prefix: 1 }, { unique: true, name: 'prefix' })
  .index(
    { accountId: 1, type: 1, slot: 1 },
    { unique: true, partialFilterExpression: { slot: { $gte: 0 } }, name: 'slot' },
  )
  .index({ accountId: 1, _id: -1 }, { name: 'by_account' })
  .index({ createdAt: 1 }, { name: 'created_at' })
  .index({ revokedAt: 1 }, { partialFilterExpression: { revokedAt: { $gt: new Date(0) } }, name: 'revoked_at' });

export const apiKeyModel = (connection: Connection) => connection.model<ApiKeyRecord>('ApiKey', schema, 'api_keys');
