import type { ClientSession, mongo, QueryFilter } from 'mongoose';
import type { ModelName } from '../content/index.ts';
import { accountsOf } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { BatchItemRecord } from '../db/models/batch-items.ts';
import type { BatchRecord } from '../db/models/batches.ts';
import { rawCollection } from '../db/records.ts';
import type { FeedTurn } from './turns.ts';

/**
 * Every change of an item's state. Each is one command that names the state it leaves: of two that race, the later one
 * changes nothing.
 *
 * | From      | To                  | When                                                                |
 * | --------- | ------------------- | ------------------------------------------------------------------- |
 * | `waiting` | `started`           | its fortune is reserved or exists: `startItems`                     |
 * | `waiting` | `failed`            | its fortune cannot be made: `endItems`; a suspension: `failWaiting` |
 * | `waiting` | `canceled`          | the batch is canceled: `cancelWaiting`, by page                     |
 * | `started` | `success`, `cached` | its fortune is ready: `succeedStarted`                              |
 * | `started` | `failed`            | its generation failed, or was lost too often: `endItems`            |
 * | `started` | `canceled`          | a cancel closed its generation: `endItems`, `cancelStarted`         |
 * | `started` | `waiting`           | its fortune was lost and no cancel asks for it: `startAgain`        |
 * | both      | `waiting`           | its model failed, and another one is asked: `startAgain`            |
 * | `failed`  | `waiting`           | the batch is retried: `retryFailed`, by page                        |
 */

type OfBatch = { readonly accountId: string; readonly batchId: string };

/** Counts a try. Items that are no longer waiting stay as they are. */
export async function startItems(db: Database, items: readonly BatchItemRecord[]): Promise<void> {
  if (items.length === 0) return;
  await rawCollection(db.batchItems).bulkWrite(
    items.map(({ _id, accountId, fortuneId, contentHash, startedAt }) => ({
      updateOne: {
        filter: { _id, accountId, state: 'waiting' },
        update: { $set: { state: 'started', fortuneId, contentHash, startedAt }, $inc: { tries: 1 } },
      },
    })),
    { ordered: false },
  );
}

const UNSTARTED = { state: 'waiting', fortuneId: null, contentHash: null, startedAt: null } as const;

/**
 * @param items each with the error that it has from now on
 * @param other the model that is asked now
 * @returns how many wait again; a cancel asked for the others after they were read, and the next pass decides
 */
export function startAgain(db: Database, items: readonly BatchItemRecord[], other?: ModelName): Promise<number> {
  return updateEach(
    db,
    items.map((item) => ({
      filter: { ...asRead(item), cancelAsked: { $ne: true } },
      set: { ...UNSTARTED, error: item.error, ...(other && other !== item.model && { model: other, tries: 0 }) },
    })),
  );
}

/** @returns how many were still started */
export async function succeedStarted(
  db: Database,
  items: readonly BatchItemRecord[],
  state: 'success' | 'cached',
  finishedAt: Date,
): Promise<number> {
  if (items.length === 0) return 0;
  const ids = { $in: items.map(({ _id }) => _id) };
  const started = { accountId: accountsOf(items), _id: ids, state: 'started' } as const;
  const set = { state, error: null, finishedAt };
  return (await rawCollection(db.batchItems).updateMany(started, { $set: set })).modifiedCount;
}

export type ItemEnd =
  | { readonly state: 'failed'; readonly error: NonNullable<BatchItemRecord['error']> }
  | { readonly state: 'canceled'; readonly error: null; readonly fortuneId: null };

export interface EndedItem {
  readonly item: BatchItemRecord;
  readonly end: ItemEnd;
}

/** @returns how many were still in the state of `item` */
export function endItems(db: Database, ended: readonly EndedItem[], finishedAt: Date): Promise<number> {
  return updateEach(
    db,
    ended.map(({ item, end }) => ({ filter: asRead(item), set: { ...end, finishedAt } })),
  );
}

/** One command for all. @returns how many were changed */
async function updateEach(
  db: Database,
  updates: readonly { readonly filter: mongo.Filter<BatchItemRecord>; readonly set: Partial<BatchItemRecord> }[],
): Promise<number> {
  if (updates.length === 0) return 0;
  const written = await rawCollection(db.batchItems).bulkWrite(
    updates.map(({ filter, set }) => ({ updateOne: { filter, update: { $set: set } } })),
    { ordered: false },
  );
  return written.modifiedCount;
}

/** An item that was started again since, perhaps by another model, waits for another fortune. */
function asRead({ _id, accountId, state, model, fortuneId }: BatchItemRecord) {
  return { _id, accountId, state, model, fortuneId };
}

/** Fails a page of the items that wait. @returns whether there may be more of them */
export async function failWaiting(
  db: Database,
  { accountId, livemode, model }: FeedTurn,
  error: NonNullable<BatchItemRecord['error']>,
  finishedAt: Date,
): Promise<boolean> {
  const page = await idsOf(db, { accountId, livemode, model, state: 'waiting' });
  const waiting = { accountId, _id: { $in: page }, state: 'waiting' } as const;
  if (page.length > 0) await db.batchItems.updateMany(waiting, { $set: { state: 'failed', error, finishedAt } });
  return page.length === ITEM_PAGE;
}

/** Items that one command or transaction changes: a batch may have 100,000. */
export const ITEM_PAGE = 250;

/** Cancels the first waiting items. @returns whether there may be more of them */
export async function cancelWaiting(db: Database, ofBatch: OfBatch, finishedAt: Date): Promise<boolean> {
  const page = await idsOf(db, { ...ofBatch, state: 'waiting' });
  await cancelItems(
    db,
    page.map((_id) => ({ _id, accountId: ofBatch.accountId })),
    finishedAt,
  );
  return page.length === ITEM_PAGE;
}

/** Cancels those that still wait. */
export async function cancelItems(
  db: Database,
  items: readonly Pick<BatchItemRecord, '_id' | 'accountId'>[],
  finishedAt: Date,
): Promise<void> {
  if (items.length === 0) return;
  const ids = { $in: items.map(({ _id }) => _id) };
  const waiting = { accountId: accountsOf(items), _id: ids, state: 'waiting' } as const;
  await db.batchItems.updateMany(waiting, { $set: { state: 'canceled', error: null, finishedAt } });
}

async function idsOf(db: Database, which: QueryFilter<BatchItemRecord>, session?: ClientSession): Promise<string[]> {
  const page = await db.batchItems
    .find(which)
    .sort({ _id: 1 })
    .limit(ITEM_PAGE)
    .select({ _id: 1 })
    .session(session ?? null)
    .lean();
  return page.map(({ _id }) => _id);
}

/** An item whose generation is closed by the cancel is then not started again. The state stays. */
export async function requestCancelOfStarted(db: Database, ofBatch: OfBatch): Promise<void> {
  await db.batchItems.updateMany({ ...ofBatch, state: 'started' }, { $set: { cancelAsked: true } });
}

/**
 * @param closed hashes of the contents whose generations the cancel has closed
 * @param lost ids of items whose fortunes are gone
 */
export async function cancelStarted(
  db: Database,
  ofBatch: OfBatch,
  { closed, lost }: { readonly closed: readonly string[]; readonly lost: readonly string[] },
  finishedAt: Date,
): Promise<void> {
  const which = { $or: [{ contentHash: { $in: [...closed] } }, { _id: { $in: [...lost] } }] };
  const canceled = { state: 'canceled', error: null, fortuneId: null, finishedAt };
  await db.batchItems.updateMany({ ...ofBatch, state: 'started', ...which }, { $set: canceled });
}

/**
 * Lets a page of failed items wait again, as if they were new, in the order of their ids. An item that fails once more lies
 * before the next page.
 * @returns how many, and the id after which the next page begins; null: there is none
 */
export async function retryFailed(
  db: Database,
  { _id: batchId, accountId, model }: Pick<BatchRecord, '_id' | 'accountId' | 'model'>,
  after: string,
  session: ClientSession,
): Promise<{ readonly count: number; readonly next: string | null }> {
  const page = await idsOf(db, { accountId, batchId, state: 'failed', _id: { $gt: after } }, session);
  const anew = { ...UNSTARTED, model, error: null, tries: 0, cancelAsked: false, finishedAt: null };
  const which = { accountId, _id: { $in: page }, state: 'failed' } as const;
  const again = page.length === 0 ? null : await db.batchItems.updateMany(which, { $set: anew }, { session });
  return { count: again?.modifiedCount ?? 0, next: page.length < ITEM_PAGE ? null : (page.at(-1) ?? null) };
}
