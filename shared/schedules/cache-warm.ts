import type { Caller } from '../accounts/caller.ts';
import { findBackgroundFallbacks } from '../accounts/fallbacks.ts';
import { type Owner, ownedBy, ownerKey } from '../core/owner.ts';
import type { ScheduleRecord } from '../db/models/schedules.ts';
import { rawCollection } from '../db/records.ts';
import { subscribers } from '../events/events.ts';
import { modelChoices } from '../generation/fallbacks.ts';
import { countRecentCharts } from '../profiles/recent-charts.ts';
import type { RunOrder } from './enqueue.ts';
import { type Checkpoint, leaseRenewer, type Run, runId } from './ledger.ts';
import { eachShare, type ScheduleRunDeps } from './shares.ts';
import {
  CALLS_TIMEOUT_MS,
  haveEnded,
  PAGES_TIMEOUT_MS,
  unwrittenOf,
  type WarmingCall,
  warmCharts,
  warmedChartsOf,
} from './warm-account.ts';

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
  const total = await countRecentCharts(deps, owner);
  // The charts whose call fails are warmed by the account's other models.
  const choices = modelChoices({ fallbacks: await findBackgroundFallbacks(deps.db, owner.accountId) }, schedule.model);
  const others = choices.slice(1);
  const isOn = async () => (await deps.db.schedules.exists({ _id: schedule._id, warmSections: true })) !== null;
  const options = { date: order.period, source: 'warming', checkpoint: renewBoth, isOn } as const;
  const startedAtMs = performance.now();
  const deadlineMs = startedAtMs + CALLS_TIMEOUT_MS;
  let looked = 0;
  /** Those for which there was no time. */
  let left = 0;
  let failed = 0;
  // Those of an attempt that was stopped go on.
  let isInTime = await haveEnded(deps, caller, deadlineMs, renewBoth);
  // What it has had another model write is not written, and charged, by the first one too.
  const isRepeat = others.length > 0 && (await deps.db.calls.exists(settledOf(caller, share))) !== null;
  for await (const charts of warmedChartsOf(deps, caller)) {
    if (!(await isOn())) break;
    if (!isInTime || performance.now() >= startedAtMs + PAGES_TIMEOUT_MS) {
      left = Math.max(0, total - looked);
      break;
    }
    looked += charts.length;
    let unwarmed = isRepeat ? await unwrittenOf(deps, caller, charts, others, order.period) : charts;
    for (const { model, fallbackFrom, hasFallback } of choices) {
      if (unwarmed.length === 0) break;
      const calls = await warmCharts(deps, caller, unwarmed, { model, fallbackFrom, hasFallback }, options);
      isInTime = await haveEnded(deps, caller, deadlineMs, renewBoth);
      const failedIds = await failedOf(deps, caller, calls);
      // Once warming is switched off, those that failed before are skipped too, and stay failed.
      unwarmed = calls.filter(({ callId, state }) =>
        callId === null ? state === 'failed' || fallbackFrom !== null : failedIds.has(callId),
      );
    }
    failed += unwarmed.length;
  }
  const { charged, open } = await endOfRun(deps, caller, share);
  const unmade = Math.min(failed + left + open, Math.max(0, total - charged));
  await emitCounts(deps, order, owner, {
    warmed: charged,
    skipped: Math.max(0, total - charged - unmade),
    failed: unmade,
    duration_ms: Math.max(0, deps.clock.now().getTime() - share.startedAt.getTime()),
  });
}

async function failedOf(
  { db }: ScheduleRunDeps,
  { owner: { accountId } }: Caller,
  calls: readonly WarmingCall[],
): Promise<ReadonlySet<string>> {
  const ids = calls.flatMap(({ callId }) => callId ?? []);
  const failed = await rawCollection(db.calls)
    .find({ accountId, _id: { $in: ids }, state: 'failed' })
    .project<{ _id: string }>({ _id: 1 })
    .toArray();
  return new Set(failed.map(({ _id }) => _id));
}

/** @returns how many calls of the run were charged, and how many have not ended in time */
async function endOfRun(
  { db }: ScheduleRunDeps,
  caller: Caller,
  share: Run,
): Promise<{ readonly charged: number; readonly open: number }> {
  const [charged, open] = await Promise.all([
    db.calls.countDocuments({ ...settledOf(caller, share), state: 'charged' }),
    db.calls.countDocuments({ ...caller.owner, requestId: caller.actor.requestId, settledAt: null }),
  ]);
  return { charged, open };
}

/** The calls of the run that have ended. */
function settledOf({ owner, actor: { requestId } }: Caller, { startedAt }: Run) {
  // Without a time the query could not use the index `charges` and would read all calls of the owner. The host that settles
  // them may have a clock that is behind.
  return { ...owner, requestId, settledAt: { $gte: new Date(startedAt.getTime() - MAX_CLOCK_SKEW_MS) } };
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
