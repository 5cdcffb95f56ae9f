import { type Connection, Schema } from 'mongoose';
import type { FortuneType, ModelName } from '../../content/index.ts';
import { RECORD_OPTIONS } from '../options.ts';
import type { CallSource, FortuneFacts } from './calls.ts';

/**
 * The sums of calls that are no longer stored individually: those of one owner that were settled on one KST day and
 * have these fields in common.
 */
export interface CallDayRecord extends CallDaySums {
  /** Derived from all fields that the calls have in common. */
  _id: string;
  accountId: string;
  livemode: boolean;
  day: string;
  model: ModelName;
  source: CallSource;
  background: boolean;
  /** Null: they stored no fortune. */
  type: FortuneType | null;
  /** The index of the fortunes' score band. */
  band: number | null;
}

export interface CallDaySums extends Record<keyof FortuneFacts['categories'], number> {
  chargedUsd: number;
  count: number;
  /** Fortunes that still existed when the calls were summed up. */
  existing: number;
  score: number;
  latencyMs: number;
}

const sum = { type: Number, required: true } as const;

const schema = new Schema<CallDayRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    day: { type: String, required: true },
    model: { type: String, required: true },
    source: { type: String, required: true },
    background: { type: Boolean, required: true },
    type: { type: String, default: null },
    band: { type: Number, default: null },
    chargedUsd: sum,
    count: sum,
    existing: sum,
    score: sum,
    latencyMs: sum,
    overall: sum,
    wealth: sum,
    love: sum,
    health: sum,
    career: sum,
  },
  RECORD_OPTIONS,
).index({ accountId: 1, livemode: 1, day: 1 }, { name: 'by_day' });

export const callDayModel = (connection: Connection) => connection.model<CallDayRecord>('CallDay', schema, 'call_days');
