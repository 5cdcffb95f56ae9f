import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RedisClient } from '../../shared/queues/redis.ts';
import { openRedis } from '../../tests/harness/stores.ts';
import { createEndpointConcurrency, type EndpointConcurrency } from './endpoint-concurrency.ts';

describe('the slots of an endpoint', () => {
  let redis: RedisClient;
  let slots: EndpointConcurrency;
  beforeAll(async () => {
    redis = await openRedis();
    slots = createEndpointConcurrency(redis);
  });
  afterAll(() => redis.disconnect());

  const deliveries = (count: number) => Array.from({ length: count }, (_, index) => `dlv_${index}`);
  const fill = async (endpoint: string, count: number) => {
    const taken: string[] = [];
    for (const id of deliveries(count)) if (await slots.acquire(endpoint, id)) taken.push(id);
    return taken;
  };
  const newEndpoint = () => `whk_${randomUUID()}`;

  it('are four at first, and further deliveries are parked and resumed in order', async () => {
    const endpoint = newEndpoint();
    expect(await fill(endpoint, 8)).toEqual(deliveries(4));
    expect(await slots.release(endpoint, 'dlv_3', 'neutral')).toEqual(['dlv_4']);
    expect(await slots.release(endpoint, 'dlv_2', 'neutral')).toEqual(['dlv_5', 'dlv_6']);
  });

  it('grow by one with every quick response, and halve down to one with every slow one', async () => {
    const endpoint = newEndpoint();
    await fill(endpoint, 20);
    // One is free and one was added.
    expect(await slots.release(endpoint, 'dlv_0', 'fast')).toEqual(['dlv_4', 'dlv_5']);
    // Two slots, then one: more deliveries run than that until the last slot is released.
    for (const id of ['dlv_1', 'dlv_2']) expect(await slots.release(endpoint, id, 'slow')).toEqual([]);
    expect(await slots.acquire(endpoint, 'dlv_99')).toBe(false);
    expect(await slots.release(endpoint, 'dlv_3', 'slow')).toEqual(['dlv_6']);
  });

  it('are each endpoint’s own', async () => {
    const [hanging, other] = [newEndpoint(), newEndpoint()];
    await fill(hanging, 100);
    expect(await slots.acquire(other, 'dlv_1')).toBe(true);
  });

  it('can be acquired again by their holder: its worker died and another runs the job', async () => {
    const endpoint = newEndpoint();
    await fill(endpoint, 4);
    expect(await slots.acquire(endpoint, 'dlv_0')).toBe(true);
    expect(await slots.acquire(endpoint, 'dlv_99')).toBe(false);
  });

  it('set an expiry on every key in Redis', async () => {
    const endpoint = newEndpoint();
    await fill(endpoint, 20);
    await slots.release(endpoint, 'dlv_0', 'fast');
    const keys = await redis.keys(`{endpoint:${endpoint}}*`);
    expect(keys).toHaveLength(3);
    for (const key of keys) expect(await redis.pttl(key)).toBeGreaterThan(0);
  });
});
