import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newOwner } from '../../tests/harness/records.ts';
import { openDatabase, type TestClock, testClock } from '../../tests/harness/stores.ts';
import { loadConfig } from '../core/config.ts';
import { newId } from '../core/ids.ts';
import type { Owner } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { BatchItemRecord } from '../db/models/batch-items.ts';
import { createEstimates, type Estimates } from './estimate.ts';
import { newBatch } from './new-batch.ts';

const CONCURRENCY = 4;
const config = loadConfig({
  MONGODB_URL: 'mongodb://unused',
  REDIS_URL: 'redis://unused',
  SECRETS_KEY: Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64'),
  CONCURRENCY_HAIKU: String(CONCURRENCY),
});

describe('the estimated end of a batch', () => {
  let db: Database;
  let clock: TestClock;
  let estimates: Estimates;
  let owner: Owner;
  beforeAll(async () => {
    db = await openDatabase();
  });
  beforeEach(async () => {
    await db.batchItems.deleteMany();
    clock = testClock();
    owner = newOwner();
    estimates = createEstimates({ db, clock, config });
  });
  afterAll(() => db.close());

  const actor = { ip: '127.0.0.1', apiKey: 'key', requestId: newId('req') };
  /** Records a batch's items. */
  const record = async (count: number, changes: Partial<BatchItemRecord>, its: Owner = owner) => {
    const { batch, items } = newBatch(
      clock,
      {
        _id: newId('batch'),
        ...its,
        kind: 'request',
        fortuneType: 'daily',
        fortuneDate: '2090-06-15',
        model: changes.model ?? 'haiku',
        webhookUrl: null,
        actor,
      },
      Array.from({ length: count }, (_, index) => ({ profileId: `prf_${index}` })),
    );
    await db.batchItems.insertMany(items.map((item) => ({ ...item, ...changes })));
    return batch;
  };
  /** Records items that end one after the other, the last one now. */
  const succeed = async (count: number, gapMs: number, changes: Partial<BatchItemRecord> = {}) => {
    for (let ended = 0; ended < count; ended += 1) {
      if (ended > 0) clock.advance(gapMs);
      await record(1, { state: 'success', finishedAt: clock.now(), ...changes });
    }
  };
  const left = async (open: number) => {
    const batch = await record(open, { state: 'waiting' });
    return (await estimates([batch]))(batch, open).getTime() - clock.now().getTime();
  };

  it('assumes 3 s for each item and slot of the pool while fewer than five items have ended', async () => {
    expect(await left(20)).toBe((20 * 3_000) / CONCURRENCY);
    clock.advance(1_001);
    await succeed(4, 10);
    expect(await left(20)).toBe((20 * 3_000) / CONCURRENCY + (20 * 3_000) / CONCURRENCY);
  });

  it('follows from the rate at which items of all accounts have ended', async () => {
    await succeed(10, 200, newOwner());
    expect(await left(50)).toBe(50 * 200);
  });

  it('comes closer as items end', async () => {
    await succeed(10, 200);
    const batch = await record(10, { state: 'waiting' });
    const remainingMs: number[] = [];
    for (const open of [10, 9, 8]) {
      remainingMs.push((await estimates([batch]))(batch, open).getTime() - clock.now().getTime());
      clock.advance(100);
    }
    expect(remainingMs).toEqual([2_000, 1_800, 1_600]);
  });

  it('counts the earlier queued items of the same owner, mode and model, and nothing else', async () => {
    await succeed(10, 200);
    await record(7, { state: 'waiting' });
    await record(3, { state: 'started' });
    await record(5, { state: 'canceled' });
    await record(40, { state: 'waiting' }, newOwner());
    await record(40, { state: 'waiting' }, { ...owner, livemode: !owner.livemode });
    await record(40, { state: 'waiting', model: 'sonnet' });
    expect(await left(10)).toBe((7 + 3 + 10) * 200);
  });

  it('counts the items of an earlier batch that are not written yet', async () => {
    const large = {
      ...(await record(0, {})),
      state: 'writing' as const,
      totalCount: 3_000,
      itemCount: 0,
      work: { kind: 'write' as const, after: '', last: 'prf_z', createdFrom: null, createdTo: null },
    };
    await db.batches.create(large);
    const batch = await record(1, {});
    const secondsOf = (end: Date) => (end.getTime() - clock.now().getTime()) / 1_000;
    expect(secondsOf((await estimates([batch]))(batch, 1))).toBeCloseTo((3_001 * 3) / CONCURRENCY, 0);
  });

  it('is the same for a batch alone and among others', async () => {
    await succeed(10, 200);
    const other = { ...owner, livemode: !owner.livemode };
    const batches = [
      await record(7, { state: 'waiting' }),
      await record(2, { state: 'waiting' }, other),
      await record(3, { state: 'started' }),
      await record(4, { state: 'waiting', model: 'sonnet' }),
      await record(5, { state: 'waiting' }),
      await record(6, { state: 'waiting', model: 'sonnet' }),
      await record(8, { state: 'waiting' }, other),
      await record(9, { state: 'waiting' }, newOwner()),
    ];
    // Another model answers for some.
    await record(11, { state: 'waiting' });
    await db.batchItems.updateOne({ batchId: batches[0]?._id ?? '' }, { $set: { model: 'sonnet' } });
    const [all, reversed] = [await estimates(batches), await estimates(batches.toReversed())];
    for (const batch of batches) {
      const alone = (await estimates([batch]))(batch, 1);
      expect([all(batch, 1), reversed(batch, 1)]).toEqual([alone, alone]);
    }
    const leftMs = batches.map((batch) => all(batch, 1).getTime() - clock.now().getTime());
    const haikuItems = [1, 1, 7, null, 10, null, 3, 1];
    expect(leftMs.filter((_, index) => haikuItems[index] !== null)).toEqual(
      haikuItems.flatMap((items) => (items === null ? [] : [items * 200])),
    );
    const sonnetMs = 3_000 / config.models.sonnet.concurrency;
    expect([leftMs[3], leftMs[5]]).toEqual([2 * sonnetMs, 6 * sonnetMs]);
  });

  it('counts a gap of more than 5 s, a pause between batches, as 5 s', async () => {
    await succeed(5, 100);
    clock.advance(60_000);
    await succeed(6, 100);
    // Nine gaps of 0.1 s and one of 5 s.
    expect(await left(10)).toBe(((9 * 100 + 5_000) / 10) * 10);
  });

  it('uses the last five minutes of the model alone', async () => {
    await succeed(20, 50);
    await succeed(20, 50, { model: 'sonnet' });
    clock.advance(300_001);
    await succeed(5, 400);
    expect(await left(10)).toBe(10 * 400);
  });

  describe('while operators have paused the model', () => {
    const SIX_HOURS_MS = 6 * 3_600_000;
    beforeEach(async () => {
      estimates = createEstimates({
        db,
        clock,
        config,
        breakers: { holdOf: async (model) => (model === 'haiku' ? 'pool_paused' : null) },
      });
      await succeed(10, 200);
    });

    it('is when items that no worker has started fail', async () => {
      expect(await left(50)).toBe(SIX_HOURS_MS);
    });

    it('counts from when the last item was queued', async () => {
      const batch = await record(3, { state: 'started', startedAt: clock.now() });
      clock.advance(60_000);
      expect((await estimates([batch]))(batch, 3).getTime() - clock.now().getTime()).toBe(SIX_HOURS_MS - 60_000);
    });

    it('is that of each batch among others', async () => {
      const started = await record(3, { state: 'started', startedAt: clock.now() });
      const ended = await record(3, { state: 'failed' });
      clock.advance(60_000);
      const waiting = await record(2, { state: 'waiting' });
      await db.batchItems.updateOne({ batchId: waiting._id }, { $set: { state: 'started', startedAt: clock.now() } });
      const estimate = await estimates([started, ended, waiting]);
      const leftMs = [started, ended, waiting].map((batch) => estimate(batch, 1).getTime() - clock.now().getTime());
      expect(leftMs).toEqual([SIX_HOURS_MS - 60_000, SIX_HOURS_MS, SIX_HOURS_MS]);
    });

    it('stays as it is for other models', async () => {
      const batch = await record(4, { state: 'waiting', model: 'sonnet' });
      expect((await estimates([batch]))(batch, 4).getTime() - clock.now().getTime()).toBeLessThan(60_000);
    });
  });

  it('measures the rate once a second for any number of callers', async () => {
    const leftOfOther = async () => {
      const batch = await record(1, { state: 'waiting' }, newOwner());
      return (await estimates([batch]))(batch, 1).getTime() - clock.now().getTime();
    };
    await succeed(10, 200);
    expect(await leftOfOther()).toBe(200);
    await db.batchItems.deleteMany();
    await succeed(10, 10);
    expect(await leftOfOther()).toBe(200);
    clock.advance(1_000);
    expect(await leftOfOther()).toBe(10);
  });

  it('counts the queues of an account once a second for any number of callers, without the items of the own batch', async () => {
    await succeed(10, 200);
    await record(7, { state: 'waiting' });
    const [first, last] = [await record(3, { state: 'waiting' }), await record(5, { state: 'waiting' })];
    const both = async () => {
      const estimated = await Promise.all([first, last].map(async (batch) => (await estimates([batch]))(batch, 1)));
      return estimated.map((end) => end.getTime() - clock.now().getTime());
    };
    expect(await both()).toEqual([(7 + 1) * 200, (7 + 3 + 1) * 200]);
    await db.batchItems.deleteMany({ state: 'waiting' });
    expect(await both()).toEqual([(7 + 1) * 200, (7 + 3 + 1) * 200]);
    clock.advance(1_001);
    expect(await both()).toEqual([200, 200]);
  });
});
