import { type Connection, Schema } from 'mongoose';
import { RECORD_OPTIONS } from '../options.ts';
import { USAGE_FIELDS, type UsageRecord } from './usage-days.ts';

/** A KST minute, stored for 35 days; older usage is stored by day. */
export interface UsageMinuteRecord extends UsageRecord {
  /** `YYYY-MM-DDTHH:MM`. */
  minute: string;
  expiresAt: Date;
}

const schema = new Schema<UsageMinuteRecord>(
  { ...USAGE_FIELDS, minute: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  RECORD_OPTIONS,
)
  .index({ accountId: 1, livemode: 1, minute: 1 }, { name: 'by_minute' })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });

export const usageMinuteModel = (connection: Connection) =>
  connection.model<UsageMinuteRecord>('UsageMinute', schema, 'usage_minutes');
