import { type Connection, Schema } from 'mongoose';
import { RECORD_OPTIONS } from '../options.ts';

/**
 * The day ledger: a line per schedule and KST day or hour, and per owner where a run has a share for each. The id is the
 * lock: the process that records it first does the run; one that finds its lease expired takes it over; a done one is never done
 * again. A skipped one was never done: it was due when the ledger began, and is left to a run by hand.
 */
export interface ScheduleRunRecord {
  /** `<schedule>:<period>:<run>` and, of an owner's share, `:<account>:<live|test>`. */
  _id: string;
  schedule: string;
  /** The KST day (`YYYY-MM-DD`) or hour (`YYYY-MM-DDTHH`). */
  period: string;
  state: 'open' | 'done' | 'skipped';
  token: string | null;
  leaseUntil: Date | null;
  /** Last profile that the run has recorded work for. */
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
