import { type Connection, Schema } from 'mongoose';
import type { EventType } from '../../core/event-types.ts';
import { RECORD_OPTIONS } from '../options.ts';

/** An event, stored in the transaction of its cause; its deliveries derive from it. */
export interface EventRecord {
  _id: string;
  accountId: string;
  livemode: boolean;
  type: EventType;
  /** The envelope's JSON text: built once, so that every delivery of the event sends and signs the same bytes. */
  body: string;
  /** Address of a batch's callback, in addition to the subscribed webhooks. */
  callbackUrl: string | null;
  /** The request that caused it, for logs; absent without one. */
  requestId?: string;
  /** The span that caused it (`traceparent`), for its later spans; absent when it is not recorded. */
  trace?: string;
  /** Deduplication key: unique unless null. */
  onceKey: string | null;
  /** Present (true) until its deliveries are recorded: the field of the partial index. */
  pending?: true;
  /**
   * The webhooks that were subscribed when it was committed, switched-off ones too, and `CALLBACK`. Absent on events of
   * earlier versions.
   */
  receivers?: string[];
  /** The receivers that have not got it. */
  undelivered?: string[];
  createdAt: Date;
}

/** A batch's callback among the receivers of its event. */
export const CALLBACK = 'callback';

export const EVENT_RETENTION_SECONDS = 30 * 86_400;

const schema = new Schema<EventRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    type: { type: String, required: true },
    body: { type: String, required: true },
    callbackUrl: { type: String, default: null },
    requestId: { type: String },
    trace: { type: String },
    onceKey: { type: String, default: null },
    pending: { type: Boolean },
    receivers: { type: [String], default: undefined },
    undelivered: { type: [String], default: undefined },
    createdAt: { type: Date, required: true },
  },
  RECORD_OPTIONS,
)
  .index({ pending: 1, _id: 1 }, { partialFilterExpression: { pending: true }, name: 'pending' })
  // For the end of a batch, which waits for the events of its request.
  .index({ accountId: 1, requestId: 1 }, { partialFilterExpression: { pending: true }, name: 'pending_of_request' })
  .index(
    { accountId: 1, onceKey: 1 },
    { unique: true, partialFilterExpression: { onceKey: { $gte: '' } }, name: 'once_of_account' },
  )
  .index({ accountId: 1, livemode: 1, createdAt: -1, _id: -1 }, { name: 'of_account' })
  // Few of many.
  .index(
    { accountId: 1, livemode: 1, createdAt: -1, _id: -1 },
    { partialFilterExpression: { undelivered: { $gte: '' } }, name: 'undelivered_of_account' },
  )
  .index({ createdAt: 1 }, { expireAfterSeconds: EVENT_RETENTION_SECONDS, name: 'retention' });

export const eventModel = (connection: Connection) => connection.model<EventRecord>('Event', schema, 'events');
