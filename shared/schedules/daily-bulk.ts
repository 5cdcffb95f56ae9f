import { randomUUID } from 'node:crypto';
import { newBatch, recordBatch } from '../batches/new-batch.ts';
import { enqueueFeeding } from '../batches/turns.ts';
import { newId } from '../core/ids.ts';
import { ownedBy } from '../core/owner.ts';
import type { ScheduleRecord } from '../db/models/schedules.ts';
import type { RunOrder } from './enqueue.ts';
import { advanceRun, type Run } from './ledger.ts';
import { eachShare, type ScheduleRunDeps } from './shares.ts';

const PAGE = 100;

/** Owners whose pages are recorded at the same time, so that one large owner does not delay the others. */
const MAX_CONCURRENT_OWNERS = 10;

/**
 * `daily-bulk`: records the matching profiles of every owner that enabled it, live ones first, as batches without event or callback.
 */
export async function generateForAll(
  deps: ScheduleRunDeps,
  order: RunOrder,
  checkpoint: () => Promise<void>,
): Promise<void> {
  const schedules = await deps.db.schedules.find({ enabled: true }).sort({ livemode: -1, _id: 1 }).lean();
  const errors = await eachShare(
    deps,
    order,
    schedules,
    { checkpoint, concurrency: MAX_CONCURRENT_OWNERS },
    (schedule, share, step) => recordPages(deps, order, schedule, share, step),
  );
  if (errors.length > 0) throw errors[0];
}

/** Each page of profiles commits together with its cursor. */
async function recordPages(
  deps: ScheduleRunDeps,
  order: RunOrder,
  schedule: ScheduleRecord,
  share: Run,
  checkpoint: () => Promise<void>,
): Promise<void> {
  const { db } = deps;
  const { dayMasterElement, externalIdPrefix } = schedule.filter;
  const matching = {
    ...ownedBy(schedule),
    ...(dayMasterElement === undefined ? {} : { dayMasterElement }),
    ...(externalIdPrefix === undefined
      ? {}
      : { externalId: { $gte: externalIdPrefix, $lt: `${externalIdPrefix}\u{10ffff}` } }),
  };
  for (let cursor = share.cursor; ; ) {
    const page = await db.profiles
      .find({ ...matching, _id: { $gt: cursor } })
      .sort({ _id: 1 })
      .limit(PAGE)
      .select({ _id: 1 })
      .lean();
    const last = page.at(-1);
    if (last === undefined) return;
    const recorded = batchOf(deps, order, schedule, page);
    const isOn = await db.transaction(recorded.batch.accountId, async (session) => {
      // A write: who switches the schedule off comes before this page, or sees it.
      const turned = { $set: { pagedAt: deps.clock.now() } };
      const on = await db.schedules.updateOne({ _id: schedule._id, enabled: true }, turned, { session });
      if (on.matchedCount === 0) return false;
      await advanceRun(deps, share, { from: cursor, to: last._id }, session);
      await recordBatch(deps, recorded, session);
      return true;
    });
    if (!isOn) return;
    cursor = last._id;
    await feed(deps, schedule);
    await checkpoint();
  }
}

function batchOf(
  { clock }: ScheduleRunDeps,
  order: RunOrder,
  schedule: ScheduleRecord,
  profiles: readonly { readonly _id: string }[],
): ReturnType<typeof newBatch> {
  const fields = {
    _id: newId('batch'),
    ...ownedBy(schedule),
    kind: 'schedule',
    fortuneType: 'daily',
    fortuneDate: order.period,
    model: schedule.model,
    webhookUrl: null,
    // A request id of its own identifies the calls of its items.
    actor: { ip: '', apiKey: 'schedule', requestId: `schedule-${randomUUID()}` },
  } as const;
  return newBatch(
    clock,
    fields,
    profiles.map(({ _id: profileId }) => ({ profileId })),
  );
}

async function feed(deps: ScheduleRunDeps, schedule: ScheduleRecord): Promise<void> {
  try {
    await enqueueFeeding(deps.producer, schedule);
  } catch (error) {
    deps.logger.warn({ err: error }, 'the queue refused scheduled items; the reconciler will queue them');
  }
}
