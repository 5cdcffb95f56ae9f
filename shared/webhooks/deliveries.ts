import { setTimeout as delay } from 'node:timers/promises';
import type { QueryFilter } from 'mongoose';
import type { Acting, Caller } from '../accounts/caller.ts';
import type { Clock } from '../core/clock.ts';
import { AppError, notFound } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import { ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { type Page, type PageRequest, pageById } from '../db/cursor-page.ts';
import type { DeliveryRecord } from '../db/models/deliveries.ts';
import type { DeliveryAttemptRecord } from '../db/models/delivery-attempts.ts';
import type { Producer } from '../queues/producer.ts';
import { attemptsOf } from './attempt-log.ts';
import { enqueueDeliveries } from './dispatch.ts';
import { markUndelivered, newRound, type Replay, replayEvents } from './replay.ts';
import type { WebhookService } from './webhooks.ts';

export interface DeliveryFilter {
  readonly status?: DeliveryRecord['status'] | undefined;
}

export interface DeliveryService {
  /** The webhook's delivery log, without tests. @throws not_found */
  list(caller: Caller, webhookId: string, filter: DeliveryFilter, page: PageRequest): Promise<Page<DeliveryRecord>>;
  /** A delivery or a test, with its attempts of the last seven days. @throws not_found */
  get(caller: Caller, webhookId: string, deliveryId: string): Promise<DeliveryWithAttempts>;
  /**
   * Starts a new round of attempts at once, whatever the outcome of the last. Event and bytes are the same.
   * @throws not_found, conflict when the webhook is inactive
   */
  redeliver(caller: Caller, webhookId: string, deliveryId: string): Promise<DeliveryRecord>;
  /**
   * Queues failed and missed events of a period again. A repetition queues nothing that has been delivered since.
   * @throws not_found, conflict when the webhook is inactive
   */
  replay(caller: Acting<Replayed>, webhookId: string, replay: Replay): Promise<Replayed>;
}

export interface DeliveryWithAttempts {
  readonly delivery: DeliveryRecord;
  readonly attempts: readonly DeliveryAttemptRecord[];
}

export interface Replayed {
  readonly webhookId: string;
  readonly queued: number;
}

/** A run that has written its outcome is delayed a moment later; a longer run is making an attempt. */
const WAKE_EVERY_MS = 50;
const MAX_WAKE_TRIES = 20;

export function createDeliveryService(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly producer: Producer;
  readonly webhooks: WebhookService;
  readonly logger: Logger;
}): DeliveryService {
  const { db, clock, producer, webhooks, logger } = deps;
  const wake = (deliveryId: string) => producer.wake('webhook-delivery', deliveryId);
  const retryWake = async (deliveryId: string): Promise<void> => {
    for (let tries = 1; tries < MAX_WAKE_TRIES; tries += 1) {
      // An unreferenced timer does not delay the end of the process.
      await delay(WAKE_EVERY_MS, undefined, { ref: false });
      if (await wake(deliveryId)) return;
    }
  };
  return {
    async list(caller, webhookId, { status }, page) {
      await webhooks.get(caller, webhookId);
      const filter: QueryFilter<DeliveryRecord> = {
        accountId: caller.owner.accountId,
        webhookId,
        kind: 'event',
        ...(status === undefined ? {} : { status }),
      };
      return pageById(db.deliveries, 'dlv', filter, page);
    },
    async get(caller, webhookId, deliveryId) {
      await webhooks.get(caller, webhookId);
      const delivery = await db.deliveries.findOne({ _id: deliveryId, webhookId, ...ownedBy(caller.owner) }).lean();
      if (delivery === null) throw notFound('delivery');
      return { delivery, attempts: await attemptsOf(db, delivery) };
    },
    async redeliver(caller, webhookId, deliveryId) {
      const webhook = await webhooks.get(caller, webhookId);
      const ofWebhook = { _id: deliveryId, webhookId, kind: 'event', ...ownedBy(caller.owner) } as const;
      const found = await db.deliveries.findOne(ofWebhook, { eventId: 1 }).lean();
      if (found === null) throw notFound('delivery');
      if (!webhook.active) {
        throw new AppError('conflict', 'The webhook is not active: it gets nothing but tests.', {
          hint: `Activate it with PATCH /v1/webhooks/${webhookId} {"active": true} first.`,
        });
      }
      await markUndelivered(db, webhook, [found.eventId]);
      const delivery = await db.deliveries
        .findOneAndUpdate(
          ofWebhook,
          { $set: newRound(clock, webhookId), $inc: { round: 1 } },
          { returnDocument: 'after' },
        )
        .lean();
      if (delivery === null) throw notFound('delivery');
      const logUnqueued = (error: unknown) =>
        logger.warn(
          { err: error, delivery_id: deliveryId },
          'a redelivery could not be queued; the reconciler will queue it',
        );
      try {
        // A delivery has one job, since two would each make its attempts: wake the job if it waits for a later attempt.
        await enqueueDeliveries(producer, [delivery], { onceMore: true });
        // A run that wrote its outcome before the redelivery and is delayed after it would miss it. Not awaited.
        if (!(await wake(deliveryId))) retryWake(deliveryId).catch(logUnqueued);
      } catch (error) {
        logUnqueued(error);
      }
      return delivery;
    },
    async replay(caller, webhookId, replay) {
      const webhook = await webhooks.get(caller, webhookId);
      const replayed = { webhookId, queued: await replayEvents({ db, clock, producer }, webhook, replay) };
      const { attempt } = caller;
      if (attempt !== null)
        await db.transaction(caller.owner.accountId, (session) => attempt.settle(session, replayed));
      return replayed;
    },
  };
}
