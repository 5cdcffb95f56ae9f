import { type Connection, Schema } from 'mongoose';
import { RECORD_OPTIONS } from './options.ts';

/** How many requests with a valid key an account's world has made on one KST day. */
export interface UsageDayRecord {
  /** `usageDayId`: one record per owner and day, whoever counts. */
  _id: string;
  accountId: string;
  livemode: boolean;
  day: string;
  requests: number;
}

const schema = new Schema<UsageDayRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    day: { type: String, required: true },
    requests: { type: Number, required: true },
  },
  RECORD_OPTIONS,
).index({ accountId: 1, livemode: 1, day: 1 }, { name: 'by_day' });

export const usageDayModel = (connection: Connection) =>
  connection.model<UsageDayRecord>('UsageDay', schema, 'usage_days');
