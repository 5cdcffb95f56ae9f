import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../scripts/emulator/index.ts';
import { BIRTH, type Client, createClient, until } from '../support/http.ts';
import { chargesOf, startPlatform, type TestPlatform } from '../support/platform.ts';
import { providerSettings } from '../support/providers.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

describe('batches', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let receiver: Receiver;

  beforeEach(async () => {
    emulator = await startEmulator({ port: 0, latencyMs: 300 });
    receiver = await startReceiver();
    platform = await startPlatform(providerSettings(emulator.url));
  });
  afterEach(async () => {
    await platform.stop();
    await receiver.close();
    await emulator.close();
  });

  const createProfiles = (call: Client, count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const birth = { ...BIRTH, birth_month: 1 + Math.floor(index / 25), birth_day: 1 + (index % 25) };
        return (await call('POST', '/v1/profiles', { body: birth })).textAt('id');
      }),
    );
  const ended = (call: Client, id: string, timeoutMs = 60_000) =>
    until(
      'the batch has ended',
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        const answer = await call('GET', `/v1/fortunes/batch/${id}`);
        return answer.at('completed_at') === undefined ? null : answer;
      },
      timeoutMs,
    );

  it('generate a hundred fortunes once and charge each once, and tell the end by callback', async () => {
    const front = await platform.startFront();
    await platform.startWorker('haiku', { concurrency: 20 });
    await platform.startWorker('maintenance,webhook');
    const account = await platform.account();
    const call = createClient(front.url, { key: account.liveKey });
    const profile_ids = await createProfiles(call, 100);
    const startedAt = performance.now();
    const body = { profile_ids, fortune_type: 'daily', webhook_url: `${receiver.url}/callback` };
    const accepted = await call('POST', '/v1/fortunes/batch', { body });
    expect(accepted.status).toBe(202);
    expect(accepted.body).toMatchObject({
      status: 'processing',
      total_count: 100,
      completed_count: 0,
      failed_count: 0,
    });
    const id = accepted.textAt('id');
    expect(accepted.headers.get('location')).toBe(`/v1/fortunes/batch/${id}`);
    const answer = await ended(call, id);
    process.stdout.write(`batch of 100: ${Math.round(performance.now() - startedAt)} ms, ideal 1500 ms\n`);
    expect(answer.body).toMatchObject({ status: 'completed', completed_count: 100, failed_count: 0 });
    expect(await chargesOf(platform, account)).toEqual(Array(100).fill(0.013));
    const [callback] = await until('the callback', async () => {
      const received = receiver.received('/callback');
      return received.length > 0 && received;
    });
    expect(callback?.body).toMatchObject({ event: 'batch.completed', batch_id: id, completed_count: 100 });
  }, 90_000);

  it('refuse duplicates and more than a hundred, and make unknown profiles failed items', async () => {
    const front = await platform.startFront();
    await platform.startWorker('haiku,maintenance');
    const account = await platform.account();
    const call = createClient(front.url, { key: account.liveKey });
    const [known = ''] = await createProfiles(call, 1);
    const post = (profile_ids: readonly string[]) =>
      call('POST', '/v1/fortunes/batch', { body: { profile_ids, fortune_type: 'daily' } });
    const twice = await post([known, known]);
    expect(twice.status).toBe(400);
    expect(twice.at('errors.0.path')).toBe('profile_ids.1');
    expect((await post(Array(101).fill(known))).status).toBe(413);
    expect((await post([])).status).toBe(400);
    const answer = await ended(call, (await post([known, 'prf_unknown'])).textAt('id'));
    expect(answer.body).toMatchObject({
      status: 'completed',
      completed_count: 1,
      failed_count: 1,
      results: [
        { profile_id: known, status: 'success' },
        { profile_id: 'prf_unknown', fortune_id: null, status: 'failed', error: { code: 'not_found' } },
      ],
    });
    const again = await ended(call, (await post([known])).textAt('id'));
    expect(again.at('results.0.status')).toBe('cached');
    const failed = await ended(call, (await post(['x'])).textAt('id'));
    expect(failed.at('status')).toBe('failed');
    expect((await call('GET', '/v1/fortunes/batch')).at('total_count')).toBe(3);
    expect((await call('GET', '/v1/fortunes/batch/batch_x')).status).toBe(404);
  }, 60_000);

  const reconcile = () =>
    promisify(execFile)(process.execPath, ['dist/scripts/cli.js', 'reconcile'], { env: { ...platform.environment } });

  it('survive kill -9 of the front after its answer, of a worker twice, and a Redis that forgets everything', async () => {
    const front = await platform.startFront();
    const account = await platform.account();
    const call = createClient(front.url, { key: account.liveKey });
    const profile_ids = await createProfiles(call, 60);
    const body = { profile_ids, fortune_type: 'daily', webhook_url: `${receiver.url}/callback` };
    const id = (await call('POST', '/v1/fortunes/batch', { body })).textAt('id');
    await front.kill();
    const { db } = platform.admin;
    const ready = () => db.fortunes.countDocuments({ state: 'ready' });
    const all = 'haiku,maintenance,webhook';
    const first = await platform.startWorker(all, { concurrency: 5 });
    await until('some are done', async () => (await ready()) >= 5);
    await first.kill();
    const second = await platform.startWorker(all, { concurrency: 5 });
    await until('more are done', async () => (await ready()) >= 15);
    await second.kill();
    await platform.redis.flushdb();
    await platform.startWorker(all, { concurrency: 20 });
    // As if what was in hand were old enough for nobody to have it.
    const past = new Date(Date.now() - 120_000);
    await db.generations.updateMany({ open: true }, { $set: { createdAt: past } });
    await db.generations.updateMany({ open: true, leaseUntil: { $ne: null } }, { $set: { leaseUntil: past } });
    await db.batchItems.updateMany({ state: 'started' }, { $set: { startedAt: past } });
    await reconcile();
    const again = createClient((await platform.startFront()).url, { key: account.liveKey });
    const answer = await ended(again, id, 90_000);
    expect(answer.body).toMatchObject({ status: 'completed', completed_count: 60, failed_count: 0 });
    expect(await db.fortunes.countDocuments()).toBe(60);
    expect(await chargesOf(platform, account)).toEqual(Array(60).fill(0.013));
    await until('the callback', async () => receiver.received('/callback').length > 0);
    expect(new Set(receiver.received('/callback').map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  }, 180_000);

  it('can be canceled, retried and followed', async () => {
    const front = await platform.startFront();
    const account = await platform.account();
    const call = createClient(front.url, { key: account.liveKey });
    const profile_ids = await createProfiles(call, 3);
    const { db } = platform.admin;
    const body = { profile_ids: [...profile_ids, 'prf_unknown'], fortune_type: 'daily' };
    const id = (await call('POST', '/v1/fortunes/batch', { body })).textAt('id');
    expect((await call('POST', `/v1/fortunes/batch/${id}/retry`)).status).toBe(409);
    const canceled = await call('POST', `/v1/fortunes/batch/${id}/cancel`);
    expect(canceled.body).toMatchObject({ status: 'failed', canceled_count: 4, completed_count: 0, failed_count: 0 });
    expect((await call('POST', `/v1/fortunes/batch/${id}/cancel`)).status).toBe(409);
    await platform.startWorker('haiku,maintenance');
    const second = (await call('POST', '/v1/fortunes/batch', { body })).textAt('id');
    const events = await fetch(`${front.url}/v1/fortunes/batch/${second}/events`, {
      headers: { 'X-API-Key': account.liveKey },
    });
    const text = await events.text();
    expect(text).toContain('event: progress');
    expect(text).toContain('event: complete');
    expect((await ended(call, second)).body).toMatchObject({ completed_count: 3, failed_count: 1 });
    expect((await call('POST', `/v1/fortunes/batch/${second}/retry`)).body).toMatchObject({ status: 'processing' });
    expect((await ended(call, second)).body).toMatchObject({ completed_count: 3, failed_count: 1 });
    expect(await db.events.countDocuments({ type: 'batch.completed' })).toBe(3);
    expect(await db.auditEntries.countDocuments({ resourceId: second })).toBe(1);
  }, 60_000);
});
