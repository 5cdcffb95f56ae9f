import type { Caller } from '../accounts/caller.ts';
import { type ModelName, type SectionContent, type SectionName, sectionPeriod } from '../content/index.ts';
import { AppError, notFound, type UnavailableReason } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { ownedBy } from '../core/owner.ts';
import { type Database, rawCollection } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { chartKey, type Pillars } from '../saju/index.ts';
import { PAUSED_RETRY_SECONDS } from '../status/breaker.ts';
import { contentHashOf, modelTerms, openSections, type SectionCallDeps, type WantedSection } from './open.ts';
import { failGeneration, findContent, findContents } from './single-flight.ts';

/** Sections of one chart for one day by one model: what a partner's call asks for. */
export interface SectionCallRequest {
  readonly sections: readonly SectionName[];
  readonly pillars: Pillars;
  /** Whose pillars they are; null: the caller gave them. */
  readonly profileId: string | null;
  /** A KST day; each section derives its period from it. */
  readonly date: string;
  readonly model: ModelName;
}

export interface SectionPart {
  readonly section: SectionName;
  readonly contentHash: string;
  /** Null while it is being made. */
  readonly content: SectionContent | null;
  /** Whose pillars they are, as far as is known. */
  readonly profileId: string | null;
}

export interface SectionTicket {
  readonly callId: string;
  readonly model: ModelName;
  readonly simulated: boolean;
  /** What a live call of this model costs that causes something. */
  readonly costPerCallUsd: number;
  /** What this call is charged once all that it caused has succeeded; 0 when it caused nothing. */
  readonly costUsd: number;
  /** It caused no provider call. */
  readonly cached: boolean;
  /** Sections that were there or that another call is making. */
  readonly hits: readonly SectionName[];
  /** Sections that this call caused. */
  readonly misses: readonly SectionName[];
  readonly parts: readonly SectionPart[];
}

export interface SectionCallOptions {
  /** The endpoint or the background work, for reports. */
  readonly source: string;
  /** Binds a resumed stream to its call; such a call is recorded even when it causes nothing. */
  readonly bodyHash?: string;
  /** Is called with the content hash of each missing section before any worker can finish it: subscribe there. */
  readonly beforeEnqueue?: (contentHash: string) => void;
  /** Is called with the call's id when nothing is left that could refuse it, while it is being written down. */
  readonly onAdmitted?: (callId: string) => void;
  /** Nobody waits: a worker may start it up to 6 h later. */
  readonly background?: boolean;
  /** Place in the pool; without it that of interactive calls. */
  readonly priority?: number;
}

export interface SectionCallService {
  /**
   * Finds sections in the cache and sets the generation of the others going, in parallel, each once for any number
   * of equal calls at once.
   * @throws service_unavailable (model not configured, queue out of reach)
   */
  start(caller: Caller, request: SectionCallRequest, options: SectionCallOptions): Promise<SectionTicket>;
  /**
   * The content of a part whose generation is said to have ended. Null: it has not.
   * @throws generation_failed, service_unavailable
   */
  collect(part: Pick<SectionPart, 'contentHash' | 'profileId'>): Promise<SectionContent | null>;
  /** The caller's patience is over: a generation that no worker has started, and nobody waits for longer, is given up. */
  giveUpUnstarted(contentHash: string): Promise<void>;
  /** The parts of a recorded call, with the content that is there by now; null when one is neither there nor being made. */
  partsOf(call: CallRecord): Promise<SectionPart[] | null>;
  /** The record of an earlier call of the same owner and body. */
  resume(caller: Caller, callId: string, bodyHash: string): Promise<CallRecord | null>;
}

export function createSectionCallService(deps: SectionCallDeps): SectionCallService {
  return {
    start: (caller, request, options) => startSections(deps, caller, request, options),
    collect: (part) => collectSection(deps, part),
    giveUpUnstarted: (contentHash) => giveUpUnstarted(deps, contentHash),
    partsOf: (call) => partsOf(deps, call),
    resume: (caller, callId, bodyHash) =>
      deps.db.calls.findOne({ _id: callId, ...ownedBy(caller.owner), bodyHash }).lean(),
  };
}

async function startSections(
  deps: SectionCallDeps,
  caller: Caller,
  request: SectionCallRequest,
  options: SectionCallOptions,
): Promise<SectionTicket> {
  const terms = modelTerms(deps.config, caller.owner, request.model);
  const { profileId } = request;
  caller.notes?.saw(profileId === null ? { chart: chartKey(request.pillars) } : { profileId });
  const wanted = request.sections.map((section) => {
    const sectionRequest = { section, pillars: request.pillars, period: sectionPeriod(section, request.date) };
    const contentHash = contentHashOf(deps, caller.owner, sectionRequest, request.model, terms);
    return { request: sectionRequest, contentHash };
  });
  const contents = await findContents(
    deps,
    wanted.map(({ contentHash }) => contentHash),
  );
  const missing = wanted.filter(({ contentHash }) => !contents.has(contentHash));
  // At once: a call that is queued now would only fail later.
  if (missing.length > 0 && options.background !== true) await deps.breakers?.admit(request.model, terms.simulated);
  const callId = newId('call');
  const opened = await openSections(deps, caller, {
    callId,
    model: request.model,
    terms,
    date: request.date,
    wanted: missing,
    aboutProfile: request.profileId !== null,
    ...options,
    ...(options.bodyHash === undefined ? {} : { parts: wanted.map(partRecord) }),
  });
  for (const content of opened.cached) contents.set(content._id, content);
  return {
    callId,
    model: request.model,
    simulated: terms.simulated,
    costPerCallUsd: terms.listPriceUsd,
    costUsd: opened.caused.length === 0 ? 0 : terms.priceUsd,
    cached: opened.caused.length === 0,
    hits: request.sections.filter((section) => !opened.caused.includes(section)),
    misses: opened.caused,
    parts: wanted.map(({ request: { section }, contentHash }) => ({
      section,
      contentHash,
      content: contents.get(contentHash)?.content ?? null,
      profileId,
    })),
  };
}

function partRecord({ request, contentHash }: WantedSection): { section: SectionName; contentHash: string } {
  return { section: request.section, contentHash };
}

async function partsOf(deps: SectionCallDeps, call: CallRecord): Promise<SectionPart[] | null> {
  const parts = call.parts ?? [];
  const hashes = parts.map(({ contentHash }) => contentHash);
  // In this order: what is made in between is seen as content.
  const open = await deps.db.generations.distinct('contentHash', { contentHash: { $in: hashes }, open: true });
  // Expired content as well: the call that it was made for is not made and charged a second time.
  const found = await rawCollection(deps.db.contents)
    .find({ _id: { $in: hashes } })
    .toArray();
  const contents = new Map(found.map((content) => [content._id, content]));
  if (hashes.some((hash) => !contents.has(hash) && !open.includes(hash))) return null;
  return parts.map((part) => ({
    ...part,
    content: contents.get(part.contentHash)?.content ?? null,
    profileId: null,
  }));
}

async function collectSection(
  deps: SectionCallDeps,
  { contentHash, profileId }: Pick<SectionPart, 'contentHash' | 'profileId'>,
): Promise<SectionContent | null> {
  const content = await findContent(deps.db, deps.clock, contentHash);
  if (content !== null) return content.content;
  if ((await deps.db.generations.exists({ contentHash, open: true })) !== null) return null;
  const latest = await deps.db.generations.findOne({ contentHash }).sort({ _id: -1 }).lean();
  if (latest?.state === 'failed') throw await failureOf(deps.db, profileId, latest.error);
  // It has ended since the first look; or it never began, as its front died.
  const made = latest === null ? null : await findContent(deps.db, deps.clock, contentHash);
  if (made === null) throw await failureOf(deps.db, profileId, null);
  return made.content;
}

/**
 * The answer to a call whose work ended without content. Work that was cancelled or is gone (null) is not found only when
 * its profile is gone as well: else a repeat makes it anew.
 */
export async function failureOf(
  db: Database,
  profileId: string | null,
  error: GenerationRecord['error'],
): Promise<AppError> {
  if (error !== null && error.kind !== 'cancelled') return generationFailed(error);
  const isGone = profileId !== null && (await db.profiles.exists({ _id: profileId })) === null;
  return isGone ? notFound('profile') : interrupted();
}

/** The answer for a failed generation: never the provider's own words. */
export function generationFailed(error: GenerationRecord['error']): AppError {
  const retryAfterSeconds = error?.retryAfterSeconds ?? 5;
  const unasked = UNASKED.get(error?.kind ?? '');
  if (unasked !== undefined) {
    const { reason, detail } = unasked;
    return new AppError('service_unavailable', detail, { reason, retryAfterSeconds });
  }
  return new AppError('generation_failed', 'The AI model could not answer. Nothing was stored or charged.', {
    reason: 'provider_failed',
    retryAfterSeconds,
    internal: `generation failed: ${error?.kind ?? 'unknown'}`,
  });
}

/** Nothing is wrong with the request: what it waited for went away, and a repeat makes it anew. */
export function interrupted(): AppError {
  return new AppError('service_unavailable', 'The generation was interrupted. Repeat the request.', {
    reason: 'no_worker',
    retryAfterSeconds: 1,
  });
}

/** Failures of a generation for which the provider was not asked, by kind. */
const UNASKED: ReadonlyMap<string, { readonly reason: UnavailableReason; readonly detail: string }> = new Map([
  ['not_started', { reason: 'no_worker', detail: 'No worker of this model was free in time. Nothing was stored.' }],
  [
    'circuit_open',
    { reason: 'circuit_open', detail: 'Calls of this model fail at the moment. Nothing was stored or charged.' },
  ],
  [
    'pool_paused',
    { reason: 'pool_paused', detail: 'An operator has paused this model. Nothing was stored or charged.' },
  ],
  ['queue_unavailable', { reason: 'store_unavailable', detail: 'Generation is not available at the moment.' }],
]);

/** A caller's patience is reckoned from the arrival of its request, `startBy` from a moment later. */
const DEADLINE_SLACK_MS = 500;

async function giveUpUnstarted(deps: SectionCallDeps, contentHash: string): Promise<void> {
  const { db, clock } = deps;
  const generation = await db.generations.findOne({ contentHash, open: true }).lean();
  if (generation === null) return;
  const failure = (await deps.breakers?.isPaused(generation.model))
    ? { kind: 'pool_paused', retryAfterSeconds: PAUSED_RETRY_SECONDS }
    : { kind: 'not_started', retryAfterSeconds: 5 };
  const failed = await failGeneration(db, clock, generation, failure, {
    startedAt: null,
    startBy: { $lte: new Date(clock.now().getTime() + DEADLINE_SLACK_MS) },
  });
  if (failed) await deps.announceFailed([generation]);
}
