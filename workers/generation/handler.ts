import { sectionExpiresAt } from '../../shared/content/index.ts';
import { createKeyedMutex } from '../../shared/core/keyed-mutex.ts';
import { isDatabaseAway, isRedisAway } from '../../shared/core/outages.ts';
import { traced } from '../../shared/core/tracing.ts';
import type { CallRecord } from '../../shared/db/models/calls.ts';
import type { GenerationRecord } from '../../shared/db/models/generations.ts';
import { rawCollection } from '../../shared/db/records.ts';
import {
  type Claim,
  claimGenerations,
  countFailedAttempt,
  type GenerationJob,
  generationOf,
  leaseMsOf,
  recordLateCalls,
  withCalls,
  withdrawClaim,
} from '../../shared/generation/claims.ts';
import { findCalls } from '../../shared/generation/correct-calls.ts';
import { CANCELLED_KIND, SUSPENDED_KIND } from '../../shared/generation/end-calls.ts';
import { type Settled, type Settlement, settleGeneration } from '../../shared/generation/settle.ts';
import { settleGroup } from '../../shared/generation/settle-bulk.ts';
import { JOBS } from '../../shared/queues/catalogue.ts';
import type { Handler, JobContext, JobResult } from '../../shared/queues/handlers.ts';
import { isOutcome } from '../../shared/queues/outcomes.ts';
import { type Entry, FREE_ENTRY } from '../../shared/status/recovery.ts';
import { createCoalescer } from '../coalescer.ts';
import { isFailureOfProvider } from '../providers/provider.ts';
import { retryWhileDatabaseIsAway } from '../retry-while-away.ts';
import { type Attempt, fail, failedJob, type GenerationDeps, logUncalled, publish } from './attempt.ts';
import { requestOf } from './call-provider.ts';
import { generate } from './generate.ts';
import { requestPermit } from './permit.ts';
import { ModelPaused } from './provider-pauses.ts';
import { FREE_PERMIT, type Permit, waitForPermit } from './provider-rate.ts';

/**
 * Concurrent claims and bulk settlements share commands, in groups as large as the usual pool's slots. Without groups
 * of claims a batch of 100 took 1.4 times the bare chain of docs/results/benchmarks.md (median of 15 runs on a busy machine);
 * with them 1.2.
 */
const GROUPS = { maxItems: 25, maxConcurrent: 2 } as const;

/**
 * Generates one section: claim, provider call, settlement, signal. See docs/architecture.md, How a generation flows.
 */
export function generationHandler(deps: GenerationDeps): Handler<'generate'> {
  const settle = createSettle(deps);
  const leaseMs = leaseMsOf(deps.config.generationTimeoutMs);
  const claimOne = createCoalescer<GenerationJob, Claim | null>({
    ...GROUPS,
    run: (jobs) => claimGenerations(deps.db, deps.clock, jobs, leaseMs),
  });
  const callOf = createCoalescer<GenerationRecord, CallRecord | null>({
    ...GROUPS,
    run: (generations) => findCalls(deps.db, generations),
  });
  return async ({ generationId, accountId, mode, model }, context) => {
    const job = { generationId, accountId };
    await context.acquireSlot();
    const called = mode === 'live' && model !== undefined ? model : null;
    const { isInteractive } = context;
    const request = model !== undefined && { model, simulated: called === null, isInteractive };
    let pause: ModelPaused | null = null;
    let permit: Permit | number = FREE_PERMIT;
    try {
      if (request) permit = await requestPermit(deps, request, deps.providerPauses.lastKnownMs);
    } catch (error) {
      // A known pause needs no claim, unless the generation ends by it.
      if (!(error instanceof ModelPaused) || !(await hasFallback(deps, job))) throw error;
      pause = error;
    }
    if (typeof permit === 'number') {
      context.releaseSlot();
      // A closed generation's job ends here; otherwise it would ask for permits repeatedly and delay jobs that need one.
      await failIfClosed(deps, job, context);
      return waitForPermit(permit);
    }
    const entering = called === null || pause !== null ? FREE : deps.providerPauses.enter(called);
    try {
      return await claimAndGenerate({ job, permit, pause }, entering, context);
    } finally {
      permit.release();
      await leave(entering);
    }
  };

  async function claimAndGenerate(
    { job, permit, pause: known }: GenerationRun,
    entering: Promise<Entry | number>,
    context: JobContext,
  ): Promise<JobResult | undefined> {
    const { claim, pause, entry } = await claimUnlessPaused(deps, known, entering, () => claimOne(job));
    // Usually another run has generated the content.
    if (claim === null) return failIfClosed(deps, job, context);
    const { generation } = claim;
    const { accountId, requestId, section } = generation;
    const ids = {
      generation_id: generation._id,
      account_id: accountId,
      request_id: requestId,
      model: generation.model,
      section,
    };
    const attempt: Attempt = { deps, context, claim, generation, permit, entry, calls: [], ids };
    if (deps.suspensions.has(accountId)) {
      logUncalled(attempt, SUSPENDED_KIND);
      return fail(attempt, { kind: SUSPENDED_KIND, attempts: generation.attempts, retryAfterSeconds: null });
    }
    // The last profile of the chart was deleted while an earlier attempt ran: the provider is not asked again.
    if (generation.chart === undefined) {
      logUncalled(attempt, CANCELLED_KIND);
      return fail(attempt, { kind: CANCELLED_KIND, attempts: generation.attempts, retryAfterSeconds: null });
    }
    if (pause !== null) {
      logUncalled(attempt, pause.kind);
      const retryAfterSeconds = Math.ceil(pause.delayMs / 1_000);
      return fail(attempt, { kind: pause.kind, attempts: generation.attempts, retryAfterSeconds });
    }
    return countUnexpectedErrors(attempt, async () => {
      // Read during the provider call.
      const early = callOf(generation);
      early.catch(() => undefined);
      const generated = await generate(attempt);
      if (generated === undefined) return undefined;
      const stored = <T>(work: (isFirst: boolean) => Promise<T>) =>
        retryWhileDatabaseIsAway(context, 'generated content waits for the database', attempt.ids, work);
      const call = await stored((isFirst) => (isFirst ? early : callOf(generation)));
      const expiresAt = sectionExpiresAt(requestOf(generation), deps.clock.now());
      const { content, usage, latencyMs } = generated;
      const result = { content, usage, latencyMs, ...withCalls(generation, attempt.calls), expiresAt };
      const settled = await traced('settle', () => stored(() => settle({ claim, result, call })));
      if (settled !== null) return publish(attempt, generated, settled);
      // Another attempt or, in a race, another model was faster.
      await recordLateCalls(deps.db, claim, withCalls(generation, attempt.calls));
      return undefined;
    });
  }
}

const FREE: Promise<Entry> = Promise.resolve(FREE_ENTRY);

async function leave(entering: Promise<Entry | number>): Promise<void> {
  const entry = await entering.catch(() => FREE_ENTRY);
  if (typeof entry !== 'number') entry.leave();
}

interface GenerationRun {
  readonly job: GenerationJob;
  readonly permit: Permit;
  /** The model is known to be paused, and another one can answer. */
  readonly pause: ModelPaused | null;
}

/** Whether another model answers if this one cannot be called now. */
async function hasFallback({ db }: GenerationDeps, job: GenerationJob): Promise<boolean> {
  return (await rawCollection(db.generations).findOne({ ...generationOf(job), open: true }))?.hasFallback === true;
}

/**
 * Claims, and asks at the same time whether the provider may be called, so that the claim does not wait for Redis.
 * @returns the pause, if the generation ends by it because another model can answer
 * @throws ModelPaused until the provider may be called
 */
async function claimUnlessPaused(
  { db }: GenerationDeps,
  known: ModelPaused | null,
  entering: Promise<Entry | number>,
  claim: () => Promise<Claim | null>,
): Promise<{ readonly claim: Claim | null; readonly pause: ModelPaused | null; readonly entry: Entry }> {
  const [claimed, entered] = await Promise.all([claim(), entering]);
  const [entry, pause] =
    typeof entered === 'number' ? [FREE_ENTRY, new ModelPaused('rate_limited', entered)] : [entered, known];
  if (claimed === null || pause === null || claimed.generation.hasFallback) return { claim: claimed, pause, entry };
  await withdrawClaim(db, claimed);
  throw pause;
}

/** @throws FailJob when the generation was closed without content before this run: timed out, or canceled */
async function failIfClosed(deps: GenerationDeps, job: GenerationJob, context: JobContext): Promise<undefined> {
  const { db, modelHealth } = deps;
  const closed = await rawCollection(db.generations).findOne({ ...generationOf(job), state: 'failed' });
  if (closed === null) return;
  const kind = closed.error?.kind ?? 'unknown';
  // Its caller's deadline came between two attempts, or while the provider paused.
  if (isFailureOfProvider(kind)) modelHealth.gaveUp(closed);
  context.log(`no attempt: the generation was closed as ${kind}`);
  throw failedJob(kind, null, closed.attempts);
}

/**
 * An unexpected error counts as an attempt: otherwise the reconciler would queue the job, and the job call the provider,
 * again and again, while no other generation of that content can open.
 */
async function countUnexpectedErrors<T>(attempt: Attempt, work: () => Promise<T>): Promise<T> {
  const { deps, context, claim, generation, ids } = attempt;
  try {
    return await work();
  } catch (error) {
    if (isOutcome(error) || isDatabaseAway(error) || isRedisAway(error)) throw error;
    const attempts = await countFailedAttempt(deps.db, claim, withCalls(generation, attempt.calls));
    context.log(`attempt ${attempts ?? generation.attempts + 1}: internal`);
    if (attempts !== null && attempts >= JOBS.generate.attempts) {
      context.logger.error({ ...ids, err: error }, 'unexpected error in a generation');
      await fail(attempt, { kind: 'internal', attempts, retryAfterSeconds: 30 });
    }
    throw error;
  }
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
    run: (group) => settleGroup(deps, group),
  });
  const inTurn = createKeyedMutex(1);
  return (settlement) => {
    const { claim, result, call } = settlement;
    const { background, joined } = claim.generation;
    if (background && !joined) return settleBulk(settlement);
    const settle = () => settleGeneration(deps, claim, result, call);
    // All sections of a call write to its record, and all calls of a race to its first: of two at once the database would abort one.
    const isAlone = call === null || (call.caused.length === 1 && call.raceId === undefined);
    return isAlone ? settle() : inTurn(call.raceId ?? call._id, settle);
  };
}
