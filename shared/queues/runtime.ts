import { Worker } from 'bullmq';
import { withDeadline } from '../core/deadline.ts';
import type { Logger } from '../core/logger.ts';
import { JOB_NAMES, JOBS, type JobName, MAX_STALLED, type QueueName, queuePrefix } from './catalogue.ts';
import type { Handlers, JobObserver } from './handlers.ts';
import { executeJob, isLockLost, type JobRun, waitedMs } from './job-execution.ts';
import { DelayJob, Interrupted } from './outcomes.ts';
import type { RedisClient } from './redis.ts';
import { createSlots, type Slots } from './slots.ts';

export interface WorkerRuntime {
  /** Whether the worker of every queue runs, paused or not. */
  isRunning(): boolean;
  /** Starts or stops taking jobs of the queue in this process. Other processes are not affected. */
  setTaking(queue: QueueName, isTaking: boolean): void;
  /**
   * Stops taking jobs, waits up to `graceMs` for running ones, then aborts them; they are run again elsewhere. Resolves
   * a few seconds after that at the latest.
   */
  close(graceMs: number): Promise<void>;
}

export interface RuntimeOptions {
  readonly redis: RedisClient;
  readonly logger: Logger;
  readonly queues: readonly QueueName[];
  readonly handlers: Handlers;
  /** Duration of a job's lock, checked every half of it: a killed worker's jobs return within twice that. */
  readonly lockMs: number;
  /** Replaces the catalogue's `timeoutMs`. */
  readonly timeoutsMs?: Partial<Readonly<Record<JobName, number>>>;
  /** Concurrent jobs, and slots for those that acquire one. */
  readonly concurrency: (queue: QueueName) => number;
  /** Jobs taken beyond the concurrency while jobs queue; they wait for a slot or need none. */
  readonly prefetch?: (queue: QueueName) => number;
  readonly observer?: JobObserver;
}

/** Starts one BullMQ worker per queue. */
export async function startWorkers(options: RuntimeOptions): Promise<WorkerRuntime> {
  checkHandlers(options.handlers);
  const pools = options.queues.map((queue) => startPool(queue, options));
  await Promise.all(pools.map(({ worker }) => worker.waitUntilReady()));
  let isClosing = false;
  return {
    isRunning: () => !isClosing && pools.every(({ worker }) => worker.isRunning() || worker.isPaused()),
    setTaking(queue, isTaking) {
      const worker = pools.find((pool) => pool.queue === queue)?.worker;
      if (worker === undefined || isClosing) return;
      // A paused worker returns nothing: it finishes the jobs that it has.
      if (isTaking && worker.isPaused()) void worker.resume();
      if (!isTaking && !worker.isPaused()) void worker.pause(true);
    },
    async close(graceMs) {
      isClosing = true;
      for (const { slots } of pools) slots.close(new DelayJob('the process stops', 0));
      const timer = setTimeout(() => {
        const stops = new Interrupted('the process stops', { isLockLost: false });
        for (const { runs } of pools) for (const run of runs) run.abort(stops);
      }, graceMs);
      const closed = Promise.all(pools.map(({ worker }) => worker.close()));
      await withDeadline<unknown>(graceMs + UNRESPONSIVE_MS, closed, () => undefined);
      clearTimeout(timer);
    },
  };
}

/**
 * A handler that ignores its signal must not delay the end of the process: its job is found stalled and runs elsewhere.
 */
const UNRESPONSIVE_MS = 3_000;

function checkHandlers(handlers: Handlers): void {
  // The types already require this; a process built from JavaScript or with a cast must not run half of its jobs.
  for (const name of JOB_NAMES) {
    if (typeof handlers[name] !== 'function') {
      throw new Error(`no handler for the job '${name}': add it to workers/handlers.ts`);
    }
  }
}

interface Pool {
  readonly queue: QueueName;
  readonly worker: Worker;
  readonly slots: Slots;
  /** The jobs of the queue in this process. */
  readonly runs: Set<JobRun>;
}

/** A job that has waited this long shows that there are more jobs than slots. */
const BACKLOG_MS = 20;

function startPool(queue: QueueName, options: RuntimeOptions): Pool {
  const { logger, lockMs } = options;
  const concurrency = options.concurrency(queue);
  const prefetch = options.prefetch?.(queue) ?? 0;
  const pool = { queue, slots: createSlots(concurrency), runs: new Set<JobRun>() };
  const worker = new Worker(
    queue,
    (job, token) => {
      // Only while jobs queue: otherwise another process may have a free slot.
      if ((waitedMs(job) ?? 0) > BACKLOG_MS) worker.concurrency = concurrency + prefetch;
      return executeJob(pool, job, token ?? '', options);
    },
    {
      connection: options.redis,
      prefix: queuePrefix(queue),
      concurrency,
      lockDuration: lockMs,
      stalledInterval: lockMs / 2,
      maxStalledCount: MAX_STALLED,
      settings: { backoffStrategy: (attempt, _type, _error, job) => backoffMs(job, attempt) },
    },
  );
  worker.on('drained', () => {
    worker.concurrency = concurrency;
  });
  worker.on('error', (error) => {
    if (isLockLost(error)) logger.info({ queue, reason: error.message }, 'a job was interrupted');
    else logger.warn({ queue, err: error }, 'worker connection error');
  });
  worker.on('lockRenewalFailed', (jobIds: string[]) => {
    const lost = new Interrupted('the lock of the job was lost', { isLockLost: true });
    for (const run of pool.runs) if (jobIds.includes(run.jobId)) run.abort(lost);
  });
  return { ...pool, worker };
}

/**
 * The catalogue's wait before the next run, spread by a quarter so that jobs that failed together do not retry
 * together.
 */
function backoffMs(job: { readonly name: string } | undefined, attemptsMade: number): number {
  const name = JOB_NAMES.find((known) => known === job?.name);
  const waits: readonly number[] = name === undefined ? [] : JOBS[name].backoffMs;
  const wait = waits[Math.min(attemptsMade, waits.length) - 1] ?? 1_000;
  return Math.round(wait * (0.875 + Math.random() * 0.25));
}
