import { sectionExpiresAt } from '../../shared/content/index.ts';
import type { Clock } from '../../shared/core/clock.ts';
import type { Config } from '../../shared/core/config.ts';
import { createKeyedMutex } from '../../shared/core/keyed-mutex.ts';
import type { Metrics } from '../../shared/core/metrics.ts';
import type { ModelName } from '../../shared/core/models.ts';
import { isDatabaseAway, isRedisAway } from '../../shared/core/outages.ts';
import type { CallRecord } from '../../shared/db/models/calls.ts';
import type { GenerationRecord } from '../../shared/db/models/generations.ts';
import { rawCollection } from '../../shared/db/records.ts';
import {
  type Claim,
  claimGenerations,
  countFailedAttempt,
  heldBy,
  leaseMsOf,
  releaseGeneration,
} from '../../shared/generation/claims.ts';
import { failGeneration } from '../../shared/generation/close.ts';
import { publishGenerationEvent } from '../../shared/generation/generation-signals.ts';
import { BACKGROUND_START_MS } from '../../shared/generation/call-terms.ts';
import {
  findCalls,
  isStillWanted,
  type Settled,
  type Settlement,
  type SettlementDeps,
  settleGeneration,
  storeJoinedFortunes,
} from '../../shared/generation/settle.ts';
import { settleTogether } from '../../shared/generation/settle-bulk.ts';
import { JOBS } from '../../shared/queues/catalogue.ts';
import type { Handler, JobContext, JobResult } from '../../shared/queues/handlers.ts';
import { DelayJob, FailJob, isOutcome, RetryJob } from '../../shared/queues/outcomes.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';
import { PROBE_EVERY_MS } from '../../shared/status/breaker.ts';
import { createCoalescer } from '../coalescer.ts';
import { ProviderError } from '../providers/provider.ts';
import { askForSection, type Made, requestOf } from './ask.ts';
import type { BatchProgress } from './batch-progress.ts';
import type { ModelHealth } from './model-health.ts';
import type { ProviderPauses } from './provider-pauses.ts';
import type { Providers } from './providers.ts';

export interface GenerationDeps extends SettlementDeps {
  readonly clock: Clock;
  readonly config: Pick<Config, 'generationTimeoutMs'>;
  readonly providers: Providers;
  readonly modelHealth: ModelHealth;
  readonly providerPauses: ProviderPauses;
  readonly redis: RedisClient;
  readonly metrics: Metrics;
  readonly batchProgress: BatchProgress;
}

/** One run of a generation's job, from its claim on. */
interface Attempt {
  readonly deps: GenerationDeps;
  readonly context: JobContext;
  readonly claim: Claim;
  readonly generation: GenerationRecord;
  /** Fields of every log line. */
  readonly ids: Readonly<Record<string, unknown>>;
}

/**
 * Concurrent claims and bulk settlements share commands, in groups as large as the usual pool's slots. Without groups
 * of claims a batch of 100 took 1.4 times the bare chain (median of 15 runs on a busy machine); with them 1.2, as with
 * the prefetched claims before.
 */
const GROUPS = { maxItems: 25, maxConcurrent: 2 } as const;

/**
 * Generates one section: claim, provider call, settlement, signal. See docs/architecture.md, How a generation flows.
 */
export function generationHandler(deps: GenerationDeps): Handler<'generate'> {
  const settle = createSettle(deps);
  const leaseMs = leaseMsOf(deps.config.generationTimeoutMs);
  const claimOne = createCoalescer<string, Claim | null>({
    ...GROUPS,
    run: (ids) => claimGenerations(deps.db, deps.clock, ids, leaseMs),
  });
  const callOf = createCoalescer<GenerationRecord, CallRecord | null>({
    ...GROUPS,
    run: (generations) => findCalls(deps.db, generations),
  });
  return async ({ generationId, mode, model }, context) => {
    await context.acquireSlot();
    // Checked before the claim: jobs of a paused provider then cost the database nothing.
    if (mode === 'live' && model !== undefined) await throwWhilePaused(deps, model);
    const claim = await claimOne(generationId);
    if (claim === null) return failIfClosed(deps, generationId);
    const { generation } = claim;
    const { accountId, requestId, section } = generation;
    const ids = {
      generation_id: generationId,
      account_id: accountId,
      request_id: requestId,
      model: generation.model,
      section,
    };
    const attempt: Attempt = { deps, context, claim, generation, ids };
    return countingUnexpected(attempt, async () => {
      // Read during the provider call.
      const reads = Promise.all([callOf(generation), isStillWanted(deps.db, generation)]);
      reads.catch(() => undefined);
      const made = await make(attempt);
      if (made === undefined) return undefined;
      const [call, isWanted] = await reads;
      if (!isWanted)
        return fail(attempt, { kind: 'cancelled', attempts: generation.attempts + 1, retryAfterSeconds: null });
      const expiresAt = sectionExpiresAt(requestOf(generation), deps.clock.now());
      const settled = await settle({ claim, result: { ...made, expiresAt }, call });
      return settled === null ? undefined : publish(attempt, made, settled);
    });
  };
}

/** @throws FailJob when the generation was closed without content before this run: given up, or canceled */
async function failIfClosed({ db }: GenerationDeps, generationId: string): Promise<undefined> {
  const closed = await rawCollection(db.generations).findOne({ _id: generationId, state: 'failed' });
  if (closed !== null) throw failedJob(closed.error?.kind ?? 'unknown', null, closed.attempts);
}

/** The failure reason on the job board: only our own words, never the provider's. */
function failedJob(kind: string, providerStatus: number | null, attempts: number): FailJob {
  return new FailJob(JSON.stringify({ kind, provider_status: providerStatus, attempts }));
}

/**
 * An unexpected error counts as an attempt: otherwise the job would call the provider, and block its content, for ever.
 */
async function countingUnexpected<T>(attempt: Attempt, work: () => Promise<T>): Promise<T> {
  const { deps, context, claim, generation, ids } = attempt;
  try {
    return await work();
  } catch (error) {
    if (isOutcome(error) || isDatabaseAway(error) || isRedisAway(error)) throw error;
    const attempts = await countFailedAttempt(deps.db, claim);
    context.log(`attempt ${attempts ?? generation.attempts + 1}: internal`);
    if (attempts !== null && attempts >= JOBS.generate.attempts) {
      context.logger.error({ ...ids, err: error }, 'unexpected error in a generation');
      await fail(attempt, { kind: 'internal', attempts, retryAfterSeconds: 30 });
    }
    throw error;
  }
}

/**
 * @returns undefined: another attempt holds the generation by now
 * @throws the job's outcome: the generation was closed as failed, or is tried again
 */
async function make(attempt: Attempt): Promise<Made | undefined> {
  const { deps, context, generation } = attempt;
  const { modelHealth, providers } = deps;
  const number = generation.attempts + 1;
  const entry = await modelHealth.enter(generation);
  if (entry === 'refused') return holdBack(attempt);
  const startedAt = performance.now();
  const beforeCorrection = async () => {
    if (!generation.simulated) await throwWhilePaused(deps, generation.model);
  };
  try {
    const made = await askForSection({ providers, signal: context.signal, beforeCorrection }, generation);
    context.releaseSlot();
    deps.metrics.providerCall(generation.model, 'succeeded', performance.now() - startedAt);
    modelHealth.succeeded(generation, made.latencyMs, entry);
    const { inputTokens, outputTokens } = made.usage;
    context.log(
      `attempt ${number}: made by ${generation.providerModelId} in ${made.latencyMs} ms, ${inputTokens} + ${outputTokens} tokens`,
    );
    return made;
  } catch (error) {
    context.releaseSlot();
    if (!(error instanceof ProviderError)) {
      if (isOutcome(error)) await releaseGeneration(deps.db, attempt.claim);
      throw error;
    }
    const { kind, status } = error;
    const durationMs = Math.round(performance.now() - startedAt);
    deps.metrics.providerCall(generation.model, kind, durationMs);
    // Only this worker's credentials are wrong, not the model.
    const isLeftToOthers = kind === 'bad_credentials' && (await modelHealth.refused(generation.model));
    if (!isLeftToOthers) modelHealth.failed(generation, kind, entry);
    context.log(`attempt ${number}: ${kind}, provider status ${status ?? 'none'}, after ${durationMs} ms`);
    const fields = { error_kind: kind, provider_status: status, attempt: number, duration_ms: durationMs };
    context.logger.warn({ ...attempt.ids, ...fields }, 'provider call failed');
    if (isLeftToOthers) return waitForProvider(attempt, error, HAND_BACK_MS);
    return endAfter(attempt, error);
  }
}

/** Time for this worker to stop taking jobs of the model. */
const HAND_BACK_MS = 100;

/** The model's breaker is open: interactive calls fail at once, background work waits for the next probe. */
async function holdBack(attempt: Attempt): Promise<undefined> {
  const { deps, claim, generation } = attempt;
  const { startBy, createdAt, attempts } = generation;
  const isBackground = startBy.getTime() - createdAt.getTime() > BACKGROUND_START_MS / 2;
  if (isBackground && startBy > deps.clock.now()) {
    await releaseGeneration(deps.db, claim);
    throw new DelayJob('the breaker of the model is open', PROBE_EVERY_MS);
  }
  return fail(attempt, { kind: 'circuit_open', attempts, retryAfterSeconds: PROBE_EVERY_MS / 1_000 });
}

const DEFAULT_PAUSE_MS = 1_000;
/** A `Retry-After` of zero must not become a tight loop. */
const MIN_PAUSE_MS = 250;
const MAX_PAUSE_MS = 30_000;

/** Pauses the provider's calls, counts an attempt, or ends the generation: see docs/jobs.md, Errors by kind. */
async function endAfter(attempt: Attempt, error: ProviderError): Promise<undefined> {
  const { deps, claim, generation } = attempt;
  const { kind, status: providerStatus } = error;
  switch (kind) {
    case 'rate_limited':
    case 'overloaded': {
      const pauseMs = Math.min(Math.max(error.retryAfterMs ?? DEFAULT_PAUSE_MS, MIN_PAUSE_MS), MAX_PAUSE_MS);
      await deps.providerPauses.begin(generation.model, Math.ceil(pauseMs));
      return waitForProvider(attempt, error, pauseMs);
    }
    case 'transient': {
      const attempts = await countFailedAttempt(deps.db, claim);
      if (attempts === null) return undefined;
      if (attempts < JOBS.generate.attempts) throw new RetryJob(`attempt ${attempts} failed: ${kind}`);
      return fail(attempt, { kind, attempts, providerStatus, retryAfterSeconds: 10 });
    }
    case 'aborted':
      await releaseGeneration(deps.db, claim);
      throw new RetryJob('the attempt was interrupted');
    default:
      return fail(attempt, { kind, attempts: generation.attempts + 1, providerStatus, retryAfterSeconds: 30 });
  }
}

/** @throws DelayJob until the provider may be called */
async function throwWhilePaused({ providerPauses }: GenerationDeps, model: ModelName): Promise<void> {
  const pausedMs = await providerPauses.left(model);
  if (pausedMs > 0) throw new DelayJob('the provider pauses', pausedMs);
}

/** Delays the job, for any worker, as long as its caller waits. */
async function waitForProvider(attempt: Attempt, error: ProviderError, delayMs: number): Promise<undefined> {
  const { deps, claim, generation } = attempt;
  const { kind, status: providerStatus } = error;
  const leftMs = generation.startBy.getTime() - deps.clock.now().getTime();
  if (leftMs <= 0) {
    const retryAfterSeconds = Math.max(1, Math.ceil(delayMs / 1_000));
    return fail(attempt, { kind, attempts: generation.attempts, providerStatus, retryAfterSeconds });
  }
  await releaseGeneration(deps.db, claim);
  throw new DelayJob(`the provider is ${kind}`, Math.min(delayMs, leftMs));
}

interface Failure {
  readonly kind: string;
  readonly retryAfterSeconds: number | null;
  /** Provider calls that count. */
  readonly attempts: number;
  readonly providerStatus?: number | null;
}

/** Closes the generation without content. @returns undefined: another attempt holds it. @throws FailJob, the reason */
async function fail(attempt: Attempt, ending: Failure): Promise<undefined> {
  const { deps, context, claim, generation, ids } = attempt;
  const { kind, retryAfterSeconds, attempts, providerStatus = null } = ending;
  const failure = { kind, retryAfterSeconds };
  if (!(await failGeneration(deps.db, deps.clock, generation, failure, heldBy(claim)))) return undefined;
  context.logger.info({ ...ids, error_kind: kind, attempt: attempts }, 'generation failed');
  await publishEnd(attempt, 'failed');
  updateBatches(attempt, null);
  throw failedJob(kind, providerStatus, attempts);
}

/**
 * Bulk work holds no slot while it settles, and no caller waits for it. In larger groups a batch of 100 takes 1.08 times the
 * bare chain (medians of 3 runs, three times); without lingering it took 1.44 (5 runs).
 */
const SETTLE_LINGER_MS = 50;

/** Settles generated sections: bulk work in groups of one transaction each, the others at once. */
function createSettle(deps: GenerationDeps): (settlement: Settlement) => Promise<Settled> {
  const settleBulk = createCoalescer<Settlement, Settled>({
    ...GROUPS,
    lingerMs: SETTLE_LINGER_MS,
    run: (group) => settleTogether(deps, group),
  });
  const inTurn = createKeyedMutex(1);
  return (settlement) => {
    const { claim, result, call } = settlement;
    const { background, joined } = claim.generation;
    if (background && !joined) return settleBulk(settlement);
    const settle = () => settleGeneration(deps, claim, result, call);
    // All sections of a call write to its record: of two concurrent transactions the database would abort one.
    return call === null || call.caused.length === 1 ? settle() : inTurn(call._id, settle);
  };
}

/** Publishes a settled generation. @throws FailJob when it was cancelled */
async function publish(attempt: Attempt, made: Made, settled: NonNullable<Settled>): Promise<JobResult> {
  const { deps, context, generation, ids } = attempt;
  if (!settled.joined && generation.background) updateBatches(attempt, settled);
  const kind = settled.cancelled ? 'failed' : 'succeeded';
  context.logger.info({ ...ids, attempt: generation.attempts + 1, duration_ms: made.latencyMs }, `generation ${kind}`);
  await publishEnd(attempt, kind);
  if (settled.joined) {
    if (!settled.cancelled) await storeJoinedFortunes(deps, generation);
    updateBatches(attempt, settled);
  }
  if (settled.cancelled) throw failedJob('cancelled', null, generation.attempts + 1);
  return {
    model: generation.model,
    provider_model: generation.providerModelId,
    input_tokens: made.usage.inputTokens,
    output_tokens: made.usage.outputTokens,
    provider_ms: made.latencyMs,
    charged_usd: settled.chargedUsd,
  };
}

/** Not awaited: the fortune is stored, and the watch-batches job recovers a lost update. */
function updateBatches({ deps, generation }: Attempt, settled: Settled): void {
  const { section, contentHash, fortune, requestId } = generation;
  if (section !== 'profile_fortune') return;
  const isMade = settled?.stored === true && fortune !== null;
  deps.batchProgress.ended({ contentHash, made: isMade ? { fortuneId: fortune._id, requestId } : null });
}

async function publishEnd({ deps, context, generation, ids }: Attempt, state: 'succeeded' | 'failed'): Promise<void> {
  const { _id: generationId, contentHash, section } = generation;
  try {
    await publishGenerationEvent(deps.redis, { generationId, contentHash, section, state });
  } catch (error) {
    // The database has the result, and waiting callers read it there.
    context.logger.warn({ ...ids, err: error }, 'the end of a generation could not be published');
  }
}
