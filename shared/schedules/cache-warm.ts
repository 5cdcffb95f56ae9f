import { setTimeout as delay } from 'node:timers/promises';
import type { Caller } from '../accounts/caller.ts';
import { findBackgroundFallbacks } from '../accounts/fallbacks.ts';
import { type Owner, ownedBy, ownerKey } from '../core/owner.ts';
import type { ScheduleRecord } from '../db/models/schedules.ts';
import { subscribers } from '../events/events.ts';
import { modelChoices } from '../generation/fallbacks.ts';
import type { RunOrder } from './enqueue.ts';
import { type Checkpoint, leaseRenewer, type Run, runId } from './ledger.ts';
import { eachShare, type ScheduleRunDeps } from './shares.ts';
import { findWarmedCharts, warmCharts } from './warm-account.ts';

/** Sections not generated within this time count as failed. */
const CALLS_TIMEOUT_MS = 30 * 60_000;
const POLL_EVERY_MS = 1_000;
/** More than any two hosts' clocks differ. */
const MAX_CLOCK_SKEW_MS = 3_600_000;
/** Owners warmed in parallel: each waits for its own sections. */
const MAX_CONCURRENT_OWNERS = 20;

/**
 * `cache-warm`: generates the streams' sections for the owners that enabled it, and emits the counts as `cache.warmed`
 * to them and to the other subscribers of that event.
 */
export async function warmForAll(deps: ScheduleRunDeps, order: RunOrder, checkpoint: Checkpoint): Promise<void> {
  const schedules = await deps.db.schedules.find({ warmSections: true }).sort({ _id: 1 }).lean();
  const errors = await eachShare(
    deps,
    order,
    schedules,
    { checkpoint, concurrency: MAX_CONCURRENT_OWNERS },
    (schedule, share, step) => warm(deps, order, schedule, share, step),
  );
  const warmed = new Set(schedules.map(ownerKey));
  for await (const owner of subscribers(deps.db, 'cache.warmed')) {
    if (!warmed.has(ownerKey(owner))) {
      await checkpoint();
      await emitCounts(deps, order, owner, { warmed: 0, skipped: 0, failed: 0, duration_ms: 0 });
    }
  }
  if (errors.length > 0) throw errors[0];
}

async function warm(
  deps: ScheduleRunDeps,
  order: RunOrder,
  schedule: ScheduleRecord,
  share: Run,
  checkpoint: Checkpoint,
): Promise<void> {
  const owner = ownedBy(schedule);
  // The same after a crash: it identifies the calls of this run.
  const requestId = `${runId(order.schedule, order.period, order.number)}:${ownerKey(owner)}`;
  const caller = { owner, actor: { ip: '', apiKey: 'schedule', requestId } };
  const renewShare = leaseRenewer(deps, share);
  const renewBoth = async () => {
    await checkpoint();
    await renewShare();
  };
  const charts = await findWarmedCharts(deps, caller);
  // The charts whose call fails are warmed by the account's other models.
  const fallbacks = await findBackgroundFallbacks(deps.db, owner.accountId);
  const isOn = async () => (await deps.db.schedules.exists({ _id: schedule._id, warmSections: true })) !== null;
  const options = { date: order.period, source: 'warming', checkpoint: renewBoth, isOn } as const;
  let left = charts;
  let unstarted = 0;
  let end = { charged: 0, open: 0, failed: new Set<string>() };
  for (const { model, fallbackFrom, hasFallback } of modelChoices({ fallbacks }, schedule.model)) {
    if (left.length === 0) break;
    const calls = await warmCharts(deps, caller, left, { model, fallbackFrom, hasFallback }, options);
    end = await outcome(deps, caller, share, renewBoth);
    // Once warming is switched off, those that failed before are skipped too, and stay failed.
    const isLeft = ({ callId, state }: (typeof calls)[number]) =>
      callId === null ? state === 'failed' || fallbackFrom !== null : end.failed.has(callId);
    left = calls.filter(isLeft);
    // What the first model had no room for may be there already: other models would be charged for it.
    if (fallbackFrom === null) unstarted = calls.filter(({ state }) => state === 'unstarted').length;
  }
  const failed = Math.min(left.length + unstarted + end.open, charts.length - end.charged);
  await emitCounts(deps, order, owner, {
    warmed: end.charged,
    skipped: Math.max(0, charts.length - end.charged - failed),
    failed,
    duration_ms: Math.max(0, deps.clock.now().getTime() - share.startedAt.getTime()),
  });
}

/** Waits until every call of the run has ended. @returns the ids of those that failed; `open`: how many have not ended in time */
async function outcome(
  { db }: ScheduleRunDeps,
  { owner, actor: { requestId } }: Caller,
  share: Run,
  checkpoint: Checkpoint,
): Promise<{ charged: number; open: number; failed: Set<string> }> {
  const calls = { ...owner, requestId };
  // Without it the query could not use the index `charges` and would read all calls of the owner. The host that settles
  // them may have a clock that is behind.
  const settledAt = { $gte: new Date(share.startedAt.getTime() - MAX_CLOCK_SKEW_MS) };
  const deadlineMs = performance.now() + CALLS_TIMEOUT_MS;
  const isRunning = async () => (await db.calls.exists({ ...calls, settledAt: null })) !== null;
  while (performance.now() < deadlineMs && (await isRunning())) {
    await checkpoint();
    await delay(POLL_EVERY_MS);
  }
  const [charged, failed, open] = await Promise.all([
    db.calls.countDocuments({ ...calls, settledAt, state: 'charged' }),
    db.calls.distinct('_id', { ...calls, settledAt, state: 'failed' }),
    db.calls.countDocuments({ ...calls, settledAt: null }),
  ]);
  return { charged, open, failed: new Set(failed) };
}

interface WarmedCounts {
  readonly warmed: number;
  readonly skipped: number;
  readonly failed: number;
  readonly duration_ms: number;
}

async function emitCounts(
  deps: ScheduleRunDeps,
  { period, number }: RunOrder,
  owner: Owner,
  counts: WarmedCounts,
): Promise<void> {
  const once = { onceKey: `${period}:${number}` };
  await deps.events.emit(owner, 'cache.warmed', { date: period, ...counts }, once);
}
