import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import { newId } from '../core/ids.ts';
import { ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { AccountRecord } from '../db/models/accounts.ts';
import type { MailRecord } from '../db/models/mails.ts';
import type { SupportRequestRecord } from '../db/models/support-requests.ts';
import type { MailService } from '../mail/mail.ts';
import type { Caller } from './caller.ts';

export interface LimitIncrease {
  readonly requestedLimit: number;
  readonly useCase: string;
  readonly expectedVolume: string;
}

export interface SupportService {
  /** Stores the request together with its mail to the operator (the address of `MAIL_FROM`). */
  requestLimitIncrease(caller: Caller, wish: LimitIncrease): Promise<SupportRequestRecord>;
}

export interface SupportDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly mail: Pick<MailService, 'enqueue'>;
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
}

export function createSupportService(deps: SupportDeps): SupportService {
  const { db, clock } = deps;
  return {
    async requestLimitIncrease(caller, wish) {
      const account = await db.accounts.findById(caller.owner.accountId).lean();
      if (account === null) throw new Error('an accepted key has no account');
      const request: SupportRequestRecord = {
        _id: newId('sup'),
        ...ownedBy(caller.owner),
        kind: 'limit_increase',
        ...wish,
        status: 'received',
        requestId: caller.actor.requestId,
        createdAt: clock.now(),
      };
      const mail = operatorMail(deps.config, account, request);
      await db.transaction(request.accountId, async (session) => {
        await db.supportRequests.create([request], { session });
        await db.mails.create([mail], { session });
      });
      await deps.mail.enqueue(mail._id);
      return request;
    },
  };
}

function operatorMail(
  config: SupportDeps['config'],
  account: AccountRecord,
  request: SupportRequestRecord,
): MailRecord {
  const { _id: supportId, livemode, requestedLimit, useCase, expectedVolume, createdAt } = request;
  const waits = config.smtpUrl !== null;
  return {
    _id: newId('mail'),
    accountId: account._id,
    kind: 'support.received',
    key: supportId,
    to: config.mailFrom,
    params: {
      supportId,
      accountId: account._id,
      accountName: account.name,
      accountEmail: account.email,
      plan: account.plan,
      livemode,
      requestedLimit,
      useCase,
      expectedVolume,
    },
    count: 1,
    state: waits ? 'pending' : 'kept',
    attempts: 0,
    nextAttemptAt: waits ? createdAt : null,
    error: null,
    createdAt,
    sentAt: null,
  };
}
