import { type Connection, Schema } from 'mongoose';
import type { AuditAction } from '../../core/audit-actions.ts';
import { RECORD_OPTIONS } from '../options.ts';

export const AUDIT_RESOURCE_TYPES = ['profile', 'fortune', 'webhook', 'account'] as const;
export type AuditResourceType = (typeof AUDIT_RESOURCE_TYPES)[number];

export interface AuditEntryRecord {
  accountId: string;
  livemode: boolean;
  /** Increasing and unique per account and mode; see `shared/accounts/audit.ts`. */
  entryId: number;
  action: AuditAction;
  resourceType: AuditResourceType;
  resourceId: string;
  actorIp: string;
  actorApiKey: string;
  requestId: string;
  metadata: Record<string, unknown>;
  createdAt: Date;
}

const RETENTION_SECONDS = 90 * 86_400;

const schema = new Schema<AuditEntryRecord>(
  {
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    entryId: { type: Number, required: true },
    action: { type: String, required: true },
    resourceType: { type: String, required: true },
    resourceId: { type: String, required: true },
    actorIp: { type: String, required: true },
    actorApiKey: { type: String, required: true },
    requestId: { type: String, required: true },
    metadata: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
  },
  RECORD_OPTIONS,
)
  .index({ accountId: 1, livemode: 1, entryId: -1 }, { unique: true, name: 'entry_id' })
  .index({ accountId: 1, livemode: 1, action: 1, entryId: -1 }, { name: 'by_action' })
  .index({ accountId: 1, livemode: 1, resourceId: 1, entryId: -1 }, { name: 'by_resource' })
  .index({ createdAt: 1 }, { expireAfterSeconds: RETENTION_SECONDS, name: 'retention' });

export const auditEntryModel = (connection: Connection) =>
  connection.model<AuditEntryRecord>('AuditEntry', schema, 'audit_entries');
