import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Route } from '../../api/http/route.ts';
import {
  type DatabaseHandle,
  type ServiceHandle,
  startDatabase,
  startRedis,
} from '../../scripts/local/services/index.mjs';
import type { ModelName } from '../../shared/content/index.ts';
import { systemClock } from '../../shared/core/clock.ts';
import { connectDatabase } from '../../shared/db/connect.ts';
import { createIncidentWatch } from '../../shared/status/incidents.ts';
import { readModel } from '../../shared/status/model-health.ts';
import type { Condition, Measured } from '../../shared/status/rules.ts';
import { sajuInput } from '../harness/charts.ts';
import { type Example, exampleOf, pathOf } from '../harness/examples.ts';
import {
  BIRTH,
  type CallOptions,
  type Client,
  createClient,
  type HttpAnswer,
  keepsWithin,
  until,
} from '../harness/http.ts';
import { runsOf } from '../harness/jobs.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { nameOf, ROUTES } from '../harness/routes.ts';
import { silentLogger, testClock } from '../harness/stores.ts';
import { createTenant } from '../harness/tenant.ts';
import { createWebhookOwner, receivedAt } from '../harness/webhooks.ts';

/** Long enough to stop the database in the middle of a generation on a slow machine. */
const SONNET_MS = 4_000;

/** Services for this file alone, so that it may stop them. */
let dataDir: string;
let database: DatabaseHandle;
let redis: ServiceHandle;
let platform: TestPlatform;
let apiServer: ApiServer;
let account: TestAccount;
let call: Client;
let profileIds: string[];
let fortuneId: string;
let receiver: Receiver;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'saju-outage-'));
  chmodSync(dataDir, 0o755); // PostgreSQL runs as another user when we are root
  const log = () => undefined;
  [database, redis] = await Promise.all([
    // As durable as in production: acknowledged writes must survive a crash.
    startDatabase({ dataDir, log }),
    startRedis({ dir: path.join(dataDir, 'redis'), throwaway: true, log }),
  ]);
  platform = await startPlatform({
    MONGODB_URL: database.url.replace('/?', '/outages?'),
    REDIS_URL: redis.url,
    // Only the return of a service restarts the work.
    JOB_LOCK_MS: '600000',
    GENERATION_TIMEOUT_MS: '600000',
  });
  apiServer = await platform.spawnApiServer();
  await platform.spawnWorker('gpt4o,webhook,maintenance');
  await platform.spawnWorker('haiku', { settings: { SIMULATOR_LATENCY_MS: '500' } });
  await platform.spawnWorker('sonnet', { settings: { SIMULATOR_LATENCY_MS: String(SONNET_MS) } });
  account = await platform.account();
  call = createClient(apiServer.url, { key: account.liveKey });
  profileIds = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const created = await call('POST', '/v1/profiles', { body: { ...BIRTH, birth_day: 1 + index } });
      return created.textAt('id');
    }),
  );
  fortuneId = (await newFortune()).textAt('id');
  receiver = await startReceiver();
});

afterAll(async () => {
  await platform.stop();
  await receiver.close();
  await Promise.all([database.stop(), redis.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
});

// A failed test must not leave the next ones without services.
afterEach(async () => {
  if ((await health()).status !== 200) await Promise.all([database.start(), redis.start()]);
});
beforeEach(() => until('health answers 200', async () => (await call('GET', '/v1/health')).status === 200));

let fortunesRequested = 0;
/** Dates further away are refused. */
const DAYS = 360;

/** Requests a new fortune each time: a test that waits for a service to return sends hundreds of requests. */
function newFortune(options: CallOptions = {}, model = 'haiku'): Promise<HttpAnswer> {
  const profile_id = profileIds[Math.floor(fortunesRequested / DAYS)];
  const date = new Date(Date.now() + (1 + (fortunesRequested % DAYS)) * 86_400_000).toISOString().slice(0, 10);
  fortunesRequested += 1;
  return call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily', date, model }, ...options });
}

async function timed(work: () => Promise<HttpAnswer>): Promise<{ readonly answer: HttpAnswer; readonly ms: number }> {
  const startedAt = performance.now();
  const answer = await work();
  return { answer, ms: performance.now() - startedAt };
}

/** Checks every response, also the slower ones. */
async function answersWithin(
  limitMs: number,
  work: () => Promise<HttpAnswer>,
  check: (answer: HttpAnswer) => void,
): Promise<void> {
  await keepsWithin(limitMs, async () => {
    const { answer, ms } = await timed(work);
    check(answer);
    return ms;
  });
}

/** An API server checks every 1.5 s which keys were revoked. */
async function untilPollsFail(times: number): Promise<void> {
  const failedPolls = () => platform.logged('key changes could not be read or key uses not written');
  const before = failedPolls();
  await until('polls for revoked keys have failed', async () => failedPolls() >= before + times);
}

async function answersOf(model: ModelName): Promise<number> {
  const { recent, usual } = await readModel(platform.redis, systemClock, model);
  return recent.succeeded + usual.succeeded;
}

const health = () => call('GET', '/v1/health');
/** A measurement is cached for a second. */
const healthIs = (status: number) => until(`health is ${status}`, async () => (await health()).status === status);
const recovers = async (start: () => Promise<void>) => {
  await start();
  await until('a fortune is generated', async () => (await newFortune()).status === 201);
  await until('health answers 200', async () => (await health()).status === 200);
};

/** Call it while all services run. */
async function makeExamples(): Promise<ReadonlyMap<Route, Example>> {
  const { accountId, liveKey: key, accessToken } = account;
  // Repeats of slow calls may have created more than an account may have beside the examples.
  await platform.admin.db.webhooks.deleteMany({ accountId });
  const tenant = createTenant({ url: apiServer.url, key, accessToken, receiverUrl: receiver.url, idleModel: 'gemini' });
  const made = ROUTES.map(async (route): Promise<[Route, Example]> => [route, await exampleOf(route, tenant)]);
  return new Map(await Promise.all(made));
}

/** Sends each route a request that would get 2xx, and repeats slow ones, because the machine may be slow. */
async function callEveryRoute(examples: ReadonlyMap<Route, Example>) {
  const answers: { readonly name: string; readonly answer: HttpAnswer }[] = [];
  let slow = ROUTES.filter(({ access }) => access.kind !== 'public');
  for (let tries = 0; tries < 10 && slow.length > 0; tries += 1) {
    const answered = await callRoutes(slow, examples);
    answers.push(...answered);
    slow = answered.filter(({ ms }) => ms > 2_000).map(({ route }) => route);
  }
  expect(slow.map(nameOf)).toEqual([]);
  return answers;
}

async function callRoutes(routes: readonly Route[], examples: ReadonlyMap<Route, Example>) {
  const answers: { readonly route: Route; readonly name: string; readonly answer: HttpAnswer; readonly ms: number }[] =
    [];
  const left = [...routes];
  const callNext = async () => {
    for (let route = left.shift(); route !== undefined; route = left.shift()) {
      const example = examples.get(route) ?? {};
      const bearer = route.access.kind === 'bearer' ? { bearer: account.accessToken } : {};
      const options = {
        ...(example.body === undefined ? {} : { body: example.body }),
        ...bearer,
        key: account.liveKey,
      };
      const answered = await timed(() => call(route.method, pathOf(route, example), options));
      answers.push({ route, name: nameOf(route), ...answered });
    }
  };
  await Promise.all(Array.from({ length: 10 }, callNext));
  return answers;
}

const reasonOf = (answer: HttpAnswer) => answer.at('reason') ?? answer.at('error.reason');

describe('while Redis is down,', () => {
  it('reads succeed, generations get 503 within a second, and all recovers once it is back', async () => {
    // An API server reports the last known state of a model, which may predate its workers.
    await until('the API server knows the workers', async () => {
      return (await call('GET', '/v1/status')).at('components.ai_models.haiku.status') === 'operational';
    });
    await redis.kill();
    for (const path of [`/v1/fortunes/${fortuneId}`, '/v1/fortunes', `/v1/profiles/${profileIds[0]}/unmasked`]) {
      const read = () => call('GET', path);
      await answersWithin(1_000, read, ({ status, headers }) => {
        expect({ path, status }).toEqual({ path, status: 200 });
        expect(headers.get('x-ratelimit-remaining')).toMatch(/^\d+$/);
      });
    }
    expect((await call('POST', '/v1/profiles', { body: BIRTH })).status).toBe(201);
    await answersWithin(1_000, newFortune, ({ status, headers, body }) => {
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('5');
      expect(body).toMatchObject({ code: 'service_unavailable', reason: 'store_unavailable', retry_after: 5 });
    });
    const compare = { saju: sajuInput(1), userName: '김하나', type: 'compare' };
    const legacy = await call('POST', '/api/daily-fortune', { body: compare });
    expect(legacy.status).toBe(503);
    expect(legacy.at('error')).toMatchObject({ code: 'service_unavailable', reason: 'store_unavailable' });
    const stream = () => call('POST', '/v1/fortunes/daily-stream', { body: { birth_date: '1987-03-04' } });
    await answersWithin(1_000, stream, ({ status, headers }) => {
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('5');
    });
    await healthIs(503);
    await answersWithin(1_000, health, ({ status, body }) => {
      expect(body).toMatchObject({ status: 'unhealthy' });
      expect(status).toBe(503);
    });
    const status = await until('the status shows the outage', async () => {
      const answer = await call('GET', '/v1/status');
      return answer.at('components.cache.status') === 'outage' ? answer : null;
    });
    expect(status.at('status')).toBe('degraded');
    // Workers take jobs again also after a longer disconnection.
    await until(
      'workers have tried to reconnect many times',
      async () => platform.logged('error of a queue worker', 'generation-haiku') > 8,
    );
    await recovers(redis.start);
    const { fortunes } = platform.admin.db;
    await until('no reservation is left', async () => (await fortunes.countDocuments({ state: 'pending' })) === 0);
  });

  it('every route either answers 503 with Retry-After or works without it', async () => {
    const examples = await makeExamples();
    await redis.kill();
    const answers = await callEveryRoute(examples);
    for (const { name, answer } of answers) {
      if (answer.status === 503)
        expect({ name, after: answer.headers.get('retry-after'), reason: reasonOf(answer) }).toEqual({
          name,
          after: expect.stringMatching(/^\d+$/),
          reason: 'store_unavailable',
        });
      expect({ name, status: answer.status, isOurFault: answer.status >= 500 && answer.status !== 503 }).toMatchObject({
        name,
        isOurFault: false,
      });
    }
    expect(answers.filter(({ answer }) => answer.status < 300).length).toBeGreaterThan(15);
    await recovers(redis.start);
  });

  it('a hanging Redis is detected once, not by every caller', async () => {
    for (const pid of redis.pids()) process.kill(pid, 'SIGSTOP');
    try {
      await newFortune();
      for (let count = 0; count < 5; count += 1) {
        await answersWithin(1_000, newFortune, ({ status }) => expect(status).toBe(503));
      }
      const read = () => call('GET', `/v1/fortunes/${fortuneId}`);
      await answersWithin(1_000, read, ({ status }) => expect(status).toBe(200));
    } finally {
      for (const pid of redis.pids()) process.kill(pid, 'SIGCONT');
    }
    await recovers(async () => undefined);
  });
});

describe('while the database is down,', () => {
  it('every route answers 503 quickly, except the status, which reports it', async () => {
    await call('GET', '/v1/status');
    const examples = await makeExamples();
    await database.stop();
    await healthIs(503);
    await answersWithin(1_000, health, ({ status }) => expect(status).toBe(503));
    // Cached keys are trusted for the time of two checks.
    await untilPollsFail(3);
    const answers = await callEveryRoute(examples);
    for (const { name, answer } of answers) {
      if (name === 'GET /v1/status') {
        expect(`${answer.status} ${answer.text}`).toMatch(/^200 /);
        expect(answer.at('status')).toBe('outage');
        expect(answer.at('components.database')).toMatchObject({ status: 'outage', connections: { max: 50 } });
        continue;
      }
      const after = answer.headers.get('retry-after');
      const reason = reasonOf(answer);
      expect({ name, status: answer.status, after, reason }).toEqual({
        name,
        status: 503,
        after: '5',
        reason: 'store_unavailable',
      });
    }
    const unknown = createClient(apiServer.url, { key: `bs_live_${'a'.repeat(44)}` });
    expect((await unknown('GET', '/v1/status')).status).toBe(503);
    await recovers(database.start);
    expect((await call('GET', `/v1/fortunes/${fortuneId}`)).status).toBe(200);
  });

  it('a running generation keeps the content of its one provider call, and stores it after the database returns', async () => {
    const accepted = await newFortune({ headers: { Prefer: 'respond-async' } }, 'sonnet');
    expect({ status: accepted.status, text: accepted.text }).toMatchObject({ status: 202 });
    const { generations } = platform.admin.db;
    const answered = await answersOf('sonnet');
    const running = { model: 'sonnet', open: true, startedAt: { $ne: null } } as const;
    const { _id: generationId } = await until('the generation is running', () => generations.findOne(running).lean());
    await database.kill();
    // The gateway runs; the engine behind it does not.
    await healthIs(503);
    const read = () => call('GET', `/v1/fortunes/${fortuneId}`);
    await answersWithin(5_000, read, ({ status }) => expect(status).toBe(503));
    await until('the model has answered', async () => (await answersOf('sonnet')) > answered);
    await untilPollsFail(4);
    await database.start();
    const location = accepted.headers.get('location') ?? '';
    let answer = accepted;
    const made = async () => {
      answer = await call('GET', location);
      return answer.status === 200;
    };
    const state = () =>
      `it is made; it answers ${answer.status} ${answer.text}, the worker logs:\n${platform.logs().slice(-20_000)}`;
    await until(state, made);
    // A second run would have called the provider again.
    expect(await until('the job has ended', () => runsOf(platform, 'generation-sonnet', generationId))).toBe(1);
  });

  it('a delivery keeps the outcome of its one attempt, and records it after the database returns', async () => {
    const owner = await createWebhookOwner(platform, apiServer, receiver);
    const { id } = await owner.createWebhook('/outcome');
    receiver.behave('/outcome', { kind: 'hang' });
    await owner.createProfile();
    await receivedAt(receiver, '/outcome', 1);
    await database.kill();
    receiver.respond('/outcome');
    await until('the outcome waits', async () => platform.logged('the outcome of a delivery attempt waits') > 0);
    await database.start();
    const listed = await owner.deliveryWith(id, 'success');
    expect(listed.at('data.0.attempts')).toBe(1);
    expect(receiver.received('/outcome')).toHaveLength(1);
  });

  it('the incident monitor keeps the incident in memory, and records it afterwards', async () => {
    // A database that the platform's own monitor does not use.
    const db = await connectDatabase(database.url.replace('/?', '/watched?'));
    const clock = testClock();
    let condition: Condition = 'operational';
    const measure = async (): Promise<Measured> => {
      const model = { status: 'operational', avgLatencyMs: 1 } as const;
      return {
        database: { status: condition, latencyMs: 1, connections: { active: 0, idle: 1, max: 5 } },
        cache: { status: 'operational', latencyMs: 1, hitRate: 0, memoryUsageMb: 1 },
        models: { haiku: model, sonnet: model, gpt4o: model, gemini: model },
      };
    };
    const watch = createIncidentWatch({ db, clock, status: { measure }, logger: silentLogger });
    const checkTimes = async (count: number) => {
      for (let done = 0; done < count; done += 1) {
        clock.advance(10_000);
        await watch.check();
      }
    };
    await checkTimes(2);
    await database.kill();
    condition = 'outage';
    const leftAt = new Date(clock.now().getTime() + 10_000);
    await checkTimes(8);
    await database.start();
    await until('the API server answers', () =>
      db.proveWrite().then(
        () => true,
        () => false,
      ),
    );
    condition = 'operational';
    await checkTimes(1);
    const message = 'The database does not answer: most requests fail.';
    expect(await db.incidents.find().lean()).toMatchObject([{ status: 'investigating', startedAt: leftAt, message }]);
    await checkTimes(12);
    expect(await db.incidents.find().lean()).toMatchObject([{ status: 'resolved' }]);
    await db.close();
  });
});
