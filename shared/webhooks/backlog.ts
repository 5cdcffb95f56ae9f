import pMap from 'p-map';
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

/** Read in one run. An account has a backlog for each origin that its batches have named, without a limit. */
const MAX_BACKLOGS = 2_000;
const AT_ONCE = 10;

/**
 * Calls `work` for backlogs that have deliveries due before a time, at most `MAX_BACKLOGS`. Accounts take turns, in a random order:
 * each gets its first backlog before any account gets its second.
 */
export async function eachDueBacklog(
  db: Database,
  before: Date,
  work: (backlog: Backlog) => Promise<void>,
): Promise<void> {
  const found = await rawCollection(db.deliveries)
    .aggregate<{ readonly _id: Backlog }>([
      { $match: { status: 'pending', nextAttemptAt: { $lt: before } } },
      { $group: { _id: { endpoint: '$endpoint', accountId: '$accountId' } } },
    ])
    .toArray();
  const counts = new Map<string, number>();
  const turns = found.map(({ _id: backlog }) => {
    const turn = counts.get(backlog.accountId) ?? 0;
    counts.set(backlog.accountId, turn + 1);
    return { backlog, at: turn + Math.random() };
  });
  const next = turns.toSorted((one, other) => one.at - other.at).slice(0, MAX_BACKLOGS);
  await pMap(next, ({ backlog }) => work(backlog), { concurrency: AT_ONCE });
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
