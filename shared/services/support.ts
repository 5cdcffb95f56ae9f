import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import type { Database } from '../models/index.ts';
import type { SupportRequestRecord } from '../models/supportRequests.ts';
import { ownedBy } from '../owner.ts';
import type { Caller } from './context.ts';

export interface LimitIncrease {
  /** Requests per day. */
  readonly requestedLimit: number;
  readonly useCase: string;
  readonly expectedVolume: string;
}

export interface SupportService {
  /** Stores the wish and tells the operator. */
  requestLimitIncrease(caller: Caller, wish: LimitIncrease): Promise<SupportRequestRecord>;
}

export function createSupportService(deps: {
  readonly db: Database;
  readonly clock: Clock;
  /** Mails the operator; what is stored stays stored when it fails. */
  readonly notifyOperator: (request: SupportRequestRecord) => Promise<void>;
}): SupportService {
  return {
    async requestLimitIncrease(caller, wish) {
      const request: SupportRequestRecord = {
        _id: newId('sup'),
        ...ownedBy(caller.owner),
        kind: 'limit_increase',
        ...wish,
        status: 'received',
        requestId: caller.actor.requestId,
        createdAt: deps.clock.now(),
      };
      await deps.db.supportRequests.create([request]);
      await deps.notifyOperator(request);
      return request;
    },
  };
}
