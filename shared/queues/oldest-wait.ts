import { LAST_TURN, PRIORITY, type QueueName, queuePrefix } from './catalogue.ts';
import { SCORE_PER_PRIORITY } from './fair-turns.ts';
import type { RedisClient } from './redis.ts';

/** Lowest priorities of the kinds of work in a queue. Jobs of one kind start in the order of their arrival, nearly. */
const KINDS = [0, LAST_TURN, PRIORITY.liveBatch, PRIORITY.testBatch, PRIORITY.warming] as const;
/** Jobs read of each kind: the first ones may have run before. */
const HEADS = 3;

/**
 * How long the oldest waiting job of the queue has been due, in ms; 0 without one. Jobs that have run before do not count:
 * Redis does not know since when they wait again.
 */
export async function oldestWaitMs(redis: RedisClient, queue: QueueName, nowMs: number): Promise<number> {
  const key = `${queuePrefix(queue)}:${queue}`;
  const heads = await Promise.all(
    KINDS.map((from, index) => {
      const to = KINDS[index + 1];
      const end = to === undefined ? '+inf' : `(${to * SCORE_PER_PRIORITY}`;
      return redis.zrangebyscore(`${key}:prioritized`, from * SCORE_PER_PRIORITY, end, 'LIMIT', 0, HEADS);
    }),
  );
  const waits = await Promise.all(
    heads.flat().map(async (id) => {
      const [added, options, runs] = await redis.hmget(`${key}:${id}`, 'timestamp', 'opts', 'ats');
      if (typeof added !== 'string' || typeof options !== 'string' || runs !== null) return 0;
      return nowMs - Number(added) - Number(JSON.parse(options).delay ?? 0);
    }),
  );
  return Math.max(0, ...waits);
}
