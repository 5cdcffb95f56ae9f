import { type Connection, Schema } from 'mongoose';
import type { FortuneType, ModelName, ProfileFortuneContent, SectionName } from '../../content/index.ts';
import { RECORD_OPTIONS } from '../options.ts';

/** The origin of a call, for reports: the endpoint's route pattern or the background work. */
export type CallSource = string;

/**
 * A call and its charge, the only record of what is charged. `chargedUsd` is written once: when all sections that the
 * call generates (`caused`) and waits for (`shared`) have succeeded, or by the transaction by which its owner ends it
 * after a section was stored. One record has one model, so a call is charged at most once per model.
 */
export interface CallRecord {
  _id: string;
  accountId: string;
  livemode: boolean;
  source: CallSource;
  requestId: string | null;
  model: ModelName;
  date: string;
  /** Hash of the request; binds a resumed stream to its call. */
  bodyHash: string | null;
  /** All sections of a call that can be resumed (a stream), with the keys of their contents; null for others. */
  parts: { section: SectionName; contentHash: string }[] | null;
  /** The fortune that the call stores, if any. */
  fortuneId: string | null;
  caused: { section: SectionName; generationId: string; done: boolean }[];
  /** Open generations of other calls that it waits for and does not pay for. Absent: it waited for none from the start. */
  shared?: string[];
  priceUsd: number;
  state: 'open' | 'charged' | 'failed';
  chargedUsd: number;
  simulated: boolean;
  createdAt: Date;
  settledAt: Date | null;
  /** The first call of those that race to answer one request; absent: it races none, or has left (`shared/generation/races.ts`). */
  raceId?: string;
  /** Of the first call: the others, also those that have left, and the one that has answered. */
  rivals?: string[];
  wonBy?: string;
  /** How often what must not overlap with a transaction on its race has taken its turn (`lockRace`, `endIfLost`). */
  raceTurns?: number;
  /** In a race of its own: it has lost when all these contents are stored (`takeRace`). */
  beside?: string[];
  /** While it races: what it costs alone. `priceUsd` is then the lowest of the race. */
  ownPriceUsd?: number;
  /** Another call has answered in its place: it is never charged, and what it had stored is gone. */
  lost?: true;
  /** No caller waits for it. */
  background: boolean;
  /** Figures of the fortune stored with it, for reports. They outlive the fortune. */
  fortune: FortuneFacts | null;
  /** What of it is in the sums of its day (`shared/usage/report-days.ts`); absent: nothing yet. */
  summed?: SummedCall;
  /** Written after its end, unless its fortune was deleted, which its facts show: the sums may lack it. */
  changed?: true;
}

export interface SummedCall {
  usd: number;
  /** 1: a fortune. */
  count: number;
  /** 1: a fortune that existed. */
  existing: number;
}

/**
 * A stored fortune in figures. They are stored with its charge rather than in the fortune, whose long texts make
 * reading many of them slow. Every stored fortune has exactly one call with its facts, its `callId`.
 */
export interface FortuneFacts {
  type: FortuneType;
  profileId: string;
  score: number;
  categories: Record<keyof ProfileFortuneContent['categories'], number>;
  latencyMs: number;
  /** The fortune was deleted; the record of its creation and its charge stays. */
  deleted?: true;
}

const schema = new Schema<CallRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    source: { type: String, required: true },
    requestId: { type: String, default: null },
    model: { type: String, required: true },
    date: { type: String, required: true },
    bodyHash: { type: String, default: null },
    parts: { type: Schema.Types.Mixed, default: null },
    fortuneId: { type: String, default: null },
    caused: { type: [Schema.Types.Mixed] as never, required: true },
    shared: { type: [String], default: undefined },
    priceUsd: { type: Number, required: true },
    state: { type: String, required: true },
    chargedUsd: { type: Number, required: true },
    simulated: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    settledAt: { type: Date, default: null },
    raceId: { type: String },
    rivals: { type: [String], default: undefined },
    wonBy: { type: String },
    raceTurns: { type: Number },
    beside: { type: [String], default: undefined },
    ownPriceUsd: { type: Number },
    lost: { type: Boolean },
    background: { type: Boolean, default: false },
    fortune: { type: Schema.Types.Mixed, default: null },
    summed: { type: Schema.Types.Mixed },
    changed: { type: Boolean },
  },
  RECORD_OPTIONS,
)
  .index(
    { accountId: 1, 'caused.generationId': 1 },
    { partialFilterExpression: { state: 'open' }, name: 'open_by_generation_of_account' },
  )
  .index(
    { accountId: 1, shared: 1 },
    { partialFilterExpression: { state: 'open', shared: { $gte: '' } }, name: 'open_by_shared_generation' },
  )
  .index({ state: 1, _id: 1 }, { partialFilterExpression: { state: 'open' }, name: 'open' })
  // For the reconciler.
  .index({ state: 1, settledAt: 1 }, { partialFilterExpression: { state: 'failed' }, name: 'failed' })
  // Includes the charge: sums are read from the index alone.
  .index({ accountId: 1, livemode: 1, settledAt: 1, chargedUsd: 1 }, { name: 'charges' })
  // Three for reports: what the sums by day lack. Few calls, but the planner needs the first for old ones.
  .index({ accountId: 1, livemode: 1, 'summed.count': 1, settledAt: 1 }, { name: 'by_summed' })
  .index({ accountId: 1, livemode: 1, settledAt: 1 }, { partialFilterExpression: { changed: true }, name: 'changed' })
  .index(
    { accountId: 1, livemode: 1, settledAt: 1 },
    { partialFilterExpression: { 'summed.existing': 1, 'fortune.deleted': true }, name: 'deleted_since_summed' },
  );

export const callModel = (connection: Connection) => connection.model<CallRecord>('Call', schema, 'calls');
