import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { newOwner, profileRecord } from '../../tests/harness/records.ts';
import { freshDatabaseUrl } from '../../tests/harness/services.ts';
import { testClock } from '../../tests/harness/stores.ts';
import { portOf, startTcpProxy, type TcpProxy, throughProxy } from '../../tests/harness/tcp-proxy.ts';
import { connectDatabase, type Database } from '../db/connect.ts';
import { insertNew, rawCollection } from '../db/records.ts';
import { bulkWriteUntilDuplicate, insertWrite } from '../db/writes.ts';
import { isDatabaseAway } from './outages.ts';

const clock = testClock();
const record = () => profileRecord(clock, newOwner());
const increment = { updateOne: { filter: { _id: 'prf_none' }, update: { $inc: { birthDay: 1 } } } } as const;

describe('a database whose disk is full', () => {
  const message = 'could not extend file: No space left on device';

  it('is away: callers get 503 and jobs wait', () => {
    expect(isDatabaseAway(new mongo.MongoServerError({ message, code: 14_031 }))).toBe(true);
    const result = undefined as never;
    expect(isDatabaseAway(new mongo.MongoBulkWriteError({ message, code: 14_031, writeErrors: [] }, result))).toBe(
      true,
    );
    expect(isDatabaseAway(new mongo.MongoServerError({ message: 'no such operator', code: 2 }))).toBe(false);
  });
});

describe('a transaction that conflicts for as long as the driver repeats it', () => {
  it('is an outage: callers get 503 and jobs wait', () => {
    const conflict = new mongo.MongoServerError({ message: 'could not serialize access', code: 112 });
    expect(isDatabaseAway(conflict)).toBe(true);
  });
});

describe('an error of the database', () => {
  const withLabels = (code: number, errorLabels: string[]) =>
    new mongo.MongoServerError({ message: 'failed', code, errorLabels });

  it.each([
    ['a transaction that met conflicts until its time was up', withLabels(112, ['TransientTransactionError']), true],
    ['a commit of unknown result', withLabels(50, ['UnknownTransactionCommitResult']), true],
    ['a write that the driver retried in vain', withLabels(317, ['RetryableWriteError']), true],
    ['a primary that stepped down', withLabels(189, []), true],
    ['a duplicate key', withLabels(11_000, []), false],
    ['a command that the database refuses', withLabels(2, []), false],
  ] as const)('tells whether %s is an outage', (_, error, isAway) => {
    expect(isDatabaseAway(error)).toBe(isAway);
  });
});

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
      () => db.transaction(null, (session) => rawCollection(db.profiles).insertMany([record(), record()], { session })),
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
