import { Command } from 'commander';
import { announceFailures } from '../../shared/queues/announce.ts';
import { createProducer } from '../../shared/queues/producer.ts';
import { connectFailFastRedis, waitForRedis } from '../../shared/queues/redis.ts';
import { createAuditLog } from '../../shared/services/audit.ts';
import { reconcile } from '../../shared/services/reconcile.ts';
import { print } from './output.ts';
import { type OpenPlatform, withPlatform } from './platform.ts';

/** `reconcile [--dry-run]`: what the schedule does every minute, by hand. */
export function reconcileCommand(open: OpenPlatform): Command {
  return new Command('reconcile')
    .description('find what is recorded and does not progress, and set it going again')
    .option('--dry-run', 'count and change nothing', false)
    .option('--json', 'one line of JSON')
    .action(async (options: { dryRun: boolean; json?: boolean }) => {
      const report = await withPlatform(open, async ({ db, clock, config, logger }) => {
        const redis = connectFailFastRedis(config.redisUrl, logger);
        if (!(await waitForRedis(redis, 2_000))) throw new Error('Redis does not answer: check REDIS_URL');
        const producer = createProducer(redis, logger);
        try {
          const audit = createAuditLog(db, clock);
          const announceFailed = announceFailures(redis, logger);
          return await reconcile({ db, clock, audit, producer, announceFailed, logger }, options);
        } finally {
          await producer.close();
          redis.disconnect();
        }
      });
      print({ ...report }, options);
    });
}
