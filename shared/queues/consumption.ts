import type { Logger } from '../core/logger.ts';
import { runEvery } from '../core/run-every.ts';
import { hasWaitingJobs, isQueuePaused } from './bullmq-keys.ts';
import type { QueueName } from './catalogue.ts';
import type { RedisClient } from './redis.ts';

/** What is watched of a queue's worker in this process. */
export interface Consumer {
  readonly queue: QueueName;
  /** Whether it should take the next job: it is not held, and has capacity. */
  canTake(): boolean;
  /** Increases with every job taken. */
  taken(): number;
  /** Starts another worker in the place of the one that is silent. */
  replace(): void;
}

/**
 * Finds a worker that takes no job although jobs wait and nothing prevents it, and replaces it. After some outages workers
 * of BullMQ have fallen silent without an error, such as after a node of a Redis cluster had hung.
 */
export interface ConsumptionWatch {
  /**
   * Whether every queue's jobs are taken; false when a replaced worker takes none either. True while Redis does not answer: a
   * new process would not help.
   */
  isConsuming(): boolean;
  close(): void;
}

const CHECK_EVERY_MS = 10_000;
/** Several checks, each of which found waiting jobs and none taken since the last. */
const SILENT_CHECKS = 6;

export function watchConsumption(deps: {
  readonly redis: RedisClient;
  readonly consumers: readonly Consumer[];
  readonly logger: Logger;
  readonly checkEveryMs?: number;
}): ConsumptionWatch {
  const { redis, consumers, logger, checkEveryMs = CHECK_EVERY_MS } = deps;
  const states = consumers.map((consumer) => ({ consumer, taken: consumer.taken(), silentChecks: 0 }));
  const isIdle = async ({ queue, canTake }: Consumer) => {
    if (!canTake() || (await isQueuePaused(redis, queue))) return true;
    return !(await hasWaitingJobs(redis, queue));
  };
  const check = async () => {
    for (const state of states) {
      const { consumer } = state;
      const before = state.taken;
      const idle = await isIdle(consumer);
      state.taken = consumer.taken();
      state.silentChecks = idle || !consumer.canTake() || state.taken !== before ? 0 : state.silentChecks + 1;
      if (state.silentChecks !== SILENT_CHECKS) continue;
      logger.error({ queue: consumer.queue }, 'the worker of a queue takes no jobs although some wait: it is replaced');
      consumer.replace();
    }
  };
  const checks = runEvery(checkEveryMs, () =>
    check().catch((error: unknown) => logger.warn({ err: error }, 'waiting jobs could not be counted')),
  );
  return {
    isConsuming: () => states.every(({ silentChecks }) => silentChecks < 2 * SILENT_CHECKS),
    close: () => void checks.stop(),
  };
}
