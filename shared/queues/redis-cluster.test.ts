import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Cluster } from 'ioredis';
import { type ServiceHandle, startRedis } from '../../scripts/local/services/index.mjs';
import { until } from '../../tests/harness/http.ts';
import { freePort } from '../../tests/harness/ports.ts';
import { silentLogger } from '../../tests/harness/stores.ts';
import { connectPatientRedis, type RedisClient, waitForRedis } from './redis.ts';

describe('a connection to a cluster', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'saju-redis-'));
  let server: ServiceHandle;
  let node: RedisClient;
  let clients: readonly RedisClient[] = [];
  const setSlots = async (command: 'ADDSLOTSRANGE' | 'DELSLOTSRANGE', last: number, state: 'ok' | 'fail') => {
    await node.call('CLUSTER', command, 0, last);
    await until(`the cluster's state is ${state}`, async () =>
      String(await node.call('CLUSTER', 'INFO')).includes(`cluster_state:${state}`),
    );
  };
  beforeAll(async () => {
    // A node that has met no other does not know its address.
    const more = ['--cluster-enabled', 'yes', '--cluster-announce-ip', '127.0.0.1'];
    const port = ['--cluster-port', String(await freePort())];
    server = await startRedis({ dir, throwaway: true, more: [...more, ...port], log: () => undefined });
    node = connectPatientRedis(server.url, silentLogger);
    await setSlots('ADDSLOTSRANGE', 16_383, 'ok');
  });
  afterAll(async () => {
    for (const client of [node, ...clients]) client.disconnect();
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  it('refuses to connect while the cluster is down, as in a failover, and connects by itself afterwards', async () => {
    expect.hasAssertions();
    const cluster = connectPatientRedis(`redis-cluster://127.0.0.1:${server.port}`, silentLogger);
    // BullMQ's workers block on duplicates.
    clients = cluster instanceof Cluster ? [cluster, cluster.duplicate()] : [];
    for (const client of clients) {
      expect(await waitForRedis(client, 30_000)).toBe(true);
      const ended = new Promise((resolve) => client.once('end', resolve));
      client.disconnect();
      await ended;
      await setSlots('DELSLOTSRANGE', 0, 'fail');
      await expect(client.connect()).rejects.toThrow('Connection is closed.');
      await setSlots('ADDSLOTSRANGE', 0, 'ok');
      expect(await waitForRedis(client, 30_000)).toBe(true);
      expect(await client.set('key', 'value')).toBe('OK');
    }
  });
});
