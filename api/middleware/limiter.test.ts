import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ServiceHandle, startRedis } from '../../scripts/services/index.mjs';
import { newId } from '../../shared/ids.ts';
import { connectFailFastRedis, type RedisClient, waitForRedis } from '../../shared/queues/redis.ts';
import { until } from '../../tests/support/http.ts';
import { testServices } from '../../tests/support/services.ts';
import { silentLogger, testClock } from '../../tests/support/stores.ts';
import { createLimiter, type LimitRequest } from './limiter.ts';

const request = (changes: Partial<LimitRequest> = {}): LimitRequest => ({
  subject: newId('acc'),
  perMinute: 100,
  perDay: null,
  countDay: true,
  ...changes,
});

describe('the limiter on Redis', () => {
  const connections: RedisClient[] = [];
  const connect = async () => {
    const redis = connectFailFastRedis(testServices().redisUrl, silentLogger);
    connections.push(redis);
    await waitForRedis(redis, 5_000);
    return redis;
  };
  afterAll(() => {
    for (const redis of connections) redis.disconnect();
  });

  it('lets exactly the limit through, of five hundred requests at once to two fronts', async () => {
    const clock = testClock();
    const limiters = [
      createLimiter({ redis: await connect(), clock }),
      createLimiter({ redis: await connect(), clock }),
    ];
    const wanted = request();
    const verdicts = await Promise.all(
      Array.from({ length: 500 }, async (_, index) => limiters[index % 2]?.take(wanted)),
    );
    const allowed = verdicts.filter((verdict) => verdict?.allowed);
    expect(allowed).toHaveLength(100);
    expect(new Set(allowed.map((verdict) => verdict?.remaining)).size).toBe(100);
    for (const verdict of verdicts.filter((each) => !each?.allowed)) {
      expect(verdict).toMatchObject({ limit: 100, remaining: 0 });
      expect(verdict?.retryAfterSeconds).toBeGreaterThan(50);
      expect(verdict?.retryAfterSeconds).toBeLessThanOrEqual(60);
    }
    // Refused requests do not count.
    expect(verdicts.at(-1)?.usedToday).toBe(100);
  });

  it('forgets each request exactly when it is sixty seconds old', async () => {
    const redis = await connect();
    const limiter = createLimiter({ redis, clock: testClock() });
    const wanted = request({ perMinute: 10 });
    const [seconds = '0', micros = '0'] = await redis.time();
    const now = Number(seconds) * 1_000 + Math.floor(Number(micros) / 1_000);
    const aged = [-70_000, -60_001, -60_000, -59_000, -30_000, -1].map((age) => String(now + age));
    await redis.rpush(`{limit:${wanted.subject}}:minute`, ...aged);
    const verdict = await limiter.take(wanted);
    // Three had left; three and this one count. The oldest of them leaves in a second.
    expect(verdict).toMatchObject({ allowed: true, remaining: 6 });
    expect(verdict.resetAt.getTime() - testClock().now().getTime()).toBeLessThanOrEqual(1_000);
    expect(await redis.llen(`{limit:${wanted.subject}}:minute`)).toBe(4);
  });

  it('tells a refused caller when the oldest request leaves', async () => {
    const redis = await connect();
    const clock = testClock();
    const limiter = createLimiter({ redis, clock });
    const wanted = request({ perMinute: 2 });
    const [seconds = '0'] = await redis.time();
    await redis.rpush(`{limit:${wanted.subject}}:minute`, String(Number(seconds) * 1_000 - 49_000));
    expect((await limiter.take(wanted)).allowed).toBe(true);
    const refused = await limiter.take(wanted);
    expect(refused.allowed).toBe(false);
    expect(refused.retryAfterSeconds).toBeGreaterThanOrEqual(8);
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(12);
  });

  it("counts the KST day over the minute's windows, refuses above it until midnight, and begins anew", async () => {
    const clock = testClock('2026-11-21T14:59:00.000Z');
    const limiter = createLimiter({ redis: await connect(), clock });
    const wanted = request({ perDay: 3 });
    for (let used = 1; used <= 3; used += 1) {
      expect(await limiter.take(wanted)).toMatchObject({ allowed: true, usedToday: used });
    }
    const refused = await limiter.take(wanted);
    expect(refused).toMatchObject({
      allowed: false,
      remaining: 0,
      usedToday: 3,
      retryAfterSeconds: 60,
      resetAt: new Date('2026-11-21T15:00:00.000Z'),
    });
    clock.advance(60_000);
    expect(await limiter.take(wanted)).toMatchObject({ allowed: true, usedToday: 1 });
  });

  it('keeps subjects apart and counts no day where none is wanted', async () => {
    const limiter = createLimiter({ redis: await connect(), clock: testClock() });
    const wanted = request({ perMinute: 1, countDay: false });
    expect(await limiter.take(wanted)).toMatchObject({ allowed: true, usedToday: null });
    expect(await limiter.take(wanted)).toMatchObject({ allowed: false, usedToday: null });
    expect(await limiter.take(request({ perMinute: 1 }))).toMatchObject({ allowed: true, usedToday: 1 });
  });

  it('leaves nothing in Redis without an end', async () => {
    const redis = await connect();
    const wanted = request();
    await createLimiter({ redis, clock: testClock() }).take(wanted);
    const keys = await redis.keys(`{limit:${wanted.subject}}*`);
    expect(keys).toHaveLength(2);
    for (const key of keys) expect(await redis.ttl(key)).toBeGreaterThan(0);
  });
});

describe('the limiter while Redis is away', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'saju-limiter-'));
  let server: ServiceHandle;
  let redis: RedisClient;
  beforeAll(async () => {
    server = await startRedis({ dir, throwaway: true, log: () => undefined });
    redis = connectFailFastRedis(server.url, silentLogger);
    await waitForRedis(redis, 5_000);
  });
  afterAll(async () => {
    redis.disconnect();
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  it('counts for itself with the same limits, without waiting, and goes back to Redis when it is there again', async () => {
    const clock = testClock();
    const limiter = createLimiter({ redis, clock });
    const wanted = request({ perMinute: 10, perDay: 12 });
    expect((await limiter.take(wanted)).remaining).toBe(9);
    await server.kill();
    const startedAt = performance.now();
    const verdicts = [];
    for (let count = 0; count < 15; count += 1) verdicts.push(await limiter.take(wanted));
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(10);
    expect(verdicts.at(-1)).toMatchObject({ allowed: false, remaining: 0, retryAfterSeconds: 60 });

    clock.advance(60_000);
    const later = [];
    for (let count = 0; count < 3; count += 1) later.push(await limiter.take(wanted));
    // Two are left of the day.
    expect(later.map(({ allowed }) => allowed)).toEqual([true, true, false]);

    await server.start();
    await until('Redis is used again', async () => redis.status === 'ready');
    // It came back empty and is asked again: the count is Redis' own.
    expect(await limiter.take(wanted)).toMatchObject({ allowed: true, remaining: 9, usedToday: 1 });
  });
});
