import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Job, Worker } from 'bullmq';
import { type QueueName, queuePrefix } from '../../shared/queues/catalogue.ts';
import { createProducer, type Producer } from '../../shared/queues/producer.ts';
import { type Client, createClient, type HttpAnswer, until } from '../harness/http.ts';
import { type ApiServer, OPS_LOGIN, type TestPlatform } from '../harness/platform.ts';
import { type ProviderPlatform, startProviderPlatform } from '../harness/providers.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { silentLogger } from '../harness/stores.ts';
import { createWebhookOwner, receivedAt, type WebhookOwner } from '../harness/webhooks.ts';

describe('the board, with OPS_WRITE,', () => {
  let started: ProviderPlatform;
  let platform: TestPlatform;
  let writing: ApiServer;
  let board: Client;
  let producer: Producer;
  let receiver: Receiver;
  let owner: WebhookOwner;
  beforeAll(async () => {
    receiver = await startReceiver();
    started = await startProviderPlatform({ settings: { OPS_WRITE: 'true', WEBHOOK_RETRY_DELAYS_MS: '10,10,10,10' } });
    ({ platform, apiServer: writing } = started);
    const Authorization = `Basic ${Buffer.from(`${OPS_LOGIN.user}:${OPS_LOGIN.password}`).toString('base64')}`;
    board = createClient(writing.opsUrl, { headers: { Authorization } });
    producer = createProducer(platform.redis, silentLogger);
  });
  beforeEach(async () => {
    owner = await createWebhookOwner(platform, writing, receiver);
  });
  afterAll(async () => {
    await producer.close();
    await platform.stop();
    await receiver.close();
  });

  const failedJob = (queue: QueueName) =>
    until('a job has failed', async () => (await producer.queue(queue).getJobs(['failed']))[0]);
  const stateOf = async (queue: QueueName, job: Job) => producer.queue(queue).getJobState(job.id ?? '');
  const offered = async (queue: string) => {
    const listed = (await board('GET', '/queues/api/queues')).at('queues') as Record<string, unknown>[];
    const found = listed.find(({ name }) => name === queue);
    return [found?.['allowRetries'], found?.['allowCompletedRetries']];
  };
  const refuses = async (answer: Promise<HttpAnswer>, words: string) => {
    const { status, body } = await answer;
    expect([status, body]).toEqual([
      405,
      { error: { key: 'ERRORS.FORBIDDEN' }, message: expect.stringContaining(words) },
    ]);
  };
  const refusesRetries = async (queue: QueueName) => {
    const job = await failedJob(queue);
    expect(await offered(queue)).toEqual([false, false]);
    const at = `/queues/api/queues/${queue}`;
    for (const path of [`/${job.id}/retry`, `/${job.id}/promote`, '/retry/failed', '/promote']) {
      await refuses(board('PUT', `${at}${path}`), 'a record');
    }
    for (const path of [`/${job.id}/delay`, `/${job.id}/update-data`]) {
      await refuses(board('PATCH', `${at}${path}`, { body: {} }), 'a record');
    }
    await refuses(board('POST', `${at}/add`, { body: {} }), 'a record');
    expect(await stateOf(queue, job)).toBe('failed');
    expect((await board('GET', `${at}/${job.id}`)).status).toBe(200);
  };

  it('offers and takes no retry of a failed generation, whose caller repeats the call', async () => {
    const worker = await platform.startWorker('haiku');
    started.emulator.behave({ mode: 'refused' });
    const profile_id = await owner.createProfile();
    const request = () => owner.call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily', model: 'haiku' } });
    expect((await request()).status).toBe(503);
    await refusesRetries('generation-haiku');
    started.emulator.reset();
    expect((await request()).status).toBe(201);
    await worker.stop();
  });

  it('offers and takes no retry of a failed delivery, which is sent by a redelivery', async () => {
    const worker = await platform.startWorker('webhook');
    const { id } = await owner.createWebhook('/refusing');
    receiver.behave('/refusing', { kind: 'status', status: 500 });
    await owner.createProfile();
    const failed = await owner.deliveryWith(id, 'failed');
    await refusesRetries('webhook-delivery');
    const sent = receiver.received('/refusing').length;
    receiver.behave('/refusing', { kind: 'status', status: 204 });
    const redelivered = await owner.call(
      'POST',
      `/v1/webhooks/${id}/deliveries/${failed.textAt('data.0.id')}/redeliver`,
    );
    expect(redelivered.status).toBe(202);
    await receivedAt(receiver, '/refusing', sent + 1);
    await owner.deliveryWith(id, 'success');
    await worker.stop();
  });

  it('retries a failed job that is the work itself', async () => {
    const queue = 'webhook-dispatch';
    expect(await offered(queue)).toEqual([true, false]);
    await owner.createWebhook('/dispatched');
    const failing = new Worker(
      queue,
      async () => {
        throw new Error('never');
      },
      { connection: platform.redis, prefix: queuePrefix(queue), settings: { backoffStrategy: () => 1 } },
    );
    await owner.createProfile();
    const job = await failedJob(queue);
    await failing.close();
    const worker = await platform.startWorker('webhook');
    expect((await board('PUT', `/queues/api/queues/${queue}/${job.id}/retry`)).status).toBe(204);
    await receivedAt(receiver, '/dispatched', 1);
    await until('the job has completed', async () => (await stateOf(queue, job)) === 'completed');
    await worker.stop();
  });

  it("sets no limit of its own, and a worker's start lifts one that an earlier version has set", async () => {
    const queue = producer.queue('generation-sonnet');
    const at = '/queues/api/queues/generation-sonnet';
    for (const concurrency of [2, 0, null]) {
      await refuses(board('PUT', `${at}/concurrency`, { body: { concurrency } }), 'cli models set');
    }
    await refuses(board('PUT', `${at}/rate-limit`, { body: { max: 1, duration: 1_000 } }), 'cli models set');
    expect([await queue.getGlobalConcurrency(), await queue.getGlobalRateLimit()]).toEqual([null, null]);
    const listed = (await board('GET', '/queues/api/queues')).at('queues') as Record<string, unknown>[];
    // The page offers the first to queues of the type bullmq, and the second where it is supported.
    for (const shown of listed) expect(shown).toMatchObject({ type: 'bull', supportsGlobalRateLimit: false });
    await queue.setGlobalConcurrency(1);
    await queue.setGlobalRateLimit(1, 60_000);
    await (await platform.startWorker('sonnet')).stop();
    expect([await queue.getGlobalConcurrency(), await queue.getGlobalRateLimit()]).toEqual([null, null]);
  });
});
