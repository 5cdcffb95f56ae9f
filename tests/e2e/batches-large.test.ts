import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ITEM_PAGE } from '../../shared/batches/item-states.ts';
import type { Owner } from '../../shared/core/owner.ts';
import { newProfileRecord } from '../../shared/profiles/profile-fields.ts';
import { batchEnded, createProfiles } from '../harness/batches.ts';
import { BIRTH, type Client, createClient, type HttpAnswer, until } from '../harness/http.ts';
import {
  type ApiServer,
  chargesOf,
  QUICK_RECOVERY,
  type Running,
  startPlatform,
  type TestAccount,
  type TestPlatform,
} from '../harness/platform.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';

/** More than two pages. */
const COUNT = 2 * ITEM_PAGE + 10;
const DAY_MS = 86_400_000;

describe('batches of profiles that are not listed', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let receiver: Receiver;
  let account: TestAccount;
  let call: Client;
  let workers: Running[] = [];

  beforeAll(async () => {
    platform = await startPlatform(QUICK_RECOVERY);
    apiServer = await platform.startApiServer();
  });
  beforeEach(async () => {
    receiver = await startReceiver();
    account = await platform.account();
    call = createClient(apiServer.url, { key: account.liveKey });
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    workers = [];
    await receiver.close();
  });
  afterAll(() => platform.stop());

  const startWorker = async (...args: Parameters<TestPlatform['startWorker']>) => {
    const worker = await platform.startWorker(...args);
    workers.push(worker);
    return worker;
  };
  /** Profiles of consecutive days, so that no two share content. @returns their ids in order */
  const manyProfiles = async (count: number, owner: Owner = { accountId: account.accountId, livemode: true }) => {
    const records = Array.from({ length: count }, (_, day) => {
      const date = new Date(Date.UTC(1980, 0, 1) + day * DAY_MS);
      const birth = {
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
        hour: null,
        gender: 'female',
        calendarType: 'solar',
        isLeapMonth: false,
      } as const;
      return newProfileRecord(owner, { externalId: `p-${day}`, name: BIRTH.name, birth, investment: null }, new Date());
    });
    await platform.admin.db.profiles.insertMany(records);
    return records.map(({ _id }) => _id);
  };
  const post = (profiles: unknown, { key, ...more }: Readonly<Record<string, unknown>> & { key?: string } = {}) =>
    call('POST', '/v1/fortunes/batch', {
      body: { profiles, fortune_type: 'daily', ...more },
      ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
    });
  const itemsIn = (state: 'waiting' | 'started' | 'success' | 'canceled') =>
    platform.admin.db.batchItems.countDocuments({ accountId: account.accountId, state });
  const written = (id: string) =>
    until('its items are written', async () => {
      return (await platform.admin.db.batches.findById(id).lean())?.state !== 'writing';
    });
  const batches = () => platform.admin.db.batches.countDocuments({ accountId: account.accountId });
  const countsOf = (answer: HttpAnswer) =>
    ['total_count', 'completed_count', 'failed_count', 'canceled_count'].map((name) => answer.at(name));
  const listed = async (id: string, query = '') => {
    const found: Record<string, unknown>[] = [];
    for (let cursor = ''; ; ) {
      const page = await call('GET', `/v1/fortunes/batch/${id}/items?limit=100${query}${cursor}`);
      expect(page.status).toBe(200);
      found.push(...(page.at('data') as Record<string, unknown>[]));
      if (page.at('has_more') === false) return found;
      cursor = `&cursor=${page.textAt('next_cursor')}`;
    }
  };

  it('make one fortune of each profile of the key, charge each once, and repeat nothing with an idempotency key', async () => {
    const ids = await manyProfiles(COUNT);
    await manyProfiles(3, { accountId: account.accountId, livemode: false });
    await manyProfiles(3, { accountId: (await platform.account()).accountId, livemode: true });
    const more = { key: 'all-of-today', webhook_url: `${receiver.url}/callback` };
    const accepted = await post('all', more);
    expect([accepted.status, accepted.at('status'), ...countsOf(accepted)]).toEqual([
      202,
      'processing',
      COUNT,
      0,
      0,
      0,
    ]);
    const id = accepted.textAt('id');
    // The request writes the order alone.
    expect(await itemsIn('waiting')).toBe(0);
    const repeated = await post('all', more);
    expect([repeated.at('id'), repeated.headers.get('idempotent-replayed'), await batches()]).toEqual([id, 'true', 1]);
    await startWorker('haiku,webhook,maintenance', { concurrency: 50 });
    const ended = await batchEnded(call, id, 240_000);
    expect([ended.at('status'), ...countsOf(ended)]).toEqual(['completed', COUNT, COUNT, 0, 0]);
    expect(ended.at('results')).toBeUndefined();
    const items = await listed(id);
    expect(items.map(({ profile_id }) => profile_id)).toEqual(ids);
    expect(new Set(items.map(({ fortune_id }) => fortune_id)).size).toBe(COUNT);
    expect(await chargesOf(platform, account)).toEqual(Array(COUNT).fill(0.013));
    const [callback] = await until('the callback is received', async () => {
      const received = receiver.received('/callback');
      return received.length > 0 && received;
    });
    expect(callback?.body).toMatchObject({ batch_id: id, total_count: COUNT, completed_count: COUNT });
    const stream = await call('GET', `/v1/fortunes/batch/${id}/events`);
    expect(stream.text).toContain('event: complete');
    // What is there already costs nothing, and is one item each.
    const again = await batchEnded(call, (await post('all')).textAt('id'), 120_000);
    expect([again.at('status'), ...countsOf(again)]).toEqual(['completed', COUNT, COUNT, 0, 0]);
    expect(await listed(again.textAt('id'), '&status=cached')).toHaveLength(COUNT);
    expect(await chargesOf(platform, account)).toHaveLength(COUNT);
  }, 400_000);

  it('count all their profiles towards the daily limit, all or none, before anything is recorded', async () => {
    await manyProfiles(150);
    await platform.admin.operations.setLimits('test', account.accountId, { perDay: 151 });
    expect((await call('GET', '/v1/profiles?limit=1')).at('total_count')).toBe(150);
    const accepted = await post('all');
    expect(accepted.status).toBe(202);
    expect(accepted.headers.get('ratelimit')).toContain('"day";r=0;');
    await platform.admin.operations.setLimits('test', account.accountId, { perDay: 300 });
    const refused = await post('all');
    expect([refused.status, refused.at('reason'), await batches()]).toEqual([429, 'day', 1]);
  });

  it('are written with the request when they are few, by an external id or the time of creation', async () => {
    const [first = '', second = '', third = ''] = await createProfiles(call, 3);
    for (const [id, external_id] of [
      [first, 'user-1'],
      [third, '고객 3'],
    ]) {
      expect((await call('PATCH', `/v1/profiles/${id}`, { body: { external_id } })).status).toBe(200);
    }
    const createdAt = (await call('GET', `/v1/profiles/${second}`)).textAt('created_at');
    const profilesOf = async (profiles: unknown) => {
      const accepted = await post(profiles);
      if (accepted.status !== 202) return [accepted.status, accepted.at('code'), accepted.at('errors.0.path')];
      return (await listed(accepted.textAt('id'))).map(({ profile_id }) => profile_id).sort();
    };
    expect(await profilesOf({ external_ids: ['고객 3', 'user-1', 'unknown'] })).toEqual([first, third].sort());
    expect(await profilesOf('all')).toEqual([first, second, third].sort());
    expect(await profilesOf({ created_from: createdAt })).toContain(second);
    const noProfiles = [400, 'validation_error', 'profiles'];
    expect(await profilesOf({ external_ids: ['unknown'] })).toEqual(noProfiles);
    expect(await profilesOf({ created_to: '2020-01-01' })).toEqual(noProfiles);
    // No record but the profile's has the external id.
    for (const name of ['batches', 'batchItems', 'auditEntries'] as const) {
      const records = await platform.admin.db[name].collection.find({ accountId: account.accountId }).toArray();
      expect(JSON.stringify(records)).not.toMatch(/user-1|고객/);
    }
    const test = createClient(apiServer.url, { key: account.testKey });
    const body = { profiles: 'all', fortune_type: 'daily' };
    expect((await test('POST', '/v1/fortunes/batch', { body })).at('errors.0.path')).toBe('profiles');
  });

  it('need the permission to read profiles besides', async () => {
    const [id] = await createProfiles(call, 1);
    const key = await account.key({ permissions: ['fortune:read', 'fortune:write'] });
    const writer = createClient(apiServer.url, { key });
    const statusOf = async (names: object) =>
      (await writer('POST', '/v1/fortunes/batch', { body: { ...names, fortune_type: 'daily' } })).status;
    expect(await statusOf({ profiles: 'all' })).toBe(403);
    expect(await statusOf({ profiles: { external_ids: ['x'] } })).toBe(403);
    expect(await statusOf({ profile_ids: [id] })).toBe(202);
  });

  it('leave out a profile that is deleted before its item is written, and fail, uncharged, one that is deleted after', async () => {
    const ids = await manyProfiles(COUNT);
    const id = (await post('all')).textAt('id');
    expect((await call('DELETE', `/v1/profiles/${ids[4]}`)).status).toBe(200);
    const maintenance = await startWorker('maintenance');
    await written(id);
    await until('items have started', async () => (await itemsIn('started')) > 0);
    await maintenance.stop();
    expect((await call('DELETE', `/v1/profiles/${ids[COUNT - 1]}`)).status).toBe(200);
    await startWorker('haiku,maintenance', { concurrency: 50 });
    const ended = await batchEnded(call, id, 240_000);
    expect(countsOf(ended)).toEqual([COUNT - 1, COUNT - 2, 1, 0]);
    expect(await listed(id, '&status=failed')).toEqual([
      {
        profile_id: ids[COUNT - 1],
        fortune_id: null,
        status: 'failed',
        error: expect.objectContaining({ code: 'not_found' }),
      },
    ]);
    expect(await chargesOf(platform, account)).toHaveLength(COUNT - 2);
  }, 300_000);

  it('are canceled by page, start nothing afterwards, and wait again by page when they are retried', async () => {
    await manyProfiles(COUNT);
    const unwritten = (await post('all')).textAt('id');
    const path = `/v1/fortunes/batch/${unwritten}`;
    const canceled = await call('POST', `${path}/cancel`);
    expect([canceled.status, canceled.at('status'), ...countsOf(canceled)]).toEqual([
      200,
      'failed',
      COUNT,
      0,
      0,
      COUNT,
    ]);
    expect((await call('POST', `${path}/retry`)).status).toBe(409);
    // No worker of its model.
    const id = (await post('all', { model: 'gemini' })).textAt('id');
    const maintenance = await startWorker('maintenance');
    await written(id);
    await until('its share is queued', async () => (await itemsIn('started')) === 200);
    const first = await call('POST', `/v1/fortunes/batch/${id}/cancel`);
    // A page of what waited, and what was queued; the job, or a turn for the freed room, may have gone on.
    expect(first.status).toBe(200);
    expect(first.at('canceled_count')).toBeGreaterThanOrEqual(ITEM_PAGE + 200);
    const ended = await batchEnded(call, id);
    expect([ended.at('status'), ...countsOf(ended)]).toEqual(['failed', COUNT, 0, 0, COUNT]);
    expect(await listed(unwritten)).toEqual([]);
    await maintenance.stop();

    await platform.admin.db.batchItems.updateMany({ batchId: id }, { $set: { state: 'failed' } });
    const retried = await call('POST', `/v1/fortunes/batch/${id}/retry`);
    expect([retried.status, retried.at('status')]).toEqual([202, 'processing']);
    expect(await itemsIn('waiting')).toBe(ITEM_PAGE);
    await startWorker('gemini,maintenance', { concurrency: 50 });
    const done = await batchEnded(call, id, 240_000);
    expect([done.at('status'), ...countsOf(done)]).toEqual(['completed', COUNT, COUNT, 0, 0]);
    expect(await chargesOf(platform, account)).toHaveLength(COUNT);
  }, 400_000);

  it('end with their account suspended, uncharged, once all their items are written', async () => {
    await manyProfiles(COUNT);
    const id = (await post('all')).textAt('id');
    await platform.admin.operations.suspend('test', account.accountId);
    await startWorker('haiku,maintenance');
    const ended = await until('the batch has ended', async () => {
      const batch = await platform.admin.db.batches.findById(id).lean();
      return batch?.completedAt ? batch : null;
    });
    const endCounts = { round: 1, completed: 0, failed: COUNT, canceled: 0 };
    expect(ended).toMatchObject({ state: 'failed', totalCount: COUNT, endCounts });
    const reasons = await platform.admin.db.batchItems.distinct('error.reason', { batchId: id });
    expect([reasons, await chargesOf(platform, account)]).toEqual([['suspended'], []]);
  });

  it('go on when Redis loses the job that writes them', async () => {
    await manyProfiles(ITEM_PAGE + 5);
    const id = (await post('all')).textAt('id');
    await platform.redis.flushdb();
    await startWorker('haiku,maintenance', { concurrency: 50, arguments: ['--schedules'] });
    const ended = await batchEnded(call, id, 240_000);
    expect(countsOf(ended)).toEqual([ITEM_PAGE + 5, ITEM_PAGE + 5, 0, 0]);
    expect(await chargesOf(platform, account)).toHaveLength(ITEM_PAGE + 5);
  }, 300_000);

  it('are ten at a time in an account and mode', async () => {
    await manyProfiles(COUNT);
    const create = () => call('POST', '/v1/fortunes/batch', { body: { profiles: 'all', fortune_type: 'daily' } });
    const created: HttpAnswer[] = [];
    for (let n = 0; n < 10; n += 1) created.push(await create());
    expect(created.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 202));
    const refused = await create();
    expect([refused.status, refused.at('detail')]).toEqual([409, '10 batches of many profiles have not ended yet.']);
    const few = { profile_ids: await createProfiles(call, 1), fortune_type: 'daily' };
    expect((await call('POST', '/v1/fortunes/batch', { body: few })).status).toBe(202);
    const cancel = `/v1/fortunes/batch/${created[0]?.textAt('id')}/cancel`;
    expect((await call('POST', cancel)).status).toBe(200);
    expect((await create()).status).toBe(202);
  });
});
