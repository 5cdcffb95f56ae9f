import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type ServiceHandle, startRedis } from '../../scripts/local/services/index.mjs';
import { newId } from '../../shared/core/ids.ts';
import { connectCuttableRedis, type RedisClient, waitForRedis } from '../../shared/queues/redis.ts';
import { until } from '../../tests/harness/http.ts';
import { standStill } from '../../tests/harness/pauses.ts';
import { testServices } from '../../tests/harness/services.ts';
import { silentLogger, testClock } from '../../tests/harness/stores.ts';
import { startTcpProxy, throughProxy } from '../../tests/harness/tcp-proxy.ts';
import { createLimiter } from './limiter.ts';
import type { LimitRequest, LimitVerdict, WindowLimit } from './windows.ts';

/** Requests that a slow machine delays must still be counted in Redis. */
const timeoutMs = 10_000;
const minute = (max: number): WindowLimit => ({ name: 'minute', max, windowMs: 60_000 });
const request = (perMinute = 100, changes: Partial<LimitRequest> = {}): LimitRequest => ({
  subject: newId('acc'),
  windows: [minute(perMinute)],
  day: { max: null },
  count: 1,
  ...changes,
});
/** The remaining requests of the first window. */
const remaining = ({ windows: [first] }: LimitVerdict) => (first === undefined ? null : first.max - first.used);
/** The clock of Redis, in milliseconds. */
const timeOf = async (redis: RedisClient) => {
  const [seconds = '0', micros = '0'] = await redis.time();
  return Number(seconds) * 1_000 + Math.floor(Number(micros) / 1_000);
};

/** By default the only API server. */
const limiterOf = (deps: Omit<Parameters<typeof createLimiter>[0], 'servers'> & { servers?: { count: number } }) =>
  createLimiter({ servers: { count: 1 }, ...deps });

describe('the limiter on Redis', () => {
  const connections: RedisClient[] = [];
  const connect = async () => {
    const redis = connectCuttableRedis(testServices().redisUrl, silentLogger);
    connections.push(redis);
    expect(await waitForRedis(redis, 30_000)).toBe(true);
    return redis;
  };
  afterAll(() => {
    for (const redis of connections) redis.disconnect();
  });

  it('accepts exactly the limit, out of five hundred requests at once to two servers', async () => {
    const clock = testClock();
    const limiters = [
      limiterOf({ redis: await connect(), clock, timeoutMs }),
      limiterOf({ redis: await connect(), clock, timeoutMs }),
    ];
    const wanted = request();
    const verdicts = await Promise.all(
      Array.from({ length: 500 }, async (_, index) => limiters[index % 2]?.take(wanted)),
    );
    const allowed = verdicts.filter((verdict) => verdict?.allowed);
    expect(allowed).toHaveLength(100);
    expect(new Set(allowed.map((verdict) => verdict?.windows[0]?.used)).size).toBe(100);
    for (const verdict of verdicts.filter((each) => !each?.allowed)) {
      expect(verdict?.windows).toMatchObject([{ max: 100, used: 100 }]);
      expect(verdict?.retryAfterSeconds).toBeGreaterThan(50);
      expect(verdict?.retryAfterSeconds).toBeLessThanOrEqual(60);
    }
    // Refused requests do not count.
    expect(verdicts.at(-1)?.day?.used).toBe(100);
  });

  it('drops each request exactly when it is sixty seconds old', async () => {
    const redis = await connect();
    const limiter = limiterOf({ redis, clock: testClock(), timeoutMs });
    const wanted = request(10);
    const now = await timeOf(redis);
    const aged = [-70_000, -60_001, -60_000, -50_000, -30_000, -1].map((age) => String(now + age));
    await redis.rpush(`{limit:${wanted.subject}}:minute`, ...aged);
    const verdict = await limiter.take(wanted);
    // Three were dropped; three and this one count. The oldest of them is dropped in ten seconds.
    expect(verdict).toMatchObject({ allowed: true, windows: [{ max: 10, used: 4 }] });
    const resetsInMs = (verdict.windows[0]?.resetAt.getTime() ?? 0) - testClock().now().getTime();
    expect(resetsInMs).toBeGreaterThan(0);
    expect(resetsInMs).toBeLessThanOrEqual(10_000);
    expect(await redis.llen(`{limit:${wanted.subject}}:minute`)).toBe(4);
  });

  it('returns to a refused caller when the oldest request is dropped', async () => {
    const redis = await connect();
    const clock = testClock();
    const limiter = limiterOf({ redis, clock, timeoutMs });
    const wanted = request(2);
    const leavesAt = (await timeOf(redis)) + 40_000;
    await redis.rpush(`{limit:${wanted.subject}}:minute`, String(leavesAt - 60_000));
    expect((await limiter.take(wanted)).allowed).toBe(true);
    const secondsLeft = async () => Math.ceil((leavesAt - (await timeOf(redis))) / 1_000);
    const before = await secondsLeft();
    const refused = await limiter.take(wanted);
    expect(refused.allowed).toBe(false);
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(before);
    expect(refused.retryAfterSeconds).toBeGreaterThanOrEqual(await secondsLeft());
  });

  it("counts the KST day over the minute's windows, refuses above it until midnight, and then restarts", async () => {
    const clock = testClock('2026-11-21T14:59:00.000Z');
    const limiter = limiterOf({ redis: await connect(), clock, timeoutMs });
    const wanted = request(100, { day: { max: 3 } });
    for (let used = 1; used <= 3; used += 1) {
      expect(await limiter.take(wanted)).toMatchObject({ allowed: true, day: { used } });
    }
    const refused = await limiter.take(wanted);
    expect(refused).toMatchObject({
      allowed: false,
      windows: [{ used: 3 }],
      day: { max: 3, used: 3, resetAt: new Date('2026-11-21T15:00:00.000Z') },
      retryAfterSeconds: 60,
    });
    clock.advance(60_000);
    expect(await limiter.take(wanted)).toMatchObject({ allowed: true, day: { used: 1 } });
  });

  it('keeps subjects apart and counts no day for requests without a daily limit', async () => {
    const redis = await connect();
    const limiter = limiterOf({ redis, clock: testClock(), timeoutMs });
    const wanted = request(1, { day: null });
    expect(await limiter.take(wanted)).toMatchObject({ allowed: true, day: null });
    expect(await redis.keys(`{limit:${wanted.subject}}*`)).toEqual([`{limit:${wanted.subject}}:minute`]);
    expect(await limiter.take(wanted)).toMatchObject({ allowed: false, day: null });
    expect(await limiter.take(request(1))).toMatchObject({ allowed: true, day: { used: 1 } });
  });

  it("counts a request in the plan's window, the endpoint's window and the day, or in none of them", async () => {
    const limiter = limiterOf({ redis: await connect(), clock: testClock(), timeoutMs });
    const plain = request(10, { day: { max: 100 } });
    const special = { ...plain, windows: [minute(10), { name: 'compare', max: 2, windowMs: 3_600_000 }] };
    await limiter.take(special);
    await limiter.take(plain);
    const second = await limiter.take(special);
    expect(second).toMatchObject({ allowed: true, windows: [{ used: 3 }, { used: 2 }], day: { used: 3 } });
    const refused = await limiter.take(special);
    expect(refused).toMatchObject({ allowed: false, windows: [{ used: 3 }, { used: 2 }], day: { used: 3 } });
    // The endpoint is free again in an hour; the minute is free now.
    expect(refused.retryAfterSeconds).toBeGreaterThan(3_500);
    expect(await limiter.take(plain)).toMatchObject({ allowed: true, windows: [{ used: 4 }] });
  });

  it('returns to a refused caller when the full window ends, whatever room the others and the day have', async () => {
    const limiter = limiterOf({ redis: await connect(), clock: testClock(), timeoutMs });
    const windows = [minute(1), { name: 'compare', max: 10, windowMs: 3_600_000 }];
    const wanted = request(1, { windows, day: { max: 2 } });
    expect((await limiter.take(wanted)).allowed).toBe(true);
    const refused = await limiter.take(wanted);
    expect(refused).toMatchObject({ allowed: false, windows: [{ used: 1 }, { used: 1 }], day: { used: 1 } });
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it('counts many uses of the day at once, all or none, and only reads with none', async () => {
    const limiter = limiterOf({ redis: await connect(), clock: testClock(), timeoutMs });
    const items = request(100, { windows: [], day: { max: 100 } });
    expect(await limiter.take({ ...items, count: 60 })).toMatchObject({ allowed: true, day: { used: 60 } });
    const refused = await limiter.take({ ...items, count: 41 });
    expect(refused).toMatchObject({ allowed: false, day: { used: 60 } });
    expect(refused.retryAfterSeconds).toBeGreaterThan(3_600);
    expect(await limiter.take({ ...items, count: 40 })).toMatchObject({ allowed: true, day: { used: 100 } });
    const peeked = await limiter.take({ ...items, windows: [minute(5)], count: 0 });
    expect(peeked).toMatchObject({ allowed: true, windows: [{ used: 0 }], day: { used: 100 }, retryAfterSeconds: 0 });
  });

  it('calls Redis once per request', async () => {
    const redis = await connect();
    const limiter = limiterOf({ redis, clock: testClock(), timeoutMs });
    const wanted = request(100, { windows: [minute(100), { name: 'compare', max: 10, windowMs: 3_600_000 }] });
    await limiter.take(wanted);
    const sent = jest.spyOn(redis, 'sendCommand');
    for (let count = 0; count < 5; count += 1) await limiter.take(wanted);
    expect(sent.mock.calls.map(([command]) => command.name)).toEqual(Array(5).fill('evalsha'));
    sent.mockRestore();
  });

  it('sets an expiry on every key in Redis', async () => {
    const redis = await connect();
    const wanted = request();
    await limiterOf({ redis, clock: testClock(), timeoutMs }).take(wanted);
    const keys = await redis.keys(`{limit:${wanted.subject}}*`);
    expect(keys).toHaveLength(2);
    for (const key of keys) expect(await redis.ttl(key)).toBeGreaterThan(0);
  });
});

describe('the limiter while Redis is down', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'saju-limiter-'));
  let server: ServiceHandle;
  let redis: RedisClient;
  beforeAll(async () => {
    server = await startRedis({ dir, throwaway: true, log: () => undefined });
    redis = connectCuttableRedis(server.url, silentLogger);
    expect(await waitForRedis(redis, 30_000)).toBe(true);
  });
  afterAll(async () => {
    redis.disconnect();
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  afterEach(async () => {
    await server.start();
    await until('Redis is connected again', async () => redis.status === 'ready');
  });

  it('counts by itself from the last reply of Redis, without waiting', async () => {
    const clock = testClock();
    // A limiter that waited for Redis would outlast the test.
    const limiter = limiterOf({ redis, clock, timeoutMs: 600_000 });
    const wanted = request(10, { day: { max: 16 } });
    for (let count = 0; count < 4; count += 1) await limiter.take(wanted);
    await server.kill();
    const verdicts = [];
    for (let count = 0; count < 15; count += 1) verdicts.push(await limiter.take(wanted));
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(6);
    expect(verdicts.map(remaining).slice(0, 7)).toEqual([5, 4, 3, 2, 1, 0, 0]);
    expect(verdicts.at(-1)).toMatchObject({ allowed: false, day: { used: 10 }, retryAfterSeconds: 60 });

    clock.advance(60_000);
    const later = [];
    for (let count = 0; count < 8; count += 1) later.push(await limiter.take(wanted));
    // Six are left of the day, for batches too.
    expect(later.filter(({ allowed }) => allowed)).toHaveLength(6);
    expect(await limiter.take({ ...wanted, windows: [], count: 5 })).toMatchObject({ allowed: false });
  });

  it('applies the limits to callers without any reply of Redis as well', async () => {
    await server.kill();
    const limiter = limiterOf({ redis, clock: testClock(), timeoutMs: 800 });
    const wanted = request(3, { windows: [minute(3), { name: 'compare', max: 2, windowMs: 3_600_000 }] });
    const verdicts = [];
    for (let count = 0; count < 4; count += 1) verdicts.push(await limiter.take(wanted));
    expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, false, false]);
    expect(await limiter.take(request(3))).toMatchObject({ allowed: true });
  });

  it('never counts fewer uses of the day than a server knows, also in a Redis that returned empty', async () => {
    const clock = testClock();
    const servers = [limiterOf({ redis, clock, timeoutMs }), limiterOf({ redis, clock, timeoutMs })] as const;
    const wanted = request(10, { day: { max: 100 } });
    await servers[1].take(wanted);
    await servers[0].take(wanted);
    await server.kill();
    for (const each of [servers[0], servers[0], servers[1]]) await each.take(wanted);
    await server.start();
    await until('Redis is connected again', async () => redis.status === 'ready');
    // The second server knows fewer.
    await servers[0].take(wanted);
    await servers[1].take(wanted);
    const { windows, day } = await servers[0].take({ ...wanted, count: 0 });
    expect(day?.used).toBe(2 + 2 + 2);
    expect(windows).toMatchObject([{ used: 2 }]);
  });

  it('does not mistake a pause of process and Redis for a hanging Redis', async () => {
    const limiter = limiterOf({ redis, clock: testClock(), timeoutMs: 800 });
    const wanted = request(100);
    await limiter.take(wanted);
    for (const pid of server.pids()) process.kill(pid, 'SIGSTOP');
    const verdict = limiter.take(wanted);
    // The command is sent.
    await delay(50);
    standStill(1_200);
    for (const pid of server.pids()) process.kill(pid, 'SIGCONT');
    // Its reply is there when the process goes on: a busy machine may need longer for it than the grace.
    standStill(1_000);
    expect(remaining(await verdict)).toBe(98);
    expect(redis.status).toBe('ready');
    // Redis counted it, once.
    expect(await redis.llen(`{limit:${wanted.subject}}:minute`)).toBe(2);
  });

  it('accepts only its share of the remainder that Redis reported', async () => {
    const limiter = limiterOf({
      redis,
      clock: testClock(),
      timeoutMs,
      servers: { count: 3 },
    });
    const wanted = request(100, { day: { max: 50 } });
    for (let count = 0; count < 4; count += 1) await limiter.take(wanted);
    await server.kill();
    const verdicts = [];
    for (let count = 0; count < 20; count += 1) verdicts.push(await limiter.take(wanted));
    // A third of the 46 that were left of the day.
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(16);
    expect(verdicts.at(-1)).toMatchObject({ allowed: false, day: { max: 50, used: 50 } });
    // A third of the 100 of the minute.
    const minutes = [];
    const other = request(100, { day: null });
    for (let count = 0; count < 40; count += 1) minutes.push(await limiter.take(other));
    expect(minutes.filter(({ allowed }) => allowed)).toHaveLength(34);
    expect(remaining(minutes.at(-1) as LimitVerdict)).toBe(0);
  });

  it('waits for a late reply as long as Redis answers others', async () => {
    const proxy = await startTcpProxy(server.port);
    const slow = connectCuttableRedis(throughProxy(server.url, proxy), silentLogger);
    expect(await waitForRedis(slow, 30_000)).toBe(true);
    const limiter = limiterOf({ redis: slow, clock: testClock(), timeoutMs: 1_000 });
    const wanted = request(100);
    await limiter.take(wanted);
    let closes = 0;
    slow.on('close', () => {
      closes += 1;
    });
    // Only Redis knows of a request to another server.
    await limiterOf({ redis, clock: testClock(), timeoutMs }).take(wanted);
    // A reply arrives byte by byte: the whole takes far longer than the timeout.
    proxy.trickle(100);
    expect(remaining(await limiter.take(wanted))).toBe(97);
    proxy.trickle(null);
    expect(closes).toBe(0);
    expect(await redis.llen(`{limit:${wanted.subject}}:minute`)).toBe(3);
    slow.disconnect();
    await proxy.close();
  });

  it('closes no connection for one late command, and counts in Redis again as soon as it answers', async () => {
    const limiter = limiterOf({ redis, clock: testClock(), timeoutMs: 2_000 });
    const wanted = request(100);
    await limiter.take(wanted);
    let closes = 0;
    redis.on('close', () => {
      closes += 1;
    });
    for (const pid of server.pids()) process.kill(pid, 'SIGSTOP');
    expect((await limiter.take(wanted)).allowed).toBe(true);
    for (const pid of server.pids()) process.kill(pid, 'SIGCONT');
    await until('Redis counts again', async () => {
      await limiter.take(wanted);
      return (await redis.llen(`{limit:${wanted.subject}}:minute`)) >= 4;
    });
    expect(closes).toBe(0);
  });

  it('waits for a hanging Redis only once, closes its connection, and uses it again when it continues', async () => {
    const limiter = limiterOf({ redis, clock: testClock(), timeoutMs: 800 });
    const wanted = request(100);
    await limiter.take(wanted);
    const closed = new Promise((resolve) => redis.once('close', resolve));
    const errors: string[] = [];
    const noteError = (error: Error) => errors.push(error.message);
    redis.on('error', noteError);
    for (const pid of server.pids()) process.kill(pid, 'SIGSTOP');
    let waited = 0;
    for (let count = 0; count < 20; count += 1) {
      const startedAt = performance.now();
      expect((await limiter.take(wanted)).allowed).toBe(true);
      if (performance.now() - startedAt > 700) waited += 1;
    }
    expect(waited).toBeLessThan(10);
    // A connection to an address that a failover has moved would stay silent for ever.
    await closed;
    redis.off('error', noteError);
    // Long before the connection's own deadline, which is an error.
    expect(errors).toEqual([]);
    expect((await limiter.take(wanted)).allowed).toBe(true);
    for (const pid of server.pids()) process.kill(pid, 'SIGCONT');
    await until('Redis is connected again', async () => redis.status === 'ready');
    const counted = await redis.llen(`{limit:${wanted.subject}}:minute`);
    await limiter.take(wanted);
    expect(await redis.llen(`{limit:${wanted.subject}}:minute`)).toBe(counted + 1);
  });
});
