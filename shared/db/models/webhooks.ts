import { type Connection, Schema } from 'mongoose';
import type { EventType } from '../../core/event-types.ts';
import { RECORD_OPTIONS } from '../options.ts';

export const MAX_WEBHOOKS = 20;

export interface PreviousSecret {
  secret: string;
  until: Date;
}

export interface WebhookRecord {
  _id: string;
  accountId: string;
  livemode: boolean;
  url: string;
  /** Of the address in its normal form (`urlHashOf`): unique in a mode. Absent until an older record's address changes. */
  urlHash?: string;
  events: EventType[];
  description: string | null;
  /** Sealed `whsec_…`. */
  secret: string;
  /** Secrets before the last rotations, sealed, newest first; each also signs until it expires. Absent: none. */
  previousSecrets?: PreviousSecret[];
  active: boolean;
  /** Failed attempts in a row. The next three fields are about the same attempts; records of earlier versions lack them. */
  failureCount: number;
  /** When the first of them was made; null: the last one succeeded. */
  failingSince?: Date | null;
  /** Ids of the first deliveries among them, at most `MIN_FAILED_DELIVERIES`. */
  failingDeliveries?: string[];
  /** Null while it is active, and for one that an earlier version switched off. */
  disabledReason?: DisabledReason | null;
  disabledAt?: Date | null;
  lastTriggeredAt: Date | null;
  /** 0 to 19: its unique index limits a mode to twenty webhooks, under any race. */
  slot: number;
  createdAt: Date;
  updatedAt: Date;
}

/** `failing`: every attempt of days has failed. `gone`: the receiver answered 410. `owner`: by request. */
export const DISABLED_REASONS = ['failing', 'gone', 'owner'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** A webhook is not switched off for fewer failed deliveries, however long it fails. */
export const MIN_FAILED_DELIVERIES = 5;

/** The last attempt succeeded, or its owner starts anew. */
export const NOT_FAILING = { failureCount: 0, failingSince: null, failingDeliveries: [] as string[] } as const;

export const SWITCHED_ON = { ...NOT_FAILING, active: true, disabledReason: null, disabledAt: null } as const;

const schema = new Schema<WebhookRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    url: { type: String, required: true },
    urlHash: { type: String },
    events: { type: [String], required: true },
    description: { type: String, default: null },
    secret: { type: String, required: true },
    previousSecrets: { type: [{ _id: false, secret: String, until: Date }], default: undefined },
    active: { type: Boolean, required: true },
    failureCount: { type: Number, required: true },
    failingSince: { type: Date },
    failingDeliveries: { type: [String], default: undefined },
    disabledReason: { type: String },
    disabledAt: { type: Date },
    lastTriggeredAt: { type: Date, default: null },
    slot: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  RECORD_OPTIONS,
)
  .index({ accountId: 1, livemode: 1, slot: 1 }, { unique: true, name: 'slot' })
  .index(
    { accountId: 1, livemode: 1, urlHash: 1 },
    { unique: true, partialFilterExpression: { urlHash: { $gte: '' } }, name: 'url' },
  )
  .index({ events: 1, _id: 1 }, { name: 'by_event' });

export const webhookModel = (connection: Connection) => connection.model<WebhookRecord>('Webhook', schema, 'webhooks');
