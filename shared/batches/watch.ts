import { isSuspended } from '../accounts/suspension.ts';
import type { Config } from '../core/config.ts';
import { accountsOf } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { eachPage } from '../db/each-page.ts';
import type { BatchItemRecord } from '../db/models/batch-items.ts';
import { type BatchRecord, UNENDED } from '../db/models/batches.ts';
import { rawCollection } from '../db/records.ts';
import { recoverFortunes } from '../generation/reconcile.ts';
import type { Producer } from '../queues/producer.ts';
import type { BatchFeedDeps } from './feed.ts';
import { type BatchProgressDeps, finishBatch, hasOpenItems, settleItems } from './progress.ts';
import { endSuspended } from './suspension.ts';
import { canStart, enqueueFeeding, enqueueWatch, enqueueWork, type FeedTurn } from './turns.ts';

/**
 * Watches started items as long as there are any: ends items whose worker died before it reported their end, restarts
 * items whose reservation was abandoned, and queues a lost turn.
 */
export async function watchBatches(deps: BatchFeedDeps, turn: FeedTurn): Promise<void> {
  const { db, clock, config, producer } = deps;
  if (await isSuspended(db, turn.accountId)) await endSuspended(deps, turn);
  const started = await rawCollection(db.batchItems)
    .find({ ...turn, state: 'started' })
    .toArray();
  await settleItems(deps, started);
  // An outage may come between the end of a batch's last item and its own.
  const unended = await rawCollection(db.batches)
    .find({ ...turn, state: { $in: ['pending', 'processing'] } })
    .project<Pick<BatchRecord, '_id' | 'accountId' | 'itemCount'>>({ accountId: 1, itemCount: 1 })
    .toArray();
  for (const { _id: batchId, accountId } of await withoutOpenItems(db, unended)) {
    await finishBatch(deps, { accountId, batchId });
  }
  // Older reservations without a generation were abandoned by a process that died.
  const before = new Date(clock.now().getTime() - config.reconcileAfterMs);
  const reserved = await rawCollection(db.fortunes)
    .find({
      accountId: turn.accountId,
      _id: { $in: started.flatMap(({ fortuneId }) => fortuneId ?? []) },
      state: 'pending',
      createdAt: { $lt: before },
    })
    .toArray();
  await recoverFortunes(deps, reserved);
  if (await canStart(db, turn)) await enqueueFeeding(producer, turn);
  if ((await db.batchItems.exists({ ...turn, state: 'started' })) !== null) await enqueueWatch(deps, turn);
}

export interface BatchReconcileReport {
  /** Accounts whose waiting items were queued for feeding again. */
  readonly fed: number;
  /** Started items whose fortune had ended without an update of the item. */
  readonly itemsSettled: number;
  /** Batches that had not ended although all their items had. */
  readonly batchesEnded: number;
  /** Batches whose items were being written, let wait again or canceled by a job: it was queued again. */
  readonly batchesContinued: number;
}

/** The same for all accounts, as part of the reconciler. @param dryRun counts and changes nothing */
export async function reconcileBatches(
  deps: BatchProgressDeps & {
    readonly config: Pick<Config, 'reconcileAfterMs'>;
    readonly producer: Producer;
  },
  dryRun: boolean,
): Promise<BatchReconcileReport> {
  const { db, clock, config } = deps;
  const before = new Date(clock.now().getTime() - config.reconcileAfterMs);
  let [itemsSettled, batchesEnded, batchesContinued] = [0, 0, 0];
  await eachPage(db.batchItems, { state: 'started' }, async (page) => {
    const stale = page.filter(({ startedAt }) => startedAt !== null && startedAt < before);
    itemsSettled += dryRun ? await countEnded(deps, stale) : await settleItems(deps, stale);
  });
  const turns = await db.batchItems.aggregate<{ _id: FeedTurn }>([
    { $match: { state: 'waiting' } },
    { $group: { _id: { accountId: '$accountId', livemode: '$livemode', model: '$model' } } },
  ]);
  if (!dryRun) for (const { _id } of turns) await enqueueFeeding(deps.producer, _id);
  const unended = { state: { $in: [...UNENDED] }, createdAt: { $lt: before } };
  await eachPage(db.batches, unended, async (page) => {
    for (const batch of page) {
      if (!batch.work) continue;
      if (!dryRun) await enqueueWork(deps.producer, batch);
      batchesContinued += 1;
    }
    for (const { _id: batchId, accountId } of await withoutOpenItems(db, page)) {
      if (dryRun || (await finishBatch(deps, { accountId, batchId }))) batchesEnded += 1;
    }
  });
  return { fed: turns.length, itemsSettled, batchesEnded, batchesContinued };
}

/** Nearly all batches that have not ended have open items: one query covers them, but one of many items has its own. */
async function withoutOpenItems<B extends Pick<BatchRecord, '_id' | 'accountId' | 'itemCount'>>(
  db: Database,
  batches: readonly B[],
): Promise<B[]> {
  const ids = batches.filter(({ itemCount }) => itemCount === undefined).map(({ _id }) => _id);
  const open = new Set(
    await db.batchItems.distinct('batchId', {
      accountId: accountsOf(batches),
      batchId: { $in: ids },
      state: { $in: ['waiting', 'started'] },
    }),
  );
  for (const { _id, accountId, itemCount } of batches) {
    if (itemCount !== undefined && (await hasOpenItems(db, accountId, _id))) open.add(_id);
  }
  return batches.filter(({ _id }) => !open.has(_id));
}

/** Counts started items whose fortunes are no longer pending. */
async function countEnded({ db }: BatchProgressDeps, items: readonly BatchItemRecord[]): Promise<number> {
  const awaited = await db.fortunes.distinct('_id', {
    accountId: accountsOf(items),
    _id: { $in: items.flatMap(({ fortuneId }) => fortuneId ?? []) },
    state: 'pending',
  });
  return items.filter(({ fortuneId }) => !awaited.includes(fortuneId ?? '')).length;
}
