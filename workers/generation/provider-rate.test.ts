import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RedisClient } from '../../shared/queues/redis.ts';
import { heartbeat, modelKey } from '../../shared/status/model-health.ts';
import { until } from '../../tests/harness/http.ts';
import { poolSettingsWith } from '../../tests/harness/pool-settings.ts';
import { openRedis, silentLogger } from '../../tests/harness/stores.ts';
import { createProviderRate, type Permit, type ProviderRate } from './provider-rate.ts';

describe('the calls per minute of a model', () => {
  let redis: RedisClient;
  let limit: number | null;

  beforeAll(async () => {
    redis = await openRedis({ empty: true });
  });
  beforeEach(async () => {
    await redis.flushdb();
    limit = null;
  });
  afterAll(() => {
    redis.disconnect();
  });

  const poolSettings = { of: () => poolSettingsWith({ ratePerMinute: limit }).of() };
  const newWorker = (options: { readonly windowMs?: number; readonly restoreMs?: number } = {}) =>
    createProviderRate({ redis, poolSettings, logger: silentLogger, restoreMs: 0, ...options });
  /** Live workers, as their heartbeats show them. */
  const newWorkers = async (count: number): Promise<ProviderRate[]> => {
    for (let each = 0; each < count; each += 1) await heartbeat(redis, 'haiku', `worker ${each}`);
    return Array.from({ length: count }, () => newWorker());
  };
  const permits = async (rate: ProviderRate, tries: number): Promise<Permit[]> => {
    const answers = await Promise.all(Array.from({ length: tries }, () => rate.take('haiku')));
    return answers.filter((answer): answer is Permit => typeof answer !== 'number');
  };
  const permit = (rate: ProviderRate) => until('there is a permit', async () => (await permits(rate, 1))[0] ?? null);
  const given = async () => {
    const log = await redis.zrange(modelKey('haiku', 'permits'), '0', '-1', 'WITHSCORES');
    return log.filter((_, index) => index % 2 === 1).map(Number);
  };

  it('has no end without a limit, and costs nothing', async () => {
    expect(await permits(newWorker(), 100)).toHaveLength(100);
    expect(await redis.dbsize()).toBe(0);
  });

  it('is exact over several workers, and equal between those that ask', async () => {
    limit = 30;
    const workers = await newWorkers(3);
    const shares = await Promise.all(workers.map((worker) => permits(worker, 40)));
    expect(shares.map(({ length }) => length)).toEqual([10, 10, 10]);
    expect(await Promise.all(workers.map((worker) => worker.take('sonnet')))).not.toContain(expect.any(Number));
  });

  it('leaves no remainder: a limit below the number of workers is used up too', async () => {
    limit = 2;
    const workers = await newWorkers(3);
    const shares = await Promise.all(workers.map((worker) => permits(worker, 5)));
    expect(shares.flat()).toHaveLength(2);
  });

  it('goes to a worker that asks alone, once the others have left their shares for a while', async () => {
    limit = 9;
    const [alone] = await newWorkers(3);
    if (alone === undefined) throw new Error('there is no worker');
    expect(await permits(alone, 20)).toHaveLength(3);
    for (let each = 0; each < 6; each += 1) await permit(alone);
    expect(await permits(alone, 20)).toEqual([]);
    expect(await given()).toHaveLength(9);
  });

  it('follows a changed limit at once', async () => {
    limit = 4;
    const worker = newWorker();
    expect(await permits(worker, 10)).toHaveLength(4);
    limit = 6;
    expect(await permits(worker, 10)).toHaveLength(2);
    limit = 2;
    expect(await permits(worker, 10)).toEqual([]);
    limit = null;
    expect(await permits(worker, 10)).toHaveLength(10);
  });

  it('gives the next permit when the oldest is a window old, not before', async () => {
    limit = 3;
    const windowMs = 400;
    const worker = newWorker({ windowMs });
    await permits(worker, 3);
    const [oldest = 0] = await given();
    await permit(worker);
    expect((await given()).at(-1)).toBeGreaterThanOrEqual(oldest + windowMs);
  });

  it('takes back a permit that was not used, once', async () => {
    limit = 2;
    const worker = newWorker();
    const [used, unused] = await permits(worker, 5);
    used?.use();
    used?.release();
    unused?.release();
    unused?.release();
    expect(await permits(worker, 5)).toHaveLength(1);
  });

  it('is not exceeded when Redis loses its data: no permit is given before workers have restored theirs', async () => {
    limit = 10;
    const [asking, idle] = [newWorker({ restoreMs: 300 }), newWorker({ restoreMs: 300 })];
    await Promise.all(
      [asking, idle].map((worker) => until('a permit', async () => (await permits(worker, 3)).length > 0)),
    );
    const before = await given();
    await redis.flushdb();
    expect(await permits(asking, 20)).toEqual([]);
    await idle.restore('haiku');
    expect(await given()).toEqual(before);
    await until('it gives permits again', async () => (await permits(asking, 20)).length > 0);
    expect(await given()).toHaveLength(10);
  });
});
