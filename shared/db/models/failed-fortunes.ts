import { type Connection, Schema } from 'mongoose';
import type { ModelName } from '../../core/models.ts';
import { RECORD_OPTIONS } from '../options.ts';

/**
 * A reserved fortune whose generation failed. A 202 may have returned its id, whose reads show the reason for a day.
 */
export interface FailedFortuneRecord {
  /** The fortune's id. */
  _id: string;
  accountId: string;
  livemode: boolean;
  /** As in the error of a generation. */
  errorKind: string;
  retryAfterSeconds?: number | null;
  providerStatus?: number;
  providerErrorType?: string;
  answeredBy?: ModelName;
  /** The model that failed; absent on records of earlier versions. */
  model?: ModelName;
  /** `createdAt` of the reservation: a repeat with an idempotency key may reserve the same id again. */
  reservedAt?: Date;
  expiresAt: Date;
}

const schema = new Schema<FailedFortuneRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    errorKind: { type: String, required: true },
    retryAfterSeconds: Number,
    providerStatus: Number,
    providerErrorType: String,
    answeredBy: String,
    model: String,
    reservedAt: Date,
    expiresAt: { type: Date, required: true },
  },
  RECORD_OPTIONS,
).index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });

export const failedFortuneModel = (connection: Connection) =>
  connection.model<FailedFortuneRecord>('FailedFortune', schema, 'failed_fortunes');
