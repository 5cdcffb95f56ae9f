import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { type ServiceHandle, startRedis } from '../../scripts/services/index.mjs';
import { createProfiles } from '../support/batches.ts';
import { BIRTH, type Client, createClient, keepsWithin, until } from '../support/http.ts';
import { type Front, startPlatform, type TestPlatform } from '../support/platform.ts';
import { freshDatabaseUrl } from '../support/services.ts';
import { portOf, startTcpProxy, type TcpProxy, throughProxy } from '../support/tcp-proxy.ts';

const tomorrowAnd = (days: number) => new Date(Date.now() + (1 + days) * 86_400_000).toISOString().slice(0, 10);

describe('a failover of Redis behind a stable address', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'saju-failover-'));
  let nodes: ServiceHandle[];
  let proxy: TcpProxy;
  let platform: TestPlatform;
  let front: Front;
  let call: Client;
  let profile: string;
  let asked = 0;

  beforeAll(async () => {
    const start = (name: string) => startRedis({ dir: path.join(dir, name), throwaway: true, log: () => undefined });
    nodes = await Promise.all([start('a'), start('b')]);
    proxy = await startTcpProxy(nodes[0]?.port ?? 0);
    platform = await startPlatform({ REDIS_URL: `redis://127.0.0.1:${proxy.port}` });
    front = await platform.startFront();
    await platform.startWorker('haiku,maintenance', { arguments: ['--schedules'] });
    call = createClient(front.url, { key: (await platform.account()).liveKey });
    profile = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
  }, 120_000);
  afterAll(async () => {
    await platform.stop();
    await proxy.close();
    await Promise.all(nodes.map((node) => node.stop()));
    rmSync(dir, { recursive: true, force: true });
  });

  const newFortune = () => {
    asked += 1;
    return call('POST', '/v1/fortunes', { body: { profile_id: profile, type: 'daily', date: tomorrowAnd(asked) } });
  };
  const onNode = async <T>(node: ServiceHandle, work: (redis: Redis) => Promise<T>): Promise<T> => {
    const redis = new Redis(node.url);
    try {
      return await work(redis);
    } finally {
      redis.disconnect();
    }
  };
  /** What the address leads to and the other one change places; open connections stay at the demoted node. */
  const failOver = async () => {
    const [primary, replica] = nodes as [ServiceHandle, ServiceHandle];
    await onNode(replica, async (redis) => {
      await redis.replicaof('127.0.0.1', primary.port);
      await until('it is in step', async () => (await redis.info('replication')).includes('master_link_status:up'));
      await redis.replicaof('NO', 'ONE');
    });
    await onNode(primary, (redis) => redis.replicaof('127.0.0.1', replica.port));
    proxy.pointTo(replica.port);
    nodes.reverse();
  };

  it('is survived by the front and the workers: fortunes are made again within five seconds', async () => {
    expect((await newFortune()).status).toBe(201);
    await keepsWithin(5_000, async () => {
      await failOver();
      const startedAt = performance.now();
      await until('a fortune is made', async () => (await newFortune()).status === 201);
      await until('health says so', async () => (await call('GET', '/v1/health')).status === 200);
      return performance.now() - startedAt;
    });
  }, 120_000);

  it('is seen by health, readiness and status while only a node that refuses writes can be reached', async () => {
    const [primary] = nodes as [ServiceHandle];
    await onNode(primary, (redis) => redis.replicaof('127.0.0.1', 1));
    await until('health knows', async () => (await call('GET', '/v1/health')).status === 503, 10_000);
    expect((await fetch(`${front.opsUrl}/readyz`)).status).toBe(503);
    const status = await until('the status knows', async () => {
      const answer = await call('GET', '/v1/status');
      return answer.at('components.cache.status') === 'outage' && answer;
    });
    expect(status.at('status')).toBe('degraded');
    await onNode(primary, (redis) => redis.replicaof('NO', 'ONE'));
    await until('health says so', async () => (await call('GET', '/v1/health')).status === 200);
    await until('a fortune is made', async () => (await newFortune()).status === 201);
  }, 120_000);
});

describe('a database connection that is lost inside a bulk write', () => {
  let proxy: TcpProxy;
  let platform: TestPlatform;
  let target: number;
  beforeEach(async () => {
    const url = freshDatabaseUrl();
    target = portOf(url);
    proxy = await startTcpProxy(target);
    platform = await startPlatform({ MONGODB_URL: throughProxy(url, proxy) });
  });
  afterEach(async () => {
    proxy.onRequest((bytes) => bytes);
    proxy.pointTo(target);
    await platform.stop();
    await proxy.close();
  });

  it('has the creation of a batch answered with 503 and Retry-After', async () => {
    const front = await platform.startFront();
    const call = createClient(front.url, { key: (await platform.account()).liveKey });
    const profile_ids = await createProfiles(call, 3);
    proxy.onRequest((bytes) => {
      if (bytes.includes('batch_items')) throw new Error('cut');
      return bytes;
    });
    const refused = await call('POST', '/v1/fortunes/batch', { body: { profile_ids, fortune_type: 'daily' } });
    expect(refused).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
    expect(refused.headers.get('retry-after')).toBe('5');
  }, 120_000);
});
