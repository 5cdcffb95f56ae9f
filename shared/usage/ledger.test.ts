import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../../tests/harness/http.ts';
import { newOwner } from '../../tests/harness/records.ts';
import { openDatabase, silentLogger } from '../../tests/harness/stores.ts';
import { DAY_MS } from '../core/clock.ts';
import { createLogger, type Logger } from '../core/logger.ts';
import type { Owner } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { createUsageLedger } from './ledger.ts';
import { addBatch } from './store.ts';
import { type CountedRequest, cellKey, createTally, parseCellKey, type UsageBatch } from './tally.ts';

const NOON = new Date('2090-06-15T03:00:00.000Z');

function request(owner: Owner, changes: Partial<CountedRequest> = {}): CountedRequest {
  const fields = {
    endpoint: 'GET /v1/profiles/{id}',
    keyId: 'key_1',
    status: 200,
    latencyMs: 10,
    arrivedAt: NOON,
    fortunes: [],
    writtenBy: null,
  };
  return { owner, ...fields, ...changes };
}

describe('the usage ledger', () => {
  let db: Database;
  let dataDir: string;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'saju-usage-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  let dropped = 0;
  const process = (database: Database = db, logger: Logger = silentLogger) =>
    createUsageLedger({
      db: database,
      logger,
      dataDir,
      dropped: (requests) => {
        dropped += requests;
      },
    });
  const dayOf = (owner: Owner) => db.usageDays.findOne({ accountId: owner.accountId, livemode: owner.livemode }).lean();
  const spilled = () => readdirSync(path.join(dataDir, 'usage-spill'));

  it('sums the counts of several processes, also when they write at the same moment', async () => {
    const owners = Array.from({ length: 30 }, () => newOwner());
    const processes = Array.from({ length: 4 }, () => process());
    for (const one of processes)
      for (const owner of owners) for (let i = 0; i < 5; i++) one.count(request(owner, { writtenBy: 'haiku' }));
    await Promise.all(processes.map((one) => one.start().close()));
    // Counts that a slow database did not take in time are in the data folder.
    await process().start().close();
    const accountIds = owners.map(({ accountId }) => accountId);
    const days = await db.usageDays.find({ accountId: { $in: accountIds } }).lean();
    const minutes = await db.usageMinutes.find({ accountId: { $in: accountIds } }).lean();
    expect([days.length, minutes.length]).toEqual([30, 30]);
    const cells = { 'GET /v1/profiles/{id}|200': { requests: 20, latencyMs: 200 } };
    const latencies = { haiku: { 0: 20 } };
    const keys = { key_1: { requests: 20, succeeded: 20, latencyMs: 200 } };
    for (const day of days)
      expect(day).toMatchObject({ livemode: true, day: '2090-06-15', requests: 20, cells, latencies, keys });
    for (const minute of minutes) expect(minute).toMatchObject({ minute: '2090-06-15T12:00', requests: 20, cells });
  });

  it('separates modes, endpoints, statuses, minutes and Korean days', async () => {
    const [live, one] = [newOwner(), process()];
    const test = { ...live, livemode: false };
    const midnight = new Date('2090-06-15T15:00:00.000Z');
    one.count(request(live));
    one.count(request(live, { status: 404 }));
    one.count(request(live, { endpoint: 'GET *', arrivedAt: new Date(midnight.getTime() - 1) }));
    one.count(request(live, { arrivedAt: midnight }));
    one.count(request(test, { fortunes: [{ type: 'daily', cached: true }] }));
    one.count(request(test, { fortunes: [{ type: 'daily', cached: false }] }));
    await one.start().close();
    const days = await db.usageDays.find({ accountId: live.accountId, livemode: true }).sort({ day: 1 }).lean();
    expect(days.map(({ day, requests, cells }) => [day, requests, Object.keys(cells).sort()])).toEqual([
      ['2090-06-15', 3, ['GET *|200', 'GET /v1/profiles/{id}|200', 'GET /v1/profiles/{id}|404']],
      ['2090-06-16', 1, ['GET /v1/profiles/{id}|200']],
    ]);
    const minutes = await db.usageMinutes
      .find({ accountId: live.accountId, livemode: true })
      .sort({ minute: 1 })
      .lean();
    expect(minutes.map(({ minute, requests }) => [minute, requests])).toEqual([
      ['2090-06-15T12:00', 2],
      ['2090-06-15T23:59', 1],
      ['2090-06-16T00:00', 1],
    ]);
    expect(await dayOf(test)).toMatchObject({ requests: 2, fortunes: { daily: { answers: 2, hits: 1 } } });
  });

  it('sums the requests of each key by day, of at most a hundred keys of an owner a day', async () => {
    const [owner, one] = [newOwner(), process()];
    const running = one.start();
    const send = (key: number, changes: Partial<CountedRequest> = {}) =>
      one.count(request(owner, { keyId: `key_${key}`, ...changes }));
    for (let key = 0; key < 60; key += 1) send(key);
    // What was written no longer counts towards memory, but towards the hundred.
    await until('the first are written', async () => (await dayOf(owner))?.requests === 60);
    for (let key = 0; key < 120; key += 1) send(key, { status: key === 0 ? 404 : 200, latencyMs: 5 });
    send(119, { arrivedAt: new Date(NOON.getTime() + DAY_MS) });
    await running.close();
    const days = await db.usageDays.find({ accountId: owner.accountId }).sort({ day: 1 }).lean();
    expect(days.map(({ requests, keys }) => [requests, Object.keys(keys ?? {}).length])).toEqual([
      [180, 100],
      [1, 1],
    ]);
    expect(days[0]?.keys).toMatchObject({
      key_0: { requests: 2, succeeded: 1, latencyMs: 15 },
      key_59: { requests: 2, succeeded: 2, latencyMs: 15 },
      key_99: { requests: 1, succeeded: 1, latencyMs: 5 },
    });
    expect(await db.usageMinutes.findOne({ accountId: owner.accountId }).lean()).not.toHaveProperty('keys');
  });

  it('writes within seconds on its own', async () => {
    const [owner, one] = [newOwner(), process()];
    const running = one.start();
    one.count(request(owner));
    const day = await until('it is written', () => dayOf(owner));
    expect(day).toMatchObject({ requests: 1 });
    await running.close();
  });

  it('adds a batch exactly once, whatever part of it was stored before', async () => {
    const owners = Array.from({ length: 40 }, () => newOwner());
    const tally = createTally(1_000);
    for (const owner of owners) tally.add(request(owner));
    const batch: UsageBatch = { writer: 'wtest', number: 1, entries: tally.take() };
    await addBatch(db, { ...batch, entries: batch.entries.slice(0, 25) });
    await Promise.all([addBatch(db, batch), addBatch(db, batch), addBatch(db, batch)]);
    await addBatch(db, batch);
    for (const owner of owners) tally.add(request(owner));
    await addBatch(db, { ...batch, number: 2, entries: tally.take() });
    await addBatch(db, batch);
    for (const owner of owners)
      expect(await dayOf(owner)).toMatchObject({ requests: 2, keys: { key_1: { requests: 2, latencyMs: 20 } } });
  });

  it('writes counts to disk when the database fails, and the next process adds them once', async () => {
    const owner = newOwner();
    const away = process(unreachable(db));
    away.count(request(owner, { fortunes: [{ type: 'yearly', cached: true }] }));
    await away.start().close();
    expect(await dayOf(owner)).toBeNull();
    expect(spilled()).toHaveLength(1);
    expect(dropped).toBe(0);

    const [file = ''] = spilled();
    const [first, second] = [process().start(), process().start()];
    await Promise.all([first.close(), second.close()]);
    const keys = { key_1: { requests: 1, succeeded: 1, latencyMs: 10 } };
    expect(await dayOf(owner)).toMatchObject({ requests: 1, keys, fortunes: { yearly: { answers: 1, hits: 1 } } });
    expect(spilled()).toEqual([]);
    expect(file).toMatch(/^w[0-9a-f]{16}-0+1\.json$/);
  });

  it('adds what a release that counted no keys wrote to disk', async () => {
    const owner = newOwner();
    const away = process(unreachable(db));
    away.count(request(owner));
    await away.start().close();
    const file = path.join(dataDir, 'usage-spill', spilled()[0] ?? '');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"keys":{"key_1":{[^}]*}},/, ''));
    await process().start().close();
    const day = await dayOf(owner);
    expect(day).toMatchObject({ requests: 1 });
    expect(day).not.toHaveProperty('keys');
  });

  it('logs how many batches of an earlier process it added', async () => {
    const away = process(unreachable(db));
    away.count(request(newOwner()));
    await away.start().close();
    const lines: string[] = [];
    const logger = createLogger({ level: 'info', service: 'test', destination: { write: (line) => lines.push(line) } });
    await process(db, logger).start().close();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ component: 'usage', count: 1 }]);
  });

  it('continues when a file of counts is damaged, and leaves the file for an operator', async () => {
    const owner = newOwner();
    const away = process(unreachable(db));
    away.count(request(owner));
    await away.start().close();
    writeFileSync(path.join(dataDir, 'usage-spill', 'w0-000000000001.json'), '{"writer":');
    await process().start().close();
    expect(await dayOf(owner)).toMatchObject({ requests: 1 });
    expect(spilled()).toEqual(['w0-000000000001.json.unreadable']);
  });

  it('reports how many requests are lost when the disk fails too', async () => {
    dropped = 0;
    writeFileSync(path.join(dataDir, 'usage-spill'), 'a file in place of the folder');
    const away = process(unreachable(db));
    for (let count = 0; count < 3; count += 1) away.count(request(newOwner()));
    await away.start().close();
    expect(dropped).toBe(3);
  });
});

describe('a tally', () => {
  it('adds no cell above its limit, and continues to count in existing cells', () => {
    const tally = createTally(2);
    const [first, second, third] = [newOwner(), newOwner(), newOwner()];
    expect([first, second, third, first].map((owner) => tally.add(request(owner)))).toEqual([true, true, false, true]);
    expect(tally.take().map(({ cells }) => Object.values(cells))).toEqual([
      [{ requests: 2, latencyMs: 20 }],
      [{ requests: 1, latencyMs: 10 }],
    ]);
    expect(tally.empty).toBe(true);
    expect(tally.add(request(third))).toBe(true);
  });

  it('counts a request also where no memory is left for its key', () => {
    const tally = createTally(1);
    const owner = newOwner();
    for (const keyId of ['key_1', 'key_2', 'key_1']) expect(tally.add(request(owner, { keyId }))).toBe(true);
    const [entry] = tally.take();
    expect([entry?.cells, entry?.keys]).toEqual([
      { 'GET /v1/profiles/{id}|200': { requests: 3, latencyMs: 30 } },
      { key_1: { requests: 2, succeeded: 2, latencyMs: 20 } },
    ]);
  });

  it('names cells without the characters that a field name must not contain', () => {
    const endpoint = 'GET /v1/100%/openapi.json$';
    expect(cellKey(endpoint, 200)).not.toMatch(/[.$]/);
    expect(parseCellKey(cellKey(endpoint, 200))).toEqual({ endpoint, status: 200 });
  });
});

/** The same database, except that writes to its usage records fail. */
function unreachable(db: Database): Database {
  const away = new Proxy(db.usageMinutes, {
    get(model, name) {
      if (name === 'collection') throw new Error('connection lost');
      return Reflect.get(model, name);
    },
  });
  return { ...db, usageMinutes: away };
}
