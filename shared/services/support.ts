import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { newId } from '../ids.ts';
import type { AccountRecord } from '../models/accounts.ts';
import type { Database } from '../models/index.ts';
import type { MailRecord } from '../models/mails.ts';
import type { SupportRequestRecord } from '../models/supportRequests.ts';
import { ownedBy } from '../owner.ts';
import type { Caller } from './context.ts';
import type { MailService } from './mail.ts';

export interface LimitIncrease {
  readonly requestedLimit: number;
  readonly useCase: string;
  readonly expectedVolume: string;
}

export interface SupportService {
  /** Stores the wish together with the mail that tells the operator (the address of `MAIL_FROM`) of it. */
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
      if (account === null) throw new Error('a key of an account that is gone was accepted');
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
      await db.transaction(async (session) => {
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
    disabled: false,
    state: waits ? 'pending' : 'kept',
    attempts: 0,
    nextAttemptAt: waits ? createdAt : null,
    error: null,
    createdAt,
    sentAt: null,
  };
}
