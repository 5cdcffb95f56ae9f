import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { type DatabaseHandle, startDatabase } from '../../scripts/local/services/index.mjs';
import { until } from '../harness/http.ts';
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
  // Also after a test that fails: those that follow would fail with it.
  afterEach(() => database.start());

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
    const write = () =>
      client
        .db('loss')
        .collection('writes')
        .insertOne({})
        .then(
          () => null,
          (error: unknown) => error,
        );
    // A process of the killed engine that was at work ends a moment later.
    expect(await until('it fails', write)).toMatchObject({ code: 91 });
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

  it.each([
    ['between a commit and its reply', false],
    ['while a commit is still in progress', true],
  ])('%s does not make withTransaction apply its work twice', async (_, isInProgress) => {
    const cut = await startCutEngine();
    const { port, stop } = await startGateway(path.dirname(cut.path));
    const other = new mongoose.mongo.MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`);
    try {
      await other.connect();
      const collection = other.db('loss').collection<{ _id: string; n: number }>('doubtful');
      const _id = `counter ${isInProgress}`;
      await collection.insertOne({ _id, n: 0 });
      cut.atNextCommit(isInProgress);
      await other.withSession((session) =>
        session.withTransaction(() => collection.updateOne({ _id }, { $inc: { n: 1 } }, { session })),
      );
      expect(cut.refused()).toBeGreaterThan(0);
      expect((await collection.findOne({ _id }))?.n).toBe(1);
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

/**
 * The engine behind a socket of its own, which can be lost after a commit that took effect, or before one that does so later, and
 * takes no connection for a while.
 */
async function startCutEngine() {
  const folder = mkdtempSync(path.join(tmpdir(), 'saju-cut-'));
  const READY = Buffer.from([0x5a, 0, 0, 0, 5]);
  const SYNC = Buffer.from([0x53, 0, 0, 0, 4]);
  const DOWN_MS = 500;
  /** Longer than the engine is away: then it still says that the transaction is in progress. */
  const IN_PROGRESS_MS = 1_000;
  let armed: 'done' | 'in progress' | null = null;
  let isDown = false;
  let refused = 0;
  const server = net.createServer((client) => {
    if (isDown) {
      refused += 1;
      client.destroy();
      return;
    }
    const engine = net.connect(path.join(database.engine?.socketDir ?? '', '.s.PGSQL.5432'));
    const lose = () => {
      isDown = true;
      setTimeout(() => {
        isDown = false;
      }, DOWN_MS);
      client.destroy();
    };
    let answers = 0;
    let committing: typeof armed = null;
    client.on('data', (message) => {
      if (armed === null || !message.includes('pg_current_xact_id')) {
        engine.write(message);
        return;
      }
      [committing, armed] = [armed, null];
      if (committing === 'done') {
        engine.write(message);
        return;
      }
      // The commit follows the transaction's id in the same message.
      const end = message.indexOf(SYNC) + SYNC.length;
      engine.write(message.subarray(0, end));
      setTimeout(() => engine.end(message.subarray(end)), IN_PROGRESS_MS);
    });
    engine.on('data', (message) => {
      if (committing === null) {
        client.write(message);
        return;
      }
      // The transaction's id is answered before the commit.
      for (let at = message.indexOf(READY); at >= 0; at = message.indexOf(READY, at + 1)) {
        answers += 1;
        if (answers === 1) client.write(message.subarray(0, at + READY.length + 1));
        if (answers === (committing === 'done' ? 2 : 1)) lose();
      }
    });
    for (const socket of [client, engine]) socket.on('error', () => undefined);
    client.on('close', () => {
      if (committing !== 'in progress') engine.destroy();
    });
  });
  const socketPath = path.join(folder, '.s.PGSQL.5432');
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  return {
    path: socketPath,
    atNextCommit(isInProgress: boolean) {
      armed = isInProgress ? 'in progress' : 'done';
    },
    refused: () => refused,
    async close() {
      await new Promise<void>((resolve) => server.close(() => resolve()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startGateway(socketDir: string) {
  const port = await freePort();
  const args = ['--import', 'tsx', 'scripts/gateway/main.ts', '--socket-dir', socketDir, '--port', String(port)];
  const child = spawn(process.execPath, [...args, '--command-log', ''], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the gateway ended with ${code} before it was ready`);
    }),
  ]);
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
