import * as z from 'zod';
import type { BenchContext, Row } from '../part.ts';
import { runProgram } from './processes.ts';
import { row } from './statistics.ts';

/** The cost of a pure calculation. */
export interface CaseResult {
  readonly name: string;
  readonly perSecond: number;
  readonly microseconds: number;
}

const ROUNDS = 5;
/** After one round the compiler is still at work; a worker process writes for days. */
const WARM_UP_ROUNDS = 5;

/**
 * Times a calculation on one core after warm-up, over all inputs and the given number of passes. Returns the best of
 * five rounds, because interruptions (another process, a garbage collection) are not the code's cost.
 */
export function timeCase<T>(
  name: string,
  inputs: readonly T[],
  passes: number,
  calculate: (input: T) => number,
): CaseResult {
  const round = (): number => {
    const start = process.hrtime.bigint();
    // The sum prevents the calls from being optimised away.
    let sum = 0;
    for (let pass = 0; pass < passes; pass++) for (const input of inputs) sum += calculate(input);
    if (sum < 0) throw new Error('unreachable');
    return Number(process.hrtime.bigint() - start) / (passes * inputs.length);
  };
  for (let warmUp = 0; warmUp < WARM_UP_ROUNDS; warmUp += 1) round();
  const nanoseconds = Math.min(...Array.from({ length: ROUNDS }, round));
  return {
    name,
    perSecond: Math.round(1e9 / nanoseconds),
    microseconds: Math.round(nanoseconds) / 1000,
  };
}

const answer = z.object({
  results: z.array(z.object({ name: z.string(), perSecond: z.number(), microseconds: z.number() })),
});

/**
 * Runs a program that times cases, once per run of the benchmark.
 * @param targets microseconds, by the name of the case
 */
export async function runCases(
  context: BenchContext,
  program: string,
  targets: Readonly<Record<string, number>>,
): Promise<readonly Row[]> {
  const runs: (readonly CaseResult[])[] = [];
  for (let run = 0; run < context.runs; run += 1) {
    runs.push(answer.parse(await runProgram(context, program, {}, 120_000)).results);
  }
  return (runs[0] ?? []).flatMap(({ name }, index): Row[] => {
    const limit = targets[name];
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
}
