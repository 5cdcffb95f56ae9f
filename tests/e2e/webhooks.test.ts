import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../../shared/core/ids.ts';
import { createEventService } from '../../shared/events/events.ts';
import { PRIORITY } from '../../shared/queues/catalogue.ts';
import { createProducer } from '../../shared/queues/producer.ts';
import { connectPatientRedis } from '../../shared/queues/redis.ts';
import { awayFromTheHour } from '../support/dates.ts';
import { BIRTH, type Client, createClient, type HttpAnswer, until } from '../support/http.ts';
import { untilEventsAreDispatched } from '../support/jobs.ts';
import {
  type ApiServer,
  startPlatform,
  type TestAccount,
  type TestPlatform,
  type TestProcess,
} from '../support/platform.ts';
import { type Received, type Receiver, startReceiver } from '../support/receiver.ts';
import { databaseFails } from '../support/services.ts';
import { signaturesOf } from '../support/signatures.ts';
import { silentLogger } from '../support/stores.ts';

const RETRY_DELAYS_MS = [150, 200, 250, 300];

describe('webhooks', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let receiver: Receiver;
  let account: TestAccount;
  let call: Client;
  let worker: TestProcess;

  beforeAll(async () => {
    // Hanging attempts must last until their test is over.
    const settings = { WEBHOOK_RETRY_DELAYS_MS: RETRY_DELAYS_MS.join(), WEBHOOK_TIMEOUT_MS: '50000' };
    platform = await startPlatform(settings);
    receiver = await startReceiver();
    apiServer = await platform.startApiServer();
    worker = await platform.startWorker('webhook,haiku');
  });
  afterAll(async () => {
    // First, because this ends the hanging attempts.
    await receiver.close();
    await platform.stop();
  });

  /** An account of its own, so that tests do not see each other's events. */
  const freshAccount = async () => {
    account = await platform.account();
    call = createClient(apiServer.url, { key: account.liveKey });
  };
  const createWebhook = async (path: string, events: readonly string[] = ['profile.created']) => {
    const created = await call('POST', '/v1/webhooks', { body: { url: `${receiver.url}${path}`, events } });
    expect(created.status).toBe(201);
    return { id: created.textAt('id'), secret: created.textAt('secret') };
  };
  const createProfile = async () => {
    const created = await call('POST', '/v1/profiles', { body: BIRTH });
    expect(created.status).toBe(201);
    return created.textAt('id');
  };
  const receivedAt = (path: string, count: number): Promise<readonly Received[]> =>
    until(`${count} deliveries at ${path}`, async () => {
      const received = receiver.received(path);
      return received.length >= count ? received : null;
    });
  const deliveriesOf = (id: string): Promise<HttpAnswer> => call('GET', `/v1/webhooks/${id}/deliveries`);
  const deliveryWith = (id: string, status: string) =>
    until(`a delivery with status ${status}`, async () => {
      const listed = await deliveriesOf(id);
      return listed.at('data.0.status') === status ? listed : null;
    });

  it('are created with a secret that no read returns, changed, listed and deleted', async () => {
    await freshAccount();
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
    await freshAccount();
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
    await freshAccount();
    const answer = await call('POST', '/v1/webhooks', { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation_error', errors: [{ path }] });
  });

  it('deliver an event with an envelope, headers and signatures that an independent library accepts', async () => {
    await freshAccount();
    const { secret, id } = await createWebhook('/signed');
    const profileId = await createProfile();
    const [request] = await receivedAt('/signed', 1);
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

  it('sign with both secrets after a rotation, until the old one ends', async () => {
    await freshAccount();
    const { id, secret: old } = await createWebhook('/rotated');
    const rotated = await call('POST', `/v1/webhooks/${id}/rotate-secret`);
    expect(rotated.status).toBe(200);
    const secrets = [rotated.textAt('secret'), old];
    expect(secrets[0]).not.toBe(old);
    await createProfile();
    const [during] = await receivedAt('/rotated', 1);
    if (during === undefined) throw new Error('nothing was received');
    expect(await signaturesOf(during, secrets)).toEqual({ signature: 0, previous: 1, standard: [0, 1] });
    const { db } = platform.admin;
    const webhook = await db.webhooks.findById(id).lean();
    expect(webhook?.previousSecrets?.[0]?.until.getTime()).toBeGreaterThan(Date.now() + 23.9 * 3_600_000);
    await db.webhooks.updateOne({ _id: id }, { $set: { 'previousSecrets.0.until': new Date(Date.now() - 1) } });
    await createProfile();
    const [, after] = await receivedAt('/rotated', 2);
    if (after === undefined) throw new Error('nothing was received');
    expect(await signaturesOf(after, secrets)).toEqual({ signature: 0, previous: null, standard: [0] });
    expect(JSON.stringify(await db.webhooks.findById(id).lean())).not.toContain(secrets[0]?.slice(6));
  });

  it('sign with every secret of the last 24 hours, also of two rotations at once', async () => {
    await freshAccount();
    const { id, secret: first } = await createWebhook('/rotated-twice');
    const rotations = await Promise.all([0, 1].map(() => call('POST', `/v1/webhooks/${id}/rotate-secret`)));
    await createProfile();
    const [request] = await receivedAt('/rotated-twice', 1);
    if (request === undefined) throw new Error('nothing was received');
    const signatures = await signaturesOf(request, [...rotations.map((rotation) => rotation.textAt('secret')), first]);
    expect([signatures.signature, signatures.previous].sort()).toEqual([0, 1]);
    expect(signatures.standard).toEqual([signatures.signature, signatures.previous, 2]);
  });

  it('receive only the events of their account and mode that they subscribe to', async () => {
    await freshAccount();
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
    const [live] = await receivedAt('/wants', 1);
    const [test] = await receivedAt('/test-mode', 1);
    expect(live?.body).toMatchObject({ livemode: true });
    expect(test?.body).toMatchObject({ livemode: false });
    expect([receiver.received('/wants-other'), receiver.received('/stranger')]).toEqual([[], []]);
  });

  it('report changes of profiles and fortunes, each with exactly its data', async () => {
    await freshAccount();
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
    const received = await receivedAt('/life', 5);
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
    await freshAccount();
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
    const emitting = await openEvents(platform);
    const callbackUrl = `${receiver.url}/callback`;
    const owner = { accountId: account.accountId, livemode: true };
    await emitting.events.transaction((_session, emit) =>
      emit(owner, 'batch.completed', payload, { callbackUrl, id: eventId }),
    );
    const [callback] = await receivedAt('/callback', 1);
    const [webhook] = await receivedAt('/batches', 1);
    await emitting.close();
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

  it.each([
    ['500', { kind: 'status', status: 500 }, 500, /^HTTP 500$/],
    ['301', { kind: 'status', status: 301, headers: { Location: '/elsewhere' } }, 301, /redirects are not followed/],
    ['410', { kind: 'status', status: 410 }, 410, /^HTTP 410$/],
    ['a closed connection', { kind: 'close' }, null, /closed before the answer/],
    ['something that is not HTTP', { kind: 'notHttp' }, null, /not HTTP|closed before/],
  ] as const)(
    'make five attempts at the configured delays, with the same event and bytes, when the response is %s',
    async (name, behaviour, code, message) => {
      await freshAccount();
      const path = `/fails-${name.replaceAll(' ', '-')}`;
      receiver.behave(path, behaviour);
      const { id } = await createWebhook(path);
      await createProfile();
      const listed = await deliveryWith(id, 'failed');
      const received = receiver.received(path);
      expect(received).toHaveLength(5);
      expect(new Set(received.map(({ raw }) => raw.toString())).size).toBe(1);
      expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      const gaps = received.slice(1).map(({ atMs }, index) => atMs - (received[index]?.atMs ?? 0));
      gaps.forEach((gap, index) => {
        expect(gap).toBeGreaterThanOrEqual((RETRY_DELAYS_MS[index] ?? 0) - 5);
      });
      expect(listed.at('data.0')).toMatchObject({
        attempts: 5,
        response_code: code,
        next_attempt_at: null,
        error_message: expect.stringMatching(message),
      });
      expect(receiver.received('/elsewhere')).toEqual([]);
      expect((await call('GET', `/v1/webhooks/${id}`)).body).toMatchObject({ active: true, failure_count: 1 });
    },
  );

  it('make no more than five attempts when several workers share them', async () => {
    await freshAccount();
    const second = await platform.startWorker('webhook');
    receiver.behave('/shared', { kind: 'status', status: 500 });
    const { id } = await createWebhook('/shared');
    // Five failed deliveries would switch it off.
    for (let count = 0; count < 4; count += 1) {
      await Promise.all([createProfile(), createProfile(), createProfile()]);
      await until('all deliveries have failed', async () => {
        const listed = await call('GET', `/v1/webhooks/${id}/deliveries?status=failed`);
        return listed.at('total_count') === 3 * (count + 1);
      });
      await call('PATCH', `/v1/webhooks/${id}`, { body: { active: true } });
    }
    await second.stop();
    expect(receiver.received('/shared').length).toBe(60);
  });

  it('wait as long as the receiver asks for, and never less than the schedule', async () => {
    await freshAccount();
    receiver.behave('/busy', { kind: 'status', status: 503, headers: { 'Retry-After': '3600' } });
    const { id } = await createWebhook('/busy');
    await createProfile();
    const listed = await until('one attempt was made', async () => {
      const answer = await deliveriesOf(id);
      return answer.at('data.0.attempts') === 1 ? answer : null;
    });
    const next = Date.parse(listed.textAt('data.0.next_attempt_at'));
    expect(listed.at('data.0.status')).toBe('pending');
    expect(next - Date.now()).toBeGreaterThan(3_500_000);
    expect(next - Date.now()).toBeLessThanOrEqual(3_600_000);
    // When it is due it is queued behind new deliveries.
    const { producer, close } = await openEvents(platform);
    const waiting = await until('its job is delayed, which follows the write of the record', async () => {
      const delayed = await producer.queue('webhook-delivery').getDelayed();
      return delayed.find(({ data }) => data.deliveryId === listed.at('data.0.id'));
    });
    await close();
    expect(waiting.priority).toBe(PRIORITY.liveBatch);
  });

  it('make an attempt at once when a pending delivery is redelivered, by the one job that waits for its next attempt', async () => {
    await freshAccount();
    receiver.behave('/redelivered', { kind: 'status', status: 503, headers: { 'Retry-After': '3600' } });
    const { id } = await createWebhook('/redelivered');
    await createProfile();
    /** Waits until no attempt runs and the delivery log equals the requests at the receiver. */
    const settled = (status: string, atLeast: number) =>
      until(`${atLeast} attempts, ${status}`, async () => {
        const delivery = (await deliveriesOf(id)).at('data.0') as Record<string, unknown> | undefined;
        const made = receiver.received('/redelivered').length;
        const isAsleep =
          status !== 'pending' || Date.parse(String(delivery?.['next_attempt_at'])) > Date.now() + 60_000;
        // An attempt that an outage keeps from being recorded is made again.
        const counted = Number(delivery?.['attempts']);
        const areCounted = counted >= atLeast && (databaseFails ? counted <= made : counted === made);
        return delivery?.['status'] === status && areCounted && isAsleep ? delivery : null;
      });
    const { producer, close } = await openEvents(platform);
    const queue = producer.queue('webhook-delivery');
    const { id: deliveryId } = await settled('pending', 1);
    const untilAsleep = () =>
      until('its job is delayed, which follows the write of the record', async () =>
        (await queue.getDelayed()).some((job) => job?.data.deliveryId === deliveryId),
      );
    await untilAsleep();
    const redeliver = () => call('POST', `/v1/webhooks/${id}/deliveries/${String(deliveryId)}/redeliver`);
    const answers = await Promise.all([redeliver(), redeliver(), redeliver()]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    await settled('pending', 2);
    await untilAsleep();
    const jobs = async () =>
      (await queue.getJobs()).filter((job) => job?.data.deliveryId === deliveryId && job.finishedOn === undefined);
    expect(await jobs()).toHaveLength(1);
    receiver.behave('/redelivered', { kind: 'status', status: 200 });
    await redeliver();
    await settled('success', 3);
    await until('no job is left', async () => (await jobs()).length === 0);
    await close();
  });

  it('reach an endpoint at once although sixty others hang with all their slots', async () => {
    const hanging = Array.from({ length: 20 }, (_, index) => `/hangs-${index}`);
    for (const path of hanging) receiver.behave(path, { kind: 'hang' });
    const deletions: (() => Promise<unknown>)[] = [];
    const hangingIds: string[] = [];
    for (let accounts = 0; accounts < 3; accounts += 1) {
      await freshAccount();
      const created = await Promise.all(hanging.map((path) => createWebhook(path)));
      const theirs = call;
      hangingIds.push(...created.map((webhook) => webhook.id));
      deletions.push(...created.map((webhook) => () => theirs('DELETE', `/v1/webhooks/${webhook.id}`)));
      for (let count = 0; count < 10; count += 1) await createProfile();
    }
    await until('three attempts at each endpoint hang', async () =>
      hanging.every((path) => receiver.received(path).length >= 3),
    );
    await freshAccount();
    await createWebhook('/unhindered');
    await createProfile();
    await receivedAt('/unhindered', 1);
    // None of the hanging attempts has timed out, which would free slots.
    const { deliveries } = platform.admin.db;
    const ended = { webhookId: { $in: hangingIds }, attempts: { $gt: 0 } };
    expect(await deliveries.countDocuments(ended)).toBe(0);
    // Otherwise they would hang through the following tests.
    await Promise.all(deletions.map((remove) => remove()));
  });

  it('read no more than 64 KB, and delay no other endpoint by responses that hang, drip or flood', async () => {
    await freshAccount();
    receiver.behave('/hangs', { kind: 'hang' });
    receiver.behave('/drips', { kind: 'drip' });
    receiver.behave('/floods', { kind: 'flood', bytes: 50_000_000 });
    const [hangs, drips, floods] = await Promise.all(
      ['/hangs', '/drips', '/floods'].map((path) => createWebhook(path)),
    );
    await Promise.all(Array.from({ length: 40 }, createProfile));
    const { id } = await createWebhook('/unharmed');
    await createProfile();
    const unharmed = await deliveryWith(id, 'success');
    expect(unharmed.at('total_count')).toBe(1);
    await receivedAt('/floods', 40);
    const flooded = await deliveryWith(floods?.id ?? '', 'success');
    expect(flooded.at('data.0')).toMatchObject({ response_code: 200, attempts: 1 });
    // No more than the network's buffers hold on loopback.
    expect(receiver.bytesTaken('/floods')).toBeLessThan(10_000_000);
    const { db } = platform.admin;
    const waiting = { webhookId: { $in: [hangs?.id ?? '', drips?.id ?? ''] }, status: 'pending', attempts: 0 } as const;
    // All earlier deliveries still wait: those that hang, and those behind them.
    await until('the other deliveries wait', async () => (await db.deliveries.countDocuments(waiting)) === 2 * 41);
    expect(receiver.received('/hangs')).toHaveLength(4);
    await call('DELETE', `/v1/webhooks/${hangs?.id}`);
    await call('DELETE', `/v1/webhooks/${drips?.id}`);
    receiver.drop('/hangs');
    const ofHangs = { ...waiting, webhookId: hangs?.id ?? '' };
    await until('the parked deliveries have ended', async () => (await db.deliveries.countDocuments(ofHangs)) === 0);
    expect(receiver.received('/hangs')).toHaveLength(4);
  });

  it('are switched off at the fifth consecutive failure, with an event and a mail, and then get only tests', async () => {
    await awayFromTheHour();
    await freshAccount();
    receiver.behave('/breaks', { kind: 'status', status: 500 });
    const { id } = await createWebhook('/breaks');
    await createWebhook('/watches', ['webhook.disabled']);
    for (let count = 0; count < 5; count += 1) await createProfile();
    const [warning] = await receivedAt('/watches', 1);
    expect(warning?.body).toMatchObject({
      type: 'webhook.disabled',
      data: { webhook_id: id, url: `${receiver.url}/breaks`, failure_count: 5 },
    });
    expect((await call('GET', `/v1/webhooks/${id}`)).body).toMatchObject({ active: false, failure_count: 5 });
    const mails = await platform.admin.db.mails.find({ accountId: account.accountId }).lean();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ count: 5, disabled: true, state: 'kept', kind: 'webhook.failed' });

    const before = receiver.received('/breaks').length;
    await createProfile();
    // Otherwise it would be dispatched when the webhook is active again.
    await untilEventsAreDispatched(platform);
    const again = await call('POST', `/v1/webhooks/${id}/test`, { body: { reactivate: true } });
    expect(again.body).toMatchObject({
      reactivated: false,
      delivery: { status: 'failed', response_code: 500, error_message: 'HTTP 500' },
    });
    const redelivery = (await deliveriesOf(id)).textAt('data.0.id');
    expect((await call('POST', `/v1/webhooks/${id}/deliveries/${redelivery}/redeliver`)).status).toBe(409);
    expect(receiver.received('/breaks')).toHaveLength(before + 1);

    receiver.behave('/breaks', { kind: 'status', status: 200 });
    const tested = await call('POST', `/v1/webhooks/${id}/test`, { body: { reactivate: true } });
    expect(tested.body).toEqual({
      webhook_id: id,
      event_type: 'test.ping',
      delivery: {
        id: expect.stringMatching(/^dlv_/),
        status: 'success',
        response_code: 200,
        response_time_ms: expect.any(Number),
        attempted_at: expect.any(String),
      },
      payload_sent: receiver.received('/breaks').at(-1)?.body,
      reactivated: true,
      message: expect.any(String),
    });
    expect(tested.at('payload_sent')).toMatchObject({
      type: 'test.ping',
      test: true,
      livemode: true,
      data: { test: true, message: expect.any(String) },
    });
    expect((await call('GET', `/v1/webhooks/${id}`)).body).toMatchObject({ active: true, failure_count: 0 });

    // A failed delivery can be redelivered, as the same event.
    const failed = (await deliveriesOf(id)).textAt('data.0.event_id');
    const resent = await call('POST', `/v1/webhooks/${id}/deliveries/${redelivery}/redeliver`);
    expect(resent.status).toBe(202);
    expect(resent.body).toMatchObject({ id: redelivery, status: 'pending', event_id: failed });
    await deliveryWith(id, 'success');
    expect(receiver.received('/breaks').at(-1)?.headers['webhook-id']).toBe(failed);
    expect((await deliveriesOf(id)).at('total_count')).toBe(5);
  });

  it('count only consecutive failures: a success resets the count', async () => {
    await freshAccount();
    receiver.behave('/wavers', { kind: 'status', status: 500 });
    const { id } = await createWebhook('/wavers');
    await createProfile();
    await deliveryWith(id, 'failed');
    expect((await call('GET', `/v1/webhooks/${id}`)).at('failure_count')).toBe(1);
    receiver.behave('/wavers', { kind: 'status', status: 200 });
    await createProfile();
    await deliveryWith(id, 'success');
    expect((await call('GET', `/v1/webhooks/${id}`)).at('failure_count')).toBe(0);
    await platform.admin.db.webhooks.updateOne({ _id: id }, { $set: { active: false, failureCount: 5 } });
    expect((await call('PATCH', `/v1/webhooks/${id}`, { body: { active: true } })).at('failure_count')).toBe(0);
  });

  it('whose secret cannot be decrypted fail like any delivery, and deliver again once it is rotated', async () => {
    await freshAccount();
    const { db, accounts } = platform.admin;
    const [{ id: sound }, { id }] = [await createWebhook('/readable'), await createWebhook('/unreadable')];
    const unreadable = 'v1.AAAA.AAAA.AAAA';
    await db.webhooks.updateOne({ _id: id }, { $set: { secret: unreadable } });
    await createProfile();
    await deliveryWith(sound, 'success');
    const failed = await deliveryWith(id, 'failed');
    const error_message = 'The signing secret cannot be read: rotate it';
    expect(failed.at('data.0')).toMatchObject({ attempts: 5, response_code: null, error_message });
    for (const [status, count] of Object.entries({ failed: 1, pending: 0, success: 0 })) {
      const listed = await call('GET', `/v1/webhooks/${id}/deliveries?status=${status}`);
      expect([listed.at('total_count'), Object(listed.at('data')).length]).toEqual([count, count]);
    }
    expect((await call('GET', `/v1/webhooks/${id}`)).at('failure_count')).toBe(1);
    expect(await db.mails.find({ accountId: account.accountId }).lean()).toMatchObject([
      { params: { webhookId: id, errorMessage: error_message } },
    ]);
    const tested = await call('POST', `/v1/webhooks/${id}/test`);
    expect(tested.at('delivery')).toMatchObject({ status: 'failed', error_message });
    expect(platform.logs()).toContain('a signing secret cannot be decrypted');
    expect(receiver.received('/unreadable')).toHaveLength(0);

    const secret = (await call('POST', `/v1/webhooks/${id}/rotate-secret`)).textAt('secret');
    await call('POST', `/v1/webhooks/${id}/deliveries/${failed.textAt('data.0.id')}/redeliver`);
    const [request] = await receivedAt('/unreadable', 1);
    if (request === undefined) throw new Error('nothing was received');
    expect(await signaturesOf(request, [secret])).toEqual({ signature: 0, previous: null, standard: [0] });

    // A callback uses the account's secret.
    await db.accounts.updateOne({ _id: account.accountId }, { $set: { signingSecret: unreadable } });
    const emitting = await openEvents(platform);
    const data = { date: '2026-11-21' };
    const callbackUrl = `${receiver.url}/unreadable-callback`;
    await emitting.events.emit({ accountId: account.accountId, livemode: true }, 'daily.reset', data, { callbackUrl });
    await emitting.close();
    const callback = { accountId: account.accountId, kind: 'callback' } as const;
    await until(
      'the callback has failed',
      async () => (await db.deliveries.exists({ ...callback, status: 'failed' })) !== null,
    );
    expect(await db.deliveries.find(callback).lean()).toMatchObject([{ attempts: 5, errorMessage: error_message }]);
    expect(await accounts.rotateSigningSecret(account.accountId)).toMatch(/^whsec_/);
  });

  it('can be tested with any of their events, and with no others', async () => {
    await freshAccount();
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

  it('are tested at once although another account’s tests hang with all the slots of a test key', async () => {
    await freshAccount();
    receiver.behave('/hangs-in-tests', { kind: 'hang' });
    const { id: hanging } = await createWebhook('/hangs-in-tests');
    const tests = Array.from({ length: 100 }, () => call('POST', `/v1/webhooks/${hanging}/test`));
    await receivedAt('/hangs-in-tests', 100);
    await freshAccount();
    const { id } = await createWebhook('/tested-meanwhile');
    expect((await call('POST', `/v1/webhooks/${id}/test`)).at('delivery.status')).toBe('success');
    // None has timed out, and none delays the following tests.
    receiver.drop('/hangs-in-tests');
    const errors = (await Promise.all(tests)).map((test) => test.at('delivery.error_message'));
    const closed = 'The connection was closed before the answer was complete';
    // An attempt that an outage keeps from being recorded is made again, and hangs again.
    if (databaseFails) expect(errors).toContain(closed);
    else expect(new Set(errors)).toEqual(new Set([closed]));
  });

  it('are at most twenty in a mode, also when fifty are created at once', async () => {
    await freshAccount();
    const body = { url: `${receiver.url}/twenty`, events: ['profile.created'] };
    const answers = await Promise.all(Array.from({ length: 50 }, () => call('POST', '/v1/webhooks', { body })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 409)).toHaveLength(30);
    expect((await call('GET', '/v1/webhooks')).at('total_count')).toBe(20);
    expect((await call('POST', '/v1/webhooks', { key: account.testKey, body })).status).toBe(201);
    const deleted = (await call('GET', '/v1/webhooks?limit=1')).textAt('data.0.id');
    await call('DELETE', `/v1/webhooks/${deleted}`);
    expect((await call('POST', '/v1/webhooks', { body })).status).toBe(201);
  });

  it('list their deliveries newest first, by status, with paging that neither repeats nor skips', async () => {
    await freshAccount();
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

  it('are private: other accounts and the other mode get 404', async () => {
    await freshAccount();
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

  it('count a response that hangs or drips as failed after the timeout', async () => {
    await freshAccount();
    receiver.behave('/too-late', { kind: 'hang' });
    receiver.behave('/too-slow', { kind: 'drip' });
    await worker.kill();
    await platform.startWorker('webhook', { settings: { WEBHOOK_TIMEOUT_MS: '1500' } });
    const [hangs, drips] = [await createWebhook('/too-late'), await createWebhook('/too-slow')];
    await createProfile();
    const { db } = platform.admin;
    for (const [webhookId, responseCode] of [
      [hangs.id, null],
      [drips.id, 200],
    ] as const) {
      const late = await until('an attempt timed out', async () =>
        db.deliveries.findOne({ webhookId, attempts: { $gt: 0 } }).lean(),
      );
      expect(late).toMatchObject({ responseCode, errorMessage: 'No complete answer within 1.5 s' });
      // Timers count whole milliseconds from the start of their event loop turn, so they may be early.
      expect(late.responseTimeMs).toBeGreaterThanOrEqual(1_490);
    }
  });
});

/** The event service on the platform's own queues, as in a worker. */
async function openEvents(platform: TestPlatform) {
  const redis = connectPatientRedis(platform.environment['REDIS_URL'] ?? '', silentLogger);
  const producer = createProducer(redis, silentLogger);
  const { db, clock } = platform.admin;
  return {
    producer,
    events: createEventService({ db, clock, producer, logger: silentLogger }),
    async close() {
      await producer.close();
      redis.disconnect();
    },
  };
}
