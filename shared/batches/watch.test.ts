import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newOwner } from '../../tests/harness/records.ts';
import { openDatabase, openProducer, silentLogger, testClock } from '../../tests/harness/stores.ts';
import { newId } from '../core/ids.ts';
import type { Database } from '../db/connect.ts';
import type { BatchItemRecord } from '../db/models/batch-items.ts';
import { createEventService } from '../events/events.ts';
import type { Producer } from '../queues/producer.ts';
import { newBatch } from './new-batch.ts';
import { reconcileBatches } from './watch.ts';

describe('the reconciler of batches', () => {
  const clock = testClock();
  let db: Database;
  let producer: Producer;
  beforeAll(async () => {
    db = await openDatabase();
    producer = await openProducer({ empty: true });
  });
  afterAll(async () => {
    await producer.close();
    await db.close();
  });

  it('ends batches without open items, and counts the same in a dry run', async () => {
    const record = async (...states: BatchItemRecord['state'][]) => {
      const { batch, items } = newBatch(
        clock,
        {
          _id: newId('batch'),
          ...newOwner(),
          kind: 'request',
          fortuneType: 'daily',
          fortuneDate: '2026-11-21',
          model: 'haiku',
          webhookUrl: null,
          actor: { ip: '127.0.0.1', apiKey: 'key', requestId: newId('req') },
        },
        states.map((_, index) => ({ profileId: `prf_${index}` })),
      );
      await db.batches.create([batch]);
      await db.batchItems.insertMany(items.map((item, index) => ({ ...item, state: states[index] })));
      return batch._id;
    };
    const ended = await record('success', 'canceled');
    const failed = await record('failed', 'canceled');
    await record('success', 'waiting');
    await record('success', 'started');
    clock.advance(11_000);
    await record('success');
    const events = createEventService({ db, clock, producer, logger: silentLogger });
    const deps = { db, clock, config: { reconcileAfterMs: 10_000 }, events, producer };
    const report = { fed: 1, itemsSettled: 0, batchesEnded: 2, batchesContinued: 0 };
    expect(await reconcileBatches(deps, true)).toEqual(report);
    expect(await db.batches.countDocuments({ completedAt: { $ne: null } })).toBe(0);
    expect(await reconcileBatches(deps, false)).toEqual(report);
    const done = await db.batches
      .find({ completedAt: { $ne: null } })
      .sort({ _id: 1 })
      .lean();
    expect(done.map(({ _id, state }) => [_id, state]).sort()).toEqual(
      [
        [ended, 'completed'],
        [failed, 'failed'],
      ].sort(),
    );
    expect(await reconcileBatches(deps, false)).toEqual({ ...report, batchesEnded: 0 });
  });
});
