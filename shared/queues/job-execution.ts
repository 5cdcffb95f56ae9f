import { DelayedError, type Job, UnrecoverableError, type Worker } from 'bullmq';
import type { Logger } from '../core/logger.ts';
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
import type { JobPlaces } from './job-slots.ts';
import { DelayJob, FailJob, Interrupted, RetryJob } from './outcomes.ts';
import type { Handlers, JobContext, JobObserver, JobResult } from './runtime.ts';

/** The jobs of one queue in this process. */
export interface Pool {
  readonly queue: QueueName;
  /** They fetch side by side, each for its share of the places. */
  readonly workers: readonly Worker[];
  readonly places: JobPlaces;
  /** By token: those that have a place, that wait for one, and that do without by now. */
  readonly running: Map<string, JobRun>;
  /** What jobs without a place are still doing. */
  readonly handedOver: Set<Promise<void>>;
  /** Whether there are more jobs than places. While there are, some are taken ahead of a free place. */
  hasBacklog: boolean;
  isClosing: boolean;
  /**
   * Has a worker that found no job look again. BullMQ's workers bring the next job with the end of one, but not where the
   * job ends without its place: with a global concurrency, the worker has looked in vain by then and would wait 5 s.
   */
  wake(workerIndex: number): Promise<void>;
}

/** A job that has waited that long shows that there are more of them than places. */
const BACKLOG_MS = 20;

/** One run of a job, as far as it can be aborted. */
export interface JobRun {
  readonly jobId: string;
  readonly workerIndex: number;
  readonly signal: AbortSignal;
  /** What it was aborted with, where nothing is wrong with the job. */
  readonly interruption: Interrupted | null;
  abort(reason: Error): void;
  /** Its time begins now. */
  restart(): void;
  /** Does the work as part of the run. @throws what it throws, and when the run is given up before it ends */
  race<T>(work: () => Promise<T>): Promise<T>;
  /** Gives the run up when it has taken twice its time: its handler does not hear its signal, and may never end. */
  giveUpIfDeaf(): void;
  end(): void;
}

/** Most jobs never look at their signal: it and its timer are made at the first look, which shows in jobs per second. */
function createRun(jobId: string, workerIndex: number, timeoutMs: number): JobRun {
  let startedAt = performance.now();
  let controller: AbortController | null = null;
  let timer: NodeJS.Timeout | undefined;
  let aborted: Error | null = null;
  let giveUp: ((error: Error) => void) | null = null;
  const abort = (reason: Error) => {
    aborted = reason;
    controller?.abort(reason);
  };
  return {
    jobId,
    workerIndex,
    get interruption() {
      return aborted instanceof Interrupted ? aborted : null;
    },
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
    restart() {
      startedAt = performance.now();
    },
    race: (work) =>
      new Promise((resolve, reject) => {
        giveUp = reject;
        work().then(resolve, reject);
      }),
    giveUpIfDeaf() {
      if (performance.now() - startedAt > 2 * timeoutMs)
        giveUp?.(new Error(`the job did not end in ${2 * timeoutMs} ms`));
    },
    end: () => clearTimeout(timer),
  };
}

interface RunOptions {
  readonly handlers: Handlers;
  readonly logger: Logger;
  readonly observer?: JobObserver;
  readonly lockMs: number;
  readonly timeoutsMs?: Partial<Readonly<Record<JobName, number>>>;
}

/** How a run ended, before BullMQ is told. */
type Ending =
  | { readonly kind: 'succeeded'; readonly result: JobResult | undefined }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'delayed'; readonly delayMs: number; readonly priority: number | undefined };

type Work = () => Promise<JobResult | undefined>;

interface Held {
  readonly pool: Pool;
  readonly run: JobRun;
  readonly job: Job;
  readonly token: string;
  readonly logger: Logger;
  takeFreePlace(): boolean;
  takePlace(): Promise<void>;
  freePlace(): void;
  /** Frees the place, also one that it gets later: the handler of a run that was given up may still be waiting for it. */
  end(): void;
}

function hold(pool: Pool, run: JobRun, job: Job, token: string, logger: Logger): Held {
  let hasPlace = false;
  let isOver = false;
  const freePlace = () => {
    if (hasPlace) pool.places.free();
    hasPlace = false;
  };
  return {
    pool,
    run,
    job,
    token,
    logger,
    takeFreePlace() {
      hasPlace = pool.places.takeFree();
      return hasPlace;
    },
    async takePlace() {
      await pool.places.take(urgencyOf(job.priority));
      hasPlace = true;
      if (isOver) {
        freePlace();
        throw new Error('the run was given up while it waited for a place');
      }
      run.restart();
    },
    freePlace,
    end() {
      isOver = true;
      freePlace();
    },
  };
}

/** BullMQ's processor: returns or throws what makes BullMQ end the job as our handler ended. */
export async function runJob(
  pool: Pool,
  workerIndex: number,
  job: Job,
  token: string,
  options: RunOptions,
): Promise<JobResult | undefined> {
  const name = JOB_NAMES.find((known) => known === job.name);
  if (name === undefined) throw new UnrecoverableError(`unknown job '${job.name}'`);
  const spec: JobSpec = JOBS[name];
  const startedAt = performance.now();
  // When a later run became due is not known.
  if (isFirstRun(job)) {
    const waitedMs = Math.max(0, Date.now() - job.timestamp - (job.opts.delay ?? 0));
    options.observer?.started(pool.queue, name, waitedMs);
    if (waitedMs > BACKLOG_MS) pool.hasBacklog = true;
  }
  const run = createRun(job.id ?? '', workerIndex, options.timeoutsMs?.[name] ?? spec.timeoutMs);
  pool.running.set(token, run);
  const finished = ({ kind }: Ending) => {
    run.end();
    held.end();
    pool.running.delete(token);
    options.observer?.finished(pool.queue, name, kind, performance.now() - startedAt);
  };
  const held = hold(pool, run, job, token, options.logger);
  const rests: Work[] = [];
  const context = contextOf(held, spec, rests);
  const payload = spec.payload.safeParse(job.data);
  const ending = await endingOf(held, async () => {
    if (!payload.success) {
      options.logger.error({ queue: pool.queue, job: name, job_id: job.id }, 'a payload does not fit the catalogue');
      throw new FailJob('the payload does not fit the catalogue');
    }
    return call(options.handlers, name, payload.data, context);
  });
  const [rest] = ending.kind === 'succeeded' ? rests : [];
  // As many again as there are places, so that a slow database holds the pool up and not the memory.
  if (rest === undefined || pool.isClosing || pool.handedOver.size >= pool.places.count) {
    const end = whereLocked(held, rest === undefined ? ending : await endingOf(held, rest));
    return endInPlace(held, end).finally(() => finished(end));
  }
  held.freePlace();
  const over = finishRest(held, rest, options.lockMs).then(finished);
  pool.handedOver.add(over);
  void over.finally(() => pool.handedOver.delete(over));
  throw MOVED;
}

/** By this BullMQ leaves the job where it is and gives its place to the next. One for all: nobody reads its stack. */
const MOVED = new DelayedError();

function contextOf(
  { pool, run, job, logger, takeFreePlace, takePlace, freePlace }: Held,
  spec: JobSpec,
  rests: Work[],
): JobContext {
  return {
    priority: job.priority,
    attempt: job.attemptsMade + 1,
    isFirstRun: isFirstRun(job),
    isLastAttempt: job.attemptsMade + 1 >= spec.attempts,
    get hasBacklog() {
      return pool.hasBacklog;
    },
    get signal() {
      return run.signal;
    },
    logger,
    takeFreePlace,
    takePlace,
    freePlace,
    handOver: (rest) => void rests.push(async () => (await rest()) as JobResult | undefined),
    // Nothing depends on it, and a job that is gone has no log.
    log: (line) => void job.log(line).catch(() => undefined),
  };
}

function isFirstRun(job: Job): boolean {
  return job.attemptsStarted <= 1;
}

/** The one place where a payload's type is known to match its handler: it was parsed by the catalogue entry `name`. */
async function call<N extends JobName>(
  handlers: Handlers,
  name: N,
  payload: unknown,
  context: JobContext,
): Promise<JobResult | undefined> {
  return (await handlers[name](payload as JobPayload<N>, context)) as JobResult | undefined;
}

/** BullMQ gets no result of a job whose lock was lost: the job is found stalled, or another run already has it. */
function whereLocked({ run }: Held, ending: Ending): Ending {
  return run.interruption?.isLockLost === true ? { kind: 'interrupted' } : ending;
}

export function lockLost(): Interrupted {
  return new Interrupted('the lock of the job was lost', { isLockLost: true });
}

/** BullMQ's codes of a missing lock, another's lock, a job that is no longer active and a job that is gone. */
const LOCK_LOST_CODES: ReadonlySet<unknown> = new Set([-1, -2, -3, -6]);

/** Whether BullMQ says that the job is not this process' any more. */
export function isLockLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && LOCK_LOST_CODES.has(error.code)) || error.message.startsWith('could not renew lock');
}

async function endingOf({ pool, run, job, logger }: Held, work: Work): Promise<Ending> {
  try {
    return { kind: 'succeeded', result: await run.race(work) };
  } catch (error) {
    const { interruption } = run;
    const isDecided = error instanceof DelayJob || error instanceof FailJob;
    if (interruption !== null && !isDecided) {
      const fields = { queue: pool.queue, job: job.name, job_id: job.id, reason: interruption.message };
      logger.info(fields, 'a job was interrupted');
      return { kind: 'delayed', delayMs: 0, priority: undefined };
    }
    if (error instanceof DelayJob) return { kind: 'delayed', delayMs: error.delayMs, priority: error.priority };
    if (isDatabaseAway(error)) {
      logger.warn({ queue: pool.queue, job: job.name, err: error }, 'a job waits for the database');
      return { kind: 'delayed', delayMs: DATABASE_AWAY_MS, priority: undefined };
    }
    if (error instanceof RetryJob) return { kind: 'failed', error };
    if (error instanceof FailJob) return { kind: 'failed', error: new UnrecoverableError(error.message) };
    const { id, attemptsMade } = job;
    const fields = { queue: pool.queue, job: job.name, job_id: id, attempt: attemptsMade + 1, err: error };
    if (isRedisAway(error)) logger.warn(fields, 'a job failed without Redis');
    else logger.error(fields, 'a job failed by a mistake');
    return { kind: 'failed', error: mistake(error) };
  }
}

/** What Redis keeps of an error that nobody foresaw, whose own message may hold anything. */
function mistake(error: unknown): Error {
  return new Error(`${error instanceof Error ? error.name : typeof error}: see the worker's log`);
}

/** A job that met no database has failed at nothing: it burns no attempt. */
const DATABASE_AWAY_MS = 1_000;

async function endInPlace(held: Held, ending: Ending): Promise<JobResult | undefined> {
  switch (ending.kind) {
    case 'succeeded':
      return ending.result;
    case 'failed':
      throw ending.error;
    case 'delayed':
      await delay(held, ending);
      throw MOVED;
    case 'interrupted':
      throw MOVED;
  }
}

async function delay({ job, token }: Held, { delayMs, priority }: Ending & { readonly kind: 'delayed' }) {
  if (priority !== undefined && priority !== job.priority) await job.changePriority({ priority });
  await job.moveToDelayed(Date.now() + delayMs, token);
}

/** Does what BullMQ does for jobs that have a place: keeps the lock, and moves the job to where it belongs at the end. */
async function finishRest(held: Held, rest: Work, lockMs: number): Promise<Ending> {
  const { pool, run, job, token, logger } = held;
  const keepLock = setInterval(() => {
    job.extendLock(token, lockMs).then(
      (extended) => extended === 1 || run.abort(lockLost()),
      () => run.abort(lockLost()),
    );
  }, lockMs / 4);
  try {
    const ending = whereLocked(held, await endingOf(held, rest));
    await endElsewhere(held, ending);
    await pool.wake(run.workerIndex);
    return ending;
  } catch (error) {
    if (isLockLost(error)) return { kind: 'interrupted' };
    // Its lock ends, and it is run again; what is recorded makes that run find nothing left to do.
    logger.warn({ queue: pool.queue, job: job.name, err: error }, 'the end of a job could not be told');
    return { kind: 'failed', error: mistake(error) };
  } finally {
    clearInterval(keepLock);
  }
}

async function endElsewhere(held: Held, ending: Ending): Promise<void> {
  const { job, token } = held;
  switch (ending.kind) {
    case 'succeeded':
      await job.moveToCompleted(ending.result, token, false);
      return;
    case 'failed':
      await job.moveToFailed(ending.error, token, false);
      return;
    case 'delayed':
      await delay(held, ending);
  }
}
