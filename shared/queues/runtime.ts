import { Worker } from 'bullmq';
import { withDeadline } from '../core/deadline.ts';
import type { Logger } from '../core/logger.ts';
import { activeTracing } from '../core/tracing.ts';
import { JOB_NAMES, JOBS, type JobName, MAX_STALLED, type QueueName, queuePrefix } from './catalogue.ts';
import { type Consumer, watchConsumption } from './consumption.ts';
import type { Handlers, JobObserver } from './handlers.ts';
import { executeJob, isLockLost, type JobRun, waitedMs } from './job-execution.ts';
import { DelayJob, Interrupted } from './outcomes.ts';
import type { RedisClient } from './redis.ts';
import { createSlots, type Slots } from './slots.ts';

export interface WorkerRuntime {
  /** Whether the worker of every queue runs, paused or not, and takes the jobs that wait for it. */
  isRunning(): boolean;
  /**
   * Adds or removes a reason to pause the queue in this process; it takes jobs only while there is none. Running jobs,
   * and those that wait for a slot, go on. Other processes are not affected.
   */
  setHeld(queue: QueueName, reason: HoldReason, isHeld: boolean): void;
  /** Changes the queue's slots in this process. With fewer, running jobs go on. */
  setConcurrency(queue: QueueName, concurrency: number): void;
  /** The slots of the queue in this process; null when it does not run the queue. */
  slots(queue: QueueName): { readonly total: number; readonly held: number } | null;
  /**
   * Stops taking jobs, waits up to `graceMs` for running ones, then aborts them; they are run again elsewhere. Resolves
   * a few seconds after that at the latest.
   */
  close(graceMs: number): Promise<void>;
}

/** `operator`: paused by one; `credentials`: the provider refuses those of this process, or it has none. */
export type HoldReason = 'operator' | 'credentials';

export interface RuntimeOptions {
  readonly redis: RedisClient;
  readonly logger: Logger;
  readonly queues: readonly QueueName[];
  readonly handlers: Handlers;
  /** Duration of a job's lock, checked every half of it: a killed worker's jobs return within twice that. */
  readonly lockMs: number;
  /** Replaces the catalogue's `timeoutMs`. */
  readonly timeoutsMs?: Partial<Readonly<Record<JobName, number>>>;
  /** Slots of a queue, and its concurrent jobs without `prefetch`, until `setConcurrency` changes them. */
  readonly concurrency: (queue: QueueName) => number;
  /** Jobs taken beyond the concurrency while jobs queue. They wait for a slot, or have released theirs and store results. */
  readonly prefetch?: (queue: QueueName, concurrency: number) => number;
  /** Whether an operator has paused the queue: such a worker takes no job before `setHeld` allows it. */
  readonly isPaused?: (queue: QueueName) => boolean;
  readonly observer?: JobObserver;
  /** How often it is looked whether waiting jobs are taken; by default every 10 s. */
  readonly checkEveryMs?: number;
}

/** Starts one BullMQ worker per queue. */
export async function startWorkers(options: RuntimeOptions): Promise<WorkerRuntime> {
  checkHandlers(options.handlers);
  const workers = options.queues.map((queue) => startQueueWorker(queue, options));
  await Promise.all(workers.map((worker) => worker.ready()));
  let isClosing = false;
  const { redis, logger } = options;
  const { checkEveryMs } = options;
  const consumption = watchConsumption({ redis, logger, consumers: workers, ...(checkEveryMs && { checkEveryMs }) });
  const workerOf = (queue: QueueName) => workers.find((worker) => worker.queue === queue);
  return {
    isRunning: () => !isClosing && workers.every((worker) => worker.isRunning()) && consumption.isConsuming(),
    setHeld(queue, reason, isHeld) {
      if (!isClosing) workerOf(queue)?.setHeld(reason, isHeld);
    },
    setConcurrency(queue, concurrency) {
      if (!isClosing) workerOf(queue)?.setConcurrency(concurrency);
    },
    slots: (queue) => workerOf(queue)?.slots.count() ?? null,
    async close(graceMs) {
      isClosing = true;
      consumption.close();
      for (const { slots } of workers) slots.close(new DelayJob('the process stops', 0));
      const timer = setTimeout(() => {
        const stops = new Interrupted('the process stops', { isLockLost: false });
        for (const { runs } of workers) for (const run of runs) run.abort(stops);
      }, graceMs);
      const closed = Promise.all(workers.map((worker) => worker.close()));
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

interface QueueWorker extends Consumer {
  isRunning(): boolean;
  ready(): Promise<unknown>;
  close(): Promise<unknown>;
  readonly slots: Slots;
  /** The jobs of the queue in this process. */
  readonly runs: Set<JobRun>;
  setHeld(reason: HoldReason, isHeld: boolean): void;
  setConcurrency(concurrency: number): void;
}

/** A job that has waited this long is taken as a sign of a backlog. A false sign costs nothing: see `drained`. */
const BACKLOG_MS = 20;

function startQueueWorker(queue: QueueName, options: RuntimeOptions): QueueWorker {
  const { logger, lockMs } = options;
  const prefetch = options.prefetch ?? (() => 0);
  let concurrency = options.concurrency(queue);
  let taken = 0;
  const holds = new Set<HoldReason>();
  const telemetry = activeTracing()?.telemetry;
  const runs = new Set<JobRun>();
  const executor = { queue, slots: createSlots(concurrency), runs };
  const start = () => {
    const started = new Worker(
      queue,
      (job, token) => {
        // Only while jobs queue: otherwise another process may have a free slot.
        if ((waitedMs(job) ?? 0) > BACKLOG_MS) started.concurrency = concurrency + prefetch(queue, concurrency);
        taken += 1;
        return executeJob(executor, job, token ?? '', options);
      },
      {
        connection: options.redis,
        prefix: queuePrefix(queue),
        concurrency,
        lockDuration: lockMs,
        stalledInterval: lockMs / 2,
        maxStalledCount: MAX_STALLED,
        ...(telemetry && { telemetry }),
        settings: { backoffStrategy: (attempt, _type, _error, job) => backoffMs(job, attempt) },
      },
    );
    started.on('drained', () => {
      started.concurrency = concurrency;
    });
    started.on('error', (error) => {
      if (isLockLost(error)) logger.info({ queue, reason: error.message }, 'a job was interrupted');
      else logger.warn({ queue, err: error }, 'error of a queue worker');
    });
    started.on('lockRenewalFailed', (jobIds: string[]) => {
      const lost = new Interrupted('the lock of the job was lost', { isLockLost: true });
      for (const run of executor.runs) if (jobIds.includes(run.jobId)) run.abort(lost);
    });
    return started;
  };
  let worker = start();
  /** Silent ones: their jobs go on, and they are closed with the process. */
  const replaced: Worker[] = [];
  const setHeld: QueueWorker['setHeld'] = (reason, isHeld) => {
    if (isHeld) holds.add(reason);
    else holds.delete(reason);
    // A paused worker takes no jobs; it finishes those that it has.
    if (holds.size > 0 && !worker.isPaused()) void worker.pause(true);
    if (holds.size === 0 && worker.isPaused()) void worker.resume();
  };
  // Before its main loop has asked for a job.
  if (options.isPaused?.(queue) === true) setHeld('operator', true);
  return {
    ...executor,
    isRunning: () => worker.isRunning() || worker.isPaused(),
    ready: () => worker.waitUntilReady(),
    replace() {
      replaced.push(worker);
      // Should it wake, it takes no job beside the new one.
      void worker.pause(true);
      worker = start();
    },
    close: () => Promise.all([...replaced, worker].map((each) => each.close())),
    canTake: () => holds.size === 0 && executor.runs.size < concurrency,
    taken: () => taken,
    setHeld,
    setConcurrency(wanted) {
      if (wanted === concurrency) return;
      concurrency = wanted;
      executor.slots.resize(wanted);
      worker.concurrency = wanted;
      // A loop that waits for running jobs does not notice the change before one of them ends; `resume` wakes it.
      if (worker.isPaused()) return;
      void worker.pause(true);
      void worker.resume();
    },
  };
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
