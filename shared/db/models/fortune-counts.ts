import { type Connection, Schema } from 'mongoose';
import type { FortuneType, ModelName } from '../../content/index.ts';
import { RECORD_OPTIONS } from '../options.ts';

/**
 * How many fortunes of an owner that are marked as counted have these fields: all of them in the record whose id names the fields,
 * and in a record of its own what each deletion takes away, which nothing else writes. All records together are what is right.
 */
export interface FortuneCountRecord {
  _id: string;
  accountId: string;
  livemode: boolean;
  fortuneType: FortuneType;
  fortuneDate: string;
  model: ModelName;
  count: number;
}

const schema = new Schema<FortuneCountRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    fortuneType: { type: String, required: true },
    fortuneDate: { type: String, required: true },
    model: { type: String, required: true },
    count: { type: Number, required: true },
  },
  RECORD_OPTIONS,
).index({ accountId: 1, livemode: 1, fortuneDate: -1 }, { name: 'by_date' });

export const fortuneCountModel = (connection: Connection) =>
  connection.model<FortuneCountRecord>('FortuneCount', schema, 'fortune_counts');
