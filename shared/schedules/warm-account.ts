import pMap from 'p-map';
import type { Caller } from '../accounts/caller.ts';
import type { ModelName, SectionName } from '../content/index.ts';
import type { Clock } from '../core/clock.ts';
import { ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { ProfileRecord } from '../db/models/profiles.ts';
import { rawCollection } from '../db/records.ts';
import type { SectionCallService } from '../generation/sections.ts';
import { findRecentCharts } from '../profiles/recent-charts.ts';
import { PRIORITY } from '../queues/catalogue.ts';
import { pillarsOfChartKey } from '../saju/index.ts';

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
  /** Calls that failed, for instance because the model has no credentials. */
  readonly failed: number;
}

/** The sections that the streams send. */
const STREAM_SECTIONS = ['character', 'tendency', 'fortune'] as const satisfies readonly SectionName[];
const MAX_CONCURRENT_CALLS = 10;

/**
 * Generates the streams' sections of a day, at the lowest priority, for every chart of the account's calls in the last
 * 7 days. Returns when everything is enqueued; a repeat generates nothing twice.
 * @param options.checkpoint is called before each call; it throws to stop the work
 * @param options.onProgress is called after each call, with those that are done and all
 */
export async function warmAccount(
  deps: WarmingDeps,
  caller: Caller,
  options: {
    readonly date: string;
    readonly models: readonly ModelName[];
    readonly checkpoint?: () => Promise<void>;
    readonly onProgress?: (done: number, total: number) => void;
  },
): Promise<WarmingReport> {
  const { db, clock } = deps;
  const charts = await findRecentCharts(db, clock, caller.owner);
  const profileIds = await profilesOf(db, caller, charts);
  const calls = charts.flatMap((chart) =>
    options.models.map((model) => ({ chart, model, profileId: profileIds.get(chart) ?? null })),
  );
  const report = { charts: charts.length, warmed: 0, skipped: 0, failed: 0 };
  const warmNext = async (call: (typeof calls)[number]) => {
    await options.checkpoint?.();
    report[await warm(deps, caller, { ...call, date: options.date })] += 1;
    options.onProgress?.(report.warmed + report.skipped + report.failed, calls.length);
  };
  await pMap(calls, warmNext, { concurrency: MAX_CONCURRENT_CALLS });
  return report;
}

/** A profile of each chart that has one: the chart is not warmed any longer when its last profile is deleted. */
async function profilesOf(
  db: Database,
  { owner }: Caller,
  charts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rawCollection(db.profiles)
    .find({ ...ownedBy(owner), chart: { $in: [...charts] } })
    .project<Pick<ProfileRecord, '_id' | 'chart'>>({ chart: 1 })
    .toArray();
  return new Map(found.map(({ _id, chart }) => [chart, _id]));
}

async function warm(
  deps: WarmingDeps,
  caller: Caller,
  call: {
    readonly chart: string;
    readonly model: ModelName;
    readonly date: string;
    readonly profileId: string | null;
  },
): Promise<'warmed' | 'skipped' | 'failed'> {
  try {
    const { cached } = await deps.sections.start(
      caller,
      {
        sections: STREAM_SECTIONS,
        pillars: pillarsOfChartKey(call.chart),
        birth: null,
        profileId: call.profileId,
        date: call.date,
        model: call.model,
      },
      { source: 'warming', background: true, priority: PRIORITY.warming },
    );
    return cached ? 'skipped' : 'warmed';
  } catch {
    // Counted: one model without credentials, or one queue error, must not stop the other charts.
    return 'failed';
  }
}
