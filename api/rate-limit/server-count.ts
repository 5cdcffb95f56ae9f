import { randomUUID } from 'node:crypto';
import type { Logger } from '../../shared/core/logger.ts';
import { renewMember } from '../../shared/queues/members.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';

/** How many API servers share the limits, as Redis last returned it: while Redis is away each allows that fraction. */
export interface ServerCount {
  /** At least 1. */
  readonly count: number;
  close(): void;
}

/** The API servers with a current registration. */
const SERVERS = 'saju:api-servers';
const RENEW_EVERY_MS = 5_000;
/** The registration of a killed server expires after this. */
const REGISTRATION_MS = 15_000;

export function createServerCount(deps: { readonly redis: RedisClient; readonly logger: Logger }): ServerCount {
  const { redis, logger } = deps;
  const id = randomUUID();
  let count = 1;
  const renew = async () => {
    if (redis.status !== 'ready') return;
    try {
      count = Math.max(1, await renewMember(redis, SERVERS, id, REGISTRATION_MS));
    } catch (error) {
      logger.warn({ err: error, component: 'limits' }, "the API server's registration could not be renewed");
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
      // Not awaited: a Redis that hangs must not delay the shutdown.
      if (redis.status === 'ready') redis.zrem(SERVERS, id).catch(() => undefined);
    },
  };
}
