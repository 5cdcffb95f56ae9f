import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Cluster } from 'ioredis';
import { isRedisAway } from '../../shared/core/outages.ts';
import {
  connectCuttableRedis,
  connectFailFastRedis,
  connectionOf,
  connectPatientRedis,
  type RedisClient,
  waitForRedis,
} from '../../shared/queues/redis.ts';
import { until } from '../harness/http.ts';
import { type RedisNodes, startCluster, startSentinels } from '../harness/redis-nodes.ts';
import { silentLogger } from '../harness/stores.ts';

const KEY = '{generation-haiku}:key';

describe('a cluster that was disconnected', () => {
  it('has ended, and connects again', async () => {
    expect.hasAssertions();
    const nodes = await startCluster();
    const redis = connectPatientRedis(nodes.url, silentLogger);
    for (const client of redis instanceof Cluster ? [redis, redis.duplicate()] : []) {
      for (let round = 0; round < 3; round += 1) {
        await Promise.all(Array.from({ length: 30 }, (_, index) => client.set(`key-${index}`, round)));
        const ended = new Promise((resolve) => client.once('end', () => resolve(client.status)));
        client.disconnect();
        expect(await ended).toBe('end');
        // All its connections have closed by then.
        await new Promise((resolve) => setTimeout(resolve, 300));
        expect(client.status).toBe('end');
        await client.connect();
      }
      client.disconnect();
    }
    await nodes.stop();
  });
});

describe.each([
  ['a cluster', startCluster],
  ['sentinels', startSentinels],
])('a connection to %s', (_, start) => {
  let nodes: RedisNodes;
  let [patient, failFast, cuttable]: readonly RedisClient[] = [];
  const all = () => [patient, failFast, cuttable].filter((redis) => redis !== undefined);
  beforeAll(async () => {
    nodes = await start();
    patient = connectPatientRedis(nodes.url, silentLogger);
    failFast = connectFailFastRedis(nodes.url, silentLogger);
    cuttable = connectCuttableRedis(nodes.url, silentLogger);
    for (const redis of all()) expect(await waitForRedis(redis, 30_000)).toBe(true);
  });
  afterAll(async () => {
    for (const redis of all()) redis.disconnect();
    await nodes.stop();
  });

  const failureOf = (command: Promise<unknown> | undefined) =>
    Promise.resolve(command).then(
      (answer) => ({ answer }),
      (error: unknown) => error,
    );
  const hang = async () => {
    const primary = await nodes.primaryOf(KEY);
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
      for (const pid of primary.pids()) process.kill(pid, name);
    };
    signal('SIGSTOP');
    return { port: primary.port, wake: () => signal('SIGCONT') };
  };

  it('serves keys of all primaries', async () => {
    const keys = Array.from({ length: 30 }, (_each, index) => `{key-${index}}:a`);
    for (const redis of all()) {
      await Promise.all(keys.map((key) => redis.set(key, key)));
      expect(await Promise.all(keys.map((key) => redis.get(key)))).toEqual(keys);
    }
  });

  it('waits, fails or is cut while the primary hangs, by its kind, and goes on at the next primary', async () => {
    const { port, wake } = await hang();
    const waiting = patient?.set(KEY, 'kept');
    const [failed, cut] = [failureOf(failFast?.get(KEY)), failureOf(cuttable?.get(KEY))];
    if (cuttable !== undefined) connectionOf(cuttable, KEY)?.disconnect(true);
    for (const failure of await Promise.all([failed, cut])) {
      expect({ failure, isAway: isRedisAway(failure) }).toMatchObject({ isAway: true });
    }
    await until('another primary', async () => (await nodes.primaryOf(KEY)).port !== port);
    expect(await waiting).toBe('OK');
    for (const redis of all()) {
      const answer = await until('it serves', () => redis.get(KEY).catch(() => null));
      expect(answer).toBe('kept');
    }
    wake();
    await nodes.settled();
  });
});
