import { type Connection, Schema } from 'mongoose';
import type { EventType } from '../../core/event-types.ts';
import { RECORD_OPTIONS } from '../options.ts';
import { EVENT_RETENTION_SECONDS } from './events.ts';

/**
 * One event to be sent to one address. `event`: to a subscribed webhook; `callback`: to a batch's `webhook_url`;
 * `test`: for a waiting caller, attempted once, not listed.
 */
export interface DeliveryRecord {
  /** For an event's deliveries derived from event and target (`deliveryId`), so that each is recorded once. */
  _id: string;
  accountId: string;
  livemode: boolean;
  kind: 'event' | 'callback' | 'test';
  /** Null for callbacks. */
  webhookId: string | null;
  /** Only for callbacks: the address of a webhook is read at each attempt. */
  url: string | null;
  /** What its deliveries are queued by (`endpointIdOf`). Absent: recorded by an earlier version. */
  endpoint?: string | null;
  eventId: string;
  eventType: EventType | 'test.ping';
  /** The request that caused the event, for logs; absent without one. */
  requestId?: string;
  /** The span that caused it (`traceparent`), for its later spans; absent when it is not recorded. */
  trace?: string;
  /** The exact bytes (UTF-8) that every attempt sends. */
  body: string;
  status: 'pending' | 'success' | 'failed';
  /**
   * Attempts made in all rounds. An outcome is written under the count that its attempt started with, so each counts
   * once.
   */
  attempts: number;
  /** Attempts made since the event or the last `redeliver`. */
  roundAttempts: number;
  /**
   * How often it was redelivered. An outcome is also written under the round that its attempt started in, so that a
   * redelivery in the meantime stays due. Absent: never.
   */
  round?: number;
  /** The period of the last replay that queued it. Absent: none did. */
  replayKey?: string;
  /** Null when no (further) attempt is planned. */
  nextAttemptAt: Date | null;
  attemptedAt: Date | null;
  responseCode: number | null;
  responseTimeMs: number | null;
  errorMessage: string | null;
  createdAt: Date;
}

const schema = new Schema<DeliveryRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    kind: { type: String, required: true },
    webhookId: { type: String, default: null },
    url: { type: String, default: null },
    endpoint: { type: String },
    eventId: { type: String, required: true },
    eventType: { type: String, required: true },
    requestId: { type: String },
    trace: { type: String },
    body: { type: String, required: true },
    status: { type: String, required: true },
    attempts: { type: Number, required: true },
    roundAttempts: { type: Number, required: true },
    round: { type: Number },
    replayKey: { type: String },
    nextAttemptAt: { type: Date, default: null },
    attemptedAt: { type: Date, default: null },
    responseCode: { type: Number, default: null },
    responseTimeMs: { type: Number, default: null },
    errorMessage: { type: String, default: null },
    createdAt: { type: Date, required: true },
  },
  RECORD_OPTIONS,
)
  .index({ accountId: 1, webhookId: 1, kind: 1, _id: -1 }, { name: 'webhook_of_account' })
  // Few of many. An index over all would cost every delivery, and the index before finds the others.
  .index(
    { accountId: 1, webhookId: 1, kind: 1, status: 1, _id: -1 },
    { partialFilterExpression: { status: 'failed' }, name: 'failed_of_account' },
  )
  .index(
    { status: 1, endpoint: 1, accountId: 1, nextAttemptAt: 1 },
    { partialFilterExpression: { status: 'pending' }, name: 'due_of_endpoint' },
  )
  // Finds the due deliveries of all endpoints without reading the others.
  .index({ nextAttemptAt: 1 }, { partialFilterExpression: { status: 'pending' }, name: 'due' })
  .index(
    { accountId: 1, status: 1, roundAttempts: 1, replayKey: 1 },
    { partialFilterExpression: { replayKey: { $gte: '' } }, name: 'replayed_of_account' },
  )
  .index({ createdAt: 1 }, { expireAfterSeconds: EVENT_RETENTION_SECONDS, name: 'retention' });

export const deliveryModel = (connection: Connection) =>
  connection.model<DeliveryRecord>('Delivery', schema, 'deliveries');
