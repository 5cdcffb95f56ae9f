import type { ModelName } from '../../shared/core/models.ts';
import { BACKGROUND_START_MS } from '../../shared/generation/call-terms.ts';
import { countFailedAttempt, releaseGeneration } from '../../shared/generation/claims.ts';
import { JOBS } from '../../shared/queues/catalogue.ts';
import { DelayJob, isOutcome, RetryJob } from '../../shared/queues/outcomes.ts';
import { PROBE_EVERY_MS } from '../../shared/status/breaker.ts';
import { ProviderError } from '../providers/provider.ts';
import { askForSection, type Made } from './ask.ts';
import { type Attempt, fail, type GenerationDeps } from './attempt.ts';

/**
 * Calls the provider. Its failures become the job's outcome: see docs/jobs.md, Errors by kind.
 * @returns undefined: another attempt holds the generation by now
 * @throws the job's outcome: the generation was closed as failed, or is tried again
 */
export async function generate(attempt: Attempt): Promise<Made | undefined> {
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

/** Pauses the provider's calls, counts an attempt, or ends the generation. */
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
export async function throwWhilePaused(
  { providerPauses }: Pick<GenerationDeps, 'providerPauses'>,
  model: ModelName,
): Promise<void> {
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
