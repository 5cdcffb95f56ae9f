import { setTimeout as delay } from 'node:timers/promises';
import pMap, { pMapSkip } from 'p-map';
import type { Caller } from '../accounts/caller.ts';
import { DAILY_SECTIONS, type ModelName } from '../content/index.ts';
import type { Clock } from '../core/clock.ts';
import { ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { ProfileRecord } from '../db/models/profiles.ts';
import { rawCollection } from '../db/records.ts';
import type { SectionCallRequest, SectionCallService } from '../generation/sections.ts';
import { countRecentCharts, recentChartsOf } from '../profiles/recent-charts.ts';
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
  /** Calls that failed, for instance because the model has no credentials, or that had no time. */
  readonly failed: number;
}

/**
 * Charts that are warmed together. Those that follow wait until the calls of these have ended: their jobs wait in Redis, which all
 * accounts share, and nothing bounds the charts of a week.
 */
const PAGE = 1_000;
const MAX_CONCURRENT_CALLS = 10;
const POLL_EVERY_MS = 1_000;
/** No page of a run begins later. */
export const PAGES_TIMEOUT_MS = 20 * 60_000;
/** Of a run: sections not generated within this time count as failed. It is within that of its job. */
export const CALLS_TIMEOUT_MS = 50 * 60_000;

/** A chart of the account's calls in the last 7 days. */
export interface WarmedChart {
  readonly chart: string;
  /** A profile with it, if there is one: the chart is not warmed any longer when its last profile is deleted. */
  readonly profileId: string | null;
}

/** How one call began; `callId` is null where it could not begin. */
export type WarmingCall = WarmedChart & {
  readonly callId: string | null;
  readonly state: 'warmed' | 'skipped' | 'failed';
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
}

/**
 * Generates the streams' sections of a day, at the lowest priority, for every chart of the account's calls in the last
 * 7 days. Returns when the last page is enqueued; a repeat generates nothing twice.
 * @param options.onProgress is called after each call, with those that are done and all
 */
export async function warmAccount(
  deps: WarmingDeps,
  caller: Caller,
  options: {
    readonly date: string;
    readonly models: readonly ModelName[];
    readonly onProgress?: (done: number, total: number) => void;
    readonly pageSize?: number;
  },
): Promise<WarmingReport> {
  const { date, models, onProgress, pageSize } = options;
  const charts = await countRecentCharts(deps, caller.owner);
  const report = { charts, warmed: 0, skipped: 0, failed: 0 };
  let done = 0;
  const onEnd = () => {
    done += 1;
    // Partners' calls go on meanwhile: there may be more charts than were counted.
    onProgress?.(done, Math.max(done, charts * models.length));
  };
  for await (const page of warmedChartsOf(deps, caller, pageSize)) {
    if (!(await haveEnded(deps, caller, performance.now() + CALLS_TIMEOUT_MS))) {
      report.failed = Math.max(report.failed, charts * models.length - report.warmed - report.skipped);
      break;
    }
    for (const model of models) {
      const calls = await warmCharts(deps, caller, page, { model }, { date, source: OPERATOR_WARMING, onEnd });
      for (const { state } of calls) report[state] += 1;
    }
  }
  return report;
}

/** By pages: all of a week may be more than a process can hold. */
export async function* warmedChartsOf(
  deps: Pick<WarmingDeps, 'db' | 'clock'>,
  { owner }: Caller,
  pageSize = PAGE,
): AsyncGenerator<readonly WarmedChart[]> {
  for await (const charts of recentChartsOf(deps, owner, pageSize)) {
    const found = await rawCollection(deps.db.profiles)
      .find({ ...ownedBy(owner), chart: { $in: [...charts] }, sharesNoTexts: { $ne: true } })
      .project<Pick<ProfileRecord, '_id' | 'chart'>>({ chart: 1 })
      .toArray();
    const profileIds = new Map(found.map(({ _id, chart }) => [chart, _id]));
    yield charts.map((chart) => ({ chart, profileId: profileIds.get(chart) ?? null }));
  }
}

/** Opens a call of one model for each chart of a page. @returns when everything is enqueued */
export function warmCharts(
  deps: WarmingDeps,
  caller: Caller,
  page: readonly WarmedChart[],
  model: WarmingModel,
  { date, source, checkpoint, isOn, onEnd }: WarmingOptions,
): Promise<readonly WarmingCall[]> {
  const warmNext = async ({ chart, profileId }: WarmedChart): Promise<WarmingCall> => {
    await checkpoint?.();
    if ((await isOn?.()) === false) return { chart, profileId, callId: null, state: 'skipped' };
    const call = await deps.sections
      .start(
        caller,
        { ...subjectOf({ chart, profileId }, date), ...model },
        { source, background: true, priority: PRIORITY.warming },
      )
      .then(({ callId, cached }) => ({ callId, state: cached ? ('skipped' as const) : ('warmed' as const) }))
      // Counted: one model without credentials, or one queue error, must not stop the other charts.
      .catch(() => ({ callId: null, state: 'failed' as const }));
    onEnd?.();
    return { chart, profileId, ...call };
  };
  return pMap(page, warmNext, { concurrency: MAX_CONCURRENT_CALLS });
}

/** The charts of a page whose sections of the day none of the models has written. */
export function unwrittenOf(
  { sections }: Pick<WarmingDeps, 'sections'>,
  caller: Caller,
  page: readonly WarmedChart[],
  models: readonly WarmingModel[],
  date: string,
): Promise<readonly WarmedChart[]> {
  const isWritten = (chart: WarmedChart, model: WarmingModel) =>
    sections.start(caller, { ...subjectOf(chart, date), ...model }, { source: 'warming', cachedOnly: true }).then(
      () => true,
      () => false,
    );
  const unwritten = async (chart: WarmedChart) => {
    for (const model of models) if (await isWritten(chart, model)) return pMapSkip;
    return chart;
  };
  return pMap(page, unwritten, { concurrency: MAX_CONCURRENT_CALLS });
}

function subjectOf({ chart, profileId }: WarmedChart, date: string) {
  return { sections: DAILY_SECTIONS, pillars: pillarsOfChartKey(chart), birth: null, profileId, date };
}

/**
 * Waits until all calls of the run have ended.
 * @param deadlineMs by `performance.now()`
 * @returns false: they have not in time
 */
export async function haveEnded(
  { db }: Pick<WarmingDeps, 'db'>,
  { owner, actor: { requestId } }: Caller,
  deadlineMs: number,
  checkpoint?: () => Promise<void>,
): Promise<boolean> {
  while ((await db.calls.exists({ ...ownedBy(owner), requestId, settledAt: null })) !== null) {
    if (performance.now() >= deadlineMs) return false;
    await checkpoint?.();
    await delay(POLL_EVERY_MS);
  }
  return true;
}
