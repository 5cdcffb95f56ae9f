import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../core/clock.ts';
import { notFound } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { ModelName } from '../core/models.ts';
import type { Plan } from '../core/plans.ts';
import type { Database } from '../db/connect.ts';
import type { AccountRecord } from '../db/models/accounts.ts';
import type { OperatorActionName } from '../db/models/operator-actions.ts';
import { insertRecord } from '../db/records.ts';
import { checkFallbacks, type ModelFallbacks } from './fallbacks.ts';
import { isSuspendedAccount } from './suspension.ts';

/**
 * What operators change of an account, on the command line and on their site. Each change commits together with its
 * entry in the operators' audit log, and a change that changes nothing writes none. Every process follows within 5 s.
 * @param operator the user of the operating system, or the login of the operators' port
 * @throws not_found
 */
export interface AccountOperations {
  /** Ends its sessions of the dashboard as well. See docs/operations.md, Suspended accounts. */
  suspend(operator: string, accountId: string, reason?: string): Promise<AccountRecord>;
  resume(operator: string, accountId: string, reason?: string): Promise<AccountRecord>;
  setPlan(operator: string, accountId: string, plan: Plan): Promise<AccountRecord>;
  /** `perDay` null means no daily limit; undefined does not change a limit. */
  setLimits(operator: string, accountId: string, limits: AccountLimits): Promise<AccountRecord>;
  /**
   * Of one model; the others keep theirs.
   * @param to the models that answer in this order; empty: none
   * @throws validation_error as the partner's own change
   */
  setFallbacks(
    operator: string,
    accountId: string,
    model: ModelName,
    to: readonly ModelName[],
    options?: Partial<Pick<ModelFallbacks, 'background'>>,
  ): Promise<AccountRecord>;
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
    suspend: (operator, id, reason) =>
      change(deps, { operator, action: 'account.suspended', reason }, id, ({ suspendedAt }) => ({
        suspendedAt: suspendedAt ?? clock.now(),
      })),
    resume: (operator, id, reason) =>
      change(deps, { operator, action: 'account.resumed', reason }, id, () => ({ suspendedAt: null })),
    setPlan: (operator, id, plan) => change(deps, { operator, action: 'account.plan_changed' }, id, () => ({ plan })),
    setLimits: (operator, id, { perMinute, perDay }) =>
      change(deps, { operator, action: 'account.limits_changed' }, id, ({ limits }) => ({
        limits: {
          ...limits,
          ...(perMinute === undefined ? {} : { perMinute }),
          ...(perDay === undefined ? {} : { perDay }),
        },
      })),
    async setFallbacks(operator, id, model, to, { background = false } = {}) {
      checkFallbacks([{ model, to }], 'fallbacks');
      return change(deps, { operator, action: 'account.fallbacks_changed' }, id, (before) => {
        const { [model]: _, ...others } = before.fallbacks;
        const inBackground = before.backgroundFallbacks.filter((other) => other !== model);
        return {
          fallbacks: to.length === 0 ? others : { ...others, [model]: [...to] },
          backgroundFallbacks: background && to.length > 0 ? [...inBackground, model].sort() : inBackground,
        };
      });
    },
  };
}

/** An account without fallbacks has none in its audit log. */
function recorded({ fallbacks, backgroundFallbacks, ...others }: Operated) {
  return {
    ...others,
    ...(Object.keys(fallbacks).length === 0 ? {} : { fallbacks }),
    ...(backgroundFallbacks.length === 0 ? {} : { backgroundFallbacks }),
  };
}

type Operated = Required<Pick<AccountRecord, 'plan' | 'limits' | 'suspendedAt' | 'fallbacks' | 'backgroundFallbacks'>>;

async function change(
  { db, clock }: AccountOperationDeps,
  { reason, ...by }: { operator: string; action: OperatorActionName; reason?: string | undefined },
  accountId: string,
  changed: (before: Operated) => Partial<Operated>,
): Promise<AccountRecord> {
  return db.transaction(accountId, async (session) => {
    const account = await db.accounts.findById(accountId).session(session).lean();
    if (account === null) throw notFound('account');
    const { plan, limits, suspendedAt = null, fallbacks = {}, backgroundFallbacks = [] } = account;
    const before: Operated = { plan, limits, suspendedAt, fallbacks, backgroundFallbacks };
    const fields = changed(before);
    const after = { ...before, ...fields };
    if (isDeepStrictEqual(before, after)) return account;
    const createdAt = clock.now();
    const set = { ...fields, limitsChangedAt: createdAt };
    await db.accounts.updateOne({ _id: accountId }, { $set: set }, { session });
    if (isSuspendedAccount(after)) await db.dashboardSessions.deleteMany({ accountId }, { session });
    const entry = { ...by, ...(reason === undefined ? {} : { reason }), target: accountId, createdAt };
    await insertRecord(
      db.operatorActions,
      { _id: newId('opa'), ...entry, before: recorded(before), after: recorded(after) },
      session,
    );
    return { ...account, ...set };
  });
}
