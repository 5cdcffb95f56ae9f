import { findBackgroundFallbacks } from '../accounts/fallbacks.ts';
import { isSuspended } from '../accounts/suspension.ts';
import type { Config } from '../core/config.ts';
import { AppError } from '../core/errors.ts';
import type { ModelName } from '../core/models.ts';
import { accountsOf, ownedBy } from '../core/owner.ts';
import type { BatchItemRecord } from '../db/models/batch-items.ts';
import type { BatchRecord } from '../db/models/batches.ts';
import type { FortuneRecord } from '../db/models/fortunes.ts';
import { rawCollection } from '../db/records.ts';
import { type FortuneDeps, requestFortunes } from '../fortunes/request.ts';
import { type Fallbacks, modelsAfter } from '../generation/fallbacks.ts';
import { cancelUnstarted } from './cancel-unstarted.ts';
import { cancelItems, startItems } from './item-states.ts';
import { type BatchProgressDeps, CANCELED, failItems, finishItems, settleItems } from './progress.ts';
import { endSuspended } from './suspension.ts';
import { canStart, enqueueFeeding, enqueueWatch, type FeedTurn, MAX_STARTED, modePriority, REFILL } from './turns.ts';

export type BatchFeedDeps = BatchProgressDeps & FortuneDeps & { readonly config: Pick<Config, 'reconcileAfterMs'> };

/** Items started in one turn, before the next account's turn. A whole batch, so that it is queued at once. */
const TURN = 100;
/** Of a test key: little enough that other work hardly waits for it (see pace.ts). */
const TEST_TURN = 10;

/** One turn. Repeated or concurrent turns start nothing twice: a fortune has one key. */
export async function feedBatches(deps: BatchFeedDeps, turn: FeedTurn): Promise<void> {
  const { db, producer } = deps;
  if (await isSuspended(db, turn.accountId)) return endSuspended(deps, turn);
  const [started, waiting] = await Promise.all([
    db.batchItems.countDocuments({ ...turn, state: 'started' }),
    rawCollection(db.batchItems)
      .find({ ...turn, state: 'waiting' })
      .sort({ _id: 1 })
      .limit(turn.livemode ? TURN : TEST_TURN)
      .toArray(),
  ]);
  const room = Math.max(0, MAX_STARTED - started);
  // Without room, the end of items queues the next turn.
  if (room >= Math.min(REFILL, waiting.length)) await startWaiting(deps, turn, waiting.slice(0, room));
  if (await canStart(db, turn)) await enqueueFeeding(producer, turn);
  await enqueueWatch(deps, turn);
}

async function startWaiting(
  deps: BatchFeedDeps,
  { accountId, model }: FeedTurn,
  items: readonly BatchItemRecord[],
): Promise<void> {
  if (items.length === 0) return;
  const { db, clock } = deps;
  const ids = { accountId: accountsOf(items), _id: { $in: [...new Set(items.map(({ batchId }) => batchId))] } };
  const [batches, fallbacks] = await Promise.all([
    db.batches.find(ids).sort({ _id: 1 }).lean(),
    findBackgroundFallbacks(db, accountId),
    db.batches.updateMany({ ...ids, state: 'pending' }, { $set: { state: 'processing' } }),
  ]);
  for (const batch of batches) {
    const ofBatch = items.filter(({ batchId }) => batchId === batch._id);
    // The job that cancels them ends the batch.
    if (batch.work?.kind === 'cancel') await cancelItems(db, ofBatch, clock.now());
    else await startFortunes(deps, batch, { model, fallbacks }, ofBatch);
  }
}

async function startFortunes(
  deps: BatchFeedDeps,
  batch: BatchRecord,
  { model, fallbacks }: { readonly model: ModelName; readonly fallbacks: Fallbacks },
  items: readonly BatchItemRecord[],
): Promise<void> {
  const { actor, ownKeyId = null } = batch;
  const ofKey = { firstKeyId: ownKeyId, mayNotReadPersons: ownKeyId !== null };
  const caller = { owner: ownedBy(batch), actor, fallbacks, ...ofKey };
  const marked = new Map<string, BatchItemRecord>();
  const mark = async (fortunes: readonly FortuneRecord[]) => {
    const started = startedItems(deps, items, fortunes).filter(({ _id }) => !marked.has(_id));
    for (const item of started) marked.set(item._id, item);
    await startItems(deps.db, started);
  };
  const dropMarked = () => dropCanceled(deps, batch.accountId, [...marked.values()]);
  const requested = await requestFortunes(deps, caller, {
    profileIds: items.map(({ profileId }) => profileId),
    type: batch.fortuneType,
    date: batch.fortuneDate,
    model,
    fallbackFrom: model === batch.model ? null : batch.model,
    hasFallback: modelsAfter(fallbacks, batch.model, model).length > 0,
    source: batch.kind === 'request' ? 'POST /v1/fortunes/batch' : 'schedule daily-bulk',
    background: true,
    priority: modePriority(batch),
    audited: false,
    // Before a worker can start: a later cancel finds these items started; items canceled earlier are closed here.
    bulk: { onReserved: mark, onOpened: dropMarked },
  }).catch((error: unknown) => {
    // The model is not configured, which fails every item.
    if (!(error instanceof AppError)) throw error;
    return new Map(items.map(({ profileId }) => [profileId, error]));
  });
  const opened = marked.size;
  await mark([...requested.values()].flatMap((each) => (each instanceof AppError ? [] : [each.fortune])));
  if (marked.size > opened) await dropMarked();
  // All fail for one reason: their profiles are missing, or the model is.
  const isFailed = ({ profileId }: BatchItemRecord) => requested.get(profileId) instanceof AppError;
  const reason = [...requested.values()].find((each) => each instanceof AppError);
  if (reason !== undefined) await failItems(deps, items.filter(isFailed), reason);
  // Some may have ended before they were marked: their end matched no items.
  await settleItems(deps, [...marked.values()]);
}

function startedItems(
  { clock }: BatchFeedDeps,
  items: readonly BatchItemRecord[],
  fortunes: readonly FortuneRecord[],
): BatchItemRecord[] {
  const startedAt = clock.now();
  const byProfile = new Map(fortunes.map((fortune) => [fortune.profileId, fortune]));
  return items.flatMap((item) => {
    const fortune = byProfile.get(item.profileId);
    if (fortune === undefined) return [];
    const { _id: fortuneId, contentHash } = fortune;
    return [{ ...item, fortuneId, contentHash, state: 'started' as const, startedAt }];
  });
}

/**
 * Closes the generations of items canceled during the opening, which that cancel may have missed, unless another caller
 * waits for them. @returns the content hashes of the closed generations
 */
async function dropCanceled(
  deps: BatchFeedDeps,
  accountId: string,
  items: readonly BatchItemRecord[],
): Promise<ReadonlySet<string>> {
  const canceled = await rawCollection(deps.db.batchItems)
    .find({
      accountId,
      _id: { $in: items.map(({ _id }) => _id) },
      $or: [{ state: 'canceled' }, { state: 'started', cancelAsked: true }],
    })
    .toArray();
  if (canceled.length === 0) return new Set();
  const ids = new Set(canceled.map(({ _id }) => _id));
  const closed = await cancelUnstarted(
    deps,
    accountId,
    items.filter(({ _id }) => ids.has(_id)).map(({ contentHash }) => contentHash),
  );
  const ended = canceled.filter(({ state, contentHash }) => state === 'started' && closed.has(contentHash ?? ''));
  await finishItems(
    deps,
    ended.map((item) => ({ item, end: CANCELED })),
  );
  return closed;
}
