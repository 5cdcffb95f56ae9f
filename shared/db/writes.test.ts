import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callRecord, newOwner, profileRecord } from '../../tests/harness/records.ts';
import { openDatabase, testClock } from '../../tests/harness/stores.ts';
import { newId } from '../core/ids.ts';
import type { Database } from './connect.ts';
import { isDuplicateKey } from './records.ts';
import { bulkWrite, bulkWriteUntilDuplicate, insertWrite, matchWrite, updateWrite, upsertWrite } from './writes.ts';

const clock = testClock();
const owner = newOwner();
let database: Database;

beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const newCall = () => callRecord(clock, owner, []);
const newProfile = () => profileRecord(clock, owner, { _id: newId('prf') });

describe('combined writes', () => {
  it('run in their order, in several collections, and return the result of each', async () => {
    const [call, profile] = [newCall(), newProfile()];
    const counts = await bulkWrite(database, [
      insertWrite(database.calls, call),
      upsertWrite(database.profiles, profile),
      updateWrite(database.calls, { _id: call._id, priceUsd: call.priceUsd }, { $set: { priceUsd: 7 } }),
      updateWrite(database.calls, { _id: 'call_unknown' }, { $set: { priceUsd: 8 } }),
      upsertWrite(database.profiles, { ...profile, chart: 'another' }),
    ]);
    expect(counts).toEqual([1, 1, 1, 0, 1]);
    expect(await database.calls.findById(call._id).lean()).toEqual({ ...call, priceUsd: 7 });
    expect(await database.profiles.findById(profile._id).lean()).toEqual({ ...profile, chart: 'another' });
  });

  it('stop at the first failure, with its error', async () => {
    const [call, profile] = [newCall(), newProfile()];
    const writes = [
      insertWrite(database.calls, call),
      insertWrite(database.calls, call),
      insertWrite(database.profiles, profile),
    ];
    const failure = await bulkWrite(database, writes).catch((error: unknown) => error);
    expect(isDuplicateKey(failure)).toBe(true);
    expect(await database.calls.countDocuments({ _id: call._id })).toBe(1);
    expect(await database.profiles.countDocuments({ _id: profile._id })).toBe(0);
  });

  it('run up to the first duplicate key, and return their number', async () => {
    const [call, other, profile] = [newCall(), newCall(), newProfile()];
    await database.calls.create(other);
    const inserts = [
      insertWrite(database.calls, call),
      insertWrite(database.calls, other),
      insertWrite(database.profiles, profile),
    ];
    expect(await bulkWriteUntilDuplicate(database, inserts)).toEqual({ done: 1, matched: false });
    expect(await database.calls.countDocuments({ _id: call._id })).toBe(1);
    expect(await database.profiles.countDocuments({ _id: profile._id })).toBe(0);
    expect(await bulkWriteUntilDuplicate(database, inserts.slice(1, 2))).toEqual({ done: 0, matched: false });
    expect(await bulkWriteUntilDuplicate(database, inserts.slice(2))).toEqual({ done: 1, matched: false });
  });

  it('show whether a document matches after the writes before, and do not change it', async () => {
    const [call, profile] = [newCall(), newProfile()];
    await database.profiles.create(profile);
    const insertAndMatch = (chart: string) =>
      bulkWriteUntilDuplicate(database, [
        insertWrite(database.calls, { ...call, _id: newId('call') }),
        matchWrite(database.profiles, { _id: profile._id, chart }),
      ]);
    expect(await insertAndMatch(profile.chart)).toEqual({ done: 2, matched: true });
    expect(await insertAndMatch('another')).toEqual({ done: 2, matched: false });
    expect(await database.profiles.findById(profile._id).lean()).toEqual(profile);
  });

  it('commit or roll back with their transaction', async () => {
    const [call, profile] = [newCall(), newProfile()];
    const work = database.transaction(null, async (session) => {
      await bulkWrite(database, [insertWrite(database.calls, call), upsertWrite(database.profiles, profile)], session);
      throw new Error('undone');
    });
    await expect(work).rejects.toThrow('undone');
    expect(await database.calls.countDocuments({ _id: call._id })).toBe(0);
    expect(await database.profiles.countDocuments({ _id: profile._id })).toBe(0);
  });

  it('repeat their transaction when a drawn id is in use', async () => {
    const taken = newCall();
    await database.calls.create(taken);
    const drawn = [taken._id, newId('call')];
    let clashes = 0;
    const onIdCollision = () => {
      clashes += 1;
    };
    const tries = await database.transaction(null, async (session) => {
      const call = { ...newCall(), _id: drawn.shift() ?? '' };
      await bulkWrite(database, [insertWrite(database.calls, call, { onIdCollision })], session);
      return 2 - drawn.length;
    });
    expect({ tries, clashes }).toEqual({ tries: 2, clashes: 1 });
  });

  it('lose no update in racing transactions', async () => {
    const call = newCall();
    await database.calls.create({ ...call, priceUsd: 0 });
    const add = () =>
      database.transaction(null, (session) =>
        bulkWrite(
          database,
          [
            updateWrite(database.calls, { _id: call._id }, { $inc: { priceUsd: 1 } }),
            insertWrite(database.calls, newCall()),
          ],
          session,
        ),
      );
    await Promise.all(Array.from({ length: 10 }, add));
    expect((await database.calls.findById(call._id).lean())?.priceUsd).toBe(10);
  });
});
