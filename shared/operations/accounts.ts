import { isSuspendedAccount } from '../accounts/suspension.ts';
import { type Clock, kstDate, kstDayStart } from '../core/clock.ts';
import { type Limits, limitsOf, type Plan } from '../core/plans.ts';
import type { Database } from '../db/connect.ts';
import type { AccountRecord } from '../db/models/accounts.ts';
import { rawCollection } from '../db/records.ts';
import { roundedUsd } from './recent-work.ts';

/** An account as operators see it: without the partner's name and address. */
export interface OperatorAccount {
  readonly id: string;
  readonly plan: Plan;
  readonly limits: Limits;
  /** Charged since the start of the KST month. */
  readonly monthUsd: { readonly live: number; readonly test: number };
  readonly suspendedAt: Date | null;
  readonly createdAt: Date;
}

export interface AccountPage {
  readonly accounts: readonly OperatorAccount[];
  readonly total: number;
  /** For the next page; null: this is the last one. */
  readonly nextAfter: string | null;
}

export const ACCOUNTS_PER_PAGE = 25;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** The newest accounts first. @param after the last id of the page before; null: the first page */
export async function viewAccounts(deps: Deps, after: string | null): Promise<AccountPage> {
  const { db } = deps;
  const which = after === null ? {} : { _id: { $lt: after } };
  const [found, total] = await Promise.all([
    rawCollection(db.accounts)
      .find(which)
      .sort({ _id: -1 })
      .limit(ACCOUNTS_PER_PAGE + 1)
      .project<AccountFields>({ plan: 1, limits: 1, suspendedAt: 1, createdAt: 1 })
      .toArray(),
    db.accounts.countDocuments({}),
  ]);
  const page = found.slice(0, ACCOUNTS_PER_PAGE);
  const charges = await chargesOfMonth(deps, page);
  const accounts = page.map((account): OperatorAccount => {
    const { _id: id, plan, createdAt, suspendedAt = null } = account;
    const monthUsd = charges.get(id) ?? { live: 0, test: 0 };
    const isSuspended = isSuspendedAccount({ suspendedAt });
    return {
      id,
      plan,
      limits: limitsOf(account, true),
      monthUsd,
      suspendedAt: isSuspended ? suspendedAt : null,
      createdAt,
    };
  });
  return { accounts, total, nextAfter: found.length > ACCOUNTS_PER_PAGE ? (page.at(-1)?._id ?? null) : null };
}

type AccountFields = Pick<AccountRecord, '_id' | 'plan' | 'limits' | 'suspendedAt' | 'createdAt'>;

/** Read from the index `charges` alone. */
async function chargesOfMonth(
  { db, clock }: Deps,
  accounts: readonly AccountFields[],
): Promise<ReadonlyMap<string, OperatorAccount['monthUsd']>> {
  if (accounts.length === 0) return new Map();
  const month = kstDayStart(`${kstDate(clock.now()).slice(0, 7)}-01`);
  const sumsOf = async (livemode: boolean) => {
    const accountId = { $in: accounts.map(({ _id }) => _id) };
    const rows = await db.calls.aggregate<{ _id: string; usd: number }>([
      { $match: { accountId, livemode, settledAt: { $gte: month }, chargedUsd: { $gt: 0 } } },
      { $group: { _id: '$accountId', usd: { $sum: '$chargedUsd' } } },
    ]);
    return new Map(rows.map(({ _id, usd }) => [_id, roundedUsd(usd)]));
  };
  const [live, test] = await Promise.all([sumsOf(true), sumsOf(false)]);
  return new Map(accounts.map(({ _id }) => [_id, { live: live.get(_id) ?? 0, test: test.get(_id) ?? 0 }]));
}
