import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { withFields } from '../../shared/core/logger.ts';
import type { Database } from '../../shared/db/connect.ts';
import { createMailService } from '../../shared/mail/mail.ts';
import type { JobContext } from '../../shared/queues/handlers.ts';
import { DelayJob } from '../../shared/queues/outcomes.ts';
import type { Producer } from '../../shared/queues/producer.ts';
import { deliveryRecord, newOwner } from '../../tests/harness/records.ts';
import { openDatabase, openProducer, silentLogger, testClock } from '../../tests/harness/stores.ts';
import { mailHandler } from './handler.ts';
import type { MailResult, OutgoingMail } from './transport.ts';

const clock = testClock();
const owner = newOwner();
let db: Database;
let producer: Producer;

beforeAll(async () => {
  db = await openDatabase();
  producer = await openProducer();
});
afterEach(() => db.mails.deleteMany({}));
afterAll(async () => {
  await producer.close();
  await db.close();
});

/** Counts a failure of the one webhook; @returns the mail's id */
const fail = (): Promise<string> => {
  const config = { smtpUrl: 'smtp://127.0.0.1:9', mailFrom: 'saju@operator.example' };
  const mail = createMailService({ db, clock, producer, logger: silentLogger, config });
  const delivery = deliveryRecord(owner, clock.now(), { webhookId: 'whk_1' });
  const failed = {
    accountId: owner.accountId,
    to: 'owner@partner.example',
    host: 'partner.example',
    slot: 0,
    delivery,
    count: 1,
    responseCode: 500,
    errorMessage: 'HTTP 500',
  };
  return db.transaction(null, (session) => mail.countFailedDeliveries(failed, session));
};

/** One run of the job once the mail is due. @returns whether it is to run again */
const attempt = async (mailId: string, send: (mail: OutgoingMail) => Promise<MailResult>): Promise<boolean> => {
  const handle = mailHandler({ db, clock, mailTransport: { send, close: () => undefined } });
  clock.advance(30_000);
  try {
    await handle({ mailId }, { logger: withFields(silentLogger, {}) } as JobContext);
    return false;
  } catch (error) {
    if (error instanceof DelayJob) return true;
    throw error;
  }
};

it('each attempt keeps the id of its mail, and one that was sent is not sent again for later failures', async () => {
  const ids: string[] = [];
  const sendAs = (result: MailResult) => (mail: OutgoingMail) => {
    ids.push(mail.id);
    return Promise.resolve(result);
  };
  const [sent, failed] = [sendAs({ kind: 'sent' }), sendAs({ kind: 'failed', status: 451, error: '451' })];
  const mailId = await fail();
  expect(await attempt(mailId, failed)).toBe(true);
  expect(await attempt(mailId, sent)).toBe(false);
  expect(await fail()).toBe(mailId);
  expect(await attempt(mailId, sent)).toBe(false);
  expect(ids).toEqual([mailId, mailId]);
});

it('a worker without a mail server hands mails back, and names the setting once', async () => {
  const mailIds = [await fail(), await fail()];
  const warnings = jest.spyOn(silentLogger, 'warn');
  const handle = mailHandler({ db, clock, mailTransport: null });
  clock.advance(30_000);
  const context = { logger: withFields(silentLogger, {}) } as JobContext;
  for (const mailId of mailIds) await expect(handle({ mailId }, context)).rejects.toThrow(DelayJob);
  expect(await db.mails.countDocuments({ state: 'pending', attempts: 0 })).toBe(1);
  expect(warnings.mock.calls).toEqual([[expect.anything(), expect.stringContaining('SMTP_URL')]]);
  warnings.mockRestore();
});
