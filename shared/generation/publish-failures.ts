import type { Logger } from '../core/logger.ts';
import type { RedisClient } from '../queues/redis.ts';
import type { PublishFailures } from './close.ts';
import { type GenerationEvent, type GenerationEvents, publishGenerationEvent } from './generation-signals.ts';

/**
 * Signals to every API server that generations ended without content. Never throws: the database has the result, and a
 * waiting caller reads it there when no signal comes.
 * @param own set in an API server: while Redis is unreachable, its own callers are signalled at once.
 */
export function failurePublisher(
  redis: RedisClient,
  logger: Logger,
  own?: Pick<GenerationEvents, 'dispatch'>,
): PublishFailures {
  return async (generations) => {
    const events = generations.map(
      ({ _id, contentHash, section }): GenerationEvent => ({
        generationId: _id,
        contentHash,
        section,
        state: 'failed',
      }),
    );
    try {
      await Promise.all(events.map((event) => publishGenerationEvent(redis, event)));
    } catch (error) {
      for (const event of events) own?.dispatch(event);
      logger.warn({ err: error, count: generations.length }, 'failed generations could not be published');
    }
  };
}
