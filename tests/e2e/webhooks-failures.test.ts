import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PRIORITY } from '../../shared/queues/catalogue.ts';
import { until } from '../harness/http.ts';
import { failureOnBoard } from '../harness/jobs.ts';
import { type ApiServer, type Running, startPlatform, type TestPlatform } from '../harness/platform.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { databaseFails } from '../harness/services.ts';
import { signaturesOf } from '../harness/signatures.ts';
import { createWebhookOwner, openEvents, receivedAt } from '../harness/webhooks.ts';

const RETRY_DELAYS_MS = [150, 200, 250, 300];

describe('webhooks', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let receiver: Receiver;
  let worker: Running;

  beforeAll(async () => {
    // Hanging attempts must last until their test is over.
    const settings = { WEBHOOK_RETRY_DELAYS_MS: RETRY_DELAYS_MS.join(), WEBHOOK_TIMEOUT_MS: '50000' };
    platform = await startPlatform(settings);
    receiver = await startReceiver();
    apiServer = await platform.startApiServer();
    worker = await platform.startWorker('webhook');
  });
  afterAll(async () => {
    // First, because this ends the hanging attempts.
    await receiver.close();
    await platform.stop();
  });

  const freshOwner = () => createWebhookOwner(platform, apiServer, receiver);

  it.each([
    ['500', { kind: 'status', status: 500 }, 500, /^HTTP 500$/],
    ['301', { kind: 'status', status: 301, headers: { Location: '/elsewhere' } }, 301, /redirects are not followed/],
    ['a closed connection', { kind: 'close' }, null, /closed before the answer/],
    ['something that is not HTTP', { kind: 'notHttp' }, null, /not HTTP|closed before/],
  ] as const)(
    'make five attempts at the configured delays, with the same event and bytes, when the response is %s',
    async (name, behaviour, code, message) => {
      const { call, createWebhook, createProfile, deliveryWith } = await freshOwner();
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
      expect((await call('GET', `/v1/webhooks/${id}`)).body).toMatchObject({ active: true, failure_count: 5 });
      const deliveryId = listed.textAt('data.0.id');
      expect(await failureOnBoard(platform, 'webhook-delivery', { deliveryId })).toEqual({
        kind: code === null ? 'no_response' : 'refused',
        status: code,
        attempts: 5,
      });
    },
  );

  it('of a test that fails, fail their job on the board', async () => {
    const { account, call, createWebhook } = await freshOwner();
    receiver.behave('/test-fails', { kind: 'status', status: 418 });
    const { id } = await createWebhook('/test-fails');
    await call('POST', `/v1/webhooks/${id}/test`, { body: {} });
    const failure = await failureOnBoard(platform, 'webhook-test', { accountId: account.accountId });
    expect(failure).toEqual({ kind: 'refused', status: 418, attempts: 1 });
  });

  it('make no more than five attempts when several workers share them', async () => {
    const { call, createWebhook, createProfile } = await freshOwner();
    const second = await platform.startWorker('webhook');
    receiver.behave('/shared', { kind: 'status', status: 500 });
    const { id } = await createWebhook('/shared');
    await Promise.all(Array.from({ length: 12 }, createProfile));
    await until('all deliveries have failed', async () => {
      const listed = await call('GET', `/v1/webhooks/${id}/deliveries?status=failed`);
      return listed.at('total_count') === 12;
    });
    await second.stop();
    expect(receiver.received('/shared').length).toBe(60);
    expect((await call('GET', `/v1/webhooks/${id}`)).at('failure_count')).toBe(60);
  });

  it('wait as long as the receiver asks for, and never less than the schedule', async () => {
    const { createWebhook, createProfile, deliveriesOf } = await freshOwner();
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
  });

  it('wait in the database, and have a job again when the next attempt is due soon', async () => {
    const { createWebhook, createProfile, deliveriesOf } = await freshOwner();
    const path = '/waits';
    receiver.behave(path, { kind: 'status', status: 503, headers: { 'Retry-After': '3600' } });
    const { id } = await createWebhook(path);
    await createProfile();
    const listed = await until('one attempt was made', async () => {
      const answer = await deliveriesOf(id);
      return answer.at('data.0.attempts') === 1 ? answer : null;
    });
    const deliveryId = listed.textAt('data.0.id');
    const { producer } = openEvents(platform);
    const jobs = async () =>
      (await producer.queue('webhook-delivery').getJobs()).filter(
        (job) => job?.data.deliveryId === deliveryId && job.finishedOn === undefined,
      );
    await until('it has no job', async () => (await jobs()).length === 0);

    receiver.behave(path, { kind: 'status', status: 200 });
    const scheduler = await platform.startWorker('maintenance');
    // Its job must be seen before: long enough for a busy machine, and soon enough for a job.
    const dueAt = new Date(Date.now() + 15_000);
    await platform.admin.db.deliveries.updateOne({ _id: deliveryId }, { $set: { nextAttemptAt: dueAt } });
    await producer.add('maintenance', 'queue-due-deliveries', {}, { priority: 1 });
    const delayed = await until('its job is delayed', async () => (await jobs()).find(({ delay }) => delay > 0));
    expect(delayed.opts.priority ?? delayed.priority).toBe(PRIORITY.liveBatch);
    const [, second] = await receivedAt(receiver, path, 2);
    expect(second?.atMs).toBeGreaterThanOrEqual(dueAt.getTime() - 5);
    await scheduler.stop();
  });

  it('make an attempt at once when a pending delivery is redelivered, by the one job that waits for its next attempt', async () => {
    const { call, createWebhook, createProfile, deliveriesOf } = await freshOwner();
    receiver.behave('/redelivered', { kind: 'status', status: 503, headers: { 'Retry-After': '28' } });
    const { id } = await createWebhook('/redelivered');
    await createProfile();
    /** Waits until no attempt runs and the delivery log equals the requests at the receiver. */
    const settled = (status: string, atLeast: number) =>
      until(`${atLeast} attempts, ${status}`, async () => {
        const delivery = (await deliveriesOf(id)).at('data.0') as Record<string, unknown> | undefined;
        const made = receiver.received('/redelivered').length;
        const isAsleep = status !== 'pending' || Date.parse(String(delivery?.['next_attempt_at'])) > Date.now() + 5_000;
        // An attempt that an outage keeps from being recorded is made again.
        const counted = Number(delivery?.['attempts']);
        const areCounted = counted >= atLeast && (databaseFails ? counted <= made : counted === made);
        return delivery?.['status'] === status && areCounted && isAsleep ? delivery : null;
      });
    const { producer } = openEvents(platform);
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
  });

  it('make one more attempt after redeliveries during an attempt, whatever its outcome', async () => {
    const { call, createWebhook, createProfile, deliveriesOf } = await freshOwner();
    const { producer } = openEvents(platform);
    for (const [path, end] of [
      ['/succeeds-late', () => receiver.respond('/succeeds-late')],
      ['/fails-late', () => receiver.drop('/fails-late')],
    ] as const) {
      receiver.behave(path, { kind: 'hang' });
      const { id } = await createWebhook(path, ['profile.created']);
      await createProfile();
      await receivedAt(receiver, path, 1);
      const deliveryId = (await deliveriesOf(id)).textAt('data.0.id');
      const redeliver = () => call('POST', `/v1/webhooks/${id}/deliveries/${deliveryId}/redeliver`);
      const answers = await Promise.all([redeliver(), redeliver(), redeliver(), redeliver(), redeliver()]);
      expect(answers.map(({ status, body }) => [status, Object(body).status])).toEqual(Array(5).fill([202, 'pending']));
      expect(receiver.received(path)).toHaveLength(1);
      receiver.behave(path, { kind: 'status', status: 200 });
      end();
      const delivered = await until('the redelivery is delivered', async () => {
        const listed = await deliveriesOf(id);
        return listed.at('data.0.status') === 'success' && listed;
      });
      await until('no job is left', async () => {
        const jobs = await producer.queue('webhook-delivery').getJobs();
        return !jobs.some((job) => job?.data.deliveryId === deliveryId && job.finishedOn === undefined);
      });
      // An attempt that an outage keeps from being recorded is made again.
      if (!databaseFails) expect(receiver.received(path)).toHaveLength(2);
      expect(delivered.at('data.0.attempts')).toBe(2);
      await call('DELETE', `/v1/webhooks/${id}`);
    }
  });

  it('reach an endpoint at once although sixty others hang with all their slots', async () => {
    const hanging = Array.from({ length: 20 }, (_, index) => `/hangs-${index}`);
    for (const path of hanging) receiver.behave(path, { kind: 'hang' });
    const deletions: (() => Promise<unknown>)[] = [];
    const hangingIds: string[] = [];
    const owners = await Promise.all([freshOwner(), freshOwner(), freshOwner()]);
    for (const owner of owners) {
      // No account has more than 36 of the slots at one host.
      const created = await Promise.all(hanging.map((path) => owner.createWebhook(path)));
      hangingIds.push(...created.map((webhook) => webhook.id));
      deletions.push(...created.map((webhook) => () => owner.call('DELETE', `/v1/webhooks/${webhook.id}`)));
    }
    // At once: from the first attempt on it has 50 s to the end of this test.
    await Promise.all(owners.flatMap((owner) => Array.from({ length: 10 }, owner.createProfile)));
    await until('attempts of each account hang with all of its slots', async () => {
      const count = hanging.reduce((sum, path) => sum + receiver.received(path).length, 0);
      return count >= 3 * 36;
    });
    const { createWebhook, createProfile } = await freshOwner();
    await createWebhook('/unhindered');
    await createProfile();
    await receivedAt(receiver, '/unhindered', 1);
    // None of the hanging attempts has timed out, which would free slots.
    const { deliveries } = platform.admin.db;
    const ended = { webhookId: { $in: hangingIds }, attempts: { $gt: 0 } };
    expect(await deliveries.countDocuments(ended)).toBe(0);
    // Otherwise they would hang through the following tests.
    await Promise.all(deletions.map((remove) => remove()));
  });

  it('read no more than 64 KB, and delay no other endpoint by responses that hang, drip or flood', async () => {
    const { call, createWebhook, createProfile, deliveryWith } = await freshOwner();
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
    await receivedAt(receiver, '/floods', 40);
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

  it('count failed attempts in a row: a success resets the count', async () => {
    const { call, createWebhook, createProfile, deliveryWith } = await freshOwner();
    receiver.behave('/wavers', { kind: 'status', status: 500 });
    const { id } = await createWebhook('/wavers');
    await createProfile();
    await deliveryWith(id, 'failed');
    expect((await call('GET', `/v1/webhooks/${id}`)).at('failure_count')).toBe(5);
    receiver.behave('/wavers', { kind: 'status', status: 200 });
    await createProfile();
    await deliveryWith(id, 'success');
    expect((await call('GET', `/v1/webhooks/${id}`)).at('failure_count')).toBe(0);
  });

  it('whose secret cannot be decrypted fail like any delivery, and deliver again once it is rotated', async () => {
    const { account, call, createWebhook, createProfile, deliveryWith } = await freshOwner();
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
    expect((await call('GET', `/v1/webhooks/${id}`)).at('failure_count')).toBe(5);
    expect(await db.mails.find({ accountId: account.accountId }).lean()).toMatchObject([
      { params: { webhookId: id, errorMessage: error_message } },
    ]);
    const tested = await call('POST', `/v1/webhooks/${id}/test`);
    expect(tested.at('delivery')).toMatchObject({ status: 'failed', error_message });
    expect(platform.logs()).toContain('a signing secret cannot be decrypted');
    expect(receiver.received('/unreadable')).toHaveLength(0);

    const secret = (await call('POST', `/v1/webhooks/${id}/rotate-secret`)).textAt('secret');
    await call('POST', `/v1/webhooks/${id}/deliveries/${failed.textAt('data.0.id')}/redeliver`);
    const [request] = await receivedAt(receiver, '/unreadable', 1);
    if (request === undefined) throw new Error('nothing was received');
    expect(await signaturesOf(request, [secret])).toEqual({ signature: 0, previous: null, standard: [0] });

    // A callback uses the account's secret.
    await db.accounts.updateOne({ _id: account.accountId }, { $set: { signingSecret: unreadable } });
    const emitting = openEvents(platform);
    const data = { date: '2026-11-21' };
    const callbackUrl = `${receiver.url}/unreadable-callback`;
    await emitting.events.emit({ accountId: account.accountId, livemode: true }, 'daily.reset', data, { callbackUrl });
    const callback = { accountId: account.accountId, kind: 'callback' } as const;
    await until(
      'the callback has failed',
      async () => (await db.deliveries.exists({ ...callback, status: 'failed' })) !== null,
    );
    expect(await db.deliveries.find(callback).lean()).toMatchObject([{ attempts: 5, errorMessage: error_message }]);
    expect(await accounts.rotateSigningSecret(account.accountId)).toMatch(/^whsec_/);
  });

  it('count a response that hangs or drips as failed after the timeout', async () => {
    const { createWebhook, createProfile } = await freshOwner();
    receiver.behave('/too-late', { kind: 'hang' });
    receiver.behave('/too-slow', { kind: 'drip' });
    await worker.stop();
    await platform.startWorker('webhook', { settings: { WEBHOOK_TIMEOUT_MS: '6000' } });
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
      expect(late).toMatchObject({ responseCode, errorMessage: 'No complete answer within 6 s' });
      // Timers count whole milliseconds from the start of their event loop turn, so they may be early.
      expect(late.responseTimeMs).toBeGreaterThanOrEqual(5_990);
    }
  });
});
