import { type Connection, Schema } from 'mongoose';
import { RECORD_OPTIONS } from '../options.ts';

/**
 * A key that a request carried. `running`: an attempt at the request holds it until `leaseUntil`; once the lease has
 * expired (the attempt crashed, or freed the key) the key is free. `stored`: the request has its answer. `gone`: what
 * the answer was about has been deleted, and the answer with it.
 */
export interface IdempotencyKeyRecord {
  /** `<account>:<live|test>:<key>`. Its uniqueness gives the key to one attempt. */
  _id: string;
  accountId: string;
  livemode: boolean;
  /** Keyed hash of method, path and body. */
  fingerprint: string;
  state: 'running' | 'stored' | 'gone';
  /** Fencing token of the attempt that holds it: a write with another token changes nothing. */
  token: string;
  leaseUntil: Date;
  /** Names the effect; the same for all attempts at one request. */
  effectId: string;
  /** When the first attempt started. */
  since: Date;
  /** Sealed: it may contain a secret. */
  answer: string | null;
  /** Ids of the profile and the fortune that the stored answer is about; absent or empty: it survives their deletion. */
  about?: readonly string[];
  expiresAt: Date;
}

const schema = new Schema<IdempotencyKeyRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    fingerprint: { type: String, required: true },
    state: { type: String, required: true },
    token: { type: String, required: true },
    leaseUntil: { type: Date, required: true },
    effectId: { type: String, required: true },
    since: { type: Date, required: true },
    answer: { type: String, default: null },
    about: { type: [String] as never },
    expiresAt: { type: Date, required: true },
  },
  RECORD_OPTIONS,
)
  .index({ accountId: 1, about: 1 }, { name: 'about' })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });

export const idempotencyKeyModel = (connection: Connection) =>
  connection.model<IdempotencyKeyRecord>('IdempotencyKey', schema, 'idempotency_keys');
