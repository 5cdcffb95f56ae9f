import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { openStream } from '../../scripts/bench/lib/stream-client.ts';
import { outcomeOf } from '../../scripts/bench/lib/streams.ts';
import { type ServiceHandle, startRedis } from '../../scripts/local/services/index.mjs';
import { createProfiles } from '../harness/batches.ts';
import { BIRTH, type Client, createClient, type HttpAnswer, keepsWithin, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { freshDatabaseUrl } from '../harness/services.ts';
import { portOf, startTcpProxy, type TcpProxy, throughProxy } from '../harness/tcp-proxy.ts';

const tomorrowAnd = (days: number) => new Date(Date.now() + (1 + days) * 86_400_000).toISOString().slice(0, 10);

describe('a failover of Redis behind a stable address', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'saju-failover-'));
  let nodes: ServiceHandle[];
  let proxy: TcpProxy;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let call: Client;
  let profile: string;
  let asked = 0;

  beforeAll(async () => {
    const start = (name: string) => startRedis({ dir: path.join(dir, name), throwaway: true, log: () => undefined });
    nodes = await Promise.all([start('a'), start('b')]);
    proxy = await startTcpProxy(nodes[0]?.port ?? 0);
    platform = await startPlatform({ REDIS_URL: `redis://127.0.0.1:${proxy.port}` });
    apiServer = await platform.spawnApiServer();
    await platform.spawnWorker('haiku,maintenance', { arguments: ['--schedules'] });
    call = createClient(apiServer.url, { key: (await platform.account()).liveKey });
    profile = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
  });
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
  /** Swaps the node behind the address with the other one; open connections stay at the demoted node. */
  const failOver = async () => {
    const [primary, replica] = nodes as [ServiceHandle, ServiceHandle];
    await onNode(replica, async (redis) => {
      await redis.replicaof('127.0.0.1', primary.port);
      await until('the replica is in sync', async () =>
        (await redis.info('replication')).includes('master_link_status:up'),
      );
      await redis.replicaof('NO', 'ONE');
    });
    await onNode(primary, (redis) => redis.replicaof('127.0.0.1', replica.port));
    proxy.pointTo(replica.port);
    nodes.reverse();
  };

  it('is survived by API server and workers: fortunes are generated again within five seconds', async () => {
    expect((await newFortune()).status).toBe(201);
    await keepsWithin(5_000, async () => {
      await failOver();
      const startedAt = performance.now();
      await until('a fortune is generated', async () => (await newFortune()).status === 201);
      await until('health answers 200', async () => (await call('GET', '/v1/health')).status === 200);
      return performance.now() - startedAt;
    });
  });

  it('is reported by health, readiness and status while only a read-only node is reachable', async () => {
    const [primary] = nodes as [ServiceHandle];
    const statusWhen = (what: string, holds: (status: HttpAnswer) => boolean) =>
      until(what, async () => {
        const status = await call('GET', '/v1/status');
        return holds(status) && status;
      });
    await statusWhen('the status knows the worker', (status) => {
      return status.at('components.ai_models.haiku.status') === 'operational';
    });
    await onNode(primary, (redis) => redis.replicaof('127.0.0.1', 1));
    await until('health answers 503', async () => (await call('GET', '/v1/health')).status === 503);
    expect((await fetch(`${apiServer.opsUrl}/readyz`)).status).toBe(503);
    // On a slow machine a database probe may be late, which counts as an outage of its own.
    const status = await statusWhen('the status knows', (status) => {
      return status.at('components.cache.status') === 'outage' && status.at('components.database.status') !== 'outage';
    });
    expect(status.at('status')).toBe('degraded');
    await onNode(primary, (redis) => redis.replicaof('NO', 'ONE'));
    await until('health answers 200', async () => (await call('GET', '/v1/health')).status === 200);
    await until('a fortune is generated', async () => (await newFortune()).status === 201);
  });
});

describe('a database that an API server cannot reach', () => {
  let proxy: TcpProxy;
  let platform: TestPlatform;
  let account: TestAccount;
  let apiServer: ApiServer;
  let target: number;
  beforeAll(async () => {
    platform = await startPlatform({ GENERATION_WAIT_MS: '100000' });
    const url = platform.environment['MONGODB_URL'] ?? '';
    target = portOf(url);
    proxy = await startTcpProxy(target);
    apiServer = await platform.spawnApiServer({ MONGODB_URL: throughProxy(url, proxy) });
    account = await platform.account();
  });
  afterAll(async () => {
    proxy.onRequest((bytes) => bytes);
    proxy.cut();
    proxy.pointTo(target);
    await platform.stop();
    await proxy.close();
  });
  beforeEach(() => {
    proxy.onRequest((bytes) => bytes);
    // Connections of a test in which the database hung.
    proxy.cut();
    proxy.pointTo(target);
  });
  const leave = () => {
    proxy.pointTo(null);
    proxy.cut();
  };
  /** Connections stay open, and no command is answered. */
  const hang = () => proxy.onRequest(() => Buffer.alloc(0));
  const OUTAGES = [
    ['is cut off', leave],
    ['hangs', hang],
  ] as const;

  it('fails no waiting stream: each gets every event once the database is back', async () => {
    const openAll = (count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, index) => {
          const body = JSON.stringify({ birth_date: '1983-05-11', gender: 'male', name: `김${index}` });
          const url = `${apiServer.url}/v1/fortunes/daily-stream`;
          return openStream(false, { url, key: account.liveKey, body });
        }),
      );
    const streams = await openAll(60);
    // A stream begins before its call is recorded; a call that cannot be recorded does not count.
    const { calls, generations } = platform.admin.db;
    await until('all calls are recorded', async () => (await calls.countDocuments()) === 60);
    const status = createClient(apiServer.url, { key: account.liveKey });
    await until('the API server is idle', async () => {
      return (await status('GET', '/v1/status')).at('components.database.connections.active') === 0;
    });
    leave();
    // The worker has its own connection: it generates what the streams wait for, and signals the API server over Redis.
    await platform.spawnWorker('haiku');
    await until('no generation is open', async () => (await generations.countDocuments({ open: true })) === 0);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    proxy.pointTo(target);
    const outcomes = await Promise.all(streams.map(outcomeOf));
    const errors = outcomes.flatMap(({ times }) => times.events).filter(({ event }) => event === 'error');
    expect(errors).toEqual([]);
    expect(outcomes.filter(({ isWhole }) => isWhole)).toHaveLength(60);
  });

  it.each(OUTAGES)('lets the API server stop in order when it %s', async (_name, begin) => {
    const stopping = await platform.spawnApiServer({
      MONGODB_URL: throughProxy(platform.environment['MONGODB_URL'] ?? '', proxy),
    });
    const call = createClient(stopping.url, { key: account.liveKey });
    expect((await call('GET', '/v1/profiles')).status).toBe(200);
    begin();
    expect(await stopping.stop()).toBe(0);
  });

  it.each(OUTAGES)('lets a worker stop in order when it %s', async (_name, begin) => {
    const worker = await platform.spawnWorker('haiku,maintenance', {
      arguments: ['--schedules'],
      settings: { MONGODB_URL: throughProxy(platform.environment['MONGODB_URL'] ?? '', proxy) },
    });
    begin();
    expect(await worker.stop()).toBe(0);
  });
});

describe('a Redis that is down', () => {
  it.each([
    ['stops', (node: ServiceHandle) => node.stop()],
    [
      'hangs',
      async (node: ServiceHandle) => {
        for (const pid of node.pids()) process.kill(pid, 'SIGSTOP');
      },
    ],
  ])('because it %s lets API servers and workers stop in order', async (_, leave) => {
    const dir = mkdtempSync(path.join(tmpdir(), 'saju-redis-away-'));
    const node = await startRedis({ dir, throwaway: true, log: () => undefined });
    const platform = await startPlatform({ REDIS_URL: node.url });
    const apiServer = await platform.spawnApiServer();
    const worker = await platform.spawnWorker('haiku,maintenance,webhook', { arguments: ['--schedules'] });
    const call = createClient(apiServer.url, { key: (await platform.account()).liveKey });
    expect((await call('POST', '/v1/profiles', { body: BIRTH })).status).toBe(201);
    await leave(node);
    await call('POST', '/v1/profiles', { body: BIRTH });
    const codes = await Promise.all([apiServer.stop(), worker.stop()]);
    const failed = platform.logs().match(/.*a step of stopping failed.*/g);
    for (const pid of node.pids()) process.kill(pid, 'SIGCONT');
    await node.start();
    await platform.stop();
    await node.stop();
    rmSync(dir, { recursive: true, force: true });
    expect({ codes, failed }).toEqual({ codes: [0, 0], failed: null });
  });
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

  it('makes the creation of a batch answer 503 with Retry-After', async () => {
    const apiServer = await platform.spawnApiServer();
    const call = createClient(apiServer.url, { key: (await platform.account()).liveKey });
    const profile_ids = await createProfiles(call, 3);
    proxy.onRequest((bytes) => {
      if (bytes.includes('batch_items')) throw new Error('cut');
      return bytes;
    });
    const refused = await call('POST', '/v1/fortunes/batch', { body: { profile_ids, fortune_type: 'daily' } });
    expect(refused).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
    expect(refused.headers.get('retry-after')).toBe('5');
  });
});
