import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../core/clock.ts';
import { notFound } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Plan } from '../core/plans.ts';
import type { Database } from '../db/connect.ts';
import type { AccountRecord } from '../db/models/accounts.ts';
import type { OperatorActionName } from '../db/models/operator-actions.ts';
import { insertRecord } from '../db/records.ts';

/**
 * What operators change of an account, on the command line and on their site. Each change commits together with its
 * entry in the operators' audit log, and a change that changes nothing writes none. Every process follows within 5 s.
 * @param operator the user of the operating system, or the login of the operators' port
 * @throws not_found
 */
export interface AccountOperations {
  /** See docs/operations.md, Suspended accounts. */
  suspend(operator: string, accountId: string): Promise<AccountRecord>;
  resume(operator: string, accountId: string): Promise<AccountRecord>;
  setPlan(operator: string, accountId: string, plan: Plan): Promise<AccountRecord>;
  /** `perDay` null means no daily limit; undefined does not change a limit. */
  setLimits(operator: string, accountId: string, limits: AccountLimits): Promise<AccountRecord>;
}

export interface AccountLimits {
  readonly perMinute?: number | undefined;
  readonly perDay?: number | null | undefined;
}

export interface AccountOperationDeps {
  readonly db: Database;
  readonly clock: Clock;
}

export function createAccountOperations(deps: AccountOperationDeps): AccountOperations {
  const { clock } = deps;
  return {
    suspend: (operator, id) =>
      change(deps, { operator, action: 'account.suspended' }, id, ({ suspendedAt }) => ({
        suspendedAt: suspendedAt ?? clock.now(),
      })),
    resume: (operator, id) => change(deps, { operator, action: 'account.resumed' }, id, () => ({ suspendedAt: null })),
    setPlan: (operator, id, plan) => change(deps, { operator, action: 'account.plan_changed' }, id, () => ({ plan })),
    setLimits: (operator, id, { perMinute, perDay }) =>
      change(deps, { operator, action: 'account.limits_changed' }, id, ({ limits }) => ({
        limits: {
          ...limits,
          ...(perMinute === undefined ? {} : { perMinute }),
          ...(perDay === undefined ? {} : { perDay }),
        },
      })),
  };
}

type Operated = Required<Pick<AccountRecord, 'plan' | 'limits' | 'suspendedAt'>>;

async function change(
  { db, clock }: AccountOperationDeps,
  by: { readonly operator: string; readonly action: OperatorActionName },
  accountId: string,
  changed: (before: Operated) => Partial<Operated>,
): Promise<AccountRecord> {
  return db.transaction(async (session) => {
    const account = await db.accounts.findById(accountId).session(session).lean();
    if (account === null) throw notFound('account');
    const { plan, limits, suspendedAt = null } = account;
    const before: Operated = { plan, limits, suspendedAt };
    const after = { ...before, ...changed(before) };
    if (isDeepStrictEqual(before, after)) return account;
    const createdAt = clock.now();
    const fields = { ...after, limitsChangedAt: createdAt };
    await db.accounts.updateOne({ _id: accountId }, { $set: fields }, { session });
    await insertRecord(
      db.operatorActions,
      { _id: newId('opa'), ...by, target: accountId, before: { ...before }, after, createdAt },
      session,
    );
    return { ...account, ...fields };
  });
}
