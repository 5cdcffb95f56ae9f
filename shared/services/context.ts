import type { Owner } from '../owner.ts';

/** Who acts, for the audit log. */
export interface Actor {
  /** The caller's address. */
  readonly ip: string;
  /** The first 20 characters of the key used. */
  readonly apiKey: string;
  readonly requestId: string;
}

/** What every use case on behalf of a caller takes first. */
export interface Caller {
  readonly owner: Owner;
  readonly actor: Actor;
}
