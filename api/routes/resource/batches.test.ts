import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '../../../shared/db/connect.ts';
import { openApi, type TestApi } from '../../../tests/harness/api.ts';
import { BIRTH, type Client, type HttpAnswer } from '../../../tests/harness/http.ts';
import { silentLogger } from '../../../tests/harness/stores.ts';
import { createBatchFollower } from '../../streams/follow-batch.ts';
import { createEventStreams } from '../../streams/sse.ts';
import { batchRoutes } from './batches.ts';
import { profileRoutes } from './profiles.ts';

/** Without a worker: the items of a batch stay waiting until they are canceled. */
describe('the routes of batches', () => {
  const streams = createEventStreams();
  let api: TestApi;
  let db: Database;
  beforeAll(async () => {
    api = await openApi(({ batches, profiles, db: stored }) => {
      db = stored;
      return [
        ...batchRoutes({ batches, follower: createBatchFollower({ batches, streams, logger: silentLogger }) }),
        ...profileRoutes(profiles),
      ];
    });
  });
  afterAll(async () => {
    streams.close();
    await api.close();
  });

  const newProfiles = (call: Client, count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id')),
    );
  const refusal = (answer: HttpAnswer) => [answer.status, answer.at('code'), answer.at('errors.0.path')];

  it('answer 202 with a Location, and read and list the batch without results while it runs', async () => {
    const call = await api.newClient();
    const profile_ids = await newProfiles(call, 2);
    const body = { profile_ids, fortune_type: 'monthly', fortune_date: '2090-06-20', model: 'sonnet' };
    const accepted = await call('POST', '/v1/fortunes/batch', { body });
    const path = `/v1/fortunes/batch/${accepted.textAt('id')}`;
    expect([accepted.status, accepted.headers.get('location')]).toEqual([202, path]);
    const batch = {
      status: 'processing',
      total_count: 2,
      completed_count: 0,
      failed_count: 0,
      canceled_count: 0,
      fortune_type: 'monthly',
      // The first day of the period.
      fortune_date: '2090-06-01',
      model: 'sonnet',
    };
    expect(accepted.body).toMatchObject(batch);
    const read = await call('GET', path);
    expect([read.status, read.body]).toEqual([200, expect.objectContaining(batch)]);
    for (const field of ['webhook_url', 'completed_at', 'results']) expect(read.body).not.toHaveProperty(field);
    const list = await call('GET', '/v1/fortunes/batch?limit=1');
    expect(list.body).toMatchObject({ total_count: 1, has_more: false, data: [{ id: accepted.at('id') }] });
  });

  it('count each failed item towards the daily limit before it is retried, all or none', async () => {
    const call = await api.newClient({ plan: 'free' });
    const profile_ids = Array.from({ length: 40 }, (_, index) => `prf_${index}`);
    const accepted = await call('POST', '/v1/fortunes/batch', { body: { profile_ids, fortune_type: 'daily' } });
    const batchId = accepted.textAt('id');
    const retry = () => call('POST', `/v1/fortunes/batch/${batchId}/retry`);
    const leftToday = (answer: HttpAnswer) => Number(/"day";r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]);
    expect(leftToday(accepted)).toBe(60);
    // It runs: one request, and no item.
    const early = await retry();
    expect([early.status, leftToday(early)]).toEqual([409, 59]);
    const batch = await db.batches.findById(batchId).lean();
    const which = { accountId: batch?.accountId ?? '', batchId };
    const fail = async () => {
      await db.batchItems.updateMany(which, { $set: { state: 'failed' } });
      const ended = { $set: { state: 'failed', completedAt: new Date() } } as const;
      await db.batches.updateOne({ _id: batchId, accountId: which.accountId }, ended);
    };
    await fail();
    const retried = await retry();
    expect([retried.status, leftToday(retried)]).toEqual([202, 19]);
    await fail();
    const ended = await db.batches.findById(batchId).lean();
    const refused = await retry();
    expect([refused.status, refused.at('reason')]).toEqual([429, 'day']);
    expect(await db.batches.findById(batchId).lean()).toEqual(ended);
  });

  it('take the type under either of two names, and refuse two values', async () => {
    const call = await api.newClient();
    const profile_ids = await newProfiles(call, 1);
    const send = (names: object) => call('POST', '/v1/fortunes/batch', { body: { profile_ids, ...names } });
    for (const names of [{ type: 'yearly' }, { type: 'yearly', fortune_type: 'yearly' }]) {
      const accepted = await send(names);
      expect([accepted.status, accepted.at('fortune_type')]).toEqual([202, 'yearly']);
    }
    expect(refusal(await send({ type: 'yearly', fortune_type: 'daily' }))[2]).toBe('type');
    expect(refusal(await send({}))[2]).toBe('fortune_type');
  });

  it('cancel a batch with 200 and its results, list it without them, and refuse a second cancel or a retry', async () => {
    const call = await api.newClient();
    const profile_ids = await newProfiles(call, 2);
    const body = { profile_ids, fortune_type: 'daily', webhook_url: 'http://127.0.0.1:9/ended' };
    const path = `/v1/fortunes/batch/${(await call('POST', '/v1/fortunes/batch', { body })).textAt('id')}`;
    const canceled = await call('POST', `${path}/cancel`);
    expect(canceled.status).toBe(200);
    expect(canceled.body).toMatchObject({ status: 'failed', canceled_count: 2, webhook_url: body.webhook_url });
    const result = (profile_id: string) => ({ profile_id, fortune_id: null, status: 'canceled' });
    expect(canceled.at('results')).toEqual(profile_ids.map(result));
    expect((await call('GET', '/v1/fortunes/batch')).at('data.0')).not.toHaveProperty('results');
    for (const action of ['cancel', 'retry']) {
      const refused = await call('POST', `${path}/${action}`);
      expect([refused.status, refused.at('code')]).toEqual([409, 'conflict']);
    }
  });

  it('stream the progress and the end of a batch', async () => {
    const call = await api.newClient();
    const body = { profile_ids: await newProfiles(call, 1), fortune_type: 'daily' };
    const path = `/v1/fortunes/batch/${(await call('POST', '/v1/fortunes/batch', { body })).textAt('id')}`;
    const stream = call('GET', `${path}/events`);
    await call('POST', `${path}/cancel`);
    const { status, headers, text } = await stream;
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(text).toMatch(/event: complete\ndata: .*"status":"failed".*"results":\[/);
  });

  it.each<[string, Record<string, unknown>]>([
    ['profile_ids', { profile_ids: [] }],
    ['profile_ids.0', { profile_ids: ['prf_'.padEnd(65, '0')] }],
    ['items.0.profile_id', { items: [{ profile_id: 'prf_'.padEnd(65, '0') }] }],
    ['profile_ids.1', { profile_ids: ['prf_1', 'prf_1'] }],
    ['profile_ids.0', { profile_ids: [1] }],
    ['fortune_type', { fortune_type: 'weekly' }],
    ['type', { type: 'weekly' }],
    ['fortune_date', { fortune_date: '2090-02-30' }],
    ['fortune_date', { fortune_date: '2092-01-01' }],
    ['model', { model: 'opus' }],
    ['webhook_url', { webhook_url: 'ftp://127.0.0.1/' }],
    ['date', { date: '2090-06-15' }],
  ])('refuse a wrong %s by its path, and record no batch', async (field, change) => {
    const call = await api.newClient();
    const body = { profile_ids: ['prf_1'], fortune_type: 'daily', ...change };
    expect(refusal(await call('POST', '/v1/fortunes/batch', { body }))).toEqual([400, 'validation_error', field]);
    expect((await call('GET', '/v1/fortunes/batch')).at('total_count')).toBe(0);
  });

  it('name items as the caller does, and list them by page and by status while they wait and once they ended', async () => {
    const call = await api.newClient();
    const profile_ids = await newProfiles(call, 5);
    const items = profile_ids.map((profile_id, place) =>
      place === 4 ? { profile_id } : { profile_id, custom_id: `no-${place}` },
    );
    const accepted = await call('POST', '/v1/fortunes/batch', { body: { items, fortune_type: 'daily' } });
    expect([accepted.status, accepted.at('total_count')]).toEqual([202, 5]);
    const path = `/v1/fortunes/batch/${accepted.textAt('id')}`;
    const as = (status: string) => items.map((item) => ({ ...item, fortune_id: null, status }));
    const pages: unknown[] = [];
    for (let cursor = ''; ; ) {
      const page = await call('GET', `${path}/items?limit=2${cursor}`);
      expect([page.status, page.at('total_count')]).toEqual([200, 5]);
      pages.push(...(page.at('data') as unknown[]));
      if (page.at('has_more') === false) break;
      cursor = `&cursor=${page.textAt('next_cursor')}`;
    }
    expect(pages).toEqual(as('waiting'));
    expect((await call('POST', `${path}/cancel`)).at('results')).toEqual(as('canceled'));
    expect((await call('GET', `${path}/items?status=canceled&limit=1`)).body).toMatchObject({
      data: as('canceled').slice(0, 1),
      has_more: true,
      total_count: 5,
    });
    const none = await call('GET', `${path}/items?status=waiting`);
    expect(none.body).toEqual({ data: [], has_more: false, next_cursor: null, total_count: 0 });
    // A cursor of the list of batches.
    const other = Buffer.from(`v1:${accepted.textAt('id')}`).toString('base64url');
    expect(refusal(await call('GET', `${path}/items?cursor=${other}`))).toEqual([400, 'validation_error', 'cursor']);
  });

  it.each<[string, object]>([
    ['items', { items: [] }],
    ['items', { items: [{ profile_id: 'prf_1' }], profile_ids: ['prf_1'] }],
    ['profile_ids', {}],
    ['items.1.profile_id', { items: [{ profile_id: 'prf_1' }, { profile_id: 'prf_1' }] }],
    ['items.1.custom_id', { items: [1, 2].map((n) => ({ profile_id: `prf_${n}`, custom_id: 'same' })) }],
    ['items.0.custom_id', { items: [{ profile_id: 'prf_1', custom_id: '홍길동' }] }],
    ['items.0.custom_id', { items: [{ profile_id: 'prf_1', custom_id: 'x'.repeat(65) }] }],
    ['items.0.profile_id', { items: [{ custom_id: 'x' }] }],
    ['profiles', { profile_ids: ['prf_1'], profiles: 'all' }],
    ['profiles', { profiles: 'some' }],
    ['profiles', { profiles: ['prf_1'] }],
    ['profiles', { profiles: null }],
    ['profiles', { profiles: {} }],
    ['profiles', { profiles: 'all' }],
    ['profiles.external_id', { profiles: { external_id: 'x' } }],
    ['profiles.external_ids', { profiles: { external_ids: 'x' } }],
    ['profiles.external_ids', { profiles: { external_ids: [] } }],
    ['profiles.external_ids.1', { profiles: { external_ids: ['x', 1] } }],
    ['profiles.created_from', { profiles: { created_from: 'yesterday' } }],
    ['profiles.created_from', { profiles: { created_from: '2026-11-02', created_to: '2026-11-01' } }],
  ])('refuse wrong items by their path, %s', async (field, items) => {
    const answer = await api.call('POST', '/v1/fortunes/batch', { body: { ...items, fortune_type: 'daily' } });
    expect(refusal(answer)).toEqual([400, 'validation_error', field]);
  });

  it('refuse more than 100 profiles with 413, whatever the items are', async () => {
    for (const id of ['prf_1', 1]) {
      const body = { profile_ids: Array.from({ length: 101 }, () => id), fortune_type: 'daily' };
      const answer = await api.call('POST', '/v1/fortunes/batch', { body });
      expect([answer.status, answer.at('code')]).toEqual([413, 'payload_too_large']);
    }
    const body = { items: Array.from({ length: 101 }, () => 1), fortune_type: 'daily' };
    const selection = { external_ids: Array.from({ length: 101 }, () => 'x') };
    for (const each of [body, { profiles: selection, fortune_type: 'daily' }]) {
      expect((await api.call('POST', '/v1/fortunes/batch', { body: each })).status).toBe(413);
    }
  });

  it.each([
    ['GET', ''],
    ['GET', '/items'],
    ['GET', '/events'],
    ['POST', '/cancel'],
    ['POST', '/retry'],
  ])('answer 404 to %s of an unknown batch%s', async (method, action) => {
    const answer = await api.call(method, `/v1/fortunes/batch/batch_01ARZ3NDEKTSV4RRFFQ69G5FAV${action}`);
    expect([answer.status, answer.at('code')]).toEqual([404, 'not_found']);
  });

  it('need the permission of their kind: to read, to write and to stream', async () => {
    const statusesOf = async (permission: 'fortune:read' | 'fortune:write' | 'stream:read') => {
      const call = await api.newClient({ permissions: [permission] });
      const path = '/v1/fortunes/batch/batch_01ARZ3NDEKTSV4RRFFQ69G5FAV';
      const answers = [call('GET', path), call('POST', `${path}/retry`), call('GET', `${path}/events`)];
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    expect(await statusesOf('fortune:read')).toEqual([404, 403, 403]);
    expect(await statusesOf('fortune:write')).toEqual([403, 404, 403]);
    expect(await statusesOf('stream:read')).toEqual([403, 403, 404]);
  });
});
