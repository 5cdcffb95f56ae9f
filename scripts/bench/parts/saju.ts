import * as z from 'zod';
import { runProgram } from '../lib/processes.ts';
import { row } from '../lib/statistics.ts';
import type { Part, Row } from '../part.ts';

const answer = z.object({
  results: z.array(z.object({ name: z.string(), perSecond: z.number(), microseconds: z.number() })),
});

/** Microseconds, by the name of the case. */
const TARGETS: Readonly<Record<string, number>> = {
  'four pillars, solar birth': 1,
  'four pillars and ten cycles, lunar birth': 3,
  'whole Saju object with analysis': 20,
};

export const saju: Part = {
  name: 'saju',
  title: 'The calendar',
  method: 'Pure calculation on one core after warm-up, over 4,096 births from 1900 to 2100.',
  limitMs: 300_000,
  async run(context) {
    const runs: z.output<typeof answer>['results'][] = [];
    for (let run = 0; run < context.runs; run += 1) {
      runs.push(answer.parse(await runProgram(context, 'saju', {}, 120_000)).results);
    }
    return (runs[0] ?? []).flatMap(({ name }, index): Row[] => {
      const limit = TARGETS[name];
      const results = runs.flatMap((results) => results[index] ?? []);
      return [
        row({
          measure: name,
          unit: 'µs',
          values: results.map(({ microseconds }) => microseconds),
          ...(limit === undefined ? {} : { target: { kind: 'at most', value: limit } }),
        }),
        row({ measure: `${name}, rate`, unit: '1/s', values: results.map(({ perSecond }) => perSecond) }),
      ];
    });
  },
};
