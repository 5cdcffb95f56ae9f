import type { ModelName } from '../content/index.ts';
import type { Config } from '../core/config.ts';
import type { Logger } from '../core/logger.ts';
import { modeOf } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { BatchRecord } from '../db/models/batches.ts';
import { PRIORITY } from '../queues/catalogue.ts';
import type { Producer } from '../queues/producer.ts';

/** The scope of a turn: the items of one account and mode in one pool. */
export interface FeedTurn {
  readonly accountId: string;
  readonly livemode: boolean;
  readonly model: ModelName;
}

/** The most started items of an account per pool and mode; the rest wait in the database. */
export const MAX_STARTED = 200;
/** Items that the turns of a long batch start at least: a turn costs some twenty commands. */
export const REFILL = 50;
/** The interval of the watch, as a share of `reconcileAfterMs`; the end of a generation is noticed without it. */
const WATCH_SHARE = 0.3;

/**
 * Queues a turn. A queued turn is not added again. A running turn is followed by another, because it may have read the
 * items already. @throws when Redis is unreachable
 */
export async function enqueueFeeding(producer: Producer, turn: FeedTurn): Promise<void> {
  const { accountId, livemode, model } = turn;
  const options = { priority: modePriority(turn), dedupId: dedupIdOf(turn), onceMore: true };
  await producer.add('batches', 'feed-batches', { accountId, livemode, model }, options);
}

/**
 * Queues the job that works on a batch's items page by page. An account and mode has one, which goes from batch to batch, so
 * that many batches of one account wait for each other and not the other accounts. @throws when Redis is unreachable
 */
export async function enqueueWork(
  producer: Producer,
  { _id: batchId, accountId, livemode }: Pick<BatchRecord, '_id' | 'accountId' | 'livemode'>,
): Promise<void> {
  const options = {
    priority: modePriority({ livemode }),
    dedupId: `work-${accountId}-${modeOf({ livemode })}`,
    onceMore: true,
  };
  await producer.add('batches', 'write-batch', { accountId, livemode, batchId }, options);
}

export interface QueueBatchDeps {
  readonly db: Database;
  readonly producer: Producer;
  readonly logger: Logger;
}

/**
 * Queues the turn that starts the items of a batch, and what a job is to do with them before.
 * @returns the batch's state: `pending` (or still `writing`) when Redis is unreachable, and the reconciler queues it
 */
export async function queueBatch(
  { db, producer, logger }: QueueBatchDeps,
  batch: BatchRecord,
): Promise<'writing' | 'pending' | 'processing'> {
  const isWriting = batch.state === 'writing';
  try {
    if (batch.work) await enqueueWork(producer, batch);
    await enqueueFeeding(producer, batch);
  } catch (error) {
    logger.warn({ err: error, batch_id: batch._id }, 'the queue refused a batch; the reconciler will queue it');
    return isWriting ? 'writing' : 'pending';
  }
  await db.batches.updateOne(
    { _id: batch._id, accountId: batch.accountId, state: 'pending' },
    { $set: { state: 'processing' } },
  );
  return isWriting ? 'writing' : 'processing';
}

/** Queues the next turns of accounts whose items ended, if more may start. @throws when Redis is unreachable */
export async function enqueueNextTurns(
  { db, producer }: { readonly db: Database; readonly producer: Producer },
  ended: readonly FeedTurn[],
): Promise<void> {
  const turns = new Map(ended.map((turn) => [dedupIdOf(turn), turn]));
  for (const { accountId, livemode, model } of turns.values()) {
    const turn = { accountId, livemode, model };
    if (await canStart(db, turn)) await enqueueFeeding(producer, turn);
  }
}

/** Whether items wait and a turn may start some of them. */
export async function canStart(db: Database, turn: FeedTurn): Promise<boolean> {
  if ((await db.batchItems.exists({ ...turn, state: 'waiting' })) === null) return false;
  return (await db.batchItems.countDocuments({ ...turn, state: 'started' })) + REFILL <= MAX_STARTED;
}

/** Queues the next check of the started items. */
export async function enqueueWatch(
  { producer, config }: { readonly producer: Producer; readonly config: Pick<Config, 'reconcileAfterMs'> },
  turn: FeedTurn,
): Promise<void> {
  const { accountId, livemode, model } = turn;
  const options = {
    priority: modePriority(turn),
    dedupId: `watch-${dedupIdOf(turn)}`,
    delayMs: WATCH_SHARE * config.reconcileAfterMs,
    onceMore: true,
  };
  await producer.add('batches', 'watch-batches', { accountId, livemode, model }, options);
}

function dedupIdOf(turn: FeedTurn): string {
  return `${turn.accountId}-${modeOf(turn)}-${turn.model}`;
}

export function modePriority({ livemode }: Pick<FeedTurn, 'livemode'>): number {
  return livemode ? PRIORITY.liveBatch : PRIORITY.testBatch;
}
