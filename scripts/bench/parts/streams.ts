import * as z from 'zod';
import { startBareChain } from '../lib/bare-chain.ts';
import { type Birth, distinctBirths } from '../lib/births.ts';
import { FEW_ACCOUNTS, type GenerationBench, setProviderLatency, startGenerationBench } from '../lib/generation.ts';
import { inTurn } from '../lib/in-turn.ts';
import { runProgram } from '../lib/processes.ts';
import { percentile, row } from '../lib/statistics.ts';
import type { StreamRequest } from '../lib/stream-client.ts';
import { dailyStream } from '../lib/streams.ts';
import type { BenchContext, Part } from '../part.ts';

const PROVIDER_LATENCY_MS = 100;
const SLOW_PROVIDER_MS = 1_000;
/** Jobs at once in the worker, of the service and of the baseline. */
const CONCURRENCY = 20;
/** Charts whose sections the cached streams reuse. */
const CACHED_CHARTS = 20;

export const streams: Part = {
  name: 'streams',
  title: 'Streams, one at a time',
  method: `\`POST /v1/fortunes/daily-stream\` (three sections in parallel), read over one kept-alive connection, one stream after the other: one
API server, one worker process, the real SDK against an emulated provider. New charts with a provider that takes ${PROVIDER_LATENCY_MS} ms per section, whose own time,
the median of bare fetches of the same request in the same run, is subtracted the first section's; then charts with every section cached; then new
charts with a provider that takes ${SLOW_PROVIDER_MS / 1000} s per section. Beside it the bare chain, without a database: an Express handler that sends the headers
of an event stream, adds one BullMQ job and waits for a Redis message; and a worker process that sends one section's request by a plain fetch and
publishes the answer. Beside the cached streams a bare Express handler that sends the headers and a prepared answer. Both are read in
turn with ours within each run, as many streams by the same reader, and the same provider's time is subtracted.`,
  limitMs: 1_200_000,
  async run(context) {
    const bench = await startGenerationBench(context, {
      providerLatencyMs: PROVIDER_LATENCY_MS,
      concurrency: CONCURRENCY,
    });
    const { apiUrl: bareUrl } = await startBareChain(context, bench, CONCURRENCY);
    const births = distinctBirths();
    const runs: Run[] = [];
    for (let run = 0; run < context.runs; run += 1) {
      const made = await measure(context, bench, bareUrl, births, run);
      runs.push(made);
      context.log(`run ${run + 1}: ${describe(made)}`);
    }
    const line = (measure: string, figure: (run: Run) => number) => ({ measure, unit: 'ms', values: runs.map(figure) });
    const beside = (name: string, measure: string, figure: (subject: Subject, providerMs: number) => number) => ({
      ...line(measure, ({ ours, providerMs }) => figure(ours, providerMs)),
      baseline: { name, values: runs.map(({ bare, providerMs }) => figure(bare, providerMs)) },
    });
    const [EXPRESS, CHAIN] = ['bare Express', 'bare chain'];
    const atMost = (value: number) => ({ kind: 'at most', value }) as const;
    return [
      row(beside(EXPRESS, 'headers p50, all cached', ({ cached }) => cached.headersP50Ms)),
      row({ ...beside(EXPRESS, 'headers p99, all cached', ({ cached }) => cached.headersP99Ms), target: atMost(20) }),
      row(beside(CHAIN, 'headers p50, nothing cached', ({ fresh }) => fresh.headersP50Ms)),
      row({ ...beside(CHAIN, 'headers p99, nothing cached', ({ fresh }) => fresh.headersP99Ms), target: atMost(20) }),
      row(beside(EXPRESS, 'whole stream p50, all cached', ({ cached }) => cached.doneP50Ms)),
      row({ ...beside(EXPRESS, 'whole stream p99, all cached', ({ cached }) => cached.doneP99Ms), target: atMost(40) }),
      row({ ...beside(CHAIN, 'first section, added p50', addedP50), target: atMost(4) }),
      row({ ...beside(CHAIN, 'first section, added p99', addedP99), target: atMost(20) }),
      row(line("the provider's own time, p50 (subtracted)", ({ providerMs }) => providerMs)),
      row(line('whole stream p50, 1 s per section', ({ slow }) => slow.doneP50Ms)),
      row({ ...line('whole stream, slowest, 1 s per section', ({ slow }) => slow.doneMaxMs), target: atMost(1_300) }),
    ];
  },
};

interface Run {
  readonly ours: Subject;
  readonly bare: Subject;
  readonly providerMs: number;
  readonly slow: Figures;
}

interface Subject {
  readonly fresh: Figures;
  readonly cached: Figures;
}

interface Figures {
  readonly headersP50Ms: number;
  readonly headersP99Ms: number;
  readonly firstP50Ms: number;
  readonly firstP99Ms: number;
  readonly doneP50Ms: number;
  readonly doneP99Ms: number;
  readonly doneMaxMs: number;
}

function addedP50({ fresh }: Subject, providerMs: number): number {
  return fresh.firstP50Ms - providerMs;
}

function addedP99({ fresh }: Subject, providerMs: number): number {
  return fresh.firstP99Ms - providerMs;
}

async function measure(
  context: BenchContext,
  bench: GenerationBench,
  bareUrl: string,
  births: Generator<Birth>,
  run: number,
): Promise<Run> {
  const size = context.quick
    ? { fresh: 60, freshWarmUp: 20, cached: 200, cachedWarmUp: 50, slow: 4 }
    : { fresh: 300, freshWarmUp: 50, cached: 1_000, cachedWarmUp: 100, slow: 15 };
  const newStreams = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const { value } = births.next();
      // Different accounts in each run, because of the limits per minute.
      const key = bench.keys[(run * FEW_ACCOUNTS + (index % FEW_ACCOUNTS)) % bench.keys.length];
      if (value === undefined || key === undefined) throw new Error('no birth or no key is left for another stream');
      return dailyStream(bench.apiUrl, key, value);
    });

  const charts = newStreams(size.fresh + size.freshWarmUp);
  const both = (requests: readonly StreamRequest[], barePath: string, plan: ReadPlan) => {
    const bare = requests.map((request) => ({ ...request, url: `${bareUrl}${barePath}` }));
    return inTurn(
      run,
      () => read(context, requests, plan),
      () => read(context, bare, plan),
    );
  };
  const fresh = await both(charts, '/stream', { warmUp: size.freshWarmUp, cached: false });
  const providerMs = await providerTime(context, bench);
  const known = charts.slice(-CACHED_CHARTS);
  const again = Array.from({ length: size.cached + size.cachedWarmUp }, (_, i) => known[i % known.length] ?? []).flat();
  const cached = await both(again, '/cached-stream', { warmUp: size.cachedWarmUp, cached: true });
  await setProviderLatency(bench.emulatorUrl, SLOW_PROVIDER_MS);
  const slow = await read(context, newStreams(size.slow + 1), { warmUp: 1, cached: false });
  await setProviderLatency(bench.emulatorUrl, PROVIDER_LATENCY_MS);
  const subject = (whose: 'ours' | 'bare') => ({ fresh: fresh[whose], cached: cached[whose] });
  return { ours: subject('ours'), bare: subject('bare'), providerMs, slow };
}

const answer = z.object({
  streams: z.array(z.object({ headersMs: z.number(), firstEventMs: z.number(), doneMs: z.number() })),
});
const READ_LIMIT_MS = 300_000;

interface ReadPlan {
  readonly warmUp: number;
  readonly cached: boolean;
}

async function read(context: BenchContext, requests: readonly StreamRequest[], plan: ReadPlan): Promise<Figures> {
  const { streams } = answer.parse(await runProgram(context, 'streams', { requests, ...plan }, READ_LIMIT_MS));
  const headers = streams.map(({ headersMs }) => headersMs);
  const first = streams.map(({ firstEventMs }) => firstEventMs);
  const done = streams.map(({ doneMs }) => doneMs);
  return {
    headersP50Ms: percentile(headers, 0.5),
    headersP99Ms: percentile(headers, 0.99),
    firstP50Ms: percentile(first, 0.5),
    firstP99Ms: percentile(first, 0.99),
    doneP50Ms: percentile(done, 0.5),
    doneP99Ms: percentile(done, 0.99),
    doneMaxMs: percentile(done, 1),
  };
}

async function providerTime(context: BenchContext, { emulatorUrl }: GenerationBench): Promise<number> {
  const input = { url: emulatorUrl, warmUp: 5, samples: context.quick ? 15 : 50 };
  return z.object({ p50Ms: z.number() }).parse(await runProgram(context, 'provider-time', input, 60_000)).p50Ms;
}

const ms = (value: number) => value.toFixed(1);

function describe({ ours, bare, slow, providerMs }: Run): string {
  return (
    `${describeSubject(ours, providerMs)}; bare ${describeSubject(bare, providerMs)};` +
    ` provider ${ms(providerMs)}; 1 s: whole ${ms(slow.doneP50Ms)} max ${ms(slow.doneMaxMs)} ms`
  );
}

function describeSubject(subject: Subject, providerMs: number): string {
  const { fresh, cached } = subject;
  return (
    `cached: headers ${ms(cached.headersP50Ms)} p99 ${ms(cached.headersP99Ms)}, whole ${ms(cached.doneP50Ms)} p99 ${ms(cached.doneP99Ms)},` +
    ` new: headers ${ms(fresh.headersP50Ms)} p99 ${ms(fresh.headersP99Ms)},` +
    ` first +${ms(addedP50(subject, providerMs))} p99 +${ms(addedP99(subject, providerMs))}`
  );
}
