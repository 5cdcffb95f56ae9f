import { randomBytes } from 'node:crypto';
import { chmodSync, copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import * as z from 'zod';
import { systemClock } from '../../shared/core/clock.ts';
import { startTcpProxy, type TcpProxy } from '../../tests/harness/tcp-proxy.ts';
import { ROOT, type StartedProcess, startNode } from '../bench/lib/processes.ts';
import type { Surroundings } from '../bench/part.ts';
import { openPlatform, type Platform } from '../cli/platform.ts';
import { emulatorSettings } from '../emulator/settings.ts';
import { type ServiceHandle, startDatabase, startRedis } from '../local/services/index.mjs';
import { type Disk, mountDisk } from './disk.ts';
import { type FlakyProvider, startFlakyProvider } from './provider.ts';

export type Role = 'api-server' | 'worker' | 'scheduler';

/** The place of a process, which stays when its process is replaced. */
export interface Member {
  readonly name: string;
  readonly role: Role;
  pid(): number;
  isRunning(): boolean;
  /** @param shiftMs its clock is ahead of the machine's by this */
  start(shiftMs?: number): Promise<void>;
  /** SIGTERM; resolves when the process has ended. */
  stop(): Promise<void>;
  kill(): Promise<void>;
}

/** Everything that a fault can touch. */
export interface Fleet {
  readonly admin: Platform;
  readonly members: readonly Member[];
  /** Current addresses of the API servers. */
  readonly apiServers: readonly string[];
  readonly engine: Pick<ServiceHandle, 'pids' | 'start' | 'kill'>;
  readonly gateway: Pick<ServiceHandle, 'pids' | 'start' | 'kill'>;
  /** The Redis in use first. */
  readonly redisNodes: readonly ServiceHandle[];
  readonly redisProxy: TcpProxy;
  readonly redisUrl: string;
  readonly provider: FlakyProvider;
  /** Null: this user may not mount. */
  readonly disk: Disk | null;
  failOverRedis(): Promise<void>;
  /** The outputs of all processes. */
  logs(): string;
  /** Copies them to a folder that stays, and returns it. */
  keepLogs(): string;
  /** What Redis has written to its disk. */
  redisFiles(): string;
  close(): Promise<void>;
}

/** The lock of a running job, which a paused process outlives. */
export const JOB_LOCK_MS = 5_000;

const SETTINGS = {
  JOB_LOCK_MS: String(JOB_LOCK_MS),
  GENERATION_TIMEOUT_MS: '6000',
  RECONCILE_AFTER_MS: '2000',
  IDEMPOTENCY_LEASE_MS: '3000',
  GENERATION_WAIT_MS: '8000',
  WEBHOOK_RETRY_DELAYS_MS: '300,600,1200,2400',
  WEBHOOK_TIMEOUT_MS: '15000',
  WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
  LOG_LEVEL: 'info',
} as const;

/** Of all API servers, and of all workers and schedulers (scripts/bench/lib/processes.ts). */
const LOGS = ['api.log', 'workers.log'];
const MODEL_POOLS = 'haiku,sonnet,gpt4o,gemini,webhook';
const MEMBERS: readonly { readonly name: string; readonly role: Role }[] = [
  { name: 'API server 1', role: 'api-server' },
  { name: 'API server 2', role: 'api-server' },
  { name: 'worker 1', role: 'worker' },
  { name: 'worker 2', role: 'worker' },
  { name: 'worker 3', role: 'worker' },
  { name: 'scheduler 1', role: 'scheduler' },
  { name: 'scheduler 2', role: 'scheduler' },
];

/** Starts services, emulator and processes: 2 API servers, 3 workers, 2 schedulers. */
export async function startFleet(log: (line: string) => void, seed: number): Promise<Fleet> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'saju-chaos-'));
  chmodSync(scratch, 0o755); // PostgreSQL runs as another user when we are root.
  const cleanUps: (() => unknown)[] = [() => rmSync(scratch, { recursive: true, force: true })];
  const close = async () => {
    for (let cleanUp = cleanUps.pop(); cleanUp !== undefined; cleanUp = cleanUps.pop()) await cleanUp();
  };
  try {
    return await open();
  } catch (error) {
    await close();
    throw error;
  }

  async function open(): Promise<Fleet> {
    const disk = mountDisk(path.join(scratch, 'disk'));
    if (disk !== null) cleanUps.push(() => disk.remove());
    const redisIn = (name: string) => startRedis({ dir: path.join(scratch, name), log });
    const dataDir = disk?.folder ?? scratch;
    let closed = false;
    const onUnexpectedEnd = (name: string, how: string, startAgain: () => Promise<void>) => {
      log(`${name} ended by itself (${how})`);
      void untilStarted(name, startAgain, log, () => closed);
    };
    const database = await startDatabase({ dataDir, log, onUnexpectedEnd });
    cleanUps.push(() => database.stop());
    const { engine, gateway } = database;
    if (engine === undefined || gateway === undefined) throw new Error('this needs the embedded database, not mongod');
    const redisNodes = [await redisIn('redis-a'), await redisIn('redis-b')];
    for (const node of redisNodes) cleanUps.push(() => node.stop());
    const redisProxy = await startTcpProxy(redisNodes[0]?.port ?? 0);
    cleanUps.push(() => redisProxy.close());
    const provider = await startFlakyProvider(seed);
    cleanUps.push(() => provider.close());

    const redisUrl = `redis://127.0.0.1:${redisProxy.port}`;
    const environment = {
      MONGODB_URL: database.url.replace('/?', '/saju_chaos?'),
      REDIS_URL: redisUrl,
      SECRETS_KEY: randomBytes(32).toString('base64'),
      OPS_PASSWORD: randomBytes(16).toString('hex'),
      DATA_DIR: scratch,
      PORT: '0',
      OPS_PORT: '0',
      ...emulatorSettings(provider.url),
      ...SETTINGS,
    };
    const admin = await openPlatform(environment, systemClock);
    cleanUps.push(() => admin.close());

    const context: Surroundings = {
      scratch,
      services: { mongodbUrl: environment.MONGODB_URL, redisUrl },
      nodeArgs: [],
      log,
      defer: (cleanUp) => cleanUps.push(cleanUp),
    };
    const apiServers: string[] = [];
    const members = MEMBERS.map((member) => createMember(context, member, environment, apiServers));
    cleanUps.push(() => {
      closed = true;
    });
    // The first one creates the indexes.
    await members[0]?.start();
    await Promise.all(members.slice(1).map((member) => member.start()));

    return {
      admin,
      members,
      apiServers,
      engine,
      gateway,
      redisNodes,
      redisProxy,
      redisUrl,
      provider,
      disk,
      failOverRedis: () => failOver(redisNodes, redisProxy),
      logs: () => LOGS.map((name) => readFileSync(path.join(scratch, name), 'utf8')).join('\n'),
      keepLogs() {
        const kept = mkdtempSync(path.join(tmpdir(), 'saju-chaos-logs-'));
        for (const name of LOGS) copyFileSync(path.join(scratch, name), path.join(kept, name));
        return kept;
      },
      redisFiles: () => ['redis-a', 'redis-b'].map((name) => filesIn(path.join(scratch, name))).join('\n'),
      close,
    };
  }
}

/** @param apiServers gets the address of an API server at each start; the address of a dead one stays */
function createMember(
  context: Surroundings,
  { name, role }: Pick<Member, 'name' | 'role'>,
  environment: Readonly<Record<string, string>>,
  apiServers: string[],
): Member {
  const place = Number(name.split(' ').at(-1)) - 1;
  let current: StartedProcess | null = null;
  return {
    name,
    role,
    pid: () => current?.pid ?? 0,
    isRunning: () => current !== null && isRunning(current.pid),
    async start(shiftMs = 0) {
      const settings = { ...environment, ...(shiftMs === 0 ? {} : shiftedClock(shiftMs)) };
      const args = role === 'worker' ? ['--pools', MODEL_POOLS] : ['--pools', 'maintenance', '--schedules'];
      const program = role === 'api-server' ? { file: 'dist/api/main.js' } : { file: 'dist/workers/main.js', args };
      current = await startNode(context, { ...program, environment: settings, readyLimitMs: READY_LIMIT_MS });
      if (role !== 'api-server') return;
      const { port } = z.object({ port: z.number() }).parse(current.ready);
      apiServers[place] = `http://127.0.0.1:${port}`;
    },
    stop: async () => current?.stop(),
    async kill() {
      if (current === null) return;
      process.kill(current.pid, 'SIGKILL');
      await current.stop();
    },
  };
}

/** Only a process that never gets ready takes this long, on any machine. */
const READY_LIMIT_MS = 600_000;
const START_AGAIN_MS = 500;

/** The supervisor of the services: tries until the service runs, which a full disk may prevent. */
async function untilStarted(
  name: string,
  startAgain: () => Promise<void>,
  log: (line: string) => void,
  isClosed: () => boolean,
): Promise<void> {
  while (!isClosed()) {
    await pause(START_AGAIN_MS);
    try {
      return await startAgain();
    } catch (error) {
      log(`${name} cannot start: ${error instanceof Error ? error.message : error}`);
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function shiftedClock(ms: number): Readonly<Record<string, string>> {
  const program = path.join(ROOT, 'tests/harness/shifted-clock.mjs');
  return { NODE_OPTIONS: `--import=${program}`, SAJU_TEST_CLOCK_SHIFT_MS: String(ms) };
}

/** Swaps the node behind the address with the other one; open connections stay at the demoted node. */
async function failOver(nodes: ServiceHandle[], proxy: TcpProxy): Promise<void> {
  const [primary, replica] = nodes;
  if (primary === undefined || replica === undefined) throw new Error('there are two Redis nodes');
  await onRedis(replica.url, async (redis) => {
    await redis.replicaof('127.0.0.1', primary.port);
    while (!(await redis.info('replication')).includes('master_link_status:up')) await pause(20);
    await redis.replicaof('NO', 'ONE');
  });
  await onRedis(primary.url, (redis) => redis.replicaof('127.0.0.1', replica.port));
  proxy.pointTo(replica.port);
  nodes.reverse();
}

export async function onRedis<T>(url: string, work: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url);
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function filesIn(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}
