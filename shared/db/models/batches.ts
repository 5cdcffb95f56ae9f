import { type Connection, Schema } from 'mongoose';
import type { FortuneType, ModelName } from '../../content/index.ts';
import { RECORD_OPTIONS } from '../options.ts';

/** `writing`: a job writes its items, and it cannot end yet. Callers see it as `processing`. */
export const BATCH_STATES = ['writing', 'pending', 'processing', 'completed', 'failed'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

export const UNENDED: readonly BatchState[] = ['writing', 'pending', 'processing'];

export interface ProfileRange {
  readonly after: string;
  readonly last: string;
  /** Null: at any time. */
  readonly createdFrom: Date | null;
  readonly createdTo: Date | null;
}

/** What a job still does to the items of a batch, page by page. */
export type BatchWork =
  /** Records the items of the profiles after an id, up to another. In state `writing`. */
  | ({ readonly kind: 'write' } & ProfileRange)
  /** Lets the failed items after an id wait again. In state `writing`. */
  | { readonly kind: 'retry'; readonly after: string }
  /** Cancels the waiting items, none of which is started any more. */
  | { readonly kind: 'cancel' };

/** An order for the fortunes of many profiles; its counts are computed from its items. */
export interface BatchRecord {
  _id: string;
  accountId: string;
  livemode: boolean;
  /**
   * `request`: made by a caller. `schedule`: a page of a daily run; lists do not show it, and its end causes no event.
   */
  kind: 'request' | 'schedule';
  state: BatchState;
  fortuneType: FortuneType;
  fortuneDate: string;
  model: ModelName;
  webhookUrl: string | null;
  /** How many profiles it was accepted for, without those that were deleted before their items were written. */
  totalCount: number;
  /** How many items are written. Absent: all. Fewer: a job writes the others, or a cancel came before. */
  itemCount?: number;
  /** Absent or null: its items need nothing but their fortunes. */
  work?: BatchWork | null;
  /** Grows with every retry: state read in an earlier round does not end a later one. */
  round: number;
  /** Idempotency effects of its cancels and retries, so that each happens once. */
  effects: string[];
  actor: { ip: string; apiKey: string; requestId: string };
  /** The first id of the key that asked for the round, if it may not read persons: its contents are its own. Absent or null: the account's. */
  ownKeyId?: string | null;
  createdAt: Date;
  /** Estimated when its current round started. Null: no estimate was returned. */
  estimatedCompletion: Date | null;
  completedAt: Date | null;
  /** How its items ended, in that round. Absent: count them. */
  endCounts?: {
    readonly round: number;
    readonly completed: number;
    readonly failed: number;
    readonly canceled: number;
  };
  expiresAt: Date;
}

const schema = new Schema<BatchRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    kind: { type: String, required: true },
    state: { type: String, required: true },
    fortuneType: { type: String, required: true },
    fortuneDate: { type: String, required: true },
    model: { type: String, required: true },
    webhookUrl: { type: String, default: null },
    totalCount: { type: Number, required: true },
    itemCount: { type: Number },
    work: { type: Schema.Types.Mixed },
    round: { type: Number, required: true },
    effects: { type: [String], required: true },
    actor: { type: Schema.Types.Mixed, required: true },
    ownKeyId: { type: String },
    createdAt: { type: Date, required: true },
    estimatedCompletion: { type: Date, default: null },
    completedAt: { type: Date, default: null },
    endCounts: { type: Schema.Types.Mixed },
    expiresAt: { type: Date, required: true },
  },
  RECORD_OPTIONS,
)
  .index({ accountId: 1, livemode: 1, kind: 1, _id: -1 }, { name: 'newest' })
  .index({ state: 1, _id: 1 }, { name: 'by_state' })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });

export const batchModel = (connection: Connection) => connection.model<BatchRecord>('Batch', schema, 'batches');
