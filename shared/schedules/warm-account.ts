import { setTimeout as delay } from 'node:timers/promises';
import pMap from 'p-map';
import type { Caller } from '../accounts/caller.ts';
import { DAILY_SECTIONS, type ModelName } from '../content/index.ts';
import type { Clock } from '../core/clock.ts';
import { ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { ProfileRecord } from '../db/models/profiles.ts';
import { rawCollection } from '../db/records.ts';
import type { SectionCallRequest, SectionCallService } from '../generation/sections.ts';
import { findRecentCharts } from '../profiles/recent-charts.ts';
import { PRIORITY } from '../queues/catalogue.ts';
import { pillarsOfChartKey } from '../saju/index.ts';
import { OPERATOR_WARMING } from '../usage/call-sums.ts';

export interface WarmingDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly sections: SectionCallService;
}

export interface WarmingReport {
  /** Charts of the account's calls in the last 7 days. */
  readonly charts: number;
  /** Calls (one per chart and model) that opened a generation; each is charged like any call. */
  readonly warmed: number;
  /** Calls whose sections were all cached or in progress. */
  readonly skipped: number;
  /** Calls that failed, for instance because the model has no credentials, or that had no room in time. */
  readonly failed: number;
}

const MAX_CONCURRENT_CALLS = 10;
/** Of a run and model: their jobs wait in Redis, which all accounts share, and nothing bounds the charts of a week. */
const MAX_OPEN_CALLS = 1_000;
/** Started between two looks at those that are open. */
const CALLS_AT_ONCE = 250;
const POLL_EVERY_MS = 1_000;
/** For all charts of a run. With the time for its last calls it is within that of its job. */
const ROOM_TIMEOUT_MS = 20 * 60_000;
/** Charts whose profiles are read at once: nothing bounds the charts of a week, and one command holds 16 MB. */
const PAGE = 1_000;

/** A chart of the account's calls in the last 7 days. */
export interface WarmedChart {
  readonly chart: string;
  /** A profile with it, if there is one: the chart is not warmed any longer when its last profile is deleted. */
  readonly profileId: string | null;
}

/** How one call began; `callId` is null where it could not begin. */
export type WarmingCall = WarmedChart & {
  readonly callId: string | null;
  /** `unstarted`: there was no room for it in time. */
  readonly state: 'warmed' | 'skipped' | 'failed' | 'unstarted';
};

/** The model that is asked, and how (`ModelChoice`); each chart has a call of its own. */
export type WarmingModel = Pick<SectionCallRequest, 'model' | 'fallbackFrom' | 'hasFallback'>;

interface WarmingOptions {
  readonly date: string;
  /** Of the calls, in reports. */
  readonly source: 'warming' | typeof OPERATOR_WARMING;
  /** Is called before each call; it throws to stop the work. */
  readonly checkpoint?: () => Promise<void>;
  /** False: the charts that are left are skipped. */
  readonly isOn?: () => Promise<boolean>;
  readonly onEnd?: () => void;
  readonly maxOpenCalls?: number;
  /** For room among them. */
  readonly waitMs?: number;
}

/**
 * Generates the streams' sections of a day, at the lowest priority, for every chart of the account's calls in the last
 * 7 days. Returns when everything is enqueued; a repeat generates nothing twice.
 * @param options.onProgress is called after each call, with those that are done and all
 */
export async function warmAccount(
  deps: WarmingDeps,
  caller: Caller,
  options: {
    readonly date: string;
    readonly models: readonly ModelName[];
    readonly onProgress?: (done: number, total: number) => void;
  },
): Promise<WarmingReport> {
  const { date, models, onProgress } = options;
  const charts = await findWarmedCharts(deps, caller);
  const report = { charts: charts.length, warmed: 0, skipped: 0, failed: 0 };
  let done = 0;
  const onEnd = () => onProgress?.(++done, charts.length * models.length);
  for (const model of models) {
    const calls = await warmCharts(deps, caller, charts, { model }, { date, source: OPERATOR_WARMING, onEnd });
    for (const { state } of calls) report[state === 'unstarted' ? 'failed' : state] += 1;
  }
  return report;
}

export async function findWarmedCharts(
  { db, clock }: Pick<WarmingDeps, 'db' | 'clock'>,
  { owner }: Caller,
): Promise<readonly WarmedChart[]> {
  const charts = await findRecentCharts(db, clock, owner);
  const profileIds = new Map<string, string>();
  for (let from = 0; from < charts.length; from += PAGE) {
    const found = await rawCollection(db.profiles)
      .find({ ...ownedBy(owner), chart: { $in: charts.slice(from, from + PAGE) }, sharesNoTexts: { $ne: true } })
      .project<Pick<ProfileRecord, '_id' | 'chart'>>({ chart: 1 })
      .toArray();
    for (const { _id, chart } of found) profileIds.set(chart, _id);
  }
  return charts.map((chart) => ({ chart, profileId: profileIds.get(chart) ?? null }));
}

/**
 * Opens a call of one model for each chart, the next ones when those before have ended. Charts for which there is no room in time are
 * not looked at. @returns when everything is enqueued
 */
export async function warmCharts(
  deps: WarmingDeps,
  caller: Caller,
  charts: readonly WarmedChart[],
  model: WarmingModel,
  { date, source, checkpoint, isOn, onEnd, maxOpenCalls = MAX_OPEN_CALLS, waitMs = ROOM_TIMEOUT_MS }: WarmingOptions,
): Promise<readonly WarmingCall[]> {
  const deadlineMs = performance.now() + waitMs;
  const warmNext = async ({ chart, profileId }: WarmedChart): Promise<WarmingCall> => {
    await checkpoint?.();
    if ((await isOn?.()) === false) return { chart, profileId, callId: null, state: 'skipped' };
    const subject = { sections: DAILY_SECTIONS, pillars: pillarsOfChartKey(chart), birth: null, profileId, date };
    const call = await deps.sections
      .start(caller, { ...subject, ...model }, { source, background: true, priority: PRIORITY.warming })
      .then(({ callId, cached }) => ({ callId, state: cached ? ('skipped' as const) : ('warmed' as const) }))
      // Counted: one model without credentials, or one queue error, must not stop the other charts.
      .catch(() => ({ callId: null, state: 'failed' as const }));
    onEnd?.();
    return { chart, profileId, ...call };
  };
  const calls: WarmingCall[] = [];
  const atOnce = Math.min(CALLS_AT_ONCE, maxOpenCalls);
  while (calls.length < charts.length) {
    const next = charts.slice(calls.length, calls.length + atOnce);
    const mostOpen = maxOpenCalls - atOnce;
    const isRoom = await waitForRoom(deps, caller, { model: model.model, mostOpen, deadlineMs, checkpoint, isOn });
    const begun = isRoom
      ? await pMap(next, warmNext, { concurrency: MAX_CONCURRENT_CALLS })
      : next.map((each) => ({ ...each, callId: null, state: 'unstarted' as const }));
    calls.push(...begun);
  }
  return calls;
}

/** @returns false: more calls of the run and model than `mostOpen` were open until the deadline */
async function waitForRoom(
  { db }: WarmingDeps,
  { owner, actor: { requestId } }: Caller,
  { model, mostOpen, deadlineMs, checkpoint, isOn }: RoomOptions,
): Promise<boolean> {
  const open = { ...ownedBy(owner), requestId, model, settledAt: null };
  while ((await db.calls.countDocuments(open, { limit: mostOpen + 1 })) > mostOpen) {
    if (performance.now() >= deadlineMs) return false;
    await checkpoint?.();
    if ((await isOn?.()) === false) return true;
    await delay(POLL_EVERY_MS);
  }
  return true;
}

interface RoomOptions {
  readonly model: ModelName;
  readonly mostOpen: number;
  /** By `performance.now()`. */
  readonly deadlineMs: number;
  readonly checkpoint: WarmingOptions['checkpoint'] | undefined;
  readonly isOn: WarmingOptions['isOn'] | undefined;
}
