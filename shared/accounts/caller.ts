import type { ClientSession } from 'mongoose';
import type { FortuneType } from '../content/index.ts';
import { derivedId, type IdPrefix, newId } from '../core/ids.ts';
import type { Owner } from '../core/owner.ts';

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
  /** Where services note what the request did, for the usage ledger; background work has none. */
  readonly notes?: RequestNotes;
}

/** A profile, or a chart whose pillars the caller gave. */
export type SeenSubject = { readonly profileId: string } | { readonly chart: string };

export interface RequestNotes {
  /** @param cached it causes no provider call. */
  fortune(type: FortuneType, cached: boolean): void;
  /** What it was about: charts used recently are warmed for the next day. */
  saw(subject: SeenSubject): void;
}

/** An attempt at a request with an idempotency key. */
export interface Attempt {
  /** Names the request's effect, the same for every attempt at it, in whichever process: resources carry it. */
  readonly effectId: string;
  /** When the first attempt began. */
  readonly since: Date;
  /** An earlier attempt was cut short or failed: its effect may be there. */
  readonly repeated: boolean;
}

/** The id of what a request makes: with an idempotency key the same for every attempt, so that there is one. */
export function idOfEffect<P extends IdPrefix>(prefix: P, attempt: Attempt | null | undefined): `${P}_${string}` {
  return attempt ? derivedId(prefix, attempt.since, attempt.effectId) : newId(prefix);
}

/** The result of a deletion. */
export interface Removed {
  readonly id: string;
  readonly deletedAt: Date;
}

/** The caller of a use case with an effect. */
export interface Acting<Result> extends Caller {
  /** Null: the request has no idempotency key. */
  readonly attempt:
    | (Attempt & {
        /**
         * Records the answer that follows from the result in the transaction of the effect: both are there or neither.
         * @throws conflict when another attempt has taken the key over: the transaction must not commit
         */
        readonly settle: (session: ClientSession, result: Result) => Promise<void>;
      })
    | null;
}
