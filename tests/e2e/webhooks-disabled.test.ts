import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../harness/http.ts';
import { untilEventsAreDispatched } from '../harness/jobs.ts';
import { type ApiServer, startPlatform, type TestPlatform } from '../harness/platform.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { createWebhookOwner, receivedAt } from '../harness/webhooks.ts';

const DISABLE_AFTER_MS = 3_600_000;

describe('webhooks', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let receiver: Receiver;

  beforeAll(async () => {
    const settings = { WEBHOOK_RETRY_DELAYS_MS: '20,20,20,20', WEBHOOK_DISABLE_AFTER_MS: String(DISABLE_AFTER_MS) };
    platform = await startPlatform(settings);
    receiver = await startReceiver();
    apiServer = await platform.startApiServer();
    await platform.startWorker('webhook');
  });
  afterAll(async () => {
    await receiver.close();
    await platform.stop();
  });

  const freshOwner = async () => {
    const owner = await createWebhookOwner(platform, apiServer, receiver);
    const { db } = platform.admin;
    return {
      ...owner,
      webhook: async (id: string) => (await owner.call('GET', `/v1/webhooks/${id}`)).body,
      /** Waits for so many failed deliveries. */
      failed: (id: string, count: number) =>
        until(`${count} deliveries failed`, async () => {
          const listed = await owner.call('GET', `/v1/webhooks/${id}/deliveries?status=failed`);
          return Number(listed.at('total_count')) >= count;
        }),
      /** As if the present failures had begun earlier. */
      age: (id: string, ms: number) =>
        db.webhooks.updateOne({ _id: id }, { $set: { failingSince: new Date(Date.now() - ms) } }),
      mails: () => db.mails.find({ accountId: owner.account.accountId }).sort({ _id: 1 }).lean(),
    };
  };

  it('are switched off when every attempt of the time has failed, with a warning, an event and a mail, and then get only tests', async () => {
    const { call, createWebhook, createProfile, deliveriesOf, deliveryWith, webhook, failed, age, mails } =
      await freshOwner();
    receiver.behave('/breaks', { kind: 'status', status: 500 });
    const { id } = await createWebhook('/breaks');
    await createWebhook('/watches', ['webhook.disabled']);
    for (let count = 0; count < 7; count += 1) await createProfile();
    await failed(id, 7);
    // Seven deliveries of five attempts each, in a moment.
    expect(await webhook(id)).toMatchObject({
      active: true,
      failure_count: 35,
      disabled_reason: null,
      disabled_at: null,
    });
    await age(id, DISABLE_AFTER_MS / 2);
    await createProfile();
    await failed(id, 8);
    expect(await webhook(id)).toMatchObject({ active: true, failure_count: 40 });
    await age(id, DISABLE_AFTER_MS);
    await createProfile();
    const [warning] = await receivedAt(receiver, '/watches', 1);
    expect(warning?.body).toMatchObject({
      type: 'webhook.disabled',
      data: { webhook_id: id, url: `${receiver.url}/breaks`, failure_count: 41 },
    });
    expect(await webhook(id)).toMatchObject({
      active: false,
      failure_count: 41,
      disabled_reason: 'failing',
      disabled_at: expect.stringMatching(/Z$/),
    });
    const kinds = (await mails()).map(({ kind }) => kind);
    expect([...new Set(kinds)].sort()).toEqual(['webhook.disabled', 'webhook.failed', 'webhook.failing']);
    expect(kinds.filter((kind) => kind !== 'webhook.failed')).toEqual(['webhook.failing', 'webhook.disabled']);
    for (const mail of await mails()) expect(JSON.stringify(mail)).not.toContain(receiver.url);

    await failed(id, 9);
    const before = receiver.received('/breaks').length;
    await createProfile();
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
    expect(await webhook(id)).toMatchObject({
      active: true,
      failure_count: 0,
      disabled_reason: null,
      disabled_at: null,
    });

    // A failed delivery can be redelivered, as the same event.
    const failedEvent = (await deliveriesOf(id)).textAt('data.0.event_id');
    const resent = await call('POST', `/v1/webhooks/${id}/deliveries/${redelivery}/redeliver`);
    expect(resent.status).toBe(202);
    expect(resent.body).toMatchObject({ id: redelivery, status: 'pending', event_id: failedEvent });
    await deliveryWith(id, 'success');
    expect(receiver.received('/breaks').at(-1)?.headers['webhook-id']).toBe(failedEvent);
  });

  it('stay on for four failing deliveries, however long, and are off at once after 410', async () => {
    const { createWebhook, createProfile, webhook, failed, age, mails } = await freshOwner();
    receiver.behave('/four', { kind: 'status', status: 500 });
    const { id } = await createWebhook('/four');
    await createProfile();
    await failed(id, 1);
    await age(id, 2 * DISABLE_AFTER_MS);
    for (let count = 0; count < 3; count += 1) await createProfile();
    await failed(id, 4);
    expect(await webhook(id)).toMatchObject({ active: true, failure_count: 20 });
    receiver.behave('/four', { kind: 'status', status: 410 });
    await createProfile();
    await until('it is off', async () => Object(await webhook(id)).active === false);
    expect(await webhook(id)).toMatchObject({ active: false, disabled_reason: 'gone', failure_count: 21 });
    expect(receiver.received('/four')).toHaveLength(21);
    expect((await mails()).map(({ kind }) => kind)).toContain('webhook.disabled');
  });

  it('tell that their owner switched them off, and when; a new address and a switch-on start anew', async () => {
    const { call, createWebhook, createProfile, webhook, failed } = await freshOwner();
    receiver.behave('/owned', { kind: 'status', status: 500 });
    const { id } = await createWebhook('/owned');
    await createProfile();
    await failed(id, 1);
    const change = (body: unknown) => call('PATCH', `/v1/webhooks/${id}`, { body });
    const off = await change({ active: false });
    expect(off.body).toMatchObject({ active: false, failure_count: 5, disabled_reason: 'owner' });
    const disabled_at = off.textAt('disabled_at');
    expect((await change({ active: false, description: 'still off' })).body).toMatchObject({ disabled_at });
    expect(await webhook(id)).toMatchObject({ active: false, disabled_reason: 'owner', disabled_at });
    const on = await change({ active: true });
    expect(on.body).toMatchObject({ active: true, failure_count: 0, disabled_reason: null, disabled_at: null });
    await createProfile();
    await failed(id, 2);
    expect(await webhook(id)).toMatchObject({ failure_count: 5 });
    expect((await change({ url: `${receiver.url}/owned` })).at('failure_count')).toBe(5);
    expect((await change({ url: `${receiver.url}/moved` })).at('failure_count')).toBe(0);
  });
});
