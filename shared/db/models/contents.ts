import { type Connection, Schema } from 'mongoose';
import type { ModelName, SectionContent, SectionName } from '../../content/index.ts';
import { RECORD_OPTIONS } from '../options.ts';

/** The content cache: one validated section under its content key. */
export interface ContentRecord {
  /** Pseudonym of the content key (an HMAC): the key itself contains pillars. */
  _id: string;
  accountId: string;
  livemode: boolean;
  section: SectionName;
  /** Texts for a reader under 19; absent for all others. */
  variant?: 'minor';
  chart: string;
  model: ModelName;
  content: SectionContent;
  simulated: boolean;
  /** Duration of the provider call. */
  latencyMs: number;
  createdAt: Date;
  expiresAt: Date;
  /** Calls that have it and pay for other sections, the newest last: it stays if one of them is charged, also if the one that stored
   * it loses its race. */
  takenBy?: string[];
}

const schema = new Schema<ContentRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    section: { type: String, required: true },
    variant: { type: String },
    chart: { type: String, required: true },
    model: { type: String, required: true },
    content: { type: Schema.Types.Mixed, required: true },
    simulated: { type: Boolean, required: true },
    latencyMs: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    takenBy: { type: [String], default: undefined },
  },
  RECORD_OPTIONS,
)
  .index({ accountId: 1, livemode: 1, chart: 1 }, { name: 'by_chart' })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });

export const contentModel = (connection: Connection) => connection.model<ContentRecord>('Content', schema, 'contents');
