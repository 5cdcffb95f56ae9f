import type { Clock } from '../core/clock.ts';
import { type ModelName, readPerModel } from '../core/models.ts';
import { GENERATION_QUEUES } from '../queues/catalogue.ts';
import type { Producer } from '../queues/producer.ts';
import type { RedisClient } from '../queues/redis.ts';
import { type CallSums, type Held, readModel, readSlots } from '../status/model-health.ts';
import { readProvider } from '../status/recovery.ts';

export interface PoolDeps {
  readonly clock: Clock;
  readonly redis: RedisClient;
  readonly producer: Producer;
}

/** What Redis has of a model's pool. */
export interface PoolReading {
  readonly pausedOnBoard: boolean;
  readonly workers: number;
  /** Provider calls that all workers may make at once, and make: about a second old. */
  readonly slots: number;
  readonly slotsInUse: number;
  readonly waiting: number;
  readonly running: number;
  readonly delayed: number;
  readonly oldestWaitingSeconds: number;
  readonly breakerOpen: boolean;
  /** Why only an operator can end that; null: it is closed, or most calls failed. */
  readonly held: Held | null;
  /** When the provider ends it; null: not known. */
  readonly shutdownAt: Date | null;
  /** Left of the time for which the provider asked not to be called. */
  readonly providerPauseSeconds: number;
  /** Of the last five minutes. */
  readonly succeeded: number;
  readonly failed: number;
  /** Mean of the successful calls of the last five minutes, and of the day before; null without any. */
  readonly latencyMs: number | null;
  readonly usualLatencyMs: number | null;
}

/** @throws when Redis does not answer */
export function readPools(deps: PoolDeps): Promise<Record<ModelName, PoolReading>> {
  return readPerModel((model) => readPool(deps, model));
}

/** @throws when Redis does not answer */
export async function readPool({ redis, producer, clock }: PoolDeps, model: ModelName): Promise<PoolReading> {
  const queue = GENERATION_QUEUES[model];
  const [figures, slots, counts, oldestMs, { pausedMs }] = await Promise.all([
    readModel(redis, clock, model),
    readSlots(redis, model),
    producer.counts(queue),
    producer.oldestWaitMs(queue, clock.now()),
    readProvider(redis, model),
  ]);
  const { waiting = 0, prioritized = 0, active = 0, delayed = 0 } = counts;
  return {
    pausedOnBoard: figures.paused,
    workers: figures.workers,
    slots: slots.total,
    slotsInUse: slots.held,
    waiting: waiting + prioritized,
    running: active,
    delayed,
    oldestWaitingSeconds: Math.round(oldestMs / 1_000),
    breakerOpen: figures.breakerOpen,
    held: figures.held,
    shutdownAt: figures.shutdownAt,
    providerPauseSeconds: Math.ceil(pausedMs / 1_000),
    succeeded: figures.recent.succeeded,
    failed: figures.recent.failed,
    latencyMs: meanOf(figures.recent),
    usualLatencyMs: meanOf(figures.usual),
  };
}

function meanOf({ succeeded, latencyMs }: CallSums): number | null {
  return succeeded === 0 ? null : Math.round(latencyMs / succeeded);
}
