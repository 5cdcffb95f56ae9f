import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Model } from 'mongoose';
import { callRecord, newOwner } from '../../tests/harness/records.ts';
import { openDatabase, testClock } from '../../tests/harness/stores.ts';
import { DAY_MS, kstDate } from '../core/clock.ts';
import { firstIdAt, newId } from '../core/ids.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import { fortuneReport } from '../reports/fortunes.ts';
import { dayRange } from '../reports/ranges.ts';
import { usageReport } from '../reports/usage.ts';
import { sumEndedCalls } from '../usage/report-days.ts';
import { type Expiring, removeExpired } from './retention.ts';

describe('removeExpired', () => {
  // In 2090, so that the engine's own expiry keeps the records: only our code removes them.
  const clock = testClock();
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());

  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const checkpoint = async () => undefined;
  const insert = (collection: Expiring, records: readonly Record<string, unknown>[]) =>
    db[collection].collection.insertMany(records.map((record) => ({ ...record })) as never);
  const count = (collection: Expiring) => (db[collection] as unknown as Model<unknown>).countDocuments();

  it.each([
    ['deliveries', 30],
    ['deliveryAttempts', 7],
    ['events', 30],
    ['mails', 30],
    ['auditEntries', 90],
  ] as const)('removes %s after %i days', async (collection, days) => {
    const unique = () => ({
      ...(collection === 'auditEntries' ? {} : { _id: newId('evt') }),
      key: newId('evt'),
      onceKey: newId('evt'),
      accountId: 'acc',
      livemode: true,
      entryId: Math.random(),
    });
    await insert(collection, [
      { ...unique(), createdAt: daysAgo(days + 0.01) },
      { ...unique(), createdAt: daysAgo(days - 0.01) },
    ]);
    await removeExpired({ db, clock }, checkpoint);
    expect(await count(collection)).toBe(1);
  });

  it.each([
    'contents',
    'failedFortunes',
    'generations',
    'batches',
    'batchItems',
    'idempotencyKeys',
    'dashboardSessions',
    'requests',
    'fortuneDays',
  ] as const)('removes expired %s, more than a page of them too', async (collection) => {
    const over = Array.from({ length: 1_200 }, () => ({
      _id: newId('evt'),
      state: 'over',
      expiresAt: daysAgo(0.01),
    }));
    await insert(collection, [
      ...over,
      { _id: 'kept', state: 'kept', expiresAt: daysAgo(-0.01) },
      { _id: 'open', state: 'open', expiresAt: null },
    ]);
    let pages = 0;
    const counted = async () => {
      pages += 1;
    };
    await removeExpired({ db, clock }, counted, [collection]);
    expect(await count(collection)).toBe(2);
    expect(pages).toBe(2);
  });

  it('leaves nine tenths of the time of many pages to others', async () => {
    const expiresAt = daysAgo(0.01);
    const records = (length: number) => Array.from({ length }, () => ({ _id: newId('evt'), expiresAt }));
    await insert('failedFortunes', records(3_500));
    await insert('requests', records(1));
    const pausesMs: number[] = [];
    const pause = async (pauseMs: number) => pausesMs.push(pauseMs);
    const startedAt = performance.now();
    await removeExpired({ db, clock }, checkpoint, ['failedFortunes', 'requests'], pause);
    const workMs = performance.now() - startedAt;
    expect(await db.failedFortunes.countDocuments({ expiresAt })).toBe(0);
    expect(pausesMs).toHaveLength(3);
    const pagesMs = pausesMs.reduce((sum, pauseMs) => sum + pauseMs / 10, 0);
    expect(pagesMs).toBeGreaterThan(0);
    expect(pagesMs).toBeLessThanOrEqual(workMs);
  });

  it('keeps calls for 93 days, and daily sums of older ones for the reports', async () => {
    const owner = newOwner();
    const facts = { type: 'daily', profileId: 'prf_1', latencyMs: 100 } as const;
    const categories = (score: number) => ({ overall: score, wealth: 50, love: 60, health: 70, career: 80 });
    const settled = (days: number, changes: Partial<CallRecord>): CallRecord => {
      const at = daysAgo(days);
      const call = callRecord({ now: () => at }, owner, []);
      const _id = `${firstIdAt('call', at)}${newId('call').slice(-10)}`;
      return { ...call, _id, state: 'charged', settledAt: at, source: 'POST /v1/fortunes', ...changes };
    };
    const fortune = (score: number) => ({ ...facts, score, categories: categories(score) });
    const old = [
      ...Array.from({ length: 1_150 }, (_, index) =>
        settled(94 + (index % 3), { chargedUsd: 0.013, fortune: fortune(index % 101) }),
      ),
      settled(95, { chargedUsd: 0.05, model: 'gpt4o', source: 'cache-warm', background: true }),
      settled(95, { fortune: { ...fortune(77), deleted: true as const } }),
      settled(96, { state: 'failed', fortune: null }),
    ];
    const recent = [
      settled(92, { chargedUsd: 0.013, fortune: fortune(90) }),
      settled(94, { state: 'open', settledAt: null }),
      settled(94, { chargedUsd: 0.066, settledAt: daysAgo(92) }),
    ];
    await db.accounts.collection.insertOne({ _id: owner.accountId } as never);
    // Half of them are in the sums of their days.
    await db.calls.insertMany(old.filter((_, index) => index % 2 === 0));
    await sumEndedCalls({ db, clock: { now: () => daysAgo(20) } }, checkpoint);
    expect(await db.reportDays.countDocuments()).toBe(3);
    await db.calls.insertMany([...old.filter((_, index) => index % 2 === 1), ...recent]);
    const [start, end] = [daysAgo(100), daysAgo(80)].map(kstDate);
    const range = dayRange(clock, { start, end }, 30);
    const reports = async () => {
      const { total, ...fortunes } = await fortuneReport(db, owner, { range, type: undefined });
      const usage = await usageReport({ db, clock }, owner, { range, period: 'day', groupBy: 'endpoint' });
      // The profiles of the calls are not kept.
      return rounded({ total: { ...total, profiles: 0 }, ...fortunes, usage });
    };
    const before = await reports();
    expect(before).toMatchObject({ total: { count: 1_152, existing: 1_151 } });
    let pages = 0;
    const stopAfterOne = async () => {
      pages += 1;
      if (pages > 1) throw new Error('the process stops');
    };
    await expect(removeExpired({ db, clock }, stopAfterOne, ['calls'])).rejects.toThrow('the process stops');
    expect(await reports()).toEqual(before);
    await Promise.all([
      removeExpired({ db, clock }, checkpoint, ['calls']),
      removeExpired({ db, clock }, checkpoint, ['calls']),
    ]);
    expect(await reports()).toEqual(before);
    expect((await db.calls.find().lean()).map(({ _id }) => _id).sort()).toEqual(recent.map(({ _id }) => _id).sort());
    expect(await db.callDays.countDocuments()).toBeLessThan(25);
    expect((await db.reportDays.find().lean()).map(({ charges, fortunes }) => [...charges, ...fortunes])).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('stops between two pages when it is aborted', async () => {
    const stop = async () => {
      throw new Error('enough');
    };
    await insert('contents', [{ _id: 'left', expiresAt: daysAgo(1) }]);
    await expect(removeExpired({ db, clock }, stop)).rejects.toThrow('enough');
    expect(await db.contents.countDocuments({ expiresAt: daysAgo(1) })).toBe(1);
  });
});

/** The last digits of a sum of amounts depend on the order of the additions. */
function rounded<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_key, inner) => (typeof inner === 'number' ? Number(inner.toFixed(6)) : inner)),
  );
}
