import type { PublishFailures } from '../../shared/generation/close.ts';
import { failurePublisher } from '../../shared/generation/publish-failures.ts';
import { createProducer, type Producer } from '../../shared/queues/producer.ts';
import { connectFailFastRedis, waitForRedis } from '../../shared/queues/redis.ts';
import type { Platform } from './platform.ts';

export interface Queues {
  readonly producer: Producer;
  readonly publishFailures: PublishFailures;
}

/** Runs work that enqueues jobs, and closes what it opened. @throws when Redis does not answer */
export async function withQueues<T>(platform: Platform, work: (queues: Queues) => Promise<T>): Promise<T> {
  const redis = connectFailFastRedis(platform.config.redisUrl, platform.logger);
  try {
    if (!(await waitForRedis(redis, 2_000))) throw new Error('Redis does not answer: check REDIS_URL');
    const producer = createProducer(redis, platform.logger);
    try {
      return await work({ producer, publishFailures: failurePublisher(redis, platform.logger) });
    } finally {
      await producer.close();
    }
  } finally {
    redis.disconnect();
  }
}
