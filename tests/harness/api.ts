import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApp } from '../../api/app.ts';
import { createContractCheck } from '../../api/contract/check.ts';
import { messageClasses } from '../../api/http/message-classes.ts';
import { createPipeline } from '../../api/http/pipeline.ts';
import type { Route } from '../../api/http/route.ts';
import { createApiServer, type ServerTimeouts } from '../../api/http/server.ts';
import { createLimiter } from '../../api/rate-limit/limiter.ts';
import { createRequestLimits } from '../../api/rate-limit/limits.ts';
import { sitePages } from '../../api/site/site.ts';
import { createGenerationWaits } from '../../api/streams/await-generation.ts';
import { createAccountService } from '../../shared/accounts/accounts.ts';
import { createAuditLog } from '../../shared/accounts/audit.ts';
import { createIdempotencyService } from '../../shared/accounts/idempotency.ts';
import { createKeyService } from '../../shared/accounts/keys.ts';
import { createSessionService } from '../../shared/accounts/sessions.ts';
import { createAnalyticsService } from '../../shared/analytics/analytics.ts';
import { createBatchService } from '../../shared/batches/batches.ts';
import { parseSection, sectionExpiresAt, simulateSection } from '../../shared/content/index.ts';
import { loadConfig } from '../../shared/core/config.ts';
import type { Logger } from '../../shared/core/logger.ts';
import { createMetrics } from '../../shared/core/metrics.ts';
import type { Permission } from '../../shared/core/permissions.ts';
import type { Plan } from '../../shared/core/plans.ts';
import { createSecretBox } from '../../shared/core/secrets.ts';
import { createEventService } from '../../shared/events/events.ts';
import { createFortuneService } from '../../shared/fortunes/fortunes.ts';
import { claimGeneration } from '../../shared/generation/claims.ts';
import { findCalls } from '../../shared/generation/correct-calls.ts';
import { publishGenerationEvent, readGenerationEvents } from '../../shared/generation/generation-signals.ts';
import { createSectionCallService } from '../../shared/generation/sections.ts';
import { settleGeneration } from '../../shared/generation/settle.ts';
import { createProfileService } from '../../shared/profiles/profiles.ts';
import { createRecentCharts } from '../../shared/profiles/recent-charts.ts';
import { createProducer } from '../../shared/queues/producer.ts';
import { connectCuttableRedis, waitForRedis } from '../../shared/queues/redis.ts';
import { createReportService } from '../../shared/reports/reports.ts';
import { createScheduleService } from '../../shared/schedules/schedules.ts';
import { createUsageLedger } from '../../shared/usage/ledger.ts';
import { createRequestLog } from '../../shared/usage/request-log.ts';
import { createTargetCheck } from '../../shared/webhooks/targets.ts';
import { createWebhookService } from '../../shared/webhooks/webhooks.ts';
import { requestOf } from '../../workers/generation/call-provider.ts';
import { type Client, createClient, type HttpAnswer, until } from './http.ts';
import { testServices } from './services.ts';
import { openDatabase, openRedis, silentLogger, testClock } from './stores.ts';

export interface TestApi {
  readonly url: string;
  /** The live key of `call`. */
  readonly key: string;
  /** With the key of a new account on the plan `enterprise`, which has every permission. */
  readonly call: Client;
  /** The client of a further new account. By default on `enterprise`, with the permissions of a key without any given. */
  newClient(options?: { readonly plan?: Plan; readonly permissions?: readonly Permission[] }): Promise<Client>;
  /** Generates what the request waits for, as a worker with the simulator does. @returns the request's answer */
  generateFor(request: Promise<HttpAnswer>): Promise<HttpAnswer>;
  /** @throws when an answer differed from its contract */
  close(): Promise<void>;
}

/** Routes behind the real pipeline and real stores, in this process: for tests of single routes, without workers. */
export async function openApi(
  routesOf: (services: Awaited<ReturnType<typeof openServices>>) => readonly Route[],
  { timeouts, logger = silentLogger }: { readonly timeouts?: ServerTimeouts; readonly logger?: Logger } = {},
) {
  const services = await openServices(logger);
  const { accounts, keys, pipeline } = services;
  const config = { trustProxy: false, corsOrigins: [] };
  const pages = sitePages({ version: '0.0.0', webhookSourceAddresses: ['203.0.113.7'], supportUrl: null });
  const app = createApp({ routes: routesOf(services), dashboardRoutes: [], pages, pipeline, config });
  const server = createApiServer(app, timeouts, messageClasses(app));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const newKey = async ({ plan = 'enterprise', permissions }: Parameters<TestApi['newClient']>[0] = {}) => {
    const email = `${randomBytes(6).toString('hex')}@partner.example`;
    const { account } = await accounts.create({ email, plan });
    const options = permissions === undefined ? {} : { permissions };
    return (await keys.create(account._id, { name: 'test', type: 'live', ...options })).key;
  };
  const key = await newKey();
  const api: TestApi = {
    url,
    key,
    call: createClient(url, { key }),
    newClient: async (options) => createClient(url, { key: await newKey(options) }),
    async generateFor(request) {
      let isAnswered = false;
      const answer = request.finally(() => {
        isAnswered = true;
      });
      answer.catch(() => undefined);
      await until('the request is answered', async () => {
        await generateOpen(services);
        return isAnswered;
      });
      return answer;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await services.close();
      if (services.differences.length > 0) throw new Error(JSON.stringify(services.differences));
    },
  };
  return api;
}

async function openServices(logger: Logger) {
  const [clock, db, redis] = [testClock(), await openDatabase(), await openRedis()];
  const limitsRedis = connectCuttableRedis(testServices().redisUrl, silentLogger);
  await waitForRedis(limitsRedis, 30_000);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'saju-api-'));
  const metrics = createMetrics();
  const config = loadConfig({
    MONGODB_URL: testServices().mongodbUrl,
    REDIS_URL: testServices().redisUrl,
    SECRETS_KEY: randomBytes(32).toString('base64'),
    SIMULATE_UNCONFIGURED_MODELS: 'true',
  });
  const secrets = createSecretBox(config.secretsKey);
  const producer = createProducer(redis, logger);
  const audit = createAuditLog(db, clock);
  const events = createEventService({ db, clock, producer, logger });
  const accounts = createAccountService({ db, clock, secrets });
  const keys = createKeyService({ db, clock, logger });
  const limiter = createLimiter({ redis: limitsRedis, clock, timeoutMs: 10_000, servers: { count: 1 } });
  const limits = createRequestLimits({ limiter, secrets, events, logger });
  const differences: unknown[] = [];
  const contract = createContractCheck({ error: (line: unknown) => differences.push(line), info: () => undefined });
  const usage = createUsageLedger({ db, logger, dataDir, dropped: metrics.usageDropped });
  const requestLog = createRequestLog({ db, logger, config, dropped: metrics.requestLogDropped });
  const pipeline = createPipeline({
    keys,
    accounts,
    sessions: createSessionService({ db, clock }),
    limits,
    usage,
    requestLog,
    recentCharts: createRecentCharts({ db, clock, logger }),
    idempotency: createIdempotencyService({ db, clock, secrets, logger, leaseMs: 60_000 }),
    config: { legacyMode: 'serve', publicUrl: null, models: config.models },
    logger,
    metrics,
    clock,
    contract,
  });
  const publishFailures = async () => undefined;
  const sections = createSectionCallService({ db, clock, config, secrets, producer, publishFailures });
  const signals = readGenerationEvents(await openRedis(), logger);
  const waits = createGenerationWaits({ events: signals, db, clock, sections, config, publishFailures, logger });
  const targets = createTargetCheck({ webhookAllowPrivateTargets: true });
  return {
    clock,
    db,
    redis,
    config,
    audit,
    events,
    accounts,
    keys,
    usage,
    requestLog,
    pipeline,
    waits,
    fortunes: createFortuneService({ db, clock, audit, events, config, secrets, producer, publishFailures }),
    batches: createBatchService({
      db,
      clock,
      audit,
      events,
      config,
      producer,
      publishFailures,
      targets,
      logger,
    }),
    reports: createReportService({ db, clock }),
    analytics: createAnalyticsService({ db, clock }),
    profiles: createProfileService({ db, clock, audit, events, secrets, publishFailures }),
    schedules: createScheduleService({ db, clock, producer, logger }),
    differences,
    webhooks: createWebhookService({ db, clock, audit, secrets, targets }),
    async close() {
      waits.close();
      await signals.close();
      await limits.close();
      await producer.close();
      redis.disconnect();
      limitsRedis.disconnect();
      await db.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Generates and settles every open generation. */
async function generateOpen({
  db,
  clock,
  audit,
  events,
  redis,
}: Awaited<ReturnType<typeof openServices>>): Promise<void> {
  const open = await db.generations.find({ open: true }).lean();
  for (const { _id: generationId, contentHash, section } of open) {
    const claim = await claimGeneration(db, clock, { generationId });
    if (claim === null) continue;
    const request = requestOf(claim.generation);
    const parsed = parseSection(request, simulateSection(request));
    if (!parsed.ok) throw new Error(parsed.reasons.join());
    const expiresAt = sectionExpiresAt(request, clock.now());
    const result = { content: parsed.content, usage: null, latencyMs: 1, expiresAt };
    const [call = null] = await findCalls(db, [claim.generation]);
    await settleGeneration({ db, clock, audit, events }, claim, result, call);
    await publishGenerationEvent(redis, { generationId, contentHash, section, state: 'succeeded' });
  }
}
