import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import type { Database } from '../db/connect.ts';
import { eachPage } from '../db/each-page.ts';
import { enqueueDispatch } from '../events/enqueue.ts';
import type { Producer } from '../queues/producer.ts';
import { dueDeliveries, eachDueBacklog, MAX_QUEUED } from './backlog.ts';
import { enqueueDeliveries } from './dispatch.ts';

export interface DeliveryReconcileReport {
  /** Recorded events without deliveries. */
  readonly events: number;
  /** Deliveries whose attempt is overdue, of each endpoint at most `MAX_QUEUED`. */
  readonly deliveries: number;
  /** Mails whose attempt is overdue. */
  readonly mails: number;
}

/** Added to the timeout of an attempt: an attempt overdue by more is not running. */
export const OVERDUE_MARGIN_MS = 5_000;

/**
 * Queues recorded events, deliveries and mails again that do not progress, after a process died or Redis lost its data.
 * Deduplication ids find those that are still queued.
 */
export async function reconcileDeliveries(
  deps: {
    readonly db: Database;
    readonly clock: Clock;
    readonly config: Pick<Config, 'reconcileAfterMs' | 'webhookTimeoutMs'>;
    readonly producer: Producer;
  },
  dryRun: boolean,
): Promise<DeliveryReconcileReport> {
  const { db, clock, config, producer } = deps;
  const now = clock.now().getTime();
  // The process that recorded younger events still handles them.
  const settled = new Date(now - config.reconcileAfterMs / 2);
  const overdue = new Date(now - config.webhookTimeoutMs - OVERDUE_MARGIN_MS);
  const events = await eachPage(
    db.events,
    { pending: true, createdAt: { $lt: settled } },
    (page) => (dryRun ? undefined : enqueueDispatch(producer, page, true)),
    ['accountId', 'livemode'],
  );
  let deliveries = 0;
  await eachDueBacklog(db, overdue, async (backlog) => {
    const some = await dueDeliveries(db, backlog, overdue);
    // A longer backlog is queued bit by bit (`queue-due-deliveries`), which knows what is parked.
    if (!dryRun && some.length < MAX_QUEUED) await requeue(producer, some);
    deliveries += some.length;
  });
  const mails = await eachPage(
    db.mails,
    { state: 'pending', nextAttemptAt: { $lt: overdue } },
    async (page) => {
      if (dryRun) return;
      const items = page.map(({ _id }) => ({ payload: { mailId: _id }, dedupId: _id }));
      await producer.addMany('mail', 'send-mail', items, { priority: 1 });
    },
    ['_id'],
  );
  return { events, deliveries, mails };
}

/** Also wakes delayed jobs that are overdue: an attempt may have been delayed while a redelivery scheduled it anew. */
async function requeue(producer: Producer, page: Parameters<typeof enqueueDeliveries>[1]): Promise<void> {
  await enqueueDeliveries(producer, page, { again: true });
  await Promise.all(page.map(({ _id }) => producer.wake('webhook-delivery', _id)));
}
