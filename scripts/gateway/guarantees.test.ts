import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { failureOf, openTestDatabase, type TestDatabase } from '../../tests/harness/gateway.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('A duplicate key', () => {
  it('is code 11000 with pattern and value from insertOne', async () => {
    const collection = database.db.collection('insert_one');
    await collection.createIndex({ owner: 1, 'key.name': 1 }, { unique: true });
    await collection.insertOne({ owner: 'a', key: { name: 'x' } });
    const failure = await failureOf(collection.insertOne({ owner: 'a', key: { name: 'x' } }));
    expect(failure).toMatchObject({
      code: 11000,
      keyPattern: { owner: 1, 'key.name': 1 },
      keyValue: { owner: 'a', 'key.name': 'x' },
    });
    expect(failure.message).toMatch(/^E11000 duplicate key error collection: .*insert_one index: owner_1_key\.name_1/);
  });

  it('names _id when that is the duplicate', async () => {
    const collection = database.db.collection<{ _id: number }>('ids');
    await collection.insertOne({ _id: 1 });
    const failure = await failureOf(collection.insertOne({ _id: 1 }));
    expect(failure).toMatchObject({ code: 11000, keyPattern: { _id: 1 }, keyValue: { _id: 1 } });
  });

  it('is reported for an upsert, an update and a findOneAndUpdate', async () => {
    const collection = database.db.collection<{ _id: string; k?: number }>('upsert');
    await collection.createIndex({ k: 1 }, { unique: true });
    await collection.insertMany([
      { _id: 'a', k: 1 },
      { _id: 'b', k: 2 },
    ]);
    const expected = { code: 11000, keyPattern: { k: 1 }, keyValue: { k: 1 } };
    const upsert = collection.updateOne({ _id: 'c' }, { $set: { k: 1 } }, { upsert: true });
    expect(await failureOf(upsert)).toMatchObject(expected);
    expect(await failureOf(collection.updateOne({ _id: 'b' }, { $set: { k: 1 } }))).toMatchObject(expected);
    const modify = collection.findOneAndUpdate({ _id: 'b' }, { $inc: { k: -1 } });
    expect(await failureOf(modify)).toMatchObject(expected);
  });

  it('does not stop insertMany({ordered: false}) from storing the others', async () => {
    const collection = database.db.collection<{ _id: number }>('unordered');
    await collection.insertOne({ _id: 2 });
    const failure = await failureOf(collection.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }], { ordered: false }));
    expect(failure).toBeInstanceOf(mongoose.mongo.MongoBulkWriteError);
    expect(failure.code).toBe(11000);
    expect(await collection.countDocuments()).toBe(3);
  });

  it('reaches a Mongoose model with its pattern and value', async () => {
    const connection = mongoose.createConnection(
      database.client.options.hosts.map((host) => `mongodb://${host}`)[0] ?? '',
    );
    await connection.asPromise();
    const Model = connection
      .useDb(database.db.databaseName)
      .model('Thing', new mongoose.Schema({ slug: { type: String, unique: true } }));
    await Model.init();
    await Model.create({ slug: 's' });
    const failure = await failureOf(Model.create({ slug: 's' }));
    await connection.close();
    expect(failure).toMatchObject({ code: 11000, keyPattern: { slug: 1 }, keyValue: { slug: 's' } });
  });
});

describe('Fifty at once', () => {
  it('inserting one key: exactly one wins and the others get 11000', async () => {
    const collection = database.db.collection('race_insert');
    await collection.createIndex({ k: 1 }, { unique: true });
    const all = await Promise.allSettled(fifty(() => collection.insertOne({ k: 'same' })));
    const codes = all.map((each) => (each.status === 'fulfilled' ? 'won' : each.reason.code));
    expect(codes.filter((code) => code === 'won')).toHaveLength(1);
    expect(codes.filter((code) => code === 11000)).toHaveLength(49);
  });

  it('upserting one key: all succeed on one document and no increment is lost', async () => {
    const collection = database.db.collection('race_upsert');
    await collection.createIndex({ k: 1 }, { unique: true });
    await Promise.all(fifty(() => collection.updateOne({ k: 'same' }, { $inc: { n: 1 } }, { upsert: true })));
    expect(await collection.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ k: 'same', n: 50 }]);
  });

  it('claiming one document by findOneAndUpdate: exactly one gets it', async () => {
    const collection = database.db.collection<{ _id: number; taken?: number }>('race_claim');
    await collection.insertOne({ _id: 1 });
    const unclaimed = { _id: 1, taken: { $exists: false } };
    const claims = await Promise.all(fifty((n) => collection.findOneAndUpdate(unclaimed, { $set: { taken: n } })));
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });

  it('deleting one document by its _id while others change it: it is gone, and the result reports it', async () => {
    const collection = database.db.collection<{ _id: string; n: number }>('deleted');
    for (let round = 0; round < 150; round += 1) {
      const _id = `document ${round}`;
      await collection.insertOne({ _id, n: 0 });
      const changes = Array.from({ length: 4 }, () =>
        collection.findOneAndUpdate({ n: { $gte: 0 } }, { $inc: { n: 1 } }),
      );
      const [{ deletedCount }] = await Promise.all([collection.deleteOne({ _id }), ...changes]);
      expect({ round, deletedCount, left: await collection.countDocuments() }).toEqual({
        round,
        deletedCount: 1,
        left: 0,
      });
    }
  });

  it('incrementing one counter: none is lost', async () => {
    const collection = database.db.collection<{ _id: number; n: number }>('race_count');
    await collection.insertOne({ _id: 1, n: 0 });
    await Promise.all(fifty(() => collection.updateOne({ _id: 1 }, { $inc: { n: 1 } })));
    expect((await collection.findOne({ _id: 1 }))?.n).toBe(50);
  });

  it('inserting into a collection that does not exist yet: all are stored', async () => {
    await Promise.all(fifty((n) => database.db.collection('race_new').insertOne({ n })));
    expect(await database.db.collection('race_new').countDocuments()).toBe(50);
  });
});

describe('The indexes that the models need', () => {
  it('remove expired documents within seconds (TTL)', async () => {
    const collection = database.db.collection('ttl');
    await collection.createIndex({ at: 1 }, { expireAfterSeconds: 1 });
    await collection.insertMany([{ at: new Date(Date.now() - 60_000) }, { at: new Date(Date.now() + 60_000) }]);
    await until(async () => (await collection.countDocuments()) === 1);
  });

  it('are unique only where their filter holds (partial)', async () => {
    const collection = database.db.collection('partial');
    await collection.createIndex({ k: 1 }, { unique: true, partialFilterExpression: { open: true } });
    await collection.insertMany([
      { k: 1, open: true },
      { k: 1, open: false },
      { k: 1, open: false },
    ]);
    expect((await failureOf(collection.insertOne({ k: 1, open: true }))).code).toBe(11000);
    await collection.updateOne({ k: 1, open: true }, { $set: { open: false } });
    await collection.insertOne({ k: 1, open: true });
  });
});

describe('The pipelines that the reports need', () => {
  it('group by a date in a time zone, join, and run side by side', async () => {
    const orders = database.db.collection('orders');
    const people = database.db.collection<{ _id: string; name: string }>('people');
    await people.insertOne({ _id: 'p', name: '길동' });
    const lateEvening = new Date('2026-01-01T15:00:00Z'); // Already the 2nd in Seoul.
    await orders.insertMany([
      { person: 'p', at: lateEvening, n: 1 },
      { person: 'p', at: new Date('2026-01-01T14:59:59Z'), n: 2 },
    ]);
    const day = { $dateToString: { date: '$at', format: '%Y-%m-%d', timezone: 'Asia/Seoul' } };
    const byDay = [{ $group: { _id: day, n: { $sum: '$n' } } }, { $sort: { _id: 1 } }];
    const joined = [
      { $lookup: { from: 'people', localField: 'person', foreignField: '_id', as: 'who' } },
      { $group: { _id: { $first: '$who.name' }, n: { $sum: 1 } } },
    ];
    const [result] = await orders.aggregate([{ $facet: { byDay, joined } }]).toArray();
    expect(result).toEqual({
      byDay: [
        { _id: '2026-01-01', n: 2 },
        { _id: '2026-01-02', n: 1 },
      ],
      joined: [{ _id: '길동', n: 2 }],
    });
  });
});

describe('A cursor', () => {
  it('returns 10,000 documents in pages, plain and sorted', async () => {
    const collection = database.db.collection('large');
    await collection.insertMany(Array.from({ length: 10_000 }, (_, n) => ({ n, text: '가'.repeat(50) })));
    expect(await collection.find({}, { batchSize: 700 }).toArray()).toHaveLength(10_000);
    const sorted = await collection.find({}, { sort: { n: -1 }, batchSize: 900 }).toArray();
    expect(sorted.map(({ n }) => n)).toEqual(Array.from({ length: 10_000 }, (_, index) => 9_999 - index));
  });

  it('carries documents of megabytes', async () => {
    const collection = database.db.collection<{ _id: number; text: string }>('huge');
    await collection.insertOne({ _id: 1, text: 'x'.repeat(8 * 1024 * 1024) });
    expect((await collection.findOne({ _id: 1 }))?.text).toHaveLength(8 * 1024 * 1024);
  });
});

describe('A command', () => {
  it('that takes longer than maxTimeMS ends with code 50, and its connection remains usable', async () => {
    const numbers = database.db.collection('numbers');
    await numbers.insertMany(Array.from({ length: 2_000 }, (_, n) => ({ n })));
    const join = { from: 'numbers', pipeline: [{ $match: { n: { $gte: 0 } } }, { $sort: { n: -1 } }], as: 'all' };
    const slow = numbers.aggregate([{ $lookup: join }, { $unwind: '$all' }, { $count: 'n' }], { maxTimeMS: 60 });
    expect(await failureOf(slow.toArray())).toMatchObject({ code: 50, codeName: 'MaxTimeMSExpired' });
    expect(await numbers.countDocuments({}, { maxTimeMS: 20_000 })).toBe(2_000);
  });

  it('without an acknowledgement gets no reply and takes effect', async () => {
    const collection = database.db.collection('unacknowledged');
    await collection.insertOne({ n: 1 }, { writeConcern: { w: 0 } });
    await until(async () => (await collection.countDocuments()) === 1);
  });
});

function fifty<T>(work: (n: number) => Promise<T>): Promise<T>[] {
  return Array.from({ length: 50 }, (_, n) => work(n));
}

/** Polls without a pause: each poll is a round trip. The test's time limit ends it. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds()));
}
