import { kstDate } from '../core/clock.ts';
import { firstIdAt } from '../core/ids.ts';
import { accountsOf, ownedBy } from '../core/owner.ts';
import { addSums } from '../core/sums.ts';
import type { Database } from '../db/connect.ts';
import type { CallDayRecord, CallDaySums } from '../db/models/call-days.ts';
import type { CallRecord } from '../db/models/calls.ts';
import { rawCollection } from '../db/records.ts';
import { bandOf, removeFromReportDays } from './report-days.ts';

/** The longest range of a report, and the current day. Older calls are stored as sums by day. */
export const CALL_RETENTION_DAYS = 93;

/**
 * Replaces a page of settled calls by sums by day, in one transaction: a report finds each call exactly once, by itself, in
 * `report_days` or here. These are the ledger's, and stay when an account is deleted.
 * @param before only calls created and settled before this instant
 * @returns the number of calls replaced
 */
export function sumUpCalls(db: Database, before: Date, limit: number): Promise<number> {
  return db.transaction(null, async (session) => {
    const page = await rawCollection(db.calls)
      .find({ _id: { $lt: firstIdAt('call', before) }, settledAt: { $lt: before } }, { session })
      .sort({ _id: 1 })
      .limit(limit)
      .toArray();
    if (page.length === 0) return 0;
    const days = [...sumsByDay(page).values()];
    if (days.length > 0) {
      await rawCollection(db.callDays).bulkWrite(
        days.map(({ _id, fields: { accountId, ...fields }, sums }) => ({
          updateOne: { filter: { _id, accountId }, update: { $setOnInsert: fields, $inc: { ...sums } }, upsert: true },
        })),
        { session },
      );
    }
    await removeFromReportDays(db, page, session);
    await rawCollection(db.calls).deleteMany(
      { accountId: accountsOf(page), _id: { $in: page.map(({ _id }) => _id) } },
      { session },
    );
    return page.length;
  });
}

interface Sums {
  readonly _id: string;
  readonly fields: Omit<CallDayRecord, '_id' | keyof CallDaySums>;
  readonly sums: CallDaySums;
}

function sumsByDay(calls: readonly CallRecord[]): Map<string, Sums> {
  const all = new Map<string, Sums>();
  for (const call of calls) {
    const { settledAt, chargedUsd, fortune } = call;
    // Reports omit failed calls and hits without a fortune.
    if (settledAt === null || (chargedUsd === 0 && fortune === null)) continue;
    const fields = {
      ...ownedBy(call),
      day: kstDate(settledAt),
      model: call.model,
      source: call.source,
      background: call.background,
      type: fortune?.type ?? null,
      band: fortune === null ? null : bandOf(fortune),
    };
    const _id = Object.values(fields).join('|');
    const sums = sumsOf(call);
    const known = all.get(_id);
    all.set(_id, { _id, fields, sums: known === undefined ? sums : addSums(known.sums, sums) });
  }
  return all;
}

function sumsOf({ chargedUsd, fortune }: CallRecord): CallDaySums {
  const none = { overall: 0, wealth: 0, love: 0, health: 0, career: 0 };
  return {
    chargedUsd,
    count: fortune === null ? 0 : 1,
    existing: fortune === null || fortune.deleted ? 0 : 1,
    score: fortune?.score ?? 0,
    latencyMs: fortune?.latencyMs ?? 0,
    ...(fortune?.categories ?? none),
  };
}
