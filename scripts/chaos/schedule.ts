import { between, seededRandom, shuffled } from '../../tests/harness/random.ts';

/** A fault of the plan. */
export interface Planned {
  readonly fault: string;
  /** From the begin of the fault before it, or from the start of the load. */
  readonly afterMs: number;
  /** Seeds what the fault chooses: a process, the direction of a clock. */
  readonly seed: number;
}

const MIN_GAP_MS = 5_000;
const MAX_GAP_MS = 15_000;

/** An endless plan: every fault once in random order, then again in another order. It depends on its arguments alone. */
export function* faultSchedule(seed: number, faults: readonly string[]): Generator<Planned> {
  const random = seededRandom(seed);
  for (;;) {
    for (const fault of shuffled(faults, random)) {
      yield { fault, afterMs: between(MIN_GAP_MS, MAX_GAP_MS, random), seed: between(1, 1_000_000_000, random) };
    }
  }
}
