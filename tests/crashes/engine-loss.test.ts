import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { type DatabaseHandle, startDatabase } from '../../scripts/local/services/index.mjs';
import { freePort } from '../harness/ports.ts';

/** A separate engine with production durability, which this file may kill. */
let dataDir: string;
let database: DatabaseHandle;
let client: mongoose.mongo.MongoClient;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'saju-loss-'));
  chmodSync(dataDir, 0o755); // PostgreSQL runs as another user when we are root.
  database = await startDatabase({ dataDir, log: () => undefined });
  client = new mongoose.mongo.MongoClient(database.url);
  await client.connect();
});

afterAll(async () => {
  await client.close();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('starting a database that runs changes nothing', async () => {
  const pids = database.pids();
  await database.start();
  expect(database.pids()).toEqual(pids);
  expect(await client.db('loss').command({ ping: 1 })).toMatchObject({ ok: 1 });
});

describe('kill -9 of the engine', () => {
  it('loses no acknowledged write, and the same client continues after its restart', async () => {
    const collection = client.db('loss').collection<{ _id: number; key: string; group: number }>('writes');
    await collection.createIndexes([{ key: { key: 1 }, unique: true }, { key: { group: 1, key: -1 } }]);
    const acknowledged: number[] = [];
    let next = 0;
    let killed = false;
    const write = async () => {
      while (!killed) {
        const _id = next++;
        const document = { _id, key: `key ${_id}`, group: _id % 7 };
        const stored = await collection.insertOne(document).catch(() => undefined);
        if (stored !== undefined) acknowledged.push(_id);
        if (acknowledged.length === 500) {
          killed = true;
          await database.kill();
        }
      }
    };
    await Promise.all(Array.from({ length: 20 }, write));
    await database.start();
    expect(acknowledged.length).toBeGreaterThanOrEqual(500);
    const stored = await collection.find().toArray();
    expect(stored.map(({ _id }) => _id)).toEqual(expect.arrayContaining(acknowledged));
    // The secondary indexes recovered with the documents: they find the same documents, and the unique one still
    // rejects duplicates.
    for (const { _id, key } of stored) expect((await collection.findOne({ key }))?._id).toBe(_id);
    const byGroup = await collection
      .find({ group: { $in: [0, 1, 2, 3, 4, 5, 6] } }, { sort: { group: 1, key: -1 } })
      .toArray();
    expect(byGroup).toHaveLength(stored.length);
    await expect(collection.insertOne({ _id: -1, key: 'key 0', group: 0 })).rejects.toMatchObject({ code: 11000 });
    await collection.insertOne({ _id: -2, key: 'after', group: 0 });
  });

  it('answers with code 91 while the engine is down', async () => {
    await database.kill();
    const failure = client.db('loss').collection('writes').insertOne({});
    await expect(failure).rejects.toMatchObject({ code: 91 });
    await database.start();
  });

  it('in the middle of a transaction leaves nothing of it', async () => {
    const collection = client.db('loss').collection<{ _id: string }>('transactions');
    await collection.insertOne({ _id: 'before' });
    const session = client.startSession();
    session.startTransaction();
    await collection.insertOne({ _id: 'inside' }, { session });
    await database.kill();
    await database.start();
    await expect(session.commitTransaction()).rejects.toMatchObject({ code: 251 });
    await session.endSession();
    expect(await collection.find().toArray()).toEqual([{ _id: 'before' }]);
  });

  it('between a commit and its reply does not make withTransaction apply its work twice while it is down', async () => {
    const cut = await startCutEngine();
    const { port, stop } = await startGateway(path.dirname(cut.path));
    const other = new mongoose.mongo.MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`);
    try {
      await other.connect();
      const collection = other.db('loss').collection<{ _id: string; n: number }>('doubtful');
      await collection.insertOne({ _id: 'counter', n: 0 });
      cut.atNextCommit();
      await other.withSession((session) =>
        session.withTransaction(() => collection.updateOne({ _id: 'counter' }, { $inc: { n: 1 } }, { session })),
      );
      expect(cut.refused()).toBeGreaterThan(0);
      expect((await collection.findOne({ _id: 'counter' }))?.n).toBe(1);
    } finally {
      await other.close();
      await stop();
      await cut.close();
    }
  });

  it('does not make withTransaction apply its work twice', async () => {
    const collection = client.db('loss').collection<{ _id: string; n: number }>('increments');
    await collection.insertOne({ _id: 'counter', n: 0 });
    let done = 0;
    const work = async () => {
      for (let round = 0; round < 10; round++) {
        await client.withSession((session) =>
          session.withTransaction(() => collection.updateOne({ _id: 'counter' }, { $inc: { n: 1 } }, { session })),
        );
        done += 1;
        if (done === 12) {
          await database.kill();
          await database.start();
        }
      }
    };
    await Promise.all([work(), work(), work()]);
    expect((await collection.findOne({ _id: 'counter' }))?.n).toBe(30);
  });
});

describe('kill -9 of a throw-away engine', () => {
  it('leaves its indexes intact: their pages split before it, and accept more after it', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'saju-loss-'));
    chmodSync(folder, 0o755);
    const throwaway = await startDatabase({ dataDir: folder, throwaway: true, log: () => undefined });
    const user = new mongoose.mongo.MongoClient(throwaway.url);
    try {
      const collection = user.db('loss').collection<{ _id: string; group: string; state: string }>('pages');
      await collection.createIndex({ group: 1, state: 1, _id: 1 });
      const group = 'g'.repeat(60);
      const ids = Array.from({ length: 120 }, (_, index) => `item_${'0'.repeat(30)}${1_000 + index}`);
      await collection.insertMany(ids.map((_id) => ({ _id, group, state: 'waiting' })));
      await collection.updateMany({ _id: { $in: ids.slice(0, 60) } }, { $set: { state: 'started' } });
      await throwaway.kill();
      await throwaway.start();
      await collection.updateMany({}, { $set: { state: 'success' } });
      const found = await collection.find({ group, state: 'success' }, { sort: { _id: 1 } }).toArray();
      expect(found.length).toBeGreaterThan(0);
      expect(found).toHaveLength(await collection.countDocuments());
    } finally {
      await user.close();
      await throwaway.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('A command that the gateway does not know', () => {
  // Here and not with the others: the run fails when such a command reaches its shared gateway.
  it('is answered with code 59', async () => {
    await expect(client.db('loss').command({ shutdown: 1 })).rejects.toMatchObject({ code: 59 });
  });
});

/** The engine behind a socket of its own, which can be lost after a commit that took effect, and take no connection for a while. */
async function startCutEngine() {
  const socketPath = path.join(mkdtempSync(path.join(tmpdir(), 'saju-cut-')), '.s.PGSQL.5432');
  const READY = Buffer.from([0x5a, 0, 0, 0, 5]);
  const DOWN_MS = 500;
  let isArmed = false;
  let isDown = false;
  let refused = 0;
  const server = net.createServer((client) => {
    if (isDown) {
      refused += 1;
      client.destroy();
      return;
    }
    const engine = net.connect(path.join(database.engine?.socketDir ?? '', '.s.PGSQL.5432'));
    let answers = 0;
    let isCommitting = false;
    client.on('data', (message) => {
      if (isArmed && message.includes('pg_current_xact_id')) {
        isArmed = false;
        isCommitting = true;
      }
      engine.write(message);
    });
    engine.on('data', (message) => {
      if (!isCommitting) {
        client.write(message);
        return;
      }
      // The transaction's id is answered before the commit.
      for (let at = message.indexOf(READY); at >= 0; at = message.indexOf(READY, at + 1)) {
        answers += 1;
        if (answers === 1) client.write(message.subarray(0, at + READY.length + 1));
        if (answers < 2) continue;
        isDown = true;
        setTimeout(() => {
          isDown = false;
        }, DOWN_MS);
        client.destroy();
      }
    });
    for (const socket of [client, engine]) socket.on('error', () => undefined);
    client.on('close', () => engine.destroy());
  });
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  return {
    path: socketPath,
    atNextCommit: () => {
      isArmed = true;
    },
    refused: () => refused,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function startGateway(socketDir: string) {
  const port = await freePort();
  const args = ['--import', 'tsx', 'scripts/gateway/main.ts', '--socket-dir', socketDir, '--port', String(port)];
  const child = spawn(process.execPath, [...args, '--command-log', ''], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
