import { type Connection, Schema } from 'mongoose';
import { RECORD_OPTIONS } from '../options.ts';

/** A sign-in to the dashboard. */
export interface DashboardSessionRecord {
  /** SHA-256 of the cookie's value. */
  _id: string;
  accountId: string;
  /** Of the access token that signed in: the session ends when the account has another one. */
  accessTokenHash: string;
  expiresAt: Date;
}

const schema = new Schema<DashboardSessionRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    accessTokenHash: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  RECORD_OPTIONS,
)
  .index({ accountId: 1 }, { name: 'of_account' })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });

export const dashboardSessionModel = (connection: Connection) =>
  connection.model<DashboardSessionRecord>('DashboardSession', schema, 'dashboard_sessions');
