import { type Connection, Schema } from 'mongoose';
import { RECORD_OPTIONS } from '../options.ts';

const OPERATOR_ACTIONS = [
  'model.paused',
  'model.resumed',
  'model.changed',
  'account.suspended',
  'account.resumed',
  'account.deleted',
  'account.plan_changed',
  'account.limits_changed',
  'account.fallbacks_changed',
  'account.token_rotated',
  'account.exported',
  'account.warmed',
  'key.created',
  'key.rotated',
  'key.revoked',
  'webhook.enabled',
] as const;
export type OperatorActionName = (typeof OPERATOR_ACTIONS)[number];

/** What an operator has done: the audit log of the platform itself, which belongs to no account. */
export interface OperatorActionRecord {
  _id: string;
  action: OperatorActionName;
  /** The name or id of what it changed, a model, an account or a webhook. */
  target: string;
  /** The user of the operating system, or the login of the operators' port. */
  operator: string;
  /** Missing: the action needs none, or an earlier version has recorded it. */
  reason?: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  createdAt: Date;
}

const schema = new Schema<OperatorActionRecord>(
  {
    _id: { type: String, required: true },
    action: { type: String, required: true },
    target: { type: String, required: true },
    operator: { type: String, required: true },
    reason: { type: String },
    before: { type: Schema.Types.Mixed, required: true },
    after: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
  },
  RECORD_OPTIONS,
).index({ target: 1, _id: -1 }, { name: 'by_target' });

export const operatorActionModel = (connection: Connection) =>
  connection.model<OperatorActionRecord>('OperatorAction', schema, 'operator_actions');
