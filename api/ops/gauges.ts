import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { countBatches } from '../../shared/batches/count.ts';
import type { Clock } from '../../shared/core/clock.ts';
import type { Config } from '../../shared/core/config.ts';
import type { Logger } from '../../shared/core/logger.ts';
import type { GaugeCollector, Metrics } from '../../shared/core/metrics.ts';
import { MODEL_NAMES, type ModelName } from '../../shared/core/models.ts';
import type { Database } from '../../shared/db/connect.ts';
import { readDailyProgress } from '../../shared/operations/schedules.ts';
import { modelOfQueue, QUEUE_NAMES, type QueueName } from '../../shared/queues/catalogue.ts';
import type { Producer } from '../../shared/queues/producer.ts';
import { lastSuccesses } from '../../shared/schedules/ledger.ts';
import type { ModelFigures } from '../../shared/status/model-health.ts';
import type { PoolSettingsWatch } from '../../shared/status/pool-settings.ts';
import type { StoreProbes } from '../../shared/status/probes.ts';
import type { StatusService } from '../../shared/status/status.ts';
import type { EventStreams } from '../streams/sse.ts';

export interface GaugeDeps {
  readonly metrics: Metrics;
  readonly db: Database;
  readonly producer: Producer;
  readonly clock: Clock;
  readonly config: Pick<Config, 'dataDir'>;
  readonly status: StatusService;
  readonly poolSettings: Pick<PoolSettingsWatch, 'of'>;
  readonly probes: StoreProbes;
  readonly streams: Pick<EventStreams, 'count'>;
  readonly logger: Logger;
}

/** What an API server reads when its metrics are requested; all but its streams and its disk are of the whole platform. */
export function exposeGauges(deps: GaugeDeps): void {
  exposeQueueCounts(deps);
  exposeOldestWaits(deps);
  exposePauses(deps);
  exposeModelFigures(deps);
  exposeBatches(deps);
  exposeSchedules(deps);
  exposeDailyRun(deps);
  exposeStores(deps);
  exposeProcess(deps);
}

/** A gauge whose failing read is logged and leaves the metric without samples. */
function gauge(
  { metrics, logger }: GaugeDeps,
  about: { readonly name: string; readonly help: string; readonly labels: readonly string[] },
  collect: GaugeCollector,
): void {
  metrics.gauge(about.name, about.help, about.labels, async (set) => {
    try {
      await collect(set);
    } catch (error) {
      logger.warn({ err: error, component: 'metrics' }, `${about.name} could not be read`);
    }
  });
}

/** BullMQ counts `prioritized` separately from `waiting`. Both wait: every job has a priority. */
function exposeQueueCounts(deps: GaugeDeps): void {
  const about = { name: 'saju_queue_jobs', help: 'Jobs by queue and state', labels: ['queue', 'state'] };
  gauge(deps, about, async (set) => {
    const all = await Promise.all(QUEUE_NAMES.map((queue) => deps.producer.counts(queue)));
    for (const [index, { waiting = 0, prioritized = 0, ...others }] of all.entries()) {
      const counts = { ...others, waiting: waiting + prioritized };
      for (const [state, count] of Object.entries(counts)) set({ queue: QUEUE_NAMES[index] ?? '', state }, count);
    }
  });
}

/** Pools are scaled by their oldest wait, which also reveals a pool that takes no jobs. */
function exposeOldestWaits(deps: GaugeDeps): void {
  const name = 'saju_queue_oldest_waiting_seconds';
  const help = 'Since when the oldest waiting job of the queue has been due; 0 without one. First runs only';
  gauge(deps, { name, help, labels: ['queue'] }, async (set) => {
    const now = deps.clock.now();
    const wait = async (queue: QueueName) => set({ queue }, (await deps.producer.oldestWaitMs(queue, now)) / 1000);
    await Promise.all(QUEUE_NAMES.map(wait));
  });
}

function exposePauses(deps: GaugeDeps): void {
  const { metrics, producer, poolSettings } = deps;
  const isPaused = async (queue: QueueName) => {
    const model = modelOfQueue(queue);
    return (model !== undefined && poolSettings.of(model).paused) || producer.queue(queue).isPaused();
  };
  const about = { name: 'saju_queue_paused', help: 'Whether an operator has paused the queue', labels: ['queue'] };
  gauge(deps, about, async (set) => {
    await Promise.all(QUEUE_NAMES.map(async (queue) => set({ queue }, (await isPaused(queue)) ? 1 : 0)));
  });
  const help = 'Provider calls per minute over all workers, for models that an operator has limited';
  metrics.gauge('saju_model_rate_limit_per_minute', help, ['model'], (set) => {
    for (const model of MODEL_NAMES) {
      const { ratePerMinute } = poolSettings.of(model);
      if (ratePerMinute !== null) set({ model }, ratePerMinute);
    }
  });
}

/** Over all workers, from Redis: every API server shows the same. */
function exposeModelFigures({ metrics, status, logger }: GaugeDeps): void {
  const gauges = [
    [
      'saju_model_breaker_open',
      'Whether calls of the model are paused (1) or made (0)',
      (model) => (model.breakerOpen ? 1 : 0),
    ],
    ['saju_model_workers', 'Worker processes that take jobs of the model', (model) => model.workers],
    [
      'saju_model_recent_calls',
      'Contents of the last 5 minutes that the model generated',
      (model) => model.recent.succeeded,
    ],
    [
      'saju_model_recent_failures',
      'Contents of the last 5 minutes that the model failed to generate',
      (model) => model.recent.failed,
    ],
    [
      'saju_model_shutdown_timestamp_seconds',
      'When the provider ends the model that is set; without a sample: it names no end',
      (model) => model.shutdownAt && model.shutdownAt.getTime() / 1_000,
    ],
  ] as const satisfies readonly (readonly [string, string, (figures: ModelFigures) => number | null])[];
  // A scrape collects all gauges at once: they share one read.
  let reading: Promise<Partial<Record<ModelName, ModelFigures>>> | null = null;
  const read = () => {
    reading ??= status
      .figures()
      .catch((error: unknown) => {
        logger.warn({ err: error }, 'model figures could not be read');
        return {};
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  for (const [name, help, value] of gauges) {
    metrics.gauge(name, help, ['model'], async (set) => {
      for (const [model, figures] of Object.entries(await read())) {
        const sample = value(figures);
        if (sample !== null) set({ model }, sample);
      }
    });
  }
}

/** A scrape shows the last reading and starts the next. Only the first scrape waits, for this long. */
const FIRST_READING_WAIT_MS = 30;
const CACHE_MS = 10_000;
/** Older readings are not shown. */
const STALE_MS = 120_000;

function exposeBatches(deps: GaugeDeps): void {
  const help = 'Batches by state, up to 100000 of each, the pages of daily runs included. They expire after 90 days';
  const read = cached(deps, 'batches', () => countBatches(deps.db));
  deps.metrics.gauge('saju_batches', help, ['state'], async (set) => {
    for (const [state, count] of (await read()) ?? []) set({ state }, count);
  });
}

/** What may be too slow to read for every scrape: answers the last reading, and starts the next. */
function cached<T>({ logger }: GaugeDeps, what: string, read: () => Promise<T>): () => Promise<T | null> {
  let known: T | null = null;
  let readAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  const ageMs = () => performance.now() - readAtMs;
  const refresh = async () => {
    try {
      known = await read();
      readAtMs = performance.now();
    } catch (error) {
      logger.warn({ err: error, component: 'metrics' }, `${what} could not be counted`);
    } finally {
      reading = null;
    }
  };
  return async () => {
    if (ageMs() > CACHE_MS) reading ??= refresh();
    if (ageMs() > STALE_MS) await Promise.race([reading, delay(FIRST_READING_WAIT_MS)]);
    return ageMs() < STALE_MS ? known : null;
  };
}

function exposeSchedules(deps: GaugeDeps): void {
  const name = 'saju_schedule_last_success_timestamp_seconds';
  const help = 'When the schedule’s last run succeeded, or when schedules started on this database if none has since';
  gauge(deps, { name, help, labels: ['run'] }, async (set) => {
    for (const [run, at] of await lastSuccesses(deps)) set({ run }, at.getTime() / 1000);
  });
}

function exposeDailyRun(deps: GaugeDeps): void {
  const help = 'Fortunes of the present day’s run of daily-bulk: those recorded, and those of batches that have ended';
  const read = cached(deps, 'fortunes of the daily run', async () => {
    const progress = await readDailyProgress(deps);
    return { recorded: progress?.fortunes ?? 0, ended: progress?.ended ?? 0 };
  });
  deps.metrics.gauge('saju_daily_run_fortunes', help, ['state'], async (set) => {
    for (const [state, count] of Object.entries((await read()) ?? {})) set({ state }, count);
  });
}

function exposeStores(deps: GaugeDeps): void {
  const help = 'Whether the store accepts writes from this API server within 0.8 s';
  gauge(deps, { name: 'saju_store_up', help, labels: ['store'] }, async (set) => {
    const [mongodb, redis] = await Promise.all([deps.probes.database(), deps.probes.cache()]);
    set({ store: 'mongodb' }, mongodb.works ? 1 : 0);
    set({ store: 'redis' }, redis.works ? 1 : 0);
  });
}

function exposeProcess(deps: GaugeDeps): void {
  const { metrics, streams, config } = deps;
  const help = 'Event streams that clients of this API server hold open';
  metrics.gauge('saju_streams_open', help, [], (set) => set({}, streams.count));
  const disk = async () => {
    const { bsize, bavail, blocks } = await statfs(config.dataDir);
    return { free: bsize * bavail, size: bsize * blocks };
  };
  const free = { name: 'saju_disk_free_bytes', help: 'Free bytes of the disk that holds DATA_DIR', labels: [] };
  gauge(deps, free, async (set) => set({}, (await disk()).free));
  const size = { name: 'saju_disk_size_bytes', help: 'Size of the disk that holds DATA_DIR', labels: [] };
  gauge(deps, size, async (set) => set({}, (await disk()).size));
}
