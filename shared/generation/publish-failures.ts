import type { Logger } from '../core/logger.ts';
import type { RedisClient } from '../queues/redis.ts';
import type { AnnounceFailed } from './close.ts';
import { type GenerationEvent, type GenerationEvents, publishGenerationEvent } from './generation-signals.ts';

/**
 * Tells all fronts that generations ended without content. Never fails: the database already says so, and who waits
 * looks there when no event comes.
 * @param own of a front: while Redis is away at least its own callers are told at once.
 */
export function announceFailures(
  redis: RedisClient,
  logger: Logger,
  own?: Pick<GenerationEvents, 'tell'>,
): AnnounceFailed {
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
      for (const event of events) own?.tell(event);
      logger.warn({ err: error, count: generations.length }, 'failed generations could not be announced');
    }
  };
}
