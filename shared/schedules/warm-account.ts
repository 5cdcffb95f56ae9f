import pMap from 'p-map';
import type { Caller } from '../accounts/caller.ts';
import type { ModelName, SectionName } from '../content/index.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/connect.ts';
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
  /** Charts the account's calls were about in the last 7 days. */
  readonly charts: number;
  /** Calls (one per chart and model) that set a generation going; each is billed like any call. */
  readonly warmed: number;
  /** Calls whose sections were all there or under way. */
  readonly skipped: number;
  /** Calls that could not be made, for instance because the model has no credentials. */
  readonly failed: number;
}

/** What the streams send. */
const STREAM_SECTIONS = ['character', 'tendency', 'fortune'] as const satisfies readonly SectionName[];
const CALLS_AT_ONCE = 10;

/**
 * Makes the streams' sections of a day for every chart that an account saw in the last 7 days, at the lowest
 * priority. Returns when everything is enqueued; running it again makes nothing twice.
 * @param options.keep is called before each call; it throws when the work is to end
 */
export async function warmAccount(
  deps: WarmingDeps,
  caller: Caller,
  options: { readonly date: string; readonly models: readonly ModelName[]; readonly keep?: () => Promise<void> },
): Promise<WarmingReport> {
  const { db, clock } = deps;
  const charts = await findRecentCharts(db, clock, caller.owner);
  const calls = charts.flatMap((chart) => options.models.map((model) => ({ chart, model })));
  const report = { charts: charts.length, warmed: 0, skipped: 0, failed: 0 };
  const warmNext = async (call: (typeof calls)[number]) => {
    await options.keep?.();
    report[await warm(deps, caller, { ...call, date: options.date })] += 1;
  };
  await pMap(calls, warmNext, { concurrency: CALLS_AT_ONCE });
  return report;
}

async function warm(
  deps: WarmingDeps,
  caller: Caller,
  call: { readonly chart: string; readonly model: ModelName; readonly date: string },
): Promise<'warmed' | 'skipped' | 'failed'> {
  try {
    const { cached } = await deps.sections.start(
      caller,
      {
        sections: STREAM_SECTIONS,
        pillars: pillarsOfChartKey(call.chart),
        profileId: null,
        date: call.date,
        model: call.model,
      },
      { source: 'warming', background: true, priority: PRIORITY.warming },
    );
    return cached ? 'skipped' : 'warmed';
  } catch {
    // Counted: one model without credentials or one lost enqueueing must not keep the other charts cold.
    return 'failed';
  }
}
