import { createAnalyticsService } from '../analytics/analytics.ts';
import { DAY_MS } from '../core/clock.ts';
import { eachPage } from '../db/each-page.ts';
import { countFortunes } from '../reports/fortune-counts.ts';
import { sumProfiles } from '../reports/profile-sums.ts';
import { askForWatch } from '../status/model-health.ts';
import { sumEndedCalls } from '../usage/report-days.ts';
import { warmForAll } from './cache-warm.ts';
import { generateForAll } from './daily-bulk.ts';
import { enqueueDueRuns, type RunOrder } from './enqueue.ts';
import {
  type Checkpoint,
  claimRun,
  executeRun,
  leaseRenewer,
  plannedSince,
  runId,
  type ScheduleName,
} from './ledger.ts';
import { eraseDeletedAccounts, removeExpired } from './retention.ts';
import type { ScheduleRunDeps } from './shares.ts';

/**
 * Executes one run of a schedule. Any number of processes may try: the ledger lets one execute it, and an interrupted
 * run continues where it stopped.
 * @param signal aborts the run and releases its ledger line.
 * @returns false when it is done or another process executes it
 */
export async function runSchedule(deps: ScheduleRunDeps, order: RunOrder, signal: AbortSignal): Promise<boolean> {
  const run = await claimRun(deps, runId(order.schedule, order.period, order.number), order);
  if (run === null) return false;
  const renew = leaseRenewer(deps, run);
  const checkpoint = async () => {
    signal.throwIfAborted();
    await renew();
  };
  await executeRun(deps, run, () => WORK[order.schedule](deps, order, checkpoint));
  deps.logger.info({ schedule: order.schedule, date: order.period }, 'scheduled run finished');
  // Queues the runs that waited for this one.
  await enqueueDueRuns(deps);
  return true;
}

/** @param checkpoint is called between two steps: it renews the lease, and throws when another process has taken the run */
type Work = (deps: ScheduleRunDeps, order: RunOrder, checkpoint: Checkpoint) => Promise<void>;

const WORK: Readonly<Record<ScheduleName, Work>> = {
  async 'daily-reset'(deps, { period, number }, checkpoint) {
    await deps.events.broadcast('daily.reset', { date: period }, `${period}:${number}`, checkpoint);
    // Day counters have the day in their key: only yesterday's content remains to be removed.
    await removeExpired(deps, checkpoint, ['contents']);
  },
  'daily-bulk': generateForAll,
  'cache-warm': warmForAll,
  async retention(deps, _order, checkpoint) {
    await removeExpired(deps, checkpoint);
    await eraseDeletedAccounts(deps, checkpoint);
  },
  async 'analytics-refresh'(deps, _order, checkpoint) {
    await createAnalyticsService(deps).refresh(checkpoint);
  },
  async 'report-sums'(deps, _order, checkpoint) {
    await sumEndedCalls(deps, checkpoint);
    // A process of the version before corrects neither these sums nor these counts: none runs a day after the upgrade.
    const since = await plannedSince(deps, 'report-sums');
    if (since === null || deps.clock.now().getTime() - since.getTime() < DAY_MS) return;
    await eachPage(
      deps.db.accounts,
      {},
      async (accounts) => {
        for (const { _id: accountId } of accounts) {
          for (const livemode of [true, false]) {
            await sumProfiles(deps.db, { accountId, livemode }, checkpoint);
            await countFortunes(deps.db, { accountId, livemode }, checkpoint);
          }
        }
      },
      ['_id'],
    );
  },
  'models-watch': ({ redis }) => askForWatch(redis),
};
