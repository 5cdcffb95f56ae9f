import type { Logger } from '../logger.ts';
import type { AnnounceFailed } from '../services/generations.ts';
import { publishGenerationEvent } from './events.ts';
import type { RedisClient } from './redis.ts';

/**
 * Tells all fronts that generations ended without content. Never fails: the database already says so, and who waits
 * looks there when no event comes.
 */
export function announceFailures(redis: RedisClient, logger: Logger): AnnounceFailed {
  return async (generations) => {
    try {
      await Promise.all(
        generations.map(({ _id, contentHash, section }) =>
          publishGenerationEvent(redis, { generationId: _id, contentHash, section, state: 'failed' }),
        ),
      );
    } catch (error) {
      logger.warn({ err: error, count: generations.length }, 'failed generations could not be announced');
    }
  };
}
