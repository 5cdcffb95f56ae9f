import { type Connection, Schema } from 'mongoose';
import type { FortuneType } from '../../content/index.ts';
import type { ModelName } from '../../core/models.ts';
import { RECORD_OPTIONS } from '../options.ts';

/**
 * The requests with a valid key of an account and mode in a period: one record per owner and period, from all API
 * servers. `shared/usage/store.ts` adds up each count exactly once.
 */
export interface UsageRecord {
  _id: string;
  accountId: string;
  livemode: boolean;
  requests: number;
  /** By `cellKey` of endpoint and status. */
  cells: Record<string, UsageCell>;
  /** Fortunes returned, by type; absent before the first one. */
  fortunes?: Partial<Record<FortuneType, FortuneAnswers>>;
  /** For each process that has added to it, the number of its last batch included. */
  writers: Record<string, number>;
}

export interface UsageCell {
  requests: number;
  /** Sum over the requests, milliseconds. */
  latencyMs: number;
}

/** The requests with a key. */
export interface KeyCell extends UsageCell {
  /** Answered with a status below 400. */
  succeeded: number;
}

export interface FortuneAnswers {
  answers: number;
  /** Answers that caused no provider call. */
  hits: number;
}

/** Numbers of requests that a model's answer was written for, by `latencyBucket`. */
export type ModelLatencies = Partial<Record<ModelName, Record<string, number>>>;

/** A KST day. Reports over whole days read only these records. */
export interface UsageDayRecord extends UsageRecord {
  day: string;
  /** Absent before the first one. */
  latencies?: ModelLatencies;
  /** By the key's id. Without the requests that no key was counted for: those of before, and of keys beyond `MAX_KEYS`. */
  keys?: Record<string, KeyCell>;
}

export const USAGE_FIELDS = {
  _id: { type: String, required: true },
  accountId: { type: String, required: true },
  livemode: { type: Boolean, required: true },
  requests: { type: Number, required: true },
  cells: { type: Schema.Types.Mixed, default: {} },
  fortunes: { type: Schema.Types.Mixed },
  writers: { type: Schema.Types.Mixed, default: {} },
} as const;

const schema = new Schema<UsageDayRecord>(
  {
    ...USAGE_FIELDS,
    day: { type: String, required: true },
    latencies: { type: Schema.Types.Mixed },
    keys: { type: Schema.Types.Mixed },
  },
  RECORD_OPTIONS,
).index({ accountId: 1, livemode: 1, day: 1 }, { name: 'by_day' });

export const usageDayModel = (connection: Connection) =>
  connection.model<UsageDayRecord>('UsageDay', schema, 'usage_days');
