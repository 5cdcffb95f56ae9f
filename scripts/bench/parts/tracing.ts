import { startCollector } from '../../../tests/harness/collector.ts';
import { cpuMs } from '../lib/cpu.ts';
import { type GenerationBench, MANY_ACCOUNTS, startGenerationBench } from '../lib/generation.ts';
import { inTurn } from '../lib/in-turn.ts';
import { load } from '../lib/load.ts';
import { fortuneRequest } from '../lib/platform.ts';
import { row } from '../lib/statistics.ts';
import type { BenchContext, Part } from '../part.ts';

const SAMPLED = 0.1;
const IN_FLIGHT = 20;

export const tracing: Part = {
  name: 'tracing',
  title: 'Traces of a tenth of the requests',
  method: `Two platforms beside each other, one that sends spans of ${SAMPLED * 100} % of its requests to a collector and one without traces, loaded in turn
within each run: processor time of API server and worker for each synchronous \`POST /v1/fortunes\` (${IN_FLIGHT} in flight, a provider that answers at once), and of
the API server for each \`GET /v1/profiles/{id}\`.`,
  limitMs: 900_000,
  async run(context) {
    const collector = await startCollector({ keep: false });
    context.defer(collector.close);
    const bench = (settings: Readonly<Record<string, string>>) =>
      startGenerationBench(context, { providerLatencyMs: 0, concurrency: IN_FLIGHT, settings });
    const traced = await bench({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER_ARG: String(SAMPLED),
    });
    const plain = await bench({});
    const runs: { ours: Figures; bare: Figures }[] = [];
    for (let run = 0; run < context.runs; run += 1) {
      const { ours, bare } = await inTurn(
        run,
        () => figures(context, traced),
        () => figures(context, plain),
      );
      runs.push({ ours, bare });
      context.log(`run ${run + 1}: ${describe(ours)}; without ${describe(bare)}`);
    }
    const line = (measure: string, figure: (figures: Figures) => number) =>
      row({
        measure,
        unit: 'ms',
        values: runs.map(({ ours }) => figure(ours)),
        baseline: { name: 'without traces', values: runs.map(({ bare }) => figure(bare)) },
        target: { kind: 'at most of baseline', ratio: 1.05 },
      });
    return [
      line('processor time per generation', ({ generationMs }) => generationMs),
      line('processor time per read', ({ readMs }) => readMs),
    ];
  },
};

interface Figures {
  readonly generationMs: number;
  readonly readMs: number;
}

async function figures(context: BenchContext, bench: GenerationBench): Promise<Figures> {
  const [generations, reads] = context.quick ? [100, 1_000] : [600, 8_000];
  const profiles = await bench.profiles(generations, MANY_ACCOUNTS);
  const plan = { origin: bench.apiUrl, connections: IN_FLIGHT, warmUp: 0 };
  const generationMs = await cpuMsEach(bench.pids, generations, () =>
    load(context, { ...plan, requests: profiles.map(fortuneRequest), once: true, status: 201, answers: generations }),
  );
  const requests = profiles.map(({ key, profileId }) => ({
    method: 'GET',
    path: `/v1/profiles/${profileId}`,
    headers: { 'X-API-Key': key },
  }));
  const readMs = await cpuMsEach(bench.pids.slice(0, 1), reads, () =>
    load(context, { ...plan, requests, status: 200, answers: reads }),
  );
  return { generationMs, readMs };
}

async function cpuMsEach(pids: readonly number[], count: number, work: () => Promise<unknown>): Promise<number> {
  const used = () => pids.reduce((sum, pid) => sum + (cpuMs(pid) ?? Number.NaN), 0);
  const before = used();
  await work();
  return (used() - before) / count;
}

function describe({ generationMs, readMs }: Figures): string {
  return `generation ${generationMs.toFixed(2)} ms, read ${readMs.toFixed(3)} ms`;
}
