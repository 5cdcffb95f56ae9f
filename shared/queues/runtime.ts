import { Worker } from 'bullmq';
import { withDeadline } from '../core/deadline.ts';
import type { Logger } from '../core/logger.ts';
import {
  JOB_NAMES,
  JOBS,
  type JobName,
  type JobPayload,
  MAX_STALLED,
  type QueueName,
  queuePrefix,
} from './catalogue.ts';
import { isLockLost, lockLost, type Pool, runJob } from './job-execution.ts';
import { createJobPlaces } from './job-slots.ts';
import { DelayJob, Interrupted } from './outcomes.ts';
import type { RedisClient } from './redis.ts';

export interface JobContext {
  /** Of `PRIORITY`: the lower, the more urgent. */
  readonly priority: number;
  /** 1 for the first counted run. */
  readonly attempt: number;
  /** No run has begun before, in whichever process, counted or not. */
  readonly isFirstRun: boolean;
  /** Whether a failure of this run is final. */
  readonly isLastAttempt: boolean;
  /** Whether the pool has more jobs than places. */
  readonly hasBacklog: boolean;
  /** Aborted at the job's timeout, when its lock is lost, or when the process must go. */
  readonly signal: AbortSignal;
  readonly logger: Logger;
  /** Takes a place if there is a free one. @returns whether there was: `takePlace` is not needed then */
  takeFreePlace(): boolean;
  /**
   * For jobs of queues that are taken ahead of a free place: what comes before it is done ahead, the job's time begins with
   * it. @throws what the handler is to throw on, having undone what it did: the pool closes
   */
  takePlace(): Promise<void>;
  /** Gives the place to the next before the handler returns. */
  freePlace(): void;
  /**
   * What is left to do when the handler returns and needs no place in the pool: the next job begins meanwhile. The job
   * ends when `rest` has, and as it ends; until then it is this process'. Called at most once, and not by a handler that
   * throws.
   */
  handOver(rest: () => ReturnType<Handler<JobName>>): void;
  /** Adds a line to the job's log on the board: no content, no personal data, no words of a provider. */
  log(line: string): void;
}

/** What the board shows of a job that has succeeded: ids, words of our own and figures. */
export type JobResult = Readonly<Record<string, string | number>>;

export type Handler<N extends JobName> = (
  payload: JobPayload<N>,
  context: JobContext,
) => Promise<JobResult | undefined> | Promise<void>;
/** One handler for every job of the catalogue: leaving one out does not compile. */
export type Handlers = { readonly [N in JobName]: Handler<N> };

export interface JobObserver {
  /** At its first run. @param waitMs since it was to be run */
  started(queue: QueueName, job: JobName, waitMs: number): void;
  finished(
    queue: QueueName,
    job: JobName,
    outcome: 'succeeded' | 'failed' | 'delayed' | 'interrupted',
    durationMs: number,
  ): void;
}

export interface WorkerRuntime {
  /** Whether every queue's worker takes jobs, or would if it were to. */
  isRunning(): boolean;
  /** Whether this process takes jobs of the queue, from now on; other processes do as they did. */
  setTaking(queue: QueueName, isTaking: boolean): void;
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
  /** Locks of running jobs, looked after every half of that: a killed worker's jobs come back within twice that. */
  readonly lockMs: number;
  /** In place of the catalogue's `timeoutMs`. */
  readonly timeoutsMs?: Partial<Readonly<Record<JobName, number>>>;
  readonly concurrency: (queue: QueueName) => number;
  /** How many jobs more are taken ahead of a free place while they queue; 0 for handlers that ask for no place. */
  readonly ahead?: (queue: QueueName) => number;
  readonly observer?: JobObserver;
}

/** Starts the pools of the queues, each of one BullMQ worker or of several: see `PLACES_PER_WORKER`. */
export async function startWorkers(options: RuntimeOptions): Promise<WorkerRuntime> {
  checkHandlers(options.handlers);
  const pools = options.queues.map((queue) => startPool(queue, options));
  await Promise.all(pools.flatMap(({ workers }) => workers.map((worker) => worker.waitUntilReady())));
  return {
    isRunning: () =>
      pools.every(
        ({ isClosing, workers }) => !isClosing && workers.every((worker) => worker.isRunning() || worker.isPaused()),
      ),
    setTaking(queue, isTaking) {
      const pool = pools.find((one) => one.queue === queue);
      if (pool === undefined || pool.isClosing) return;
      for (const worker of pool.workers) {
        // A paused worker hands back nothing: jobs that it has go on.
        if (isTaking && worker.isPaused()) void worker.resume();
        if (!isTaking && !worker.isPaused()) void worker.pause(true);
      }
    },
    async close(graceMs) {
      const abortAll = () => {
        const stops = new Interrupted('the process stops', { isLockLost: false });
        for (const { running } of pools) for (const run of running.values()) run.abort(stops);
      };
      const timer = setTimeout(abortAll, graceMs);
      const closed = Promise.all(pools.map(closePool));
      await withDeadline<unknown>(graceMs + DEAF_MS, closed, () => undefined);
      clearTimeout(timer);
    },
  };
}

/** A handler that does not hear its signal must not hold the process up: its job is found stalled and run elsewhere. */
const DEAF_MS = 3_000;
const DEAF_CHECK_MS = 1_000;

function checkHandlers(handlers: Handlers): void {
  // The types already force this; a process built from JavaScript or with a cast must not run half of its jobs.
  for (const name of JOB_NAMES) {
    if (typeof handlers[name] !== 'function') {
      throw new Error(`no handler for the job '${name}': add it to workers/handlers.ts`);
    }
  }
}

/**
 * Jobs that are handed over do not bring the next with their end: a worker fetches them one after the other, and begins with
 * none before it has as many as it may have. With 20 places the first would wait for 19 round trips, so several share them.
 */
const PLACES_PER_WORKER = 5;
const MAX_WORKERS = 4;

function startPool(queue: QueueName, options: RuntimeOptions): Pool {
  const count = options.concurrency(queue);
  const ahead = options.ahead?.(queue) ?? 0;
  const shares = ahead === 0 ? 1 : Math.max(1, Math.min(MAX_WORKERS, Math.floor(count / PLACES_PER_WORKER)));
  const share = (total: number, index: number) => Math.floor((total + index) / shares);
  // Without BullMQ's third parameter, a signal of its own for every job: ours are made when somebody asks.
  const workers = Array.from(
    { length: shares },
    (_, index) =>
      new Worker(queue, (job, token) => runJob(pool, index, job, token ?? '', options), {
        connection: options.redis,
        prefix: queuePrefix(queue),
        concurrency: share(count, index),
        lockDuration: options.lockMs,
        stalledInterval: options.lockMs / 2,
        skipStalledCheck: index > 0,
        maxStalledCount: MAX_STALLED,
        settings: { backoffStrategy: (attempt, _type, _error, job) => backoffMs(job, attempt) },
      }),
  );
  const drained = new Set<number>();
  let hasBacklog = false;
  const pool: Pool = {
    queue,
    workers,
    places: createJobPlaces(count),
    running: new Map(),
    handedOver: new Set(),
    get hasBacklog() {
      return hasBacklog;
    },
    set hasBacklog(has) {
      if (has === hasBacklog) return;
      hasBacklog = has;
      for (const [index, worker] of workers.entries()) worker.concurrency = share(has ? count + ahead : count, index);
    },
    isClosing: false,
    async wake(index) {
      if (drained.has(index)) await options.redis.zadd(`${queuePrefix(queue)}:${queue}:marker`, 0, '0');
    },
  };
  for (const [index, worker] of workers.entries()) {
    worker.on('active', () => drained.delete(index));
    worker.on('drained', () => {
      drained.add(index);
      // Another process may have places for what comes next.
      pool.hasBacklog = false;
    });
    worker.on('error', (error) => {
      if (isLockLost(error)) options.logger.info({ queue, reason: error.message }, 'a job was interrupted');
      else options.logger.warn({ queue, err: error }, 'worker connection error');
    });
    worker.on('lockRenewalFailed', (jobIds: string[]) => {
      for (const run of pool.running.values()) {
        if (run.workerIndex === index && jobIds.includes(run.jobId)) run.abort(lockLost());
      }
    });
  }
  const timer = setInterval(() => {
    for (const run of pool.running.values()) run.giveUpIfDeaf();
  }, DEAF_CHECK_MS);
  workers[0]?.once('closed', () => clearInterval(timer));
  return pool;
}

async function closePool(pool: Pool): Promise<void> {
  pool.isClosing = true;
  pool.places.refuse(new DelayJob('the process stops', 0));
  // BullMQ waits for the jobs that have places, and then takes away what the others need to say how they ended.
  if (pool.handedOver.size > 0) {
    await Promise.all(pool.workers.map((worker) => worker.pause()));
    await Promise.all(pool.handedOver);
  }
  await Promise.all(pool.workers.map((worker) => worker.close()));
}

/** The catalogue's wait before the next run, spread by a quarter so that what failed together does not return together. */
function backoffMs(job: { readonly name: string } | undefined, attemptsMade: number): number {
  const name = JOB_NAMES.find((known) => known === job?.name);
  const waits: readonly number[] = name === undefined ? [] : JOBS[name].backoffMs;
  const wait = waits[Math.min(attemptsMade, waits.length) - 1] ?? 1_000;
  return Math.round(wait * (0.875 + Math.random() * 0.25));
}
