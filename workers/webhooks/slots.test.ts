import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RedisClient } from '../../shared/queues/redis.ts';
import { openRedis } from '../../tests/support/stores.ts';
import { createSlots, type Slots } from './slots.ts';

describe('the places of an endpoint', () => {
  let redis: RedisClient;
  let slots: Slots;
  beforeAll(async () => {
    redis = await openRedis();
    slots = createSlots(redis);
  });
  afterAll(() => redis.disconnect());

  const deliveries = (count: number) => Array.from({ length: count }, (_, index) => `dlv_${index}`);
  const fill = async (endpoint: string, count: number) => {
    const taken: string[] = [];
    for (const id of deliveries(count)) if (await slots.acquire(endpoint, id)) taken.push(id);
    return taken;
  };
  const newEndpoint = () => `whk_${randomUUID()}`;

  it('are sixteen at first; who comes then is parked and handed out in order', async () => {
    const endpoint = newEndpoint();
    expect(await fill(endpoint, 20)).toEqual(deliveries(16));
    expect(await slots.release(endpoint, 'dlv_3', 'neutral')).toEqual(['dlv_16']);
    expect(await slots.release(endpoint, 'dlv_4', 'neutral')).toEqual(['dlv_17', 'dlv_18']);
  });

  it('grow by one with every quick answer, and halve down to two with every slow one', async () => {
    const endpoint = newEndpoint();
    await fill(endpoint, 40);
    // One is free and one more was earned.
    expect(await slots.release(endpoint, 'dlv_0', 'fast')).toEqual(['dlv_16', 'dlv_17']);
    for (const id of ['dlv_1', 'dlv_2', 'dlv_3', 'dlv_4']) {
      expect(await slots.release(endpoint, id, 'slow')).toEqual([]);
    }
    for (const id of deliveries(14).slice(5)) expect(await slots.release(endpoint, id, 'slow')).toEqual([]);
    // Two were left in hand, one is now.
    expect(await slots.release(endpoint, 'dlv_14', 'slow')).toEqual(['dlv_18']);
  });

  it('are each endpoint’s own', async () => {
    const [hanging, other] = [newEndpoint(), newEndpoint()];
    await fill(hanging, 100);
    expect(await slots.acquire(other, 'dlv_1')).toBe(true);
  });

  it('can be taken again by the delivery that has one: its worker died and another runs the job', async () => {
    const endpoint = newEndpoint();
    await fill(endpoint, 16);
    expect(await slots.acquire(endpoint, 'dlv_0')).toBe(true);
    expect(await slots.acquire(endpoint, 'dlv_99')).toBe(false);
  });

  it('leave nothing in Redis that has no end', async () => {
    const endpoint = newEndpoint();
    await fill(endpoint, 20);
    await slots.release(endpoint, 'dlv_0', 'fast');
    const keys = await redis.keys(`{endpoint:${endpoint}}*`);
    expect(keys).toHaveLength(3);
    for (const key of keys) expect(await redis.pttl(key)).toBeGreaterThan(0);
  });
});
