/**
 * How tests run the platform.
 *
 * - `startApiServer` and `startWorker` run in the test's own process, by the functions of dist/ that the programs
 *   run, on real sockets and the run's real services: that takes milliseconds. `spawnApiServer` and `spawnWorker` start the programs
 *   of dist/ as processes, for tests that kill or stop them, or shift their clocks: each costs a second of processor
 *   time, and such tests belong to tests/crashes.
 * - A test that needs no worker uses a model without a worker (`idleModel`). Where the reconciler is only a means, run
 *   it directly (`runReconciler` of ./cli.ts).
 * - Do not sleep. Wait for a condition with `until` (./http.ts): a record, a request at a receiver or the emulator, or
 *   `logged` for the state of a process.
 * - Do not bound times from above: the machine may be slow. Assert the order of events, their number, or the `reason` of a
 *   response. `JOB_LOCK_MS`, `GENERATION_TIMEOUT_MS`, `RECONCILE_AFTER_MS`, `IDEMPOTENCY_LEASE_MS`,
 *   `GENERATION_WAIT_MS`, `WEBHOOK_TIMEOUT_MS` and `WEBHOOK_RETRY_DELAYS_MS` are settings (docs/settings.md): shorten those that
 *   the test waits for (`QUICK_RECOVERY` for crashes), and lengthen those that must not expire during it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { startApiServer as StartApiServer } from '../../api/start.ts';
import { openPlatform, type Platform } from '../../scripts/cli/platform.ts';
import type { ModelName } from '../../shared/content/index.ts';
import { type Clock, systemClock } from '../../shared/core/clock.ts';
import { PERMISSIONS, type Permission } from '../../shared/core/permissions.ts';
import type { Plan } from '../../shared/core/plans.ts';
import { type RunningProcess, runStopSteps, type StartOptions } from '../../shared/core/process.ts';
import { connectPatientRedis, type RedisClient } from '../../shared/queues/redis.ts';
import type { startWorker as StartWorker } from '../../workers/start.ts';
import { giveBackDatabase, takeDatabase } from './databases.ts';
import { failures } from './http.ts';
import { failuresIn } from './logs.ts';
import { freePort } from './ports.ts';
import { addressUnderTest, freshRedisUrl } from './services.ts';
import { silentLogger } from './stores.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The build: its folders also have what pages load. */
const built = async <Module>(file: string): Promise<Module> =>
  import(pathToFileURL(path.join(ROOT, 'dist', file)).href);
const startApiServer: typeof StartApiServer = async (options) =>
  (await built<{ startApiServer: typeof StartApiServer }>('api/start.js')).startApiServer(options);
const startWorker: typeof StartWorker = async (options) =>
  (await built<{ startWorker: typeof StartWorker }>('workers/start.js')).startWorker(options);

type Settings = Readonly<Record<string, string>>;

/** The platform on the run's real services, with a database of its own. */
export interface TestPlatform {
  readonly environment: Readonly<Record<string, string>>;
  /** The use cases, to create accounts and read the database. */
  readonly admin: Platform;
  readonly redis: RedisClient;
  /** Several may run. @param clock in place of the machine's */
  startApiServer(settings?: Settings, clock?: Clock): Promise<ApiServer>;
  startWorker(pools: string, options?: WorkerOptions): Promise<Running>;
  /** As a process. `within` is a command that runs another. */
  spawnApiServer(settings?: Settings, within?: readonly string[]): Promise<ApiServerProcess>;
  /** As a process. `within` is a command that runs another. */
  spawnWorker(pools: string, options?: WorkerOptions, within?: readonly string[]): Promise<TestProcess>;
  account(options?: { readonly plan?: Plan }): Promise<TestAccount>;
  /** The output of all processes. */
  logs(): string;
  /** How many lines of the logs contain all of these texts. */
  logged(...texts: readonly string[]): number;
  /** Has `stop` close what a test has opened: a test that fails does not, and the run would not end. */
  closeWith(close: () => Promise<void>): void;
  /** @throws when an API server has sent what its contract does not have */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  readonly concurrency?: number;
  readonly settings?: Settings;
  readonly arguments?: readonly string[];
}

/** The output of the platforms that run: a failing test prints the failures that they have logged, and answered. */
const outputs = new Set<readonly string[]>();

Object.assign(globalThis, {
  onTestFailure() {
    for (const line of [...outputs].flatMap((output) => failuresIn(output.join(''))))
      process.stderr.write(`The platform has logged: ${line}\n`);
    for (const failure of failures) process.stderr.write(`The platform has answered: ${failure}\n`);
  },
});

export interface Running {
  /** As on SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
}

export interface ApiServer extends Running {
  readonly url: string;
  readonly opsUrl: string;
}

export interface TestProcess extends Running {
  readonly pid: number;
  /** SIGKILL; resolves after the process has ended. */
  kill(): Promise<void>;
}

export type ApiServerProcess = ApiServer & TestProcess;

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

export async function startPlatform(settings: Settings = {}): Promise<TestPlatform> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'saju-platform-'));
  const isOwnDatabase = settings['MONGODB_URL'] === undefined;
  const environment: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'production',
    ...(isOwnDatabase && { MONGODB_URL: takeDatabase() }),
    REDIS_URL: freshRedisUrl(),
    SECRETS_KEY: randomBytes(32).toString('base64'),
    OPS_USER: OPS_LOGIN.user,
    OPS_PASSWORD: OPS_LOGIN.password,
    SIMULATE_UNCONFIGURED_MODELS: 'true',
    WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
    CONTRACT_CHECK: 'log',
    // No caller gives up because the machine is busy.
    GENERATION_WAIT_MS: '120000',
    PORT: '0',
    DATA_DIR: dataDir,
    ...settings,
  };
  const redis = connectPatientRedis(environment['REDIS_URL'] ?? '', silentLogger);
  await redis.flushdb();
  const admin = await openPlatform(environment, systemClock);
  const running: Running[] = [];
  const closing: (() => Promise<void>)[] = [];
  const output: string[] = [];
  outputs.add(output);
  const kept = <T extends Running>(each: T): T => {
    running.push(each);
    return each;
  };
  const optionsOf = (args: readonly string[], extra: Settings): StartOptions => {
    if ('NODE_OPTIONS' in extra) throw new Error('options of Node need a process: spawnApiServer, spawnWorker');
    return {
      environment: forProcess({ ...environment, ...extra }),
      argv: ['node', 'saju', ...args],
      logTo: { write: (line) => void output.push(line) },
    };
  };
  const spawnNode = (args: readonly string[], extra: Settings, within: readonly string[] = []) =>
    startProcess([...within, process.execPath, ...args], forProcess({ ...environment, ...extra }), output);
  return {
    environment,
    admin,
    redis,
    startApiServer: (extra = {}, clock = systemClock) =>
      withOpsPort(async (port) => {
        const options = optionsOf([], { OPS_PORT: port, ...extra });
        const started = await startApiServer({ ...options, clock });
        return kept({ ...stoppable(started), ...addresses(started.info?.['port'], port, extra) });
      }),
    spawnApiServer: (extra = {}, within = []) =>
      withOpsPort(async (port) => {
        const started = await spawnNode(['dist/api/main.js'], { OPS_PORT: port, ...extra }, within);
        return kept({ ...started.process, ...addresses(started.ready['port'], port, extra) });
      }),
    async startWorker(pools, options = {}) {
      const settings = { OPS_PORT: '0', ...options.settings };
      return kept(stoppable(await startWorker(optionsOf(workerArguments(pools, options), settings))));
    },
    async spawnWorker(pools, options = {}, within = []) {
      const settings = { OPS_PORT: '0', ...options.settings };
      const args = ['dist/workers/main.js', ...workerArguments(pools, options)];
      return kept((await spawnNode(args, settings, within)).process);
    },
    account: (options = {}) => createAccount(admin, options.plan ?? 'enterprise'),
    logs: () => output.join(''),
    logged: (...texts) =>
      output
        .join('')
        .split('\n')
        .filter((line) => texts.every((text) => line.includes(text))).length,
    closeWith: (close) => void closing.push(close),
    async stop() {
      outputs.delete(output);
      await Promise.all(running.map((each) => each.stop()));
      await Promise.all(closing.map((close) => close()));
      if (isOwnDatabase) await giveBackDatabase(admin.db);
      await admin.close();
      redis.disconnect();
      rmSync(dataDir, { recursive: true, force: true });
      reportContract(output.join(''));
    },
  };
}

/**
 * What the API servers compared with the OpenAPI document: the counts go to the file that scripts/test/main.mjs adds up.
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

function forProcess(environment: Settings): Settings {
  return { ...environment, MONGODB_URL: addressUnderTest(environment['MONGODB_URL'] ?? '') };
}

function workerArguments(pools: string, options: WorkerOptions): string[] {
  const concurrency = options.concurrency === undefined ? [] : ['--concurrency', String(options.concurrency)];
  return ['--pools', pools, ...concurrency, ...(options.arguments ?? [])];
}

function addresses(port: unknown, opsPort: string, settings: Settings) {
  return { url: `http://${settings['HOST'] ?? '127.0.0.1'}:${port}`, opsUrl: `http://127.0.0.1:${opsPort}` };
}

/** Another process may take a free port first. */
async function withOpsPort<T>(start: (port: string) => Promise<T>): Promise<T> {
  return start(String(await freePort())).catch(async (error: unknown) => {
    if (/OPS_PORT \d+: .*EADDRINUSE/.test(String(error))) return start(String(await freePort()));
    throw error;
  });
}

function stoppable({ logger, stop }: RunningProcess): Running {
  let stopping: Promise<number> | undefined;
  return {
    stop() {
      stopping ??= runStopSteps(stop, logger).then((allDone) => (allDone ? 0 : 1));
      return stopping;
    },
  };
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
  environment: Settings,
  output: string[],
): Promise<{ process: TestProcess; ready: Readonly<Record<string, unknown>> }> {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: environment,
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
