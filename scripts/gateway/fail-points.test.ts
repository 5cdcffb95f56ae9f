import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { connectDatabase } from '../../shared/db/connect.ts';
import { failureOf } from '../../tests/harness/gateway.ts';
import { type DatabaseHandle, startDatabase } from '../local/services/index.mjs';

type Mode = 'off' | 'alwaysOn' | { times: number } | { skip: number } | { activationProbability: number };
type Item = { _id: string; n: number };

const { MongoClient, MongoNetworkError } = mongoose.mongo;

/** A gateway with test commands. Its clients have an application name each, so that one fails and another looks on. */
let dataDir: string;
let database: DatabaseHandle;
let client: mongoose.mongo.MongoClient;
let other: mongoose.mongo.MongoClient;
let items: mongoose.mongo.Collection<Item>;
const sent: string[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'saju-fail-'));
  chmodSync(dataDir, 0o755); // PostgreSQL runs as another user when we are root.
  database = await startDatabase({ dataDir, throwaway: true, failPoints: true, log: () => undefined });
  // After each error of the server the driver waits for its monitor: half a second by default.
  const url = `${database.url}&minHeartbeatFrequencyMS=20`;
  client = new MongoClient(url, { appName: 'failing', monitorCommands: true });
  other = new MongoClient(url, { appName: 'other' });
  client.on('commandStarted', ({ commandName }) => sent.push(commandName));
  await Promise.all([client.connect(), other.connect()]);
  items = client.db('fail').collection<Item>('items');
  await items.insertOne({ _id: 'first', n: 0 });
});
afterEach(async () => {
  await set('off');
  await set('off', {}, 'WTWriteConflictException');
  sent.length = 0;
});
afterAll(async () => {
  await Promise.all([client.close(), other.close()]);
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const set = (mode: Mode, data: object = {}, name = 'failCommand') =>
  other.db('admin').command({ configureFailPoint: name, mode, data });
const command = (body: object) => client.db('fail').command(body);
const ping = () =>
  command({ ping: 1 }).then(
    () => 'ok',
    (error: { code: number }) => error.code,
  );
const pings = async (count: number) => {
  const answers: unknown[] = [];
  while (answers.length < count) answers.push(await ping());
  return answers;
};
const failureOfAny = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const steppedDown = { errorCode: 189, failCommands: ['ping'] };

describe('The fail point failCommand', () => {
  it('answers a listed command with the error code and its name, and no other command', async () => {
    await set('alwaysOn', steppedDown);
    const failure = await failureOf(command({ ping: 1 }));
    expect(failure).toMatchObject({ code: 189, codeName: 'PrimarySteppedDown' });
    expect(failure.message).toBe("Failing command via 'failCommand' failpoint");
    expect(await command({ buildInfo: 1 })).toMatchObject({ ok: 1 });
    await set('off');
    expect(await ping()).toBe('ok');
  });

  it('fails as many commands as the mode says, and counts no others', async () => {
    await set({ times: 2 }, steppedDown);
    await command({ buildInfo: 1 });
    expect(await pings(3)).toEqual([189, 189, 'ok']);
    await set({ skip: 1 }, steppedDown);
    expect(await pings(3)).toEqual(['ok', 189, 189]);
    await set({ activationProbability: 0 }, steppedDown);
    expect(await pings(3)).toEqual(['ok', 'ok', 'ok']);
    await set({ activationProbability: 1 }, steppedDown);
    expect(await pings(3)).toEqual([189, 189, 189]);
    await set({ activationProbability: 0.5 }, steppedDown);
    expect(new Set(await pings(50))).toEqual(new Set(['ok', 189]));
  });

  it('says how often it was entered', async () => {
    const { count: before } = await set({ times: 2 }, steppedDown);
    await pings(3);
    const { count: after } = await set('off');
    expect(after - before).toBe(2);
  });

  it('fails the commands of one application or one namespace only', async () => {
    await set('alwaysOn', { ...steppedDown, appName: 'another' });
    expect(await ping()).toBe('ok');
    await set('alwaysOn', { ...steppedDown, appName: 'failing' });
    expect(await ping()).toBe(189);
    expect(await other.db('fail').command({ ping: 1 })).toEqual({ ok: 1 });
    await set('alwaysOn', { errorCode: 11_601, failCommands: ['find'], namespace: 'fail.items' });
    expect((await failureOf(items.findOne())).code).toBe(11_601);
    expect(await client.db('fail').collection('others').findOne()).toBeNull();
  });

  it('answers after a pause, with an error or without', async () => {
    await set({ times: 1 }, { failCommands: ['ping'], blockConnection: true, blockTimeMS: 200 });
    const startedAt = performance.now();
    expect(await ping()).toBe('ok');
    expect(performance.now() - startedAt).toBeGreaterThan(190);
    await set({ times: 1 }, { ...steppedDown, blockConnection: true, blockTimeMS: 50 });
    expect(await ping()).toBe(189);
  });

  it('closes the connection without an answer', async () => {
    await set({ times: 1 }, { failCommands: ['ping'], closeConnection: true });
    await expect(command({ ping: 1 })).rejects.toBeInstanceOf(MongoNetworkError);
    expect(await ping()).toBe('ok');
  });

  it('never fails its own command, refuses other databases, and knows no other names', async () => {
    await set('alwaysOn', { errorCode: 1, failCommands: ['configureFailPoint'] });
    expect(await set('off')).toMatchObject({ ok: 1 });
    const elsewhere = client.db('fail').command({ configureFailPoint: 'failCommand', mode: 'off' });
    expect((await failureOf(elsewhere)).codeName).toBe('Unauthorized');
    expect((await failureOf(set('off', {}, 'noSuchPoint'))).codeName).toBe('FailPointSetFailed');
    expect((await failureOf(set('sometimes' as Mode))).code).toBe(2);
  });
});

describe('A failing write', () => {
  const writes = (name: string) => sent.filter((each) => each === name).length;

  it('outside transactions has the label to retry it, and the driver does, once', async () => {
    await set({ times: 1 }, { errorCode: 10_107, failCommands: ['update'] });
    expect(await items.updateOne({ _id: 'first' }, { $inc: { n: 1 } })).toMatchObject({ modifiedCount: 1 });
    expect(writes('update')).toBe(2);
    await set({ times: 2 }, { errorCode: 10_107, failCommands: ['update'] });
    const failure = await failureOf(items.updateOne({ _id: 'first' }, { $inc: { n: 1 } }));
    expect(failure.errorLabels).toEqual(['RetryableWriteError']);
    expect((await items.findOne({ _id: 'first' }))?.n).toBe(1);
  });

  it.each([
    ['its error, which no retry helps', { errorCode: 2 }, []],
    ['the fail point', { errorCode: 91, errorLabels: ['Mine'] }, ['Mine']],
    ['the fail point, which may be none', { errorCode: 91, errorLabels: [] }, []],
  ])('has the labels of %s', async (_, data, labels) => {
    await set({ times: 1 }, { ...data, failCommands: ['insert'] });
    const failure = await failureOf(items.insertOne({ _id: 'labels', n: 0 }));
    expect(failure.errorResponse['errorLabels'] ?? []).toEqual(labels);
    expect(writes('insert')).toBe(1);
  });

  it('that took effect before its answer was lost is not done again by its retry', async () => {
    await items.insertOne({ _id: 'once', n: 0 });
    const writeConcernError = { code: 91, codeName: 'ShutdownInProgress', errmsg: 'no majority' };
    await set({ times: 1 }, { failCommands: ['update'], writeConcernError });
    sent.length = 0;
    expect(await items.updateOne({ _id: 'once' }, { $inc: { n: 1 } })).toMatchObject({ modifiedCount: 1 });
    expect(writes('update')).toBe(2);
    expect((await items.findOne({ _id: 'once' }))?.n).toBe(1);
  });

  it('that a majority did not confirm has been done, also with an error of its own', async () => {
    await set({ times: 2 }, { failCommands: ['insert'], writeConcernError: { code: 64, errmsg: 'no majority' } });
    const insert = () => command({ insert: 'items', documents: [{ _id: 'unconfirmed', n: 0 }] });
    expect((await failureOf(insert())).code).toBe(64);
    expect(await items.findOne({ _id: 'unconfirmed' })).toEqual({ _id: 'unconfirmed', n: 0 });
    const again = await failureOf(insert());
    expect(JSON.stringify(again.errorResponse)).toContain('no majority');
    expect(JSON.stringify(again.errorResponse)).toContain('E11000');
  });
});

describe('A transaction', () => {
  const add = (name: string) =>
    client.withSession((session) =>
      session.withTransaction(async () => {
        await items.insertOne({ _id: name, n: 0 }, { session });
        await items.updateOne({ _id: 'first' }, { $inc: { n: 1 } }, { session });
      }),
    );

  it.each([
    ['whose statement finds no primary', { errorCode: 189, failCommands: ['update'] }],
    ['whose statement is cut off', { closeConnection: true, failCommands: ['update'] }],
    ['whose commit finds no transaction', { errorCode: 251, failCommands: ['commitTransaction'] }],
    ['whose commit finds no primary', { errorCode: 91, failCommands: ['commitTransaction'] }],
    ['whose commit is cut off', { closeConnection: true, failCommands: ['commitTransaction'] }],
    [
      'whose commit took effect and is not confirmed',
      { writeConcernError: { code: 11_602, errmsg: 'no majority' }, failCommands: ['commitTransaction'] },
    ],
  ])('%s takes effect once', async (name, data) => {
    const { n: before = 0 } = (await items.findOne({ _id: 'first' })) ?? {};
    const { count } = await set({ times: 1 }, data);
    await add(name);
    expect((await set('off'))['count']).toBe(count + 1);
    expect((await items.findOne({ _id: 'first' }))?.n).toBe(before + 1);
    expect(await items.countDocuments({ _id: name })).toBe(1);
  });

  it('of the service that waits for a connection while another command loses it takes effect once', async () => {
    const url = `${database.url.replace('/?', '/pool?')}&appName=pool&minHeartbeatFrequencyMS=20`;
    const db = await connectDatabase(url, { maxPoolSize: 1 });
    try {
      const cut = { failCommands: ['ping'], appName: 'pool', closeConnection: true };
      await set({ times: 1 }, { ...cut, blockConnection: true, blockTimeMS: 300 });
      const hasConnection = once(db.connection.getClient(), 'connectionCheckedOut');
      const ping = failureOfAny(db.connection.getClient().db().command({ ping: 1 }));
      await hasConnection;
      let runs = 0;
      await db.transaction(null, async (session) => {
        runs += 1;
        await db.connection.collection('items').insertOne({ n: runs }, { session });
      });
      expect(await ping).toBeInstanceOf(MongoNetworkError);
      expect(await db.connection.collection('items').find().project({ _id: 0 }).toArray()).toEqual([{ n: runs }]);
      expect(runs).toBeGreaterThan(1);
    } finally {
      await db.close();
    }
  });

  it('meets write conflicts on demand, which a write of its own does not see', async () => {
    await set({ times: 1 }, {}, 'WTWriteConflictException');
    expect(await items.updateOne({ _id: 'first' }, { $set: { n: 0 } })).toMatchObject({ matchedCount: 1 });
    await client.withSession(async (session) => {
      session.startTransaction();
      const failure = await failureOf(items.insertOne({ _id: 'conflict', n: 0 }, { session }));
      expect(failure).toMatchObject({ code: 112, codeName: 'WriteConflict' });
      expect(failure.errorLabels).toEqual(['TransientTransactionError']);
      expect((await failureOf(items.findOne({}, { session }))).code).toBe(251);
    });
    await set({ times: 1 }, {}, 'WTWriteConflictException');
    await add('conflicting');
    expect(await items.findOne({ _id: 'first' })).toMatchObject({ n: 1 });
  });
});
