import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newOwner, profileRecord } from '../../tests/harness/records.ts';
import { deferred, openDatabase, testClock } from '../../tests/harness/stores.ts';
import type { Database } from './connect.ts';
import { createTransactionSlots } from './transactions.ts';

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
        db.transaction(null, async (session) => {
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
    const failing = Array.from({ length: 100 }, () => db.transaction(null, () => Promise.reject(new Error('no'))));
    const outcomes = await Promise.allSettled(failing);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await db.transaction(null, async () => 'done')).toBe('done');
  });
});

describe('transaction slots', () => {
  it('are acquired in the order of arrival, never by more callers than slots', async () => {
    const inSlot = createTransactionSlots(2, 2, () => false);
    let [inside, most] = [0, 0];
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        inSlot('acc_1', async () => {
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

  it('are left to other accounts by one whose transactions do not end', async () => {
    const inSlot = createTransactionSlots(4, 2, () => false);
    const end = deferred();
    let inside = 0;
    const hanging = Array.from({ length: 50 }, () =>
      inSlot('acc_1', async () => {
        inside += 1;
        await end.promise;
      }),
    );
    expect(await Promise.all([1, 2, 3].map(() => inSlot('acc_2', async () => 'done')))).toEqual(Array(3).fill('done'));
    expect(inside).toBe(2);
    end.resolve();
    await Promise.all(hanging);
    expect(inside).toBe(50);
  });

  it('go in turn to accounts that wait: one with many transactions is before another only with its share', async () => {
    const inSlot = createTransactionSlots(2, 2, () => false);
    const order: string[] = [];
    const add = (accountId: string) =>
      inSlot(accountId, async () => {
        order.push(accountId);
        await new Promise(setImmediate);
      });
    await Promise.all([...Array.from({ length: 20 }, () => add('acc_1')), add('acc_2')]);
    expect(order.indexOf('acc_2')).toBeLessThanOrEqual(4);
  });

  it('fail the waiting ones with an outage, also those behind their account’s share, and serve later ones', async () => {
    const inSlot = createTransactionSlots(1, 1, (error) => error instanceof Error && error.message === 'away');
    const first = deferred();
    const running = inSlot('acc_1', async () => {
      await first.promise;
      throw new Error('away');
    });
    const waiting = ['acc_1', 'acc_1', 'acc_2'].map((accountId) => inSlot(accountId, async () => 'run'));
    first.resolve();
    const outcomes = await Promise.allSettled([running, ...waiting]);
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect(await inSlot('acc_1', async () => 'run')).toBe('run');
  });
});
