import { setTimeout as delay } from 'node:timers/promises';
import type { QueryFilter } from 'mongoose';
import { eraseRecords } from '../accounts/records-of-account.ts';
import { type Clock, DAY_MS } from '../core/clock.ts';
import { accountsOf } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { CALL_RETENTION_DAYS, sumUpCalls } from '../usage/call-days.ts';

/** The expired records of each collection at a given time. */
const OVER = {
  /** Daily content expires with its KST day, other sections later. */
  contents: ({ db }, now) => sweep(db.contents, { expiresAt: { $lte: now } }),
  failedFortunes: ({ db }, now) => sweep(db.failedFortunes, { expiresAt: { $lte: now } }),
  generations: ({ db }, now) => sweep(db.generations, { expiresAt: { $lte: now }, state: { $ne: 'open' } }),
  batchItems: ({ db }, now) => sweep(db.batchItems, { expiresAt: { $lte: now } }),
  batches: ({ db }, now) => sweep(db.batches, { expiresAt: { $lte: now } }),
  deliveries: ({ db }, now) => sweep(db.deliveries, { createdAt: { $lte: daysBefore(now, 30) } }),
  deliveryAttempts: ({ db }, now) => sweep(db.deliveryAttempts, { createdAt: { $lte: daysBefore(now, 7) } }),
  events: ({ db }, now) => sweep(db.events, { createdAt: { $lte: daysBefore(now, 30) } }),
  mails: ({ db }, now) => sweep(db.mails, { createdAt: { $lte: daysBefore(now, 30) } }),
  idempotencyKeys: ({ db }, now) => sweep(db.idempotencyKeys, { expiresAt: { $lte: now } }),
  dashboardSessions: ({ db }, now) => sweep(db.dashboardSessions, { expiresAt: { $lte: now } }),
  requests: ({ db }, now) => sweep(db.requests, { expiresAt: { $lte: now } }),
  recentCharts: ({ db }, now) => sweep(db.recentCharts, { expiresAt: { $lte: now } }),
  /** Reports show them as daily sums from then on. */
  calls:
    ({ db }, now) =>
    async () =>
      (await sumUpCalls(db, daysBefore(now, CALL_RETENTION_DAYS), PAGE)) === PAGE,
  fortuneDays: ({ db }, now) => sweep(db.fortuneDays, { expiresAt: { $lte: now } }),
  usageMinutes: ({ db }, now) => sweep(db.usageMinutes, { expiresAt: { $lte: now } }),
  auditEntries: ({ db }, now) => sweep(db.auditEntries, { createdAt: { $lte: daysBefore(now, 90) } }),
} as const satisfies Record<string, (deps: { readonly db: Database }, now: Date) => Sweep>;

export type Expiring = keyof typeof OVER;
const EXPIRING = Object.keys(OVER) as readonly Expiring[];

/** Removes one page of expired records. @returns whether the page was full: there may be more */
type Sweep = () => Promise<boolean>;

const PAGE = 1_000;
/** A night of a million expired records takes less than a tenth of the database's time: a pause for each full page. */
const PAUSE_PER_PAGE = 10;
const MAX_PAUSE_MS = 10_000;

/**
 * Removes expired records that the database's own expiry has not removed yet, page by page, with a pause after each full one.
 * @param checkpoint is called before each page; it throws to stop the work
 */
export async function removeExpired(
  deps: { readonly db: Database; readonly clock: Clock },
  checkpoint: () => Promise<void>,
  collections: readonly Expiring[] = EXPIRING,
  pause: (pauseMs: number) => Promise<unknown> = delay,
): Promise<void> {
  const now = deps.clock.now();
  for (const collection of collections) {
    const removePage = OVER[collection](deps, now);
    for (;;) {
      await checkpoint();
      const startedAt = performance.now();
      if (!(await removePage())) break;
      await pause(Math.min(MAX_PAUSE_MS, PAUSE_PER_PAGE * (performance.now() - startedAt)));
    }
  }
}

const DELETED_ACCOUNTS_DAYS = 35;

/**
 * Removes what has come for accounts that were deleted in the last weeks: counts of a process that could not write them,
 * a record of a request that had begun before.
 */
export async function eraseDeletedAccounts(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  checkpoint: () => Promise<void>,
): Promise<void> {
  const createdAt = { $gte: daysBefore(clock.now(), DELETED_ACCOUNTS_DAYS) };
  for (const { target } of await db.operatorActions.find({ action: 'account.deleted', createdAt }).lean()) {
    await checkpoint();
    await eraseRecords(db, target);
  }
}

interface Swept<T> {
  find(filter: QueryFilter<T>): {
    select(fields: { _id: 1; accountId: 1 }): {
      limit(count: number): { lean(): PromiseLike<readonly { _id: unknown; accountId: string }[]> };
    };
  };
  deleteMany(filter: QueryFilter<T>): PromiseLike<unknown>;
}

function sweep<T>(model: Swept<T>, over: QueryFilter<T>): Sweep {
  return async () => {
    const page = await model.find(over).select({ _id: 1, accountId: 1 }).limit(PAGE).lean();
    const them = { accountId: accountsOf(page), _id: { $in: page.map(({ _id }) => _id) } };
    if (page.length > 0) await model.deleteMany(them as QueryFilter<T>);
    return page.length === PAGE;
  };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
