import { contentKey, type ModelName, type SectionRequest } from '../content/index.ts';
import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import { AppError } from '../core/errors.ts';
import type { Metrics } from '../core/metrics.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import type { SecretBox } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import type { FortuneRecord } from '../db/models/fortunes.ts';
import { PRIORITY } from '../queues/catalogue.ts';
import type { Producer } from '../queues/producer.ts';
import { chartKey } from '../saju/index.ts';
import type { Breakers } from '../status/breaker.ts';
import type { PublishFailures } from './close.ts';
import { chartOfContents, namesOf, type OwnContents } from './own-contents.ts';

/** Background work (batches, `respond-async`) waits this long for a free worker. */
export const BACKGROUND_START_MS = 6 * 3_600_000;

export interface SectionCallDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'models' | 'simulateUnconfiguredModels' | 'generationWaitMs'>;
  readonly secrets: SecretBox;
  readonly producer: Producer;
  /** Wakes the callers of generations that ended without a worker. */
  readonly publishFailures: PublishFailures;
  /** Refuses calls before they are queued. Background work waits for its model instead, unless another one answers. */
  readonly breakers?: Breakers;
  /** Counts the charges of calls whose sections others have generated. */
  readonly metrics?: Pick<Metrics, 'charged'>;
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

/**
 * @param fallbackFrom the model in whose place this one answers, at the lower of both prices
 * @throws service_unavailable when a live key asks for a model without credentials.
 */
export function modelTerms(
  config: SectionCallDeps['config'],
  owner: Owner,
  model: ModelName,
  fallbackFrom: ModelName | null = null,
): ModelTerms {
  const settings = config.models[model];
  const simulated = isSimulated(config, owner, model);
  if (owner.livemode && simulated && !config.simulateUnconfiguredModels) {
    throw new AppError('service_unavailable', `The model ${model} is not configured on this server.`, {
      reason: 'not_configured',
      hint: `Set ${settings.apiKeyVariable}, or use another model.`,
      retryAfterSeconds: 60,
    });
  }
  return termsOf(config, owner, model, { fallbackFrom, simulated });
}

/** Whether an owner's calls of a model need no provider. */
export function isSimulated(
  { models }: Pick<SectionCallDeps['config'], 'models'>,
  { livemode }: Pick<Owner, 'livemode'>,
  model: ModelName,
): boolean {
  return !livemode || models[model].apiKey === null;
}

/** @param about.fallbackFrom the model that was asked for, if another: the lower of both prices is due */
export function termsOf(
  config: SectionCallDeps['config'],
  { livemode }: Owner,
  model: ModelName,
  { fallbackFrom, simulated }: { readonly fallbackFrom: ModelName | null; readonly simulated: boolean },
): ModelTerms {
  const { providerModelId, priceUsd } = config.models[model];
  const listPriceUsd = Math.min(priceUsd, config.models[fallbackFrom ?? model].priceUsd);
  return {
    simulated,
    providerModelId: simulated ? 'simulated' : providerModelId,
    priceUsd: livemode ? listPriceUsd : 0,
    listPriceUsd,
  };
}

/** A section, and the name of its content in the cache, in queues and in events. */
export interface WantedSection {
  readonly request: SectionRequest;
  /** An HMAC of the content key, because the key contains pillars. */
  readonly contentHash: string;
  /** Whose content it is (`chartOfContents`): it is deleted with the last profile that it is for. */
  readonly chart: string;
}

export function wantedSection(
  { secrets }: Pick<SectionCallDeps, 'secrets'>,
  owner: Owner,
  request: SectionRequest,
  model: ModelName,
  { simulated }: Pick<ModelTerms, 'simulated'>,
  own?: OwnContents,
): WantedSection {
  const key = contentKey({ ...ownedBy(owner), request, model, simulated, ownedBy: own && namesOf(own) });
  const chart = chartOfContents(chartKey(request.pillars), own);
  return { request, contentHash: secrets.pseudonym(key), chart };
}

/** The sections and the fortune that one charge pays for. */
export interface PlannedCall {
  readonly callId: string;
  readonly sections: readonly WantedSection[];
  /** The fortune that its `profile_fortune` fills. */
  readonly fortune: FortuneRecord | null;
  /** This call must still reserve the fortune. */
  readonly reserves: boolean;
  /** Another call's open generation, which fills the fortune that this call waits for. */
  readonly sharedId?: string | undefined;
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
  /** The race that the call has joined (`joinRace`). */
  readonly raceId?: string | null | undefined;
  /** See `ModelChoice`. */
  readonly beside?: readonly string[] | undefined;
}

export interface CallOptions {
  /** No caller waits: a worker may start it up to 6 h later. */
  readonly background?: boolean | undefined;
  /** Another model answers if this one fails. */
  readonly hasFallback?: boolean | undefined;
  /** Job priority; by default that of interactive calls. */
  readonly priority?: number | undefined;
  /** Called with the content hash of each missing section before any worker can finish it: subscribe here. */
  readonly beforeEnqueue?: ((contentHash: string) => void) | undefined;
  /** Called with the call's id once nothing can refuse the call, while the call is being written. */
  readonly onAdmitted?: ((callId: string) => void) | undefined;
  /** Set by work that repeats after a crash and recovers jobs that the queue refuses. */
  readonly bulk?: BulkSteps | undefined;
}

/** The steps of bulk work between the opening of its calls and the first worker. */
export interface BulkSteps {
  /** Runs in parallel with the opening. @param fortunes those that the calls are about */
  onReserved(fortunes: readonly FortuneRecord[]): Promise<void>;
  /**
   * Runs when everything is open and `onReserved` is done, before any worker can start.
   * @returns the content hashes of the generations that it closed again
   */
  onOpened(): Promise<ReadonlySet<string>>;
}

export function priorityOf({ livemode }: Owner, { priority }: CallOptions): number {
  return priority ?? (livemode ? PRIORITY.liveInteractive : PRIORITY.testInteractive);
}

export function waitMsOf({ config }: Pick<SectionCallDeps, 'config'>, { background }: CallOptions): number {
  return background === true ? BACKGROUND_START_MS : config.generationWaitMs;
}
