import { type Connection, Schema } from 'mongoose';
import { RECORD_OPTIONS } from '../options.ts';

/**
 * When a chart was last requested, stored for 7 days: warming generates these charts for the next day.
 */
export interface RecentChartRecord {
  /** Account, mode and chart. */
  _id: string;
  accountId: string;
  livemode: boolean;
  chart: string;
  seenAt: Date;
  expiresAt: Date;
}

const schema = new Schema<RecentChartRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    chart: { type: String, required: true },
    seenAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  RECORD_OPTIONS,
)
  .index({ accountId: 1, livemode: 1, seenAt: 1 }, { name: 'by_seen' })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });

export const recentChartModel = (connection: Connection) =>
  connection.model<RecentChartRecord>('RecentChart', schema, 'sightings');
