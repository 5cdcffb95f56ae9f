import { type Connection, Schema } from 'mongoose';
import type { ModelName } from '../../content/index.ts';
import { RECORD_OPTIONS } from '../options.ts';

/** A request with a valid key that could change something, that generated something, or that was refused or failed. */
export interface RequestRecord {
  /** The request's id, which begins with the time of its arrival. */
  _id: string;
  accountId: string;
  livemode: boolean;
  method: string;
  /** The route's pattern; `*` where no route has the path. */
  path: string;
  /** 499: the client disconnected before the answer. */
  status: number;
  /** Of the error answer; null for other answers. */
  code: string | null;
  reason: string | null;
  durationMs: number;
  keyId: string;
  keyPrefix: string;
  /** The model that was asked last. */
  model: ModelName | null;
  fortuneId: string | null;
  batchId: string | null;
  /** Its calls: several when fallbacks were asked, of which seldom more than one is charged. Their records may be missing. */
  callIds: readonly string[];
  idempotencyKeyUsed: boolean;
  replayed: boolean;
  expiresAt: Date;
}

/** Requests that were refused or failed: the filter of the partial index. */
export const FAILED_STATUS = 400;

const schema = new Schema<RequestRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    method: { type: String, required: true },
    path: { type: String, required: true },
    status: { type: Number, required: true },
    code: { type: String, default: null },
    reason: { type: String, default: null },
    durationMs: { type: Number, required: true },
    keyId: { type: String, required: true },
    keyPrefix: { type: String, required: true },
    model: { type: String, default: null },
    fortuneId: { type: String, default: null },
    batchId: { type: String, default: null },
    callIds: { type: [String] as never, required: true },
    idempotencyKeyUsed: { type: Boolean, required: true },
    replayed: { type: Boolean, required: true },
    expiresAt: { type: Date, required: true },
  },
  RECORD_OPTIONS,
)
  .index({ accountId: 1, livemode: 1, _id: -1 }, { name: 'of_account' })
  // Few of many.
  .index(
    { accountId: 1, livemode: 1, _id: -1 },
    { partialFilterExpression: { status: { $gte: FAILED_STATUS } }, name: 'failed_of_account' },
  )
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });

export const requestModel = (connection: Connection) => connection.model<RequestRecord>('Request', schema, 'requests');
