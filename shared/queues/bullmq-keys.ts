import type { Queue } from 'bullmq';
import { LAST_TURN, PRIORITY, type QueueName, queueKey } from './catalogue.ts';
import type { RedisClient } from './redis.ts';

/** What we read of BullMQ's own keys, whose form may change with its version. fair-turns.ts alone writes to them. */

/** BullMQ's score of a waiting job: its priority times this, plus a counter. */
export const SCORE_PER_PRIORITY = 2 ** 32;

/** Whether an operator has paused the queue, on the board or otherwise: BullMQ records it in the queue's `meta`. */
export async function isQueuePaused(redis: RedisClient, queue: QueueName): Promise<boolean> {
  return (await redis.hexists(queueKey(queue, 'meta'), 'paused')) === 1;
}

/** Whether a worker would find a job. */
export async function hasWaitingJobs(redis: RedisClient, queue: QueueName): Promise<boolean> {
  const [prioritized, others] = await Promise.all([
    redis.zcard(queueKey(queue, 'prioritized')),
    redis.llen(queueKey(queue, 'wait')),
  ]);
  return prioritized + others > 0;
}

/** Lowest priorities of the kinds of work in a queue. Jobs of one kind start in the order of their arrival, nearly. */
const KINDS = [0, LAST_TURN, PRIORITY.liveBatch, PRIORITY.testBatch, PRIORITY.warming] as const;
/** Jobs read of each kind: the first ones may have run before. */
const HEADS = 3;

/**
 * How long the oldest waiting job of the queue has been due, in ms; 0 without one. Jobs that have run before do not count:
 * Redis does not know since when they wait again.
 */
export async function oldestWaitMs(redis: RedisClient, queue: QueueName, nowMs: number): Promise<number> {
  const heads = await Promise.all(
    KINDS.map((from, index) => {
      const to = KINDS[index + 1];
      const end = to === undefined ? '+inf' : `(${to * SCORE_PER_PRIORITY}`;
      return redis.zrangebyscore(queueKey(queue, 'prioritized'), from * SCORE_PER_PRIORITY, end, 'LIMIT', 0, HEADS);
    }),
  );
  const waits = await Promise.all(
    heads.flat().map(async (id) => {
      const [added, options, runs] = await redis.hmget(queueKey(queue, id), 'timestamp', 'opts', 'ats');
      if (typeof added !== 'string' || typeof options !== 'string' || runs !== null) return 0;
      return nowMs - Number(added) - Number(JSON.parse(options).delay ?? 0);
    }),
  );
  return Math.max(0, ...waits);
}

/** Where a job is in its queue. */
export interface JobPlace {
  /** `absent`: the queue has no such job (any more). */
  readonly state: 'waiting' | 'running' | 'delayed' | 'ended' | 'absent';
  /** For a waiting job: how many start before it. */
  readonly before: number | null;
  /** For a delayed job: when it is due. */
  readonly dueAt: Date | null;
}

const ABSENT: JobPlace = { state: 'absent', before: null, dueAt: null };

interface JobPlaceDeps {
  readonly producer: { queue(name: QueueName): Pick<Queue, 'getDeduplicationJobId' | 'getJobState'> };
  readonly redis: RedisClient;
}

/** The place of the job with that deduplication id. @throws when Redis does not answer */
export async function placeOfJob(
  { producer, redis }: JobPlaceDeps,
  name: QueueName,
  dedupId: string,
): Promise<JobPlace> {
  const queue = producer.queue(name);
  const jobId = await queue.getDeduplicationJobId(dedupId);
  if (jobId === null) return ABSENT;
  switch (await queue.getJobState(jobId)) {
    case 'waiting':
      return { state: 'waiting', before: null, dueAt: null };
    case 'prioritized':
      return { state: 'waiting', before: await redis.zrank(queueKey(name, 'prioritized'), jobId), dueAt: null };
    case 'active':
      return { state: 'running', before: null, dueAt: null };
    case 'delayed': {
      const score = await redis.zscore(queueKey(name, 'delayed'), jobId);
      return { state: 'delayed', before: null, dueAt: score === null ? null : new Date(dueMs(Number(score))) };
    }
    case 'completed':
    case 'failed':
      return { state: 'ended', before: null, dueAt: null };
    default:
      return ABSENT;
  }
}

/** BullMQ's score of a delayed job: the time that it is due, times 4,096, plus a counter. */
function dueMs(score: number): number {
  return Math.floor(score / 0x1000);
}
