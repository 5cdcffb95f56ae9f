import type { ModelName } from '../content/index.ts';
import type { Clock } from '../core/clock.ts';
import { MODEL_NAMES, perModel } from '../core/models.ts';
import { accountsOf } from '../core/owner.ts';
import { sharedByKey, sharedFor } from '../core/shared-for.ts';
import type { Database } from '../db/connect.ts';
import type { BatchRecord } from '../db/models/batches.ts';
import { rawCollection } from '../db/records.ts';
import { BACKGROUND_START_MS } from '../generation/call-terms.ts';
import { type HoldDeps, holdOfBatch } from './hold.ts';

export interface EstimateDeps extends HoldDeps {
  readonly clock: Clock;
}

type Estimated = Pick<BatchRecord, '_id' | 'accountId' | 'livemode' | 'model'>;

/** Reads in a few commands what the estimates of some batches need. @returns when one with `open` open items will end */
export type Estimates = (batches: readonly Estimated[]) => Promise<(batch: Estimated, open: number) => Date>;

const SAMPLE = 100;
const SAMPLE_WINDOW_MS = 300_000;
/** With fewer samples, an item is assumed to take `ASSUMED_ITEM_MS` in each slot of the pool. */
const MIN_SAMPLE = 5;
const ASSUMED_ITEM_MS = 3_000;
/** A longer gap between two ends is a pause between batches, not work. */
const MAX_GAP_MS = 5_000;
/** Clients poll: one measurement, and one count of an account's queues, serves all requests within this time. */
const SHARED_MS = 1_000;

/**
 * From the measured pace of the model's last items, and the owner's earlier queued items. While a pause of the model holds
 * the batch the end is unknown: the estimate is then when the unstarted items will fail.
 */
export function createEstimates(deps: EstimateDeps): Estimates {
  const { db, clock } = deps;
  const nowMs = () => clock.now().getTime();
  const paces = perModel((model) => sharedFor(SHARED_MS, () => measure(deps, model), nowMs));
  const queues = sharedByKey<readonly Queued[]>(SHARED_MS, nowMs);
  const readItemMs = async (model: ModelName) => [model, await paces[model]()] as const;
  return async (batches) => {
    const ofQueue = new Map(batches.map((batch) => [queueOf(batch), batch]));
    const readPaused = async ([queue, batch]: readonly [string, Estimated]) =>
      (await holdOfBatch(deps, batch)) === 'pool_paused' ? [queue] : [];
    const pausedQueues = new Set((await Promise.all([...ofQueue].map(readPaused))).flat());
    const isPaused = (batch: Estimated) => pausedQueues.has(queueOf(batch));
    const going = batches.filter((batch) => !isPaused(batch));
    const itemMs = new Map(await Promise.all([...new Set(going.map(({ model }) => model))].map(readItemMs)));
    const accountIds = new Set(going.map(({ accountId }) => accountId));
    const [lastStarts, ...queued] = await Promise.all([
      readLastStarts(deps, batches.filter(isPaused)),
      ...[...accountIds].map((id) => queues(id, () => readQueued(db, id))),
    ]);
    return (batch, open) => {
      const pace = itemMs.get(batch.model);
      if (pace === undefined || isPaused(batch))
        return new Date((lastStarts.get(batch._id)?.getTime() ?? nowMs()) + BACKGROUND_START_MS);
      const queue = queueOf(batch);
      const before = queued.flat().filter(({ _id }) => queueOf(_id) === queue && _id.batchId < batch._id);
      const items = before.reduce((sum, { count }) => sum + count, open);
      return new Date(nowMs() + Math.max(1, Math.ceil(items * pace)));
    };
  };
}

interface Queued {
  readonly _id: Omit<Estimated, '_id'> & { readonly batchId: string };
  readonly count: number;
}

function queueOf({ accountId, livemode, model }: Omit<Estimated, '_id'>): string {
  return `${accountId} ${livemode} ${model}`;
}

/** Counts the queued items of an account by batch, those included that are not written yet: they start in the order of their ids. */
async function readQueued(db: Database, accountId: string): Promise<readonly Queued[]> {
  const queued = {
    accountId,
    livemode: { $in: [true, false] },
    model: { $in: MODEL_NAMES },
    state: { $in: ['waiting', 'started'] },
  };
  // From the item's id, so that the index alone answers.
  const batchId = { $first: { $split: ['$_id', '.'] } };
  const queue = { accountId: '$accountId', livemode: '$livemode', model: '$model', batchId };
  const [items, writing] = await Promise.all([
    db.batchItems.aggregate<Queued>([{ $match: queued }, { $group: { _id: queue, count: { $sum: 1 } } }]),
    rawCollection(db.batches).find({ accountId, state: 'writing', 'work.kind': 'write' }).toArray(),
  ]);
  const unwritten = writing.map(({ _id: id, livemode, model, totalCount, itemCount = totalCount }): Queued => {
    return { _id: { accountId, livemode, model, batchId: id }, count: totalCount - itemCount };
  });
  return [...items, ...unwritten];
}

/** When the last open item of each batch was started: now if one waits in the database. Absent without an open item. */
async function readLastStarts(
  { db, clock }: EstimateDeps,
  batches: readonly Estimated[],
): Promise<ReadonlyMap<string, Date>> {
  if (batches.length === 0) return new Map();
  const batchId = { $in: batches.map(({ _id }) => _id) };
  const found = await db.batchItems.aggregate<{ _id: string; last: Date }>([
    { $match: { accountId: accountsOf(batches), batchId, state: { $in: ['waiting', 'started'] } } },
    { $group: { _id: '$batchId', last: { $max: { $ifNull: ['$startedAt', clock.now()] } } } },
  ]);
  return new Map(found.map(({ _id, last }) => [_id, last]));
}

/** Milliseconds from the end of one item to the end of the next. */
async function measure({ db, clock, config }: EstimateDeps, model: ModelName): Promise<number> {
  const since = new Date(clock.now().getTime() - SAMPLE_WINDOW_MS);
  const recent = await rawCollection(db.batchItems)
    .find({ model, state: 'success', finishedAt: { $gte: since } })
    .sort({ finishedAt: -1 })
    .limit(SAMPLE)
    .project<{ finishedAt: Date }>({ finishedAt: 1 })
    .toArray();
  if (recent.length < MIN_SAMPLE) return ASSUMED_ITEM_MS / config.models[model].concurrency;
  const ends = recent.map(({ finishedAt }) => finishedAt.getTime());
  const gaps = ends.slice(1).map((end, index) => Math.min(MAX_GAP_MS, (ends[index] ?? end) - end));
  return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
}
