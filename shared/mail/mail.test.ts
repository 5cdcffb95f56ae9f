import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, openProducer, silentLogger, testClock } from '../../tests/harness/stores.ts';
import type { Database } from '../db/connect.ts';
import type { DeliveryRecord } from '../db/models/deliveries.ts';
import type { Producer } from '../queues/producer.ts';
import { createMailService } from './mail.ts';
import { mailText } from './texts.ts';

let db: Database;
let producer: Producer;

beforeAll(async () => {
  db = await openDatabase();
  producer = await openProducer();
});
afterAll(async () => {
  await producer.close();
  await db.close();
});

it('counts the failures of each webhook, and of the callbacks of each mode, in a separate mail', async () => {
  const clock = testClock();
  const mail = createMailService({
    db,
    clock,
    producer,
    logger: silentLogger,
    config: { smtpUrl: null, mailFrom: 'saju@operator.example' },
  });
  const count = (url: string, delivery: Pick<DeliveryRecord, 'webhookId' | 'livemode'>, slot = 0) =>
    db.transaction(null, (session) =>
      mail.countFailedDeliveries(
        {
          accountId: 'acc_1',
          to: 'owner@partner.example',
          host: new URL(url).host,
          slot: delivery.webhookId === null ? null : slot,
          delivery: failed(clock.now(), { ...delivery, url }),
          count: 1,
          responseCode: 500,
          errorMessage: 'HTTP 500',
        },
        session,
      ),
    );
  const [a, b] = ['https://one.example/done', 'https://two.example/done'];
  const first = await count(a, { webhookId: null, livemode: true });
  expect(await count(b, { webhookId: null, livemode: true })).toBe(first);
  const others = [
    await count(a, { webhookId: null, livemode: false }),
    await count(a, { webhookId: 'whk_1', livemode: true }),
    await count(a, { webhookId: 'whk_2', livemode: true }, 1),
  ];
  const webhook = others[1];
  // In the slot of a webhook that was deleted: else webhooks made anew would cause a mail each.
  expect(await count(b, { webhookId: 'whk_3', livemode: true })).toBe(webhook);
  clock.advance(3_600_000);
  others.push(await count(a, { webhookId: null, livemode: true }));
  expect(new Set([first, ...others]).size).toBe(5);
  const counts = await db.mails.find({}, { count: 1 }).lean();
  expect(Object.fromEntries(counts.map((each) => [each._id, each.count]))).toEqual({
    ...Object.fromEntries(others.map((id) => [id, 1])),
    [first]: 2,
    [webhook ?? '']: 2,
  });
});

it('tells of a webhook that keeps failing once, and of its end, by id and host', async () => {
  const clock = testClock();
  const mail = createMailService({
    db,
    clock,
    producer,
    logger: silentLogger,
    config: { smtpUrl: null, mailFrom: 'saju@operator.example' },
  });
  const failing = {
    accountId: 'acc_3',
    to: 'owner@partner.example',
    webhookId: 'whk_3',
    host: 'partner.example',
    failureCount: 70,
    failingSince: new Date('2090-06-10T03:00:00Z'),
    errorMessage: 'HTTP 500',
  };
  const disableAt = new Date('2090-06-15T03:00:00Z');
  const note = () => db.transaction(null, (session) => mail.noteFailing({ ...failing, disableAt }, session));
  expect([(await note()).length, (await note()).length]).toEqual([1, 0]);
  for (const reason of ['failing', 'gone'] as const) {
    await db.transaction(null, (session) => mail.noteDisabled({ ...failing, livemode: true, reason }, session));
    clock.advance(3_600_000);
  }
  const texts = (await db.mails.find({ accountId: 'acc_3' }).sort({ _id: 1 }).lean()).map(mailText);
  expect(texts.map(({ subject }) => subject)).toEqual([
    '[Saju] 웹훅 전송이 계속 실패하고 있습니다 / Webhook keeps failing',
    '[Saju] 웹훅이 비활성화되었습니다 / Webhook switched off',
    '[Saju] 웹훅이 비활성화되었습니다 / Webhook switched off',
  ]);
  for (const { text } of texts) {
    for (const fact of ['웹훅 ID: whk_3', '호스트: partner.example', '70회', 'HTTP 500', '/v1/webhooks/whk_3/replay']) {
      expect(text).toContain(fact);
    }
    expect(text).not.toMatch(/https?:/);
  }
  expect(texts[0]?.text).toContain('2090-06-15T12:00+09:00 이후 웹훅을 비활성화');
  expect(texts[2]?.text).toContain('410 Gone');
});

it('tells an account once an hour of webhooks that were switched off, and in the next hour of those that followed', async () => {
  const clock = testClock('2090-06-15T03:10:00.000Z');
  const config = { smtpUrl: 'smtp://127.0.0.1:9', mailFrom: 'saju@operator.example' };
  const mail = createMailService({ db, clock, producer, logger: silentLogger, config });
  const note = async (webhookId: string, accountId = 'acc_6', livemode = true) => {
    const failing = {
      webhookId,
      host: 'partner.example',
      failureCount: 1,
      failingSince: clock.now(),
      errorMessage: null,
    };
    const disabled = { ...failing, accountId, livemode, to: 'owner@partner.example', reason: 'gone' } as const;
    const [id] = await db.transaction(accountId, (session) => mail.noteDisabled(disabled, session));
    return id;
  };
  const together = await Promise.all(Array.from({ length: 10 }, (_, index) => note(`whk_${index}`)));
  const [first] = together;
  expect(new Set(together)).toEqual(new Set([first]));
  expect(await note('whk_other', 'acc_7')).not.toBe(first);
  // What is tried out hides nothing.
  expect(await note('whk_test', 'acc_6', false)).not.toBe(first);
  // Its text is made at any moment from then on.
  clock.advance(3_000);
  const second = await note('whk_second');
  const later = [second];
  for (let minute = 11; minute < 60; minute += 1) {
    clock.advance(60_000);
    later.push(await note('whk_later'));
  }
  expect(new Set(later)).toEqual(new Set([second]));
  clock.advance(60_000);
  expect(await note('whk_third')).not.toBe(second);
  const mails = await db.mails
    .find({ accountId: 'acc_6', 'params.webhookId': { $ne: 'whk_test' } })
    .sort({ _id: 1 })
    .lean();
  const at = (time: string) => new Date(`2090-06-15T${time}Z`);
  expect(mails.map(({ count, nextAttemptAt }) => [count, nextAttemptAt])).toEqual([
    [10, at('03:10:03')],
    [50, at('04:00:03')],
    [1, at('05:00:03')],
  ]);
  const texts = mails.map((each) => mailText(each).text);
  expect(texts[1]).toContain('Webhook: whk_second');
  expect(texts[1]).toContain('Switched off at: 2090-06-15T12:10+09:00');
  expect(texts[1]).toContain('this one included: 50.');
  expect(texts[2]).not.toContain('this one included');
});

it('names the batch of a callback, and how to get its results', async () => {
  const clock = testClock();
  const mail = createMailService({
    db,
    clock,
    producer,
    logger: silentLogger,
    config: { smtpUrl: null, mailFrom: 'saju@operator.example' },
  });
  const count = () =>
    db.transaction(null, (session) =>
      mail.countFailedDeliveries(
        {
          accountId: 'acc_2',
          to: 'owner@partner.example',
          host: 'partner.example',
          slot: null,
          delivery: { ...failed(clock.now(), { webhookId: null, livemode: true }), accountId: 'acc_2' },
          count: 1,
          responseCode: 500,
          errorMessage: 'HTTP 500',
        },
        session,
      ),
    );
  const textOf = async (id: string) => {
    const record = await db.mails.findById(id).lean();
    return record === null ? '' : mailText(record).text;
  };
  const once = await textOf(await count());
  expect(once).toContain('해당 배치: batch_1\n');
  expect(once).toContain('Its batch: batch_1\n');
  expect(once.match(/^ {2}GET .*$/gm)).toEqual(Array(2).fill('  GET /v1/fortunes/batch/batch_1'));
  // There may be others: the list contains them.
  const twice = await textOf(await count());
  expect(twice.match(/^ {2}GET \/v1\/fortunes\/batch$/gm)).toHaveLength(2);
});

function failed(now: Date, about: Pick<DeliveryRecord, 'webhookId' | 'livemode'> & { url?: string }): DeliveryRecord {
  return {
    _id: 'dlv_1',
    accountId: 'acc_1',
    kind: about.webhookId === null ? 'callback' : 'event',
    url: null,
    eventId: 'evt_1',
    eventType: 'batch.completed',
    body: JSON.stringify({ event: 'batch.completed', batch_id: 'batch_1' }),
    status: 'failed',
    attempts: 5,
    roundAttempts: 5,
    nextAttemptAt: null,
    attemptedAt: now,
    responseCode: 500,
    responseTimeMs: 1,
    errorMessage: 'HTTP 500',
    createdAt: now,
    ...about,
  };
}

it('mails the operator about requests for higher limits once per account and hour', async () => {
  const clock = testClock();
  const config = { smtpUrl: null, mailFrom: 'saju@operator.example' };
  const mail = createMailService({ db, clock, producer, logger: silentLogger, config });
  const request = (supportId: string, accountId: string) => {
    const from = { accountId, accountName: 'A', accountEmail: 'a@partner.example', plan: 'free', livemode: true };
    const params = { ...from, supportId, requestedLimit: 1, useCase: 'x', expectedVolume: 'y' };
    return db.transaction(accountId, (session) => mail.noteSupportRequest(params, session));
  };
  const ask = async (accountId: string) => {
    const noted = await Promise.all(Array.from({ length: 10 }, (_, index) => request(`sup_${index}`, accountId)));
    return noted.flat().length;
  };
  expect([await ask('acc_4'), await ask('acc_4'), await ask('acc_5')]).toEqual([1, 0, 1]);
  clock.advance(3_600_000);
  expect(await ask('acc_4')).toBe(1);
  const found = await db.mails.find({ accountId: 'acc_4' }).lean();
  expect(found.map(({ kind, to }) => [kind, to])).toEqual(Array(2).fill(['support.received', 'saju@operator.example']));
});
