import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { until } from '../../tests/support/http.ts';
import { handlersWith } from '../../tests/support/jobs.ts';
import { newOwner } from '../../tests/support/records.ts';
import { openDatabase, openRedis, silentLogger, testClock } from '../../tests/support/stores.ts';
import type { Database } from '../models/index.ts';
import { DelayJob } from '../queues/outcomes.ts';
import { createProducer, type Producer } from '../queues/producer.ts';
import type { RedisClient } from '../queues/redis.ts';
import { startWorkers } from '../queues/runtime.ts';
import { createDeliveryService } from './deliveries.ts';
import { enqueueDeliveries } from './deliveries-dispatch.ts';
import type { WebhookService } from './webhooks.ts';

const HOUR_MS = 3_600_000;
const clock = testClock();
const owner = newOwner();
const caller = { owner, actor: { ip: '192.0.2.1', apiKey: 'bs_live_x', requestId: 'req_1' } };
let db: Database;
let redis: RedisClient;
let producer: Producer;

beforeAll(async () => {
  db = await openDatabase();
  redis = await openRedis({ empty: true });
  producer = createProducer(redis, silentLogger);
});
afterAll(async () => {
  await producer.close();
  redis.disconnect();
  await db.close();
});

it('a redelivery is made at once although the last run has written its outcome and not yet gone to sleep', async () => {
  await db.deliveries.create([
    {
      _id: 'dlv_1',
      ...owner,
      kind: 'event',
      webhookId: 'whk_1',
      url: null,
      eventId: 'evt_1',
      eventType: 'daily.reset',
      body: '{}',
      status: 'pending',
      attempts: 1,
      roundAttempts: 1,
      nextAttemptAt: new Date(clock.now().getTime() + HOUR_MS),
      attemptedAt: clock.now(),
      responseCode: 503,
      responseTimeMs: 1,
      errorMessage: 'HTTP 503',
      createdAt: clock.now(),
    },
  ]);
  const webhooks = { get: async () => ({ active: true }) } as unknown as WebhookService;
  const deliveries = createDeliveryService({ db, clock, producer, webhooks, logger: silentLogger });
  let runs = 0;
  const connection = await openRedis();
  const runtime = await startWorkers({
    redis: connection,
    logger: silentLogger,
    queues: ['webhook-delivery'],
    concurrency: () => 1,
    handlers: handlersWith({
      async deliver() {
        runs += 1;
        if (runs > 1) return;
        await deliveries.redeliver(caller, 'whk_1', 'dlv_1');
        // What the run knows is older than the redelivery.
        throw new DelayJob('another attempt follows', HOUR_MS);
      },
    }),
  });
  try {
    await enqueueDeliveries(producer, [{ _id: 'dlv_1', livemode: owner.livemode }]);
    await until('it runs again', async () => runs > 1, 10_000);
    expect(await db.deliveries.findById('dlv_1').lean()).toMatchObject({ status: 'pending', roundAttempts: 0 });
  } finally {
    await runtime.close(0);
    connection.disconnect();
  }
});
