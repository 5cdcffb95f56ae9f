import { randomUUID } from 'node:crypto';
import { MODEL_NAMES } from '../content/index.ts';
import { derivedId } from '../ids.ts';
import type { Logger } from '../logger.ts';
import { insertRecord } from '../models/index.ts';
import type { ScheduleRecord } from '../models/schedules.ts';
import { type Owner, ownedBy } from '../owner.ts';
import { newBatch } from './batches.ts';
import { type BatchFeedDeps, enqueueFeeding } from './batches-feed.ts';
import { claimRun, finishRun, type Run, releaseRun, renewRun, runId, type ScheduleName } from './schedules-ledger.ts';
import type { SectionCallService } from './sectionCalls.ts';
import { warmAccount } from './warming.ts';

export interface ScheduleRunDeps extends BatchFeedDeps {
  readonly sections: SectionCallService;
  readonly logger: Logger;
}

export interface RunOrder {
  readonly schedule: ScheduleName;
  readonly date: string;
  /** 1 is the day's own run; `--force` counts on. */
  readonly number: number;
}

/**
 * One daily run. Any number of processes may try: the ledger lets one do it, and an interrupted one is taken up where
 * it stood. @returns false when it is done or another process is at it
 */
export async function runSchedule(deps: ScheduleRunDeps, order: RunOrder): Promise<boolean> {
  const run = await claimRun(deps, runId(order.schedule, order.date, order.number), order);
  if (run === null) return false;
  try {
    await WORK[order.schedule](deps, order, run);
  } catch (error) {
    await releaseRun(deps, run);
    throw error;
  }
  await finishRun(deps, run);
  deps.logger.info({ schedule: order.schedule, date: order.date }, 'daily run finished');
  return true;
}

type Work = (deps: ScheduleRunDeps, order: RunOrder, run: Run) => Promise<void>;

const WORK: Readonly<Record<ScheduleName, Work>> = {
  async 'daily-reset'(deps, { date, number }) {
    // Day counters carry their day in their name; what is left of yesterday is its content.
    await removeExpired(deps);
    await deps.events.broadcast('daily.reset', { date }, `${date}:${number}`);
  },
  async 'daily-bulk'(deps, order, run) {
    for await (const schedule of deps.db.schedules.find({ enabled: true }).sort({ _id: 1 }).lean().cursor()) {
      await renewRun(deps, run);
      await generateForAll(deps, order, schedule);
    }
  },
  async 'cache-warm'(deps, order, run) {
    const warmed = new Set<string>();
    for await (const schedule of deps.db.schedules.find({ warmSections: true }).sort({ _id: 1 }).lean().cursor()) {
      await renewRun(deps, run);
      await warm(deps, order, schedule);
      warmed.add(schedule._id);
    }
    for (const owner of await subscribersOfWarming(deps)) {
      if (warmed.has(scheduleId(owner))) continue;
      await tellWarmed(deps, order, owner, { warmed: 0, skipped: 0, failed: 0, durationMs: 0 });
    }
  },
  retention: (deps) => removeExpired(deps),
};

export function scheduleId(owner: Owner): string {
  return `${owner.accountId}:${owner.livemode ? 'live' : 'test'}`;
}

const PAGE = 100;

/** Records the owner's matching profiles as batches, a page and the place it reached in one transaction. */
async function generateForAll(deps: ScheduleRunDeps, order: RunOrder, schedule: ScheduleRecord): Promise<void> {
  const { db } = deps;
  const id = `${runId(order.schedule, order.date, order.number)}:${schedule._id}`;
  const run = await claimRun(deps, id, order);
  if (run === null) {
    // Left open by a process that has just died: the whole run is not done before this share is.
    if ((await db.scheduleRuns.exists({ _id: id, state: 'done' })) !== null) return;
    throw new Error(`the share ${id} is another process's until its lease is past`);
  }
  try {
    await recordPages(deps, order, schedule, run);
  } catch (error) {
    await releaseRun(deps, run);
    throw error;
  }
  await finishRun(deps, run);
}

async function recordPages(deps: ScheduleRunDeps, order: RunOrder, schedule: ScheduleRecord, run: Run): Promise<void> {
  const { db, clock } = deps;
  const { id } = run;
  const { dayMasterElement, externalIdPrefix } = schedule.filter;
  const matching = {
    ...ownedBy(schedule),
    ...(dayMasterElement === undefined ? {} : { dayMasterElement }),
    ...(externalIdPrefix === undefined
      ? {}
      : { externalId: { $gte: externalIdPrefix, $lt: `${externalIdPrefix}\u{10ffff}` } }),
  };
  for (let cursor = run.cursor; ; ) {
    const page = await db.profiles
      .find({ ...matching, _id: { $gt: cursor } })
      .sort({ _id: 1 })
      .limit(PAGE)
      .select({ _id: 1 })
      .lean();
    const last = page.at(-1);
    if (last === undefined) break;
    const fields = {
      _id: derivedId('batch', clock.now(), `${id}:${cursor}`),
      ...ownedBy(schedule),
      kind: 'schedule',
      fortuneType: 'daily',
      fortuneDate: order.date,
      model: schedule.model,
      webhookUrl: null,
      // Its own request id: by it an item knows the calls that it caused.
      actor: { ip: '', apiKey: 'schedule', requestId: `schedule-${randomUUID()}` },
    } as const;
    const { batch, items } = newBatch(
      clock,
      fields,
      page.map(({ _id }) => _id),
    );
    await db.transaction(async (session) => {
      const moved = await db.scheduleRuns.updateOne(
        { _id: id, token: run.token, cursor },
        { $set: { cursor: last._id, leaseUntil: new Date(clock.now().getTime() + 120_000) } },
        { session },
      );
      if (moved.matchedCount === 0) throw new Error(`the run ${id} was taken over`);
      await insertRecord(db.batches, batch, session);
      await db.batchItems.insertMany(items, { session, lean: true });
    });
    cursor = last._id;
    await feed(deps, schedule);
  }
}

async function feed(deps: ScheduleRunDeps, schedule: ScheduleRecord): Promise<void> {
  try {
    const { accountId, livemode, model } = schedule;
    await enqueueFeeding(deps.producer, { accountId, livemode, model });
  } catch (error) {
    deps.logger.warn({ err: error }, 'scheduled items wait for the reconciler: the queue did not take them');
  }
}

async function warm(deps: ScheduleRunDeps, order: RunOrder, schedule: ScheduleRecord): Promise<void> {
  const startedAt = performance.now();
  const caller = { owner: ownedBy(schedule), actor: { ip: '', apiKey: 'schedule', requestId: 'schedule' } };
  const models = MODEL_NAMES.filter((model) => model === schedule.model);
  const report = await warmAccount(deps, caller, { date: order.date, models });
  await tellWarmed(deps, order, caller.owner, { ...report, durationMs: Math.round(performance.now() - startedAt) });
}

async function tellWarmed(
  deps: ScheduleRunDeps,
  { date, number }: RunOrder,
  owner: Owner,
  counts: {
    readonly warmed: number;
    readonly skipped: number;
    readonly failed: number;
    readonly durationMs: number;
  },
): Promise<void> {
  const { warmed, skipped, failed, durationMs } = counts;
  const data = { date, warmed, skipped, failed, duration_ms: durationMs };
  await deps.events.emit(owner, 'cache.warmed', data, { onceKey: `${date}:${number}` });
}

async function subscribersOfWarming({ db }: ScheduleRunDeps): Promise<Owner[]> {
  const rows = await db.webhooks.aggregate<{ _id: Owner }>([
    { $match: { active: true, events: 'cache.warmed' } },
    { $group: { _id: { accountId: '$accountId', livemode: '$livemode' } } },
  ]);
  return rows.map(({ _id }) => _id);
}

/** What the database's own expiry has not got to. */
async function removeExpired({ db, clock }: ScheduleRunDeps): Promise<void> {
  const expired = { expiresAt: { $lte: clock.now() } };
  await db.contents.deleteMany(expired);
  await db.generations.deleteMany({ ...expired, state: { $ne: 'open' } });
  await db.batchItems.deleteMany(expired);
  await db.batches.deleteMany(expired);
}
