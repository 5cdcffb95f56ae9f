import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poolSettingsWith } from '../../tests/harness/pool-settings.ts';
import { openRedis, type TestClock, testClock } from '../../tests/harness/stores.ts';
import { MODEL_NAMES } from '../core/models.ts';
import type { RedisClient } from '../queues/redis.ts';
import {
  closeBreaker,
  createBreakers,
  endHoldOfOtherId,
  holdModels,
  openBreaker,
  readOpen,
  shouldOpen,
} from './breaker.ts';
import {
  addCalls,
  type CallSums,
  deregister,
  heartbeat,
  modelKey,
  readFigures,
  readHistory,
  readModel,
} from './model-health.ts';
import { startPause } from './recovery.ts';

let redis: RedisClient;
let clock: TestClock;

beforeAll(async () => {
  redis = await openRedis({ empty: true });
});
beforeEach(async () => {
  clock = testClock('2090-01-01T00:00:00.000Z');
  const names = ['calls', 'minutes', 'usual', 'breaker', 'workers', 'admitted', 'probed', 'pause'];
  for (const model of MODEL_NAMES) await redis.del(...names.map((name) => modelKey(model, name)));
});
afterAll(() => redis.disconnect());

const calls = (sums: Partial<CallSums>): CallSums => ({ succeeded: 0, failed: 0, tripping: 0, latencyMs: 0, ...sums });

describe('the figures of a model', () => {
  it('are the sums over all workers for five minutes, and the usual values before', async () => {
    await addCalls(redis, clock, 'haiku', calls({ succeeded: 30, latencyMs: 30_000 }));
    clock.advance(6 * 60_000);
    await Promise.all([
      addCalls(redis, clock, 'haiku', calls({ succeeded: 5, latencyMs: 500 })),
      addCalls(redis, clock, 'haiku', calls({ succeeded: 1, failed: 4, tripping: 3, latencyMs: 100 })),
    ]);
    const { haiku, sonnet } = await readFigures(redis, clock);
    expect(haiku.recent).toEqual({ succeeded: 6, failed: 4, tripping: 3, latencyMs: 600 });
    expect(haiku.usual).toEqual({ succeeded: 30, failed: 0, tripping: 0, latencyMs: 30_000 });
    expect(sonnet.recent).toEqual(calls({}));
  });

  it('hold the last three calls, however few were made and long ago, and those within seconds of them', async () => {
    const last = async () => (await readModel(redis, clock, 'haiku')).last;
    await addCalls(redis, clock, 'haiku', calls({ succeeded: 9, latencyMs: 900 }));
    for (const failed of [1, 2]) {
      clock.advance(60_000);
      await addCalls(redis, clock, 'haiku', calls({ failed }));
    }
    expect(await last()).toEqual(calls({ failed: 3 }));
    await addCalls(redis, clock, 'haiku', calls({ succeeded: 1, latencyMs: 100 }));
    expect(await last()).toEqual(calls({ succeeded: 1, failed: 2, latencyMs: 100 }));
    clock.advance(6 * 60_000);
    expect(await last()).toEqual(calls({}));
  });

  it('have a history by minute for an hour and by hour for a day, with what jobs waited', async () => {
    await addCalls(redis, clock, 'haiku', { ...calls({ succeeded: 2, latencyMs: 9 }), started: 2, waitedMs: 300 });
    clock.advance(2 * 60_000);
    await addCalls(redis, clock, 'haiku', calls({ failed: 1 }));
    const { hour, day } = await readHistory(redis, clock, 'haiku');
    expect([hour.length, day.length]).toEqual([60, 24]);
    const at = (minutes: number) => new Date(Date.parse('2090-01-01T00:00:00.000Z') + minutes * 60_000);
    expect(hour.slice(-3)).toEqual([
      { at: at(0), calls: 2, failed: 0, waitMs: 150 },
      { at: at(1), calls: 0, failed: 0, waitMs: null },
      { at: at(2), calls: 1, failed: 1, waitMs: null },
    ]);
    expect(day.at(-1)).toEqual({ at: at(0), calls: 3, failed: 1, waitMs: 150 });
    clock.advance(60 * 60_000);
    const later = await readHistory(redis, clock, 'haiku');
    expect(later.hour.some((point) => point.calls > 0)).toBe(false);
    expect(later.day.at(-2)).toMatchObject({ at: at(0), calls: 3 });
  });

  it('leave no old data: old sums are deleted, and every key expires', async () => {
    for (let minute = 0; minute < 30 * 60; minute += 30) {
      await addCalls(redis, clock, 'gpt4o', calls({ succeeded: 1, latencyMs: 10 }));
      clock.advance(30 * 60_000);
    }
    expect(await redis.hlen(modelKey('gpt4o', 'calls'))).toBeLessThanOrEqual(2);
    expect(await redis.hlen(modelKey('gpt4o', 'minutes'))).toBeLessThanOrEqual(2 * 61);
    expect(await redis.hlen(modelKey('gpt4o', 'usual'))).toBeLessThanOrEqual(2 * 25);
    await heartbeat(redis, 'gpt4o', 'w1');
    await openBreaker(redis, clock, 'gpt4o');
    for (const name of ['calls', 'minutes', 'usual', 'workers', 'breaker']) {
      expect(await redis.pttl(modelKey('gpt4o', name))).toBeGreaterThan(0);
    }
  });

  it('count the live workers, by their last heartbeat', async () => {
    await Promise.all(['w1', 'w2', 'w3'].map((worker) => heartbeat(redis, 'gemini', worker)));
    await deregister(redis, 'gemini', 'w3');
    // Whatever the clock of the reader's host shows.
    clock.advance(3_600_000);
    expect((await readModel(redis, clock, 'gemini')).workers).toBe(2);
    await redis.zadd(modelKey('gemini', 'workers'), 0, 'w2');
    await heartbeat(redis, 'gemini', 'w1');
    expect((await readModel(redis, clock, 'gemini')).workers).toBe(1);
  });
});

describe('a breaker', () => {
  it.each([
    ['20 failures of 20', { tripping: 20 }, true],
    ['80 % of 25', { succeeded: 5, tripping: 20 }, true],
    ['19 failures of 19', { tripping: 19 }, false],
    ['less than 80 %', { succeeded: 6, tripping: 20 }, false],
    ['failures with a Retry-After', { failed: 50 }, false],
  ] as const)('opens or not at %s', (_name, sums, opens) => {
    expect(shouldOpen({ breakerOpen: false, sinceClosed: calls(sums), newest: calls({}) })).toBe(opens);
    expect(shouldOpen({ breakerOpen: false, sinceClosed: calls({ succeeded: 400 }), newest: calls(sums) })).toBe(opens);
  });

  it('opens for the failures of the last seconds, however many calls succeeded in the minute before', async () => {
    await addCalls(redis, clock, 'gpt4o', calls({ succeeded: 1_000 }));
    clock.advance(25_000);
    await addCalls(redis, clock, 'gpt4o', calls({ tripping: 20, failed: 20 }));
    expect(shouldOpen(await readModel(redis, clock, 'gpt4o'))).toBe(true);
    await addCalls(redis, clock, 'gpt4o', calls({ succeeded: 6 }));
    expect(shouldOpen(await readModel(redis, clock, 'gpt4o'))).toBe(false);
  });

  it('uses the last minute, and ignores calls from before it closed', async () => {
    await addCalls(redis, clock, 'haiku', calls({ tripping: 20, failed: 20 }));
    expect(shouldOpen(await readModel(redis, clock, 'haiku'))).toBe(true);
    clock.advance(61_000);
    expect(shouldOpen(await readModel(redis, clock, 'haiku'))).toBe(false);
    await addCalls(redis, clock, 'haiku', calls({ tripping: 20, failed: 20 }));
    await openBreaker(redis, clock, 'haiku');
    expect(shouldOpen(await readModel(redis, clock, 'haiku'))).toBe(false);
    clock.advance(1_000);
    await closeBreaker(redis, clock, 'haiku');
    const closed = await readModel(redis, clock, 'haiku');
    expect({ open: closed.breakerOpen, again: shouldOpen(closed) }).toEqual({ open: false, again: false });
  });

  it('admits one call of many API servers while it is open, rejects the others with a Retry-After, and admits all once it is closed', async () => {
    await openBreaker(redis, clock, 'sonnet');
    expect([...(await readOpen(redis))]).toEqual([['sonnet', null]]);
    const breakersOfServers = Array.from({ length: 10 }, () => createBreakers(redis, poolSettingsWith()));
    const admitted = await Promise.allSettled(breakersOfServers.map((breakers) => breakers.admit('sonnet', false)));
    expect(admitted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = admitted.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ kind: 'service_unavailable', options: { retryAfterSeconds: 5 } });
    await Promise.all(breakersOfServers.map((breakers) => breakers.admit('haiku', false)));
    await closeBreaker(redis, clock, 'sonnet');
    await Promise.all(
      Array.from({ length: 10 }, () => createBreakers(redis, poolSettingsWith()).admit('sonnet', false)),
    );
  });

  it.each([
    ['out_of_credit', ['haiku', 'sonnet'], 'circuit_open'],
    ['unknown_model', ['haiku'], 'not_configured'],
  ] as const)('holds for %s the models %j, until a call succeeds', async (held, models, reason) => {
    await holdModels(redis, clock, { model: 'haiku', modelId: 'claude-old' }, held);
    expect([...(await readOpen(redis))]).toEqual(models.map((model) => [model, held]));
    // The call that failed was the first probe.
    const refused = createBreakers(redis, poolSettingsWith()).admit('haiku', false);
    await expect(refused).rejects.toMatchObject({ options: { reason, retryAfterSeconds: 60 } });
    await createBreakers(redis, poolSettingsWith()).admit('haiku', true);
    for (const model of MODEL_NAMES) await redis.del(modelKey(model, 'admitted'));
    const admitted = await Promise.allSettled(
      models.flatMap((model) => [1, 2].map(() => createBreakers(redis, poolSettingsWith()).admit(model, false))),
    );
    expect(admitted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await readModel(redis, clock, 'haiku')).held).toBe(held);
    for (const model of models) await closeBreaker(redis, clock, model);
    expect([...(await readOpen(redis))]).toEqual([]);
    expect((await readModel(redis, clock, 'haiku')).held).toBeNull();
  });

  it('tells the strongest reason why a pool takes no jobs, and none without Redis', async () => {
    const reason = (paused = false, simulated = false) =>
      createBreakers(redis, poolSettingsWith({ paused })).holdOf('haiku', simulated);
    expect(await reason()).toBe('no_worker');
    await heartbeat(redis, 'haiku', 'w1');
    expect(await reason()).toBeNull();
    await startPause(redis, 'haiku', 30_000);
    expect(await reason()).toBe('provider_pause');
    await openBreaker(redis, clock, 'haiku');
    expect(await reason()).toBe('circuit_open');
    expect(await reason(false, true)).toBeNull();
    await holdModels(redis, clock, { model: 'haiku', modelId: 'claude-old' }, 'unknown_model');
    expect(await reason()).toBe('not_configured');
    await deregister(redis, 'haiku', 'w1');
    expect(await reason(false, true)).toBe('no_worker');
    expect(await reason(true, true)).toBe('pool_paused');
    const away = await openRedis({});
    away.disconnect();
    expect(await createBreakers(away, poolSettingsWith({ paused: true })).holdOf('haiku', false)).toBeNull();
  });

  it('ends its hold of an unknown id for a worker with another one, but not for one with the same, or without credit', async () => {
    const [old, corrected] = ['claude-old', 'claude-new'].map((modelId) => ({ model: 'haiku', modelId }) as const);
    if (old === undefined || corrected === undefined) throw new Error('no ids');
    await holdModels(redis, clock, old, 'unknown_model');
    await endHoldOfOtherId(redis, clock, old);
    expect([...(await readOpen(redis))]).toEqual([['haiku', 'unknown_model']]);
    await endHoldOfOtherId(redis, clock, corrected);
    expect([...(await readOpen(redis))]).toEqual([]);
    await holdModels(redis, clock, old, 'out_of_credit');
    await endHoldOfOtherId(redis, clock, corrected);
    expect((await readOpen(redis)).get('haiku')).toBe('out_of_credit');
  });
});
