import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  parseSection,
  type SectionContent,
  type SectionRequest,
  sectionExpiresAt,
  sectionJsonSchema,
  sectionPrompt,
} from '../../shared/content/index.ts';
import type { Clock } from '../../shared/core/clock.ts';
import type { Config } from '../../shared/core/config.ts';
import type { Logger } from '../../shared/core/logger.ts';
import type { Metrics } from '../../shared/core/metrics.ts';
import { MODELS } from '../../shared/core/models.ts';
import { isDatabaseAway, isRedisAway } from '../../shared/core/outages.ts';
import { rawCollection } from '../../shared/db/connect.ts';
import type { CallRecord } from '../../shared/db/models/calls.ts';
import type { GenerationRecord } from '../../shared/db/models/generations.ts';
import { type Claim, countFailedAttempt, releaseGeneration } from '../../shared/generation/claims.ts';
import { failGeneration, type GenerationFailure } from '../../shared/generation/close.ts';
import { publishGenerationEvent } from '../../shared/generation/generation-signals.ts';
import { BACKGROUND_START_MS } from '../../shared/generation/open.ts';
import {
  findCall,
  isStillWanted,
  type Settled,
  type SettlementDeps,
  storeJoinedFortunes,
} from '../../shared/generation/settle.ts';
import { JOBS } from '../../shared/queues/catalogue.ts';
import { DelayJob, FailJob, isOutcome, RetryJob } from '../../shared/queues/outcomes.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';
import type { Handler, JobContext, JobResult } from '../../shared/queues/runtime.ts';
import { PROBE_EVERY_MS } from '../../shared/status/breaker.ts';
import { ProviderError } from '../providers/provider.ts';
import type { BatchProgress } from './batch-progress.ts';
import { createTogether, type Together } from './coalesce.ts';
import type { ModelCalls } from './model-health.ts';
import type { ProviderPauses } from './provider-pauses.ts';
import type { Providers } from './providers.ts';

export interface GenerationDeps extends SettlementDeps {
  readonly clock: Clock;
  readonly config: Pick<Config, 'generationTimeoutMs'>;
  readonly providers: Providers;
  readonly modelCalls: ModelCalls;
  readonly providerPauses: ProviderPauses;
  readonly redis: RedisClient;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly batchProgress: BatchProgress;
}

/** Makes one section: claim, ask, validate, settle, tell. See docs/architecture.md, How a generation flows. */
export function generationHandler(deps: GenerationDeps): Handler<'generate'> {
  const together = createTogether(deps);
  return async ({ generationId, mode, model }, context) => {
    // Before it is claimed: while the provider pauses its jobs cost the database nothing.
    const pausedMs = mode === 'live' && model !== undefined ? await deps.providerPauses.left(model) : 0;
    if (pausedMs > 0) throw new DelayJob('the provider pauses', pausedMs);
    const claim = await claimAndTakePlace(deps, together, generationId, context);
    if (claim === null) return failIfFailed(deps, generationId);
    const { generation } = claim;
    const [answered, isAnswered] = signal();
    const work = together.during(claim, () =>
      Promise.all([
        make(deps, claim, context, isAnswered),
        findCall(deps.db, generation),
        isStillWanted(deps.db, generation),
      ]),
    );
    const end = () =>
      countingMistakes(deps, claim, context, async () => {
        const [made, call, isWanted] = await work;
        if (made === null) return;
        if (isWanted) return settle(deps, together, claim, made, call, context.hasBacklog);
        await fail(deps, claim, { kind: 'cancelled', retryAfterSeconds: null }, generation.attempts + 1);
      });
    // The provider has room again: the next call begins while this answer is read and written down.
    const over = work.then(
      () => false,
      () => false,
    );
    if (!(await Promise.race([answered, over]))) return end();
    context.handOver(end);
  };
}

/** @throws FailJob when the generation was closed without content before this run: given up, or canceled */
async function failIfFailed({ db }: GenerationDeps, generationId: string): Promise<undefined> {
  const closed = await rawCollection(db.generations).findOne({ _id: generationId, state: 'failed' });
  if (closed !== null) throw failedJob(closed.error?.kind ?? 'unknown', null, closed.attempts);
}

/** The reason on the board: words of our own only. */
function failedJob(kind: string, providerStatus: number | null, attempts: number): FailJob {
  return new FailJob(JSON.stringify({ kind, provider_status: providerStatus, attempts }));
}

/** A mistake of ours burns an attempt, too: else the provider would be asked, and its content be blocked, for ever. */
async function countingMistakes<T>(
  deps: GenerationDeps,
  claim: Claim,
  context: JobContext,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isOutcome(error) && !isDatabaseAway(error) && !isRedisAway(error)) {
      const attempts = await countFailedAttempt(deps.db, claim);
      context.log(`attempt ${attempts ?? claim.generation.attempts + 1}: internal`);
      if (attempts !== null && attempts >= JOBS.generate.attempts) {
        deps.logger.error({ generation_id: claim.generation._id, err: error }, 'a generation failed by a mistake');
        await fail(deps, claim, { kind: 'internal', retryAfterSeconds: 30 }, attempts);
      }
    }
    throw error;
  }
}

/** After that a lease may be too short, and whoever wanted the section may have left. */
const CLAIM_HOLDS_MS = 1_000;

/** Claims while all places are taken, so that the provider's next call begins as soon as one is free. */
async function claimAndTakePlace(
  deps: GenerationDeps,
  together: Together,
  generationId: string,
  context: JobContext,
): Promise<Claim | null> {
  if (context.takeFreePlace()) return together.claim(generationId);
  const claim = await together.claimAhead(generationId, context.priority);
  if (claim === null) return null;
  const claimedAt = performance.now();
  try {
    await context.takePlace();
  } catch (error) {
    await releaseGeneration(deps.db, claim);
    throw error;
  }
  if (performance.now() - claimedAt > CLAIM_HOLDS_MS) return together.claim(generationId);
  // Not waited for: it matters to who cancels or gives up in this moment, and then what is made is not stored.
  if (claim.generation.startedAt === null) together.begin(generationId).catch(() => undefined);
  return claim;
}

async function settle(
  deps: GenerationDeps,
  together: Together,
  claim: Claim,
  made: Made,
  call: CallRecord | null,
  hasBacklog: boolean,
): Promise<JobResult | undefined> {
  const { generation } = claim;
  const expiresAt = sectionExpiresAt(requestOf(generation), deps.clock.now());
  const settled = await together.settle({ claim, result: { ...made, expiresAt }, call }, hasBacklog);
  if (settled === null) return undefined;
  if (generation.background && !settled.joined) tellBatches(deps, generation, settled);
  await tell(deps, generation, settled.cancelled ? 'failed' : 'succeeded');
  if (settled.joined) {
    if (!settled.cancelled) await storeJoinedFortunes(deps, generation);
    tellBatches(deps, generation, settled);
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

interface Made {
  readonly content: SectionContent;
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number };
  readonly latencyMs: number;
}

function signal(): readonly [Promise<true>, () => void] {
  let fire = () => {};
  const fired = new Promise<true>((resolve) => {
    fire = () => resolve(true);
  });
  return [fired, fire];
}

/**
 * Null: the generation is another attempt's by now. Throws to be run again, and when the generation was closed as failed.
 * @param isAnswered told of the provider's first answer, whatever it is
 */
async function make(
  deps: GenerationDeps,
  claim: Claim,
  context: JobContext,
  isAnswered: () => void,
): Promise<Made | null> {
  const { generation } = claim;
  const pausedMs = await pauseLeft(deps, generation);
  if (pausedMs > 0) return waitForProvider(deps, claim, 'rate_limited', pausedMs);
  const entry = await deps.modelCalls.enter(generation);
  if (entry === 'refused') return holdBack(deps, claim);
  const startedAt = performance.now();
  try {
    const made = await askUntilValid(deps, generation, context, isAnswered);
    deps.metrics.providerCall(generation.model, 'succeeded', performance.now() - startedAt);
    deps.modelCalls.succeeded(generation, made.latencyMs, entry);
    const { inputTokens, outputTokens } = made.usage;
    context.log(
      `attempt ${generation.attempts + 1}: made by ${generation.providerModelId} in ${made.latencyMs} ms, ${inputTokens} + ${outputTokens} tokens`,
    );
    return made;
  } catch (error) {
    if (!(error instanceof ProviderError)) {
      // The pool closes, or the provider pauses.
      if (isOutcome(error)) await releaseGeneration(deps.db, claim);
      throw error;
    }
    deps.metrics.providerCall(generation.model, error.kind, performance.now() - startedAt);
    // Of one misconfigured worker: nothing is wrong with the model.
    const isLeft = error.kind === 'bad_credentials' && (await deps.modelCalls.refused(generation.model));
    if (!isLeft) deps.modelCalls.failed(generation, error.kind, entry);
    context.log(
      `attempt ${generation.attempts + 1}: ${error.kind}, provider status ${error.status ?? 'none'}, after ${Math.round(performance.now() - startedAt)} ms`,
    );
    deps.logger.warn(
      {
        generation_id: generation._id,
        request_id: generation.requestId,
        model: generation.model,
        section: generation.section,
        error_kind: error.kind,
        provider_status: error.status,
        attempt: generation.attempts + 1,
      },
      'provider call failed',
    );
    if (isLeft) return waitForProvider(deps, claim, error.kind, HAND_BACK_MS, error.status);
    return afterProviderError(deps, claim, error);
  }
}

/** Until this worker has stopped taking jobs of the model. */
const HAND_BACK_MS = 100;

/** The model's breaker is open: whoever waits is told at once, background work waits for the next probe. */
async function holdBack(deps: GenerationDeps, claim: Claim): Promise<null> {
  const { startBy, createdAt } = claim.generation;
  const isBackground = startBy.getTime() - createdAt.getTime() > BACKGROUND_START_MS / 2;
  if (isBackground && startBy > deps.clock.now()) {
    await releaseGeneration(deps.db, claim);
    throw new DelayJob('the breaker of the model is open', PROBE_EVERY_MS);
  }
  const failure = { kind: 'circuit_open', retryAfterSeconds: PROBE_EVERY_MS / 1_000 };
  return fail(deps, claim, failure, claim.generation.attempts);
}

/** Pauses the provider's calls, burns an attempt, or ends it: see docs/architecture.md, Errors by kind. */
async function afterProviderError(deps: GenerationDeps, claim: Claim, error: ProviderError): Promise<null> {
  switch (error.kind) {
    case 'rate_limited':
    case 'overloaded':
      return pause(deps, claim, error);
    case 'transient': {
      const attempts = await countFailedAttempt(deps.db, claim);
      if (attempts === null) return null;
      if (attempts < JOBS.generate.attempts) throw new RetryJob(`attempt ${attempts} failed: ${error.kind}`);
      return fail(deps, claim, { kind: error.kind, retryAfterSeconds: 10 }, attempts, error.status);
    }
    case 'aborted':
      await releaseGeneration(deps.db, claim);
      throw new RetryJob('the attempt was interrupted');
    default:
      return fail(
        deps,
        claim,
        { kind: error.kind, retryAfterSeconds: 30 },
        claim.generation.attempts + 1,
        error.status,
      );
  }
}

const DEFAULT_PAUSE_MS = 1_000;
/** A told delay of nothing must not become a tight loop. */
const MIN_PAUSE_MS = 250;
const MAX_PAUSE_MS = 30_000;

async function pause(deps: GenerationDeps, claim: Claim, { kind, retryAfterMs, status }: ProviderError): Promise<null> {
  const told = Math.min(Math.max(retryAfterMs ?? DEFAULT_PAUSE_MS, MIN_PAUSE_MS), MAX_PAUSE_MS);
  await deps.providerPauses.begin(claim.generation.model, Math.ceil(told));
  return waitForProvider(deps, claim, kind, told, status);
}

/** Milliseconds for which the provider of the generation must not be called. */
async function pauseLeft(deps: GenerationDeps, { model, simulated }: GenerationRecord): Promise<number> {
  return simulated ? 0 : deps.providerPauses.left(model);
}

/** Runs the job again after a while, here or at another worker, as long as its caller waits. */
async function waitForProvider(
  deps: GenerationDeps,
  claim: Claim,
  kind: string,
  delayMs: number,
  status: number | null = null,
): Promise<null> {
  const left = claim.generation.startBy.getTime() - deps.clock.now().getTime();
  if (left <= 0) {
    const failure = { kind, retryAfterSeconds: Math.max(1, Math.ceil(delayMs / 1000)) };
    return fail(deps, claim, failure, claim.generation.attempts, status);
  }
  await releaseGeneration(deps.db, claim);
  throw new DelayJob(`the provider is ${kind}`, Math.min(delayMs, left));
}

/**
 * Closes the generation without content, and fails its job with the reason. Null: another attempt has it.
 * @param attempts provider calls that count
 */
async function fail(
  deps: GenerationDeps,
  claim: Claim,
  failure: GenerationFailure,
  attempts: number,
  providerStatus: number | null = null,
): Promise<null> {
  const { generation, token } = claim;
  // After a counted attempt the claim is given back; until then the token fences the write.
  const mine = { attemptToken: { $in: [token, null] } };
  if (!(await failGeneration(deps.db, deps.clock, generation, failure, mine))) return null;
  await tell(deps, generation, 'failed');
  tellBatches(deps, generation, null);
  throw failedJob(failure.kind, providerStatus, attempts);
}

/** Not waited for: the fortune stands, and what is lost here the watch over the batch does. */
function tellBatches(deps: GenerationDeps, generation: GenerationRecord, settled: Settled): void {
  const { section, contentHash, fortune, requestId } = generation;
  if (section !== 'profile_fortune') return;
  const isMade = settled?.stored === true && fortune !== null;
  deps.batchProgress.ended({ contentHash, made: isMade ? { fortuneId: fortune._id, requestId } : null });
}

async function tell(deps: GenerationDeps, generation: GenerationRecord, state: 'succeeded' | 'failed'): Promise<void> {
  const { _id: generationId, contentHash, section } = generation;
  try {
    await publishGenerationEvent(deps.redis, { generationId, contentHash, section, state });
  } catch (error) {
    // It is settled in the database; who waits finds it there.
    deps.logger.warn({ err: error, generation_id: generationId }, 'the end of a generation could not be announced');
  }
}

/** Output that does not fit is asked for once more with the reasons; then the call failed. */
async function askUntilValid(
  deps: GenerationDeps,
  generation: GenerationRecord,
  context: JobContext,
  isAnswered: () => void,
): Promise<Made> {
  const request = requestOf(generation);
  const first = await ask(deps, generation, request, [], context, isAnswered);
  if (first.parsed.ok) return { ...first, content: first.parsed.content };
  await context.takePlace();
  const pausedMs = await pauseLeft(deps, generation);
  if (pausedMs > 0) throw new DelayJob('the provider pauses', pausedMs);
  const second = await ask(deps, generation, request, first.parsed.reasons, context, isAnswered);
  if (second.parsed.ok) {
    return { content: second.parsed.content, usage: sum(first.usage, second.usage), latencyMs: second.latencyMs };
  }
  throw new ProviderError('invalid_output', 'the output did not fit twice');
}

async function ask(
  deps: GenerationDeps,
  generation: GenerationRecord,
  request: SectionRequest,
  reasons: readonly string[],
  context: JobContext,
  isAnswered: () => void,
) {
  const provider = await deps.providers.forGeneration(generation, request);
  const prompt = sectionPrompt(request);
  const spec = MODELS[generation.model];
  const startedAt = performance.now();
  const { output, usage } = await invalidOutputAsUndefined(() =>
    provider.generate({
      modelId: generation.providerModelId,
      system: prompt.system,
      user: reasons.length === 0 ? prompt.user : `${prompt.user}\n\n${correction(reasons)}`,
      schemaName: request.section,
      schema: sectionJsonSchema(request.section),
      maxTokens: spec.maxTokens,
      timeoutMs: spec.timeoutMs,
      signal: context.signal,
    }),
  );
  const latencyMs = Math.round(performance.now() - startedAt);
  // Of answers that come together, the calls that follow go out before any is looked at.
  context.freePlace();
  isAnswered();
  await nextTurn();
  return { parsed: parseSection(request, output), usage, latencyMs };
}

/** Unreadable JSON is output that does not fit, like any other: it is asked for once more too. */
async function invalidOutputAsUndefined<T extends { readonly output: unknown; readonly usage: Made['usage'] }>(
  call: () => Promise<T>,
): Promise<{ readonly output: unknown; readonly usage: Made['usage'] }> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'invalid_output') {
      return { output: undefined, usage: { inputTokens: 0, outputTokens: 0 } };
    }
    throw error;
  }
}

function correction(reasons: readonly string[]): string {
  return `앞선 응답은 형식에 맞지 않았습니다. 다음을 고쳐 JSON 전체를 다시 작성하십시오.\n- ${reasons.slice(0, 10).join('\n- ')}`;
}

function requestOf(generation: GenerationRecord): SectionRequest {
  return {
    section: generation.section,
    pillars: generation.pillars,
    period: generation.period,
    ...(generation.fortuneType === null ? {} : { fortuneType: generation.fortuneType }),
  };
}

function sum(a: Made['usage'], b: Made['usage']): Made['usage'] {
  return { inputTokens: a.inputTokens + b.inputTokens, outputTokens: a.outputTokens + b.outputTokens };
}
