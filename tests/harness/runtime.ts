import type { Handler } from '../../shared/queues/handlers.ts';
import { createProducer, type Producer } from '../../shared/queues/producer.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';
import { type RuntimeOptions, startWorkers, type WorkerRuntime } from '../../shared/queues/runtime.ts';
import { handlersWith } from './jobs.ts';
import { openRedis, silentLogger } from './stores.ts';

export const QUEUE = 'generation-haiku';
export const HIGH = { priority: 1 } as const;
export const LOCK_MS = 10_000;

interface Run {
  readonly generationId: string;
  readonly attempt: number;
  readonly atMs: number;
}

type JobState = 'active' | 'completed' | 'failed' | 'prioritized' | 'delayed';

/** A queue on this Jest worker's Redis, whose workers run in the test's process. */
export interface TestQueue {
  readonly redis: RedisClient;
  readonly producer: Producer;
  /** The runs of `generate`, in the order of their starts. */
  readonly runs: readonly Run[];
  /** How the runs ended, in the order of their ends. */
  readonly outcomes: readonly string[];
  /** The milliseconds that each job waited before its first run. */
  readonly waits: readonly number[];
  /** Starts workers whose `generate` is the given handler; their other jobs do nothing. */
  start(handler: Handler<'generate'>, concurrency?: number, options?: Partial<RuntimeOptions>): Promise<WorkerRuntime>;
  /** Adds a job `generate`. @param options without them it has the highest priority */
  add(generationId: string, options?: Parameters<Producer['add']>[3]): ReturnType<Producer['add']>;
  jobs(state: JobState): ReturnType<ReturnType<Producer['queue']>['getJobs']>;
  /** Milliseconds between the starts of successive runs. */
  gaps(): number[];
  open(): Promise<void>;
  /** Removes the jobs of the test before, and forgets their runs. */
  empty(): Promise<void>;
  /** Ends the workers without waiting for their jobs. */
  closeWorkers(): Promise<void>;
  close(): Promise<void>;
}

/** For the hooks of a test file: `open`, `empty`, `closeWorkers`, `close`. */
export function testQueue(): TestQueue {
  let redis: RedisClient;
  let producer: Producer;
  const [runs, outcomes, waits]: [Run[], string[], number[]] = [[], [], []];
  const runtimes: WorkerRuntime[] = [];
  const connections: RedisClient[] = [];
  return {
    get redis() {
      return redis;
    },
    get producer() {
      return producer;
    },
    runs,
    outcomes,
    waits,
    async start(handler, concurrency = 5, options = {}) {
      const connection = await openRedis();
      connections.push(connection);
      const runtime = await startWorkers({
        redis: connection,
        logger: silentLogger,
        queues: [QUEUE],
        lockMs: LOCK_MS,
        concurrency: () => concurrency,
        ...options,
        observer: {
          started: (_queue, _job, waitMs) => waits.push(waitMs),
          finished: (_queue, _job, outcome) => outcomes.push(outcome),
        },
        handlers: handlersWith({
          generate(payload, context) {
            const { attempt } = context;
            runs.push({ generationId: payload.generationId, attempt, atMs: performance.now() });
            return handler(payload, context);
          },
        }),
      });
      runtimes.push(runtime);
      return runtime;
    },
    add: (generationId, options = HIGH) => producer.add(QUEUE, 'generate', { generationId }, options),
    jobs: (state) => producer.queue(QUEUE).getJobs([state]),
    gaps: () => runs.slice(1).map(({ atMs }, index) => atMs - (runs[index]?.atMs ?? 0)),
    async open() {
      redis = await openRedis();
      producer = createProducer(redis, silentLogger);
    },
    async empty() {
      await redis.flushdb();
      for (const noted of [runs, outcomes, waits]) noted.length = 0;
    },
    async closeWorkers() {
      await Promise.all(runtimes.splice(0).map((runtime) => runtime.close(0)));
      for (const connection of connections.splice(0)) connection.disconnect();
    },
    async close() {
      await producer.close();
      redis.disconnect();
    },
  };
}
