import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import * as z from 'zod';
import { type Birth, distinctBirths } from '../lib/births.ts';
import { cpuMs } from '../lib/cpu.ts';
import { openFilesLimit, residentKb } from '../lib/memory.ts';
import { type BenchPlatform, makeLiveKeys, openBenchPlatform } from '../lib/platform.ts';
import { startNode } from '../lib/processes.ts';
import { row } from '../lib/statistics.ts';
import type { StreamRequest } from '../lib/stream-client.ts';
import { dailyStream } from '../lib/streams.ts';
import type { BenchContext, Part } from '../part.ts';

const STREAMS = 5_000;
const QUICK_STREAMS = 1_000;
/** Each requests charts of its own, because accounts share neither content nor limits per minute. */
const ACCOUNTS = 50;
const EVENTS_PER_STREAM = 4;
const OPENING = 50;
const PROVIDER_LATENCY_MS = 200;
/** Open files besides streams: database connections, Redis, files. */
const OTHER_FILES = 200;
/** Time for the garbage collection of the requests. */
const REST_MS = 3_000;

export const streamCrowd: Part = {
  name: 'stream-crowd',
  title: `${STREAMS.toLocaleString('en-US')} streams at once`,
  method: `\`POST /v1/fortunes/daily-stream\` on one API server, ${STREAMS.toLocaleString('en-US')} streams of ${ACCOUNTS} accounts with a chart each, every stream a
connection of its own. No worker runs until all are open, so that all are waiting at once; then one worker process generates the sections and every
stream has to end with each of its events. Memory is the API server's resident set: after a warm-up of ${STREAMS / 10} streams, with all streams open, and after
the last one. Redis connections are those of the API server's Redis database while no worker runs.`,
  limitMs: 1_200_000,
  async run(context) {
    const platform = await openCrowdPlatform(context);
    const keys = await makeLiveKeys(platform.admin, ACCOUNTS);
    const births = distinctBirths();
    const runs: Run[] = [];
    for (let run = 0; run < context.runs; run += 1) {
      const made = await measure(context, platform, keys, births);
      runs.push(made);
      context.log(`run ${run + 1}: ${describe(made)}`);
    }
    const line = (measure: string, unit: string, figure: (run: Run) => number) => ({
      measure,
      unit,
      values: runs.map(figure),
    });
    const megabytes = (kb: number) => kb / 1024;
    return [
      row({ ...line('streams that got every event', '', ({ whole }) => whole), target: atLeast(count(context)) }),
      row({ ...line('events lost', '', ({ lost }) => lost), target: atMost(0) }),
      row({ ...line('memory per stream', 'kB', ({ perStreamKb }) => perStreamKb), target: atMost(30) }),
      row(line('resident before', 'MB', ({ before }) => megabytes(before.residentKb))),
      row(line('resident with all open', 'MB', ({ open }) => megabytes(open.residentKb))),
      row(line('resident after', 'MB', ({ after }) => megabytes(after.residentKb))),
      row({ ...line('readers of events in Redis', '', ({ open }) => open.readers), target: atMost(1) }),
      row(line('Redis connections before', '', ({ before }) => before.connections)),
      row(line('Redis connections with all open', '', ({ open }) => open.connections)),
      row(line('opened', '1/s', ({ openedPerSecond }) => openedPerSecond)),
      row(line(`headers p50, ${OPENING} opening at once`, 'ms', ({ headersP50Ms }) => headersP50Ms)),
      row(line(`headers p99, ${OPENING} opening at once`, 'ms', ({ headersP99Ms }) => headersP99Ms)),
      row(line("the API server's processor time per stream", 'ms', (run) => run.cpuMs)),
    ];
  },
};

function count(context: BenchContext): number {
  return context.quick ? QUICK_STREAMS : STREAMS;
}

function atLeast(value: number) {
  return { kind: 'at least', value } as const;
}

function atMost(value: number) {
  return { kind: 'at most', value } as const;
}

interface Run {
  readonly whole: number;
  readonly lost: number;
  readonly perStreamKb: number;
  readonly before: ServerState;
  readonly open: ServerState;
  readonly after: ServerState;
  readonly openedPerSecond: number;
  readonly headersP50Ms: number;
  readonly headersP99Ms: number;
  readonly cpuMs: number;
}

interface ServerState {
  readonly residentKb: number;
  readonly connections: number;
  /** The connections that wait for events. */
  readonly readers: number;
}

async function openCrowdPlatform(context: BenchContext): Promise<BenchPlatform> {
  const emulator = await startNode(context, {
    file: 'scripts/bench/programs/emulator.ts',
    input: { latencyMs: PROVIDER_LATENCY_MS },
  });
  return openBenchPlatform(context, {
    ANTHROPIC_API_KEY: 'emulator',
    ANTHROPIC_BASE_URL: z.object({ url: z.string() }).parse(emulator.ready).url,
    // The first stream waits until the last one is open.
    GENERATION_WAIT_MS: '120000',
  });
}

async function measure(
  context: BenchContext,
  platform: BenchPlatform,
  keys: readonly string[],
  births: Generator<Birth>,
): Promise<Run> {
  const apiServer = await platform.startApiServer();
  requireOpenFiles(apiServer.pid, count(context) + OTHER_FILES);
  await crowd(context, platform, crowdOf(apiServer.url, keys, births, count(context) / 10), async () => undefined);
  await delay(REST_MS);
  const before = await stateOf(platform, apiServer.pid);
  const cpuBefore = cpuMs(apiServer.pid) ?? Number.NaN;
  const requests = crowdOf(apiServer.url, keys, births, count(context));
  const made = await crowd(context, platform, requests, async () => {
    await delay(REST_MS);
    return stateOf(platform, apiServer.pid);
  });
  const usedMs = (cpuMs(apiServer.pid) ?? Number.NaN) - cpuBefore;
  await delay(REST_MS);
  const after = await stateOf(platform, apiServer.pid);
  await apiServer.stop();
  const { opened, open, end } = made;
  return {
    whole: end.whole,
    lost: requests.length * EVENTS_PER_STREAM - end.events,
    perStreamKb: (open.residentKb - before.residentKb) / requests.length,
    before,
    open,
    after,
    openedPerSecond: requests.length / (opened.openedMs / 1000),
    headersP50Ms: opened.headersP50Ms,
    headersP99Ms: opened.headersP99Ms,
    cpuMs: usedMs / requests.length,
  };
}

const openedAnswer = z.object({
  url: z.string(),
  openedMs: z.number(),
  headersP50Ms: z.number(),
  headersP99Ms: z.number(),
});
const endAnswer = z.object({ whole: z.number(), events: z.number() });

/** Opens the streams, measures the API server while they wait, and starts a worker that ends them. */
async function crowd<T>(
  context: BenchContext,
  platform: BenchPlatform,
  requests: readonly StreamRequest[],
  inspect: () => Promise<T>,
) {
  const readers = await startNode(context, {
    file: 'scripts/bench/programs/stream-crowd.ts',
    input: { requests, opening: OPENING },
    readyLimitMs: 110_000,
  });
  const opened = openedAnswer.parse(readers.ready);
  const open = await inspect();
  const worker = await platform.startWorker('--pools', 'haiku', '--concurrency', '100');
  const end = endAnswer.parse(await (await fetch(opened.url)).json());
  await worker.stop();
  await readers.stop();
  return { opened, open, end };
}

/** The streams of an account have one chart, so they wait for the same sections. */
function crowdOf(apiUrl: string, keys: readonly string[], births: Generator<Birth>, streams: number): StreamRequest[] {
  const charts = keys.map((key) => {
    const { value } = births.next();
    if (value === undefined) throw new Error('no birth is left for another stream');
    return dailyStream(apiUrl, key, value);
  });
  return Array.from({ length: streams }, (_, index) => charts[index % charts.length] ?? []).flat();
}

async function stateOf(platform: BenchPlatform, serverPid: number): Promise<ServerState> {
  const clients = await redisClients(platform.redisUrl);
  return {
    residentKb: residentKb(serverPid) ?? Number.NaN,
    connections: clients.length,
    readers: clients.filter((client) => / cmd=xread /.test(client)).length,
  };
}

/** The connections to that numbered database, as Redis describes them. */
async function redisClients(redisUrl: string): Promise<string[]> {
  const url = new URL(redisUrl);
  const number = url.pathname.slice(1);
  url.pathname = '/0';
  const redis = new Redis(url.href, { maxRetriesPerRequest: 1 });
  const list = String(await redis.client('LIST'));
  redis.disconnect();
  return list.split('\n').filter((client) => client.includes(` db=${number} `));
}

/** @throws when the process may not open so many connections. Its peers have the same limit. */
function requireOpenFiles(pid: number, wanted: number): void {
  const limit = openFilesLimit(pid);
  if (limit === null || limit >= wanted) return;
  throw new Error(`a process may open ${limit} files here, ${wanted} are needed: raise it (ulimit -n)`);
}

function describe(run: Run): string {
  const megabytes = ({ residentKb }: ServerState) => Math.round(residentKb / 1024);
  return (
    `${run.whole} whole, ${run.lost} events lost, ${run.perStreamKb.toFixed(1)} kB per stream` +
    ` (${megabytes(run.before)}, ${megabytes(run.open)}, ${megabytes(run.after)} MB), ${run.open.readers} reader of ${run.open.connections}` +
    ` Redis connections, opened ${Math.round(run.openedPerSecond)}/s p99 ${run.headersP99Ms.toFixed(0)} ms, CPU ${run.cpuMs.toFixed(2)} ms`
  );
}
