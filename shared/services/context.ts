import type { FortuneType } from '../content/index.ts';
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
  /** Where use cases note what the request came to, for the usage ledger; nobody asks for background work. */
  readonly notes?: RequestNotes;
}

export interface RequestNotes {
  /** @param cached it causes no provider call. */
  fortune(type: FortuneType, cached: boolean): void;
}
