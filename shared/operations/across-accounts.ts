/**
 * Options of an operator's query over all accounts. The tests fail on a query without an account, unless it carries this
 * comment and is listed (`operator` in scripts/test/shard-rule.mjs).
 */
export const ACROSS_ACCOUNTS = { comment: 'operator' } as const;
