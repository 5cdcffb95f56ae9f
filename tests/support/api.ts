import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApp } from '../../api/app.ts';
import { messageClasses } from '../../api/http/message-classes.ts';
import { createPipeline } from '../../api/http/pipeline.ts';
import type { Route } from '../../api/http/route.ts';
import { createApiServer } from '../../api/http/server.ts';
import { createLimiter } from '../../api/rate-limit/limiter.ts';
import { createRequestLimits } from '../../api/rate-limit/limits.ts';
import { createAccountService } from '../../shared/accounts/accounts.ts';
import { createAuditLog } from '../../shared/accounts/audit.ts';
import { createIdempotencyService } from '../../shared/accounts/idempotency.ts';
import { createKeyService } from '../../shared/accounts/keys.ts';
import { createMetrics } from '../../shared/core/metrics.ts';
import { createSecretBox } from '../../shared/core/secrets.ts';
import { createEventService } from '../../shared/events/events.ts';
import { createProfileService } from '../../shared/profiles/profiles.ts';
import { createRecentCharts } from '../../shared/profiles/recent-charts.ts';
import { createProducer } from '../../shared/queues/producer.ts';
import { connectCuttableRedis, waitForRedis } from '../../shared/queues/redis.ts';
import { createScheduleService } from '../../shared/schedules/schedules.ts';
import { createUsageLedger } from '../../shared/usage/ledger.ts';
import { createTargetCheck } from '../../shared/webhooks/targets.ts';
import { createWebhookService } from '../../shared/webhooks/webhooks.ts';
import { type Client, createClient } from './http.ts';
import { testServices } from './services.ts';
import { openDatabase, openRedis, silentLogger, testClock } from './stores.ts';

export interface TestApi {
  /** With the key of a new account on the plan `enterprise`, which has every permission. */
  readonly call: Client;
  /** The client of a further new account. */
  newClient(): Promise<Client>;
  close(): Promise<void>;
}

/** Routes behind the real pipeline and real stores, in this process: for tests of single routes, without workers. */
export async function openApi(routesOf: (services: Awaited<ReturnType<typeof openServices>>) => readonly Route[]) {
  const services = await openServices();
  const { accounts, keys, pipeline } = services;
  const config = { trustProxy: false, corsOrigins: [] };
  const app = createApp({ routes: routesOf(services), pipeline, config });
  const server = createApiServer(app, undefined, messageClasses(app));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const newClient = async () => {
    const email = `${randomBytes(6).toString('hex')}@partner.example`;
    const { account } = await accounts.create({ email, plan: 'enterprise' });
    const { key } = await keys.create(account._id, { name: 'test', type: 'live' });
    return createClient(url, { key });
  };
  const api: TestApi = {
    call: await newClient(),
    newClient,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await services.close();
    },
  };
  return api;
}

async function openServices() {
  const [clock, db, redis] = [testClock(), await openDatabase(), await openRedis()];
  const limitsRedis = connectCuttableRedis(testServices().redisUrl, silentLogger);
  await waitForRedis(limitsRedis, 30_000);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'saju-api-'));
  const [logger, metrics] = [silentLogger, createMetrics()];
  const secrets = createSecretBox(randomBytes(32).toString('base64'));
  const producer = createProducer(redis, logger);
  const audit = createAuditLog(db, clock);
  const events = createEventService({ db, clock, producer, logger });
  const accounts = createAccountService({ db, clock, secrets });
  const keys = createKeyService({ db, clock, logger });
  const limiter = createLimiter({ redis: limitsRedis, clock, timeoutMs: 10_000 });
  const limits = createRequestLimits({ limiter, secrets, events, logger });
  const pipeline = createPipeline({
    keys,
    accounts,
    limits,
    usage: createUsageLedger({ db, logger, dataDir, dropped: metrics.usageDropped }),
    recentCharts: createRecentCharts({ db, clock, logger }),
    idempotency: createIdempotencyService({ db, clock, secrets, logger, leaseMs: 60_000 }),
    config: { legacyMode: 'serve' },
    logger,
    metrics,
    clock,
  });
  const targets = createTargetCheck({ config: { webhookAllowPrivateTargets: true } });
  return {
    clock,
    db,
    accounts,
    keys,
    pipeline,
    profiles: createProfileService({ db, clock, audit, events, publishFailures: async () => undefined }),
    schedules: createScheduleService({ db, clock }),
    webhooks: createWebhookService({ db, clock, audit, secrets, targets }),
    async close() {
      await limits.close();
      await producer.close();
      redis.disconnect();
      limitsRedis.disconnect();
      await db.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
