import type { Clock } from '../../shared/core/clock.ts';
import type { Database } from '../../shared/db/connect.ts';
import type { MailRecord } from '../../shared/db/models/mails.ts';
import { MAIL_RETRY_DELAYS_MS } from '../../shared/mail/mail.ts';
import { mailText } from '../../shared/mail/texts.ts';
import type { Handler } from '../../shared/queues/handlers.ts';
import { DelayJob, FailJob } from '../../shared/queues/outcomes.ts';
import type { MailResult, MailTransport } from './transport.ts';

export interface MailHandlerDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Null: no mail server is configured. */
  readonly mailTransport: MailTransport | null;
}

/** A worker without a mail server returns a mail for this long, for another worker. */
const WITHOUT_SERVER_MS = 5_000;

/** Makes one attempt at a mail, whose text is built from the record's current state. */
export function mailHandler(deps: MailHandlerDeps): Handler<'send-mail'> {
  const { db, clock, mailTransport } = deps;
  let isLackReported = false;
  return async ({ mailId }, context) => {
    const mail = await db.mails.findOne({ _id: mailId, state: 'pending' }).lean();
    if (mail === null) return;
    if (mailTransport === null) {
      if (!isLackReported) context.logger.warn({}, 'mails wait for a worker with SMTP_URL, which this one has not');
      isLackReported = true;
      throw new DelayJob('this worker has no mail server', WITHOUT_SERVER_MS);
    }
    const early = waitMs(clock, mail.nextAttemptAt);
    if (early > 0) throw new DelayJob('the next attempt is not due', early);
    const result = await mailTransport.send({ id: mail._id, to: mail.to, ...mailText(mail) });
    if (result.kind !== 'sent') {
      context.logger.warn(
        { mail_id: mail._id, attempt: mail.attempts + 1, reason: result.error },
        'a mail could not be sent',
      );
    }
    const change = afterAttempt(mail, result, clock.now());
    await db.mails.updateOne({ _id: mail._id, state: 'pending', attempts: mail.attempts }, { $set: change });
    if (result.kind !== 'sent' && change.state === 'failed') {
      throw new FailJob(JSON.stringify({ kind: result.kind, status: result.status, attempts: change.attempts }));
    }
    if (change.nextAttemptAt !== null)
      throw new DelayJob('another attempt follows', waitMs(clock, change.nextAttemptAt));
  };
}

function waitMs(clock: Clock, at: Date | null): number {
  return at === null ? 0 : Math.max(0, at.getTime() - clock.now().getTime());
}

type Change = Pick<MailRecord, 'state' | 'attempts' | 'nextAttemptAt' | 'error'> & { sentAt?: Date };

function afterAttempt(mail: MailRecord, result: MailResult, now: Date): Change {
  const attempts = mail.attempts + 1;
  if (result.kind === 'sent') return { state: 'sent', attempts, nextAttemptAt: null, error: null, sentAt: now };
  const waitMs = result.kind === 'refused' ? undefined : MAIL_RETRY_DELAYS_MS[mail.attempts];
  if (waitMs === undefined) return { state: 'failed', attempts, nextAttemptAt: null, error: result.error };
  return { state: 'pending', attempts, nextAttemptAt: new Date(now.getTime() + waitMs), error: result.error };
}
