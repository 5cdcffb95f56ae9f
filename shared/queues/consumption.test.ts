import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../../tests/harness/http.ts';
import { openRedis, silentLogger } from '../../tests/harness/stores.ts';
import { PRIORITY } from './catalogue.ts';
import { type ConsumptionWatch, watchConsumption } from './consumption.ts';
import { createProducer, type Producer } from './producer.ts';
import type { RedisClient } from './redis.ts';

const QUEUE = 'generation-haiku';

describe('a worker', () => {
  let redis: RedisClient;
  let producer: Producer;
  let watch: ConsumptionWatch;
  let taken: number;
  let canTake: boolean;
  let asked: number;
  let replaced: number;

  beforeAll(async () => {
    redis = await openRedis({ empty: true });
    producer = createProducer(redis, silentLogger);
  });
  beforeEach(async () => {
    await redis.flushdb();
    [taken, canTake, asked, replaced] = [0, true, 0, 0];
    const consumer = {
      queue: QUEUE,
      taken: () => taken,
      replace() {
        replaced += 1;
      },
      canTake() {
        asked += 1;
        return canTake;
      },
    } as const;
    watch = watchConsumption({ redis, consumers: [consumer], logger: silentLogger, checkEveryMs: 5 });
  });
  afterEach(() => watch.close());
  afterAll(async () => {
    await producer.close();
    redis.disconnect();
  });

  const add = (generationId: string, priority: number = PRIORITY.liveBatch) =>
    producer.add(QUEUE, 'generate', { generationId }, { priority });
  /** More checks than make a replaced worker silent. */
  const manyChecks = () => {
    const until40 = asked + 40;
    return until('it was checked often', async () => asked > until40);
  };

  it('that takes none of the waiting jobs is replaced once, and is silent until one takes a job', async () => {
    expect(watch.isConsuming()).toBe(true);
    await add('gen_1');
    await until('it is replaced', async () => replaced > 0);
    await until('it is silent', async () => !watch.isConsuming());
    expect(replaced).toBe(1);
    taken += 1;
    await until('it is not', async () => watch.isConsuming());
  });

  it('that has nothing to do, no capacity or a paused queue is not silent', async () => {
    await manyChecks();
    expect(watch.isConsuming()).toBe(true);
    canTake = false;
    await add('gen_1');
    await manyChecks();
    expect(watch.isConsuming()).toBe(true);
    await producer.queue(QUEUE).pause();
    canTake = true;
    await manyChecks();
    expect(watch.isConsuming()).toBe(true);
  });

  it('is measured by the oldest wait of its queue, whatever the priority of the oldest job', async () => {
    expect(await producer.oldestWaitMs(QUEUE, new Date())).toBe(0);
    await add('gen_1', PRIORITY.warming);
    const since = Date.now();
    await until('it waits', async () => Date.now() > since + 30);
    await add('gen_2', PRIORITY.liveInteractive);
    await add('gen_3', PRIORITY.liveBatch);
    expect(await producer.oldestWaitMs(QUEUE, new Date())).toBeGreaterThanOrEqual(30);
    for (const job of await producer.queue(QUEUE).getJobs(['prioritized'])) {
      if (job.data.generationId === 'gen_1') await redis.hset(`{${QUEUE}}:${QUEUE}:${job.id}`, 'ats', 1);
    }
    const newest = await producer.oldestWaitMs(QUEUE, new Date());
    expect(newest).toBeLessThanOrEqual(Date.now() - since - 30);
  });
});
