import { Command } from 'commander';
import { MODEL_NAMES } from '../../shared/core/models.ts';
import type { PublishFailures } from '../../shared/generation/close.ts';
import { failurePublisher } from '../../shared/generation/publish-failures.ts';
import { isQueuePaused } from '../../shared/queues/bullmq-keys.ts';
import { GENERATION_QUEUES, QUEUE_NAMES, QUEUES } from '../../shared/queues/catalogue.ts';
import { createProducer, type Producer } from '../../shared/queues/producer.ts';
import { connectFailFastRedis, type RedisClient, waitForRedis } from '../../shared/queues/redis.ts';
import { readPoolSettings } from '../../shared/status/pool-settings.ts';
import { type CommandContext, withPlatform } from './context.ts';
import { RedisAwayError } from './exit-codes.ts';
import { printRows } from './output.ts';
import type { Platform } from './platform.ts';

export interface Queues {
  readonly redis: RedisClient;
  readonly producer: Producer;
  readonly publishFailures: PublishFailures;
}

/** Enough for a busy machine. */
const REDIS_WAIT_MS = 5_000;

/** Runs work that enqueues jobs, and closes what it opened. @throws when Redis does not answer */
export async function withQueues<T>(platform: Platform, work: (queues: Queues) => Promise<T>): Promise<T> {
  const redis = connectFailFastRedis(platform.config, platform.logger);
  try {
    if (!(await waitForRedis(redis, REDIS_WAIT_MS))) throw new RedisAwayError('Redis does not answer');
    const producer = createProducer(redis, platform.logger);
    try {
      const { db, clock, logger } = platform;
      return await work({ redis, producer, publishFailures: failurePublisher({ db, clock, redis, logger }) });
    } finally {
      await producer.close();
    }
  } finally {
    redis.disconnect();
  }
}

/** Without Redis the work uses MongoDB alone. */
const OPTIONAL_REDIS_WAIT_MS = 2_000;

/** Runs work that reads queues where Redis answers, and closes what it opened. */
export async function withQueuesIfThere<T>(
  platform: Platform,
  work: (queues: Pick<Queues, 'redis' | 'producer'>) => Promise<T>,
): Promise<T> {
  const redis = connectFailFastRedis(platform.config, platform.logger);
  const producer = createProducer(redis, platform.logger);
  try {
    await waitForRedis(redis, OPTIONAL_REDIS_WAIT_MS);
    return await work({ redis, producer });
  } finally {
    await producer.close();
    redis.disconnect();
  }
}

/** `queues list`: the jobs of every queue. */
export function queueCommands(context: CommandContext): Command {
  const queues = new Command('queues').description('the queues of all pools');
  queues
    .command('list')
    .description('jobs by state, and which queues operators have paused')
    .option('--json', 'one line of JSON')
    .action(async (options: { json?: boolean }) => {
      const rows = await withPlatform(context, async (platform) => {
        const settings = await readPoolSettings(platform);
        const ofOperators = MODEL_NAMES.filter((model) => settings[model].paused).map(
          (model) => GENERATION_QUEUES[model],
        );
        return withQueues(platform, ({ redis, producer }) =>
          Promise.all(
            QUEUE_NAMES.map(async (queue) => {
              const {
                waiting = 0,
                prioritized = 0,
                active = 0,
                delayed = 0,
                failed = 0,
              } = await producer.counts(queue);
              const paused = ofOperators.some((each) => each === queue) || (await isQueuePaused(redis, queue));
              const counts = { waiting: waiting + prioritized, active, delayed, failed };
              return { queue, pool: QUEUES[queue].pool, paused, ...counts };
            }),
          ),
        );
      });
      printRows(context, rows, options);
    });
  return queues;
}
