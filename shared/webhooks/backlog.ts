import type { Database } from '../db/connect.ts';
import type { DeliveryRecord } from '../db/models/deliveries.ts';
import { rawCollection } from '../db/records.ts';

/**
 * The deliveries that wait are in MongoDB. Redis, which all accounts share, holds only those that are due within
 * `DUE_SOON_MS`, and a bounded number of each backlog.
 */
export const DUE_SOON_MS = 30_000;
/** Deliveries of one backlog that are queued together. */
export const MAX_QUEUED = 200;

/** What is queued together: the deliveries of a webhook, or an account's callbacks (null). */
export type Backlog = Pick<DeliveryRecord, 'accountId' | 'webhookId'>;

export type Queueable = Pick<DeliveryRecord, '_id' | 'accountId' | 'livemode' | 'nextAttemptAt' | 'replayKey'>;

/** All backlogs with pending deliveries. */
export async function* backlogs(db: Database): AsyncGenerator<Backlog> {
  const deliveries = rawCollection(db.deliveries);
  const pending = { status: 'pending' } as const;
  for (const webhookId of await deliveries.distinct('webhookId', pending)) {
    for (const accountId of await deliveries.distinct('accountId', { ...pending, webhookId })) {
      yield { accountId, webhookId };
    }
  }
}

/** Pending deliveries of a backlog whose attempt is due before a time, the longest due first. */
export function dueDeliveries(
  db: Database,
  { accountId, webhookId }: Backlog,
  before: Date,
  limit = MAX_QUEUED,
): Promise<Queueable[]> {
  return rawCollection(db.deliveries)
    .find({ status: 'pending', webhookId, accountId, nextAttemptAt: { $lt: before } })
    .project<Queueable>({ accountId: 1, livemode: 1, nextAttemptAt: 1, replayKey: 1 })
    .sort({ nextAttemptAt: 1 })
    .limit(limit)
    .toArray();
}
