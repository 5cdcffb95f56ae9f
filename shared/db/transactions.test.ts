import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newOwner, profileRecord } from '../../tests/harness/records.ts';
import { deferred, openDatabase, testClock } from '../../tests/harness/stores.ts';
import type { Database } from './connect.ts';
import { createSessionSlots } from './transactions.ts';

describe('transactions', () => {
  const clock = testClock();
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());

  it('of three hundred callers that wait for each other’s documents all end, because commits get a connection', async () => {
    const ids = await Promise.all(
      Array.from({ length: 30 }, async () => (await db.profiles.create(profileRecord(clock, newOwner())))._id),
    );
    // The server ends the transaction of a starving caller after a minute, and this rejects.
    await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        db.transaction(async (session) => {
          const shared = { _id: ids[index % ids.length] ?? '' };
          await db.profiles.updateOne(shared, { $inc: { birthDay: 1 } }, { session });
          await db.profiles.create([profileRecord(clock, newOwner(), { externalId: randomUUID() })], { session });
        }),
      ),
    );
    const changed = await db.profiles.find({ _id: { $in: ids } }).lean();
    expect(new Set(changed.map(({ birthDay }) => birthDay))).toEqual(new Set([25]));
  });

  it('release their slot when they fail, also while they wait for one', async () => {
    const failing = Array.from({ length: 100 }, () => db.transaction(() => Promise.reject(new Error('no'))));
    const outcomes = await Promise.allSettled(failing);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await db.transaction(async () => 'done')).toBe('done');
  });
});

describe('session slots', () => {
  it('are acquired in the order of arrival, never by more callers than slots', async () => {
    const slots = createSessionSlots(2, () => false);
    let [inside, most] = [0, 0];
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        slots.run(async () => {
          order.push(index);
          inside += 1;
          most = Math.max(most, inside);
          await new Promise(setImmediate);
          inside -= 1;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  it('fail the waiting ones with an outage, and serve later ones', async () => {
    const slots = createSessionSlots(1, (error) => error instanceof Error && error.message === 'away');
    const first = deferred();
    const running = slots.run(async () => {
      await first.promise;
      throw new Error('away');
    });
    const waiting = [1, 2, 3].map(() => slots.run(async () => 'run'));
    first.resolve();
    const outcomes = await Promise.allSettled([running, ...waiting]);
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect(await slots.run(async () => 'run')).toBe('run');
  });
});
