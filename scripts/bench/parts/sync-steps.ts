import { setTimeout as delay } from 'node:timers/promises';
import { type CollectedSpan, startCollector } from '../../../tests/harness/collector.ts';
import { FEW_ACCOUNTS, type GenerationBench, startGenerationBench } from '../lib/generation.ts';
import { load } from '../lib/load.ts';
import { fortuneRequest } from '../lib/platform.ts';
import { row } from '../lib/statistics.ts';
import type { BenchContext, Part } from '../part.ts';

const PROVIDER_LATENCY_MS = 200;
const COLLECTED_WITHIN_MS = 20_000;

/** Between two moments of a trace each, from the first to the last. */
const STEPS = [
  'request to job: key, limits, profile, call and generation stored',
  'job added',
  'wait in the queue',
  'claim and prompt',
  "the provider's call",
  'answer read and judged',
  'settlement: content, charge, fortune, event',
  'settlement to answer: signal, fortune read, response',
] as const;

export const syncSteps: Part = {
  name: 'sync-steps',
  title: 'Where the time of a synchronous generation goes',
  method: `The steps of \`POST /v1/fortunes\` as its traces show them, all requests recorded, one at a time, with a provider that takes
${PROVIDER_LATENCY_MS} ms: means, which add up to the whole. Recording costs some of it.`,
  limitMs: 600_000,
  async run(context) {
    const collector = await startCollector();
    context.defer(collector.close);
    const bench = await startGenerationBench(context, {
      providerLatencyMs: PROVIDER_LATENCY_MS,
      concurrency: 20,
      settings: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '200' },
    });
    const runs: (readonly number[])[] = [];
    for (let run = 0; run < context.runs; run += 1) {
      const traces = await generate(context, bench, collector.take);
      runs.push(STEPS.map((_, step) => mean(traces.map((steps) => steps[step] ?? Number.NaN))));
      context.log(`run ${run + 1}: ${traces.length} traces`);
    }
    return [
      ...STEPS.map((measure, step) =>
        row({ measure, unit: 'ms', values: runs.map((means) => means[step] ?? Number.NaN) }),
      ),
      row({ measure: 'the whole', unit: 'ms', values: runs.map((means) => means.reduce((a, b) => a + b)) }),
    ];
  },
};

/** @returns the steps of each request after the warm-up */
async function generate(
  context: BenchContext,
  bench: GenerationBench,
  take: () => readonly CollectedSpan[],
): Promise<readonly (readonly number[])[]> {
  const { warmUp, answers } = context.quick ? { warmUp: 10, answers: 30 } : { warmUp: 50, answers: 300 };
  const profiles = await bench.profiles(warmUp + answers, FEW_ACCOUNTS);
  const requests = profiles.map(fortuneRequest);
  await load(context, { origin: bench.apiUrl, connections: 1, requests, once: true, status: 201, warmUp, answers });
  const spans: CollectedSpan[] = [];
  for (const end = performance.now() + COLLECTED_WITHIN_MS; performance.now() < end; ) {
    spans.push(...take());
    const whole = stepsByTrace(spans);
    if (whole.length >= warmUp + answers) return whole.slice(warmUp);
    await delay(200);
  }
  throw new Error(`only ${stepsByTrace(spans).length} of ${warmUp + answers} traces are complete`);
}

/** Of the traces that are complete, in the order of their requests. */
function stepsByTrace(spans: readonly CollectedSpan[]): readonly (readonly number[])[] {
  const traces = new Map<string, CollectedSpan[]>();
  for (const span of spans) {
    const trace = traces.get(span.traceId);
    if (trace === undefined) traces.set(span.traceId, [span]);
    else trace.push(span);
  }
  return [...traces.values()]
    .flatMap((trace) => {
      const named = (name: string) => trace.find((span) => span.name.startsWith(name));
      const request = named('POST /v1/fortunes');
      const add = named('add generation-');
      const job = named('process generation-');
      const provider = trace.find((span) => span.name === 'POST');
      const settle = named('settle');
      if (!request || !add || !job || !provider || !settle) return [];
      const moments = [
        request.startMs,
        add.startMs,
        add.endMs,
        job.startMs,
        provider.startMs,
        provider.endMs,
        settle.startMs,
        settle.endMs,
        request.endMs,
      ];
      return [moments];
    })
    .sort(([a = 0], [b = 0]) => a - b)
    .map((moments) => moments.slice(1).map((moment, index) => moment - (moments[index] ?? Number.NaN)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
