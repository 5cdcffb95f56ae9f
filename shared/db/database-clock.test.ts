import { describe, expect, it } from '@jest/globals';
import { openDatabase, silentLogger } from '../../tests/harness/stores.ts';
import { readDatabaseTime, watchDatabaseClock } from './database-clock.ts';

describe("the database's clock", () => {
  it('shows the time that the database reported, and goes on when it answers no more', async () => {
    const db = await openDatabase();
    const askedAt = performance.now();
    const reported = (await readDatabaseTime(db.connection)).getTime();
    const clock = await watchDatabaseClock({ db, logger: silentLogger });
    const isExact = () => {
      const passedMs = performance.now() - askedAt;
      return Math.abs(clock.now().getTime() - reported - passedMs) <= passedMs + 1;
    };
    expect(isExact()).toBe(true);
    await db.close();
    await expect(watchDatabaseClock({ db, logger: silentLogger })).rejects.toThrow();
    const before = clock.now();
    expect(isExact()).toBe(true);
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(before.getTime());
    await clock.close();
  });
});
