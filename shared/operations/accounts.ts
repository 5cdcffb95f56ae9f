import { isSuspendedAccount } from '../accounts/suspension.ts';
import { type Clock, kstDate, kstDayStart } from '../core/clock.ts';
import { type Limits, limitsOf, type Plan } from '../core/plans.ts';
import type { Database } from '../db/connect.ts';
import type { AccountRecord } from '../db/models/accounts.ts';
import { rawCollection } from '../db/records.ts';
import { roundedUsd } from './recent-work.ts';

/** An account as operators see it: without the partner's name. */
export interface OperatorAccount {
  readonly id: string;
  readonly email: string;
  readonly plan: Plan;
  readonly limits: Limits;
  /** Charged since the start of the KST month. */
  readonly monthUsd: { readonly live: number; readonly test: number };
  /** Requests of the same time. */
  readonly monthRequests: { readonly live: number; readonly test: number };
  /** Keys that neither were revoked nor have expired. */
  readonly activeKeys: number;
  /** Webhooks whose last attempt failed, or that the service has switched off. */
  readonly failingWebhooks: number;
  readonly suspendedAt: Date | null;
  readonly createdAt: Date;
}

export interface AccountPage {
  readonly accounts: readonly OperatorAccount[];
  readonly total: number;
  /** For the next page; null: this is the last one. */
  readonly nextAfter: string | null;
}

const ACCOUNTS_PER_PAGE = 25;

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
      .project<AccountFields>({ email: 1, plan: 1, limits: 1, suspendedAt: 1, createdAt: 1 })
      .toArray(),
    db.accounts.countDocuments({}),
  ]);
  const page = found.slice(0, ACCOUNTS_PER_PAGE);
  const [charges, requests, keys, webhooks] = await Promise.all([
    chargesOfMonth(deps, page),
    requestsOfMonth(deps, page),
    activeKeys(deps, page),
    failingWebhooks(deps, page),
  ]);
  const accounts = page.map((account): OperatorAccount => {
    const { _id: id, email, plan, createdAt, suspendedAt = null } = account;
    const monthUsd = charges.get(id) ?? { live: 0, test: 0 };
    const isSuspended = isSuspendedAccount({ suspendedAt });
    return {
      id,
      email,
      plan,
      limits: limitsOf(account, true),
      monthUsd,
      monthRequests: requests.get(id) ?? { live: 0, test: 0 },
      activeKeys: keys.get(id) ?? 0,
      failingWebhooks: webhooks.get(id) ?? 0,
      suspendedAt: isSuspended ? suspendedAt : null,
      createdAt,
    };
  });
  return { accounts, total, nextAfter: found.length > ACCOUNTS_PER_PAGE ? (page.at(-1)?._id ?? null) : null };
}

type AccountFields = Pick<AccountRecord, '_id' | 'email' | 'plan' | 'limits' | 'suspendedAt' | 'createdAt'>;

/** Read from the index `charges` alone. */
async function chargesOfMonth(
  { db, clock }: Deps,
  accounts: readonly AccountFields[],
): Promise<ReadonlyMap<string, OperatorAccount['monthUsd']>> {
  if (accounts.length === 0) return new Map();
  const month = kstDayStart(monthStart(clock));
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

type Page = readonly Pick<AccountFields, '_id'>[];

async function requestsOfMonth(
  { db, clock }: Deps,
  page: Page,
): Promise<ReadonlyMap<string, OperatorAccount['monthRequests']>> {
  const which = {
    accountId: { $in: page.map(({ _id }) => _id) },
    livemode: { $in: [true, false] },
    day: { $gte: monthStart(clock) },
  };
  const rows = await db.usageDays.aggregate<{ _id: string; live: number; all: number }>([
    { $match: which },
    {
      $group: {
        _id: '$accountId',
        live: { $sum: { $cond: ['$livemode', '$requests', 0] } },
        all: { $sum: '$requests' },
      },
    },
  ]);
  return new Map(rows.map(({ _id, live, all }) => [_id, { live, test: all - live }]));
}

/** Those that hold a slot: of an account at most 66, however many have ended. */
async function activeKeys({ db, clock }: Deps, page: Page): Promise<ReadonlyMap<string, number>> {
  const unexpired = { $or: [{ expiresAt: null }, { expiresAt: { $gt: clock.now() } }] };
  const rows = await db.apiKeys.aggregate<{ _id: string; keys: number }>([
    { $match: { accountId: { $in: page.map(({ _id }) => _id) }, slot: { $gte: 0 }, revokedAt: null, ...unexpired } },
    { $group: { _id: '$accountId', keys: { $sum: 1 } } },
  ]);
  return new Map(rows.map(({ _id, keys }) => [_id, keys]));
}

/** At most forty webhooks an account. */
async function failingWebhooks({ db }: Deps, page: Page): Promise<ReadonlyMap<string, number>> {
  const switchedOff = { active: false, disabledReason: { $ne: 'owner' as const } };
  const which = { accountId: { $in: page.map(({ _id }) => _id) }, livemode: { $in: [true, false] } };
  const failing = { $or: [{ active: true, failureCount: { $gt: 0 } }, switchedOff] };
  const found = await db.webhooks.find({ ...which, ...failing }, { accountId: 1 }).lean();
  const counts = new Map<string, number>();
  for (const { accountId } of found) counts.set(accountId, (counts.get(accountId) ?? 0) + 1);
  return counts;
}

function monthStart(clock: Clock): string {
  return `${kstDate(clock.now()).slice(0, 7)}-01`;
}
