import type { ClientSession } from 'mongoose';
import type { Caller } from '../accounts/caller.ts';
import { accountSuspended } from '../accounts/suspension.ts';
import {
  type ContentSubject,
  isAsItsPillars,
  type ModelName,
  requestAbout,
  type SectionContent,
  type SectionName,
} from '../content/index.ts';
import { HOUR_MS, kstDate } from '../core/clock.ts';
import { AppError, notFound, type UnavailableReason } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { rawCollection } from '../db/records.ts';
import { chartKey } from '../saju/index.ts';
import { HELD_PROBE_EVERY_MS, HELD_REASONS, PAUSED_RETRY_SECONDS } from '../status/breaker.ts';
import { heldOf } from '../status/model-health.ts';
import { letWaitWithItsCall } from './begun-calls.ts';
import {
  type CallOptions,
  type CallTerms,
  isSimulated,
  type ModelTerms,
  modelTerms,
  type PlannedCall,
  type SectionCallDeps,
  type WantedSection,
  wantedSection,
} from './call-terms.ts';
import { DEADLINE_SLACK_MS } from './claims.ts';
import { ABANDONED_KIND, failGeneration } from './close.ts';
import { CANCELLED_KIND, SUSPENDED_KIND } from './end-calls.ts';
import { OUTRUN_KIND } from './end-races.ts';
import type { GenerationFailure } from './failed-fortunes.ts';
import { type ModelChoice, Outrun } from './fallbacks.ts';
import { type OpenedCalls, openCalls } from './open.ts';
import { ownContentsOf } from './own-contents.ts';
import { hasPaid } from './pass-on.ts';
import { hasFailedForStream, winnerOf } from './races.ts';
import { type ContentOwner, findContent, findContents } from './single-flight.ts';

/** A partner's request: sections of one chart, for one day, by one model. */
export interface SectionCallRequest extends ContentSubject, Partial<ModelChoice> {
  readonly sections: readonly SectionName[];
  /** The profile with these pillars; null: the request names a birth or pillars. */
  readonly profileId: string | null;
  /** The profile itself, where it may share no texts. */
  readonly profile?: Parameters<typeof ownContentsOf>[1];
  /** A KST day; each section derives its period from it. */
  readonly date: string;
  readonly model: ModelName;
}

export interface SectionPart {
  readonly section: SectionName;
  readonly accountId: string;
  readonly contentHash: string;
  /** Null while it is being generated. */
  readonly content: SectionContent | null;
  /** The profile with these pillars, if known. */
  readonly profileId: string | null;
  /** Of the generation that its call has opened: the call ends with it, whatever else generates the content. */
  readonly generationId?: string | undefined;
}

export interface SectionTicket {
  readonly callId: string;
  readonly model: ModelName;
  readonly simulated: boolean;
  /** Price of a live call of this model that generates something. */
  readonly costPerCallUsd: number;
  /** Charge of this call, due when all sections that it generates have succeeded; 0 when it generates nothing. */
  readonly costUsd: number;
  /** It causes no provider call. */
  readonly cached: boolean;
  /** Sections that are cached or that another call generates. */
  readonly hits: readonly SectionName[];
  /** Sections that this call generates. */
  readonly misses: readonly SectionName[];
  readonly parts: readonly SectionPart[];
}

export interface SectionCallOptions
  extends Pick<CallTerms, 'source' | 'bodyHash'>,
    Pick<CallOptions, 'background' | 'priority' | 'beforeEnqueue' | 'onAdmitted'> {
  /** Opens no generation: when a section is not cached the call is refused. */
  readonly cachedOnly?: boolean;
}

export interface SectionCallService {
  /**
   * Reads sections from the cache and opens the generations of the others, in parallel. Equal concurrent calls share
   * one generation per section.
   * @throws service_unavailable (model not configured, queue unreachable); not_found (`cachedOnly`)
   */
  start(caller: Caller, request: SectionCallRequest, options: SectionCallOptions): Promise<SectionTicket>;
  /**
   * The content of a part whose end was signalled. Null: its generation is still open.
   * @throws generation_failed, service_unavailable
   */
  collect(part: Omit<SectionPart, 'section' | 'content'>): Promise<SectionContent | null>;
  /**
   * Closes a generation at the caller's deadline, if no worker is at it and no other caller waits longer. It goes on where it has
   * not failed and waits (`WAITS`), and a worker has begun another section of its call, or others wait longer for one.
   */
  failUnstarted(content: ContentOwner): Promise<void>;
  /** A fallback goes on without its caller, whose deadline has passed: a repeat of the request finds it. */
  leave(ticket: Pick<SectionTicket, 'parts'>, asked: ModelName): Promise<void>;
  /**
   * The fallback that an earlier request has left (`leave`), and that goes on or has written everything within the hour. Null: none, or the model that is
   * asked for goes on itself or has.
   */
  leftFallback(caller: Caller, request: SectionCallRequest): Promise<ModelName | null>;
  /**
   * The parts of a recorded call with content so far; null when one has neither content nor an open generation.
   * @param sent sections that the client has: theirs may have been deleted
   */
  partsOf(call: CallRecord, sent: readonly string[]): Promise<SectionPart[] | null>;
  /** The earlier calls with the same owner and body that can go on in the place of this one, the best first. */
  resume(caller: Caller, callId: string, bodyHash: string): Promise<readonly CallRecord[]>;
  /** Lets the first call of a stream list another one, which it is resumed by too. */
  listForStream(caller: Caller, streamId: string, callId: string): Promise<void>;
}

export function createSectionCallService(deps: SectionCallDeps): SectionCallService {
  return {
    start: (caller, request, options) => startSections(deps, caller, request, options),
    collect: (part) => collectSection(deps, part),
    failUnstarted: (content) => failUnstarted(deps, content),
    leave: (ticket, asked) => leave(deps.db, ticket, asked),
    leftFallback: (caller, request) => leftFallback(deps, caller, request),
    partsOf: (call, sent) => partsOf(deps, call, sent),
    resume: (caller, callId, bodyHash) => resumeCall(deps.db, caller, { callId, bodyHash }),
    async listForStream({ owner }, streamId, callId) {
      await rawCollection(deps.db.calls).updateOne(
        { _id: streamId, accountId: owner.accountId },
        { $addToSet: { rivals: callId } },
      );
    },
  };
}

/** A call is resumed by the one that has answered in its place, or may still do so. */
async function resumeCall(
  db: Database,
  { owner }: Caller,
  { callId, bodyHash }: { readonly callId: string; readonly bodyHash: string },
): Promise<readonly CallRecord[]> {
  const own = { ...ownedBy(owner), bodyHash };
  const call = await db.calls.findOne({ _id: callId, ...own }).lean();
  if (call === null) return [];
  if (call.rivals === undefined) return [call];
  const rivals = await rivalsOf(db, own, call);
  const winner = await winnerOf(db, [call, ...rivals]);
  if (winner !== null) return [sharedWith(winner, [call, ...rivals]) ?? call];
  // Undecided.
  const hasFailed = (each: CallRecord) => each.state === 'failed' || hasFailedForStream(each);
  if (hasPaid(call) && !hasFailed(call)) return [call];
  const generates = ({ caused }: CallRecord) => Number(caused.length > 0);
  const left = rivals.filter((rival) => !hasFailed(rival)).toSorted((one, other) => generates(other) - generates(one));
  if (hasFailed(call)) return [...left, call];
  // It waits for what others generate, which may have ended without it.
  const answering = left.filter(hasPaid);
  return [...answering, call, ...left.filter((rival) => !answering.includes(rival))];
}

/** All calls that a stream has started after its first one, the newest first. */
function rivalsOf(
  db: Database,
  own: Pick<CallRecord, 'accountId' | 'bodyHash'>,
  { rivals = [] }: CallRecord,
): Promise<readonly CallRecord[]> {
  return db.calls
    .find({ ...own, _id: { $in: rivals } })
    .sort({ _id: -1 })
    .lean();
}

/**
 * The winner if it is among the calls; otherwise the call of its model, which has the same texts and costs nothing, even if it lost.
 * It has stored no fortune then: the winner's is the answer's, and nothing of this is stored.
 */
function sharedWith(winner: CallRecord, calls: readonly CallRecord[]): CallRecord | null {
  const own = calls.find(({ _id }) => _id === winner._id);
  if (own !== undefined) return own;
  const sharing = calls.find(({ model }) => model === winner.model);
  if (sharing === undefined) return null;
  return winner.bodyHash === sharing.bodyHash ? { ...sharing, fortuneId: winner.fortuneId } : sharing;
}

async function leave(
  { generations }: Database,
  { parts }: Pick<SectionTicket, 'parts'>,
  asked: ModelName,
): Promise<void> {
  const [first] = parts;
  if (first === undefined) return;
  const { accountId } = first;
  const contentHash = { $in: parts.map((part) => part.contentHash) };
  // Not those of earlier calls, which may have asked for this model itself.
  const own = parts.flatMap(({ generationId }) => generationId ?? []);
  const which = { accountId, contentHash, $or: [{ open: true as const }, { _id: { $in: own } }] };
  await generations.updateMany(which, { $addToSet: { leftFor: asked } });
}

async function leftFallback(
  deps: SectionCallDeps,
  caller: Caller,
  request: SectionCallRequest,
): Promise<ModelName | null> {
  const { model: asked } = request;
  const { accountId } = caller.owner;
  const generations = rawCollection(deps.db.generations);
  const isComplete = async (hashes: readonly string[]) => {
    const contentHash = { $in: [...hashes] };
    // Read in this order: a section that ends in between is found as content.
    const open = await generations.distinct('contentHash', { accountId, contentHash, open: true });
    const contents = await findContents(deps, accountId, hashes);
    return hashes.every((hash) => open.includes(hash) || contents.has(hash));
  };
  for (const model of caller.fallbacks?.[asked] ?? []) {
    const hashes = hashesOf(deps, caller, request, model);
    const recent = [{ open: true as const }, { createdAt: { $gt: new Date(deps.clock.now().getTime() - HOUR_MS) } }];
    const which = { accountId, contentHash: { $in: [...hashes] }, state: { $ne: 'failed' as const } };
    const left = { ...which, leftFor: asked, $or: recent };
    if ((await generations.findOne(left, { projection: { _id: 1 } })) === null) continue;
    if (!(await isComplete(hashes))) continue;
    return (await isComplete(hashesOf(deps, caller, request, asked))) ? null : model;
  }
  return null;
}

function hashesOf(deps: SectionCallDeps, caller: Caller, request: SectionCallRequest, model: ModelName) {
  const simulated = isSimulated(deps.config, caller.owner, model);
  return wantedOf(deps, caller, { ...request, model }, { simulated }).map(({ contentHash }) => contentHash);
}

function wantedOf(
  deps: SectionCallDeps,
  caller: Caller,
  request: SectionCallRequest,
  terms: Pick<ModelTerms, 'simulated'>,
): readonly WantedSection[] {
  const own = ownContentsOf(caller, request.profile ?? null);
  return request.sections.map((section) =>
    wantedSection(deps, caller.owner, requestAbout(section, request, request.date), request.model, terms, own),
  );
}

async function startSections(
  deps: SectionCallDeps,
  caller: Caller,
  request: SectionCallRequest,
  { source, bodyHash, cachedOnly = false, ...options }: SectionCallOptions,
): Promise<SectionTicket> {
  const {
    profileId,
    pillars,
    model,
    fallbackFrom,
    hasFallback,
    callId = newId('call'),
    raceId,
    beside,
    date,
  } = request;
  const terms = modelTerms(deps.config, caller.owner, model, fallbackFrom);
  const sections = wantedOf(deps, caller, request, terms);
  // Charts are warmed without a birth, for the days that come: who is a minor today is none of them, whatever day is asked for.
  const isWarmed = request.birth === null || isAsItsPillars(request.birth.birth, kstDate(deps.clock.now()));
  if (isWarmed) caller.notes?.recordSubject(profileId === null ? { chart: chartKey(pillars) } : { profileId });
  const call = { callId, sections, fortune: null, reserves: false };
  const callTerms = { model, terms, date, source, bodyHash, profilesOnly: profileId !== null, raceId, beside };
  const opened = cachedOnly
    ? await cachedSections(deps, caller, sections)
    : await openCalls(deps, caller, callTerms, [call], { ...options, hasFallback });
  const ticket = sectionTicket(caller, callTerms, call, opened, profileId);
  caller.notes?.recordCall({ model, fortuneId: null, callId: call.callId, cached: ticket.cached });
  return ticket;
}

/** @throws not_found when one is missing */
async function cachedSections(
  deps: SectionCallDeps,
  { owner: { accountId } }: Caller,
  sections: readonly WantedSection[],
): Promise<OpenedCalls> {
  const hashes = sections.map(({ contentHash }) => contentHash);
  const contents = await findContents(deps, accountId, hashes);
  if (hashes.some((contentHash) => !contents.has(contentHash))) throw notFound('cached section');
  return { contents, generated: new Map(), taken: new Set() };
}

/** The caller's view of a section call. */
export function sectionTicket(
  { owner: { accountId } }: Caller,
  { model, terms }: CallTerms,
  { callId, sections }: PlannedCall,
  { contents, generated }: OpenedCalls,
  profileId: string | null,
): SectionTicket {
  const isMiss = ({ contentHash }: WantedSection) => generated.has(contentHash);
  const namesOf = (which: readonly WantedSection[]) => which.map(({ request: { section } }) => section);
  return {
    callId,
    model,
    simulated: terms.simulated,
    costPerCallUsd: terms.listPriceUsd,
    costUsd: generated.size === 0 ? 0 : terms.priceUsd,
    cached: generated.size === 0,
    hits: namesOf(sections.filter((section) => !isMiss(section))),
    misses: namesOf(sections.filter(isMiss)),
    parts: sections.map(({ request: { section }, contentHash }) => ({
      section,
      accountId,
      contentHash,
      content: contents.get(contentHash)?.content ?? null,
      profileId,
      generationId: generated.get(contentHash),
    })),
  };
}

async function partsOf(
  deps: SectionCallDeps,
  call: CallRecord,
  sent: readonly string[],
): Promise<SectionPart[] | null> {
  const { accountId } = call;
  const parts = call.parts ?? [];
  const hashes = parts.map(({ contentHash }) => contentHash);
  // Read in this order: a section that finishes in between is found as content.
  const open = await deps.db.generations.distinct('contentHash', {
    accountId,
    contentHash: { $in: hashes },
    open: true,
  });
  // Expired content counts too: its call must not be generated and charged a second time.
  const found = await rawCollection(deps.db.contents)
    .find({ accountId, _id: { $in: hashes } })
    .toArray();
  const contents = new Map(found.map((content) => [content._id, content]));
  const awaited = parts.filter(({ section }) => !sent.includes(section));
  if (awaited.some(({ contentHash }) => !contents.has(contentHash) && !open.includes(contentHash))) return null;
  return parts.map((part) => ({
    ...part,
    accountId,
    content: contents.get(part.contentHash)?.content ?? null,
    profileId: null,
    // A call that has ended is not charged again: its stream waits for whatever generation makes the section.
    ...(call.state === 'open' && {
      generationId: call.caused.find(({ section }) => section === part.section)?.generationId,
    }),
  }));
}

async function collectSection(
  deps: SectionCallDeps,
  part: Omit<SectionPart, 'section' | 'content'>,
): Promise<SectionContent | null> {
  const { accountId, contentHash, generationId } = part;
  const content = await findContent(deps.db, deps.clock, part);
  if (content !== null) return content.content;
  const open = await deps.db.generations.findOne({ accountId, contentHash, open: true }).select({ chart: 1 }).lean();
  if (open !== null) {
    // Another call may have opened it after the generation of this call had failed.
    if (generationId !== undefined && generationId !== open._id) {
      const failed = await deps.db.generations.findOne({ _id: generationId, accountId, state: 'failed' }).lean();
      if (failed !== null) throw await failureOf(deps.db, part, failed.error);
    }
    // No caller waits for it any more, or only callers whose profile has the chart again.
    if (open.chart === undefined && (await isProfileGone(deps.db, part))) throw notFound('profile');
    return null;
  }
  const latest = await deps.db.generations.findOne({ accountId, contentHash }).sort({ _id: -1 }).lean();
  if (latest?.state === 'failed') throw await failureOf(deps.db, part, latest.error);
  // Another call opened the next one after the second read.
  if (latest?.state === 'open') return null;
  // It ended after the first read, or was never opened because its API server died. Its expiry is of the worker's clock:
  // this call has paid for it, however far its own clock is ahead.
  const made = latest === null ? null : await rawCollection(deps.db.contents).findOne({ accountId, _id: contentHash });
  if (made === null) throw await failureOf(deps.db, part, null);
  return made.content;
}

/** Ended without a fault of the content, model or pool: a repeat generates the content again. */
export function isInterruption(error: GenerationRecord['error']): boolean {
  return error === null || error.kind === CANCELLED_KIND || error.kind === ABANDONED_KIND;
}

/**
 * The error for a call whose generation ended without content. An interrupted or missing generation (null) is not_found
 * only if its profile is gone too.
 */
export async function failureOf(
  db: Database,
  { accountId, profileId }: Pick<SectionPart, 'accountId' | 'profileId'>,
  error: GenerationFailure | null,
): Promise<AppError> {
  if (!isInterruption(error)) return generationFailed(error);
  return (await isProfileGone(db, { accountId, profileId })) ? notFound('profile') : interrupted();
}

async function isProfileGone(
  db: Database,
  { accountId, profileId }: Pick<SectionPart, 'accountId' | 'profileId'>,
): Promise<boolean> {
  return profileId !== null && (await db.profiles.exists({ _id: profileId, accountId })) === null;
}

/** The error for a failed generation. It never quotes the provider. */
export function generationFailed(error: GenerationFailure | null): AppError {
  if (error?.kind === SUSPENDED_KIND) return accountSuspended();
  const retryAfterSeconds = error?.retryAfterSeconds ?? 5;
  const failedModel = error?.model && { failedModel: error.model };
  const failure = FAILURES_WITH_REASON.get(error?.kind ?? '');
  if (failure !== undefined) {
    const { reason, detail } = failure;
    return new AppError('service_unavailable', detail, { reason, retryAfterSeconds, ...failedModel });
  }
  const detail = 'The AI model could not answer. Nothing was charged.';
  const internal = `generation failed: ${error?.kind ?? 'unknown'}`;
  const options = { reason: 'provider_failed', retryAfterSeconds, internal, ...failedModel } as const;
  return error?.kind === OUTRUN_KIND
    ? new Outrun(error.answeredBy ?? null, 'generation_failed', detail, options)
    : new AppError('generation_failed', detail, options);
}

/** The request is valid: its generation was lost, and a repeat generates the content again. */
export function interrupted(): AppError {
  return new AppError('service_unavailable', INTERRUPTED, {
    reason: 'no_worker',
    retryAfterSeconds: 1,
  });
}

const INTERRUPTED = 'The generation was interrupted. Repeat the request.';

/** The operators' limit of the model's calls per minute was used up until the caller's deadline. */
const RATE_KIND = 'rate_limit';

const HELD_DETAIL = 'This model is not available until an operator has acted. Nothing was charged.';

const NOT_STARTED = 'not_started';

/** Failures that are not about this content, by kind. */
const FAILURES_WITH_REASON: ReadonlyMap<string, { readonly reason: UnavailableReason; readonly detail: string }> =
  new Map<string, { readonly reason: UnavailableReason; readonly detail: string }>([
    [
      NOT_STARTED,
      {
        reason: 'no_worker',
        detail: 'No worker of this model was free in time. Nothing was charged.',
      },
    ],
    [ABANDONED_KIND, { reason: 'no_worker', detail: INTERRUPTED }],
    [
      RATE_KIND,
      {
        reason: 'rate_limit',
        detail: 'The calls of this model per minute are used up. Nothing was charged.',
      },
    ],
    [
      'circuit_open',
      { reason: 'circuit_open', detail: 'Calls of this model fail at the moment. Nothing was charged.' },
    ],
    ['pool_paused', { reason: 'pool_paused', detail: 'An operator has paused this model. Nothing was charged.' }],
    ...(['out_of_credit', 'unknown_model'] as const).map(
      (held) => [held, { reason: HELD_REASONS[held], detail: HELD_DETAIL }] as const,
    ),
    ['queue_unavailable', { reason: 'store_unavailable', detail: 'Generation is not available at the moment.' }],
  ]);

/** No failures: a worker takes it up later. The caller's own calls may have used up the rate. */
const WAITS: ReadonlySet<string> = new Set([
  NOT_STARTED,
  'pool_paused',
  'queue_unavailable',
  'rate_limited',
  RATE_KIND,
]);

async function failUnstarted(deps: SectionCallDeps, { accountId, contentHash }: ContentOwner): Promise<void> {
  const { db, clock } = deps;
  const generation = await db.generations.findOne({ accountId, contentHash, open: true }).lean();
  if (generation === null) return;
  const cause = await causeOfNoStart(deps, generation);
  const unstarted = {
    leaseUntil: null,
    startBy: { $lte: new Date(clock.now().getTime() + DEADLINE_SLACK_MS) },
  };
  const unless = async (session: ClientSession) =>
    WAITS.has(cause.kind) && (await letWaitWithItsCall(deps, generation, session));
  const ended = await failGeneration(db, clock, generation, cause, unstarted, { unless });
  if (ended !== null) await deps.publishFailures(ended, cause.kind);
}

async function causeOfNoStart(
  { breakers, producer }: SectionCallDeps,
  { model, simulated, calls = [] }: GenerationRecord,
): Promise<GenerationFailure> {
  // A worker may be free, and cannot get the job.
  if (!producer.isConnected()) return { kind: 'queue_unavailable', retryAfterSeconds: 5 };
  if (await breakers?.isPaused(model)) return { kind: 'pool_paused', retryAfterSeconds: PAUSED_RETRY_SECONDS };
  const pausedMs = simulated ? 0 : ((await breakers?.providerPausedMs(model)) ?? 0);
  if (pausedMs > 0) return { kind: 'rate_limited', retryAfterSeconds: Math.ceil(pausedMs / 1_000) };
  const rateMs = simulated ? 0 : ((await breakers?.rateWaitMs(model)) ?? 0);
  if (rateMs > 0) return { kind: RATE_KIND, retryAfterSeconds: Math.ceil(rateMs / 1_000) };
  // Between two attempts: it fails as the one before did.
  const last = calls.at(-1)?.outcome;
  const hasFailed = last !== undefined && last !== 'succeeded' && last !== 'aborted';
  const retryAfterSeconds = heldOf(last) === null ? 5 : HELD_PROBE_EVERY_MS / 1_000;
  return { kind: hasFailed ? last : NOT_STARTED, retryAfterSeconds };
}
