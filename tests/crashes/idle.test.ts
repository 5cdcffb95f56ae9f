import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '../../shared/core/clock.ts';
import { MAX_POOL_SIZE } from '../../shared/db/connect.ts';
import { POOL_NAMES, queuesOfPools } from '../../shared/queues/catalogue.ts';
import { batchEnded, createProfiles } from '../harness/batches.ts';
import { type CommandCounter, startCommandCounter } from '../harness/command-counter.ts';
import { createPatientClient, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestPlatform } from '../harness/platform.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { shiftedBy } from '../harness/shifted.ts';

/** What docs/scaling.md says of each process: its connections, and that nothing is polled for each account. */

/** The driver's monitor: it measures the round trip on a connection of its own. */
const MONITORS = 2;
const API_REDIS = 3;
/** One for commands, one for each queue on which it waits for jobs, one for the status watch of the maintenance pool. */
const WORKER_REDIS = 1 + queuesOfPools(POOL_NAMES).length + 1;
const FEW = 1;
const MANY = 50;
const BURST = 200;
/** From the machine's time to two minutes past an hour: the hourly work for each account must not come while commands are counted. */
const TO_A_QUIET_HOUR_MS = HOUR_MS - (Date.now() % HOUR_MS) + 2 * 60_000;

interface Counters {
  readonly mongodb: CommandCounter;
  readonly redis: CommandCounter;
}

describe('an API server and a worker of all pools', () => {
  let platform: TestPlatform;
  let receiver: Receiver;
  let front: ApiServer;
  let api: Counters;
  let worker: Counters;
  const settingsOf = ({ mongodb, redis }: Counters) => ({
    ...shiftedBy(TO_A_QUIET_HOUR_MS),
    MONGODB_URL: mongodb.url,
    REDIS_URL: redis.url,
  });

  beforeAll(async () => {
    receiver = await startReceiver();
    // The reconciler runs every 3 s.
    platform = await startPlatform({ RECONCILE_AFTER_MS: '500' });
    const { MONGODB_URL = '', REDIS_URL = '' } = platform.environment;
    const open = async (): Promise<Counters> => ({
      mongodb: await startCommandCounter(MONGODB_URL),
      redis: await startCommandCounter(REDIS_URL),
    });
    [api, worker] = [await open(), await open()];
    front = await platform.spawnApiServer(settingsOf(api));
    const settings = settingsOf(worker);
    await platform.spawnWorker(POOL_NAMES.join(','), { settings, arguments: ['--schedules'] });
  });
  afterAll(async () => {
    await platform.stop();
    await Promise.all([api, worker].flatMap(({ mongodb, redis }) => [mongodb.close(), redis.close()]));
    await receiver.close();
  });

  /** An account with everything that could be looked after: profiles, a webhook, a fortune, an ended batch, deliveries. */
  async function addAccount(): Promise<void> {
    const account = await platform.account();
    const call = createPatientClient(front.url, { key: account.liveKey });
    const events = ['fortune.generated', 'batch.completed'];
    await call('POST', '/v1/webhooks', { body: { url: `${receiver.url}/${account.accountId}`, events } });
    const [first, ...others] = await createProfiles(call, 3);
    expect((await call('POST', '/v1/fortunes', { body: { profile_id: first, type: 'daily' } })).status).toBe(201);
    const body = { profile_ids: others, fortune_type: 'daily' };
    const batch = await call('POST', '/v1/fortunes/batch', { body });
    expect((await batchEnded(call, batch.textAt('id'))).at('completed_count')).toBe(others.length);
  }

  async function nothingWaits(): Promise<void> {
    const { db } = platform.admin;
    await until('nothing waits', async () => {
      const counts = await Promise.all([
        db.generations.countDocuments({ open: true }),
        db.calls.countDocuments({ state: 'open' }),
        db.events.countDocuments({ pending: true }),
        db.deliveries.countDocuments({ status: 'pending' }),
      ]);
      return counts.every((count) => count === 0);
    });
  }

  /** A process reads the pools' settings every second. */
  const TICK = 'find pool_settings';
  const SETTLED = 8;
  const WINDOW = 22;
  const ticks = (counters: Counters) => counters.mongodb.counts().get(TICK) ?? 0;
  async function pass(count: number): Promise<void> {
    const [fromApi, fromWorker] = [ticks(api), ticks(worker)];
    await until(`${count} ticks`, async () => ticks(api) >= fromApi + count && ticks(worker) >= fromWorker + count);
  }
  /** The commands of both processes over a number of their ticks, by shape. */
  async function idleCommands(): Promise<ReadonlyMap<string, number>> {
    const read = () =>
      Object.entries({ api, worker }).flatMap(([name, { mongodb, redis }]) =>
        [...mongodb.counts(), ...redis.counts()].map(([shape, count]) => [`${name}: ${shape}`, count] as const),
      );
    await nothingWaits();
    await pass(SETTLED);
    const before = new Map(read());
    await pass(WINDOW);
    return new Map(read().map(([shape, count]) => [shape, count - (before.get(shape) ?? 0)]));
  }

  it('poll nothing for each account: 50 idle accounts cause no more commands than one', async () => {
    for (let count = 0; count < FEW; count += 1) await addAccount();
    const few = await idleCommands();
    for (let count = FEW; count < MANY; count += 10)
      await Promise.all(Array.from({ length: Math.min(10, MANY - count) }, addAccount));
    const many = await idleCommands();
    expect(few.get(`worker: ${TICK}`)).toBeGreaterThanOrEqual(WINDOW);
    // A command for each account, even once in all this time, would be at least `MANY - FEW` more.
    const more = [...many].filter(([shape, count]) => count > 2 * (few.get(shape) ?? 0) + 10);
    expect(more).toEqual([]);
  });

  it('keep to their connections under load', async () => {
    const account = await platform.account();
    const call = createPatientClient(front.url, { key: account.liveKey });
    const profiles = await createProfiles(call, BURST);
    const answers = await Promise.all(
      profiles.map((profile_id) => call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily' } })),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    // Connections to MongoDB stay open, so that these are the most that there were.
    for (const { mongodb } of [api, worker]) {
      expect(mongodb.connections()).toBeGreaterThan(MONITORS);
      expect(mongodb.connections()).toBeLessThanOrEqual(MAX_POOL_SIZE + MONITORS);
    }
    await until('the API server has its connections to Redis', async () => api.redis.connections() === API_REDIS);
    await until('the worker has its connections to Redis', async () => worker.redis.connections() === WORKER_REDIS);
    const names = String(await platform.redis.call('CLIENT', 'LIST')).match(/ name=saju-[a-z-]+/g);
    const expected = ['saju-api', 'saju-api-limits', 'saju-api-events', 'saju-worker', 'saju-worker-status'];
    expect(names).toEqual(expect.arrayContaining(expected.map((name) => ` name=${name}`)));
  });
});
