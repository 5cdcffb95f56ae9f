import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../../tests/harness/http.ts';
import { type Deferred, deferred } from '../../tests/harness/stores.ts';
import { type Repetition, runEvery } from './run-every.ts';

const EVERY_MS = 5;

describe('repeated work', () => {
  let runs: Deferred<void>[];
  let repetition: Repetition;
  const work = () => {
    const run = deferred();
    runs.push(run);
    return run.promise;
  };
  /** The timer has fired several times by then. */
  const someTime = () => new Promise((resolve) => setTimeout(resolve, 20 * EVERY_MS));
  beforeEach(() => {
    runs = [];
  });
  afterEach(async () => {
    for (const run of runs) run.resolve();
    await repetition.stop();
  });

  it('waits for the run before, however long that takes', async () => {
    repetition = runEvery(EVERY_MS, work);
    await until('it runs', async () => runs.length > 0);
    await someTime();
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await until('it runs again', async () => runs.length > 1);
  });

  it('starts after the first interval, or at once', async () => {
    repetition = runEvery(3_600_000, work);
    expect(runs).toHaveLength(0);
    await repetition.stop();
    repetition = runEvery(3_600_000, work, { atOnce: true });
    expect(runs).toHaveLength(1);
  });

  it('has ended, with its last run, when it is stopped', async () => {
    repetition = runEvery(EVERY_MS, work, { atOnce: true });
    let isStopped = false;
    const stopped = repetition.stop().then(() => {
      isStopped = true;
    });
    await someTime();
    expect(isStopped).toBe(false);
    runs[0]?.resolve();
    await stopped;
    await someTime();
    expect(runs).toHaveLength(1);
  });
});
