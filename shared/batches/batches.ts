import type { Acting, Caller } from '../accounts/caller.ts';
import { notFound } from '../core/errors.ts';
import { createPacedTurns } from '../core/keyed-mutex.ts';
import { ownedBy } from '../core/owner.ts';
import { sharedByKey } from '../core/shared-for.ts';
import { type Page, type PageRequest, pageById } from '../db/cursor-page.ts';
import type { BatchItemRecord, BatchItemState } from '../db/models/batch-items.ts';
import type { BatchRecord } from '../db/models/batches.ts';
import { cancelBatch } from './cancel.ts';
import type { CancelDeps } from './cancel-unstarted.ts';
import { type BatchRequest, type CreateBatchDeps, createBatch } from './create.ts';
import { createEstimates, type EstimateDeps } from './estimate.ts';
import { listItems } from './items.ts';
import { type BatchProgressDeps, finishBatch } from './progress.ts';
import { retryBatch } from './retry.ts';
import { queueBatch } from './turns.ts';
import { type BatchProgress, type BatchView, progressOf, viewOf, viewsOf } from './view.ts';

export interface BatchService {
  /** @throws payload_too_large, validation_error, service_unavailable (model not configured) */
  create(caller: Acting<BatchView>, request: BatchRequest, admit: (items: number) => Promise<void>): Promise<BatchView>;
  /** @throws not_found */
  get(caller: Caller, id: string): Promise<BatchView>;
  /** Whole when the batch has ended. @throws not_found */
  progress(caller: Caller, id: string): Promise<BatchView | BatchProgress>;
  list(caller: Caller, page: PageRequest): Promise<Page<BatchView>>;
  /** The items in their order, of one state or all. @throws not_found, validation_error for a cursor of another list */
  items(
    caller: Caller,
    id: string,
    state: BatchItemState | undefined,
    page: PageRequest,
  ): Promise<Page<BatchItemRecord>>;
  /** Cancels the items that have not started. @throws not_found, conflict when the batch has ended */
  cancel(caller: Acting<BatchView>, id: string): Promise<BatchView>;
  /** Retries the failed items. @throws not_found, conflict when the batch has not ended or no item has failed */
  retry(caller: Acting<BatchView>, id: string, admit: (items: number) => Promise<void>): Promise<BatchView>;
}

export type BatchDeps = BatchProgressDeps & CancelDeps & Omit<CreateBatchDeps, 'estimates'> & EstimateDeps;

/** Clients poll: one count of a large batch that runs serves all within this time. */
const SHARED_MS = 1_000;

export function createBatchService(outer: BatchDeps): BatchService {
  const deps = { ...outer, estimates: createEstimates(outer) };
  const { db } = deps;
  const sharedViews = sharedByKey<BatchView>(SHARED_MS);
  const sharedProgress = sharedByKey<BatchView | BatchProgress>(SHARED_MS);
  /** What reads all items of a batch: one after the other of an account, with a rest as long as each took. */
  const inTurn = createPacedTurns(1);
  /** A large batch that runs has its items counted once for all who ask. */
  const counted = <T extends object>(
    shared: ReturnType<typeof sharedByKey<T>>,
    batch: BatchRecord,
    read: () => Promise<T>,
  ) =>
    batch.itemCount === undefined || batch.completedAt !== null
      ? read()
      : shared(`${batch._id} ${batch.round}`, () => inTurn(batch.accountId, read));
  const find = async (caller: Caller, id: string): Promise<BatchRecord> => {
    const batch = await db.batches.findOne({ _id: id, ...ownedBy(caller.owner), kind: 'request' }).lean();
    if (batch === null) throw notFound('batch');
    return batch;
  };
  return {
    create: (caller, request, admit) => createBatch(deps, caller, request, admit),
    async get(caller, id) {
      const batch = await find(caller, id);
      return counted(sharedViews, batch, async () => viewOf(deps, await find(caller, id)));
    },
    async progress(caller, id) {
      const batch = await find(caller, id);
      return counted(sharedProgress, batch, async () => progressOf(deps, await find(caller, id)));
    },
    async list(caller, page) {
      const found = await pageById(db.batches, 'batch', { ...ownedBy(caller.owner), kind: 'request' }, page);
      return { ...found, items: await viewsOf(deps, found.items) };
    },
    async items(caller, id, state, page) {
      const batch = await find(caller, id);
      const read = () => listItems(db, batch, state, page);
      return state === undefined ? read() : inTurn(batch.accountId, read);
    },
    cancel: (caller, id) =>
      inTurn(caller.owner.accountId, async () => {
        const batch = await find(caller, id);
        await cancelBatch(deps, batch, caller.attempt);
        // The canceled items free room for other batches.
        await queueBatch(deps, await find(caller, id));
        await finishBatch(deps, { accountId: batch.accountId, batchId: id });
        return viewOf(deps, await find(caller, id));
      }),
    retry: (caller, id, admit) =>
      inTurn(caller.owner.accountId, async () => {
        const batch = await find(caller, id);
        await retryBatch(deps, batch, caller, admit);
        await queueBatch(deps, await find(caller, id));
        return viewOf(deps, await find(caller, id));
      }),
  };
}
