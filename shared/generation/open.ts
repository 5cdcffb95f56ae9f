import type { Caller } from '../accounts/caller.ts';
import { contentKey, type ModelName, type SectionRequest } from '../content/index.ts';
import type { Clock } from '../core/clock.ts';
import type { Config, ModelSettings } from '../core/config.ts';
import { AppError } from '../core/errors.ts';
import { type Owner, ownedBy, ownerKey } from '../core/owner.ts';
import type { SecretBox } from '../core/secrets.ts';
import { type Database, insertNew } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { ContentRecord } from '../db/models/contents.ts';
import type { FortuneRecord, ReservedFortune } from '../db/models/fortunes.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { GENERATION_QUEUES, type JobPayload, PRIORITY } from '../queues/catalogue.ts';
import type { Producer } from '../queues/producer.ts';
import { chartKey } from '../saju/index.ts';
import type { Breakers } from '../status/breaker.ts';
import { type AnnounceFailed, failGeneration } from './close.ts';
import { correctOpenCalls } from './open-calls.ts';
import { findContents, newGenerationId, openGenerations } from './single-flight.ts';

/** Background work (batches, `respond-async`) waits that long for a free worker. */
export const BACKGROUND_START_MS = 6 * 3_600_000;

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

/** A section under the name of its content in the cache, in queues and in events. */
export interface WantedSection {
  readonly request: SectionRequest;
  /** An HMAC, for the key itself holds pillars. */
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

/** What one charge is for. */
export interface PlannedCall {
  readonly callId: string;
  readonly sections: readonly WantedSection[];
  /** What its `profile_fortune` is for. */
  readonly fortune: FortuneRecord | null;
  /** The fortune is still to be reserved, with this call. */
  readonly reserves: boolean;
}

/** What the calls of one request have in common. */
export interface CallTerms {
  readonly model: ModelName;
  readonly terms: ModelTerms;
  readonly date: string;
  /** The endpoint or the background work, for reports. */
  readonly source: string;
  /** Binds a resumed stream to its call; such a call is recorded even when it generates nothing. */
  readonly bodyHash?: string | undefined;
  /** They are about profiles, and not about pillars of the caller's own. */
  readonly profilesOnly: boolean;
}

export interface CallOptions {
  /** Nobody waits: a worker may start it up to 6 h later. */
  readonly background?: boolean | undefined;
  /** Place in the pool; without it that of interactive calls. */
  readonly priority?: number | undefined;
  /** Is called with the content hash of each missing section before any worker can finish it: subscribe there. */
  readonly beforeEnqueue?: ((contentHash: string) => void) | undefined;
  /** Is called with the call's id when nothing is left that could refuse it, while it is being written. */
  readonly onAdmitted?: ((callId: string) => void) | undefined;
  /** Runs beside the opening, with the fortunes of the calls. */
  readonly opening?: ((fortunes: readonly FortuneRecord[]) => Promise<void>) | undefined;
  /**
   * Runs when all is open and `opening` is done, before any worker can start. Its caller looks after what the queue does not
   * take. @returns the content hashes of what was closed again
   */
  readonly opened?: (() => Promise<ReadonlySet<string>>) | undefined;
}

export interface OpenedCalls {
  /** What was there or has come meanwhile, by content hash. */
  readonly contents: ReadonlyMap<string, ContentRecord>;
  /** The contents whose generation was opened: what these calls are charged for. */
  readonly generated: ReadonlySet<string>;
  /** Calls whose fortune another call has reserved meanwhile: nothing was written for them. */
  readonly taken: ReadonlySet<string>;
}

/**
 * Finds the sections of calls in the cache; opens or shares the generations of the others, records the calls, and puts what
 * was opened on the model's queue. Of equal sections the first call pays.
 * @throws service_unavailable when the model is held back, or the queue does not take a job: then nothing stays open
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
  // One command reserves a single fortune and opens its generation. Bulk work has to know what it has reserved before.
  const alone = calls.length === 1 && options.opening === undefined ? first : undefined;
  const taken = new Set(alone === undefined ? await reserveMany(db, calls) : []);
  const kept = calls.filter(({ callId }) => !taken.has(callId));
  const openings = openingsOf(kept, cached);
  for (const { contentHash } of openings) options.beforeEnqueue?.(contentHash);
  const records = kept
    .map((call) => callRecord(clock, caller, terms, options, call, openings))
    .filter(({ caused, parts }) => caused.length > 0 || parts !== null);
  const marked = options.opening?.(kept.flatMap(({ fortune }) => fortune ?? []));
  // Awaited below, unless the database fails before.
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
    // Also when that failed: what is open must not wait for the reconciler.
    await enqueueOpened(deps, generations, options);
  }
  for (const one of opened) if (one.kind === 'shared' && one.raised) await raisePriority(deps, caller, one, options);
  return { contents: cached, generated: new Set(generations.map(({ contentHash }) => contentHash)), taken };
}

/**
 * The contents that are there. A single fortune that has to be reserved is seldom there already, made for an equal chart; that
 * is found once its generation is open.
 * @throws service_unavailable when something is missing and its model is held back: a call that is queued would only fail later
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

/** One generation for each content that is missing, of the first call that wants it. */
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

/** Corrects the calls of which some sections were shared or have come meanwhile. */
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

/** While Redis is known to be away no job is taken, which is an answer of its own. */
async function reportAdmitted(
  { producer }: SectionCallDeps,
  calls: readonly PlannedCall[],
  { onAdmitted }: CallOptions,
): Promise<void> {
  if (producer.isConnected()) for (const { callId } of calls) onAdmitted?.(callId);
}

/** A call as it is recorded before anything is known to have been made already. */
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

/** @throws service_unavailable: they are closed */
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

/** Moves the waiting job of a shared generation forward. */
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
 * Adds the generation's job to the queue of its model, unless its job is there already. Jobs are deduplicated by the
 * generation, which is unique by its content while it is open, and not by the content: the job of a closed generation
 * may wait or run for a while, and must not stand in for the next one. @throws when Redis is away
 */
export function enqueueGeneration(producer: Producer, generation: GenerationRecord): Promise<void> {
  return producer.add(GENERATION_QUEUES[generation.model], 'generate', jobPayload(generation), {
    priority: generation.priority,
    turnHolder: ownerKey(generation),
    dedupId: generation._id,
  });
}

/**
 * `enqueueGeneration` for many: a round trip for those of one model and priority. Interactive ones go before all that wait
 * in turns: here they are jobs that Redis had lost.
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
