import { setTimeout as delay } from 'node:timers/promises';
import { distinctBirths } from '../lib/births.ts';
import { cpuMs } from '../lib/cpu.ts';
import { startGenerationBench } from '../lib/generation.ts';
import { liveAccount, postJson } from '../lib/platform.ts';
import type { StartedProcess } from '../lib/processes.ts';
import { insertProfiles } from '../lib/profiles.ts';
import { median, row } from '../lib/statistics.ts';
import type { Part } from '../part.ts';

const PROVIDER_LATENCY_MS = 2_000;
const CONCURRENCY = 10;
const WORKERS = [1, 2, 4, 8];
const PER_BATCH = 100;
const IDEAL_SECONDS = (PER_BATCH / CONCURRENCY) * (PROVIDER_LATENCY_MS / 1_000);

export const growthWorkers: Part = {
  name: 'growth-workers',
  title: 'Growth: worker processes',
  method: `Batches of ${PER_BATCH} profiles, one for each worker process, all ordered at once: fortunes a second from the first answer to the end of the last batch, with 1 to 8
worker processes of concurrency ${CONCURRENCY}, one more for \`maintenance\` and \`webhook\`, and a provider that takes ${PROVIDER_LATENCY_MS} ms. The ideal is ${PER_BATCH} fortunes
a worker in ${IDEAL_SECONDS} s, as if all else took no time. Where the curve leaves it, the machine's processors end: "processor" is the time that the worker processes
themselves used, as a share of one core.

![Fortunes a second by worker processes](images/growth-workers.svg)`,
  limitMs: 3_600_000,
  async run(context) {
    const bench = await startGenerationBench(context, {
      providerLatencyMs: PROVIDER_LATENCY_MS,
      concurrency: CONCURRENCY,
      pools: ['maintenance,webhook'],
    });
    const { admin } = bench.platform;
    const births = distinctBirths();
    const workers: StartedProcess[] = [];
    // One worker is part of the bench.
    const figures: { count: number; rates: number[]; cores: number[] }[] = [];
    for (const count of context.quick ? [1, 2] : WORKERS) {
      while (workers.length < count - 1) {
        workers.push(await bench.platform.startWorker('--pools', 'haiku', '--concurrency', String(CONCURRENCY)));
      }
      const rates: number[] = [];
      const cores: number[] = [];
      for (let run = 0; run < Math.min(context.runs, 3); run += 1) {
        const { owner, key } = await liveAccount(admin);
        const ids = await insertProfiles(admin, owner, births, count * PER_BATCH);
        const before = workers.map(({ pid }) => cpuMs(pid) ?? 0);
        const startedAt = performance.now();
        for (let from = 0; from < ids.length; from += PER_BATCH) {
          await postJson(`${bench.apiUrl}/v1/fortunes/batch`, key, {
            profile_ids: ids.slice(from, from + PER_BATCH),
            fortune_type: 'daily',
            model: 'haiku',
          });
        }
        while ((await admin.db.batches.countDocuments({ ...owner, state: 'completed' })) < count) await delay(100);
        const ms = performance.now() - startedAt;
        rates.push((ids.length * 1_000) / ms);
        const used = workers.map(({ pid }, index) => ((cpuMs(pid) ?? 0) - (before[index] ?? 0)) / ms);
        cores.push(used.reduce((sum, one) => sum + one, 0) / Math.max(1, workers.length));
        context.log(`${count} workers: ${rates.at(-1)?.toFixed(1)}/s, ${cores.at(-1)?.toFixed(2)} cores each`);
      }
      figures.push({ count, rates, cores });
    }
    const ideal = (count: number) => (count * PER_BATCH) / IDEAL_SECONDS;
    await context.picture('growth-workers', {
      title: 'Fortunes a second by worker processes',
      x: { label: 'worker processes', scale: 'linear' },
      y: { label: 'fortunes a second', scale: 'linear' },
      curves: [
        { name: 'ideal', points: figures.map(({ count }) => [count, ideal(count)] as const) },
        { name: 'measured', points: figures.map(({ count, rates }) => [count, median(rates)] as const) },
      ],
    });
    return figures.flatMap(({ count, rates, cores }) => [
      row({
        measure: `${count} worker${count === 1 ? '' : 's'}`,
        unit: '1/s',
        values: rates,
        baseline: { name: 'ideal', values: rates.map(() => ideal(count)) },
      }),
      ...(count === 1 ? [] : [row({ measure: `processor of each of ${count} workers`, unit: 'cores', values: cores })]),
    ]);
  },
};
