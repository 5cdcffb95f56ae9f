import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Model } from 'mongoose';
import { openDatabase, testClock } from '../../tests/support/stores.ts';
import { DAY_MS } from '../clock.ts';
import { newId } from '../ids.ts';
import type { Database } from '../models/index.ts';
import { type Expiring, removeExpired } from './retention.ts';

describe('removeExpired', () => {
  // In 2090, so that the engine's own expiry leaves the records alone: what goes is gone by our doing.
  const clock = testClock();
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());

  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const keep = async () => undefined;
  const insert = (collection: Expiring, records: readonly Record<string, unknown>[]) =>
    db[collection].collection.insertMany(records.map((record) => ({ ...record })) as never);
  const count = (collection: Expiring) => (db[collection] as unknown as Model<unknown>).countDocuments();

  it.each([
    ['deliveries', 30],
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
    await removeExpired({ db, clock }, keep);
    expect(await count(collection)).toBe(1);
  });

  it.each(['contents', 'failedFortunes', 'generations', 'batches', 'batchItems', 'idempotencyKeys'] as const)(
    'removes %s when their time is over, more than a page of them too',
    async (collection) => {
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
    },
  );

  it('stops between two pages when the work is to end', async () => {
    const stop = async () => {
      throw new Error('enough');
    };
    await insert('contents', [{ _id: 'left', expiresAt: daysAgo(1) }]);
    await expect(removeExpired({ db, clock }, stop)).rejects.toThrow('enough');
    expect(await db.contents.countDocuments({ expiresAt: daysAgo(1) })).toBe(1);
  });
});
