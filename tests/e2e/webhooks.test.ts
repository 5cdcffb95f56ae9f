import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestPlatform } from '../harness/platform.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { databaseFails } from '../harness/services.ts';
import { signaturesOf } from '../harness/signatures.ts';
import { createWebhookOwner, receivedAt } from '../harness/webhooks.ts';

describe('webhooks', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let receiver: Receiver;

  beforeAll(async () => {
    // Hanging attempts must last until their test is over.
    platform = await startPlatform({ WEBHOOK_TIMEOUT_MS: '50000' });
    receiver = await startReceiver();
    apiServer = await platform.startApiServer();
    await platform.startWorker('webhook');
  });
  afterAll(async () => {
    // First, because this ends the hanging attempts.
    await receiver.close();
    await platform.stop();
  });

  const freshOwner = () => createWebhookOwner(platform, apiServer, receiver);

  it('are created with a secret that no read returns, changed, listed and deleted', async () => {
    const { call } = await freshOwner();
    const body = { url: `${receiver.url}/crud`, events: ['profile.created', 'daily.reset'], description: '알림 서버' };
    const created = await call('POST', '/v1/webhooks', { body });
    expect(created.status).toBe(201);
    const id = created.textAt('id');
    const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const webhook = {
      id: expect.stringMatching(/^whk_[0-9a-z]{26}$/),
      ...body,
      active: true,
      failure_count: 0,
      disabled_reason: null,
      disabled_at: null,
      last_triggered_at: null,
      created_at: timestamp,
      updated_at: timestamp,
    };
    expect(created.body).toEqual({ ...webhook, secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/) });
    expect(created.headers.get('location')).toBe(`/v1/webhooks/${id}`);
    expect((await call('GET', `/v1/webhooks/${id}`)).body).toEqual(webhook);
    expect((await call('GET', '/v1/webhooks')).body).toEqual({
      data: [webhook],
      has_more: false,
      next_cursor: null,
      total_count: 1,
    });
    const changed = await call('PATCH', `/v1/webhooks/${id}`, { body: { active: false, events: ['batch.completed'] } });
    expect(changed.body).toMatchObject({ active: false, events: ['batch.completed'], url: body.url });
    const cleared = await call('PATCH', `/v1/webhooks/${id}`, { body: { description: '' } });
    expect(cleared.body).toMatchObject({ description: null, active: false });
    expect((await call('GET', '/v1/webhooks?active=true')).at('total_count')).toBe(0);
    expect((await call('GET', '/v1/webhooks?active=false')).at('total_count')).toBe(1);
    const deleted = await call('DELETE', `/v1/webhooks/${id}`);
    expect(deleted.body).toEqual({ id, deleted: true, deleted_at: timestamp });
    expect((await call('GET', `/v1/webhooks/${id}`)).status).toBe(404);
    expect((await call('DELETE', `/v1/webhooks/${id}`)).status).toBe(404);
    const audit = await platform.admin.db.auditEntries.find({ resourceId: id }).sort({ entryId: 1 }).lean();
    expect(audit.map(({ action }) => action)).toEqual(['webhook.created', 'webhook.deleted']);
  });

  it('are not changed by a PATCH without fields, not even in updated_at', async () => {
    const { call, createWebhook } = await freshOwner();
    const { id } = await createWebhook('/unchanged');
    const before = await call('GET', `/v1/webhooks/${id}`);
    for (const headers of [{}, { 'Idempotency-Key': `nothing-${id.slice(-20)}` }]) {
      const answer = await call('PATCH', `/v1/webhooks/${id}`, { body: {}, headers });
      expect([answer.status, answer.body]).toEqual([200, before.body]);
    }
    expect((await call('GET', `/v1/webhooks/${id}`)).body).toEqual(before.body);
  });

  it.each([
    [{ url: 'https://x.example/', events: [] }, 'events'],
    [{ url: 'https://x.example/', events: ['test.ping'] }, 'events.0'],
    [{ url: 'https://x.example/', events: ['profile.created'], name: 'x' }, 'name'],
    [{ url: 'x.example', events: ['profile.created'] }, 'url'],
    [{ url: 'ftp://x.example/', events: ['profile.created'] }, 'url'],
    [{ url: 'https://user:word@x.example/', events: ['profile.created'] }, 'url'],
    [{ url: `https://x.example/${'a'.repeat(2_048)}`, events: ['profile.created'] }, 'url'],
    [{ events: ['profile.created'] }, 'url'],
    [{ url: 'https://x.example/', events: ['profile.created'], description: null }, 'description'],
  ])('refuse a bad body and name the field (%#)', async (body, path) => {
    const { call } = await freshOwner();
    const answer = await call('POST', '/v1/webhooks', { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation_error', errors: [{ path }] });
  });

  it('are private: other accounts and the other mode get 404', async () => {
    const { account, call, createWebhook, createProfile, deliveryWith } = await freshOwner();
    const { id } = await createWebhook('/mine');
    await createProfile();
    const delivery = (await deliveryWith(id, 'success')).textAt('data.0.id');
    const stranger = await platform.account();
    for (const key of [stranger.liveKey, account.testKey]) {
      const other = createClient(apiServer.url, { key });
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['PATCH', '', { active: false }],
        ['DELETE', '', undefined],
        ['POST', '/test', {}],
        ['POST', '/rotate-secret', undefined],
        ['GET', '/deliveries', undefined],
        ['GET', `/deliveries/${delivery}`, undefined],
        ['POST', '/replay', { since: '2026-01-01' }],
        ['POST', `/deliveries/${delivery}/redeliver`, undefined],
      ] as const) {
        const answer = await other(method, `/v1/webhooks/${id}${path}`, { body });
        expect({ method, path, status: answer.status }).toEqual({ method, path, status: 404 });
      }
      expect((await other('GET', '/v1/webhooks')).at('total_count')).toBe(0);
    }
    expect((await call('POST', `/v1/webhooks/${id}/deliveries/dlv_unknown/redeliver`)).status).toBe(404);
    const limited = await account.key({ type: 'live', permissions: ['fortune:read'] });
    expect((await call('GET', '/v1/webhooks', { key: limited })).status).toBe(403);
  });

  it('are at most twenty in a mode, also when fifty are created at once', async () => {
    const { account, call } = await freshOwner();
    const bodyOf = (number: number) => ({ url: `${receiver.url}/twenty/${number}`, events: ['profile.created'] });
    const body = bodyOf(50);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) => call('POST', '/v1/webhooks', { body: bodyOf(number) })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 409)).toHaveLength(30);
    expect((await call('GET', '/v1/webhooks')).at('total_count')).toBe(20);
    expect((await call('POST', '/v1/webhooks', { key: account.testKey, body })).status).toBe(201);
    const deleted = (await call('GET', '/v1/webhooks?limit=1')).textAt('data.0.id');
    await call('DELETE', `/v1/webhooks/${deleted}`);
    expect((await call('POST', '/v1/webhooks', { body })).status).toBe(201);
  });

  it('are one for a URL in a mode, also when twenty are created and changed to it at once', async () => {
    const { account, call, createWebhook } = await freshOwner();
    const others = await Promise.all(Array.from({ length: 5 }, (_, index) => createWebhook(`/other/${index}`)));
    const url = `${receiver.url}/only?a=1`;
    const body = { url, events: ['profile.created'] };
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => call('POST', '/v1/webhooks', { body })),
      ...others.map(({ id }) => call('PATCH', `/v1/webhooks/${id}`, { body: { url } })),
    ]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(answers.length - 1);
    for (const answer of refused) expect(answer.body).toMatchObject({ code: 'conflict', type: '/errors/conflict' });
    const listed = (await call('GET', '/v1/webhooks')).at('data') as { readonly id: string; readonly url: string }[];
    const [one, ...more] = listed.filter((webhook) => webhook.url === url);
    expect(more).toEqual([]);
    // Equal by the URL standard, apart from the fragment.
    const { port } = new URL(url);
    for (const same of [
      `${url}#x`,
      `${url}#`,
      `HTTP://127.0.0.1:${port}/only?a=1`,
      `http://127.1:${port}/x/../only?a=1`,
    ]) {
      expect((await call('POST', '/v1/webhooks', { body: { ...body, url: same } })).status).toBe(409);
    }
    // As an earlier version recorded it.
    await platform.admin.db.webhooks.updateOne({ _id: one?.id ?? '' }, { $unset: { urlHash: 1 } });
    expect((await call('POST', '/v1/webhooks', { body })).status).toBe(409);
    expect((await call('PATCH', `/v1/webhooks/${one?.id}`, { body: { url: `${url}#x` } })).status).toBe(200);
    for (const other of [`${receiver.url}/only?a=2`, `${receiver.url}/ONLY?a=1`, `${receiver.url}/only`]) {
      expect((await call('POST', '/v1/webhooks', { body: { ...body, url: other } })).status).toBe(201);
    }
    expect((await call('POST', '/v1/webhooks', { key: account.testKey, body })).status).toBe(201);
    await call('DELETE', `/v1/webhooks/${one?.id}`);
    expect((await call('POST', '/v1/webhooks', { body })).status).toBe(201);
  });

  it('list their deliveries newest first, by status, with paging that neither repeats nor skips', async () => {
    const { call, createWebhook, createProfile } = await freshOwner();
    const { id } = await createWebhook('/paged');
    const order: string[] = [];
    for (let count = 0; count < 7; count += 1) order.unshift(await createProfile());
    const seen: unknown[] = [];
    await until('all events are delivered', async () => {
      const listed = await call('GET', `/v1/webhooks/${id}/deliveries?status=success`);
      return listed.at('total_count') === 7;
    });
    for (let cursor = ''; ; ) {
      const page = await call('GET', `/v1/webhooks/${id}/deliveries?limit=3${cursor}`);
      expect(page.status).toBe(200);
      seen.push(...(page.at('data') as { event_id: string }[]).map(({ event_id }) => event_id));
      await createProfile();
      if (page.at('has_more') === false) break;
      cursor = `&cursor=${page.textAt('next_cursor')}`;
    }
    const events = await platform.admin.db.events.find({ _id: { $in: seen.map(String) } }).lean();
    const profileOf = new Map(events.map(({ _id, body }) => [_id, JSON.parse(body).data.profile_id]));
    expect(seen.map((eventId) => profileOf.get(String(eventId)))).toEqual(order);
    expect((await call('GET', `/v1/webhooks/${id}/deliveries?status=failed`)).at('total_count')).toBe(0);
    expect((await call('GET', `/v1/webhooks/${id}/deliveries?status=lost`)).status).toBe(400);
    expect((await call('GET', `/v1/webhooks/${id}/deliveries?cursor=x`)).status).toBe(400);
  });

  it('can be tested with any of their events, and with no others', async () => {
    const { call, createWebhook, deliveriesOf } = await freshOwner();
    const { id, secret } = await createWebhook('/tested', ['fortune.generated']);
    const tested = await call('POST', `/v1/webhooks/${id}/test`, { body: { event_type: 'fortune.generated' } });
    expect(tested.body).toMatchObject({ event_type: 'fortune.generated', reactivated: false });
    expect(tested.at('payload_sent.data')).toMatchObject({ test: true, fortune_id: expect.any(String), score: 77 });
    const [request] = receiver.received('/tested');
    if (request === undefined) throw new Error('nothing was received');
    expect(await signaturesOf(request, [secret])).toEqual({ signature: 0, previous: null, standard: [0] });
    const refused = await call('POST', `/v1/webhooks/${id}/test`, { body: { event_type: 'profile.created' } });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      errors: [{ path: 'event_type' }],
      hint: 'Its events are: fortune.generated',
    });
    expect((await call('POST', `/v1/webhooks/${id}/test`)).at('event_type')).toBe('test.ping');
    expect((await deliveriesOf(id)).at('total_count')).toBe(0);
  });

  it('are tested at once although another account’s tests hang with all the slots at a host', async () => {
    const other = await freshOwner();
    receiver.behave('/hangs-in-tests', { kind: 'hang' });
    const { id: hanging } = await other.createWebhook('/hangs-in-tests');
    const tests = Array.from({ length: 100 }, () => other.call('POST', `/v1/webhooks/${hanging}/test`));
    await receivedAt(receiver, '/hangs-in-tests', 40);
    const { call, createWebhook } = await freshOwner();
    const { id } = await createWebhook('/tested-meanwhile');
    expect((await call('POST', `/v1/webhooks/${id}/test`)).at('delivery.status')).toBe('success');
    // None delays the following tests.
    receiver.drop('/hangs-in-tests');
    const errors = await Promise.all(tests.map(async (test) => String((await test).at('delivery.error_message'))));
    const refused =
      'Not sent: 40 attempts at this host or 50 of the account are in progress. Repeat the test when some have ended';
    const closed = 'The connection was closed before the answer was complete';
    expect(errors).toContain(closed);
    if (databaseFails) return;
    // On a slow machine some wait for their 30 s, and some find no worker.
    expect([refused, closed, 'No complete answer within 30 s', 'undefined']).toEqual(expect.arrayContaining(errors));
    expect(errors).toContain(refused);
  });
});
