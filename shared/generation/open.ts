import type { Caller } from '../accounts/caller.ts';
import { contentKey, type ModelName, type SectionRequest } from '../content/index.ts';
import type { Clock } from '../core/clock.ts';
import type { Config, ModelSettings } from '../core/config.ts';
import { AppError } from '../core/errors.ts';
import { type Owner, ownedBy, ownerKey } from '../core/owner.ts';
import type { SecretBox } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { ContentRecord } from '../db/models/contents.ts';
import type { FortuneRecord, ReservedFortune } from '../db/models/fortunes.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { insertNew } from '../db/records.ts';
import { GENERATION_QUEUES, type JobPayload, PRIORITY } from '../queues/catalogue.ts';
import type { Producer } from '../queues/producer.ts';
import { chartKey } from '../saju/index.ts';
import type { Breakers } from '../status/breaker.ts';
import { type AnnounceFailed, failGeneration } from './close.ts';
import { correctOpenCalls } from './open-calls.ts';
import { findContents, newGenerationId, openGenerations } from './single-flight.ts';

/** Background work (batches, `respond-async`) waits this long for a free worker. */
export const BACKGROUND_START_MS = 6 * 3_600_000;

export interface SectionCallDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'models' | 'simulateUnconfiguredModels' | 'generationWaitMs'>;
  readonly secrets: SecretBox;
  readonly producer: Producer;
  /** Wakes the callers of generations that ended without a worker. */
  readonly announceFailed: AnnounceFailed;
  /** Only in an API server: refuses calls before they are queued. Background work waits for its model instead. */
  readonly breakers?: Breakers;
}

/** The terms of an owner's calls of a model. */
export interface ModelTerms {
  readonly simulated: boolean;
  readonly providerModelId: string;
  /** Charge of a call of this owner: 0 with a test key. */
  readonly priceUsd: number;
  /** Price of a live call of the model. */
  readonly listPriceUsd: number;
}

/** @throws service_unavailable when a live key asks for a model without credentials. */
export function modelTerms(config: SectionCallDeps['config'], owner: Owner, model: ModelName): ModelTerms {
  const settings = config.models[model];
  const configured = settings.apiKey !== null;
  if (owner.livemode && !configured && !config.simulateUnconfiguredModels) {
    throw new AppError('service_unavailable', `The model ${model} is not configured on this server.`, {
      reason: 'not_configured',
      hint: `Set ${settings.apiKeyVariable}, or use another model.`,
      retryAfterSeconds: 60,
    });
  }
  return termsOf(settings, owner, !owner.livemode || !configured);
}

export function termsOf(settings: ModelSettings, { livemode }: Owner, simulated: boolean): ModelTerms {
  return {
    simulated,
    providerModelId: simulated ? 'simulated' : settings.providerModelId,
    priceUsd: livemode ? settings.priceUsd : 0,
    listPriceUsd: settings.priceUsd,
  };
}

/** A section, and the name of its content in the cache, in queues and in events. */
export interface WantedSection {
  readonly request: SectionRequest;
  /** An HMAC of the content key, because the key contains pillars. */
  readonly contentHash: string;
}

export function wantedSection(
  { secrets }: Pick<SectionCallDeps, 'secrets'>,
  owner: Owner,
  request: SectionRequest,
  model: ModelName,
  { providerModelId }: ModelTerms,
): WantedSection {
  const key = contentKey({ ...ownedBy(owner), request, model, providerModelId });
  return { request, contentHash: secrets.pseudonym(key) };
}

/** The sections and the fortune that one charge pays for. */
export interface PlannedCall {
  readonly callId: string;
  readonly sections: readonly WantedSection[];
  /** The fortune that its `profile_fortune` fills. */
  readonly fortune: FortuneRecord | null;
  /** This call must still reserve the fortune. */
  readonly reserves: boolean;
}

/** Terms shared by all calls of one request. */
export interface CallTerms {
  readonly model: ModelName;
  readonly terms: ModelTerms;
  readonly date: string;
  /** The endpoint or the background work, for reports. */
  readonly source: string;
  /** Binds a resumed stream to its call; such a call is recorded even when it generates nothing. */
  readonly bodyHash?: string | undefined;
  /** The calls name profiles instead of pillars. */
  readonly profilesOnly: boolean;
}

export interface CallOptions {
  /** No caller waits: a worker may start it up to 6 h later. */
  readonly background?: boolean | undefined;
  /** Job priority; by default that of interactive calls. */
  readonly priority?: number | undefined;
  /** Called with the content hash of each missing section before any worker can finish it: subscribe here. */
  readonly beforeEnqueue?: ((contentHash: string) => void) | undefined;
  /** Called with the call's id once nothing can refuse the call, while the call is being written. */
  readonly onAdmitted?: ((callId: string) => void) | undefined;
  /** Runs in parallel with the opening; receives the fortunes of the calls. */
  readonly opening?: ((fortunes: readonly FortuneRecord[]) => Promise<void>) | undefined;
  /**
   * Runs when everything is open and `opening` is done, before any worker can start. The caller that sets it recovers
   * jobs that the queue refuses. @returns the content hashes of the generations that it closed again
   */
  readonly opened?: (() => Promise<ReadonlySet<string>>) | undefined;
}

export interface OpenedCalls {
  /** Contents found in the cache before or during the opening, by content hash. */
  readonly contents: ReadonlyMap<string, ContentRecord>;
  /** Contents whose generation these calls opened: the calls are charged for them. */
  readonly generated: ReadonlySet<string>;
  /** Calls whose fortune another call reserved in between: nothing was written for them. */
  readonly taken: ReadonlySet<string>;
}

/**
 * Finds the sections of calls in the cache, opens or shares the generations of the others, records the calls, and
 * enqueues the opened generations in the model's queue. Of equal sections the first call pays.
 * @throws service_unavailable when the model is held back, or the queue refuses a job: then nothing stays open, unless
 *   `options.opened` is set
 */
export async function openCalls(
  deps: SectionCallDeps,
  caller: Caller,
  terms: CallTerms,
  calls: readonly PlannedCall[],
  options: CallOptions,
): Promise<OpenedCalls> {
  const { db, clock } = deps;
  const cached = await findCached(deps, terms, calls, options);
  const [first] = calls;
  // One command reserves a single fortune and opens its generation. Bulk work must know its reservations first.
  const alone = calls.length === 1 && options.opening === undefined ? first : undefined;
  const taken = new Set(alone === undefined ? await reserveMany(db, calls) : []);
  const kept = calls.filter(({ callId }) => !taken.has(callId));
  const openings = openingsOf(kept, cached);
  for (const { contentHash } of openings) options.beforeEnqueue?.(contentHash);
  const records = kept
    .map((call) => callRecord(clock, caller, terms, options, call, openings))
    .filter(({ caused, parts }) => caused.length > 0 || parts !== null);
  const marked = options.opening?.(kept.flatMap(({ fortune }) => fortune ?? []));
  // Awaited below. This avoids an unhandled rejection when the database fails first.
  marked?.catch(() => undefined);
  const [opened] = await Promise.all([
    openGenerations(db, clock, specsOf(deps, caller, terms, options, openings), {
      reserve: alone?.reserves ? (alone.fortune ?? undefined) : undefined,
      calls: records,
    }),
    reportAdmitted(deps, kept, options),
  ]);
  if (opened === null)
    return { contents: cached, generated: new Set(), taken: new Set(calls.map(({ callId }) => callId)) };
  const generations = opened.flatMap((one) => (one.kind === 'generated' ? [one.generation] : []));
  for (const one of opened) if (one.kind === 'cached') cached.set(one.content._id, one.content);
  if (generations.length < openings.length) await correctRecords(deps, records, generations);
  try {
    await marked;
  } finally {
    // Enqueue even if that failed: open generations must not wait for the reconciler.
    await enqueueOpened(deps, generations, options);
  }
  for (const one of opened) if (one.kind === 'shared' && one.raised) await raisePriority(deps, caller, one, options);
  return { contents: cached, generated: new Set(generations.map(({ contentHash }) => contentHash)), taken };
}

/**
 * Reads the cached contents. A single new fortune is seldom cached (only for an equal chart); its content is then found
 * after the opening.
 * @throws service_unavailable when content is missing and its model is held back: a queued call would only fail later
 */
async function findCached(
  deps: SectionCallDeps,
  { model, terms: { simulated } }: CallTerms,
  calls: readonly PlannedCall[],
  { background }: CallOptions,
): Promise<Map<string, ContentRecord>> {
  const wanted = calls.flatMap(({ sections }) => sections.map(({ contentHash }) => contentHash));
  const breakers = background === true ? undefined : deps.breakers;
  const isNew = wanted.length === 1 && calls[0]?.reserves === true;
  if (isNew && !(await breakers?.isHeld(model, simulated))) return new Map();
  const cached = await findContents(deps, wanted);
  if (wanted.some((contentHash) => !cached.has(contentHash))) await breakers?.admit(model, simulated);
  return cached;
}

/** @returns the calls whose fortune another call has reserved */
async function reserveMany(db: Database, calls: readonly PlannedCall[]): Promise<readonly string[]> {
  const reserving = calls.filter(({ reserves }) => reserves);
  const ids = await insertNew(
    db.fortunes,
    reserving.flatMap(({ fortune }) => fortune ?? []),
  );
  return reserving.filter(({ fortune }) => !ids.has(fortune?._id ?? '')).map(({ callId }) => callId);
}

interface Opening extends WantedSection {
  readonly id: string;
  readonly call: PlannedCall;
  readonly shared: boolean;
}

/** One generation per missing content, opened by the first call that needs it. */
function openingsOf(calls: readonly PlannedCall[], cached: ReadonlyMap<string, unknown>): readonly Opening[] {
  const openings = new Map<string, Opening>();
  for (const call of calls) {
    for (const section of call.sections) {
      const { contentHash } = section;
      if (cached.has(contentHash)) continue;
      const first = openings.get(contentHash);
      const opening = first === undefined ? { id: newGenerationId(), call, shared: false } : { ...first, shared: true };
      openings.set(contentHash, { ...section, ...opening });
    }
  }
  return [...openings.values()];
}

function specsOf(
  deps: SectionCallDeps,
  caller: Caller,
  { model, terms: { providerModelId, simulated }, source, profilesOnly }: CallTerms,
  options: CallOptions,
  openings: readonly Opening[],
): Parameters<typeof openGenerations>[2] {
  const startBy = new Date(deps.clock.now().getTime() + waitMsOf(deps, options));
  return openings.map(({ id, call: { fortune }, request, contentHash, shared }) => ({
    id,
    request,
    contentHash,
    shared,
    owner: caller.owner,
    chart: chartKey(request.pillars),
    model,
    providerModelId,
    simulated,
    source,
    requestId: caller.actor.requestId,
    priority: priorityOf(caller.owner, options),
    startBy,
    background: options.background ?? false,
    fortune: request.section === 'profile_fortune' && fortune !== null ? reservedFortune(fortune) : null,
    profilesOnly,
  }));
}

/** Corrects calls whose sections were shared or cached in between. */
async function correctRecords(
  deps: SectionCallDeps,
  records: readonly CallRecord[],
  generations: readonly GenerationRecord[],
): Promise<void> {
  const ids = new Set(generations.map(({ _id }) => _id));
  const isCorrect = ({ caused }: CallRecord) => caused.every(({ generationId }) => ids.has(generationId));
  await correctOpenCalls(
    deps,
    records.filter((call) => !isCorrect(call)),
  );
}

async function enqueueOpened(
  deps: SectionCallDeps,
  generations: readonly GenerationRecord[],
  options: CallOptions,
): Promise<void> {
  let closed: ReadonlySet<string> = new Set();
  try {
    closed = (await options.opened?.()) ?? closed;
  } finally {
    const open = generations.filter(({ contentHash }) => !closed.has(contentHash));
    await enqueue(deps, open, options);
  }
}

export function priorityOf({ livemode }: Owner, { priority }: CallOptions): number {
  return priority ?? (livemode ? PRIORITY.liveInteractive : PRIORITY.testInteractive);
}

export function waitMsOf({ config }: Pick<SectionCallDeps, 'config'>, { background }: CallOptions): number {
  return background === true ? BACKGROUND_START_MS : config.generationWaitMs;
}

/** While Redis is known to be unreachable, no call is admitted: its caller gets an error. */
async function reportAdmitted(
  { producer }: SectionCallDeps,
  calls: readonly PlannedCall[],
  { onAdmitted }: CallOptions,
): Promise<void> {
  if (producer.isConnected()) for (const { callId } of calls) onAdmitted?.(callId);
}

/** The record of a call, as if it generated every missing section. */
function callRecord(
  clock: Clock,
  caller: Caller,
  { model, terms, date, source, bodyHash }: CallTerms,
  { background }: CallOptions,
  { callId, sections, fortune }: PlannedCall,
  openings: readonly Opening[],
): CallRecord {
  const now = clock.now();
  const caused = openings
    .filter(({ call }) => call.callId === callId)
    .map(({ id, request: { section } }) => ({ section, generationId: id, done: false }));
  const parts = sections
    .filter(({ request: { section } }) => section !== 'profile_fortune')
    .map(({ request: { section }, contentHash }) => ({ section, contentHash }));
  return {
    _id: callId,
    ...ownedBy(caller.owner),
    source,
    requestId: caller.actor.requestId,
    model,
    date,
    bodyHash: bodyHash ?? null,
    parts: bodyHash === undefined ? null : parts,
    fortuneId: fortune?._id ?? null,
    caused,
    priceUsd: terms.priceUsd,
    state: caused.length === 0 ? 'charged' : 'open',
    chargedUsd: 0,
    simulated: terms.simulated,
    createdAt: now,
    settledAt: caused.length === 0 ? now : null,
    background: background ?? false,
    fortune: null,
  };
}

/** Adds the jobs. @throws service_unavailable after closing the generations; with `opened`, the queue's error */
async function enqueue(
  deps: SectionCallDeps,
  generations: readonly GenerationRecord[],
  { priority, opened }: CallOptions,
): Promise<void> {
  if (generations.length === 0) return;
  try {
    if (priority !== undefined) await enqueueGenerations(deps.producer, generations);
    else await Promise.all(generations.map((generation) => enqueueGeneration(deps.producer, generation)));
  } catch (error) {
    if (opened !== undefined) throw error;
    for (const generation of generations) {
      await failGeneration(deps.db, deps.clock, generation, { kind: 'queue_unavailable', retryAfterSeconds: 5 });
    }
    await deps.announceFailed(generations);
    throw new AppError('service_unavailable', 'Generation is not available at the moment.', {
      reason: 'store_unavailable',
      retryAfterSeconds: 5,
      internal: 'the queue did not take the job',
      cause: error,
    });
  }
}

function reservedFortune(fortune: FortuneRecord): ReservedFortune {
  const { _id, accountId, livemode, profileId, fortuneType, fortuneDate, model, callId, createdAt, actor } = fortune;
  const profile = { dayMaster: fortune.profile.dayMaster };
  return { _id, accountId, livemode, profileId, fortuneType, fortuneDate, model, callId, createdAt, actor, profile };
}

/** Raises the priority of a shared generation's waiting job. */
export async function raisePriority(
  { producer }: Pick<SectionCallDeps, 'producer'>,
  { owner }: Caller,
  { generation }: { readonly generation: GenerationRecord },
  options: CallOptions,
): Promise<void> {
  const priority = priorityOf(owner, options);
  const turnHolder = ownerKey(owner);
  await producer.raisePriority(GENERATION_QUEUES[generation.model], generation._id, { priority, turnHolder });
}

/**
 * Adds the generation's job to the queue of its model, unless the job is already there. The deduplication id is the
 * generation, which is unique per content while it is open, and not the content: the job of a closed generation may
 * still wait or run, and must not replace the next one.
 * @throws when Redis is unreachable
 */
export function enqueueGeneration(producer: Producer, generation: GenerationRecord): Promise<void> {
  return producer.add(GENERATION_QUEUES[generation.model], 'generate', jobPayload(generation), {
    priority: generation.priority,
    turnHolder: ownerKey(generation),
    dedupId: generation._id,
  });
}

/**
 * `enqueueGeneration` for many: one round trip per model and priority. Interactive jobs go ahead of those that wait in
 * turns: here they are jobs that Redis has lost.
 */
export async function enqueueGenerations(producer: Producer, generations: readonly QueuedGeneration[]): Promise<void> {
  const kinds = new Map(
    generations.map(({ model, priority }) => [`${model} ${priority}`, { model, priority }] as const),
  );
  for (const { model, priority } of kinds.values()) {
    const items = generations
      .filter((generation) => generation.model === model && generation.priority === priority)
      .map((generation) => ({ payload: jobPayload(generation), dedupId: generation._id }));
    await producer.addMany(GENERATION_QUEUES[model], 'generate', items, { priority });
  }
}

type QueuedGeneration = Pick<
  GenerationRecord,
  '_id' | 'livemode' | 'model' | 'section' | 'source' | 'requestId' | 'priority'
>;

function jobPayload({ _id, livemode, model, section, source, requestId }: QueuedGeneration): JobPayload<'generate'> {
  return { generationId: _id, mode: livemode ? 'live' : 'test', model, section, source, request_id: requestId };
}
