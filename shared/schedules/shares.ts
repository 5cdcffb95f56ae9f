import pMap from 'p-map';
import type { AuditLog } from '../accounts/audit.ts';
import { isSuspended } from '../accounts/suspension.ts';
import type { BatchFeedDeps } from '../batches/feed.ts';
import type { Logger } from '../core/logger.ts';
import { type Owner, ownerKey } from '../core/owner.ts';
import type { ScheduleRecord } from '../db/models/schedules.ts';
import type { SectionCallService } from '../generation/sections.ts';
import type { RedisClient } from '../queues/redis.ts';
import type { RunOrder } from './enqueue.ts';
import { type Checkpoint, claimRun, executeRun, type Run, runId } from './ledger.ts';

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
async function inShare(
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

/**
 * Executes the shares of all these owners, some at a time. One owner's own error stops no other; when the run is taken over none goes
 * on beside its repeat.
 * @param work gets the checkpoint that it calls between two steps
 * @returns the errors, one of which the caller throws at its end: the run is then repeated, with the shares that are not done
 * @throws what ended the whole run
 */
export async function eachShare(
  deps: ScheduleRunDeps,
  order: RunOrder,
  schedules: readonly ScheduleRecord[],
  { checkpoint, concurrency }: { readonly checkpoint: Checkpoint; readonly concurrency: number },
  work: (schedule: ScheduleRecord, share: Run, step: Checkpoint) => Promise<void>,
): Promise<readonly unknown[]> {
  const errors: unknown[] = [];
  let lost: unknown = null;
  const step = async () => {
    if (lost !== null) throw lost;
    await checkpoint().catch((error: unknown) => {
      lost = error;
      throw error;
    });
  };
  const execute = async (schedule: ScheduleRecord) => {
    await step();
    await inShare(deps, order, schedule, (share) => work(schedule, share, step));
  };
  const note = ({ accountId }: ScheduleRecord, error: unknown) => {
    errors.push(error);
    const about = { schedule: order.schedule, account_id: accountId, failed: errors.length, owners: schedules.length };
    if (lost === null) deps.logger.warn({ err: error, ...about }, "an owner's share of a scheduled run failed");
  };
  await pMap(schedules, (schedule) => execute(schedule).catch((error: unknown) => note(schedule, error)), {
    concurrency,
  });
  if (lost !== null) throw lost;
  return errors;
}
