import type { AuditLog } from '../accounts/audit.ts';
import { isSuspended } from '../accounts/suspension.ts';
import type { BatchFeedDeps } from '../batches/feed.ts';
import type { Logger } from '../core/logger.ts';
import { type Owner, ownerKey } from '../core/owner.ts';
import type { SectionCallService } from '../generation/sections.ts';
import type { RedisClient } from '../queues/redis.ts';
import type { RunOrder } from './enqueue.ts';
import { claimRun, executeRun, type Run, runId } from './ledger.ts';

export interface ScheduleRunDeps extends BatchFeedDeps {
  readonly audit: AuditLog;
  readonly sections: SectionCallService;
  readonly redis: RedisClient;
  readonly logger: Logger;
}

/**
 * Executes an owner's share of a run, unless the account is suspended. Each share has its own ledger line, so a resumed
 * run executes only the remaining shares.
 * @throws while another process executes the share: the run is not done before the share is
 */
export async function inShare(
  deps: ScheduleRunDeps,
  order: RunOrder,
  owner: Owner,
  work: (share: Run) => Promise<void>,
): Promise<void> {
  if (await isSuspended(deps.db, owner.accountId)) return;
  const id = `${runId(order.schedule, order.period, order.number)}:${ownerKey(owner)}`;
  const share = await claimRun(deps, id, order);
  if (share === null) {
    if ((await deps.db.scheduleRuns.exists({ _id: id, state: 'done' })) !== null) return;
    throw new Error(`another process holds the share ${id} until its lease expires`);
  }
  await executeRun(deps, share, () => work(share));
}
