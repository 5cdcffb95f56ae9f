import * as z from 'zod';
import {
  FEW_ACCOUNTS,
  type GenerationBench,
  MANY_ACCOUNTS,
  providerCalls,
  startGenerationBench,
} from '../lib/generation.ts';
import { type LoadResult, load } from '../lib/load.ts';
import { fortuneRequest } from '../lib/platform.ts';
import { runProgram } from '../lib/processes.ts';
import { row } from '../lib/statistics.ts';
import type { BenchContext, Part } from '../part.ts';

const PROVIDER_LATENCY_MS = 200;
const IN_FLIGHT = 50;

export const syncLatency: Part = {
  name: 'sync-latency',
  title: 'Added latency of a synchronous generation',
  method: `\`POST /v1/fortunes\` for a chart that nobody has asked for, from request to the stored fortune in the answer: one front, one worker
process, the real SDK against an emulated provider that takes ${PROVIDER_LATENCY_MS} ms. The provider's own time, the median of bare fetches of the same
request in the same run, is taken off.`,
  limitMs: 1_500_000,
  async run(context) {
    const bench = await startGenerationBench(context, { providerLatencyMs: PROVIDER_LATENCY_MS, concurrency: 100 });
    const runs: Run[] = [];
    for (let run = 0; run < context.runs; run += 1) {
      const made = await measure(context, bench);
      runs.push(made);
      context.log(
        `run ${run + 1}: provider ${made.providerMs.toFixed(1)} ms; alone +${made.idle.p50Ms.toFixed(1)} p99 +${made.idle.p99Ms.toFixed(1)};` +
          ` ${IN_FLIGHT} in flight +${made.busy.p50Ms.toFixed(1)} p99 +${made.busy.p99Ms.toFixed(1)} ms`,
      );
    }
    const provider = runs.map(({ providerMs }) => providerMs);
    const line = (measure: string, figure: (run: Run) => number) => ({ measure, unit: 'ms', values: runs.map(figure) });
    return [
      row({ ...line('added p50, one at a time', ({ idle }) => idle.p50Ms), target: { kind: 'at most', value: 6 } }),
      row({ ...line('added p99, one at a time', ({ idle }) => idle.p99Ms), target: { kind: 'at most', value: 25 } }),
      row(line(`added p50, ${IN_FLIGHT} in flight`, ({ busy }) => busy.p50Ms)),
      row(line(`added p99, ${IN_FLIGHT} in flight`, ({ busy }) => busy.p99Ms)),
      row({ measure: "the provider's own time, p50 (taken off)", unit: 'ms', values: provider }),
    ];
  },
};

interface Run {
  readonly providerMs: number;
  /** Without the provider's time. */
  readonly idle: Pick<LoadResult, 'p50Ms' | 'p99Ms'>;
  readonly busy: Pick<LoadResult, 'p50Ms' | 'p99Ms'>;
}

async function measure(context: BenchContext, bench: GenerationBench): Promise<Run> {
  const idle = await generate(context, bench, {
    accounts: FEW_ACCOUNTS,
    connections: 1,
    ...(context.quick ? { warmUp: 20, answers: 60 } : { warmUp: 50, answers: 300 }),
  });
  const providerMs = await providerTime(context, bench);
  const busy = await generate(context, bench, {
    accounts: MANY_ACCOUNTS,
    connections: IN_FLIGHT,
    rampMs: PROVIDER_LATENCY_MS,
    ...(context.quick ? { warmUp: 100, answers: 300 } : { warmUp: 200, answers: 1_000 }),
  });
  const added = ({ p50Ms, p99Ms }: LoadResult) => ({ p50Ms: p50Ms - providerMs, p99Ms: p99Ms - providerMs });
  return { providerMs, idle: added(idle), busy: added(busy) };
}

async function generate(
  context: BenchContext,
  bench: GenerationBench,
  options: {
    readonly accounts: number;
    readonly connections: number;
    readonly rampMs?: number;
    readonly warmUp: number;
    readonly answers: number;
  },
): Promise<LoadResult> {
  const { accounts, ...plan } = options;
  const before = await providerCalls(bench.emulatorUrl);
  const profiles = await bench.profiles(plan.warmUp + plan.answers + plan.connections - 1, accounts);
  const result = await load(context, {
    ...plan,
    origin: bench.frontUrl,
    requests: profiles.map(fortuneRequest),
    once: true,
    status: 201,
  });
  const calls = (await providerCalls(bench.emulatorUrl)) - before;
  if (calls < plan.warmUp + plan.answers) throw new Error(`only ${calls} provider calls: some answers were cached`);
  return result;
}

async function providerTime(context: BenchContext, { emulatorUrl }: GenerationBench): Promise<number> {
  const input = { url: emulatorUrl, warmUp: 5, samples: context.quick ? 15 : 50 };
  return z.object({ p50Ms: z.number() }).parse(await runProgram(context, 'provider-time', input, 60_000)).p50Ms;
}
