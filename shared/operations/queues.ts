import { isQueuePaused } from '../queues/bullmq-keys.ts';
import { modelOfQueue, type PoolName, QUEUE_NAMES, QUEUES, type QueueName } from '../queues/catalogue.ts';
import type { PoolSettingsByModel } from '../status/pool-settings.ts';
import type { PoolDeps } from './pools.ts';

export interface QueueView {
  readonly queue: QueueName;
  readonly pool: PoolName;
  /** By an operator: its model, or the queue itself on the board. */
  readonly paused: boolean;
  readonly waiting: number;
  readonly active: number;
  readonly delayed: number;
  readonly failed: number;
  readonly oldestWaitingSeconds: number;
}

/** Every queue of the catalogue. @param settings null: unknown @throws when Redis does not answer */
export function viewQueues(
  { redis, producer, clock }: PoolDeps,
  settings: PoolSettingsByModel | null,
): Promise<readonly QueueView[]> {
  return Promise.all(
    QUEUE_NAMES.map(async (queue) => {
      const [counts, oldestMs, isPaused] = await Promise.all([
        producer.counts(queue),
        producer.oldestWaitMs(queue, clock.now()),
        isQueuePaused(redis, queue),
      ]);
      const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts;
      const model = modelOfQueue(queue);
      const paused = isPaused || (model !== undefined && settings?.[model].paused === true);
      const jobs = { waiting: waiting + prioritized, active, delayed, failed };
      return { queue, pool: QUEUES[queue].pool, paused, ...jobs, oldestWaitingSeconds: Math.round(oldestMs / 1_000) };
    }),
  );
}
