import { type Connection, Schema } from 'mongoose';
import type { ModelName } from '../../core/models.ts';
import { RECORD_OPTIONS } from '../options.ts';

/**
 * The provider calls of a KST day by one model, as the provider names it: what they took, at the prices of their time.
 * It outlives the generations, which are stored for a week. Never removed: some records a day.
 */
export interface ModelDayRecord extends ModelDaySums {
  /** `<day>|<model>|<provider's model>` */
  _id: string;
  day: string;
  model: ModelName;
  /** The model that the provider says has answered; of calls without an answer the one that was asked. */
  providerModel: string;
  /** For each process that has added to it, the number of its last group of calls. */
  writers: Record<string, number>;
}

export interface ModelDaySums {
  calls: number;
  /** Calls whose answer could not be used, or that had none. */
  failed: number;
  /** Failed calls of which the provider reported no tokens: it may take something for them. */
  unreported: number;
  /** Not read from the provider's cache. */
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  costUsd: number;
  /** The part of failed calls. */
  failedCostUsd: number;
}

const sum = { type: Number, required: true } as const;

const schema = new Schema<ModelDayRecord>(
  {
    _id: { type: String, required: true },
    day: { type: String, required: true },
    model: { type: String, required: true },
    providerModel: { type: String, required: true },
    calls: sum,
    failed: sum,
    unreported: sum,
    inputTokens: sum,
    cachedTokens: sum,
    outputTokens: sum,
    costUsd: sum,
    failedCostUsd: sum,
    writers: { type: Schema.Types.Mixed, default: {} },
  },
  RECORD_OPTIONS,
).index({ day: 1 }, { name: 'by_day' });

export const modelDayModel = (connection: Connection) =>
  connection.model<ModelDayRecord>('ModelDay', schema, 'model_days');
