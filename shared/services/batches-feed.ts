import type { ModelName } from '../content/index.ts';
import { AppError } from '../errors.ts';
import type { BatchRecord } from '../models/batches.ts';
import type { BatchItemRecord } from '../models/batchItems.ts';
import { ownedBy } from '../owner.ts';
import { PRIORITY } from '../queues/catalogue.ts';
import type { Producer } from '../queues/producer.ts';
import { type BatchProgressDeps, finishBatch, finishItem, settleItem } from './batches-progress.ts';
import type { FortuneService } from './fortunes.ts';

export interface BatchFeedDeps extends BatchProgressDeps {
  readonly fortunes: FortuneService;
  readonly producer: Producer;
}

/** Items that one account may have in a pool; the rest wait in the database. */
const MAX_STARTED = 200;
/** Items started in one turn: then the next account has its own. */
const TURN = 20;
const FULL_WAIT_MS = 200;

/** Queues an account's turn; one that is queued already is not added again. @throws when Redis is away */
export async function enqueueFeeding(producer: Producer, turn: FeedTurn, delayMs = 0): Promise<void> {
  const options = { priority: PRIORITY.liveBatch, dedupId: dedupIdOf(turn), ...(delayMs > 0 ? { delayMs } : {}) };
  await producer.add('batches', 'feed-batches', { accountId: turn.accountId, model: turn.model }, options);
}

export interface FeedTurn {
  readonly accountId: string;
  readonly model: ModelName;
}

function dedupIdOf({ accountId, model }: FeedTurn): string {
  return `${accountId}-${model}`;
}

/** One turn of an account in a pool. Repeating it, or two at once, starts nothing twice: a fortune has one key. */
export async function feedBatches(deps: BatchFeedDeps, turn: FeedTurn): Promise<void> {
  const { db, producer } = deps;
  const ofTurn = { accountId: turn.accountId, model: turn.model };
  const started = await db.batchItems.countDocuments({ ...ofTurn, state: 'started' });
  const room = Math.min(TURN, MAX_STARTED - started);
  if (room > 0) {
    const items = await db.batchItems
      .find({ ...ofTurn, state: 'waiting' })
      .sort({ _id: 1 })
      .limit(room)
      .lean();
    const batchIds = [...new Set(items.map(({ batchId }) => batchId))];
    await db.batches.updateMany({ _id: { $in: batchIds }, state: 'pending' }, { $set: { state: 'processing' } });
    const batches = new Map((await db.batches.find({ _id: { $in: batchIds } }).lean()).map((each) => [each._id, each]));
    const marked = await Promise.all(
      items.map(async (item) => {
        const batch = batches.get(item.batchId);
        return batch === undefined ? null : startItem(deps, batch, item);
      }),
    );
    await settleEnded(
      deps,
      marked.filter((item) => item !== null),
    );
  }
  // Released before the last look: whoever adds items later can queue a turn of its own.
  await producer.release('batches', dedupIdOf(turn));
  const more = await db.batchItems.exists({ ...ofTurn, state: 'waiting' });
  if (more !== null) await enqueueFeeding(producer, turn, room > 0 ? 0 : FULL_WAIT_MS);
}

/** Some may have ended before they were marked; whoever ended them looked in vain. */
async function settleEnded(deps: BatchFeedDeps, items: readonly BatchItemRecord[]): Promise<void> {
  const fortuneIds = items.flatMap(({ fortuneId }) => fortuneId ?? []);
  const pending = await deps.db.fortunes.distinct('_id', { _id: { $in: fortuneIds }, state: 'pending' });
  for (const item of items) if (!pending.includes(item.fortuneId ?? '')) await settleItem(deps, item);
}

/** Null: it was ended here, or taken by somebody else. */
async function startItem(
  deps: BatchFeedDeps,
  batch: BatchRecord,
  item: BatchItemRecord,
): Promise<BatchItemRecord | null> {
  const { db, clock, fortunes } = deps;
  const caller = { owner: ownedBy(batch), actor: batch.actor };
  const startedAt = clock.now();
  const request = { profileId: item.profileId, type: batch.fortuneType, model: batch.model, date: batch.fortuneDate };
  try {
    const ticket = await fortunes.request(caller, request, {
      source: batch.kind === 'request' ? 'POST /v1/fortunes/batch' : 'schedule daily-bulk',
      background: true,
      priority: batch.livemode ? PRIORITY.liveBatch : PRIORITY.testBatch,
      audited: false,
    });
    const fortuneId = ticket.kind === 'ready' ? ticket.fortune._id : ticket.fortuneId;
    const contentHash = ticket.kind === 'ready' ? ticket.fortune.contentHash : ticket.contentHash;
    const set = { state: 'started', fortuneId, contentHash, startedAt } as const;
    const marked = await db.batchItems.updateOne(
      { _id: item._id, state: 'waiting' },
      { $set: set, $inc: { tries: 1 } },
    );
    return marked.modifiedCount > 0 ? { ...item, ...set, tries: item.tries + 1 } : null;
  } catch (error) {
    if (!isFinal(error)) throw error;
    await finishItem(deps, item, { state: 'failed', error: { code: publicCode(error), message: error.detail } });
    return null;
  }
}

function isFinal(error: unknown): error is AppError {
  if (!(error instanceof AppError)) return false;
  // Without a cause it is the model that is not configured; with one, a queue out of reach.
  return error.kind !== 'service_unavailable' || error.options.hint !== undefined;
}

function publicCode(error: AppError): string {
  return error.kind === 'generation_failed' ? 'service_unavailable' : error.kind;
}

export interface BatchReconcileReport {
  /** Accounts whose recorded items were queued for feeding again. */
  readonly fed: number;
  /** Started items whose fortune had ended without their being told. */
  readonly itemsSettled: number;
  /** Batches whose items were all handled and that had not ended. */
  readonly batchesEnded: number;
}

const PAGE = 200;

export async function reconcileBatches(deps: BatchFeedDeps, dryRun: boolean): Promise<BatchReconcileReport> {
  const { db, clock } = deps;
  const before = new Date(clock.now().getTime() - 10_000);
  let [itemsSettled, batchesEnded, after] = [0, 0, ''];
  for (;;) {
    const page = await db.batchItems
      .find({ state: 'started', _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(PAGE)
      .lean();
    const stale = page.filter(({ startedAt }) => startedAt !== null && startedAt < before);
    if (!dryRun) for (const item of stale) if (await settleItem(deps, item)) itemsSettled += 1;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) break;
    after = last._id;
  }
  const turns = await db.batchItems.aggregate<{ _id: FeedTurn }>([
    { $match: { state: 'waiting' } },
    { $group: { _id: { accountId: '$accountId', model: '$model' } } },
  ]);
  if (!dryRun) for (const { _id } of turns) await enqueueFeeding(deps.producer, _id);
  after = '';
  for (;;) {
    const page = await db.batches
      .find({ state: { $in: ['pending', 'processing'] }, createdAt: { $lt: before }, _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(PAGE)
      .lean();
    if (!dryRun) for (const { _id } of page) if (await finishBatch(deps, _id)) batchesEnded += 1;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) break;
    after = last._id;
  }
  return { fed: turns.length, itemsSettled, batchesEnded };
}
