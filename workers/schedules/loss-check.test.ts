import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ServiceHandle, startRedis } from '../../scripts/local/services/index.mjs';
import { connectPatientRedis, primariesOf, type RedisClient } from '../../shared/queues/redis.ts';
import { silentLogger } from '../../tests/harness/stores.ts';
import { createLossCheck } from './loss-check.ts';

describe('the check for losses of Redis', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'saju-loss-'));
  let server: ServiceHandle;
  let redis: RedisClient;
  beforeAll(async () => {
    server = await startRedis({ dir, throwaway: true, log: () => undefined });
    redis = connectPatientRedis(server.url, silentLogger);
  });
  afterAll(async () => {
    redis.disconnect();
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  it('notices that the data is gone, once for all schedulers', async () => {
    const [hasLost, hasLostElsewhere] = [createLossCheck(redis), createLossCheck(redis)];
    expect([await hasLost(), await hasLostElsewhere(), await hasLost()]).toEqual([true, false, false]);
    await redis.flushall();
    expect([await hasLost(), await hasLostElsewhere(), await hasLost()]).toEqual([true, false, false]);
  });

  it('notices a primary that was a replica before, or that has started again', async () => {
    const hasLost = createLossCheck(redis);
    expect(await hasLost()).toBe(false);
    const [primary] = primariesOf(redis);
    await primary?.replicaof('127.0.0.1', 1);
    await primary?.replicaof('NO', 'ONE');
    expect([await hasLost(), await hasLost()]).toEqual([true, false]);
    await server.stop();
    await server.start();
    expect([await hasLost(), await hasLost()]).toEqual([true, false]);
  });
});
