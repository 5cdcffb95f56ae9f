import type { Server } from 'node:http';
import { createAccountService } from '../shared/accounts/accounts.ts';
import { createAuditLog } from '../shared/accounts/audit.ts';
import { createFallbackService } from '../shared/accounts/fallbacks.ts';
import { createIdempotencyService } from '../shared/accounts/idempotency.ts';
import { createKeyService } from '../shared/accounts/keys.ts';
import { createAccountOperations } from '../shared/accounts/operations.ts';
import { createSessionService } from '../shared/accounts/sessions.ts';
import { createSupportService } from '../shared/accounts/support.ts';
import { createAnalyticsService } from '../shared/analytics/analytics.ts';
import { createBatchService } from '../shared/batches/batches.ts';
import { systemClock } from '../shared/core/clock.ts';
import { loadConfig } from '../shared/core/config.ts';
import { createLogger } from '../shared/core/logger.ts';
import { createMetrics } from '../shared/core/metrics.ts';
import { createWorkerSamples } from '../shared/core/metrics-relay.ts';
import type { RunningProcess, StartOptions, StopStep } from '../shared/core/process.ts';
import { startTracing } from '../shared/core/start-tracing.ts';
import { connectDatabase } from '../shared/db/connect.ts';
import { watchDatabaseClock } from '../shared/db/database-clock.ts';
import { openSecretBox } from '../shared/db/naming-key.ts';
import { createEventService } from '../shared/events/events.ts';
import { createFortuneService } from '../shared/fortunes/fortunes.ts';
import { readGenerationEvents } from '../shared/generation/generation-signals.ts';
import { failurePublisher } from '../shared/generation/publish-failures.ts';
import { createSectionCallService } from '../shared/generation/sections.ts';
import { createMailService } from '../shared/mail/mail.ts';
import { createProfileService } from '../shared/profiles/profiles.ts';
import { createRecentCharts } from '../shared/profiles/recent-charts.ts';
import { POOL_NAMES } from '../shared/queues/catalogue.ts';
import { createProducer } from '../shared/queues/producer.ts';
import {
  connectCuttableRedis,
  connectFailFastRedis,
  connectPatientRedis,
  waitForRedis,
} from '../shared/queues/redis.ts';
import { createReportService } from '../shared/reports/reports.ts';
import { createScheduleService } from '../shared/schedules/schedules.ts';
import { createBreakers } from '../shared/status/breaker.ts';
import { createFleet } from '../shared/status/fleet.ts';
import { createHealthCheck } from '../shared/status/health.ts';
import { createIncidentWatch } from '../shared/status/incidents.ts';
import { watchPoolSettings } from '../shared/status/pool-settings.ts';
import { createStoreProbes } from '../shared/status/probes.ts';
import { createStatusService } from '../shared/status/status.ts';
import { startStatusWatch } from '../shared/status/watch.ts';
import { createUsageLedger } from '../shared/usage/ledger.ts';
import { createRequestLog } from '../shared/usage/request-log.ts';
import { createUsageService } from '../shared/usage/summary.ts';
import { createDeliveryService } from '../shared/webhooks/deliveries.ts';
import { createEventLog } from '../shared/webhooks/event-log.ts';
import { createTargetCheck } from '../shared/webhooks/targets.ts';
import { createWebhookTests } from '../shared/webhooks/test-deliveries.ts';
import { createWebhookService } from '../shared/webhooks/webhooks.ts';
import { createApp } from './app.ts';
import { parseArguments } from './arguments.ts';
import { createContractCheck } from './contract/check.ts';
import { messageClasses } from './http/message-classes.ts';
import { createPipeline } from './http/pipeline.ts';
import { createApiServer, TIMEOUTS } from './http/server.ts';
import { startOpsServer } from './ops/server.ts';
import { createLimiter } from './rate-limit/limiter.ts';
import { createRequestLimits } from './rate-limit/limits.ts';
import { createServerCount } from './rate-limit/server-count.ts';
import { dashboardRoutes } from './routes/dashboard.ts';
import { routeTable } from './routes/table.ts';
import { receiveSignInLink } from './sign-in-link.ts';
import { sitePages } from './site/site.ts';
import { statusPages } from './site/status-page.ts';
import { createGenerationWaits } from './streams/await-generation.ts';
import { createBatchFollower } from './streams/follow-batch.ts';
import { createSectionStreamer } from './streams/section-stream.ts';
import { createEventStreams } from './streams/sse.ts';

/** An API server is often started together with its database. */
const DATABASE_WAIT_MS = 10_000;
/** Requests in progress have this long to finish when the process stops; longer than a synchronous wait. */
const STOP_GRACE_MS = 35_000;

/** Starts an API server, the composition root: connections, services, app, listening sockets. `info` has the port in use. */
export async function startApiServer({
  environment,
  argv,
  logTo,
  clock = systemClock,
}: StartOptions): Promise<RunningProcess> {
  const { workerMetrics, signInLink } = parseArguments(argv);
  const config = loadConfig(environment);
  const isTraced = config.otlpEndpoint !== null;
  const logger = createLogger({
    level: config.logLevel,
    service: 'api',
    isTraced,
    ...(logTo && { destination: logTo }),
  });
  const tracing = await startTracing('api', config, logger);
  const metrics = createMetrics();
  const redis = connectFailFastRedis(config, logger, 'saju-api');
  const limitsRedis = connectCuttableRedis(config, logger, 'saju-api-limits');
  const signalsRedis = connectPatientRedis(config, logger, 'saju-api-events');
  const db = await connectDatabase(config.mongodbUrl, { waitMs: DATABASE_WAIT_MS });
  await Promise.all([waitForRedis(redis, 2_000), waitForRedis(limitsRedis, 2_000)]);

  const secrets = await openSecretBox(db, config);
  const producer = createProducer(redis, logger);
  const signals = readGenerationEvents(signalsRedis, logger);
  const base = {
    db,
    clock,
    config,
    logger,
    secrets,
    producer,
    audit: createAuditLog(db, clock),
    events: createEventService({ db, clock, producer, logger }),
    publishFailures: failurePublisher({ db, clock, redis, logger, metrics, own: signals }),
  };
  const accounts = createAccountService(base);
  const databaseClock = await watchDatabaseClock(base);
  const shared = { ...base, clock: databaseClock };
  const keys = createKeyService(shared);
  const sessions = createSessionService(shared);
  const profiles = createProfileService({ ...base, forgetAfterMs: config.generationWaitMs + 10_000 });
  const poolSettings = await watchPoolSettings(base);
  const breakers = createBreakers(redis, poolSettings);
  const sections = createSectionCallService({ ...base, breakers, metrics });
  const fortunes = createFortuneService({ ...base, breakers, metrics });
  const targets = createTargetCheck(config);
  const batches = createBatchService({ ...base, breakers, targets });
  const webhooks = createWebhookService({ ...base, targets });
  const webhookTests = createWebhookTests({ ...base, webhooks });
  const deliveries = createDeliveryService({ ...base, webhooks });
  const eventLog = createEventLog({ db });
  const probes = createStoreProbes({ db, redis });
  const health = createHealthCheck({ probes, clock });
  const status = createStatusService({ ...base, probes, redis, poolSettings });
  const waits = createGenerationWaits({ ...base, events: signals, sections });
  const contract = config.contractCheck === 'log' ? createContractCheck(logger) : null;
  const streams = createEventStreams(contract?.event);
  const streamer = createSectionStreamer({ sections, waits, streams, secrets, logger });
  const servers = createServerCount({ redis: limitsRedis, logger });
  const limiter = createLimiter({ redis: limitsRedis, clock, timeoutMs: config.limiterTimeoutMs, servers });
  const limits = createRequestLimits({ ...base, limiter });
  const ledger = createUsageLedger({ db, logger, dataDir: config.dataDir, dropped: metrics.usageDropped });
  const counting = ledger.start();
  const requestLog = createRequestLog({ ...base, dropped: metrics.requestLogDropped });
  const logging = requestLog.start();
  const recentCharts = createRecentCharts(base);
  const support = createSupportService({ ...base, mail: createMailService(base) });
  const idempotency = createIdempotencyService({ ...shared, leaseMs: config.idempotencyLeaseMs });
  const pipeline = createPipeline({
    ...base,
    keys,
    accounts,
    sessions,
    limits,
    usage: ledger,
    requestLog,
    recentCharts,
    idempotency,
    metrics,
    contract,
  });
  const routes = routeTable({
    config,
    accounts,
    keys,
    profiles,
    fortunes,
    sections,
    waits,
    streamer,
    webhooks,
    webhookTests,
    deliveries,
    eventLog,
    requestLog,
    batches,
    fallbacks: createFallbackService({ ...shared, accountChanged: keys.accountChanged }),
    schedules: createScheduleService(base),
    follower: createBatchFollower({ batches, streams, logger }),
    health,
    status,
    usage: createUsageService(base),
    reports: createReportService(base),
    support,
    analytics: createAnalyticsService(base),
    clock,
  });
  const app = createApp({
    routes,
    dashboardRoutes: dashboardRoutes(routes, sessions, accounts, signInLink ? receiveSignInLink(clock) : null),
    pages: [...statusPages(status), ...sitePages(config)],
    pipeline,
    config,
  });
  const server = createApiServer(app, TIMEOUTS, messageClasses(app));
  const port = await listen(server, config.port, config.host);
  let stopping = false;
  const ops = await startOpsServer({
    ...base,
    redis,
    accountOperations: createAccountOperations(shared),
    metrics,
    probes,
    streams,
    workerSamples: workerMetrics ? createWorkerSamples() : async () => [],
    health,
    status,
    poolSettings,
    isStopping: () => stopping,
  });
  const keyPolling = keys.start();
  const fleet = createFleet({ redis, config, environment, logger }).register(POOL_NAMES);
  // Also in the API server: without workers no other process can detect that.
  const watch = startStatusWatch(createIncidentWatch({ ...base, status }));
  logger.info({ port, ops_port: config.opsPort, environment: config.environment }, 'API server is listening');

  const stop: StopStep[] = [
    {
      name: 'requests',
      limitMs: STOP_GRACE_MS + 2_000,
      async run() {
        stopping = true;
        streams.close();
        await closeServer(server);
        // In this turn streams receive the end of their last generations.
        await new Promise(setImmediate);
        waits.close();
      },
    },
    { name: 'contract', run: () => contract?.close() },
    { name: 'fleet', run: () => fleet.close() },
    { name: 'incidents', run: () => watch.close() },
    { name: 'pool settings', run: () => poolSettings.close() },
    { name: 'keys', run: () => keyPolling.close() },
    { name: 'database clock', run: () => databaseClock.close() },
    // Writes the remaining usage to a file when the database does not answer for 5 s.
    { name: 'usage', limitMs: 8_000, run: () => counting.close() },
    { name: 'request log', limitMs: 8_000, run: () => logging.close() },
    { name: 'recent charts', limitMs: 5_000, run: () => recentCharts.close() },
    {
      name: 'limits',
      run() {
        servers.close();
        return limits.close();
      },
    },
    { name: 'operators', run: () => ops?.close() },
    { name: 'events', run: () => signals.close() },
    { name: 'queues', run: () => producer.close() },
    {
      name: 'Redis',
      run() {
        redis.disconnect();
        limitsRedis.disconnect();
      },
    },
    { name: 'database', run: () => db.close() },
    { name: 'traces', run: () => tracing?.close() },
  ];
  return { logger, info: { port }, stop };
}

/** Resolves to the port in use: with 0 the system chooses one. */
function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Error(`PORT ${port}: ${error.message}`)));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Stops accepting connections, lets requests finish, then closes the remaining connections. */
async function closeServer(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS);
  // Otherwise a keep-alive connection whose response was just sent would delay the exit by its idle time.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  clearInterval(sweep);
  clearTimeout(cut);
}
