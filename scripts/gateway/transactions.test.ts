import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { failureOf, openTestDatabase, type TestDatabase } from '../../tests/harness/gateway.ts';

type Account = { _id: string; balance: number };

let database: TestDatabase;
let accounts: mongoose.mongo.Collection<Account>;
beforeAll(async () => {
  database = await openTestDatabase();
  accounts = database.db.collection<Account>('accounts');
});
afterAll(() => database.close());

describe('A transaction', () => {
  it('shows its writes to itself at once and to others after its commit', async () => {
    await database.client.withSession(async (session) => {
      session.startTransaction();
      await accounts.insertOne({ _id: 'seen', balance: 1 }, { session });
      expect(await accounts.findOne({ _id: 'seen' }, { session })).toEqual({ _id: 'seen', balance: 1 });
      expect(await accounts.findOne({ _id: 'seen' })).toBeNull();
      await session.commitTransaction();
    });
    expect(await accounts.findOne({ _id: 'seen' })).toEqual({ _id: 'seen', balance: 1 });
  });

  it('reads the state of its start until its end', async () => {
    await accounts.insertOne({ _id: 'snapshot', balance: 1 });
    await database.client.withSession(async (session) => {
      session.startTransaction();
      await accounts.findOne({ _id: 'snapshot' }, { session });
      await accounts.updateOne({ _id: 'snapshot' }, { $set: { balance: 2 } });
      expect((await accounts.findOne({ _id: 'snapshot' }, { session }))?.balance).toBe(1);
      await session.commitTransaction();
    });
  });

  it('leaves nothing behind when its callback throws', async () => {
    const thrown = new Error('changed my mind');
    const work = database.client.withSession((session) =>
      session.withTransaction(async () => {
        await accounts.insertOne({ _id: 'gone', balance: 1 }, { session });
        throw thrown;
      }),
    );
    await expect(work).rejects.toBe(thrown);
    expect(await accounts.findOne({ _id: 'gone' })).toBeNull();
  });

  it('that meets a newer write ends with 112 and the label to repeat it', async () => {
    await accounts.insertOne({ _id: 'conflict', balance: 0 });
    await database.client.withSession(async (session) => {
      session.startTransaction();
      await accounts.findOne({ _id: 'conflict' }, { session });
      await accounts.updateOne({ _id: 'conflict' }, { $inc: { balance: 1 } });
      const failure = await failureOf(accounts.updateOne({ _id: 'conflict' }, { $inc: { balance: 1 } }, { session }));
      expect(failure.code).toBe(112);
      expect(failure.hasErrorLabel('TransientTransactionError')).toBe(true);
      const afterwards = await failureOf(accounts.findOne({ _id: 'conflict' }, { session }));
      expect(afterwards.code).toBe(251);
    });
    expect((await accounts.findOne({ _id: 'conflict' }))?.balance).toBe(1);
  });

  it('repeated by withTransaction loses no update of ten concurrent ones', async () => {
    await accounts.insertOne({ _id: 'ten', balance: 0 });
    const increment = () =>
      database.client.withSession((session) =>
        session.withTransaction(async () => {
          const balance = (await accounts.findOne({ _id: 'ten' }, { session }))?.balance ?? 0;
          await accounts.updateOne({ _id: 'ten' }, { $set: { balance: balance + 1 } }, { session });
        }),
      );
    await Promise.all(Array.from({ length: 10 }, increment));
    expect((await accounts.findOne({ _id: 'ten' }))?.balance).toBe(10);
  });

  it('runs the operations of a bulk write in order, and none after a failed one', async () => {
    const namespace = `${database.db.databaseName}.accounts`;
    const change = (balance: number) =>
      ({ name: 'updateOne', namespace, filter: { _id: 'bulk' }, update: { $inc: { balance } } }) as const;
    const write = (...operations: readonly mongoose.mongo.ClientBulkWriteModel<{ [namespace: string]: Account }>[]) =>
      database.client.withSession((session) =>
        session.withTransaction(async () => {
          await accounts.updateOne({ _id: 'before' }, { $set: { balance: 1 } }, { upsert: true, session });
          return database.client.bulkWrite<{ [namespace: string]: Account }>(operations, {
            session,
            verboseResults: true,
          });
        }),
      );
    const insert = { name: 'insertOne', namespace, document: { _id: 'bulk', balance: 1 } } as const;
    const { updateResults } = await write(insert, change(5), { ...change(1), filter: { _id: 'bulk', balance: 7 } });
    expect([...(updateResults ?? [])].map(([index, { matchedCount }]) => [index, matchedCount])).toEqual([
      [1, 1],
      [2, 0],
    ]);
    await accounts.deleteOne({ _id: 'before' });
    const failure = await failureOf(write(change(10), insert, change(100)));
    expect(failure).toBeInstanceOf(mongoose.mongo.MongoClientBulkWriteError);
    if (!(failure instanceof mongoose.mongo.MongoClientBulkWriteError)) return;
    expect([...failure.writeErrors].map(([index, { code }]) => [index, code])).toEqual([[1, 11_000]]);
    expect(await accounts.findOne({ _id: 'bulk' })).toEqual({ _id: 'bulk', balance: 6 });
    expect(await accounts.findOne({ _id: 'before' })).toBeNull();
  });

  it('is not needed by an ordered bulk write, whose operations before a failed one take effect', async () => {
    const namespace = `${database.db.databaseName}.accounts`;
    const insert = (_id: string) => ({ name: 'insertOne', namespace, document: { _id, balance: 1 } }) as const;
    const write = (...ids: string[]) => database.client.bulkWrite<{ [namespace: string]: Account }>(ids.map(insert));
    expect(await write('plain.1', 'plain.2')).toMatchObject({ insertedCount: 2 });
    const failure = await failureOf(write('plain.3', 'plain.1', 'plain.4'));
    expect(failure).toBeInstanceOf(mongoose.mongo.MongoClientBulkWriteError);
    if (!(failure instanceof mongoose.mongo.MongoClientBulkWriteError)) return;
    expect([...failure.writeErrors].map(([index, { code }]) => [index, code])).toEqual([[1, 11_000]]);
    const ids = await accounts.distinct('_id', { _id: /^plain/ });
    expect(ids.sort()).toEqual(['plain.1', 'plain.2', 'plain.3']);
  });

  it('is not needed by bulk writes that race for the same keys in opposite orders: each key is written once', async () => {
    const namespace = `${database.db.databaseName}.accounts`;
    const keys = Array.from({ length: 20 }, (_, index) => [`race.${index}.a`, `race.${index}.b`]);
    const insert = (_id: string) => ({ name: 'insertOne', namespace, document: { _id, balance: 1 } }) as const;
    const write = (ids: string[]) =>
      database.client.bulkWrite<{ [namespace: string]: Account }>(ids.map(insert)).catch((error: unknown) => error);
    const results = await Promise.all(keys.flatMap((pair) => [write(pair), write(pair.toReversed())]));
    for (const error of results.filter((result) => result instanceof Error)) {
      expect(error).toBeInstanceOf(mongoose.mongo.MongoClientBulkWriteError);
      if (!(error instanceof mongoose.mongo.MongoClientBulkWriteError)) continue;
      expect([...error.writeErrors.values()].map(({ code }) => code)).toEqual([11_000]);
    }
    expect(await accounts.countDocuments({ _id: /^race/ })).toBe(40);
  });

  it('is not needed by a write that may be acknowledged before it is on disk, which takes effect at once', async () => {
    const update = { $inc: { balance: 1 } };
    await accounts.insertOne({ _id: 'early', balance: 1 });
    await accounts.updateOne({ _id: 'early' }, update, { writeConcern: { w: 1, j: false } });
    expect(await accounts.findOne({ _id: 'early' })).toEqual({ _id: 'early', balance: 2 });
  });

  it('counts the operations of a bulk write without single results, and names the failed ones', async () => {
    const namespace = `${database.db.databaseName}.accounts`;
    const change = (_id: string, more = {}) =>
      ({ name: 'updateOne', namespace, filter: { _id }, update: { $inc: { balance: 1 } }, ...more }) as const;
    const insert = (_id: string) => ({ name: 'insertOne', namespace, document: { _id, balance: 1 } }) as const;
    const remove = (_id: string) => ({ name: 'deleteOne', namespace, filter: { _id } }) as const;
    const write = (...operations: readonly mongoose.mongo.ClientBulkWriteModel<{ [namespace: string]: Account }>[]) =>
      database.client.withSession((session) =>
        session.withTransaction(() => database.client.bulkWrite(operations, { session })),
      );
    const done = await write(
      insert('many.1'),
      insert('many.2'),
      change('many.1'),
      change('many.1'),
      change('many.none'),
      change('many.3', { upsert: true }),
      remove('many.2'),
      insert('many.4'),
    );
    expect(done).toMatchObject({
      insertedCount: 3,
      matchedCount: 2,
      modifiedCount: 2,
      upsertedCount: 1,
      deletedCount: 1,
    });
    const left = await accounts.find({ _id: /^many/ }, { sort: { _id: 1 } }).toArray();
    expect(left.map(({ _id, balance }) => [_id, balance])).toEqual([
      ['many.1', 3],
      ['many.3', 1],
      ['many.4', 1],
    ]);
    const failure = await failureOf(
      write(change('many.1'), change('many.3'), insert('many.5'), insert('many.4'), insert('many.6')),
    );
    expect(failure).toBeInstanceOf(mongoose.mongo.MongoClientBulkWriteError);
    if (!(failure instanceof mongoose.mongo.MongoClientBulkWriteError)) return;
    expect([...failure.writeErrors].map(([index, { code }]) => [index, code])).toEqual([[3, 11_000]]);
    expect(await accounts.find({ _id: /^many/ }, { sort: { _id: 1 } }).toArray()).toEqual(left);
  });

  it('with a duplicate key is aborted as a whole', async () => {
    const work = database.client.withSession((session) =>
      session.withTransaction(async () => {
        await accounts.insertOne({ _id: 'dup', balance: 1 }, { session });
        await accounts.insertOne({ _id: 'dup', balance: 2 }, { session });
      }),
    );
    expect(await failureOf(work)).toMatchObject({ code: 11000, keyPattern: { _id: 1 } });
    expect(await accounts.findOne({ _id: 'dup' })).toBeNull();
  });

  it('may be committed twice: the second reply equals the first', async () => {
    await database.client.withSession(async (session) => {
      session.startTransaction();
      await accounts.insertOne({ _id: 'twice', balance: 1 }, { session });
      await session.commitTransaction();
      await session.commitTransaction();
    });
    expect(await accounts.countDocuments({ _id: 'twice' })).toBe(1);
  });

  it('pages through a cursor inside', async () => {
    const rows = database.db.collection('rows');
    await database.client.withSession((session) =>
      session.withTransaction(async () => {
        await rows.insertMany(
          Array.from({ length: 1_000 }, (_, n) => ({ n })),
          { session },
        );
        expect(await rows.find({}, { session, batchSize: 100, sort: { n: 1 } }).toArray()).toHaveLength(1_000);
      }),
    );
    expect(await rows.countDocuments()).toBe(1_000);
  });

  it('ends when its client disconnects, and releases its locks', async () => {
    await accounts.insertOne({ _id: 'held', balance: 0 });
    const { host, port } = addressOf(database);
    const other = new mongoose.mongo.MongoClient(`mongodb://${host}:${port}/?directConnection=true`);
    const session = other.startSession();
    session.startTransaction();
    const held = other.db(database.db.databaseName).collection<Account>('accounts');
    await held.updateOne({ _id: 'held' }, { $set: { balance: 99 } }, { session });
    const waiting = accounts.updateOne({ _id: 'held' }, { $inc: { balance: 1 } });
    await other.close(true);
    await waiting;
    expect((await accounts.findOne({ _id: 'held' }))?.balance).toBe(1);
  });

  it('ends when its client is killed in the middle of a command', async () => {
    await accounts.insertMany([
      { _id: 'mine', balance: 0 },
      { _id: 'wanted', balance: 0 },
    ]);
    const wire = await startCuttableWire(addressOf(database));
    const doomed = new mongoose.mongo.MongoClient(wire.url, { monitorCommands: true });
    const theirs = doomed.db(database.db.databaseName).collection<Account>('accounts');
    const session = doomed.startSession();
    await database.client.withSession(async (owner) => {
      owner.startTransaction();
      await accounts.updateOne({ _id: 'wanted' }, { $set: { balance: 1 } }, { session: owner });
      session.startTransaction();
      await theirs.updateOne({ _id: 'mine' }, { $set: { balance: 99 } }, { session });
      const isSent = new Promise((resolve) => doomed.once('commandStarted', resolve));
      const waits = theirs.updateOne({ _id: 'wanted' }, { $set: { balance: 99 } }, { session }).catch(() => 'cut');
      await isSent;
      await wire.cut();
      expect(await waits).toBe('cut');
      await owner.commitTransaction();
    });
    // Otherwise only after the minute that a transaction may live, which exceeds this test's time limit.
    await accounts.updateOne({ _id: 'mine' }, { $inc: { balance: 1 } });
    expect((await accounts.findOne({ _id: 'mine' }))?.balance).toBe(1);
    expect((await accounts.findOne({ _id: 'wanted' }))?.balance).toBe(1);
    await session.endSession();
    await doomed.close(true);
  }, 55_000);
});

type Address = { readonly host: string; readonly port: number };

/** A proxy to the gateway that can be cut like a dying client: what it has sent arrives, and then the end. */
async function startCuttableWire(to: Address): Promise<{ readonly url: string; cut(): Promise<void> }> {
  const sockets: net.Socket[] = [];
  const server = net.createServer((inner) => {
    const outer = net.connect(to.port, to.host);
    sockets.push(inner, outer);
    for (const socket of [inner, outer]) socket.on('error', () => socket.destroy());
    inner.pipe(outer).pipe(inner);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `mongodb://127.0.0.1:${port}/?directConnection=true&serverSelectionTimeoutMS=5000`,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroySoon();
      await closed;
    },
  };
}

function addressOf({ client }: TestDatabase): Address {
  const address = client.options.hosts[0];
  if (address?.host === undefined || address.port === undefined) throw new Error('no address');
  return { host: address.host, port: address.port };
}
