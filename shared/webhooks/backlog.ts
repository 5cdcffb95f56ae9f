import { modeOf } from '../core/owner.ts';
import { sha256Hex } from '../core/secrets.ts';
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

/** What is queued together. Without an endpoint: all that earlier versions recorded. */
export type Backlog = Pick<DeliveryRecord, 'accountId' | 'endpoint'>;

/** The endpoint of a delivery: its webhook, or the callbacks of a mode to one origin. */
export function endpointIdOf(delivery: Pick<DeliveryRecord, 'webhookId' | 'livemode' | 'url'>): string {
  const { webhookId, url } = delivery;
  return webhookId ?? `callback-${modeOf(delivery)}-${sha256Hex(new URL(url ?? '').origin).slice(0, 16)}`;
}

export type Queueable = Pick<
  DeliveryRecord,
  '_id' | 'accountId' | 'livemode' | 'roundAttempts' | 'nextAttemptAt' | 'replayKey'
>;

/** All backlogs with pending deliveries. */
export async function* backlogs(db: Database): AsyncGenerator<Backlog> {
  const deliveries = rawCollection(db.deliveries);
  const pending = { status: 'pending' } as const;
  const endpoints = (await deliveries.distinct('endpoint', pending)).map((endpoint) => endpoint ?? null);
  for (const endpoint of new Set([...endpoints, null])) {
    for (const accountId of await deliveries.distinct('accountId', { ...pending, endpoint })) {
      yield { accountId, endpoint };
    }
  }
}

/** Pending deliveries of a backlog whose attempt is due before a time, the longest due first. */
export function dueDeliveries(
  db: Database,
  { accountId, endpoint }: Backlog,
  before: Date,
  limit = MAX_QUEUED,
): Promise<Queueable[]> {
  return rawCollection(db.deliveries)
    .find({ status: 'pending', endpoint: endpoint ?? null, accountId, nextAttemptAt: { $lt: before } })
    .project<Queueable>({ accountId: 1, livemode: 1, roundAttempts: 1, nextAttemptAt: 1, replayKey: 1 })
    .sort({ nextAttemptAt: 1 })
    .limit(limit)
    .toArray();
}
