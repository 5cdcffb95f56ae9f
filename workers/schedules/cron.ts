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
  const look = async () => {
    try {
      await deps.producer.add('maintenance', 'reconcile', {}, { priority: 1, dedupId: 'reconcile' });
    } catch (error) {
      deps.logger.warn({ err: error, schedule: 'reconcile' }, 'a scheduled job could not be added');
    }
  };
  // The same look finds what is left alone and, at midnight or after downtime, what the day ledger lacks.
  const options = { timezone: 'Asia/Seoul', suppressMissedWarning: true };
  const reconcile = cron.schedule('* * * * *', look, { ...options, name: 'reconcile' });
  void look();
  return {
    async close() {
      await reconcile.destroy();
    },
  };
}
