import { type Connection, Schema } from 'mongoose';
import { RECORD_OPTIONS } from '../options.ts';

/**
 * The ledger of scheduled runs: one record per schedule and KST day or hour, and one per owner's share where a run has
 * shares. The id is the lock: the process that inserts it does the run. If its lease expires, another process takes it
 * over. A completed run is never repeated. A skipped run was due when the ledger was created, and runs only by hand.
 */
export interface ScheduleRunRecord {
  /** `<schedule>:<period>:<run>`, and for an owner's share also `:<account>:<live|test>`. */
  _id: string;
  schedule: string;
  /** The KST day (`YYYY-MM-DD`) or hour (`YYYY-MM-DDTHH`). */
  period: string;
  state: 'open' | 'done' | 'skipped';
  token: string | null;
  leaseUntil: Date | null;
  /** Last profile for which the run has recorded work. */
  cursor: string;
  startedAt: Date;
  finishedAt: Date | null;
}

const RETENTION_SECONDS = 400 * 86_400;

const schema = new Schema<ScheduleRunRecord>(
  {
    _id: { type: String, required: true },
    schedule: { type: String, required: true },
    period: { type: String, required: true },
    state: { type: String, required: true },
    token: { type: String, default: null },
    leaseUntil: { type: Date, default: null },
    cursor: { type: String, default: '' },
    startedAt: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
  },
  RECORD_OPTIONS,
)
  .index({ schedule: 1, period: 1 }, { name: 'by_schedule' })
  .index({ startedAt: 1 }, { expireAfterSeconds: RETENTION_SECONDS, name: 'retention' });

export const scheduleRunModel = (connection: Connection) =>
  connection.model<ScheduleRunRecord>('ScheduleRun', schema, 'schedule_runs');
