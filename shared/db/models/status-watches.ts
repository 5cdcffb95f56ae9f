import { type Connection, Schema } from 'mongoose';
import { RECORD_OPTIONS } from '../options.ts';

/** The state of the status watch, and the process that holds it: one record. */
export interface StatusWatchRecord {
  _id: string;
  token: string;
  leaseUntil: Date;
  /** Time of its last check. */
  seenAt: Date;
  /** Since when the service has not been operational, from before an incident is recorded until it is over. */
  leftAt: Date | null;
  /** Since when it has been operational again, while the incident is still open. */
  backAt: Date | null;
}

const schema = new Schema<StatusWatchRecord>(
  {
    _id: { type: String, required: true },
    token: { type: String, required: true },
    leaseUntil: { type: Date, required: true },
    seenAt: { type: Date, required: true },
    leftAt: { type: Date, default: null },
    backAt: { type: Date, default: null },
  },
  RECORD_OPTIONS,
);

export const statusWatchModel = (connection: Connection) =>
  connection.model<StatusWatchRecord>('StatusWatch', schema, 'status_watches');
