import type { Clock } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import { ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { SupportRequestRecord } from '../db/models/support-requests.ts';
import type { MailService } from '../mail/mail.ts';
import type { Caller } from './caller.ts';

export interface LimitIncrease {
  readonly requestedLimit: number;
  readonly useCase: string;
  readonly expectedVolume: string;
}

export interface SupportService {
  /** Stores the request together with its mail to the operator (the address of `MAIL_FROM`), one an hour. */
  requestLimitIncrease(caller: Caller, wish: LimitIncrease): Promise<SupportRequestRecord>;
}

export interface SupportDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly mail: Pick<MailService, 'noteSupportRequest' | 'enqueue'>;
}

export function createSupportService({ db, clock, mail }: SupportDeps): SupportService {
  return {
    async requestLimitIncrease(caller, wish) {
      const { accountId, livemode } = caller.owner;
      const account = await db.accounts.findById(accountId).lean();
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
      const { name: accountName, email: accountEmail, plan } = account;
      const params = { supportId: request._id, accountId, accountName, accountEmail, plan, livemode, ...wish };
      const mailIds = await db.transaction(accountId, async (session) => {
        await db.supportRequests.create([request], { session });
        return mail.noteSupportRequest(params, session);
      });
      await Promise.all(mailIds.map((id) => mail.enqueue(id)));
      return request;
    },
  };
}
