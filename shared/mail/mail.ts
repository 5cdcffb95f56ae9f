import type { ClientSession } from 'mongoose';
import { type Clock, HOUR_MS } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import { newId } from '../core/ids.ts';
import type { Logger } from '../core/logger.ts';
import { ownerKey } from '../core/owner.ts';
import { sha256Hex } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import type { DeliveryRecord } from '../db/models/deliveries.ts';
import type { MailRecord } from '../db/models/mails.ts';
import type { EventData } from '../events/events.ts';
import type { Producer } from '../queues/producer.ts';

export interface FailedDelivery {
  readonly accountId: string;
  /** The owner's address. */
  readonly to: string;
  readonly url: string;
  readonly delivery: DeliveryRecord;
  readonly responseCode: number | null;
  readonly errorMessage: string | null;
  /** This failure disabled the webhook. */
  readonly disabled: boolean;
}

export interface MailService {
  /**
   * Notifies the owner of a delivery marked failed: one mail per webhook and hour, which also counts later failures.
   * When the webhook was disabled the mail says so, and is sent again if it was sent before. Part of the transaction
   * that marks the delivery. @returns the mail's id, for `enqueue` after the commit
   */
  countFailedDelivery(failed: FailedDelivery, session: ClientSession): Promise<string>;
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
  readonly config: Pick<Config, 'smtpUrl'>;
}

export function createMailService(deps: MailDeps): MailService {
  const { producer, logger } = deps;
  return {
    countFailedDelivery: (failed, session) => countFailedDelivery(deps, failed, session),
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

async function countFailedDelivery(
  { db, clock, config }: MailDeps,
  failed: FailedDelivery,
  session: ClientSession,
): Promise<string> {
  const { delivery, disabled } = failed;
  const now = clock.now();
  const planned =
    config.smtpUrl === null
      ? ({ state: 'kept', nextAttemptAt: null } as const)
      : ({ state: 'pending', nextAttemptAt: new Date(now.getTime() + MAIL_HOLD_MS) } as const);
  const fresh: Omit<MailRecord, 'key' | 'count'> = {
    _id: newId('mail'),
    accountId: failed.accountId,
    kind: 'webhook.failed',
    to: failed.to,
    params: {
      webhookId: delivery.webhookId,
      url: failed.url,
      eventId: delivery.eventId,
      eventType: delivery.eventType,
      deliveryId: delivery._id,
      responseCode: failed.responseCode,
      errorMessage: failed.errorMessage,
      ...(delivery.kind === 'callback' ? { batchId: batchOf(delivery) } : {}),
    },
    disabled: false,
    ...planned,
    attempts: 0,
    error: null,
    createdAt: now,
    sentAt: null,
  };
  const mail = await db.mails
    .findOneAndUpdate(
      { key: `${targetName(failed)}:${Math.floor(now.getTime() / HOUR_MS)}` },
      { $inc: { count: 1 }, $setOnInsert: fresh },
      { session, upsert: true, returnDocument: 'after' },
    )
    .lean();
  if (mail === null) throw new Error('an upsert returned no mail');
  if (disabled) {
    await db.mails.updateOne(
      { _id: mail._id },
      { $set: { disabled: true, ...planned, attempts: 0, error: null }, $inc: { edition: 1 } },
      { session },
    );
  }
  return mail._id;
}

/** The body of a callback is the bare payload. */
function batchOf({ body }: DeliveryRecord): string {
  const payload: EventData['batch.completed'] = JSON.parse(body);
  return payload.batch_id;
}

/** A callback has no webhook. Its address and mode replace the webhook. */
function targetName({ delivery, url }: FailedDelivery): string {
  if (delivery.webhookId !== null) return delivery.webhookId;
  return `callback:${ownerKey(delivery)}:${sha256Hex(url).slice(0, 16)}`;
}
