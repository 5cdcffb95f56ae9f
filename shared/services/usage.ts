import { type Clock, kstDate, kstDayStart } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { Database } from '../models/index.ts';
import { type Owner, ownedBy } from '../owner.ts';

export interface UsageSummary {
  readonly today: { readonly requests: number; readonly costUsd: number };
  /** The KST month so far, today included. */
  readonly thisMonth: { readonly requests: number; readonly costUsd: number };
}

export interface UsageService {
  /** Counts one request in this process; written within `FLUSH_EVERY_MS`, and on `close`. */
  count(owner: Owner): void;
  /** @param requestsToday of the limiter, which counts over all fronts and at once; null: it has not counted. */
  summary(owner: Owner, requestsToday: number | null): Promise<UsageSummary>;
  /** Begins to write what is counted; `close` writes the rest. */
  start(): { close(): Promise<void> };
}

const FLUSH_EVERY_MS = 2_000;
/** Owners and days that are kept while the database is away; counts of further ones are dropped, and told in the log. */
const MAX_BUFFERED = 50_000;
const WRITES_AT_ONCE = 20;

interface Count {
  readonly owner: Owner;
  readonly day: string;
  requests: number;
}

export function createUsageService(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}): UsageService {
  const { db, clock, logger } = deps;
  let buffer = new Map<string, Count>();
  let dropped = 0;
  let writing: Promise<void> = Promise.resolve();

  const add = (owner: Owner, day: string, requests: number) => {
    const id = usageDayId(owner, day);
    const count = buffer.get(id);
    if (count !== undefined) count.requests += requests;
    else if (buffer.size < MAX_BUFFERED) buffer.set(id, { owner, day, requests });
    else dropped += requests;
  };
  const flush = async () => {
    const counts = [...buffer];
    buffer = new Map();
    while (counts.length > 0) {
      const batch = counts.splice(0, WRITES_AT_ONCE);
      await Promise.all(
        batch.map(async ([id, { owner, day, requests }]) => {
          try {
            await db.usageDays.updateOne(
              { _id: id },
              { $inc: { requests }, $setOnInsert: { ...ownedBy(owner), day } },
              { upsert: true },
            );
          } catch (error) {
            add(owner, day, requests);
            logger.debug({ err: error, component: 'usage' }, 'a count waits for the next round');
          }
        }),
      );
    }
    if (dropped > 0) logger.warn({ dropped, component: 'usage' }, 'request counts were dropped');
    dropped = 0;
  };
  /** One after the other: a slow database must not see the rounds pile up. */
  const flushInTurn = () => {
    writing = writing.then(flush);
    return writing;
  };

  return {
    count: (owner) => add(owner, kstDate(clock.now()), 1),
    summary: (owner, requestsToday) => summarize(deps, owner, requestsToday),
    start() {
      let idle = true;
      const timer = setInterval(() => {
        if (!idle || buffer.size === 0) return;
        idle = false;
        flushInTurn().finally(() => {
          idle = true;
        });
      }, FLUSH_EVERY_MS);
      timer.unref();
      return {
        async close() {
          clearInterval(timer);
          await flushInTurn();
          if (buffer.size > 0) logger.warn({ days: buffer.size, component: 'usage' }, 'request counts are lost');
        },
      };
    },
  };
}

function usageDayId(owner: Owner, day: string): string {
  return `${owner.accountId}:${owner.livemode ? 'live' : 'test'}:${day}`;
}

async function summarize(
  deps: { readonly db: Database; readonly clock: Clock },
  owner: Owner,
  requestsToday: number | null,
): Promise<UsageSummary> {
  const { db, clock } = deps;
  const today = kstDate(clock.now());
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const [days, costToday, costThisMonth] = await Promise.all([
    db.usageDays.find({ ...ownedBy(owner), day: { $gte: firstOfMonth, $lte: today } }).lean(),
    chargedSince(db, owner, kstDayStart(today)),
    chargedSince(db, owner, kstDayStart(firstOfMonth)),
  ]);
  const sum = (records: readonly { readonly requests: number }[]) =>
    records.reduce((total, { requests }) => total + requests, 0);
  const storedToday = sum(days.filter(({ day }) => day === today));
  const before = sum(days.filter(({ day }) => day !== today));
  return {
    today: { requests: requestsToday ?? storedToday, costUsd: costToday },
    // What is stored of today lags by a flush, and the limiter does not count what it refused: the larger is nearer.
    thisMonth: { requests: before + Math.max(storedToday, requestsToday ?? 0), costUsd: costThisMonth },
  };
}

/** What the owner's calls that were settled since then have cost, to four decimals. */
async function chargedSince(db: Database, owner: Owner, since: Date): Promise<number> {
  const [total] = await db.calls.aggregate<{ usd: number }>([
    { $match: { ...ownedBy(owner), settledAt: { $gte: since }, state: 'charged' } },
    { $group: { _id: null, usd: { $sum: '$chargedUsd' } } },
  ]);
  return Math.round((total?.usd ?? 0) * 1e4) / 1e4;
}
