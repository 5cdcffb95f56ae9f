import { type Connection, Schema } from 'mongoose';
import type { CalendarType, Element, Gender, Pillars, TimeBasis } from '../../saju/index.ts';
import { RECORD_OPTIONS } from '../options.ts';

export const TRADING_STYLES = ['scalping', 'day', 'swing', 'position', 'long_term'] as const;

export interface Investment {
  favorite_coins?: string[];
  trading_style?: (typeof TRADING_STYLES)[number];
  portfolio?: { asset: string; percentage: number }[];
}

/** Personal data are stored here; other records in this database hold only data derived from them. */
export interface ProfileRecord {
  _id: string;
  accountId: string;
  livemode: boolean;
  externalId: string | null;
  name: string;
  birthYear: number;
  birthMonth: number;
  birthDay: number;
  birthHour: number | null;
  /** Absent in profiles from before it was kept; null: none was given. */
  birthMinute?: number | null;
  gender: Gender;
  calendarType: CalendarType;
  isLeapMonth: boolean;
  /** Absent or null: as by default. */
  timeBasis?: TimeBasis | null;
  investment: Investment | null;
  pillars: Pillars;
  /** The four pillars as one text (`chartKey`): finds equal charts. */
  chart: string;
  dayMaster: string;
  dayMasterElement: Element;
  weakestElement: Element;
  createdAt: Date;
  updatedAt: Date;
  /** How often an answer that names the person and changes nothing has taken its turn with a deletion. */
  turns?: number;
  /** Counts its changes. Absent: none since it was created, or since they are counted. */
  revision?: number | null;
  /** Its revision when its birth changed last. */
  birthRevision?: number | null;
  /** A key that may not read persons has given its birth (`shared/generation/own-contents.ts`). */
  sharesNoTexts?: true;
  /** The others that it was compared with on a KST day, as keyed hashes, at most as many as are allowed. Absent or null: none yet. */
  compared?: { readonly day: string; readonly others: readonly string[] } | null;
  /** It is in the owner's sums (`shared/reports/profile-sums.ts`). */
  summed?: true | null;
  /** Updated by every stored fortune, so that storing one conflicts with deleting or changing the profile. */
  fortuneStoredAt: Date | null;
}

/** An engine that sorts by id would read all of an account's profiles for one of them. */
export const BY_EXTERNAL_ID = 'by_external_id';

const schema = new Schema<ProfileRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    externalId: { type: String, default: null },
    name: { type: String, required: true },
    birthYear: { type: Number, required: true },
    birthMonth: { type: Number, required: true },
    birthDay: { type: Number, required: true },
    birthHour: { type: Number, default: null },
    birthMinute: { type: Number, default: null },
    gender: { type: String, required: true },
    calendarType: { type: String, required: true },
    isLeapMonth: { type: Boolean, required: true },
    timeBasis: { type: Schema.Types.Mixed, default: null },
    investment: { type: Schema.Types.Mixed, default: null },
    pillars: { type: Schema.Types.Mixed, required: true },
    chart: { type: String, required: true },
    dayMaster: { type: String, required: true },
    dayMasterElement: { type: String, required: true },
    weakestElement: { type: String, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    turns: { type: Number },
    revision: { type: Number },
    birthRevision: { type: Number },
    sharesNoTexts: { type: Boolean },
    compared: { type: Schema.Types.Mixed },
    summed: { type: Boolean },
    fortuneStoredAt: { type: Date, default: null },
  },
  RECORD_OPTIONS,
)
  .index({ accountId: 1, livemode: 1, _id: -1 }, { name: 'newest' })
  .index(
    { accountId: 1, livemode: 1, externalId: 1 },
    { unique: true, partialFilterExpression: { externalId: { $gte: '' } }, name: BY_EXTERNAL_ID },
  )
  .index({ accountId: 1, livemode: 1, dayMasterElement: 1, _id: -1 }, { name: 'by_element' })
  // For reports: those that the sums lack.
  .index({ accountId: 1, livemode: 1, summed: 1 }, { name: 'by_summed' })
  .index({ accountId: 1, livemode: 1, chart: 1 }, { name: 'by_chart' })
  // One mode of all accounts, and its profiles with one day pillar.
  .index({ livemode: 1, 'pillars.day': 1 }, { name: 'analytics' });

export const profileModel = (connection: Connection) => connection.model<ProfileRecord>('Profile', schema, 'profiles');
