import { type Connection, Schema } from 'mongoose';
import type { ModelName } from '../../content/index.ts';
import type { ErrorReason } from '../../core/errors.ts';
import { RECORD_OPTIONS } from '../options.ts';

/** `waiting`: recorded. `started`: its fortune is reserved and being generated. The other states are final. */
export type BatchItemState = 'waiting' | 'started' | 'success' | 'cached' | 'failed' | 'canceled';

/** One profile of a batch. A document of its own, so that items that end at once do not block each other. */
export interface BatchItemRecord {
  /** `<batch id>.<index>`, so that ids sort in the order of the request's profiles, or of the profiles' ids. */
  _id: string;
  batchId: string;
  accountId: string;
  livemode: boolean;
  model: ModelName;
  profileId: string;
  /** The caller's own name of the item. Absent: it gave none. */
  customId?: string;
  /** The batch's request, which the calls of its items carry too. */
  requestId: string;
  state: BatchItemState;
  fortuneId: string | null;
  contentHash: string | null;
  /** The provider's answer is for operators, and not shown to partners. */
  error: {
    code: string;
    message: string;
    reason?: ErrorReason;
    providerStatus?: number;
    providerErrorType?: string;
  } | null;
  /** How often it was started; a lost item is started again, up to a limit. */
  tries: number;
  /** Set while a cancel closes the items that no worker has started: an item lost then is not started again. */
  cancelAsked: boolean;
  startedAt: Date | null;
  finishedAt: Date | null;
  expiresAt: Date;
}

const schema = new Schema<BatchItemRecord>(
  {
    _id: { type: String, required: true },
    batchId: { type: String, required: true },
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    model: { type: String, required: true },
    profileId: { type: String, required: true },
    customId: { type: String },
    requestId: { type: String, required: true },
    state: { type: String, required: true },
    fortuneId: { type: String, default: null },
    contentHash: { type: String, default: null },
    error: { type: Schema.Types.Mixed, default: null },
    tries: { type: Number, required: true },
    cancelAsked: { type: Boolean, default: false },
    startedAt: { type: Date, default: null },
    finishedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  RECORD_OPTIONS,
)
  .index({ accountId: 1, batchId: 1, state: 1, _id: 1 }, { name: 'batch_of_account' })
  .index({ accountId: 1, livemode: 1, model: 1, state: 1, _id: 1 }, { name: 'turn' })
  .index(
    { accountId: 1, contentHash: 1 },
    { partialFilterExpression: { state: 'started' }, name: 'started_content_of_account' },
  )
  .index({ state: 1, _id: 1 }, { name: 'by_state' })
  // For the audit log.
  .index({ fortuneId: 1 }, { name: 'by_fortune' })
  .index({ model: 1, finishedAt: -1 }, { partialFilterExpression: { state: 'success' }, name: 'throughput' })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });

export const batchItemModel = (connection: Connection) =>
  connection.model<BatchItemRecord>('BatchItem', schema, 'batch_items');
