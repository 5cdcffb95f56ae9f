import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Identity } from '../../shared/accounts/known-keys.ts';
import { AppError } from '../../shared/core/errors.ts';
import { newId } from '../../shared/core/ids.ts';
import { createSecretBox } from '../../shared/core/secrets.ts';
import { connectCuttableRedis, type RedisClient, waitForRedis } from '../../shared/queues/redis.ts';
import { until } from '../../tests/harness/http.ts';
import { testServices } from '../../tests/harness/services.ts';
import { silentLogger, testClock } from '../../tests/harness/stores.ts';
import { createLimiter } from './limiter.ts';
import { createRequestLimits, type OwnerLine, rateLimitStatusOf, refuseAbove, setRateLimitHeaders } from './limits.ts';
import type { LimitVerdict } from './windows.ts';

interface Emitted {
  readonly type: string;
  readonly data: unknown;
  readonly onceKey: string | undefined;
}

describe('limits of requests', () => {
  let redis: RedisClient;
  beforeAll(async () => {
    redis = connectCuttableRedis(testServices().redisUrl, silentLogger);
    expect(await waitForRedis(redis, 30_000)).toBe(true);
  });
  afterAll(() => redis.disconnect());

  const clock = testClock('2026-11-21T03:00:00.000Z');
  const setUp = (
    emit: (event: Emitted) => Promise<boolean> = async () => true,
    maxWaitMs?: number,
    within: (take: () => Promise<LimitVerdict>) => Promise<LimitVerdict> = (take) => take(),
  ) => {
    const secrets = createSecretBox(randomBytes(32).toString('base64'));
    // Requests that a slow machine delays must still be counted in Redis.
    const limiter = createLimiter({ redis, clock, timeoutMs: 10_000, servers: { count: 1 } });
    const emitted: Emitted[] = [];
    const limits = createRequestLimits({
      limiter: { take: (request) => within(() => limiter.take(request)) },
      secrets,
      logger: silentLogger,
      ...(maxWaitMs !== undefined && { maxWaitMs }),
      events: {
        emit(_owner, type, data, options) {
          const event = { type, data, onceKey: options?.onceKey };
          emitted.push(event);
          return emit(event);
        },
      },
    });
    return { limits, emitted };
  };
  const identity = (perMinute: number, perDay: number | null, livemode = true): Identity => ({
    owner: { accountId: newId('acc'), livemode },
    keyId: newId('key'),
    firstKeyId: newId('key'),
    keyPrefix: 'bs_live_abcdefghijkl',
    permissions: new Set(),
    allowedAddresses: null,
    limits: { perMinute, perDay },
    plan: 'pro',
    isSuspended: false,
    fallbacks: {},
    backgroundFallbacks: [],
  });
  const headersOf = (verdict: Parameters<typeof setRateLimitHeaders>[1]) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    setRateLimitHeaders(response, verdict, clock.now());
    return response.getHeaders();
  };
  const errorOf = (work: () => void) => {
    try {
      work();
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
    return null;
  };

  it('are sent in the three old headers and, completely, in RateLimit and RateLimit-Policy', async () => {
    const { limits } = setUp();
    const key = identity(1_000, 100_000);
    await limits.ofKey(key);
    const verdict = await limits.ofKey(key, { name: 'stream', max: 30, windowMs: 60_000 });
    expect(headersOf(verdict)).toEqual({
      'x-ratelimit-limit': 1_000,
      'x-ratelimit-remaining': 998,
      'x-ratelimit-reset': expect.any(Number),
      'ratelimit-policy': '"minute";q=1000;w=60, "stream";q=30;w=60, "day";q=100000;w=86400',
      ratelimit: expect.stringMatching(/^"minute";r=998;t=\d+, "stream";r=29;t=60, "day";r=99998;t=43200$/),
    });
    const hourly = await limits.ofEndpoint(key, { name: 'compare', max: 10, windowMs: 3_600_000 }, verdict);
    expect(headersOf(hourly)['ratelimit-policy']).toBe(
      '"minute";q=1000;w=60, "stream";q=30;w=60, "compare";q=10;w=3600, "day";q=100000;w=86400',
    );
    expect(headersOf(await limits.ofKey(identity(60, null)))['ratelimit-policy']).toBe('"minute";q=60;w=60');
  });

  it('are counted for eight requests of an account at once, refused ones too, and for others beside them', async () => {
    let [counting, most] = [0, 0];
    const { limits } = setUp(undefined, undefined, async (take) => {
      counting += 1;
      most = Math.max(most, counting);
      return take().finally(() => {
        counting -= 1;
      });
    });
    const keys = [identity(2, null), identity(2, null)];
    const verdicts = await Promise.all(keys.flatMap((key) => Array.from({ length: 200 }, () => limits.ofKey(key))));
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(4);
    expect(most).toBe(16);
  });

  it("send the plan's minute and refuse by the endpoint's limit where that is exceeded", async () => {
    const { limits } = setUp();
    const key = identity(1_000, null);
    const endpoint = { name: 'stream', max: 1, windowMs: 60_000 };
    refuseAbove(await limits.ofKey(key, endpoint));
    const refused = await limits.ofKey(key, endpoint);
    expect(rateLimitStatusOf(refused)).toMatchObject({ limit: 1_000, remaining: 999, usedToday: 1 });
    const error = errorOf(() => refuseAbove(refused));
    expect(error).toMatchObject({ kind: 'rate_limited', detail: 'Too many requests of this kind.' });
    expect(error?.options.retryAfterSeconds).toBeGreaterThan(50);
    // The same endpoint is free in the other mode, and the other endpoints are free in this one.
    refuseAbove(await limits.ofKey({ ...key, owner: { ...key.owner, livemode: false } }, endpoint));
    refuseAbove(await limits.ofKey(key));
  });

  it('send 0 for the minute when the day is used up, until midnight in Korea', async () => {
    const { limits } = setUp();
    const key = identity(1_000, 2);
    for (let count = 0; count < 2; count += 1) refuseAbove(await limits.ofKey(key));
    const refused = await limits.ofKey(key);
    const midnight = new Date('2026-11-21T15:00:00.000Z');
    expect(rateLimitStatusOf(refused)).toEqual({ limit: 1_000, remaining: 0, resetAt: midnight, usedToday: 2 });
    expect(errorOf(() => refuseAbove(refused))).toMatchObject({
      detail: 'The daily limit is used up.',
      options: { retryAfterSeconds: 12 * 3_600 },
    });
  });

  it('count the items of a batch after the first, which is the request, all or none', async () => {
    const { limits } = setUp();
    const key = identity(1_000, 100);
    const request = await limits.ofKey(key);
    expect(await limits.ofItems(key, 1, request)).toBe(request);
    const batch = await limits.ofItems(key, 60, request);
    expect(headersOf(batch)).toMatchObject({
      'x-ratelimit-remaining': 999,
      ratelimit: expect.stringMatching(/^"minute";r=999;t=\d+, "day";r=40;t=43200$/),
    });
    const refused = await limits.ofItems(key, 42, batch);
    expect(refused).toMatchObject({ allowed: false, retryAfterSeconds: 12 * 3_600, day: { used: 60 } });
    expect(headersOf(await limits.ofItems(key, 41, batch))['x-ratelimit-remaining']).toBe(0);
    expect((await limits.ofKey(key)).allowed).toBe(false);
  });

  it.each([
    ['an IPv4 address and its IPv6 form', '203.0.113.9', '::ffff:203.0.113.9', true],
    ['two IPv4 addresses', '203.0.113.10', '203.0.113.11', false],
    ['two addresses of one /64', '2001:db8:1:2::1', '2001:0db8:0001:0002:ffff:eeee:dddd:cccc', true],
    ['two short addresses of one /64', '2001:db8::1', '2001:db8:0:0:1::', true],
    ['two /64s', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['loopback, with a zone and without', '::1', '::1%lo', true],
  ])('handle %s', async (_what, one, other, same) => {
    const { limits } = setUp();
    await limits.ofAddress(one, 1);
    expect((await limits.ofAddress(other, 1)).windows).toMatchObject([{ max: 60, used: same ? 2 : 1 }]);
    expect((await limits.ofAddress(other, 0)).windows).toMatchObject([{ used: same ? 2 : 1 }]);
    expect((await redis.keys('*')).filter((name) => name.includes(one) || name.includes(other))).toEqual([]);
  });

  it('let lists of an account rest by the size of their answers, and those of others run meanwhile', async () => {
    const { limits } = setUp();
    const order: string[] = [];
    const times: { readonly startedMs: number; readonly endedMs: number }[] = [];
    const list = (account: string) =>
      limits.inTurnOfOwner('lists', account, 0, async () => {
        order.push(account);
        const startedMs = performance.now();
        await delay(1);
        if (account === 'hurried') times.push({ startedMs, endedMs: performance.now() });
        return { body: 'x'.repeat(60_000) };
      });
    await Promise.all([...Array.from({ length: 6 }, () => list('hurried')), list('other')]);
    expect(order.indexOf('other')).toBe(2);
    for (const [index, { startedMs }] of times.slice(2).entries()) {
      // Timers may run a millisecond early.
      expect(startedMs - (times[index]?.endedMs ?? Number.NaN)).toBeGreaterThanOrEqual(59);
    }
    const failing = limits.inTurnOfOwner('lists', 'hurried', 0, async () => {
      throw new Error('the database is away');
    });
    await expect(failing).rejects.toThrow('the database is away');
  });

  it('let a refused list of an account rest as long as it took', async () => {
    const { limits } = setUp();
    const startedMs: number[] = [];
    const refused = () =>
      limits.inTurnOfOwner('lists', 'refused', 0, async () => {
        startedMs.push(performance.now());
        await delay(100);
        throw new AppError('conflict', 'Ten batches are open.');
      });
    const answers = await Promise.allSettled([refused(), refused(), refused()]);
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    // Timers may run a millisecond early.
    expect((startedMs[2] ?? Number.NaN) - (startedMs[0] ?? Number.NaN)).toBeGreaterThanOrEqual(198);
  });

  it('refuse a list of an account whose large bodies wait, a hundred of them, and none of another account or line', async () => {
    const { limits } = setUp();
    let proceed: () => void = () => undefined;
    const listing = new Promise<null>((resolve) => {
      proceed = () => resolve(null);
    });
    /** Of the weight 11. */
    const BODY_BYTES = 100_000;
    const list = (account: string, line: OwnerLine = 'lists') =>
      limits.inTurnOfOwner(line, account, BODY_BYTES, () => listing);
    const all = Array.from({ length: 102 }, () => list('patient'));
    await expect(list('patient')).rejects.toMatchObject({ kind: 'rate_limited', options: { reason: 'endpoint' } });
    const others = [list('other'), list('patient', 'changes')];
    proceed();
    expect(new Set(await Promise.all([...all, ...others]))).toEqual(new Set([null]));
    expect(await list('patient')).toBeNull();
  });

  it('refuse a list that has waited too long when its turn comes', async () => {
    const { limits } = setUp(undefined, 50);
    const list = () => limits.inTurnOfOwner('lists', 'patient', 0, () => delay(200, { body: '' }));
    const answers = await Promise.allSettled([list(), list(), list(), list()]);
    const late = { status: 'rejected', reason: expect.objectContaining({ kind: 'rate_limited' }) };
    expect(answers.slice(2)).toEqual([late, late]);
    expect(await list()).toEqual({ body: '' });
  });

  it('are warned of once per mode and day, from 80 % on, and never without a daily limit', async () => {
    const { limits, emitted } = setUp();
    const key = identity(1_000, 10);
    for (let count = 0; count < 7; count += 1) await limits.ofKey(key);
    expect(emitted).toEqual([]);
    for (let count = 0; count < 6; count += 1) await limits.ofKey(key);
    const data = { limit: 10, used: 8, resets_at: '2026-11-21T15:00:00.000Z' };
    expect(emitted).toEqual([{ type: 'rate_limit.warning', data, onceKey: '2026-11-21' }]);
    const other = { ...key, owner: { ...key.owner, livemode: false } };
    await limits.ofItems(other, 10, await limits.ofKey(other));
    expect(emitted[1]?.data).toMatchObject({ used: 10 });
    const without = identity(1_000, null);
    for (let count = 0; count < 20; count += 1) await limits.ofKey(without);
    expect(emitted).toHaveLength(2);
    await limits.close();
  });

  it('are applied without waiting for the warning, which is retried when it failed', async () => {
    let attempts = 0;
    const { limits } = setUp(async () => {
      attempts += 1;
      throw new Error('the database is away');
    });
    const key = identity(1_000, 100);
    await limits.ofItems(key, 90, await limits.ofKey(key));
    await limits.close();
    await until('the warning is sent again', async () => {
      await limits.ofKey(key);
      return attempts === 2;
    });
  });
});
