import { Redis } from 'ioredis';
import { startSilenceDeadline } from '../core/deadline.ts';
import type { Logger } from '../core/logger.ts';

export type RedisClient = Redis;

/**
 * Sends all commands of one turn of the event loop in one write. The client's own `enableAutoPipelining` creates an
 * object of some hundred fields for each such group, and delays commands while an earlier one is unanswered.
 */
class GatheringRedis extends Redis {
  #corked: Redis['stream'] | null = null;
  heardAt = 0;

  override sendCommand(...[command, pipeline]: Parameters<Redis['sendCommand']>): unknown {
    const { stream } = this;
    if (stream !== undefined && stream !== this.#corked) {
      this.#corked = stream;
      stream.cork();
      setImmediate(() => {
        if (this.#corked === stream) this.#corked = null;
        stream.uncork();
      });
    }
    return super.sendCommand(command, pipeline);
  }
}

/**
 * Errors after which the connection is replaced. Behind a stable address a demoted primary holds its connections,
 * answers reads and refuses writes for ever. A refused command changed nothing, so it may be sent again on the next
 * connection.
 */
const DEMOTED = /^(READONLY|UNBLOCKED|MASTERDOWN) |-READONLY /;
const RECONNECT = 1;
const RECONNECT_AND_RESEND = 2;

/**
 * A connection that waits for Redis without limit: for workers, which have nothing else to do.
 * BullMQ requires `maxRetriesPerRequest: null` there.
 */
export function connectPatientRedis(url: string, logger: Logger): Redis {
  return watched(
    new GatheringRedis(url, {
      maxRetriesPerRequest: null,
      retryStrategy,
      reconnectOnError: ({ message }) => (DEMOTED.test(message) ? RECONNECT_AND_RESEND : false),
      lazyConnect: false,
    }),
    logger,
  );
}

/** When the connection last received data from Redis, in `performance.now()`. */
export function heardAt(redis: RedisClient): number {
  return redis instanceof GatheringRedis ? redis.heardAt : 0;
}

/** A command fails when Redis has been silent for this long. */
const PATIENCE_MS = 850;

/**
 * A connection whose commands fail at once while Redis is away: for the API server, which answers 503 in under a
 * second.
 * Commands of one tick share one write; none may block.
 */
export function connectFailFastRedis(url: string, logger: Logger): Redis {
  return watched(
    new FailFastRedis(url, {
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
      connectTimeout: 1_000,
      retryStrategy,
      reconnectOnError: ({ message }) => (DEMOTED.test(message) ? RECONNECT : false),
    }),
    logger,
  );
}

/**
 * Replaces the client's `commandTimeout` and `socketTimeout`, which discard replies that arrived during a pause of the
 * process.
 */
class FailFastRedis extends GatheringRedis {
  override sendCommand(...[command, pipeline]: Parameters<Redis['sendCommand']>): unknown {
    const answer = super.sendCommand(command, pipeline);
    if (command.isSettled) return answer; // Refused at once.
    const { stream } = this;
    const expire = () => {
      if (command.isSettled) return; // The client sends its script again as another command.
      command.reject(new Error('Command timed out'));
      // Close the connection, so that one caller detects a hanging Redis, not each in turn.
      stream.destroy(new Error(`Redis has not answered for ${PATIENCE_MS} ms`));
    };
    const callOff = startSilenceDeadline(PATIENCE_MS, () => this.heardAt, expire);
    command.promise.then(callOff, callOff);
    return answer;
  }
}

/**
 * A connection that its user closes when Redis hangs: commands have no deadline of their own, and none is sent again on
 * the next connection.
 */
export function connectCuttableRedis(url: string, logger: Logger): Redis {
  return watched(
    new GatheringRedis(url, {
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      connectTimeout: 1_000,
      retryStrategy,
      reconnectOnError: ({ message }) => (DEMOTED.test(message) ? RECONNECT : false),
    }),
    logger,
  );
}

/** Waits up to `timeoutMs` for a usable connection. False when there is none by then. */
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

function watched(redis: GatheringRedis, logger: Logger): Redis {
  const hear = () => {
    redis.heardAt = performance.now();
  };
  redis.on('connect', () => {
    hear();
    redis.stream.on('data', hear);
  });
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
