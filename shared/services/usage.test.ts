import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newOwner } from '../../tests/support/records.ts';
import { openDatabase, silentLogger, testClock } from '../../tests/support/stores.ts';
import type { Database } from '../models/index.ts';
import { createUsageService } from './usage.ts';

describe('usage', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());

  const service = (clock = testClock()) => createUsageService({ db, clock, logger: silentLogger });

  it('adds up what several processes have counted, also when they write at the same moment', async () => {
    const owners = Array.from({ length: 30 }, () => newOwner());
    const processes = Array.from({ length: 4 }, () => service());
    for (const one of processes) for (const owner of owners) for (let i = 0; i < 5; i++) one.count(owner);
    await Promise.all(processes.map((one) => one.start().close()));
    const days = await db.usageDays.find({ accountId: { $in: owners.map(({ accountId }) => accountId) } }).lean();
    expect(days).toHaveLength(30);
    for (const day of days) expect(day).toMatchObject({ livemode: true, day: '2090-06-15', requests: 20 });
  });

  it('keeps the two worlds of an account apart', async () => {
    const [live, counting] = [newOwner(), service()];
    const test = { ...live, livemode: false };
    counting.count(live);
    counting.count(test);
    counting.count(test);
    await counting.start().close();
    expect((await counting.summary(live, null)).today.requests).toBe(1);
    expect((await counting.summary(test, null)).today.requests).toBe(2);
  });

  it('turns day and month at midnight in Korea', async () => {
    const clock = testClock('2026-11-30T14:59:59.000Z');
    const [owner, counting] = [newOwner(), service(clock)];
    counting.count(owner);
    await counting.start().close();
    expect((await counting.summary(owner, null)).thisMonth.requests).toBe(1);
    clock.advance(1_000);
    expect(await counting.summary(owner, null)).toEqual({
      today: { requests: 0, costUsd: 0 },
      thisMonth: { requests: 0, costUsd: 0 },
    });
    counting.count(owner);
    await counting.start().close();
    clock.advance(86_400_000);
    const later = await counting.summary(owner, 3);
    expect(later.today.requests).toBe(3);
    expect(later.thisMonth.requests).toBe(4);
  });
});
