import { type Connection, Schema } from 'mongoose';
import { RECORD_OPTIONS } from '../options.ts';

/**
 * One aggregation's result, valid for an hour, and the lease of the process that computes it; or the result for one account
 * that has a part in it. Figures that must not be shown are removed before it is stored.
 */
export interface AnalyticsCacheRecord<Data = unknown> {
  /** Mode, topic and parameters; for one account also the run and the account. */
  _id: string;
  /** Null: not computed yet. For accounts without a part in it. */
  data: Data | null;
  /** Names the results of the accounts. */
  run?: string | null | undefined;
  /** The accounts that have one. */
  accounts?: string[];
  asOf: Date | null;
  freshUntil: Date | null;
  leaseToken: string | null;
  leaseUntil: Date | null;
  /** When the database deletes it; `freshUntil` decides whether it is served. */
  expiresAt: Date;
}

const schema = new Schema<AnalyticsCacheRecord>(
  {
    _id: { type: String, required: true },
    data: { type: Schema.Types.Mixed, default: null },
    run: { type: String, default: null },
    accounts: { type: [String], default: undefined },
    asOf: { type: Date, default: null },
    freshUntil: { type: Date, default: null },
    leaseToken: { type: String, default: null },
    leaseUntil: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  RECORD_OPTIONS,
).index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });

export const analyticsCacheModel = (connection: Connection) =>
  connection.model<AnalyticsCacheRecord>('AnalyticsCache', schema, 'analytics_cache');
