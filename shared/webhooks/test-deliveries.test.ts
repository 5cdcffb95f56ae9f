import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { handlersWith } from '../../tests/harness/jobs.ts';
import { newOwner } from '../../tests/harness/records.ts';
import { openDatabase, openProducer, openRedis, silentLogger, testClock } from '../../tests/harness/stores.ts';
import { webhookServiceOn } from '../../tests/harness/webhooks.ts';
import type { Database } from '../db/connect.ts';
import type { Producer } from '../queues/producer.ts';
import { startWorkers } from '../queues/runtime.ts';
import { createWebhookTests } from './test-deliveries.ts';
import type { WebhookService } from './webhooks.ts';

const clock = testClock();
const caller = { owner: newOwner(), actor: { ip: '192.0.2.1', apiKey: 'bs_live_x', requestId: 'req_1' } };
let db: Database;
let producer: Producer;

beforeAll(async () => {
  db = await openDatabase();
  producer = await openProducer({ empty: true });
});
afterAll(async () => {
  await producer.close();
  await db.close();
});

describe('the message of a test describes the state of the webhook afterwards', () => {
  /** A test of an inactive webhook; `meanwhile` changes the webhook before the test ends. */
  const test = async (
    { status = 'success', reactivate = true }: { status?: 'success' | 'failed'; reactivate?: boolean },
    meanwhile: (webhooks: WebhookService, id: string) => Promise<unknown>,
  ) => {
    const webhooks = webhookServiceOn(db, clock);
    const acting = { ...caller, attempt: null };
    const input = { url: `http://127.0.0.1:9/${randomUUID()}`, events: ['daily.reset'] } as const;
    const { webhook } = await webhooks.create(acting, input);
    await webhooks.change(acting, webhook._id, { active: false });
    const connection = await openRedis();
    const worker = await startWorkers({
      redis: connection,
      logger: silentLogger,
      queues: ['webhook-test'],
      lockMs: 10_000,
      concurrency: () => 1,
      handlers: handlersWith({
        async 'test-webhook'({ deliveryId }) {
          await meanwhile(webhooks, webhook._id);
          await db.deliveries.updateOne({ _id: deliveryId }, { $set: { status } });
        },
      }),
    });
    const tests = createWebhookTests({ db, clock, webhooks, producer });
    const { reactivated, message } = await tests.run(caller, webhook._id, { eventType: 'test.ping', reactivate });
    await worker.close(0);
    connection.disconnect();
    return { reactivated, message };
  };
  const acting = { ...caller, attempt: null };

  it('when no other call changes it', async () => {
    const nothing = async () => undefined;
    const on = { reactivated: true, message: 'The webhook is active again and its failure count is 0.' };
    expect(await test({}, nothing)).toEqual(on);
    const off = { reactivated: false, message: expect.stringContaining('repeat with "reactivate": true') };
    expect(await test({ reactivate: false }, nothing)).toEqual(off);
    const failed = { reactivated: false, message: expect.stringContaining('so the webhook stays inactive') };
    expect(await test({ status: 'failed' }, nothing)).toEqual(failed);
  });

  it('when another call activates it meanwhile', async () => {
    const switchOn: Parameters<typeof test>[1] = (webhooks, id) => webhooks.change(acting, id, { active: true });
    expect(await test({}, switchOn)).toEqual({ reactivated: false, message: 'The webhook was active already.' });
    expect(await test({ reactivate: false }, switchOn)).toEqual({ reactivated: false, message: null });
    const { message } = await test({ status: 'failed' }, switchOn);
    expect(message).toBe('The test failed: the receiver must answer with 2xx within 30 seconds.');
  });

  it.each([
    ['moves it', { url: 'https://moved.example/in' }],
    ['switches it off once more', { active: false }],
  ])('when another call %s meanwhile: the test was not of what it is now', async (_what, change) => {
    const changed = await test({}, (webhooks, id) => {
      clock.advance(1);
      return webhooks.change(acting, id, change);
    });
    expect(changed).toEqual({ reactivated: false, message: expect.stringContaining('The webhook is inactive') });
  });

  it('when another call deletes it meanwhile', async () => {
    const remove: Parameters<typeof test>[1] = (webhooks, id) => webhooks.remove(acting, id);
    const deleted = { reactivated: false, message: 'The webhook was deleted during the test.' };
    expect(await test({}, remove)).toEqual(deleted);
    expect(await test({ status: 'failed' }, remove)).toEqual(deleted);
  });
});
