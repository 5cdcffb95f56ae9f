import { afterEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '../../shared/core/clock.ts';
import { runCli } from '../harness/cli.ts';
import { awayFromTheHour } from '../harness/dates.ts';
import { BIRTH, createClient, until } from '../harness/http.ts';
import { failureOnBoard } from '../harness/jobs.ts';
import { startPlatform, type TestPlatform } from '../harness/platform.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { type SmtpServer, startSmtpServer, type TakenMail } from '../harness/smtp-server.ts';

const SETTINGS = { WEBHOOK_RETRY_DELAYS_MS: '20,20,20,20', MAIL_FROM: 'Saju <no-reply@saju.example>' };

describe('mails about failed deliveries', () => {
  const cleanUps: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (let cleanUp = cleanUps.pop(); cleanUp !== undefined; cleanUp = cleanUps.pop()) await cleanUp();
  });

  /** A platform with a webhook whose receiver always fails; `smtp` null: without a mail server. */
  const start = async (smtp: SmtpServer | null) => {
    const receiver: Receiver = await startReceiver();
    cleanUps.push(() => receiver.close());
    const platform: TestPlatform = await startPlatform({
      ...SETTINGS,
      ...(smtp === null ? {} : { SMTP_URL: smtp.url }),
    });
    cleanUps.push(() => platform.stop());
    const apiServer = await platform.startApiServer();
    await platform.startWorker('webhook,maintenance');
    await awayFromTheHour();
    const account = await platform.account();
    const call = createClient(apiServer.url, { key: account.liveKey });
    receiver.behave('/', { kind: 'status', status: 500 });
    const body = { url: `${receiver.url}/`, events: ['profile.created'] };
    const webhookId = (await call('POST', '/v1/webhooks', { body })).textAt('id');
    const { db } = platform.admin;
    const fail = async (count: number) => {
      const before = await db.deliveries.countDocuments({ status: 'failed' });
      await Promise.all(Array.from({ length: count }, () => call('POST', '/v1/profiles', { body: BIRTH })));
      await until(`${count} more failed`, async () => {
        return (await db.deliveries.countDocuments({ status: 'failed' })) === before + count;
      });
    };
    const { email } = (await db.accounts.findById(account.accountId).lean()) ?? { email: '' };
    return { platform, db, webhookId, fail, email };
  };
  const startSmtp = async (): Promise<SmtpServer> => {
    const smtp = await startSmtpServer();
    cleanUps.push(() => smtp.stop());
    return smtp;
  };
  const mailsAt = (smtp: SmtpServer, count: number): Promise<readonly TakenMail[]> =>
    until(`${count} mails`, async () => (smtp.mails.length >= count ? smtp.mails : null));

  it('go to the owner through the mail server, one per webhook and hour, and others before and when the webhook is switched off', async () => {
    const smtp = await startSmtp();
    const { db, webhookId, fail, email } = await start(smtp);
    await fail(2);
    const [first] = await mailsAt(smtp, 1);
    if (first === undefined) throw new Error('no mail came');
    expect(first).toMatchObject({ from: 'no-reply@saju.example', to: [email] });
    const { subject, text } = readable(first);
    expect(subject).toBe('[Saju] 웹훅 전송에 실패했습니다 / Webhook delivery failed');
    expect(text).toContain(`웹훅 ID: ${webhookId}`);
    // A mail waits three seconds to combine failures; both should fail within them.
    const [, count] = /최근 1시간 동안 실패한 알림: ([12])건/.exec(text) ?? [];
    expect(text).toMatch(new RegExp(`Failed deliveries in this hour: ${count}\\r?\\n`));
    expect(text).toContain('HTTP 500');
    await fail(2);
    await until('the first is marked sent', () => db.mails.exists({ state: 'sent' }));
    expect(await db.mails.findOne().lean()).toMatchObject({ count: 4, state: 'sent' });
    await db.webhooks.updateOne({ _id: webhookId }, { $set: { failingSince: new Date(Date.now() - 3 * DAY_MS) } });
    await fail(1);
    await db.webhooks.updateOne({ _id: webhookId }, { $set: { failingSince: new Date(Date.now() - 5 * DAY_MS) } });
    await fail(1);
    const [, failing, disabled] = await mailsAt(smtp, 3);
    if (failing === undefined || disabled === undefined) throw new Error('no mail came');
    expect(readable(failing).subject).toBe('[Saju] 웹훅 전송이 계속 실패하고 있습니다 / Webhook keeps failing');
    expect(readable(disabled).subject).toBe('[Saju] 웹훅이 비활성화되었습니다 / Webhook switched off');
    expect(readable(disabled).text).toContain(`POST /v1/webhooks/${webhookId}/test`);
    // A webhook's address may hold a secret.
    for (const mail of smtp.mails) expect(readable(mail).text).not.toContain('http://127.0.0.1');
    // Mailboxes drop a second mail with the same id.
    expect(new Set(smtp.mails.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1])).size).toBe(3);
    await until('the mails are marked sent', async () => (await db.mails.countDocuments({ state: 'sent' })) === 3);
    expect(smtp.mails).toHaveLength(3);
  });

  it('are retried when the server asks for it, and abandoned when it refuses', async () => {
    const smtp = await startSmtp();
    smtp.refuse('451 try again later', 1);
    const { platform, db, fail } = await start(smtp);
    await fail(1);
    const waiting = await until('the first attempt failed', async () => db.mails.findOne({ attempts: 1 }).lean());
    expect(waiting).toMatchObject({ state: 'pending', error: 'the mail server answered 451' });
    expect(waiting.nextAttemptAt?.getTime()).toBeGreaterThan(Date.now() + 10_000);
    // The mail is due, and Redis has lost its delayed job.
    await platform.redis.flushdb();
    await db.mails.updateOne({ _id: waiting._id }, { $set: { nextAttemptAt: new Date(Date.now() - 60_000) } });
    const report = JSON.parse((await runCli(platform, 'reconcile', '--json')).stdout);
    expect(report).toMatchObject({ requeued: 0, timed_out: 0, items_settled: 0, batches_ended: 0 });
    await until('the mail is sent', async () =>
      db.mails.findOne({ _id: waiting._id, state: 'sent', attempts: 2 }).lean(),
    );
    await mailsAt(smtp, 1);
    expect(smtp.mails).toHaveLength(1);

    await db.mails.deleteMany({});
    smtp.refuse('550 no such user', 1);
    await fail(1);
    const refused = await until('the mail has failed', async () => db.mails.findOne({ state: 'failed' }).lean());
    expect(refused).toMatchObject({ attempts: 1, nextAttemptAt: null, error: 'the mail server answered 550' });
    const failure = await failureOnBoard(platform, 'mail', { mailId: refused._id });
    expect(failure).toEqual({ kind: 'refused', status: 550, attempts: 1 });
    expect(platform.logs()).not.toContain(refused.to);
  });

  it('are kept and listed by the command line when no mail server is set', async () => {
    const { platform, webhookId, fail, email } = await start(null);
    await fail(3);
    const [mail, ...others] = JSON.parse((await runCli(platform, 'mail', 'list', '--json')).stdout);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      id: expect.stringMatching(/^mail_/),
      to: email,
      kind: 'webhook.failed',
      subject: expect.stringContaining('웹훅 전송에 실패했습니다'),
      text: expect.stringContaining(webhookId),
      count: 3,
      state: 'kept',
      sent_at: null,
    });
    expect((await runCli(platform, 'mail', 'list')).stdout).toContain('kept');
  });
});

/** Subject and text of a mail, decoded. */
function readable({ source }: TakenMail): { readonly subject: string; readonly text: string } {
  const [head = '', body = ''] = source.split(/\r\n\r\n([\s\S]*)/);
  const headers = head.replace(/\r\n[ \t]+/g, ' ');
  const subject = (/^Subject: (.*)$/m.exec(headers)?.[1] ?? '')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_word, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B' ? `<b64>${text}</b64>` : quotedPrintable(text.replaceAll('_', ' ')),
    )
    .replace(/<b64>(.*?)<\/b64>/g, (_word, text: string) => Buffer.from(text, 'base64').toString('utf8'));
  const encoding = /^Content-Transfer-Encoding: (.*)$/im.exec(headers)?.[1]?.trim().toLowerCase();
  const text = encoding === 'base64' ? Buffer.from(body, 'base64').toString('utf8') : quotedPrintable(body);
  return { subject, text };
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => `\\x${hex}`);
  return Buffer.from(
    bytes.replace(/\\x([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
}
