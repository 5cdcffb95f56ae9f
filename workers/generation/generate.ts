import { computedSection } from '../../shared/content/index.ts';
import { SLOW_START_MS } from '../../shared/core/models.ts';
import { BACKGROUND_START_MS } from '../../shared/generation/call-terms.ts';
import {
  countFailedAttempt,
  recordLateCalls,
  releaseGeneration,
  withCalls,
  withdrawClaim,
} from '../../shared/generation/claims.ts';
import { JOBS } from '../../shared/queues/catalogue.ts';
import { DelayJob, isOutcome, RetryJob } from '../../shared/queues/outcomes.ts';
import { HELD_PROBE_EVERY_MS, PROBE_EVERY_MS } from '../../shared/status/breaker.ts';
import { CONSEQUENCES, ProviderError, type ProviderErrorKind } from '../providers/provider.ts';
import { type Attempt, atPresent, fail, logUncalled } from './attempt.ts';
import { bookCall } from './book-call.ts';
import { callProvider, type EndedCall, type GeneratedSection, requestOf } from './call-provider.ts';
import { watchOutrun } from './outrun.ts';
import { requestPermit } from './permit.ts';
import { ModelPaused } from './provider-pauses.ts';
import { waitForPermit } from './provider-rate.ts';

/**
 * Calls the provider, unless there is nothing to write. Its failures become the job's outcome: see docs/jobs.md, Errors by kind.
 * @returns undefined: another attempt holds the generation by now
 * @throws the job's outcome: the generation was closed as failed, or is tried again
 */
export async function generate(attempt: Attempt): Promise<GeneratedSection | undefined> {
  const { deps, context, generation, permit } = attempt;
  const { modelHealth, providers } = deps;
  const number = generation.attempts + 1;
  const computed = computedSection(requestOf(generation));
  if (computed !== null) {
    context.releaseSlot();
    context.log(`attempt ${number}: computed`);
    return { content: computed, usage: { inputTokens: 0, cachedTokens: 0, outputTokens: 0 }, latencyMs: 0 };
  }
  if (!generation.simulated && deps.config.models[generation.model].apiKey === null) return leaveToOthers(attempt);
  const entry = await modelHealth.enter(generation);
  if (entry === 'refused') return holdBack(attempt);
  permit.use();
  const startedAt = performance.now();
  const beforeCorrection = async () => {
    // What has begun is finished first.
    const { model, simulated } = generation;
    const request = { model, simulated, isInteractive: true };
    const another = await requestPermit(deps, request, deps.providerPauses.remainingMs);
    if (typeof another === 'number') return waitForPermit(another);
    another.use();
  };
  let isSilent = true;
  const answering = () => {
    isSilent = false;
  };
  // Where silent calls hold all slots, the others start a moment before they are outrun: ended then, they would tell nothing.
  const isKnown = () => !isSilent || performance.now() - startedAt > SLOW_START_MS;
  const outrun = watchOutrun(deps.db, attempt.claim, context.signal, isKnown);
  let isCounted = false;
  const countFailure = (kind: ProviderErrorKind) => {
    if (!isCounted || kind !== 'transient') modelHealth.failed(generation, kind, entry);
    isCounted = true;
  };
  // Not at its end: the breaker opens the sooner, the fewer callers have to wait for the fallback.
  const late = setTimeout(
    () => generation.hasFallback && isSilent && countFailure('transient'),
    Math.max(deps.config.fallbackAfterMs, SLOW_START_MS),
  );
  try {
    const { judge } = deps;
    const call = { providers, judge, signal: outrun.signal, answering, beforeCorrection, ended: countCall(attempt) };
    const generated = await callProvider(call, generation);
    context.releaseSlot();
    deps.metrics.providerCall(generation.model, 'succeeded', performance.now() - startedAt);
    modelHealth.succeeded(generation, generated.latencyMs, entry);
    attempt.entry.succeeded();
    context.log(`attempt ${number}: ${describe(generated, generation.providerModelId)}`);
    return generated;
  } catch (error) {
    context.releaseSlot();
    if (outrun.isOutrun()) {
      // Calls that are outrun never reach the limit for silence: without this the breaker would not open while a provider is silent.
      if (isSilent) countFailure('transient');
      return endOutrun(attempt);
    }
    if (!(error instanceof ProviderError)) {
      if (error instanceof ModelPaused && (await atPresent(attempt)).generation.hasFallback) {
        const retryAfterSeconds = Math.ceil(error.delayMs / 1_000);
        return fail(attempt, { kind: error.kind, attempts: number, retryAfterSeconds });
      }
      if (isOutcome(error)) {
        context.log(`attempt ${number}: ${error.message}`);
        await release(attempt);
      }
      throw error;
    }
    const { kind, status, errorType } = error;
    const durationMs = Math.round(performance.now() - startedAt);
    deps.metrics.providerCall(generation.model, kind, durationMs);
    if (kind === 'rate_limited') deps.metrics.providerRateLimited(generation.model);
    // Only this worker's credentials are wrong, not the model.
    const isLeftToOthers = kind === 'bad_credentials' && (await modelHealth.refused(generation.model));
    if (!isLeftToOthers) countFailure(kind);
    const said = errorType === null ? (status ?? 'none') : `${status ?? 'none'} (${errorType})`;
    context.log(`attempt ${number}: ${kind}, provider status ${said}, after ${durationMs} ms`);
    const answered = { provider_status: status, provider_error_type: errorType, provider_request_id: error.requestId };
    const fields = { error_kind: kind, ...answered, attempt: number, duration_ms: durationMs };
    context.logger.warn({ ...attempt.ids, ...fields }, 'provider call failed');
    const present = await atPresent(attempt);
    if (isLeftToOthers) return waitForProvider(present, error, HAND_BACK_MS);
    return endAfter(present, error);
  } finally {
    clearTimeout(late);
    outrun.stop();
  }
}

/** Another model has answered in its place: the generation is closed, and its calls are the operator's cost. */
async function endOutrun({ deps, context, claim, generation, calls }: Attempt): Promise<undefined> {
  context.log(`attempt ${generation.attempts + 1}: another model was faster`);
  await recordLateCalls(deps.db, claim, withCalls(generation, calls));
}

/** Counts each call, also a failed one, in the record, in the metrics and in the costs of its day. */
function countCall({ deps, context, generation, calls, ids }: Attempt): (ended: EndedCall) => void {
  const { model, providerModelId, simulated } = generation;
  return ({ broken, ...ended }) => {
    for (const rule of broken) deps.metrics.outputRefused(model, rule);
    if (broken.length > 0) context.logger.warn({ ...ids, rules: broken }, 'an output was refused');
    if (simulated) return;
    const call = { at: deps.clock.now(), ...ended, ...(broken.length === 0 ? {} : { broken: [...broken] }) };
    calls.push(call);
    bookCall(deps, { model, providerModelId }, call);
  };
}

/** Releases the claim, so that the job can run again. */
function release({ deps, claim, generation, calls }: Attempt): Promise<void> {
  return releaseGeneration(deps.db, claim, withCalls(generation, calls));
}

function describe(
  { latencyMs, usage: { inputTokens, outputTokens } }: GeneratedSection,
  providerModelId: string,
): string {
  return `generated by ${providerModelId} in ${latencyMs} ms, ${inputTokens} + ${outputTokens} tokens`;
}

/** Time for this worker to stop taking jobs of the model. */
const HAND_BACK_MS = 100;
/** The credentials may come back. */
const NOBODY_HAS_MS = 5_000;

/**
 * This process has no credentials for the model, and the provider has refused none: the job waits for a worker that has,
 * and others go on where no process has (an operator has taken the key away). If none takes it in time, it ends like any
 * that no worker has started.
 */
async function leaveToOthers(attempt: Attempt): Promise<never> {
  const { deps, claim, generation } = attempt;
  const othersHave = await deps.modelHealth.lacksCredentials(generation.model);
  await (generation.attempts === 0 ? withdrawClaim(deps.db, claim) : release(attempt));
  throw new DelayJob('this worker has no credentials for the model', othersHave ? HAND_BACK_MS : NOBODY_HAS_MS);
}

/**
 * The model's breaker is open, or the error has just opened it: interactive calls fail at once, background work waits for the
 * next probe.
 */
async function holdBack(attempt: Attempt, error?: ProviderError): Promise<undefined> {
  const { deps, generation } = attempt;
  const { startBy, createdAt, attempts, hasFallback } = generation;
  const kind = error?.kind ?? deps.modelHealth.heldAs(generation.model) ?? 'circuit_open';
  const probeEveryMs = kind === 'circuit_open' ? PROBE_EVERY_MS : HELD_PROBE_EVERY_MS;
  const isBackground = startBy.getTime() - createdAt.getTime() > BACKGROUND_START_MS / 2;
  if (isBackground && !hasFallback && startBy > deps.clock.now()) {
    await release(attempt);
    throw new DelayJob(`the breaker of the model is open: ${kind}`, probeEveryMs);
  }
  if (error === undefined) logUncalled(attempt, kind);
  return fail(attempt, { kind, attempts, error, retryAfterSeconds: probeEveryMs / 1_000 });
}

/** A `Retry-After` of zero must not become a tight loop. */
const MIN_PAUSE_MS = 250;
const MAX_PAUSE_MS = 30_000;

/** Pauses the provider's calls, counts an attempt, or ends the generation. */
async function endAfter(attempt: Attempt, error: ProviderError): Promise<undefined> {
  const { deps, claim, generation } = attempt;
  const { kind } = error;
  switch (CONSEQUENCES[kind]) {
    case 'pause': {
      const askedMs = error.retryAfterMs;
      const statedMs = askedMs === null ? null : Math.ceil(Math.min(Math.max(askedMs, MIN_PAUSE_MS), MAX_PAUSE_MS));
      const pauseMs = await deps.providerPauses.start(generation.model, statedMs);
      return generation.hasFallback
        ? failWith(attempt, error, Math.ceil(pauseMs / 1_000))
        : waitForProvider(attempt, error, pauseMs);
    }
    case 'attempt': {
      if (generation.hasFallback) return failWith(attempt, error, 10);
      const attempts = await countFailedAttempt(deps.db, claim, withCalls(generation, attempt.calls));
      if (attempts === null) return undefined;
      if (attempts < JOBS.generate.attempts) throw new RetryJob(`attempt ${attempts} failed: ${kind}`);
      return giveUp(attempt, { kind, attempts, error, retryAfterSeconds: 10 });
    }
    case 'hold':
      return holdBack(attempt, error);
    case 'repeat':
      await release(attempt);
      throw new RetryJob('the attempt was interrupted');
    case 'end':
      return failWith(attempt, error, 30);
  }
}

/** Ends the generation with this attempt. */
function failWith(attempt: Attempt, error: ProviderError, retryAfterSeconds: number): Promise<undefined> {
  const attempts = attempt.generation.attempts + 1;
  return giveUp(attempt, { kind: error.kind, attempts, error, retryAfterSeconds });
}

/** Ends the generation after a failure of its model. */
function giveUp(attempt: Attempt, ending: Parameters<typeof fail>[1]): Promise<undefined> {
  attempt.deps.modelHealth.gaveUp(attempt.generation);
  return fail(attempt, ending);
}

/** Delays the job, for any worker, if its caller waits for that long. */
async function waitForProvider(attempt: Attempt, error: ProviderError, delayMs: number): Promise<undefined> {
  const { deps, generation } = attempt;
  const { kind } = error;
  const leftMs = generation.startBy.getTime() - deps.clock.now().getTime();
  if (leftMs <= delayMs) {
    const retryAfterSeconds = Math.max(1, Math.ceil(delayMs / 1_000));
    return giveUp(attempt, { kind, attempts: generation.attempts, error, retryAfterSeconds });
  }
  await release(attempt);
  throw new DelayJob(`the provider is ${kind}`, delayMs);
}
