import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import {
  contentKey,
  type ModelName,
  type SectionContent,
  type SectionName,
  type SectionRequest,
  sectionPeriod,
} from '../content/index.ts';
import { AppError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { CallRecord } from '../models/calls.ts';
import type { ContentRecord } from '../models/contents.ts';
import type { ReservedFortune } from '../models/fortunes.ts';
import type { GenerationRecord } from '../models/generations.ts';
import { type Database, insertRecord, rawCollection } from '../models/index.ts';
import { type Owner, ownedBy } from '../owner.ts';
import { GENERATION_QUEUES, PRIORITY } from '../queues/catalogue.ts';
import type { Producer } from '../queues/producer.ts';
import { chartKey, type Pillars } from '../saju/index.ts';
import type { SecretBox } from '../secrets.ts';
import type { Caller } from './context.ts';
import {
  type AnnounceFailed,
  BACKGROUND_START_MS,
  failGeneration,
  findContent,
  newGenerationId,
  type OpenedGeneration,
  openGenerations,
} from './generations.ts';
import type { Breakers } from './status-breaker.ts';

/** Sections of one chart for one day by one model: what a partner's call asks for. */
export interface SectionCallRequest {
  readonly sections: readonly SectionName[];
  readonly pillars: Pillars;
  /** A KST day; each section derives its period from it. */
  readonly date: string;
  readonly model: ModelName;
}

export interface SectionPart {
  readonly section: SectionName;
  readonly contentHash: string;
  /** Null while it is being made. */
  readonly content: SectionContent | null;
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
  collect(part: Pick<SectionPart, 'contentHash'>): Promise<SectionContent | null>;
  /** The caller's patience is over: generations that no worker has started, and nobody waits for longer, are given up. */
  giveUpUnstarted(contentHashes: readonly string[]): Promise<void>;
  /** The parts of a recorded call, with the content that is there by now. */
  partsOf(call: CallRecord): Promise<SectionPart[]>;
  /** The record of an earlier call of the same owner and body. */
  resume(caller: Caller, callId: string, bodyHash: string): Promise<CallRecord | null>;
}

export interface SectionCallDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'models' | 'simulateUnconfiguredModels' | 'generationWaitMs'>;
  readonly secrets: SecretBox;
  readonly producer: Producer;
  /** Wakes who waits for generations that ended without a worker. */
  readonly announceFailed: AnnounceFailed;
  /** Of a front: what it need not queue. Background work waits for its model instead. */
  readonly breakers?: Breakers;
}

export function createSectionCallService(deps: SectionCallDeps): SectionCallService {
  return {
    start: (caller, request, options) => startSections(deps, caller, request, options),
    collect: (part) => collectSection(deps, part.contentHash),
    async giveUpUnstarted(contentHashes) {
      for (const contentHash of contentHashes) await giveUpUnstarted(deps, contentHash);
    },
    partsOf: (call) => partsOf(deps, call),
    resume: (caller, callId, bodyHash) =>
      deps.db.calls.findOne({ _id: callId, ...ownedBy(caller.owner), bodyHash }).lean(),
  };
}

/** How a model's calls are made for an owner. */
export interface ModelTerms {
  readonly simulated: boolean;
  readonly providerModelId: string;
  /** What a call of this owner is charged: nothing with a test key. */
  readonly priceUsd: number;
  /** What a live call of the model costs. */
  readonly listPriceUsd: number;
}

/** @throws service_unavailable when a live key asks for a model without credentials. */
export function modelTerms(config: SectionCallDeps['config'], owner: Owner, model: ModelName): ModelTerms {
  const settings = config.models[model];
  const configured = settings.apiKey !== null;
  if (owner.livemode && !configured && !config.simulateUnconfiguredModels) {
    throw new AppError('service_unavailable', `The model ${model} is not configured on this server.`, {
      hint: `Set ${settings.apiKeyVariable}, or use another model.`,
      retryAfterSeconds: 60,
    });
  }
  const simulated = !owner.livemode || !configured;
  return {
    simulated,
    providerModelId: simulated ? 'simulated' : settings.providerModelId,
    priceUsd: owner.livemode ? settings.priceUsd : 0,
    listPriceUsd: settings.priceUsd,
  };
}

/** @throws service_unavailable at once when the model's breaker is open: a queued call would only fail later. */
async function admitModel(deps: SectionCallDeps, model: ModelName, terms: ModelTerms): Promise<void> {
  if (!terms.simulated) await deps.breakers?.admit(model);
}

/** The name of a section's content in the cache, in queues and in events: an HMAC, for the key itself holds pillars. */
export function contentHashOf(
  deps: Pick<SectionCallDeps, 'secrets'>,
  owner: Owner,
  request: SectionRequest,
  model: ModelName,
  terms: ModelTerms,
): string {
  const { providerModelId } = terms;
  return deps.secrets.pseudonym(contentKey({ ...ownedBy(owner), request, model, providerModelId }));
}

async function startSections(
  deps: SectionCallDeps,
  caller: Caller,
  request: SectionCallRequest,
  options: SectionCallOptions,
): Promise<SectionTicket> {
  const terms = modelTerms(deps.config, caller.owner, request.model);
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
  if (missing.length > 0 && options.background !== true) await admitModel(deps, request.model, terms);
  const callId = newId('call');
  const opened = await openSections(deps, caller, {
    callId,
    model: request.model,
    terms,
    date: request.date,
    wanted: missing,
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
    })),
  };
}

/** The cached contents under these names, by name. */
export async function findContents(
  deps: Pick<SectionCallDeps, 'db' | 'clock'>,
  contentHashes: readonly string[],
): Promise<Map<string, ContentRecord>> {
  const now = deps.clock.now();
  const found = await rawCollection(deps.db.contents)
    .find({ _id: { $in: [...contentHashes] }, expiresAt: { $gt: now } })
    .toArray();
  return new Map(found.map((content) => [content._id, content]));
}

interface WantedSection {
  readonly request: SectionRequest;
  readonly contentHash: string;
}

function partRecord({ request, contentHash }: WantedSection): { section: SectionName; contentHash: string } {
  return { section: request.section, contentHash };
}

export interface OpenPlan {
  readonly callId: string;
  readonly model: ModelName;
  readonly terms: ModelTerms;
  readonly date: string;
  /** The sections that are not in the cache. */
  readonly wanted: readonly WantedSection[];
  readonly source: string;
  readonly bodyHash?: string;
  /** All sections of the call, for resuming; a call with them is recorded even when it causes nothing. */
  readonly parts?: CallRecord['parts'];
  readonly fortuneId?: string;
  /** The fortune that was reserved for its `profile_fortune`. */
  readonly fortune?: ReservedFortune;
  /** Nobody waits: a worker may start it up to 6 h later. */
  readonly background?: boolean;
  readonly priority?: number;
  readonly beforeEnqueue?: (contentHash: string) => void;
}

export interface OpenedSections {
  /** Sections whose generation this call opened: the call's bill. */
  readonly caused: readonly SectionName[];
  /** Finished by others between the look-up and now. */
  readonly cached: readonly ContentRecord[];
}

/**
 * Opens or joins the generation of each section, records the call, and puts what it opened on the model's queue.
 * @throws service_unavailable when the queue does not take a job: nothing stays open.
 */
export async function openSections(deps: SectionCallDeps, caller: Caller, plan: OpenPlan): Promise<OpenedSections> {
  const { db, clock } = deps;
  for (const { contentHash } of plan.wanted) plan.beforeEnqueue?.(contentHash);
  const priority = plan.priority ?? (caller.owner.livemode ? PRIORITY.liveInteractive : PRIORITY.testInteractive);
  const waitMs = plan.background === true ? BACKGROUND_START_MS : deps.config.generationWaitMs;
  const startBy = new Date(clock.now().getTime() + waitMs);
  // The record is written beside the generations, as if it caused all of them, which is nearly always so.
  const ids = plan.wanted.map(() => newGenerationId());
  const call = callRecord(clock, caller, plan, ids);
  // With a single section it goes with the generation: one record less to write, and nothing to correct.
  const alone = plan.wanted.length === 1 && plan.parts === undefined;
  const recorded = !alone && (call.caused.length > 0 || plan.parts !== undefined);
  const [opened] = await Promise.all([
    openGenerations(
      db,
      clock,
      plan.wanted.map(({ request, contentHash }, index) => ({
        id: ids[index] ?? newGenerationId(),
        owner: caller.owner,
        request,
        chart: chartKey(request.pillars),
        contentHash,
        model: plan.model,
        providerModelId: plan.terms.providerModelId,
        simulated: plan.terms.simulated,
        priority,
        startBy,
        background: plan.background ?? false,
        bill: alone ? call : null,
        fortune: request.section === 'profile_fortune' ? (plan.fortune ?? null) : null,
      })),
    ),
    recorded ? insertRecord(db.calls, call) : null,
  ]);
  const causedGenerations = opened.flatMap((one) => (one.kind === 'caused' ? [one.generation] : []));
  if (recorded && causedGenerations.length < call.caused.length) {
    await correctCall(deps, call, causedGenerations, plan.parts !== undefined);
  }
  await enqueue(deps, causedGenerations);
  await raisePriorities(deps, opened, priority);
  return {
    caused: causedGenerations.map(({ section }) => section),
    cached: opened.flatMap((one) => (one.kind === 'cached' ? [one.content] : [])),
  };
}

export function callRecord(clock: Clock, caller: Caller, plan: OpenPlan, generationIds: readonly string[]): CallRecord {
  const now = clock.now();
  const caused = plan.wanted.map(({ request: { section } }, index) => ({
    section,
    generationId: generationIds[index] ?? '',
    done: false,
  }));
  return {
    _id: plan.callId,
    ...ownedBy(caller.owner),
    source: plan.source,
    requestId: caller.actor.requestId,
    model: plan.model,
    date: plan.date,
    bodyHash: plan.bodyHash ?? null,
    parts: plan.parts ?? null,
    fortuneId: plan.fortuneId ?? null,
    caused,
    priceUsd: plan.terms.priceUsd,
    state: caused.length === 0 ? 'charged' : 'open',
    chargedUsd: 0,
    simulated: plan.terms.simulated,
    createdAt: now,
    settledAt: caused.length === 0 ? now : null,
    background: plan.background ?? false,
    fortune: null,
  };
}

/** Another call's generation, or content that had come meanwhile, serves some sections: those are hits, not its bill. */
async function correctCall(
  deps: SectionCallDeps,
  call: CallRecord,
  caused: readonly GenerationRecord[],
  keep: boolean,
): Promise<void> {
  const { db, clock } = deps;
  if (caused.length === 0 && !keep) {
    await db.calls.deleteOne({ _id: call._id });
    return;
  }
  const own = new Set(caused.map(({ _id }) => _id));
  const left = call.caused.filter(({ generationId }) => own.has(generationId));
  const settled = left.length === 0 ? { state: 'charged', settledAt: clock.now() } : {};
  await db.calls.updateOne({ _id: call._id }, { $set: { caused: left, ...settled } });
}

async function enqueue(deps: SectionCallDeps, generations: readonly GenerationRecord[]): Promise<void> {
  try {
    await Promise.all(
      generations.map((generation) =>
        deps.producer.add(
          GENERATION_QUEUES[generation.model],
          'generate',
          { generationId: generation._id },
          { priority: generation.priority, dedupId: generation.contentHash },
        ),
      ),
    );
  } catch (error) {
    for (const generation of generations) {
      await failGeneration(deps.db, deps.clock, generation, { kind: 'queue_unavailable', retryAfterSeconds: 5 });
    }
    await deps.announceFailed(generations);
    throw new AppError('service_unavailable', 'Generation is not available at the moment.', {
      retryAfterSeconds: 5,
      internal: 'the queue did not take the job',
      cause: error,
    });
  }
}

async function raisePriorities(
  deps: SectionCallDeps,
  opened: readonly OpenedGeneration[],
  priority: number,
): Promise<void> {
  for (const one of opened) {
    if (one.kind !== 'joined' || !one.raised) continue;
    const { model, contentHash } = one.generation;
    await deps.producer.raisePriority(GENERATION_QUEUES[model], contentHash, priority);
  }
}

async function partsOf(deps: SectionCallDeps, call: CallRecord): Promise<SectionPart[]> {
  const parts = call.parts ?? [];
  const found = await deps.db.contents.find({ _id: { $in: parts.map(({ contentHash }) => contentHash) } }).lean();
  const contents = new Map(found.map((content) => [content._id, content.content]));
  return parts.map((part) => ({ ...part, content: contents.get(part.contentHash) ?? null }));
}

async function collectSection(deps: SectionCallDeps, contentHash: string): Promise<SectionContent | null> {
  const content = await findContent(deps.db, deps.clock, contentHash);
  if (content !== null) return content.content;
  const latest = await deps.db.generations.findOne({ contentHash }).sort({ _id: -1 }).lean();
  if (latest?.state === 'open') return null;
  throw generationFailed(latest?.error ?? null);
}

/** The answer for a failed generation: never the provider's own words. */
export function generationFailed(error: { kind: string; retryAfterSeconds: number | null } | null): AppError {
  const retryAfterSeconds = error?.retryAfterSeconds ?? 5;
  if (error?.kind === 'not_started') {
    return new AppError('service_unavailable', 'No worker of this model was free in time. Nothing was stored.', {
      retryAfterSeconds,
    });
  }
  if (error?.kind === 'circuit_open') {
    return new AppError(
      'service_unavailable',
      'Calls of this model fail at the moment. Nothing was stored or charged.',
      {
        retryAfterSeconds,
      },
    );
  }
  if (error?.kind === 'queue_unavailable') {
    return new AppError('service_unavailable', 'Generation is not available at the moment.', { retryAfterSeconds });
  }
  return new AppError('generation_failed', 'The AI model could not answer. Nothing was stored or charged.', {
    retryAfterSeconds,
    internal: `generation failed: ${error?.kind ?? 'unknown'}`,
  });
}

/** A caller's patience is reckoned from the arrival of its request, `startBy` from a moment later. */
const DEADLINE_SLACK_MS = 500;

async function giveUpUnstarted(deps: SectionCallDeps, contentHash: string): Promise<void> {
  const { db, clock } = deps;
  const generation = await db.generations.findOne({ contentHash, open: true }).lean();
  if (generation === null) return;
  const failed = await failGeneration(
    db,
    clock,
    generation,
    { kind: 'not_started', retryAfterSeconds: 5 },
    { startedAt: null, startBy: { $lte: new Date(clock.now().getTime() + DEADLINE_SLACK_MS) } },
  );
  if (failed) await deps.announceFailed([generation]);
}
