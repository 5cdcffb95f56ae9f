import cron from 'node-cron';
import type { Logger } from '../../shared/logger.ts';
import type { Producer } from '../../shared/queues/producer.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';

/** Present as long as Redis remembers. */
const MEMORY_KEY = '{saju}:memory';
/** Longer than the reconciler leaves young records alone. */
const SECOND_LOOK_MS = 12_000;

/**
 * The clockwork: at its time it puts jobs on a queue and does nothing else. Any number of processes may run it: a job's
 * deduplication id makes equal ones of the same moment one.
 */
export function startSchedules(deps: {
  readonly producer: Producer;
  readonly redis: RedisClient;
  readonly logger: Logger;
}): { close(): Promise<void> } {
  const { producer, redis } = deps;
  // One at a time: while Redis is away they wait, and would pile up.
  const ticking = (name: string, tick: () => Promise<void>) => {
    let running = false;
    return async () => {
      if (running) return;
      running = true;
      await tick()
        .catch((error: unknown) =>
          deps.logger.warn({ err: error, schedule: name }, 'a scheduled job could not be added'),
        )
        .finally(() => {
          running = false;
        });
    };
  };
  const dueRuns = ticking('due-runs', () =>
    producer.add('maintenance', 'due-runs', {}, { priority: 1, dedupId: 'due-runs' }),
  );
  const reconcile = ticking('reconcile', () =>
    producer.add('maintenance', 'reconcile', {}, { priority: 1, dedupId: 'reconcile' }),
  );
  // A Redis that has lost its memory has lost the jobs: nobody should wait for the next minute.
  const memory = ticking('memory', async () => {
    if ((await redis.set(MEMORY_KEY, '1', 'NX')) === null) return;
    await producer.add('maintenance', 'reconcile', {}, { priority: 1, dedupId: 'reconcile' });
    const later = { priority: 1, dedupId: 'reconcile-later', delayMs: SECOND_LOOK_MS };
    await producer.add('maintenance', 'reconcile', {}, later);
  });
  const options = { timezone: 'Asia/Seoul', suppressMissedWarning: true };
  const tasks = [
    // Not only at midnight and on the hour: the clock of whoever looks then may be a moment behind.
    cron.schedule('*/10 * * * * *', dueRuns, { ...options, name: 'due-runs' }),
    cron.schedule('* * * * *', reconcile, { ...options, name: 'reconcile' }),
    cron.schedule('*/5 * * * * *', memory, { ...options, name: 'memory' }),
  ];
  void dueRuns();
  void reconcile();
  return {
    async close() {
      await Promise.all(tasks.map((task) => task.destroy()));
    },
  };
}
