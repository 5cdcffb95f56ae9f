import { type Connection, Schema } from 'mongoose';
import type {
  FortuneType,
  ModelName,
  OutputRule,
  PresentCycle,
  SectionName,
  WritingSettings,
} from '../../content/index.ts';
import type { UsedTokens } from '../../core/models.ts';
import type { Pillars, Position } from '../../saju/index.ts';
import { RECORD_OPTIONS } from '../options.ts';
import type { ReservedFortune } from './fortunes.ts';

export type GenerationState = 'open' | 'succeeded' | 'failed';

/** One call of a provider. The simulator's are not recorded. */
export interface GenerationCall {
  at: Date;
  /**
   * `succeeded`, `cut_off`, or the kind of the provider's error; `invalid_output` also for a text that the gate
   * refuses, `internal` when a defect of ours ended its check.
   */
  outcome: string;
  /** The provider's HTTP status and machine-readable word for its error; absent without one. */
  providerStatus?: number;
  providerErrorType?: string;
  /** The rules that its output breaks; absent without one. */
  broken?: OutputRule[];
  /** As the provider names it; null: it did not say. */
  providerModel: string | null;
  providerRequestId: string | null;
  /** How the section is written. Models take a part of it (workers/providers/writing-settings.ts); older records lack it. */
  settings?: WritingSettings;
  /** Null: the provider reported no tokens, and may charge for some (a timeout, a cut connection). */
  usage: (UsedTokens & { cachedTokens: number }) | null;
  latencyMs: number;
}

export interface Joiner {
  requestId: string;
  /** What it would pay alone. */
  priceUsd: number;
  /** Until when it waits for a worker. */
  startBy: Date;
  background: boolean;
  /** It takes no other model's answer. */
  bound: boolean;
}

/** One section that a provider generates. A job of a generation queue contains its ids and names, and none of its content. */
export interface GenerationRecord {
  _id: string;
  accountId: string;
  livemode: boolean;
  /** Content key (see ContentRecord). Unique while open, which makes it the single flight over all processes. */
  contentHash: string;
  section: SectionName;
  fortuneType: FortuneType | null;
  period: string;
  /** Only while it is open; the chart's last profile takes them along, also while a worker generates. So do the bands. */
  pillars?: Pillars;
  chart?: string;
  /** Bands of the birth, absent where they do not hold (`SectionRequest`). Nothing else of the birth is kept here. */
  variant?: 'minor';
  luck?: PresentCycle;
  openPillars?: readonly Position[];
  model: ModelName;
  providerModelId: string;
  simulated: boolean;
  /** The endpoint or the scheduled work that opened it, and its request. */
  source: string;
  requestId: string;
  /** The span that caused it (`traceparent`), for its later spans; absent when it is not recorded. */
  trace?: string;
  /** The fortune that its call reserved. */
  fortune: ReservedFortune | null;
  /** Another model answers if this one fails: a failed attempt is not repeated, and a pause is not waited for. */
  hasFallback?: true;
  /** Its call races that of a model that is late. */
  isRival?: true;
  /** The requests that have joined it, at most 50: see `awaitedOf`. */
  joiners?: Joiner[];
  /** No caller waits for it: batches and `respond-async`. */
  background: boolean;
  /** Calls other than the one that opened it wait for it too. */
  joined: boolean;
  /** How often the end of another section of its call has taken its turn. */
  turns?: number;
  /** The models in whose place a caller has waited for it until the deadline: a repeat finds it. */
  leftFor?: ModelName[];
  /** Every call that waits for it concerns a profile: it is useless without a profile of its chart. */
  profilesOnly: boolean;
  state: GenerationState;
  /** Present (true) only while open: the field of the partial unique index. */
  open?: true;
  priority: number;
  /** If no worker has started it by then, it fails. */
  startBy: Date;
  /** Fencing token of the attempt that owns it; a write with another token changes nothing. */
  attemptToken: string | null;
  leaseUntil: Date | null;
  startedAt: Date | null;
  /** Provider calls that failed and counted. */
  attempts: number;
  error: {
    kind: string;
    retryAfterSeconds: number | null;
    providerStatus?: number;
    providerErrorType?: string;
    answeredBy?: ModelName;
  } | null;
  /** The newest 20; absent before the first one that has ended. Calls of a worker that died are missing. */
  calls?: GenerationCall[];
  /** Of all its calls, also of those before the last. */
  usage: UsedTokens | null;
  latencyMs: number | null;
  createdAt: Date;
  finishedAt: Date | null;
  expiresAt: Date | null;
}

const schema = new Schema<GenerationRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    livemode: { type: Boolean, required: true },
    contentHash: { type: String, required: true },
    section: { type: String, required: true },
    fortuneType: { type: String, default: null },
    period: { type: String, required: true },
    pillars: { type: Schema.Types.Mixed },
    chart: { type: String },
    variant: { type: String },
    luck: { type: Schema.Types.Mixed },
    openPillars: { type: Schema.Types.Mixed },
    model: { type: String, required: true },
    providerModelId: { type: String, required: true },
    simulated: { type: Boolean, required: true },
    source: { type: String, required: true },
    requestId: { type: String, required: true },
    trace: { type: String },
    fortune: { type: Schema.Types.Mixed, default: null },
    hasFallback: { type: Boolean },
    isRival: { type: Boolean },
    joiners: { type: Schema.Types.Mixed },
    background: { type: Boolean, required: true },
    joined: { type: Boolean, required: true },
    turns: { type: Number },
    leftFor: { type: [String], default: undefined },
    profilesOnly: { type: Boolean, required: true },
    state: { type: String, required: true },
    open: { type: Boolean },
    priority: { type: Number, required: true },
    startBy: { type: Date, required: true },
    attemptToken: { type: String, default: null },
    leaseUntil: { type: Date, default: null },
    startedAt: { type: Date, default: null },
    attempts: { type: Number, required: true },
    error: { type: Schema.Types.Mixed, default: null },
    calls: { type: Schema.Types.Mixed },
    usage: { type: Schema.Types.Mixed, default: null },
    latencyMs: { type: Number, default: null },
    createdAt: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
    expiresAt: { type: Date, default: null },
  },
  RECORD_OPTIONS,
)
  .index(
    { accountId: 1, contentHash: 1 },
    { unique: true, partialFilterExpression: { open: true }, name: 'single_flight_of_account' },
  )
  .index({ accountId: 1, contentHash: 1, _id: -1 }, { name: 'content_of_account' })
  .index({ open: 1, _id: 1 }, { partialFilterExpression: { open: true }, name: 'open' })
  .index({ accountId: 1, livemode: 1, chart: 1 }, { partialFilterExpression: { open: true }, name: 'open_by_chart' })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });

export const generationModel = (connection: Connection) =>
  connection.model<GenerationRecord>('Generation', schema, 'generations');
