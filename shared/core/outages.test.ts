import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { portOf, startTcpProxy, type TcpProxy, throughProxy } from '../../scripts/lib/tcp-proxy.ts';
import { newOwner, profileRecord } from '../../tests/support/records.ts';
import { freshDatabaseUrl } from '../../tests/support/services.ts';
import { testClock } from '../../tests/support/stores.ts';
import { connectDatabase, type Database } from '../db/connect.ts';
import { insertNew, rawCollection } from '../db/records.ts';
import { bulkWriteUntilDuplicate, insertWrite } from '../db/writes.ts';
import { isDatabaseAway } from './outages.ts';

const clock = testClock();
const record = () => profileRecord(clock, newOwner());
const increment = { updateOne: { filter: { _id: 'prf_none' }, update: { $inc: { birthDay: 1 } } } } as const;

describe('a lost connection to the database', () => {
  const url = freshDatabaseUrl();
  let proxy: TcpProxy;
  let db: Database;
  beforeAll(async () => {
    proxy = await startTcpProxy(portOf(url));
    db = await connectDatabase(throughProxy(url, proxy), { waitMs: 30_000 });
  });
  afterEach(() => {
    proxy.onRequest((bytes) => bytes);
    proxy.pointTo(portOf(url));
  });
  afterAll(async () => {
    await db.close();
    await proxy.close();
  });

  it.each([
    ['insert', () => db.profiles.create(record())],
    ["driver's insertMany", () => rawCollection(db.profiles).insertMany([record(), record()])],
    ["driver's bulkWrite", () => rawCollection(db.profiles).bulkWrite([increment, increment])],
    ["model's insertMany", () => db.profiles.insertMany([record(), record()], { lean: true })],
    ["model's bulkWrite", () => db.profiles.bulkWrite([increment, increment], { ordered: false })],
    ['unordered insert of new records', () => insertNew(db.profiles, [record(), record()])],
    [
      "client's bulkWrite",
      () => bulkWriteUntilDuplicate(db, [insertWrite(db.profiles, record()), insertWrite(db.profiles, record())]),
    ],
    [
      'insertMany of a transaction',
      () => db.transaction((session) => rawCollection(db.profiles).insertMany([record(), record()], { session })),
    ],
  ])('inside an %s is an outage', async (_, work) => {
    proxy.onRequest((bytes) => {
      if (bytes.includes('profiles')) throw new Error('cut');
      return bytes;
    });
    const failure: unknown = await work().then(
      () => null,
      (error: unknown) => error,
    );
    expect({ failure, isAway: isDatabaseAway(failure) }).toMatchObject({ isAway: true });
  });
});
