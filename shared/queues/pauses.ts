import { type QueueName, queuePrefix } from './catalogue.ts';
import type { RedisClient } from './redis.ts';

/** Whether an operator has paused the queue, on the board or otherwise: BullMQ records it in the queue's `meta`. */
export async function isQueuePaused(redis: RedisClient, queue: QueueName): Promise<boolean> {
  return (await redis.hexists(`${queuePrefix(queue)}:${queue}:meta`, 'paused')) === 1;
}
