import { setTimeout as delay } from 'node:timers/promises';
import type { ModelName } from '../content/index.ts';
import { AppError } from '../core/errors.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { rawCollection } from '../db/records.ts';

export const NO_WORKER_DETAIL = 'No worker of this model was free in time. Nothing was stored.';

const LOOK_EVERY_MS = 200;

/** A generation with which an account's callers wait for a worker of a model. */
interface Waiting {
  readonly _id: string;
  readonly accountId: string;
}

/** The newest of them; null: none waits. */
export async function lastInLine(db: Database, owner: Owner, model: ModelName): Promise<Waiting | null> {
  const which = { ...ownedBy(owner), open: true, model, background: false, startedAt: null } as const;
  return rawCollection(db.generations).findOne(which, { sort: { _id: -1 }, projection: { accountId: 1 } });
}

/**
 * Waits until the last in line has a worker, as one behind it would.
 * @param waitMs how long a caller may wait
 * @throws service_unavailable when it ends without a worker, or has none in time
 */
export async function standBehind(db: Database, { _id, accountId }: Waiting, waitMs: number): Promise<void> {
  const deadline = performance.now() + waitMs;
  while (performance.now() < deadline) {
    const last = await db.generations.findOne({ _id, accountId }).select({ startedAt: 1, state: 1 }).lean();
    if (last?.startedAt instanceof Date) return;
    if (last?.state !== 'open') break;
    await delay(LOOK_EVERY_MS);
  }
  throw new AppError('service_unavailable', NO_WORKER_DETAIL, { reason: 'no_worker', retryAfterSeconds: 5 });
}
