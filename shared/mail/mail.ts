import type { ClientSession } from 'mongoose';
import { type Clock, HOUR_MS } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import { newId } from '../core/ids.ts';
import type { Logger } from '../core/logger.ts';
import { ownerKey } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { DeliveryRecord } from '../db/models/deliveries.ts';
import type { FailingWebhookParams, MailRecord, MailSubject, SupportReceivedParams } from '../db/models/mails.ts';
import { isDuplicateKey } from '../db/records.ts';
import { repeatTransaction } from '../db/transactions.ts';
import type { EventData } from '../events/events.ts';
import type { Producer } from '../queues/producer.ts';

export interface FailedDeliveries {
  readonly accountId: string;
  /** The owner's address. */
  readonly to: string;
  /** Of the webhook or the callback. */
  readonly host: string;
  /** Of the webhook; null: a callback. */
  readonly slot: number | null;
  /** The first of them. */
  readonly delivery: DeliveryRecord;
  readonly count: number;
  readonly responseCode: number | null;
  readonly errorMessage: string | null;
}

/** A webhook whose attempts have all failed for long. */
export interface FailingWebhook extends FailingWebhookParams {
  readonly accountId: string;
  /** The owner's address. */
  readonly to: string;
}

/** Each is part of the transaction of its cause, and returns the ids of mails for `enqueue` after the commit. */
export interface MailService {
  /** Notifies the owner of deliveries marked failed: one mail an hour per webhook (per slot, so that webhooks made anew get no more), and one for all callbacks of batches in a mode, which also counts later failures. */
  countFailedDeliveries(failed: FailedDeliveries, session: ClientSession): Promise<string>;
  /** Notifies the owner once of a webhook that will be switched off. */
  noteFailing(failing: FailingWebhook & { readonly disableAt: Date }, session: ClientSession): Promise<string[]>;
  /**
   * Notifies the owner of webhooks that were switched off: one mail an hour for a mode of an account, which names the first and
   * counts them. What the mail of this hour can tell no more, that of the next hour does.
   */
  noteDisabled(
    disabled: FailingWebhook & { readonly reason: 'failing' | 'gone'; readonly livemode: boolean },
    session: ClientSession,
  ): Promise<string[]>;
  /** Notifies the operator of a partner's request: one mail per account and hour. */
  noteSupportRequest(params: SupportReceivedParams, session: ClientSession): Promise<string[]>;
  /** Enqueues a mail. Never fails: the reconciler enqueues what the queue did not accept. */
  enqueue(mailId: string): Promise<void>;
}

/** Failures come in bursts, so the first mail waits this long for further ones. */
const MAIL_HOLD_MS = 3_000;
/** Delays before the second to the sixth attempt, from the end of the previous one. */
export const MAIL_RETRY_DELAYS_MS: readonly number[] = [30_000, 120_000, 600_000, 3_600_000, 14_400_000];

export interface MailDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly producer: Producer;
  readonly logger: Logger;
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
}

export function createMailService(deps: MailDeps): MailService {
  const { producer, logger } = deps;
  return {
    countFailedDeliveries: (failed, session) => countFailedDeliveries(deps, failed, session),
    noteFailing({ accountId, to, disableAt, ...failing }, session) {
      const params = { ...webhookParams(failing), disableAt };
      const key = `${failing.webhookId}:failing:${failing.failingSince.getTime()}`;
      return noteOnce(deps, { key, accountId, to, kind: 'webhook.failing', params }, session);
    },
    async noteDisabled({ accountId, livemode, to, reason, ...failing }, session) {
      const params = { ...webhookParams(failing), reason };
      const now = deps.clock.now();
      const keyOf = (at: Date) => `${ownerKey({ accountId, livemode })}:disabled:${hourOf(at)}`;
      const last = await deps.db.mails
        .findOne({ key: keyOf(now) })
        .session(session)
        .lean();
      const from = last === null || isUntold(last, deps) ? now : new Date((hourOf(now) + 1) * HOUR_MS);
      const about = { key: keyOf(from), accountId, to, kind: 'webhook.disabled', params } as const;
      return [await count(deps, about, 1, session, from)];
    },
    noteSupportRequest(params, session) {
      const { accountId } = params;
      const key = `${accountId}:support:${hourOf(deps.clock.now())}`;
      return noteOnce(deps, { key, accountId, to: deps.config.mailFrom, kind: 'support.received', params }, session);
    },
    async enqueue(mailId) {
      if (deps.config.smtpUrl === null) return;
      try {
        await producer.add(
          'mail',
          'send-mail',
          { mailId },
          { priority: 1, dedupId: mailId, onceMore: true, delayMs: MAIL_HOLD_MS },
        );
      } catch (error) {
        logger.warn({ err: error, mail_id: mailId }, 'cannot enqueue mail, left to the reconciler');
      }
    },
  };
}

async function countFailedDeliveries(
  deps: MailDeps,
  failed: FailedDeliveries,
  session: ClientSession,
): Promise<string> {
  const { delivery } = failed;
  const subject = {
    kind: 'webhook.failed',
    params: {
      webhookId: delivery.webhookId,
      host: failed.host,
      eventId: delivery.eventId,
      eventType: delivery.eventType,
      deliveryId: delivery._id,
      responseCode: failed.responseCode,
      errorMessage: failed.errorMessage,
      ...(delivery.kind === 'callback' ? { batchId: batchOf(delivery) } : {}),
    },
  } as const;
  const key = `${targetName(failed)}:${hourOf(deps.clock.now())}`;
  const { accountId, to } = failed;
  return count(deps, { key, accountId, to, ...subject }, failed.count, session);
}

/** Counts occurrences in the mail of their key, which tells of those until it is sent. @param from not sent before */
async function count(
  deps: MailDeps,
  about: NewMail,
  occurrences: number,
  session: ClientSession,
  from = deps.clock.now(),
): Promise<string> {
  const { key, count: _count, ...fresh } = newMail(deps, about, from);
  const mail = await deps.db.mails
    .findOneAndUpdate(
      { key },
      { $inc: { count: occurrences }, $setOnInsert: fresh },
      { session, upsert: true, returnDocument: 'after' },
    )
    .lean()
    .catch(throwRepeatable);
  if (mail === null) throw new Error('an upsert returned no mail');
  return mail._id;
}

/** Before its text is made: a worker with another clock may do so now. */
const UNTOLD_MS = 2_000;

/** Its text is still to be made, with what it counts by then. */
function isUntold({ state, nextAttemptAt }: MailRecord, { clock, config }: MailDeps): boolean {
  if (state === 'kept') return config.smtpUrl === null;
  return nextAttemptAt !== null && nextAttemptAt.getTime() > clock.now().getTime() + UNTOLD_MS;
}

function hourOf(at: Date): number {
  return Math.floor(at.getTime() / HOUR_MS);
}

type NewMail = Pick<MailRecord, 'key' | 'accountId' | 'to'> & MailSubject;

function newMail(
  { clock, config }: MailDeps,
  { key, accountId, to, kind, params }: NewMail,
  from = clock.now(),
): MailRecord {
  const now = clock.now();
  const planned =
    config.smtpUrl === null
      ? ({ state: 'kept', nextAttemptAt: null } as const)
      : ({ state: 'pending', nextAttemptAt: new Date(from.getTime() + MAIL_HOLD_MS) } as const);
  const subject = { kind, params } as MailSubject;
  const sending = { ...planned, attempts: 0, error: null, createdAt: now, sentAt: null };
  return { _id: newId('mail'), key, accountId, to, count: 1, ...subject, ...sending };
}

/** @returns its id, or nothing when a mail with its key exists */
async function noteOnce(deps: MailDeps, about: NewMail, session: ClientSession): Promise<string[]> {
  const { key, ...fresh } = newMail(deps, about);
  const { upsertedCount } = await deps.db.mails
    .updateOne({ key }, { $setOnInsert: fresh }, { session, upsert: true })
    .catch(throwRepeatable);
  return upsertedCount === 0 ? [] : [fresh._id];
}

/** A duplicate key: another transaction has just inserted the mail, which the next run finds. */
function throwRepeatable(error: unknown): never {
  throw isDuplicateKey(error) ? repeatTransaction(error) : error;
}

function webhookParams(failing: FailingWebhookParams): FailingWebhookParams {
  const { webhookId, host, failureCount, failingSince, errorMessage } = failing;
  return { webhookId, host, failureCount, failingSince, errorMessage };
}

/** The body of a callback is the bare payload. */
function batchOf({ body }: DeliveryRecord): string {
  const payload: EventData['batch.completed'] = JSON.parse(body);
  return payload.batch_id;
}

/** Callbacks are one target, whatever their addresses: each batch may name another. */
function targetName({ delivery, slot }: FailedDeliveries): string {
  return `${slot === null ? 'callback' : `webhook-${slot}`}:${ownerKey(delivery)}`;
}
