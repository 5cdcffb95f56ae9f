import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  callRecord,
  generationSpec,
  newHash,
  newOwner,
  profileRecord,
  reservedFortune,
} from '../../tests/support/records.ts';
import { openDatabase, openGeneration, openProducer, silentLogger, testClock } from '../../tests/support/stores.ts';
import { newId } from '../core/ids.ts';
import type { Database } from '../db/connect.ts';
import type { BatchItemRecord } from '../db/models/batch-items.ts';
import { createEventService } from '../events/events.ts';
import { type Claim, claimGeneration } from '../generation/claims.ts';
import { newGenerationId } from '../generation/single-flight.ts';
import { PRIORITY } from '../queues/catalogue.ts';
import type { Producer } from '../queues/producer.ts';
import { newBatch } from './batches.ts';
import { cancelUnstarted } from './cancel.ts';
import { reconcileBatches } from './feed.ts';

describe('a cancel of bulk work', () => {
  const clock = testClock();
  const owner = newOwner();
  let db: Database;
  let published: string[][];
  beforeAll(async () => {
    db = await openDatabase();
  });
  beforeEach(async () => {
    await Promise.all([db.generations.deleteMany(), db.fortunes.deleteMany(), db.calls.deleteMany()]);
    published = [];
  });
  afterAll(() => db.close());

  /** Opens a generation like bulk work: with its call and its reserved fortune. */
  const open = async () => {
    const [id, contentHash] = [newGenerationId(), newHash()];
    const call = callRecord(clock, owner, [{ section: 'profile_fortune', generationId: id, done: false }]);
    const fortune = reservedFortune(clock, profileRecord(clock, owner), { contentHash, callId: call._id });
    const spec = generationSpec(clock, owner, { contentHash, fortune, priority: PRIORITY.liveBatch });
    await openGeneration(db, clock, spec, id, { reserve: fortune, calls: [call] });
    return { id, contentHash, spec, callId: call._id };
  };
  const openAll = (count: number) => Promise.all(Array.from({ length: count }, open));
  const cancel = (all: readonly { readonly contentHash: string }[]) =>
    cancelUnstarted(
      {
        db,
        clock,
        async publishFailures(ended) {
          published.push(ended.map(({ contentHash }) => contentHash).sort());
        },
      },
      owner.accountId,
      all.map(({ contentHash }) => contentHash),
    );
  const hashesOf = (all: readonly { readonly contentHash: string }[]) =>
    all.map(({ contentHash }) => contentHash).sort();
  const stillOpen = async () => hashesOf(await db.generations.find({ open: true }).lean());

  it('closes generations that are neither started nor awaited, uncharged, and signals all of them at once', async () => {
    const [waiting, second, begun, wanted, foreign] = await Promise.all([open(), open(), open(), open(), open()]);
    await claimGeneration(db, clock, { generationId: begun.id });
    await openGeneration(db, clock, { ...wanted.spec, priority: PRIORITY.liveInteractive }, newGenerationId());
    const closed = await cancel([waiting, second, begun, wanted]);
    expect([...closed].sort()).toEqual(hashesOf([waiting, second]));
    expect(published).toEqual([hashesOf([waiting, second])]);
    expect(await stillOpen()).toEqual(hashesOf([begun, wanted, foreign]));
    expect(hashesOf(await db.fortunes.find({ state: 'pending' }).lean())).toEqual(hashesOf([begun, wanted, foreign]));
    const calls = await db.calls.find({ state: 'failed' }).lean();
    expect(calls.map(({ _id }) => _id).sort()).toEqual([waiting.callId, second.callId].sort());
    for (const call of calls) expect(call).toMatchObject({ state: 'failed', chargedUsd: 0 });
    expect([...(await cancel([waiting, second]))]).toEqual([]);
  });

  it('and concurrent starts by workers leave each generation to exactly one of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const all = await openAll(60);
      const groups = Array.from({ length: 12 }, (_, index) => all.slice(5 * index, 5 * index + 5));
      const claims: (Claim | null)[] = [];
      const begin = async () => {
        for (const group of groups)
          claims.push(...(await Promise.all(group.map(({ id }) => claimGeneration(db, clock, { generationId: id })))));
      };
      const [closed, again] = await Promise.all([cancel(all), cancel(all), begin()]);
      const canceled = [...closed, ...again].sort();
      const begun = hashesOf(claims.flatMap((claim) => (claim === null ? [] : [claim.generation])));
      expect([...canceled, ...begun].sort()).toEqual(hashesOf(all));
      expect(await stillOpen()).toEqual(begun);
      expect(hashesOf(await db.fortunes.find().lean())).toEqual(begun);
      expect(await db.calls.countDocuments({ state: 'failed' })).toBe(canceled.length);
      await Promise.all([db.generations.deleteMany(), db.fortunes.deleteMany(), db.calls.deleteMany()]);
    }
  });
});

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
        states.map((_, index) => `prf_${index}`),
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
    const report = { fed: 1, itemsSettled: 0, batchesEnded: 2 };
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
