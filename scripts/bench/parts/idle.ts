import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { type CommandCounter, startCommandCounter } from '../../../tests/harness/command-counter.ts';
import { cpuMs } from '../lib/cpu.ts';
import { residentKb } from '../lib/memory.ts';
import { type BenchPlatform, openBenchPlatform } from '../lib/platform.ts';
import type { StartedProcess } from '../lib/processes.ts';
import { row } from '../lib/statistics.ts';
import type { BenchContext, Part, Row } from '../part.ts';

/** A kind of process: how many run, and how many the site has for which the sum is computed. */
interface Kind {
  readonly name: string;
  readonly running: number;
  readonly ofSite: number;
  start(platform: BenchPlatform, place: number): Promise<StartedProcess>;
}

const MODELS = ['haiku', 'sonnet', 'gpt4o', 'gemini'] as const;
const KINDS: readonly Kind[] = [
  { name: 'API server', running: 10, ofSite: 20, start: (platform) => platform.startApiServer() },
  {
    name: 'worker of a model',
    running: 6,
    ofSite: 88,
    start: (platform, place) => platform.startWorker('--pools', MODELS[place % MODELS.length] ?? ''),
  },
  { name: 'webhook worker', running: 2, ofSite: 10, start: (platform) => platform.startWorker('--pools', 'webhook') },
  {
    name: 'scheduler',
    running: 2,
    ofSite: 2,
    start: (platform) => platform.startWorker('--pools', 'maintenance', '--schedules'),
  },
];
const SITE = '20 API servers and 100 workers';
/** After the start: the first reports of every process, and its garbage. */
const SETTLING_MS = 20_000;
const WINDOW_MS = 60_000;
const QUICK_WINDOW_MS = 10_000;

export const idle: Part = {
  name: 'idle',
  title: 'Idle processes',
  method: `10 API servers and 10 workers (6 of a model, 2 of webhooks, 2 schedulers) without any work, over a minute. Processor time, resident memory,
connections and commands of a process are the means of its kind. Each kind reaches both stores through a counter of what is sent. ${SITE} (88 of a model,
10 of webhooks, 2 schedulers) are computed from these means. Redis' processor time is that of the 20 processes that ran; the memory of a connection is
what Redis counts for its clients.`,
  limitMs: 1_800_000,
  async run(context) {
    const runs: Run[] = [];
    for (let run = 0; run < context.runs; run += 1) runs.push(await measure(context));
    return rows(runs);
  },
};

interface Figures {
  /** Milliseconds of processor time a second. */
  readonly cpu: number;
  readonly residentMb: number;
  readonly redisConnections: number;
  readonly mongodbConnections: number;
  readonly redisPerSecond: number;
  readonly mongodbPerSecond: number;
}

interface Run {
  readonly kinds: ReadonlyMap<string, Figures>;
  readonly redisCpu: number;
  readonly redisClientKb: number;
}

async function measure(context: BenchContext): Promise<Run> {
  const platform = await openBenchPlatform(context);
  const started: {
    readonly kind: Kind;
    readonly mongodb: CommandCounter;
    readonly redis: CommandCounter;
    readonly processes: readonly StartedProcess[];
  }[] = [];
  for (const kind of KINDS) {
    const mongodb = await startCommandCounter(platform.mongodbUrl);
    const redis = await startCommandCounter(platform.redisUrl);
    const counters = [mongodb, redis];
    context.defer(() => Promise.all(counters.map((counter) => counter.close())));
    const through = platform.at({ mongodbUrl: mongodb.url, redisUrl: redis.url });
    const processes: StartedProcess[] = [];
    for (let place = 0; place < kind.running; place += 1) processes.push(await kind.start(through, place));
    started.push({ kind, mongodb, redis, processes });
  }
  await delay(SETTLING_MS);
  const read = async () => ({
    at: performance.now(),
    redisCpu: (await infoOf(platform, 'cpu')).cpuMs,
    kinds: started.map(({ mongodb, redis, processes }) => ({
      cpu: sum(processes.map(({ pid }) => cpuMs(pid) ?? Number.NaN)),
      mongodb: total(mongodb),
      redis: total(redis),
    })),
  });
  const before = await read();
  await delay(context.quick ? QUICK_WINDOW_MS : WINDOW_MS);
  const after = await read();
  const seconds = (after.at - before.at) / 1000;
  const kinds = new Map<string, Figures>();
  for (const [place, { kind, mongodb, redis, processes }] of started.entries()) {
    const perSecond = (field: 'cpu' | 'mongodb' | 'redis') =>
      ((after.kinds[place]?.[field] ?? Number.NaN) - (before.kinds[place]?.[field] ?? Number.NaN)) /
      (seconds * processes.length);
    const figures = {
      cpu: perSecond('cpu'),
      residentMb: sum(processes.map(({ pid }) => (residentKb(pid) ?? Number.NaN) / 1024)) / processes.length,
      redisConnections: redis.connections() / processes.length,
      mongodbConnections: mongodb.connections() / processes.length,
      redisPerSecond: perSecond('redis'),
      mongodbPerSecond: perSecond('mongodb'),
    };
    kinds.set(kind.name, figures);
    context.log(
      `${kind.name}: ${JSON.stringify(figures, (_key, value) => (typeof value === 'number' ? Number(value.toFixed(2)) : value))}`,
    );
    for (const counter of [redis, mongodb]) context.log(`  ${busiest(counter)}`);
  }
  const { clientKb } = await infoOf(platform, 'clients');
  for (const { processes } of started) await Promise.all(processes.map((process) => process.stop()));
  return { kinds, redisCpu: (after.redisCpu - before.redisCpu) / seconds, redisClientKb: clientKb };
}

function rows(runs: readonly Run[]): Row[] {
  const figure = (measure: string, unit: string, of: (run: Run) => number) =>
    row({ measure, unit, values: runs.map(of) });
  const ofKind = (run: Run, name: string, field: keyof Figures) => run.kinds.get(name)?.[field] ?? Number.NaN;
  const ofSite = (run: Run, field: keyof Figures) =>
    sum(KINDS.map(({ name, ofSite: count }) => count * ofKind(run, name, field)));
  const FIELDS: readonly (readonly [keyof Figures, string, string])[] = [
    ['cpu', 'processor time', 'ms/s'],
    ['residentMb', 'resident memory', 'MB'],
    ['redisConnections', 'connections to Redis', ''],
    ['mongodbConnections', 'connections to MongoDB', ''],
    ['redisPerSecond', 'commands to Redis', '1/s'],
    ['mongodbPerSecond', 'commands to MongoDB', '1/s'],
  ];
  return [
    ...KINDS.flatMap(({ name }) =>
      FIELDS.map(([field, what, unit]) => figure(`${name}: ${what}`, unit, (run) => ofKind(run, name, field))),
    ),
    figure("Redis' processor time, of 20 processes", 'ms/s', ({ redisCpu }) => redisCpu),
    figure('memory of a connection in Redis', 'kB', ({ redisClientKb }) => redisClientKb),
    ...FIELDS.map(([field, what, unit]) => figure(`${SITE}: ${what}`, unit, (run) => ofSite(run, field))),
  ];
}

/** @param section of `INFO`, or `clients`: the mean memory of a connection */
async function infoOf(platform: BenchPlatform, section: 'cpu' | 'clients') {
  const url = new URL(platform.redisUrl);
  url.pathname = '/0';
  const redis = new Redis(url.href, { maxRetriesPerRequest: 1 });
  try {
    const info = String(await redis.info('cpu'));
    const used = (name: string) => Number(new RegExp(`^${name}:([\\d.]+)`, 'm').exec(info)?.[1] ?? Number.NaN);
    const clients = section === 'cpu' ? [] : [...String(await redis.client('LIST')).matchAll(/ tot-mem=(\d+)/g)];
    return {
      cpuMs: 1000 * (used('used_cpu_user') + used('used_cpu_sys')),
      clientKb: sum(clients.map(([, bytes]) => Number(bytes))) / clients.length / 1024,
    };
  } finally {
    redis.disconnect();
  }
}

function total(counter: CommandCounter): number {
  return sum([...counter.counts().values()]);
}

/** For the log. */
function busiest(counter: CommandCounter): string {
  const shapes = [...counter.counts()].sort(([, a], [, b]) => b - a).slice(0, 8);
  return shapes.map(([shape, count]) => `${shape} ${count}`).join(', ');
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
