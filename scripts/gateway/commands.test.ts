import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type mongoose from 'mongoose';
import { failureOf, openTestDatabase, type TestDatabase } from '../../tests/harness/gateway.ts';
import type { commands } from './commands.ts';

type Db = mongoose.mongo.Db;
type Check = (db: Db, client: mongoose.mongo.MongoClient) => Promise<void>;

/** One check per command of the gateway. A command without one does not compile. */
const checks: Readonly<Record<keyof typeof commands, Check>> = {
  hello: async (db) => {
    const reply = await db.command({ hello: 1 });
    expect(reply).toMatchObject({ isWritablePrimary: true, maxWireVersion: 25, logicalSessionTimeoutMinutes: 30 });
  },
  isMaster: async (db) => {
    expect(await db.command({ isMaster: 1 })).toMatchObject({ ismaster: true, ok: 1 });
  },
  ismaster: async (db) => {
    expect(await db.command({ ismaster: 1 })).toMatchObject({ ismaster: true, ok: 1 });
  },
  ping: async (db) => {
    expect(await db.command({ ping: 1 })).toEqual({ ok: 1 });
  },
  buildInfo: async (db) => {
    expect(await db.command({ buildInfo: 1 })).toMatchObject({ versionArray: [8, 0, 0, 0] });
  },
  buildinfo: async (db) => {
    expect(await db.admin().buildInfo()).toMatchObject({ versionArray: [8, 0, 0, 0] });
  },
  connectionStatus: async (db) => {
    expect(await db.command({ connectionStatus: 1 })).toMatchObject({ authInfo: { authenticatedUsers: [] } });
  },
  getParameter: async (db) => {
    const reply = await db.admin().command({ getParameter: 1, featureCompatibilityVersion: 1 });
    expect(reply).toMatchObject({ featureCompatibilityVersion: { version: '8.0' } });
  },
  serverStatus: async (db) => {
    expect((await db.admin().serverStatus())['localTime']).toBeInstanceOf(Date);
  },
  endSessions: async (_, client) => {
    const session = client.startSession();
    session.startTransaction();
    await client
      .db()
      .collection('sessions')
      .insertOne({ _id: 1 as never }, { session });
    await client.db().command({ endSessions: [session.id] });
    const failure = await failureOf(session.commitTransaction());
    expect(failure.code).toBe(251);
    expect(await client.db().collection('sessions').countDocuments()).toBe(0);
  },
  configureFailPoint: async (_, client) => {
    // The run's gateway has no test commands; fail-points.test.ts has one with them.
    const failure = await failureOf(client.db('admin').command({ configureFailPoint: 'failCommand', mode: 'off' }));
    expect(failure).toMatchObject({ code: 59, codeName: 'CommandNotFound' });
  },
  insert: async (db) => {
    const many = Array.from({ length: 3 }, (_, n) => ({ n }));
    expect((await db.collection('inserted').insertMany(many)).insertedCount).toBe(3);
    expect((await db.command({ insert: 'inserted', documents: [{ n: 3 }] }))['n']).toBe(1);
  },
  update: async (db) => {
    const collection = db.collection('updated');
    await collection.insertMany([{ n: 1 }, { n: 2 }]);
    expect(await collection.updateMany({}, { $inc: { n: 1 } })).toMatchObject({ matchedCount: 2, modifiedCount: 2 });
    expect(await collection.updateOne({ n: 9 }, { $set: { a: 1 } }, { upsert: true })).toMatchObject({
      upsertedCount: 1,
    });
    expect(await collection.replaceOne({ n: 9 }, { b: 1 })).toMatchObject({ modifiedCount: 1 });
  },
  delete: async (db) => {
    await db.collection('deleted').insertMany([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(await db.collection('deleted').deleteOne({ n: 1 })).toMatchObject({ deletedCount: 1 });
    expect(await db.collection('deleted').deleteMany({})).toMatchObject({ deletedCount: 2 });
  },
  findAndModify: async (db) => {
    const collection = db.collection<{ _id: string; n: number }>('modified');
    const after = { upsert: true, returnDocument: 'after' } as const;
    expect(await collection.findOneAndUpdate({ _id: 'a' }, { $inc: { n: 1 } }, after)).toEqual({ _id: 'a', n: 1 });
    expect(await collection.findOneAndReplace({ _id: 'a' }, { n: 5 }, after)).toEqual({ _id: 'a', n: 5 });
    expect(await collection.findOneAndDelete({ _id: 'a' })).toEqual({ _id: 'a', n: 5 });
    expect(await collection.findOneAndDelete({ _id: 'a' })).toBeNull();
  },
  bulkWrite: async (db, client) => {
    const [first, second] = [`${db.databaseName}.bulk_a`, `${db.databaseName}.bulk_b`];
    await db
      .collection<{ _id: string; n: number }>('bulk_b')
      .insertMany([1, 2, 3, 3].map((n, index) => ({ _id: `b${index}`, n })));
    const { insertResults, updateResults, deleteResults, ...sums } = await client.bulkWrite<{
      readonly [namespace: string]: { _id: string; n: number };
    }>(
      [
        { name: 'insertOne', namespace: first, document: { _id: 'a', n: 1 } },
        { name: 'updateOne', namespace: first, filter: { _id: 'a', n: 1 }, update: { $set: { n: 2 } } },
        { name: 'updateMany', namespace: second, filter: { n: { $lt: 3 } }, update: { $inc: { n: 5 } } },
        { name: 'replaceOne', namespace: first, filter: { _id: 'b' }, replacement: { n: 9 }, upsert: true },
        { name: 'updateOne', namespace: first, filter: { _id: 'gone' }, update: { $set: { n: 2 } } },
        { name: 'deleteMany', namespace: second, filter: { n: 3 } },
        { name: 'deleteOne', namespace: second, filter: { n: { $gt: 3 } } },
      ],
      { verboseResults: true },
    );
    expect(sums).toMatchObject({
      insertedCount: 1,
      matchedCount: 3,
      modifiedCount: 3,
      upsertedCount: 1,
      deletedCount: 3,
    });
    expect(insertResults).toEqual(new Map([[0, { insertedId: 'a' }]]));
    expect([...(updateResults ?? [])].map(([index, result]) => [index, result.matchedCount])).toEqual([
      [1, 1],
      [2, 2],
      [3, 1],
      [4, 0],
    ]);
    expect([...(deleteResults ?? [])]).toEqual([
      [5, { deletedCount: 2 }],
      [6, { deletedCount: 1 }],
    ]);
    expect(await db.collection('bulk_a').find().sort({ n: 1 }).toArray()).toEqual([
      { _id: 'a', n: 2 },
      { _id: 'b', n: 9 },
    ]);
  },
  find: async (db) => {
    await db.collection('found').insertMany([{ n: 2 }, { n: 1 }, { n: 3 }]);
    const options = { sort: { n: 1 }, skip: 1, limit: 1, projection: { _id: 0 } } as const;
    expect(
      await db
        .collection('found')
        .find({ n: { $gt: 0 } }, options)
        .toArray(),
    ).toEqual([{ n: 2 }]);
  },
  aggregate: async (db) => {
    await db.collection('aggregated').insertMany([
      { k: 'a', n: 1 },
      { k: 'a', n: 2 },
      { k: 'b', n: 3 },
    ]);
    const pipeline = [{ $group: { _id: '$k', sum: { $sum: '$n' } } }, { $sort: { _id: 1 } }];
    expect(await db.collection('aggregated').aggregate(pipeline).toArray()).toEqual([
      { _id: 'a', sum: 3 },
      { _id: 'b', sum: 3 },
    ]);
  },
  listCollections: async (db) => {
    await db.collection('listed').insertOne({});
    expect(await db.listCollections({ name: 'listed' }).toArray()).toMatchObject([{ name: 'listed' }]);
  },
  listIndexes: async (db) => {
    await db.collection('indexed').createIndex({ a: 1 }, { unique: true });
    const indexes = await db.collection('indexed').listIndexes().toArray();
    expect(indexes).toMatchObject([{ name: '_id_' }, { name: 'a_1', key: { a: 1 }, unique: true }]);
  },
  getMore: async (db) => {
    await db.collection('paged').insertMany(Array.from({ length: 10 }, (_, n) => ({ n })));
    const cursor = db.collection('paged').find({}, { batchSize: 3 });
    expect(await cursor.toArray()).toHaveLength(10);
    const failure = await failureOf(db.command({ getMore: 12345n, collection: 'paged' }));
    expect(failure).toMatchObject({ code: 43, codeName: 'CursorNotFound' });
  },
  killCursors: async (db) => {
    await db.collection('killed').insertMany(Array.from({ length: 10 }, (_, n) => ({ n })));
    const { cursor } = await db.command({ find: 'killed', sort: { n: 1 }, batchSize: 2 }, { promoteLongs: false });
    const killed = await db.command({ killCursors: 'killed', cursors: [cursor.id] });
    expect(killed['cursorsKilled']).toHaveLength(1);
    expect((await failureOf(db.command({ getMore: cursor.id, collection: 'killed' }))).code).toBe(43);
  },
  count: async (db) => {
    await db.collection('counted').insertMany([{ n: 1 }, { n: 2 }]);
    expect((await db.command({ count: 'counted', query: { n: 1 } }))['n']).toBe(1);
    expect(await db.collection('counted').estimatedDocumentCount()).toBe(2);
  },
  distinct: async (db) => {
    await db.collection('distinct').insertMany([{ n: 1 }, { n: 2 }, { n: 1 }]);
    expect((await db.collection('distinct').distinct('n')).sort()).toEqual([1, 2]);
  },
  explain: async (db) => {
    await db.collection('explained').createIndex({ a: 1 });
    const plan = JSON.stringify(await db.collection('explained').find({ a: 1 }).explain());
    expect(plan).toContain('queryPlanner');
    const aggregation = await db
      .collection('explained')
      .aggregate([{ $match: { a: 1 } }])
      .explain();
    expect(aggregation).toHaveProperty('queryPlanner');
  },
  create: async (db) => {
    await db.createCollection('made', { validator: { $jsonSchema: { required: ['name'] } } });
    expect((await failureOf(db.collection('made').insertOne({}))).code).toBe(121);
    expect((await failureOf(db.createCollection('made'))).code).toBe(48);
  },
  createIndexes: async (db) => {
    const indexes = [
      { key: { a: 1 } },
      { key: { b: -1, c: 1 }, unique: true },
      { key: { at: 1 }, expireAfterSeconds: 60 },
    ] as const;
    const names = ['a_1', 'b_-1_c_1', 'at_1'];
    const specifications = indexes.map((index) => ({ ...index }));
    expect(await db.collection('fresh').createIndexes(specifications)).toEqual(names);
    expect(await db.collection('fresh').createIndexes(specifications)).toEqual(names);
    expect(await db.collection('fresh').indexes()).toHaveLength(4);
    const other = db.collection('fresh').createIndex({ a: 1 }, { unique: true });
    expect([85, 86]).toContain((await failureOf(other)).code);
  },
  dropIndexes: async (db) => {
    await db.collection('unindexed').createIndex({ a: 1 });
    await db.collection('unindexed').dropIndex('a_1');
    expect(await db.collection('unindexed').indexes()).toHaveLength(1);
    expect((await failureOf(db.collection('unindexed').dropIndex('a_1'))).code).toBe(27);
  },
  drop: async (db) => {
    await db.collection('dropped').insertOne({});
    await db.collection('dropped').drop();
    expect(await db.listCollections({ name: 'dropped' }).toArray()).toEqual([]);
    expect(await db.collection('never_there').drop()).toBe(true);
  },
  dropDatabase: async (db, client) => {
    const other = client.db(`${db.databaseName}_x`);
    await other.collection('c').insertOne({});
    await other.dropDatabase();
    expect(await other.listCollections().toArray()).toEqual([]);
  },
  renameCollection: async (db) => {
    await db.collection('before').insertOne({ n: 1 });
    await db.collection('before').rename('after');
    expect(await db.collection('after').countDocuments()).toBe(1);
  },
  collMod: async (db) => {
    await db.collection('changed').createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    const index = { keyPattern: { at: 1 }, expireAfterSeconds: 90 };
    expect(await db.command({ collMod: 'changed', index })).toMatchObject({ expireAfterSeconds_new: 90 });
  },
  listDatabases: async (db) => {
    await db.collection('here').insertOne({});
    const { databases } = await db.admin().listDatabases();
    expect(databases.map(({ name }) => name)).toContain(db.databaseName);
  },
  currentOp: async (db) => {
    expect(await db.admin().command({ currentOp: 1 })).toHaveProperty('inprog');
  },
  validate: async (db) => {
    await db.collection('validated').insertOne({});
    expect(await db.command({ validate: 'validated' })).toMatchObject({ valid: true });
  },
  collStats: async (db) => {
    await db.collection('measured').insertOne({});
    expect(await db.command({ collStats: 'measured' })).toMatchObject({ ns: `${db.databaseName}.measured` });
  },
  dbStats: async (db) => {
    expect(await db.stats()).toMatchObject({ db: db.databaseName });
  },
  commitTransaction: async (db, client) => {
    await client.withSession((session) =>
      session.withTransaction(() => db.collection('committed').insertOne({}, { session })),
    );
    expect(await db.collection('committed').countDocuments()).toBe(1);
  },
  abortTransaction: async (db, client) => {
    await client.withSession(async (session) => {
      session.startTransaction();
      await db.collection('aborted').insertOne({}, { session });
      await session.abortTransaction();
    });
    expect(await db.collection('aborted').countDocuments()).toBe(0);
  },
};

describe('The gateway serves', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it.each(Object.entries(checks))('%s', async (_, check) => {
    await check(database.db, database.client);
  });
});
