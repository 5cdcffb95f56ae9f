import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RedisClient } from '../../shared/queues/redis.ts';
import { modelKey } from '../../shared/status/model-health.ts';
import { type Entry, readProvider, startRecovery } from '../../shared/status/recovery.ts';
import { until } from '../../tests/harness/http.ts';
import { openRedis } from '../../tests/harness/stores.ts';
import { createProviderPauses, type ProviderPauses } from './provider-pauses.ts';

describe('the calls after a pause', () => {
  let redis: RedisClient;
  let workers: readonly ProviderPauses[];

  beforeAll(async () => {
    redis = await openRedis({ empty: true });
  });
  beforeEach(async () => {
    await redis.flushdb();
    workers = Array.from({ length: 3 }, () => createProviderPauses(redis));
  });
  afterAll(() => {
    redis.disconnect();
  });

  /** What goes out when each worker has five calls to make. */
  const entries = async (): Promise<readonly Entry[]> => {
    const asked = workers.flatMap((worker) => Array.from({ length: 5 }, () => worker.enter('haiku')));
    return (await Promise.all(asked)).filter((entry): entry is Entry => typeof entry !== 'number');
  };
  /** The pause ends, and the workers learn of it. */
  const afterPause = async (): Promise<readonly Entry[]> => {
    await redis.del(modelKey('haiku', 'pause'));
    return until('a call goes out', async () => {
      const out = await entries();
      return out.length > 0 && out;
    });
  };
  const isLeft = (calls: number) =>
    until(`${calls} may go out`, async () => (await redis.hget(modelKey('haiku', 'recovery'), 'left')) === `${calls}`);
  const start = (durationMs: number | null) => workers[0]?.start('haiku', durationMs);

  it('grow from one over all workers, by those that succeed, until the provider has recovered', async () => {
    expect(await start(null)).toBe(1_000);
    expect(await entries()).toEqual([]);
    let out = await afterPause();
    for (const count of [1, 2, 4, 8]) {
      expect(out).toHaveLength(count);
      expect(await entries()).toEqual([]);
      for (const entry of out) entry.succeeded();
      await isLeft(2 * count);
      out = await entries();
    }
    // All that wait: 15, of 16 that may.
    for (const entry of out) entry.succeeded();
    await isLeft(31);
    for (const entry of await entries()) entry.succeeded();
    await until('it has recovered', async () => !(await readProvider(redis, 'haiku')).isRecovering);
  });

  it('are as many as before after one that failed, and after one that ended twice', async () => {
    await start(null);
    const [probe] = await afterPause();
    probe?.leave();
    await isLeft(1);
    const [next] = await entries();
    next?.succeeded();
    next?.leave();
    await isLeft(2);
  });

  it('begin anew after another pause, which is twice as long until one has succeeded', async () => {
    await start(null);
    const [probe] = await afterPause();
    expect(await start(null)).toBe(2_000);
    // The pause of a call that failed at the same time is the same one.
    expect(await start(null)).toBeLessThanOrEqual(2_000);
    probe?.leave();
    await afterPause();
    expect(await start(null)).toBe(4_000);
    await afterPause();
    expect(await start(null)).toBe(5_000);
    const [last, ...more] = await afterPause();
    expect(more).toEqual([]);
    last?.succeeded();
    await isLeft(2);
    expect(await start(null)).toBe(1_000);
  });

  it('all go out after one whose end the provider stated', async () => {
    expect(await start(25_000)).toBe(25_000);
    expect(await entries()).toEqual([]);
    expect(await afterPause()).toHaveLength(15);
  });

  it('are two after the probe of an open breaker, and are called paused while none may go out', async () => {
    await startRecovery(redis, 'haiku');
    expect(await entries()).toHaveLength(2);
    expect(await readProvider(redis, 'haiku')).toEqual({ pausedMs: 0, closedMs: 250, isRecovering: true });
    expect(workers[0]?.lastKnownMs('haiku')).toBeGreaterThan(0);
    expect(await workers[0]?.remainingMs('haiku')).toBe(0);
  });
});
