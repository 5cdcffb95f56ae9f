/**
 * Owns data: an account in one of its two modes, live and test. Every service call that touches tenant data takes the owner
 * first, and every query holds both fields: no key ever sees the records of another account or of the other mode.
 */
export interface Owner {
  readonly accountId: string;
  readonly livemode: boolean;
}

/** The owner's fields as a query filter. */
export function ownedBy(owner: Owner): { accountId: string; livemode: boolean } {
  return { accountId: owner.accountId, livemode: owner.livemode };
}

/** The owner as one word: in record ids and in keys, stored ones too. */
export function ownerKey({ accountId, livemode }: Owner): string {
  return `${accountId}:${livemode ? 'live' : 'test'}`;
}
