import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { until } from '../../tests/harness/http.ts';
import { handlersWith } from '../../tests/harness/jobs.ts';
import { deliveryRecord, newOwner } from '../../tests/harness/records.ts';
import { openDatabase, openRedis, silentLogger, testClock } from '../../tests/harness/stores.ts';
import { webhookServiceOn } from '../../tests/harness/webhooks.ts';
import type { Database } from '../db/connect.ts';
import { DelayJob } from '../queues/outcomes.ts';
import { createProducer, type Producer } from '../queues/producer.ts';
import type { RedisClient } from '../queues/redis.ts';
import { startWorkers } from '../queues/runtime.ts';
import { createDeliveryService } from './deliveries.ts';
import { enqueueDeliveries } from './dispatch.ts';

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

it('a redelivery is sent at once although the last run has stored its outcome and not yet delayed its job', async () => {
  const webhooks = webhookServiceOn(db, clock);
  const { webhook } = await webhooks.create(
    { ...caller, attempt: null },
    { url: 'http://127.0.0.1:9/', events: ['daily.reset'], description: undefined },
  );
  const record = deliveryRecord(owner, clock.now(), {
    webhookId: webhook._id,
    nextAttemptAt: new Date(clock.now().getTime() + HOUR_MS),
    attemptedAt: clock.now(),
  });
  await db.deliveries.create([record]);
  const deliveries = createDeliveryService({ db, clock, producer, webhooks, logger: silentLogger });
  let runs = 0;
  const connection = await openRedis();
  const runtime = await startWorkers({
    redis: connection,
    logger: silentLogger,
    queues: ['webhook-delivery'],
    lockMs: 10_000,
    concurrency: () => 1,
    handlers: handlersWith({
      async deliver() {
        runs += 1;
        if (runs > 1) return;
        await deliveries.redeliver(caller, webhook._id, record._id);
        // The run read the record before the redelivery.
        throw new DelayJob('another attempt follows', HOUR_MS);
      },
    }),
  });
  try {
    await enqueueDeliveries(producer, [record]);
    await until('the job runs again', async () => runs > 1);
    expect(await db.deliveries.findById(record._id).lean()).toMatchObject({ status: 'pending', roundAttempts: 0 });
  } finally {
    await runtime.close(0);
    connection.disconnect();
  }
});
