import cron from 'node-cron';
import type { Clock } from '../../shared/core/clock.ts';
import type { Config } from '../../shared/core/config.ts';
import type { Logger } from '../../shared/core/logger.ts';
import type { Producer } from '../../shared/queues/producer.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';
import { DUE_SOON_MS } from '../../shared/webhooks/backlog.ts';
import { OVERDUE_MARGIN_MS } from '../../shared/webhooks/reconcile.ts';
import { createLossCheck } from './loss-check.ts';

/**
 * The scheduler: at each due time it queues jobs and does nothing else. Any number of processes may run it: a
 * deduplication id makes equal jobs of the same moment one.
 */
export function startSchedules(deps: {
  readonly producer: Producer;
  readonly redis: RedisClient;
  readonly clock: Clock;
  readonly config: Pick<Config, 'reconcileAfterMs' | 'webhookTimeoutMs'>;
  readonly logger: Logger;
}): { close(): Promise<void> } {
  const { producer, clock } = deps;
  const hasLost = createLossCheck(deps.redis);
  const { reconcileAfterMs, webhookTimeoutMs } = deps.config;
  const reconcileEveryMs = 6 * reconcileAfterMs;
  const lossCheckEveryMs = reconcileAfterMs / 10;
  // The reconciler ignores records below an age, and deliveries whose attempt may be under way. The first check finds
  // the generations that were queued at the old primary while the loss was noticed.
  const laterChecksMs = [0.2 * reconcileAfterMs, 1.2 * reconcileAfterMs, 1.2 * (webhookTimeoutMs + OVERDUE_MARGIN_MS)];
  // One at a time: while Redis is away calls wait, and would accumulate.
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
  const dueDeliveries = ticking('queue-due-deliveries', () =>
    producer.add('maintenance', 'queue-due-deliveries', {}, { priority: 1, dedupId: 'queue-due-deliveries' }),
  );
  const reconcile = ticking('reconcile', () =>
    producer.add('maintenance', 'reconcile', {}, { priority: 1, dedupId: 'reconcile' }),
  );
  // A Redis that has lost data may have lost jobs: reconcile at once, not at the next minute.
  const checkLoss = ticking('loss check', async () => {
    if (!(await hasLost())) return;
    deps.logger.info({ component: 'schedules' }, 'Redis may have lost jobs: the records are reconciled');
    await producer.add('maintenance', 'reconcile', {}, { priority: 1, dedupId: 'reconcile' });
    for (const delayMs of laterChecksMs) {
      const later = { priority: 1, dedupId: `reconcile-after-${delayMs}`, delayMs };
      await producer.add('maintenance', 'reconcile', {}, later);
    }
  });
  const options = { timezone: 'Asia/Seoul', suppressMissedWarning: true };
  const stops = [
    every(clock, reconcileEveryMs, reconcile),
    every(clock, lossCheckEveryMs, checkLoss),
    every(clock, DUE_SOON_MS / 3, dueDeliveries),
  ];
  // Not only at midnight and on the hour: another host's clock may be behind.
  const task = cron.schedule('*/10 * * * * *', dueRuns, { ...options, name: 'due-runs' });
  void dueRuns();
  void dueDeliveries();
  void reconcile();
  return {
    async close() {
      for (const stop of stops) stop();
      await task.destroy();
    },
  };
}

/** Ticks at multiples of the period, so that all processes tick at the same moment and their jobs become one. */
function every(clock: Clock, periodMs: number, tick: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(
      () => {
        void tick();
        wait();
      },
      periodMs - (clock.now().getTime() % periodMs),
    );
  };
  wait();
  return () => clearTimeout(timer);
}
