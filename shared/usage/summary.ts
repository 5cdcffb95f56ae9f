import { type Clock, kstDate, kstDayStart } from '../core/clock.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { UsageDayRecord } from '../db/models/usage-days.ts';
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
  const [days, chargedToday, chargedBefore] = await Promise.all([
    db.usageDays
      .find({ ...ownedBy(owner), day: { $gte: firstOfMonth, $lte: today } })
      .select({ day: 1, requests: 1, cells: 1 })
      .lean(),
    charged(db, owner, { $gte: kstDayStart(today) }),
    charged(db, owner, { $gte: kstDayStart(firstOfMonth), $lt: kstDayStart(today) }),
  ]);
  const storedToday = withoutRejected(days.filter(({ day }) => day === today));
  const before = withoutRejected(days.filter(({ day }) => day !== today));
  return {
    today: { requests: requestsToday ?? storedToday, costUsd: rounded(chargedToday) },
    // The stored count lags by a flush, and the limiter's restarts when Redis is lost. The larger is closer.
    thisMonth: {
      requests: before + Math.max(storedToday, requestsToday ?? 0),
      costUsd: rounded(chargedBefore + chargedToday),
    },
  };
}

/** Requests without those that a limit rejected, which the limiter does not count either. */
function withoutRejected(days: readonly Pick<UsageDayRecord, 'requests' | 'cells'>[]): number {
  const all = days.reduce((sum, { requests }) => sum + requests, 0);
  const cells = days.flatMap((day) => Object.entries(day.cells));
  return cells.reduce((left, [key, { requests }]) => left - (parseCellKey(key).status === 429 ? requests : 0), all);
}

/** The charges settled in the period. Two sums from the index `charges` beat one with a condition. */
async function charged(
  db: Database,
  owner: Owner,
  settledAt: { readonly $gte: Date; readonly $lt?: Date },
): Promise<number> {
  const [total] = await db.calls.aggregate<{ usd: number }>([
    { $match: { ...ownedBy(owner), settledAt, chargedUsd: { $gt: 0 } } },
    { $group: { _id: null, usd: { $sum: '$chargedUsd' } } },
  ]);
  return total?.usd ?? 0;
}

/** To four decimals. */
function rounded(usd: number): number {
  return Math.round(usd * 1e4) / 1e4;
}
