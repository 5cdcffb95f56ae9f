import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import { type Logger, withFields } from '../core/logger.ts';
import { isDatabaseAway, isRedisAway } from '../core/outages.ts';
import {
  JOB_NAMES,
  JOBS,
  type JobName,
  type JobPayload,
  type JobSpec,
  LAST_TURN,
  type QueueName,
  urgencyOf,
} from './catalogue.ts';
import type { Handlers, JobContext, JobObserver, JobResult } from './handlers.ts';
import { DelayJob, FailJob, Interrupted, RetryJob } from './outcomes.ts';
import type { Slots } from './slots.ts';

/** What the jobs of one queue share in this process. */
interface Executor {
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

/** How a run ended, before BullMQ is informed. */
type Ending =
  | { readonly kind: 'succeeded'; readonly result: JobResult | undefined }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'delayed'; readonly delayMs: number; readonly priority?: number | undefined }
  | { readonly kind: 'interrupted' };

/** BullMQ's processor: returns or throws so that BullMQ ends the job as our handler ended it. */
export async function executeJob(
  executor: Executor,
  job: Job,
  token: string,
  options: ExecutionOptions,
): Promise<JobResult | undefined> {
  const name = JOB_NAMES.find((known) => known === job.name);
  if (name === undefined) throw new UnrecoverableError(`unknown job '${job.name}'`);
  const spec: JobSpec = JOBS[name];
  const startedAt = performance.now();
  const waited = waitedMs(job);
  if (waited !== null) options.observer?.started(executor.queue, name, waited);
  const run = startRun(job, executor.slots, options.timeoutsMs?.[name] ?? spec.timeoutMs);
  executor.runs.add(run);
  const fields = { queue: executor.queue, job: name, job_id: job.id, request_id: job.data?.request_id };
  const context: JobContext = {
    attempt: job.attemptsMade + 1,
    isInteractive: urgencyOf(job.priority) === LAST_TURN,
    signal: run.signal,
    logger: withFields(options.logger, fields),
    acquireSlot: run.acquireSlot,
    releaseSlot: run.releaseSlot,
    // Errors are ignored: nothing depends on the log, and a deleted job has none.
    log: (line) => void job.log(line).catch(() => undefined),
  };
  let ending: Ending;
  try {
    const result = await Promise.race([runHandler(options.handlers, name, job.data, context), run.unresponsive]);
    ending = run.hasLostLock() ? { kind: 'interrupted' } : { kind: 'succeeded', result };
  } catch (error) {
    ending = endingOf(error, run, context);
  }
  run.end();
  executor.runs.delete(run);
  options.observer?.finished(executor.queue, name, ending.kind, performance.now() - startedAt);
  return endJob(job, token, ending);
}

/** The only place where a payload's type meets its handler: the catalogue entry `name` has parsed it. */
async function runHandler<N extends JobName>(handlers: Handlers, name: N, data: unknown, context: JobContext) {
  const payload = JOBS[name].payload.safeParse(data);
  if (!payload.success) {
    context.logger.error({}, 'a payload does not fit the catalogue');
    throw new FailJob('the payload does not fit the catalogue');
  }
  return (await handlers[name](payload.data as JobPayload<N>, context)) as JobResult | undefined;
}

/** Delay of a job that found no database. It uses up no attempt. */
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
  if (isRedisAway(error)) logger.warn({ attempt, err: error }, 'a job failed because Redis is away');
  else logger.error({ attempt, err: error }, 'unexpected error in a job handler');
  // Redis stores only the error's name: the message may contain anything.
  const cause = error instanceof Error ? error.name : typeof error;
  return { kind: 'failed', error: new Error(`${cause}: see the worker's log`) };
}

async function endJob(job: Job, token: string, ending: Ending): Promise<JobResult | undefined> {
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
      // With this error BullMQ does not move the job: it is found stalled, or another process already has it.
      throw new DelayedError();
  }
}

/** One run of a job, and what may end it before its handler does. */
export interface JobRun extends Pick<JobContext, 'signal' | 'acquireSlot' | 'releaseSlot'> {
  readonly jobId: string;
  /** Rejects at twice the timeout: the handler ignores its signal and may never end. */
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
      // Also stops a handler that goes on after it failed as unresponsive.
      signal.throwIfAborted();
      clearTimeout(timer);
      releaseSlot = await slots.acquire(urgencyOf(job.priority), job.data?.mode === 'test');
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

/** Milliseconds since the job was due; null after its first run, because the due time of later runs is not recorded. */
export function waitedMs(job: Job): number | null {
  return job.attemptsStarted > 1 ? null : Math.max(0, Date.now() - job.timestamp - (job.opts.delay ?? 0));
}

/** BullMQ's codes: missing lock, another's lock, job no longer active, job deleted. */
const LOCK_LOST_CODES: ReadonlySet<unknown> = new Set([-1, -2, -3, -6]);

/** Whether BullMQ reports that this process no longer owns the job. */
export function isLockLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && LOCK_LOST_CODES.has(error.code)) || error.message.startsWith('could not renew lock');
}
