import { type Connection, Schema } from 'mongoose';
import { RECORD_OPTIONS } from '../options.ts';

export interface Header {
  name: string;
  value: string;
}

/** What was sent in one attempt of a delivery and what came back, for its owner. */
export interface DeliveryAttemptRecord {
  /** `attemptIdOf`: ids of a delivery are in the order of its attempts. */
  _id: string;
  accountId: string;
  /** When it started. */
  at: Date;
  requestHeaders: Header[];
  /** Null without a response, as the next two, which are null too when answers have used up the account's hour. */
  responseStatus: number | null;
  responseHeaders: Header[] | null;
  /** At most 64 KB, with a mark where it was cut, and without secrets. */
  responseBody: string | null;
  responseTimeMs: number | null;
  errorMessage: string | null;
  createdAt: Date;
}

const ATTEMPT_RETENTION_SECONDS = 7 * 86_400;

const schema = new Schema<DeliveryAttemptRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    at: { type: Date, required: true },
    requestHeaders: { type: Schema.Types.Mixed, required: true },
    responseStatus: { type: Number, default: null },
    responseHeaders: { type: Schema.Types.Mixed, default: null },
    responseBody: { type: String, default: null },
    responseTimeMs: { type: Number, default: null },
    errorMessage: { type: String, default: null },
    createdAt: { type: Date, required: true },
  },
  RECORD_OPTIONS,
).index({ createdAt: 1 }, { expireAfterSeconds: ATTEMPT_RETENTION_SECONDS, name: 'retention' });

export const deliveryAttemptModel = (connection: Connection) =>
  connection.model<DeliveryAttemptRecord>('DeliveryAttempt', schema, 'delivery_attempts');
