import { type Connection, Schema } from 'mongoose';
import type { ModelName } from '../../core/models.ts';
import type { Plan } from '../../core/plans.ts';
import { RECORD_OPTIONS } from '../options.ts';

export interface AccountRecord {
  _id: string;
  email: string;
  name: string;
  plan: Plan;
  /** Overrides of the plan's limits; `perDay` null means no daily limit. */
  limits: { perMinute?: number; perDay?: number | null };
  /** Since when an operator has suspended the account; null or missing: it is not. */
  suspendedAt?: Date | null;
  /** The models that answer in the place of one that fails; missing: none. */
  fallbacks?: Partial<Record<ModelName, readonly ModelName[]>>;
  /** The models whose fallbacks answer for background work too; missing: none. */
  backgroundFallbacks?: readonly ModelName[];
  /**
   * When limits, plan, fallbacks or suspension last changed, or a key was rotated. Every API server polls it, and drops what it has
   * cached of the account's keys.
   */
  limitsChangedAt?: Date;
  accessTokenHash: string;
  /** Sealed `whsec_…`: signs batch callbacks. */
  signingSecret: string;
  createdAt: Date;
}

/** Selects the suspended accounts. The planner proves that it is within their index. */
export const IS_SUSPENDED = { suspendedAt: { $gt: new Date(0) } } as const;

const schema = new Schema<AccountRecord>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    name: { type: String, required: true },
    plan: { type: String, required: true },
    limits: { type: Schema.Types.Mixed, required: true },
    suspendedAt: { type: Date },
    fallbacks: { type: Schema.Types.Mixed },
    backgroundFallbacks: { type: [String], default: undefined },
    limitsChangedAt: { type: Date },
    accessTokenHash: { type: String, required: true },
    signingSecret: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  RECORD_OPTIONS,
)
  .index({ accessTokenHash: 1 }, { unique: true, name: 'access_token' })
  .index({ limitsChangedAt: 1 }, { name: 'limits_changed' })
  .index({ suspendedAt: 1 }, { partialFilterExpression: IS_SUSPENDED, name: 'suspended' })
  .index({ email: 1 }, { unique: true, name: 'email' });

export const accountModel = (connection: Connection) => connection.model<AccountRecord>('Account', schema, 'accounts');
