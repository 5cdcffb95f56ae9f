import { DelayJob } from '../queues/outcomes.ts';

/** Runs work one at a time, with rests between. @throws DelayJob until its turn */
export type Pace = (work: () => Promise<void>) => Promise<void>;

/** As long as the work took, so many times: it takes a quarter of the time. What slows the work makes the rests longer. */
const RESTS = 3;
/** Work that an outage prolonged must not stop the next for minutes. */
const MAX_REST_MS = 5_000;
const FIRST_CYCLE_MS = 100;

/**
 * The feeding for test keys, which yields to all other work. With it and turns of ten items, another account's calls beside 90
 * batches of a test key in a minute take 1.2 times as long as alone; without, they took 5.3 times
 * (scripts/bench/parts/test-key-load.ts).
 * @param now in ms; tests set another
 */
export function createPace(now: () => number = () => performance.now()): Pace {
  let isRunning = false;
  let restsUntil = 0;
  let cycleMs = FIRST_CYCLE_MS;
  /** Each that has to wait gets a time of its own: else all would ask again at each end of a rest. */
  let promised = 0;
  return async (work) => {
    const startedAt = now();
    if (isRunning || startedAt < restsUntil) {
      promised = Math.max(isRunning ? startedAt + cycleMs : restsUntil, promised + cycleMs);
      throw new DelayJob('the feeding for test keys rests', Math.ceil(promised - startedAt));
    }
    isRunning = true;
    try {
      await work();
    } finally {
      const tookMs = now() - startedAt;
      cycleMs = tookMs + Math.min(RESTS * tookMs, MAX_REST_MS);
      restsUntil = startedAt + cycleMs;
      isRunning = false;
    }
  };
}
