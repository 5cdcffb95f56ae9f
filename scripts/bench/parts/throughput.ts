import { MANY_ACCOUNTS, startGenerationBench } from '../lib/generation.ts';
import { load } from '../lib/load.ts';
import { fortuneRequest } from '../lib/platform.ts';
import { row } from '../lib/statistics.ts';
import type { Part } from '../part.ts';

const PROVIDER_LATENCY_MS = 2_000;
const IN_FLIGHT = 100;
const IDEAL_PER_SECOND = (IN_FLIGHT * 1000) / PROVIDER_LATENCY_MS;

export const throughput: Part = {
  name: 'throughput',
  title: 'Generations per second of one worker',
  method: `Synchronous \`POST /v1/fortunes\`, ${IN_FLIGHT} in flight, one API server and one worker process with concurrency ${IN_FLIGHT}, a provider that
takes ${PROVIDER_LATENCY_MS} ms: completed generations per second in steady state, of ${IDEAL_PER_SECOND} that would be possible if all else took no time.`,
  limitMs: 900_000,
  async run(context) {
    const bench = await startGenerationBench(context, {
      providerLatencyMs: PROVIDER_LATENCY_MS,
      concurrency: IN_FLIGHT,
    });
    const [warmUp, answers] = context.quick ? [100, 300] : [200, 1_000];
    const rates: number[] = [];
    for (let run = 0; run < context.runs; run += 1) {
      const profiles = await bench.profiles(warmUp + answers + IN_FLIGHT - 1, MANY_ACCOUNTS);
      const { perSecond } = await load(context, {
        origin: bench.apiUrl,
        requests: profiles.map(fortuneRequest),
        once: true,
        status: 201,
        connections: IN_FLIGHT,
        rampMs: PROVIDER_LATENCY_MS,
        warmUp,
        answers,
      });
      rates.push(perSecond);
      context.log(`run ${run + 1}: ${perSecond.toFixed(2)}/s`);
    }
    return [
      row({
        measure: `generations, ${IN_FLIGHT} in flight`,
        unit: '1/s',
        values: rates,
        baseline: { name: 'ideal', values: rates.map(() => IDEAL_PER_SECOND) },
        target: { kind: 'at least', value: 48 },
      }),
    ];
  },
};
