import { type Connection, Schema } from 'mongoose';
import type { FortuneType } from '../../content/index.ts';
import { RECORD_OPTIONS } from '../options.ts';

/**
 * The KST days on which a profile got a fortune, of those calls that are summed: with it a day's sums know each profile once,
 * and when it had the fortune before. Stays after the profile, as its calls do.
 */
export interface FortuneDaysRecord {
  /** The profile's. */
  _id: string;
  accountId: string;
  livemode: boolean;
  /** The day, counted from 1970, of the lowest bit. */
  since: number;
  /** A bit for each day, in hexadecimal digits. */
  days: Partial<Record<FortuneType, string>>;
  expiresAt: Date;
}

const schema = new Schema<FortuneDaysRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    since: { type: Number, required: true },
    days: { type: Schema.Types.Mixed, required: true },
    expiresAt: { type: Date, required: true },
  },
  RECORD_OPTIONS,
).index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });

export const fortuneDayModel = (connection: Connection) =>
  connection.model<FortuneDaysRecord>('FortuneDays', schema, 'fortune_days');
