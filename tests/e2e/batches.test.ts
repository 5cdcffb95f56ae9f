import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Emulator } from '../../scripts/emulator/index.ts';
import { GENERATION_QUEUES } from '../../shared/queues/catalogue.ts';
import { createProducer } from '../../shared/queues/producer.ts';
import { batchEnded, createBatch, createProfiles, postBatch } from '../harness/batches.ts';
import { type Client, createClient, until } from '../harness/http.ts';
import {
  type ApiServer,
  chargesOf,
  QUICK_RECOVERY,
  type Running,
  type TestAccount,
  type TestPlatform,
  type WorkerOptions,
} from '../harness/platform.ts';
import { startProviderPlatform } from '../harness/providers.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { databaseFails } from '../harness/services.ts';
import { silentLogger } from '../harness/stores.ts';

/** Pools whose workers run all the time; the third has only the workers that a test starts. */
const [TWENTY_SLOTS, FIVE_SLOTS, IDLE] = ['haiku', 'sonnet', 'gemini'] as const;
const PRICE = { [TWENTY_SLOTS]: 0.013, [FIVE_SLOTS]: 0.066, [IDLE]: 0.01 } as const;

describe('batches', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let receiver: Receiver;
  let account: TestAccount;
  let call: Client;
  let maintenance: Running;
  let workers: Running[] = [];

  beforeAll(async () => {
    ({ emulator, platform, apiServer } = await startProviderPlatform({ settings: QUICK_RECOVERY, latencyMs: 300 }));
    // A worker that gets no processor for the time of a lock loses its jobs, and they call the provider again.
    // What is held is not ended before it is released.
    const settings = { JOB_LOCK_MS: '60000', PROVIDER_IDLE_MS: '60000' };
    [maintenance] = await Promise.all([
      platform.startWorker('maintenance,webhook'),
      platform.startWorker(TWENTY_SLOTS, { concurrency: 20, settings }),
      platform.startWorker(FIVE_SLOTS, { concurrency: 5, settings }),
    ]);
  });
  beforeEach(async () => {
    emulator.clearRequests();
    receiver = await startReceiver();
    account = await platform.account();
    call = createClient(apiServer.url, { key: account.liveKey });
  });
  afterEach(async () => {
    emulator.reset();
    await Promise.all(workers.map((worker) => worker.stop()));
    workers = [];
    const { generations } = platform.admin.db;
    const atWork = { open: true, model: { $in: [TWENTY_SLOTS, FIVE_SLOTS] } } as const;
    await until('no generation is running', async () => (await generations.countDocuments(atWork)) === 0);
    await receiver.close();
  });
  afterAll(() => platform.stop());

  const startWorker = async (pools: string, options?: WorkerOptions) => {
    const worker = await platform.startWorker(pools, options);
    workers.push(worker);
    return worker;
  };
  const post = (profile_ids: readonly unknown[], more?: Parameters<typeof postBatch>[2]) =>
    postBatch(call, profile_ids, more);
  const create = (profile_ids: readonly string[], more?: Parameters<typeof createBatch>[2]) =>
    createBatch(call, profile_ids, more);
  const mine = () => ({ accountId: account.accountId });
  /** Releases the provider's calls once there are as many as slots: the first ones wait for each other. */
  const fill = async (slots: number) => {
    await until('all slots are taken', async () => emulator.stats().in_flight === slots);
    emulator.release();
  };
  const itemsIn = (state: 'started' | 'success') => platform.admin.db.batchItems.countDocuments({ ...mine(), state });

  it('generate a hundred fortunes once, charge each once, and send a callback at the end', async () => {
    const profile_ids = await createProfiles(call, 100);
    emulator.behave({ mode: 'held' });
    const accepted = await post(profile_ids, { webhook_url: `${receiver.url}/callback` });
    expect(accepted.status).toBe(202);
    expect(accepted.body).toMatchObject({
      status: 'processing',
      total_count: 100,
      completed_count: 0,
      failed_count: 0,
    });
    const id = accepted.textAt('id');
    expect(accepted.headers.get('location')).toBe(`/v1/fortunes/batch/${id}`);
    await fill(20);
    const answer = await batchEnded(call, id);
    // No call was repeated. The benchmark measures the duration.
    // A job that an outage interrupts asks the provider again, which is not charged.
    const { total, max_in_flight } = emulator.stats();
    if (!databaseFails) expect(total).toBe(100);
    expect(max_in_flight).toBe(20);
    expect(answer.body).toMatchObject({ status: 'completed', completed_count: 100, failed_count: 0 });
    expect(await chargesOf(platform, account)).toEqual(Array(100).fill(0.013));
    const [callback] = await until('the callback is received', async () => {
      const received = receiver.received('/callback');
      return received.length > 0 && received;
    });
    expect(callback?.body).toMatchObject({ event: 'batch.completed', batch_id: id, completed_count: 100 });
  });

  it('are announced by webhook and callback after the events of their fortunes, with the event id and all counts', async () => {
    await startWorker('haiku,webhook,maintenance', { concurrency: 20 });
    const url = `${receiver.url}/all`;
    const events = ['fortune.generated', 'batch.completed'];
    expect((await call('POST', '/v1/webhooks', { body: { url, events } })).status).toBe(201);
    const id = await create(await createProfiles(call, 12), { webhook_url: url });
    const received = await until('all events are received', async () => {
      const all = receiver.received('/all');
      return all.length === 14 && all;
    });
    const kinds = received.map(({ body }) => String(Object(body).type ?? 'callback'));
    expect(kinds.slice(0, 12)).toEqual(Array(12).fill('fortune.generated'));
    expect(kinds.slice(12).sort()).toEqual(['batch.completed', 'callback']);
    // The end finds the events that it waits for by the batch's request.
    const { db } = platform.admin;
    const item = await db.batchItems.findOne({ batchId: id }).lean();
    const ofRequest = { requestId: item?.requestId ?? '', type: 'fortune.generated' } as const;
    expect(await db.events.countDocuments(ofRequest)).toBe(12);
    const [callback, event] = ['callback', 'batch.completed'].map((kind) => received[kinds.indexOf(kind)]);
    expect(callback?.body).toEqual({
      id: callback?.headers['webhook-id'],
      event: 'batch.completed',
      batch_id: id,
      status: 'completed',
      total_count: 12,
      completed_count: 12,
      failed_count: 0,
      canceled_count: 0,
      completed_at: (await call('GET', `/v1/fortunes/batch/${id}`)).at('completed_at'),
    });
    expect(event?.body).toMatchObject({ id: callback?.headers['webhook-id'], data: callback?.body });
    expect(callback?.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Saju-Webhooks/1',
      'x-saju-event': 'batch.completed',
      'x-saju-delivery': expect.stringMatching(/^dlv_/),
      'x-saju-signature': expect.stringMatching(/^[0-9a-f]{64}$/),
      'webhook-timestamp': expect.any(String),
      'webhook-signature': expect.stringMatching(/^v1,/),
    });
  });

  it('have one audit entry, which is found by the ids of their fortunes too', async () => {
    await startWorker('haiku,maintenance');
    const profile_ids = await createProfiles(call, 2);
    const ended = await batchEnded(call, await create(profile_ids));
    const id = ended.textAt('id');
    const log = async (resource: unknown, key = account.liveKey) => {
      const answer = await call('GET', `/v1/reports/audit?action=fortune.created&resource_id=${resource}`, { key });
      return [answer.at('total_count'), answer.at('data.0.resource_id'), answer.at('data.0.metadata.batch_id')];
    };
    for (const result of ended.at('results') as { fortune_id: string }[]) {
      expect(await log(result.fortune_id)).toEqual([1, id, id]);
      expect(await log(result.fortune_id, account.testKey)).toEqual([0, undefined, undefined]);
      // Also after the fortune was deleted.
      expect((await call('DELETE', `/v1/fortunes/${result.fortune_id}`)).status).toBe(200);
      expect(await log(result.fortune_id)).toEqual([1, id, id]);
    }
    expect(await log(id)).toEqual([1, id, id]);
  });

  it('delay interactive calls by no more than the time of one job', async () => {
    emulator.behave({ latency_ms: 1_000 });
    const [asked = '', ...profile_ids] = await createProfiles(call, 61);
    const id = await create(profile_ids, { model: FIVE_SLOTS });
    await until('five items have succeeded', async () => (await itemsIn('success')) >= 5);
    // The batch stands still, however long a busy machine takes from the record to the queue.
    emulator.behave({ mode: 'held' });
    const fortune = call('POST', '/v1/fortunes', { body: { profile_id: asked, type: 'daily', model: FIVE_SLOTS } });
    const producer = createProducer(platform.redis, silentLogger);
    await until('it is queued', async () => {
      const own = await platform.admin.db.generations.findOne({ ...mine(), background: false }).lean();
      const jobs = await producer.queue(GENERATION_QUEUES[FIVE_SLOTS]).getJobs(['prioritized', 'active']);
      return own !== null && (own.startedAt !== null || jobs.some(({ data }) => data.generationId === own._id));
    });
    await producer.close();
    emulator.release();
    emulator.behave({ latency_ms: 1_000 });
    expect((await fortune).status).toBe(201);
    expect((await call('GET', `/v1/fortunes/batch/${id}`)).at('status')).toBe('processing');
    const { db } = platform.admin;
    const interactive = await db.generations.findOne({ ...mine(), background: false }).lean();
    if (interactive === null || interactive.startedAt === null) throw new Error('it was not made');
    // It gets the next free slot: at most the jobs being fetched at that moment precede it.
    const meanwhile = { $gt: interactive.createdAt, $lt: interactive.startedAt };
    const before = await db.generations.countDocuments({ ...mine(), background: true, startedAt: meanwhile });
    // Of more than fifty.
    expect(before).toBeLessThanOrEqual(15);
    await batchEnded(call, id);
  });

  it('stay within the slots of their pool, also when an output is requested once more', async () => {
    emulator.behave({ latency_ms: 100, mode: 'malformed', times: 6 });
    emulator.behave({ mode: 'held', times: 5 });
    const id = await create(await createProfiles(call, 20), { model: FIVE_SLOTS });
    await fill(5);
    const counts = await batchEnded(call, id);
    const [completed, failed] = ['completed_count', 'failed_count'].map((name) => Number(counts.at(name)));
    const { total, max_in_flight } = emulator.stats();
    expect((completed ?? 0) + (failed ?? 0)).toBe(20);
    expect(max_in_flight).toBe(5);
    // One more for each malformed output, except those that were malformed twice and failed.
    expect(total).toBe(20 + 6 - (failed ?? 0));
    expect(await chargesOf(platform, account)).toHaveLength(completed ?? 0);
  });

  it('return rising counts and an estimated completion time', async () => {
    const id = await create(await createProfiles(call, 60), { model: FIVE_SLOTS });
    const counts = new Set<number>();
    await until('the batch has ended', async () => {
      const answer = await call('GET', `/v1/fortunes/batch/${id}`);
      counts.add(Number(answer.at('completed_count')));
      expect(Date.parse(answer.textAt('estimated_completion'))).not.toBeNaN();
      if (answer.at('completed_at') !== undefined) return true;
      expect(answer.at('results')).toBeUndefined();
      return false;
    });
    expect([...counts]).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.size).toBeGreaterThan(2);
    expect(counts).toContain(60);
  });

  it('keep the estimate from their acceptance or retry beside their completion time', async () => {
    emulator.behave({ mode: 'refused' });
    const accepted = await post(await createProfiles(call, 2));
    const id = accepted.textAt('id');
    const failed = await batchEnded(call, id);
    expect(failed.at('estimated_completion')).toBe(accepted.at('estimated_completion'));
    expect(failed.at('completed_at')).not.toBe(accepted.at('estimated_completion'));
    emulator.reset();
    expect((await call('POST', `/v1/fortunes/batch/${id}/retry`)).status).toBe(202);
    const again = await batchEnded(call, id);
    const [first, second] = [failed, again].map((answer) => Date.parse(answer.textAt('estimated_completion')));
    expect(second).toBeGreaterThan(first ?? Number.NaN);
    expect(second).toBeGreaterThan(Date.parse(failed.textAt('completed_at')));
    const [listed] = (await call('GET', '/v1/fortunes/batch')).at('data') as Record<string, unknown>[];
    expect(listed?.['estimated_completion']).toBe(again.at('estimated_completion'));
  });

  it('refuse duplicates and more than a hundred items, and fail the items of unknown profiles', async () => {
    const [known = ''] = await createProfiles(call, 1);
    const twice = await post([known, known]);
    expect(twice.status).toBe(400);
    expect(twice.at('errors.0.path')).toBe('profile_ids.1');
    expect((await post(Array(101).fill(known))).status).toBe(413);
    // Valid or not: the number of items is checked before any single item.
    expect((await post(Array(101).fill(7))).status).toBe(413);
    expect((await post([known, 7])).at('errors.0.path')).toBe('profile_ids.1');
    expect((await post([])).status).toBe(400);
    const answer = await batchEnded(call, await create([known, 'prf_unknown']));
    expect(answer.body).toMatchObject({
      status: 'completed',
      completed_count: 1,
      failed_count: 1,
      results: [
        { profile_id: known, status: 'success' },
        { profile_id: 'prf_unknown', fortune_id: null, status: 'failed', error: { code: 'not_found' } },
      ],
    });
    const again = await batchEnded(call, await create([known]));
    expect(again.at('results.0.status')).toBe('cached');
    const failed = await batchEnded(call, await create(['x']));
    expect(failed.at('status')).toBe('failed');
    expect((await call('GET', '/v1/fortunes/batch')).at('total_count')).toBe(3);
    expect((await call('GET', '/v1/fortunes/batch/batch_x')).status).toBe(404);
    expect((await call('GET', '/v1/fortunes/batch', { key: account.testKey })).at('total_count')).toBe(0);
    expect((await call('GET', `/v1/fortunes/batch/${answer.textAt('id')}`, { key: account.testKey })).status).toBe(404);
  });

  it('count each item towards the daily limit before anything is recorded', async () => {
    await platform.admin.operations.setLimits('test', account.accountId, { perDay: 25 });
    const profile_ids = await createProfiles(call, 10);
    await create(profile_ids, { model: IDLE });
    const refused = await post(profile_ids);
    expect(refused.status).toBe(429);
    expect((await call('GET', '/v1/fortunes/batch')).at('total_count')).toBe(1);
  });

  it('fail, uncharged, only the item of a profile that is deleted meanwhile', async () => {
    const profile_ids = await createProfiles(call, 3);
    const id = await create(profile_ids, { model: IDLE });
    await until('all items are queued', async () => (await itemsIn('started')) === 3);
    expect((await call('DELETE', `/v1/profiles/${profile_ids[1]}`)).status).toBe(200);
    await startWorker(IDLE);
    const answer = await batchEnded(call, id);
    expect(answer.body).toMatchObject({
      status: 'completed',
      completed_count: 2,
      failed_count: 1,
      results: [
        { status: 'success' },
        { status: 'failed', fortune_id: null, error: { code: 'not_found' } },
        { status: 'success' },
      ],
    });
    expect(await chargesOf(platform, account)).toEqual([PRICE[IDLE], PRICE[IDLE]]);
    expect(await platform.admin.db.fortunes.countDocuments(mine())).toBe(2);
  });

  it('fail when no item succeeded, and run the failed items when they are retried, with a second callback', async () => {
    const profile_ids = await createProfiles(call, 3);
    const waiting = await create(profile_ids, { model: IDLE });
    expect((await call('POST', `/v1/fortunes/batch/${waiting}/retry`)).status).toBe(409);
    emulator.behave({ mode: 'refused' });
    const id = await create(profile_ids, { webhook_url: `${receiver.url}/callback` });
    const failed = await batchEnded(call, id);
    expect(failed.body).toMatchObject({
      status: 'failed',
      failed_count: 3,
      results: [{ error: { code: 'service_unavailable' } }, {}, {}],
    });
    emulator.reset();
    emulator.behave({ mode: 'held' });
    const retried = await call('POST', `/v1/fortunes/batch/${id}/retry`);
    expect(retried.status).toBe(202);
    expect(retried.body).toMatchObject({ status: 'processing', completed_count: 0, failed_count: 0 });
    expect([retried.at('completed_at'), retried.at('results')]).toEqual([undefined, undefined]);
    emulator.release();
    expect((await batchEnded(call, id)).body).toMatchObject({
      status: 'completed',
      completed_count: 3,
      failed_count: 0,
    });
    expect((await call('POST', `/v1/fortunes/batch/${id}/retry`)).status).toBe(409);
    const callbacks = await until('both callbacks are received', async () => {
      const received = receiver.received('/callback');
      return received.length === 2 && received;
    });
    expect(new Set(callbacks.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
    const bodies = callbacks
      .map(({ body }) => Object(body))
      .sort((a, b) => a.completed_at.localeCompare(b.completed_at));
    expect(bodies).toMatchObject([
      { status: 'failed', completed_count: 0, failed_count: 3 },
      { status: 'completed', completed_count: 3, failed_count: 0 },
    ]);
    expect(await chargesOf(platform, account)).toEqual(Array(3).fill(0.013));
    expect(await platform.admin.db.auditEntries.countDocuments({ ...mine(), resourceId: id })).toBe(1);
  });

  it('can be followed as a stream', async () => {
    const id = await create([...(await createProfiles(call, 3)), 'prf_unknown']);
    const url = `${apiServer.url}/v1/fortunes/batch/${id}/events`;
    const text = await (await fetch(url, { headers: { 'X-API-Key': account.liveKey } })).text();
    expect(text).toMatch(/^id: \S+\nevent: progress\n/m);
    const complete = /event: complete\ndata: (.*)\n/.exec(text);
    expect(JSON.parse(complete?.[1] ?? '{}')).toMatchObject({ id, completed_count: 3, failed_count: 1 });
  });

  it('can be followed by a hundred streams at once, and by more after some have ended', async () => {
    const id = await create(await createProfiles(call, 1), { model: IDLE });
    const open = (key = account.liveKey) =>
      fetch(`${apiServer.url}/v1/fortunes/batch/${id}/events`, { headers: { 'X-API-Key': key } });
    const followers = await Promise.all(Array.from({ length: 100 }, () => open()));
    expect(followers.every(({ status }) => status === 200)).toBe(true);
    const refused = await open();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ code: 'rate_limited', retry_after: 5 });
    expect((await open(account.testKey)).status).toBe(404);
    expect((await call('POST', `/v1/fortunes/batch/${id}/cancel`)).status).toBe(200);
    const texts = await Promise.all(followers.map((follower) => follower.text()));
    expect(texts.filter((text) => /event: complete\ndata: .*"canceled_count":1/.test(text))).toHaveLength(100);
    const again = await until('a stream may be opened again', async () => {
      const answer = await open();
      return answer.status === 200 && answer;
    });
    expect(await again.text()).toContain('event: complete');
  });

  it('are followed no longer than their key is accepted', async () => {
    const id = await create(await createProfiles(call, 1), { model: IDLE });
    const keys = [await account.key({ permissions: ['stream:read'] }), account.liveKey];
    const [ends, goesOn] = await Promise.all(
      keys.map((key) => fetch(`${apiServer.url}/v1/fortunes/batch/${id}/events`, { headers: { 'X-API-Key': key } })),
    );
    const { body } = await call('GET', '/v1/keys', { bearer: account.accessToken });
    const listed = Object(body).data as { id: string; prefix: string }[];
    const revoked = listed.find(({ prefix }) => keys[0]?.startsWith(prefix));
    expect((await call('DELETE', `/v1/keys/${revoked?.id}`, { bearer: account.accessToken })).status).toBe(204);
    expect(await ends?.text()).toMatch(/event: error\ndata: .*"code":"expired_api_key"/);
    expect((await call('POST', `/v1/fortunes/batch/${id}/cancel`)).status).toBe(200);
    expect(await goesOn?.text()).toContain('event: complete');
  });

  it('end with the next watch when an outage came between the end of their last item and their own', async () => {
    const id = await create(await createProfiles(call, 2), { model: IDLE });
    await until('both items are queued', async () => (await itemsIn('started')) === 2);
    const ended = { state: 'failed', finishedAt: new Date(), error: { code: 'generation_failed', message: 'failed' } };
    await platform.admin.db.batchItems.updateMany({ batchId: id }, { $set: ended });
    expect((await batchEnded(call, id)).body).toMatchObject({ status: 'failed', failed_count: 2 });
  });

  // The last test: it stops the maintenance worker that the others need.
  it('restart the items that a dead process had reserved and not opened', async () => {
    const profile_ids = await createProfiles(call, 2);
    const id = await create(profile_ids, { model: IDLE });
    await until('both items are queued', async () => (await itemsIn('started')) === 2);
    await maintenance.stop();
    // The state left by a process that died between reserving the fortunes and opening their generations.
    const { db } = platform.admin;
    await platform.redis.flushdb();
    await db.generations.deleteMany(mine());
    await db.fortunes.updateMany(mine(), { $set: { createdAt: new Date(Date.now() - 60_000) } });
    await db.batchItems.updateMany(
      { batchId: id, _id: /000$/ },
      { $set: { state: 'waiting', fortuneId: null, contentHash: null } },
    );
    await startWorker(`${IDLE},maintenance`, { arguments: ['--schedules'] });
    const answer = await batchEnded(call, id);
    expect(answer.body).toMatchObject({ status: 'completed', completed_count: 2 });
    expect(await chargesOf(platform, account)).toEqual([PRICE[IDLE], PRICE[IDLE]]);
  });
});
