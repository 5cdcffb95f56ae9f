/** Plans, the smallest first, and their limits per account and mode. */
export const PLANS = ['free', 'starter', 'pro', 'business', 'enterprise'] as const;
export type Plan = (typeof PLANS)[number];

export interface Limits {
  readonly perMinute: number;
  /** Null: no daily limit. */
  readonly perDay: number | null;
}

const PLAN_LIMITS: Readonly<Record<Plan, Limits>> = {
  free: { perMinute: 10, perDay: 100 },
  starter: { perMinute: 60, perDay: 1_000 },
  pro: { perMinute: 300, perDay: 10_000 },
  business: { perMinute: 1_000, perDay: 100_000 },
  enterprise: { perMinute: 1_000, perDay: null },
};

const MODE_MAX_PER_MINUTE = { live: 1_000, test: 100 } as const;

/** Whether a plan includes the features of `needed`. */
export function includesPlan(plan: Plan, needed: Plan): boolean {
  return PLANS.indexOf(plan) >= PLANS.indexOf(needed);
}

/** Calls without a valid key, per address. */
export const ANONYMOUS_PER_MINUTE = 60;

/** Calls of one session of the dashboard. */
export const SESSION_PER_MINUTE = 300;
/** Calls of all sessions of an account, whose number has no limit of its own: each sign-in starts one. */
export const SESSIONS_PER_MINUTE = 600;

/** The limits for one mode of an account: the plan's or the account's own, capped by the mode's ceiling. */
export function limitsOf(
  account: { readonly plan: Plan; readonly limits: { readonly perMinute?: number; readonly perDay?: number | null } },
  livemode: boolean,
): Limits {
  const plan = PLAN_LIMITS[account.plan];
  const ceiling = livemode ? MODE_MAX_PER_MINUTE.live : MODE_MAX_PER_MINUTE.test;
  return {
    perMinute: Math.min(account.limits.perMinute ?? plan.perMinute, ceiling),
    perDay: account.limits.perDay === undefined ? plan.perDay : account.limits.perDay,
  };
}
