import { MAX_STARTED } from '../batches/turns.ts';
import { accountsOf } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { IS_SUSPENDED } from '../db/models/accounts.ts';
import type { BatchItemState } from '../db/models/batch-items.ts';
import { type BatchRecord, UNENDED } from '../db/models/batches.ts';
import { rawCollection } from '../db/records.ts';
import { type PoolSettingsByModel, readPoolSettings } from '../status/pool-settings.ts';
import { ACROSS_ACCOUNTS } from './across-accounts.ts';
import { type Hold, holdsOfModel } from './holds.ts';
import { type PoolDeps, type PoolReading, readPool } from './pools.ts';
import type { StoreReads } from './stores.ts';

export interface BatchViewDeps extends PoolDeps {
  readonly db: Database;
}

type ItemCounts = Readonly<Record<BatchItemState, number>>;

export interface OperatorBatch
  extends Pick<
    BatchRecord,
    | 'accountId'
    | 'livemode'
    | 'kind'
    | 'state'
    | 'model'
    | 'fortuneType'
    | 'fortuneDate'
    | 'totalCount'
    | 'createdAt'
    | 'completedAt'
  > {
  readonly id: string;
  readonly items: ItemCounts;
  /** Why it is not done, the strongest reason first; empty for one that has ended. */
  readonly waits: readonly Hold[];
}

const MOST_RUNNING = 100;
const MOST_RECENT = 50;
/** A turn of feeding starts within milliseconds of its job. */
const FEEDING_LATE_MS = 10_000;

/** Batches that run, the oldest first, and the newest of those that have ended. Null: MongoDB does not answer. */
export async function viewBatches(
  deps: BatchViewDeps,
  reads: StoreReads,
): Promise<{ readonly running: readonly OperatorBatch[]; readonly recent: readonly OperatorBatch[] } | null> {
  const batches = rawCollection(deps.db.batches);
  return reads.from('database', async () => {
    const [running, newest] = await Promise.all([
      batches
        .find({ state: { $in: [...UNENDED] } }, ACROSS_ACCOUNTS)
        .sort({ _id: 1 })
        .limit(MOST_RUNNING)
        .toArray(),
      batches.find({}, ACROSS_ACCOUNTS).sort({ _id: -1 }).limit(MOST_RECENT).toArray(),
    ]);
    const ended = newest.filter(({ completedAt }) => completedAt !== null);
    const counts = await countByState(deps.db, [...running, ...ended]);
    const waits = await waitsOf(deps, reads, running, counts);
    return {
      running: running.map((batch) => viewOf(batch, counts, waits.get(batch._id) ?? [])),
      recent: ended.map((batch) => viewOf(batch, counts, [])),
    };
  });
}

function viewOf(batch: BatchRecord, counts: ReadonlyMap<string, ItemCounts>, waits: readonly Hold[]): OperatorBatch {
  const { _id: id, accountId, livemode, kind, state, model, fortuneType, fortuneDate, totalCount } = batch;
  const { createdAt, completedAt } = batch;
  const order = { model, fortuneType, fortuneDate, totalCount, createdAt, completedAt };
  return { id, accountId, livemode, kind, state, ...order, items: counts.get(id) ?? NONE, waits };
}

const NONE: ItemCounts = { waiting: 0, started: 0, success: 0, cached: 0, failed: 0, canceled: 0 };

async function countByState(
  db: Database,
  batches: readonly Pick<BatchRecord, '_id' | 'accountId'>[],
): Promise<ReadonlyMap<string, ItemCounts>> {
  if (batches.length === 0) return new Map();
  const rows = await db.batchItems.aggregate<{ _id: { batchId: string; state: BatchItemState }; count: number }>([
    { $match: { accountId: accountsOf(batches), batchId: { $in: batches.map(({ _id }) => _id) } } },
    { $group: { _id: { batchId: '$batchId', state: '$state' }, count: { $sum: 1 } } },
  ]);
  const counts = new Map<string, ItemCounts>();
  for (const { _id, count } of rows) {
    counts.set(_id.batchId, { ...(counts.get(_id.batchId) ?? NONE), [_id.state]: count });
  }
  return counts;
}

/** Running batches, with the fields that decide which waits for which. */
type RunningBatch = Pick<BatchRecord, '_id' | 'accountId' | 'livemode' | 'model' | 'work'>;

/** Why each batch is not done. @returns by the batch's id */
export async function waitsOf(
  deps: BatchViewDeps,
  reads: StoreReads,
  batches: readonly RunningBatch[],
  counts?: ReadonlyMap<string, ItemCounts>,
): Promise<ReadonlyMap<string, readonly Hold[]>> {
  if (batches.length === 0) return new Map();
  const { db, producer, clock } = deps;
  const models = [...new Set(batches.map(({ model }) => model))];
  const readQueues = async () => {
    const pools = await Promise.all(models.map(async (model) => [model, await readPool(deps, model)] as const));
    return { pools: new Map(pools), feedingMs: await producer.oldestWaitMs('batches', clock.now()) };
  };
  const [settings, suspended, queues, counted] = await Promise.all([
    readPoolSettings(deps),
    suspendedAccounts(db, batches),
    reads.from('redis', readQueues),
    counts ?? countByState(db, batches),
  ]);
  const feedingMs = queues?.feedingMs ?? 0;
  const waits = batches.map(async (batch) => {
    const pool = queues?.pools.get(batch.model) ?? null;
    const items = counted.get(batch._id) ?? NONE;
    const isSuspended = suspended.has(batch.accountId);
    return [batch._id, await waitsOfOne(db, batch, { items, settings, pool, feedingMs, isSuspended })] as const;
  });
  return new Map(await Promise.all(waits));
}

async function suspendedAccounts(db: Database, batches: readonly RunningBatch[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(batches.map(({ accountId }) => accountId))];
  const accounts = await db.accounts.find({ _id: { $in: ids }, ...IS_SUSPENDED }, { _id: 1 }).lean();
  return new Set(accounts.map(({ _id }) => _id));
}

interface Circumstances {
  readonly items: ItemCounts;
  readonly settings: PoolSettingsByModel;
  readonly pool: PoolReading | null;
  readonly feedingMs: number;
  readonly isSuspended: boolean;
}

async function waitsOfOne(
  db: Database,
  batch: RunningBatch,
  { items, settings, pool, feedingMs, isSuspended }: Circumstances,
): Promise<readonly Hold[]> {
  const { _id, accountId, livemode, model } = batch;
  if (!batch.work && items.waiting + items.started === 0) return [{ reason: 'ending' }];
  const holds: Hold[] = isSuspended ? [{ reason: 'account_suspended' }] : [];
  if (batch.work) holds.push({ reason: 'items_written' });
  holds.push(...holdsOfModel(model, settings[model], pool));
  if (items.waiting > 0) {
    const turn = { accountId, livemode, model };
    const [started, earlier] = await Promise.all([
      db.batchItems.countDocuments({ ...turn, state: 'started' }),
      db.batchItems.countDocuments({ ...turn, state: 'waiting', _id: { $lt: _id } }),
    ]);
    if (started >= MAX_STARTED) holds.push({ reason: 'share_full', count: started });
    if (earlier > 0) holds.push({ reason: 'earlier_items', count: earlier });
    if (feedingMs > FEEDING_LATE_MS) holds.push({ reason: 'feeding_waits', seconds: Math.round(feedingMs / 1_000) });
  }
  if (holds.length > 0) return holds;
  return [{ reason: items.started > 0 ? 'running' : 'starting' }];
}
