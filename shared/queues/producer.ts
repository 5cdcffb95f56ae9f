import { type Job, type JobsOptions, Queue } from 'bullmq';
import type { Logger } from '../core/logger.ts';
import { activeTracing } from '../core/tracing.ts';
import { oldestWaitMs } from './bullmq-keys.ts';
import { JOBS, type JobName, type JobPayload, LAST_TURN, type QueueName, queuePrefix, urgencyOf } from './catalogue.ts';
import { createTurns } from './fair-turns.ts';
import type { RedisClient } from './redis.ts';

export interface AddOptions {
  readonly priority: number;
  /** The holder whose turn an interactive job takes, so that the holders with waiting jobs share the pool. */
  readonly turnHolder?: string;
  /** Adding does nothing while a job with this id is waiting or running. */
  readonly dedupId?: string;
  /** If the job with that id is already running, run it once more when it has ended. */
  readonly onceMore?: boolean;
  readonly delayMs?: number;
}

export interface Producer {
  /** Adds a job. @throws when the payload does not fit or Redis does not accept it */
  add<N extends JobName>(queue: QueueName, job: N, payload: JobPayload<N>, options: AddOptions): Promise<void>;
  /** Adds jobs of one kind in one round trip, each under its own deduplication id, in the turn of its holder. @throws as `add` */
  addMany<N extends JobName>(
    queue: QueueName,
    job: N,
    items: readonly {
      readonly payload: JobPayload<N>;
      readonly dedupId: string;
      readonly turnHolder?: string;
    }[],
    options: Omit<AddOptions, 'dedupId' | 'turnHolder'>,
  ): Promise<void>;
  /**
   * Runs the job with that deduplication id now, if it is delayed.
   * @returns false while it is running: that run may be about to delay it
   */
  wake(queue: QueueName, dedupId: string): Promise<boolean>;
  /** Raises the priority of the waiting job with that deduplication id, if it exists and is less urgent. */
  raisePriority(queue: QueueName, dedupId: string, options: Pick<AddOptions, 'priority' | 'turnHolder'>): Promise<void>;
  /** Whether the connection to Redis is up, so that adding a job is likely to succeed. */
  isConnected(): boolean;
  /** Jobs by state. */
  counts(queue: QueueName): Promise<Readonly<Record<string, number>>>;
  /** How long the oldest waiting job has been due; 0 without one. Jobs that have run before do not count. */
  oldestWaitMs(queue: QueueName, now: Date): Promise<number>;
  queue(name: QueueName): Queue;
  close(): Promise<void>;
}

/** @param redis the connection that all queues share; its owner closes it */
export function createProducer(redis: RedisClient, logger: Logger): Producer {
  const queues = new Map<QueueName, Queue>();
  const open = (name: QueueName): Queue => {
    const known = queues.get(name);
    if (known !== undefined) return known;
    // Without the check of Redis's version, because BullMQ never repeats it: a queue that is first used while Redis is away
    // would refuse every later job too.
    const options = { prefix: queuePrefix(name), skipWaitingForReady: true, skipVersionCheck: true };
    const telemetry = activeTracing()?.telemetry;
    const queue = new Queue(name, { ...options, connection: redis, ...(telemetry && { telemetry }) });
    queue.on('error', (error) => logger.warn({ queue: name, err: error }, 'queue connection error'));
    queues.set(name, queue);
    return queue;
  };
  const turns = createTurns(redis);
  const isInTurn = ({ priority, turnHolder }: AddOptions) => turnHolder !== undefined && priority <= LAST_TURN;
  /** Until it has its turn it is in the last one. */
  const waiting = (options: AddOptions) => (isInTurn(options) ? { ...options, priority: LAST_TURN } : options);
  /** Not awaited: a job without a turn is served after those that have one. */
  const assignTurn = (queue: QueueName, job: Job, { turnHolder = '' }: AddOptions) => {
    turns.assign(queue, job.id ?? '', turnHolder).catch((error: unknown) => {
      logger.warn({ queue, err: error }, 'a job could not get a turn and stays in the last one');
    });
  };
  const jobOf = async (name: QueueName, dedupId: string) => {
    const queue = open(name);
    const jobId = await queue.getDeduplicationJobId(dedupId);
    return jobId === null ? undefined : queue.getJob(jobId);
  };
  const add: Producer['add'] = async (queue, job, payload, options) => {
    const data = JOBS[job].payload.parse(payload);
    const added = await open(queue).add(job, data, jobOptions(job, waiting(options)));
    if (isInTurn(options)) assignTurn(queue, added, options);
  };
  return {
    add,
    async addMany(queue, job, items, options) {
      const [only] = items;
      // BullMQ adds many in a transaction, which costs 0.24 ms of processor time for a single job; by itself it costs 0.11.
      if (only !== undefined && items.length === 1) {
        const { payload, ...own } = only;
        return add(queue, job, payload, { ...options, ...own });
      }
      const optionsOf = items.map(({ payload: _, ...own }): AddOptions => ({ ...options, ...own }));
      const added = await open(queue).addBulk(
        items.map(({ payload }, index) => ({
          name: job,
          data: JOBS[job].payload.parse(payload),
          opts: jobOptions(job, waiting(optionsOf[index] ?? options)),
        })),
      );
      for (const [index, own] of optionsOf.entries()) {
        const one = added[index];
        if (one !== undefined && isInTurn(own)) assignTurn(queue, one, own);
      }
    },
    async wake(name, dedupId) {
      const job = await jobOf(name, dedupId);
      const state = await job?.getState();
      if (state === 'delayed') {
        await job?.promote().catch(async (error: unknown) => {
          // The delay may have ended in the meantime.
          if (await job.isDelayed()) throw error;
        });
      }
      return state !== 'active';
    },
    async raisePriority(name, dedupId, options) {
      const job = await jobOf(name, dedupId);
      if (job === undefined || urgencyOf(job.priority) <= urgencyOf(options.priority)) return;
      const inTurn = isInTurn(options);
      await job.changePriority({ priority: inTurn ? LAST_TURN : options.priority });
      if (inTurn) assignTurn(name, job, options);
    },
    isConnected: () => redis.status === 'ready',
    counts: (name) => open(name).getJobCounts(),
    oldestWaitMs: (name, now) => oldestWaitMs(redis, name, now.getTime()),
    queue: open,
    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.close()));
    },
  };
}

/** Log lines per job. A background job may meet provider pauses for hours and logs a line at each. */
const MAX_LOG_LINES = 20;

function jobOptions(job: JobName, options: AddOptions): JobsOptions {
  const spec = JOBS[job];
  return {
    priority: options.priority,
    attempts: spec.attempts,
    backoff: { type: 'catalogue' },
    keepLogs: MAX_LOG_LINES,
    // A job that fails says why, and the worker's log has the stack.
    stackTraceLimit: 0,
    removeOnComplete: { age: spec.retention.ageSeconds, count: spec.retention.count },
    removeOnFail: { age: spec.retention.ageSeconds, count: spec.retention.count },
    ...(options.dedupId === undefined
      ? {}
      : { deduplication: { id: options.dedupId, keepLastIfActive: options.onceMore ?? false } }),
    ...(options.delayMs === undefined ? {} : { delay: options.delayMs }),
  };
}
