import { type QueueName, queuePrefix } from './catalogue.ts';
import type { Producer } from './producer.ts';
import type { RedisClient } from './redis.ts';

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

/** The place of the job with that deduplication id. @throws when Redis does not answer */
export async function placeOfJob(
  { producer, redis }: { readonly producer: Pick<Producer, 'queue'>; readonly redis: RedisClient },
  name: QueueName,
  dedupId: string,
): Promise<JobPlace> {
  const queue = producer.queue(name);
  const jobId = await queue.getDeduplicationJobId(dedupId);
  if (jobId === null) return ABSENT;
  const key = `${queuePrefix(name)}:${name}`;
  switch (await queue.getJobState(jobId)) {
    case 'waiting':
      return { state: 'waiting', before: null, dueAt: null };
    case 'prioritized':
      return { state: 'waiting', before: await redis.zrank(`${key}:prioritized`, jobId), dueAt: null };
    case 'active':
      return { state: 'running', before: null, dueAt: null };
    case 'delayed': {
      const score = await redis.zscore(`${key}:delayed`, jobId);
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
