import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import { type Logger, withFields } from '../core/logger.ts';
import { isDatabaseAway, isRedisAway } from '../core/outages.ts';
import {
  JOB_NAMES,
  JOBS,
  type JobName,
  type JobPayload,
  type JobSpec,
  type QueueName,
  urgencyOf,
} from './catalogue.ts';
import type { Handlers, JobContext, JobObserver, JobResult } from './handlers.ts';
import { DelayJob, FailJob, Interrupted, RetryJob } from './outcomes.ts';
import type { Slots } from './slots.ts';

interface Pool {
  readonly queue: QueueName;
  readonly slots: Slots;
  readonly runs: Set<JobRun>;
}

interface ExecutionOptions {
  readonly handlers: Handlers;
  readonly logger: Logger;
  readonly observer?: JobObserver;
  readonly timeoutsMs?: Partial<Readonly<Record<JobName, number>>>;
}

/** How a run ended, before BullMQ learns of it. */
type Ending =
  | { readonly kind: 'succeeded'; readonly result: JobResult | undefined }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'delayed'; readonly delayMs: number; readonly priority?: number | undefined }
  | { readonly kind: 'interrupted' };

/** BullMQ's processor: returns or throws what makes BullMQ end the job as our handler ended. */
export async function executeJob(
  pool: Pool,
  job: Job,
  token: string,
  options: ExecutionOptions,
): Promise<JobResult | undefined> {
  const name = JOB_NAMES.find((known) => known === job.name);
  if (name === undefined) throw new UnrecoverableError(`unknown job '${job.name}'`);
  const spec: JobSpec = JOBS[name];
  const startedAt = performance.now();
  const waited = waitedMs(job);
  if (waited !== null) options.observer?.started(pool.queue, name, waited);
  const run = startRun(job, pool.slots, options.timeoutsMs?.[name] ?? spec.timeoutMs);
  pool.runs.add(run);
  const fields = { queue: pool.queue, job: name, job_id: job.id, request_id: job.data?.request_id };
  const context: JobContext = {
    attempt: job.attemptsMade + 1,
    isFirstRun: job.attemptsStarted <= 1,
    isLastAttempt: job.attemptsMade + 1 >= spec.attempts,
    signal: run.signal,
    logger: withFields(options.logger, fields),
    acquireSlot: run.acquireSlot,
    releaseSlot: run.releaseSlot,
    // Nothing depends on it, and a job that is gone has no log.
    log: (line) => void job.log(line).catch(() => undefined),
  };
  let ending: Ending;
  try {
    const result = await Promise.race([call(options.handlers, name, job.data, context), run.unresponsive]);
    ending = run.hasLostLock() ? { kind: 'interrupted' } : { kind: 'succeeded', result };
  } catch (error) {
    ending = endingOf(error, run, context);
  }
  run.end();
  pool.runs.delete(run);
  options.observer?.finished(pool.queue, name, ending.kind, performance.now() - startedAt);
  return tellBullMQ(job, token, ending);
}

/** The one place where a payload's type is known to match its handler: the catalogue entry `name` has parsed it. */
async function call<N extends JobName>(handlers: Handlers, name: N, data: unknown, context: JobContext) {
  const payload = JOBS[name].payload.safeParse(data);
  if (!payload.success) {
    context.logger.error({}, 'a payload does not fit the catalogue');
    throw new FailJob('the payload does not fit the catalogue');
  }
  return (await handlers[name](payload.data as JobPayload<N>, context)) as JobResult | undefined;
}

/** A job that met no database has failed at nothing: it burns no attempt. */
const DATABASE_AWAY_MS = 1_000;

function endingOf(error: unknown, run: JobRun, { attempt, logger }: JobContext): Ending {
  if (run.hasLostLock()) {
    logger.info({ reason: run.signal.reason.message }, 'a job was interrupted');
    return { kind: 'interrupted' };
  }
  if (error instanceof DelayJob) return { kind: 'delayed', delayMs: error.delayMs, priority: error.priority };
  if (error instanceof FailJob) return { kind: 'failed', error: new UnrecoverableError(error.message) };
  if (run.signal.reason instanceof Interrupted) {
    logger.info({ reason: run.signal.reason.message }, 'a job was interrupted');
    return { kind: 'delayed', delayMs: 0 };
  }
  if (isDatabaseAway(error)) {
    logger.warn({ err: error }, 'a job waits for the database');
    return { kind: 'delayed', delayMs: DATABASE_AWAY_MS };
  }
  if (error instanceof RetryJob) return { kind: 'failed', error };
  if (isRedisAway(error)) logger.warn({ attempt, err: error }, 'a job failed without Redis');
  else logger.error({ attempt, err: error }, 'unexpected error in a job handler');
  // Redis keeps only the name: the message may hold anything.
  const cause = error instanceof Error ? error.name : typeof error;
  return { kind: 'failed', error: new Error(`${cause}: see the worker's log`) };
}

async function tellBullMQ(job: Job, token: string, ending: Ending): Promise<JobResult | undefined> {
  switch (ending.kind) {
    case 'succeeded':
      return ending.result;
    case 'failed':
      throw ending.error;
    case 'delayed': {
      const { delayMs, priority } = ending;
      if (priority !== undefined && priority !== job.priority) await job.changePriority({ priority });
      await job.moveToDelayed(Date.now() + delayMs, token);
      throw new DelayedError();
    }
    case 'interrupted':
      // With this error BullMQ leaves the job as it is: it is found stalled, or another process already has it.
      throw new DelayedError();
  }
}

/** One run of a job, and what may end it before its handler does. */
export interface JobRun extends Pick<JobContext, 'signal' | 'acquireSlot' | 'releaseSlot'> {
  readonly jobId: string;
  /** Rejects at twice the timeout: the handler ignores its signal, and may never end. */
  readonly unresponsive: Promise<never>;
  abort(reason: Error): void;
  hasLostLock(): boolean;
  end(): void;
}

function startRun(job: Job, slots: Slots, timeoutMs: number): JobRun {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: NodeJS.Timeout | undefined;
  let hasLostLock = false;
  let releaseSlot = () => {};
  let fail: (error: Error) => void = () => {};
  const unresponsive = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const startTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      controller.abort(new Error(`the job took over ${timeoutMs} ms`));
      timer = setTimeout(() => fail(new Error(`the job did not end in ${2 * timeoutMs} ms`)), timeoutMs);
    }, timeoutMs);
  };
  startTimer();
  return {
    jobId: job.id ?? '',
    signal,
    unresponsive,
    abort(reason) {
      hasLostLock ||= reason instanceof Interrupted && reason.isLockLost;
      controller.abort(reason);
    },
    hasLostLock: () => hasLostLock,
    async acquireSlot() {
      // Also stops a handler that was failed as unresponsive and goes on after all.
      signal.throwIfAborted();
      clearTimeout(timer);
      releaseSlot = await slots.acquire(urgencyOf(job.priority));
      signal.throwIfAborted();
      startTimer();
    },
    releaseSlot: () => releaseSlot(),
    end() {
      clearTimeout(timer);
      releaseSlot();
    },
  };
}

/** How long the job has waited since it was due; null after its first run, since it is not known when a later one is due. */
export function waitedMs(job: Job): number | null {
  return job.attemptsStarted > 1 ? null : Math.max(0, Date.now() - job.timestamp - (job.opts.delay ?? 0));
}

/** BullMQ's codes of a missing lock, another's lock, a job that is no longer active and a job that is gone. */
const LOCK_LOST_CODES: ReadonlySet<unknown> = new Set([-1, -2, -3, -6]);

/** Whether BullMQ says that the job is not this process' any more. */
export function isLockLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && LOCK_LOST_CODES.has(error.code)) || error.message.startsWith('could not renew lock');
}
