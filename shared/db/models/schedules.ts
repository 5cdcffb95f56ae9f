import { type Connection, Schema } from 'mongoose';
import type { ModelName } from '../../content/index.ts';
import type { Element } from '../../saju/index.ts';
import { RECORD_OPTIONS } from '../options.ts';

/** The work that runs after midnight KST for an account and mode; without a record none. */
export interface ScheduleRecord {
  /** `<account>:<live|test>` */
  _id: string;
  accountId: string;
  livemode: boolean;
  enabled: boolean;
  model: ModelName;
  filter: { dayMasterElement?: Element; externalIdPrefix?: string };
  warmSections: boolean;
  updatedAt: Date;
  /** When a daily run last recorded a page of it. */
  pagedAt?: Date;
}

const schema = new Schema<ScheduleRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    enabled: { type: Boolean, required: true },
    model: { type: String, required: true },
    filter: { type: Schema.Types.Mixed, required: true },
    warmSections: { type: Boolean, required: true },
    updatedAt: { type: Date, required: true },
    pagedAt: { type: Date },
  },
  RECORD_OPTIONS,
)
  // Also creates the collection by creating an index: a transaction can write only to an existing collection.
  .index({ enabled: 1, _id: 1 }, { name: 'enabled' });

export const scheduleModel = (connection: Connection) =>
  connection.model<ScheduleRecord>('Schedule', schema, 'schedules');
