import { type Connection, Schema } from 'mongoose';
import type { FortuneType, ModelName } from '../../content/index.ts';
import { RECORD_OPTIONS } from '../options.ts';
import type { CallSource, FortuneFacts } from './calls.ts';

/**
 * What reports say of an owner's KST day: the sums of those calls that have `summed`. Written by the schedule `report-sums`
 * and by retention alone.
 */
export interface ReportDayRecord {
  /** The owner's key and the day. */
  _id: string;
  accountId: string;
  livemode: boolean;
  day: string;
  charges: ChargeSum[];
  /** USD by KST hour. */
  hours: number[];
  fortunes: FortuneSum[];
  profiles: Record<ProfileScope, number[]>;
}

export interface ChargeSum {
  source: CallSource;
  background: boolean;
  usd: number;
}

export interface FortuneSums extends Record<keyof FortuneFacts['categories'], number> {
  count: number;
  /** Fortunes that still exist. */
  existing: number;
  score: number;
  latencyMs: number;
  costUsd: number;
}

/** The fortunes that have these fields in common. */
export interface FortuneSum extends FortuneSums {
  type: FortuneType;
  model: ModelName;
  /** The index of their score band. */
  band: number;
}

/**
 * The profiles with a fortune of that day, each once, by the days since its fortune before: 0 for none within the longest range of
 * a report. The profiles of any range are, over its days, those whose fortune before lies before the range.
 */
export type ProfileScope = 'all' | FortuneType;

const schema = new Schema<ReportDayRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    day: { type: String, required: true },
    charges: { type: Schema.Types.Mixed, required: true },
    hours: { type: [Number], required: true },
    fortunes: { type: Schema.Types.Mixed, required: true },
    profiles: { type: Schema.Types.Mixed, required: true },
  },
  RECORD_OPTIONS,
).index({ accountId: 1, livemode: 1, day: 1 }, { name: 'by_day' });

export const reportDayModel = (connection: Connection) =>
  connection.model<ReportDayRecord>('ReportDay', schema, 'report_days');
