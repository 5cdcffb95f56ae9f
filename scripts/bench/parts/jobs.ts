import * as z from 'zod';
import { takeEmptyRedis } from '../lib/platform.ts';
import { runProgram } from '../lib/processes.ts';
import { row } from '../lib/statistics.ts';
import type { Part } from '../part.ts';

const CONCURRENCY = 50;
const KINDS = ['ours', 'bare', 'plain'] as const;
const answer = z.object({ perSecond: z.number() });

export const jobs: Part = {
  name: 'jobs',
  title: 'Job throughput',
  method: `Generation jobs that do nothing, added beforehand, taken by one process with concurrency ${CONCURRENCY}: our producer and runtime
(payloads parsed, time limit, metrics) beside a bare BullMQ worker, for jobs with the same options (priority, attempts, retention) and for jobs
without any.`,
  limitMs: 600_000,
  async run(context) {
    const redisUrl = await takeEmptyRedis(context);
    const size = context.quick ? { jobs: 8_000, warmUp: 2_000 } : { jobs: 40_000, warmUp: 5_000 };
    const rates: Record<(typeof KINDS)[number], number[]> = { ours: [], bare: [], plain: [] };
    for (let run = 0; run < context.runs; run += 1) {
      const order = run % 2 === 0 ? KINDS : KINDS.toReversed();
      for (const kind of order) {
        const input = { kind, redisUrl, concurrency: CONCURRENCY, ...size };
        const { perSecond } = answer.parse(await runProgram(context, 'jobs', input, 120_000));
        rates[kind].push(perSecond);
      }
      context.log(
        `run ${run + 1}: ${KINDS.map((kind) => `${kind} ${Math.round(rates[kind][run] ?? 0)}/s`).join(', ')}`,
      );
    }
    const line = { measure: 'no-op jobs', unit: '1/s', values: rates.ours };
    return [
      row({
        ...line,
        baseline: { name: 'bare BullMQ, same job options', values: rates.bare },
        target: { kind: 'at least of baseline', ratio: 0.8 },
      }),
      row({ ...line, baseline: { name: 'bare BullMQ, jobs without options', values: rates.plain } }),
    ];
  },
};
