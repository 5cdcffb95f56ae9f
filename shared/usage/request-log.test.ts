import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newOwner } from '../../tests/harness/records.ts';
import { openDatabase, silentLogger } from '../../tests/harness/stores.ts';
import { derivedId, newId, timeOfId } from '../core/ids.ts';
import type { Owner } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { createRequestLog, type RequestLog } from './request-log.ts';

const ALL = { limit: 100 };

describe('the request log', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());

  const open = (database: Database = db) => {
    const lost = { count: 0 };
    const dropped = (requests: number) => {
      lost.count += requests;
    };
    const log = createRequestLog({ db: database, logger: silentLogger, config: { requestLogDays: 7 }, dropped });
    return { log, lost };
  };
  const record = (log: RequestLog, owner: Owner, { _id = newId('req'), isOverLimit = false } = {}): string => {
    const request = {
      _id,
      ...owner,
      method: 'POST',
      path: '/v1/profiles',
      status: 201,
      code: null,
      reason: null,
      durationMs: 12,
      keyId: 'key_1',
      keyPrefix: 'bs_live_abcdefghijkl',
      model: null,
      fortuneId: null,
      batchId: null,
      callIds: [],
      idempotencyKeyUsed: false,
      replayed: false,
    };
    log.record(request, isOverLimit);
    return _id;
  };
  const idsOf = async (log: RequestLog, owner: Owner) => (await log.list(owner, {}, ALL)).items.map(({ _id }) => _id);
  const stored = (owner: Owner) => db.requests.find({ accountId: owner.accountId }).sort({ _id: 1 }).lean();
  /** A database that is away until it is let back. */
  const failing = () => {
    const state = { isAway: true };
    const requests = new Proxy(db.requests, {
      get(target, name) {
        if (state.isAway && name === 'collection') throw new Error('the database is away');
        return Reflect.get(target, name);
      },
    });
    return { database: { ...db, requests }, state };
  };

  it('writes what it recorded when it closes, to be kept for the days of its setting', async () => {
    const owner = newOwner();
    const { log, lost } = open();
    const ids = Array.from({ length: 2_300 }, () => record(log, owner));
    await log.start().close();
    const records = await stored(owner);
    expect(records.map(({ _id }) => _id)).toEqual(ids);
    for (const { _id, expiresAt } of records)
      expect(expiresAt.getTime() - timeOfId(_id).getTime()).toBe(7 * 86_400_000);
    expect(lost.count).toBe(0);
  });

  it('writes by itself', async () => {
    const owner = newOwner();
    const { log } = open();
    const running = log.start();
    record(log, owner);
    while ((await stored(owner)).length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    await running.close();
  });

  it('shows a reader of this process everything recorded before, newest first', async () => {
    const owner = newOwner();
    const { log } = open();
    const first = record(log, owner);
    expect(await idsOf(log, owner)).toEqual([first]);
    const more = [record(log, owner), record(log, owner)];
    const lists = await Promise.all([idsOf(log, owner), idsOf(log, owner)]);
    for (const list of lists) expect(list).toEqual([...more.toReversed(), first]);
    expect(await log.get(owner, first)).toMatchObject({ _id: first, costUsd: 0 });
  });

  it('keeps the first 100 of a minute of an account above its limit, and all others', async () => {
    const [owner, other] = [newOwner(), newOwner()];
    const { log, lost } = open();
    const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000);
    const over = { isOverLimit: true };
    const flood = (at: Date) =>
      Array.from({ length: 130 }, (_, index) => record(log, owner, { _id: derivedId('req', at, `${index}`), ...over }));
    const first = flood(minute).slice(0, 100);
    const within = record(log, owner);
    const others = record(log, other, over);
    const next = flood(new Date(minute.getTime() + 60_000)).slice(0, 100);
    await log.start().close();
    expect((await stored(owner)).map(({ _id }) => _id)).toEqual([...first, within, ...next].toSorted());
    expect((await stored(other)).map(({ _id }) => _id)).toEqual([others]);
    expect(lost.count).toBe(0);
  });

  it('keeps the records of the two modes and of two accounts apart', async () => {
    const [owner, stranger] = [newOwner(), newOwner()];
    const { log } = open();
    const id = record(log, owner);
    for (const other of [stranger, { ...owner, livemode: false }]) {
      expect(await idsOf(log, other)).toEqual([]);
      await expect(log.get(other, id)).rejects.toMatchObject({ kind: 'not_found' });
    }
  });

  it('keeps its records while the database is away, and writes each once', async () => {
    const owner = newOwner();
    const { database, state } = failing();
    const { log, lost } = open(database);
    const ids = [record(log, owner), record(log, owner)];
    await expect(idsOf(log, owner)).rejects.toThrow('away');
    ids.push(record(log, owner));
    // As after a write whose result was unknown.
    const other = open().log;
    record(other, owner);
    await other.start().close();
    const [there] = await stored(owner);
    if (there === undefined) throw new Error('nothing was written');
    const { expiresAt: _expiresAt, ...again } = there;
    log.record(again, false);
    state.isAway = false;
    await log.start().close();
    expect((await stored(owner)).map(({ _id }) => _id)).toEqual([...ids, there._id].toSorted());
    expect(lost.count).toBe(0);
  });

  it('loses the oldest records when too many wait, and counts them', async () => {
    const owner = newOwner();
    const { database, state } = failing();
    const { log, lost } = open(database);
    const ids = Array.from({ length: 5_010 }, () => record(log, owner));
    expect(lost.count).toBe(10);
    await expect(idsOf(log, owner)).rejects.toThrow('away');
    ids.push(record(log, owner));
    expect(lost.count).toBe(11);
    state.isAway = false;
    await log.start().close();
    expect((await stored(owner)).map(({ _id }) => _id)).toEqual(ids.slice(11));
  });

  it('loses what no database takes before the process stops, and counts it', async () => {
    const { log, lost } = open(failing().database);
    record(log, newOwner());
    await log.start().close();
    expect(lost.count).toBe(1);
  });
});
