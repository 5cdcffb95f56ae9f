import { type Connection, Schema } from 'mongoose';
import { RECORD_OPTIONS } from '../options.ts';

/** A partner's request that the operator decides. */
export interface SupportRequestRecord {
  _id: string;
  accountId: string;
  livemode: boolean;
  kind: 'limit_increase';
  /** In the partner's unit: the API defines none. */
  requestedLimit: number;
  useCase: string;
  expectedVolume: string;
  status: 'received';
  requestId: string;
  createdAt: Date;
}

const schema = new Schema<SupportRequestRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    kind: { type: String, required: true },
    requestedLimit: { type: Number, required: true },
    useCase: { type: String, required: true },
    expectedVolume: { type: String, required: true },
    status: { type: String, required: true },
    requestId: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  RECORD_OPTIONS,
);

export const supportRequestModel = (connection: Connection) =>
  connection.model<SupportRequestRecord>('SupportRequest', schema, 'support_requests');
