import { type Connection, Schema } from 'mongoose';
import { RECORD_OPTIONS } from '../options.ts';

/** A period in which the service was not operational for a minute or more. */
export interface IncidentRecord {
  _id: string;
  status: 'investigating' | 'resolved';
  /** Present (true) only while investigating: the field of the partial unique index, so that only one is open. */
  open?: true;
  message: string;
  startedAt: Date;
  resolvedAt: Date | null;
}

const schema = new Schema<IncidentRecord>(
  {
    _id: { type: String, required: true },
    status: { type: String, required: true },
    open: { type: Boolean },
    message: { type: String, required: true },
    startedAt: { type: Date, required: true },
    resolvedAt: { type: Date, default: null },
  },
  RECORD_OPTIONS,
)
  .index({ open: 1 }, { unique: true, partialFilterExpression: { open: true }, name: 'one_at_a_time' })
  .index({ status: 1, _id: -1 }, { name: 'by_status' });

export const incidentModel = (connection: Connection) =>
  connection.model<IncidentRecord>('Incident', schema, 'incidents');
