import type { Caller } from '../accounts/caller.ts';
import { contentKey, type ModelName, type SectionName, type SectionRequest } from '../content/index.ts';
import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import { AppError } from '../core/errors.ts';
import { type Owner, ownedBy, ownerKey } from '../core/owner.ts';
import type { SecretBox } from '../core/secrets.ts';
import { type Database, insertRecord } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { ContentRecord } from '../db/models/contents.ts';
import type { FortuneRecord, ReservedFortune } from '../db/models/fortunes.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { GENERATION_QUEUES, PRIORITY } from '../queues/catalogue.ts';
import type { Producer } from '../queues/producer.ts';
import { chartKey } from '../saju/index.ts';
import type { Breakers } from '../status/breaker.ts';
import { correctOpenCalls } from './open-calls.ts';
import {
  type AnnounceFailed,
  BACKGROUND_START_MS,
  enqueueGeneration,
  failGeneration,
  newGenerationId,
  type OpenedGeneration,
  openGenerations,
} from './single-flight.ts';

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
  const simulated = !owner.livemode || !configured;
  return {
    simulated,
    providerModelId: simulated ? 'simulated' : settings.providerModelId,
    priceUsd: owner.livemode ? settings.priceUsd : 0,
    listPriceUsd: settings.priceUsd,
  };
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

export interface WantedSection {
  readonly request: SectionRequest;
  readonly contentHash: string;
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
  /** The same, still to be reserved: of a call for nothing else. */
  readonly reserve?: FortuneRecord;
  /** The call is about a profile, and not about pillars of the caller's own. */
  readonly aboutProfile: boolean;
  /** Nobody waits: a worker may start it up to 6 h later. */
  readonly background?: boolean;
  readonly priority?: number;
  readonly beforeEnqueue?: (contentHash: string) => void;
  readonly onAdmitted?: (callId: string) => void;
}

export interface OpenedSections {
  /** Sections whose generation this call opened: what it is charged for. */
  readonly caused: readonly SectionName[];
  /** Finished by others between the look-up and now. */
  readonly cached: readonly ContentRecord[];
  /** Another call has reserved the fortune that was to be: nothing was opened. */
  readonly taken: boolean;
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
  // The record names all of them, in one command with them and before them: no generation lacks its call.
  const ids = plan.wanted.map(() => newGenerationId());
  const call = callRecord(clock, caller, plan, ids);
  const recorded = call.caused.length > 0 || plan.parts !== undefined;
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
        source: plan.source,
        requestId: caller.actor.requestId,
        priority,
        startBy,
        background: plan.background ?? false,
        fortune: request.section === 'profile_fortune' ? (plan.fortune ?? null) : null,
        profilesOnly: plan.aboutProfile,
      })),
      { reserve: plan.reserve, call: recorded ? call : undefined },
    ),
    recorded && plan.wanted.length === 0 ? insertRecord(db.calls, call) : null,
    tellAdmitted(deps, plan),
  ]);
  const causedGenerations = opened.flatMap((one) => (one.kind === 'caused' ? [one.generation] : []));
  const taken = opened.some(({ kind }) => kind === 'taken');
  if (recorded && !taken && causedGenerations.length < call.caused.length) await correctOpenCalls(deps, [call]);
  await enqueue(deps, causedGenerations);
  await raisePriorities(deps, opened, priority);
  return {
    caused: causedGenerations.map(({ section }) => section),
    cached: opened.flatMap((one) => (one.kind === 'cached' ? [one.content] : [])),
    taken,
  };
}

/** While Redis is known to be away no job is taken, which is an answer of its own. */
async function tellAdmitted({ producer }: SectionCallDeps, { callId, onAdmitted }: OpenPlan): Promise<void> {
  if (producer.isConnected()) onAdmitted?.(callId);
}

/** A call as it is recorded before anything is known to have been made already. */
export function callRecord(
  clock: Clock,
  caller: Caller,
  plan: Omit<OpenPlan, 'aboutProfile'>,
  generationIds: readonly string[],
): CallRecord {
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

/** @throws service_unavailable: they are closed */
async function enqueue(deps: SectionCallDeps, generations: readonly GenerationRecord[]): Promise<void> {
  if (generations.length === 0) return;
  try {
    await Promise.all(generations.map((generation) => enqueueGeneration(deps.producer, generation)));
  } catch (error) {
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

async function raisePriorities(
  deps: SectionCallDeps,
  opened: readonly OpenedGeneration[],
  priority: number,
): Promise<void> {
  for (const one of opened) {
    if (one.kind !== 'joined' || !one.raised) continue;
    const { _id, model } = one.generation;
    const turnHolder = ownerKey(one.generation);
    await deps.producer.raisePriority(GENERATION_QUEUES[model], _id, { priority, turnHolder });
  }
}
