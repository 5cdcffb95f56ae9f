import { type Connection, Schema } from 'mongoose';
import { RECORD_OPTIONS } from '../options.ts';

/** Parameters of the mail's text; see `mail/texts.ts`. */
export interface DeliveryFailedParams {
  /** Null: a batch callback. */
  webhookId: string | null;
  /** Of the address, which may hold a secret in its path. Mails of earlier versions have the whole `url`. */
  host?: string;
  url?: string;
  eventId: string;
  eventType: string;
  deliveryId: string;
  /** Only of a batch callback. */
  batchId?: string;
  /** Of the last attempt; null without a response. */
  responseCode: number | null;
  errorMessage: string | null;
}

/** A webhook whose attempts have all failed for long; see `mail/texts.ts`. */
export interface FailingWebhookParams {
  webhookId: string;
  host: string;
  failureCount: number;
  /** When the first of these attempts was made. */
  failingSince: Date;
  /** Of the last attempt. */
  errorMessage: string | null;
}

/** A partner's request, for the operator; see `mail/support-texts.ts`. */
export interface SupportReceivedParams {
  supportId: string;
  accountId: string;
  accountName: string;
  accountEmail: string;
  plan: string;
  livemode: boolean;
  requestedLimit: number;
  useCase: string;
  expectedVolume: string;
}

/** The subject of a mail, with the parameters of its text. */
export type MailSubject =
  | { kind: 'webhook.failed'; params: DeliveryFailedParams }
  | { kind: 'webhook.failing'; params: FailingWebhookParams & { disableAt: Date } }
  | { kind: 'webhook.disabled'; params: FailingWebhookParams & { reason: 'failing' | 'gone' } }
  | { kind: 'support.received'; params: SupportReceivedParams };

export type MailRecord = MailEnvelope & MailSubject;

interface MailEnvelope {
  _id: string;
  accountId: string;
  /** Key of the cause: later occurrences of the same key are counted in this mail. */
  key: string;
  to: string;
  /** Occurrences. */
  count: number;
  /** `kept`: no mail server is configured; only the command line shows the mail. */
  state: 'pending' | 'sent' | 'failed' | 'kept';
  attempts: number;
  nextAttemptAt: Date | null;
  /** The server's reply to the last failed attempt, without addresses. */
  error: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

const RETENTION_SECONDS = 30 * 86_400;

const schema = new Schema<MailRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    kind: { type: String, required: true },
    key: { type: String, required: true },
    to: { type: String, required: true },
    params: { type: Schema.Types.Mixed, required: true },
    count: { type: Number, required: true },
    state: { type: String, required: true },
    attempts: { type: Number, required: true },
    nextAttemptAt: { type: Date, default: null },
    error: { type: String, default: null },
    createdAt: { type: Date, required: true },
    sentAt: { type: Date, default: null },
  },
  RECORD_OPTIONS,
)
  .index({ key: 1 }, { unique: true, name: 'key' })
  .index({ state: 1, nextAttemptAt: 1 }, { partialFilterExpression: { state: 'pending' }, name: 'due' })
  .index({ createdAt: 1 }, { expireAfterSeconds: RETENTION_SECONDS, name: 'retention' });

export const mailModel = (connection: Connection) => connection.model<MailRecord>('Mail', schema, 'mails');
