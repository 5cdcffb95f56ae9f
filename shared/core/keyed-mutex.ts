import { setTimeout as delay } from 'node:timers/promises';

/** No more works of this key may wait, or none any longer. */
export class LineFullError extends Error {}

/**
 * @returns a function that runs at most `max` works of the same key at once; the others wait in order. Between two of them others
 *   get the processor, also where the works themselves wait for nothing. It throws LineFullError where works of the weight `maxWaiting` wait.
 */
export function createKeyedMutex(
  max: number,
  maxWaiting = Number.POSITIVE_INFINITY,
): <T>(key: string, work: () => Promise<T>, weight?: number) => Promise<T> {
  const lines = new Map<string, { running: number; weight: number; readonly waiting: (() => void)[] }>();
  return async (key, work, weight = 1) => {
    const line = lines.get(key) ?? { running: 0, weight: 0, waiting: [] };
    lines.set(key, line);
    if (line.running >= max) {
      if (line.weight + weight > maxWaiting) throw new LineFullError('the line is full');
      line.weight += weight;
      await new Promise<void>((resolve) => line.waiting.push(resolve));
      line.weight -= weight;
    } else line.running += 1;
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next !== undefined) setImmediate(next);
      else {
        line.running -= 1;
        if (line.running === 0) lines.delete(key);
      }
    }
  };
}

/** As `createKeyedMutex`. A work ends its turn by itself, or when it has taken `maxMs`: it may wait for a store that is away. */
export function createTimedTurns(
  max: number,
  maxMs: number,
): <T>(key: string, work: (endTurn: () => void) => Promise<T>) => Promise<T> {
  const inLine = createKeyedMutex(max);
  return <T>(key: string, work: (endTurn: () => void) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      void inLine(
        key,
        () =>
          new Promise<void>((endTurn) => {
            const timer = setTimeout(endTurn, maxMs);
            const done = () => {
              clearTimeout(timer);
              endTurn();
            };
            work(done).then(resolve, reject).finally(done);
          }),
      );
    });
}

/**
 * Turns of a key, one work at a time, each followed by a rest. For work that would hold the database up for others if as much of it
 * ran as a caller may ask for at once.
 * @param restShare of a rest, in the times that the work took: 1 leaves others half of the time
 */
export function createPacedTurns(restShare: number): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const inLine = createKeyedMutex(1);
  return (key, work) =>
    new Promise((resolve, reject) => {
      void inLine(key, async () => {
        const startedAt = performance.now();
        await work().then(resolve, reject);
        await delay(restShare * (performance.now() - startedAt), undefined, { ref: false });
      });
    });
}
