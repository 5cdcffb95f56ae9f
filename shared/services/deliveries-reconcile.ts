import type { Clock } from '../clock.ts';
import type { Database } from '../models/index.ts';
import type { Producer } from '../queues/producer.ts';
import { enqueueDeliveries } from './deliveries-dispatch.ts';
import { enqueueDispatch } from './events-dispatch.ts';

export interface DeliveryReconcileReport {
  /** Recorded events whose deliveries were not made. */
  readonly events: number;
  /** Deliveries whose attempt is overdue. */
  readonly deliveries: number;
  /** Mails whose attempt is overdue. */
  readonly mails: number;
}

/** Longer than an attempt with all its margins: what is overdue by that much is in nobody's hands. */
const OVERDUE_MS = 20_000;
/** Younger events are still in the hands of the process that recorded them. */
const SETTLING_MS = 5_000;
const PAGE = 500;

/**
 * Puts events, deliveries and mails that are recorded and not progressing on their queues again: after a process that
 * died or a Redis that lost its memory. What is queued still is found by its deduplication id.
 */
export async function reconcileDeliveries(
  deps: { readonly db: Database; readonly clock: Clock; readonly producer: Producer },
  dryRun: boolean,
): Promise<DeliveryReconcileReport> {
  const { db, clock, producer } = deps;
  const now = clock.now().getTime();
  const settled = new Date(now - SETTLING_MS);
  const overdue = new Date(now - OVERDUE_MS);
  const events = await eachPage(
    (after) =>
      db.events
        .find({ pending: true, createdAt: { $lt: settled }, _id: { $gt: after } })
        .select({ livemode: 1 })
        .sort({ _id: 1 })
        .limit(PAGE)
        .lean<{ _id: string; livemode: boolean }[]>(),
    (page) => (dryRun ? undefined : enqueueDispatch(producer, page, true)),
  );
  const deliveries = await eachPage(
    (after) =>
      db.deliveries
        .find({ status: 'pending', nextAttemptAt: { $lt: overdue }, _id: { $gt: after } })
        .select({ livemode: 1 })
        .sort({ _id: 1 })
        .limit(PAGE)
        .lean<{ _id: string; livemode: boolean }[]>(),
    (page) => (dryRun ? undefined : requeue(producer, page)),
  );
  const mails = await eachPage(
    (after) =>
      db.mails
        .find({ state: 'pending', nextAttemptAt: { $lt: overdue }, _id: { $gt: after } })
        .select({ _id: 1 })
        .sort({ _id: 1 })
        .limit(PAGE)
        .lean<{ _id: string }[]>(),
    async (page) => {
      if (dryRun) return;
      const items = page.map(({ _id }) => ({ payload: { mailId: _id }, dedupId: _id }));
      await producer.addMany('mail', 'send-mail', items, { priority: 1 });
    },
  );
  return { events, deliveries, mails };
}

/** Also what sleeps past its time: an attempt may have been put to sleep while somebody asked for it anew. */
async function requeue(producer: Producer, page: Parameters<typeof enqueueDeliveries>[1]): Promise<void> {
  await enqueueDeliveries(producer, page, { again: true });
  await Promise.all(page.map(({ _id }) => producer.wake('webhook-delivery', _id)));
}

/** Counts the records of all pages, each given to `visit`. */
async function eachPage<T extends { readonly _id: string }>(
  read: (after: string) => Promise<readonly T[]>,
  visit: (page: readonly T[]) => Promise<void> | undefined,
): Promise<number> {
  for (let count = 0, after = ''; ; ) {
    const page = await read(after);
    if (page.length > 0) await visit(page);
    count += page.length;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return count;
    after = last._id;
  }
}
