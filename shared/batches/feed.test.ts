import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CommandCounter, startCommandCounter } from '../../tests/harness/command-counter.ts';
import { newOwner, profileRecord } from '../../tests/harness/records.ts';
import { databaseUrl } from '../../tests/harness/services.ts';
import { openFortuneDeps, openSettlement, testClock } from '../../tests/harness/stores.ts';
import { kstDate } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import type { Owner } from '../core/owner.ts';
import { connectDatabase, type Database } from '../db/connect.ts';
import type { BatchItemRecord } from '../db/models/batch-items.ts';
import type { Producer } from '../queues/producer.ts';
import { feedBatches } from './feed.ts';
import { newBatch } from './new-batch.ts';

describe('a turn of an account', () => {
  const clock = testClock();
  let db: Database;
  let producer: Producer;
  let deps: Awaited<ReturnType<typeof openFortuneDeps>>;
  beforeAll(async () => {
    deps = await openFortuneDeps(clock);
    ({ db, producer } = deps);
  });
  afterAll(() => deps.close());

  const record = async (owner: Owner, state: BatchItemRecord['state'], count: number, isUnknown = false) => {
    const profiles = Array.from({ length: count }, () => profileRecord(clock, owner));
    const { batch, items } = newBatch(
      clock,
      {
        _id: newId('batch'),
        ...owner,
        kind: 'request',
        fortuneType: 'daily',
        fortuneDate: kstDate(clock.now()),
        model: 'haiku',
        webhookUrl: null,
        actor: { ip: '127.0.0.1', apiKey: 'key', requestId: newId('req') },
      },
      profiles.map(({ _id: profileId }) => ({ profileId })),
    );
    if (!isUnknown) await db.profiles.insertMany(profiles);
    await db.batches.create([batch]);
    await db.batchItems.insertMany(items.map((item) => ({ ...item, state })));
    return batch;
  };
  const queuedTurns = async () => {
    const jobs = await producer.queue('batches').getJobs(['prioritized', 'waiting']);
    return jobs.filter(({ name }) => name === 'feed-batches').length;
  };

  it.each([
    { running: 0, waiting: 130, starts: 100, why: 'the first hundred; another turn follows' },
    { running: 150, waiting: 60, starts: 50, why: 'as many as there is room for' },
    { running: 151, waiting: 60, starts: 0, why: 'none of a long batch in the room for 49' },
    { running: 195, waiting: 5, starts: 5, why: 'all of a short batch that fits' },
    { running: 195, waiting: 6, starts: 0, why: 'none of a short batch that does not fit' },
    { running: 200, waiting: 1, starts: 0, why: 'none without room' },
  ])('starts $starts of $waiting items beside $running: $why', async ({ running, waiting, starts }) => {
    const owner = newOwner();
    const turn = { ...owner, model: 'haiku' } as const;
    await record(owner, 'started', running);
    await record(owner, 'waiting', waiting);
    const before = await queuedTurns();
    await feedBatches(deps, turn);
    expect(await db.batchItems.countDocuments({ ...turn, state: 'started' })).toBe(running + starts);
    expect(await db.batchItems.countDocuments({ ...turn, state: 'waiting' })).toBe(waiting - starts);
    // Where the room is used up, the end of items queues the next turn.
    expect((await queuedTurns()) - before).toBe(running + starts <= 150 && waiting > starts ? 1 : 0);
  });

  describe('in which no item can be started', () => {
    let counter: CommandCounter;
    let counted: Database;
    let countedSettlement: Awaited<ReturnType<typeof openSettlement>>;
    beforeAll(async () => {
      counter = await startCommandCounter(databaseUrl(db.connection.name));
      counted = await connectDatabase(counter.url, { waitMs: 30_000 });
      countedSettlement = await openSettlement(counted, clock);
    });
    afterAll(async () => {
      await countedSettlement.close();
      await counted.close();
      await counter.close();
    });

    /** The commands of a turn about batches and their items. */
    const commandsOf = async (owner: Owner, config = deps.config) => {
      const before = counter.counts();
      await feedBatches({ ...deps, ...countedSettlement, config }, { ...owner, model: 'haiku' });
      return [...counter.counts()].flatMap(([shape, count]) => {
        const sent = count - (before.get(shape) ?? 0);
        return / batch(es|_items)$/.test(shape) && sent > 0 ? [`${shape}: ${sent}`] : [];
      });
    };

    it('ends a hundred items of unknown profiles in as many commands as one', async () => {
      const [few, many] = [newOwner(), newOwner()];
      await record(few, 'waiting', 1, true);
      const batch = await record(many, 'waiting', 100, true);
      const ofOne = await commandsOf(few);
      expect((await commandsOf(many)).sort()).toEqual(ofOne.sort());
      const ended = { batchId: batch._id, state: 'failed', 'error.code': 'not_found' } as const;
      expect(await db.batchItems.countDocuments(ended)).toBe(100);
      expect((await db.batches.findById(batch._id).lean())?.state).toBe('failed');
    });

    it('ends those of unknown profiles alone', async () => {
      const owner = newOwner();
      const unknown = await record(owner, 'waiting', 30, true);
      const known = await record(owner, 'waiting', 30);
      await commandsOf(owner);
      const states = await db.batchItems.aggregate([
        { $match: { accountId: owner.accountId } },
        { $group: { _id: { batchId: '$batchId', state: '$state' }, count: { $sum: 1 } } },
        { $sort: { _id: 1 } },
      ]);
      expect(states).toEqual([
        { _id: { batchId: unknown._id, state: 'failed' }, count: 30 },
        { _id: { batchId: known._id, state: 'started' }, count: 30 },
      ]);
    });

    it('hands a hundred items to the next model in as many commands as one', async () => {
      const config = { ...deps.config, simulateUnconfiguredModels: false };
      const [few, many] = [newOwner(), newOwner()];
      for (const { accountId: _id } of [few, many]) {
        const fallbacks = { fallbacks: { haiku: ['sonnet'] }, backgroundFallbacks: ['haiku'] };
        await db.accounts.collection.insertOne({ _id, accessTokenHash: _id, email: _id, ...fallbacks } as never);
      }
      await record(few, 'waiting', 1);
      const { _id: batchId } = await record(many, 'waiting', 100);
      const ofOne = await commandsOf(few, config);
      expect((await commandsOf(many, config)).sort()).toEqual(ofOne.sort());
      const handed = { batchId, state: 'waiting', model: 'sonnet', 'error.reason': 'not_configured' } as const;
      expect(await db.batchItems.countDocuments(handed)).toBe(100);
      await feedBatches({ ...deps, config }, { ...many, model: 'sonnet' });
      expect(await db.batchItems.countDocuments({ batchId, state: 'failed', 'error.reason': 'not_configured' })).toBe(
        100,
      );
      expect((await db.batches.findById(batchId).lean())?.state).toBe('failed');
    });
  });
});
