import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newOwner, profileRecord } from '../../tests/harness/records.ts';
import { openDatabase, openFortuneDeps, testClock } from '../../tests/harness/stores.ts';
import { createAuditLog } from '../accounts/audit.ts';
import { AppError } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { BatchItemRecord } from '../db/models/batch-items.ts';
import type { BatchRecord } from '../db/models/batches.ts';
import type { Producer } from '../queues/producer.ts';
import { cancelBatch } from './cancel.ts';
import { ITEM_PAGE } from './item-states.ts';
import { newLargeBatch, recordBatch } from './new-batch.ts';
import { countItems, finishBatch } from './progress.ts';
import { retryBatch } from './retry.ts';
import { type ProfileSelection, selectProfiles } from './select.ts';
import { enqueueWork } from './turns.ts';
import { reconcileBatches } from './watch.ts';
import { workOnBatch } from './work.ts';

const COUNT = 2 * ITEM_PAGE + 40;

describe('a batch of many profiles', () => {
  const clock = testClock();
  let db: Database;
  let producer: Producer;
  let deps: Awaited<ReturnType<typeof openFortuneDeps>>;
  beforeAll(async () => {
    deps = await openFortuneDeps(clock);
    ({ db, producer } = deps);
  });
  afterAll(() => deps.close());

  const newProfiles = async (owner: Owner, count: number) => {
    const profiles = Array.from({ length: count }, () => profileRecord(clock, owner));
    await db.profiles.insertMany(profiles);
    return profiles.map(({ _id }) => _id).sort();
  };
  const record = async (owner: Owner, selection: ProfileSelection = {}): Promise<BatchRecord> => {
    const selected = await selectProfiles(db, owner, selection);
    if (!('count' in selected)) throw new Error('few profiles');
    const actor = { ip: '127.0.0.1', apiKey: 'key', requestId: newId('req') };
    const order = { fortuneType: 'daily', fortuneDate: '2090-06-15', model: 'haiku', webhookUrl: null } as const;
    const fields = { _id: newId('batch'), ...ownedBy(owner), kind: 'request', ...order, actor } as const;
    const batch = newLargeBatch(clock, fields, selected);
    await db.transaction(null, (session) =>
      recordBatch({ db, audit: createAuditLog(db, clock) }, { batch, items: [] }, session),
    );
    return batch;
  };
  const read = async ({ _id }: BatchRecord) => {
    const batch = await db.batches.findById(_id).lean();
    if (batch === null) throw new Error('the batch is gone');
    return batch;
  };
  const itemsOf = ({ accountId, _id: batchId }: BatchRecord, which: Partial<BatchItemRecord> = {}) =>
    db.batchItems
      .find({ accountId, batchId, ...which })
      .sort({ _id: 1 })
      .lean();
  const job = ({ _id: batchId, accountId, livemode }: BatchRecord) => ({ accountId, livemode, batchId });
  const setItems = ({ accountId, _id: batchId }: BatchRecord, set: Partial<BatchItemRecord>) =>
    db.batchItems.updateMany({ accountId, batchId }, { $set: set });

  it('has an item for each profile of its owner, in their order, however many runs write it at once', async () => {
    const owner = newOwner();
    const ids = await newProfiles(owner, COUNT);
    await newProfiles({ ...owner, livemode: !owner.livemode }, 3);
    const batch = await record(owner);
    expect(batch).toMatchObject({ state: 'writing', totalCount: COUNT, itemCount: 0 });
    // Created later, and not in it.
    await newProfiles(owner, 5);
    await Promise.all(Array.from({ length: 4 }, () => workOnBatch(deps, job(batch))));
    expect((await itemsOf(batch)).map(({ profileId }) => profileId)).toEqual(ids);
    expect(await read(batch)).toMatchObject({ state: 'processing', totalCount: COUNT, itemCount: COUNT, work: null });
    // Whatever its size, its record has the same.
    expect(JSON.stringify(await read(batch)).length).toBeLessThan(1_000);
  });

  it('is worked on in turn with the account’s others, by one job', async () => {
    const owner = newOwner();
    await newProfiles(owner, COUNT);
    const [first, second] = [await record(owner), await record(owner)];
    const jobs = async () => {
      const queued = await producer.queue('batches').getJobs(['prioritized', 'waiting']);
      const own = queued.filter(({ name, data }) => name === 'write-batch' && data.accountId === owner.accountId);
      return own.map(({ data }) => data.batchId);
    };
    await workOnBatch(deps, job(second));
    expect(await read(second)).toMatchObject({ state: 'processing' });
    expect(await jobs()).toEqual([first._id]);
    for (const batch of [second, first]) await enqueueWork(producer, batch);
    expect(await jobs()).toEqual([first._id]);
    await workOnBatch(deps, job(first));
    expect(await read(first)).toMatchObject({ state: 'processing' });
  });

  it('of a test key has a page written in each turn', async () => {
    const owner = { ...newOwner(), livemode: false };
    await newProfiles(owner, COUNT);
    const batch = await record(owner);
    await workOnBatch(deps, job(batch));
    expect(await read(batch)).toMatchObject({ state: 'writing', itemCount: ITEM_PAGE });
  });

  it('has no item for a profile of another time, though ids lie between', async () => {
    const owner = newOwner();
    const ids = await newProfiles(owner, COUNT);
    const createdFrom = new Date();
    const late = ids.filter((_, n) => n % 2 === 1);
    await db.profiles.updateMany({ _id: { $in: late } }, { $set: { createdAt: createdFrom } });
    const others = ids.filter((_, n) => n % 2 === 0);
    await db.profiles.updateMany(
      { _id: { $in: others } },
      { $set: { createdAt: new Date(createdFrom.getTime() - 1) } },
    );
    const batch = await record(owner, { createdFrom });
    expect(batch.totalCount).toBe(late.length);
    await workOnBatch(deps, job(batch));
    expect((await itemsOf(batch)).map(({ profileId }) => profileId)).toEqual(late);
  });

  it('counts no profile that was deleted before its page, and ends if none is left', async () => {
    const owner = newOwner();
    const ids = await newProfiles(owner, COUNT);
    const [batch, none] = [await record(owner), await record(owner)];
    const gone = [ids[0] ?? '', ids[ITEM_PAGE] ?? '', ids[COUNT - 1] ?? ''];
    await db.profiles.deleteMany({ _id: { $in: gone } });
    await workOnBatch(deps, job(batch));
    expect((await itemsOf(batch)).map(({ profileId }) => profileId)).toEqual(ids.filter((id) => !gone.includes(id)));
    expect(await read(batch)).toMatchObject({ state: 'processing', totalCount: COUNT - 3 });
    await db.profiles.deleteMany(ownedBy(owner));
    await workOnBatch(deps, job(none));
    expect(await read(none)).toMatchObject({ state: 'failed', totalCount: 0, completedAt: expect.any(Date) });
  });

  it('has no more items than were counted, though a profile of before appears later', async () => {
    const owner = newOwner();
    const ids = await newProfiles(owner, COUNT);
    const late = ids[3] ?? '';
    const stored = await db.profiles.findById(late).lean();
    await db.profiles.deleteOne({ _id: late });
    const batch = await record(owner);
    if (stored !== null) await db.profiles.insertMany([stored]);
    await workOnBatch(deps, job(batch));
    expect(await read(batch)).toMatchObject({ totalCount: COUNT - 1, state: 'processing' });
    expect(await itemsOf(batch)).toHaveLength(COUNT - 1);
  });

  it('does not end while it is written, and ends then with the items that ended meanwhile', async () => {
    const owner = newOwner();
    await newProfiles(owner, COUNT);
    const batch = await record(owner);
    const which = { accountId: batch.accountId, batchId: batch._id };
    const ended = { state: 'cached', finishedAt: clock.now() } as const;
    const [found] = await Promise.all([
      workOnBatch(deps, job(batch)),
      (async () => {
        while ((await read(batch)).state === 'writing') {
          await setItems(batch, ended);
          expect(await finishBatch(deps, which)).toBe((await read(batch)).completedAt !== null);
        }
      })(),
    ]);
    expect(found).toBeUndefined();
    await setItems(batch, ended);
    await workOnBatch(deps, job(batch));
    const done = await read(batch);
    expect(done).toMatchObject({ state: 'completed', totalCount: COUNT });
    // Its counts are read from its record, but for those that the release before has left of an earlier round.
    const counts = { completed: COUNT, failed: 0, canceled: 0, open: 0 };
    await db.batchItems.deleteMany(which);
    expect((await countItems(db, [done])).get(batch._id)).toEqual(counts);
    const later = { ...done, round: 2 };
    expect((await countItems(db, [later])).get(batch._id)).toEqual({ ...counts, completed: 0 });
  });

  it('is not written on once it is canceled, and what was not written counts as canceled', async () => {
    const owner = newOwner();
    await newProfiles(owner, COUNT);
    for (let turn = 0; turn < 6; turn += 1) {
      const batch = await record(owner);
      const pause = new Promise((resolve) => setTimeout(resolve, turn * 15));
      await Promise.all([
        workOnBatch(deps, job(batch)),
        workOnBatch(deps, job(batch)),
        pause.then(() => cancelBatch(deps, batch, null)),
      ]);
      const items = (await itemsOf(batch)).length;
      await workOnBatch(deps, job(batch));
      const after = await read(batch);
      expect([after.completedAt === null, after.work, (await itemsOf(batch)).length]).toEqual([false, null, items]);
      expect(after.totalCount - (after.itemCount ?? 0)).toBe(COUNT - items);
      const counts = (await countItems(db, [after])).get(batch._id);
      expect(counts).toEqual({ completed: 0, failed: 0, canceled: COUNT, open: 0 });
    }
  });

  it('lets each failed item wait again once, also one that fails again while the others are still to come', async () => {
    const owner = newOwner();
    await newProfiles(owner, COUNT);
    const batch = await record(owner);
    await workOnBatch(deps, job(batch));
    await setItems(batch, { state: 'failed', tries: 5, error: { code: 'x', message: 'x' } });
    await finishBatch(deps, { accountId: batch.accountId, batchId: batch._id });
    const admitted: number[] = [];
    const estimates = async () => () => clock.now();
    const again = await read(batch);
    const caller = { owner, actor: batch.actor, attempt: null };
    const retry = () => retryBatch({ db, estimates }, again, caller, async (items) => void admitted.push(items));
    const retries = await Promise.allSettled(Array.from({ length: 6 }, retry));
    expect(retries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    // Those that are refused count no items.
    expect(admitted).toEqual([COUNT]);
    expect(await read(batch)).toMatchObject({ state: 'writing', round: 2, work: { kind: 'retry' } });
    const first = await itemsOf(batch, { state: 'waiting' });
    expect(first).toHaveLength(ITEM_PAGE);
    // One of the first page fails once more before the next page.
    await db.batchItems.updateOne({ _id: first[0]?._id ?? '' }, { $set: { state: 'failed' } });
    await Promise.all([workOnBatch(deps, job(batch)), workOnBatch(deps, job(batch))]);
    expect(await itemsOf(batch, { state: 'waiting' })).toHaveLength(COUNT - 1);
    expect(await itemsOf(batch, { state: 'failed' })).toHaveLength(1);
    expect(await read(batch)).toMatchObject({ state: 'processing', work: null });
  });

  it('is continued by the reconciler when its job was lost', async () => {
    const owner = newOwner();
    await newProfiles(owner, ITEM_PAGE);
    const batch = await record(owner);
    clock.advance(60_000);
    const jobs = async () => {
      const queued = await producer.queue('batches').getJobs(['prioritized', 'waiting']);
      return queued.filter(({ data }) => data.batchId === batch._id).length;
    };
    expect((await reconcileBatches(deps, true)).batchesContinued).toBeGreaterThan(0);
    expect(await jobs()).toBe(0);
    await reconcileBatches(deps, false);
    expect(await jobs()).toBe(1);
  });
});

describe('a selection of profiles', () => {
  const clock = testClock();
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());

  it('holds those of its owner that fit all its fields, in the order of their ids', async () => {
    const owner = newOwner();
    // The database's clock is an hour before that of the host, which the ids tell.
    const from = new Date(Date.now() - 3_600_000);
    const profiles = Array.from({ length: 4 }, (_, n) => ({
      ...profileRecord(clock, owner),
      externalId: `x${n}`,
      createdAt: new Date(from.getTime() + n),
    }));
    const [first, second, third, fourth] = profiles.map(({ _id }) => _id);
    const other = { ...profileRecord(clock, { ...owner, livemode: !owner.livemode }), externalId: 'x0' };
    await db.profiles.insertMany([...profiles, other]);
    const select = (selection: Parameters<typeof selectProfiles>[2]) => selectProfiles(db, owner, selection);
    expect(await select({})).toEqual({ profileIds: [first, second, third, fourth] });
    expect(await select({ externalIds: ['x2', 'x0', 'unknown', 'x0'] })).toEqual({ profileIds: [first, third] });
    const to = new Date(from.getTime() + 3);
    expect(await select({ createdFrom: from, createdTo: to })).toEqual({ profileIds: [first, second, third, fourth] });
    const [ofSecond, ofThird] = [new Date(from.getTime() + 1), new Date(from.getTime() + 2)];
    expect(await select({ createdFrom: ofSecond, createdTo: ofThird })).toEqual({ profileIds: [second, third] });
    expect(await select({ createdFrom: ofSecond, externalIds: ['x0', 'x3'] })).toEqual({ profileIds: [fourth] });
    const later = new Date(to.getTime() + 1);
    for (const nothing of [{ createdFrom: later }, { externalIds: ['unknown'] }]) {
      await expect(select(nothing)).rejects.toThrow('profiles: selects no profile');
    }
    await expect(select({ createdFrom: later, createdTo: to })).rejects.toThrow('must not be after');
  });

  it('holds no more than a batch takes, and says how to split it', async () => {
    const owner = newOwner();
    await db.profiles.insertMany(Array.from({ length: 103 }, () => profileRecord(clock, owner)));
    const last = (await db.profiles.findOne(ownedBy(owner)).sort({ _id: -1 }).lean())?._id;
    expect(await selectProfiles(db, owner, {}, 103)).toEqual({
      count: 103,
      after: '',
      last,
      createdFrom: null,
      createdTo: null,
    });
    const error = await selectProfiles(db, owner, {}, 102).catch((refused: unknown) => refused);
    expect(error).toMatchObject({
      kind: 'payload_too_large',
      options: { hint: expect.stringContaining('created_from') },
    });
    expect(error).toBeInstanceOf(AppError);
  });
});
