/**
 * How tests run the platform.
 *
 * - Start API servers, workers and tenants once per file (`beforeAll`): each process costs 1.5 s of processor time. A test that
 *   needs no worker uses a model without a worker (`idleModel`).
 *   Where the reconciler is only a means, run it in the test's process (`runReconciler` of ./cli.ts).
 * - Do not sleep. Wait for a condition with `until` (./http.ts): a record, a request at a receiver or the emulator, or
 *   `logged` for the state of a process.
 * - Do not bound times from above: the machine may be slow. Assert the order of events, their number, or the `reason` of a
 *   response. `JOB_LOCK_MS`, `GENERATION_TIMEOUT_MS`, `RECONCILE_AFTER_MS`, `IDEMPOTENCY_LEASE_MS`,
 *   `GENERATION_WAIT_MS`, `WEBHOOK_TIMEOUT_MS` and `WEBHOOK_RETRY_DELAYS_MS` are settings (README.md): shorten those that
 *   the test waits for (`QUICK_RECOVERY` for crashes), and lengthen those that must not expire during it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openPlatform, type Platform } from '../../scripts/cli/platform.ts';
import type { ModelName } from '../../shared/content/index.ts';
import { systemClock } from '../../shared/core/clock.ts';
import { PERMISSIONS, type Permission } from '../../shared/core/permissions.ts';
import type { Plan } from '../../shared/core/plans.ts';
import { connectPatientRedis, type RedisClient } from '../../shared/queues/redis.ts';
import { freePort } from './ports.ts';
import { addressUnderTest, freshDatabaseUrl, freshRedisUrl } from './services.ts';
import { silentLogger } from './stores.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The platform as separate processes of dist/, on the run's real services, with a database of its own. */
export interface TestPlatform {
  readonly environment: Readonly<Record<string, string>>;
  /** The use cases, to create accounts and read the database. */
  readonly admin: Platform;
  readonly redis: RedisClient;
  /** Starts an API server; several may run. `within` is a command that runs another. */
  startApiServer(settings?: Readonly<Record<string, string>>, within?: readonly string[]): Promise<ApiServer>;
  startWorker(pools: string, options?: WorkerOptions): Promise<TestProcess>;
  account(options?: { readonly plan?: Plan }): Promise<TestAccount>;
  /** The output of all processes. */
  logs(): string;
  /** How many lines of the logs contain all of these texts. */
  logged(...texts: readonly string[]): number;
  /** @throws when an API server has sent what its contract does not have */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  readonly concurrency?: number;
  readonly settings?: Readonly<Record<string, string>>;
  readonly arguments?: readonly string[];
  /** A command that runs another. */
  readonly within?: readonly string[];
}

export interface TestProcess {
  readonly pid: number;
  /** SIGTERM; resolves to the exit code after the process has ended. */
  stop(): Promise<number | null>;
  /** SIGKILL; resolves after the process has ended. */
  kill(): Promise<void>;
}

export interface ApiServer extends TestProcess {
  readonly url: string;
  readonly opsUrl: string;
}

export interface TestAccount {
  readonly accountId: string;
  readonly accessToken: string;
  readonly liveKey: string;
  readonly testKey: string;
  key(options: { type?: 'live' | 'test'; permissions?: readonly Permission[]; expiresAt?: Date }): Promise<string>;
}

/** For tests of crashes and outages: the work of a dead process is taken over within seconds. */
export const QUICK_RECOVERY = { JOB_LOCK_MS: '3000', RECONCILE_AFTER_MS: '4000' } as const;

export const OPS_LOGIN = { user: 'ops', password: 'ops-password-of-the-tests' } as const;

export async function startPlatform(settings: Readonly<Record<string, string>> = {}): Promise<TestPlatform> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'saju-platform-'));
  const environment: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'production',
    MONGODB_URL: freshDatabaseUrl(),
    REDIS_URL: freshRedisUrl(),
    SECRETS_KEY: randomBytes(32).toString('base64'),
    OPS_USER: OPS_LOGIN.user,
    OPS_PASSWORD: OPS_LOGIN.password,
    SIMULATE_UNCONFIGURED_MODELS: 'true',
    WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
    CONTRACT_CHECK: 'log',
    PORT: '0',
    DATA_DIR: dataDir,
    ...settings,
  };
  const redis = connectPatientRedis(environment['REDIS_URL'] ?? '', silentLogger);
  await redis.flushdb();
  const admin = await openPlatform(environment, systemClock);
  const processes: TestProcess[] = [];
  const output: string[] = [];
  const start = async (
    file: string,
    args: readonly string[],
    extra: Readonly<Record<string, string>>,
    within: readonly string[] = [],
  ) => {
    const command = [...within, process.execPath, file, ...args];
    const started = await startProcess(command, { ...environment, ...extra }, output);
    processes.push(started.process);
    return started;
  };
  return {
    environment,
    admin,
    redis,
    async startApiServer(extra = {}, within = []) {
      const startAt = async (opsPort: number): Promise<ApiServer> => {
        const started = await start('dist/api/main.js', [], { OPS_PORT: String(opsPort), ...extra }, within);
        return {
          ...started.process,
          url: `http://${extra['HOST'] ?? '127.0.0.1'}:${started.ready['port']}`,
          opsUrl: `http://127.0.0.1:${opsPort}`,
        };
      };
      return startAt(await freePort()).catch(async (error: unknown) => {
        // Another process got the port first.
        if (/OPS_PORT \d+: .*EADDRINUSE/.test(String(error))) return startAt(await freePort());
        throw error;
      });
    },
    async startWorker(pools, options = {}) {
      const concurrency = options.concurrency === undefined ? [] : ['--concurrency', String(options.concurrency)];
      const args = ['--pools', pools, ...concurrency, ...(options.arguments ?? [])];
      const settings = { OPS_PORT: '0', ...options.settings };
      return (await start('dist/workers/main.js', args, settings, options.within)).process;
    },
    account: (options = {}) => createAccount(admin, options.plan ?? 'enterprise'),
    logs: () => output.join(''),
    logged: (...texts) =>
      output
        .join('')
        .split('\n')
        .filter((line) => texts.every((text) => line.includes(text))).length,
    async stop() {
      await Promise.all(processes.map((process) => process.stop()));
      await tidyUp(admin);
      await admin.close();
      redis.disconnect();
      rmSync(dataDir, { recursive: true, force: true });
      reportContract(output.join(''));
    },
  };
}

/**
 * What the API servers compared with the OpenAPI document: the counts go to the file that scripts/test.mjs adds up.
 * @throws with the fields that differ
 */
function reportContract(logs: string): void {
  const lines = logs
    .split('\n')
    .filter((line) => line.includes('"component":"contract"'))
    .map((line): Record<string, unknown> => JSON.parse(line));
  const file = process.env['SAJU_TEST_CONTRACT_COUNTS'];
  if (file !== undefined) {
    for (const { counts } of lines.filter((line) => 'counts' in line)) {
      appendFileSync(file, `${JSON.stringify(counts)}\n`);
    }
  }
  const different = lines
    .filter((line) => 'fields' in line)
    .map(({ route, status, event, fields }) => `${route} ${status ?? event}: ${Array(fields).join(', ')}`);
  if (different.length > 0)
    throw new Error(`answers differ from their contract:\n${[...new Set(different)].join('\n')}`);
}

/** The run's services end with the run: a slow or stopped database must not fail a test that has passed. */
async function tidyUp(admin: Platform): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, 30_000, 'not within 30 s');
  });
  const dropped = admin.db.connection.dropDatabase().then(
    () => null,
    (error: unknown) => String(error),
  );
  const failure = await Promise.race([dropped, late]);
  clearTimeout(timer);
  if (failure !== null) process.stderr.write(`a test database could not be dropped: ${failure}\n`);
}

async function createAccount(admin: Platform, plan: Plan): Promise<TestAccount> {
  const email = `${randomBytes(8).toString('hex')}@partner.example`;
  const { account, accessToken } = await admin.accounts.create({ email, plan });
  const key = async (options: Parameters<TestAccount['key']>[0]) => {
    const { type = 'live', permissions = PERMISSIONS, expiresAt } = options;
    return (await admin.keys.create(account._id, { name: 'test', type, permissions, expiresAt })).key;
  };
  return {
    accountId: account._id,
    accessToken,
    liveKey: await key({ type: 'live' }),
    testKey: await key({ type: 'test' }),
    key,
  };
}

/** Starts a built file and waits for its ready message. */
async function startProcess(
  [program = '', ...args]: readonly string[],
  environment: Readonly<Record<string, string>>,
  output: string[],
): Promise<{ process: TestProcess; ready: Readonly<Record<string, unknown>> }> {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...environment, MONGODB_URL: addressUnderTest(environment['MONGODB_URL'] ?? '') },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output.push(chunk.toString());
      printed = (printed + chunk.toString()).slice(-2_000);
    });
  }
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  // Not its exit: its last output may be read after that.
  const closed = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const ready = await Promise.race([
    readyMessage(child),
    closed.then((code) => {
      throw new Error(`${args.join(' ')} ended with ${code} before it was ready:\n${printed}`);
    }),
  ]);
  return {
    ready,
    process: {
      pid: child.pid ?? 0,
      async stop() {
        if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
        const code = await gone;
        // Its last output; a process that it started may keep the pipe open.
        await Promise.race([closed, delay(1_000, undefined, { ref: false })]);
        return code;
      },
      async kill() {
        child.kill('SIGKILL');
        await gone;
      },
    },
  };
}

function readyMessage(child: ChildProcess): Promise<Readonly<Record<string, unknown>>> {
  return new Promise((resolve) => {
    child.on('message', (message: unknown) => {
      if (typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready') {
        resolve({ ...message });
      }
    });
  });
}

/** The charges of an account, call by call: of calls that generated content, and of any other charged call. */
export async function chargesOf(platform: TestPlatform, account: TestAccount, model?: ModelName): Promise<number[]> {
  const calls = await platform.admin.db.calls
    .find({
      accountId: account.accountId,
      state: 'charged',
      $or: [{ 'caused.0': { $exists: true } }, { chargedUsd: { $ne: 0 } }],
      ...(model === undefined ? {} : { model }),
    })
    .lean();
  return calls.map((call) => call.chargedUsd);
}
