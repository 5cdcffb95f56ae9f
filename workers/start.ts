import { createAuditLog } from '../shared/accounts/audit.ts';
import { watchSuspensions } from '../shared/accounts/suspension.ts';
import { MODEL_NAMES, type ModelName } from '../shared/content/index.ts';
import { type Clock, systemClock } from '../shared/core/clock.ts';
import { type Config, ConfigError, loadConfig } from '../shared/core/config.ts';
import { createLogger, type Logger } from '../shared/core/logger.ts';
import { createMetrics, type Metrics } from '../shared/core/metrics.ts';
import { LONGEST_CALLS_MS } from '../shared/core/models.ts';
import type { RunningProcess, StartOptions } from '../shared/core/process.ts';
import { createSecretBox } from '../shared/core/secrets.ts';
import { startTracing } from '../shared/core/start-tracing.ts';
import { connectDatabase, type Database } from '../shared/db/connect.ts';
import { openSecretBox } from '../shared/db/naming-key.ts';
import { createEventService } from '../shared/events/events.ts';
import { failurePublisher } from '../shared/generation/publish-failures.ts';
import { createSectionCallService } from '../shared/generation/sections.ts';
import { createMailService } from '../shared/mail/mail.ts';
import {
  GENERATION_QUEUES,
  modelOfQueue,
  type PoolName,
  QUEUES,
  type QueueName,
  queuesOfPools,
} from '../shared/queues/catalogue.ts';
import { createProducer } from '../shared/queues/producer.ts';
import { connectFailFastRedis, connectPatientRedis, waitForRedis } from '../shared/queues/redis.ts';
import { startWorkers, type WorkerRuntime } from '../shared/queues/runtime.ts';
import { createBreakers } from '../shared/status/breaker.ts';
import { createFleet } from '../shared/status/fleet.ts';
import { createHealthCheck } from '../shared/status/health.ts';
import { createIncidentWatch } from '../shared/status/incidents.ts';
import { type PoolSettingsWatch, watchPoolSettings } from '../shared/status/pool-settings.ts';
import { createStoreProbes } from '../shared/status/probes.ts';
import { createStatusService } from '../shared/status/status.ts';
import { startStatusWatch } from '../shared/status/watch.ts';
import { parseArguments } from './arguments.ts';
import { createBatchProgress } from './generation/batch-progress.ts';
import { createCostLedger } from './generation/cost-ledger.ts';
import { createJudge } from './generation/judge.ts';
import { createModelHealth } from './generation/model-health.ts';
import { startModelWatch } from './generation/model-watch.ts';
import { createProviderPauses } from './generation/provider-pauses.ts';
import { createProviderRate } from './generation/provider-rate.ts';
import { createProviders } from './generation/providers.ts';
import { createHandlers } from './handlers.ts';
import { createMailTransport } from './mail/transport.ts';
import { startWorkerOps } from './ops-server.ts';
import { startSchedules } from './schedules/cron.ts';
import { createResolve } from './webhooks/resolve.ts';

/** A worker is often started together with its database. */
const DATABASE_WAIT_MS = 10_000;
/** Running jobs have this long to finish when the process stops; then they are aborted and run again elsewhere. */
const STOP_GRACE_MS = 30_000;

/** The composition root of a worker process. `--pools haiku,maintenance` selects the pools. */
export async function startWorker({
  environment,
  argv,
  logTo,
  clock = systemClock,
}: StartOptions): Promise<RunningProcess & { readonly metrics: Metrics }> {
  const options = parseArguments(argv);
  const sealsNothing = options.pools.every(isModel);
  const config = configOf(environment, sealsNothing);
  const isTraced = config.otlpEndpoint !== null;
  const logger = createLogger({
    level: config.logLevel,
    service: 'worker',
    isTraced,
    ...(logTo && { destination: logTo }),
  });
  const tracing = await startTracing('worker', config, logger);
  const metrics = createMetrics();
  const redis = connectPatientRedis(config, logger, 'saju-worker');
  const fleet = createFleet({ redis, config, environment, logger });
  await fleet.requireSame(options.pools);
  const db = await connectDatabase(config.mongodbUrl, { waitMs: DATABASE_WAIT_MS });
  const producer = createProducer(redis, logger);
  const agents = options.pools.includes('webhook') ? await loadDeliveryAgents(config) : null;
  const mailTransport = await createMailTransport(config);
  const providers = createProviders(config);
  const models = options.pools.filter(isModel);
  await providers.prepare([...models, ...judgeOf(config, models)]);
  const secrets = sealsNothing ? createSecretBox(config.secretsKey) : await openSecretBox(db, config);
  const audit = createAuditLog(db, clock);
  const publishFailures = failurePublisher({ db, clock, redis, logger, metrics });
  const events = createEventService({ db, clock, producer, logger });
  const batchProgress = createBatchProgress({ db, clock, events, producer, logger });
  const costLedger = createCostLedger({ db, logger });
  const poolSettings = await watchPoolSettings({ db, clock, logger });
  const suspensions = await watchSuspensions({ db, logger });
  const providerRate = createProviderRate({ redis, poolSettings, logger });
  const modelHealth = createModelHealth({ redis, clock, config, logger });
  const providerPauses = createProviderPauses(redis);
  const judge = createJudge({
    ...{ config, clock, providers, poolSettings, providerPauses, providerRate, costLedger, metrics, logger },
  });
  const handlers = createHandlers({
    db,
    clock,
    config,
    secrets,
    events,
    mail: createMailService({ db, clock, config, producer, logger }),
    mailTransport,
    agents,
    audit,
    sections: createSectionCallService({ db, clock, config, secrets, producer, publishFailures, metrics }),
    providers,
    breakers: createBreakers(redis, poolSettings),
    batchProgress,
    costLedger,
    modelHealth,
    poolSettings,
    suspensions,
    providerPauses,
    providerRate,
    judge,
    redis,
    producer,
    publishFailures,
    logger,
    metrics,
  });
  const health = createHealthCheck({ probes: createStoreProbes({ db, redis }), clock });
  let isRunning = () => false;
  const { opsPort: port } = options;
  // Before any job is taken: a port that is in use ends the process.
  const ops =
    port === null ? null : await startWorkerOps({ port, config, metrics, health, isRunning: () => isRunning() });
  const ownConcurrency = (queue: QueueName) => options.concurrency ?? concurrencyOf(config, queue);
  const settingsOf = (queue: QueueName) => {
    const model = modelOfQueue(queue);
    return model === undefined ? undefined : poolSettings.of(model);
  };
  const runtime = await startWorkers({
    redis,
    logger,
    queues: queuesOfPools(options.pools),
    handlers,
    lockMs: config.jobLockMs,
    timeoutsMs: { generate: config.generationTimeoutMs },
    concurrency: (queue) => settingsOf(queue)?.concurrency ?? ownConcurrency(queue),
    isPaused: (queue) => settingsOf(queue)?.paused ?? false,
    // Twice as many jobs as slots: some settle, some wait for the next slot.
    prefetch: (queue, concurrency) => (modelOfQueue(queue) === undefined ? 0 : concurrency),
    observer: {
      started(queue, job, waitMs) {
        metrics.jobStarted(queue, job, waitMs);
        const model = modelOfQueue(queue);
        if (model !== undefined) modelHealth.started(model, waitMs);
      },
      finished: metrics.jobFinished,
    },
  });
  // Limits that the board of an earlier version has set would stay: nothing shows or lifts them.
  for (const queue of queuesOfPools(options.pools)) {
    await Promise.all([producer.queue(queue).removeGlobalConcurrency(), producer.queue(queue).removeGlobalRateLimit()]);
  }
  const heartbeats = await modelHealth.start(models, {
    isRunning: runtime.isRunning,
    setRefused: (model, isRefused) => runtime.setHeld(GENERATION_QUEUES[model], 'credentials', isRefused),
    slots: (model) => runtime.slots(GENERATION_QUEUES[model]),
  });
  poolSettings.follow((model, { paused, concurrency }) => {
    const queue = GENERATION_QUEUES[model];
    runtime.setHeld(queue, 'operator', paused);
    runtime.setConcurrency(queue, concurrency ?? ownConcurrency(queue));
    void providerRate.restore(model);
  });
  exposeSlots(metrics, runtime, models);
  const modelWatch = startModelWatch({ config, providers, redis, logger }, models);
  const membership = fleet.register(options.pools);
  isRunning = runtime.isRunning;
  const schedules = options.schedules ? startSchedules({ producer, redis, clock, config, logger }) : null;
  const watch = options.pools.includes('maintenance')
    ? await watchStatus({ db, clock, config, poolSettings, logger })
    : null;
  if (models.length > 0 && config.generationTimeoutMs < LONGEST_CALLS_MS) {
    logger.warn(
      { needed_ms: LONGEST_CALLS_MS },
      'GENERATION_TIMEOUT_MS is shorter than the slowest whole answer takes',
    );
  }
  logger.info({ pools: options.pools }, 'workers are taking jobs');
  return {
    logger,
    metrics,
    stop: [
      // A check waits some seconds for stores that are away.
      { name: 'incidents', limitMs: 12_000, run: () => watch?.close() },
      { name: 'fleet', run: () => membership.close() },
      { name: 'schedules', run: () => schedules?.close() },
      // The grace of running jobs, and a few seconds for them to react to the abort.
      { name: 'jobs', limitMs: STOP_GRACE_MS + 5_000, run: () => runtime.close(STOP_GRACE_MS) },
      { name: 'batches', run: () => batchProgress.close() },
      { name: 'costs', run: () => costLedger.close() },
      { name: 'model watch', run: () => modelWatch.close() },
      { name: 'models', run: () => heartbeats.close() },
      { name: 'pool settings', run: () => poolSettings.close() },
      { name: 'suspensions', run: () => suspensions.close() },
      {
        name: 'deliveries',
        async run() {
          mailTransport?.close();
          await agents?.close();
        },
      },
      { name: 'operators', run: () => ops?.close() },
      { name: 'queues', run: () => producer.close() },
      { name: 'Redis', run: () => redis.disconnect() },
      { name: 'database', run: () => db.close() },
      { name: 'traces', run: () => tracing?.close() },
    ],
  };
}

/** @throws ConfigError naming every bad variable; without the stores' addresses also the command that prints them */
function configOf(environment: StartOptions['environment'], withoutSecretsKey: boolean): Config {
  try {
    return loadConfig(environment, { withoutSecretsKey });
  } catch (error) {
    if (!(error instanceof ConfigError) || environment['MONGODB_URL'] || environment['REDIS_URL']) throw error;
    const hint = 'for a worker beside a running `npm start`: eval "$(npm run -s worker:env)" sets them';
    throw new ConfigError([...error.problems, hint]);
  }
}

function isModel(pool: PoolName): pool is ModelName {
  return MODEL_NAMES.some((model) => model === pool);
}

/** @throws ConfigError when a worker that writes cannot ask the judge */
function judgeOf({ gateJudgeModel: judge, models }: Config, pools: readonly ModelName[]): readonly ModelName[] {
  if (judge === null || pools.length === 0) return [];
  if (models[judge].apiKey === null) {
    throw new ConfigError([`GATE_JUDGE_MODEL: ${judge} needs ${models[judge].apiKeyVariable}`]);
  }
  return [judge];
}

/** Loads the HTTP client, which takes 0.1 s and which only the webhook pool uses. */
async function loadDeliveryAgents(config: Config) {
  const { createDeliveryAgents } = await import('./webhooks/connect.ts');
  return createDeliveryAgents({
    resolve: createResolve(undefined, config.webhookAllowPrivateTargets ? {} : { lookup: null }),
    allowPrivateTargets: config.webhookAllowPrivateTargets,
    maxConnections: QUEUES['webhook-delivery'].concurrency,
  });
}

/** Uses a connection of its own: one that waits for Redis without limit cannot detect an outage. */
async function watchStatus(deps: {
  db: Database;
  clock: Clock;
  config: Config;
  poolSettings: PoolSettingsWatch;
  logger: Logger;
}) {
  const redis = connectFailFastRedis(deps.config, deps.logger, 'saju-worker-status');
  await waitForRedis(redis, 2_000);
  const probes = createStoreProbes({ db: deps.db, redis });
  const watch = startStatusWatch(
    createIncidentWatch({ ...deps, status: createStatusService({ ...deps, probes, redis }) }),
  );
  return {
    async close() {
      await watch.close();
      redis.disconnect();
    },
  };
}

function exposeSlots(metrics: Metrics, runtime: WorkerRuntime, models: readonly ModelName[]): void {
  const gauge = (name: string, help: string, value: (slots: { total: number; held: number }) => number) =>
    metrics.gauge(name, help, ['model'], (set) => {
      for (const model of models) {
        const slots = runtime.slots(GENERATION_QUEUES[model]);
        if (slots !== null) set({ model }, value(slots));
      }
    });
  gauge('saju_model_slots', 'Provider calls of the model that this worker may make at once', ({ total }) => total);
  gauge('saju_model_slots_in_use', 'Slots of the model that jobs hold in this worker', ({ held }) => held);
}

function concurrencyOf(config: Config, queue: QueueName): number {
  const { pool, concurrency } = QUEUES[queue];
  return pool === 'maintenance' || pool === 'webhook' ? concurrency : config.models[pool].concurrency;
}
