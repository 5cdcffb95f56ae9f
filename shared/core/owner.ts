/**
 * The owner of data: an account in one of its two modes, live and test. Every service call on tenant data takes the
 * owner first, and what a caller asks for is found by both fields: no key ever reads the records of another account or of
 * the other mode.
 */
export interface Owner {
  readonly accountId: string;
  readonly livemode: boolean;
}

/** The owner's fields as a query filter. */
export function ownedBy(owner: Owner): { accountId: string; livemode: boolean } {
  return { accountId: owner.accountId, livemode: owner.livemode };
}

/** The accounts of some records, for a query about all of them. */
export function accountsOf(records: Iterable<Pick<Owner, 'accountId'>>): { $in: string[] } {
  return { $in: [...new Set(Array.from(records, ({ accountId }) => accountId))] };
}

/** The account of some records; null when they are of several, or none. */
export function soleAccountOf([first, ...others]: readonly Pick<Owner, 'accountId'>[]): string | null {
  return first !== undefined && others.every(({ accountId }) => accountId === first.accountId) ? first.accountId : null;
}

/** The accounts of some jobs, as a filter; nothing if a job of an earlier version lacks its account. */
export function inAccounts(jobs: readonly { readonly accountId?: string | undefined }[]): {
  accountId?: { $in: string[] };
} {
  const known = jobs.flatMap(({ accountId }) => (accountId === undefined ? [] : [{ accountId }]));
  return known.length === jobs.length ? { accountId: accountsOf(known) } : {};
}

export function modeOf({ livemode }: Pick<Owner, 'livemode'>): 'live' | 'test' {
  return livemode ? 'live' : 'test';
}

/** The owner as one word, for record ids and keys, including stored ones. */
export function ownerKey(owner: Owner): string {
  return `${owner.accountId}:${modeOf(owner)}`;
}
