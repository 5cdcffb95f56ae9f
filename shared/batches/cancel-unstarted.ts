import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/connect.ts';
import { rawCollection } from '../db/records.ts';
import { type CancelKind, cancelOpen, type PublishFailures } from '../generation/close.ts';
import type { EndedGeneration } from '../generation/end-races.ts';
import { PRIORITY } from '../queues/catalogue.ts';

export interface CancelDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly publishFailures: PublishFailures;
}

/** Per transaction. It repeats when a worker starts one of them, which is rare with few. */
const CANCELED_AT_ONCE = 25;

/**
 * Closes generations of bulk work that no worker has started and no other caller waits for; a cancel leaves those too that items
 * of another batch wait for. @returns the content hashes of the closed generations
 */
export async function cancelUnstarted(
  { db, clock, publishFailures }: CancelDeps,
  accountId: string,
  contentHashes: readonly (string | null)[],
  kind: CancelKind = 'cancelled',
): Promise<ReadonlySet<string>> {
  const unstarted = { startedAt: null, priority: { $gte: PRIORITY.liveBatch } };
  const hashes = contentHashes.filter((hash) => hash !== null);
  const awaited = kind === 'cancelled' ? await awaitedHashes(db, accountId, hashes) : [];
  // From the tail of the queue: workers start at its head.
  const open = await rawCollection(db.generations)
    .find({ accountId, contentHash: { $in: hashes, $nin: awaited }, open: true, ...unstarted })
    .sort({ _id: -1 })
    .project<{ _id: string }>({ _id: 1 })
    .toArray();
  const ids = open.map(({ _id }) => _id);
  const closed: EndedGeneration[] = [];
  for (let from = 0; from < ids.length; from += CANCELED_AT_ONCE) {
    const some = { ...unstarted, accountId, _id: { $in: ids.slice(from, from + CANCELED_AT_ONCE) } };
    const canceled = await db.transaction(accountId, (session) => cancelOpen(db, clock, some, session, kind));
    await publishFailures(canceled, kind);
    closed.push(...canceled.closed);
  }
  return new Set(closed.map(({ contentHash }) => contentHash));
}

/** Of items that no cancel has asked for: each generation that another batch's cancel closed would use up one of their tries. */
function awaitedHashes(db: Database, accountId: string, hashes: readonly string[]): Promise<string[]> {
  const items = { accountId, contentHash: { $in: [...hashes] }, state: 'started', cancelAsked: false } as const;
  return db.batchItems.distinct('contentHash', items).then((found) => found.filter((hash) => hash !== null));
}
