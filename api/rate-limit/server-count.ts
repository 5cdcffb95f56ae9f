import { randomUUID } from 'node:crypto';
import type { Logger } from '../../shared/core/logger.ts';
import { renewMember } from '../../shared/queues/members.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';

/** How many fronts share the limits, as Redis last said: each lets that part through while Redis is away. */
export interface FrontCount {
  /** At least 1. */
  readonly count: number;
  close(): void;
}

/** All fronts that renewed their place lately. */
const FRONTS = 'saju:fronts';
const RENEW_EVERY_MS = 5_000;
/** A front that was killed counts for so long. */
const PLACE_MS = 15_000;

/** @param deps left out: this front is alone */
export function createFrontCount(deps?: { readonly redis: RedisClient; readonly logger: Logger }): FrontCount {
  const id = randomUUID();
  let count = 1;
  if (deps === undefined) return { count, close: () => undefined };
  const { redis, logger } = deps;
  const renew = async () => {
    if (redis.status !== 'ready') return;
    try {
      count = Math.max(1, await renewMember(redis, FRONTS, id, PLACE_MS));
    } catch (error) {
      logger.warn({ err: error, component: 'limits' }, 'the place among the fronts could not be renewed');
    }
  };
  const timer = setInterval(renew, RENEW_EVERY_MS);
  redis.on('ready', renew);
  void renew();
  return {
    get count() {
      return count;
    },
    close() {
      clearInterval(timer);
      redis.off('ready', renew);
      // Not waited for: a Redis that hangs must not hold the stop up.
      if (redis.status === 'ready') redis.zrem(FRONTS, id).catch(() => undefined);
    },
  };
}
