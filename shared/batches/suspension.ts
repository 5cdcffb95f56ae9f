import { accountSuspended } from '../accounts/suspension.ts';
import { rawCollection } from '../db/records.ts';
import { SUSPENDED_KIND } from '../generation/end-calls.ts';
import { type CancelDeps, cancelUnstarted } from './cancel-unstarted.ts';
import { failWaiting } from './item-states.ts';
import { type BatchProgressDeps, finishBatch, itemError, settleItems } from './progress.ts';
import { enqueueFeeding, type FeedTurn } from './turns.ts';

/** Of waiting items in one turn; the next follows. */
const PAGES = 20;

/**
 * Ends the batches of a suspended account in one pool: items that no provider was asked for fail with the reason
 * `suspended`, uncharged, and the others end with their provider call. They fail and are not canceled, so that a retry
 * of the batch makes them once the account is resumed.
 */
export async function endSuspended(deps: BatchProgressDeps & CancelDeps, turn: FeedTurn): Promise<void> {
  const { db, clock } = deps;
  const items = rawCollection(db.batchItems);
  const { accountId, livemode, model } = turn;
  const ofTurn = { accountId, livemode, model };
  const waiting = { ...ofTurn, state: 'waiting' } as const;
  const batchIds = await items.distinct('batchId', waiting);
  let isMore = true;
  for (let page = 0; isMore && page < PAGES; page += 1) {
    isMore = await failWaiting(db, turn, itemError(accountSuspended()), clock.now());
  }
  const started = await items.find({ ...ofTurn, state: 'started' }).toArray();
  const hashes = started.map(({ contentHash }) => contentHash);
  const closed = await cancelUnstarted(deps, accountId, hashes, SUSPENDED_KIND);
  await settleItems(
    deps,
    started.filter(({ contentHash }) => closed.has(contentHash ?? '')),
  );
  for (const batchId of batchIds) await finishBatch(deps, { accountId, batchId });
  if (isMore) await enqueueFeeding(deps.producer, turn);
}
