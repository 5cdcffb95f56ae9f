import type { ModelName } from '../content/index.ts';
import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import { perModel } from '../core/models.ts';
import { sharedFor } from '../core/shared-for.ts';
import type { Database } from '../db/connect.ts';
import type { BatchRecord } from '../db/models/batches.ts';
import { rawCollection } from '../db/records.ts';
import { BACKGROUND_START_MS } from '../generation/call-terms.ts';
import type { Breakers } from '../status/breaker.ts';

export interface EstimateDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'models'>;
  readonly breakers?: Pick<Breakers, 'isPaused'> | undefined;
}

/** When a batch with `open` open items will end. */
export type Estimate = (
  batch: Pick<BatchRecord, '_id' | 'accountId' | 'livemode' | 'model'>,
  open: number,
) => Promise<Date>;

const SAMPLE = 100;
const SAMPLE_WINDOW_MS = 300_000;
/** With fewer samples, an item is assumed to take `ASSUMED_ITEM_MS` in each slot of the pool. */
const MIN_SAMPLE = 5;
const ASSUMED_ITEM_MS = 3_000;
/** A longer gap between two ends is a pause between batches, not work. */
const MAX_GAP_MS = 5_000;
/** Clients poll: one measurement serves all requests within this time. */
const PACE_TTL_MS = 1_000;

/**
 * From the measured pace of the model's last items, and the owner's earlier queued items. While an operator has paused
 * the model the end is unknown: the estimate is then when the unstarted items will fail.
 */
export function createEstimate(deps: EstimateDeps): Estimate {
  const { db, clock } = deps;
  const nowMs = () => clock.now().getTime();
  const paces = perModel((model) => sharedFor(PACE_TTL_MS, () => measure(deps, model), nowMs));
  return async ({ _id, accountId, livemode, model }, open) => {
    if (await deps.breakers?.isPaused(model)) return lastStart(deps, { batchId: _id, accountId });
    // Items start in the order of their ids.
    const earlier = { accountId, livemode, model, state: { $in: ['waiting', 'started'] }, _id: { $lt: _id } } as const;
    const [itemMs, before] = await Promise.all([paces[model](), db.batchItems.countDocuments(earlier)]);
    return new Date(nowMs() + Math.max(1, Math.ceil((before + open) * itemMs)));
  };
}

/** When the last open item may still be started. One that waits in the database has its whole time left. */
async function lastStart({ db, clock }: EstimateDeps, batch: { readonly batchId: string; readonly accountId: string }) {
  const open = await rawCollection(db.batchItems)
    .find({ ...batch, state: { $in: ['waiting', 'started'] } })
    .project<{ startedAt: Date | null }>({ startedAt: 1 })
    .toArray();
  const nowMs = clock.now().getTime();
  const queuedMs = open.map(({ startedAt }) => startedAt?.getTime() ?? nowMs);
  return new Date((open.length === 0 ? nowMs : Math.max(...queuedMs)) + BACKGROUND_START_MS);
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
