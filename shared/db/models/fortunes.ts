import { type Connection, Schema } from 'mongoose';
import type { FortuneType, ModelName, ProfileFortuneContent } from '../../content/index.ts';
import type { Pillars } from '../../saju/index.ts';
import { RECORD_OPTIONS } from '../options.ts';

/**
 * `pending`: reserved by the first call for its key; its generation is in progress, and no read returns it. `ready`:
 * stored. The unique key allows one fortune under any race; the reservation records which call created it.
 */
export interface FortuneRecord {
  _id: string;
  accountId: string;
  livemode: boolean;
  state: 'pending' | 'ready';
  profileId: string;
  fortuneType: FortuneType;
  fortuneDate: string;
  model: ModelName;
  /** The model that was asked for first, and failed. */
  fallbackFrom?: ModelName;
  /** The call that reserved it. */
  callId: string | null;
  /** Key of its content; settlement finds the pending fortunes of a section by it. */
  contentHash: string;
  pillars: Pillars;
  /**
   * Copied so that a masked read is one look-up: the profile's current name, and the day master that the content is
   * for.
   */
  profile: { name: string; dayMaster: string; dayMasterElement: string };
  /** The profile's `revision` when it was reserved. */
  profileRevision?: number | null;
  content: ProfileFortuneContent | null;
  score: number | null;
  cached: boolean;
  simulated: boolean;
  costUsd: number;
  latencyMs: number;
  createdAt: Date;
  generatedAt: Date | null;
  /** Counts the answers about it stored with idempotency keys, so that storing one conflicts with deleting the fortune. */
  storedAnswers?: number;
  /** `fortune_counts` has it (shared/reports/fortune-counts.ts). */
  counted?: true | null;
  /** The actor of the request, for the audit entry written when it is stored. Null: scheduled. */
  actor: { ip: string; apiKey: string; requestId: string } | null;
  /** The batch's request, until it is stored: for its event. */
  requestId?: string;
}

/** The fields needed to store a reserved fortune; an open generation carries them, which saves a look-up. */
export type ReservedFortune = Pick<
  FortuneRecord,
  | '_id'
  | 'accountId'
  | 'livemode'
  | 'profileId'
  | 'fortuneType'
  | 'fortuneDate'
  | 'model'
  | 'callId'
  | 'createdAt'
  | 'actor'
  | 'requestId'
  | 'profileRevision'
> & { readonly profile: Pick<FortuneRecord['profile'], 'dayMaster'> };

export function reservedFortune(fortune: FortuneRecord): ReservedFortune {
  const { _id, accountId, livemode, profileId, fortuneType, fortuneDate, model, callId, createdAt, actor } = fortune;
  const request = fortune.requestId === undefined ? {} : { requestId: fortune.requestId };
  const profile = { dayMaster: fortune.profile.dayMaster };
  const profileRevision = fortune.profileRevision ?? null;
  const key = { _id, accountId, livemode, profileId, fortuneType, fortuneDate, model };
  return { ...key, callId, createdAt, actor, ...request, profile, profileRevision };
}

const schema = new Schema<FortuneRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    state: { type: String, required: true },
    profileId: { type: String, required: true },
    fortuneType: { type: String, required: true },
    fortuneDate: { type: String, required: true },
    model: { type: String, required: true },
    fallbackFrom: { type: String },
    callId: { type: String, default: null },
    contentHash: { type: String, required: true },
    pillars: { type: Schema.Types.Mixed, required: true },
    profile: { type: Schema.Types.Mixed, required: true },
    profileRevision: { type: Number },
    content: { type: Schema.Types.Mixed, default: null },
    score: { type: Number, default: null },
    cached: { type: Boolean, required: true },
    simulated: { type: Boolean, required: true },
    costUsd: { type: Number, required: true },
    latencyMs: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    generatedAt: { type: Date, default: null },
    storedAnswers: { type: Number },
    counted: { type: Boolean },
    actor: { type: Schema.Types.Mixed, default: null },
    requestId: { type: String },
  },
  RECORD_OPTIONS,
)
  .index(
    { accountId: 1, profileId: 1, fortuneType: 1, fortuneDate: 1, model: 1 },
    { unique: true, name: 'key_of_profile' },
  )
  // Includes the state: otherwise a count would read every fortune for it.
  .index(
    { accountId: 1, livemode: 1, state: 1, _id: -1 },
    { partialFilterExpression: { state: 'ready' }, name: 'newest_ready' },
  )
  // Includes the owner: otherwise the planner would use one of the owner's indexes instead.
  .index(
    { accountId: 1, livemode: 1, profileId: 1, state: 1, _id: -1 },
    { partialFilterExpression: { state: 'ready' }, name: 'by_profile_ready' },
  )
  // A page of one of the other types would read the daily fortunes between its own, which are nearly all.
  .index(
    { accountId: 1, livemode: 1, fortuneType: 1, state: 1, _id: -1 },
    { partialFilterExpression: { state: 'ready', fortuneType: { $gt: 'daily' } }, name: 'by_type_ready' },
  )
  .index({ accountId: 1, livemode: 1, fortuneDate: -1, _id: -1 }, { name: 'by_date' })
  // For counts: those that `fortune_counts` lacks, an hour's, with all that lists filter by: a count reads no fortune.
  .index(
    { accountId: 1, livemode: 1, state: 1, counted: 1, fortuneDate: 1, fortuneType: 1, model: 1 },
    { partialFilterExpression: { state: 'ready', counted: null }, name: 'uncounted' },
  )
  .index(
    { accountId: 1, contentHash: 1 },
    { partialFilterExpression: { state: 'pending' }, name: 'pending_content_of_account' },
  )
  .index({ state: 1, _id: 1 }, { partialFilterExpression: { state: 'pending' }, name: 'pending' })
  // A day's daily fortunes of one mode, over all accounts.
  .index(
    { livemode: 1, fortuneDate: 1, 'pillars.day': 1 },
    { partialFilterExpression: { state: 'ready', fortuneType: 'daily' }, name: 'analytics' },
  );

export const fortuneModel = (connection: Connection) => connection.model<FortuneRecord>('Fortune', schema, 'fortunes');
