import { type Owner, ownedBy } from '../core/owner.ts';
import type { BatchRecord, BatchWork } from '../db/models/batches.ts';
import type { JobPayload } from '../queues/catalogue.ts';
import { cancelPage } from './cancel.ts';
import type { BatchFeedDeps } from './feed.ts';
import { ITEM_PAGE, retryFailed } from './item-states.ts';
import { itemsFrom } from './new-batch.ts';
import { finishBatch } from './progress.ts';
import { retryAfter } from './retry.ts';
import { profilesIn } from './select.ts';
import { enqueueFeeding, enqueueWork } from './turns.ts';

/** Pages of one run, after which other jobs of the queue have their turn. */
const PAGES = 8;
/** Of a test key: little enough that the feeding for others' hardly waits for it (see pace.ts). */
const TEST_PAGES = 1;

/**
 * Works on the items of a batch of many profiles, as its `work` says: some pages, and then queues the next run. Each page
 * is a transaction that moves the cursor of the work, so that a page is done once, whatever dies and however many run.
 */
export async function workOnBatch(
  deps: BatchFeedDeps,
  { accountId, livemode, batchId }: JobPayload<'write-batch'>,
): Promise<void> {
  for (let page = 0; page < (livemode ? PAGES : TEST_PAGES); page += 1) {
    const batch = await deps.db.batches.findOne({ _id: batchId, accountId }).lean();
    if (!batch?.work) return endWork(deps, { accountId, livemode }, batch);
    await doPage(deps, batch, batch.work);
    // The first items start while the others are written.
    if (page === 0) await enqueueFeeding(deps.producer, batch);
  }
  await enqueueWork(deps.producer, { _id: batchId, accountId, livemode });
}

/** Goes on with the account's next batch. */
async function endWork(deps: BatchFeedDeps, owner: Owner, batch: BatchRecord | null): Promise<void> {
  if (batch !== null) {
    await enqueueFeeding(deps.producer, batch);
    // Its last items may have ended while it could not.
    await finishBatch(deps, { accountId: batch.accountId, batchId: batch._id });
  }
  const kind = { $in: ['request', 'schedule'] as const };
  const waiting = { ...ownedBy(owner), kind, completedAt: null, 'work.kind': { $exists: true } };
  const next = await deps.db.batches.findOne(waiting).sort({ _id: 1 }).lean();
  if (next !== null) await enqueueWork(deps.producer, next);
}

async function doPage(deps: BatchFeedDeps, batch: BatchRecord, work: BatchWork): Promise<void> {
  if (work.kind === 'write') await writePage(deps, batch, work);
  else if (work.kind === 'retry') await retryPage(deps, batch, work);
  else await cancelPage(deps, batch);
}

/** A profile that was deleted has no item, and is not counted any more: the total is then what was written. */
async function writePage(
  { db }: BatchFeedDeps,
  batch: BatchRecord,
  work: BatchWork & { readonly kind: 'write' },
): Promise<void> {
  const { itemCount: written = 0, totalCount } = batch;
  // Never more than the caller's limit was asked for: one whose creation was under way then may lie among them.
  const profiles = await db.profiles
    .find(profilesIn(ownedBy(batch), work))
    .sort({ _id: 1 })
    .limit(Math.min(ITEM_PAGE, totalCount - written))
    .select({ _id: 1 })
    .lean();
  const items = itemsFrom(
    batch,
    written,
    profiles.map(({ _id: profileId }) => ({ profileId })),
  );
  const itemCount = written + items.length;
  const isDone = items.length < ITEM_PAGE || itemCount === totalCount;
  const next = isDone ? { ...DONE, totalCount: itemCount } : { 'work.after': profiles.at(-1)?._id };
  await db.transaction(batch.accountId, async (session) => {
    const moved = await db.batches.updateOne(
      { ...ofWork(batch), 'work.after': work.after },
      { $set: { itemCount, ...next } },
      { session },
    );
    // Another run did this page, or a cancel came before.
    if (moved.modifiedCount > 0 && items.length > 0) await db.batchItems.insertMany(items, { session, lean: true });
  });
}

async function retryPage(
  { db }: BatchFeedDeps,
  batch: BatchRecord,
  { after }: BatchWork & { readonly kind: 'retry' },
): Promise<void> {
  await db.transaction(batch.accountId, async (session) => {
    const open = { ...ofWork(batch), 'work.after': after };
    // Another run did this page, or a cancel came before.
    if ((await db.batches.exists(open).session(session)) === null) return;
    const { next } = await retryFailed(db, batch, after, session);
    await db.batches.updateOne(open, { $set: next === null ? DONE : { work: retryAfter(next) } }, { session });
  });
}

/** The batch as it was read: in this round, with its items being written. */
function ofWork({ _id, accountId, round }: BatchRecord) {
  return { _id, accountId, round, state: 'writing' } as const;
}

const DONE = { state: 'processing', work: null } as const;
