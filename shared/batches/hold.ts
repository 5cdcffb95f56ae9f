import { findBackgroundFallbacks } from '../accounts/fallbacks.ts';
import type { Config } from '../core/config.ts';
import type { Database } from '../db/connect.ts';
import type { BatchRecord } from '../db/models/batches.ts';
import { isSimulated } from '../generation/call-terms.ts';
import type { Breakers, PoolHold } from '../status/breaker.ts';

export interface HoldDeps {
  readonly db: Database;
  readonly config: Pick<Config, 'models'>;
  /** Absent: what holds a batch is not known. */
  readonly breakers?: Pick<Breakers, 'holdOf'> | undefined;
}

/** Why the open items of such a batch wait: what holds its model, if all models that may answer are held; null: they need not, or it is not known. */
export async function holdOfBatch(
  { db, config, breakers }: HoldDeps,
  batch: Pick<BatchRecord, 'accountId' | 'livemode' | 'model'>,
): Promise<PoolHold | null> {
  const { accountId, model } = batch;
  const holdOf = async (each: typeof model) => (await breakers?.holdOf(each, isSimulated(config, batch, each))) ?? null;
  const hold = await holdOf(model);
  // What no worker takes has not failed, so that no other model is asked.
  if (hold === null || hold === 'no_worker') return hold;
  const { [model]: others = [] } = await findBackgroundFallbacks(db, accountId);
  for (const other of others) {
    const next = await holdOf(other);
    if (next === null) return null;
    if (next === 'no_worker') break;
  }
  return hold;
}
