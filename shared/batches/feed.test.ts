import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newOwner, profileRecord } from '../../tests/harness/records.ts';
import { openDatabase, openProducer, openSettlement, testClock } from '../../tests/harness/stores.ts';
import { kstDate } from '../core/clock.ts';
import { loadConfig } from '../core/config.ts';
import { newId } from '../core/ids.ts';
import type { Owner } from '../core/owner.ts';
import { createSecretBox } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import type { BatchItemRecord } from '../db/models/batch-items.ts';
import type { Producer } from '../queues/producer.ts';
import { type BatchFeedDeps, feedBatches } from './feed.ts';
import { newBatch } from './new-batch.ts';

const SECRETS_KEY = randomBytes(32).toString('base64');

describe('a turn of an account', () => {
  const clock = testClock();
  let db: Database;
  let producer: Producer;
  let settlement: Awaited<ReturnType<typeof openSettlement>>;
  let deps: BatchFeedDeps;
  beforeAll(async () => {
    db = await openDatabase();
    producer = await openProducer({ empty: true });
    settlement = await openSettlement(db, clock);
    const config = loadConfig({
      MONGODB_URL: 'mongodb://127.0.0.1/unused',
      REDIS_URL: 'redis://127.0.0.1/unused',
      SECRETS_KEY,
      SIMULATE_UNCONFIGURED_MODELS: 'true',
    });
    const secrets = createSecretBox(SECRETS_KEY);
    deps = { ...settlement, config, secrets, producer, publishFailures: async () => undefined };
  });
  afterAll(async () => {
    await settlement.close();
    await producer.close();
    await db.close();
  });

  const record = async (owner: Owner, state: BatchItemRecord['state'], count: number) => {
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
      profiles.map(({ _id }) => _id),
    );
    await db.profiles.insertMany(profiles);
    await db.batches.create([batch]);
    await db.batchItems.insertMany(items.map((item) => ({ ...item, state })));
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
});
