import { type Clock, kstDate, kstDayEnd, kstDayStart } from '../core/clock.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { UsageDayRecord } from '../db/models/usage-days.ts';
import { type Charge, chargesIn } from './call-sums.ts';
import { parseCellKey } from './tally.ts';

export interface UsageSummary {
  readonly today: { readonly requests: number; readonly costUsd: number };
  /** The KST month so far, today included. */
  readonly thisMonth: { readonly requests: number; readonly costUsd: number };
}

export interface UsageService {
  /** @param requestsToday from the limiter, current over all API servers; null: the limiter has no count */
  summary(owner: Owner, requestsToday: number | null): Promise<UsageSummary>;
}

/** The figures of `GET /api/usage`, from the same records as the usage report. */
export function createUsageService(deps: { readonly db: Database; readonly clock: Clock }): UsageService {
  return { summary: (owner, requestsToday) => summarize(deps, owner, requestsToday) };
}

async function summarize(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  owner: Owner,
  requestsToday: number | null,
): Promise<UsageSummary> {
  const today = kstDate(clock.now());
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const month = { from: firstOfMonth, to: today, since: kstDayStart(firstOfMonth), until: kstDayEnd(today) };
  const [days, { bySource }] = await Promise.all([
    db.usageDays
      .find({ ...ownedBy(owner), day: { $gte: firstOfMonth, $lte: today } })
      .select({ day: 1, requests: 1, cells: 1 })
      .lean(),
    chargesIn(db, owner, month),
  ]);
  const storedToday = withoutRejected(days.filter(({ day }) => day === today));
  const before = withoutRejected(days.filter(({ day }) => day !== today));
  return {
    today: {
      requests: requestsToday ?? storedToday,
      costUsd: rounded(usdOf(bySource.filter(({ day }) => day === today))),
    },
    // The stored count lags by a flush, and the limiter's restarts when Redis is lost. The larger is closer.
    thisMonth: {
      requests: before + Math.max(storedToday, requestsToday ?? 0),
      costUsd: rounded(usdOf(bySource)),
    },
  };
}

/** Requests without those that a limit rejected, which the limiter does not count either. */
function withoutRejected(days: readonly Pick<UsageDayRecord, 'requests' | 'cells'>[]): number {
  const all = days.reduce((sum, { requests }) => sum + requests, 0);
  const cells = days.flatMap((day) => Object.entries(day.cells));
  return cells.reduce((left, [key, { requests }]) => left - (parseCellKey(key).status === 429 ? requests : 0), all);
}

function usdOf(charges: readonly Charge[]): number {
  return charges.reduce((sum, { usd }) => sum + usd, 0);
}

/** To four decimals. */
function rounded(usd: number): number {
  return Math.round(usd * 1e4) / 1e4;
}
