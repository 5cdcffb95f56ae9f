import cron from 'node-cron';
import type { Logger } from '../../shared/logger.ts';
import type { Producer } from '../../shared/queues/producer.ts';

/**
 * The clockwork: at its time a schedule puts a job on a queue and does nothing else. Any number of processes may run
 * it: the job's deduplication id makes equal ones of the same moment one.
 */
export function startSchedules(deps: { readonly producer: Producer; readonly logger: Logger }): {
  close(): Promise<void>;
} {
  const reconcile = cron.schedule(
    '* * * * *',
    async () => {
      try {
        await deps.producer.add('maintenance', 'reconcile', {}, { priority: 1, dedupId: 'reconcile' });
      } catch (error) {
        deps.logger.warn({ err: error, schedule: 'reconcile' }, 'a scheduled job could not be added');
      }
    },
    { name: 'reconcile', timezone: 'Asia/Seoul', suppressMissedWarning: true },
  );
  return {
    async close() {
      await reconcile.destroy();
    },
  };
}
