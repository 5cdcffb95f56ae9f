import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newOwner } from '../../tests/harness/records.ts';
import { openDatabase, testClock } from '../../tests/harness/stores.ts';
import { systemClock } from '../core/clock.ts';
import type { Database } from '../db/connect.ts';
import { bulkWrite } from '../db/writes.ts';
import { createAuditLog, entryIds } from './audit.ts';
import type { Caller } from './caller.ts';

const EVENT = { action: 'profile.created', resourceType: 'profile', resourceId: 'prf_1' } as const;

function newCaller(): Caller {
  return { owner: newOwner(), actor: { ip: '192.0.2.1', apiKey: 'bs_live_abcdefghijkl', requestId: 'req_1' } };
}

describe('ids of audit entries', () => {
  it('increase and are safe integers, for a hundred thousand without a pause', () => {
    const { next } = entryIds(systemClock);
    let last = 0;
    for (let count = 0; count < 100_000; count += 1) {
      const id = next();
      if (!Number.isSafeInteger(id) || id <= last) throw new Error(`${id} after ${last}`);
      last = id;
    }
  });

  it('increase while the clock stands still or is set back, past those in use', () => {
    const clock = testClock();
    const { next, skip } = entryIds(clock);
    const ids = Array.from({ length: 10_000 }, (_, index) => {
      if (index % 100 === 0) skip();
      return next();
    });
    clock.advance(-60_000);
    ids.push(next(), next());
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('of a later millisecond are above those of an earlier one, whichever process drew them', () => {
    const clock = testClock();
    const [first, second] = [entryIds(clock), entryIds(clock)];
    for (let round = 0; round < 1_000; round += 1) {
      const earlier = round % 2 === 0 ? first.next() : second.next();
      clock.advance(1);
      expect(round % 2 === 0 ? second.next() : first.next()).toBeGreaterThan(earlier);
    }
  });
});

describe('the audit log', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());

  it('writes the actor, action, time and address', async () => {
    const caller = newCaller();
    const clock = testClock();
    await createAuditLog(db, clock).write(caller, { ...EVENT, metadata: { reason: 'support' } });
    const entry = await db.auditEntries.findOne({ accountId: caller.owner.accountId }).lean();
    expect(entry).toMatchObject({
      ...caller.owner,
      ...EVENT,
      actorIp: '192.0.2.1',
      actorApiKey: 'bs_live_abcdefghijkl',
      requestId: 'req_1',
      metadata: { reason: 'support' },
      createdAt: clock.now(),
    });
  });

  it('gives fifty writers of two processes in one millisecond an id each', async () => {
    const caller = newCaller();
    const clock = testClock();
    const logs = [createAuditLog(db, clock), createAuditLog(db, clock)];
    await Promise.all(Array.from({ length: 50 }, (_, index) => logs[index % 2]?.write(caller, EVENT)));
    const entries = await db.auditEntries.find({ accountId: caller.owner.accountId }).lean();
    expect(entries).toHaveLength(50);
    expect(new Set(entries.map(({ entryId }) => entryId)).size).toBe(50);
  });

  it('draws another id when another process has taken the next ones', async () => {
    const caller = newCaller();
    const log = createAuditLog(db, testClock());
    await log.write(caller, EVENT);
    await takeNextIds(db, caller);
    await log.write(caller, EVENT);
    expect(await db.auditEntries.countDocuments({ accountId: caller.owner.accountId })).toBe(2 + TAKEN);
  });

  it('draws another id inside a transaction too, which is repeated as a whole', async () => {
    const caller = newCaller();
    const log = createAuditLog(db, testClock());
    await log.write(caller, EVENT);
    await takeNextIds(db, caller);
    await db.transaction(caller.owner.accountId, (session) => log.write(caller, EVENT, session));
    expect(await db.auditEntries.countDocuments({ accountId: caller.owner.accountId })).toBe(2 + TAKEN);
  });

  it('draws another id for a write in a bulk write, too', async () => {
    const caller = newCaller();
    const log = createAuditLog(db, testClock());
    await log.write(caller, EVENT);
    await takeNextIds(db, caller);
    await db.transaction(caller.owner.accountId, (session) => bulkWrite(db, [log.entryWrite(caller, EVENT)], session));
    expect(await db.auditEntries.countDocuments({ accountId: caller.owner.accountId })).toBe(2 + TAKEN);
  });

  it('writes no entry when its transaction is aborted', async () => {
    const caller = newCaller();
    const log = createAuditLog(db, testClock());
    const given = db.transaction(caller.owner.accountId, async (session) => {
      await log.write(caller, EVENT, session);
      throw new Error('given up');
    });
    await expect(given).rejects.toThrow('given up');
    expect(await db.auditEntries.countDocuments({ accountId: caller.owner.accountId })).toBe(0);
  });
});

/** Takes a run of ids after the newest one, like another process that has drawn them. */
const TAKEN = 24;
async function takeNextIds(db: Database, caller: Caller): Promise<void> {
  const newest = await db.auditEntries.findOne({ accountId: caller.owner.accountId }).sort({ entryId: -1 }).lean();
  if (newest === null) throw new Error('no entry yet');
  const { entryId, action, resourceType, resourceId, actorIp, actorApiKey, requestId, metadata, createdAt } = newest;
  const copy = { action, resourceType, resourceId, actorIp, actorApiKey, requestId, metadata, createdAt };
  const taken = Array.from({ length: TAKEN }, (_, index) => entryId + 1 + index);
  await db.auditEntries.insertMany(taken.map((each) => ({ ...caller.owner, ...copy, entryId: each })));
}
