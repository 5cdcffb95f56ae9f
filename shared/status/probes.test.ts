import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { standStill } from '../../tests/harness/pauses.ts';
import { poolSettingsWith } from '../../tests/harness/pool-settings.ts';
import { testServices } from '../../tests/harness/services.ts';
import { openDatabase, silentLogger, testClock } from '../../tests/harness/stores.ts';
import { loadConfig } from '../core/config.ts';
import type { Database } from '../db/connect.ts';
import { connectFailFastRedis, type RedisClient, waitForRedis } from '../queues/redis.ts';
import { createHealthCheck } from './health.ts';
import { createStoreProbes } from './probes.ts';
import { createStatusService } from './status.ts';

const CONFIG = loadConfig({
  MONGODB_URL: 'mongodb://127.0.0.1:27017/saju',
  REDIS_URL: 'redis://127.0.0.1:6379',
  SECRETS_KEY: 'MTIzNDU2Nzg5MGFiY2RlZmdoaWprbG1ub3BxcnN0dXY=',
});

let db: Database;
let redis: RedisClient;
beforeAll(async () => {
  redis = connectFailFastRedis(testServices().redisUrl, silentLogger);
  [db] = await Promise.all([openDatabase(), waitForRedis(redis, 5_000)]);
});
afterAll(async () => {
  redis.disconnect();
  await db.close();
});

describe('a pause of the process', () => {
  it('is no outage in the health check', async () => {
    const found = createHealthCheck({ probes: createStoreProbes({ db, redis }), clock: testClock() }).check();
    standStill(1_200);
    expect(await found).toMatchObject({ healthy: true });
  });

  it('is no outage in the status', async () => {
    const found = createStatusService({
      poolSettings: poolSettingsWith(),
      db,
      probes: createStoreProbes({ db, redis }),
      redis,
      clock: testClock(),
      config: CONFIG,
    }).measure();
    standStill(1_200);
    const { database, cache } = await found;
    // It was slow indeed.
    expect([database.status, cache.status]).toEqual(['degraded', 'degraded']);
  });
});

describe('the probes of the stores', () => {
  it('write to each store once for any number of callers within a second', async () => {
    const sent = jest.spyOn(redis, 'sendCommand');
    const writes = jest.spyOn(db, 'proveWrite');
    const probes = createStoreProbes({ db, redis });
    const found = await Promise.all(Array.from({ length: 50 }, () => [probes.database(), probes.cache()]).flat());
    expect(found.map(({ works }) => works)).toEqual(Array(100).fill(true));
    expect(sent.mock.calls.map(([command]) => command.name)).toEqual(['set']);
    expect(writes).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });
});
