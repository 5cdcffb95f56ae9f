import { DelayedError, type Job, UnrecoverableError, Worker } from 'bullmq';
import type { Logger } from '../logger.ts';
import { isDatabaseAway } from '../outages.ts';
import {
  JOB_NAMES,
  JOBS,
  type JobName,
  type JobPayload,
  type JobSpec,
  LOCK_MS,
  MAX_STALLED,
  type QueueName,
  queuePrefix,
  STALLED_CHECK_MS,
} from './catalogue.ts';
import { DelayJob, FailJob, PausePool } from './outcomes.ts';
import type { RedisClient } from './redis.ts';

export interface JobContext {
  readonly jobId: string;
  readonly queue: QueueName;
  /** 1 for the first counted run. */
  readonly attempt: number;
  /** Whether a failure of this run is final. */
  readonly isLastAttempt: boolean;
  /** Aborted at the job's timeout, when its lock is lost, or when the process must go. */
  readonly signal: AbortSignal;
  readonly logger: Logger;
}

export type Handler<N extends JobName> = (payload: JobPayload<N>, context: JobContext) => Promise<void>;
/** One handler for every job of the catalogue: leaving one out does not compile. */
export type Handlers = { readonly [N in JobName]: Handler<N> };

export interface JobObserver {
  started(queue: QueueName, job: JobName, waitMs: number): void;
  finished(
    queue: QueueName,
    job: JobName,
    outcome: 'succeeded' | 'failed' | 'paused' | 'delayed',
    durationMs: number,
  ): void;
}

export interface WorkerRuntime {
  /** Whether every queue's worker is still taking jobs. */
  isRunning(): boolean;
  /**
   * Takes no more jobs, waits for running ones up to `graceMs`, then aborts them; they are run again elsewhere.
   * Resolves at most some seconds after that.
   */
  close(graceMs: number): Promise<void>;
}

export interface RuntimeOptions {
  readonly redis: RedisClient;
  readonly logger: Logger;
  readonly queues: readonly QueueName[];
  readonly handlers: Handlers;
  readonly concurrency: (queue: QueueName) => number;
  readonly observer?: JobObserver;
}

/** Starts one BullMQ worker per queue. */
export async function startWorkers(options: RuntimeOptions): Promise<WorkerRuntime> {
  checkHandlers(options.handlers);
  const running = new Map<string, JobRun>();
  const workers = options.queues.map((queue) => startWorker(queue, options, running));
  await Promise.all(workers.map((worker) => worker.waitUntilReady()));
  return {
    isRunning: () => workers.every((worker) => worker.isRunning()),
    async close(graceMs) {
      const abortAll = () => {
        for (const run of running.values()) run.abort(new Error('the process stops'));
      };
      const timer = setTimeout(abortAll, graceMs);
      const closed = Promise.all(workers.map((worker) => worker.close()));
      await within(graceMs + DEAF_MS, closed);
      clearTimeout(timer);
    },
  };
}

/** A handler that does not hear its signal must not hold the process up: its job is found stalled and run elsewhere. */
const DEAF_MS = 3_000;

async function within(timeoutMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function checkHandlers(handlers: Handlers): void {
  // The types already force this; a process built from JavaScript or with a cast must not run half of its jobs.
  for (const name of JOB_NAMES) {
    if (typeof handlers[name] !== 'function') {
      throw new Error(`no handler for the job '${name}': add it to workers/handlers.ts`);
    }
  }
}

function startWorker(queue: QueueName, options: RuntimeOptions, running: Map<string, JobRun>): Worker {
  // Without BullMQ's third parameter, a signal of its own for every job: ours are made when somebody asks.
  const worker: Worker = new Worker(queue, (job, token) => runJob(worker, queue, job, token, options, running), {
    connection: options.redis,
    prefix: queuePrefix(queue),
    concurrency: options.concurrency(queue),
    lockDuration: LOCK_MS,
    stalledInterval: STALLED_CHECK_MS,
    maxStalledCount: MAX_STALLED,
    // Required by rateLimit(), which pauses the pool; the limit itself is far above what a process can do.
    limiter: { max: 1_000_000, duration: 1_000 },
    settings: { backoffStrategy: (attempt, _type, _error, job) => backoffMs(job, attempt) },
  });
  worker.on('error', (error) => options.logger.warn({ queue, err: error }, 'worker connection error'));
  worker.on('lockRenewalFailed', (jobIds: string[]) => {
    for (const jobId of jobIds) running.get(runKey(queue, jobId))?.abort(new Error('the lock of the job was lost'));
  });
  return worker;
}

function runKey(queue: QueueName, jobId: string): string {
  return `${queue}:${jobId}`;
}

/** One run of a job, as far as it can be aborted. */
interface JobRun {
  readonly signal: AbortSignal;
  abort(reason: Error): void;
  end(): void;
}

/** Most jobs never look at their signal: it and its timer are made at the first look, which shows in jobs per second. */
function createRun(timeoutMs: number): JobRun {
  const startedAt = performance.now();
  let controller: AbortController | null = null;
  let timer: NodeJS.Timeout | undefined;
  let aborted: Error | null = null;
  const abort = (reason: Error) => {
    aborted = reason;
    controller?.abort(reason);
  };
  return {
    get signal() {
      if (controller === null) {
        controller = new AbortController();
        if (aborted !== null) controller.abort(aborted);
        const left = Math.max(0, timeoutMs - (performance.now() - startedAt));
        timer = setTimeout(() => abort(new Error(`the job took over ${timeoutMs} ms`)), left);
      }
      return controller.signal;
    },
    abort,
    end: () => clearTimeout(timer),
  };
}

async function runJob(
  worker: Worker,
  queue: QueueName,
  job: Job,
  token: string | undefined,
  options: RuntimeOptions,
  running: Map<string, JobRun>,
): Promise<void> {
  const name = JOB_NAMES.find((known) => known === job.name);
  if (name === undefined) throw new UnrecoverableError(`unknown job '${job.name}'`);
  const spec: JobSpec = JOBS[name];
  const startedAt = performance.now();
  options.observer?.started(queue, name, Math.max(0, Date.now() - job.timestamp));
  const jobId = job.id ?? '';
  const key = runKey(queue, jobId);
  const run = createRun(spec.timeoutMs);
  running.set(key, run);
  const context: JobContext = {
    jobId,
    queue,
    attempt: job.attemptsMade + 1,
    isLastAttempt: job.attemptsMade + 1 >= spec.attempts,
    get signal() {
      return run.signal;
    },
    logger: options.logger,
  };
  let outcome: 'succeeded' | 'failed' | 'paused' | 'delayed' = 'failed';
  try {
    const payload = spec.payload.safeParse(job.data);
    if (!payload.success) throw new FailJob('the payload does not fit the catalogue');
    await call(options.handlers, name, payload.data, context);
    outcome = 'succeeded';
  } catch (error) {
    if (error instanceof PausePool) {
      outcome = 'paused';
      await worker.rateLimit(error.delayMs);
      throw Worker.RateLimitError();
    }
    if (error instanceof DelayJob) {
      outcome = 'delayed';
      const { priority } = error;
      if (priority !== undefined && priority !== job.priority) await job.changePriority({ priority });
      await job.moveToDelayed(Date.now() + error.delayMs, token);
      throw new DelayedError();
    }
    if (isDatabaseAway(error)) {
      outcome = 'delayed';
      options.logger.warn({ queue, job: name, err: error }, 'a job waits for the database');
      await job.moveToDelayed(Date.now() + DATABASE_AWAY_MS, token);
      throw new DelayedError();
    }
    if (error instanceof FailJob) throw new UnrecoverableError(error.message);
    throw error;
  } finally {
    run.end();
    // A run that lost its lock must not take away the one that has the job now.
    if (running.get(key) === run) running.delete(key);
    options.observer?.finished(queue, name, outcome, performance.now() - startedAt);
  }
}

/** The one place where a payload's type is known to match its handler: it was parsed by the catalogue entry `name`. */
function call<N extends JobName>(handlers: Handlers, name: N, payload: unknown, context: JobContext): Promise<void> {
  return handlers[name](payload as JobPayload<N>, context);
}

/** A job that met no database has failed at nothing: it burns no attempt. */
const DATABASE_AWAY_MS = 1_000;

/** The catalogue's wait before the next run, spread by a quarter so that what failed together does not return together. */
function backoffMs(job: { readonly name: string } | undefined, attemptsMade: number): number {
  const name = JOB_NAMES.find((known) => known === job?.name);
  const waits: readonly number[] = name === undefined ? [] : JOBS[name].backoffMs;
  const wait = waits[Math.min(attemptsMade, waits.length) - 1] ?? 1_000;
  return Math.round(wait * (0.875 + Math.random() * 0.25));
}
