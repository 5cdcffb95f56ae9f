import { Redis } from 'ioredis';
import type { Logger } from '../logger.ts';

export type RedisClient = Redis;

/**
 * A connection that waits for Redis for ever: for workers, which have nothing else to do.
 * BullMQ insists on `maxRetriesPerRequest: null` there.
 */
export function connectPatientRedis(url: string, logger: Logger): Redis {
  return withErrorLog(new Redis(url, { maxRetriesPerRequest: null, retryStrategy, lazyConnect: false }), logger);
}

/**
 * A connection that fails at once while Redis is away: for the front, whose caller is told 503 in under a second.
 * Commands of one tick share one write.
 */
export function connectFailFastRedis(url: string, logger: Logger): Redis {
  return withErrorLog(
    new Redis(url, {
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
      enableAutoPipelining: true,
      connectTimeout: 1_000,
      commandTimeout: 900,
      // A Redis that hangs is found out once, not by every caller anew.
      socketTimeout: 900,
      retryStrategy,
    }),
    logger,
  );
}

/**
 * A connection that its user cuts when Redis hangs: commands have no deadline of their own, and none is sent again on the
 * next connection.
 */
export function connectCuttableRedis(url: string, logger: Logger): Redis {
  return withErrorLog(
    new Redis(url, {
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      enableAutoPipelining: true,
      autoResendUnfulfilledCommands: false,
      connectTimeout: 1_000,
      retryStrategy,
    }),
    logger,
  );
}

/** Waits until the connection is usable, `timeoutMs` at most. False when it is not by then. */
export async function waitForRedis(redis: Redis, timeoutMs: number): Promise<boolean> {
  if (redis.status === 'ready') return true;
  return new Promise((resolve) => {
    const timer = setTimeout(() => done(false), timeoutMs);
    const ready = () => done(true);
    const done = (result: boolean) => {
      clearTimeout(timer);
      redis.off('ready', ready);
      resolve(result);
    };
    redis.once('ready', ready);
  });
}

function retryStrategy(attempt: number): number {
  return Math.min(50 * 2 ** Math.min(attempt, 6), 1_000);
}

function withErrorLog(redis: Redis, logger: Logger): Redis {
  let reported = false;
  redis.on('ready', () => {
    if (reported) logger.info({ component: 'redis' }, 'Redis is back');
    reported = false;
  });
  redis.on('error', (error) => {
    if (!reported) logger.warn({ component: 'redis', err: error }, 'Redis is out of reach');
    reported = true;
  });
  return redis;
}
