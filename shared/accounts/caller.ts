import type { ClientSession } from 'mongoose';
import type { FortuneType, ModelName } from '../content/index.ts';
import { derivedId, type IdPrefix, newId } from '../core/ids.ts';
import type { Owner } from '../core/owner.ts';
import type { AccountRecord } from '../db/models/accounts.ts';

/** The caller, for the audit log. */
export interface Actor {
  /** The caller's address. */
  readonly ip: string;
  /** The first 20 characters of the key used. */
  readonly apiKey: string;
  readonly requestId: string;
}

/** The first argument of every use case on behalf of a caller. */
export interface Caller {
  readonly owner: Owner;
  readonly actor: Actor;
  /** Records what the request did, for the usage ledger and the request log; background work has none. */
  readonly notes?: RequestNotes;
  /** The account's; background work has none. */
  readonly fallbacks?: AccountRecord['fallbacks'];
  /** Stays through rotations; null: a session. Background work has none. */
  readonly firstKeyId?: string | null;
  /** The key lacks `profile:read`: no answer to it may depend on which persons are stored. */
  readonly mayNotReadPersons?: boolean;
  /** Ends the request's turn among those of its account: it only waits from now on. */
  readonly beginsToWait?: () => void;
}

/** A profile, or a chart whose pillars the caller gave. */
export type RequestSubject = { readonly profileId: string } | { readonly chart: string };

/** What a request asked a model for. */
export interface RequestCall {
  readonly model: ModelName;
  readonly fortuneId: string | null;
  /** Null: nothing was to be opened. Its record may be missing: then nothing is charged. */
  readonly callId: string | null;
  /** It caused no provider call. */
  readonly cached: boolean;
}

export interface RequestNotes {
  /** For the request log; each model that was asked has a call. */
  recordCall(call: RequestCall): void;
  /** @param cached whether it caused no provider call */
  recordFortune(type: FortuneType, cached: boolean): void;
  /** Records the subject: recently used charts are warmed for the next day. */
  recordSubject(subject: RequestSubject): void;
}

/** An attempt at a request with an idempotency key. */
export interface Attempt {
  /** Names the request's effect. It is the same for every attempt, in any process, and resources carry it. */
  readonly effectId: string;
  /** When the first attempt started. */
  readonly since: Date;
  /** An earlier attempt was interrupted or failed: its effect may exist. */
  readonly repeated: boolean;
}

/** The id of the created resource: with an idempotency key all attempts share it, so that only one is created. */
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
         * Records the presented answer in the transaction of the effect: both commit or neither.
         * @throws conflict when another attempt has taken the key over: the transaction must not commit
         */
        readonly settle: (session: ClientSession, result: Result) => Promise<void>;
      })
    | null;
}
