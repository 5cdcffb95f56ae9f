import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RedisClient } from '../../shared/queues/redis.ts';
import { rateWaitKey } from '../../shared/status/breaker.ts';
import { modelKey } from '../../shared/status/model-health.ts';
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
  const permits = async (rate: ProviderRate, tries: number, isInteractive = true): Promise<Permit[]> => {
    const answers = await Promise.all(Array.from({ length: tries }, () => rate.take('haiku', isInteractive)));
    return answers.filter((answer): answer is Permit => typeof answer !== 'number');
  };
  /** By the clock of Redis. */
  const given = async () => {
    const log = await redis.zrange(modelKey('haiku', 'permits'), '0', '-1', 'WITHSCORES');
    return log.filter((_, index) => index % 2 === 1).map(Number);
  };

  it('has no end without a limit, and costs nothing', async () => {
    expect(await permits(newWorker(), 100)).toHaveLength(100);
    expect(await redis.dbsize()).toBe(0);
  });

  it('is spread over the minute in background work, over several workers, and leaves callers a share', async () => {
    limit = 10;
    const windowMs = 2_000;
    const workers = Array.from({ length: 3 }, () => newWorker({ windowMs }));
    const taken: number[] = [];
    await until('more than a window of permits is given', async () => {
      for (const worker of workers) {
        for (const _ of await permits(worker, 3, false)) taken.push((await given()).at(-1) ?? 0);
      }
      return taken.length > 10;
    });
    // At most 8 in a window, each a part of it after the one before.
    const gaps = taken.slice(1).map((at, index) => at - (taken[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(windowMs / 8);
  });

  it('is left to callers at once, however much background work there is', async () => {
    // The next permit of the background comes in eight seconds.
    limit = 10;
    const [background, interactive] = [newWorker(), newWorker()];
    expect(await permits(background, 20, false)).toHaveLength(1);
    // A fifth, and one more, without that of the background.
    expect(await permits(interactive, 20)).toHaveLength(2);
    expect(await permits(background, 20, false)).toEqual([]);
    expect(await redis.pttl(rateWaitKey('haiku'))).toBeGreaterThan(0);
    expect(await interactive.take('sonnet', true)).not.toEqual(expect.any(Number));
  });

  it('is exact over several workers, and used up', async () => {
    limit = 7;
    const windowMs = 1_500;
    const workers = Array.from({ length: 3 }, () => newWorker({ windowMs }));
    const seen = new Set<number>();
    const startedAt = performance.now();
    await until('two windows have passed', async () => {
      for (const worker of workers) await permits(worker, 3);
      const log = await given();
      for (const at of log) seen.add(at);
      expect(log.filter((at) => at > Math.max(...log) - windowMs).length).toBeLessThanOrEqual(7);
      return performance.now() - startedAt > 2 * windowMs;
    });
    const all = [...seen].sort((one, other) => one - other);
    for (const [index, at] of all.entries()) {
      const later = all[index + 7];
      if (later !== undefined) expect(later - at).toBeGreaterThanOrEqual(windowMs);
    }
  });

  it.each([1, 2, 3, 4])('of %i is given to background work and to callers', async (each) => {
    limit = each;
    const worker = newWorker({ windowMs: 200 });
    for (const isInteractive of [false, true]) {
      await until('there is a permit', async () => (await permits(worker, 1, isInteractive)).length === 1);
    }
  });

  it('follows a changed limit at once', async () => {
    limit = 10;
    const worker = newWorker();
    expect(await permits(worker, 10)).toHaveLength(3);
    limit = 20;
    expect(await permits(worker, 10)).toHaveLength(2);
    limit = 2;
    expect(await permits(worker, 10)).toEqual([]);
    limit = null;
    expect(await permits(worker, 10)).toHaveLength(10);
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
    await until('a permit', async () => (await permits(idle, 3)).length > 0);
    const before = await given();
    await redis.flushdb();
    expect(await permits(asking, 20)).toEqual([]);
    await idle.restore('haiku');
    expect(await given()).toEqual(before);
    limit = 20;
    await until('it gives permits again', async () => (await permits(asking, 20)).length > 0);
    expect(await given()).toHaveLength(5);
  });
});
