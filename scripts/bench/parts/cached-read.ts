import * as z from 'zod';
import { cpuMs } from '../lib/cpu.ts';
import { inTurn } from '../lib/in-turn.ts';
import { type LoadPlan, type LoadResult, load } from '../lib/load.ts';
import { inParallel } from '../lib/parallel.ts';
import { type BenchPlatform, createProfileMaker, makeLiveKeys, openBenchPlatform, postJson } from '../lib/platform.ts';
import { startNode } from '../lib/processes.ts';
import { row } from '../lib/statistics.ts';
import type { BenchContext, Part, Row } from '../part.ts';

const CONNECTIONS = 50;
/** Equal to the API server's, so that both access the database in the same way. */
const POOL_SIZE = 50;
const FORTUNES_AT_ONCE = 16;
/** An account may send 1,000 requests a minute: enough for 10,000 a second during the measurement. */
const MANY_ACCOUNTS = 250;

export const cachedRead: Part = {
  name: 'cached-read',
  title: 'Cached reads',
  method: `\`GET /v1/fortunes/{id}\` with authentication, limits, access log and metrics on, in turn over many accounts, beside a
bare Express handler with one Mongoose \`findOne\` by id on the same collection. Both are loaded in turn within each run by the same
generator, with ${CONNECTIONS} connections and with one.`,
  limitMs: 900_000,
  async run(context) {
    const subjects = await startSubjects(context);
    const runs: { ours: Figures; bare: Figures }[] = [];
    for (let run = 0; run < context.runs; run += 1) {
      const { ours, bare } = await inTurn(
        run,
        () => figures(context, subjects.ours),
        () => figures(context, subjects.bare),
      );
      runs.push({ ours, bare });
      context.log(`run ${run + 1}: ${describe(ours)}; bare ${describe(bare)}`);
    }
    return report(runs);
  },
};

interface Figures {
  readonly loaded: LoadResult;
  readonly idle: LoadResult;
  /** Processor time of the server's process per request under load; NaN where it cannot be read. */
  readonly cpuMs: number;
}

interface Subject {
  readonly pid: number;
  readonly load: Pick<LoadPlan, 'origin' | 'requests' | 'status'>;
}

async function figures(context: BenchContext, subject: Subject): Promise<Figures> {
  const [warmUp, durationMs, answers] = context.quick ? [500, 2_000, 300] : [2_000, 6_000, 2_000];
  const before = cpuMs(subject.pid) ?? Number.NaN;
  const loaded = await load(context, { ...subject.load, connections: CONNECTIONS, warmUp, durationMs });
  const used = (cpuMs(subject.pid) ?? Number.NaN) - before;
  const idle = await load(context, { ...subject.load, connections: 1, warmUp: 100, answers });
  return { loaded, idle, cpuMs: used / loaded.total };
}

async function startSubjects(context: BenchContext): Promise<{ ours: Subject; bare: Subject }> {
  const platform = await openBenchPlatform(context);
  const apiServer = await platform.startApiServer();
  context.log('creating accounts and fortunes');
  const fortunes = await makeFortunes(platform, apiServer.url, context.quick ? MANY_ACCOUNTS / 5 : MANY_ACCOUNTS);
  const bare = await startNode(context, {
    file: 'scripts/bench/programs/bare-read.ts',
    input: { mongodbUrl: platform.mongodbUrl, maxPoolSize: POOL_SIZE },
  });
  const { port } = z.object({ port: z.number() }).parse(bare.ready);
  const request = (path: string, headers: Record<string, string>) => ({ method: 'GET', path, headers });
  return {
    ours: {
      pid: apiServer.pid,
      load: {
        origin: apiServer.url,
        status: 200,
        requests: fortunes.map(({ id, key }) => request(`/v1/fortunes/${id}`, { 'X-API-Key': key })),
      },
    },
    bare: {
      pid: bare.pid,
      load: {
        origin: `http://127.0.0.1:${port}`,
        status: 200,
        requests: fortunes.map(({ id }) => request(`/fortunes/${id}`, {})),
      },
    },
  };
}

/** One fortune for each of `count` accounts, created through the platform. Its worker does not run afterwards. */
async function makeFortunes(platform: BenchPlatform, url: string, count: number) {
  const worker = await platform.startWorker('--pools', 'haiku');
  const keys = await makeLiveKeys(platform.admin, count);
  const profiles = await createProfileMaker(url, keys)(count, count);
  const fortunes = await inParallel(profiles, FORTUNES_AT_ONCE, async ({ key, profileId }) => {
    const made = await postJson(`${url}/v1/fortunes`, key, { profile_id: profileId, type: 'daily', model: 'haiku' });
    return { key, id: z.object({ id: z.string() }).parse(made).id };
  });
  await worker.stop();
  return fortunes;
}

function report(runs: readonly { readonly ours: Figures; readonly bare: Figures }[]): Row[] {
  const line = (measure: string, unit: string, figure: (figures: Figures) => number) => ({
    measure,
    unit,
    values: runs.map(({ ours }) => figure(ours)),
    baseline: { name: 'bare Express + Mongoose', values: runs.map(({ bare }) => figure(bare)) },
  });
  return [
    row({
      ...line(`requests, ${CONNECTIONS} connections`, '1/s', ({ loaded }) => loaded.perSecond),
      target: { kind: 'at least of baseline', ratio: 0.7 },
    }),
    row(line(`latency p50, ${CONNECTIONS} connections`, 'ms', ({ loaded }) => loaded.p50Ms)),
    row(line(`latency p99, ${CONNECTIONS} connections`, 'ms', ({ loaded }) => loaded.p99Ms)),
    ...(runs.every(({ ours }) => Number.isFinite(ours.cpuMs))
      ? [row(line("processor time of the server's process per request", 'ms', ({ cpuMs }) => cpuMs))]
      : []),
    row(line('latency p50, one connection', 'ms', ({ idle }) => idle.p50Ms)),
    row(line('latency p99, one connection', 'ms', ({ idle }) => idle.p99Ms)),
  ];
}

function describe({ loaded, idle, cpuMs }: Figures): string {
  return `${Math.round(loaded.perSecond)}/s p50 ${loaded.p50Ms.toFixed(1)} p99 ${loaded.p99Ms.toFixed(1)} ms, CPU ${cpuMs.toFixed(2)} ms, alone ${idle.p50Ms.toFixed(2)} ms`;
}
