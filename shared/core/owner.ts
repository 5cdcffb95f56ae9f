/**
 * The owner of data: an account in one of its two modes, live and test. Every service call on tenant data takes the
 * owner first, and every query includes both fields: no key ever reads the records of another account or of the other
 * mode.
 */
export interface Owner {
  readonly accountId: string;
  readonly livemode: boolean;
}

/** The owner's fields as a query filter. */
export function ownedBy(owner: Owner): { accountId: string; livemode: boolean } {
  return { accountId: owner.accountId, livemode: owner.livemode };
}

/** The owner as one word, for record ids and keys, including stored ones. */
export function ownerKey({ accountId, livemode }: Owner): string {
  return `${accountId}:${livemode ? 'live' : 'test'}`;
}
