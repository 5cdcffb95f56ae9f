import { setTimeout as delay } from 'node:timers/promises';
import type { AccountOperations } from '../accounts/operations.ts';
import { eraseRecords } from '../accounts/records-of-account.ts';
import type { Clock } from '../core/clock.ts';
import { notFound } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Database } from '../db/connect.ts';
import { eachPage } from '../db/each-page.ts';
import type { AccountRecord } from '../db/models/accounts.ts';
import { insertRecord } from '../db/records.ts';
import { failGeneration, type PublishFailures } from '../generation/close.ts';
import { endCalls, SUSPENDED_KIND } from '../generation/end-calls.ts';
import { eraseFromRedis } from '../queues/erase-account.ts';
import type { Producer } from '../queues/producer.ts';
import type { RedisClient } from '../queues/redis.ts';
import { roundedUsd } from './recent-work.ts';

export interface DeleteAccountDeps {
  readonly db: Database;
  /** The database's: other hosts have written the times that it is compared with. */
  readonly clock: Clock;
  readonly operations: AccountOperations;
  readonly redis: RedisClient;
  readonly producer: Producer;
  readonly publishFailures: PublishFailures;
}

export interface DeletedAccount {
  readonly accountId: string;
  /** Records that this run has removed, by collection; of `calls` also those that it has stripped. */
  readonly erased: Readonly<Record<string, number>>;
  /** Keys, jobs and entries in Redis. */
  readonly erasedFromRedis: number;
  /** Calls that stay: each with its time, model, source and charge. */
  readonly ledgerCalls: number;
  /** What they were charged; earlier ones are sums by day (`call_days`). */
  readonly ledgerUsd: number;
}

/** The e-mail address is not the account's: nothing has changed. */
export class ConfirmationError extends Error {
  override readonly name = 'ConfirmationError';
}

/** Every process refuses the calls of a suspended account, and of revoked keys, within this time. */
const REFUSED_AFTER_MS = 5_000;
/** Above the pause between two writes of what processes collect in memory: request log, usage, charts. */
const QUIET_MS = 4_000;
const ROUND_EVERY_MS = 500;
const GIVE_UP_AFTER_MS = 300_000;

/**
 * Deletes an account with all that is recorded of it, but the ledger of charges, beside running traffic. First its calls
 * are refused everywhere; then its open work is ended, uncharged unless something was stored; then its records are
 * removed until nothing new has come for some seconds; its own record goes last, so that a run that was killed is
 * repeated with the same words.
 * @param email the account's, as a confirmation
 * @throws ConfirmationError, not_found
 */
export async function deleteAccount(
  deps: DeleteAccountDeps,
  operator: string,
  accountId: string,
  email: string,
): Promise<DeletedAccount> {
  const { db } = deps;
  const account = await db.accounts.findById(accountId).lean();
  if (account === null && !(await isDeleted(db, accountId))) throw notFound('account');
  if (account !== null) {
    if (account.email !== email.trim().toLowerCase()) {
      throw new ConfirmationError(`--confirm is not the e-mail address of ${accountId}: nothing was deleted.`);
    }
    await refuseCalls(deps, operator, account);
  }
  const erased = await eraseUntilQuiet(deps, accountId, account === null ? 0 : QUIET_MS);
  const erasedFromRedis = await eraseFromRedis(deps, accountId);
  if (account !== null) await removeAccount(deps, operator, account);
  const [ledger] = await db.calls.aggregate<{ calls: number; usd: number }>([
    { $match: { accountId } },
    { $group: { _id: null, calls: { $sum: 1 }, usd: { $sum: '$chargedUsd' } } },
  ]);
  const { calls: ledgerCalls, usd } = ledger ?? { calls: 0, usd: 0 };
  return { accountId, erased, erasedFromRedis, ledgerCalls, ledgerUsd: roundedUsd(usd) };
}

/** Whether an operator has deleted the account. */
async function isDeleted({ operatorActions }: Database, target: string): Promise<boolean> {
  return (await operatorActions.exists({ target, action: 'account.deleted' })) !== null;
}

async function refuseCalls({ db, clock, operations }: DeleteAccountDeps, operator: string, { _id }: AccountRecord) {
  const { suspendedAt } = await operations.suspend(operator, _id);
  const revoked = await db.apiKeys.updateMany(
    { accountId: _id, revokedAt: null },
    { $set: { revokedAt: clock.now(), slot: null } },
  );
  const since = revoked.modifiedCount > 0 ? clock.now() : (suspendedAt ?? clock.now());
  await delay(Math.max(0, since.getTime() + REFUSED_AFTER_MS - clock.now().getTime()));
}

async function eraseUntilQuiet(deps: DeleteAccountDeps, accountId: string, quietMs: number) {
  const erased: Record<string, number> = {};
  // The first round takes as long as there are records.
  let firstEndedAt: number | undefined;
  for (let quietSince = performance.now(); ; ) {
    await endOpenWork(deps, accountId);
    const found = await eraseRecords(deps.db, accountId);
    for (const [name, count] of found) erased[name] = (erased[name] ?? 0) + count;
    const now = performance.now();
    firstEndedAt ??= now;
    if (found.size > 0) quietSince = now;
    else if (now - quietSince >= quietMs) return erased;
    if (now - firstEndedAt > GIVE_UP_AFTER_MS) {
      throw new Error(`${[...found.keys()].join(', ')}: records of ${accountId} go on to come. Run the command again.`);
    }
    await delay(ROUND_EVERY_MS);
  }
}

/** Also closes what a worker is generating: its result is dropped and not charged. */
async function endOpenWork({ db, clock, publishFailures }: DeleteAccountDeps, accountId: string): Promise<void> {
  const failure = { kind: SUSPENDED_KIND, retryAfterSeconds: null };
  await eachPage(db.generations, { accountId, open: true }, async (page) => {
    for (const generation of page) {
      const ended = await failGeneration(db, clock, generation, failure);
      if (ended !== null) await publishFailures(ended, SUSPENDED_KIND);
    }
  });
  // Those whose generations had ended before, as an API server leaves them that was killed.
  await eachPage(db.calls, { accountId, state: 'open' }, async (page) => {
    const closed = page.flatMap(({ caused }) => caused.map(({ generationId: _id }) => ({ _id, accountId })));
    await db.transaction(accountId, (session) => endCalls({ db, clock }, { closed }, SUSPENDED_KIND, session));
  });
}

async function removeAccount(
  { db, clock }: DeleteAccountDeps,
  operator: string,
  { _id, plan, createdAt }: AccountRecord,
) {
  await db.transaction(_id, async (session) => {
    const { deletedCount } = await db.accounts.deleteOne({ _id }, { session });
    if (deletedCount === 0) return;
    const action = {
      operator,
      action: 'account.deleted' as const,
      target: _id,
      before: { plan, createdAt },
      after: {},
    };
    await insertRecord(db.operatorActions, { _id: newId('opa'), ...action, createdAt: clock.now() }, session);
  });
}
