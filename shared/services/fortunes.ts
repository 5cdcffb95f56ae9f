import type { QueryFilter } from 'mongoose';
import { addDays, type Clock, daysBetween, kstDate } from '../clock.ts';
import type { Config } from '../config.ts';
import { contentKey, type FortuneType, type ModelName, type SectionRequest, sectionPeriod } from '../content/index.ts';
import { AppError, invalidField, notFound } from '../errors.ts';
import { newId } from '../ids.ts';
import type { CallRecord } from '../models/calls.ts';
import type { FortuneRecord } from '../models/fortunes.ts';
import { type Database, isDuplicateKey } from '../models/index.ts';
import type { ProfileRecord } from '../models/profiles.ts';
import { type Owner, ownedBy } from '../owner.ts';
import { GENERATION_QUEUES, PRIORITY } from '../queues/catalogue.ts';
import type { Producer } from '../queues/producer.ts';
import type { SecretBox } from '../secrets.ts';
import type { AuditLog } from './audit.ts';
import type { Caller } from './context.ts';
import {
  type AnnounceFailed,
  BACKGROUND_START_MS,
  failGeneration,
  findContent,
  type GenerationSpec,
  newGenerationId,
  openGeneration,
} from './generations.ts';
import { type Page, type PageRequest, pageById } from './paging.ts';
import { fortuneProfile } from './profiles.ts';
import { storeReservedFortune } from './settlement.ts';

export interface FortuneRequest {
  readonly profileId: string;
  readonly type: FortuneType;
  readonly model: ModelName;
  /** A KST day, at most 366 days away; undefined: today. */
  readonly date?: string | undefined;
}

/** What became of a request for a fortune. */
export type FortuneTicket =
  | { readonly kind: 'ready'; readonly fortune: FortuneRecord; readonly created: boolean }
  | {
      readonly kind: 'waiting';
      readonly fortuneId: string;
      readonly contentHash: string;
      /** This call reserved the fortune: its answer is the 201. */
      readonly created: boolean;
    };

export interface FortuneFilter {
  readonly profileId?: string | undefined;
  readonly fortuneType?: FortuneType | undefined;
  readonly fortuneDate?: string | undefined;
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
  readonly model?: ModelName | undefined;
}

export interface FortuneService {
  /**
   * Finds the fortune or sets its generation going, once for any number of equal calls at once.
   * @param options.background nobody waits: a worker may start it up to 6 h later.
   * @param options.beforeEnqueue is called with the content hash before any worker can finish it: subscribe there.
   * @throws not_found (profile), validation_error (date), service_unavailable (model, queue)
   */
  request(
    caller: Caller,
    request: FortuneRequest,
    options: {
      readonly source: string;
      readonly background: boolean;
      readonly beforeEnqueue?: (contentHash: string) => void;
    },
  ): Promise<FortuneTicket>;
  /**
   * Reads the result of a ticket whose generation is said to have ended. Null: it has not.
   * @throws generation_failed, not_found (deleted meanwhile)
   */
  collect(ticket: Extract<FortuneTicket, { kind: 'waiting' }>): Promise<FortuneRecord | null>;
  /** The caller's patience is over: a generation that no worker has started, and nobody waits for longer, is given up. */
  giveUpUnstarted(contentHash: string): Promise<void>;
  /** @throws not_found; not_ready while it is being generated */
  get(caller: Caller, id: string): Promise<FortuneRecord>;
  /** With its profile, for showing personal data: the audit entry is written first. @throws not_found, not_ready */
  getUnmasked(
    caller: Caller,
    id: string,
    metadata: Readonly<Record<string, unknown>>,
  ): Promise<{ fortune: FortuneRecord; profile: ProfileRecord }>;
  /** Today's newest daily fortune of a profile, of one model when given. @throws not_found (profile) */
  today(caller: Caller, profileId: string, model?: ModelName): Promise<FortuneRecord | null>;
  list(caller: Caller, filter: FortuneFilter, page: PageRequest): Promise<Page<FortuneRecord>>;
  /** @throws not_found */
  remove(caller: Caller, id: string): Promise<{ id: string; deletedAt: Date }>;
}

export interface FortuneDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly config: Pick<Config, 'models' | 'simulateUnconfiguredModels' | 'generationWaitMs'>;
  readonly secrets: SecretBox;
  readonly producer: Producer;
  /** Wakes who waits for generations that ended without a worker. */
  readonly announceFailed: AnnounceFailed;
}

/** Dates farther away than this are refused. */
const MAX_DAYS_AWAY = 366;

export function createFortuneService(deps: FortuneDeps): FortuneService {
  const { db, clock } = deps;
  const find = async (caller: Caller, id: string): Promise<FortuneRecord> => {
    const fortune = await db.fortunes.findOne({ _id: id, ...ownedBy(caller.owner) }).lean();
    if (fortune === null) throw notFound('fortune');
    if (fortune.state === 'pending') throw notReady();
    return fortune;
  };
  return {
    request: (caller, request, options) => requestFortune(deps, caller, request, options),
    collect: (ticket) => collectFortune(deps, ticket),
    giveUpUnstarted: (contentHash) => giveUpUnstarted(deps, contentHash),
    get: find,
    async getUnmasked(caller, id, metadata) {
      const fortune = await find(caller, id);
      const profile = await db.profiles.findOne({ _id: fortune.profileId, ...ownedBy(caller.owner) }).lean();
      if (profile === null) throw notFound('fortune');
      await deps.audit.write(caller, {
        action: 'fortune.unmasked',
        resourceType: 'fortune',
        resourceId: id,
        metadata: { profile_id: fortune.profileId, ...metadata },
      });
      return { fortune, profile };
    },
    async today(caller, profileId, model) {
      const owner = ownedBy(caller.owner);
      const [profile, fortune] = await Promise.all([
        db.profiles.exists({ _id: profileId, ...owner }),
        db.fortunes
          .findOne({
            ...owner,
            profileId,
            fortuneType: 'daily',
            fortuneDate: kstDate(clock.now()),
            state: 'ready',
            ...(model === undefined ? {} : { model }),
          })
          .sort({ _id: -1 })
          .lean(),
      ]);
      if (profile === null) throw notFound('profile');
      return fortune;
    },
    list: (caller, filter, page) => listFortunes(db, caller, filter, page),
    remove: (caller, id) => removeFortune(deps, caller, id),
  };
}

function notReady(): AppError {
  return new AppError('not_ready', 'The fortune is being generated.', { retryAfterSeconds: 2 });
}

function listFortunes(db: Database, caller: Caller, filter: FortuneFilter, page: PageRequest) {
  const date = {
    ...(filter.fortuneDate === undefined ? {} : { $eq: filter.fortuneDate }),
    ...(filter.dateFrom === undefined ? {} : { $gte: filter.dateFrom }),
    ...(filter.dateTo === undefined ? {} : { $lte: filter.dateTo }),
  };
  const query: QueryFilter<FortuneRecord> = {
    ...ownedBy(caller.owner),
    state: 'ready',
    ...(filter.profileId === undefined ? {} : { profileId: filter.profileId }),
    ...(filter.fortuneType === undefined ? {} : { fortuneType: filter.fortuneType }),
    ...(filter.model === undefined ? {} : { model: filter.model }),
    ...(Object.keys(date).length === 0 ? {} : { fortuneDate: date }),
  };
  return pageById<FortuneRecord>({
    prefix: 'ftn',
    page,
    filter: query,
    find: (pageFilter, limit) => db.fortunes.find(pageFilter).sort({ _id: -1 }).limit(limit).lean(),
    count: (whole) => db.fortunes.countDocuments(whole),
  });
}

async function removeFortune(deps: FortuneDeps, caller: Caller, id: string): Promise<{ id: string; deletedAt: Date }> {
  const { db, clock, audit } = deps;
  await db.transaction(async (session) => {
    const fortune = await db.fortunes
      .findOneAndDelete({ _id: id, ...ownedBy(caller.owner), state: 'ready' }, { session })
      .lean();
    if (fortune === null) throw notFound('fortune');
    await audit.write(
      caller,
      {
        action: 'fortune.deleted',
        resourceType: 'fortune',
        resourceId: id,
        metadata: { profile_id: fortune.profileId },
      },
      session,
    );
  });
  return { id, deletedAt: clock.now() };
}

/**
 * The KST day a request is about, as its fortune type writes it.
 * @throws validation_error when it is more than 366 days away.
 */
export function fortuneDate(clock: Clock, type: FortuneType, date: string | undefined, field = 'date'): string {
  const today = kstDate(clock.now());
  const day = date ?? today;
  if (Math.abs(daysBetween(today, day)) > MAX_DAYS_AWAY) {
    throw invalidField(
      field,
      `must be at most ${MAX_DAYS_AWAY} days away, between ${addDays(today, -MAX_DAYS_AWAY)} and ${addDays(today, MAX_DAYS_AWAY)}`,
    );
  }
  if (type === 'yearly') return `${day.slice(0, 4)}-01-01`;
  return type === 'monthly' ? `${day.slice(0, 7)}-01` : day;
}

/** How a model's calls are made for an owner. @throws service_unavailable when it has no credentials. */
export function modelFor(
  config: FortuneDeps['config'],
  owner: Owner,
  model: ModelName,
): { readonly simulated: boolean; readonly providerModelId: string; readonly priceUsd: number } {
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
  };
}

async function requestFortune(
  deps: FortuneDeps,
  caller: Caller,
  request: FortuneRequest,
  options: Parameters<FortuneService['request']>[2],
): Promise<FortuneTicket> {
  const { db, clock } = deps;
  const owner = ownedBy(caller.owner);
  const date = fortuneDate(clock, request.type, request.date);
  const key = { profileId: request.profileId, fortuneType: request.type, fortuneDate: date, model: request.model };
  const [profile, existing] = await Promise.all([
    db.profiles.findOne({ _id: request.profileId, ...owner }).lean(),
    db.fortunes.findOne({ ...key, ...owner }).lean(),
  ]);
  if (profile === null) throw notFound('profile');
  if (existing !== null) return existingTicket(existing, options);

  const model = modelFor(deps.config, caller.owner, request.model);
  const section: SectionRequest = {
    section: 'profile_fortune',
    pillars: profile.pillars,
    period: sectionPeriod('profile_fortune', date, request.type),
    fortuneType: request.type,
  };
  const contentHash = deps.secrets.pseudonym(
    contentKey({ ...owner, request: section, model: request.model, providerModelId: model.providerModelId }),
  );
  const now = clock.now();
  const fortune: FortuneRecord = {
    _id: newId('ftn'),
    ...owner,
    state: 'pending',
    ...key,
    callId: newId('call'),
    contentHash,
    pillars: profile.pillars,
    profile: fortuneProfile(profile),
    content: null,
    score: null,
    cached: false,
    simulated: model.simulated,
    costUsd: 0,
    latencyMs: 0,
    createdAt: now,
    generatedAt: null,
    actor: { ...caller.actor },
  };
  const [reserved, content] = await Promise.all([reserve(db, fortune), findContent(db, clock, contentHash)]);
  if (!reserved) {
    const winner = await db.fortunes.findOne({ ...key, ...owner }).lean();
    // Deleted in between: the caller's repeat starts afresh.
    if (winner === null) throw interrupted();
    return existingTicket(winner, options);
  }
  if (content !== null) {
    const stored = await storeReservedFortune(deps, fortune, content);
    const ready = stored ? await db.fortunes.findById(fortune._id).lean() : null;
    if (ready === null) throw notFound('profile');
    return { kind: 'ready', fortune: ready, created: true };
  }
  options.beforeEnqueue?.(contentHash);
  await generate(deps, caller, fortune, {
    request: section,
    chart: profile.chart,
    model,
    source: options.source,
    background: options.background,
  });
  return { kind: 'waiting', fortuneId: fortune._id, contentHash, created: true };
}

function existingTicket(
  fortune: FortuneRecord,
  options: { readonly beforeEnqueue?: (contentHash: string) => void },
): FortuneTicket {
  if (fortune.state === 'ready') return { kind: 'ready', fortune, created: false };
  options.beforeEnqueue?.(fortune.contentHash);
  return { kind: 'waiting', fortuneId: fortune._id, contentHash: fortune.contentHash, created: false };
}

async function reserve(db: Database, fortune: FortuneRecord): Promise<boolean> {
  try {
    await db.fortunes.create([fortune]);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Opens or joins the generation of a reserved fortune and puts it on its model's queue. */
async function generate(
  deps: FortuneDeps,
  caller: Caller,
  fortune: FortuneRecord,
  plan: {
    readonly request: SectionRequest;
    readonly chart: string;
    readonly model: ReturnType<typeof modelFor>;
    readonly source: string;
    readonly background: boolean;
  },
): Promise<void> {
  const { db, clock } = deps;
  const generationId = newGenerationId();
  const now = clock.now();
  const spec: GenerationSpec = {
    owner: caller.owner,
    request: plan.request,
    chart: plan.chart,
    contentHash: fortune.contentHash,
    model: fortune.model,
    providerModelId: plan.model.providerModelId,
    simulated: plan.model.simulated,
    priority: caller.owner.livemode ? PRIORITY.liveInteractive : PRIORITY.testInteractive,
    startBy: new Date(now.getTime() + (plan.background ? BACKGROUND_START_MS : deps.config.generationWaitMs)),
  };
  const call: CallRecord = {
    _id: fortune.callId ?? newId('call'),
    ...ownedBy(caller.owner),
    source: plan.source,
    requestId: caller.actor.requestId,
    model: fortune.model,
    date: fortune.fortuneDate,
    bodyHash: null,
    caused: [{ section: 'profile_fortune', generationId, done: false }],
    priceUsd: plan.model.priceUsd,
    state: 'open',
    chargedUsd: 0,
    simulated: plan.model.simulated,
    createdAt: now,
    settledAt: null,
  };
  const [opened] = await Promise.all([openGeneration(db, clock, spec, generationId), db.calls.create([call])]);
  if (opened.kind !== 'caused') {
    // Another call's generation serves this one too: it is a hit and has no bill.
    await db.calls.deleteOne({ _id: call._id });
    if (opened.kind === 'cached') await storeReservedFortune(deps, fortune, opened.content);
    if (opened.kind === 'joined' && opened.raised) {
      await deps.producer.raisePriority(GENERATION_QUEUES[fortune.model], fortune.contentHash, spec.priority);
    }
    return;
  }
  try {
    await deps.producer.add(
      GENERATION_QUEUES[fortune.model],
      'generate',
      { generationId },
      { priority: spec.priority, dedupId: fortune.contentHash },
    );
  } catch (error) {
    await failGeneration(db, clock, opened.generation, { kind: 'queue_unavailable', retryAfterSeconds: 5 });
    await deps.announceFailed([opened.generation]);
    throw new AppError('service_unavailable', 'Generation is not available at the moment.', {
      retryAfterSeconds: 5,
      internal: 'the queue did not take the job',
      cause: error,
    });
  }
}

async function collectFortune(
  deps: FortuneDeps,
  ticket: Extract<FortuneTicket, { kind: 'waiting' }>,
): Promise<FortuneRecord | null> {
  const { db, clock } = deps;
  const fortune = await db.fortunes.findById(ticket.fortuneId).lean();
  if (fortune?.state === 'ready') return fortune;
  const [latest, content] = await Promise.all([
    db.generations.findOne({ contentHash: ticket.contentHash }).sort({ _id: -1 }).lean(),
    findContent(db, clock, ticket.contentHash),
  ]);
  if (fortune !== null && content !== null) {
    // It was reserved in the moment in which the worker settled the generation.
    await storeReservedFortune(deps, fortune, content);
    return db.fortunes.findOne({ _id: ticket.fortuneId, state: 'ready' }).lean();
  }
  if (latest?.state === 'open') return null;
  if (latest?.state === 'failed' && latest.error?.kind !== 'cancelled') {
    if (fortune !== null) await db.fortunes.deleteOne({ _id: fortune._id, state: 'pending' });
    throw generationFailed(latest.error);
  }
  if (fortune === null) throw notFound('profile');
  // A reservation is a moment older than its generation: whoever reserved it may be opening it now.
  if (clock.now().getTime() - fortune.createdAt.getTime() < ORPHAN_AFTER_MS) return null;
  await db.fortunes.deleteOne({ _id: fortune._id, state: 'pending' });
  throw interrupted();
}

/** A reservation without an open generation is left over from a process that died, once it is that old. */
export const ORPHAN_AFTER_MS = 5_000;

/** The answer for a failed generation: never the provider's own words. */
export function generationFailed(error: { kind: string; retryAfterSeconds: number | null } | null): AppError {
  const retryAfterSeconds = error?.retryAfterSeconds ?? 5;
  if (error?.kind === 'not_started') {
    return new AppError('service_unavailable', 'No worker of this model was free in time. Nothing was stored.', {
      retryAfterSeconds,
    });
  }
  if (error?.kind === 'queue_unavailable') {
    return new AppError('service_unavailable', 'Generation is not available at the moment.', { retryAfterSeconds });
  }
  return new AppError('generation_failed', 'The AI model could not answer. Nothing was stored or charged.', {
    retryAfterSeconds,
    internal: `generation failed: ${error?.kind ?? 'unknown'}`,
  });
}

function interrupted(): AppError {
  return new AppError('service_unavailable', 'The generation was interrupted. Repeat the request.', {
    retryAfterSeconds: 1,
  });
}

/** A caller's patience is reckoned from the arrival of its request, `startBy` from a moment later. */
const DEADLINE_SLACK_MS = 500;

async function giveUpUnstarted(deps: FortuneDeps, contentHash: string): Promise<void> {
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
