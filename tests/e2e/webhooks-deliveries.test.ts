import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../../shared/core/ids.ts';
import { BIRTH, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestPlatform } from '../harness/platform.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { signaturesOf } from '../harness/signatures.ts';
import { createWebhookOwner, openEvents, receivedAt } from '../harness/webhooks.ts';

describe('webhooks', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let receiver: Receiver;

  beforeAll(async () => {
    platform = await startPlatform();
    receiver = await startReceiver();
    apiServer = await platform.startApiServer();
    await platform.startWorker('webhook,haiku');
  });
  afterAll(async () => {
    await receiver.close();
    await platform.stop();
  });

  const freshOwner = () => createWebhookOwner(platform, apiServer, receiver);

  it('deliver an event with an envelope, headers and signatures that an independent library accepts', async () => {
    const { call, createWebhook, createProfile, deliveryWith } = await freshOwner();
    const { secret, id } = await createWebhook('/signed');
    const profileId = await createProfile();
    const [request] = await receivedAt(receiver, '/signed', 1);
    if (request === undefined) throw new Error('nothing was received');
    expect(request.body).toEqual({
      id: expect.stringMatching(/^evt_[0-9a-z]{26}$/),
      type: 'profile.created',
      created_at: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
      livemode: true,
      data: { profile_id: profileId, day_master: '경금' },
    });
    expect(request.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Saju-Webhooks/1',
      'x-saju-event': 'profile.created',
      'x-saju-delivery': expect.stringMatching(/^dlv_[0-9a-z]{26}$/),
      'webhook-id': Reflect.get(Object(request.body), 'id'),
    });
    expect(Math.abs(Number(request.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
    expect(await signaturesOf(request, ['whsec_YW5vdGhlcg==', secret])).toEqual({
      signature: 1,
      previous: null,
      standard: [1],
    });
    const listed = await deliveryWith(id, 'success');
    expect(listed.at('data.0')).toEqual({
      id: request.headers['x-saju-delivery'],
      status: 'success',
      response_code: 204,
      response_time_ms: expect.any(Number),
      attempted_at: expect.any(String),
      event_id: request.headers['webhook-id'],
      event_type: 'profile.created',
      attempts: 1,
      created_at: expect.any(String),
      next_attempt_at: null,
    });
    expect((await call('GET', `/v1/webhooks/${id}`)).at('last_triggered_at')).toEqual(expect.any(String));
  });

  it('that an earlier version recorded without their endpoint have it when they are sent again', async () => {
    const { call, createWebhook, createProfile, deliveryWith } = await freshOwner();
    const { id } = await createWebhook('/earlier');
    await createProfile();
    const _id = (await deliveryWith(id, 'success')).textAt('data.0.id');
    await platform.admin.db.deliveries.updateOne({ _id }, { $unset: { endpoint: 1 } });
    expect((await call('POST', `/v1/webhooks/${id}/deliveries/${_id}/redeliver`)).status).toBe(202);
    expect(await platform.admin.db.deliveries.findOne({ _id }).lean()).toMatchObject({ endpoint: id });
    await platform.admin.db.deliveries.updateOne({ _id }, { $unset: { endpoint: 1 } });
    await deliveryWith(id, 'success');
    const body = { since: '2026-01-01T00:00:00Z', status: 'all' };
    expect((await call('POST', `/v1/webhooks/${id}/replay`, { body })).body).toMatchObject({ queued: 1 });
    expect(await platform.admin.db.deliveries.findOne({ _id }).lean()).toMatchObject({ endpoint: id });
  });

  it('show each attempt with what was sent and answered, for seven days and without secrets', async () => {
    const { call, createWebhook, createProfile, deliveryWith, deliveriesOf } = await freshOwner();
    const { secret, id } = await createWebhook('/shown');
    receiver.behave('/shown', {
      kind: 'status',
      status: 503,
      headers: { 'Set-Cookie': 'session=abc', 'X-Echo': `signed with ${secret}`, 'Content-Type': 'text/plain' },
      body: `no: ${secret} {"password": "hunter2"} 실패`,
    });
    await createProfile();
    const listed = await until('an attempt failed', async () => {
      const answer = await deliveriesOf(id);
      return answer.at('data.0.attempts') === 1 && answer;
    });
    const deliveryId = listed.textAt('data.0.id');
    const path = `/v1/webhooks/${id}/deliveries/${deliveryId}`;
    // One byte more than is kept, in characters of three bytes.
    receiver.behave('/shown', { kind: 'status', status: 200, body: '가'.repeat(30_000) });
    await call('POST', `${path}/redeliver`);
    const { attempts: _count, ...delivery } = Object((await deliveryWith(id, 'success')).at('data.0'));
    const shown = await call('GET', path);
    const [first, second] = receiver.received('/shown');
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Saju-Webhooks/1',
      'X-Saju-Delivery': deliveryId,
      'X-Saju-Event': 'profile.created',
      'X-Saju-Signature': first?.headers['x-saju-signature'],
      'webhook-id': first?.headers['webhook-id'],
      'webhook-timestamp': first?.headers['webhook-timestamp'],
      'webhook-signature': first?.headers['webhook-signature'],
    };
    expect(shown.body).toEqual({
      ...delivery,
      attempts: [
        {
          number: 1,
          attempted_at: expect.any(String),
          response_time_ms: expect.any(Number),
          error_message: 'HTTP 503',
          payload: first?.body,
          request_headers: headers,
          response_status: 503,
          response_headers: expect.objectContaining({
            'set-cookie': '[redacted]',
            'x-echo': 'signed with [redacted]',
            'content-type': 'text/plain',
          }),
          response_body: 'no: [redacted] {"password": "[redacted]"} 실패',
        },
        {
          number: 2,
          attempted_at: expect.any(String),
          response_time_ms: expect.any(Number),
          payload: second?.body,
          request_headers: { ...headers, ...otherSignature(second?.headers) },
          response_status: 200,
          response_headers: expect.any(Object),
          response_body: `${'가'.repeat(21_845)}… [cut]`,
        },
      ],
    });
    expect(shown.text).not.toContain(secret);
    expect(shown.text).not.toContain('hunter2');
    const tested = await call('POST', `/v1/webhooks/${id}/test`);
    const ofTest = await call('GET', `/v1/webhooks/${id}/deliveries/${tested.textAt('delivery.id')}`);
    expect(ofTest.at('attempts.0')).toMatchObject({
      number: 1,
      payload: tested.at('payload_sent'),
      response_status: 200,
    });
    // What is older than seven days has been removed.
    await platform.admin.db.deliveryAttempts.deleteMany({});
    expect((await call('GET', path)).body).toEqual({ ...delivery, attempts: [] });
    for (const unknown of ['dlv_unknown', `${deliveryId}:000001`]) {
      expect((await call('GET', `/v1/webhooks/${id}/deliveries/${unknown}`)).status).toBe(404);
    }
    const other = await createWebhook('/shown/other');
    expect((await call('GET', `/v1/webhooks/${other.id}/deliveries/${deliveryId}`)).status).toBe(404);
  });

  it('sign with both secrets after a rotation, until the old one ends', async () => {
    const { call, createWebhook, createProfile } = await freshOwner();
    const { id, secret: old } = await createWebhook('/rotated');
    const rotated = await call('POST', `/v1/webhooks/${id}/rotate-secret`);
    expect(rotated.status).toBe(200);
    const secrets = [rotated.textAt('secret'), old];
    expect(secrets[0]).not.toBe(old);
    await createProfile();
    const [during] = await receivedAt(receiver, '/rotated', 1);
    if (during === undefined) throw new Error('nothing was received');
    expect(await signaturesOf(during, secrets)).toEqual({ signature: 0, previous: 1, standard: [0, 1] });
    const { db } = platform.admin;
    const webhook = await db.webhooks.findById(id).lean();
    expect(webhook?.previousSecrets?.[0]?.until.getTime()).toBeGreaterThan(Date.now() + 23.9 * 3_600_000);
    await db.webhooks.updateOne({ _id: id }, { $set: { 'previousSecrets.0.until': new Date(Date.now() - 1) } });
    await createProfile();
    const [, after] = await receivedAt(receiver, '/rotated', 2);
    if (after === undefined) throw new Error('nothing was received');
    expect(await signaturesOf(after, secrets)).toEqual({ signature: 0, previous: null, standard: [0] });
    expect(JSON.stringify(await db.webhooks.findById(id).lean())).not.toContain(secrets[0]?.slice(6));
  });

  it('sign with every secret of the last 24 hours, also of two rotations at once', async () => {
    const { call, createWebhook, createProfile } = await freshOwner();
    const { id, secret: first } = await createWebhook('/rotated-twice');
    const rotations = await Promise.all([0, 1].map(() => call('POST', `/v1/webhooks/${id}/rotate-secret`)));
    await createProfile();
    const [request] = await receivedAt(receiver, '/rotated-twice', 1);
    if (request === undefined) throw new Error('nothing was received');
    const signatures = await signaturesOf(request, [...rotations.map((rotation) => rotation.textAt('secret')), first]);
    expect([signatures.signature, signatures.previous].sort()).toEqual([0, 1]);
    expect(signatures.standard).toEqual([signatures.signature, signatures.previous, 2]);
  });

  it('receive only the events of their account and mode that they subscribe to', async () => {
    const { account, call, createWebhook, createProfile } = await freshOwner();
    await createWebhook('/wants');
    await createWebhook('/wants-other', ['daily.reset']);
    const mine = { ...account };
    const stranger = await platform.account();
    for (const [key, path] of [
      [stranger.liveKey, '/stranger'],
      [mine.testKey, '/test-mode'],
    ] as const) {
      const body = { url: `${receiver.url}${path}`, events: ['profile.created'] };
      expect((await call('POST', '/v1/webhooks', { key, body })).status).toBe(201);
    }
    await createProfile();
    await call('POST', '/v1/profiles', { key: mine.testKey, body: BIRTH });
    const [live] = await receivedAt(receiver, '/wants', 1);
    const [test] = await receivedAt(receiver, '/test-mode', 1);
    expect(live?.body).toMatchObject({ livemode: true });
    expect(test?.body).toMatchObject({ livemode: false });
    expect([receiver.received('/wants-other'), receiver.received('/stranger')]).toEqual([[], []]);
  });

  it('report changes of profiles and fortunes, each with exactly its data', async () => {
    const { call, createWebhook, createProfile } = await freshOwner();
    const types = ['profile.created', 'profile.updated', 'profile.deleted', 'fortune.generated', 'fortune.deleted'];
    await createWebhook('/life', types);
    const profile_id = await createProfile();
    const fortune = await call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily' } });
    const again = await call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily' } });
    expect([fortune.status, again.status]).toEqual([201, 200]);
    const fortune_id = fortune.textAt('id');
    await call('DELETE', `/v1/fortunes/${fortune_id}`);
    await call('PUT', `/v1/profiles/${profile_id}`, { body: { ...BIRTH, birth_day: 16 } });
    await call('DELETE', `/v1/profiles/${profile_id}`);
    const received = await receivedAt(receiver, '/life', 5);
    const data = Object.fromEntries(
      received.map(({ body }) => [Reflect.get(Object(body), 'type'), Reflect.get(Object(body), 'data')]),
    );
    expect(data).toEqual({
      'profile.created': { profile_id, day_master: '경금' },
      'profile.updated': { profile_id, day_master: '신금' },
      'profile.deleted': {
        profile_id,
        day_master: '신금',
        related_data_deleted: { fortunes: 0, cached_calculations: expect.any(Number) },
      },
      'fortune.generated': {
        fortune_id,
        profile_id,
        fortune_type: 'daily',
        dayMaster: '경금',
        date: fortune.textAt('fortune_date'),
        score: fortune.at('score'),
        model: 'haiku',
      },
      'fortune.deleted': { fortune_id, profile_id },
    });
    expect(received).toHaveLength(5);
  });

  it('carry a batch’s callback: the bare payload, signed with the account’s signing secret', async () => {
    const { account, createWebhook, deliveriesOf } = await freshOwner();
    const { id, secret } = await createWebhook('/batches', ['batch.completed']);
    const { db, accounts } = platform.admin;
    const eventId = newId('evt');
    const payload = {
      id: eventId,
      event: 'batch.completed',
      batch_id: 'batch_01jd0000000000000000000000',
      status: 'completed',
      total_count: 2,
      completed_count: 1,
      failed_count: 1,
      canceled_count: 0,
      completed_at: '2026-11-21T03:00:00.000Z',
    } as const;
    const emitting = openEvents(platform);
    const callbackUrl = `${receiver.url}/callback`;
    const owner = { accountId: account.accountId, livemode: true };
    await emitting.events.transaction([owner], (_session, emit) =>
      emit(owner, 'batch.completed', payload, { callbackUrl, id: eventId }),
    );
    const [callback] = await receivedAt(receiver, '/callback', 1);
    const [webhook] = await receivedAt(receiver, '/batches', 1);
    if (callback === undefined || webhook === undefined) throw new Error('nothing was received');
    expect(callback.body).toEqual(payload);
    expect(webhook.body).toMatchObject({ type: 'batch.completed', data: payload });
    expect([callback, webhook].map(({ headers }) => headers['webhook-id'])).toEqual([eventId, eventId]);
    expect(callback.headers['x-saju-delivery']).not.toBe(webhook.headers['x-saju-delivery']);
    const secrets = [secret, await accounts.signingSecret(account.accountId)];
    expect(await signaturesOf(webhook, secrets)).toEqual({ signature: 0, previous: null, standard: [0] });
    expect(await signaturesOf(callback, secrets)).toEqual({ signature: 1, previous: null, standard: [1] });
    expect((await deliveriesOf(id)).at('total_count')).toBe(1);
    expect(await db.deliveries.countDocuments({ kind: 'callback', accountId: account.accountId })).toBe(1);
  });
});

/** The headers that differ between two attempts. */
function otherSignature(headers: IncomingHttpHeaders = {}) {
  return {
    'webhook-timestamp': headers['webhook-timestamp'],
    'webhook-signature': headers['webhook-signature'],
  };
}
