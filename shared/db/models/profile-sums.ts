import { type Connection, Schema } from 'mongoose';
import type { Element, Gender } from '../../saju/index.ts';
import { RECORD_OPTIONS } from '../options.ts';

/**
 * Sums over those profiles of an owner that are marked as summed: of all of them in the record whose id is the owner's key, and
 * in a record of its own each change since, which nothing else writes. All records together are what is right.
 */
export interface ProfileSumsRecord {
  _id: string;
  accountId: string;
  livemode: boolean;
  groups: ProfileGroup[];
  /** By the KST day on which they were created. */
  days: { day: string; count: number }[];
}

export interface ProfileGroup {
  element: Element;
  gender: Gender;
  /** Its first year. */
  decade: number;
  count: number;
}

const schema = new Schema<ProfileSumsRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    groups: { type: Schema.Types.Mixed, required: true },
    days: { type: Schema.Types.Mixed, required: true },
  },
  RECORD_OPTIONS,
).index({ accountId: 1, livemode: 1 }, { name: 'by_owner' });

export const profileSumsModel = (connection: Connection) =>
  connection.model<ProfileSumsRecord>('ProfileSums', schema, 'profile_sums');
