import type { SuspensionWatch } from '../../shared/accounts/suspension.ts';
import type { Clock } from '../../shared/core/clock.ts';
import type { Config } from '../../shared/core/config.ts';
import type { Metrics } from '../../shared/core/metrics.ts';
import { modeOf } from '../../shared/core/owner.ts';
import type { GenerationCall, GenerationRecord } from '../../shared/db/models/generations.ts';
import { rawCollection } from '../../shared/db/records.ts';
import { type Claim, heldBy, withCalls } from '../../shared/generation/claims.ts';
import { failGeneration } from '../../shared/generation/close.ts';
import { endLateSharers } from '../../shared/generation/correct-calls.ts';
import { type EndedGeneration, OUTRUN_KIND } from '../../shared/generation/end-races.ts';
import { providerAnswer } from '../../shared/generation/failed-fortunes.ts';
import { publishGenerationEvent } from '../../shared/generation/generation-signals.ts';
import type { Settled } from '../../shared/generation/settle.ts';
import { type SettlementDeps, storeSharedFortunes } from '../../shared/generation/store-fortune.ts';
import type { JobContext, JobResult } from '../../shared/queues/handlers.ts';
import { FailJob } from '../../shared/queues/outcomes.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';
import type { PoolSettingsWatch } from '../../shared/status/pool-settings.ts';
import type { Entry } from '../../shared/status/recovery.ts';
import type { ProviderError } from '../providers/provider.ts';
import type { BatchProgress } from './batch-progress.ts';
import type { GeneratedSection } from './call-provider.ts';
import type { CostLedger } from './cost-ledger.ts';
import type { Judge } from './judge.ts';
import type { ModelHealth } from './model-health.ts';
import type { ProviderPauses } from './provider-pauses.ts';
import type { Permit, ProviderRate } from './provider-rate.ts';
import type { Providers } from './providers.ts';

export interface GenerationDeps extends SettlementDeps {
  readonly clock: Clock;
  readonly config: Pick<Config, 'fallbackAfterMs' | 'generationTimeoutMs' | 'models'>;
  readonly providers: Providers;
  readonly modelHealth: ModelHealth;
  readonly poolSettings: Pick<PoolSettingsWatch, 'of'>;
  readonly suspensions: Pick<SuspensionWatch, 'has'>;
  readonly providerPauses: ProviderPauses;
  readonly providerRate: ProviderRate;
  readonly redis: RedisClient;
  readonly metrics: Metrics;
  readonly batchProgress: BatchProgress;
  readonly costLedger: Pick<CostLedger, 'add'>;
  /** Null: no second model judges what the first writes. */
  readonly judge: Judge | null;
}

/** One run of a generation's job, from its claim on. */
export interface Attempt {
  readonly deps: GenerationDeps;
  readonly context: JobContext;
  readonly claim: Claim;
  readonly generation: GenerationRecord;
  /** For its first provider call. */
  readonly permit: Permit;
  readonly entry: Entry;
  /** Its provider calls so far, except those of the simulator. */
  readonly calls: GenerationCall[];
  /** Fields of every log line. */
  readonly ids: Readonly<Record<string, unknown>>;
}

interface Failure {
  readonly kind: string;
  readonly retryAfterSeconds: number | null;
  /** Provider calls that count. */
  readonly attempts: number;
  /** Of the provider's call that ends it. */
  readonly error?: Pick<ProviderError, 'status' | 'errorType'> | undefined;
}

/**
 * With what its callers want of it now: during the provider call one may have joined it that takes no other model's answer, or waits
 * for longer (`shareOpen`).
 */
export async function atPresent(attempt: Attempt): Promise<Attempt> {
  const { deps, claim } = attempt;
  const wanted = { projection: { hasFallback: 1, startBy: 1 } };
  const present = await rawCollection(deps.db.generations).findOne(heldBy(claim), wanted);
  if (present === null) return attempt;
  const { hasFallback: _, ...generation } = attempt.generation;
  const hasFallback = present.hasFallback === true ? { hasFallback: true as const } : {};
  return { ...attempt, generation: { ...generation, startBy: present.startBy, ...hasFallback } };
}

/** Closes the generation without content. @returns undefined: another attempt holds it. @throws FailJob, the reason */
export async function fail(attempt: Attempt, ending: Failure): Promise<undefined> {
  const { deps, context, claim, generation, ids } = attempt;
  const { kind, retryAfterSeconds, attempts, error } = ending;
  const failure = { kind, retryAfterSeconds, ...providerAnswer(error) };
  const calls = withCalls(generation, attempt.calls);
  const ended = await failGeneration(deps.db, deps.clock, generation, failure, heldBy(claim), { calls });
  if (ended === null) return undefined;
  for (const { model, section } of ended.closed) deps.metrics.generationEnded(model, section, kind);
  for (const { model, chargedUsd } of ended.charged ?? []) deps.metrics.charged(model, modeOf(generation), chargedUsd);
  context.logger.info({ ...ids, error_kind: kind, attempt: attempts }, 'generation failed');
  await Promise.all(ended.closed.map((each) => publishEnd(attempt, 'failed', each)));
  await endLate(attempt, ended.closed);
  updateBatches(attempt, null);
  throw failedJob(kind, error?.status ?? null, attempts, error?.errorType);
}

/** Never throws: the reconciler ends what this could not. */
async function endLate({ deps, context, ids }: Attempt, closed: readonly EndedGeneration[]): Promise<void> {
  await endLateSharers(deps, closed).catch((error: unknown) => {
    context.logger.warn({ ...ids, err: error }, 'calls that share a failed generation could not be ended');
  });
}

/** The log's line of an attempt that ends without a provider call. */
export function logUncalled({ context, generation }: Attempt, kind: string): void {
  context.log(`attempt ${generation.attempts + 1}: ${kind}, the provider was not called`);
}

/** The failure reason on the job board: our own words and the provider's machine-readable one, never its sentences. */
export function failedJob(
  kind: string,
  providerStatus: number | null,
  attempts: number,
  errorType: string | null = null,
): FailJob {
  const type = errorType === null ? {} : { provider_error_type: errorType };
  return new FailJob(JSON.stringify({ kind, provider_status: providerStatus, ...type, attempts }));
}

/** Publishes a settled generation. @throws FailJob when it was cancelled */
export async function publish(
  attempt: Attempt,
  generated: GeneratedSection,
  settled: NonNullable<Settled>,
): Promise<JobResult> {
  const { deps, context, generation, ids } = attempt;
  if (!settled.shared && generation.background) updateBatches(attempt, settled);
  const kind = settled.cancelled ? 'failed' : 'succeeded';
  countSettled(attempt, settled);
  context.logger.info(
    { ...ids, attempt: generation.attempts + 1, duration_ms: generated.latencyMs },
    `generation ${kind}`,
  );
  await publishEnd(attempt, kind);
  for (const other of settled.outrun ?? []) await publishOutrun(attempt, other);
  await endLate(attempt, [...(settled.outrun ?? []), ...(settled.cancelled ? [generation] : [])]);
  if (settled.shared) {
    if (!settled.cancelled) await storeSharedFortunes(deps, generation);
    updateBatches(attempt, settled);
  }
  if (settled.cancelled) throw failedJob('cancelled', null, generation.attempts + 1);
  return {
    model: generation.model,
    provider_model: generation.providerModelId,
    input_tokens: generated.usage.inputTokens,
    output_tokens: generated.usage.outputTokens,
    provider_ms: generated.latencyMs,
    charged_usd: settled.chargedUsd,
  };
}

/** Counts a settlement. One whose result was lost is left out: its record may have been charged by another attempt. */
function countSettled({ deps: { metrics }, generation }: Attempt, settled: NonNullable<Settled>): void {
  const { model, section } = generation;
  metrics.generationEnded(model, section, settled.cancelled ? 'cancelled' : 'succeeded');
  if (settled.chargedUsd > 0) metrics.charged(model, modeOf(generation), settled.chargedUsd);
}

/** Not awaited: the fortune is stored, and the watch-batches job recovers a lost update. */
function updateBatches({ deps, generation }: Attempt, settled: Settled): void {
  const { accountId, section, contentHash, fortune, requestId } = generation;
  if (section !== 'profile_fortune') return;
  const isMade = settled?.stored === true && fortune !== null;
  deps.batchProgress.ended({ accountId, contentHash, made: isMade ? { fortuneId: fortune._id, requestId } : null });
}

/** Wakes those that wait for the model that this one has outrun. */
async function publishOutrun(attempt: Attempt, outrun: EndedGeneration): Promise<void> {
  attempt.deps.metrics.generationEnded(outrun.model, outrun.section, OUTRUN_KIND);
  await publishEnd(attempt, 'failed', outrun);
}

async function publishEnd(
  { deps, context, generation, ids }: Attempt,
  state: 'succeeded' | 'failed',
  { _id: generationId, contentHash, section }: EndedGeneration = generation,
): Promise<void> {
  try {
    await publishGenerationEvent(deps.redis, { generationId, contentHash, section, state });
  } catch (error) {
    // The database has the result, and waiting callers read it there.
    context.logger.warn({ ...ids, err: error }, 'the end of a generation could not be published');
  }
}
