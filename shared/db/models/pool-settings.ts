import { type Connection, Schema } from 'mongoose';
import type { ModelName } from '../../content/index.ts';
import { RECORD_OPTIONS } from '../options.ts';

/** What operators have set for a model's pool. Without a record nothing is. */
export interface PoolSettingsRecord {
  _id: ModelName;
  paused: boolean;
  /** Of each worker process; null: the process's own settings decide. */
  concurrency: number | null;
  /** Provider calls per minute over all workers; null: without limit. */
  ratePerMinute: number | null;
  /** Of the pause, and of the two limits; missing: an earlier version has made them. */
  pausedFor?: Steering | null;
  limitedFor?: Steering | null;
}

/** Why an operator steers something, and when that ends by itself; null: it does not. */
export interface Steering {
  reason: string;
  until: Date | null;
}

const schema = new Schema<PoolSettingsRecord>(
  {
    _id: { type: String, required: true },
    paused: { type: Boolean, required: true },
    concurrency: { type: Number, default: null },
    ratePerMinute: { type: Number, default: null },
    pausedFor: { type: Schema.Types.Mixed },
    limitedFor: { type: Schema.Types.Mixed },
  },
  RECORD_OPTIONS,
)
  // Also creates the collection by creating an index: a transaction can write only to an existing collection.
  .index({ paused: 1 }, { name: 'paused' });

export const poolSettingsModel = (connection: Connection) =>
  connection.model<PoolSettingsRecord>('PoolSettings', schema, 'pool_settings');
