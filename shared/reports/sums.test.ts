import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callRecord, newOwner } from '../../tests/harness/records.ts';
import { openDatabase, testClock } from '../../tests/harness/stores.ts';
import { FORTUNE_TYPES, type FortuneType } from '../content/index.ts';
import { createRandom, type Random } from '../content/simulator/random.ts';
import { addDays, type Clock, DAY_MS, HOUR_MS, kstDate, kstHour } from '../core/clock.ts';
import { MODEL_NAMES } from '../core/models.ts';
import type { Owner } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { ApiKeyRecord } from '../db/models/api-keys.ts';
import type { CallRecord } from '../db/models/calls.ts';
import { rawCollection } from '../db/records.ts';
import type { DayRange } from '../usage/call-sums.ts';
import { bandOf, sumEndedCalls } from '../usage/report-days.ts';
import { createUsageService } from '../usage/summary.ts';
import { type FortuneReport, fortuneReport, SCORE_BANDS } from './fortunes.ts';
import { bucketOfDay, dayRange, daysOf } from './ranges.ts';
import { usageReport } from './usage.ts';

describe('reports from stored sums', () => {
  const base = testClock();
  let movedMs = 0;
  const clock: Clock = { now: () => new Date(base.now().getTime() + movedMs) };
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());

  const checkpoint = async () => undefined;
  const sum = (pageSize?: number) => sumEndedCalls({ db, clock }, checkpoint, pageSize);
  const openAccount = async (): Promise<Owner> => {
    const owner = newOwner();
    // The sums need its id alone.
    await db.accounts.collection.insertOne({
      _id: owner.accountId,
      accessTokenHash: owner.accountId,
      email: owner.accountId,
    } as never);
    return owner;
  };
  // In one batch: of a call that is written between two batches the second one may have the new version again.
  const allCalls = ({ accountId, livemode }: Owner) =>
    rawCollection(db.calls).find({ accountId, livemode }).batchSize(10_000).toArray();

  it.each([1, 2])(
    'equal the sums over all calls, whatever ended late, was deleted or corrected (history %i)',
    async (seed) => {
      const random = createRandom(`reports ${seed}`);
      const owner = await openAccount();
      const history = randomHistory(db, clock, owner, random);
      for (let step = 0; step < 6; step += 1) {
        await history.step();
        if (step % 3 === 1) await sum(random.below(20) + 1);
        if (step % 3 === 2) {
          // A run that is killed, and two at once.
          let pages = random.below(8);
          const killed = async () => {
            pages -= 1;
            if (pages < 0) throw new Error('killed');
          };
          await sumEndedCalls({ db, clock }, killed, 7).catch(() => undefined);
          await compare(owner, random);
          await history.step();
          await Promise.all([sum(5), sum(9), compare(owner, random)]);
        }
        await compare(owner, random);
        movedMs += random.below(40) * HOUR_MS;
      }
    },
  );

  it('tell the hundred keys with the most requests, and all other requests in one sum', async () => {
    const [owner, stranger] = [newOwner(), newOwner()];
    const [day, keyOf] = [kstDate(clock.now()), (index: number) => `key_${owner.accountId}_${index}`];
    const keys = Object.fromEntries(
      Array.from({ length: 105 }, (_, index) => [keyOf(index), { requests: 10 + index, succeeded: 9, latencyMs: 100 }]),
    );
    const requests = 7 + Object.values(keys).reduce((sum, cell) => sum + cell.requests, 0);
    const cells = { 'GET /v1/profiles|200': { requests, latencyMs: 20_000 } };
    for (const ago of [0, 1]) {
      const fields = { day: addDays(day, -ago), requests, cells, keys };
      await db.usageDays.create([{ _id: `${owner.accountId}-${ago}`, ...owner, ...fields }]);
    }
    await rawCollection(db.apiKeys).insertMany(
      Object.keys(keys).map((_id, index) => {
        // The last one is, by a mistake, another account's.
        const { accountId } = index === 104 ? stranger : owner;
        return { _id, accountId, name: `key ${index}`, prefix: `bs_live_${_id}` } as ApiKeyRecord;
      }),
    );
    const range = dayRange(clock, {}, 7);
    const report = await usageReport({ db, clock }, owner, { range, period: 'day', groupBy: 'key' });
    const told = report.keys ?? [];
    expect(told).toHaveLength(100);
    // Beside what was counted without a key, five keys, and the stranger's.
    const others = { key: null, requests: 2 * (7 + 10 + 11 + 12 + 13 + 14 + 114) };
    expect(told[0]).toMatchObject(others);
    expect(told[1]).toEqual({
      key: { _id: keyOf(103), name: 'key 103', prefix: `bs_live_${keyOf(103)}` },
      requests: 226,
      succeeded: 18,
      latencyMs: 200,
    });
    expect(told.reduce((sum, each) => sum + each.requests, 0)).toBe(report.total.requests);
    expect(told.reduce((sum, each) => sum + each.latencyMs, 0)).toBe(40_000);
  });

  it('sum up each call once: a second run changes nothing', async () => {
    const owner = await openAccount();
    const history = randomHistory(db, clock, owner, createRandom('once'));
    for (let step = 0; step < 5; step += 1) await history.step();
    movedMs += HOUR_MS;
    await sum();
    const stored = await db.reportDays.find({ accountId: owner.accountId }).lean();
    await sum();
    expect(await db.reportDays.find({ accountId: owner.accountId }).lean()).toEqual(stored);
    const ended = {
      accountId: owner.accountId,
      settledAt: { $ne: null, $lt: new Date(clock.now().getTime() - HOUR_MS) },
    };
    expect(await db.calls.countDocuments({ ...ended, 'summed.count': null })).toBe(0);
  });

  async function compare(owner: Owner, random: Random): Promise<void> {
    const today = kstDate(clock.now());
    const end = addDays(today, -random.below(60));
    for (const [start, last] of [
      [addDays(today, -91), today],
      [today, today],
      [addDays(end, -random.below(30)), end],
    ] as const) {
      const range = dayRange(clock, { start, end: last }, 30);
      const type = random.pick([null, ...FORTUNE_TYPES]) ?? undefined;
      const period = random.pick(['hour', 'day', 'week', 'month'] as const);
      // Nothing else writes these calls: the sums alone move between the two.
      const calls = await allCalls(owner);
      const fortunes = await fortuneReport(db, owner, { range, type });
      expect(rounded(fortunes)).toEqual(rounded(fullFortuneReport(calls, range, type)));
      const usage = await usageReport({ db, clock }, owner, { range, period, groupBy: 'endpoint' });
      const charged = calls.filter(({ settledAt }) => isIn(range, settledAt));
      expect(usd(usage.total.costUsd)).toBe(usd(sumBy(charged, ({ chargedUsd }) => chargedUsd)));
      const buckets = new Map<string, number>();
      for (const { settledAt, chargedUsd } of charged) {
        if (settledAt === null || chargedUsd === 0) continue;
        const name = period === 'hour' ? `${kstHour(settledAt)}:00` : bucketOfDay(period, range, kstDate(settledAt));
        buckets.set(name, (buckets.get(name) ?? 0) + chargedUsd);
      }
      const stored = usage.buckets.flatMap(({ date, costUsd }) => (usd(costUsd) === 0 ? [] : [[date, usd(costUsd)]]));
      expect(stored).toEqual([...buckets].map(([name, value]) => [name, usd(value)]).sort());
    }
    const { thisMonth } = await createUsageService({ db, clock }).summary(owner, null);
    const month = today.slice(0, 7);
    const ofMonth = (await allCalls(owner)).filter(
      ({ settledAt }) => settledAt && kstDate(settledAt).startsWith(month),
    );
    expect(usd(thisMonth.costUsd)).toBe(usd(sumBy(ofMonth, ({ chargedUsd }) => chargedUsd)));
  }
});

/** Writes calls as settlements, deletions and the reconciler do, at random times of the last 90 days. */
function randomHistory(db: Database, clock: Clock, owner: Owner, random: Random) {
  const one = <T>(items: readonly T[]): T => {
    const item = items[random.below(items.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  };
  const profiles = Array.from({ length: 12 }, (_, index) => `prf_${owner.accountId}_${index}`);
  const facts = () => {
    const score = random.below(101);
    return {
      type: one<FortuneType>(FORTUNE_TYPES),
      profileId: one(profiles),
      score,
      categories: { overall: score, wealth: random.below(100), love: 3, health: 4, career: random.below(100) },
      latencyMs: random.below(5_000),
    };
  };
  const call = (): CallRecord => {
    // Some end in this moment.
    const agoMs = random.pick([0, random.below(3 * HOUR_MS), random.below(89) * DAY_MS + random.below(DAY_MS / 2)]);
    const settledAt = new Date(clock.now().getTime() - agoMs);
    const state = random.pick(['charged', 'charged', 'charged', 'failed', 'open'] as const);
    return {
      ...callRecord(clock, owner, []),
      model: one(MODEL_NAMES),
      source: random.pick(['POST /v1/fortunes', 'POST /v1/fortunes/batch', 'daily-bulk']),
      background: random.pick([true, false]),
      state,
      chargedUsd: state === 'charged' ? random.pick([0, 0.013, 0.066]) : 0,
      settledAt: state === 'open' ? null : settledAt,
      fortune: random.below(4) === 0 ? null : facts(),
    };
  };
  const some = async (filter: object, count: number) => {
    const found = await rawCollection(db.calls)
      .find({ ...owner, ...filter })
      .project<{ _id: string }>({ _id: 1 })
      .toArray();
    return Array.from({ length: Math.min(found.length, count) }, () => one(found)._id);
  };
  const change = async (ids: readonly string[], update: object) => {
    await rawCollection(db.calls).updateMany({ accountId: owner.accountId, _id: { $in: [...ids] } }, update);
  };
  return {
    async step() {
      await db.calls.collection.insertMany(Array.from({ length: 25 }, call) as never);
      await change(await some({ 'fortune.type': { $exists: true } }, 6), { $set: { 'fortune.deleted': true } });
      await change(await some({ fortune: null }, 2), { $set: { fortune: facts(), changed: true } });
      const due = { state: 'charged', chargedUsd: 0.05, changed: true };
      await change(await some({ state: 'failed' }, 2), { $set: due });
      const settledAt = clock.now();
      await change(await some({ state: 'open' }, 2), { $set: { state: 'charged', chargedUsd: 0.013, settledAt } });
    },
  };
}

/** The report from every call of the range: what the stored sums must equal. */
function fullFortuneReport(
  calls: readonly CallRecord[],
  range: DayRange,
  type: FortuneType | undefined,
): FortuneReport {
  const made = calls.flatMap(({ model, settledAt, chargedUsd, fortune }) =>
    settledAt === null || fortune === null || !isIn(range, settledAt) || (type ?? fortune.type) !== fortune.type
      ? []
      : [{ ...fortune, model, day: kstDate(settledAt), costUsd: chargedUsd }],
  );
  const figures = (some: typeof made) => ({
    count: some.length,
    existing: some.filter(({ deleted }) => deleted !== true).length,
    score: sumBy(some, ({ score }) => score),
    latencyMs: sumBy(some, ({ latencyMs }) => latencyMs),
    costUsd: sumBy(some, ({ costUsd }) => costUsd),
  });
  const none = { answers: 0, hits: 0 };
  const keyed = <K extends string, V>(names: readonly K[], value: (name: K) => V) =>
    Object.fromEntries(names.map((name) => [name, value(name)])) as Record<K, V>;
  return {
    range,
    total: { ...figures(made), ...none, profiles: new Set(made.map(({ profileId }) => profileId)).size },
    byType: keyed(FORTUNE_TYPES, (name) => ({ ...figures(made.filter((one) => one.type === name)), ...none })),
    byModel: keyed(MODEL_NAMES, (name) => figures(made.filter(({ model }) => model === name))),
    scoreBands: SCORE_BANDS.map((_, band) => made.filter((one) => bandOf(one) === band).length),
    categories: keyed(['overall', 'wealth', 'love', 'health', 'career'], (name) =>
      sumBy(made, ({ categories }) => categories[name]),
    ),
    days: daysOf(range).map((date) => ({ date, ...figures(made.filter(({ day }) => day === date)) })),
  };
}

function isIn({ since, until }: DayRange, settledAt: Date | null): boolean {
  return settledAt !== null && settledAt >= since && settledAt < until;
}

function sumBy<T>(items: readonly T[], numberOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + numberOf(item), 0);
}

/** The last digits of a sum of amounts depend on the order of the additions. */
function usd(value: number): number {
  return Math.round(value * 1e6) / 1e6 || 0;
}

function rounded(report: FortuneReport): unknown {
  return JSON.parse(
    JSON.stringify(report, (_key, inner) => (typeof inner === 'number' ? Number(inner.toFixed(6)) || 0 : inner)),
  );
}
