import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RedisClient } from '../../shared/queues/redis.ts';
import { openRedis } from '../../tests/harness/stores.ts';
import {
  createEndpointConcurrency,
  type Endpoint,
  type EndpointConcurrency,
  type Pace,
} from './endpoint-concurrency.ts';

describe('the slots of an endpoint', () => {
  let redis: RedisClient;
  let slots: EndpointConcurrency;
  beforeAll(async () => {
    redis = await openRedis();
    slots = createEndpointConcurrency(redis);
  });
  afterAll(() => redis.disconnect());

  const delivery = (id: string) => ({ _id: id, livemode: true });
  const acquire = (endpoint: Endpoint, id: string) => slots.acquire(endpoint, delivery(id));
  const runOf = (endpoint: Endpoint, deliveryId: string, pace: Pace = 'neutral') => {
    return { accountId: endpoint.accountId, deliveryId, pace, endpoint };
  };
  const release = async (endpoint: Endpoint, id: string, pace: Pace) =>
    (await slots.release(runOf(endpoint, id, pace))).next.map(({ _id }) => _id);
  const deliveries = (count: number, mark = 'dlv') => Array.from({ length: count }, (_, index) => `${mark}_${index}`);
  const fill = async (endpoint: Endpoint, count: number, mark?: string) => {
    const taken: string[] = [];
    for (const id of deliveries(count, mark)) if (await acquire(endpoint, id)) taken.push(id);
    return taken;
  };
  const newEndpoint = (changes: Partial<Endpoint> = {}): Endpoint => {
    const endpoint = `whk_${randomUUID()}`;
    return { accountId: `acc_${randomUUID()}`, host: 'receiver.example', endpoint, ...changes };
  };
  /** Lets 2xx answers widen the endpoint's window to the maximum. @returns the deliveries that hold its slots */
  const widen = async (endpoint: Endpoint, mark: string) => {
    const held = new Set(await fill(endpoint, 200, mark));
    for (let answers = 0; answers < 100; answers += 1) {
      const [first = ''] = held;
      held.delete(first);
      for (const id of await release(endpoint, first, 'sound')) if (await acquire(endpoint, id)) held.add(id);
    }
    return held;
  };

  it('are four at first, and further deliveries are parked and resumed in order', async () => {
    const endpoint = newEndpoint();
    expect(await fill(endpoint, 8)).toEqual(deliveries(4));
    expect(await release(endpoint, 'dlv_3', 'neutral')).toEqual(['dlv_4']);
    expect(await release(endpoint, 'dlv_2', 'neutral')).toEqual(['dlv_5', 'dlv_6']);
  });

  it('leave nothing of an account that was erased while an attempt ran', async () => {
    const endpoint = newEndpoint();
    const keys = () => redis.keys(`*${endpoint.accountId}*`);
    await fill(endpoint, 2);
    for (const key of await keys()) await redis.del(key);
    await release(endpoint, 'dlv_0', 'sound');
    await release(endpoint, 'dlv_1', 'late');
    expect(await keys()).toEqual([]);
  });

  it('grow by one with every 2xx, and halve down to one with every slow failure', async () => {
    const endpoint = newEndpoint();
    await fill(endpoint, 20);
    // One is free and one was added.
    expect(await release(endpoint, 'dlv_0', 'sound')).toEqual(['dlv_4', 'dlv_5']);
    // Two slots, then one: more deliveries run than that until the last slot is released.
    for (const id of ['dlv_1', 'dlv_2']) expect(await release(endpoint, id, 'late')).toEqual([]);
    expect(await acquire(endpoint, 'dlv_99')).toBe(false);
    expect(await release(endpoint, 'dlv_3', 'late')).toEqual(['dlv_6']);
  });

  it('are each endpoint’s own', async () => {
    const hanging = newEndpoint();
    const other = newEndpoint({ accountId: hanging.accountId });
    await fill(hanging, 100);
    expect(await acquire(other, 'dlv_other')).toBe(true);
  });

  it('are at most 40 at a host of an account, over all of its endpoints, with four of them for tests', async () => {
    const { accountId } = newEndpoint();
    const endpoints = Array.from({ length: 20 }, () => newEndpoint({ accountId }));
    let taken = 0;
    for (const [index, endpoint] of endpoints.entries()) taken += (await fill(endpoint, 50, `of_${index}`)).length;
    expect(taken).toBe(36);
    const [first = newEndpoint()] = endpoints;
    const tests = deliveries(6, 'test').map((id) => slots.acquireForTest(first, delivery(id)));
    expect((await Promise.all(tests)).filter(Boolean)).toHaveLength(4);
    expect(await acquire(newEndpoint({ accountId, host: 'other.example' }), 'dlv_other')).toBe(true);
    expect(await acquire(newEndpoint(), 'dlv_of_another_account')).toBe(true);
  });

  it('go in turn to the endpoints of a host whose deliveries wait for it', async () => {
    const { accountId } = newEndpoint();
    const [busy, quiet] = [newEndpoint({ accountId }), newEndpoint({ accountId })];
    const held = await widen(busy, 'busy');
    expect(held.size).toBe(36);
    expect(await fill(quiet, 3, 'quiet')).toEqual([]);
    const next: string[] = [];
    for (const id of [...held].slice(0, 4)) {
      const resumed = await release(busy, id, 'neutral');
      for (const each of resumed) await acquire(each.startsWith('quiet') ? quiet : busy, each);
      next.push(...resumed);
    }
    expect(next).toHaveLength(4);
    expect(next.filter((id) => id.startsWith('quiet'))).toEqual(['quiet_0', 'quiet_1']);
  });

  it('are at most 50 of an account, however many hosts it names', async () => {
    const { accountId } = newEndpoint();
    const endpoints = new Map<string, Endpoint>();
    const held: string[] = [];
    for (let host = 0; host < 40; host += 1) {
      const endpoint = newEndpoint({ accountId, host: `h${host}.example` });
      endpoints.set(`at_${host}`, endpoint);
      held.push(...(await fill(endpoint, 10, `at_${host}`)));
    }
    expect(held).toHaveLength(46);
    // What waits for the account resumes when slots of any endpoint are free.
    const quick = newEndpoint({ accountId, host: 'quick.example' });
    expect(await fill(quick, 2, 'quick')).toEqual([]);
    const resumed: string[] = [];
    for (const id of held) {
      const next = await release(endpoints.get(id.slice(0, id.lastIndexOf('_'))) ?? quick, id, 'late');
      resumed.push(...next);
      // Their attempts end, too.
      held.push(...next);
    }
    expect(resumed).toEqual(expect.arrayContaining(['quick_0', 'quick_1']));
  });

  it('come with at most 46 jobs of an account, so that none of its deliveries waits in line before those of others', async () => {
    const endpoint = newEndpoint();
    const { accountId } = endpoint;
    const reserved: string[] = [];
    for (const id of deliveries(60)) if (await slots.reserve(endpoint, delivery(id))) reserved.push(id);
    expect(reserved).toEqual(deliveries(46));
    const other = newEndpoint({ accountId });
    expect(await slots.reserve(other, delivery('dlv_other'))).toBe(false);
    // Attempts without a slot give up their jobs' places, and so does a delivery that is gone.
    expect(await fill(endpoint, 6)).toEqual(deliveries(4));
    expect(await slots.release({ ...runOf(endpoint, 'dlv_6'), endpoint: null })).toMatchObject({
      next: [{ _id: 'dlv_other' }],
    });
    for (const id of ['dlv_a', 'dlv_b', 'dlv_c']) expect(await slots.reserve(other, delivery(id))).toBe(id !== 'dlv_c');
  });

  it('are freed wherever they are, of a delivery whose webhook was moved or switched off since', async () => {
    const before = newEndpoint();
    const after = { ...before, host: 'another.example' };
    expect(await fill(before, 5)).toEqual(deliveries(4));
    expect(await acquire(after, 'dlv_0')).toBe(true);
    expect(await acquire(before, 'dlv_5')).toBe(true);
    await release({ ...before, host: '' }, 'dlv_1', 'neutral');
    expect(await acquire(before, 'dlv_6')).toBe(true);
  });

  it('can be acquired again by their holder: its worker died and another runs the job', async () => {
    const endpoint = newEndpoint();
    await fill(endpoint, 4);
    expect(await acquire(endpoint, 'dlv_0')).toBe(true);
    expect(await acquire(endpoint, 'dlv_99')).toBe(false);
  });

  it('remember the mode of a parked delivery, and that it goes behind first attempts', async () => {
    const endpoint = newEndpoint();
    await fill(endpoint, 4);
    const parked = [
      { _id: 'dlv_live', livemode: true },
      { _id: 'dlv_test', livemode: false },
      { _id: 'dlv_again', livemode: true, again: true },
    ];
    for (const each of parked) await slots.acquire(endpoint, each);
    const resumed = [];
    for (const id of ['dlv_0', 'dlv_1', 'dlv_2']) {
      resumed.push(...(await slots.release(runOf(endpoint, id))).next);
    }
    expect(resumed).toEqual(parked);
  });

  it('have at most two hundred parked deliveries, and one release asks for more when half of them are gone', async () => {
    const endpoint = newEndpoint();
    await fill(endpoint, 1_000);
    const [parked = ''] = await redis.keys(`{deliveries:${endpoint.accountId}}:parked:*`);
    expect(await redis.zcard(parked)).toBe(200);
    let held = deliveries(4);
    const asked: number[] = [];
    while (held.length > 0) {
      const [first = '', ...rest] = held;
      const { next, hasRoom } = await slots.release(runOf(endpoint, first));
      if (hasRoom) asked.push(await redis.zcard(parked));
      held = rest;
      for (const { _id } of next) if (await acquire(endpoint, _id)) held.push(_id);
    }
    expect(asked).toEqual([99]);
    expect(await redis.zcard(parked)).toBe(0);
  });

  it('set an expiry on every key in Redis, and name no host in it', async () => {
    const endpoint = newEndpoint();
    await fill(endpoint, 20);
    await release(endpoint, 'dlv_0', 'sound');
    const keys = await redis.keys(`{deliveries:${endpoint.accountId}}*`);
    expect(keys).toHaveLength(9);
    for (const key of keys) {
      expect(await redis.pttl(key)).toBeGreaterThan(0);
      expect(key).not.toContain(endpoint.host);
    }
  });
});
