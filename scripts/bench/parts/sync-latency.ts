import * as z from 'zod';
import { type BareChain, startBareChain } from '../lib/bare-chain.ts';
import {
  FEW_ACCOUNTS,
  type GenerationBench,
  MANY_ACCOUNTS,
  providerCalls,
  startGenerationBench,
} from '../lib/generation.ts';
import { inTurn } from '../lib/in-turn.ts';
import { type LoadResult, load } from '../lib/load.ts';
import { type BenchProfile, fortuneRequest } from '../lib/platform.ts';
import { runProgram } from '../lib/processes.ts';
import { row } from '../lib/statistics.ts';
import type { BenchContext, Part, Row } from '../part.ts';

const PROVIDER_LATENCY_MS = 200;
const IN_FLIGHT = 50;
/** Jobs at once in the worker, of the service and of the baseline. */
const CONCURRENCY = 100;
/** The groups of processes whose processor time is reported. */
const COUNTED = ['API server', 'worker', 'database', 'Redis'] as const;

export const syncLatency: Part = {
  name: 'sync-latency',
  title: 'Added latency of a synchronous generation',
  method: `\`POST /v1/fortunes\` for a new chart, from request to the stored fortune in the answer: one API server, one worker
process, the real SDK against an emulated provider that takes ${PROVIDER_LATENCY_MS} ms. The provider's own time, the median of bare fetches of the same
request in the same run, is subtracted. The baseline is the bare chain, the minimum that stores the record in MongoDB: an Express handler that
looks up one document by id (Mongoose), inserts one record, adds a BullMQ job, waits for a Redis message and looks up the result; and a worker process
that sends the same request by a plain fetch, inserts the result and updates the record in one transaction, and publishes the message. Both get the
same requests in turn within each run from the same generator, and the same provider's time is subtracted.

Processor time is read from /proc, of the measured answers only: from the last answer of the warm-up to the last measured one, while
${IN_FLIGHT} requests are in flight throughout. The database is the gateway and all processes of PostgreSQL, also those that end meanwhile. What database
and Redis spend on their upkeep, and on the few commands of the other chain's idle processes, counts too. The load generator and the provider do not.`,
  limitMs: 2_100_000,
  async run(context) {
    const bench = await startGenerationBench(context, {
      providerLatencyMs: PROVIDER_LATENCY_MS,
      concurrency: CONCURRENCY,
    });
    const bare = await startBareChain(context, bench, CONCURRENCY);
    const runs: Run[] = [];
    for (let run = 0; run < context.runs; run += 1) {
      const made = await measure(context, bench, bare, run);
      runs.push(made);
      context.log(
        `run ${run + 1}: provider ${made.providerMs.toFixed(1)} ms; ${describe(made.ours)}; bare ${describe(made.bare)}`,
      );
    }
    const provider = runs.map(({ providerMs }) => providerMs);
    const line = comparison(runs);
    return [
      row({ ...line('added p50, one at a time', ({ idle }) => idle.p50Ms), target: { kind: 'at most', value: 6 } }),
      row({ ...line('added p99, one at a time', ({ idle }) => idle.p99Ms), target: { kind: 'at most', value: 25 } }),
      row(line(`added p50, ${IN_FLIGHT} in flight`, ({ busy }) => busy.p50Ms)),
      row(line(`added p99, ${IN_FLIGHT} in flight`, ({ busy }) => busy.p99Ms)),
      row({ measure: "the provider's own time, p50 (subtracted)", unit: 'ms', values: provider }),
      ...cpuRows(runs),
    ];
  },
};

/** The rows' values of the service and, run by run, of the bare chain. */
function comparison(runs: readonly Run[]) {
  return (measure: string, figure: (figures: Figures) => number) => ({
    measure,
    unit: 'ms',
    values: runs.map(({ ours }) => figure(ours)),
    baseline: { name: 'bare chain', values: runs.map(({ bare }) => figure(bare)) },
  });
}

/** Without those that are unknown: without /proc, or of a service of one's own. */
function cpuRows(runs: readonly Run[]): Row[] {
  const line = comparison(runs);
  const measure = (what: string) => `processor time per generation, ${IN_FLIGHT} in flight: ${what}`;
  return [
    ...COUNTED.map((name) => line(measure(name), ({ cpuMs }) => cpuMs[name] ?? Number.NaN)),
    line(measure('all together'), ({ cpuMs }) => cpuSum(cpuMs)),
  ]
    .filter(({ values, baseline }) => [...values, ...baseline.values].every(Number.isFinite))
    .map(row);
}

function cpuSum(cpuMs: LoadResult['cpuMsEach']): number {
  return COUNTED.reduce((sum, name) => sum + (cpuMs[name] ?? Number.NaN), 0);
}

interface Run {
  readonly providerMs: number;
  readonly ours: Figures;
  readonly bare: Figures;
}

/** Without the provider's time. */
interface Figures {
  readonly idle: Latency;
  readonly busy: Latency;
  /** Per generation, while busy. */
  readonly cpuMs: LoadResult['cpuMsEach'];
}
type Latency = Pick<LoadResult, 'p50Ms' | 'p99Ms'>;

async function measure(context: BenchContext, bench: GenerationBench, bare: BareChain, run: number): Promise<Run> {
  const both = async (options: GenerateOptions) => {
    const { accounts, warmUp, answers, connections } = options;
    const profiles = await bench.profiles(warmUp + answers + connections - 1, accounts);
    const from = (chain: BareChain) => () => generate(context, bench, chain, profiles, options);
    return inTurn(run, from(bench), from(bare));
  };
  const idle = await both({
    accounts: FEW_ACCOUNTS,
    connections: 1,
    ...(context.quick ? { warmUp: 20, answers: 60 } : { warmUp: 50, answers: 300 }),
  });
  const providerMs = await providerTime(context, bench);
  const busy = await both({
    accounts: MANY_ACCOUNTS,
    connections: IN_FLIGHT,
    rampMs: PROVIDER_LATENCY_MS,
    ...(context.quick ? { warmUp: 100, answers: 300 } : { warmUp: 200, answers: 1_000 }),
  });
  const added = ({ p50Ms, p99Ms }: Latency) => ({ p50Ms: p50Ms - providerMs, p99Ms: p99Ms - providerMs });
  const figures = (whose: 'ours' | 'bare') => ({
    idle: added(idle[whose]),
    busy: added(busy[whose]),
    cpuMs: busy[whose].cpuMsEach,
  });
  return { providerMs, ours: figures('ours'), bare: figures('bare') };
}

interface GenerateOptions {
  readonly accounts: number;
  readonly connections: number;
  readonly rampMs?: number;
  readonly warmUp: number;
  readonly answers: number;
}

async function generate(
  context: BenchContext,
  bench: GenerationBench,
  { apiUrl, pids: [apiServer, worker] }: BareChain,
  profiles: readonly BenchProfile[],
  { accounts: _, ...plan }: GenerateOptions,
): Promise<LoadResult> {
  const before = await providerCalls(bench.emulatorUrl);
  const requests = profiles.map(fortuneRequest);
  const { database, redis } = context.services.pids ?? {};
  const result = await load(context, {
    ...plan,
    origin: apiUrl,
    requests,
    once: true,
    status: 201,
    processes: {
      'API server': [apiServer],
      worker: [worker],
      ...(database && { database: [...database] }),
      ...(redis && { Redis: [...redis] }),
    },
  });
  const calls = (await providerCalls(bench.emulatorUrl)) - before;
  if (calls < plan.warmUp + plan.answers) throw new Error(`only ${calls} provider calls: some answers were cached`);
  return result;
}

async function providerTime(context: BenchContext, { emulatorUrl }: GenerationBench): Promise<number> {
  const input = { url: emulatorUrl, warmUp: 5, samples: context.quick ? 15 : 50 };
  return z.object({ p50Ms: z.number() }).parse(await runProgram(context, 'provider-time', input, 60_000)).p50Ms;
}

function describe({ idle, busy, cpuMs }: Figures): string {
  const ms = ({ p50Ms, p99Ms }: Latency) => `+${p50Ms.toFixed(1)} p99 +${p99Ms.toFixed(1)}`;
  return `alone ${ms(idle)}, ${IN_FLIGHT} in flight ${ms(busy)} ms, CPU ${cpuSum(cpuMs).toFixed(1)} ms each`;
}
