import { type Clock, DAY_MS } from '../core/clock.ts';
import { type ModelName, perModel } from '../core/models.ts';
import type { Models } from '../db/models/models.ts';
import { type DisabledReason, MIN_FAILED_DELIVERIES, type WebhookRecord } from '../db/models/webhooks.ts';
import { rawCollection } from '../db/records.ts';
import { ACROSS_ACCOUNTS } from './across-accounts.ts';
import { causeOf, failuresOf, isEndedByOwner, recentGenerations } from './recent-work.ts';

/** What is wrong with what runs, over all accounts. */
interface TroubleDeps<Name extends keyof Models> {
  readonly db: Pick<Models, Name>;
  readonly clock: Clock;
}

export interface SwitchedOffWebhook {
  readonly id: string;
  /** Null: an earlier version did not record it. */
  readonly reason: DisabledReason | null;
}

/** More than this many are not counted. */
const MOST = 1_000;

/** The webhooks that the service has switched off, newest first; those that their owners did are left out. */
export async function switchedOffWebhooks({ db }: TroubleDeps<'webhooks'>): Promise<readonly SwitchedOffWebhook[]> {
  const found = await rawCollection(db.webhooks)
    .find({ active: false, disabledReason: { $ne: 'owner' } }, ACROSS_ACCOUNTS)
    .sort({ _id: -1 })
    .limit(MOST)
    .project<Pick<WebhookRecord, '_id' | 'disabledReason'>>({ disabledReason: 1 })
    .toArray();
  return found.map(({ _id, disabledReason }) => ({ id: _id, reason: disabledReason ?? null }));
}

/**
 * The active webhooks whose attempts fail one after the other, newest first. Fewer failures in a row than five may be
 * a receiver's restart.
 */
export async function failingWebhooks({ db }: TroubleDeps<'webhooks'>): Promise<readonly string[]> {
  const found = await rawCollection(db.webhooks)
    .find({ active: true, failureCount: { $gte: MIN_FAILED_DELIVERIES } }, ACROSS_ACCOUNTS)
    .sort({ _id: -1 })
    .limit(MOST)
    .project<Pick<WebhookRecord, '_id'>>({ _id: 1 })
    .toArray();
  return found.map(({ _id }) => _id);
}

export interface UnsentMails {
  /** Of the last day: no further attempt follows. */
  readonly failed: number;
  /** Of the last day: no mail server was set. */
  readonly kept: number;
  /** Due for longer than a worker takes. */
  readonly overdue: number;
}

const OVERDUE_MS = 10 * 60_000;

export async function unsentMails({ db, clock }: TroubleDeps<'mails'>): Promise<UnsentMails> {
  const now = clock.now().getTime();
  const createdAt = { $gte: new Date(now - DAY_MS) };
  const [failed, kept, overdue] = await Promise.all([
    db.mails.countDocuments({ state: 'failed', createdAt }),
    db.mails.countDocuments({ state: 'kept', createdAt }),
    db.mails.countDocuments({ state: 'pending', nextAttemptAt: { $lt: new Date(now - OVERDUE_MS) } }),
  ]);
  return { failed, kept, overdue };
}

export interface EndedCalls {
  readonly ended: number;
  readonly failed: number;
  /** Why most of them failed; null: none did. */
  readonly cause: string | null;
}

/** Generations that began in the last `periodMs`, at most the newest 5,000. What owners end is no failure. */
export async function endedCalls(
  deps: TroubleDeps<'generations'>,
  periodMs: number,
): Promise<Readonly<Record<ModelName, EndedCalls>>> {
  const generations = await recentGenerations(deps, periodMs);
  const failures = failuresOf(generations, deps.clock.now());
  return perModel((model) => {
    const ended = generations.filter(
      (generation) => generation.model === model && generation.state !== 'open' && !isEndedByOwner(generation),
    );
    const most = failures.find((failure) => failure.model === model);
    const cause = most === undefined ? null : causeOf(most);
    return { ended: ended.length, failed: ended.filter(({ state }) => state === 'failed').length, cause };
  });
}
